// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTrust
import Testing

/// Keys that follow from their kind and role alone, so that a failure can be repeated. Each is made once in a process.
enum TestKeys {
    static func key(_ kind: PrivateKey.KeyKind, _ role: String) throws -> PrivateKey {
        try SyntheticKeys.shared.key(kind, role)
    }
}

/// A synthetic document with its CSCA and document signer, every part of which a test may change before it is signed.
struct TestDocument {
    var cscaKind = PrivateKey.KeyKind.ec(.p256)
    var signerKind = PrivateKey.KeyKind.ec(.p256)
    var cscaAlgorithm = SignatureAlgorithm.ecdsa(.sha256)
    var sodAlgorithm = SignatureAlgorithm.ecdsa(.sha256)
    var digest = HashAlgorithm.sha256
    var explicitParameters = true
    /// Which CSCA key signs the document signer; the anchor is always that of `csca`.
    var issuingRole = "csca"
    var cscaCountry = "UT"
    var signerCountry = "UT"
    var editCSCA: (inout CertificateBuilder) -> Void = { _ in }
    var editSigner: (inout CertificateBuilder) -> Void = { _ in }
    var editSignerKey: (inout [UInt8]) -> Void = { _ in }
    var innerSignerAlgorithm: SignatureAlgorithm?
    var editSOD: (inout SignedDataBuilder) -> Void = { _ in }
    var hashed: [Int: [UInt8]] = [1: [0x61, 1, 1], 2: [0x75, 1, 2], 14: [0x6E, 1, 3]]
    var given: [Int: [UInt8]]?
    var listed: [Int]?

    static let issued = "2026-01-01"
    static let judged = "2026-11-21"

    struct Made {
        let csca: Certificate
        let signer: Certificate
        let input: PassiveAuthentication.Input
        let contentInfo: [UInt8]
    }

    func date(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    func cscaCertificate() throws -> Certificate {
        let key = try TestKeys.key(cscaKind, "csca")
        let spki = try key.subjectPublicKeyInfo(explicitParameters: explicitParameters)
        var builder = try CertificateBuilder.csca(
            subject: try DistinguishedName(country: cscaCountry, organization: "Utopia", commonName: "CSCA UT"),
            icaoCountry: "UTO", serialNumber: [1], notBefore: date("2025-01-01"), notAfter: date("2040-01-01"),
            privateKeyNotAfter: date("2028-01-01"), keyIdentifier: try CertificateBuilder.keyIdentifier(of: spki))
        editCSCA(&builder)
        return try builder.issue(subjectPublicKeyInfo: spki, signedBy: key, algorithm: cscaAlgorithm)
    }

    func signerCertificate(of csca: Certificate) throws -> Certificate {
        let key = try TestKeys.key(signerKind, "ds")
        var spki = try key.subjectPublicKeyInfo(explicitParameters: explicitParameters)
        editSignerKey(&spki)
        var builder = try CertificateBuilder.documentSigner(
            csca: csca,
            subject: try DistinguishedName(country: signerCountry, organization: "Utopia", commonName: "DS 3"),
            icaoCountry: "UTO", documentTypes: ["P"], serialNumber: [0x12, 0x34], notBefore: date("2025-06-01"),
            notAfter: date("2036-06-01"), privateKeyNotAfter: date("2026-09-01"),
            keyIdentifier: try CertificateBuilder.keyIdentifier(of: spki))
        editSigner(&builder)
        return try builder.issue(
            subjectPublicKeyInfo: spki, signedBy: try TestKeys.key(cscaKind, issuingRole), algorithm: cscaAlgorithm,
            innerAlgorithm: innerSignerAlgorithm)
    }

    func securityObject() throws -> LDSSecurityObject {
        var hashes: [LDSSecurityObject.DataGroupHash] = []
        for (number, file) in hashed.sorted(by: { $0.key < $1.key }) {
            let group = try #require(DataGroupNumber(rawValue: number))
            hashes.append(.init(dataGroup: group, hash: try digest.hash(file)))
        }
        return try LDSSecurityObject(hashAlgorithmOID: digest.objectIdentifier, dataGroupHashes: hashes)
    }

    func make() throws -> Made {
        let csca = try cscaCertificate()
        let signer = try signerCertificate(of: csca)
        var builder = SignedDataBuilder(
            content: try securityObject().encoded(), digest: digest, certificates: [signer.encoded])
        builder.signingTime = try date(Self.issued)
        editSOD(&builder)
        let contentInfo = try builder.contentInfo(
            signedBy: try TestKeys.key(signerKind, "ds"), certificate: signer, algorithm: sodAlgorithm)
        let groups = (listed ?? hashed.keys.sorted()).compactMap(DataGroupNumber.init(rawValue:))
        let input = PassiveAuthentication.Input(
            sod: EFSOD(contentInfo: contentInfo).encoded(), dataGroups: given ?? hashed,
            com: EFCOM(dataGroups: groups).encoded(), dateOfIssue: CalendarDate(Self.issued), documentCode: "P",
            issuingState: CountryCode(rawValue: "UTO"))
        return Made(csca: csca, signer: signer, input: input, contentInfo: contentInfo)
    }

    /// The findings that are not as for a genuine document, as `id result (reason)`.
    static func departures(_ result: PassiveAuthenticationResult) -> [String] {
        let usual = { (finding: CheckFinding) in
            finding.id == .dsRevocation
                ? finding.result == .undetermined && finding.reason == .noCRL : finding.result == .successful
        }
        return result.findings.filter { !usual($0) }.map(\.description)
    }
}

extension TrustSnapshot {
    init(_ certificates: [Certificate], isTest: Bool = false) throws {
        self = try TrustSnapshot(
            anchors: certificates.map {
                try TrustAnchor(certificate: $0, sources: [.certificateFile("test")], isTest: isTest)
            })
    }
}
