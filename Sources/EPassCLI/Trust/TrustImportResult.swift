// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// What an import came to.
struct TrustImportResult {
    /// How many skipped entries are named; the others are counted.
    static let maximumSkipped = 200

    let store: String
    let isDryRun: Bool
    var objects = 0
    var skipped: [ImportSkipped] = []
    var skippedCount = 0
    /// What followed nothing in the store, in an update.
    var passedOver = 0
    /// Whether the store could not be opened.
    var isStoreMissing = false
    var difference: TrustDifference?
    /// Of the store after the commit; nil where nothing was committed.
    var snapshotHash: [UInt8]?
    var anchorCount = 0

    /// Whether it was an update.
    var isUpdate = false

    init(store: String, isDryRun: Bool) {
        self.store = store
        self.isDryRun = isDryRun
    }

    /// The last line.
    var conclusion: Message {
        guard let snapshotHash else {
            if isUpdate, !isDryRun { return .trustUpdateNothingNew(path: store) }
            return isDryRun ? .trustImportDryRun(path: store) : .trustImportNothing(path: store)
        }
        let hash = Hexadecimal.lowercaseText(Array(snapshotHash.prefix(8)))
        return .trustImportDone(path: store, count: anchorCount, hash: hash)
    }

    /// Keeps what was left out and is no fault of its file.
    mutating func skip(_ leftOut: [TrustDifference.Refusal]) {
        skippedCount += leftOut.count
        let room = max(0, Self.maximumSkipped - skipped.count)
        skipped += leftOut.prefix(room).map { ImportSkipped(place: $0.name, offset: nil, reason: $0.reason) }
    }

    /// What was refused, as an error: the code of the first, and how many. What stood beside it was imported.
    var refusal: CLIError? {
        guard let refused = difference?.refused, let first = refused.first else { return nil }
        return CLIError(
            layer: first.reason,
            message: .trustImportObjectsRefused(
                name: DisplayText.escaped(first.name), count: refused.count, reason: first.reason.message))
    }

    /// `epass-trust-import/1`.
    func json(error: CLIError?) -> JSONValue {
        .members(
            ("schema", .string("epass-trust-import/1")), ("store", .string(store)), ("dryRun", .boolean(isDryRun)),
            ("committed", .boolean(snapshotHash != nil)), ("objectCount", .number(objects)),
            ("skippedCount", .number(skippedCount)), ("skipped", .array(skipped.map(Self.json))),
            ("passedOverCount", .number(passedOver)),
            ("difference", difference.map(TrustDifferenceJSON.value) ?? .null),
            ("anchorCount", .number(snapshotHash == nil ? nil : anchorCount)),
            ("sha256", .text(snapshotHash.map { Hexadecimal.lowercaseText($0) })), ("error", error?.json ?? .null))
    }

    private static func json(_ entry: ImportSkipped) -> JSONValue {
        JSONValue.members(
            ("place", .string(entry.place)), ("offset", .number(entry.offset)),
            ("code", .string(entry.reason.code.description))
        ).saying(entry.reason.message)
    }
}

/// A difference in JSON, named as the library names it.
enum TrustDifferenceJSON {
    static func value(_ difference: TrustDifference) -> JSONValue {
        .members(
            ("newCountries", .array(difference.newCountries.map(JSONValue.string))),
            ("addedAnchors", .array(difference.addedAnchors.map(anchor))),
            ("replacedKeys", .array(difference.replacedKeys.map(anchor))),
            ("removedAnchors", .array(difference.removedAnchors.map(anchor))),
            ("upgradedBasis", .array(difference.upgradedBasis.map(anchor))),
            ("weakenedBasis", .array(difference.weakenedBasis.map(anchor))),
            ("addedSigners", signers(difference.addedSigners)),
            ("addedRevocationLists", .array(difference.addedRevocationLists.map(revocationList))),
            ("addedLists", .array(difference.addedLists.map(list))),
            ("upgradedLists", .array(difference.upgradedLists.map(list))),
            ("weakenedLists", .array(difference.weakenedLists.map(list))),
            ("removedLists", .array(difference.removedLists.map(list))),
            ("removedRevocationLists", .array(difference.removedRevocationLists.map(revocationList))),
            ("removedSigners", signers(difference.removedSigners)),
            ("addedGrants", .array(difference.addedGrants.map { $0.json(nil) })),
            ("removedGrants", .array(difference.removedGrants.map { $0.json(nil) })),
            ("addedBlocks", .array(difference.addedBlocks.map(\.json))),
            ("removedBlocks", .array(difference.removedBlocks.map(\.json))),
            ("unmetPins", .array(difference.unmetPins.map(digest))),
            ("refused", .array(difference.refused.map(refusal))),
            ("unchangedCount", .number(difference.unchangedObjects)), ("heldOutCount", .number(difference.heldOut)),
            ("confirmations", .array(difference.confirmations.map(\.json))))
    }

    private static func anchor(_ anchor: TrustDifference.Anchor) -> JSONValue {
        .members(
            ("country", .known(anchor.country)), ("subject", .string(anchor.subject)),
            ("sha256", .string(Hexadecimal.lowercaseText(anchor.fingerprint))),
            ("basis", .string(anchor.basis.rawValue)), ("before", .text(anchor.before?.rawValue)))
    }

    private static func signers(_ counts: [String: Int]) -> JSONValue {
        .array(
            counts.sorted { $0.key < $1.key }.map {
                .members(("country", .known($0.key)), ("count", .number($0.value)))
            })
    }

    private static func revocationList(_ list: TrustDifference.RevocationList) -> JSONValue {
        .members(
            ("country", .known(list.country)), ("issuer", .string(list.issuer)),
            ("thisUpdate", .string(list.thisUpdate.description)), ("revokedCount", .number(list.revokedCount)),
            ("verified", .boolean(list.isVerified)))
    }

    private static func list(_ list: TrustDifference.List) -> JSONValue {
        .members(
            ("kind", .string(list.kind.rawValue)), ("name", .string(list.name)), ("signer", .text(list.signer)),
            ("signingTime", .text(list.signingTime?.description)), ("basis", .string(list.basis.rawValue)),
            ("sha256", digest(list.fingerprint)), ("signerSHA256", list.authority.map(digest) ?? .null),
            ("publisher", .text(list.publisher.state)),
            ("publisherSHA256", list.publisher.fingerprint.map(digest) ?? .null),
            ("pinned", .boolean(list.publisher.isPinned)),
            ("granted", .text(list.publisher.granted.isEmpty ? nil : list.publisher.granted.description)))
    }

    private static func digest(_ octets: [UInt8]) -> JSONValue {
        .string(Hexadecimal.lowercaseText(octets))
    }

    private static func refusal(_ refusal: TrustDifference.Refusal) -> JSONValue {
        JSONValue.members(("name", .string(refusal.name)), ("code", .string(refusal.reason.code.description)))
            .saying(refusal.reason.message)
    }
}
