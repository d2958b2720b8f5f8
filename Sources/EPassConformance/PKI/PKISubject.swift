// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
package import EPassTrust

/// Certificates, revocation lists and signed lists as they came, each with what the lint of profiles says of it.
package struct PKISubject: Sendable {
    /// A certificate.
    struct CertificateItem: Sendable {
        /// The file, and the place in it.
        let place: String
        let certificate: Certificate
        let kind: CertificateKind
        let findings: [ProfileFinding]
    }

    /// A revocation list.
    struct RevocationItem: Sendable {
        /// See ``CertificateItem/place``.
        let place: String
        let list: CertificateRevocationList
        let findings: [ProfileFinding]
    }

    /// A signed list.
    struct ListItem: Sendable {
        /// See ``CertificateItem/place``.
        let place: String
        let list: SignedList
    }

    /// Every certificate that was given, and those that the signed lists carry beside their content.
    let certificates: [CertificateItem]
    /// Every revocation list.
    let revocationLists: [RevocationItem]
    /// Every signed list.
    let lists: [ListItem]
    /// What could not be decoded.
    let refused: [ImportSkipped]
    /// When signatures of lists that do not state their time are judged.
    let time: Timestamp
    /// The authorities among the certificates, by their names.
    private let authorities: [DistinguishedName: [Int]]
    private let authoritiesByKey: [[UInt8]: [Int]]

    /// The most objects that are held against rules at once.
    package static let maximumObjects = 100_000

    /// - Parameters:
    ///   - objects: what an import found; everything in it is hostile.
    ///   - refused: what it left out.
    ///   - time: now.
    package init(_ objects: [ImportedObject], refused: [ImportSkipped], at time: Timestamp) {
        var certificates: [CertificateItem] = []
        var revocationLists: [RevocationItem] = []
        var lists: [ListItem] = []
        func add(_ certificate: Certificate, _ place: String) {
            let kind = CertificateProfile.kind(of: certificate)
            certificates.append(
                CertificateItem(
                    place: place, certificate: certificate, kind: kind,
                    findings: CertificateProfile.lint(certificate, as: kind)))
        }
        for object in objects.prefix(Self.maximumObjects) {
            switch object.content {
            case .certificate(let certificate): add(certificate, object.place)
            case .revocationList(let list):
                revocationLists.append(
                    RevocationItem(place: object.place, list: list, findings: CertificateProfile.lint(list)))
            case .list(let list):
                lists.append(ListItem(place: object.place, list: list))
                for certificate in list.signedData.certificates { add(certificate, "\(object.place) (signer)") }
            }
        }
        self.certificates = certificates
        self.revocationLists = revocationLists
        self.lists = lists
        self.refused = refused
        self.time = time
        var authorities: [DistinguishedName: [Int]] = [:]
        var byKey: [[UInt8]: [Int]] = [:]
        for (index, item) in certificates.enumerated() where item.kind == .csca || item.kind == .cscaLink {
            authorities[item.certificate.subject, default: []].append(index)
            if let key = item.certificate.decodedExtensions.subjectKeyIdentifier {
                byKey[key, default: []].append(index)
            }
        }
        self.authorities = authorities
        authoritiesByKey = byKey
    }

    /// The authorities of that name; names compared as a path compares them where they are few.
    func authorities(named name: DistinguishedName) -> [CertificateItem] {
        if let found = authorities[name] { return found.map { certificates[$0] } }
        guard authorities.count <= 1_000 else { return [] }
        return authorities.filter { $0.key.matches(name) }.flatMap(\.value).sorted().map { certificates[$0] }
    }

    /// The authorities whose key has that identifier.
    func authorities(withKey identifier: [UInt8]) -> [CertificateItem] {
        authoritiesByKey[identifier, default: []].map { certificates[$0] }
    }

    /// The certificates of those kinds.
    func certificates(of kinds: Set<CertificateKind>) -> [CertificateItem] {
        certificates.filter { kinds.contains($0.kind) }
    }
}

typealias PKIRule = ConformanceRule<PKISubject>

extension PKISubject.CertificateItem {
    /// A place in the certificate.
    ///
    /// - Parameter member: a member of tbsCertificate, or the name of an extension.
    func finding(
        _ member: String, expected: String, observed: String, isAdvice: Bool = false
    ) -> ConformanceFinding {
        let places = ObjectPlaces(certificate)
        return ConformanceFinding(
            file: place, path: places.path(of: member), offset: places.offset(of: member), expected: expected,
            observed: observed, isAdvice: isAdvice)
    }

    /// A departure from the profile, with its place.
    func finding(_ found: ProfileFinding, _ title: String) -> ConformanceFinding {
        finding(
            ObjectPlaces.member(of: found.rule), expected: title, observed: found.detail,
            isAdvice: found.severity == .advice)
    }
}

extension PKISubject.RevocationItem {
    /// A departure from the profile, with its place.
    func finding(_ found: ProfileFinding, _ title: String) -> ConformanceFinding {
        let places = ObjectPlaces(list)
        let member = ObjectPlaces.member(of: found.rule)
        return ConformanceFinding(
            file: place, path: places.path(of: member), offset: places.offset(of: member), expected: title,
            observed: found.detail, isAdvice: found.severity == .advice)
    }
}
