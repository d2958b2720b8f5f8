// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassLDS
import EPassTLV

/// What the name of a file says of it, by the names that people and programs use (`Docs/evidence.md`).
struct DocumentFileName {
    /// The files that it can mean: one, or two of one identifier in two places.
    let files: [LDSFile]
    /// The text that its ending says it is; nil where it does not say that it is any.
    let text: EncodedOctets.Text?

    /// Whether each document has one such file of its own.
    var isOfEachDocument: Bool { files.contains(.sod) || files.contains(.dataGroup(.dg1)) }

    /// Nil for the name of no file of a document.
    ///
    /// - Parameter name: without folders; upper and lower case of ASCII are the same.
    init?(_ name: String) {
        // No name of a document's file is longer, and none has another letter.
        guard (1...40).contains(name.utf8.count), name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            return nil
        }
        var stem = name.lowercased()
        let ending = (Self.octetEndings + Self.textEndings.map(\.ending)).first { stem.hasSuffix($0) }
        stem.removeLast(ending?.utf8.count ?? 0)
        for prefix in ["ef.", "ef_", "ef-", "ef"] where stem.hasPrefix(prefix) {
            stem.removeFirst(prefix.utf8.count)
            break
        }
        let found = Self.files(stem)
        guard !found.isEmpty else { return nil }
        files = found
        text = Self.textEndings.first { $0.ending == ending }?.text
    }

    private static let octetEndings = [".bin", ".dat", ".der", ".tlv", ".ef", ".raw"]
    private static let textEndings: [(ending: String, text: EncodedOctets.Text)] = [
        (".hex", .hexadecimal), (".base64", .base64), (".b64", .base64), (".txt", .either),
    ]

    private static func files(_ stem: String) -> [LDSFile] {
        if let other = others[stem] { return [other] }
        if stem.utf8.count == 4, let octets = Hexadecimal.octets(stem) {
            return files(identifier: UInt16(octets[0]) << 8 | UInt16(octets[1]))
        }
        var stem = stem
        if let word = ["datagroup", "data_group", "data-group"].first(where: { stem.hasPrefix($0) }) {
            stem = "dg" + stem.dropFirst(word.utf8.count)
        }
        if stem.hasPrefix("dg") { stem = "dg" + stem.dropFirst(2).drop { $0 == "_" || $0 == "-" || $0 == "0" } }
        return LDSFile(name: stem).map { [$0] } ?? []
    }

    /// Every file of that identifier: a name does not say in which place it stands.
    static func files(identifier: UInt16) -> [LDSFile] {
        [LDSFile.Application.eMRTD, .masterFile].compactMap { LDSFile(fileIdentifier: identifier, in: $0) }
    }

    private static let others: [String: LDSFile] = [
        "card_access": .cardAccess, "card-access": .cardAccess, "card_security": .cardSecurity,
        "card-security": .cardSecurity, "atr_info": .atrInfo, "atr-info": .atrInfo,
    ]
}

extension LDSFile {
    /// Whether octets can be this file by how they begin.
    func canBegin(_ octets: some Collection<UInt8>) -> Bool {
        guard let first = octets.first else { return false }
        // EF.CVCA is a sequence of references without an outer tag (Doc 9303-11, K.2).
        if self == .cvca { return first == 0x42 }
        return tag.map { $0.octets.first == first } ?? true
    }
}
