// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Whether something comes to hold; it is looked again and again.
///
/// - Parameter seconds: by the clock, and many: it ends what never comes. On a busy machine, where all tests run at
///   once, what takes a moment elsewhere takes half a minute.
func eventually(within seconds: Int = 120, _ holds: () async throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
        if try await holds() { return true }
        try await Task.sleep(for: .milliseconds(50))
    }
    return try await holds()
}
