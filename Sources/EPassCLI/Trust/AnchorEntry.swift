// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassJSON
import EPassMRZ
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

    /// Every anchor of the material, or those of one country: by country, then by generation, then by date.
    static func all(in trust: TrustSnapshot, country: String? = nil) -> [AnchorEntry] {
        let anchors = country.map(trust.anchors(ofCountry:)) ?? Array(trust.anchors)
        let countries = Dictionary(grouping: anchors) { $0.certificate.country?.code ?? "?" }
        return countries.flatMap { country, anchors in
            let generations = CSCAGenerations(anchors)
            return anchors.map {
                AnchorEntry(
                    anchor: $0, country: country, generation: generations.number(of: $0.certificate) ?? 0,
                    generations: generations.count, selfSignature: trust.selfSignature(of: $0.certificate))
            }
        }.sorted { left, right in
            (left.country, left.generation, left.anchor.certificate.notBefore, left.fingerprint)
                < (right.country, right.generation, right.anchor.certificate.notBefore, right.fingerprint)
        }
    }

    private var certificate: Certificate { anchor.certificate }

    /// SHA-256 of the certificate, 64 lower-case digits.
    var fingerprint: String { DisplayText.hexadecimal(anchor.fingerprint).lowercased() }

    /// `root` or `link`.
    var kind: String { selfSignature == nil ? "link" : "root" }

    private var selfSignatureText: String { selfSignature?.description ?? "-" }

    /// Its key: `RSA, 4096 bits`.
    var key: String {
        (try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo).description) ?? "not usable"
    }

    /// The identifier of its key in hexadecimal.
    var keyIdentifier: String? {
        certificate.decodedExtensions.subjectKeyIdentifier.map { DisplayText.hexadecimal($0, limit: 64) }
    }

    /// The cells of a table.
    var cells: [String] {
        [
            country, "\(generation)", kind, "\(certificate.notBefore.date) to \(certificate.notAfter.date)", key,
            anchor.basis.rawValue + (anchor.isTest ? ", test" : ""), anchor.voucher.words, selfSignatureText,
            String(fingerprint.prefix(12)),
            "\(certificate.subject)",
        ]
    }

    static let header = [
        "", "gen", "kind", "valid", "key", "basis", "vouched for by", "self-signature", "SHA-256", "subject",
    ]

    /// The members of a JSON object.
    var json: JSONValue {
        .members(
            ("country", .string(country)), ("generation", .number(generation)), ("generations", .number(generations)),
            ("kind", .string(kind)), ("subject", .string("\(certificate.subject)")),
            ("issuer", .string("\(certificate.issuer)")), ("serialNumber", .string(certificate.serialNumberText)),
            ("notBefore", .string("\(certificate.notBefore)")), ("notAfter", .string("\(certificate.notAfter)")),
            ("signsUntil", .text(certificate.decodedExtensions.privateKeyNotAfter?.description)),
            ("key", .string(key)), ("keyIdentifier", .text(keyIdentifier)), ("fingerprint", .string(fingerprint)),
            ("basis", .string(anchor.basis.rawValue)), ("vouchedBy", anchor.voucher.json),
            ("selfSignature", .text(selfSignature?.rawValue)),
            ("test", .boolean(anchor.isTest)),
            ("sources", .array(anchor.sources.map(\.json))))
    }
}

extension TrustSource.Kind {
    /// The kind as people say it.
    var words: String {
        switch self {
        case .certificateFile: "file"
        case .masterList: "master list"
        case .ldif: "LDIF file"
        case .revocationList: "revocation list"
        case .deviationList: "deviation list"
        case .defectList: "defect list"
        case .documentSignerList: "document-signer list"
        }
    }
}

extension TrustSource {
    /// The source in words: `the master list de.ml of 2026-05-28`.
    var text: String {
        let date = signingTime.map { ", signed \($0.date)" } ?? ""
        let signer = signer.map { " by \($0)" } ?? ""
        return "the \(kind.words) \(name)\(date)\(signer)\(publisher.map { ", \($0.words)" } ?? "")"
    }

    var json: JSONValue {
        .members(
            ("kind", .string(kind.rawValue)), ("name", .string(name)),
            ("digest", .text(digest.isEmpty ? nil : DisplayText.hexadecimal(digest).lowercased())),
            ("signer", .text(signer)), ("signingTime", .text(signingTime?.description)),
            ("importedAt", .text(importedAt?.description)), ("publisher", .text(publisher?.state)),
            ("publisherCSCA", .text(publisher?.fingerprint.map { DisplayText.hexadecimal($0).lowercased() })),
            ("granted", publisher.map { .text($0.granted.isEmpty ? nil : $0.granted.description) }))
    }
}

extension TrustPublisher {
    /// What stands behind a list, and about whom it may speak: `verified, of NL, granted *`.
    var words: String {
        let own = state.map { ", of \($0)" } ?? ""
        return "\(basis)\(own)\(granted.isEmpty ? "" : ", granted \(granted)")"
    }
}
