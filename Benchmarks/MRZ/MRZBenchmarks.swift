// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Benchmark
import EPassMRZ

private let lines = [
    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
    "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
]

/// Everything that a zone says, as text.
private func strings(of mrz: MRZ) -> Int {
    let fields = mrz.textFields
    return fields.documentNumber.utf8.count &+ fields.primary.utf8.count &+ fields.secondary.utf8.count
}

let benchmarks: @Sendable () -> Void = {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .throughput], warmupIterations: 3, scalingFactor: .kilo,
        maxDuration: .seconds(5), maxIterations: 10_000)

    Benchmark("mrz/parse-td3/ranges", configuration: configuration) { benchmark in
        let zone = Array(lines.joined().utf8)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(try MRZ(characters: zone)) }
        benchmark.stopMeasurement()
    }

    Benchmark("mrz/parse-td3/strings", configuration: configuration) { benchmark in
        let zone = Array(lines.joined().utf8)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { blackHole(strings(of: try MRZ(characters: zone))) }
        benchmark.stopMeasurement()
    }
}
