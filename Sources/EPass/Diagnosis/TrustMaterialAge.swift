// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// How old trust material is, by what its signers say.
enum TrustMaterialAge {
    /// After so many days a master list is called old: publishers bring new ones several times a year.
    static let oldAfterDays = 120

    /// When the newest master list was signed that an anchor came in.
    static func newestList(of anchor: TrustAnchor) -> Timestamp? {
        anchor.sources.filter { $0.kind == .masterList }.compactMap(\.signingTime).max()
    }

    /// The same of all anchors.
    static func newestList(of trust: TrustSnapshot) -> Timestamp? { trust.anchors.compactMap(newestList).max() }

    /// Whole days; negative where the end is before the beginning.
    static func days(from begin: Timestamp, to end: Timestamp) -> Int {
        Int((Double(end.secondsSince1970 - begin.secondsSince1970) / 86_400).rounded(.down))
    }
}
