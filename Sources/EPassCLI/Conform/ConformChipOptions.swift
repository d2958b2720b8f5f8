// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassConformance
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassSimulator

/// Which cases are run against a chip, and what is known of it.
struct ConformChipOptions: ParsableArguments {
    @Option(name: .customLong("case"), help: ArgumentHelp(.helpConformChipCommandCase, valueName: .helpValueCase))
    var cases: [String] = []

    @Option(name: .customLong("unit"), help: ArgumentHelp(.helpConformChipCommandUnit, valueName: .helpValueUnit))
    var units: [String] = []

    @Option(
        name: .customLong("cases"), help: ArgumentHelp(.helpConformChipCommandFiles, valueName: .helpValueFile),
        completion: .file())
    var files: [String] = []

    @Option(help: ArgumentHelp(.helpConformChipCommandIcs, valueName: .helpValueFile), completion: .file())
    var ics: String?

    @Flag(name: .customLong("print-ics"), help: ArgumentHelp(.helpConformChipCommandPrintIcs))
    var printIcs = false

    @Option(help: ArgumentHelp(.helpConformChipCommandCvca, valueName: .helpValueFile), completion: .file())
    var cvca: String?

    @Option(
        name: .customLong("cvca-key"), help: ArgumentHelp(.helpConformChipCommandCvcaKey, valueName: .helpValueFile),
        completion: .file())
    var cvcaKey: String?

    @Option(
        name: .customLong("chip-date"), help: ArgumentHelp(.helpConformChipCommandChipDate, valueName: .helpValueDate))
    var chipDate: String?

    @Flag(help: ArgumentHelp(.helpConformChipCommandDestructive))
    var destructive = false

    @Flag(help: ArgumentHelp(.helpConformChipCommandList))
    var list = false

    mutating func validate() throws {
        guard (cvca == nil) == (cvcaKey == nil) else { throw ValidationError(.conformanceCvcaPair) }
        if let chipDate, CalendarDate(chipDate) == nil { throw ValidationError(.conformanceNoChipDate) }
        if list, printIcs { throw ValidationError(.conformanceListAlone) }
    }

    /// The cases that are built in, or those of the files.
    ///
    /// - Throws: `CLIError` with the file and the place in it.
    func campaign() throws(CLIError) -> ChipCampaign {
        guard !files.isEmpty else { return try CLIError.of { () throws(ConformanceError) in try ChipCampaign.chip() } }
        let input = try CampaignInput(files) { octets throws(ConformanceError) in try ChipUnit(json: octets) }
        return try CLIError.of { () throws(ConformanceError) in try ChipCampaign(units: input.units) }
    }

    /// What the tester is given: what opens the chip, and the keys of its trust points.
    ///
    /// - Throws: `CLIError` where a file cannot be read or used.
    func setting(_ channel: ChannelOptions, _ access: AccessOptions) async throws(CLIError) -> ChipTestSetting {
        let statement = try ics.map { path throws(CLIError) in
            let octets = try InputFile.read(path, limit: 1 << 20)
            do throws(ConformanceError) { return try ChipStatement(json: octets) } catch {
                throw CLIError(error, file: path)
            }
        }
        var authorities: [TestAuthority] = []
        if let cvca, let cvcaKey { authorities.append(try Self.authority(cvca, cvcaKey)) }
        let simulated = try channel.simulate.map { name throws(CLIError) in
            try SimulatedDocument.made(named: name, document: channel.document).document
        }
        if authorities.isEmpty, let simulated { authorities = ChipTestSetting.authorities(of: simulated) }
        return ChipTestSetting(
            access: try await channel.own(access), authorities: authorities, runsDestructive: destructive,
            statement: statement, simulated: simulated, date: chipDate.flatMap { CalendarDate($0) })
    }

    private static func authority(_ certificate: String, _ key: String) throws(CLIError) -> TestAuthority {
        SecretFile.warnIfShared(key, .key)
        let octets = try InputFile.read(certificate, limit: 1 << 16)
        let pem = try InputFile.read(key, limit: 1 << 16)
        return try CLIError.of { () throws(ConformanceError) in
            try TestAuthority(certificate: octets, pem: String(decoding: pem, as: UTF8.self))
        }
    }
}
