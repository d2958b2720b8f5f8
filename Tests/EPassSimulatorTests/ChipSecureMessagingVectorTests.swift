// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassSimulator

/// Recorded channels: plain and protected commands and responses.
private struct MessagingVectors: Decodable {
    struct Vector: Decodable {
        struct Step: Decodable {
            let name: String
            let plainCapdu: String
            let protectedCapdu: String
            let protectedRapdu: String
            let plainRapdu: String
        }

        let cipher: String
        let ksEnc: String
        let ksMac: String
        let initialSsc: String
        let steps: [Step]
    }

    let vectors: [Vector]

    static var all: [Vector] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return EPassVectors.files(in: "doc9303-11", external: "generated", fileExtension: "json").compactMap { file in
            (try? Data(contentsOf: file)).flatMap { try? decoder.decode(MessagingVectors.self, from: $0) }
        }.flatMap(\.vectors)
    }
}

@Suite("ChipSecureMessaging against recorded channels, Doc 9303-11, 9.8", .timed)
struct ChipSecureMessagingVectorTests {
    private func session(_ vector: MessagingVectors.Vector) throws -> ChipSecureMessaging {
        let name = vector.cipher == "3DES" ? "tripleDES" : vector.cipher.lowercased()
        let cipher = try #require(BlockCipher(rawValue: name))
        return try ChipSecureMessaging(
            cipher: cipher, encryptionKey: SecretBytes(copying: #require(octets(vector.ksEnc))),
            macKey: SecretBytes(copying: #require(octets(vector.ksMac))), counter: #require(octets(vector.initialSsc)))
    }

    @Test("there are channels with Triple DES and with AES")
    func count() {
        #expect(Set(MessagingVectors.all.map(\.cipher)).isSuperset(of: ["3DES", "AES128"]))
    }

    @Test("each command is understood and each response protected as recorded")
    func exchanges() throws {
        for vector in MessagingVectors.all {
            var session = try session(vector)
            for step in vector.steps {
                let command = try CommandAPDU(decoding: #require(octets(step.protectedCapdu)))
                let plain = try session.unprotect(command)
                let wanted = try CommandAPDU(decoding: #require(octets(step.plainCapdu)))
                #expect(plain.data == wanted.data && plain.expectedLength == wanted.expectedLength, "\(step.name)")
                let answer = try ResponseAPDU(decoding: #require(octets(step.plainRapdu)))
                let response = session.protect(
                    answer.data, answer.statusBytes, isOdd: command.instruction & 1 == 1, behaviour: ChipBehaviour())
                #expect(hex(response) == step.protectedRapdu, "\(vector.cipher): \(step.name)")
            }
        }
    }

    @Test("each flipped octet of a protected command is refused")
    func flipped() throws {
        for vector in MessagingVectors.all {
            let step = try #require(vector.steps.first)
            let command = try CommandAPDU(decoding: #require(octets(step.protectedCapdu)))
            for position in command.data.indices {
                var session = try session(vector)
                var changed = command
                changed.data[position] ^= 0x01
                #expect(throws: ChipCommand.Refusal.self) { try session.unprotect(changed) }
            }
        }
    }
}
