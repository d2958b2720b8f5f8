// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ

/// The steps `issuer.*.revocation`: whether a signer is on a revocation list of its CSCA (Doc 9303-12, 4.1.5 and
/// D.1.2).
///
/// The three states of the standard are kept apart: that there is no list, or none that verifies, or none that is
/// current, says nothing of the document. A list need not be signed with the key that certified the signer, as a CSCA
/// signs with its newest one; but it must be of the same CSCA.
struct RevocationCheck: Sendable {
    let outcome: Outcome
    let status: RevocationStatus

    /// Judges a signer.
    ///
    /// - Parameters:
    ///   - path: the certificates from the signer to its anchor; only the signer where none was found.
    ///   - anchor: the anchor of the path. What an anchor behind which less stands says about it counts nothing.
    ///   - isTrusted: whether an anchor was reached, or a list of document signers names the signer. That a signer of
    ///     whom nothing is known is on no list says nothing.
    ///   - isVouchedFor: whether something else than the store vouches for the authorities of the path, as a pin does.
    static func judge(
        _ path: [Certificate], anchor: TrustAnchor? = nil, isTrusted: Bool, isVouchedFor: Bool = false,
        trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp
    ) -> RevocationCheck {
        guard let signer = path.first else { return RevocationCheck(outcome: .noCRL, status: RevocationStatus()) }
        let standing = anchor?.basis ?? .linked
        func isAsked(_ anchor: TrustAnchor) -> Bool { profile.lets(anchor, speakAbout: standing) }
        let authority = AuthorityGenerations(path, trust: trust, isAsked: isAsked)
        let judge = RevocationJudge(
            path: path, authority: authority, standing: standing, isTrusted: isTrusted,
            isVouchedFor: isVouchedFor, trust: trust, profile: profile, time: time,
            country: signer.issuerCountry?.code ?? authority.countries.first?.code ?? signer.issuer.description)
        return judge.judge(authority.revocationLists())
    }
}

/// What the lists of one CSCA say about one path.
private struct RevocationJudge {
    let path: [Certificate]
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
        case verified(Certificate)
        case refused(CheckReason, String)
    }

    private static let maximumLists = 256

    func judge(_ lists: [CertificateRevocationList]) -> RevocationCheck {
        guard let newest = lists.first else {
            return RevocationCheck(
                outcome: .undetermined(.noCRL, "No revocation list of \(country) is in the store."),
                status: RevocationStatus())
        }
        var problem: Outcome?
        var usable: [CertificateRevocationList] = []
        var signers: Set<[UInt8]> = []
        let own = ofSameAuthority(lists)
        if own.isEmpty {
            problem = .undetermined(
                .crlOfOtherIssuer,
                "The revocation list of \(country) at hand is of \(newest.issuer), which is not known to be the CSCA of this signer."
            )
        }
        for list in own {
            switch signature(of: list) {
            case .verified(let issuer):
                // The newest of each key: some States keep one list for each of their keys, though the standard has one
                // for all.
                if signers.insert(issuer.subjectPublicKeyInfo).inserted { usable.append(list) }
            case .refused(let reason, let detail): problem = problem ?? .undetermined(reason, detail)
            }
        }
        for list in usable {
            if let found = revoked(by: list) { return found }
        }
        guard let list = usable.first else {
            return RevocationCheck(outcome: problem ?? .noCRL, status: status(newest, .undetermined))
        }
        return unrevoked(by: list)
    }

    /// The lists of the CSCA that certified the signer, newest first, at most `maximumLists`: those that name the key
    /// of an anchor before others. In a store such a one was refused where that key did not sign it, so that whoever
    /// adds any number of others cannot push the right one out.
    private func ofSameAuthority(_ lists: [CertificateRevocationList]) -> [CertificateRevocationList] {
        let own = lists.filter(authority.issued)
        guard own.count > Self.maximumLists else { return own }
        let identified = own.indices.filter { index in
            own[index].authorityKeyIdentifier.map { identifier in
                !identifier.isEmpty && trust.anchors(withKeyIdentifier: identifier).contains(where: isAsked)
            } ?? false
        }
        let others = Set(own.indices).subtracting(identified).sorted()
        return (identified + others).prefix(Self.maximumLists).sorted().map { own[$0] }
    }

    private func isAsked(_ anchor: TrustAnchor) -> Bool {
        profile.lets(anchor, speakAbout: standing)
    }

    private func revoked(by list: CertificateRevocationList) -> RevocationCheck? {
        for (position, certificate) in path.enumerated() {
            // Serial numbers are the issuer's: a certificate further up is only looked for on a list of its own
            // issuer's name.
            guard position == 0 || certificate.issuer.matches(list.issuer),
                let entry = list.revocation(ofSerialNumber: certificate.serialNumber)
            else { continue }
            var status = status(list, .revoked)
            status.revocationDate = entry.revocationDate
            let name = position == 0 ? "The document signer" : "The CSCA certificate \(certificate.subject)"
            let detail =
                "\(name) was revoked \(entry.revocationDate.date), by the revocation list of \(list.thisUpdate.date)."
            return RevocationCheck(outcome: .failed(.revoked, detail), status: status)
        }
        return nil
    }

    private func unrevoked(by list: CertificateRevocationList) -> RevocationCheck {
        let undetermined = status(list, .undetermined)
        guard isTrusted else { return RevocationCheck(outcome: .noAnchor, status: undetermined) }
        if list.thisUpdate > time.adding(days: 1), path.first.map({ $0.notAfter < list.thisUpdate }) ?? true {
            // Entries may go once their certificates have expired (RFC 5280, 3.3).
            return RevocationCheck(
                outcome: .undetermined(
                    .crlNotYetValid,
                    "The revocation list of \(list.thisUpdate.date) was issued after the document signer had expired."),
                status: undetermined)
        }
        // A CSCA issues a list at least every 90 days (Doc 9303-12, 4.1.5), also one that leaves out when the next is
        // due.
        let due = list.nextUpdate ?? list.thisUpdate.adding(days: 90)
        guard time <= due else {
            let detail =
                "The newest revocation list of \(country) is of \(list.thisUpdate.date), and the next was due \(due.date)."
            return RevocationCheck(outcome: .undetermined(.crlExpired, detail), status: undetermined)
        }
        let detail = "The revocation list of \(list.thisUpdate.date), \(age(list)), does not name the document signer."
        return RevocationCheck(outcome: .successful(detail), status: status(list, .unrevoked))
    }

    // MARK: Whose list

    private func signature(of list: CertificateRevocationList) -> Standing {
        if let unknown = list.unknownCritical.first {
            return .refused(
                .crlNotVerified, "The revocation list of \(list.thisUpdate.date) has the critical extension \(unknown)."
            )
        }
        guard list.signature.isSame(as: list.signatureAlgorithm) else {
            return .refused(
                .crlNotVerified, "The revocation list of \(list.thisUpdate.date) names two signature algorithms.")
        }
        let candidates = issuers(of: list)
        for candidate in candidates {
            guard candidate.decodedExtensions.keyUsage?.contains(.crlSign) ?? true,
                let algorithm = try? list.signatureAlgorithm.signatureAlgorithm(),
                case .valid(_, let deviations) = Verification.verify(
                    list.signatureValue, over: list.tbsCertList, algorithm: algorithm, under: candidate)
            else { continue }
            if let refused = deviations.first(where: { !profile.tolerated.contains($0) }) {
                let detail =
                    "The revocation list of \(list.thisUpdate.date) is not written as the standard has it (\(refused))."
                return .refused(.crlNotVerified, detail)
            }
            return .verified(candidate)
        }
        return .refused(
            .crlNotVerified,
            "The revocation list of \(list.thisUpdate.date) does not verify under a trusted CSCA key that may sign it.")
    }

    private func issuers(of list: CertificateRevocationList) -> [Certificate] {
        let identified =
            list.authorityKeyIdentifier.map { $0.isEmpty ? [] : trust.anchors(withKeyIdentifier: $0) } ?? []
        let named = trust.anchors(named: list.issuer).filter { !identified.contains($0) }
        let anchors = (identified + named).filter(isAsked).map(\.certificate)
        return anchors.filter { $0.subject.matches(list.issuer) || authority.includes($0) }
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

    private func days(_ list: CertificateRevocationList) -> Int {
        let seconds = time.secondsSince1970 - list.thisUpdate.secondsSince1970
        return Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    }

    private func age(_ list: CertificateRevocationList) -> String {
        switch days(list) {
        case ..<0: "newer than the time judged at"
        case 1: "1 day old"
        case let days: "\(days) days old"
        }
    }
}
