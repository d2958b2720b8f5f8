// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import Foundation

/// The test vectors that the repository carries, and those that a tester adds.
///
/// Every vector test reads all files of its format from `folder(_:)` and, where present, from the matching folder of
/// the external collection: the directory named by the environment variable `EPASS_EXTRA_VECTORS`, laid out like
/// `../shared/vectors`. Tests and benchmarks only: `Bundle.module` traps where the build folder is gone.
public enum EPassVectors {
    /// The folder of that name under `Vectors/`, for example `doc9303-11`.
    public static func folder(_ name: String) -> URL {
        Bundle.module.bundleURL.appendingPathComponent(name)
    }

    /// The roots of external collections: `EPASS_EXTRA_VECTORS` if set, and `../shared/vectors` beside the repository
    /// if present.
    public static var externalRoots: [URL] {
        var roots: [URL] = []
        if let path = ProcessInfo.processInfo.environment["EPASS_EXTRA_VECTORS"], !path.isEmpty {
            roots.append(URL(fileURLWithPath: path))
        }
        let shared = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("shared/vectors")
        if !roots.contains(where: { $0.standardizedFileURL == shared.standardizedFileURL }) {
            roots.append(shared)
        }
        return roots.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// All files with that extension in a folder of the repository and in a folder of each external collection, sorted
    /// by path.
    ///
    /// - Parameters:
    ///   - name: the folder under `Vectors/`, or nil for external files only.
    ///   - external: the folder inside an external collection, for example `icao`, or nil for none.
    ///   - fileExtension: without the dot.
    public static func files(in name: String?, external: String?, fileExtension: String) -> [URL] {
        var folders: [URL] = []
        if let name { folders.append(folder(name)) }
        if let external { folders += externalRoots.map { $0.appendingPathComponent(external) } }
        return folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix("." + fileExtension) }.sorted()
                .map { folder.appendingPathComponent($0) }
        }
    }
}
