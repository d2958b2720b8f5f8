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
        var units: [ChipUnit] = []
        for path in try paths() {
            let octets = try InputFile.read(path, limit: 1 << 22)
            do throws(ConformanceError) { units.append(try ChipUnit(json: octets)) } catch {
                throw CLIError(error, file: path)
            }
        }
        do throws(ConformanceError) {
            return files.isEmpty ? try ChipCampaign.chip() : try ChipCampaign(units: units)
        } catch {
            throw CLIError(error)
        }
    }

    private func paths() throws(CLIError) -> [String] {
        var paths: [String] = []
        for path in files {
            guard InputFile.isFolder(path) else {
                paths.append(path)
                continue
            }
            let names = (InputFile.entries(of: path) ?? []).filter { $0.hasSuffix(".json") }.sorted()
            guard !names.isEmpty else {
                throw CLIError(
                    code: ConformanceError.Code.fileInvalid, message: .conformanceNoCases(folder: path))
            }
            paths += names.prefix(1024).map { "\(path)/\($0)" }
        }
        return paths
    }

    /// Says of rows that were asked for by name and have no text where they went.
    func tellRetired(of campaign: ChipCampaign) {
        for name in cases {
            guard let row = campaign.retiredRow(named: name) else { continue }
            switch row.reason {
            case .moved(let other): Terminal.remark(.conformanceRowMoved(name: name, other: other))
            case .deleted(let edition): Terminal.remark(.conformanceRowDeleted(name: name, edition: edition))
            }
        }
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
        do throws(ConformanceError) {
            return try TestAuthority(certificate: octets, pem: String(decoding: pem, as: UTF8.self))
        } catch {
            throw CLIError(error)
        }
    }
}
