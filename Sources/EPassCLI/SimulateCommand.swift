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
        abstract: "Present a simulated passport to a virtual reader, or write its files.",
        discussion: """
            A profile names what is special about the document or its chip; --list shows them all, --show one as a \
            description that --document takes. \
            \(SimulatorProfile.combinationPattern) names any combination of PACE, such as pace-im-p-256-aes-128. With \
            --vpcd the chip is put into the virtual reader of the package vsmartcard-vpcd, where any PC/SC program can \
            read it; with --connect it goes to anything else that speaks the same protocol, such as epass read \
            --vpcd-listen. epass simulate cvc makes certificates for terminals. All data, keys and certificates are \
            synthetic.
            """)

    @Argument(
        help: "The profile, default where none is named; with --list, a word of names, or a number such as F-16.",
        completion: .list(SimulatorProfile.names))
    var profile: String?

    @Flag(help: "Put the chip into the virtual reader at 127.0.0.1:35963.")
    var vpcd = false

    @Option(help: ArgumentHelp("Put the chip into the virtual reader at another address.", valueName: "host:port"))
    var connect: String?

    @Option(
        help: ArgumentHelp("Make the document that this JSON file describes (- for standard input).", valueName: "file")
    )
    var document: String?

    @Option(
        help: ArgumentHelp(
            "Derive all keys and random numbers from a number; the result is reproducible.", valueName: "n"))
    var seed: UInt64?

    @Option(help: ArgumentHelp("Write the chip's files and the certificates to a new folder.", valueName: "folder"))
    var export: String?

    @Flag(help: "List the profiles by groups.")
    var list = false

    @Option(help: ArgumentHelp("Print the description of a profile, to start from.", valueName: "profile"))
    var show: String?

    @Option(
        help: ArgumentHelp(
            "Say all that is wrong with a description, each with the place of the member (- for standard input).",
            valueName: "file"))
    var check: String?

    @Flag(help: "With --list and --check: print JSON.")
    var json = false

    mutating func validate() throws {
        if vpcd, connect != nil { throw ValidationError(.simulateVpcdAndConnect) }
        let shows = [list, show != nil, check != nil].filter { $0 }.count
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

    private func listProfiles() throws {
        let listing = ProfileListing(profile)
        guard !listing.isEmpty else {
            throw SimulatorError(.profileUnknown, .simulatorNoProfile(name: "'\(profile ?? "")'"))
        }
        if json { Terminal.print(listing.json.text()) } else { listing.show() }
    }

    /// - Throws: the exit status for bad data where something is wrong.
    private func check(_ file: DocumentFile, replacing chosen: SimulatorProfile) throws {
        let faults = file.faults(replacing: chosen.document)
        let hints = faults.isEmpty ? try file.description(replacing: chosen.document).ruleHints() : []
        let check = DescriptionCheck(faults: faults, hints: hints)
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
