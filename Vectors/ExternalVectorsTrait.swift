// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
    /// Runs only where the external collection has all these files; a path that ends in `/` is a folder with any file
    /// in it.
    public static func externalVectors(_ paths: String...) -> ConditionTrait {
        externalVectors(if: paths.allSatisfy(EPassVectors.has))
    }

    /// Runs only where the external collection has what this test reads.
    public static func externalVectors(if isThere: Bool) -> ConditionTrait {
        .enabled(if: isThere, "\(EPassVectors.absence)")
    }
}

extension EPassVectors {
    /// Why a test is skipped: one text for all, so that `Scripts/run-tests` can count them.
    static let absence =
        FileManager.default.fileExists(atPath: externalRoot.path)
        ? "not among the vectors at \(externalRoot.path)"
        : "no vectors at \(externalRoot.path); set EPASS_EXTRA_VECTORS"

    fileprivate static func has(_ path: String) -> Bool {
        guard path.hasSuffix("/") else { return external(path) != nil }
        let folder = externalRoot.appendingPathComponent(path).path
        return (try? FileManager.default.contentsOfDirectory(atPath: folder).isEmpty) == false
    }
}
