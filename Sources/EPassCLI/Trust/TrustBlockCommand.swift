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
                "epass trust block '1A2B@C=UT, CN=CSCA UT' --reason 'case 18'",
                "epass trust block --from blocks.json",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustBlockCommandWhat, valueName: .helpValueWhat))
    var what: String?

    @Option(help: ArgumentHelp(.helpTrustBlockCommandReason, valueName: .helpValueText))
    var reason: String?

    @Option(help: ArgumentHelp(.helpTrustBlockCommandUntil, valueName: .helpValueDate))
    var until: String?

    @Option(help: ArgumentHelp(.helpTrustBlockCommandFrom, valueName: .helpValueFile), completion: .file())
    var from: String?

    @OptionGroup var change: TrustChangeOptions

    static let schema = "epass-trust-block/1"

    mutating func validate() throws {
        if from != nil {
            guard what == nil, reason == nil, until == nil else { throw ValidationError(.blockFromAlone) }
            return
        }
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

    private func block(_ subject: OperatorBlock.Subject, of certificate: Certificate? = nil) throws -> OperatorBlock? {
        OperatorBlock(
            subject, reason: reason ?? "", since: Clock.now(), until: until.flatMap { CalendarDate($0) },
            of: certificate)
    }

    func run() async throws {
        if let from { return try take(from) }
        guard let what else { return try BlockList.show(schema: Self.schema, change) }
        let argument = try BlockArgument(what)
        try change.carryOut(schema: Self.schema, as: "block \(argument.name)") { path throws(TrustError) in
            try TrustStore.open(path: path).begin(at: Clock.now())
        } change: { transaction in
            let trust = try transaction.snapshot()
            let subject = try argument.subject(in: trust)
            let certificate = try argument.certificate()
            guard let block = try block(subject, of: certificate) else {
                throw CLIError(.usage, .blockReasonLength(maximum: OperatorBlock.maximumReason))
            }
            if case .certificate(let digest) = subject, certificate == nil, !StoreSearch(trust).holds(digest) {
                Terminal.remark(.blockNotInStore)
            }
            if case .issued(let number) = subject,
                !trust.anchors.contains(where: { number.isIssuer($0.certificate.subject) })
            {
                Terminal.remark(
                    .blockIssuerNotInStore(name: DisplayText.escaped(number.comparedName), count: trust.anchorCount))
            }
            try transaction.block(block)
            return .blockAsked(subject: subject)
        }
    }

    /// Takes the blocks of another store.
    private func take(_ file: String) throws {
        try change.carryOut(schema: Self.schema, as: "block --from") { path throws(TrustError) in
            try TrustStore.open(path: path).begin(at: Clock.now())
        } change: { transaction in
            let blocks = try BlockFile.read(file)
            for block in blocks { try transaction.block(block) }
            return .blockFromAsked(count: blocks.count)
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
