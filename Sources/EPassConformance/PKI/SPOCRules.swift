// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust

/// Certificates of the SPOC, which are ones for communication with more to keep to (Doc 9303-12, 7.2.1).
enum SPOCRules {
    private static let client = "2.23.136.1.1.10.1"
    private static let server = "2.23.136.1.1.10.2"

    static let rules: [PKIRule] = [
        rule("countryName", "The subject has a country.") { item, _ in
            item.certificate.subject.first(OID.country) == nil
                ? item.finding("subject", expected: "a countryName", observed: "none") : nil
        },
        rule("commonName", "The subject has a common name.") { item, _ in
            item.certificate.subject.commonName == nil
                ? item.finding("subject", expected: "a commonName", observed: "none") : nil
        },
        rule("commonNameValue", "The common name says what it is for.") { item, isServer in
            let wanted = isServer ? "SPOC TLS server" : "SPOC TLS client"
            guard let name = item.certificate.subject.commonName, name != wanted else { return nil }
            return item.finding("subject", expected: wanted, observed: name, isAdvice: true)
        },
        rule("dNSName", "subjectAltName of a server has a host.") { item, isServer in
            let names = item.certificate.extensions.first { $0.objectIdentifier == OID.subjectAltName }
            guard isServer, case .subjectAltName(let found)? = try? names?.decoded(),
                !found.contains(where: { if case .dNSName = $0 { true } else { false } })
            else { return nil }
            return item.finding("subjectAltName", expected: "a dNSName", observed: "none")
        },
        rule("cRLDistributionPoints", "cRLDistributionPoints is there.") { item, _ in
            item.certificate.extensions.contains { $0.objectIdentifier == OID.crlDistributionPoints }
                ? nil : item.finding("cRLDistributionPoints", expected: "a distribution point", observed: "none")
        },
        rule("hash", "The hash is SHA-224 or more.") { item, _ in
            let algorithm = try? item.certificate.signatureAlgorithm.signatureAlgorithm()
            guard algorithm?.hash == .sha1 else { return nil }
            return item.finding("signatureAlgorithm", expected: "SHA-224 or more", observed: "SHA-1")
        },
    ]

    private static func rule(
        _ word: String, _ title: String,
        _ judge: @escaping @Sendable (PKISubject.CertificateItem, Bool) -> ConformanceFinding?
    ) -> PKIRule {
        PKIRule("spoc.\(word)", unit: "spoc", title, clause: "Doc 9303-12, 7.2.1") { subject in
            let items = subject.certificates(of: [.other]).compactMap { item in
                let purposes = item.certificate.decodedExtensions.extendedKeyUsage ?? []
                let isServer = purposes.contains(server)
                return isServer || purposes.contains(client) ? (item: item, isServer: isServer) : nil
            }
            guard !items.isEmpty else { return .notApplicable("there is no certificate of a SPOC") }
            return RuleVerdict(items.compactMap { judge($0.item, $0.isServer) })
        }
    }
}
