// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON
import EPassMessages
import EPassTrust

extension Policy {
    /// The name and version of the format of policy files.
    public static let schema = "epass-policy/1"
    /// The most octets of a policy.
    public static let maximumLength = 256 << 10
    private static let limits = JSONLimits(maximumDepth: 12, maximumLength: maximumLength, maximumElements: 20_000)
    /// The most exceptions of a policy.
    static let mostExceptions = 64

    /// Reads a policy. Everything in the octets is taken as hostile.
    ///
    /// That a policy is read says that it can be followed, and not that it is a good one: ``PolicyLint`` says what of
    /// it is weaker than what it starts from, and what can never be successful.
    ///
    /// - Parameter octets: JSON of the format `epass-policy/1`, 256 KiB at most (`Docs/policies.md`).
    /// - Throws: `PolicyError`, the first of the errors that ``faults(json:)`` has, with line and column.
    public init(json octets: [UInt8]) throws(PolicyError) {
        let reading = PolicyReading(octets)
        let policy = Policy.parse(octets, reading, isBuiltIn: false)
        if let first = reading.faults.first { throw first }
        guard let policy else { throw Self.unreadable }
        self = policy
    }

    /// Everything that is wrong with a text as a policy, 50 errors at most; none where it is one.
    public static func faults(json octets: [UInt8]) -> [PolicyError] {
        let reading = PolicyReading(octets)
        let policy = parse(octets, reading, isBuiltIn: false)
        return reading.faults.isEmpty && policy == nil ? [unreadable] : reading.faults
    }

    /// What is said where nothing else was.
    private static var unreadable: PolicyError {
        PolicyError(
            code: .valueInvalid, message: PolicyError.Code.valueInvalid.message,
            remedy: PolicyError.Code.valueInvalid.remedy, member: "", line: 1, column: 1)
    }

    /// Reads a policy; what is wrong is kept in `reading`, and nothing that comes of it may be used then.
    static func parse(_ octets: [UInt8], _ reading: PolicyReading, isBuiltIn: Bool) -> Policy? {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets, limits: limits) } catch {
            reading.add(error)
            return nil
        }
        let root = PolicyValue(json: json, path: [], reading: reading)
        // What is another format is not looked at as if it were this one.
        guard let stated = json["schema"], json.object != nil else {
            root.refuse(
                json.object == nil ? .schemaUnknown : .memberMissing, .policyMemberMissing(name: "schema"),
                remedy: .policyGiveSchema(schema: schema))
            return nil
        }
        guard stated.string == schema else {
            root.member("schema")?.refuse(.schemaUnknown, .policyOtherSchema, remedy: .policyGiveSchema(schema: schema))
            return nil
        }
        guard root.object(of: head + Rules.members.map(\.name) + ["exceptions", "decision"]) != nil else { return nil }
        guard let given = root.member("name") else {
            root.refuse(.memberMissing, .policyMemberMissing(name: "name"))
            return nil
        }
        let name = given.name() ?? ""
        let about = root.member("about").map { $0.text(atMost: 400) ?? "" } ?? ""
        // Without one to start from the file has to say everything.
        var base: Policy?
        if let extends = root.member("extends") {
            base = extends.one(of: builtInNames, by: \.self).flatMap(named)
        }
        var rules = base?.rules ?? Rules()
        readRules(Rules.members, &rules, root)
        let exceptions = readExceptions(root, rules)
        var decision = base?.decision
        if let value = root.member("decision") { decision = value.json == .null ? nil : DecisionRules(value) }
        let policy = Policy(
            name: name, about: about, base: base?.name, rules: rules,
            exceptions: root.member("exceptions") == nil ? base?.exceptions ?? [] : exceptions, decision: decision)
        if root.member("extends") == nil { demandWhole(root, rules) }
        if !isBuiltIn, let taken = named(name), taken.hash != policy.hash {
            given.refuse(.nameTaken, .policyNameTaken(name: name))
        }
        return policy
    }

    /// Members of the rules that no exception has.
    private static let ofWholePolicy = ["expect", "countries"]
    private static let head = ["schema", "name", "about", "extends"]

    /// Members of the rules, which stand beside others in the object.
    private static func readRules(_ members: [PolicyMember<Rules>], _ rules: inout Rules, _ value: PolicyValue) {
        for member in members {
            if let inner = value.member(member.name) { member.read(&rules, inner) }
        }
        confirm(rules, value)
    }

    /// A policy that takes data without the chip has to say so: that a proof counts for less could be an oversight.
    private static func confirm(_ rules: Rules, _ value: PolicyValue) {
        let isComplete = CheckID.ofChip.compactMap(\.policyName).allSatisfy { rules.role(ofName: $0) == .mandatory }
        let isDemanded = rules.demandsProof && rules.role(of: .proofDemanded, isAsked: true) == .mandatory
        guard !isComplete, !isDemanded, !rules.chip.takesDataAlone else { return }
        (value.member("checks") ?? value).refuse(.dataAlone, .policyChipCountsForNothing)
    }

    private static func readExceptions(_ root: PolicyValue, _ rules: Rules) -> [Exception] {
        guard let values = root.member("exceptions").map({ $0.list(atMost: mostExceptions) ?? [] }) else { return [] }
        // What is taken at all is for the policy to say.
        let members = Rules.members.filter { !ofWholePolicy.contains($0.name) }
        var names: Set<String> = []
        return values.compactMap { value in
            guard value.object(of: ["name", "for"] + members.map(\.name)) != nil else { return nil }
            for name in ["name", "for"] where value.member(name) == nil {
                value.refuse(.memberMissing, .policyMemberMissing(name: name))
            }
            guard let given = value.member("name"), let name = given.name(), let selected = value.member("for"),
                let selection = select(selected)
            else { return nil }
            if !names.insert(name).inserted { given.refuse(.policyDoubled) }
            var own = rules
            readRules(members, &own, value)
            return Exception(name: name, selection: selection, rules: own)
        }
    }

    private static var selectionMembers: [PolicyMember<PolicySelection>] {
        [.countries("countries", \.countries), .types("documentTypes", \.documentTypes)]
    }

    private static func select(_ value: PolicyValue) -> PolicySelection? {
        var selection = PolicySelection()
        PolicyMember.read(selectionMembers, &selection, value)
        if selection == PolicySelection() {
            value.refuse(.memberMissing, .policySelectsNothing)
            return nil
        }
        return selection
    }

    /// Every member of the rules that a file without `extends` lacks.
    private static func demandWhole(_ root: PolicyValue, _ rules: Rules) {
        func demand(_ value: PolicyValue, _ whole: [JSONMember]) {
            for member in whole {
                guard let inner = value.member(member.name) else {
                    value.refuse(
                        .memberMissing, .policyMemberMissing(name: member.name), remedy: .policyGiveExtends)
                    continue
                }
                // What a policy for algorithms lacks is said by its reader.
                if let members = member.value.object, inner.json.object != nil, member.name != "algorithms" {
                    demand(inner, members)
                }
            }
        }
        demand(root, PolicyMember.write(Rules.members, rules).object ?? [])
    }

    // MARK: Writing

    /// The whole policy as a file: every member, with what it starts from taken in, groups of States as their members.
    /// Read again it is an equal policy with the same ``hash``, whatever a later version makes of presets and groups.
    public var json: JSONValue {
        .object(
            [
                JSONMember(name: "schema", value: .string(Self.schema)),
                JSONMember(name: "name", value: .string(name)),
            ] + (about.isEmpty ? [] : [JSONMember(name: "about", value: .string(about))])
                + (PolicyMember.write(Rules.members, rules).object ?? [])
                + [
                    JSONMember(name: "exceptions", value: .array(exceptions.map { $0.json(beside: rules) })),
                    JSONMember(name: "decision", value: decision?.json ?? .null),
                ])
    }

    /// The JSON Schema of a policy (draft 2020-12), as it stands in `Schemas/epass-policy-1.schema.json`. It says what
    /// each member may be, and not what members say together: `epass policy lint` does.
    public static var jsonSchema: JSONValue {
        let rules = Rules.members.map { ($0.name, $0.schema(), false) }
        let selection = PolicyMember.schema(of: selectionMembers)
        let exception = JSONSchema.object(
            [("name", PolicySchema.name, true), ("for", selection, true)]
                + rules.filter { !ofWholePolicy.contains($0.0) })
        let members: [(name: String, schema: JSONValue, isRequired: Bool)] =
            [
                ("schema", JSONSchema.words([schema]), true), ("name", PolicySchema.name, true),
                ("about", JSONSchema.text(atMost: 400), false),
                ("extends", JSONSchema.words(builtInNames), false),
            ] + rules + [
                ("exceptions", JSONSchema.list(of: exception, 0...mostExceptions), false),
                ("decision", JSONSchema.orNull(DecisionRules.schema), false),
            ]
        return JSONSchema.document(
            JSONSchema.object(members), id: "epass-policy-1.schema.json", title: "A policy of epass (epass-policy/1)")
    }
}

extension Policy.Exception {
    /// What is other than beside it, as a file has it.
    fileprivate func json(beside rules: Policy.Rules) -> JSONValue {
        let selected: [JSONMember] =
            [
                selection.countries.map { JSONMember(name: "countries", value: PolicySchema.list($0)) },
                selection.documentTypes.map { JSONMember(name: "documentTypes", value: PolicySchema.list($0)) },
            ].compactMap(\.self)
        let others = Policy.Rules.members.compactMap { member -> JSONMember? in
            let value = member.write(self.rules)
            return value == member.write(rules) ? nil : JSONMember(name: member.name, value: value)
        }
        return .object(
            [
                JSONMember(name: "name", value: .string(name)), JSONMember(name: "for", value: .object(selected)),
            ] + others)
    }
}
