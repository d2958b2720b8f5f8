// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import EPassCrypto
import SecureMessagingWorkload

// Both sides in turn, many times, and the best processor time of each: what else the machine does weighs little.
// usage: SecureMessagingRatio [--json] [ROUNDS]

let rounds = Figure.arguments.first.flatMap { Int($0) } ?? 200

for cipher in BlockCipher.allCases {
    let exchange = try ReadExchange(cipher, count: 200)
    let bare = BareEVP(exchange)
    var best = (ours: Double.infinity, bare: Double.infinity)
    var sink = 0
    for _ in 0..<rounds {
        let start = Figure.threadTime()
        sink &+= bare.run(exchange)
        let middle = Figure.threadTime()
        sink &+= try runSecureMessaging(exchange)
        best.ours = min(best.ours, Figure.threadTime() - middle)
        best.bare = min(best.bare, middle - start)
    }
    guard sink != 0 else { fatalError("nothing was done") }
    let count = Double(exchange.responses.count)
    Figure(
        "secure-messaging/\(cipher.displayName)", ours: best.ours / count, bare: best.bare / count, beside: "bare EVP"
    ).show()
}
