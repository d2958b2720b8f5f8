// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Synchronization
public import Testing

/// Writes how long each test of a suite took into the file that the environment variable `EPASS_TEST_TIMES` names, one
/// line a test case: seconds, a tab, suite and test. Without the variable it does nothing.
///
/// All tests begin at once, and most of what the log says they took is waiting for their turn; this is counted from the
/// turn on.
public struct TimedTrait: SuiteTrait, TestTrait, TestScoping {
    /// Each test of a suite, not the suite as a whole.
    public var isRecursive: Bool { true }

    private static let file: Mutex<FileHandle?> = {
        let path = ProcessInfo.processInfo.environment["EPASS_TEST_TIMES"] ?? ""
        return Mutex(path.isEmpty ? nil : FileHandle(forWritingAtPath: path))
    }()

    /// Nil for suites, and where nobody asks.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil || Self.file.withLock { $0 == nil } ? nil : self
    }

    /// Runs the test and takes its time.
    @concurrent public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let begin = ContinuousClock.now
        defer {
            let time = ContinuousClock.now - begin
            let line = "\(time / .seconds(1))\t\(test.id)\t\(test.displayName ?? test.name)\n"
            Self.file.withLock { file in
                // Several processes may write at once: each line at the end as it stands then.
                _ = try? file?.seekToEnd()
                try? file?.write(contentsOf: Data(line.utf8))
            }
        }
        try await function()
    }
}

extension Trait where Self == TimedTrait {
    /// For every suite: see `Scripts/run-tests`.
    public static var timed: Self { TimedTrait() }
}
