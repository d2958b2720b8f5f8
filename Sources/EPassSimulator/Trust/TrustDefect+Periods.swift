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
    /// Times and algorithms.
    static let periodDefects: [TrustDefect] = [
        TrustDefect("signer-expired") { scenario in
            let days = scenario.state.days
            scenario.editSigner = { $0.notAfter = days.past }
        },
        TrustDefect("signer-not-yet-valid") { scenario in
            let days = scenario.state.days
            scenario.editSigner = { builder in
                builder.notBefore = days.future
                builder.set(
                    .privateKeyUsagePeriod(
                        notBefore: days.issued.adding(days: -20), notAfter: days.signerSigns))
            }
            // The CSCA still certifies on that day.
            scenario.editCSCA = {
                $0.set(
                    .privateKeyUsagePeriod(
                        notBefore: days.csca.lowerBound, notAfter: max(days.cscaSigns, days.future.adding(days: 1))))
            }
        },
        TrustDefect("csca-expired") { scenario in
            let days = scenario.state.days
            scenario.editCSCA = { $0.notAfter = days.past }
        },
        TrustDefect("csca-expired-at-signing") { scenario in
            let days = scenario.state.days
            scenario.editCSCA = { $0.notAfter = days.beforeSigner }
        },
        TrustDefect("issued-before-usage-period") { scenario in
            let days = scenario.state.days
            scenario.editSigner = {
                $0.set(
                    .privateKeyUsagePeriod(notBefore: days.issued.adding(days: 31), notAfter: days.signer.upperBound))
            }
        },
        TrustDefect("issued-after-usage-period") { scenario in
            let days = scenario.state.days
            scenario.editSigner = {
                $0.set(
                    .privateKeyUsagePeriod(
                        notBefore: days.signer.lowerBound, notAfter: days.issued.adding(days: -10)))
            }
        },
        TrustDefect("no-date-of-issue") {
            $0.editInput = { $0.dateOfIssue = nil }
        }.inDocument { $0.documentDetails = nil },
        TrustDefect("certified-after-usage-period") { scenario in
            let days = scenario.state.days
            scenario.editCSCA = { builder in
                builder.set(
                    .privateKeyUsagePeriod(
                        notBefore: days.csca.lowerBound, notAfter: days.beforeSigner))
            }
        },
        TrustDefect("sha-1") { scenario in
            scenario.signerScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1))
            scenario.document.digest = .sha1
        },
        TrustDefect("csca-sha-1") { $0.cscaScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1)) },
        TrustDefect("sha-1-before-the-limit") { scenario in
            scenario.signerScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1))
            scenario.cscaScheme = SyntheticScheme(.ec(.p256), .ecdsa(.sha1))
            scenario.document.digest = .sha1
            try scenario.move(yearsEarlier: 14)
        }.inDocument { $0.moveIssue(yearsEarlier: 12) },
        TrustDefect("rsa-1024") { $0.signerScheme = SyntheticScheme(.rsa(1024), .rsaPKCS1(.sha256)) },
        TrustDefect("curve-of-192-bits") { $0.signerScheme = SyntheticScheme(.ec(.p192), .ecdsa(.sha256)) },
    ]
}
