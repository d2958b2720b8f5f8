// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator
import EPassTestSupport
import Foundation
import Glibc
import Testing

@testable import EPassTrust

@Suite("The folder of a store: what is damaged, what is none, what is not written over", .timed)
struct StoreFolderTests {
    private let time = Timestamp(secondsSince1970: 1_795_219_200)

    private func code(_ body: () throws -> Void) -> TrustError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? TrustError)?.code }
    }

    private func filled() throws -> StoreFolder {
        let folder = StoreFolder()
        let transaction = try TrustStore.create(path: folder.path).begin(at: time)
        try transaction.add(try SyntheticPKI().csca().certificate, from: .certificateFile("ut.pem"))
        _ = try transaction.commit()
        return folder
    }

    @Test("a store without a file of it is damaged, for whoever opens it", arguments: ["index", "pack"])
    func missing(_ name: String) throws {
        let folder = try filled()
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        #expect(code { _ = try TrustStore.open(path: folder.path) } == .storeDamaged)
        #expect(code { _ = try TrustSnapshot.load(path: folder.path) } == .storeDamaged)
        #expect(code { _ = try TrustStore.create(path: folder.path) } == .storeDamaged)
    }

    @Test("what is no regular file under any name of a store is refused and not waited for", .timeLimit(.minutes(1)))
    func special() throws {
        for name in ["index", "pack", "index.previous", "index.new", "lock"] {
            for make in [Self.fifo, Self.directory, Self.link] {
                let folder = try filled()
                let path = folder.path + "/" + name
                try? FileManager.default.removeItem(atPath: path)
                make(path)
                #expect(code { _ = try TrustStore.create(path: folder.path).begin(at: time) } != nil, "\(name)")
            }
            // The same in a folder that was empty.
            let folder = StoreFolder()
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
            chmod(folder.path, 0o700)
            Self.fifo(folder.path + "/" + name)
            #expect(code { _ = try TrustStore.create(path: folder.path) } != nil, "\(name)")
        }
    }

    private static let fifo: @Sendable (String) -> Void = { path in _ = mkfifo(path, 0o600) }
    private static let directory: @Sendable (String) -> Void = { path in _ = mkdir(path, 0o700) }
    private static let link: @Sendable (String) -> Void = { path in _ = symlink("/dev/zero", path) }

    @Test("a folder that holds anything else is no place for a store, and nothing is written to it")
    func foreign() throws {
        for name in ["notes.txt", "index.previous", "bin", ".profile"] {
            let folder = StoreFolder()
            try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
            chmod(folder.path, 0o700)
            try folder.write(Array("mine".utf8), to: name)
            #expect(code { _ = try TrustStore.create(path: folder.path) } == .notAStore, "\(name)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
            #expect(try folder.read(name) == Array("mine".utf8))
        }
        #expect(code { _ = try TrustStore.create(path: "/") } != nil)
    }

    @Test("a file that has the name of one of the store's and is none is not written over")
    func foreignPrevious() throws {
        for name in ["index.previous", "index.new"] {
            let folder = try filled()
            try folder.write(Array("mine".utf8), to: name)
            #expect(code { _ = try TrustStore.open(path: folder.path).begin(at: time) } == .notAStore)
            #expect(try folder.read(name) == Array("mine".utf8))
        }
    }

    @Test("an empty folder becomes a store, and so does one in which making it was ended")
    func vacant() throws {
        let folder = StoreFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: false)
        chmod(folder.path, 0o700)
        try folder.write([], to: "lock")
        try folder.write(TrustFolder.packMagic, to: "pack")
        #expect(code { _ = try TrustStore.create(path: folder.path) } == nil)
    }

    @Test("symbolic links to folders are named and not followed; links to files are")
    func links() throws {
        let folder = StoreFolder()
        let outside = StoreFolder()
        for path in [folder.path, outside.path] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        let certificate = try SyntheticPKI().csca().certificate
        try outside.write(certificate.encoded, to: "a.der")
        symlink(outside.path, folder.path + "/folder")
        symlink(folder.path, folder.path + "/loop")
        symlink("/proc/self", folder.path + "/proc")
        var found = 0
        var skipped: [String] = []
        func read() throws(TrustError) {
            try TrustImporter().read(path: folder.path) { _ throws(TrustError) in
                found += 1
            } skipped: { entry in
                skipped.append(entry.place)
            }
        }
        try read()
        #expect(found == 0)
        #expect(Set(skipped.compactMap { $0.split(separator: "/").last }) == ["folder", "loop", "proc"])
        symlink(outside.path + "/a.der", folder.path + "/b.der")
        try read()
        #expect(found == 1)
        #expect(code { try TrustImporter().read(path: "/proc/self") { _ in } } == .unreadableFile)
    }
}
