// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

/// The lines about checks in the making: which checks share one, and what it says.
struct OutlineMaker {
    private let report: InspectionReport
    private var lines: [ReportOutline.Line] = []
    /// The parts that the reading ended before, and their checks.
    private var unreached: (parts: [Message], checks: [CheckID]) = ([], [])

    /// What was checked, in the order of the catalogue's groups.
    static func lines(of report: InspectionReport) -> [ReportOutline.Line] {
        var maker = OutlineMaker(report)
        let place: Check.Group.Place = report.seal == nil ? .document : .seal
        for group in Check.Group.allCases where group.place == place || group == .demands { maker.add(group) }
        maker.addUnreached()
        return maker.lines
    }

    private init(_ report: InspectionReport) { self.report = report }

    // MARK: Groups

    private mutating func add(_ group: Check.Group) {
        switch group.layout {
        case .together: add(group.title, shown(group))
        case .titled: addTitled(group)
        case .anchor: addIssuer()
        case .hashes: addDataGroups()
        case .proofs: addChip()
        case .revocation: addRevocation(group)
        }
    }

    /// The checks of a group that there is something to say of, as the catalogue has it.
    private func shown(_ group: Check.Group) -> [CheckEntry] {
        group.checks.compactMap(report.check).filter { check in
            switch check.id.check.shown {
            case .always: true
            case .whereFailed: check.result == .failed
            case .whereOpen: ![.successful, .notSupported].contains(check.result)
            case .whereValidityCounts:
                check.result != .notSupported
                    || report.policy?.role(of: .expiry, isAsked: true) != .evaluatory
            case .unless(let reasons):
                check.result != .notSupported && !(check.reason.map(reasons.contains) ?? false)
            }
        }
    }

    /// What was signed about PACE against what was offered (EF.CardAccess) and what was used (PACE): one line where
    /// both are well or say the same.
    private mutating func addTitled(_ group: Check.Group) {
        let checks = group.checks.compactMap(report.check)
        if checks.allSatisfy({ $0.result == .successful }) || Set(checks.map(\.finding.message)).count == 1 {
            return add(group.title, shown(group))
        }
        for check in shown(group) { add(check.id.check.title, [check]) }
    }

    /// The anchor in words; what the standard or the policy says against the signer's right to sign stands beneath.
    private mutating func addIssuer() {
        let title = Check.Group.issuer.title
        let check = report.check(.dsSignature)
        let isSigned = check?.result == .successful
        if isSigned, let anchor = report.trust?.message {
            lines.append(.init(mark: .good, label: title, anchor, checks: [.dsSignature]))
        } else {
            add(title, [check].compactMap { $0 })
        }
        if isSigned, report.trust?.basis == .unpinned {
            lines.append(
                .init(
                    mark: .open, label: title, state: .reportUnpinned, .headlineUnpinned,
                    remedy: .reportImportPinned, checks: [.dsSignature]))
        }
        addFailed(of: .issuer)
    }

    /// Whether the signer is revoked, and how old the list is that says so.
    private mutating func addRevocation(_ group: Check.Group) {
        for check in shown(group) {
            guard check.reason == .noCRL else {
                add(group.title, check)
                continue
            }
            lines.append(
                .init(
                    mark: .open, label: group.title, state: .reportUndetermined, check.told,
                    remedy: .reportImport, checks: [check.id]))
        }
    }

    /// What proves that the chip is the original on one line, then what is open or speaks against it; and what it means
    /// that a document offers nothing, in words.
    private mutating func addChip() {
        let title = Check.Group.chip.title
        let checks = Check.Group.chip.checks.compactMap(report.check)
        guard !checks.isEmpty, checks.allSatisfy({ $0.result == .notSupported }) else {
            let proofs = checks.filter { $0.result == .successful }
            if let words = proofs.map(\.proof).asClauses {
                lines.append(.init(mark: .good, label: title, words, checks: proofs.map(\.id)))
            }
            for check in checks where check.result != .notSupported && check.result != .successful {
                add(title, check)
            }
            return
        }
        lines.append(
            .init(
                mark: .open, label: title, state: .reportNotSupported, .reportNotProtected, checks: checks.map(\.id)))
    }

    private mutating func addDataGroups() {
        let title = Check.Group.dataGroups.title
        let hashes = report.checks.filter { $0.id.isDataGroupHash }
        let unchanged = hashes.filter { $0.result == .successful }
        if !unchanged.isEmpty {
            let isSigned = [.sodSignature, .sodSignedAttributes].allSatisfy { report.check($0)?.result == .successful }
            let numbers = unchanged.compactMap { $0.id.hashedDataGroup?.rawValue }.map(String.init)
            lines.append(
                .init(
                    mark: isSigned ? .good : .open, label: title,
                    isSigned ? .reportUnchanged(numbers: numbers) : .reportMatchUnproven(numbers: numbers),
                    checks: unchanged.map(\.id)))
        }
        addOpen(hashes.filter { $0.result != .successful }, title)
        addFailed(of: .dataGroups)
    }

    /// The hashes that are not `successful`. DG3 and DG4 have one line where both were not read for one reason.
    private mutating func addOpen(_ hashes: [CheckEntry], _ title: Message) {
        let ids = [CheckID.dataGroupHash(.dg3), .dataGroupHash(.dg4)]
        let both = ids.compactMap { id in hashes.first { $0.id == id } }
        guard both.count == 2, both[0].result == both[1].result, both[0].isRecorded == both[1].isRecorded,
            let why = both[0].finding.message?.nestedMessage,
            both[0].finding.message == Message.fileNotReadBecause(file: LDSFile.dataGroup(.dg3), why: why),
            both[1].finding.message == Message.fileNotReadBecause(file: LDSFile.dataGroup(.dg4), why: why)
        else {
            for check in hashes { add(title, check) }
            return
        }
        for check in hashes where check.id != both[1].id {
            guard check.id == both[0].id else {
                add(title, check)
                continue
            }
            let message = Message.reportBothNotRead(
                first: LDSFile.dataGroup(.dg3), second: LDSFile.dataGroup(.dg4), why: why)
            add(title, check, message, of: ids)
        }
    }

    /// Checks that have a line of their own where they failed.
    private mutating func addFailed(of group: Check.Group) {
        for check in shown(group) where check.id.check.shown == .whereFailed { add(group.title, check) }
    }

    // MARK: Lines

    /// One line for checks that belong together: all is well, in the words of the last; else a line for each that is
    /// not.
    private mutating func add(_ title: Message, _ checks: [CheckEntry]) {
        let others = checks.filter { $0.result != .successful }
        if others.isEmpty, let last = checks.last {
            add(title, last, last.finding.message, of: checks.map(\.id))
        } else {
            for check in others { add(title, check) }
        }
    }

    private mutating func add(_ title: Message, _ check: CheckEntry) {
        // Why a list leaves something open is not what the check says itself.
        let isDoubted = check.result == .undetermined && check.finding.before.map { $0.result != .failed } == true
        add(title, check, isDoubted ? check.messageAlone : check.finding.message, of: [check.id])
    }

    private mutating func add(_ title: Message, _ check: CheckEntry, _ message: Message?, of checks: [CheckID]) {
        // Why the chip was not opened is said; to say of each of the others that it was not reached takes one line.
        // That the chip was lost over a protocol of its own is said as well: the reading may have gone on.
        if check.result == .aborted, check.id != .accessProtocol, check.reason != .channelLost {
            if !unreached.parts.contains(title) { unreached.parts.append(title) }
            unreached.checks += checks
            return
        }
        let line = ReportOutline.Line(
            mark: check.result.mark, label: title, state: check.state, message ?? check.told, checks: checks)
        // Two checks of one group may have the same reason, which is said once.
        let isSaid = lines.indices.last.map { lines[$0].merge(line) } ?? false
        if !isSaid { lines.append(line) }
    }

    private mutating func addUnreached() {
        guard !unreached.parts.isEmpty else { return }
        lines.append(
            .init(
                mark: .open, label: .labelNotChecked, .reportUnreached(parts: unreached.parts),
                checks: unreached.checks))
    }
}

extension CheckResult {
    /// What stands before a line about it.
    var mark: ReportOutline.Mark {
        switch self {
        case .successful: .good
        case .failed: .bad
        case .undetermined, .aborted, .notSupported: .open
        }
    }
}

extension Message {
    /// The message that stands inside this one; nil where there is none.
    fileprivate var nestedMessage: Message? {
        arguments.lazy.compactMap { if case .message(let message) = $0.value { message } else { nil } }.first
    }
}

extension CheckEntry {
    /// What the check found; where it says nothing itself, its reason in a sentence.
    var told: Message {
        finding.message ?? reason.map { Message.reportReason(reason: $0.message) }
            ?? .reportNothingSaid(result: result.rawValue)
    }

    /// How the check ended, where its mark does not say that, and whether it was taken over from the evidence.
    fileprivate var state: Message? {
        switch (result, isRecorded) {
        case (.successful, false), (.failed, false): nil
        case (.successful, true), (.failed, true): .reportRecorded
        case (.undetermined, false): .reportUndetermined
        case (.undetermined, true): .reportUndeterminedRecorded
        case (.aborted, false): .reportAborted
        case (.aborted, true): .reportAbortedRecorded
        // That nobody gave something is nothing that the document lacks.
        case (.notSupported, false) where reason == .notGiven: nil
        case (.notSupported, false): .reportNotSupported
        case (.notSupported, true): .reportNotSupportedRecorded
        }
    }

    /// Whose word a proof of the chip is, and whether whoever was not there is convinced.
    enum ProofSource: String {
        /// The verifier's: the chip answered a challenge of theirs.
        case verifier
        /// The terminal's, which gave the challenge.
        case terminal
        /// That of whoever wrote the evidence.
        case record
    }

    /// Whose word a proof of the chip is; nil where whoever judges saw it.
    var source: ProofSource? {
        if isTransferable { return .verifier }
        if isRecorded { return .record }
        return performedBy == .terminal ? .terminal : nil
    }

    /// A protocol that proved the chip, in words; whether a terminal saw it, and whether whoever was not there is
    /// convinced.
    fileprivate var proof: Message {
        let name = ChipProtocol.allCases.first { $0.check == id }.map(\.message) ?? id.check.title
        return source.map { Message.reportProofBy(proof: name, source: $0.rawValue) } ?? name
    }
}
