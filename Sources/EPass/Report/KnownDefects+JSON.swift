// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
package import EPassJSON
import EPassMessages
import EPassTrust

extension CheckFinding.Before: JSONWritable {
    /// What the check found by itself.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("result", result.rawValue)
            json.member("reason", reason?.rawValue)
        }
    }
}

extension AppliedDefect: JSONWritable {
    /// The entry of a list.
    package func write(to json: inout JSONWriter) { json.object { json in writeMembers(to: &json) } }

    /// The same without what is around it.
    fileprivate func writeMembers(to json: inout JSONWriter) {
        json.member("list", "\(list)")
        json.member("source", source)
        json.member("sha256", Hexadecimal.lowercaseText(digest))
        json.member("signer", signer)
        json.member("state", state)
        json.member("entry", entry)
        json.member("type", type)
        json.member("name", name)
        json.member("text", text)
    }
}

extension AppliedDefect {
    /// What the entry made of a check.
    func message(about check: CheckEntry, before: CheckResult) -> Message {
        let (name, result) = (check.id.message, check.result.rawValue)
        if let gap { return .defectListLeaves(result: result, cause: gap, check: name) }
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
    func write(to json: inout JSONWriter) {
        func write(_ defect: AppliedDefect, _ refused: String?, to json: inout JSONWriter) {
            json.object { json in
                defect.writeMembers(to: &json)
                json.member("refused", refused)
            }
        }
        json.list { json in
            guard !isEmpty else { return }
            for entry in entries { write(entry, nil, to: &json) }
            for held in refused { write(held.defect, held.reason.rawValue, to: &json) }
        }
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
