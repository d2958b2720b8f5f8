// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

/// Deviation lists and defect lists for tests, and the snapshot that holds one.
enum KnownDefectLists {
    static let defectArc: [UInt8] = [0x04, 0x00, 0x7F, 0x00, 0x07, 0x03, 0x01, 0x05]
    static let deviationArc: [UInt8] = [0x67, 0x81, 0x08, 0x01, 0x01, 0x07]

    /// A type of a list by its last arcs, each below 128, with encoded parameters.
    struct Statement: Sendable {
        let arcs: [UInt8]
        var parameters: [UInt8]?

        func defect() -> [UInt8] {
            DERText.sequence([DERText.element(0x06, defectArc + arcs), parameters ?? []])
        }

        func deviation() -> [UInt8] {
            DERText.sequence([
                DERText.element(0x13, Array("as seen".utf8)), DERText.element(0x06, deviationArc + arcs),
                parameters.map { DERText.element(0xA0, $0) } ?? [],
            ])
        }
    }

    static func signer(_ certificate: Certificate) -> [UInt8] {
        DERText.sequence([certificate.issuer.encoded, DERText.element(0x02, certificate.serialNumber)])
    }

    static func defectContent(_ certificate: Certificate, _ statements: [Statement]) -> [UInt8] {
        let known = DERText.element(0x31, Array(statements.map { $0.defect() }.joined()))
        let hash = DERText.element(0x06, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01])
        let entries = DERText.element(0x31, DERText.sequence([signer(certificate), known]))
        return DERText.sequence([[2, 1, 0], hash, entries])
    }

    static func deviationContent(documents: [[UInt8]], _ statements: [Statement]) -> [UInt8] {
        let descriptions = DERText.element(0x31, Array(statements.map { $0.deviation() }.joined()))
        let entries = DERText.element(0x31, DERText.sequence([DERText.sequence(documents), descriptions]))
        return DERText.sequence([[2, 1, 0], entries])
    }

    static func bound(toSigner certificate: Certificate) -> [UInt8] {
        DERText.element(0xA1, certificate.issuer.encoded + DERText.element(0x02, certificate.serialNumber))
    }

    static func bound(toNumbers numbers: [String]) -> [UInt8] {
        DERText.element(0xA5, Array(numbers.map { DERText.element(0x13, Array($0.utf8)) }.joined()))
    }

    static func bound(from first: String, to last: String) -> [UInt8] {
        DERText.element(0xA4, DERText.generalizedTime(first) + DERText.generalizedTime(last))
    }

    static func bound(toType type: String) -> [UInt8] { DERText.element(0x80, Array(type.utf8)) }

    static func list(_ kind: SignedListKind, _ content: [UInt8], country: String = "UT") throws -> SignedList {
        var document = TestDocument()
        document.cscaCountry = country
        document.signerCountry = country
        let signer = try document.signerCertificate(of: try document.cscaCertificate())
        var builder = SignedDataBuilder(content: content, digest: .sha256, certificates: [signer.encoded])
        builder.contentType = kind == .deviationList ? "2.23.136.1.1.7" : "0.4.0.127.0.7.3.1.5"
        builder.signingTime = try document.date("2026-02-01")
        return try SignedList(
            contentInfo: try builder.contentInfo(
                signedBy: try TestKeys.key(.ec(.p256), "ds"), certificate: signer, algorithm: .ecdsa(.sha256)))
    }

    static func trust(
        _ csca: Certificate, _ lists: [SignedList], basis: TrustBasis = .pinned
    ) throws -> TrustSnapshot {
        try TrustSnapshot(
            anchors: [try TrustAnchor(certificate: csca)],
            lists: lists.map { list in
                let kind: TrustSource.Kind = list.kind == .deviationList ? .deviationList : .defectList
                return StoredList(
                    list: list, basis: basis, signer: "C=UT", source: TrustSource(kind: kind, name: "list.bin"))
            })
    }
}
