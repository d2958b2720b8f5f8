// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust

/// What was given against each other: who issued what (Doc 9303-12, 6.1 and 7.1.1; RFC 5280, 4 and 6). An issuer that
/// was not given is nobody's fault.
enum ChainRules {
    static let rules: [PKIRule] = [
        PKIRule(
            "chain.selfSignature", unit: "chain", "A root is signed by its own key.", clause: "Doc 9303-12, 7.1.1"
        ) { selfSignatures($0, "a signature by its own key") },
        issued("chain.signature", "The issuer that is given signed the certificate.", clause: "RFC 5280, 6.1.3") {
            item, issuers in
            let verdicts = issuers.map { try? item.certificate.verifySignature(under: $0.certificate) }
            guard !verdicts.contains(.valid), verdicts.contains(.invalid) else { return nil }
            return item.finding(
                "signatureAlgorithm", expected: "a signature by \(issuers.map(\.place).joined(separator: ", "))",
                observed: "another one")
        },
        issued("chain.keyIdentifier", "The key identifier is that of the issuer.", clause: "RFC 5280, 4.2.1.1") {
            item, issuers in
            guard let stated = item.certificate.decodedExtensions.authorityKeyIdentifier?.keyIdentifier,
                let issuer = issuers.first(where: { isSigned(item, by: $0) }),
                let own = issuer.certificate.decodedExtensions.subjectKeyIdentifier, own != stated
            else { return nil }
            return item.finding(
                "authorityKeyIdentifier", expected: "that of \(issuer.place)", observed: "another identifier")
        },
        issued("chain.issuerName", "The issuer is named as it names itself.", clause: "RFC 5280, 4.1.2.4") {
            item, issuers in
            guard let issuer = issuers.first(where: { isSigned(item, by: $0) }),
                !issuer.certificate.subject.matches(item.certificate.issuer)
            else { return nil }
            return item.finding(
                "issuer", expected: "\(issuer.certificate.subject)", observed: "\(item.certificate.issuer)")
        },
        issued(
            "chain.usagePeriod", "The certificate was issued while the issuer's key was in use.",
            clause: "Doc 9303-12, 4.1.4.2"
        ) { item, issuers in
            guard let issuer = issuers.first(where: { isSigned(item, by: $0) }) else { return nil }
            let extensions = issuer.certificate.decodedExtensions
            let from = extensions.privateKeyNotBefore ?? issuer.certificate.notBefore
            let to = extensions.privateKeyNotAfter ?? issuer.certificate.notAfter
            // A link begins with the newer key, whose use may begin on another day.
            guard item.certificate.notBefore < from.adding(days: -1) || item.certificate.notBefore > to else {
                return nil
            }
            return item.finding(
                "validity", expected: "\(from.date) to \(to.date)", observed: item.certificate.notBefore.date)
        },
        issued(
            "chain.validity", "The certificate ends before that of its issuer.", clause: "Doc 9303-12, 4.1.4.1",
            of: [
                .documentSigner, .masterListSigner, .deviationListSigner, .defectListSigner, .barCodeSigner,
                .lds2Signer, .other,
            ]
        ) { item, issuers in
            guard let issuer = issuers.first(where: { isSigned(item, by: $0) }),
                item.certificate.notAfter > issuer.certificate.notAfter
            else { return nil }
            return item.finding(
                "validity", expected: "until \(issuer.certificate.notAfter.date)",
                observed: item.certificate.notAfter.date)
        },
        PKIRule(
            "chain.serialNumbers", unit: "chain", "No issuer gives a serial number twice.", clause: "RFC 5280, 4.1.2.2"
        ) { subject in
            guard !subject.certificates.isEmpty else { return .notApplicable("there is no certificate") }
            var known: [IssuedNumber: PKISubject.CertificateItem] = [:]
            var findings: [ConformanceFinding] = []
            for item in subject.certificates {
                let number = IssuedNumber(item.certificate)
                // A root and its links are of one issuer by name, and a number is one of a key.
                guard let other = known[number] else {
                    known[number] = item
                    continue
                }
                guard other.certificate != item.certificate else { continue }
                findings.append(
                    item.finding(
                        "serialNumber", expected: "another number than that of \(other.place)", observed: "the same"))
            }
            return RuleVerdict(findings)
        },
        PKIRule(
            "chain.revocationList", unit: "chain", "The issuer that is given signed the revocation list.",
            clause: "RFC 5280, 6.3.3"
        ) { subject in
            var isAbout = false
            var findings: [ConformanceFinding] = []
            for item in subject.revocationLists {
                // An older or newer key of the same name signs other lists.
                let issuers = subject.authorities(named: item.list.issuer).filter { issuer in
                    guard let key = item.list.authorityKeyIdentifier else { return true }
                    return issuer.certificate.decodedExtensions.subjectKeyIdentifier.map { $0 == key } ?? true
                }
                let verdicts = issuers.map { try? item.list.verifySignature(under: $0.certificate) }
                guard verdicts.contains(where: { $0 != nil }) else { continue }
                isAbout = true
                if !verdicts.contains(.valid) {
                    findings.append(
                        ConformanceFinding(
                            file: item.place, path: "signature", expected: "a signature by \(item.list.issuer)",
                            observed: "another one"))
                }
            }
            return isAbout ? RuleVerdict(findings) : .notApplicable("no issuer of a revocation list is given")
        },
    ]

    /// Who issued a certificate under which number.
    private struct IssuedNumber: Hashable {
        let issuer: DistinguishedName
        let key: [UInt8]?
        let number: [UInt8]

        init(_ certificate: Certificate) {
            issuer = certificate.issuer
            key = certificate.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
            number = certificate.serialNumber
        }
    }

    private static func isSigned(_ item: PKISubject.CertificateItem, by issuer: PKISubject.CertificateItem) -> Bool {
        (try? item.certificate.verifySignature(under: issuer.certificate)) == .valid
    }

    /// Whether each root's own key signed it.
    static func selfSignatures(_ subject: PKISubject, _ expected: String) -> RuleVerdict {
        let items = subject.certificates(of: [.csca])
        guard !items.isEmpty else { return .notApplicable("there is no root") }
        let found = items.map { ($0, $0.certificate.selfSignature) }
        let findings = found.filter { $0.1 == .wrong }.map {
            $0.0.finding("signatureAlgorithm", expected: expected, observed: "another one")
        }
        guard findings.isEmpty else { return .fail(findings) }
        return found.contains { $0.1 == .cannotBeVerified }
            ? .inconclusive("the signature is of an algorithm that is not known") : .pass
    }

    /// The authorities that can have issued a certificate: whose key it names, or under whose key it verifies; of those
    /// of its issuer's name, where it names no key, any.
    private static func issuers(
        of item: PKISubject.CertificateItem, _ subject: PKISubject
    ) -> [PKISubject.CertificateItem] {
        let key = item.certificate.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        // A link is not its own issuer, whatever it is called.
        let named = subject.authorities(named: item.certificate.issuer)
            .filter { $0.certificate != item.certificate }.prefix(16)
        guard let key else { return Array(named) }
        let ofKey = subject.authorities(withKey: key).filter { $0.certificate != item.certificate }.prefix(16)
        let others = named.filter { other in
            !ofKey.contains { $0.certificate == other.certificate } && isSigned(item, by: other)
        }
        return ofKey + others
    }

    /// A rule about certificates whose issuer is among what was given: by its name, or by the identifier of its key.
    private static func issued(
        _ id: String, _ title: String, clause: String,
        of kinds: Set<CertificateKind> = Set(CertificateKind.allCases).subtracting([.csca]),
        _ judge: @escaping @Sendable (PKISubject.CertificateItem, [PKISubject.CertificateItem]) -> ConformanceFinding?
    ) -> PKIRule {
        PKIRule(id, unit: "chain", title, clause: clause) { subject in
            var isAbout = false
            var findings: [ConformanceFinding] = []
            for item in subject.certificates(of: kinds) {
                let issuers = issuers(of: item, subject)
                guard !issuers.isEmpty else { continue }
                isAbout = true
                if let finding = judge(item, issuers) { findings.append(finding) }
            }
            return isAbout ? RuleVerdict(findings) : .notApplicable("no issuer of a certificate is given")
        }
    }
}
