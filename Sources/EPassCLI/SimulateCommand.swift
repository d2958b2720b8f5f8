// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassJSON
import EPassMessages
import EPassSimulator

/// `epass simulate`: a virtual chip, behind a virtual reader or as files.
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: Words.say(.helpSimulateCommandAbstract),
        discussion: Words.paragraphs(
            .helpSimulateCommandText1(pattern: SimulatorProfile.combinationPattern),
            examples: [
                "epass simulate --list",
                "epass simulate td1 --export files",
                "epass simulate --vpcd",
                "epass simulate pace --pages pages",
            ]))

    @Argument(
        help: ArgumentHelp(.helpSimulateCommandProfile, valueName: .helpValueProfile),
        completion: .list(SimulatorProfile.names))
    var profile: String?

    @Flag(help: ArgumentHelp(.helpSimulateCommandVpcd))
    var vpcd = false

    @Option(help: ArgumentHelp(.helpSimulateCommandConnect, valueName: .helpValueHostPort))
    var connect: String?

    @Option(
        help: ArgumentHelp(.helpSimulateCommandDocument, valueName: .helpValueFile)
    )
    var document: String?

    @Option(
        help: ArgumentHelp(.helpSimulateCommandSeed, valueName: .helpValueN))
    var seed: UInt64?

    @Option(help: ArgumentHelp(.helpSimulateCommandExport, valueName: .helpValueFolder))
    var export: String?

    @Option(help: ArgumentHelp(.helpSimulateCommandPages, valueName: .helpValueFolder))
    var pages: String?

    @Flag(help: ArgumentHelp(.helpSimulateCommandList))
    var list = false

    @Option(help: ArgumentHelp(.helpSimulateCommandShow, valueName: .helpValueProfile))
    var show: String?

    @Option(
        help: ArgumentHelp(
            .helpSimulateCommandCheck,
            valueName: .helpValueFile))
    var check: String?

    @Flag(help: ArgumentHelp(.helpSimulateCommandJson))
    var json = false

    mutating func validate() throws {
        if vpcd, connect != nil { throw ValidationError(.simulateVpcdAndConnect) }
        let shows = [list, show != nil, check != nil, pages != nil].filter { $0 }.count
        let makes = vpcd || connect != nil || export != nil || document != nil || seed != nil
        guard shows == 0 || shows == 1 && !makes && (show == nil || profile == nil) else {
            throw ValidationError(.simulateListAlone)
        }
        if json, !list, check == nil { throw ValidationError(.simulateJsonAlone) }
    }

    func run() async throws {
        do {
            try await simulate()
        } catch let error as SimulatorError {
            throw CLIError(error)
        }
    }

    /// - Throws: `CLIError`, or the `SimulatorError` of a step.
    private func simulate() async throws {
        if list { return try listProfiles() }
        if let show { return Terminal.print(try SimulatorProfile.named(show).json.text()) }
        if let pages {
            for path in try await ProfilePages(try listing().profiles).write(to: pages) {
                Terminal.print(DisplayText.escaped(path))
            }
            return
        }
        let chosen = try SimulatorProfile.named(profile ?? "default")
        if let check { return try self.check(try DocumentFile(check), replacing: chosen) }
        guard vpcd || connect != nil || export != nil else {
            throw CLIError(.usage, .simulateSayWhat, remedy: .simulateWays)
        }
        let address = try connect.map(VirtualReaderAddress.init) ?? VirtualReaderAddress()
        if let export { try OutputFile.checkFolder(export) }
        let description =
            try document.map { try DocumentFile($0).description(replacing: chosen.document) } ?? chosen.document
        let made = try description.makeDocument(seed: seed)
        if let export { try write(made, to: export) }
        guard vpcd || connect != nil else { return }
        try await present(try made.makeChip(), of: made, at: address)
    }

    private func write(_ document: PersonalisedDocument, to folder: String) throws(CLIError) {
        var paths: [String] = []
        var output = try OutputFolder(folder)
        for file in document.exportedFiles { paths.append(try output.write(file.content, named: file.name)) }
        for path in paths { Terminal.print(DisplayText.escaped(path)) }
        // No secret: the person does not exist. A profile such as td1 opens to no other zone, and can-only to none.
        guard let can = document.numberThatOpens else {
            Terminal.note(.simulatePrintedMRZ)
            for line in document.printedLines { Terminal.noteUnbroken(line) }
            return
        }
        Terminal.note(.simulateCardAccessNumber)
        Terminal.noteUnbroken(can)
    }

    private func present(
        _ chip: SimulatedChip, of document: PersonalisedDocument, at address: VirtualReaderAddress
    ) async throws {
        let client = VirtualCardClient(chip, host: address.host, port: address.port)
        let lines = document.printedLines
        let can = document.numberThatOpens
        let result = await Interruption.cancelling { () async -> Result<VirtualCardClient.Ending, SimulatorError> in
            await withTaskCancellationHandler {
                do throws(SimulatorError) {
                    return .success(
                        try await client.run { event in Self.report(event, at: address, printed: lines, can: can) })
                } catch {
                    return .failure(error)
                }
            } onCancel: {
                client.stop()
            }
        }
        UnmetRules(chip, document.behaviour).tell()
        switch try result.get() {
        case .readerClosed: Terminal.note(.simulateReaderClosed)
        case .chipLost: Terminal.note(.simulateChipLost)
        case .stopped: throw ExitCode(ErrorExit.interrupted.rawValue)
        }
    }

    private static func report(
        _ event: VirtualCardClient.Event, at address: VirtualReaderAddress, printed lines: [String], can: String?
    ) {
        switch event {
        case .waiting: Terminal.note(.simulateWaiting(address: address))
        case .connected:
            // No secret: the person does not exist.
            let zone = lines.map { "'\($0)'" }.joined(separator: " ")
            let command =
                can.map { "printf '%s\\n' \($0) | epass read --can -" } ?? "printf '%s\\n' \(zone) | epass read --mrz -"
            Terminal.note(.simulateConnected(address: address))
            Terminal.noteUnbroken("  " + command)
            Terminal.note(.simulateTakeOut)
        case .used: Terminal.note(.simulateUsed)
        case .reset: Terminal.note(.simulateReset)
        }
    }

    /// The profiles that the argument means as a word; all without one.
    private func listing() throws(SimulatorError) -> ProfileListing {
        let listing = ProfileListing(profile)
        guard !listing.isEmpty else {
            throw SimulatorError(.profileUnknown, .simulatorNoProfile(name: profile ?? ""))
        }
        return listing
    }

    private func listProfiles() throws {
        let listing = try self.listing()
        if json { Terminal.print(listing.json.text()) } else { listing.show() }
    }

    /// - Throws: the exit status for bad data where something is wrong.
    private func check(_ file: DocumentFile, replacing chosen: SimulatorProfile) throws {
        let faults = file.faults(replacing: chosen.document)
        // What no member says alone shows when the document is made.
        let trial = faults.isEmpty ? try file.description(replacing: chosen.document).trial() : nil
        let check = DescriptionCheck(faults: trial?.faults ?? faults, hints: trial?.hints ?? [])
        if json { Terminal.print(check.json.text()) } else { check.show() }
        guard check.faults.isEmpty else { throw ExitCode(ErrorExit.badData.rawValue) }
        if !json { Terminal.note(.simulateNothingWrong) }
    }
}

extension PersonalisedDocument {
    /// The CAN, where the zone does not open the chip.
    fileprivate var numberThatOpens: String? {
        passwords.contains(.mrz) || accessControl.offersBasic ? nil : cardAccessNumber
    }
}

/// Where a virtual reader listens.
struct VirtualReaderAddress: Sendable, CustomStringConvertible {
    let host: String
    let port: UInt16

    init() {
        host = "127.0.0.1"
        port = VirtualCardClient.defaultPort
    }

    /// `HOST:PORT`, or `[ADDRESS]:PORT` for an address that has colons itself.
    init(_ text: String) throws(CLIError) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]), port > 0,
            colon > text.startIndex
        else {
            throw CLIError(.usage, .simulateNoAddress(address: text), remedy: .simulateGiveAddress)
        }
        let name = text[..<colon]
        host = String(name.hasPrefix("[") && name.hasSuffix("]") ? name.dropFirst().dropLast() : name)
        self.port = port
    }

    var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
