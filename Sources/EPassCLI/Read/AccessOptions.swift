// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassAccess
import EPassMRZ
import EPassMessages

/// What opens the chip, and by which protocol.
struct AccessOptions: ParsableArguments {
    @Option(
        name: .customLong("mrz"), defaultAsFlag: .prompt,
        help: ArgumentHelp("The MRZ, which opens the chip and is compared with what the chip says.", valueName: "mrz"))
    var mrz: SecretInput?

    @Option(
        name: .customLong("can"), defaultAsFlag: .prompt,
        help: ArgumentHelp(
            "The card access number, which opens the chip by PACE. If --mrz is given too, it is compared with the chip. Without a value, epass asks.",
            valueName: "can"))
    var can: SecretInput?

    @Option(
        name: .customLong("access"),
        help: ArgumentHelp(
            "The protocol: auto (PACE where the chip offers it, else BAC), pace, bac. What was used, and whether more was offered, is in the report."
        ))
    var choice = AccessChoice.auto

    /// Whether any of them was given.
    var areGiven: Bool { mrz != nil || can != nil || choice != .auto }

    mutating func validate() throws {
        try SecretInput.validate("--mrz")
        try SecretInput.validate("--can")
        if can != nil, choice == .bac { throw ValidationError(.inputBacWithCAN) }
        if let mrz, let can, mrz.isOnStandardInput, can.isOnStandardInput {
            throw ValidationError(.inputBothOnStandardInput)
        }
    }

    /// The protocols that may be used.
    func apply(to options: inout PassportReader.Options) { options.accessMethod = choice.method }

    /// What opens the chip.
    ///
    /// - Throws: `CLIError` with status 65 where what was given is no MRZ and no `NUMBER,YYMMDD,YYMMDD`, or no card
    ///   access number.
    func input() throws(CLIError) -> AccessInput {
        var input = AccessInput.none
        if let mrz {
            let text = try mrz.text(.mrz)
            do {
                input = try AccessInput.parse(text)
            } catch {
                throw CLIError(
                    layer: error, status: .badData, message: .inputNoMRZ(error: error.message), remedy: .inputGiveMRZ)
            }
        }
        guard let can else { return input }
        let text = try can.text(.can)
        let digits = String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
        do {
            input = try input.with(can: digits)
        } catch {
            throw CLIError(
                layer: error, status: .badData, message: .inputNoCAN(error: error.message), remedy: .inputGiveCAN)
        }
        // Doc 9303-4, 4.1.1.2 and 9303-5, 3.2.3. Cards outside Doc 9303 may have others, so the chip decides; some
        // chips answer slower after a wrong one.
        if digits.count != 6 { Terminal.warn(.inputCanLength(count: digits.count)) }
        return input
    }
}

/// `AccessMethod` on the command line.
enum AccessChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, pace, bac

    var method: AccessMethod {
        switch self {
        case .auto: .auto
        case .pace: .pace
        case .bac: .bac
        }
    }
}

extension SecretInput.Kind {
    /// Lines of a machine readable zone, or `NUMBER,YYMMDD,YYMMDD`.
    static let mrz = SecretInput.Kind(
        option: "--mrz", word: "mrz", instruction: .promptMrzInstruction, prompt: .promptMrz, maximumLength: 1024
    ) { text in
        if text.filter({ $0 == "," }).count == 2 { return true }
        let count = text.unicodeScalars.filter { !$0.properties.isWhitespace }.count
        // Two lines of TD1 hold 60 characters, so a zone of that many waits for its third line.
        return count == 88 || count == 72 || count >= 90
    }

    /// A card access number.
    static let can = SecretInput.Kind(
        option: "--can", word: "can", instruction: .promptCanInstruction, prompt: .promptCan, maximumLength: 64
    ) { _ in true }
}
