// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// A seal of either kind.
public enum Seal: Sendable, Hashable {
    /// A visible digital seal (Doc 9303-13).
    case visibleDigitalSeal(VisibleDigitalSeal)
    /// A VDS-NC.
    case vdsnc(VDSNC)

    /// Whether the octets look like a seal in one of the forms that ``init(recognising:)`` takes. Nothing is decoded.
    public static func isRecognised(_ octets: [UInt8]) -> Bool { SealForm(octets) != nil }

    /// Reads what somebody saved of a bar code.
    ///
    /// Taken are the octets of the symbol; the same as text: each octet a character (ISO 8859-1, saved as UTF-8, as
    /// scanner programs do), hexadecimal digits with or without spaces and colons between them, base64 and base64url;
    /// and the JSON text of a VDS-NC. Line ends around a text, a byte order mark and `0x` in front of digits are passed
    /// over.
    ///
    /// - Parameter octets: at most ``VisibleDigitalSeal/maximumLength`` octets of a seal, and four times as many of a
    ///   text.
    /// - Throws: `seal.notASeal`, `seal.otherKind`, `seal.unreadableText`, and what the decoders throw.
    public init(recognising octets: [UInt8]) throws(SealError) {
        guard octets.count <= 4 * VisibleDigitalSeal.maximumLength else {
            throw SealError(.limitExceeded, at: 4 * VisibleDigitalSeal.maximumLength, .sealDataTextTooLong)
        }
        guard let form = SealForm(octets) else { throw SealError(.notASeal, at: 0, .sealDataNotASeal) }
        switch form {
        case .octets: self = .visibleDigitalSeal(try VisibleDigitalSeal(decoding: octets))
        case .text(let encoding, let decoded):
            guard let decoded = decoded() else {
                throw SealError(.unreadableText, at: 0, .sealDataTextBroken(encoding: encoding.rawValue))
            }
            self = .visibleDigitalSeal(try VisibleDigitalSeal(decoding: decoded))
        case .json:
            let isMarked = octets.starts(with: [0xEF, 0xBB, 0xBF])
            self = .vdsnc(try VDSNC(parsing: isMarked ? Array(octets.dropFirst(3)) : octets))
        case .idb: throw SealError(.otherKind, at: 0, .sealDataIsIDB)
        }
    }
}

/// The forms in which a seal is found in a file.
private enum SealForm {
    case octets
    case text(Encoding, () -> [UInt8]?)
    case json
    /// An ICAO datastructure for bar codes.
    case idb

    /// How a text stands for octets.
    enum Encoding: String {
        /// Each character an octet (ISO 8859-1).
        case latin1
        case hexadecimal
        case base64
    }

    init?(_ octets: [UInt8]) {
        guard octets.first != SealHeader.magic else {
            self = .octets
            return
        }
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        // Editors put a byte order mark in front, programs 0x.
        let marked = octets.starts(with: [0xEF, 0xBB, 0xBF]) ? octets.dropFirst(3) : octets[...]
        var text = marked.drop(while: blanks.contains)
        if text.starts(with: "0x".utf8) || text.starts(with: "0X".utf8) {
            let digits = text.dropFirst(2)
            if Self.beginsHexadecimal(Array(digits.prefix(8))) { text = digits }
        }
        let content = text
        let first = Array(content.prefix(8))
        if first.starts(with: [0xC3, 0x9C]) {
            self = .text(.latin1, { Self.latin1(content) })
        } else if first.first == UInt8(ascii: "{") {
            self = .json
        } else if ["RDB1", "NDB1"].contains(where: { first.starts(with: $0.utf8) }) {
            self = .idb
        } else if Self.beginsHexadecimal(first) {
            self = .text(
                .hexadecimal,
                { Hexadecimal.octets(String(decoding: content, as: UTF8.self), passingOver: "\t\n\r :") })
        } else if first.starts(with: "3A".utf8), first.count > 2, (0x41...0x50).contains(first[2]) {
            self = .text(
                .base64,
                { Base64.octets(url: String(decoding: content.filter { !blanks.contains($0) }, as: UTF8.self)) })
        } else {
            return nil
        }
    }

    /// `DC02`, `dc 03`, `DC:03`; the version is not looked at closer, so that a wrong one is named.
    private static func beginsHexadecimal(_ first: [UInt8]) -> Bool {
        let digits = first.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
        return String(decoding: digits.prefix(3), as: UTF8.self).uppercased() == "DC0"
    }

    /// Characters up to FF; a line end that an editor added after the signature is not one of them.
    private static func latin1(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard let string = UTF8Text.string(text.span) else { return nil }
        let octets = string.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        guard octets.count == string.unicodeScalars.count else { return nil }
        for end in [[0x0D, 0x0A], [0x0A]] as [[UInt8]] where octets.suffix(end.count).elementsEqual(end) {
            let shorter = Array(octets.dropLast(end.count))
            if (try? VisibleDigitalSeal(decoding: octets)) == nil, (try? VisibleDigitalSeal(decoding: shorter)) != nil {
                return shorter
            }
        }
        return octets
    }
}
