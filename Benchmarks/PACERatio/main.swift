// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import PACEWorkload

// The terminal's side of PACE and the bare operations of OpenSSL in turn, many times, and the best time of each: what
// else the machine does then weighs on both alike. usage: PACERatio [ROUNDS] [GROUP ...]

let arguments = CommandLine.arguments.dropFirst()
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

func rounded(_ value: Double, _ digits: Double) -> Double { (value * digits).rounded() / digits }

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
    ours.sort()
    theirs.sort()
    let (best, bestBare) = (ours[0], theirs[0])
    let (median, medianBare) = (ours[rounds / 2], theirs[rounds / 2])
    print(
        "\(group): PACE \(rounded(best, 10)) us, bare OpenSSL \(rounded(bestBare, 10)) us, "
            + "ratio \(rounded(best / bestBare, 1000)); medians \(rounded(median, 10)) us, \(rounded(medianBare, 10)) us, "
            + "ratio \(rounded(median / medianBare, 1000))" + (sink == 0 ? " (nothing was done)" : ""))
}
