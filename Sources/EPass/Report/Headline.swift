// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// The first line of a report: one word, and a sentence that claims exactly what was proven.
public struct Headline: Sendable, Hashable {
    /// The words there are. Who reads nothing else is told nothing better than the worst that stands beside it.
    ///
    /// The raw value is shown and is part of the interface.
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

        /// The raw value.
        public var description: String { rawValue }

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

    /// The word.
    public let word: Word
    /// The sentence behind it, without a full stop.
    public let sentence: String
}

extension InspectionReport {
    /// The first line of the report.
    public var headline: Headline {
        if seal != nil { return sealHeadline }
        return switch overall {
        case .successful:
            Headline(
                word: Headline.Word(
                    isExpired: result(.expiry) == .failed, hasFindings: !findingsBesideSuccess.isEmpty),
                sentence: provenSentence)
        case .failed: failedHeadline
        case .undetermined: Headline(word: .undetermined, sentence: undeterminedSentence)
        case .aborted: Headline(word: .aborted, sentence: abortedSentence)
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

    /// What success proves: the data; the bond to the booklet only where print and chip were compared; the chip only
    /// where it proved itself.
    private var provenSentence: String {
        var parts: [String] = []
        let isExpired = deserved(.expiry) == .failed
        parts.append(
            hashes.contains { $0.result == .successful }
                ? (isWhole ? "the data is genuine" : "the data that was read is genuine")
                : "the security object is genuine, no data was read")
        if isExpired, let document { parts[0] += ", but expired \(document.dateOfExpiry)" }
        // A State that signs data in another one's name must not hide behind "genuine", whatever the policy counts
        // (T16).
        if deserved(.issuerMatchesSigner) == .failed {
            parts[0] += ", but signed by another State than the one it names"
        } else if let check = check(.issuerMatchesSigner), check.result == .undetermined,
            check.reason == .countryUnknown
        {
            parts[0] += ", but whether the State that it names signed it is not known"
        }
        parts[0] += contradictions.map { ", but \($0)" }.joined()
        // What turned the word and is not in the sentence yet.
        let others = findingsBesideSuccess.filter { !$0.isSaid }.map(\.words)
        if !others.isEmpty { parts[0] += ", with findings: " + others.joined(separator: ", ") }
        if result(.mrzMatchesDG1) == .successful { parts.append("the chip belongs to the printed MRZ") }
        if let proof = bestProof {
            parts.append("the chip is the original" + (proof.source.map { ", \($0)" } ?? ""))
        } else if CheckID.ofChip.map(result).allSatisfy({ $0 == .notSupported }) {
            parts.append("this chip is not protected against copying")
        }
        return parts.joined(separator: "; ")
    }

    /// Where DG11 and DG12, as the issuer signed them, contradict DG1. These checks count under no policy, and yet
    /// "genuine" alone would hide it.
    private var contradictions: [String] {
        var words: [String] = []
        if deserved(.personalDetailsMatchDG1) == .failed, result(.dataGroupHash(.dg11)) == .successful {
            let differing =
                document?.comparisons.filter { $0.outcome == .different && $0.field != .personalNumber } ?? []
            words += differing.map { "EF.DG11 gives another \($0.field.words)" }
        }
        if deserved(.documentDetailsMatchDG1) == .failed, result(.dataGroupHash(.dg12)) == .successful {
            words.append("EF.DG12 gives a date of issue that cannot be")
        }
        return words
    }

    /// The proof of the chip that needs the least trust in whoever read: one that was seen or asked for here, one that
    /// was computed again, one that stands on the terminal's word (T05).
    private var bestProof: CheckEntry? {
        let proofs = CheckID.ofChip.compactMap(check).filter { $0.result == .successful }
        return proofs.first { $0.performedBy == .verifier || $0.isTransferable } ?? proofs.first { !$0.isRecorded }
            ?? proofs.first
    }

    private var failedHeadline: Headline {
        let failed = checks.filter { $0.role != .evaluatory && $0.result == .failed }
        // What departs from the standard and holds is no forgery.
        let forged = failed.filter { check in
            !check.finding.isRefusal && check.reason != .deviationRefused
                && check.id.check.failure.isForgery(check.reason)
        }
        if let first = forged.first {
            let why = Self.sentence(first)
            return Headline(
                word: .notGenuine,
                sentence: first.id.isOfChip ? "this is not the original chip; \(Self.inside(why))" : why)
        }
        return Headline(word: .failed, sentence: failed.first.map(Self.sentence) ?? "")
    }

    /// What a check says. Those of EF.CardSecurity speak as those of the security object do, so the file is named.
    static func sentence(_ check: CheckEntry) -> String {
        if let defect = check.finding.appliedDefect, let before = check.finding.before {
            return defect.sentence(about: check, before: before.result)
        }
        let sentence = plain(check.finding.detail ?? check.id.rawValue)
        guard check.id.check.object == .cardSecurity, !sentence.contains("EF.CardSecurity") else {
            return sentence
        }
        return "EF.CardSecurity: \(inside(sentence))"
    }

    private var undeterminedSentence: String {
        // What a list excuses is told all the same.
        let isExcused = deserved(.issuerMatchesSigner) == .failed && result(.issuerMatchesSigner) != .failed
        return openSentence + (isExcused ? "; the document is signed by another State than the one it names" : "")
    }

    private var openSentence: String {
        let open = checks.filter { check in policy?.isOpen(check) ?? false }
        let why = open.first.map(Self.sentence) ?? "no data group was read"
        let read = hashes.filter { $0.result != .undetermined }
        guard !read.isEmpty, read.allSatisfy({ $0.result == .successful }) else { return why }
        if result(.sodSignature) != .successful || result(.sodSignedAttributes) != .successful {
            return "the data matches a security object whose signature is not proven; \(Self.inside(why))"
        }
        if result(.dsSignature) != .successful {
            return "the data is what the document signer signed, and whether a state issued it is not proven; "
                + Self.inside(check(.dsSignature)?.finding.detail.map(Self.plain) ?? why)
        }
        let mayBeCopied = open.contains { $0.id.isOfChip } && !CheckID.ofChip.map(result).contains(.successful)
        return "the data that was read is genuine\(mayBeCopied ? ", the chip may be a copy" : ""); "
            + Self.inside(why)
    }

    private var abortedSentence: String {
        guard let error else { return "the procedure ended early" }
        // EF.CardAccess says how to open the chip; it is no part of the document that was to be read.
        let read = files.filter {
            [.identical, .notIdentical, .read].contains($0.state)
                && LDSFile(name: $0.file)?.application == .eMRTD
        }.count
        // A copy must not hide what it was found to be by falling silent.
        let copy = checks.first {
            $0.role != .evaluatory && $0.result == .failed && $0.id.isOfChip
                && $0.id.check.failure.isForgery($0.reason)
        }
        return Self.plain(error.message) + (read == 0 ? "" : "; \(read) files were read until then")
            + (copy.map { "; \(Self.inside(Self.sentence($0)))" } ?? "")
    }

    /// A sentence behind a semicolon.
    static func inside(_ sentence: String) -> String {
        for article in [
            "The ", "There ", "What ", "How ", "No ", "Active ", "Chip ", "Terminal ",
        ] where sentence.hasPrefix(article) {
            return article.lowercased() + sentence.dropFirst(article.count)
        }
        return sentence
    }

    private static func plain(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}
