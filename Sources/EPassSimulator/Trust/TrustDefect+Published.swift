// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassMRZ
import EPassTLV
import EPassTrust

extension TrustDefect {
    private static let revoked = SyntheticStatement(arcs: [1, 1], parameters: [0x0A, 1, 3])
    private static let validity = SyntheticStatement(arcs: [1, 6], parameters: [0x0A, 1, 2])
    private static let issuer = SyntheticStatement(arcs: [1, 2], parameters: [2, 1, 4])

    private static func publishing(
        _ name: String, _ publication: SyntheticPublication, _ statement: SyntheticStatement,
        _ edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void = { _ in }
    ) -> TrustDefect {
        TrustDefect(name) { scenario in
            try edit(&scenario)
            let state = scenario.state
            scenario.publication = publication
            scenario.lists = { [try publication.list(statement, about: $0.signer.certificate, of: state)] }
        }
    }

    private static let expired: @Sendable (inout SyntheticScenario) throws -> Void = {
        let past = $0.state.days.past
        $0.editSigner = { $0.notAfter = past }
    }
    private static let foreign: @Sendable (inout SyntheticScenario) throws -> Void = {
        $0.editSigner = { $0.subject = try DistinguishedName(country: "SE", commonName: "DS 3") }
    }

    /// Lists of defects and deviations, of the document's own State and of another, with leave and without.
    static let publishedDefects: [TrustDefect] = [
        publishing("defect-list-revokes", SyntheticPublication(publisher: nil), revoked),
        publishing("defect-list-revokes-granted", SyntheticPublication(granted: .all), revoked),
        publishing("defect-list-revokes-pinned", SyntheticPublication(basis: .pinned), revoked),
        publishing("defect-list-revokes-ungranted", SyntheticPublication(), revoked),
        publishing("defect-list-revokes-listed", SyntheticPublication(publisher: nil, basis: .listed), revoked),
        publishing("defect-list-revokes-unpinned", SyntheticPublication(basis: .unpinned), revoked),
        publishing("defect-list-excuses", SyntheticPublication(publisher: nil), validity, expired),
        publishing("defect-list-excuses-granted", SyntheticPublication(granted: .all), validity, expired),
        publishing("defect-list-excuses-ungranted", SyntheticPublication(), validity, expired),
        publishing(
            "deviation-list-excuses-foreign-signer", SyntheticPublication(kind: .deviationList), issuer, foreign),
        publishing(
            "deviation-list-of-other-state", SyntheticPublication(granted: .all, kind: .deviationList),
            .init(arcs: [1, 2], parameters: [2, 1, 5]), expired),
    ]
}
