// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How long a test waits for another process: for so many seconds, and for so many looks.
///
/// The tests of one run share a few threads. A test that waits for its turn can lose a minute between two looks, so
/// that the time alone would be over after the first.
public struct Patience {
    private let deadline: ContinuousClock.Instant
    private var looks: Int

    /// Patience for that time, and that many looks at least.
    public init(seconds: Double, looks: Int = 100) {
        deadline = ContinuousClock.now + .seconds(seconds)
        self.looks = looks
    }

    /// Counts a look, and pauses after it for `milliseconds`.
    ///
    /// - Returns: false once time and looks are over.
    public mutating func lasts(pausing milliseconds: Int = 10) async throws -> Bool {
        looks -= 1
        guard looks >= 0 || ContinuousClock.now < deadline else { return false }
        try await Task.sleep(for: .milliseconds(milliseconds))
        return true
    }
}
