// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMRZ
import EPassMessages

/// The machine readable zone as it is printed, and how it is asked for.
struct PrintedZoneOptions: ParsableArguments {
    @Option(
        name: .customLong("mrz"), defaultAsFlag: .prompt,
        help: ArgumentHelp(
            .helpPrintedZoneOptionsMrz,
            valueName: .helpValueMrz))
    var mrz: SecretInput?

    @Flag(help: ArgumentHelp(.helpPrintedZoneOptionsKeys))
    var keys = false

    @Flag(help: ArgumentHelp(.helpPrintedZoneOptionsShow))
    var show = false

    /// What is given of the zone; `--keys` alone asks.
    var given: SecretInput? { mrz ?? (keys ? .prompt : nil) }

    /// What is asked for on a terminal; nil where nothing is.
    var request: PromptRequest? {
        guard let given, given.asks else { return nil }
        return keys ? .keys : .zone(orCAN: false)
    }

    mutating func validate() throws {
        try SecretInput.validate("--mrz")
        if keys, case .value? = mrz { throw ValidationError(.inputKeysAsks) }
    }

    /// The zone that is printed, asked for where that is wanted.
    ///
    /// - Throws: `CLIError`.
    func asked() async throws(CLIError) -> AccessInput {
        guard let request else { return try adding(to: .none) }
        return try await PromptSession(
            given: .none, requests: [(request, "--mrz")], isShown: show, isWanted: true
        ).ask()
    }

    /// What was given without a question, added to what else is; unchanged where it is asked for.
    ///
    /// - Throws: `CLIError` with status 65 where it is no MRZ and no `NUMBER,YYMMDD,YYMMDD`.
    func adding(to input: AccessInput) throws(CLIError) -> AccessInput {
        guard let given, !given.asks else { return input }
        let text = try given.text(.mrz)
        do throws(MRZError) {
            return input.replacing(zone: try AccessInput.parse(text).zone)
        } catch {
            if case .value? = mrz, OutputFile.exists(text) {
                throw CLIError(
                    layer: error, status: .badData, message: .inputZoneIsFile(name: DisplayText.escaped(text)),
                    remedy: .inputGiveZoneOfFile)
            }
            throw CLIError(
                layer: error, status: .badData, message: .inputNoMRZ(error: error.message),
                remedy: error.code == .otherLayout ? nil : .inputGiveMRZ)
        }
    }
}
