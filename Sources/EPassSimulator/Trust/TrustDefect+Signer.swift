// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassIssuing
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTLV
import EPassTrust

extension TrustDefect {
    /// The document signer's certificate.
    static let signerDefects: [TrustDefect] = [
        TrustDefect("signer-of-other-country") { scenario in
            scenario.editSigner = { $0.subject = try DistinguishedName(country: "SE", commonName: "DS 3") }
        },
        TrustDefect("signer-names-other-country") { scenario in
            scenario.editSigner = { $0.issuer = try DistinguishedName(country: "SE", commonName: "CSCA") }
        },
        TrustDefect("signer-is-authority") {
            $0.editSigner = { $0.set(.basicConstraints(isAuthority: true, pathLength: 0)) }
        },
        TrustDefect("signer-is-csca") { scenario in
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            scenario.replacingSigner = { _ in csca }
        },
        TrustDefect("signer-is-list-signer") { $0.editSigner = { $0.set(.extendedKeyUsage(["2.23.136.1.1.3"])) } },
        TrustDefect("signer-is-deviation-list-signer") {
            $0.editSigner = { $0.set(.extendedKeyUsage(["2.23.136.1.1.8"])) }
        },
        TrustDefect("signer-is-tls-server") { $0.editSigner = { $0.set(.extendedKeyUsage(["1.3.6.1.5.5.7.3.1"])) } },
        TrustDefect("signer-any-purpose") { $0.editSigner = { $0.set(.extendedKeyUsage(["2.5.29.37.0"])) } },
        TrustDefect("signer-key-usage-crl") { $0.editSigner = { $0.set(.keyUsage(.crlSign)) } },
        TrustDefect("signer-key-usage-certificates") {
            $0.editSigner = { $0.set(.keyUsage([.digitalSignature, .keyCertSign])) }
        },
        TrustDefect("signer-key-usage-missing") { $0.editSigner = { $0.remove("2.5.29.15") } },
        TrustDefect("signer-unknown-critical") {
            $0.editSigner = { $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0])) }
        },
        TrustDefect("signer-names-two-algorithms") { scenario in
            let csca = try scenario.state.csca(scheme: scenario.cscaScheme)
            // The algorithm that is signed names another hash than the one beside it.
            let other: HashAlgorithm = csca.scheme.algorithm.hash == .sha384 ? .sha512 : .sha384
            let algorithm: SignatureAlgorithm =
                switch csca.scheme.algorithm.family {
                case .rsa: .rsaPKCS1(other)
                case .ecdsa: .ecdsa(other)
                case .dsa: .dsa(other)
                }
            let named = try AlgorithmIdentifier(algorithm).encoded()
            let edit = IssuedEdit(
                .documentSigner, "tbsCertificate.signature", .replace, .string(Hexadecimal.text(named)))
            scenario.replacingSigner = { signer in
                let octets = try IssuedEdits([edit], member: "trust").apply(
                    to: signer.certificate.encoded, of: .documentSigner, signer: csca.signer)
                return SyntheticEntity(
                    key: signer.key, scheme: signer.scheme, certificate: try Certificate(encoded: octets))
            }
        },
        TrustDefect("signer-changed") { scenario in
            scenario.replacingSigner = { signer in
                let octets = signer.certificate.encoded
                return SyntheticEntity(
                    key: signer.key, scheme: signer.scheme,
                    certificate: try Certificate(encoded: octets.dropLast() + [(octets.last ?? 0) ^ 1]))
            }
        },
        TrustDefect("document-type") { $0.editSigner = { $0.set(.documentTypes(["XX"])) } },
        TrustDefect("document-type-unknown") { scenario in
            scenario.hidden = [1]
            scenario.editInput = { $0.documentCode = nil }
        },
        TrustDefect("document-type-list-missing") { $0.editSigner = { $0.remove("2.23.136.1.1.6.2") } },
        TrustDefect("sod-changed") { $0.editSOD = { $0.defects = [.wrongSignature] } },
        TrustDefect("sod-digest") { $0.editSOD = { $0.defects = [.wrongMessageDigest] } },
        TrustDefect("data-group-changed") { scenario in
            scenario.changesDataGroup2 = true
            scenario.editInput = { $0.dataGroups[2] = [0x75, 1, 9] }
        },
    ]
}
