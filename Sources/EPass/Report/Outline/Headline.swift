// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
public import EPassMessages
import EPassTrust

/// The first line of a report: one word, what was proven and no more, and why the rest was not or what stands beside
/// it.
public struct Headline: Sendable, Hashable {
    /// The words there are. Who reads nothing else is told nothing better than the worst that stands beside it.
    ///
    /// The raw value is the word in English and is part of the interface.
    public enum Word: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
        /// Everything that counts was shown, and nothing speaks against the document.
        case verified = "VERIFIED"
        /// Everything that counts was shown, and something else speaks against the document or stays open that must not
        /// be passed over.
        case verifiedWithFindings = "VERIFIED WITH FINDINGS"
        /// Everything that counts was shown, and the document or the seal is no longer valid.
        case genuineButExpired = "GENUINE, BUT EXPIRED"
        /// Both of it.
        case genuineButExpiredWithFindings = "GENUINE, BUT EXPIRED, WITH FINDINGS"
        /// Something is forged or changed, or the chip is a copy.
        case notGenuine = "NOT GENUINE"
        /// Something else that counts was shown not to hold.
        case failed = "FAILED"
        /// Something that counts could not be shown.
        case undetermined = "UNDETERMINED"
        /// The procedure ended early.
        case aborted = "ABORTED"

        /// The word in English.
        public var description: String { rawValue }

        /// The word in JSON.
        public var name: String {
            switch self {
            case .verified: "verified"
            case .verifiedWithFindings: "verifiedWithFindings"
            case .genuineButExpired: "genuineButExpired"
            case .genuineButExpiredWithFindings: "genuineButExpiredWithFindings"
            case .notGenuine: "notGenuine"
            case .failed: "failed"
            case .undetermined: "undetermined"
            case .aborted: "aborted"
            }
        }

        /// The word for any language.
        public var message: Message {
            switch self {
            case .verified: .headlineVerified
            case .verifiedWithFindings: .headlineVerifiedWithFindings
            case .genuineButExpired: .headlineGenuineButExpired
            case .genuineButExpiredWithFindings: .headlineGenuineButExpiredWithFindings
            case .notGenuine: .headlineNotGenuine
            case .failed: .headlineFailed
            case .undetermined: .headlineUndetermined
            case .aborted: .headlineAborted
            }
        }

        /// What it says of the document at one look: only the bare `VERIFIED` is good.
        public var mark: ReportOutline.Mark {
            switch self {
            case .verified: .good
            case .notGenuine, .failed: .bad
            case .verifiedWithFindings, .genuineButExpired, .genuineButExpiredWithFindings, .undetermined, .aborted:
                .open
            }
        }

        /// The word over what counts being shown, by what stands beside it.
        init(isExpired: Bool, hasFindings: Bool) {
            self =
                switch (isExpired, hasFindings) {
                case (false, false): .verified
                case (false, true): .verifiedWithFindings
                case (true, false): .genuineButExpired
                case (true, true): .genuineButExpiredWithFindings
                }
        }
    }

    /// What the overall result comes to, with what stands beside it.
    public let word: Word
    /// What was proven: clauses that stand in one sentence behind the word.
    public let statements: [Message]
    /// Why that is not more, and what stands beside it: whole sentences.
    public let reasons: [Message]

    init(_ word: Word, _ statements: [Message] = [], because reasons: [Message] = []) {
        self.word = word
        self.statements = statements
        self.reasons = reasons
    }

    /// What was proven, or what came out, as one sentence; nil where there is none.
    var statementAlone: Message? { statements.asClauses }

    /// What stands behind the word in English, without the last full stop.
    public var sentence: String { sentence(in: .english) }

    /// What stands behind the word in that language: the statements as one sentence, then the reasons as sentences of
    /// their own, without the last full stop. Empty where there are neither.
    public func sentence(in language: MessageCatalogue) -> String {
        ([statements.asClauses].compactMap { $0 } + reasons).asSentences.map(language.phrase) ?? ""
    }
}

extension InspectionReport {
    /// What the checks come to under the policy, by the rules of `Docs/report.md`.
    public var headline: Headline {
        if seal != nil { return sealHeadline }
        switch overall {
        case .successful: return successfulHeadline
        case .failed: return failedHeadline
        case .undetermined: return undeterminedHeadline
        case .aborted: return abortedHeadline
        }
    }

    /// The word of the headline alone.
    var headlineWord: Headline.Word {
        if seal != nil { return sealHeadline.word }
        switch overall {
        case .successful:
            return unprovenSignature != nil || unprovenFile != nil
                ? .verifiedWithFindings : word(over: findingsBesideSuccess)
        case .failed: return firstForged == nil ? .failed : .notGenuine
        case .undetermined: return .undetermined
        case .aborted: return .aborted
        }
    }

    private func result(_ id: CheckID) -> CheckResult? { check(id)?.result }

    /// How a check ended by itself, whatever a list of defects made of it: what it deserves to be told of does not go
    /// away by being excused.
    private func deserved(_ id: CheckID) -> CheckResult? {
        check(id).map { $0.finding.before?.result ?? $0.result }
    }

    private var hashes: [CheckEntry] { checks.filter { $0.id.isDataGroupHash } }

    /// Whether all was read that EF.SOD lists, DG3 and DG4 aside: of a part, of which the rest may have been left out
    /// because it fails, no more is said than that.
    private var isWhole: Bool {
        hashes.allSatisfy { $0.result == .successful || [.dg3, .dg4].contains($0.id.hashedDataGroup) }
    }

    // MARK: Successful

    private var successfulHeadline: Headline {
        let findings = findingsBesideSuccess
        if let unproven = unprovenSignature ?? unprovenFile {
            return unprovenHeadline(unproven, findings.map(\.message))
        }
        return Headline(word(over: findings), proven, because: findings.filter { !$0.isSaid }.map(\.message))
    }

    private func word(over findings: [HeadlineFinding]) -> Headline.Word {
        Headline.Word(isExpired: result(.expiry) == .failed, hasFindings: !findings.isEmpty)
    }

    /// What success proves: the data; the bond to the booklet only where print and chip were compared; the chip only
    /// where it proved itself.
    private var proven: [Message] {
        var statements = [provenData]
        if result(.mrzMatchesDG1) == .successful { statements.append(.headlineOfPrintedZone) }
        if let proof = bestProof {
            statements.append(proof.source.map { Message.headlineOriginalBy(source: $0.rawValue) } ?? .headlineOriginal)
        } else if CheckID.ofChip.map(result).allSatisfy({ $0 == .notSupported }) {
            statements.append(.headlineNotProtected)
        }
        return statements
    }

    /// What is proven of the data, and what stands against it.
    private var provenData: Message {
        var statement: Message =
            hashes.contains { $0.result == .successful }
            ? (isWhole ? .headlineDataGenuine : .headlineReadGenuine) : .headlineObjectGenuine
        if deserved(.expiry) == .failed, let document {
            statement = .headlineButExpired(statement: statement, day: document.dateOfExpiry)
        }
        // A State that signs data in another one's name must not hide behind "genuine", whatever the policy counts
        // (T16).
        if deserved(.issuerMatchesSigner) == .failed {
            statement = .headlineButOtherState(statement: statement)
        } else if let check = check(.issuerMatchesSigner), check.result == .undetermined,
            check.reason == .countryUnknown
        {
            statement = .headlineButStateUnknown(statement: statement)
        }
        // Where DG11 and DG12, as the issuer signed them, contradict DG1. These checks count under no policy, and yet
        // "genuine" alone would hide it.
        if deserved(.personalDetailsMatchDG1) == .failed, result(.dataGroupHash(.dg11)) == .successful {
            for comparison in document?.comparisons ?? []
            where comparison.outcome == .different && comparison.field != .personalNumber {
                statement = .headlineButDetailDiffers(statement: statement, field: comparison.field.rawValue)
            }
        }
        if deserved(.documentDetailsMatchDG1) == .failed, result(.dataGroupHash(.dg12)) == .successful {
            statement = .headlineButIssueDate(statement: statement)
        }
        return statement
    }

    /// The proof of the chip that needs the least trust in whoever read: one that was seen or asked for here, one that
    /// was computed again, one that stands on the terminal's word (T05).
    private var bestProof: CheckEntry? {
        let proofs = CheckID.ofChip.compactMap(check).filter { $0.result == .successful }
        return proofs.first(where: \.isShownToVerifier) ?? proofs.first { !$0.isRecorded }
            ?? proofs.first
    }

    // MARK: Failed

    private var failedHeadline: Headline {
        if let forged = firstForged {
            return Headline(
                .notGenuine, [forged.id.isOfChip ? .headlineNotOriginal : forged.id.forgery],
                because: [forged.messageAlone, error?.message].compactMap { $0 })
        }
        let failed = checks.first(where: \.hasFailed)
        return Headline(
            .failed, failed?.id == .mrzMatchesDG1 ? [.headlineOtherPrint] : [],
            because: [failed?.messageAlone, error?.message].compactMap { $0 })
    }

    /// The first check that failed because something was forged.
    private var firstForged: CheckEntry? {
        checks.first(where: \.isForged)
    }

    // MARK: Undetermined

    private var undeterminedHeadline: Headline {
        let open = checks.filter { check in policy?.isOpen(check) ?? false }
        // That it was read elsewhere is one cause of its own, and told once.
        let recorded = open.filter { $0.reason == .recorded }
        let others = open.filter { $0.reason != .recorded }
        // Without EF.SOD nothing else can be judged: what is open for its sake is no reason of its own. A file that was
        // cut can be sent again, whatever else is open.
        let root =
            others.first { $0.id == .sodStructure } ?? others.first { $0.reason == .truncated }
            ?? others.first { $0.groupNotGiven == nil }
        var reasons = [root].compactMap { $0?.messageAlone }
        let statement = provenInPart(open)
        // Whether a state issued it is what matters then, whichever check is open first.
        if statement == .headlineIssuerNotProven, let message = check(.dsSignature)?.finding.message {
            reasons = [message]
        }
        // Whoever left a file out is asked for it, whatever else is open.
        let groups = open.compactMap(\.groupNotGiven)
        if !groups.isEmpty {
            reasons.append(.headlineNotGiven(files: groups.map { .headlineDataGroup(number: "\($0.rawValue)") }))
        }
        // What a list excuses is told all the same.
        if deserved(.issuerMatchesSigner) == .failed, result(.issuerMatchesSigner) != .failed {
            reasons.append(.headlineOtherState)
        }
        if !recorded.isEmpty { reasons.append(.headlineReadElsewhere(checks: recorded.map(\.id.message))) }
        let statements = [statement].compactMap { $0 }
        return Headline(
            .undetermined, statements.isEmpty && open.isEmpty ? [.headlineNoDataGroup] : statements, because: reasons)
    }

    /// What is proven where something that counts is open; nil where that is nothing.
    private func provenInPart(_ open: [CheckEntry]) -> Message? {
        let read = hashes.filter { $0.result != .undetermined }
        guard !open.isEmpty, !read.isEmpty, read.allSatisfy({ $0.result == .successful }) else { return nil }
        if let unproven = unprovenSignature {
            return unproven.id == .dsSignature ? .headlineIssuerNotProven : .headlineMatchesUnproven
        }
        guard isReadDataProven else { return nil }
        let mayBeCopied = open.contains { $0.id.isOfChip } && !CheckID.ofChip.map(result).contains(.successful)
        return mayBeCopied ? .headlineMayBeCopy : .headlineReadGenuine
    }

    // MARK: Aborted

    private var abortedHeadline: Headline {
        guard let error else { return Headline(.aborted, [.headlineEndedEarly]) }
        // EF.CardAccess says how to open the chip; it is no part of the document that was to be read.
        let read = files.count { file in
            [.identical, .notIdentical, .read].contains(file.state)
                && LDSFile(name: file.file)?.application == .eMRTD
        }
        // A copy must not hide what it was found to be by falling silent.
        let copy = checks.first { $0.isForged && $0.id.isOfChip }
        var reasons = [error.message]
        if read > 0 { reasons.append(.headlineFilesRead(count: read)) }
        if let copy { reasons.append(copy.messageAlone) }
        return Headline(.aborted, because: reasons)
    }
}

extension CheckID {
    /// What a forgery that the check shows is, in words for somebody who knows no security object.
    fileprivate var forgery: Message {
        guard check.object != .cardSecurity else { return .headlineChipKeysForged }
        return switch check.area {
        case .issuer: .headlineSignerForged
        case .access, .chip, .securityObject, .integrity, .document, .seal, .lds2: .headlineDataChanged
        }
    }
}

extension CheckEntry {
    /// Whether it failed, and counts.
    var hasFailed: Bool { role != .evaluatory && result == .failed }

    /// Whether it failed because something was forged, or is a copy, and counts.
    var isForged: Bool { hasFailed && id.check.failure.isForgery(reason) }

    /// The data group that EF.SOD lists and that was not given.
    fileprivate var groupNotGiven: DataGroupNumber? { reason == .notRead ? id.hashedDataGroup : nil }

    /// What the check says where nothing else says which check it is: what a list made of it, or what it found. Those
    /// of EF.CardSecurity speak as those of EF.SOD do, so the file is named.
    var messageAlone: Message {
        if reason != .revoked, let defect = finding.appliedDefect, let before = finding.before {
            return defect.message(about: self, before: before.result)
        }
        return id.check.object == .cardSecurity && !told.namesCardSecurity
            ? .headlineOfCardSecurity(finding: told) : told
    }
}

extension Message {
    /// Whether EF.CardSecurity is an argument of the message.
    fileprivate var namesCardSecurity: Bool {
        arguments.contains { $0.value == .text(LDSFile.cardSecurity.description) }
    }
}
