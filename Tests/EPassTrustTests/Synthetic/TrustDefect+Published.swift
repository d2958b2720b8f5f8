// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

/// What a State publishes about documents, and about whose.
struct SyntheticPublication: Sendable {
    var publisher = "SE"
    var basis = TrustBasis.verified
    var granted = StateSet.none
    var kind = SignedListKind.defectList

    /// A list that says this of the document signer.
    func list(_ statement: KnownDefectLists.Statement, about signer: Certificate) throws -> StoredList {
        let content =
            kind == .defectList
            ? KnownDefectLists.defectContent(signer, [statement])
            : KnownDefectLists.deviationContent(documents: [KnownDefectLists.bound(toSigner: signer)], [statement])
        return StoredList(
            list: try KnownDefectLists.list(kind, content, country: publisher), basis: basis,
            signer: "C=\(publisher)",
            source: TrustSource(kind: kind == .deviationList ? .deviationList : .defectList, name: "list.bin"),
            publisher: TrustPublisher(basis: basis, state: publisher, granted: granted))
    }
}

extension TrustDefect {
    private static let revoked = KnownDefectLists.Statement(arcs: [1, 1], parameters: [0x0A, 1, 3])
    private static let validity = KnownDefectLists.Statement(arcs: [1, 6], parameters: [0x0A, 1, 2])
    private static let issuer = KnownDefectLists.Statement(arcs: [1, 2], parameters: [2, 1, 4])

    private static func publishing(
        _ name: String, _ publication: SyntheticPublication, _ statement: KnownDefectLists.Statement,
        _ edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void = { _ in }
    ) -> TrustDefect {
        TrustDefect(name) { scenario in
            try edit(&scenario)
            scenario.lists = { [try publication.list(statement, about: $0.signer.certificate)] }
        }
    }

    private static let expired: @Sendable (inout SyntheticScenario) throws -> Void = {
        $0.editSigner = { $0.notAfter = try SyntheticPKI.time("2026-11-20") }
    }
    private static let foreign: @Sendable (inout SyntheticScenario) throws -> Void = {
        $0.editSigner = { $0.subject = try DistinguishedName(country: "SE", commonName: "DS 3") }
    }

    /// Lists of defects and deviations, of the document's own State and of another, with leave and without.
    static let publishedDefects: [TrustDefect] = [
        publishing("defect-list-revokes", SyntheticPublication(publisher: "UT"), revoked),
        publishing("defect-list-revokes-granted", SyntheticPublication(granted: .all), revoked),
        publishing("defect-list-revokes-pinned", SyntheticPublication(basis: .pinned), revoked),
        publishing("defect-list-revokes-ungranted", SyntheticPublication(), revoked),
        publishing("defect-list-revokes-listed", SyntheticPublication(publisher: "UT", basis: .listed), revoked),
        publishing("defect-list-revokes-unpinned", SyntheticPublication(basis: .unpinned), revoked),
        publishing("defect-list-excuses", SyntheticPublication(publisher: "UT"), validity, expired),
        publishing("defect-list-excuses-granted", SyntheticPublication(granted: .all), validity, expired),
        publishing("defect-list-excuses-ungranted", SyntheticPublication(), validity, expired),
        publishing(
            "deviation-list-excuses-foreign-signer", SyntheticPublication(kind: .deviationList), issuer, foreign),
        publishing(
            "deviation-list-of-other-state", SyntheticPublication(granted: .all, kind: .deviationList),
            .init(arcs: [1, 2], parameters: [2, 1, 5]), expired),
    ]
}
