// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// What an import changes, in words for people: each kind of change on a line, counted by country where there are many.
enum TrustDifferenceText {
    private static let maximumNamed = 8

    /// The lines; names are escaped for the terminal.
    static func lines(of result: TrustImportResult) -> [String] {
        guard let difference = result.difference else { return [] }
        var lines = difference.addedLists.map(line)
        lines += anchors("+ anchors", difference.addedAnchors)
        lines += anchors("+ better vouched for", difference.upgradedBasis)
        lines += anchors("- anchors that leave", difference.removedAnchors)
        lines += anchors("! another key under a known name", difference.replacedKeys)
        lines += revocationLists(difference.addedRevocationLists)
        let signers = difference.addedSigners
        if !signers.isEmpty {
            lines.append("+ signers: \(signers.values.reduce(0, +)) (\(counts(signers)))")
        }
        if difference.unchangedObjects > 0 { lines.append("= known already: \(difference.unchangedObjects)") }
        lines += difference.refused.map { "x refused \(DisplayText.escaped($0.name)): \($0.reason.reason)" }
        lines += skipped(result)
        if lines.isEmpty { lines.append("Nothing to import was found.") }
        lines += difference.confirmations.map { "? \($0)" }
        return lines
    }

    private static func line(_ list: TrustDifference.List) -> String {
        let signer = list.signer.map { ", signer of \($0)" } ?? ""
        let time = list.signingTime.map { ", signed \($0.date)" } ?? ""
        return "+ \(list.kind) \(DisplayText.escaped(list.name))\(time)\(DisplayText.escaped(signer)): \(list.basis)"
    }

    private static func anchors(_ heading: String, _ anchors: [TrustDifference.Anchor]) -> [String] {
        guard !anchors.isEmpty else { return [] }
        guard anchors.count > maximumNamed else {
            return anchors.map { anchor in
                let before = anchor.before.map { "\($0) to " } ?? ""
                return "\(heading): \(DisplayText.escaped(anchor.subject)) (\(before)\(anchor.basis))"
            }
        }
        var countries: [String: Int] = [:]
        var bases: [String: Int] = [:]
        for anchor in anchors {
            countries[anchor.country, default: 0] += 1
            bases[anchor.basis.rawValue, default: 0] += 1
        }
        return [
            "\(heading): \(anchors.count) (\(counts(bases))), of \(countries.count) countries: \(counts(countries))"
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
