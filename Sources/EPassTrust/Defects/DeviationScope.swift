// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// Whether an entry of a deviation list speaks of a document: every bound that it states has to fit, there is no "or"
/// (Doc 9303-12, 10).
struct DeviationScope {
    /// Why it is not applied all the same.
    let refusal: RefusedDefect.Reason?
    /// Whether all bounds fit the certificate as it came, and not only one of its writings: nothing else excuses
    /// anything.
    let isExact: Bool

    /// The longest period of issue that bounds an entry by itself: the longest validity of a document.
    private static let longestPeriodInDays = 3_660

    /// Nil where a bound does not fit, so that the entry is of no interest here.
    ///
    /// - Parameters:
    ///   - hashes: those of the signer's certificate by the list's algorithm; nil where they are not known.
    ///   - isOwn: whether the list is of the State that issued the document.
    init?(
        _ bounds: Deviation.Documents, _ hashes: SignerHashes?, _ document: KnownDefects.Document, isOwn: Bool
    ) {
        let type = bounds.documentType.map { Self.type($0, document.documentCode) }
        let signer = bounds.signer.map { Self.signer($0, hashes, document) }
        isExact = if case .certificateDigest(let digest)? = bounds.signer { hashes?.asItCame == digest } else { true }
        let issued = bounds.issued.map { Self.issued($0, document.dateOfIssue) }
        let number = bounds.documentNumbers.map { Self.number($0, document.documentNumber) }
        let comparisons: [Bool?] = [type, signer, issued, number].compactMap { $0 }
        if comparisons.contains(false) { return nil }
        let isComparable = !comparisons.contains(nil)
        let isNarrow = bounds.signer != nil || bounds.documentNumbers != nil || bounds.issued.map(Self.isShort) == true
        if !isOwn {
            // Of a foreign list only what would have fitted is worth a word.
            guard isNarrow, isComparable else { return nil }
            refusal = .otherState
        } else if !isNarrow {
            refusal = .overBroad
        } else {
            refusal = isComparable ? nil : .notComparable
        }
    }

    private static func isShort(_ period: ClosedRange<Timestamp>) -> Bool {
        period.upperBound <= period.lowerBound.adding(days: longestPeriodInDays)
    }

    /// A single letter stands for all types that begin with it.
    private static func type(_ stated: String, _ code: String?) -> Bool? {
        let wanted = stated.filter { $0 != "<" && $0 != " " }
        guard let code else { return nil }
        return wanted.count == 1 ? code.hasPrefix(wanted) : code == wanted
    }

    private static func signer(
        _ stated: Deviation.Signer, _ hashes: SignerHashes?, _ document: KnownDefects.Document
    ) -> Bool? {
        switch stated {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            return document.isSigned(by: .issuerAndSerialNumber(issuer, serialNumber: serialNumber))
        case .subjectKeyIdentifier(let key):
            return document.isSigned(by: .subjectKeyIdentifier(key))
        case .certificateDigest(let digest):
            guard let hashes, hashes.asItCame.count == digest.count else { return nil }
            return hashes.ofWritings.contains(digest)
        }
    }

    /// Both ends belong to the period, as days.
    private static func issued(_ period: ClosedRange<Timestamp>, _ date: CalendarDate?) -> Bool? {
        guard let date, let day = Timestamp(iso8601: date.description) else { return nil }
        return period.lowerBound.date <= day.date && day.date <= period.upperBound.date
    }

    private static func number(_ numbers: [String], _ number: String?) -> Bool? {
        guard let number else { return nil }
        return numbers.contains { $0.filter { $0 != "<" && $0 != " " } == number }
    }
}
