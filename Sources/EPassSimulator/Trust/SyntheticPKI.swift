// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassIssuing
import EPassMessages
import EPassTLV
package import EPassTrust
import Synchronization

/// Somebody with a key and a certificate for it.
package struct SyntheticEntity: Sendable {
    /// The private half.
    package let key: PrivateKey
    /// How the key signs.
    package let scheme: SyntheticScheme
    /// The certificate for it.
    package let certificate: Certificate

    /// Somebody with these.
    package init(key: PrivateKey, scheme: SyntheticScheme, certificate: Certificate) {
        self.key = key
        self.scheme = scheme
        self.certificate = certificate
    }

    /// How the key signs.
    var signer: IssuingSigner { IssuingSigner(key, scheme.algorithm) }
}

/// A synthetic State: generations of its CSCA, the links between them, document and list signers, and what they sign.
///
/// Everything is right unless a test changes it: each maker takes an edit of the builder before it signs.
package struct SyntheticPKI: Sendable {
    /// The two letters of the certificates.
    package var country = "UT"
    /// The code of the machine readable zone.
    package var icaoCountry = "UTO"
    /// Put into every name, so that several States of one test have different ones.
    package var organization: String?
    /// How keys sign that nothing else is said of.
    package var scheme = SyntheticScheme.p256
    /// How many years before the usual ones all its certificates and lists were made.
    package var yearsEarlier = 0
    /// Whether a certificate that is asked for again is the one that was made before, as a State issues each only once.
    /// Else it has another signature each time.
    package var issuesOnce = false
    /// The days that it issues on.
    package var calendar = SyntheticCalendar.tests
    /// Where its keys come from.
    package var keys = SyntheticKeys.shared

    /// The day of issue, and the day on which a test looks at the document.
    package static let issued = "2026-01-01"
    package static let judged = "2026-11-21"

    /// A change of a certificate before it is signed.
    package typealias Edit = (inout CertificateBuilder) throws -> Void

    /// A State: Utopia, unless it is said.
    package init(
        country: String = "UT", icaoCountry: String = "UTO", organization: String? = nil,
        scheme: SyntheticScheme = .p256, issuesOnce: Bool = false
    ) {
        self.country = country
        self.icaoCountry = icaoCountry
        self.organization = organization
        self.scheme = scheme
        self.issuesOnce = issuesOnce
    }

    /// The days on which this State issues.
    package var days: SyntheticCalendar { calendar.earlier(years: yearsEarlier) }

    /// That day.
    package static func time(_ text: String) throws -> Timestamp {
        guard let time = Timestamp(iso8601: text) else {
            throw SimulatorError(.personalisationFailed, .simulatorNoDate)
        }
        return time
    }

    /// That day, as much earlier as this State is.
    package func time(_ text: String) throws -> Timestamp {
        let day = try Self.time(text).calendar
        guard let time = Timestamp(year: day.year - yearsEarlier, month: day.month, day: day.day) else {
            throw SimulatorError(.personalisationFailed, .simulatorNoDate)
        }
        return time
    }

    /// Another State that keeps the same days and has keys of its own.
    package func other(country: String, icaoCountry: String, organization: String?) -> SyntheticPKI {
        var other = self
        (other.country, other.icaoCountry, other.organization) = (country, icaoCountry, organization)
        return other
    }

    /// A name of somebody of this State.
    package func name(_ commonName: String?) throws -> DistinguishedName {
        try DistinguishedName(country: country, organization: organization, commonName: commonName)
    }

    /// Serial numbers differ by role, as an issuer's must.
    package static func serialNumber(_ role: String) throws -> [UInt8] {
        [0x40] + (try HashAlgorithm.sha256.hash(Array(role.utf8)).prefix(7))
    }

    /// A self-signed CSCA certificate. Generations of one authority share the name and differ in the key.
    package func csca(
        generation: Int = 1, scheme other: SyntheticScheme? = nil, commonName: String = "CSCA", edit: Edit = { _ in }
    ) throws -> SyntheticEntity {
        let scheme = other ?? scheme
        let key = try keys.key(scheme.kind, "\(country) csca \(generation)")
        let spki = try key.subjectPublicKeyInfo(explicitParameters: scheme.isExplicit)
        var builder = try CertificateBuilder.csca(
            subject: name(commonName), icaoCountry: icaoCountry,
            serialNumber: Self.serialNumber("csca \(generation)"), notBefore: days.csca.lowerBound,
            notAfter: days.csca.upperBound, privateKeyNotAfter: days.cscaSigns,
            keyIdentifier: CertificateBuilder.keyIdentifier(of: spki))
        try edit(&builder)
        let certificate = try kept(
            builder.issue(subjectPublicKeyInfo: spki, signedBy: key, algorithm: scheme.algorithm), signedBy: key)
        return SyntheticEntity(key: key, scheme: scheme, certificate: certificate)
    }

    /// A link certificate: the key of the new generation, signed with the key of the old one (Doc 9303-12, 4.1.1).
    package func link(
        from old: SyntheticEntity, to new: SyntheticEntity, edit: Edit = { _ in }
    ) throws -> SyntheticEntity {
        let spki = new.certificate.subjectPublicKeyInfo
        let identifier = try CertificateBuilder.keyIdentifier(of: spki)
        var builder = try CertificateBuilder.csca(
            subject: new.certificate.subject, icaoCountry: icaoCountry,
            serialNumber: Self.serialNumber("link to \(identifier)"), notBefore: new.certificate.notBefore,
            notAfter: new.certificate.notAfter, privateKeyNotAfter: days.cscaSigns, keyIdentifier: identifier)
        builder.issuer = old.certificate.subject
        builder.set(.authorityKeyIdentifier(old.certificate.decodedExtensions.subjectKeyIdentifier ?? []))
        try edit(&builder)
        let certificate = try kept(
            builder.issue(subjectPublicKeyInfo: spki, signedBy: old.key, algorithm: old.scheme.algorithm),
            signedBy: old.key)
        return SyntheticEntity(key: new.key, scheme: new.scheme, certificate: certificate)
    }

    /// A document signer.
    package func signer(
        of csca: SyntheticEntity, scheme other: SyntheticScheme? = nil, role: String = "ds 3",
        edit: Edit = { _ in }, editKey: (inout [UInt8]) -> Void = { _ in }
    ) throws -> SyntheticEntity {
        let scheme = other ?? scheme
        let key = try keys.key(scheme.kind, "\(country) \(role)")
        var spki = try key.subjectPublicKeyInfo(explicitParameters: scheme.isExplicit)
        editKey(&spki)
        var builder = try CertificateBuilder.documentSigner(
            csca: csca.certificate, subject: name(role.uppercased()), icaoCountry: icaoCountry, documentTypes: ["P"],
            serialNumber: Self.serialNumber(role), notBefore: days.signer.lowerBound,
            notAfter: days.signer.upperBound, privateKeyNotAfter: days.signerSigns,
            keyIdentifier: CertificateBuilder.keyIdentifier(of: spki))
        try edit(&builder)
        let certificate = try kept(
            builder.issue(subjectPublicKeyInfo: spki, signedBy: csca.key, algorithm: csca.scheme.algorithm),
            signedBy: csca.key)
        return SyntheticEntity(key: key, scheme: scheme, certificate: certificate)
    }

    /// A signer of lists: a certificate of the CSCA with that extended key usage (Doc 9303-12, 7.1.1.5).
    package func listSigner(
        of csca: SyntheticEntity, purpose: String, role: String = "list signer", edit: Edit = { _ in }
    ) throws -> SyntheticEntity {
        try signer(of: csca, role: role) { builder in
            builder.remove("2.23.136.1.1.6.2")
            builder.set(.extendedKeyUsage([purpose]))
            try edit(&builder)
        }
    }
}

extension SyntheticPKI {
    private static let keptCertificates = Mutex<[[UInt8]: Certificate]>([:])

    /// The certificate of the same content that this key signed before, where this State issues each only once.
    private func kept(_ certificate: Certificate, signedBy key: PrivateKey) throws -> Certificate {
        guard issuesOnce else { return certificate }
        let name = try key.subjectPublicKeyInfo(explicitParameters: false) + certificate.tbsCertificate
        return Self.keptCertificates.withLock { kept in
            if let before = kept[name] { return before }
            kept[name] = certificate
            return certificate
        }
    }

    /// A certificate of these octets, signed by that CSCA, where the builder does not write them.
    package static func signing(
        _ tbs: [UInt8], as entity: SyntheticEntity, by csca: SyntheticEntity
    ) throws -> SyntheticEntity {
        let octets = DERWriter.sequence([
            tbs, try csca.signer.identifier.encoded(),
            DERWriter.bitString(try csca.signer.signature(over: tbs, element: "signature")),
        ])
        return SyntheticEntity(key: entity.key, scheme: entity.scheme, certificate: try Certificate(encoded: octets))
    }

    /// A revocation list of that CSCA, ten days old at the time that is judged, which revokes nothing.
    package func revocationList(
        of csca: SyntheticEntity, edit: (inout CertificateRevocationListBuilder) throws -> Void = { _ in }
    ) throws -> CertificateRevocationList {
        var builder = CertificateRevocationListBuilder(
            csca: csca.certificate, thisUpdate: days.listed, nextUpdate: days.listedNext, number: 7)
        try edit(&builder)
        return try builder.issue(signedBy: csca.key, algorithm: csca.scheme.algorithm)
    }
}
