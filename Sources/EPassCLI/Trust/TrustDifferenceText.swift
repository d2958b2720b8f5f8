// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import EPassTrust

/// What an import changes, in words for people: each kind of change on a line, counted by country where there are many.
enum TrustDifferenceText {
    private static let maximumNamed = 8
    private static let margin = "    "

    /// Writes lines of this text to standard output; what does not fit goes on under them.
    static func show(_ lines: [String]) {
        for line in lines { Terminal.show(line, indent: line.hasPrefix(margin) ? margin.count : 2) }
    }

    /// What `show` writes of an import.
    ///
    /// - Parameters:
    ///   - isUpdate: whether lists that newer ones replaced are told of.
    ///   - withConfirmations: whether what has to be confirmed is said at once; where a grant may settle it, it is said
    ///     afterwards.
    static func lines(
        of result: TrustImportResult, isUpdate: Bool = false, withConfirmations: Bool = true
    ) -> [String] {
        guard let difference = result.difference else { return [] }
        var lines = difference.addedLists.flatMap { [say(list("added", $0))] + digests($0) }
        lines += difference.upgradedLists.map { say(list("better", $0)) }
        lines += anchors(.trustImportAnchorsAdded, difference.addedAnchors)
        lines += anchors(.trustImportAnchorsBetter, difference.upgradedBasis)
        // From pinned to verified, say, is no news.
        lines += anchors(.trustImportAnchorsLess, difference.weakenedBasis.filter { !$0.basis.hasFullStanding })
        lines += difference.weakenedLists.map { say(list("weaker", $0)) }
        if isUpdate { lines += difference.removedLists.map { say(list("gone", $0)) } }
        lines += grants(difference)
        // What they rested on is what leaves with them; afterwards nothing stands behind them.
        lines += anchors(.trustImportAnchorsLeaving, difference.removedAnchors, basis: { $0.before ?? $0.basis })
        lines += anchors(.trustImportAnchorsOtherKey, difference.replacedKeys)
        lines += revocationLists(difference.addedRevocationLists)
        let signers = difference.addedSigners
        if !signers.isEmpty {
            lines.append(say(.trustImportSigners(count: signers.values.reduce(0, +), counts: counts(signers))))
        }
        if difference.unchangedObjects > 0 { lines.append(say(.trustImportKnown(count: difference.unchangedObjects))) }
        if difference.heldOut > 0 { lines.append(say(.trustImportHeldOut(count: difference.heldOut))) }
        if result.passedOver > 0 { lines.append(say(.trustUpdatePassedOver(count: result.passedOver))) }
        lines += refusals(difference)
        lines += skipped(result)
        lines += difference.unmetPins.map {
            say(.trustImportPinNotHere(digest: Hexadecimal.lowercaseText($0)))
        }
        return lines + (withConfirmations ? confirmations(difference.confirmations) : [])
    }

    /// What has to be confirmed.
    static func confirmations(_ messages: [Message]) -> [String] {
        messages.map { say(.trustImportToConfirm(what: $0)) }
    }

    /// What grants changed: the grants, what is left out beside them, and what stands stronger or weaker by them.
    static func standing(_ difference: TrustDifference) -> [String] {
        grants(difference) + refusals(difference) + leftOut(difference)
            + difference.upgradedLists.map { say(list("better", $0)) }
            + difference.weakenedLists.map { say(list("weaker", $0)) }
            + anchors(.trustImportAnchorsAdded, difference.addedAnchors)
            + anchors(.trustImportAnchorsBetter, difference.upgradedBasis)
            + anchors(.trustImportAnchorsLess, difference.weakenedBasis)
            + anchors(.trustImportAnchorsLeaving, difference.removedAnchors, basis: { $0.before ?? $0.basis })
    }

    /// What a removal, or an undo, changes: what goes, what falls with it, and what comes back.
    static func changes(_ difference: TrustDifference) -> [String] {
        var lines = difference.removedLists.map { say(list("gone", $0)) }
        lines += difference.addedLists.map { say(list("added", $0)) }
        lines += anchors(.trustImportAnchorsLeaving, difference.removedAnchors, basis: { $0.before ?? $0.basis })
        lines += anchors(.trustImportAnchorsLess, difference.weakenedBasis)
        lines += anchors(.trustImportAnchorsAdded, difference.addedAnchors)
        lines += anchors(.trustImportAnchorsBetter, difference.upgradedBasis)
        lines += difference.weakenedLists.map { say(list("weaker", $0)) }
        lines += difference.upgradedLists.map { say(list("better", $0)) }
        lines += grants(difference)
        lines += difference.removedBlocks.map { say(.blockRemoved(block: $0.message)) }
        lines += difference.addedBlocks.map { say(.blockAdded(block: $0.message)) }
        let gone = difference.removedRevocationLists
        if !gone.isEmpty {
            lines.append(
                say(.trustImportRevocationListsGone(count: gone.count, counts: counts(tally(gone.map(\.country))))))
        }
        lines += revocationLists(difference.addedRevocationLists)
        for (signers, message) in [
            (difference.removedSigners, Message.trustImportSignersGone(count:counts:)),
            (difference.addedSigners, Message.trustImportSigners(count:counts:)),
        ] where !signers.isEmpty {
            lines.append(say(message(signers.values.reduce(0, +), counts(signers))))
        }
        return lines
    }

    private static func say(_ message: Message) -> String { Words.say(message) }

    private static func grants(_ difference: TrustDifference) -> [String] {
        func digest(_ grant: PublisherGrant) -> String { Hexadecimal.lowercaseText(grant.fingerprint) }
        return difference.addedGrants.map { say(.grantAdded(grant: $0.message, digest: digest($0))) }
            + difference.removedGrants.map { say(.grantRemoved(grant: $0.message, digest: digest($0))) }
    }

    /// - Parameter change: `added`, `better`, `weaker` or `gone`; the message chooses its words by it.
    private static func list(_ change: String, _ list: TrustDifference.List) -> Message {
        let granted = list.publisher.granted
        return .trustImportList(
            change: change, kind: list.kind.message, name: list.name, date: list.signingTime?.date ?? "",
            isDated: list.signingTime == nil ? "no" : "yes", signer: list.signer ?? "",
            isSigned: list.signer == nil ? "no" : "yes", basis: list.basis.message, granted: granted,
            isGranted: granted.isEmpty ? "no" : "yes")
    }

    /// Of a list that nobody vouches for: what to compare with what its publisher says.
    private static func digests(_ list: TrustDifference.List) -> [String] {
        guard !list.publisher.isPinned, list.publisher.granted.isEmpty,
            list.kind != .deviationList || !list.basis.isTrusted
        else { return [] }
        var messages: [Message] = [
            .trustImportListDigest(digest: Hexadecimal.lowercaseText(list.fingerprint))
        ]
        if let authority = list.authority {
            messages.append(.trustImportListAuthority(digest: Hexadecimal.lowercaseText(authority)))
        }
        return messages.map { margin + say($0) }
    }

    private static func anchors(
        _ heading: Message, _ anchors: [TrustDifference.Anchor],
        basis: (TrustDifference.Anchor) -> TrustBasis = { $0.basis }
    ) -> [String] {
        guard !anchors.isEmpty else { return [] }
        guard anchors.count > maximumNamed else {
            return anchors.map { say(line(heading, $0, basis($0))) }
        }
        let countries = tally(anchors.map(\.country))
        let bases = tally(anchors.map(basis)).sorted { $0.key.rawValue < $1.key.rawValue }
        return [
            say(
                .trustImportAnchorsMany(
                    heading: heading, count: anchors.count,
                    bases: bases.map { .trustImportBasisCount(basis: $0.key.message, count: $0.value) },
                    countries: countries.count, counts: counts(countries)))
        ]
    }

    private static func line(_ heading: Message, _ anchor: TrustDifference.Anchor, _ basis: TrustBasis) -> Message {
        guard let before = anchor.before, before != basis else {
            return .trustImportAnchor(heading: heading, subject: anchor.subject, basis: basis.message)
        }
        return .trustImportAnchorFrom(
            heading: heading, subject: anchor.subject, before: before.message, basis: basis.message)
    }

    private static func revocationLists(_ lists: [TrustDifference.RevocationList]) -> [String] {
        guard lists.count > maximumNamed else {
            return lists.map { list in
                say(
                    .trustImportRevocationList(
                        country: list.country, date: list.thisUpdate.date, revoked: list.revokedCount,
                        isVerified: list.isVerified ? "yes" : "no"))
            }
        }
        let countries = tally(lists.map(\.country))
        let unverified = lists.filter { !$0.isVerified }.count
        return [
            say(
                unverified > 0
                    ? .trustImportRevocationListsNotVerified(
                        count: lists.count, counts: counts(countries), unverified: unverified)
                    : .trustImportRevocationLists(count: lists.count, counts: counts(countries)))
        ]
    }

    private static func leftOut(_ difference: TrustDifference) -> [String] {
        difference.leftOut.prefix(maximumNamed).map {
            say(.trustImportSkipped(place: $0.name, reason: $0.reason.message))
        }
    }

    private static func refusals(_ difference: TrustDifference) -> [String] {
        difference.refused.map { say(.trustImportRefused(name: $0.name, reason: $0.reason.message)) }
    }

    private static func skipped(_ result: TrustImportResult) -> [String] {
        var lines = result.skipped.prefix(maximumNamed).map {
            say(.trustImportSkipped(place: $0.place, reason: $0.reason.message))
        }
        if result.skippedCount > lines.count {
            lines.append(say(.trustImportSkippedMore(count: result.skippedCount - lines.count)))
        }
        return lines
    }

    private static func tally<Key: Hashable>(_ keys: [Key]) -> [Key: Int] {
        Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// Each country with its number: `DE 3`.
    private static func counts(_ counts: [String: Int]) -> [String] {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    }
}
