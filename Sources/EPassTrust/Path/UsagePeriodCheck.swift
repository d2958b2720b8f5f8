// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ
internal import EPassMessages

/// The steps `issuer.ds.usagePeriod` and `issuer.csca.usagePeriod`: whether a key signed while it was in use (Doc
/// 9303-12, 4.1.1 and 4.1.4).
///
/// A certificate is valid for as long as the last document under it, its private key signs for a few months only. A
/// signature outside them is one of a key that should not exist any more.
enum UsagePeriodCheck {
    /// The days in which the private key of a certificate signs: those of privateKeyUsagePeriod, where it says
    /// something, that lie in the validity period (RFC 5280, 4.1.2.5). What a certificate signs before it begins or
    /// after it ended is signed outside, whatever the extension says.
    struct Period {
        let first: Timestamp
        let last: Timestamp

        init(_ certificate: Certificate) {
            let extensions = certificate.decodedExtensions
            first = max(extensions.privateKeyNotBefore ?? certificate.notBefore, certificate.notBefore)
            last = min(extensions.privateKeyNotAfter ?? certificate.notAfter, certificate.notAfter)
        }

        /// Whether the moment lies in it, give or take a day: dates of issue are local ones, and certificates are often
        /// valid from the midnight before.
        func contains(_ time: Timestamp) -> Bool { first.adding(days: -1) <= time && time <= last.adding(days: 1) }
    }

    /// Whether the document was issued while the key of its signer was in use.
    ///
    /// - Parameter signingTime: when the security object says that it was signed. Where no date of issue is known it
    ///   speaks against the document, and not for it.
    static func judge(
        _ signer: Certificate, of name: SignerName = .documentSigner, dateOfIssue: CalendarDate?,
        signingTime: Timestamp? = nil, at time: Timestamp
    ) -> Outcome {
        if isUnreadable(signer) { return .undetermined(.malformed, .pathUsagePeriodUndecodable(signer: name.word)) }
        guard let dateOfIssue else {
            if let signingTime, case let period = Period(signer), !period.contains(signingTime) {
                return .failed(
                    .issuedOutsideUsagePeriod,
                    .pathSignedOutsideUse(when: signingTime.date, first: period.first.date, last: period.last.date))
            }
            return .undetermined(.noDateOfIssue, .pathNoDateOfIssue)
        }
        let period = Period(signer)
        guard period.contains(Timestamp(dateOfIssue)) else {
            return .failed(
                .issuedOutsideUsagePeriod,
                .pathIssuedOutsideUse(
                    signer: name.word, when: dateOfIssue.description, first: period.first.date, last: period.last.date))
        }
        // Nobody has such a document yet, or the clock here is wrong.
        guard !Timestamp(dateOfIssue).isToCome(at: time) else {
            return .undetermined(.notYetValid, .pathIssueToCome(when: dateOfIssue.description))
        }
        return .successful(.pathIssuedInUse(signer: name.word, when: dateOfIssue.description))
    }

    /// Whether a signer, or a link, was certified while the key of its CSCA was in use, by any certificate of that key
    /// that speaks of it.
    ///
    /// - Parameter name: the word by which messages call what was certified.
    static func judge(
        _ signer: Certificate, of name: String, under csca: Certificate, trust: TrustSnapshot, at time: Timestamp,
        by isAsked: (TrustAnchor) -> Bool
    ) -> Outcome {
        if isUnreadable(csca) { return .undetermined(.malformed, .pathAuthorityUsagePeriodUndecodable) }
        let day = signer.notBefore.date
        // A root and the links to it are certificates of one key, and a State may have certified its key again for
        // longer.
        let period = Period(csca)
        let isInUse = period.contains(signer.notBefore)
        func isOther(_ anchor: TrustAnchor) -> Bool {
            let other = anchor.certificate
            return other.subjectPublicKeyInfo == csca.subjectPublicKeyInfo && isAsked(anchor) && !isUnreadable(other)
                && Period(other).contains(signer.notBefore) && trust.vouches(other, at: time)
                && trust.isCertified(other, about: signer, by: isAsked)
        }
        guard isInUse || (csca.keyIdentifier.map(trust.anchors(withKeyIdentifier:)) ?? []).contains(where: isOther)
        else {
            return .failed(
                .certifiedOutsideUsagePeriod,
                .pathCertifiedOutsideUse(
                    signer: name, when: day, first: period.first.date, last: period.last.date))
        }
        return .successful(.pathCertifiedInUse(signer: name, when: day))
    }

    private static func isUnreadable(_ certificate: Certificate) -> Bool {
        certificate.decodedExtensions.undecoded.contains(OID.privateKeyUsagePeriod)
    }
}

extension Timestamp {
    /// The beginning of a day in UTC.
    package init(_ day: CalendarDate) { self.init(secondsSince1970: Int64(day.daysSince1970) * 86_400) }
}
