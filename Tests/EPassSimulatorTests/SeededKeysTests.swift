// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

@Suite("The table of RSA keys that the standard profiles have", .timed)
struct SeededKeysTests {
    private static let file = "Sources/EPassSimulator/Generated/SeededKeyTable.swift"

    @Test("Each row is a key of its size that signs what its public half verifies")
    func rows() throws {
        let keys = SeededKeys.keys
        #expect(!keys.isEmpty)
        for (name, octets) in keys {
            let key = try PrivateKey(pkcs8: octets)
            #expect(key.publicKey.kind == .rsa(bits: name.bits))
            let message = Array("message".utf8)
            let signature = try key.sign(message, algorithm: .rsaPKCS1(.sha256))
            let verdict = try key.publicKey.verify(
                signature: signature, over: message, algorithm: .rsaPKCS1(.sha256))
            #expect(verdict == .valid)
        }
    }

    @Test("A key that was searched for is the one that is read from the table, and what follows is the same")
    func sameAsSearched() throws {
        let seed = Array("searched, then taught".utf8)
        let name = RepeatableKeys.Name(bits: 1024, seed: seed, operations: 0)
        let first = CryptoContext(seed: seed)
        let searched = try PrivateKey.generate(.rsa(1024), context: first)
        // As it would stand in the table: of a whole run not every key that was searched for is kept.
        let encoded = try searched.pkcs8()
        let octets = encoded.withUnsafeBytes { Array($0) }
        RepeatableKeys.shared.teach([name: octets])
        let second = CryptoContext(seed: seed)
        let taught = try PrivateKey.generate(.rsa(1024), context: second)
        #expect(searched.publicKey.subjectPublicKeyInfo == taught.publicKey.subjectPublicKeyInfo)
        #expect(try first.randomBytes(32) == second.randomBytes(32))
    }

    /// Keys of a profile that is not in the table are searched for, which takes longer and gives as good ones.
    @Test(
        "EPASS_UPDATE_KEYS=1 makes the table anew, where no other test runs",
        .enabled(if: ProcessInfo.processInfo.environment["EPASS_UPDATE_KEYS"] != nil, "nothing is to be written"))
    func update() throws {
        var keys = SeededKeys.keys
        for profile in SimulatorProfile.all { _ = try profile.makeDocument(seed: SeededKeys.seed) }
        keys.merge(RepeatableKeys.shared.searched) { known, _ in known }
        let rows = keys.map { name, octets in
            "        (\(name.bits), \"\(Hexadecimal.text(name.seed))\", \(name.operations), \"\(Base64.text(octets))\"),\n"
        }
        let text = try String(contentsOfFile: Self.file, encoding: .utf8)
        let head = try #require(text.range(of: "pkcs8: String)] = [\n"))
        try (text[..<head.upperBound] + rows.sorted().joined() + "    ]\n}\n")
            .write(toFile: Self.file, atomically: true, encoding: .utf8)
    }
}
