// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassTestSupport
import Testing

@Suite("SecureMessaging.unprotect, Doc 9303-11 9.8.4 and 9.8.5", .timed)
struct SecureMessagingResponseTests {
    @Test("data of every length comes out as it went in", arguments: BlockCipher.allCases)
    func everyLength(cipher: BlockCipher) throws {
        let chip = ChipSide(cipher)
        for count in Array(0...260) + [1000, 65_000] {
            let data = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 3) }
            let answer = try accept(chip.response(data), from: chip)
            #expect(answer == ResponseAPDU(data: data, statusBytes: .success))
        }
    }

    @Test("data that looks like padding stays whole (F-25)", arguments: BlockCipher.allCases)
    func paddingLookalikes(cipher: BlockCipher) throws {
        let chip = ChipSide(cipher)
        for data in [
            [0x80], [0], [0x80, 0], [UInt8](repeating: 0, count: 16), [0x80] + [UInt8](repeating: 0, count: 15),
        ] {
            #expect(try accept(chip.response(data), from: chip).data == data)
        }
    }

    @Test(
        "a protected error or warning word is an ordinary result, and the channel goes on",
        arguments: [0x6282, 0x6283, 0x6300, 0x63C2, 0x6700, 0x6982, 0x6A82, 0x6B00, 0x6988] as [UInt16])
    func protectedWords(status: UInt16) throws {
        let chip = ChipSide(.aes128)
        var channel = try chip.terminal()
        _ = try channel.protect(anyRead)
        let answer = try channel.unprotect(chip.response([], status: status))
        #expect(answer == ResponseAPDU(statusBytes: StatusBytes(status)))
        _ = try channel.protect(anyRead)
        #expect(try channel.unprotect(chip.response([7], step: 4)).data == [7])
    }

    @Test(
        "an error word without protection is the channel lost, with that word",
        arguments: [0x6282, 0x6300, 0x6700, 0x6882, 0x6982, 0x6985, 0x6987, 0x6988, 0x6A82, 0x6D00, 0x6F00] as [UInt16])
    func channelLost(status: UInt16) throws {
        let error = try refuse([UInt8(status >> 8), UInt8(status & 0xFF)])
        #expect(error.code == .channelLost)
        #expect(error.statusBytes == StatusBytes(status))
    }

    @Test("success without protection is refused", arguments: [0x9000, 0x6110] as [UInt16])
    func unprotectedSuccess(status: UInt16) throws {
        let error = try refuse([UInt8(status >> 8), UInt8(status & 0xFF)])
        #expect(error.code == .unprotectedResponse)
        #expect(error.statusBytes == StatusBytes(status))
    }

    @Test(
        "data without protection is refused as having no MAC",
        arguments: ["60145F01049000", "6F10840A000000009000", "009000", "99029000 9000", "8E9000", "019000 6982"])
    func plainData(text: String) throws {
        let error = try refuse(#require(octets(text)))
        #expect([.macMissing, .dataObjectMalformed].contains(error.code))
    }

    @Test("a response shorter than status bytes is refused", arguments: [[], [0x90]] as [[UInt8]])
    func tooShort(response: [UInt8]) throws {
        #expect(try refuse(response).code == .malformedResponse)
    }

    @Test("a response longer than any is refused")
    func tooLong() throws {
        #expect(try refuse([UInt8](repeating: 0x87, count: 65_539)).code == .malformedResponse)
    }

    @Test(
        "of all sequences of data objects under a right MAC, only those of 9.8.4 are taken", arguments: [false, true])
    func sequences(isOdd: Bool) throws {
        for cipher in [BlockCipher.tripleDES, .aes128] {
            let chip = ChipSide(cipher)
            let counter = chip.counter(2)
            let pieces: [(name: String, octets: [UInt8])] = [
                ("87", try chip.dataObject([1, 2, 3], counter: counter)),
                ("85", try chip.dataObject([1, 2, 3], isOdd: true, counter: counter)),
                ("99", chip.statusObject(0x9000)), ("97", [0x97, 0x01, 0x04]), ("5F1F", [0x5F, 0x1F, 0x01, 0x04]),
                ("8E", try chip.macObject(over: [], counter: counter)),
            ]
            let data = isOdd ? "85" : "87"
            let allowed: [[String]] = [[], [data], ["99"], [data, "99"]]
            for sequence in sequences(of: pieces.count, upTo: 3) {
                let names = sequence.map { pieces[$0].name }
                let objects = sequence.flatMap { pieces[$0].octets }
                var channel = try chip.terminal()
                _ = try channel.protect(isOdd ? .readBinaryOdd(offset: 0, expectedLength: 16) : anyRead)
                do {
                    let answer = try channel.unprotect(chip.seal(objects))
                    #expect(allowed.contains(names), "\(names) was taken")
                    #expect(answer.data == (names.contains(data) ? [1, 2, 3] : []))
                    #expect(channel.deviations == (names.contains("99") ? [] : [.statusObjectAbsent]))
                    let channelIsClosed = channel.isPoisoned
                    #expect(!channelIsClosed)
                } catch {
                    #expect(!allowed.contains(names), "\(names) was refused: \(error)")
                    let channelIsClosed = channel.isPoisoned
                    #expect(channelIsClosed)
                }
            }
        }
    }

    @Test("each fault of the sequence has its name")
    func sequenceCodes() throws {
        let chip = ChipSide(.tripleDES)
        let data = try chip.dataObject([1], counter: chip.counter(2))
        let status = chip.statusObject(0x9000)
        #expect(try refuse(chip.seal(data + data + status)).code == .dataObjectRepeated)
        #expect(try refuse(chip.seal(data + status + status)).code == .dataObjectRepeated)
        #expect(try refuse(chip.seal(status + data)).code == .dataObjectOrder)
        #expect(try refuse(chip.seal([0x97, 0x01, 0x00] + status)).code == .dataObjectUnknown)
        let mac = try chip.macObject(over: data + status, counter: chip.counter(2))
        #expect(try refuse(data + status + mac + mac + [0x90, 0x00]).code == .dataObjectRepeated)
        #expect(try refuse(data + status + mac + status + [0x90, 0x00]).code == .dataObjectOrder)
        #expect(try refuse(mac + data + status + [0x90, 0x00]).code == .dataObjectOrder)
        #expect(try refuse(data + status + [0x90, 0x00]).code == .macMissing)
        #expect(try refuse(data + [0x90, 0x00]).code == .macMissing)
    }

    @Test("a MAC of another length than eight octets is refused", arguments: [0, 1, 4, 7, 9, 16])
    func macLength(count: Int) throws {
        let chip = ChipSide(.aes128)
        let status = chip.statusObject(0x9000)
        let mac = try chip.mac(status, counter: chip.counter(2)) + [UInt8](repeating: 0, count: 8)
        let response = status + [0x8E, UInt8(count)] + mac.prefix(count) + [0x90, 0x00]
        #expect([.dataObjectMalformed, .macMissing].contains(try refuse(response, chip).code))
    }

    @Test("DO'99' with other than two octets is refused under a right MAC", arguments: [0, 1, 3])
    func statusLength(count: Int) throws {
        let chip = ChipSide(.aes128)
        let object = [0x99, UInt8(count)] + [0x90, 0x00, 0x00].prefix(count)
        #expect(try refuse(chip.seal(object), chip).code == .dataObjectMalformed)
    }

    @Test("status bytes outside that differ from DO'99' are refused", arguments: [0x9000, 0x6282, 0x6A82] as [UInt16])
    func statusMismatch(outer: UInt16) throws {
        let chip = ChipSide(.tripleDES)
        for inner: UInt16 in [0x6982, 0x9001, 0x9100] {
            let error = try refuse(chip.seal(chip.statusObject(inner), status: outer), chip)
            #expect(error.code == .statusMismatch)
        }
    }

    @Test("a cryptogram of no whole blocks, of none, or without padding indicator 01 is refused under a right MAC")
    func cryptograms() throws {
        for cipher in BlockCipher.allCases {
            let chip = ChipSide(cipher)
            let whole = try chip.encrypt(blocks: chip.padded([1]), counter: chip.counter(2))
            var bodies: [[UInt8]] = [[], [0x01], [0x01] + whole.dropLast(), [0x01] + whole + [0], whole]
            for indicator: UInt8 in [0x00, 0x02, 0x80, 0xFF] { bodies.append([indicator] + whole) }
            for body in bodies {
                let objects = [0x87, UInt8(body.count)] + body + chip.statusObject(0x9000)
                #expect(try refuse(chip.seal(objects), chip).code == .cryptogramInvalid)
            }
        }
    }

    @Test("wrong padding under a right MAC is refused, except at the end of a file (F-25)")
    func padding() throws {
        for cipher in BlockCipher.allCases {
            let chip = ChipSide(cipher)
            let size = cipher.blockSize
            let contents: [[UInt8]] = [
                [UInt8](repeating: 0, count: size), [UInt8](repeating: 0x41, count: size),
                [UInt8](repeating: 0x41, count: size - 1) + [0x81],
                // The mark stands, but a whole block of zeros follows it.
                [UInt8](repeating: 0x41, count: size - 1) + [0x80] + [UInt8](repeating: 0, count: size),
            ]
            for content in contents {
                let blocks = try chip.encrypt(blocks: content, counter: chip.counter(2))
                let object = [0x87, UInt8(blocks.count + 1), 0x01] + blocks
                let refused = try refuse(chip.seal(object + chip.statusObject(0x9000)), chip)
                #expect(refused.code == .paddingInvalid)

                var channel = try chip.terminal()
                _ = try channel.protect(anyRead)
                let answer = try channel.unprotect(
                    chip.seal(object + chip.statusObject(0x6282), status: 0x6282))
                #expect(answer == ResponseAPDU(data: content, statusBytes: .endOfFile))
                #expect(channel.deviations == [.paddingAtEndOfFile])

                var other = try chip.terminal()
                _ = try other.protect(anyRead)
                #expect(try other.unprotect(chip.seal(object, status: 0x6282)).data == content)
                #expect(other.deviations == [.statusObjectAbsent, .paddingAtEndOfFile])
            }
        }
    }

    @Test("length fields in more octets than needed are BER and taken; indefinite and overlong ones are not")
    func lengthFields() throws {
        let chip = ChipSide(.tripleDES)
        let blocks = try chip.encrypt(blocks: chip.padded([9]), counter: chip.counter(2))
        let body = [0x01] + blocks
        for length: [UInt8] in [[9], [0x81, 9], [0x82, 0, 9], [0x83, 0, 0, 9]] {
            let answer = try accept(chip.seal([0x87] + length + body + chip.statusObject(0x9000)), from: chip)
            #expect(answer.data == [9])
        }
        for length: [UInt8] in [
            [0x80], [0x84, 0, 0, 0, 9], [0xFF], [0x7F], [0x82, 0xFF, 0xFF], [0x83, 0xFF, 0xFF, 0xFF],
        ] {
            #expect(
                try refuse(chip.seal([0x87] + length + body + chip.statusObject(0x9000)), chip).code
                    == .dataObjectMalformed)
        }
    }

    @Test("each deviation is listed once")
    func deviationsOnce() throws {
        let chip = ChipSide(.aes256)
        var channel = try chip.terminal()
        for step in [2, 4, 6] {
            _ = try channel.protect(anyRead)
            #expect(try channel.unprotect(chip.seal([], step: step)).statusBytes == .success)
        }
        #expect(channel.deviations == [.statusObjectAbsent])
    }

    @Test("a response to the last command, sent again, is refused")
    func replay() throws {
        let chip = ChipSide(.tripleDES)
        var channel = try chip.terminal()
        _ = try channel.protect(anyRead)
        let response = try chip.response([1])
        _ = try channel.unprotect(response)
        _ = try channel.protect(anyRead)
        do {
            _ = try channel.unprotect(response)
            Issue.record("the replay was taken")
        } catch {
            #expect(error.accessCode == .macInvalid)
        }
    }

    /// Protects one command and takes this response.
    private func accept(_ response: [UInt8], from chip: ChipSide) throws -> ResponseAPDU {
        var channel = try chip.terminal()
        _ = try channel.protect(anyRead)
        let answer = try channel.unprotect(response)
        #expect(channel.deviations == [])
        return answer
    }

    /// Protects one command and sees this response refused, and the channel dead afterwards.
    private func refuse(_ response: [UInt8], _ chip: ChipSide = ChipSide(.tripleDES)) throws -> AccessError {
        var channel = try chip.terminal()
        _ = try channel.protect(anyRead)
        let thrown: AccessError
        do {
            _ = try channel.unprotect(response)
            thrown = try #require(nil as AccessError?, "the response was taken")
        } catch let error as AccessError {
            thrown = error
        }
        let channelIsClosed = channel.isPoisoned
        #expect(channelIsClosed)
        do {
            _ = try channel.protect(anyRead)
            Issue.record("a dead channel protected a command")
        } catch {
            #expect(error.accessCode == .channelClosed)
        }
        do {
            _ = try channel.unprotect(chip.response([1]))
            Issue.record("a dead channel took a response")
        } catch {
            #expect(error.accessCode == .channelClosed)
        }
        return thrown
    }

    /// All sequences of indices, with repetition, of at most that length.
    private func sequences(of count: Int, upTo length: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var last: [[Int]] = [[]]
        for _ in 0..<length {
            last = last.flatMap { prefix in (0..<count).map { prefix + [$0] } }
            all += last
        }
        return all
    }
}
