// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages
import EPassTrust

extension Certificate {
    /// The kind of its key; nil for one that cannot be read.
    var keyKind: PublicKey.Kind? { (try? PublicKey(subjectPublicKeyInfo: subjectPublicKeyInfo))?.kind }
}

/// Public keys and the periods of their use (Doc 9303-12, 4.1).
enum KeyRules {
    static let rules: [PKIRule] = [
        rule("key.usable", "The public key is one for RSA, DSA or ECDSA.", clause: "Doc 9303-12, 4.1.6") { item in
            do throws(CryptoError) {
                _ = try PublicKey(subjectPublicKeyInfo: item.certificate.subjectPublicKeyInfo)
                return nil
            } catch {
                return item.finding(
                    "subjectPublicKeyInfo", expected: "a key for RSA, DSA or ECDSA", observed: error.message.english)
            }
        },
        rule("key.curve", "The key is on the curve that is named.", clause: "Doc 9303-12, 4.1.6.3") { item in
            let octets = item.certificate.subjectPublicKeyInfo
            guard let key = try? PublicKey.toleratingTwinCurve(subjectPublicKeyInfo: octets), key.isOnTwinCurve else {
                return nil
            }
            return item.finding("subjectPublicKeyInfo", expected: "the curve that is named", observed: "\(key)")
        },
        rule(
            "key.length", "The key was long enough when the certificate was issued.",
            clause: "Doc 9303-12, 4.1.6; NIST SP 800-131A"
        ) { item in
            guard let kind = item.certificate.keyKind else { return nil }
            let day = item.certificate.notBefore
            for limit in AlgorithmPolicy.standard.limits {
                guard limit.subject.concerns(kind) else { continue }
                if let last = limit.lastDay, day < Timestamp(last).adding(days: 1) { continue }
                return item.finding(
                    "subjectPublicKeyInfo", expected: "no \(limit.subject)",
                    observed: "\(kind), issued \(day.date)")
            }
            return nil
        },
        rule(
            "period.order", "The private key is in use within the validity.", clause: "Doc 9303-12, 4.1.1 and 4.1.4"
        ) { item in
            let extensions = item.certificate.decodedExtensions
            let (from, to) = (extensions.privateKeyNotBefore, extensions.privateKeyNotAfter)
            let isInside =
                (from.map { $0 >= item.certificate.notBefore.adding(days: -1) } ?? true)
                && (to.map { $0 <= item.certificate.notAfter } ?? true)
            guard !isInside else { return nil }
            return item.finding(
                "privateKeyUsagePeriod",
                expected: "\(item.certificate.notBefore.date) to \(item.certificate.notAfter.date)",
                observed: "\(from?.date ?? "open") to \(to?.date ?? "open")")
        },
        rule(
            "period.csca", "The private key of a CSCA is in use for five years at most.",
            clause: "Doc 9303-12, 4.1.4.2", of: [.csca, .cscaLink]
        ) { usage($0, atMost: 5 * 366) },
        rule(
            "period.signer", "The private key of a document signer is in use for three months at most.",
            clause: "Doc 9303-12, 4.1.1.2", of: [.documentSigner]
        ) { usage($0, atMost: 93) },
        rule(
            "period.publicKey", "The certificate of a signer outlives the use of its private key.",
            clause: "Doc 9303-12, 4.1.1.1", of: [.documentSigner, .csca]
        ) { item in
            guard let end = item.certificate.decodedExtensions.privateKeyNotAfter, end >= item.certificate.notAfter
            else {
                return nil
            }
            return item.finding(
                "validity", expected: "later than \(end.date)", observed: item.certificate.notAfter.date)
        },
        rule(
            "period.lds2", "The certificate of an LDS2 signer is valid for ten years at least.",
            clause: "Doc 9303-12, 4.1.2", of: [.lds2Signer]
        ) { item in
            let wanted = item.certificate.notBefore.adding(days: 3_652)
            guard item.certificate.notAfter < wanted else { return nil }
            return item.finding("validity", expected: "\(wanted.date)", observed: item.certificate.notAfter.date)
        },
    ]

    private static func usage(_ item: PKISubject.CertificateItem, atMost days: Int) -> ConformanceFinding? {
        let extensions = item.certificate.decodedExtensions
        guard let to = extensions.privateKeyNotAfter else { return nil }
        let from = extensions.privateKeyNotBefore ?? item.certificate.notBefore
        guard to > from.adding(days: days) else { return nil }
        return item.finding(
            "privateKeyUsagePeriod", expected: "until \(from.adding(days: days).date)", observed: to.date,
            isAdvice: true)
    }

    private static func rule(
        _ id: String, _ title: String, clause: String, of kinds: Set<CertificateKind> = Set(CertificateKind.allCases),
        _ judge: @escaping @Sendable (PKISubject.CertificateItem) -> ConformanceFinding?
    ) -> PKIRule {
        PKIRule(id, unit: String(id.prefix { $0 != "." }), title, clause: clause) { subject in
            let items = subject.certificates(of: kinds)
            guard !items.isEmpty else { return .notApplicable("there is no certificate of the kind") }
            return RuleVerdict(items.compactMap(judge))
        }
    }
}
