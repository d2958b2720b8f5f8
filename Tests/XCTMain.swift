// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Testing

/// Where the tests begin. Without this file the package manager looks for tests of XCTest, of which there are none, in
/// an index that every compilation would have to write.
@main
struct TestRunner {
    static func main() async {
        // Started once for each testing library.
        guard CommandLine.arguments.contains("swift-testing") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
