// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Benchmark
import EPassCrypto
import SecureMessagingWorkload

let benchmarks: @Sendable () -> Void = {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .throughput, .instructions], warmupIterations: 2, maxDuration: .seconds(3),
        maxIterations: 2000)

    // One iteration is two hundred exchanges.
    for (name, cipher) in [("3des", BlockCipher.tripleDES), ("aes128", .aes128)] {
        Benchmark("securemessaging/\(name)/read-223", configuration: configuration) { benchmark in
            let exchange = try ReadExchange(cipher, count: 200)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(try runSecureMessaging(exchange)) }
            benchmark.stopMeasurement()
        }
        Benchmark("securemessaging/\(name)/bare-evp", configuration: configuration) { benchmark in
            let exchange = try ReadExchange(cipher, count: 200)
            let bare = BareEVP(exchange)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(bare.run(exchange)) }
            benchmark.stopMeasurement()
        }
    }
}
