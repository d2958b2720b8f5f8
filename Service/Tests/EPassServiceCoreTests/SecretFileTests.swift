// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Testing

@testable import EPassServiceCore

@Suite("Files with secrets")
struct SecretFileTests {
    /// One with entries of tag, permissions and id, as the kernel gives it.
    private static func list(_ entries: [(tag: UInt8, permissions: UInt8, identifier: UInt32)]) -> [UInt8] {
        var octets: [UInt8] = [2, 0, 0, 0]
        for entry in entries {
            octets += [entry.tag, 0, entry.permissions, 0]
            for shift in [0, 8, 16, 24] as [UInt32] { octets.append(UInt8(entry.identifier >> shift & 0xFF)) }
        }
        return octets
    }

    /// What systemd 254 sets: owner, a user, the group, the mask, others.
    private static func credential(
        user: UInt32 = 64_001, group: UInt8 = 0, mask: UInt8 = 4, more: [(UInt8, UInt8, UInt32)] = []
    ) -> [UInt8] {
        let none = UInt32.max
        return list([(1, 4, none), (2, 4, user), (4, group, none)] + more + [(0x10, mask, none), (0x20, 0, none)])
    }

    private static func isExposed(_ mode: mode_t, owner: uid_t = 0, _ list: [UInt8]?) -> Bool {
        SecretFile.isExposed(mode: mode, owner: owner, list: list, to: 64_001)
    }

    @Test("a credential of systemd is taken where nobody else may read it")
    func credential() {
        #expect(!Self.isExposed(0o100440, Self.credential()))
        #expect(!Self.isExposed(0o100440, owner: 64_001, Self.credential()))
        #expect(!Self.isExposed(0o100440, Self.credential(more: [(2, 4, 0)])))
        // The mask takes away what an entry gives.
        #expect(!Self.isExposed(0o100400, Self.credential(mask: 0, more: [(8, 4, 7)])))
        #expect(!Self.isExposed(0o100400, nil))
        #expect(!Self.isExposed(0o100600, owner: 64_001, nil))
    }

    @Test("whoever else may read it makes it exposed")
    func exposed() {
        #expect(Self.isExposed(0o100440, nil))
        #expect(Self.isExposed(0o100444, Self.credential()))
        #expect(Self.isExposed(0o100440, owner: 1_000, Self.credential()))
        #expect(Self.isExposed(0o100440, Self.credential(user: 64_002)))
        #expect(Self.isExposed(0o100440, Self.credential(more: [(2, 4, 64_002)])))
        #expect(Self.isExposed(0o100440, Self.credential(group: 4)))
        #expect(Self.isExposed(0o100440, Self.credential(more: [(8, 4, 7)])))
        #expect(Self.isExposed(0o100420, Self.credential(mask: 2, more: [(2, 2, 64_002)])))
        #expect(Self.isExposed(0o100440, Self.credential(more: [(0x40, 4, 7)])))
        let (whole, start) = (Self.credential(), [1, 0, 0, 0] as [UInt8])
        for broken in [[], Array(whole.prefix(4)), start + whole.dropFirst(4), Array(whole.dropLast())] {
            #expect(Self.isExposed(0o100440, broken))
        }
        // Without a mask no entry is less than it says.
        #expect(Self.isExposed(0o100440, Self.list([(1, 4, 0), (4, 4, 0), (0x20, 0, 0)])))
    }

    /// `setfacl` sets what the kernel then gives; it is in Debian's package `acl`.
    private static let tool = "/usr/bin/setfacl"

    @Test("as the kernel gives it", .enabled(if: FileManager.default.isExecutableFile(atPath: tool)))
    func kernel() throws {
        // A tmpfs, as the folder of credentials is.
        let path = "/dev/shm/epass-secret-\(UUID().uuidString)"
        try Data("abc".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        for (entry, isTaken) in [("u:\(geteuid()):r", true), ("u:65534:r", false), ("g:65534:r", false)] {
            try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
            for arguments in [["-b", path], ["-m", entry, path]] {
                let process = try Process.run(URL(filePath: Self.tool), arguments: arguments)
                process.waitUntilExit()
                try #require(process.terminationStatus == 0)
            }
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o440)
            if isTaken {
                #expect(try SecretFile.read(path) == Array("abc".utf8))
            } else {
                #expect(throws: SecretFile.Fault.exposed) { try SecretFile.read(path) }
            }
        }
    }
}
