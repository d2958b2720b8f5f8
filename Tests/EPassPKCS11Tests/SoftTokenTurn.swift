// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Testing

@testable import EPassPKCS11

/// One test with SoftHSM after the other, of all suites: two SoftHSM in one process lose each other's locks on the
/// files of a token, since such locks are the process's.
struct SoftTokenTurn: SuiteTrait, TestTrait, TestScoping {
    private static let queue = CallQueue()

    var isRecursive: Bool { true }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Self.queue.enter()
        defer { Self.queue.leave() }
        try await function()
    }
}

extension Trait where Self == SoftTokenTurn {
    /// Not at the same time as another test with SoftHSM.
    static var softToken: SoftTokenTurn { SoftTokenTurn() }
}
