// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// An anchor with its place among those of its country, as the commands of `epass trust` show it.
struct AnchorEntry {
    let anchor: TrustAnchor
    /// The country of its subject; `?` where it names none.
    let country: String
    let generation: Int
    let generations: Int
    /// What its own key says of a root's signature; nil for a link.
    let selfSignature: SelfSignature?
    /// The operator's word against it.
    let block: OperatorBlock?

    /// Every anchor of the material, or those of one country: by country, then by generation, then by date.
    static func all(in trust: TrustSnapshot, country: String? = nil) -> [AnchorEntry] {
        let anchors = country.map(trust.anchors(ofCountry:)) ?? Array(trust.anchors)
        let countries = Dictionary(grouping: anchors) { $0.certificate.country?.code ?? "?" }
        return countries.flatMap { country, anchors in
            let generations = CSCAGenerations(anchors)
            return anchors.map {
                AnchorEntry(
                    anchor: $0, country: country, generation: generations.number(of: $0.certificate) ?? 0,
                    generations: generations.count, selfSignature: trust.selfSignature(of: $0.certificate),
                    block: trust.block(of: $0.certificate, at: Clock.now()))
            }
        }.sorted { left, right in
            (left.country, left.generation, left.anchor.certificate.notBefore, left.fingerprint)
                < (right.country, right.generation, right.anchor.certificate.notBefore, right.fingerprint)
        }
    }

    private var certificate: Certificate { anchor.certificate }

    /// SHA-256 of the certificate, 64 lower-case digits.
    var fingerprint: String { Hexadecimal.lowercaseText(anchor.fingerprint) }

    /// `root` or `link`.
    var kind: String { selfSignature == nil ? "link" : "root" }

    /// Its key: `RSA, 4096 bits`; nil where it cannot be used.
    private var key: String? {
        try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo).description
    }

    /// The identifier of its key in hexadecimal.
    var keyIdentifier: String? {
        certificate.decodedExtensions.subjectKeyIdentifier.map { DisplayText.hexadecimal($0, limit: 64) }
    }

    /// The cells of a table.
    var cells: [String] {
        [
            country, "\(generation)", Words.phrase(selfSignature == nil ? .certificateLink : .certificateRoot),
            Words.phrase(.trustCommandValidity(first: certificate.notBefore.date, last: certificate.notAfter.date)),
            key ?? Words.phrase(.certificateKeyNotUsable),
            Words.phrase(basis),
            Words.phrase(anchor.voucher.message), selfSignature.map { Words.phrase($0.message) } ?? "-",
            String(fingerprint.prefix(12)),
            "\(certificate.subject)",
        ]
    }

    private var basis: Message {
        let basis = anchor.isTest ? .trustCommandBasisOfTest(basis: anchor.basis.message) : anchor.basis.message
        return block == nil ? basis : .trustCommandBasisBlocked(basis: basis)
    }

    static let header: [Message?] = [
        nil, .trustCommandColumnGeneration, .trustCommandColumnKind, .trustCommandColumnValid, .trustCommandColumnKey,
        .trustCommandColumnBasis, .trustCommandColumnVoucher, .trustCommandColumnSelfSignature,
        .plainText(text: "SHA-256"), .trustCommandColumnSubject,
    ]

    /// The members of a JSON object.
    var json: JSONValue {
        .members(
            ("country", .known(country)), ("generation", .number(generation)),
            ("generationCount", .number(generations)),
            ("kind", .string(kind)), ("subject", .string("\(certificate.subject)")),
            ("issuer", .string("\(certificate.issuer)")), ("serialNumber", .string(certificate.serialNumberText)),
            ("notBefore", .string("\(certificate.notBefore)")), ("notAfter", .string("\(certificate.notAfter)")),
            ("signsUntilTime", .text(certificate.decodedExtensions.privateKeyNotAfter?.description)),
            ("key", .text(key)), ("keyIdentifier", .text(keyIdentifier)),
            ("sha256", .string(fingerprint)),
            ("basis", .string(anchor.basis.rawValue)), ("vouchedBy", anchor.voucher.json),
            ("selfSignature", .text(selfSignature?.rawValue)),
            ("test", .boolean(anchor.isTest)), ("block", block?.json ?? .null),
            ("sources", .array(anchor.sources.map(\.json))))
    }
}

extension SelfSignature {
    /// As people read it.
    var message: Message {
        switch self {
        case .verified: .trustCommandSignatureVerified
        case .wrong: .trustCommandSignatureWrong
        case .cannotBeVerified: .trustCommandSignatureNotVerifiable
        }
    }
}

extension TrustSource {
    /// The source in words: `the master list de.ml, signed 2026-05-28`; with what stands behind a list, and about whom
    /// it may speak: `verified, of NL, granted *`.
    var message: Message {
        let (isDated, date) = (signingTime == nil ? "no" : "yes", signingTime?.date ?? "")
        let (isSigned, signer) = (signer == nil ? "no" : "yes", signer ?? "")
        guard let publisher else {
            return .trustCommandSource(
                kind: kind.message, name: name, date: date, isDated: isDated, signer: signer, isSigned: isSigned)
        }
        return .trustCommandSourceOf(
            kind: kind.message, name: name, date: date, isDated: isDated, signer: signer, isSigned: isSigned,
            basis: publisher.basis.message, state: publisher.state ?? "",
            hasState: publisher.state == nil ? "no" : "yes", granted: publisher.granted,
            isGranted: publisher.granted.isEmpty ? "no" : "yes")
    }

    var json: JSONValue {
        .members(
            ("kind", .string(kind.rawValue)), ("name", .string(name)),
            ("sha256", .text(digest.isEmpty ? nil : Hexadecimal.lowercaseText(digest))),
            ("signer", .text(signer)), ("signingTime", .text(signingTime?.description)),
            ("importTime", .text(importedAt?.description)), ("publisher", .text(publisher?.state)),
            ("publisherSHA256", .text(publisher?.fingerprint.map { Hexadecimal.lowercaseText($0) })),
            ("granted", .text(publisher.flatMap { $0.granted.isEmpty ? nil : $0.granted.description })))
    }
}
