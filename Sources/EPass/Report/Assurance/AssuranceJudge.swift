// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// Makes the statements of a report out of its checks: the only place in which one is given.
struct AssuranceJudge {
    let evidence: Evidence
    /// As no policy changes them (``InspectionJudge/assured(_:_:)``).
    let checks: [CheckEntry]
    /// The data groups that EF.SOD lists and that have to be given (``InspectionJudge/requiredGroups``).
    let required: [DataGroupNumber]
    /// Those that failed because the document has expired, and with it the certificates behind it.
    let spared: Set<CheckID>
    /// Why the anchor is trusted; nil where none was reached.
    let basis: TrustBasis?
    /// The time that is judged at.
    let time: Timestamp
    /// Where the first entry of each check is among ``checks``, by the place of the check among all; -1 for one that is
    /// not there. Each statement asks for a dozen.
    private let places: [Int]

    init(
        evidence: Evidence, checks: [CheckEntry], required: [DataGroupNumber], spared: Set<CheckID>,
        basis: TrustBasis?, time: Timestamp
    ) {
        self.evidence = evidence
        self.checks = checks
        self.required = required
        self.spared = spared
        self.basis = basis
        self.time = time
        var places = [Int](repeating: -1, count: CheckID.all.count)
        for place in checks.indices.reversed() { places[checks[place].id.place] = place }
        self.places = places
    }

    private func place(of id: CheckID) -> Int? { places[id.place] < 0 ? nil : places[id.place] }

    /// Every statement, in the order of the list.
    func all() -> [Assurance] {
        var given: [Assurance.Kind] = []
        return Assurance.Kind.allCases.map { kind in
            let assurance = assurance(kind, given)
            if assurance.isGiven { given.append(kind) }
            return assurance
        }
    }

    private func assurance(_ kind: Assurance.Kind, _ given: [Assurance.Kind]) -> Assurance {
        // Each once.
        var missing: [Assurance.Lack] = []
        func add(_ lack: Assurance.Lack?) {
            if let lack, !missing.contains(lack) { missing.append(lack) }
        }
        for other in kind.restsOn where !given.contains(other) { add(Assurance.Lack(other)) }
        // Nothing is said about a document whose reading ended early.
        if evidence.failure != nil { add(.init(nil, .aborted, evidence.endReason)) }
        var basis = demanded(by: kind)
        for id in basis { add(lack(id)) }
        if kind == .dataGenuine, let reason = anchorReason { add(.init(.dsSignature, .undetermined, reason)) }
        for id in kind.refutedBy { add(refutation(id)) }
        let oneOf = kind.oneOf.compactMap { place(of: $0) }
        let proofs = oneOf.filter { bearsOut(checks[$0], kind) }
        if proofs.isEmpty { for place in oneOf { add(whyNot(checks[place])) } }
        basis += proofs.map { checks[$0].id }
        let word = kind == .chipOriginal ? proofs.map { self.word(checks[$0]) }.min { $0.rank < $1.rank } : nil
        return missing.isEmpty
            ? Assurance(kind: kind, basis: basis, word: word, missing: [])
            : Assurance(kind: kind, basis: [], word: nil, missing: missing)
    }

    // MARK: What must be

    /// With the hash of each data group that is there, or has to be: of a part nobody may say that the rest is genuine.
    private func demanded(by kind: Assurance.Kind) -> [CheckID] {
        let demanded = kind.demanded
        guard kind == .dataGenuine else { return demanded }
        let files = evidence.files
        let given = files.indices.filter { files[$0].state == .read }.compactMap { files[$0].file.dataGroupNumber }
        return demanded + Set(given + required).sorted().map(CheckID.dataGroupHash).filter { !demanded.contains($0) }
    }

    private func lack(_ id: CheckID) -> Assurance.Lack? {
        guard let place = place(of: id) else { return .init(id) }
        return checks[place].result == .successful && !checks[place].isRecorded ? nil : whyNot(checks[place])
    }

    /// An anchor that nothing trusted vouches for makes data genuine for nobody, whatever the policy accepts.
    private var anchorReason: CheckReason? {
        guard let place = place(of: .dsSignature), checks[place].result == .successful else { return nil }
        return switch basis {
        case .unpinned: .anchorUnpinned
        case .listed: .anchorListed
        default: nil
        }
    }

    private func refutation(_ id: CheckID) -> Assurance.Lack? {
        guard let place = place(of: id), checks[place].result == .failed, !spared.contains(id) else {
            return nil
        }
        return .init(id, checks[place].result, checks[place].reason)
    }

    // MARK: Proofs

    /// Whether a check that is one of several bears the statement out.
    private func bearsOut(_ check: CheckEntry, _ kind: Assurance.Kind) -> Bool {
        // A chip that is read plain is read from a chip all the same.
        let isOpen = check.id == .accessProtocol && check.result == .notSupported
        guard check.result == .successful || isOpen, !check.isRecorded else { return false }
        switch kind {
        case .dataGenuine, .documentCurrent, .holderPrintMatches: return false
        case .chipOriginal: return true
        case .chipOriginalShownToVerifier: return check.isShownToVerifier
        case .fresh: return check.id == .accessProtocol ? isReadHere : check.isTransferable
        }
    }

    /// Whether this program read EF.SOD and EF.DG1 from a chip, not more than a day before or after the time judged at,
    /// and did not take them over from a reading before.
    private var isReadHere: Bool {
        evidence.origin == .chip
            && (evidence.startedAt.map { (time.adding(days: -1)...time.adding(days: 1)).contains($0) } ?? true)
            && [LDSFile.sod, .dataGroup(.dg1)].allSatisfy { file in
                evidence.entry(file).map { $0.state == .read && !$0.isResumed } ?? false
            }
    }

    private func whyNot(_ check: CheckEntry) -> Assurance.Lack {
        let isRecorded = check.isRecorded && (check.result == .successful || check.reason == .recorded)
        return .init(check.id, check.result, check.reason, isRecorded: isRecorded)
    }

    private func word(_ check: CheckEntry) -> Assurance.Word {
        check.performedBy == .verifier ? .observed : check.isTransferable ? .verifier : .terminal
    }
}

extension Assurance.Word {
    /// What needs less trust in others comes first.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
