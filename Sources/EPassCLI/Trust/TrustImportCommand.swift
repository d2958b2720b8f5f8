// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust import`: takes trust material into the store.
struct TrustImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import master lists, PKD downloads, certificates, CRLs, deviation and defect lists.",
        discussion: """
            Files are told by their octets: certificates, CRLs and signed lists in DER or PEM, LDIF as the ICAO PKD \
            offers it, and folders of them. An entry that cannot be read is skipped and named; the rest is imported. \
            What would change is shown first. A new country, another key under a known name, an anchor that leaves, \
            and a list that nothing trusted stands behind have to be confirmed, at the terminal or with --yes.

            A master list brings the certificate of its own signer along and so proves nothing by itself: compare the \
            SHA-256 of that CSCA certificate, or of the list, with what its issuer publishes, and give it with --pin. \
            Without, its certificates are unpinned, and the policies border and strict refuse what rests on them. A \
            list, or a CRL, that is older than the one in the store is refused.

            A CSCA speaks for its own State. What its lists say about other States is taken by border and strict only \
            where the list itself was pinned, or under a grant, which holds for the next lists as well: --grant, the \
            answer to a question at the terminal, or epass trust grant. --yes confirms changes and grants nothing.

            EXAMPLES
              epass trust import --pin 3C4F...B1 DE_ML.ml
              epass trust import --grant '3C4F...B1:master:*' DE_ML.ml
              epass trust import icaopkd-001.ldif icaopkd-002.ldif
              epass trust import --dry-run --json new/
              epass trust import --yes csca.pem

            Exits with 0 where all was imported that could be read, 64 where something has to be confirmed and nobody \
            was asked, 65 where a list was refused or nothing could be read, 66 where there is no such file, 73 where \
            the store cannot be written, 75 where another process writes to it, 130 where the answer was no.
            """)

    @Argument(help: "A file, or a folder.", completion: .file())
    var paths: [String]

    @Option(
        help: ArgumentHelp("The store (default: the one of the data folder).", valueName: "dir"), completion: .directory
    )
    var store: String?

    @Option(
        help: ArgumentHelp(
            "SHA-256 of a CSCA certificate, or of a list, that you trust. May be given more than once.",
            valueName: "sha256"))
    var pin: [String] = []

    @Option(help: ArgumentHelp("\(GrantArgument.help) May be given more than once.", valueName: "grant"))
    var grant: [GrantArgument] = []

    @Flag(help: "Confirm everything that has to be confirmed; nothing is granted by it.")
    var yes = false

    @Flag(help: "Show what would change, and change nothing.")
    var dryRun = false

    @Flag(help: "Print one JSON object.")
    var json = false

    mutating func validate() throws {
        for text in pin where FingerprintText.octets(text) == nil {
            throw ValidationError(.trustImportNoFingerprint(option: "--pin", text: text))
        }
    }

    func run() async throws {
        var result = TrustImportResult(store: store ?? TrustMaterial.defaultPath, isDryRun: dryRun)
        var stopped: CLIError?
        do {
            try carryOut(&result)
        } catch let error as TrustError {
            stopped = CLIError(importing: error, store: result.store)
        } catch let error as CLIError {
            stopped = error
        }
        // What was refused is an error beside what was taken.
        let error = stopped ?? result.refusal
        if json {
            Terminal.print(result.json(error: error).text())
        } else if stopped == nil {
            Terminal.show(Words.say(result.conclusion))
        }
        if let error { throw error }
    }

    /// - Throws: `CLIError`, or the `TrustError` of a step.
    private func carryOut(_ result: inout TrustImportResult) throws {
        if paths.contains("") || store == "" { throw CLIError.emptyName(.trustImportNameEmpty) }
        let transaction = try begin(result.store, pins: Set(pin.compactMap(FingerprintText.octets)))
        defer { transaction.drop() }
        // Before the lists come: a grant names the CSCA that a list may bring along.
        for argument in grant { try transaction.grant(argument.grant) }
        try read(into: transaction, &result)
        var difference = try transaction.difference()
        result.difference = difference
        if !json { TrustDifferenceText.show(TrustDifferenceText.lines(of: result)) }
        // Who pins expects the pin to be met: what came is then something else than what was meant.
        guard difference.unmetPins.isEmpty else {
            throw CLIError(.pinNotMet, .trustImportPinNotMet, remedy: .trustImportComparePin)
        }
        for argument in grant {
            guard try transaction.holdsCSCA(withFingerprint: argument.grant.fingerprint) else {
                throw CLIError(.pinNotMet, .trustImportPublisherNotHere, remedy: .trustImportComparePublisher)
            }
        }
        guard result.objects > 0 || !difference.refused.isEmpty else {
            if let first = result.skipped.first { throw Self.nothingBut(first, of: result.skippedCount) }
            throw CLIError(
                code: TrustError.Code.noCertificate, message: .trustImportNothingFound, remedy: .trustImportWhatToGive)
        }
        guard !dryRun else { return }
        if !yes, !json, GrantQuestion.canBeAsked {
            let granted = GrantQuestion.ask(about: difference, grants: transaction.grants)
            if !granted.isEmpty {
                for grant in granted { try transaction.grant(grant) }
                difference = try transaction.difference()
                result.difference = difference
                TrustDifferenceText.show(TrustDifferenceText.standing(difference))
            }
        }
        if difference.requiresConfirmation, !yes { try confirm() }
        // Where all was refused nothing is written: no store is made for it.
        guard difference.refused.isEmpty || !difference.isEmpty || difference.unchangedObjects > 0 else { return }
        let snapshot = try transaction.commit()
        result.snapshotHash = snapshot.snapshotHash
        result.anchorCount = snapshot.anchorCount
    }

    private func begin(_ path: String, pins: Set<[UInt8]>) throws(TrustError) -> TrustTransaction {
        // A dry run makes no store where there is none.
        if dryRun {
            do throws(TrustError) {
                return try TrustStore.open(path: path).begin(pins: pins, at: Clock.now())
            } catch {
                guard error.code == .noSuchFile else { throw error }
                return .inMemory(name: path, pins: pins, at: Clock.now())
            }
        }
        return try TrustStore.beginMaking(path: path, pins: pins, at: Clock.now())
    }

    /// The error where nothing could be read: the reason of the first, which for one file is its own.
    private static func nothingBut(_ first: ImportSkipped, of count: Int) -> CLIError {
        let place = DisplayText.escaped(first.place)
        return CLIError(
            layer: first.reason,
            message: count > 1
                ? .trustImportNothingButMany(place: place, reason: first.reason.message, count: count)
                : .trustImportErrorAt(place: place, reason: first.reason.message))
    }

    private func read(into transaction: TrustTransaction, _ result: inout TrustImportResult) throws(TrustError) {
        let progress = ProgressLine()
        defer { progress.clear() }
        var skipped = result.skipped
        var skippedCount = 0
        var objects = 0
        for path in paths {
            let name = Self.shortened(DisplayText.escaped(path.split(separator: "/").last.map(String.init) ?? path))
            try TrustImporter().read(path: path) { object throws(TrustError) in
                objects += 1
                try transaction.add(object)
            } skipped: { entry in
                skippedCount += 1
                if skipped.count < TrustImportResult.maximumSkipped { skipped.append(entry) }
            } progress: { done, total in
                progress.show(file: name, done: done, total: total)
            }
        }
        result.skipped = skipped
        result.skippedCount = skippedCount
        result.objects = objects
    }

    /// A name that leaves room for the bar on a terminal of 80 columns.
    private static func shortened(_ name: String) -> String {
        name.count > 40 ? "..." + name.suffix(37) : name
    }

    private func confirm() throws(CLIError) {
        guard Terminal.inputIsTerminal, Terminal.errorIsTerminal else {
            throw CLIError(.confirmationNeeded, .trustImportNobodyToConfirm)
        }
        Terminal.progress(Words.say(.trustImportQuestion) + " ")
        guard Self.isYes(readLine() ?? "") else {
            throw CLIError(.notConfirmed, .trustImportNotConfirmed)
        }
    }

    /// Whether an answer is one of those that the language has for yes; the English ones hold in every language.
    private static func isYes(_ answer: String) -> Bool {
        let words = Words.say(.trustImportAnswersYes).lowercased().split { !$0.isLetter }
        let answer = answer.lowercased().filter { !$0.isWhitespace }
        return ["y", "yes"].contains(answer) || words.contains { $0 == answer }
    }
}

/// SHA-256 as people write it.
enum FingerprintText {
    /// The octets of 64 hexadecimal digits, with or without colons and blanks; nil for anything else.
    static func octets(_ text: String) -> [UInt8]? {
        Hexadecimal.octets(text, passingOver: ": ").flatMap { $0.count == 32 ? $0 : nil }
    }
}

extension CLIError {
    /// What keeps trust material from being imported.
    ///
    /// - Parameter store: the path of the store, where it may be one of its own files that the error names.
    init(importing error: TrustError, store: String? = nil) {
        let element = error.place(inStore: store)
        self.init(
            layer: error,
            message: element.isEmpty
                ? error.message : .trustImportErrorAt(place: DisplayText.escaped(element), reason: error.message))
    }
}
