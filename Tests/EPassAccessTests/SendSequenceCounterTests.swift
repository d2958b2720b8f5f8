// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassTestSupport
import Testing

@Suite("Send sequence counter, Doc 9303-11 9.8.2", .timed)
struct SendSequenceCounterTests {
    @Test("the carry runs through all octets", arguments: BlockCipher.allCases)
    func carry(cipher: BlockCipher) throws {
        // The last command before the carry, the one that causes it, and one after it.
        for zeros in 1..<cipher.blockSize {
            let start = [UInt8](repeating: 0, count: zeros) + [UInt8](repeating: 0xFF, count: cipher.blockSize - zeros)
            let chip = ChipSide(cipher, start: increased(increased(start, by: -1), by: -1))
            var channel = try chip.terminal()
            for step in [2, 4, 6] {
                _ = try channel.protect(anyRead)
                #expect(try channel.unprotect(chip.response([UInt8(step)], step: step)).data == [UInt8(step)])
            }
        }
    }

    @Test("the counter never starts again from zero", arguments: BlockCipher.allCases)
    func exhausted(cipher: BlockCipher) throws {
        let last = [UInt8](repeating: 0xFF, count: cipher.blockSize)
        var channel = try ChipSide(cipher, start: last).terminal()
        do {
            _ = try channel.protect(anyRead)
            Issue.record("the counter started again")
        } catch {
            #expect(error.accessCode == .counterExhausted)
        }
        let channelIsClosed = channel.isPoisoned
        #expect(channelIsClosed)

        let chip = ChipSide(cipher, start: increased(last, by: -1))
        var other = try chip.terminal()
        _ = try other.protect(anyRead)
        do {
            _ = try other.unprotect(chip.response([1]))
            Issue.record("the counter started again")
        } catch {
            #expect(error.accessCode == .counterExhausted)
        }
        let otherIsClosed = other.isPoisoned
        #expect(otherIsClosed)
    }

    @Test("a second command before the response closes the channel")
    func twoCommands() throws {
        var channel = try ChipSide(.tripleDES).terminal()
        _ = try channel.protect(anyRead)
        do {
            _ = try channel.protect(anyRead)
            Issue.record("two commands were protected")
        } catch {
            #expect(error.accessCode == .outOfSequence)
        }
        let channelIsClosed = channel.isPoisoned
        #expect(channelIsClosed)
    }

    @Test("a response before any command closes the channel")
    func responseFirst() throws {
        let chip = ChipSide(.tripleDES)
        var channel = try chip.terminal()
        do {
            _ = try channel.unprotect(chip.response([1], step: 1))
            Issue.record("a response without a command was taken")
        } catch {
            #expect(error.accessCode == .outOfSequence)
        }
        let channelIsClosed = channel.isPoisoned
        #expect(channelIsClosed)
    }

    @Test("a closed channel stays closed")
    func closed() throws {
        var channel = try ChipSide(.aes192).terminal()
        let wasClosed = channel.isPoisoned
        #expect(!wasClosed)
        channel.close()
        let channelIsClosed = channel.isPoisoned
        #expect(channelIsClosed)
        do {
            _ = try channel.protect(anyRead)
            Issue.record("a closed channel protected a command")
        } catch {
            #expect(error.accessCode == .channelClosed)
        }
    }
}
