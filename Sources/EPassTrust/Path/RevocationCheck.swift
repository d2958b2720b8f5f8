// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages

/// The steps `issuer.*.revocation`: whether a signer is on a revocation list of its CSCA (Doc 9303-12, 4.1.5 and
/// D.1.2).
///
/// The three states of the standard are kept apart: that there is no list, or none that verifies, or none that is
/// current, says nothing of the document. A list need not be signed with the key that certified the signer, as a CSCA
/// signs with its newest one; but it must be of the same CSCA. Of each key and issuer's name the newest list is asked,
/// and of several that could be it each: what one of them revokes is revoked.
struct RevocationCheck: Sendable {
    let outcome: Outcome
    let status: RevocationStatus

    /// Judges a signer.
    ///
    /// - Parameters:
    ///   - path: the certificates from the signer to its anchor; only the signer where none was found.
    ///   - name: what messages call the signer.
    ///   - anchor: the anchor of the path. What an anchor behind which less stands says about it counts nothing.
    ///   - isTrusted: whether an anchor was reached, or a list of document signers names the signer. That a signer of
    ///     whom nothing is known is on no list says nothing.
    ///   - isVouchedFor: whether something else than the store vouches for the authorities of the path, as a pin does.
    static func judge(
        _ path: [Certificate], of name: SignerName = .documentSigner, anchor: TrustAnchor? = nil, isTrusted: Bool,
        isVouchedFor: Bool = false, trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp
    ) -> RevocationCheck {
        guard let signer = path.first else { return RevocationCheck(outcome: .noCRL, status: RevocationStatus()) }
        let standing = anchor?.basis ?? .linked
        func isAsked(_ anchor: TrustAnchor) -> Bool { profile.lets(anchor, speakAbout: standing) }
        // What leads from a signer to an accepted anchor are authorities of that CSCA, also where the store does not
        // hold them, as a link certificate in EF.SOD: what they revoke is revoked (Doc 9303-12, 6.1.1 and D.1.2).
        let isVouchedFor = isVouchedFor || anchor.map(profile.accepts) == true
        let authority = AuthorityGenerations(path, trust: trust, isAsked: isAsked)
        let behind = path.dropFirst().lazy.compactMap(trust.revoked(behind:)).first
        let judge = RevocationJudge(
            path: path, behind: behind, name: name, authority: authority, standing: standing, isTrusted: isTrusted,
            isVouchedFor: isVouchedFor, trust: trust, profile: profile, time: time,
            country: signer.issuerCountry?.code ?? authority.countries.first?.code ?? signer.issuer.description)
        return judge.judge(authority.revocationLists())
    }
}

/// What the lists of one CSCA say about one path.
private struct RevocationJudge {
    let path: [Certificate]
    /// A certificate that is known to be revoked, and that alone speaks for one of the path.
    let behind: Certificate?
    /// What messages call the signer.
    let name: SignerName
    let authority: AuthorityGenerations
    /// What stands behind the anchor of the path: a list counts where no less stands behind the anchor that signed it.
    let standing: TrustBasis
    let isTrusted: Bool
    /// Whether the authorities of the path may revoke without being anchors of the store.
    let isVouchedFor: Bool
    let trust: TrustSnapshot
    let profile: TrustProfile
    let time: Timestamp
    /// Whose lists they are, for people.
    let country: String

    /// A list under an anchor of the right CSCA, or why it is none.
    private enum Standing {
        /// The certificate of its key, why it says of no signer that it is not revoked all the same, and whether the
        /// operator has blocked the key.
        case verified(Certificate, Outcome?, isBlocked: Bool = false)
        case refused(CheckReason, Message)
    }

    /// A list whose signature was verified.
    private struct Verified {
        let list: CertificateRevocationList
        let key: [UInt8]
        /// Why it says of no signer that it is not revoked; what it revokes is revoked.
        let doubt: Outcome?
        /// Whether the operator has blocked the key.
        let isBlocked: Bool
        let scope: RevocationListScope
        let order: RevocationListOrder

        init(_ list: CertificateRevocationList, key: [UInt8], _ doubt: Outcome?, isBlocked: Bool) {
            self.list = list
            self.key = key
            self.doubt = doubt
            self.isBlocked = isBlocked
            scope = RevocationListScope(list)
            order = RevocationListOrder(list)
        }

        /// Whether the other list takes the place of this one: it is of the same key and the same issuer's name, which
        /// together are what a list is about.
        func isReplaced(by other: Verified) -> Bool {
            key == other.key && other.order.isLater(than: order)
                && list.issuer.isSameIssuer(as: other.list.issuer)
                && (try? other.scope.replaces { () throws(TrustError) in scope }) == true
        }
    }

    private static let maximumLists = 256
    /// Anchors that are tried for one list beyond those of its issuer's very name, and copies of a signer.
    private static let maximumOthers = 32

    func judge(_ lists: [CertificateRevocationList]) -> RevocationCheck {
        guard let signer = path.first, let newest = lists.first else {
            return RevocationCheck(
                outcome: .undetermined(.noCRL, .revocationNoList(country: country)), status: RevocationStatus())
        }
        if let found = revokedBehind(lists) { return found }
        var problem: Outcome?
        var verified: [Verified] = []
        let own = ofSameAuthority(lists)
        if own.isEmpty {
            problem = .undetermined(
                .crlOfOtherIssuer, .revocationOtherAuthority(country: country, issuer: newest.issuer))
        }
        for list in own {
            switch signature(of: list, by: issuers(of: list)) {
            case .verified(let issuer, let doubt, let isBlocked):
                let entry = Verified(list, key: issuer.subjectPublicKeyInfo, doubt, isBlocked: isBlocked)
                verified.append(entry)
                problem = problem ?? doubt
                if !entry.scope.covers(signer), problem == nil { problem = partial(list) }
            case .refused(let reason, let message): problem = problem ?? .undetermined(reason, message)
            }
        }
        // A list that was issued after the time judged at takes no other one's place at that time (RFC 5280, 5.1.2.4
        // and 6.3.3). What it revokes is revoked all the same: its CSCA says so. Nor does one take another's place
        // under a key that is blocked.
        let present = verified.filter { !isToCome($0.list) && !$0.isBlocked }
        let asked = verified.filter { entry in !present.contains { entry.isReplaced(by: $0) } }
        var held: RevocationCheck?
        for entry in asked {
            guard let found = revoked(by: entry.list, entry.scope) else { continue }
            guard entry.isBlocked else { return found }
            held = RevocationCheck(outcome: entry.doubt ?? found.outcome, status: status(entry.list, .undetermined))
        }
        if let held { return held }
        if isTrusted, let doubt = inOtherName(lists.filter { !own.contains($0) }) ?? ofSameKey(asked) { return doubt }
        let covering = asked.filter { $0.doubt == nil && $0.scope.covers(signer) }
        guard let list = Self.ground(covering.filter { !isToCome($0.list) }, signer) ?? covering.first?.list else {
            return RevocationCheck(outcome: problem ?? .noCRL, status: status(newest, .undetermined))
        }
        return unrevoked(by: list)
    }

    /// The list that says of a signer that it is not revoked: the newest of the signer's own issuer's name, which is
    /// what a list is about; of another name of that CSCA where there is none.
    private static func ground(_ lists: [Verified], _ signer: Certificate) -> CertificateRevocationList? {
        (lists.first { $0.list.issuer.isSameIssuer(as: signer.issuer) } ?? lists.first)?.list
    }

    private func isToCome(_ list: CertificateRevocationList) -> Bool { list.thisUpdate.isToCome(at: time) }

    /// Why a list that verifies does not say of a signer that it is not revoked.
    private func partial(_ list: CertificateRevocationList) -> Outcome {
        let date = list.thisUpdate.date
        if let unknown = list.unknownCritical.first(where: { !RevocationListScope.extensions.contains($0) }) {
            return .undetermined(.crlNotVerified, .revocationCriticalExtension(list: date, identifier: unknown))
        }
        return .undetermined(.crlNotVerified, .revocationPartialList(list: date, signer: name.word))
    }

    /// The lists of the CSCA that certified the signer, newest first, at most `maximumLists`: those that it is known to
    /// have signed before others, so that whoever adds any number of others cannot push the right one out.
    private func ofSameAuthority(_ lists: [CertificateRevocationList]) -> [CertificateRevocationList] {
        let own = lists.filter(authority.mayHaveIssued)
        guard own.count > Self.maximumLists else { return own }
        let signed = own.indices.filter { authority.hasSigned(own[$0]) == true }
        let others = Set(own.indices).subtracting(signed).sorted()
        return (signed + others).prefix(Self.maximumLists).sorted().map { own[$0] }
    }

    private func isAsked(_ anchor: TrustAnchor) -> Bool {
        profile.lets(anchor, speakAbout: standing)
    }

    private func revoked(by list: CertificateRevocationList, _ scope: RevocationListScope) -> RevocationCheck? {
        for (position, certificate) in path.enumerated() {
            // Serial numbers are the issuer's: a certificate further up is only looked for on a list of its own
            // issuer's name.
            guard position == 0 || certificate.issuer.isSameIssuer(as: list.issuer),
                let entry = scope.revocation(of: certificate, by: list)
            else { continue }
            let (day, date) = (entry.revocationDate.date, list.thisUpdate.date)
            return revoked(
                by: list, entry,
                position == 0
                    ? .revocationSignerRevoked(signer: name.word, when: day, list: date)
                    : .revocationAuthorityRevoked(subject: certificate.subject, when: day, list: date))
        }
        return nil
    }

    /// What a list of the same State says that has another name of it, as an older or newer CSCA may (Doc 9303-12,
    /// 7.1.4 and D.1.2.3 b). A number of eight octets is drawn at random, and meets no other one; a shorter one may be
    /// that of another signer, as may one of letters that several authorities share. A list that does not name the
    /// number says nothing.
    private func inOtherName(_ lists: [CertificateRevocationList]) -> RevocationCheck? {
        guard let signer = path.first else { return nil }
        for list in lists.prefix(Self.maximumLists) {
            guard let entry = RevocationListScope(list).revocation(of: signer, by: list), isOfState(list) else {
                continue
            }
            let (day, date) = (entry.revocationDate.date, list.thisUpdate.date)
            let digits = signer.serialNumber.drop { $0 == 0 }
            if digits.count >= 8, !authority.countries.contains(where: { Self.sharedLetters.contains($0.code) }) {
                return revoked(
                    by: list, entry, .revocationSignerRevoked(signer: name.word, when: day, list: date))
            }
            return RevocationCheck(
                outcome: .undetermined(.mayBeRevoked, .revocationInOtherName(list: date, issuer: list.issuer)),
                status: status(list, .undetermined))
        }
        return nil
    }

    /// Letters of several authorities that know nothing of each other: China, Hong Kong and Macao.
    private static let sharedLetters: Set<String> = ["CN"]

    /// Whether an anchor of full standing and of the signer's State signed a list.
    private func isOfState(_ list: CertificateRevocationList) -> Bool {
        let identifier = list.authorityKeyIdentifier ?? []
        let anchors = trust.anchors(named: list.issuer) + trust.anchors(withKeyIdentifier: identifier)
        let ofState = anchors.filter { $0.basis.hasFullStanding && authority.isOfSameState($0.certificate) }
            .prefix(Self.maximumOthers).map(\.certificate)
        if case .verified(_, nil, isBlocked: false) = signature(of: list, by: ofState) { return true }
        return false
    }

    /// What the lists of the CSCA say of another certificate that it made of the signer's key, as far as the store has
    /// one: whoever sends the document chooses which of them he sends.
    private func ofSameKey(_ lists: [Verified]) -> RevocationCheck? {
        guard let signer = path.first, let issuer = path.dropFirst().first else { return nil }
        let copies = trust.signers(withKeyOf: signer).filter { $0.tbsCertificate != signer.tbsCertificate }
        for copy in copies.prefix(Self.maximumOthers) {
            guard let entry = lists.first(where: { $0.scope.revocation(of: copy, by: $0.list) != nil }),
                case .valid? = try? Verification.verify(copy, under: issuer, known: trust.verified)
            else { continue }
            return RevocationCheck(
                outcome: .undetermined(.mayBeRevoked, .revocationOtherOfKey(list: entry.list.thisUpdate.date)),
                status: status(entry.list, .undetermined))
        }
        return nil
    }

    /// What is known of the standing of the path: which list says so was verified when standing was given out.
    private func revokedBehind(_ lists: [CertificateRevocationList]) -> RevocationCheck? {
        guard let behind else { return nil }
        for list in trust.revocationLists(issuedBy: behind.issuer) + lists
        where behind.issuer.isSameIssuer(as: list.issuer) {
            guard let entry = RevocationListScope(list).revocation(of: behind, by: list) else { continue }
            return revoked(
                by: list, entry,
                .revocationAuthorityRevoked(
                    subject: behind.subject, when: entry.revocationDate.date, list: list.thisUpdate.date))
        }
        return nil
    }

    private func revoked(
        by list: CertificateRevocationList, _ entry: RevokedCertificate, _ message: Message
    ) -> RevocationCheck {
        var status = status(list, .revoked)
        status.revocationDate = entry.revocationDate
        return RevocationCheck(outcome: .failed(.revoked, message), status: status)
    }

    private func unrevoked(by list: CertificateRevocationList) -> RevocationCheck {
        let undetermined = status(list, .undetermined)
        guard isTrusted else { return RevocationCheck(outcome: .noAnchor(of: name), status: undetermined) }
        let date = list.thisUpdate.date
        guard !isToCome(list) else {
            return RevocationCheck(
                outcome: .undetermined(.crlNotYetValid, .revocationListToCome(list: date)), status: undetermined)
        }
        let due = list.due
        guard time <= due else {
            let message = Message.revocationListOutdated(country: country, list: date, due: due.date)
            return RevocationCheck(outcome: .undetermined(.crlExpired, message), status: undetermined)
        }
        let age = days(list)
        let message: Message =
            age < 0
            ? .revocationNotRevokedByNewer(list: date, signer: name.word)
            : .revocationNotRevoked(list: date, days: age, signer: name.word)
        return RevocationCheck(outcome: .successful(message), status: status(list, .unrevoked))
    }

    // MARK: Whose list

    private func signature(of list: CertificateRevocationList, by candidates: [Certificate]) -> Standing {
        guard list.signature.isSame(as: list.signatureAlgorithm) else {
            return .refused(.crlNotVerified, .revocationTwoAlgorithms(list: list.thisUpdate.date))
        }
        var held: Standing?
        // The key of one that is revoked may be somebody else's by now: it frees nobody and revokes nobody.
        for candidate in candidates where trust.revoked(behind: candidate) == nil {
            guard candidate.decodedExtensions.keyUsage?.contains(.crlSign) ?? true,
                case .valid(_, let deviations)? = try? Verification.verify(list, under: candidate)
            else { continue }
            // So may that of one that the operator has blocked. But a block holds back, and betters nothing: what such
            // a list names is in doubt, whatever others say.
            if let block = trust.block(of: candidate, at: time) {
                let message = BlockCheck.message(of: block, "csca")
                held = held ?? .verified(candidate, .undetermined(.crlNotVerified, message), isBlocked: true)
                continue
            }
            if let refused = deviations.first(where: { !profile.tolerated.contains($0) }) {
                return .verified(
                    candidate,
                    .undetermined(
                        .crlNotVerified,
                        .revocationFormRefused(deviation: refused.message, list: list.thisUpdate.date)))
            }
            return .verified(candidate, nil)
        }
        return held ?? .refused(.crlNotVerified, .revocationListNotVerified(list: list.thisUpdate.date))
    }

    /// The certificates of the CSCA whose key may have signed the list: those with the identifier or the name that it
    /// states, those of its country whose name is the same but for how the country is spelled, and those of the path.
    private func issuers(of list: CertificateRevocationList) -> [Certificate] {
        let identifier = list.authorityKeyIdentifier ?? []
        var anchors = identifier.isEmpty ? [] : trust.anchors(withKeyIdentifier: identifier)
        anchors += trust.anchors(named: list.issuer).filter { !anchors.contains($0) }
        if let country = list.issuer.issuingCountry, country.isKnown {
            let spelled = trust.anchors(ofCountry: country.code).filter { anchor in
                !anchors.contains(anchor) && anchor.certificate.subject.isSameIssuer(as: list.issuer)
            }
            anchors += spelled.prefix(Self.maximumOthers)
        }
        return anchors.filter(isAsked).map(\.certificate).filter { authority.isIssuer(of: list, $0) }
            + (isVouchedFor ? Array(path.dropFirst()) : [])
    }

    // MARK: Status

    private func status(
        _ list: CertificateRevocationList, _ state: RevocationStatus.State
    ) -> RevocationStatus {
        var status = RevocationStatus()
        status.state = state
        status.list = RevocationStatus.List(
            issuer: list.issuer, thisUpdate: list.thisUpdate, nextUpdate: list.nextUpdate, ageInDays: days(list))
        return status
    }

    private func days(_ list: CertificateRevocationList) -> Int { time.days(since: list.thisUpdate) }
}
