// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Foundation
import Synchronization
import Testing

@testable import EPassTrust

@Suite("A trust store read page by page", .timed)
struct TrustIndexPagesTests {
    private static let time = Timestamp(secondsSince1970: 1_795_219_200)
    /// A store of many anchors of many countries: its index has some ten pages.
    private struct Filled: ~Copyable {
        let folder = StoreFolder()
        let index: [UInt8]

        init() throws {
            let transaction = try TrustStore.create(path: folder.path).begin(at: time)
            for (number, certificate) in try ManyAnchors.certificates.get().enumerated() {
                try transaction.add(certificate, from: .certificateFile("\(number).pem"))
            }
            try transaction.commit()
            index = try folder.read("index")
        }

        var store: TrustStore { get throws { try TrustStore.open(path: folder.path) } }
    }

    @Test("a look-up reads a few pages and not the store; everything is found all the same")
    func few() throws {
        let filled = try Filled()
        let whole = try filled.store.snapshot()
        let snapshot = try filled.store.snapshot(checking: .whatIsUsed)
        let pageCount = try TrustIndexHeader(filled.index, fileLength: filled.index.count).pageCount
        #expect(pageCount > 8)
        #expect(snapshot.snapshotHash == whole.snapshotHash && snapshot.anchorCount == ManyAnchors.count)
        #expect(snapshot.countries == ["UT", "DE", "FR", "NL", "BE", "AT"])
        #expect(snapshot.content.index.readPageCount <= 2)
        #expect(snapshot.anchors(withKeyIdentifier: ManyAnchors.identifier(311)).count == 1)
        #expect(snapshot.content.index.readPageCount <= 6)
        for number in 0..<ManyAnchors.count {
            let found = snapshot.anchors(withKeyIdentifier: ManyAnchors.identifier(number))
            #expect(found == whole.anchors(withKeyIdentifier: ManyAnchors.identifier(number)) && found.count == 1)
            let same = found.first.flatMap { snapshot.anchor(withFingerprint: $0.fingerprint) }
            #expect(same == found.first)
        }
        #expect(snapshot.anchor(withFingerprint: [UInt8](repeating: 7, count: 32)) == nil)
        #expect(snapshot.damage == nil)
        try snapshot.checkWhatWasUsed()
    }

    @Test("a changed octet of any page shows when the page is asked for, and what stands there is never seen", .long())
    func damagedPages() throws {
        let filled = try Filled()
        let end = try indexContent(filled.index).count
        let whole = try filled.store.snapshot()
        for position in stride(from: TrustIndexLayout.headerLength, to: filled.index.count, by: 9_001) {
            var damaged = filled.index
            damaged[position] ^= 0x10
            try filled.folder.write(damaged, to: "index")
            let snapshot: TrustSnapshot
            do {
                snapshot = try filled.store.snapshot(checking: .whatIsUsed)
            } catch {
                // The hashes themselves, or a page that is read at once.
                #expect((error as? TrustError)?.code == .storeDamaged)
                continue
            }
            #expect(position < end)
            var missing = 0
            for number in stride(from: 0, to: ManyAnchors.count, by: 7) {
                let found = snapshot.anchors(withKeyIdentifier: ManyAnchors.identifier(number))
                missing += found.isEmpty ? 1 : 0
                for anchor in found {
                    #expect(whole.anchor(withFingerprint: anchor.fingerprint)?.certificate == anchor.certificate)
                }
            }
            if missing > 0 {
                #expect(throws: TrustError.self) { try snapshot.checkWhatWasUsed() }
            }
            #expect(throws: TrustError.self) { try snapshot.content.checkWhatDecides() }
            #expect(snapshot.damage?.code == .storeDamaged)
            #expect(throws: TrustError.self) { try filled.store.snapshot() }
            #expect(throws: TrustError.self) { try filled.store.begin(at: Self.time) }
            // Nothing is worked out from what was not read whole.
            #expect(throws: TrustError.self) { try snapshot.adding(TrustSnapshot(anchors: [])) }
        }
    }

    @Test("a damaged anchor is found by the judgement that asks for it, and no other one")
    func damagedAnchor() throws {
        let filled = try Filled()
        let object = try #require(Array(filled.store.snapshot().objects).first)
        let octets = try filled.store.snapshot().octets(of: object)
        let damagedIdentifier = try #require(try Certificate(encoded: octets).keyIdentifier)
        var pack = try filled.folder.read("pack")
        let start = try #require(pack.firstRange(of: octets)).lowerBound
        pack[start + octets.count / 2] ^= 1
        try filled.folder.write(pack, to: "pack")
        let snapshot = try filled.store.snapshot(checking: .whatIsUsed)
        let other = damagedIdentifier == ManyAnchors.identifier(3) ? 4 : 3
        #expect(snapshot.anchors(withKeyIdentifier: ManyAnchors.identifier(other)).count == 1)
        try snapshot.checkWhatWasUsed()
        #expect(snapshot.anchors(withKeyIdentifier: damagedIdentifier).isEmpty)
        #expect(throws: TrustError.self) { try snapshot.checkWhatWasUsed() }
        #expect(throws: TrustError.self) { try filled.store.snapshot() }
    }

    @Test("a file that shrinks while it is open reads as damage, not as an end of the process")
    func shrinking() throws {
        let filled = try Filled()
        let snapshot = try filled.store.snapshot(checking: .whatIsUsed)
        let file = try #require(FileHandle(forWritingAtPath: filled.folder.path + "/index"))
        try file.truncate(atOffset: 200)
        for number in 0..<ManyAnchors.count
        where !snapshot.anchors(withKeyIdentifier: ManyAnchors.identifier(number)).isEmpty {
            Issue.record("\(number) was found in a file that is not there")
        }
        #expect(throws: TrustError.self) { try snapshot.checkWhatWasUsed() }
    }

    @Test("many threads that ask for pages at the same time see the same")
    func threads() throws {
        let filled = try Filled()
        let whole = try filled.store.snapshot()
        let snapshot = try filled.store.snapshot(checking: .whatIsUsed)
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 0..<ManyAnchors.count {
                let number = (step * 37 + thread * 125) % ManyAnchors.count
                let found = snapshot.anchors(withKeyIdentifier: ManyAnchors.identifier(number)).map(\.fingerprint)
                if found != whole.anchors(withKeyIdentifier: ManyAnchors.identifier(number)).map(\.fingerprint) {
                    wrong.withLock { $0 += 1 }
                }
            }
        }
        #expect(wrong.withLock { $0 } == 0 && snapshot.damage == nil)
    }

    @Test(
        "an index of an older version, without hashes of pages, is read whole; the next commit writes them",
        arguments: 2...4)
    func older(version: UInt8) throws {
        let filled = try Filled()
        let whole = try filled.store.snapshot()
        var content = try indexContent(filled.index)
        content[8] = version
        for place in TrustIndexLayout.countriesPlace..<(TrustIndexLayout.countriesPlace + 8) { content[place] = 0 }
        try filled.folder.write(TrustSnapshot.sealed(index: content), to: "index")
        let old = try filled.store.snapshot(checking: .whatIsUsed)
        #expect(old.snapshotHash == whole.snapshotHash && old.countries == whole.countries)
        #expect(old.anchors == whole.anchors)
        var damaged = try TrustSnapshot.sealed(index: content)
        damaged[content.count / 2] ^= 1
        try filled.folder.write(damaged, to: "index")
        #expect(throws: TrustError.self) { try filled.store.snapshot(checking: .whatIsUsed) }
        try filled.folder.write(TrustSnapshot.sealed(index: content), to: "index")
        let transaction = try filled.store.begin(at: Self.time)
        let removed = try transaction.remove([whole.anchors[0].fingerprint])
        #expect(removed == 1)
        try transaction.commit()
        #expect(try filled.folder.read("index")[8] == UInt8(TrustIndexLayout.version))
        #expect(try filled.store.snapshot().anchorCount == ManyAnchors.count - 1)
    }
}
