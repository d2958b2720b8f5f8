// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

@testable import EPassTrust

@Suite("The history of a store, undo and removal", .timed)
struct TrustHistoryTests {
    let scene = PublisherGrantTests.scene
    private var time: Timestamp { get throws { try SyntheticPKI.time(SyntheticPKI.judged) } }

    private func code(_ body: () throws -> Void) -> TrustError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? TrustError)?.code }
    }

    /// A commit that names a certificate.
    @discardableResult
    private func name(_ certificate: Certificate, _ path: String, as command: String) throws -> TrustSnapshot {
        let transaction = try TrustStore.beginMaking(path: path, at: time)
        try transaction.add(certificate, from: .certificateFile(command))
        return try transaction.commit(as: command)
    }

    /// A store of three commits: the publisher, its list with a grant, the subject.
    private func fill(_ path: String) throws -> [TrustSnapshot] {
        var states = [try name(scene.publisher.csca().certificate, path, as: "import publisher.der")]
        let transaction = try TrustStore.open(path: path).begin(at: time)
        try transaction.add(scene.list(), from: .list())
        try transaction.grant(scene.grant())
        states.append(try transaction.commit(as: "import list.ml"))
        return states + [try name(scene.subject.csca().certificate, path, as: "import\tsubject\n.der")]
    }

    @Test("each change is told of: number, command, counts and the hash of the state that it led to")
    func told() throws {
        let folder = StoreFolder()
        let states = try fill(folder.path)
        let history = try TrustStore.open(path: folder.path).history()
        #expect(history.current == 3 && history.kept == [0, 1, 2])
        #expect(history.changes.map(\.generation) == [1, 2, 3])
        // What would end a field or a line is a space.
        #expect(history.changes.map(\.command) == ["import publisher.der", "import list.ml", "import subject .der"])
        #expect(history.changes.map(\.snapshotHash) == states.map(\.snapshotHash))
        #expect(history.changes.map(\.anchors) == states.map(\.anchorCount))
        #expect(history.changes[0].counts.addedAnchors == 1 && history.changes[1].counts.addedLists == 1)
        #expect(history.changes[1].counts.addedGrants == 1 && history.changes[1].counts.addedAnchors == 1)
        let now = try time
        #expect(history.changes.allSatisfy { $0.time == now && $0.restored == nil })
    }

    @Test("undo goes back step by step to the very states, and forward again; each is a change of its own")
    func undone() throws {
        let folder = StoreFolder()
        let states = try fill(folder.path)
        let store = try TrustStore.open(path: folder.path)
        for expected in [states[1], states[0]] {
            let undo = try store.beginUndo(at: time)
            #expect(try !undo.difference().isEmpty)
            let snapshot = try undo.commit(as: "undo")
            #expect(snapshot.snapshotHash == expected.snapshotHash)
            #expect(try store.snapshot().snapshotHash == expected.snapshotHash)
            #expect(try store.snapshot().grants == expected.grants)
        }
        let history = try store.history()
        #expect(history.current == 5 && history.changes.map(\.restored) == [nil, nil, nil, 2, 1])
        let redo = try store.beginUndo(to: 3, at: time)
        #expect(try redo.difference().addedLists.count == 1)
        #expect(try redo.commit().snapshotHash == states[2].snapshotHash)
        // To nothing at all, and not further.
        for _ in 0..<3 { try store.beginUndo(at: time).commit() }
        #expect(try store.snapshot().anchorCount == 0)
        #expect(code { _ = try store.beginUndo(at: time) } == .nothingToUndo)
        #expect(code { _ = try store.beginUndo(to: 99, at: time) } == .nothingToUndo)
        // And it is written to as any other.
        #expect(try name(scene.subject.csca().certificate, folder.path, as: "import").anchorCount == 1)
    }

    @Test("what an undo takes back is said before: lists, anchors and grants that leave")
    func difference() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let undo = try TrustStore.open(path: folder.path).beginUndo(to: 1, at: time)
        let difference = try undo.difference()
        #expect(difference.removedLists.count == 1 && difference.removedAnchors.count == 2)
        #expect(try difference.removedGrants == [scene.grant()])
        undo.drop()
        #expect(try TrustStore.open(path: folder.path).history().current == 3)
    }

    @Test("ten earlier states are kept, and the originals of each of them")
    func kept() throws {
        let folder = StoreFolder()
        var states: [TrustSnapshot] = []
        let certificates = [try scene.publisher.csca().certificate, try scene.subject.csca().certificate]
        for round in 0..<14 {
            let transaction = try TrustStore.beginMaking(path: folder.path, at: time)
            if round < 2 {
                try transaction.add(certificates[round], from: .certificateFile("\(round)"))
            } else {
                _ = try transaction.remove([certificates[round % 2].fingerprint()])
                try transaction.add(certificates[(round + 1) % 2], from: .certificateFile("\(round)"))
            }
            states.append(try transaction.commit())
        }
        let history = try TrustStore.open(path: folder.path).history()
        #expect(history.kept == Array(4...13))
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.count { $0.hasPrefix("index.") } == 11, "\(files)")
        let undo = try TrustStore.open(path: folder.path).beginUndo(to: 4, at: time)
        #expect(try undo.commit().snapshotHash == states[3].snapshotHash)
        #expect(code { _ = try TrustStore.open(path: folder.path).beginUndo(to: 3, at: time) } == .nothingToUndo)
    }

    @Test(
        "killed before any step of an undo or a removal, the store is as before or as after, and goes on",
        arguments: TrustFolder.CommitStep.allCases, [true, false])
    func killed(step: TrustFolder.CommitStep, undoes: Bool) throws {
        let folder = StoreFolder()
        let states = try fill(folder.path)
        let store = try TrustStore.open(path: folder.path)
        var after: [UInt8] = []
        do {
            let transaction = try undoes ? store.beginUndo(at: time) : store.begin(at: time)
            if !undoes { _ = try transaction.remove([scene.subject.csca().certificate.fingerprint()]) }
            after = try transaction.snapshot().snapshotHash
            _ = try transaction.commit(until: step)
        }
        let isAfter = step.rawValue > TrustFolder.CommitStep.rename.rawValue
        #expect(try store.snapshot().snapshotHash == (isAfter ? after : states[2].snapshotHash))
        // Whatever happened, the next change is made, and taken back.
        try name(scene.subject.csca().certificate, folder.path, as: "again")
        let subject = try scene.subject.csca().certificate
        #expect(try store.snapshot().anchors.contains { $0.certificate == subject })
        let undo = try store.beginUndo(at: time)
        try undo.commit()
        #expect(try store.history().changes.last?.restored != nil)
    }

    @Test("a kept state that was changed, or is another's, is refused and nothing is written")
    func damaged() throws {
        let folder = StoreFolder()
        let states = try fill(folder.path)
        let store = try TrustStore.open(path: folder.path)
        var octets = try folder.read("index.2")
        octets[300] ^= 1
        try FileManager.default.removeItem(atPath: folder.path + "/index.2")
        try folder.write(octets, to: "index.2")
        #expect(code { _ = try store.beginUndo(at: time) } == .storeDamaged)
        try folder.write(try folder.read("index.1"), to: "index.2")
        #expect(code { _ = try store.beginUndo(at: time) } == .storeDamaged)
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder.path + "/index.2")
        #expect(code { _ = try store.beginUndo(at: time) } == .storePermissions)
        #expect(try store.snapshot().snapshotHash == states[2].snapshotHash)
    }

    @Test("a store that another program wrote without a history has what it has: one state, no words")
    func older() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        for number in 0...2 { try FileManager.default.removeItem(atPath: folder.path + "/index.\(number)") }
        let store = try TrustStore.open(path: folder.path)
        #expect(try store.history().kept == [2])
        #expect(try store.beginUndo(at: time).commit().anchorCount == 2)
    }

    @Test("lines of a history that are none are passed over, and their number is bounded")
    func hostile() {
        let change = TrustChange(
            generation: 7, time: Timestamp(secondsSince1970: 5), command: String(repeating: "x", count: 5_000),
            counts: .init(), anchors: 3, snapshotHash: [1, 2])
        let octets = TrustChange.octets(of: [change], snapshotHash: [])
        #expect(TrustChange.changes(in: octets) == [change] && change.command.count == 200)
        let wrong = ["", "a\tb", "1\t2\tzz\tanchors=1\tc", "1\t2\t00\tanchors\tc", "-1\t2\t00\t\tc", "1\t2\t00\t\tc"]
        let text = wrong.joined(separator: "\n") + "\n"
        #expect(TrustChange.changes(in: Array(text.utf8)).count == 1)
        let many = [TrustChange](repeating: change, count: 500)
        #expect(TrustChange.changes(in: TrustChange.octets(of: many, snapshotHash: [])).count == 128)
        #expect(TrustChange.changes(in: [UInt8](repeating: 10, count: 1 << 20)).isEmpty)
    }
}
