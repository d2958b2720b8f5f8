// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

@testable import EPassTrust

@Suite("Removal from a store, and what follows it in an update", .timed)
struct TrustRemovalTests {
    let scene = PublisherGrantTests.scene
    private var time: Timestamp { get throws { try SyntheticPKI.time(SyntheticPKI.judged) } }

    /// A store with the publisher named, its list, and a grant about every State.
    private func fill(_ path: String, signed: String = "2026-05-28") throws -> TrustSnapshot {
        let transaction = try TrustStore.beginMaking(path: path, at: time)
        try transaction.add(scene.publisher.csca().certificate, from: .certificateFile("publisher.der"))
        try transaction.add(scene.list(signed: signed), from: .list())
        try transaction.grant(scene.grant())
        return try transaction.commit()
    }

    private func begin(_ path: String, pins: Set<[UInt8]> = []) throws -> TrustTransaction {
        try TrustStore.open(path: path).begin(pins: pins, at: time)
    }

    private func basis(_ trust: TrustSnapshot, _ certificate: Certificate) -> TrustBasis? {
        trust.anchors.first { $0.certificate == certificate }?.basis
    }

    @Test("a certificate that was removed stays out of every list, and comes back where it is named")
    func certificate() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let rogue = try scene.rogue().certificate
        let removal = try begin(folder.path)
        #expect(try removal.remove([rogue.fingerprint(), [UInt8](repeating: 0, count: 32)]) == 1)
        #expect(try removal.difference().removedAnchors.count == 1)
        let without = try removal.commit(as: "remove")
        #expect(basis(without, rogue) == nil)
        // Opened again, with the same list and with a newer one.
        let again = try begin(folder.path)
        try again.add(scene.list(), from: .list())
        try again.add(scene.list(signed: "2026-06-28"), from: .list("newer.ml"))
        #expect(try again.difference().heldOut == 1)
        #expect(basis(try again.commit(), rogue) == nil)
        let named = try begin(folder.path)
        try named.add(rogue, from: .certificateFile("rogue.der"))
        #expect(basis(try named.commit(), rogue) == .named)
    }

    @Test("a certificate that was removed stays out however its signature is written, RFC 5280 4.1.1.3")
    func writtenAnew() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let rogue = try scene.rogue().certificate
        let twins = rogue.writings().filter { $0 != rogue.encoded }.compactMap { try? Certificate(encoded: $0) }
        #expect(!twins.isEmpty)
        let removal = try begin(folder.path)
        #expect(try removal.remove([rogue.fingerprint()]) == 1)
        try removal.commit()
        let again = try begin(folder.path)
        try again.add(
            SyntheticMasterList.make(
                of: [scene.publisher.csca().certificate] + twins, by: scene.publisher, csca: scene.publisher.csca(),
                signed: "2026-06-28"), from: .list("newer.ml"))
        #expect(try again.difference().heldOut == twins.count)
        let trust = try again.commit()
        #expect(twins.allSatisfy { basis(trust, $0) == nil })
        let named = try begin(folder.path)
        try named.add(twins[0], from: .certificateFile("twin.der"))
        #expect(basis(try named.commit(), twins[0]) == .named)
    }

    @Test("a link that was removed leads nowhere, though the document brings it along")
    func embeddedLink() throws {
        let (first, second) = (RevocationCheckTests.first, RevocationCheckTests.second)
        let link = try second.link(from: first)
        var document = TestDocument().issued(by: second)
        document.editSOD = { $0.certificates.append(link.encoded) }
        let folder = StoreFolder()
        let made = try TrustStore.beginMaking(path: folder.path, at: time)
        try made.add(first.root(), from: .certificateFile("csca.der"))
        try made.add(link, from: .certificateFile("link.der"))
        #expect(try document.judged(made.commit()).finding(.dsSignature)?.result == .successful)
        let removal = try begin(folder.path)
        _ = try removal.remove([link.fingerprint()])
        let without = try document.judged(removal.commit()).finding(.dsSignature)
        #expect(without?.result != .successful, "\(String(describing: without))")
    }

    @Test("a pin of its SHA-256 takes a certificate back as well")
    func pinned() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let rogue = try scene.rogue().certificate
        let removal = try begin(folder.path)
        _ = try removal.remove([rogue.fingerprint()])
        try removal.commit()
        let again = try begin(folder.path, pins: [try rogue.fingerprint()])
        try again.add(scene.list(), from: .list())
        #expect(basis(try again.commit(), rogue) == .pinned)
    }

    @Test("with a CSCA its grants go, and what rested on its word falls")
    func publisher() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let removal = try begin(folder.path)
        _ = try removal.remove([scene.publisher.csca().certificate.fingerprint()])
        let difference = try removal.difference()
        #expect(difference.removedAnchors.count == 1 && difference.removedGrants.count == 1)
        #expect(difference.weakenedBasis.map(\.basis) == [.unpinned])
        #expect(difference.weakenedLists.map(\.basis) == [.unpinned])
        let trust = try removal.commit()
        #expect(basis(trust, try scene.rogue().certificate) == .unpinned)
        // A grant names it again.
        let grant = try begin(folder.path)
        #expect(try !grant.holdsCSCA(withFingerprint: scene.publisher.csca().certificate.fingerprint()))
        try grant.grant(scene.grant())
        #expect(basis(try grant.commit(), try scene.rogue().certificate) == .verified)
    }

    @Test("with a list the issues go that it had displaced; its own import takes it back")
    func list() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path, signed: "2026-04-28")
        let newer = try begin(folder.path)
        let list = try scene.list()
        try newer.add(list, from: .list("newer.ml"))
        #expect(try newer.difference().removedLists.count == 1)
        try newer.commit()
        let removal = try begin(folder.path)
        _ = try removal.remove([list.fingerprint()])
        #expect(try removal.difference().removedLists.count == 1)
        let without = try removal.commit()
        #expect(without.lists(ofKind: .masterList).isEmpty)
        #expect(basis(without, try scene.rogue().certificate) == nil)
        let again = try begin(folder.path)
        try again.add(list, from: .list("newer.ml"))
        #expect(basis(try again.commit(), try scene.rogue().certificate) == .verified)
    }

    // MARK: What follows

    private func object(_ list: SignedList) -> ImportedObject { object(.list(list), list.encoded) }

    private func object(_ content: ImportedObject.Content, _ octets: [UInt8]) -> ImportedObject {
        ImportedObject(
            content: content, octets: octets, place: "list.ml",
            origin: .init(path: "list.ml", container: .der, length: octets.count, digest: []), offset: 0,
            attribute: nil)
    }

    @Test("an update admits the revocation list of a CSCA whose name or key identifier any number of others have")
    func crowd() throws {
        let (csca, other) = (TestAuthority(), TestAuthority(role: "csca 2"))
        let identifier = try csca.keyIdentifier
        let others = try (0..<18).flatMap { number in
            try [("SE", TrustBasis.named), ("UT", .unpinned)].map { country, basis in
                var authority = other
                authority.country = country
                return try TrustAnchor.of(
                    authority.root(serialNumber: [2, UInt8(number)]) { $0.set(.subjectKeyIdentifier(identifier)) },
                    basis)
            }
        }
        let transaction = TrustTransaction.inMemory(
            over: try TrustSnapshot(anchors: others + [.of(csca.root())]),
            at: try TestAuthority.date(TestDocument.judged))
        let list = try csca.revocationList()
        #expect(try transaction.updateFilter().admits(object(.revocationList(list), list.encoded)))
    }

    @Test("an update admits the next list of a publisher that the store has, and nobody else's")
    func follows() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let transaction = try begin(folder.path)
        let filter = try transaction.updateFilter()
        #expect(try filter.admits(object(scene.list(signed: "2026-07-01"))))
        let foreign = PublisherScene.all[3]
        #expect(try !filter.admits(object(foreign.list())))
    }

    @Test("what an update foresaw needs no confirmation; what stands on less, or lets go of much, does")
    func confirmations() {
        func anchor(_ number: Int, _ basis: TrustBasis) -> TrustDifference.Anchor {
            .init(country: "DE", subject: "\(number)", fingerprint: [UInt8(number)], basis: basis, before: nil)
        }
        var difference = TrustDifference()
        difference.addedAnchors = [anchor(1, .verified)]
        difference.newCountries = ["DE"]
        difference.replacedKeys = difference.addedAnchors
        difference.removedAnchors = (0..<10).map { anchor($0, .verified) }
        #expect(difference.confirmations.count == 3)
        #expect(difference.confirmations(ofUpdateOver: 50).isEmpty)
        difference.removedAnchors.append(anchor(11, .verified))
        #expect(difference.confirmations(ofUpdateOver: 40).count == 1)
        #expect(difference.confirmations(ofUpdateOver: 500).isEmpty)
        difference.addedAnchors = [anchor(1, .listed)]
        #expect(difference.confirmations(ofUpdateOver: 500).count == 2)
    }
}
