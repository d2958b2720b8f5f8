// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassTestSupport
import Testing

@Suite("DEFLATE, RFC 1951, and the check of ZIP", .timed)
struct InflateTests {
    /// Made by Python's zlib: one block each, by the way that the name says.
    static let streams: [String: (digits: String, text: String)] = [
        "stored": ("010300fcff616263", "abc"),
        "empty": ("0300", ""),
        "fixed": (
            "0bb0090df1770df2f40e0ef6f7b3b171f4f373b4f1750cf274b4c1045c0134530c00",
            String(repeating: "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\n", count: 3)
        ),
        "dynamic": (
            "1590d111442108035b0205d4993483f290fe2b388f7f369b7c7610bdf54937ba130f6f280bb8fb54a775d9a55ad742ad6a70d619391"
                + "110967501eb42b67b11af842e9cb6245208ddfbc630a39929e557b5486068583a9ce413bdbc3b4caf7007c355c7401b5e33d5f2"
                + "28f63ac79ba31023819309c985f918bd8783c0f76f72077b397d3b9b2cd69ad24ae69337acc91bdfdd380748367caedbaeb51cb"
                + "2e97d5f5b6cb7c72248770c82e7857d7ff40ad267fbca9f7dbe4c7d7d87e05da046ff4c039b0f7ddf13343aa6f5d67c9b6834c4"
                + "868fe58763df32ce68b92a831f52d15ff0c4f6178846a067375ae00efd01",
            "e6c<d32380gd3a017a2<h6d<aaa85a09g1a4h235h<h9h2<a158df8<d<4149g<<63406b3h019f<59<c294df40<3a3b<76608ff4hag55"
                + "h04<6<2<957a04e45g1b3<65g413<1<a5577<27ah8f56fc5<b9cca2a<h<d7f<<cff<4f9<8<2<33da<0<1g<d<4g71aha0ebf249"
                + "15h842h48a096<981b<egb<cc<<f16<ea5b6g62f74b0g<dg6916g3d90<43a<70<afg<6e<1g<9d05<9535hcbceff5g<<74<<<<d<"
                + "h73e65d<b1c0ee<d760c65h6c<<<65d2<db<a79ac1dbgh61fd2f9hfd105<5<3<dg8<baa<7<20<0cc<72d<g75"
        ),
    ]

    @Test("what another program compressed comes back", arguments: streams.keys.sorted())
    func whole(_ name: String) throws {
        let stream = try #require(Self.streams[name])
        let text = stream.text
        let compressed = try #require(Hexadecimal.octets(stream.digits))
        #expect(try Inflate.octets(compressed, atMost: text.utf8.count) == Array(text.utf8))
        if !text.isEmpty {
            #expect(throws: Inflate.Fault.tooLong) { try Inflate.octets(compressed, atMost: text.utf8.count - 1) }
        }
        for count in 0..<compressed.count {
            #expect(throws: Inflate.Fault.self, "\(count)") {
                try Inflate.octets(Array(compressed[..<count]), atMost: 1 << 20)
            }
        }
    }

    @Test("every change of a bit ends, within the limit", arguments: streams.keys.sorted())
    func changed(_ name: String) throws {
        let stream = try #require(Self.streams[name])
        let compressed = try #require(Hexadecimal.octets(stream.digits))
        for bit in 0..<8 * compressed.count {
            var other = compressed
            other[bit / 8] ^= 1 << UInt8(bit % 8)
            if let octets = try? Inflate.octets(other, atMost: 1000) { #expect(octets.count <= 1000) }
        }
    }

    @Test("a block of a kind that there is not, a code with too many words, a distance before the beginning")
    func wrong() {
        for digits in ["07", "05FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF", "63 00 82 01 00".replacing(" ", with: "")] {
            #expect(throws: Inflate.Fault.self) {
                try Inflate.octets(Hexadecimal.octets(digits) ?? [], atMost: 1 << 20)
            }
        }
    }

    @Test("the check of the digits 1 to 9 is that of the standard, in pieces of every length of the loop")
    func check() {
        #expect(CyclicRedundancyCheck.value(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(CyclicRedundancyCheck.value([]) == 0)
        #expect(CyclicRedundancyCheck.value([0x61]) == 0xE8B7_BE43)
        #expect(CyclicRedundancyCheck.value(Array("The quick brown fox jumps over the lazy dog".utf8)) == 0x414F_A339)
    }
}
