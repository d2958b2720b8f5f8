// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassLDS
import EPassTLV

/// The octets of a file as programs pass them on: as they are, in hexadecimal digits or in base64.
enum EncodedOctets {
    /// The most characters that the octets of a file can have as text: two digits an octet, and blanks.
    static func textLength(of count: Int) -> Int { 3 * count + 1024 }

    /// What the ending of a name says of a text: which of the two it is.
    enum Text {
        case hexadecimal, base64
        /// One of them.
        case either
    }

    /// The octets of a file that holds them as they are, or as text: as they are where its name does not say that it is
    /// text, and it begins as one of the files; else what the text stands for.
    ///
    /// - Returns: nil where the name says that it is text, and it is none of these files.
    static func octets(of content: [UInt8], as files: [LDSFile], _ text: Text?) -> [UInt8]? {
        if let text { return octets(text: content, as: files, text) }
        if files.contains(where: { isWhole(content, $0) }) { return content }
        // Letters are tags, too: without an ending that says so, only what begins as the file is taken for its text.
        guard let decoded = octets(text: content, as: files), files.contains(where: { $0.canBegin(decoded) }) else {
            return content
        }
        return decoded
    }

    /// Whether content is one data object under the file's tag.
    private static func isWhole(_ content: [UInt8], _ file: LDSFile) -> Bool {
        guard file.tag != nil, file.canBegin(content), let header = try? TLVHeader.parse(Array(content.prefix(16)))
        else { return false }
        return header.totalLength.map { $0 <= content.count } ?? true
    }

    /// The octets that a text stands for. A text that is both, hexadecimal digits and base64, is what begins as one of
    /// the files; hexadecimal where neither does. Base64 alone must begin as one: words of any language are base64.
    static func octets(text: [UInt8], as files: [LDSFile] = [], _ kind: Text = .either) -> [UInt8]? {
        let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
        let hexadecimal = kind == .base64 ? nil : Self.hexadecimal(text)
        let base64 = kind == .hexadecimal ? nil : Self.base64(text)
        let all = [hexadecimal, base64].compactMap { $0 }.filter { !$0.isEmpty }
        if let found = all.first(where: { octets in files.contains { $0.canBegin(octets) } }) { return found }
        return files.isEmpty ? all.first : hexadecimal.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Where a text stops to be what it should be: the first character that stands in no such text, its end where it
    /// was cut, its beginning where it stands for something else than a file.
    static func fault(in text: [UInt8], _ kind: Text = .either) -> Int {
        func isOfKind(_ character: UInt8) -> Bool {
            kind == .hexadecimal ? isOfHexadecimal(character) : isOfBase64(character)
        }
        if let wrong = text.firstIndex(where: { !isOfKind($0) && !blanks.contains($0) }) { return wrong }
        return kind != .hexadecimal && base64(text) != nil ? 0 : text.count
    }

    private static func isOfHexadecimal(_ character: UInt8) -> Bool {
        Hexadecimal.value(of: character) != nil || character == UInt8(ascii: ":")
    }

    private static let blanks: [UInt8] = [0x09, 0x0A, 0x0D, 0x20]

    private static func isOfBase64(_ character: UInt8) -> Bool {
        switch character {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: Array("+/=-_".utf8).contains(character)
        }
    }

    /// Digits with blanks or colons between them.
    private static func hexadecimal(_ text: [UInt8]) -> [UInt8]? {
        // Base64 shows itself by its first letters.
        guard text.prefix(64).allSatisfy({ isOfHexadecimal($0) || blanks.contains($0) }) else { return nil }
        return Hexadecimal.octets(
            String(decoding: text, as: UTF8.self), passingOver: String(decoding: blanks, as: UTF8.self) + ":")
    }

    /// Base64 and base64url, with padding or without it.
    private static func base64(_ text: [UInt8]) -> [UInt8]? {
        guard text.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else {
            return Base64.octets(lenient: text.span)
        }
        let standard = text.map { character in
            switch character {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            default: character
            }
        }
        return Base64.octets(lenient: standard.span)
    }
}
