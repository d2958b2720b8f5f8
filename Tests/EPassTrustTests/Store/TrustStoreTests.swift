// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

@testable import EPassTrust

@Suite("TrustStore on the disk, T35", .timed)
struct TrustStoreTests {
    let state = SyntheticPKI()
    let csca: SyntheticEntity
    let signer: SyntheticEntity
    let other: SyntheticEntity

    // Signatures are random: each certificate is made once.
    init() throws {
        csca = try state.csca()
        signer = try state.signer(of: csca)
        other = try SyntheticPKI(country: "DE", icaoCountry: "D", organization: "Other").csca()
    }

    let time = Timestamp(secondsSince1970: 1_795_219_200)

    func code(_ body: () throws -> Void) -> TrustError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? TrustError)?.code }
    }

    /// A store with one anchor of Utopia, a document signer and a revocation list.
    func fill(_ path: String) throws -> TrustSnapshot {
        let transaction = try TrustStore.create(path: path).begin(at: time)
        try transaction.add(csca.certificate, from: .certificateFile("ut.pem"))
        try transaction.add(signer.certificate, from: .download)
        try transaction.add(state.revocationList(of: csca), from: .crl)
        return try transaction.commit()
    }

    @Test("the place is that of the XDG directories; a relative one is ignored")
    func defaultPath() {
        let absolute = TrustStore.defaultPath(environment: ["XDG_DATA_HOME": "/d", "HOME": "/h"])
        #expect(absolute == "/d/epass/trust")
        let relative = TrustStore.defaultPath(environment: ["XDG_DATA_HOME": "d", "HOME": "/h"])
        #expect(relative == "/h/.local/share/epass/trust")
    }

    @Test("without HOME, or with a relative one, it is the home of the account", arguments: [[:], ["HOME": "h"]])
    func noHome(environment: [String: String]) {
        let home = FileManager.default.homeDirectory(forUser: NSUserName())?.path ?? ""
        #expect(TrustStore.defaultPath(environment: environment) == home + "/.local/share/epass/trust")
        #expect(TrustStore.defaultPath(environment: environment).hasPrefix("/"))
    }

    @Test("what is refused does not let the pack grow, however often it is imported")
    func refusedAgain() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let list = try state.revocationList(of: csca) { builder in
            builder.thisUpdate = try SyntheticPKI.time("2025-08-01")
        }
        var lengths: Set<Int> = []
        for _ in 0..<3 {
            let transaction = try TrustStore.open(path: folder.path).begin(at: time)
            try transaction.add(list, from: .crl)
            #expect(try transaction.difference().refused.count == 1)
            _ = try transaction.commit()
            // A writer cuts off what no index counts.
            try TrustStore.open(path: folder.path).begin(at: time).drop()
            lengths.insert(try folder.read("pack").count)
        }
        #expect(lengths.count == 1)
        #expect(try TrustStore.open(path: folder.path).snapshot().revocationLists(ofCountry: "UT").count == 1)
    }

    @Test("originals that lost their index are not written over")
    func lostIndex() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let pack = try folder.read("pack")
        try FileManager.default.removeItem(atPath: folder.path + "/index")
        #expect(code { _ = try TrustStore.create(path: folder.path) } == .storeDamaged)
        #expect(try folder.read("pack") == pack)
    }

    @Test("an index whose runs overlap is read in bounded time", .timeLimit(.minutes(1)))
    func overlappingRuns() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        var index = try indexContent(folder.read("index"))
        func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(index[offset + $1]) << (8 * $1) } }
        let slots = 128 + number(12) * 160 + number(20) * 80
        let (slotCount, postings) = (number(24), number(28))
        for slot in 0..<slotCount {
            let start = slots + slot * 16
            index.replaceSubrange(
                (start + 8)..<(start + 16),
                with: [0, 0, 0, 0] + (0..<4).map { UInt8(truncatingIfNeeded: postings >> (8 * $0)) })
        }
        let changed = try TrustIndex(TrustSnapshot.sealed(index: index))
        var count = 0
        changed.forEachKey { _, _ in count += 1 }
        #expect(count <= postings)
    }

    @Test(
        "what was committed is there when the store is opened again, found by each key, with the same hash as in memory"
    )
    func reopened() throws {
        let folder = StoreFolder()
        let committed = try fill(folder.path)
        let opened = try TrustStore.open(path: folder.path).snapshot()
        let (csca, signer) = (csca.certificate, signer.certificate)
        #expect(opened.snapshotHash == committed.snapshotHash)
        #expect(opened.anchors.map(\.certificate) == [csca])
        #expect(opened.anchors.first?.basis == .named)
        #expect(opened.anchors.first?.sources.map(\.name) == ["ut.pem"])
        #expect(opened.anchors.first?.sources.first?.importedAt == time)
        #expect(opened.anchors.first?.isTest == true)
        #expect(opened.anchors(ofCountry: "UT").count == 1)
        #expect(opened.anchors(ofCountry: "DE").isEmpty)
        #expect(opened.anchors(named: csca.subject).count == 1)
        #expect(opened.anchors(withKeyIdentifier: csca.decodedExtensions.subjectKeyIdentifier ?? []).count == 1)
        #expect(opened.signers(issuer: csca.subject, serialNumber: [0] + signer.serialNumber) == [signer])
        #expect(opened.signers(withKeyIdentifier: signer.decodedExtensions.subjectKeyIdentifier ?? []) == [signer])
        #expect(opened.revocationLists(ofCountry: "UT").count == 1)
        let inMemory = try TrustSnapshot(
            anchors: [TrustAnchor(certificate: csca)], certificates: [StoredCertificate(certificate: signer)],
            revocationLists: opened.revocationLists(ofCountry: "UT"))
        #expect(inMemory.snapshotHash == opened.snapshotHash)
        let copy = try TrustSnapshot(index: folder.read("index"), pack: folder.read("pack"))
        #expect(copy.snapshotHash == opened.snapshotHash)
        let originals = try opened.objects.map { try opened.octets(of: $0) }
        #expect(Set(originals).isSuperset(of: [csca.encoded, signer.encoded]))
    }

    @Test("there is no store where nothing was made; what is made is for this user alone")
    func created() throws {
        let folder = StoreFolder()
        #expect(code { _ = try TrustStore.open(path: folder.path) } == .noSuchFile)
        _ = try TrustStore.create(path: folder.path)
        #expect(try TrustStore.create(path: folder.path).snapshot().anchorCount == 0)
        for name in ["", "/pack", "/index", "/lock"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + name)
            #expect((attributes[.posixPermissions] as? Int ?? 0o777) & 0o077 == 0)
        }
    }

    @Test(
        "killed before any step of a commit, the store is as before or as after, and can be written again",
        arguments: TrustFolder.CommitStep.allCases)
    func killed(step: TrustFolder.CommitStep) throws {
        let folder = StoreFolder()
        let before = try fill(folder.path)
        do {
            let transaction = try TrustStore.open(path: folder.path).begin(at: time)
            try transaction.add(other.certificate, from: .certificateFile("de.pem"))
            _ = try transaction.commit(until: step)
        }
        let opened = try TrustStore.open(path: folder.path).snapshot()
        let isAfter = step.rawValue > TrustFolder.CommitStep.rename.rawValue
        #expect(opened.anchorCount == (isAfter ? 2 : 1))
        #expect((opened.snapshotHash == before.snapshotHash) == !isAfter)
        let again = try TrustStore.open(path: folder.path).begin(at: time)
        try again.add(other.certificate, from: .certificateFile("de.pem"))
        #expect(try again.commit().anchorCount == 2)
        #expect(try TrustStore.open(path: folder.path).snapshot().anchors.count == 2)
    }

    @Test("one process writes at a time; readers see the last commit meanwhile")
    func twoWriters() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let store = try TrustStore.open(path: folder.path)
        let first = try store.begin(at: time)
        #expect(code { _ = try store.begin(at: time) } == .storeLocked)
        try first.add(other.certificate, from: .certificateFile("de.pem"))
        #expect(try store.snapshot().anchorCount == 1)
        first.drop()
        #expect(code { try first.add(other.certificate, from: .download) } == .storeNotWritten)
    }

    @Test("a transaction that is dropped or let go of leaves every file as it was")
    func dropped() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let (pack, index) = (try folder.read("pack"), try folder.read("index"))
        do {
            let transaction = try TrustStore.open(path: folder.path).begin(at: time)
            try transaction.add(other.certificate, from: .certificateFile("de.pem"))
            #expect(try transaction.difference().newCountries == ["DE"])
        }
        #expect(try folder.read("pack") == pack)
        #expect(try folder.read("index") == index)
        // The lock went with the transaction.
        #expect(try TrustStore.open(path: folder.path).begin(at: time).difference().isEmpty)
    }

    @Test("a changed octet of the index, anywhere, is found when the store is opened; the index before it still serves")
    func damagedIndex() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        let transaction = try TrustStore.open(path: folder.path).begin(at: time)
        try transaction.add(other.certificate, from: .certificateFile("de.pem"))
        try transaction.commit()
        let index = try folder.read("index")
        for position in stride(from: 0, to: index.count, by: 37) {
            var damaged = index
            damaged[position] ^= 0x10
            try folder.write(damaged, to: "index")
            let found = code { _ = try TrustStore.open(path: folder.path).snapshot() }
            #expect(found == .storeDamaged || found == .storeVersion && (8..<12).contains(position))
        }
        for length in [0, 7, 127, 160, index.count - 1] {
            try folder.write(Array(index.prefix(length)), to: "index")
            #expect(code { _ = try TrustStore.open(path: folder.path) } == .storeDamaged)
        }
        try folder.write(folder.read("index.previous"), to: "index")
        #expect(try TrustStore.open(path: folder.path).snapshot().anchorCount == 1)
    }

    @Test(
        "a changed octet of an anchor or revocation list is found before anything rests on it, that of a signer when it is looked up"
    )
    func damagedPack() throws {
        let folder = StoreFolder()
        let snapshot = try fill(folder.path)
        let pack = try folder.read("pack")
        for object in snapshot.objects {
            let octets = try snapshot.octets(of: object)
            let start = try #require(pack.indices.first { pack[$0...].starts(with: octets) })
            var damaged = pack
            damaged[start + octets.count / 2] ^= 1
            try folder.write(damaged, to: "pack")
            if object.kind == .signer {
                let opened = try TrustStore.open(path: folder.path).snapshot()
                let signer = try Certificate(encoded: octets)
                #expect(opened.damage == nil)
                #expect(opened.signers(issuer: signer.issuer, serialNumber: signer.serialNumber).isEmpty)
                #expect(opened.damage?.code == .storeDamaged)
            } else {
                #expect(code { _ = try TrustStore.open(path: folder.path).snapshot() } == .storeDamaged)
                #expect(code { _ = try TrustStore.open(path: folder.path).begin(at: time) } == .storeDamaged)
            }
        }
        try folder.write(Array(pack.dropLast()), to: "pack")
        #expect(code { _ = try TrustStore.open(path: folder.path) } == .storeDamaged)
        try folder.write([], to: "pack")
        #expect(code { _ = try TrustStore.open(path: folder.path) } == .storeDamaged)
    }

    @Test("a folder or file that others can write to is not used", arguments: ["", "/pack", "/index"])
    func permissions(name: String) throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        for mode in [0o720, 0o702] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path + name)
            #expect(code { _ = try TrustStore.open(path: folder.path) } == .storePermissions)
            #expect(code { _ = try TrustStore.open(path: folder.path).begin(at: time) } == .storePermissions)
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path + name)
        #expect(try TrustStore.open(path: folder.path).snapshot().anchorCount == 1)
    }

    @Test("a link in the place of a file is not followed")
    func symbolicLink() throws {
        let folder = StoreFolder()
        let elsewhere = StoreFolder()
        _ = try fill(folder.path)
        _ = try fill(elsewhere.path)
        try FileManager.default.removeItem(atPath: folder.path + "/index")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/index", withDestinationPath: elsewhere.path + "/index")
        #expect(code { _ = try TrustStore.open(path: folder.path) } == .unreadableFile)
    }

    @Test("an index of a newer version says so")
    func version() throws {
        let folder = StoreFolder()
        _ = try fill(folder.path)
        var index = try folder.read("index")
        index[8] = 0xFF
        try folder.write(index, to: "index")
        #expect(code { _ = try TrustStore.open(path: folder.path) } == .storeVersion)
    }

    @Test("a store of a thousand anchors opens without decoding, and finds each by key, name and country", .long())
    func thousand() throws {
        let folder = StoreFolder()
        let base = csca
        let transaction = try TrustStore.create(path: folder.path).begin(at: time)
        for number in 0..<1_000 {
            let name = try DistinguishedName(country: "UT", commonName: "CSCA \(number)")
            var builder = CertificateBuilder(
                serialNumber: [1, UInt8(number >> 8), UInt8(number & 0xFF)], issuer: name, subject: name,
                notBefore: base.certificate.notBefore, notAfter: base.certificate.notAfter)
            builder.set(.subjectKeyIdentifier([UInt8(number >> 8), UInt8(number & 0xFF)]))
            let certificate = try builder.issue(
                subjectPublicKeyInfo: base.certificate.subjectPublicKeyInfo, signedBy: base.key,
                algorithm: base.scheme.algorithm)
            try transaction.add(certificate, from: .certificateFile("\(number).pem"))
        }
        #expect(try transaction.difference().addedAnchors.count == 1_000)
        try transaction.commit()
        let snapshot = try TrustStore.open(path: folder.path).snapshot()
        #expect(snapshot.anchorCount == 1_000)
        for number in [0, 1, 511, 999] {
            let name = try DistinguishedName(country: "UT", commonName: "csca  \(number)")
            #expect(snapshot.anchors(named: name).map { $0.sources.map(\.name) } == [["\(number).pem"]])
            #expect(snapshot.anchors(withKeyIdentifier: [UInt8(number >> 8), UInt8(number & 0xFF)]).count == 1)
        }
        #expect(snapshot.anchors(ofCountry: "UT").count == 1_000)
        let audit = try #require(snapshot.audit(at: time).countries.first)
        #expect(audit.anchors == 1_000)
        #expect(audit.generations == 1)
        #expect(audit.keyTypes == ["P-256": 1_000])
    }
}
