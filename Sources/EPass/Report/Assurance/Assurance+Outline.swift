// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
public import EPassMessages
import EPassTrust

extension Assurance {
    /// What is assured, as a clause; what is missing for it, where it is not given.
    public var message: Message {
        guard isGiven else { return reason.map { .assuranceMissing(name: kind.message, why: $0) } ?? kind.message }
        return switch kind {
        case .dataGenuine: .assuranceDataGenuine
        case .documentCurrent: .assuranceDocumentCurrent
        case .holderPrintMatches: .assuranceHolderPrintMatches
        case .chipOriginal: .assuranceChipOriginal(word: word?.rawValue ?? "")
        case .chipOriginalShownToVerifier: .assuranceChipOriginalShownToVerifier
        case .fresh: .assuranceFresh
        }
    }

    /// Why it is not given, where nothing that it rests on says so already: what failed first, then what was told, then
    /// what is open.
    private var reason: Message? {
        let own = missing.filter { $0.check != nil || $0.result == .aborted }
        guard missing.allSatisfy({ $0.assurance == nil }) || own.contains(where: { $0.result == .failed }) else {
            return nil
        }
        if let failed = own.first(where: { $0.result == .failed }) { return failed.reason?.message }
        if own.contains(where: \.isRecorded) { return .assuranceWhyRecorded }
        switch kind {
        case .chipOriginalShownToVerifier, .fresh: return .assuranceWhyNotShown
        // Nobody gave it, whether or not it is known who might have.
        case .holderPrintMatches where own.contains { $0.reason == .evidenceNotRecorded }:
            return CheckReason.notGiven.message
        case .dataGenuine, .documentCurrent, .holderPrintMatches, .chipOriginal:
            // That one protocol is not offered says nothing where another is.
            let telling = own.filter { $0.reason != .notOffered }
            return (telling.first { $0.reason != nil } ?? own.first { $0.reason != nil })?.reason?.message
        }
    }
}

extension Assurance: JSONWritable {
    /// The statement with what it rests on, or with what is missing.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("assurance", kind.rawValue)
            json.member("given", isGiven)
            json.member("word", word?.rawValue)
            json.list("restsOn", kind.restsOn.map(\.rawValue))
            json.list("basis", basis.map(\.rawValue))
            json.list("missing", missing)
        }
    }
}

extension Assurance.Lack: JSONWritable {
    /// What is missing, and why.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("assurance", assurance?.rawValue)
            json.member("check", check?.rawValue)
            json.member("result", result?.rawValue)
            json.member("reason", reason?.rawValue)
            json.member("recorded", isRecorded)
        }
    }
}

extension Assurance.Kind {
    /// What it is about, in a word or two.
    public var message: Message { .named("assurance.name", rawValue) }
}

extension InspectionReport {
    /// The statement of that kind; nil in a report over a seal, and where nothing could be judged.
    public func assurance(_ kind: Assurance.Kind) -> Assurance? { assurances.first { $0.kind == kind } }

    /// What is assured in one line, and what is not in another.
    var assuranceLines: [ReportOutline.Line] {
        guard overall != .aborted else { return [] }
        let (given, others) = (assurances.filter(\.isGiven), assurances.filter { !$0.isGiven })
        return [
            given.map(\.message).asClauses.map { .init(mark: .good, label: .labelAssured, $0) },
            others.map(\.message).asClauses.map { .init(mark: .open, label: .labelNotAssured, $0) },
        ].compactMap { $0 }
    }
}
