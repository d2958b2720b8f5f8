// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// A small PKI by the profile of Doc 9303-12: each part of it can be changed before it is signed.
struct PKISample {
    /// What a certificate is for.
    enum Kind: String, CaseIterable, Sendable {
        case csca, cscaLink, documentSigner, listSigner, lds2Signer, barCodeSigner, communication
    }

    /// What is held against the rules: octets as an operator has them.
    var objects: [[UInt8]] = []

    static let keys = SyntheticKeys(prefix: "conform ")

    static func time(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    static func info(_ role: String) throws -> [UInt8] {
        try keys.key(.ec(.p256), role).subjectPublicKeyInfo(explicitParameters: true)
    }

    static func identifier(_ role: String) throws -> [UInt8] {
        try CertificateBuilder.keyIdentifier(of: try info(role))
    }

    static func name(_ commonName: String, _ country: String = "UT") throws -> DistinguishedName {
        try DistinguishedName(country: country, organization: "Utopia", commonName: commonName)
    }

    static func alternativeName(_ type: String, locality: String = "UTO", also: [UInt8] = []) -> Certificate.Extension {
        let name = Octets.sequence([attribute("550407", 0x13, locality) + also])
        let names = Octets.element(0xA4, name) + Octets.element(0x81, Array("csca@utopia.example".utf8))
        return .init(objectIdentifier: type, isCritical: false, value: Octets.element(0x30, names))
    }

    static func attribute(_ type: String, _ tag: UInt32, _ text: String) -> [UInt8] {
        let members = [
            Octets.element(0x06, EPassTestSupport.octets(type) ?? []), Octets.element(tag, Array(text.utf8)),
        ]
        return Octets.element(0x31, Octets.sequence(members))
    }

    /// The CSCA of all of them: made once, since a signature is another one each time.
    private static let authority = Result { try certificate(.csca) { _ in } }

    static func csca() throws -> Certificate { try authority.get() }

    /// A certificate of that kind, signed by the CSCA.
    static func certificate(
        _ kind: Kind, issued: String = "2025-01-01", key kindOfKey: PrivateKey.KeyKind = .ec(.p256),
        signedBy issuer: String = "csca", algorithm: SignatureAlgorithm = .ecdsa(.sha256),
        _ edit: (inout CertificateBuilder) throws -> Void = { _ in }
    ) throws -> Certificate {
        let from = try time(issued)
        let role = kind == .csca ? "csca" : kind == .cscaLink ? "next" : "\(kind)"
        let key = try keys.key(kindOfKey, role)
        let info = try key.subjectPublicKeyInfo(explicitParameters: true)
        let own = try CertificateBuilder.keyIdentifier(of: info)
        let csca = try CertificateBuilder.csca(
            subject: try name("CSCA UT"), icaoCountry: "UTO", serialNumber: [0x11], notBefore: from,
            notAfter: from.adding(days: 5_500), privateKeyNotAfter: from.adding(days: 1_500),
            keyIdentifier: kind == .csca || kind == .cscaLink ? own : try identifier("csca"))
        var builder = csca
        switch kind {
        case .csca: break
        case .cscaLink:
            builder.serialNumber = [0x12]
            builder.set(.authorityKeyIdentifier(try identifier("csca")))
        case .documentSigner, .listSigner, .communication:
            builder.serialNumber = [0x20 + UInt8(Kind.allCases.firstIndex(of: kind) ?? 0)]
            builder.subject = try name("\(kind)")
            builder.notBefore = from.adding(days: 10)
            builder.notAfter = from.adding(days: 5_000)
            builder.set(.privateKeyUsagePeriod(notBefore: from.adding(days: 10), notAfter: from.adding(days: 90)))
            builder.set(.authorityKeyIdentifier(try identifier("csca")))
            builder.set(raw("2.5.29.14", hex([4, UInt8(own.count)] + own)))
            builder.remove("2.5.29.19")
            builder.set(.keyUsage(.digitalSignature))
            switch kind {
            case .documentSigner: builder.set(.documentTypes(["P"]))
            case .listSigner: builder.set(.extendedKeyUsage(["2.23.136.1.1.3"]))
            default: builder.set(.extendedKeyUsage(["2.23.136.1.1.10.2"]))
            }
        case .lds2Signer, .barCodeSigner:
            builder.serialNumber = [kind == .lds2Signer ? 0x30 : 0x31]
            builder.subject = try DistinguishedName(country: "UT", commonName: "VS")
            builder.notBefore = from.adding(days: 10)
            builder.notAfter = from.adding(days: 5_000)
            builder.extensions = [
                .authorityKeyIdentifier(try identifier("csca")),
                .extendedKeyUsage([kind == .lds2Signer ? "2.23.136.1.1.9.8.2" : "2.23.136.1.1.11.1"]),
            ]
        }
        if kind != .lds2Signer, kind != .barCodeSigner {
            for type in ["2.5.29.17", "2.5.29.18"] { builder.set(alternativeName(type)) }
        }
        if kind == .communication {
            builder.subject = try name("SPOC TLS server")
            let host = Octets.element(0x82, Array("spoc.utopia.example".utf8))
            let names = try Octets.appending(host, to: alternativeName("2.5.29.17").value)
            builder.set(.init(objectIdentifier: "2.5.29.17", isCritical: false, value: names))
        }
        try edit(&builder)
        return try builder.issue(
            subjectPublicKeyInfo: info, signedBy: try keys.key(.ec(.p256), issuer), algorithm: algorithm)
    }

    static func raw(_ type: String, _ value: String, critical: Bool = false) -> Certificate.Extension {
        .init(objectIdentifier: type, isCritical: critical, value: EPassTestSupport.octets(value) ?? [])
    }

    /// The certificate with its members changed; its signature no longer fits.
    static func editing(_ certificate: Certificate, _ edit: (inout [[UInt8]]) throws -> Void) throws -> [UInt8] {
        var outer = try Octets.members(certificate.encoded)
        var inner = try Octets.members(certificate.tbsCertificate)
        try edit(&inner)
        outer[0] = Octets.sequence(inner)
        return Octets.sequence(outer)
    }

    static func revocationList(
        _ entries: [[UInt8]] = [[0x12, 0x34]],
        _ edit: (inout CertificateRevocationListBuilder) throws -> Void = { _ in }
    ) throws -> CertificateRevocationList {
        var builder = CertificateRevocationListBuilder(
            csca: try csca(), thisUpdate: try time("2026-10-01"), nextUpdate: try time("2026-12-01"),
            number: 7, entries: try entries.map { .init(serialNumber: $0, revocationDate: try time("2026-09-01")) })
        try edit(&builder)
        return try builder.issue(signedBy: try keys.key(.ec(.p256), "csca"), algorithm: .ecdsa(.sha256))
    }

    /// A signed list.
    static func list(
        _ kind: SignedListKind, content: [UInt8]? = nil,
        signer edit: (inout CertificateBuilder) throws -> Void = { _ in },
        _ editSigned: (inout SignedDataBuilder) throws -> Void = { _ in }
    ) throws -> [UInt8] {
        let csca = try csca()
        let signer = try certificate(.listSigner) {
            $0.serialNumber = [kind == .masterList ? 0x41 : 0x42]
            $0.set(.extendedKeyUsage([kind.signerPurpose]))
            try edit(&$0)
        }
        let made: [UInt8]
        if let content {
            made = content
        } else if kind == .masterList {
            made = CertificateListBuilder(certificates: [csca.encoded, try certificate(.cscaLink).encoded]).content()
        } else {
            made = try DeviationListBuilder(entries: [
                .init(.init(documentType: "P"), [.init(.certificateOrKey)])
            ]).content()
        }
        var builder = SignedDataBuilder(
            kind: kind, content: made, certificates: [signer.encoded, csca.encoded],
            signingTime: try time("2025-02-01"))
        try editSigned(&builder)
        return try builder.contentInfo(
            signedBy: try keys.key(.ec(.p256), "listSigner"), certificate: signer, algorithm: .ecdsa(.sha256))
    }

    /// Every kind of object, as the profile has it.
    static func sound() throws -> PKISample {
        var sample = PKISample()
        sample.objects.append(try csca().encoded)
        for kind in Kind.allCases.dropFirst() { sample.objects.append(try certificate(kind).encoded) }
        sample.objects.append(try revocationList().encoded)
        sample.objects.append(try list(.masterList))
        sample.objects.append(try list(.deviationList))
        return sample
    }

    /// Every rule with its result.
    func results() throws -> [ConformanceResult] {
        var found: [ImportedObject] = []
        var refused: [ImportSkipped] = []
        for (index, octets) in objects.enumerated() {
            try TrustImporter().read(octets: octets, named: "object-\(index)") {
                found.append($0)
            } skipped: {
                refused.append($0)
            }
        }
        let subject = PKISubject(found, refused: refused, at: try Self.time("2026-11-26"))
        return PKIRules.campaign.run(PKIRules.campaign.rules, on: subject)
    }
}
