// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import EPassLDS
import EPassTLV

// What lists of 10, 1,000 and 100,000 elements cost in the files that have lists; where the decoder's limit refuses
// them, what the refusal costs. The best of that many rounds. usage: ListDecoding [--json]
// [ROUNDS]

let rounds = Figure.arguments.first.flatMap { Int($0) } ?? 20
let clock = ContinuousClock()

struct List {
    let name: String
    /// The octets of a file with so many elements.
    let make: (Int) -> [UInt8]
    let decode: ([UInt8]) throws(LDSError) -> Void
}

func repeated(_ element: [UInt8], _ count: Int) -> [UInt8] {
    [[UInt8]](repeating: element, count: count).flatMap { $0 }
}

func text(_ text: String) -> [UInt8] { Array(text.utf8) }

let name = TLVWriter.encode(0x5F0F, text("ERIKSSON<<ANNA<MARIA"))
let person = [
    TLVWriter.encode(0x5F50, text("20240416")), TLVWriter.encode(0x5F51, text("ERIKSSON<<TIM")),
    TLVWriter.encode(0x5F52, text("+99912345")), TLVWriter.encode(0x5F53, text("17 RIVER ROAD<ZENITH")),
].flatMap { $0 }
// A SecurityInfo with an object identifier of nobody and an INTEGER.
let securityInfo: [UInt8] = [0x30, 0x08, 0x06, 0x03, 0x2A, 0x03, 0x04, 0x02, 0x01, 0x01]

let lists = [
    List(
        name: "DG11-other-names",
        make: { TLVWriter.encode(0x6B, [0x5C, 0x02, 0x5F, 0x0F] + repeated(name, $0)) },
        decode: { octets throws(LDSError) in _ = try DataGroup11(decoding: octets) }),
    List(
        name: "DG13-data-objects",
        make: { TLVWriter.encode(0x6D, repeated([0x53, 0x02, 0x01, 0x02], $0)) },
        decode: { octets throws(LDSError) in _ = try DataGroup13(decoding: octets).dataObjects() }),
    List(
        name: "DG14-security-infos",
        make: { TLVWriter.encode(0x6E, TLVWriter.encode(0x31, repeated(securityInfo, $0))) },
        decode: { octets throws(LDSError) in _ = try DataGroup14(decoding: octets) }),
    List(
        name: "DG16-persons",
        make: { count in
            let templates = (0..<count).map { TLVWriter.encode(TLVTag(0xA1 + UInt32(min($0, 14))), person) }
            return TLVWriter.encode(
                0x70, [0x02, 0x01, UInt8(truncatingIfNeeded: count)] + templates.flatMap { $0 })
        },
        decode: { octets throws(LDSError) in _ = try DataGroup16(decoding: octets) }),
    List(
        name: "EF.COM-tags",
        make: { count in
            let versions = TLVWriter.encode(0x5F01, text("0107")) + TLVWriter.encode(0x5F36, text("040000"))
            return TLVWriter.encode(0x60, versions + TLVWriter.encode(0x5C, repeated([0x61], count)))
        },
        decode: { octets throws(LDSError) in _ = try EFCOM(decoding: octets) }),
]

// Beside a decoded list stands the shortest one's time for as many elements: 1 is linear.
for list in lists {
    var element: Double?
    for count in [10, 1000, 100_000] {
        let octets = list.make(count)
        var best = Duration.seconds(3600)
        var refusal: String?
        for _ in 0..<rounds {
            let time = clock.measure {
                do throws(LDSError) { try list.decode(octets) } catch { refusal = error.code.rawValue }
            }
            best = min(best, time)
        }
        let microseconds = Double(best.components.attoseconds) / 1e12 + Double(best.components.seconds) * 1e6
        if let refusal {
            Figure("lists/\(list.name)/\(count)/\(refusal)", ours: microseconds).show()
        } else {
            let each = element ?? microseconds / Double(count)
            element = each
            Figure(
                "lists/\(list.name)/\(count)", ours: microseconds, bare: each * Double(count),
                beside: "as many by ten"
            ).show()
        }
    }
}
