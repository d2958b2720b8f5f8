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
        let lower = name.lowercased()
        var stem = lower[...]
        // An ending has one point, in front: the last of the name.
        if let point = lower.utf8.lastIndex(of: UInt8(ascii: ".")), let ending = Self.endings[String(lower[point...])] {
            stem = lower[..<point]
            text = ending
        } else {
            text = nil
        }
        if stem.hasPrefix("ef") {
            stem.removeFirst(2)
            if let next = stem.utf8.first, [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(next) {
                stem.removeFirst()
            }
        }
        let found = Self.files(String(stem))
        guard !found.isEmpty else { return nil }
        files = found
    }

    /// Endings with the text that each says a file is; nil for octets.
    private static let endings: [String: EncodedOctets.Text?] = [
        ".bin": nil, ".dat": nil, ".der": nil, ".tlv": nil, ".ef": nil, ".raw": nil, ".hex": .hexadecimal,
        ".base64": .base64, ".b64": .base64, ".txt": .either,
    ]

    private static func files(_ stem: String) -> [LDSFile] {
        if let file = LDSFile(name: stem) ?? others[stem] { return [file] }
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
