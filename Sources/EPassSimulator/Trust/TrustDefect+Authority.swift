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
    /// The CSCA's certificate.
    static let authorityDefects: [TrustDefect] = [
        TrustDefect("csca-not-authority") { $0.editCSCA = { $0.set(.basicConstraints(isAuthority: false)) } },
        TrustDefect("csca-without-basic-constraints") { $0.editCSCA = { $0.remove("2.5.29.19") } },
        TrustDefect("csca-path-length-1") {
            $0.editCSCA = { $0.set(.basicConstraints(isAuthority: true, pathLength: 1)) }
        },
        TrustDefect("csca-no-path-length") { $0.editCSCA = { $0.set(.basicConstraints(isAuthority: true)) } },
        TrustDefect("csca-key-usage") { $0.editCSCA = { $0.set(.keyUsage(.crlSign)) } },
        TrustDefect("csca-without-key-identifier") { scenario in
            scenario.editCSCA = { $0.remove("2.5.29.14") }
            let key = try scenario.state.csca(scheme: scenario.cscaScheme).certificate
            scenario.editSigner = {
                $0.set(.authorityKeyIdentifier(key.decodedExtensions.subjectKeyIdentifier ?? []))
            }
        },
        TrustDefect("csca-without-country") { scenario in
            let name = try DistinguishedName(country: "", commonName: "CSCA")
            scenario.editCSCA = { ($0.subject, $0.issuer) = (name, name) }
        },
        TrustDefect("csca-of-unknown-country") { scenario in
            scenario.state = scenario.state.other(
                country: "QX", icaoCountry: scenario.state.icaoCountry,
                organization: Certificate.syntheticOrganization)
        },
        TrustDefect("csca-unknown-critical") {
            $0.editCSCA = { $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0])) }
        },
    ]
}
