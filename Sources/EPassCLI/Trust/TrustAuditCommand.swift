// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust audit`: what there is per country, how old it is, and what will run out.
struct TrustAuditCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: Words.say(.helpTrustAuditCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustAuditCommandText1, .helpTrustAuditCommandText2,
            examples: [
                "epass trust audit",
                "epass trust audit --country FR --json",
                "epass trust audit --at 2030-01-01",
                "epass trust audit --fail-older 90",
            ]))

    @Option(help: ArgumentHelp(.helpTrustAuditCommandCountry, valueName: .helpValueCode))
    var country: String?

    @Option(help: ArgumentHelp(.helpTrustAuditCommandAt, valueName: .helpValueDate))
    var at: String?

    @Option(
        help: ArgumentHelp(.helpTrustAuditCommandFailOlder, valueName: .helpValueDays))
    var failOlder: Int?

    @OptionGroup var options: TrustStoreOptions
    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws {
        _ = try JudgementTime.parse(at)
        if let failOlder, !(0...36_500).contains(failOlder) { throw ValidationError(.auditFailOlderDays) }
    }

    func run() async throws {
        var isOld = false
        try output.reportingErrors(schema: "epass-trust-audit/1") { isOld = try show() }
        if isOld { throw ExitCode(ExitStatus.checkFailed.rawValue) }
    }

    /// - Returns: whether something is older than it may be.
    private func show() throws -> Bool {
        let trust = try options.load()
        let audit = trust.audit(at: try JudgementTime.parse(at))
        let wanted = try country.map { text throws(CLIError) in try CountryArgument.code(text, in: trust) }
        let countries = audit.countries.filter { wanted == nil || $0.code == wanted }
        if let country, countries.isEmpty { throw TrustMaterial.nothing(of: country) }
        let concerns = AuditConcerns(countries, at: audit.time).messages
        let vouchers = AuditVouchers(trust)
        let old = failOlder.map { OldMaterial.all(in: trust, country: wanted, olderThan: $0, at: audit.time) }
        guard !output.json else {
            Terminal.print(
                JSONValue.members(
                    ("schema", .string("epass-trust-audit/1")), ("time", .string("\(audit.time)")),
                    ("trust", trust.summaryJSON),
                    ("countries", .array(countries.map { $0.json(vouchers.json($0.code)) })),
                    ("concerns", .array(concerns.map(\.json))), ("blocks", BlockList.json(trust)),
                    ("older", old.map { .array($0.map(\.json)) })
                ).text())
            return old?.isEmpty == false
        }
        var table = TextTable([
            nil, .auditColumnAnchors, .trustCommandColumnGeneration, .auditColumnExpired, .auditColumnKeys,
            .trustCommandColumnBasis, .trustCommandColumnVoucher, .trustCommandColumnSelfSignature,
            .auditColumnValidUntil, .auditColumnSignsUntil, .auditColumnSigners, .auditColumnRevocationList,
        ])
        for country in countries {
            for cells in country.rows(at: audit.time, vouchers.text(country.code)) { table.add(cells) }
        }
        for line in table.lines where !countries.isEmpty { Terminal.print(line) }
        if !concerns.isEmpty { Terminal.print("") }
        for concern in concerns { Terminal.show(Words.say(concern)) }
        for line in BlockList.lines(trust) { Terminal.show(line, indent: 2) }
        if let old, let failOlder { OldMaterial.show(old, olderThan: failOlder) }
        Terminal.note(trust.summary)
        return old?.isEmpty == false
    }
}

/// What somebody should look after.
struct AuditConcerns {
    let messages: [Message]

    /// Within so many days an expiry is worth a word.
    private static let soon = 365

    init(_ countries: [TrustAudit.Country], at time: Timestamp) {
        func named(_ isMeant: (TrustAudit.Country) -> Bool) -> Message? {
            let codes = countries.filter(isMeant).map(\.code)
            guard codes.count > 12, codes.count == countries.count else {
                return codes.isEmpty ? nil : .auditCountries(countries: codes)
            }
            return .auditAllCountries(count: codes.count)
        }
        let soon = time.adding(days: Self.soon)
        messages = [
            named { $0.anchors > 0 && $0.bases.allSatisfy { $0.key == .unpinned } }
                .map(Message.auditAllUnpinned),
            named { $0.bases[.listed, default: 0] > 0 }.map(Message.auditListedOnly),
            named { $0.anchors > 0 && $0.anchors == $0.expired }.map(Message.auditAllExpired),
            named { country in country.lastSigning.map { $0 < time } ?? false }.map(Message.auditNoKeyInUse),
            named { country in country.lastSigning.map { time <= $0 && $0 < soon } ?? false }
                .map(Message.auditKeyEndsSoon),
            named { $0.selfSignatures[.wrong] != nil }.map(Message.auditRootWrong),
            named { country in country.revocationLists.contains { $0.isStale(at: time) } }
                .map(Message.auditRevocationListStale),
            named { $0.anchors > 0 && $0.revocationLists.isEmpty }.map(Message.auditRevocationListMissing),
            named { $0.anchors == 0 }.map(Message.auditAnchorMissing),
            named(\.isTest).map(Message.auditTest),
        ].compactMap { $0 }
    }
}

extension TrustAudit.RevocationList {
    /// Whether the next one was due before that time.
    func isStale(at time: Timestamp) -> Bool { nextUpdate.map { $0 < time } ?? false }
}

extension TrustAudit.Country {
    private var keyText: String {
        let words = keyTypes.sorted { $0.key < $1.key }.map { type, count -> Message in
            let word: Message = type == Self.unknownKeyType ? .storeKeyNotUnderstood : .plainText(text: type)
            return count == 1 ? word : .auditCounted(count: count, what: word)
        }
        return Words.phrase(.auditWords(words: words))
    }

    private var basisText: String { Self.text(bases, \.message) }

    private var selfSignatureText: String { Self.text(selfSignatures, \.message) }

    private static func text<Kind: CaseIterable & Hashable>(
        _ counts: [Kind: Int], _ message: (Kind) -> Message
    ) -> String {
        let words = Kind.allCases.compactMap { kind in
            counts[kind].map { Message.auditCounted(count: $0, what: message(kind)) }
        }
        return Words.phrase(.auditWords(words: words))
    }

    /// The cells of its row, and of one more for each further revocation list: of a State with several keys or
    /// authorities each has its own.
    func rows(at time: Timestamp, _ vouchers: String) -> [[String]] {
        let lists = revocationLists.map { list in
            let age: Message = list.ageDays < 0 ? .auditNotYetIssued : .auditDays(count: list.ageDays)
            let isStale = list.isStale(at: time) ? "yes" : "no"
            return Words.say(
                revocationLists.count > 1
                    ? .auditRevocationListOf(
                        date: list.thisUpdate.date, age: age, isStale: isStale, revoked: list.revokedCount,
                        issuer: list.issuer)
                    : .auditRevocationList(
                        date: list.thisUpdate.date, age: age, isStale: isStale, revoked: list.revokedCount))
        }
        let first = [
            code, "\(anchors)", "\(generations)", "\(expired)", keyText, basisText, vouchers, selfSignatureText,
            Self.day(lastExpiry), Self.day(lastSigning), "\(signers)",
            lists.first ?? Words.phrase(.auditNoRevocationList),
        ]
        return [first] + lists.dropFirst().map { [String](repeating: "", count: first.count - 1) + [$0] }
    }

    private static func day(_ time: Timestamp?) -> String { time.map { Words.say(.dateAlone(day: $0.date)) } ?? "-" }

    func json(_ vouchers: JSONValue) -> JSONValue {
        .members(
            ("country", .known(code)), ("vouchedBy", vouchers), ("anchorCount", .number(anchors)),
            ("generationCount", .number(generations)), ("expiredCount", .number(expired)),
            ("keys", Self.json(keyTypes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
            ("bases", Self.json(TrustBasis.allCases.map { ($0.rawValue, bases[$0]) })),
            ("selfSignatures", Self.json(SelfSignature.allCases.map { ($0.rawValue, selfSignatures[$0]) })),
            ("lastExpiryTime", .text(lastExpiry?.description)), ("lastSigningTime", .text(lastSigning?.description)),
            ("signerCount", .number(signers)), ("test", .boolean(isTest)),
            ("revocationLists", .array(revocationLists.map(\.json))))
    }

    private static func json(_ counts: [(name: String, count: Int?)]) -> JSONValue {
        .object(counts.compactMap { entry in entry.count.map { JSONMember(name: entry.name, value: .number($0)) } })
    }
}

extension TrustAudit.RevocationList {
    fileprivate var json: JSONValue {
        .members(
            ("issuer", .string(issuer)), ("thisUpdate", .string("\(thisUpdate)")),
            ("nextUpdate", .text(nextUpdate?.description)), ("ageDays", .number(ageDays)),
            ("revokedCount", .number(revokedCount)))
    }
}
