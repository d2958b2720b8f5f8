// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassTestSupport
import Foundation
import Testing

@Suite("Base64, RFC 4648", .timed)
struct Base64Tests {
    @Test(
        "the examples of section 10, both ways",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func examples(_ plain: String, _ encoded: String) {
        #expect(Base64.text(Array(plain.utf8)) == encoded)
        #expect(Base64.octets(encoded) == Array(plain.utf8))
        #expect(Base64.octets(url: encoded.replacing("=", with: "")) == Array(plain.utf8))
    }

    @Test("as Foundation writes and reads it, in one line and in lines of PEM")
    func foundation() {
        var octets: [UInt8] = []
        for length in 0..<300 {
            let data = Data(octets)
            #expect(Base64.text(octets) == data.base64EncodedString())
            let options: Data.Base64EncodingOptions = [.lineLength64Characters, .endLineWithLineFeed]
            #expect(Base64.lines(octets) == data.base64EncodedString(options: options))
            #expect(Base64.octets(Base64.text(octets)) == octets)
            #expect(Base64.octets(url: Base64.urlText(octets)) == octets)
            octets.append(UInt8(truncatingIfNeeded: length * 167 + 13))
        }
    }

    @Test(
        "what text() would not write is refused",
        arguments: [
            "Zg", "Zg=", "Zg===", "Z===", "====", "=", "Zh==", "Zm9=", "Zm 9v", "Zm9v\n", " Zm9", "Zg==Zg==", "Zg=A",
            "Z=g=", "Zm9-", "Zm9_", "Zm9é",
        ])
    func refused(_ text: String) {
        #expect(Base64.octets(text) == nil)
    }

    @Test("base64url has - and _, is written with padding, and reads the letters of base64 too")
    func url() {
        #expect(Base64.urlText([0xFB, 0xFF, 0xFE, 0xFF]) == "-__-_w==")
        for text in ["-__-_w==", "-__-_w", "+//+/w==", "+//+/w"] {
            #expect(Base64.octets(url: text) == [0xFB, 0xFF, 0xFE, 0xFF])
        }
        for text in ["-__-_w=", "-__-_x", "-__-_", "-__- _w", "é"] { #expect(Base64.octets(url: text) == nil) }
    }

    @Test("base64url of JOSE has one spelling: no padding, no letters of base64, no blanks, no spare bits")
    func unpadded() {
        var octets: [UInt8] = []
        for length in 0..<100 {
            let text = Base64.unpaddedURLText(octets)
            #expect(!text.contains("=") && Base64.octets(unpaddedURL: text.utf8) == octets)
            octets.append(UInt8(truncatingIfNeeded: length * 151 + 7))
        }
        #expect(Base64.unpaddedURLText([0xFB, 0xFF, 0xFE, 0xFF]) == "-__-_w")
        #expect(Base64.octets(unpaddedURL: "".utf8) == [])
        for text in [
            "-__-_w==", "+//+/w", "-__+_w", "-__-_x", "-__-_", "-__- w", "-__-\n", "Zg=", "é", "A", "-__-_w\n",
        ] {
            #expect(Base64.octets(unpaddedURL: text.utf8) == nil, "\(text)")
        }
    }

    @Test("in pieces, with blanks and without padding; what is wrong is named by its place in the piece")
    func pieces() throws {
        let text = Array("Zm9v\r\n Ym\tFy\nZg".utf8)
        for cut in 0...text.count {
            var decoder = Base64Decoder()
            var octets: [UInt8] = []
            for piece in [Array(text[..<cut]), Array(text[cut...])] { try decoder.decode(piece.span, into: &octets) }
            #expect(octets == Array("foobarf".utf8) && decoder.isComplete)
        }
        let lenient = Base64.octets(lenient: text.span)
        #expect(lenient == Array("foobarf".utf8))
        for (wrong, place, isBehindPadding) in [("Zm9*", 3, false), ("Zg==\nZ", 5, true)] {
            let piece = Array(wrong.utf8)
            var decoder = Base64Decoder()
            var octets: [UInt8] = []
            #expect {
                try decoder.decode(piece.span, into: &octets)
            } throws: {
                switch $0 as? Base64Decoder.Fault {
                case .character(let found): found == place && !isBehindPadding
                case .afterPadding(let found): found == place && isBehindPadding
                case nil: false
                }
            }
        }
        let cut = Array("Zm9vZ".utf8)
        var cutOff = Base64Decoder()
        var octets: [UInt8] = []
        try cutOff.decode(cut.span, into: &octets)
        #expect(!cutOff.isComplete)
    }
}

@Suite("Base64, long texts", .timed)
struct LongBase64Tests {
    @Test(
        "long texts come back octet by octet, and a wrong character anywhere is found",
        arguments: [255, 256, 257, 1000])
    func long(_ length: Int) throws {
        let octets = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }
        let text = Base64.text(octets)
        #expect(text == Data(octets).base64EncodedString())
        #expect(Base64.octets(text) == octets)
        let characters = Array(text.utf8)
        for place in stride(from: 0, to: characters.count, by: 7) {
            var wrong = characters
            wrong[place] = UInt8(ascii: "!")
            #expect(Base64.octets(String(decoding: wrong, as: UTF8.self)) == nil)
            let broken = characters[..<place] + [0x0A] + characters[place...]
            #expect(Base64.octets(lenient: Array(broken).span) == octets)
        }
        #expect(Base64.octets(text + text + "=") == nil)
    }
}
