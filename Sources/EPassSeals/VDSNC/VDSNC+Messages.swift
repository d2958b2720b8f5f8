// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON

extension VDSNC {
    /// The types of messages whose members are known (VDS-NC, use cases proof of testing and proof of vaccination).
    public enum MessageType: String, Sendable, Hashable, CaseIterable {
        /// Proof of testing.
        case test = "icao.test"
        /// Proof of vaccination.
        case vaccination = "icao.vacc"

        /// The versions of the message whose members are known: each use case counts its own, and the members of later
        /// ones differ.
        var versions: Set<Int64> { [1] }
    }

    /// The type of the message, where its members are known.
    public var knownType: MessageType? { MessageType(rawValue: type) }

    /// The name of the holder; two spaces stand between primary and secondary identifier.
    public var holder: String? { message["pid"]?["n"]?.string }

    /// The number of the document that the message names: `pid.i` of a vaccination, `pid.dn` of a test.
    public var documentNumber: String? { message["pid"]?["i"]?.string ?? message["pid"]?["dn"]?.string }

    /// The texts of the days on which what the message attests was done: vaccinations, or the taking of a sample and
    /// the report about it. Empty for other types.
    var statedDays: [String] {
        switch knownType {
        case .vaccination?:
            (message["ve"]?.array ?? []).flatMap { $0["vd"]?.array ?? [] }.compactMap { $0["dvc"]?.string }
        case .test?: ["sc", "ri"].compactMap { message["dat"]?[$0]?.string }
        case nil: []
        }
    }

    /// The number of the certificate: `uvci` or `utci`.
    public var certificateNumber: String? { message["uvci"]?.string ?? message["utci"]?.string }
}

extension VDSNC.MessageType {
    /// A member: its name, whether it must be there, and what it is.
    private struct Rule: Sendable {
        enum Kind: Sendable {
            case text(Int)
            case number
            case object([Rule])
            case list([Rule])
        }

        let name: String
        let isRequired: Bool
        let kind: Kind

        init(_ name: String, _ kind: Kind, isRequired: Bool = true) {
            self.name = name
            self.kind = kind
            self.isRequired = isRequired
        }
    }

    /// The path of the first member that is missing or not as the type has it; nil where there is none. Further members
    /// do not speak against a message.
    package func fault(in message: JSONValue) -> String? { Self.fault(in: message, rules, "msg") }

    /// The names of the members that a message of this type has, at any depth.
    package var memberNames: Set<String> { Self.names(rules) }

    private static func names(_ rules: [Rule]) -> Set<String> {
        rules.reduce(into: []) { names, rule in
            names.insert(rule.name)
            switch rule.kind {
            case .object(let inner), .list(let inner): names.formUnion(Self.names(inner))
            case .text, .number: break
            }
        }
    }

    private static func fault(in value: JSONValue, _ rules: [Rule], _ path: String) -> String? {
        for rule in rules {
            let name = path + "." + rule.name
            guard let member = value[rule.name] else {
                if rule.isRequired { return name }
                continue
            }
            switch rule.kind {
            case .text(let limit):
                guard let text = member.string, text.unicodeScalars.count <= limit else { return name }
            case .number:
                // Early issuers wrote the number of a dose as text.
                guard member.integer != nil || member.string.flatMap(Int.init) != nil else { return name }
            case .object(let inner):
                guard member.object != nil else { return name }
                if let fault = fault(in: member, inner, name) { return fault }
            case .list(let inner):
                guard let values = member.array, !values.isEmpty else { return name }
                for (index, value) in values.enumerated() {
                    guard value.object != nil else { return "\(name)[\(index)]" }
                    if let fault = fault(in: value, inner, "\(name)[\(index)]") { return fault }
                }
            }
        }
        return nil
    }

    private var rules: [Rule] {
        switch self {
        case .vaccination:
            let person = [
                Rule("n", .text(64)), Rule("dob", .text(10), isRequired: false),
                Rule("sex", .text(1), isRequired: false), Rule("i", .text(24), isRequired: false),
                Rule("ai", .text(24), isRequired: false),
            ]
            let dose = [
                Rule("dvc", .text(10)), Rule("seq", .number), Rule("ctr", .text(3)),
                Rule("adm", .text(128), isRequired: false), Rule("lot", .text(64)),
                Rule("dvn", .text(10), isRequired: false),
            ]
            let event = [
                Rule("des", .text(64)), Rule("nam", .text(128)), Rule("dis", .text(64), isRequired: false),
                Rule("vd", .list(dose)),
            ]
            return [Rule("uvci", .text(64)), Rule("pid", .object(person)), Rule("ve", .list(event))]
        case .test:
            let person = [
                Rule("n", .text(64)), Rule("dob", .text(10), isRequired: false), Rule("dt", .text(2)),
                Rule("dn", .text(24)),
            ]
            let contact = [
                Rule("p", .text(64)), Rule("e", .text(128), isRequired: false),
                Rule("a", .text(256), isRequired: false),
            ]
            let provider = [Rule("spn", .text(128)), Rule("ctr", .text(3)), Rule("cd", .object(contact))]
            let dates = [Rule("sc", .text(32)), Rule("ri", .text(32))]
            let result = [Rule("tc", .text(64)), Rule("r", .text(64)), Rule("m", .text(64), isRequired: false)]
            return [
                Rule("utci", .text(64)), Rule("pid", .object(person)), Rule("sp", .object(provider)),
                Rule("dat", .object(dates)), Rule("tr", .object(result)), Rule("opt", .text(128), isRequired: false),
            ]
        }
    }
}
