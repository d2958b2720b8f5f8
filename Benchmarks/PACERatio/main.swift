// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import EPassCrypto
import PACEWorkload

// The terminal's side of PACE and the bare operations of OpenSSL in turn, many times, and the best time of each: what
// else the machine does then weighs on both alike. usage: PACERatio [--json] [ROUNDS] [GROUP ...]

let arguments = Figure.arguments
let rounds = arguments.first.flatMap { Int($0) } ?? 300
let named = arguments.dropFirst(arguments.first.flatMap { Int($0) } == nil ? 0 : 1)
let usual: [KeyAgreementGroup] = [
    .ec(.p256), .ec(.brainpoolP256r1), .ec(.p521), .dh(.modp2048Subgroup256), .dh(.modp2048Subgroup224),
]
let groups = named.isEmpty ? usual : KeyAgreementGroup.standardized.filter { named.contains($0.name) }
let clock = ContinuousClock()

func microseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

for group in groups {
    let session = try PACESession(group)
    let bare = BarePACE(group, chipKeys: [session.chipMappingKey, try group.generator().publicKey])
    var ours: [Double] = []
    var theirs: [Double] = []
    var sink = 0
    for _ in 0..<rounds {
        theirs.append(microseconds(clock.measure { sink &+= bare.run() }))
        ours.append(microseconds(try session.run()))
    }
    guard sink != 0, let best = ours.min(), let bestBare = theirs.min() else { fatalError("nothing was done") }
    Figure("pace/\(group)", ours: best, bare: bestBare).show()
}
