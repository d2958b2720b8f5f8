// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// Random numbers that follow from a seed (splitmix64).
public struct SeededGenerator: RandomNumberGenerator {
    /// What all numbers follow from. A test whose seed is new in each run says it where it fails.
    public let seed: UInt64
    private var state: UInt64

    /// A generator of the same numbers in every run.
    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A generator with the seed that the environment variable `EPASS_TEST_SEED` states, or else with a new one.
    public init() {
        let stated = ProcessInfo.processInfo.environment["EPASS_TEST_SEED"].flatMap { UInt64($0) }
        self.init(seed: stated ?? .random(in: .min ... .max))
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
