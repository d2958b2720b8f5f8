// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
import EPassMRZ
package import EPassMessages
import EPassTrust

extension DecisionRules {
    /// What is decided of a report. Whatever a rule says, what failed or was not judged to its end is not accepted, nor
    /// is data that was not proven, nor a chip of which something counts and is open.
    func decide(_ report: InspectionReport, _ subject: PolicySubject) -> Decision {
        // A seal is no document that a source could be asked about.
        let isStatusAsked = report.check(.status).map { $0.reason != .notGiven } ?? false
        for rule in rules {
            guard let basis = rule.condition.basis(in: report, subject) else { continue }
            if rule.outcome == .accept, !report.mayBeAccepted { continue }
            return Decision(outcome: rule.outcome, rule: rule.name, isStatusAsked: isStatusAsked, basis: basis)
        }
        return Decision(
            outcome: standard == .accept ? .review : standard, rule: nil, isStatusAsked: isStatusAsked, basis: [])
    }
}

extension DecisionRules.Condition {
    /// What of the report fits; nil where something does not.
    fileprivate func basis(in report: InspectionReport, _ subject: PolicySubject) -> [Decision.Basis]? {
        var basis: [Decision.Basis] = []
        func hold(_ member: String, _ found: [String]) -> Bool {
            basis.append(Decision.Basis(member: member, found: found))
            return !found.isEmpty
        }
        if let overall, !hold("overall", overall.contains(report.overall) ? [report.overall.rawValue] : []) {
            return nil
        }
        if !shown.isEmpty || !notShown.isEmpty {
            let assured = report.shownAssurances
            guard shown.isSubset(of: assured), notShown.isDisjoint(with: assured) else { return nil }
            if !shown.isEmpty { _ = hold("assurances", shown.map(\.rawValue).sorted()) }
            if !notShown.isEmpty { _ = hold("notShown", notShown.map(\.rawValue).sorted()) }
        }
        if let reasons {
            let met = Set(report.checks.compactMap(\.reason)).intersection(reasons)
            guard hold("reasons", met.map(\.rawValue).sorted()) else { return nil }
        }
        if let openOnlyFor {
            let open = report.checks.filter { report.policy?.isOpen($0) ?? false }
            let met = Set(open.map { $0.reason?.rawValue ?? "" })
            guard met.isSubset(of: Set(openOnlyFor.map(\.rawValue))), hold("openOnlyFor", met.sorted()) else {
                return nil
            }
        }
        for (id, results) in checks.sorted(by: { $0.key < $1.key }) {
            guard let result = report.check(id)?.result, results.contains(result),
                hold("checks", ["\(id) \(result.rawValue)"])
            else { return nil }
        }
        if !withoutDeviations.isEmpty {
            let names = withoutDeviations.map(\.rawValue).sorted()
            // What a reading elsewhere met is the sender's word, and what it does not tell is not known.
            guard report.source?.origin.isTold != true, report.deviations.allSatisfy({ !names.contains($0) }) else {
                return nil
            }
            _ = hold("withoutDeviations", names)
        }
        if selection.countries != nil || selection.documentTypes != nil {
            guard selection.contains(subject) else { return nil }
            if selection.countries != nil { _ = hold("countries", [subject.country?.code ?? ""]) }
            if selection.documentTypes != nil { _ = hold("documentTypes", [subject.documentCode ?? ""]) }
        }
        return basis
    }
}

extension Decision: JSONWritable {
    /// As it stands in a report.
    package func write(to json: inout JSONWriter) {
        var members: [JSONMember] = []
        for entry in basis {
            let found = JSONValue.array(entry.found.map(JSONValue.string))
            // Several checks are several entries.
            if let index = members.firstIndex(where: { $0.name == entry.member }) {
                members[index] = JSONMember(
                    name: entry.member,
                    value: .array((members[index].value.array ?? []) + entry.found.map(JSONValue.string)))
            } else {
                members.append(JSONMember(name: entry.member, value: found))
            }
        }
        json.object { json in
            json.member("outcome", outcome.rawValue)
            json.member("rule", rule)
            json.member("basis", .object(members))
            json.member("statusAsked", isStatusAsked)
        }
    }

    /// The line of a report.
    func line(policy: String) -> ReportOutline.Line {
        let words = basis.flatMap(\.found)
        let text: Message =
            switch rule {
            case nil: .decisionByDefault(policy: policy)
            case let rule? where words.isEmpty: .decisionByRuleAlone(rule: rule, policy: policy)
            case let rule?: .decisionByRule(rule: rule, policy: policy, basis: words)
            }
        return ReportOutline.Line(mark: outcome.mark, label: outcome.message, text)
    }
}

extension Decision.Outcome {
    /// The word for people.
    package var message: Message {
        switch self {
        case .accept: .decisionAccept
        case .review: .decisionReview
        case .reject: .decisionReject
        }
    }

    /// What it says at one look.
    fileprivate var mark: ReportOutline.Mark {
        switch self {
        case .accept: .good
        case .review: .open
        case .reject: .bad
        }
    }
}
