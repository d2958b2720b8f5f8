// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassSimulator
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// The published lists of Germany in a store.
@Suite("A store of published master lists", .timed)
struct ExternalStoreTests {
    let time = Timestamp(secondsSince1970: 1_795_219_200)

    static let files = EPassVectors.files(in: nil, external: "trust/masterlists", fileExtension: "ml")
        .filter { $0.lastPathComponent.hasPrefix("DE_ML") }

    /// The German lists, oldest first.
    func lists() throws -> [SignedList] {
        try Self.files
            .map { try SignedList(contentInfo: [UInt8](Data(contentsOf: $0))) }
            .sorted { ($0.signingTime?.secondsSince1970 ?? 0) < ($1.signingTime?.secondsSince1970 ?? 0) }
    }

    @Test(
        "an old list comes unpinned, the pinned new one takes its place, and the old one does not come back", .long(),
        .externalVectors(if: files.count >= 2))
    func replaced() throws {
        let folder = StoreFolder()
        let lists = try lists()
        let (old, new) = (try #require(lists.first), try #require(lists.last))
        let store = try TrustStore.create(path: folder.path)
        let first = try store.begin(at: time)
        try first.add(old, from: .list("old.ml"))
        #expect(try first.difference().requiresConfirmation)
        let before = try first.commit()
        #expect(try before.anchorCount > MasterList(content: old.content).entries.count / 2)
        #expect(before.anchors.allSatisfy { $0.basis == .unpinned })
        let second = try store.begin(pins: [try new.fingerprint()], at: time)
        try second.add(new, from: .list("new.ml"))
        let difference = try second.difference()
        #expect(difference.addedLists.map(\.basis) == [.pinned])
        #expect(difference.upgradedBasis.isEmpty == (difference.removedAnchors.count == before.anchorCount))
        try second.commit()
        let after = try TrustStore.open(path: folder.path).snapshot()
        #expect(after.anchors.allSatisfy { $0.basis == .pinned })
        #expect(
            after.anchorCount == before.anchorCount + difference.addedAnchors.count - difference.removedAnchors.count)
        let third = try store.begin(at: time)
        try third.add(old, from: .list("old.ml"))
        #expect(try third.difference().refused.map(\.reason.code) == [.rollback])
        #expect(try third.commit().snapshotHash == after.snapshotHash)
        print(
            "DE lists: \(before.anchorCount) anchors, then \(after.anchorCount): \(difference.addedAnchors.count) added, "
                + "\(difference.removedAnchors.count) removed, \(difference.replacedKeys.count) keys replaced, "
                + "new countries \(difference.newCountries)")
    }

    @Test(
        "the link certificates of a list are trusted by the roots they were signed with", .long(),
        .externalVectors(if: !files.isEmpty))
    func links() throws {
        let list = try #require(try lists().last)
        let certificates = try MasterList(content: list.content).entries.compactMap { try? $0.certificate.get() }
        let transaction = TrustTransaction.inMemory(at: time)
        for certificate in certificates {
            let isRoot = certificate.isSelfIssued && (try? certificate.verifySignature(under: certificate)) == .valid
            try transaction.add(certificate, from: isRoot ? .certificateFile("roots") : .download)
        }
        let anchors = try transaction.snapshot().anchors
        let linked = anchors.filter { $0.basis == .linked }
        let others = anchors.filter { $0.basis == .unpinned }.map(\.certificate)
        print("DE list: \(anchors.count) anchors, \(linked.count) linked, \(others.count) not:")
        for certificate in others { print("  \(certificate), \(certificate.issuer.matches(certificate.subject))") }
        #expect(linked.allSatisfy { RealMasterListTests.isIssued($0.certificate, within: certificates) })
        // Several States leave basicConstraints out of their links; what may sign certificates is one all the same.
        #expect(
            linked.allSatisfy { anchor in
                let extensions = anchor.certificate.decodedExtensions
                return extensions.isAuthority || extensions.keyUsage?.contains(.keyCertSign) ?? false
            })
    }
}
