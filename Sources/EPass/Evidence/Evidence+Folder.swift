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
        /// The names of what was passed over, sorted: not a file of a document by its name, or a second one for the
        /// same file.
        public let ignored: [String]
    }

    /// Takes the files of a document out of a folder by their names; see `file(named:)`.
    ///
    /// - Throws: `EvidenceError` with code `evidence.unreadable`, also for a file without octets, or `evidence.noFiles`
    ///   where no name is one of a document's files.
    public static func folder(path: String, limits: ReadLimits = .default) throws(EvidenceError) -> Folder {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw EvidenceError(.unreadable, path: path, .trustFileFolderNotRead)
        }
        var evidence = Evidence(origin: .files, tool: .library)
        var ignored: [String] = []
        for name in names.prefix(10_000) {
            guard let file = file(named: name), evidence.entry(file) == nil else {
                ignored.append(name)
                continue
            }
            let octets = try octets(path + "/" + name, atMost: limits.length(of: file))
            evidence.files.append(
                FileEvidence(file: file, state: .read, isProtected: false, channel: 0, octets: octets))
        }
        guard !evidence.files.isEmpty else {
            throw EvidenceError(.noFiles, path: path, .evidenceFolderWithoutFiles)
        }
        return Folder(evidence: evidence, ignored: ignored)
    }

    /// The file that a name stands for: `EF.SOD`, `SOD.bin`, `EF_DG1.bin`, `DG1`, `Datagroup1.bin`, `DataGroup_1`,
    /// `EF.CardAccess`; the ending is `.bin`, `.dat`, `.der` or `.tlv`, and upper and lower case are the same. Nil for
    /// any other name.
    public static func file(named name: String) -> LDSFile? {
        var stem = name.lowercased()
        if [".bin", ".dat", ".tlv", ".der"].contains(where: { stem.hasSuffix($0) }) { stem.removeLast(4) }
        if ["ef.", "ef_", "ef-"].contains(where: { stem.hasPrefix($0) }) { stem.removeFirst(3) }
        if let word = ["datagroup", "data_group", "data-group"].first(where: { stem.hasPrefix($0) }) {
            stem = "dg" + stem.dropFirst(word.count)
        }
        if stem.hasPrefix("dg") {
            let digits = stem.dropFirst(2).drop { $0 == "_" || $0 == "-" || $0 == "0" }
            stem = "dg" + digits
        }
        return LDSFile(name: stem)
    }

    private static func octets(_ path: String, atMost count: Int) throws(EvidenceError) -> [UInt8] {
        let octets: [UInt8]
        do throws(RegularFile.Problem) {
            octets = try RegularFile.read(path, atMost: count)
        } catch {
            throw EvidenceError(.unreadable, path: path, error.message)
        }
        // No chip has such a file. Judged, an interrupted copy would be called a forgery.
        guard !octets.isEmpty else { throw EvidenceError(.unreadable, path: path, .trustFileEmpty) }
        return octets
    }
}
