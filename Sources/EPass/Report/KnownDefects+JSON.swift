// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassTrust

extension CheckFinding.Before {
    var json: JSONValue { .members(("result", .string(result.rawValue)), ("reason", .text(reason?.rawValue))) }
}

extension AppliedDefect {
    var json: JSONValue { .object(members) }

    fileprivate var members: [JSONMember] {
        [
            JSONMember(name: "list", value: .string("\(list)")), JSONMember(name: "source", value: .string(source)),
            JSONMember(name: "digest", value: .string(HexadecimalText.of(digest).lowercased())),
            JSONMember(name: "signer", value: .text(signer)), JSONMember(name: "state", value: .text(state)),
            JSONMember(name: "entry", value: .integer(Int64(entry))),
            JSONMember(name: "type", value: .string(type)), JSONMember(name: "name", value: .string(name)),
            JSONMember(name: "text", value: .text(text)),
        ]
    }
}

extension AppliedDefect {
    /// The list by its kind and State: `the defect list of TO`.
    var publication: String { "the \(list.name)" + (state.map { " of \($0)" } ?? " \(source)") }

    /// That entries, or the whole list, cannot be decoded; nil for an entry that can.
    var gap: String? {
        switch name {
        case Self.undecodable: "\(count) \(count == 1 ? "entry" : "entries") of \(publication) cannot be decoded"
        case Self.wholeList: "The content of \(publication) cannot be decoded"
        default: nil
        }
    }

    /// What the entry made of a check, in a sentence without a full stop.
    func sentence(about check: CheckEntry, before: CheckResult) -> String {
        if let gap { return "\(gap), which leaves \(check.id) \(check.result)" }
        if check.reason == .revoked { return "The document signer is revoked by \(publication)" }
        if check.reason == .publisherNotGranted {
            return
                "The document is spoken against by \(publication) (\(name)), which was granted nothing about its State"
        }
        return before == .failed
            ? "What failed in \(check.id) is excused by \(publication) (\(name))"
            : "What \(publication) says (\(name)) leaves \(check.id) \(check.result)"
    }
}

extension KnownDefects {
    /// Every entry about the document, those held back with the reason; behind either how many more there are.
    var json: [JSONValue] {
        let held: [JSONValue] = refused.map { held in
            .object(held.defect.members + [JSONMember(name: "refused", value: .string(held.reason.rawValue))])
        }
        return entries.map(\.json) + Self.omitted(omittedEntries) + held + Self.omitted(omittedRefused)
    }

    private static func omitted(_ count: Int) -> [JSONValue] {
        count == 0 ? [] : [.members(("name", .string("omitted")), ("text", .string("and \(count) more")))]
    }
}

extension InspectionReport {
    /// Lines for people about the entries of lists: what was changed by which, and what was held back.
    var knownDefectLines: [String] {
        let changed = checks.compactMap { check in
            check.finding.before.flatMap { before in
                check.finding.appliedDefect.map { defect in
                    "\(check.id) was \(before.result) and is \(check.result): \(defect)"
                }
            }
        }
        let others = knownDefects.entries.filter { entry in !checks.contains { $0.finding.appliedDefect == entry } }
        let held = knownDefects.refused.map { held in
            "not applied (\(held.reason)): \(held.defect.gap ?? held.defect.description)"
        }
        func more(_ count: Int) -> [String] { count == 0 ? [] : ["and \(count) more"] }
        return changed + others.map { "known: \($0)" } + more(knownDefects.omittedEntries) + held
            + more(knownDefects.omittedRefused)
    }
}
