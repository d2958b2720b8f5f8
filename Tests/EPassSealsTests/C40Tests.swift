// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassSeals
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("C40, Doc 9303-13, 2.6 and Appendix C", .timed)
struct C40Tests {
    @Test(
        "the examples of the standards",
        arguments: [
            ("XK CD", "EB0466A9"), ("XKCD", "EB11FE45"), ("VISA01", "DE515826"), ("BSI01", "62D719C9"), ("UTO", "D9C5"),
            ("D  ", "6ABC"), ("", ""),
        ])
    func examples(_ text: String, _ encoded: String) throws {
        #expect(hex(try C40.encode(text)) == encoded)
        #expect(try C40.decode(try #require(octets(encoded))[...]) == text)
    }

    /// The examples of Doc 9303-13 that are no whole seal.
    struct EncodingExamples: Decodable {
        struct Text: Decodable {
            let text, encoded: String
        }
        struct Date: Decodable {
            let date, encoded: String
        }
        struct Feature: Decodable {
            let tag, text, encoded: String
        }
        struct Integer: Decodable {
            let value: Int
            let der: String
        }
        struct Signature: Decodable {
            let r, s: UInt8
            let der: String
        }

        let c40: [Text]
        let dates: [Date]
        let feature: Feature
        let integers: [Integer]
        let signatures: [Signature]
    }

    @Test("the examples of Doc 9303-13: strings, a date, a feature, integers and signatures")
    func encodingExamples() throws {
        let file = EPassVectors.folder("vds").appendingPathComponent("doc9303-13-encoding.json")
        let examples = try JSONDecoder().decode(EncodingExamples.self, from: Data(contentsOf: file))
        for example in examples.c40 {
            #expect(hex(try C40.encode(example.text)) == example.encoded)
            let text = example.text.replacingOccurrences(of: "<", with: " ")
            #expect(try C40.decode(try #require(octets(example.encoded))[...]) == text)
        }
        for example in examples.dates {
            let date = try #require(CalendarDate(example.date))
            #expect(hex(SealDate.encode(date)) == example.encoded)
            #expect(SealDate.decode(try #require(octets(example.encoded))) == date)
        }
        let value = try C40.encode(examples.feature.text)
        let tag = try #require(UInt8(examples.feature.tag, radix: 16))
        #expect(hex([tag] + TLVWriter.length(value.count) + value) == examples.feature.encoded)
        for example in examples.integers {
            #expect(hex(DERWriter.integer(example.value)) == example.der)
        }
        for example in examples.signatures {
            let signature = try #require(ECDSASignature(plain: [example.r, example.s]))
            #expect(hex(signature.der) == example.der)
            #expect(ECDSASignature(padded: try #require(octets(example.der))) == signature)
        }
        #expect((examples.c40.count, examples.integers.count, examples.signatures.count) == (3, 4, 2))
    }

    @Test("fillers are written as spaces")
    func fillers() throws {
        #expect(try C40.encode("XK<CD") == octets("EB0466A9"))
    }

    @Test(
        "what an encoder would not write is refused",
        arguments: ["EB", "0000", "FFFF", "FE00", "FE3D", "FE45EB11", "FE0B", "0001EB04", "FEFF"])
    func refused(_ encoded: String) throws {
        let encoded = try #require(octets(encoded))
        #expect { try C40.decode(encoded[...]) } throws: { ($0 as? SealError)?.code == .invalidC40 }
    }

    @Test("every pair of octets decodes to what encodes to it, or not at all")
    func allPairs() throws {
        var count = 0
        for word in UInt16.min...UInt16.max {
            let pair = [UInt8(word >> 8), UInt8(word & 0xFF)]
            guard let text = try? C40.decode(pair[...]) else { continue }
            #expect(try C40.encode(text) == pair)
            count += 1
        }
        // Three characters of 37, two of them, one of them.
        #expect(count == 37 * 37 * 37 + 37 * 37 + 37)
    }

    @Test("random strings go both ways")
    func random() throws {
        var generator = SeededGenerator(seed: 13)
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ")
        for _ in 0..<1_000 {
            let text = String(
                (0..<Int.random(in: 0...80, using: &generator)).map { _ in
                    alphabet[Int.random(in: 0..<37, using: &generator)]
                })
            let encoded = try C40.encode(text)
            #expect(try C40.decode(encoded[...]) == text)
            #expect(encoded.count == (text.count + 2) / 3 * 2)
        }
        #expect { try C40.encode("a") } throws: { ($0 as? SealError)?.code == .notEncodable }
    }
}
