// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Looks for the CSCA that certified a list's signer: among trusted anchors, pinned certificates, and what the list brought along.
struct ListSignerPath {
    let list: SignedList
    let trust: TrustSnapshot
    let pins: Set<[UInt8]>

    struct Found {
        var standing: SignedListVerification.Standing
        var csca: Certificate?
        var deviations: [TrustDeviation] = []
        var detail: String
    }

    /// Link certificates followed, one after the other (Doc 9303-12, 7.1.1; a link for each new key of a CSCA).
    private static let maximumLinks = 8
    /// Certificates of the list that are tried as the issuer of one other.
    private static let maximumCandidates = 16

    func find(_ signer: Certificate) -> Found {
        if let refused = contradiction(signer) { return refused }
        if let anchored = anchored(signer, links: Self.maximumLinks) { return anchored }
        if let fingerprint = try? list.fingerprint(), pins.contains(fingerprint) {
            return Found(
                standing: .pinnedFile, csca: brought(signer).first,
                detail: "The list is the file that was pinned.")
        }
        let csca = brought(signer).first
        let detail =
            csca.map { "The list's signer was certified by \($0.subject), which is neither trusted nor pinned." }
            ?? "No certificate at hand is that of the CSCA which certified the list's signer."
        return Found(standing: .unpinned(csca), csca: csca, detail: detail)
    }

    /// A signer that names the key and the name of a trusted CSCA, which did not sign it, is a forgery.
    private func contradiction(_ signer: Certificate) -> Found? {
        guard let identifier = Self.issuerKey(of: signer) else { return nil }
        let named = trust.anchors(withKeyIdentifier: identifier).map(\.certificate)
            .filter { $0.subject.matches(signer.issuer) }
        guard !named.isEmpty else { return nil }
        for anchor in named where Self.signature(of: signer, under: anchor) != .invalid { return nil }
        let detail = "The certificate of the list's signer was not signed by the trusted CSCA that it names."
        return Found(standing: .refused(.signatureInvalid, detail), csca: nil, detail: detail)
    }

    /// The trusted or pinned CSCA above a certificate, directly or by links that the list holds.
    private func anchored(_ certificate: Certificate, links: Int) -> Found? {
        for anchor in trustedIssuers(of: certificate) {
            return Found(
                standing: .verified(anchor), csca: anchor.certificate,
                deviations: Self.deviations(certificate, anchor.certificate),
                detail: "The list's signer was certified by \(anchor.certificate.subject), which is trusted.")
        }
        let issuers = brought(certificate)
        for issuer in issuers {
            if let fingerprint = try? issuer.fingerprint(), pins.contains(fingerprint) {
                return Found(
                    standing: .pinned(issuer), csca: issuer, deviations: Self.deviations(certificate, issuer),
                    detail: "The list's signer was certified by \(issuer.subject), which is pinned.")
            }
        }
        guard links > 0 else { return nil }
        // The key of a self-signed CSCA and that of its link certificate are the same: only the link leads further.
        for issuer in issuers where Self.signature(of: issuer, under: issuer) != .valid {
            guard var found = anchored(issuer, links: links - 1) else { continue }
            found.csca = issuer
            found.detail += " A link certificate of the list leads to it."
            return found
        }
        return nil
    }

    private func trustedIssuers(of certificate: Certificate) -> [TrustAnchor] {
        let identified = Self.issuerKey(of: certificate).map(trust.anchors(withKeyIdentifier:)) ?? []
        let named = trust.anchors(named: certificate.issuer)
        return (identified + named).filter { Self.issues($0.certificate, certificate) }
    }

    /// Certificates in the list whose key signed this one. Of its content only those are decoded that hold the issuer's name or key identifier.
    private func brought(_ certificate: Certificate) -> [Certificate] {
        let identifier = Self.issuerKey(of: certificate)
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
        return candidates.prefix(Self.maximumCandidates).filter { Self.issues($0, certificate) }
    }

    private static func issuerKey(of certificate: Certificate) -> [UInt8]? {
        let identifier = certificate.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        return identifier?.isEmpty == true ? nil : identifier
    }

    /// Whether `issuer` is an authority of the same country whose key signed the certificate.
    private static func issues(_ issuer: Certificate, _ certificate: Certificate) -> Bool {
        let extensions = issuer.decodedExtensions
        return extensions.isAuthority && extensions.keyUsage?.contains(.keyCertSign) ?? true
            && issuer.subject.country == certificate.issuer.country
            && issuer.subject.country == certificate.subject.country
            && signature(of: certificate, under: issuer) == .valid
    }

    /// Nil where the signature cannot be verified here.
    private static func signature(of certificate: Certificate, under issuer: Certificate) -> SignatureVerdict? {
        try? certificate.verifySignature(under: issuer)
    }

    private static func deviations(_ certificate: Certificate, _ issuer: Certificate) -> [TrustDeviation] {
        var found: [TrustDeviation] = []
        let identifier = issuerKey(of: certificate)
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
