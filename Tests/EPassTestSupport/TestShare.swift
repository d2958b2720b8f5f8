// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
public import Testing

/// Which of many inputs of one kind a run tries: all, or every thirtieth, from the place that the environment variable
/// `EPASS_TEST_SHARE` gives. `make test` gives another place with each commit, `make test-all` none.
///
/// What is on record for each input (a table, a text) is tried by thirds, or sixths where each starts the program: a
/// change that such a record has to follow shows itself soon, and not with the thirtieth commit.
public enum TestShare {
    private static let place = ProcessInfo.processInfo.environment["EPASS_TEST_SHARE"].flatMap { Int($0) }

    /// Whether the input at that place is tried.
    public static func includes(_ index: Int, oneOf parts: Int = 30) -> Bool {
        place.map { index % parts == ($0 & .max) % parts } ?? true
    }

    /// Those of a collection that are.
    public static func of<Inputs: Collection>(_ inputs: Inputs, oneOf parts: Int = 30) -> [Inputs.Element] {
        inputs.enumerated().filter { includes($0.offset, oneOf: parts) }.map(\.element)
    }
}

extension Trait where Self == ConditionTrait {
    /// For a test that takes more than two seconds: with a share, every tenth of them runs, by the place of the test
    /// and of the commit.
    public static func long(at location: SourceLocation = #_sourceLocation) -> Self {
        .enabled(
            if: TestShare.includes(location.line, oneOf: 10), "with another commit, or by make test-all",
            sourceLocation: location)
    }
}
