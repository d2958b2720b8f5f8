// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassTestSupport
import Testing

@Suite("Secure messaging and key derivation, recorded exchanges", .timed)
struct SecureMessagingVectorTests {
    @Test("the recorded exchanges are there, for 3DES and for AES")
    func vectorsExist() throws {
        let ciphers = try Set(MessagingVector.all().map { try blockCipher($0.cipher) })
        #expect(ciphers.contains(.tripleDES))
        #expect(ciphers.contains(.aes128))
        #expect(try !DerivationVector.all().isEmpty)
        #expect(recordedResponses.count >= 19)
    }

    @Test("each recorded channel is reproduced, command by command and response by response")
    func exchanges() throws {
        for vector in try MessagingVector.all() {
            var channel = try SecureMessaging(
                cipher: blockCipher(vector.cipher), encryptionKey: SecretBytes(copying: vector.ksEnc.octets),
                macKey: SecretBytes(copying: vector.ksMac.octets), sendSequenceCounter: vector.initialSsc.octets)
            for step in vector.steps {
                let sent = try channel.protect(CommandAPDU(decoding: step.plainCapdu.octets))
                #expect(sent == step.protectedCapdu.octets, "\(vector.cipher): \(step.name)")
                let answer = try channel.unprotect(step.protectedRapdu.octets)
                #expect(answer.encoded == step.plainRapdu.octets, "\(vector.cipher): \(step.name)")
            }
            #expect(channel.deviations == [])
        }
    }

    @Test("every flipped octet of a protected response is refused and closes the channel", arguments: recordedResponses)
    func flippedOctets(_ recorded: RecordedResponse) throws {
        for position in recorded.response.indices {
            for mask: UInt8 in [0x01, 0x80] {
                var response = recorded.response
                response[position] ^= mask
                try recorded.expectRefusal(of: response, "octet \(position) ^ \(mask)")
            }
        }
    }

    @Test(
        "every truncation of a protected response is refused, with and without its status bytes",
        arguments: recordedResponses)
    func truncations(_ recorded: RecordedResponse) throws {
        for count in 0..<recorded.response.count {
            try recorded.expectRefusal(of: Array(recorded.response.prefix(count)), "\(count) octets")
        }
        let status = recorded.response.suffix(2)
        for count in 0..<(recorded.response.count - 2) {
            try recorded.expectRefusal(of: Array(recorded.response.prefix(count)) + status, "\(count) octets, status")
        }
    }

    @Test("a recorded response is refused with any other counter", arguments: recordedResponses)
    func otherCounter(_ recorded: RecordedResponse) throws {
        for offset in [1, 2, 255] {
            var channel = try recorded.channel(ahead: offset)
            _ = try channel.protect(recorded.command)
            do {
                _ = try channel.unprotect(recorded.response)
                Issue.record("taken with a counter \(offset) ahead")
            } catch {
                #expect(error.accessCode == .macInvalid)
            }
        }
    }

    @Test("seeds give the recorded keys, for every cipher")
    func keyDerivation() throws {
        for vector in try DerivationVector.all() {
            let cipher = try blockCipher(vector.cipher)
            for (purpose, expected) in [
                (KeyDerivation.Purpose.encryption, vector.kEnc), (.mac, vector.kMac), (.password, vector.kPi),
            ] {
                let key = try KeyDerivation.key(
                    seed: SecretBytes(copying: vector.seed.octets), purpose: purpose, cipher: cipher)
                #expect(copied(key) == expected.octets)
            }
        }
    }
}

/// One response of the vectors, and the channel that awaits it.
struct RecordedResponse: Sendable, CustomTestStringConvertible {
    let cipher: BlockCipher
    let encryptionKey: [UInt8]
    let macKey: [UInt8]
    let counterBefore: [UInt8]
    let command: CommandAPDU
    let response: [UInt8]
    let name: String

    var testDescription: String { "\(cipher.displayName): \(name)" }

    /// The channel just before the command.
    func channel(ahead: Int = 0) throws -> SecureMessaging {
        var counter = counterBefore
        for _ in 0..<ahead { counter = increased(counter, by: 1) }
        return try SecureMessaging(
            cipher: cipher, encryptionKey: SecretBytes(copying: encryptionKey), macKey: SecretBytes(copying: macKey),
            sendSequenceCounter: counter)
    }

    /// That this response gives no data, an error, and a closed channel.
    func expectRefusal(of response: [UInt8], _ what: String) throws {
        var channel = try channel()
        _ = try channel.protect(command)
        do {
            _ = try channel.unprotect(response)
            Issue.record("\(testDescription): taken with \(what)")
        } catch {
            #expect(error.accessCode != nil && error.accessCode != .channelClosed)
        }
        let channelIsClosed = channel.isPoisoned
        #expect(channelIsClosed)
    }
}

/// Every response of every vector file.
let recordedResponses: [RecordedResponse] = {
    var all: [RecordedResponse] = []
    for vector in (try? MessagingVector.all()) ?? [] {
        guard let cipher = try? blockCipher(vector.cipher) else { continue }
        for step in vector.steps {
            guard let command = try? CommandAPDU(decoding: step.plainCapdu.octets) else { continue }
            all.append(
                RecordedResponse(
                    cipher: cipher, encryptionKey: vector.ksEnc.octets, macKey: vector.ksMac.octets,
                    counterBefore: increased(step.sscCommand.octets, by: -1), command: command,
                    response: step.protectedRapdu.octets, name: step.name))
        }
    }
    for vector in (try? BACVector.all()) ?? [] {
        let messaging = vector.d4SecureMessaging
        for step in messaging.steps {
            guard let command = try? CommandAPDU(decoding: step.unprotectedCapdu.octets) else { continue }
            all.append(
                RecordedResponse(
                    cipher: .tripleDES, encryptionKey: messaging.ksEnc.octets, macKey: messaging.ksMac.octets,
                    counterBefore: increased(step.sscCommand.octets, by: -1), command: command,
                    response: step.protectedRapdu.octets, name: step.step))
        }
    }
    return all
}()

/// A counter one higher or one lower.
func increased(_ counter: [UInt8], by step: Int) -> [UInt8] {
    var octets = counter
    for index in octets.indices.reversed() {
        octets[index] = step > 0 ? octets[index] &+ 1 : octets[index] &- 1
        if octets[index] != (step > 0 ? 0 : 0xFF) { break }
    }
    return octets
}
