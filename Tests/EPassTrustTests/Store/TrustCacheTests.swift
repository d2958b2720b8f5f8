// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

@testable import EPassTrust

@Suite("The cache of what files of certificates came to", .timed)
struct TrustCacheTests {
    private static let time = Timestamp(secondsSince1970: 1_795_219_200)

    /// A folder with a file of certificates, and a cache that is not there yet.
    private struct Scene: ~Copyable {
        let folder = StoreFolder()
        var files: String { folder.path + "/files" }
        var path: String { folder.path + "/cache/epass/certificates" }
        var cache: TrustCache { cache(program: "test") }

        func cache(program: String) -> TrustCache {
            TrustCache(base: folder.path, folders: ["cache", "epass", "certificates"], program: program)
        }

        init() throws {
            try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
            try write(ManyAnchors.certificates.get(), "anchors.pem")
        }

        func write(_ certificates: some Sequence<Certificate>, _ name: String) throws {
            let pem = certificates.map { certificate in
                let lines = Data(certificate.encoded).base64EncodedString(options: [
                    .lineLength64Characters, .endLineWithLineFeed,
                ])
                return "-----BEGIN CERTIFICATE-----\n\(lines)\n-----END CERTIFICATE-----\n"
            }.joined()
            try pem.write(toFile: files + "/" + name, atomically: true, encoding: .utf8)
        }

        func load(_ cache: TrustCache? = nil, pins: Set<[UInt8]> = []) throws -> TrustSnapshotLoad {
            try TrustSnapshot.load(
                path: files, pins: pins, at: time, checking: .whatIsUsed, cache: cache ?? self.cache)
        }

        var entries: [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        }
    }

    private func expectSame(_ load: TrustSnapshotLoad, _ other: TrustSnapshotLoad) {
        #expect(load.store.snapshotHash == other.store.snapshotHash && load.store.name == other.store.name)
        #expect(load.store.anchors == other.store.anchors && load.store.countries == other.store.countries)
        #expect(Array(load.store.objects).map(\.sources) == Array(other.store.objects).map(\.sources))
        #expect(load.skippedCount == other.skippedCount && load.unmetPins == other.unmetPins)
        #expect(load.store.damage == nil)
    }

    @Test("the second load takes what the first one came to, and it is the same", .long())
    func same() throws {
        let scene = try Scene()
        let plain = try TrustSnapshot.load(path: scene.files, at: Self.time)
        #expect(plain.store.anchorCount == ManyAnchors.count)
        expectSame(try scene.load(), plain)
        let entry = try #require(scene.cache.files(at: scene.files)?.entry)
        #expect(scene.entries == [entry])
        expectSame(try scene.load(), plain)
        let kept = try #require(scene.cache.snapshot(entry, named: scene.files))
        #expect(kept.anchors(withKeyIdentifier: ManyAnchors.identifier(7)).count == 1)
        #expect(try kept.adding(TrustSnapshot(anchors: [])).snapshotHash == plain.store.snapshotHash)
        let attributes = try FileManager.default.attributesOfItem(atPath: scene.path + "/" + entry)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("a hit is what is taken: nothing is decoded where the entry says otherwise")
    func taken() throws {
        let scene = try Scene()
        _ = try scene.load()
        let entry = try #require(scene.entries.first)
        // What another folder came to, under this name: only a program of the same user can do that.
        let few = try TrustSnapshot(anchors: [TrustAnchor(certificate: ManyAnchors.certificates.get()[3])])
        scene.cache.keep(few, as: entry)
        #expect(try scene.load().store.anchorCount == 1)
    }

    @Test("a file that changed, another path and another build have entries of their own")
    func changed() throws {
        let scene = try Scene()
        let first = try #require(scene.cache.files(at: scene.files)?.entry)
        _ = try scene.load()
        try scene.write(ManyAnchors.certificates.get().dropLast(), "anchors.pem")
        #expect(try scene.load().store.anchorCount == ManyAnchors.count - 1)
        #expect(scene.entries.count == 2)
        let build = scene.cache(program: "test 2")
        let second = try #require(scene.cache.files(at: scene.files)?.entry)
        #expect(Set([first, second, build.files(at: scene.files)?.entry]).count == 3)
        try FileManager.default.moveItem(atPath: scene.files, toPath: scene.folder.path + "/other")
        #expect(scene.cache.files(at: scene.folder.path + "/other")?.entry != second)
    }

    @Test("an entry that is damaged, anywhere, or cut counts as none, and is made anew")
    func damaged() throws {
        let scene = try Scene()
        let plain = try scene.load()
        let entry = try #require(scene.entries.first)
        let file = scene.path + "/" + entry
        let good = try Data(contentsOf: URL(fileURLWithPath: file))
        for position in stride(from: 0, to: good.count, by: good.count / 9) {
            var octets = good
            octets[position] ^= 0x40
            try octets.write(to: URL(fileURLWithPath: file))
            chmod(file, 0o600)
            #expect(scene.cache.snapshot(entry, named: "") == nil, "\(position)")
        }
        for length in [0, 7, 40, 48, 60, good.count - 1] {
            try good.prefix(length).write(to: URL(fileURLWithPath: file))
            chmod(file, 0o600)
            #expect(scene.cache.snapshot(entry, named: "") == nil, "\(length)")
        }
        expectSame(try scene.load(), plain)
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == good)
    }

    @Test("an entry or a folder that others could write, or a link, is not taken; nothing is kept there")
    func others() throws {
        let scene = try Scene()
        _ = try scene.load()
        let entry = try #require(scene.entries.first)
        let file = scene.path + "/" + entry
        chmod(file, 0o620)
        #expect(scene.cache.snapshot(entry, named: "") == nil)
        chmod(file, 0o600)
        #expect(scene.cache.snapshot(entry, named: "") != nil)
        try FileManager.default.moveItem(atPath: file, toPath: scene.folder.path + "/elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: file, withDestinationPath: scene.folder.path + "/elsewhere")
        #expect(scene.cache.snapshot(entry, named: "") == nil)
        try FileManager.default.removeItem(atPath: file)
        chmod(scene.path, 0o722)
        #expect(try scene.load().store.anchorCount == ManyAnchors.count)
        #expect(scene.entries.isEmpty)
    }

    @Test("what depends on the day, on a pin or on what was passed over is not kept; nor is what is small", .long())
    func notKept() throws {
        let scene = try Scene()
        let certificate = try ManyAnchors.certificates.get()[0]
        #expect(try scene.load(pins: [certificate.fingerprint()]).store.anchorCount == 1)
        try "no certificate".write(toFile: scene.files + "/broken.pem", atomically: true, encoding: .utf8)
        #expect(try scene.load().skippedCount == 1)
        try FileManager.default.removeItem(atPath: scene.files + "/broken.pem")
        let state = SyntheticPKI()
        let list = try state.revocationList(of: state.csca())
        try Data(list.encoded).write(to: URL(fileURLWithPath: scene.files + "/list.crl"))
        #expect(try scene.load().skippedCount == 0)
        try FileManager.default.removeItem(atPath: scene.files + "/list.crl")
        try scene.write([certificate], "anchors.pem")
        #expect(try scene.load().store.anchorCount == 1)
        #expect(scene.entries.isEmpty && !FileManager.default.fileExists(atPath: scene.path))
    }

    @Test("the oldest entries go; what is none stays", .long())
    func oldest() throws {
        let scene = try Scene()
        _ = try scene.load()
        let first = try #require(scene.entries.first)
        // The last one has the name of an entry, and is none.
        let foreign = ["notes", "0123.anchors", String(repeating: "b", count: 64) + ".anchors"]
        for name in foreign {
            try "mine".write(toFile: scene.path + "/" + name, atomically: true, encoding: .utf8)
        }
        let left = String(repeating: "a", count: 64) + ".anchors.12.34"
        try "EPAS".write(toFile: scene.path + "/" + left, atomically: true, encoding: .utf8)
        for old in [first, left, foreign[2]] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: scene.path + "/" + old)
        }
        for number in 1...TrustCache.maximumEntries {
            _ = try scene.load(scene.cache(program: "\(number)"))
        }
        #expect(scene.entries.count == TrustCache.maximumEntries + foreign.count)
        #expect(!scene.entries.contains(first) && !scene.entries.contains(left))
        #expect(Set(scene.entries).isSuperset(of: foreign))
    }

    @Test(
        "nothing is written where a folder from the base on is another's, open to others, a link or not there", .long())
    func foreignFolders() throws {
        for spoil in ["open", "link", "absent", "linked entry folder"] {
            let scene = try Scene()
            let elsewhere = scene.folder.path + "/elsewhere"
            try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
            var base = scene.folder.path
            switch spoil {
            case "open": chmod(base, 0o777)
            case "link":
                try FileManager.default.createSymbolicLink(
                    atPath: base + "/cache", withDestinationPath: elsewhere)
            case "absent": base += "/none"
            default:
                try FileManager.default.createDirectory(
                    atPath: base + "/cache/epass", withIntermediateDirectories: true)
                try FileManager.default.createSymbolicLink(
                    atPath: base + "/cache/epass/certificates", withDestinationPath: elsewhere)
            }
            let cache = TrustCache(base: base, folders: ["cache", "epass", "certificates"], program: "test")
            #expect(try scene.load(cache).store.anchorCount == ManyAnchors.count)
            #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty, "\(spoil)")
            #expect(scene.entries.isEmpty && !FileManager.default.fileExists(atPath: scene.folder.path + "/none"))
        }
    }

    @Test("its folder is that of the XDG directories; a relative one is ignored, and one that is no UTF-8")
    func defaultPath() {
        func path(_ environment: [String: String]) -> String? {
            TrustCache(environment: environment, program: "").map { ([$0.base] + $0.folders).joined(separator: "/") }
        }
        #expect(path(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/epass/certificates")
        #expect(path(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/epass/certificates")
        #expect(path(["HOME": "h"]) == nil && path([:]) == nil && path(["XDG_CACHE_HOME": "/c\u{FFFD}"]) == nil)
    }
}
