// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

extension Policy.Rules {
    /// Every member that says something of the rules, in the order in which they are read and written.
    static let members: [PolicyMember<Self>] = [
        checks,
        .value(
            "countedReasons", \.countedReasons, schema: PolicySchema.words(CheckReason.allCases.map(\.rawValue)),
            write: reasons, read: { $0.words(CheckReason.self) }),
        .word("expect", \.expects),
        .object(
            "dataGroups",
            [
                .value(
                    "required", \.requiredGroups,
                    schema: JSONSchema.counted(
                        JSONSchema.list(of: JSONSchema.integer(groups)), 0...groups.count, unique: true),
                    write: { .array($0.sorted().map { .number($0.rawValue) }) },
                    read: { value in
                        value.set(atMost: groups.count) {
                            $0.number(in: groups).flatMap(DataGroupNumber.init(rawValue:))
                        }
                    })
            ]),
        .either("printedZone", \.demandsPrintedMRZ, yes: "demanded", no: "whereGiven"),
        .object(
            "countries",
            [.countries("allow", \.countries.allowed), .countries("deny", \.countries.denied)]),
        .object(
            "documentTypes",
            [.types("allow", \.documentTypes.allowed), .types("deny", \.documentTypes.denied)]),
        .object(
            "expiry",
            [
                .number("graceDays", \.graceDays, 0...3_650), .number("remainingDays", \.remainingDays, 0...3_650),
                .number("longestValidityMonths", \.longestValidityMonths, 1...1_200),
                .boolean("sparesCertificates", \.sparesExpiredDocuments),
            ]),
        .object(
            "age",
            [
                .number("crlDays", \.ages.crlDays, 1...3_650),
                .number("masterListDays", \.ages.masterListDays, 1...3_650),
                .number("storeDays", \.ages.storeDays, 1...3_650),
            ]),
        algorithms,
        .object(
            "chip",
            [
                .value(
                    "proofs", \.chip.proofs, schema: PolicySchema.words(proofs.map(\.rawValue)),
                    write: { chosen in
                        .array(Self.proofs.filter(chosen.contains).map { .string($0.rawValue) })
                    },
                    read: { value in value.set(atMost: 3) { $0.one(of: Self.proofs, by: \.rawValue) } }),
                .word("shownTo", \.chip.shownTo), .boolean("dataAlone", \.chip.takesDataAlone),
            ]),
        access,
        .object(
            "anchors",
            [
                .boolean("unpinned", \.profile.acceptsUnpinnedAnchors),
                .boolean("listed", \.profile.acceptsListedAnchors),
            ]),
        .object(
            "deviations",
            [
                .deviations("signed", \.profile.tolerated), .deviations("files", \.profile.decoding.tolerated),
                .boolean("chip", \.toleratesChipDeviations),
            ]),
        .word("excuses", \.profile.excuses),
    ]

    private static let groups = 1...DataGroupNumber.allCases.count

    /// The ways in which a chip proves that it is the original.
    static let proofs = ChipProtocol.allCases.filter { CheckID.ofChip.contains($0.check) }

    private static func reasons(_ reasons: Set<CheckReason>) -> JSONValue {
        .array(reasons.map(\.rawValue).sorted().map(JSONValue.string))
    }

    /// Said by files of before of evidence that does not tell how the chip was opened: what its check counts for says
    /// it now, so that it is read and not written.
    private static var access: PolicyMember<Self> {
        let words = ["counts", "ignored"]
        return PolicyMember(
            name: "access", schema: { JSONSchema.object([("unknown", JSONSchema.words(words), false)]) },
            read: { rules, value in
                guard value.object(of: ["unknown"]) != nil,
                    value.member("unknown")?.one(of: words, by: \.self) == "ignored"
                else { return }
                rules.count(CheckID.accessProtocol.rawValue, as: .evaluatory)
            }, write: { _ in .null }, isWritten: false)
    }

    // MARK: Checks

    private static var checks: PolicyMember<Self> {
        PolicyMember(
            name: "checks",
            schema: {
                JSONSchema.object(
                    checkNames.map { name in
                        let roles = JSONSchema.words(
                            CheckRole.allCases.filter { canCount(name, as: $0) }.map(\.rawValue))
                        let counting = PolicySchema.words(CheckReason.allCases.map(\.rawValue))
                        let both = JSONSchema.object([("role", roles, true), ("counting", counting, false)])
                        return (name, JSONSchema.any([roles, both]), false)
                    })
            },
            read: { rules, value in
                for member in value.object(of: checkNames) ?? [] where checkNames.contains(where: member.isNamed) {
                    guard let inner = value.member(member.name) else { continue }
                    read(member.name, inner, into: &rules)
                }
            },
            write: { rules in
                .object(
                    checkNames.map { name in
                        let role = JSONValue.string(rules.role(ofName: name).rawValue)
                        guard let counting = rules.reasonsByCheck[name], !counting.isEmpty else {
                            return JSONMember(name: name, value: role)
                        }
                        return JSONMember(
                            name: name, value: .members(("role", role), ("counting", reasons(counting))))
                    })
            })
    }

    private static func canCount(_ name: String, as role: CheckRole) -> Bool {
        checksByName[name]?.canCount(as: role) ?? false
    }

    private static let checksByName: [String: CheckID] = Dictionary(
        CheckID.all.compactMap { id in id.policyName.map { ($0, id) } }
    ) { first, _ in first }

    /// A role, or a role with the reasons for which the check counts where it is optional.
    private static func read(_ name: String, _ value: PolicyValue, into rules: inout Self) {
        var (given, counting) = (value, Set<CheckReason>())
        if value.json.object != nil {
            guard value.object(of: ["role", "counting"]) != nil else { return }
            guard let role = value.member("role") else {
                return value.refuse(.memberMissing, .policyMemberMissing(name: "role"))
            }
            given = role
            counting = value.member("counting")?.words(CheckReason.self) ?? []
        }
        guard let role = given.word(CheckRole.self) else { return }
        guard canCount(name, as: role) else { return given.refuse(.policyHashNotOptional) }
        rules.count(name, as: role)
        rules.reasonsByCheck[name] = counting.isEmpty ? nil : counting
        if !counting.isEmpty, role != .optional { value.refuse(.policyCountingNotOptional) }
    }

    // MARK: Algorithms

    private static var algorithms: PolicyMember<Self> {
        .value(
            "algorithms", \.profile.algorithmPolicy,
            schema: JSONSchema.any([
                JSONSchema.words(namedAlgorithms.map(\.name)),
                JSONSchema.object([
                    ("name", PolicySchema.name, true),
                    ("limits", JSONSchema.list(of: JSONSchema.any(limitSchemas), 0...64), true),
                ]),
            ]),
            write: { policy in
                .members(("name", .string(policy.name)), ("limits", .array(policy.limits.map(limit))))
            },
            read: { value in
                if value.json.string != nil { return value.one(of: namedAlgorithms, by: \.name) }
                guard value.object(of: ["name", "limits"]) != nil else { return nil }
                for name in ["name", "limits"] where value.member(name) == nil {
                    value.refuse(.memberMissing, .policyMemberMissing(name: name))
                }
                guard let name = value.member("name")?.name(), let limits = value.member("limits")?.list(atMost: 64)
                else { return nil }
                let policy = AlgorithmPolicy(name: name, limits: limits.compactMap(limit))
                // What is called like a policy of the program is that one.
                if let known = namedAlgorithms.first(where: { $0.name == name }), known != policy {
                    value.member("name")?.refuse(.nameTaken, .policyAlgorithmsTaken(name: name))
                }
                return policy
            })
    }

    private static let namedAlgorithms: [AlgorithmPolicy] = [.standard, .strict, .none]
    private static let subjects = ["hash", "rsaBelow", "curveBelow", "dsaBelow"]
    private static let bits = 1...16_384

    private static let limitSchemas: [JSONValue] = subjects.map { subject in
        JSONSchema.object([
            (
                subject,
                subject == "hash"
                    ? JSONSchema.words(HashAlgorithm.allCases.map(\.displayName)) : JSONSchema.integer(bits), true
            ), ("until", JSONSchema.orNull(JSONSchema.text("^\(JSONSchema.day)$")), true),
            ("source", JSONSchema.text(atMost: 128), false),
        ])
    }

    private static func limit(_ limit: AlgorithmPolicy.Limit) -> JSONValue {
        let subject: (String, JSONValue) =
            switch limit.subject {
            case .hash(let algorithm): ("hash", .string(algorithm.displayName))
            case .rsaBelow(let bits): ("rsaBelow", .integer(Int64(bits)))
            case .curveBelow(let bits): ("curveBelow", .integer(Int64(bits)))
            case .dsaBelow(let bits): ("dsaBelow", .integer(Int64(bits)))
            }
        return .members(
            subject, ("until", .text(limit.lastDay?.description)),
            ("source", limit.source.isEmpty ? nil : .string(limit.source)))
    }

    private static func limit(_ value: PolicyValue) -> AlgorithmPolicy.Limit? {
        guard let members = value.object(of: subjects + ["until", "source"]) else { return nil }
        guard members.count(where: { subjects.contains($0.name) }) == 1 else {
            value.refuse(.policyOneOf(names: subjects))
            return nil
        }
        var subject: AlgorithmPolicy.Subject?
        if let hash = value.member("hash") {
            subject = hash.one(of: HashAlgorithm.allCases, by: \.displayName).map { .hash($0) }
        } else if let below = value.member("rsaBelow") {
            subject = below.number(in: bits).map { .rsaBelow(bits: $0) }
        } else if let below = value.member("curveBelow") {
            subject = below.number(in: bits).map { .curveBelow(bits: $0) }
        } else {
            subject = value.member("dsaBelow")?.number(in: bits).map { .dsaBelow(bits: $0) }
        }
        guard let until = value.member("until") else {
            value.refuse(.memberMissing, .policyMemberMissing(name: "until"))
            return nil
        }
        let lastDay = until.json == .null ? nil : until.date()
        let source = value.member("source").map { $0.text(atMost: 128) ?? "" } ?? ""
        return subject.map { AlgorithmPolicy.Limit($0, lastDay: lastDay, source: source) }
    }
}
