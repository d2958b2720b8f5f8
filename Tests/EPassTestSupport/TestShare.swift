// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// Which of many inputs of one kind a run tries: all, or the third of them that the environment variable
/// `EPASS_TEST_THIRD` names (0, 1 or 2). Continuous integration takes another third with each commit.
public enum TestShare {
    private static let third = ProcessInfo.processInfo.environment["EPASS_TEST_THIRD"].flatMap { Int($0) }

    /// Whether the input at that place is tried.
    public static func includes(_ index: Int) -> Bool { third.map { index % 3 == $0 % 3 } ?? true }

    /// Those of a collection that are.
    public static func of<Inputs: Collection>(_ inputs: Inputs) -> [Inputs.Element] {
        inputs.enumerated().filter { includes($0.offset) }.map(\.element)
    }
}
