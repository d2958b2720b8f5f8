// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

/// A synthetic list with its signer and CSCA, every part of which a test may change before it is signed.
struct TestList {
    var kind = SignedListKind.masterList
    /// The content; nil for a master list of the CSCA alone.
    var content: [UInt8]?
    /// The role of the key that signs the signer's certificate; the CSCA's own is `csca`.
    var issuingRole = "csca"
    /// The role of the signer's key.
    var keyRole = "list signer"
    /// The role of the key that signs the list; the signer's own is `list signer`.
    var signingRole = "list signer"
    var signed: String? = "2026-05-01"
    var carriesCSCA = true
    var defects: Set<SignedDataBuilder.Defect> = []
    var editCSCA: (inout CertificateBuilder) -> Void = { _ in }
    var editSigner: (inout CertificateBuilder) -> Void = { _ in }
    /// The certificates to carry, in place of signer and CSCA.
    var carried: (_ signer: Certificate, _ csca: Certificate) throws -> [Certificate] = { [$0, $1] }

    static let judged = "2026-11-21"
    static let algorithm = SignatureAlgorithm.ecdsa(.sha256)

    struct Made {
        let csca: Certificate
        let signer: Certificate
        let contentInfo: [UInt8]

        func list() throws -> SignedList { try SignedList(contentInfo: contentInfo) }

        func verification(
            trust: [Certificate] = [], pins: Set<[UInt8]> = [], at time: String = TestList.judged
        ) throws -> SignedListVerification {
            SignedListVerification.verify(
                try list(), trust: try TrustSnapshot(trust), pins: pins,
                at: try #require(Timestamp(iso8601: time)))
        }
    }

    static func date(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    /// A CSCA of that role's key; `link` signs it with the key of another role under the same name.
    static func csca(
        role: String = "csca", signedBy link: String? = nil, serialNumber: UInt8 = 1,
        edit: (inout CertificateBuilder) -> Void = { _ in }
    ) throws -> Certificate {
        let key = try TestKeys.key(.ec(.p256), role)
        let spki = try key.subjectPublicKeyInfo(explicitParameters: true)
        var builder = try CertificateBuilder.csca(
            subject: try DistinguishedName(country: "UT", organization: "Utopia", commonName: "CSCA UT"),
            icaoCountry: "UTO", serialNumber: [serialNumber], notBefore: date("2025-01-01"),
            notAfter: date("2040-01-01"), privateKeyNotAfter: date("2028-01-01"),
            keyIdentifier: try CertificateBuilder.keyIdentifier(of: spki))
        if let link {
            let issuer = try TestKeys.key(.ec(.p256), link).subjectPublicKeyInfo(explicitParameters: true)
            builder.set(.authorityKeyIdentifier(try CertificateBuilder.keyIdentifier(of: issuer)))
        }
        edit(&builder)
        return try builder.issue(
            subjectPublicKeyInfo: spki, signedBy: try TestKeys.key(.ec(.p256), link ?? role), algorithm: algorithm)
    }

    /// Lists of one content: under the CSCA, and by signers that anybody can add to it, who state to have signed later.
    /// They have keys of their own: nobody but a signer signs with its key.
    static func added(content: [UInt8], signed: String = "2026-05-01") throws -> (genuine: Made, others: [Made]) {
        var genuine = TestList()
        (genuine.content, genuine.signed) = (content, signed)
        var broken = genuine
        (broken.signed, broken.defects) = ("2026-11-20", [.wrongSignature])
        // Under the name and the key identifier of the CSCA, and under those of nobody.
        var forged = genuine
        (forged.signed, forged.issuingRole) = ("2026-11-20", "stranger")
        (forged.keyRole, forged.signingRole) = ("added signer", "added signer")
        forged.editSigner = { $0.serialNumber = [0x22] }
        var unknown = forged
        let nobody = try DistinguishedName(country: "UT", commonName: "Nobody")
        unknown.editSigner = {
            $0.serialNumber = [0x23]
            $0.issuer = nobody
        }
        return (try genuine.make(), try [unknown, forged, broken].map { try $0.make() })
    }

    func make() throws -> Made {
        let csca = try Self.csca(edit: editCSCA)
        let key = try TestKeys.key(.ec(.p256), keyRole)
        let spki = try key.subjectPublicKeyInfo(explicitParameters: true)
        var builder = CertificateBuilder.listSigner(
            kind, csca: csca,
            subject: try DistinguishedName(country: "UT", organization: "Utopia", commonName: "List Signer"),
            serialNumber: [0x21], notBefore: try Self.date("2026-01-01"), notAfter: try Self.date("2027-01-01"),
            keyIdentifier: try CertificateBuilder.keyIdentifier(of: spki))
        editSigner(&builder)
        let signer = try builder.issue(
            subjectPublicKeyInfo: spki, signedBy: try TestKeys.key(.ec(.p256), issuingRole),
            algorithm: Self.algorithm)
        var list = SignedDataBuilder(
            kind: kind, content: content ?? CertificateListBuilder(certificates: [csca.encoded]).content(),
            certificates: try carried(signer, csca).filter { carriesCSCA || $0 != csca }.map(\.encoded),
            signingTime: try signed.map(Self.date))
        list.defects = defects
        let contentInfo = try list.contentInfo(
            signedBy: try TestKeys.key(.ec(.p256), signingRole), certificate: signer, algorithm: Self.algorithm)
        return Made(csca: csca, signer: signer, contentInfo: contentInfo)
    }
}

extension TestList.Made {
    /// This list with the signers, and the certificates, of another one of the same content before its own.
    func behind(signersOf other: Self) throws -> SignedList {
        var joined = contentInfo
        let members = try DERTree.members(of: DERTree.members(of: DERTree.members(of: other.contentInfo)[1])[0])
        try DERTree.editSignedData(in: &joined) { own in
            for index in [3, 4] {
                let content = try DERTree.content(of: members[index]) + DERTree.content(of: own[index])
                own[index] = DERText.element(UInt32(own[index][0]), content)
            }
        }
        return try SignedList(contentInfo: joined)
    }
}

/// Encodings written down as hexadecimal digits.
enum HexTLV {
    static func octets(_ hex: String) throws -> [UInt8] {
        let read = EPassTestSupport.octets(hex.replacing(" ", with: ""))
        return try #require(read)
    }

    static func length(_ hex: String) -> String {
        let count = hex.utf8.count / 2
        let digits = String(count, radix: 16, uppercase: true)
        let padded = digits.utf8.count.isMultiple(of: 2) ? digits : "0" + digits
        return count < 0x80 ? padded : String(0x80 + padded.utf8.count / 2, radix: 16, uppercase: true) + padded
    }

    static func sequence(_ hex: String) -> String { "30" + length(hex) + hex }

    static func set(_ hex: String) -> String { "31" + length(hex) + hex }
}
