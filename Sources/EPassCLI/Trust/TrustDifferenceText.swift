// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// What an import changes, in words for people: each kind of change on a line, counted by country where there are many.
enum TrustDifferenceText {
    private static let maximumNamed = 8

    /// The lines; names are escaped for the terminal.
    static func lines(of result: TrustImportResult) -> [String] {
        guard let difference = result.difference else { return [] }
        var lines = difference.addedLists.flatMap { [line("+", $0)] + digests($0) }
        lines += difference.upgradedLists.map { line("+ better vouched for:", $0) }
        lines += anchors("+ anchors", difference.addedAnchors)
        lines += anchors("+ better vouched for", difference.upgradedBasis)
        // From pinned to verified, say, is no news.
        lines += anchors("- less vouched for", difference.weakenedBasis.filter { !$0.basis.hasFullStanding })
        lines += difference.weakenedLists.map { line("- less vouched for:", $0) }
        lines += grants(difference)
        // What they rested on is what leaves with them; afterwards nothing stands behind them.
        lines += anchors("- anchors that leave", difference.removedAnchors, basis: { $0.before ?? $0.basis })
        lines += anchors("! another key under a known name", difference.replacedKeys)
        lines += revocationLists(difference.addedRevocationLists)
        let signers = difference.addedSigners
        if !signers.isEmpty {
            lines.append("+ signers: \(signers.values.reduce(0, +)) (\(counts(signers)))")
        }
        if difference.unchangedObjects > 0 { lines.append("= known already: \(difference.unchangedObjects)") }
        lines += difference.refused.map { "x refused \(DisplayText.escaped($0.name)): \($0.reason.reason)" }
        lines += skipped(result)
        lines += difference.unmetPins.map { "x pinned, and not here: \(DisplayText.hexadecimal($0).lowercased())" }
        lines += difference.confirmations.map { "? \(DisplayText.escaped($0))" }
        return lines
    }

    /// What grants changed: the grants, and what stands stronger or weaker by them.
    static func standing(_ difference: TrustDifference) -> [String] {
        grants(difference) + difference.upgradedLists.map { line("+ better vouched for:", $0) }
            + difference.weakenedLists.map { line("- less vouched for:", $0) }
            + anchors("+ anchors", difference.addedAnchors)
            + anchors("+ better vouched for", difference.upgradedBasis)
            + anchors("- less vouched for", difference.weakenedBasis)
            + anchors("- anchors that leave", difference.removedAnchors, basis: { $0.before ?? $0.basis })
    }

    private static func grants(_ difference: TrustDifference) -> [String] {
        func line(_ mark: String, _ grant: PublisherGrant) -> String {
            "\(mark) \(grant.words), to the CSCA \(DisplayText.hexadecimal(grant.fingerprint).lowercased())"
        }
        return difference.addedGrants.map { line("+ granted:", $0) }
            + difference.removedGrants.map { line("- no longer granted:", $0) }
    }

    private static func line(_ mark: String, _ list: TrustDifference.List) -> String {
        let time = list.signingTime.map { ", signed \($0.date)" } ?? ""
        let signer = list.signer.map { " under \(DisplayText.escaped($0))" } ?? ""
        let granted = list.publisher.granted
        let about = granted.isEmpty ? "" : ", granted \(granted)"
        return "\(mark) \(list.kind.words) \(DisplayText.escaped(list.name))\(time)\(signer): \(list.basis)\(about)"
    }

    /// Of a list that nobody vouches for: what to compare with what its publisher says.
    private static func digests(_ list: TrustDifference.List) -> [String] {
        guard !list.publisher.isPinned, list.publisher.granted.isEmpty,
            list.kind != .deviationList || !list.basis.isTrusted
        else { return [] }
        let authority = list.authority.map {
            "    its signer's CSCA: \(DisplayText.hexadecimal($0).lowercased()) (for --pin and --grant)"
        }
        return ["    SHA-256 of the list: \(DisplayText.hexadecimal(list.fingerprint).lowercased())"]
            + (authority.map { [$0] } ?? [])
    }

    private static func anchors(
        _ heading: String, _ anchors: [TrustDifference.Anchor],
        basis: (TrustDifference.Anchor) -> TrustBasis = { $0.basis }
    ) -> [String] {
        guard !anchors.isEmpty else { return [] }
        guard anchors.count > maximumNamed else {
            return anchors.map { anchor in
                let before = anchor.before.map { $0 == basis(anchor) ? "" : "\($0) to " } ?? ""
                return "\(heading): \(DisplayText.escaped(anchor.subject)) (\(before)\(basis(anchor)))"
            }
        }
        var countries: [String: Int] = [:]
        var bases: [String: Int] = [:]
        for anchor in anchors {
            countries[anchor.country, default: 0] += 1
            bases[basis(anchor).rawValue, default: 0] += 1
        }
        return [
            "\(heading): \(anchors.count) (\(counts(bases))), of \(countries.count == 1 ? "one country" : "\(countries.count) countries"): \(counts(countries))"
        ]
    }

    private static func revocationLists(_ lists: [TrustDifference.RevocationList]) -> [String] {
        guard lists.count > maximumNamed else {
            return lists.map { list in
                let verified = list.isVerified ? "" : ", not verified"
                return
                    "+ revocation list \(DisplayText.escaped(list.country)) of \(list.thisUpdate.date), \(list.revokedCount) revoked\(verified)"
            }
        }
        var countries: [String: Int] = [:]
        for list in lists { countries[list.country, default: 0] += 1 }
        let unverified = lists.filter { !$0.isVerified }.count
        return [
            "+ revocation lists: \(lists.count) (\(counts(countries)))"
                + (unverified > 0 ? ", \(unverified) of them not verified" : "")
        ]
    }

    private static func skipped(_ result: TrustImportResult) -> [String] {
        var lines = result.skipped.prefix(maximumNamed).map {
            "x skipped \(DisplayText.escaped($0.place)): \(DisplayText.escaped($0.reason.reason))"
        }
        if result.skippedCount > lines.count {
            lines.append("x skipped \(result.skippedCount - lines.count) more; --json names them")
        }
        return lines
    }

    private static func counts(_ counts: [String: Int]) -> String {
        counts.sorted { $0.key < $1.key }.map { "\(DisplayText.escaped($0.key)) \($0.value)" }.joined(separator: ", ")
    }
}
