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
    /// Revocation lists.
    static let revocationDefects: [TrustDefect] = [
        TrustDefect("crl-missing") { $0.revocationLists = { _ in [] } },
        TrustDefect("signer-revoked") { scenario in
            let days = scenario.state.days
            scenario.editRevocationList = { list, made in
                list.entries = [
                    .init(
                        serialNumber: made.signer.certificate.serialNumber,
                        revocationDate: days.revoked)
                ]
            }
        },
        TrustDefect("other-signer-revoked") { scenario in
            let days = scenario.state.days
            scenario.editRevocationList = { list, made in
                list.entries = [.init(serialNumber: [0x41, 1], revocationDate: days.revoked)]
            }
        },
        TrustDefect("crl-expired") { scenario in
            let days = scenario.state.days
            scenario.editRevocationList = { list, _ in list.nextUpdate = days.past }
        },
        TrustDefect("crl-expired-signer-revoked") { scenario in
            let days = scenario.state.days
            scenario.editRevocationList = { list, made in
                list.nextUpdate = days.past
                list.entries = [
                    .init(
                        serialNumber: made.signer.certificate.serialNumber,
                        revocationDate: days.revoked)
                ]
            }
        },
        TrustDefect("crl-not-yet-valid") { scenario in
            let days = scenario.state.days
            scenario.editRevocationList = { list, _ in list.thisUpdate = days.future }
        },
        TrustDefect("crl-signature") { $0.editRevocationList = { list, _ in list.defects = [.wrongSignature] } },
        TrustDefect("crl-of-other-key") { scenario in
            let state = scenario.state
            let next = try next(scenario)
            scenario.revocationLists = { made in
                // In the name of the CSCA and with its key identifier, signed with a key that nobody trusts.
                [
                    try state.revocationList(
                        of: SyntheticEntity(key: next.key, scheme: next.scheme, certificate: made.csca.certificate))
                ]
            }
        },
        TrustDefect("crl-of-other-country") { scenario in
            let state = scenario.state
            let other = try other(scenario)
            scenario.revocationLists = { _ in [try state.revocationList(of: other)] }
        },
        TrustDefect("crl-of-other-authority") { scenario in
            let state = scenario.state
            let other = try scenario.state.csca(generation: 5, scheme: scenario.cscaScheme, commonName: "Other CSCA")
            scenario.revocationLists = { _ in [try state.revocationList(of: other)] }
        },
        TrustDefect("crl-of-next-generation") { scenario in
            let state = scenario.state
            let next = try next(scenario)
            scenario.anchors = { [$0.csca.certificate, next.certificate] }
            scenario.revocationLists = { _ in [try state.revocationList(of: next)] }
        },
        TrustDefect("revoked-by-next-generation") { scenario in
            let state = scenario.state
            let days = scenario.state.days
            let next = try next(scenario)
            scenario.anchors = { [$0.csca.certificate, next.certificate] }
            scenario.revocationLists = { made in
                [
                    try state.revocationList(of: next) {
                        $0.entries = [
                            .init(
                                serialNumber: made.signer.certificate.serialNumber,
                                revocationDate: days.revoked)
                        ]
                    }
                ]
            }
        },
        TrustDefect("crl-partial") { $0.editRevocationList = { list, _ in list.defects = [.partialList] } },
        TrustDefect("crl-delta") { $0.editRevocationList = { list, _ in list.defects = [.deltaList] } },
        TrustDefect("crl-unknown-critical") {
            $0.editRevocationList = { list, _ in list.defects = [.unknownCriticalExtension] }
        },
        TrustDefect("crl-without-next-update") {
            $0.editRevocationList = { list, _ in list.defects = [.noNextUpdate] }
        },
    ]
}
