// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

extension CheckFinding.Before {
    var json: JSONValue { .members(("result", .string(result.rawValue)), ("reason", .text(reason?.rawValue))) }
}

extension AppliedDefect {
    var json: JSONValue {
        .object([
            JSONMember(name: "list", value: .string("\(list)")), JSONMember(name: "source", value: .string(source)),
            JSONMember(name: "sha256", value: .string(Hexadecimal.lowercaseText(digest))),
            JSONMember(name: "signer", value: .text(signer)), JSONMember(name: "state", value: .text(state)),
            JSONMember(name: "entry", value: .integer(Int64(entry))),
            JSONMember(name: "type", value: .string(type)), JSONMember(name: "name", value: .string(name)),
            JSONMember(name: "text", value: .text(text)),
        ])
    }
}

extension AppliedDefect {
    /// What the entry made of a check.
    func message(about check: CheckEntry, before: CheckResult) -> Message {
        let (name, result) = (check.id.message, check.result.rawValue)
        if let gap { return .defectListLeaves(result: result, cause: gap, check: name) }
        if check.reason == .revoked { return .defectListSignerRevoked(publication: publication) }
        if check.reason == .publisherNotGranted {
            return .defectListNotGranted(publication: publication, name: statement)
        }
        if before == .failed {
            return .defectListExcused(publication: publication, name: statement, check: name)
        }
        let stated = Message.defectListStated(name: statement, publication: publication)
        return .defectListLeaves(result: result, cause: stated, check: name)
    }
}

extension KnownDefects {
    /// The entries about the document, those held back with the reason.
    var json: [JSONValue] {
        let held: [JSONValue] = refused.map { held in
            held.defect.json.with(.members(("refused", .string(held.reason.rawValue))))
        }
        return entries.map { $0.json.with(.members(("refused", .null))) } + held
    }

    /// How many more there are.
    var leftOutCount: Int { omittedEntries + omittedRefused }

    /// How many more there are; empty where there are no more.
    fileprivate static func more(_ count: Int) -> [Message] { count == 0 ? [] : [.defectListMore(count: count)] }
}

extension InspectionReport {
    /// Lines for people about the entries of lists: what was changed by which, and what was held back.
    var knownDefectLines: [Message] {
        let changed = checks.compactMap { check -> Message? in
            guard let before = check.finding.before, let defect = check.finding.appliedDefect else { return nil }
            return .defectListChanged(
                check: check.id.message, before: before.result.rawValue, result: check.result.rawValue,
                entry: defect.message)
        }
        let others = knownDefects.entries.filter { entry in !checks.contains { $0.finding.appliedDefect == entry } }
        let known = others.map { Message.defectListKnown(entry: $0.message) }
        let held = knownDefects.refused.map { held in
            Message.defectListNotApplied(reason: held.reason.message, entry: held.defect.message)
        }
        return changed + known + KnownDefects.more(knownDefects.omittedEntries) + held
            + KnownDefects.more(knownDefects.omittedRefused)
    }
}
