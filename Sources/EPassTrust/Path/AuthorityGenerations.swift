// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// The CSCA above a signer in all its generations: every name that it has had and every key, as far as link
/// certificates and keys in the store join them (Doc 9303-12, 4.1.4 and 7.1.1.5). A State may change how it writes its
/// country with its key (`ZZ`, then `UN`), or name it nowhere but in subjectAltName.
///
/// The standard takes the country for enough, as a State has one CSCA (D.1.2.3 b). Some have more (China, Hong Kong and
/// Macao share `CN`), and serial numbers are unique with one only: what is of the same country alone is not of the same
/// CSCA.
struct AuthorityGenerations {
    private let trust: TrustSnapshot
    private(set) var names: [DistinguishedName] = []
    private(set) var certificates: [Certificate]
    private(set) var countries: Set<IssuingCountry> = []

    private static let maximumCertificates = 64

    /// - Parameters:
    ///   - path: the certificates from the signer to its anchor; only the signer where none was found.
    ///   - isAsked: whether an anchor counts.
    init(_ path: [Certificate], trust: TrustSnapshot, isAsked: (TrustAnchor) -> Bool) {
        self.trust = trust
        certificates = Array(path.dropFirst())
        if let signer = path.first {
            // The anchor's copy of the name is known by now, with what it is looked up by.
            let issuer = certificates.first?.subject
            add(issuer == signer.issuer ? issuer ?? signer.issuer : signer.issuer)
            if let country = signer.issuerCountry { countries.insert(country) }
        }
        for certificate in certificates { take(certificate) }
        var (name, certificate) = (0, 0)
        while certificates.count < Self.maximumCertificates {
            if names.indices.contains(name) {
                let joined = trust.anchors(named: names[name]) + trust.anchors(issuedBy: names[name])
                name += 1
                take(joined, isAsked)
            } else if certificates.indices.contains(certificate) {
                let known = certificates[certificate]
                certificate += 1
                take(
                    (known.keyIdentifier.map(trust.anchors(withKeyIdentifier:)) ?? []).filter {
                        $0.certificate.subjectPublicKeyInfo == known.subjectPublicKeyInfo
                    }, isAsked)
            } else {
                break
            }
        }
    }

    /// The revocation lists that may be its, newest first: those that have one of its names, that one of its keys is
    /// said to have signed, or that are of its country. Key identifiers are chosen by each State: what names another
    /// State is of that one.
    func revocationLists() -> [CertificateRevocationList] {
        var lists: [CertificateRevocationList] = []
        var seen: Set<CertificateRevocationList> = []
        func add(_ more: [CertificateRevocationList]) {
            for list in more where seen.insert(list).inserted { lists.append(list) }
        }
        for name in names { add(trust.revocationLists(issuedBy: name)) }
        for identifier in Set(certificates.compactMap(\.keyIdentifier)) {
            add(trust.revocationLists(withKeyIdentifier: identifier).filter { !isForeign($0.issuer.issuingCountry) })
        }
        for country in countries { add(trust.revocationLists(ofCountry: country.code)) }
        return lists.sorted { $0.thisUpdate > $1.thisUpdate }
    }

    /// Whether a list may be of this CSCA: it has its name, however that spells the country, or the identifier of one
    /// of its keys, and no other CSCA is known to have signed it.
    func mayHaveIssued(_ list: CertificateRevocationList) -> Bool {
        if names.contains(where: list.issuer.isSameIssuer) { return true }
        guard let identifier = list.authorityKeyIdentifier, !identifier.isEmpty else { return false }
        return certificates.contains { $0.keyIdentifier == identifier } && hasSigned(list) != false
    }

    /// Whether the anchor that was found to have signed a list is this CSCA; nil where none was.
    func hasSigned(_ list: CertificateRevocationList) -> Bool? {
        trust.signer(of: list).map { isIssuer(of: list, $0.certificate) }
    }

    /// Whether what the key of an anchor signed, that list, is of this CSCA: it is one of its keys, or it signed in its
    /// name and is of its name or State. A list is about certificates of its issuer alone (RFC 5280, 5 and 6.3.3); a
    /// key identifier, which anybody can copy, and which meets that of another State by chance, makes no issuer.
    func isIssuer(of list: CertificateRevocationList, _ anchor: Certificate) -> Bool {
        if certificates.contains(where: { $0.subjectPublicKeyInfo == anchor.subjectPublicKeyInfo }) { return true }
        guard names.contains(where: list.issuer.isSameIssuer), !isForeign(anchor.country) else { return false }
        return names.contains(where: anchor.subject.isSameIssuer) || isOfSameState(anchor)
    }

    /// Whether a certificate is of the State of the CSCA.
    func isOfSameState(_ certificate: Certificate) -> Bool {
        certificate.country.map { country in countries.contains { $0.compared(with: country) == .same } } ?? false
    }

    private func isForeign(_ country: IssuingCountry?) -> Bool {
        country.map { country in countries.contains { $0.compared(with: country) == .different } } ?? false
    }

    private mutating func take(_ anchors: [TrustAnchor], _ isAsked: (TrustAnchor) -> Bool) {
        for anchor in anchors where certificates.count < Self.maximumCertificates && isAsked(anchor) {
            let certificate = anchor.certificate
            guard !certificates.contains(certificate) else { continue }
            // Names without a country are anybody's.
            guard !isForeign(certificate.country) else { continue }
            certificates.append(certificate)
            take(certificate)
        }
    }

    private mutating func take(_ certificate: Certificate) {
        add(certificate.subject)
        add(certificate.issuer)
        if let country = certificate.country { countries.insert(country) }
    }

    private mutating func add(_ name: DistinguishedName) {
        if !names.contains(where: name.matches) { names.append(name) }
    }
}
