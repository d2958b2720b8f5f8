// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
import EPassMessages
import EPassTrust
import FoundationEssentials

extension Evidence {
    /// A folder of files as evidence.
    public struct Folder: Sendable {
        /// What the folder holds of a document; its origin is `files`.
        public let evidence: Evidence
        /// The names of what was passed over, sorted: not a file of a document by its name, or the same octets once
        /// more under another name.
        public let ignored: [String]
    }

    /// Takes the files of a document out of a folder by their names; see ``Builder/add(folder:)``.
    ///
    /// - Throws: As ``Builder/add(folder:)``.
    public static func folder(path: String, limits: ReadLimits = .default) throws(EvidenceError) -> Folder {
        var builder = Builder(limits: limits)
        try builder.add(folder: path)
        return Folder(evidence: try builder.evidence(), ignored: builder.passedOver)
    }

    /// The file that a name stands for, of those in `Docs/evidence.md`: `EF.SOD`, `SOD.bin`, `EF_DG1.bin`, `DG1`,
    /// `Datagroup1.bin`, `0101.bin`, `ef0102.bin`; upper and lower case are the same. Nil for any other name, and for
    /// one that means two files (`011C`, `011D`), which the content decides.
    public static func file(named name: String) -> LDSFile? {
        DocumentFileName(name).flatMap { $0.files.count == 1 ? $0.files.first : nil }
    }
}

extension Evidence.Builder {
    /// The most entries of a folder that are looked at.
    private static let mostEntries = 10_000

    /// Takes the files of a document that lie in a folder, by their names; what has another name is passed over.
    /// Folders in it are not looked into, and symbolic links not followed: whoever made the folder could have a file
    /// of this machine taken for one of the document's.
    ///
    /// - Throws: `EvidenceError` with the path: `evidence.noFiles` where no name is one of a document's files,
    ///   `evidence.unreadable` for a folder or file that cannot be read, a file without octets, and a folder, a pipe, a
    ///   device or a symbolic link that has the name of a file; and as ``add(_:named:from:)``.
    public mutating func add(folder path: String) throws(EvidenceError) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw EvidenceError(.unreadable, path: path, .trustFileFolderNotRead)
        }
        guard names.count <= Self.mostEntries else {
            throw EvidenceError(.unreadable, path: path, .evidenceTooManyFiles(limit: Self.mostEntries))
        }
        try add(folder: path, names.map { (name: $0, meaning: DocumentFileName($0)) })
    }

    /// As ``add(folder:)``, of these files in it, which are sorted by their names.
    package mutating func add(folder path: String, _ files: [NamedFile]) throws(EvidenceError) {
        try add(folder: path, files.map { (name: $0.name, meaning: $0.meaning) })
    }

    private mutating func add(
        folder path: String, _ entries: [(name: String, meaning: DocumentFileName?)]
    ) throws(EvidenceError) {
        guard entries.contains(where: { $0.meaning != nil }) else {
            throw EvidenceError(.noFiles, path: path, .evidenceFolderWithoutFiles)
        }
        // What each document has one of comes first: of two documents the error says that they are two.
        for isTelling in [true, false] {
            for (name, meaning) in entries where (meaning?.isOfEachDocument ?? false) == isTelling {
                if let meaning {
                    try add(file: path + "/" + name, meaning, followsLink: false)
                } else {
                    passOver(name)
                }
            }
        }
    }

    /// Takes a file by its name (``add(_:named:from:)``).
    ///
    /// - Throws: `EvidenceError` with the path, as ``add(folder:)``; `evidence.nameUnknown` for another name.
    public mutating func add(file path: String) throws(EvidenceError) {
        guard let meaning = DocumentFileName(path.split(separator: "/").last.map(String.init) ?? path) else {
            throw EvidenceError(.nameUnknown, path: path, .evidenceNameUnknown)
        }
        try add(file: path, meaning, followsLink: true)
    }

    private mutating func add(
        file path: String, _ meaning: DocumentFileName, followsLink: Bool
    ) throws(EvidenceError) {
        let content: [UInt8]
        do throws(RegularFile.Problem) {
            content = try RegularFile.read(path, atMost: longest(meaning), followsLink: followsLink)
        } catch {
            throw EvidenceError(.unreadable, path: path, error.message)
        }
        try add(content, meaning, from: path)
    }
}

/// The name of a file of a document, with what it means: each is looked at once, as in a batch that is a part of what a
/// document costs.
package struct NamedFile: Sendable {
    /// The name, without folders.
    package let name: String
    let meaning: DocumentFileName

    /// Nil for the name of no file of a document.
    package init?(_ name: String) {
        guard let meaning = DocumentFileName(name) else { return nil }
        self.name = name
        self.meaning = meaning
    }
}
