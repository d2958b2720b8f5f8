// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTrust
import Synchronization
import Testing

/// Somebody with a key and a certificate for it.
struct SyntheticEntity: Sendable {
    let key: PrivateKey
    let scheme: SyntheticScheme
    let certificate: Certificate
}

/// A synthetic State: generations of its CSCA, the links between them, document and list signers, and what they sign.
///
/// Everything is right unless a test changes it: each maker takes an edit of the builder before it signs.
struct SyntheticPKI: Sendable {
    var country = "UT"
    var icaoCountry = "UTO"
    /// Put into every name, so that several States of one test have different ones.
    var organization: String?
    var scheme = SyntheticScheme.p256
    /// How many years before the usual ones all its certificates and lists were made.
    var yearsEarlier = 0
    /// Whether a certificate that is asked for again is the one that was made before, as a State issues each only once.
    /// Else it has another signature each time.
    var issuesOnce = false

    static let issued = "2026-01-01"
    static let judged = "2026-11-21"

    typealias Edit = (inout CertificateBuilder) throws -> Void

    static func time(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    /// That day, as much earlier as this State is.
    func time(_ text: String) throws -> Timestamp {
        let day = try Self.time(text).calendar
        return try #require(Timestamp(year: day.year - yearsEarlier, month: day.month, day: day.day))
    }

    func name(_ commonName: String?) throws -> DistinguishedName {
        try DistinguishedName(country: country, organization: organization, commonName: commonName)
    }

    /// Serial numbers differ by role, as an issuer's must.
    static func serialNumber(_ role: String) throws -> [UInt8] {
        [0x40] + (try HashAlgorithm.sha256.hash(Array(role.utf8)).prefix(7))
    }

    /// A self-signed CSCA certificate. Generations of one authority share the name and differ in the key.
    func csca(
        generation: Int = 1, scheme other: SyntheticScheme? = nil, commonName: String = "CSCA", edit: Edit = { _ in }
    ) throws -> SyntheticEntity {
        let scheme = other ?? scheme
        let key = try TestKeys.key(scheme.kind, "\(country) csca \(generation)")
        let spki = try key.subjectPublicKeyInfo(explicitParameters: scheme.isExplicit)
        var builder = try CertificateBuilder.csca(
            subject: name(commonName), icaoCountry: icaoCountry,
            serialNumber: Self.serialNumber("csca \(generation)"), notBefore: time("2025-01-01"),
            notAfter: time("2040-01-01"), privateKeyNotAfter: time("2028-01-01"),
            keyIdentifier: CertificateBuilder.keyIdentifier(of: spki))
        try edit(&builder)
        let certificate = try kept(
            builder.issue(subjectPublicKeyInfo: spki, signedBy: key, algorithm: scheme.algorithm), signedBy: key)
        return SyntheticEntity(key: key, scheme: scheme, certificate: certificate)
    }

    /// A link certificate: the key of the new generation, signed with the key of the old one (Doc 9303-12, 4.1.1).
    func link(
        from old: SyntheticEntity, to new: SyntheticEntity, edit: Edit = { _ in }
    ) throws -> SyntheticEntity {
        let spki = new.certificate.subjectPublicKeyInfo
        let identifier = try CertificateBuilder.keyIdentifier(of: spki)
        var builder = try CertificateBuilder.csca(
            subject: new.certificate.subject, icaoCountry: icaoCountry,
            serialNumber: Self.serialNumber("link to \(identifier)"), notBefore: new.certificate.notBefore,
            notAfter: new.certificate.notAfter, privateKeyNotAfter: time("2028-01-01"), keyIdentifier: identifier)
        builder.issuer = old.certificate.subject
        builder.set(.authorityKeyIdentifier(old.certificate.decodedExtensions.subjectKeyIdentifier ?? []))
        try edit(&builder)
        let certificate = try kept(
            builder.issue(subjectPublicKeyInfo: spki, signedBy: old.key, algorithm: old.scheme.algorithm),
            signedBy: old.key)
        return SyntheticEntity(key: new.key, scheme: new.scheme, certificate: certificate)
    }

    /// A document signer.
    func signer(
        of csca: SyntheticEntity, scheme other: SyntheticScheme? = nil, role: String = "ds 3",
        edit: Edit = { _ in }, editKey: (inout [UInt8]) -> Void = { _ in }
    ) throws -> SyntheticEntity {
        let scheme = other ?? scheme
        let key = try TestKeys.key(scheme.kind, "\(country) \(role)")
        var spki = try key.subjectPublicKeyInfo(explicitParameters: scheme.isExplicit)
        editKey(&spki)
        var builder = try CertificateBuilder.documentSigner(
            csca: csca.certificate, subject: name(role.uppercased()), icaoCountry: icaoCountry, documentTypes: ["P"],
            serialNumber: Self.serialNumber(role), notBefore: time("2025-06-01"),
            notAfter: time("2036-06-01"), privateKeyNotAfter: time("2026-09-01"),
            keyIdentifier: CertificateBuilder.keyIdentifier(of: spki))
        try edit(&builder)
        let certificate = try kept(
            builder.issue(subjectPublicKeyInfo: spki, signedBy: csca.key, algorithm: csca.scheme.algorithm),
            signedBy: csca.key)
        return SyntheticEntity(key: key, scheme: scheme, certificate: certificate)
    }

    /// A signer of lists: a certificate of the CSCA with that extended key usage (Doc 9303-12, 7.1.1.5).
    func listSigner(
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

    /// Octets of a certificate signed by the first generation of the CSCA, where the builder does not write them.
    static func signing(_ tbs: [UInt8], as entity: SyntheticEntity) throws -> SyntheticEntity {
        let key = try TestKeys.key(.ec(.p256), "UT csca 1")
        let algorithm = SignatureAlgorithm.ecdsa(.sha256)
        let signature = try key.sign(tbs, algorithm: algorithm)
        let octets = FieldFailureVectors.element(
            0x30,
            tbs + (try AlgorithmIdentifier(algorithm).encoded())
                + FieldFailureVectors.element(0x03, [0] + signature))
        return SyntheticEntity(key: entity.key, scheme: entity.scheme, certificate: try Certificate(encoded: octets))
    }

    /// A revocation list of that CSCA, ten days old at the time that is judged, which revokes nothing.
    func revocationList(
        of csca: SyntheticEntity, edit: (inout CertificateRevocationListBuilder) throws -> Void = { _ in }
    ) throws -> CertificateRevocationList {
        var builder = CertificateRevocationListBuilder(
            csca: csca.certificate, thisUpdate: try time("2026-11-11"), nextUpdate: try time("2027-02-01"),
            number: 7)
        try edit(&builder)
        return try builder.issue(signedBy: csca.key, algorithm: csca.scheme.algorithm)
    }
}

/// What a document signer signed: data groups, and the security object over them.
struct SyntheticDocument: Sendable {
    var digest = HashAlgorithm.sha256
    var dataGroups: [Int: [UInt8]] = [1: [0x61, 1, 1], 2: [0x75, 1, 2], 14: [0x6E, 1, 3]]
    var signingTime = Timestamp(iso8601: SyntheticPKI.issued)

    func securityObject() throws -> LDSSecurityObject {
        var hashes: [LDSSecurityObject.DataGroupHash] = []
        for (number, file) in dataGroups.sorted(by: { $0.key < $1.key }) {
            let group = try #require(DataGroupNumber(rawValue: number))
            hashes.append(.init(dataGroup: group, hash: try digest.hash(file)))
        }
        return try LDSSecurityObject(hashAlgorithmOID: digest.objectIdentifier, dataGroupHashes: hashes)
    }

    /// The ContentInfo of EF.SOD.
    func contentInfo(
        signedBy signer: SyntheticEntity, edit: (inout SignedDataBuilder) throws -> Void = { _ in }
    ) throws -> [UInt8] {
        var builder = SignedDataBuilder(
            content: try securityObject().encoded(), digest: digest, certificates: [signer.certificate.encoded])
        builder.signingTime = signingTime
        try edit(&builder)
        return try builder.contentInfo(
            signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm)
    }

    /// What a terminal read.
    func input(_ contentInfo: [UInt8]) -> PassiveAuthentication.Input {
        let groups = dataGroups.keys.sorted().compactMap(DataGroupNumber.init(rawValue:))
        return PassiveAuthentication.Input(
            sod: EFSOD(contentInfo: contentInfo).encoded(), dataGroups: dataGroups,
            com: EFCOM(dataGroups: groups).encoded(), dateOfIssue: CalendarDate(year: 2026, month: 1, day: 1),
            documentCode: "P", issuingState: CountryCode(rawValue: "UTO"))
    }
}
