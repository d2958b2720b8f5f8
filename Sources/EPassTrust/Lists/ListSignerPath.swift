// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMRZ
internal import EPassMessages

/// Looks for the CSCA that certified a list's signer: among trusted anchors, pinned certificates, and what the list
/// brought along.
struct ListSignerPath {
    let list: SignedList
    let trust: TrustSnapshot
    let pins: TrustPins
    let time: Timestamp

    struct Found {
        var standing: SignedListVerification.Standing
        var csca: Certificate?
        /// The certificates from the one that was asked for to the anchor or pin.
        var path: [Certificate] = []
        var deviations: [TrustDeviation] = []
        var messages: [Message]
    }

    /// Link certificates followed, one after the other (Doc 9303-12, 7.1.1; a link for each new key of a CSCA).
    private static let maximumLinks = 8
    /// Certificates of the list that are tried as the issuer of one other.
    private static let maximumCandidates = 16
    /// Certificates in all whose issuer is looked for in the list: authorities that certified each other make more
    /// paths than can be gone.
    private static let maximumSteps = 32

    func find(_ signer: Certificate) -> Found {
        if let refused = contradiction(signer) { return refused }
        var steps = Self.maximumSteps
        if let anchored = anchored(signer, links: 0, &steps) { return revocation(of: signer, anchored) ?? anchored }
        steps = Self.maximumSteps
        let csca = blocked(above: signer, links: 0, &steps) ?? brought(signer).first
        if let csca, csca != signer, csca.hasKey(of: signer) { return Self.refused(.wrongRole, .pathKeyOfAuthority) }
        if let fingerprint = try? list.fingerprint(), pins.named.contains(fingerprint) {
            return Found(standing: .pinnedFile, csca: csca, messages: [.listSignerPinnedFile])
        }
        let message = csca.map { Message.listSignerUnpinned(authority: $0.subject) } ?? .listSignerNoAuthority
        return Found(standing: .unpinned(csca), csca: csca, messages: [message])
    }

    private static func refused(_ reason: CheckReason, _ message: Message, _ csca: Certificate? = nil) -> Found {
        Found(standing: .refused(reason, message), csca: csca, messages: [message])
    }

    /// A signer that names the key and the name of a CSCA of full standing, which did not sign it, is a forgery. One
    /// that is only listed speaks against nobody.
    private func contradiction(_ signer: Certificate) -> Found? {
        guard let identifier = signer.issuerKeyIdentifier else { return nil }
        let named = trust.anchors(withKeyIdentifier: identifier)
            .filter { $0.basis.hasFullStanding && $0.certificate.subject.matches(signer.issuer) }
        guard !named.isEmpty else { return nil }
        for anchor in named where (try? signer.verifySignature(under: anchor.certificate)) != .invalid { return nil }
        return Self.refused(.signatureInvalid, .listSignerNotSignedByAuthority)
    }

    /// A revocation list of the signer's own CSCA that has the signer on it, or what is above it. A missing one says
    /// nothing (Doc 9303-12, D.1.2).
    private func revocation(of signer: Certificate, _ found: Found) -> Found? {
        guard let csca = found.csca else { return nil }
        let check = RevocationCheck.judge(
            found.path, isTrusted: true, isVouchedFor: true, trust: trust, profile: .default, at: time)
        guard check.outcome.reason == .revoked else { return nil }
        let message =
            check.status.revocationDate.map { Message.listSignerRevokedOn(when: $0.date) } ?? .listSignerRevoked
        return Self.refused(.revoked, message, csca)
    }

    /// The trusted or pinned CSCA above a certificate, directly or by links that the list holds.
    private func anchored(_ certificate: Certificate, links: Int, _ steps: inout Int) -> Found? {
        let trusted = trustedIssuer(of: certificate).map { anchor in
            Found(
                standing: .verified(anchor), csca: anchor.certificate, path: [certificate, anchor.certificate],
                deviations: Self.deviations(certificate, anchor.certificate),
                messages: [.listSignerTrusted(authority: anchor.certificate.subject, links: links)])
        }
        if let trusted, case .verified(let anchor) = trusted.standing, anchor.basis.hasFullStanding { return trusted }
        guard steps > 0, !isBlocked(certificate) else { return trusted }
        steps -= 1
        let issuers = brought(certificate).filter { !isBlocked($0) }
        for issuer in issuers + (trusted?.csca.map { [$0] } ?? []) {
            if let fingerprint = try? issuer.fingerprint(), pins.names(authority: fingerprint) {
                return Found(
                    standing: .pinned(issuer), csca: issuer, path: [certificate, issuer],
                    deviations: Self.deviations(certificate, issuer),
                    messages: [.listSignerPinned(authority: issuer.subject, links: links)])
            }
        }
        // One that is only listed does where nobody named another certificate of the key.
        if let trusted { return trusted }
        guard links < Self.maximumLinks else { return nil }
        // The key of a self-signed CSCA and that of its link certificate are the same: only the link leads further, by
        // the rules of the path of a document, and while it is valid.
        for issuer in issuers where issuer.linkRefusal == nil && issuer.isValid(at: time) {
            guard issuer.selfSignature != .verified, var found = anchored(issuer, links: links + 1, &steps) else {
                continue
            }
            found.csca = issuer
            found.path.insert(certificate, at: 0)
            return found
        }
        return nil
    }

    /// Of several trusted certificates for the issuer's key one of full standing before one that is listed, a real one
    /// before a test's, and the one that is valid longest. An anchor that came from an unpinned list vouches for
    /// nobody: two lists of one forger would otherwise confirm each other. Nor does one that is revoked, or that stands
    /// by a link and has expired.
    private func trustedIssuer(of certificate: Certificate) -> TrustAnchor? {
        // One that the operator has blocked vouches for nobody, and nobody for it.
        guard !isBlocked(certificate) else { return nil }
        return known(certificate).filter { anchor in
            anchor.basis.isTrusted && trust.vouches(anchor.certificate, at: time)
                && (anchor.linkedUnder == nil || anchor.certificate.isValid(at: time))
        }.min { left, right in
            func order(_ anchor: TrustAnchor) -> (Int, Int) {
                (anchor.basis.hasFullStanding ? 0 : 1, anchor.isTest ? 1 : 0)
            }
            return order(left) == order(right) ? left.lasts(longerThan: right) : order(left) < order(right)
        }
    }

    private func isBlocked(_ certificate: Certificate) -> Bool { trust.block(of: certificate, at: time) != nil }

    /// The anchors whose key signed a certificate.
    private func known(_ certificate: Certificate) -> [TrustAnchor] {
        let identified = certificate.issuerKeyIdentifier.map(trust.anchors(withKeyIdentifier:)) ?? []
        return (identified + trust.anchors(named: certificate.issuer))
            .filter { issues($0.certificate, certificate) }
    }

    /// The first certificate on the way up that the operator has blocked, the certificate itself among them.
    private func blocked(above certificate: Certificate, links: Int, _ steps: inout Int) -> Certificate? {
        guard trust.blocksCertificates(at: time), steps > 0, links <= Self.maximumLinks else { return nil }
        steps -= 1
        if isBlocked(certificate) { return certificate }
        for issuer in known(certificate).map(\.certificate) + brought(certificate) where issuer != certificate {
            if let found = blocked(above: issuer, links: links + 1, &steps) { return found }
        }
        return nil
    }

    /// Certificates in the list whose key signed this one. Of its content only those are decoded that hold the issuer's
    /// name or key identifier.
    private func brought(_ certificate: Certificate) -> [Certificate] {
        let identifier = certificate.issuerKeyIdentifier
        func fits(_ candidate: Certificate) -> Bool {
            guard candidate != certificate else { return false }
            let isKey = identifier != nil && candidate.decodedExtensions.subjectKeyIdentifier == identifier
            return isKey || candidate.subject.matches(certificate.issuer)
        }
        var candidates = list.signedData.certificates.filter(fits)
        if list.kind == .masterList, let identifier {
            _ = try? MasterList.forEach(in: list.content) { entry in
                guard candidates.count < Self.maximumCandidates, entry.octets.holds(identifier),
                    case .success(let candidate) = entry.certificate, fits(candidate)
                else { return }
                candidates.append(candidate)
            }
        }
        return candidates.prefix(Self.maximumCandidates).filter { issues($0, certificate) }
    }

    /// Whether `issuer` says that it is an authority, and its key signed the certificate as one may: by the rules of
    /// the path of a document, of which no step is left open here.
    private func issues(_ issuer: Certificate, _ certificate: Certificate) -> Bool {
        guard issuer.decodedExtensions.isAuthority,
            case .valid(let key, let found)? = try? Verification.verify(certificate, under: issuer)
        else { return false }
        let search = AnchorSearch(signer: .documentSigner, trust: trust, profile: .default, time: time)
        return search.judge(certificate, under: issuer, key, found).result == .successful
    }

    private static func deviations(_ certificate: Certificate, _ issuer: Certificate) -> [TrustDeviation] {
        var found: [TrustDeviation] = []
        let identifier = certificate.issuerKeyIdentifier
        if identifier == nil {
            found.append(.akiMissing)
        } else if let stated = issuer.decodedExtensions.subjectKeyIdentifier, stated != identifier {
            found.append(.akiMismatch)
        }
        if !certificate.issuer.matches(issuer.subject) { found.append(.issuerNameDiffers) }
        return found
    }
}

extension ArraySlice<UInt8> {
    /// Whether the octets hold that run somewhere; the run is some twenty octets long.
    fileprivate func holds(_ run: [UInt8]) -> Bool {
        guard let first = run.first, count >= run.count else { return false }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: run) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
