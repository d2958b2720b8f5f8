// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTrust

/// How old trust material is, by what its signers say.
package enum TrustMaterialAge {
    /// After so many days a master list is called old: publishers bring new ones several times a year.
    package static let oldAfterDays = 120

    /// When the newest master list was signed that an anchor came in.
    static func newestList(of anchor: TrustAnchor) -> Timestamp? { newestList(of: anchor.sources) }

    /// The same of all anchors, of which none is decoded for it.
    package static func newestList(of trust: TrustSnapshot) -> Timestamp? {
        trust.objects.compactMap { $0.kind == .anchor ? newestList(of: $0.sources) : nil }.max()
    }

    private static func newestList(of sources: [TrustSource]) -> Timestamp? {
        sources.filter { $0.kind == .masterList }.compactMap(\.signingTime).max()
    }

    /// Whole days; negative where the end is before the beginning.
    package static func days(from begin: Timestamp, to end: Timestamp) -> Int {
        Int((Double(end.secondsSince1970 - begin.secondsSince1970) / 86_400).rounded(.down))
    }
}
