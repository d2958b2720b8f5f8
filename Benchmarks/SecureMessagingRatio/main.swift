// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import SecureMessagingWorkload

// Both sides in turn, many times, and the best time of each: what else the machine does then weighs on both alike.

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
let clock = ContinuousClock()

func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
}

for cipher in BlockCipher.allCases {
    let exchange = try ReadExchange(cipher, count: 200)
    let bare = BareEVP(exchange)
    var best = (ours: Double.infinity, bare: Double.infinity)
    var sink = 0
    for _ in 0..<rounds {
        best.bare = min(best.bare, nanoseconds(clock.measure { sink &+= bare.run(exchange) }))
        let ours = try clock.measure { sink &+= try runSecureMessaging(exchange) }
        best.ours = min(best.ours, nanoseconds(ours))
    }
    let count = Double(exchange.responses.count)
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    print(
        "\(cipher.displayName): secure messaging \(rounded(best.ours / count / 1000)) us, "
            + "bare EVP \(rounded(best.bare / count / 1000)) us, \(rounded((best.ours - best.bare) / count / 1000)) us more, "
            + "speed ratio \(rounded(best.bare / best.ours))"
            + (sink == 0 ? " (nothing was done)" : ""))
}
