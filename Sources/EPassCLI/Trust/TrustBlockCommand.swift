// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// `epass trust block`: the operator's own word against a certificate, a key or a series of documents.
struct TrustBlockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "block",
        abstract: Words.say(.helpTrustBlockCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustBlockCommandText1, .helpTrustBlockCommandText2, .helpTrustBlockCommandText3,
            examples: [
                "epass trust block",
                "epass trust block 8f3a21b0 --reason 'key on sale, case 17'",
                "epass trust block D:P:C01X00000-C01X99999 \\",
                "    --reason 'blanks stolen' --until 2027-12-31",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustBlockCommandWhat, valueName: .helpValueWhat))
    var what: String?

    @Option(help: ArgumentHelp(.helpTrustBlockCommandReason, valueName: .helpValueText))
    var reason: String?

    @Option(help: ArgumentHelp(.helpTrustBlockCommandUntil, valueName: .helpValueDate))
    var until: String?

    @OptionGroup var change: TrustChangeOptions

    static let schema = "epass-trust-block/1"

    mutating func validate() throws {
        guard let what else {
            guard reason == nil, until == nil else { throw ValidationError(.blockNameIt) }
            return
        }
        _ = try BlockArgument(what)
        guard reason != nil else { throw ValidationError(.blockNeedsReason) }
        if let until, CalendarDate(until) == nil { throw ValidationError(.blockUntilIsDay(text: until)) }
        guard try block(.certificate([UInt8](repeating: 0, count: 32))) != nil else {
            throw ValidationError(.blockReasonLength(maximum: OperatorBlock.maximumReason))
        }
        if let until, until < Clock.today().description { throw ValidationError(.blockUntilPast(day: until)) }
    }

    private func block(_ subject: OperatorBlock.Subject) throws -> OperatorBlock? {
        OperatorBlock(subject, reason: reason ?? "", since: Clock.now(), until: until.flatMap { CalendarDate($0) })
    }

    func run() async throws {
        guard let what else { return try BlockList.show(schema: Self.schema, change) }
        let argument = try BlockArgument(what)
        try change.carryOut(schema: Self.schema, as: "block \(argument.name)") { path throws(TrustError) in
            try TrustStore.open(path: path).begin(at: Clock.now())
        } change: { transaction in
            let trust = try transaction.snapshot()
            let subject = try argument.subject(in: trust)
            guard let block = try block(subject) else {
                throw CLIError(.usage, .blockReasonLength(maximum: OperatorBlock.maximumReason))
            }
            if case .certificate(let digest) = subject, !StoreSearch(trust).holds(digest) {
                Terminal.remark(.blockNotInStore)
            }
            try transaction.block(block)
            return .blockAsked(subject: subject)
        }
    }
}

/// `epass trust unblock`: takes such a word back.
struct TrustUnblockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unblock",
        abstract: Words.say(.helpTrustUnblockCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustUnblockCommandText1,
            examples: [
                "epass trust unblock 8f3a21b0",
                "epass trust unblock D:P:C01X00000-C01X99999 --yes",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustUnblockCommandWhat, valueName: .helpValueWhat))
    var what: String

    @OptionGroup var change: TrustChangeOptions

    mutating func validate() throws { _ = try BlockArgument(what) }

    func run() async throws {
        let argument = try BlockArgument(what)
        try change.carryOut(schema: "epass-trust-unblock/1", as: "unblock \(argument.name)") {
            path throws(TrustError) in
            try TrustStore.open(path: path).begin(at: Clock.now())
        } change: { transaction in
            let subject = try argument.subject(among: transaction.blocks)
            try transaction.unblock(subject)
            return .blockUnblockAsked(subject: subject)
        }
    }
}

/// What is blocked, as it is written: a series, a SHA-256, or the beginning of one.
struct BlockArgument {
    private enum Form {
        case series(DocumentSeries)
        case digest([UInt8])
        case beginning(String)
    }

    private let form: Form

    /// - Throws: `ValidationError`, which says what is wrong with a series.
    init(_ text: String) throws {
        if let digest = FingerprintText.octets(text) {
            form = .digest(digest)
        } else if text.count(where: { $0 == ":" }) == 2 {
            do throws(TrustError) { form = .series(try DocumentSeries(text)) } catch {
                throw ValidationError(error.message)
            }
        } else {
            let digits = text.filter { $0 != ":" && $0 != " " }.lowercased()
            guard (6..<64).contains(digits.utf8.count), digits.utf8.allSatisfy({ Hexadecimal.value(of: $0) != nil })
            else { throw ValidationError(.blockWhatIsNot(text: text)) }
            form = .beginning(digits)
        }
    }

    /// What the history of the store calls it.
    var name: String {
        switch form {
        case .series(let series): series.description
        case .digest(let digest): String(Hexadecimal.lowercaseText(digest).prefix(12)) + "..."
        case .beginning(let digits): digits
        }
    }

    /// What is to be blocked. A beginning has to be that of one certificate of the store.
    ///
    /// - Throws: `CLIError`.
    func subject(in trust: TrustSnapshot) throws(CLIError) -> OperatorBlock.Subject {
        switch form {
        case .series(let series): return .series(series)
        case .digest(let digest): return .certificate(digest)
        case .beginning(let digits):
            let found = StoreSearch(trust).objects(for: digits).filter { $0.kind == .anchor || $0.kind == .signer }
            return .certificate(try Self.only(of: Set(found.map(\.digest)), digits))
        }
    }

    /// The subject of a block that there is.
    ///
    /// - Throws: `CLIError` where there is none, or more than one begins so.
    func subject(among blocks: [OperatorBlock]) throws(CLIError) -> OperatorBlock.Subject {
        let wanted: OperatorBlock.Subject
        switch form {
        case .series(let series): wanted = .series(series)
        case .digest(let digest): wanted = .certificate(digest)
        case .beginning(let digits):
            let digests = blocks.compactMap { block -> [UInt8]? in
                guard case .certificate(let digest) = block.subject, "\(block.subject)".hasPrefix(digits) else {
                    return nil
                }
                return digest
            }
            wanted = .certificate(try Self.only(of: Set(digests), digits))
        }
        guard blocks.contains(where: { $0.subject == wanted }) else { throw Self.nothing }
        return wanted
    }

    private static var nothing: CLIError {
        CLIError(.notInStore, .blockNothingToTake, remedy: .blockWhatIsBlocked)
    }

    private static func only(of digests: Set<[UInt8]>, _ digits: String) throws(CLIError) -> [UInt8] {
        guard let first = digests.first else {
            throw CLIError(
                .notInStore, .trustCommandNothingHas(text: DisplayText.escaped(digits)), remedy: .blockGiveAllDigits)
        }
        guard digests.count == 1 else {
            throw CLIError(.notInStore, .trustRemoveSeveral(count: digests.count, text: digits))
        }
        return first
    }
}
