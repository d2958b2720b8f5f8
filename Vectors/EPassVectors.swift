// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import Foundation

/// The test vectors that the repository carries, and those that a tester adds.
///
/// Every vector test reads all files of its format from `folder(_:)` and, where present, from the matching folder of
/// the external collection: the directory named by the environment variable `EPASS_EXTRA_VECTORS`, or else
/// `../shared/vectors` beside the repository, which has the layout of both. No test counts the files of that
/// collection: any part of it may be missing. Tests only: `Bundle.module` traps where the build folder is gone.
public enum EPassVectors {
    /// The folder of that name under `Vectors/`, for example `doc9303-11`.
    public static func folder(_ name: String) -> URL {
        Bundle.module.bundleURL.appendingPathComponent(name)
    }

    /// Where the external collection is looked for; nothing need be there.
    static let externalRoot: URL = {
        if let path = ProcessInfo.processInfo.environment["EPASS_EXTRA_VECTORS"], !path.isEmpty {
            return URL(fileURLWithPath: path)
        }
        return URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("shared/vectors").standardizedFileURL
    }()

    /// A file of the external collection by its path in it, for example `chips/persosim/Profile02.json`; nil where it
    /// is not there.
    public static func external(_ path: String) -> URL? {
        let file = externalRoot.appendingPathComponent(path)
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// All files with that extension in a folder of the repository and in a folder of the external collection, sorted
    /// by path.
    ///
    /// - Parameters:
    ///   - name: the folder under `Vectors/`, or nil for external files only.
    ///   - external: the folder inside the external collection, for example `icao`, or nil for none.
    ///   - fileExtension: without the dot.
    public static func files(in name: String?, external: String?, fileExtension: String) -> [URL] {
        [name.map(folder), external.map(externalRoot.appendingPathComponent)].compactMap { $0 }.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix("." + fileExtension) }.sorted()
                .map { folder.appendingPathComponent($0) }
        }
    }
}
