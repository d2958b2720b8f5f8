// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// Looks at the text in front of, between and behind the sections of a PEM file (RFC 7468, 2: to be ignored) for
/// something that is signed: base64 without armour, a value of LDIF, or octets that are in no text.
struct PEMOutside {
    /// Whether a signed object stands there, or something that was too much to look at.
    private(set) var holdsSigned = false
    private let maximumLength: Int
    /// Characters of base64 on end, from the first word that may begin an object.
    private var run: [UInt8] = []
    /// The words in the run that may begin one: `MI` is a SEQUENCE of 128 octets or more, or of no stated length.
    private var beginnings: [Int] = []
    private var isInWord = false
    /// Whether the last character may begin an object.
    private var isBeginning = false

    /// How many such words of one run are tried; words of people rarely begin so.
    private static let maximumBeginnings = 16

    init(maximumLength: Int) { self.maximumLength = maximumLength }

    mutating func take(_ text: Span<UInt8>) {
        for index in text.indices where !holdsSigned {
            switch text[index] {
            // What quotes a line or makes it a comment stands between lines of one object.
            case 0x09, 0x20, UInt8(ascii: "#"), UInt8(ascii: ">"): endLine()
            case let character where Self.isBase64(character): take(character)
            case let character:
                // Octets of an object in DER.
                if character < 0x09 { holdsSigned = true }
                end()
            }
        }
    }

    private mutating func take(_ character: UInt8) {
        if isBeginning, character == UInt8(ascii: "I"), beginnings.count < Self.maximumBeginnings {
            beginnings.append(run.count - 1)
        }
        isBeginning = !isInWord && character == UInt8(ascii: "M")
        isInWord = true
        if beginnings.isEmpty {
            run = []
            guard isBeginning else { return }
        }
        run.append(character)
        if run.count / 4 * 3 > maximumLength { holdsSigned = true }
    }

    /// A word is over; what it began goes on in the next.
    mutating func endLine() {
        isInWord = false
        isBeginning = false
    }

    /// A run is over.
    mutating func end() {
        for begin in beginnings where !holdsSigned { holdsSigned = isSigned(run[begin...]) }
        run = []
        beginnings = []
        endLine()
    }

    private func isSigned(_ text: ArraySlice<UInt8>) -> Bool {
        guard let octets = Base64.octets(lenient: Array(text).span),
            let object = try? ImportRecognition.first(of: octets[...])
        else { return false }
        return ImportFindings.finding(object, as: .comment) != .filling
    }

    private static func isBase64(_ character: UInt8) -> Bool {
        switch character {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"): true
        default: false
        }
    }
}
