// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import EPassLDS

// EF.DG2 of several sizes in both encodings, decoded and written again; the best time of each. usage: FaceDecoding
// [--json] [ROUNDS]

let rounds = Figure.arguments.first.flatMap(Int.init) ?? 200
let clock = ContinuousClock()

/// The shortest of so many runs, in microseconds.
func best(_ run: () throws -> Int) rethrows -> Double {
    var best = Duration.seconds(3600)
    var octets = 0
    for _ in 0..<rounds {
        best = min(best, try clock.measure { octets &+= try run() })
    }
    // The sum is used, so that no run can be left out.
    if octets == 0 { print("nothing was read") }
    return Double(best.components.attoseconds) / 1e12 + Double(best.components.seconds) * 1e6
}

/// The octets by which a JPEG is known, and others between them.
func image(_ count: Int) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0] + (0..<max(0, count - 6)).map { UInt8(truncatingIfNeeded: $0 &* 7) } + [0xFF, 0xD9]
}

// Decoding copies no image: what a file of 20 KB takes is the least that others can. Writing copies it: the least is a
// copy of the octets.
var least: [String: Double] = [:]
for count in [20_000, 200_000, 2_000_000] {
    let image = image(count)
    let record = DataGroup2(image: image, width: 413, height: 531).octets
    let block = DataGroup2(faces: [.iso39794(FaceImageDataBlock(image: image, width: 413, height: 531))]).octets
    for (name, file) in [("19794-5", record), ("39794-5", block)] {
        let group = try DataGroup2(decoding: file)
        let decoding = try best { try DataGroup2(decoding: file).images.first?.octets.count ?? 0 }
        let writing = best { group.encoded().count }
        let copying = best {
            var copy = file
            copy[0] ^= 1
            return copy.count
        }
        let smallest = least[name] ?? decoding
        least[name] = smallest
        Figure("face/\(name)/decoding/\(count)", ours: decoding, bare: smallest, beside: "20,000 octets").show()
        Figure("face/\(name)/writing/\(count)", ours: writing, bare: copying, beside: "a copy of the file").show()
    }
}
