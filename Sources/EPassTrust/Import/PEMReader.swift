// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// Reads the textual encoding of RFC 7468 that comes in pieces of any size, and keeps no more of it than one section.
///
/// Text between sections, header lines in them, CR LF, blanks at both ends of a line and missing padding are no
/// obstacle.
package struct PEMReader {
    /// A section.
    package struct Section: Sendable {
        /// What stands between BEGIN and the dashes.
        package let label: String
        /// What its base64 holds.
        package let octets: [UInt8]
        /// The position of its first line.
        package let offset: Int
    }

    /// A section, or why there is none.
    package typealias Event = Result<Section, Problem>

    /// A section that cannot be read.
    package struct Problem: Error, Sendable {
        /// As of a section.
        package let label: String
        /// The position of its first line.
        package let offset: Int
        /// Why.
        package let reason: TrustError
    }

    private enum Part {
        case lineStart
        /// A line that may open or close a section.
        case boundary
        case body
        /// A line with a character that is not base64: a header of RFC 1421 if a colon follows, else a fault.
        case suspect
        /// The rest of the line is passed over.
        case ignored
    }

    private static let maximumBoundaryLength = 96
    private let maximumLength: Int
    private var part = Part.lineStart
    private var boundary: [UInt8] = []
    private var label: String?
    private var octets: [UInt8] = []
    private var decoder = Base64Decoder()
    /// Octets and decoder at the beginning of the line, for a line that turns out to be a header.
    private var lineStart = (count: 0, decoder: Base64Decoder())
    private var reason: TrustError?
    private var offset = 0
    private var boundaryOffset = 0
    private var sectionOffset = 0
    /// What stands in no section; nil where nobody asks.
    private(set) var outside: PEMOutside?

    /// A reader of sections of at most so many octets.
    package init(maximumLength: Int) { self.maximumLength = maximumLength }

    /// The same.
    ///
    /// - Parameter looksOutside: whether ``outside`` is looked at.
    init(maximumLength: Int, looksOutside: Bool) {
        self.maximumLength = maximumLength
        if looksOutside { outside = PEMOutside(maximumLength: maximumLength) }
    }

    /// Reads a piece and hands on each section as it is complete.
    package mutating func consume(
        _ piece: ArraySlice<UInt8>, _ receive: (Event) throws(TrustError) -> Void
    ) throws(TrustError) {
        let text = piece.span
        var index = 0
        // Editors put a byte order mark before the first line.
        while offset < 3, index < text.count, text[index] == UTF8Text.byteOrderMark[offset] {
            index += 1
            offset += 1
        }
        while index < text.count {
            var end = index
            while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
            take(text.extracting(index..<end))
            offset += end - index
            index = end
            if index < text.count {
                try endLine(receive)
                index += 1
                offset += 1
            }
        }
    }

    /// Reads what is left when the input has ended.
    package mutating func finish(_ receive: (Event) throws(TrustError) -> Void) throws(TrustError) {
        try endLine(receive)
        outside?.end()
        if let label { try receive(.failure(unended(label))) }
    }

    private func unended(_ label: String) -> Problem {
        let error = TrustError(.malformedPEM, element: label, offset: sectionOffset, .trustFileSectionOpen)
        return Problem(label: label, offset: sectionOffset, reason: error)
    }

    private mutating func take(_ text: Span<UInt8>) {
        var index = 0
        if part == .lineStart {
            while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
            guard index < text.count else { return }
            lineStart = (octets.count, decoder)
            if text[index] == UInt8(ascii: "-") {
                part = .boundary
                boundary.removeAll(keepingCapacity: true)
                boundaryOffset = offset
            } else {
                part = label == nil || reason != nil ? .ignored : .body
            }
        }
        switch part {
        case .boundary:
            guard boundary.count <= Self.maximumBoundaryLength else {
                outside?.take(text.extracting(index..<text.count))
                return
            }
            while index < text.count, boundary.count <= Self.maximumBoundaryLength {
                boundary.append(text[index])
                index += 1
            }
            if boundary.count > Self.maximumBoundaryLength {
                let head = boundary
                outside?.take(head.span)
                outside?.take(text.extracting(index..<text.count))
            }
        case .body: decode(text.extracting(index..<text.count))
        case .suspect: lookForColon(text)
        case .ignored: outside?.take(text.extracting(index..<text.count))
        case .lineStart: return
        }
    }

    private mutating func decode(_ text: Span<UInt8>) {
        guard octets.count + text.count / 4 * 3 <= maximumLength else {
            return fail(.tooLarge, .trustFileSectionTooLong(maximum: maximumLength))
        }
        do throws(Base64Decoder.Fault) {
            try decoder.decode(text, into: &octets)
        } catch {
            part = .suspect
            lookForColon(text)
        }
    }

    private mutating func lookForColon(_ text: Span<UInt8>) {
        for index in text.indices where text[index] == UInt8(ascii: ":") {
            octets.removeLast(octets.count - lineStart.count)
            decoder = lineStart.decoder
            part = .ignored
            outside?.take(text.extracting(index..<text.count))
            return
        }
    }

    private mutating func fail(_ code: TrustError.Code, _ message: Message) {
        reason = TrustError(code, element: label ?? "", offset: offset, message)
        octets = []
        part = .ignored
    }

    private mutating func endLine(_ receive: (Event) throws(TrustError) -> Void) throws(TrustError) {
        defer {
            part = .lineStart
            outside?.endLine()
        }
        if part == .suspect { fail(.malformedPEM, .trustFileNoBase64) }
        guard part == .boundary else { return }
        while boundary.last == 0x20 || boundary.last == 0x09 { boundary.removeLast() }
        if let opened = name(after: "-----BEGIN ") {
            if let label { try receive(.failure(unended(label))) }
            outside?.end()
            label = opened
            sectionOffset = boundaryOffset
            octets = []
            decoder = Base64Decoder()
            reason = nil
        } else if name(after: "-----END ") != nil {
            defer { label = nil }
            guard let label else { return }
            if reason == nil, !decoder.isComplete { fail(.malformedPEM, .trustFileBase64Cut) }
            if let reason {
                try receive(.failure(Problem(label: label, offset: sectionOffset, reason: reason)))
            } else {
                try receive(.success(Section(label: label, octets: octets, offset: sectionOffset)))
            }
            octets = []
        } else {
            let line = boundary
            if line.count <= Self.maximumBoundaryLength { outside?.take(line.span) }
            if label != nil { fail(.malformedPEM, .trustFileNoBase64) }
        }
    }

    private func name(after prefix: String) -> String? {
        guard boundary.count <= Self.maximumBoundaryLength, boundary.starts(with: prefix.utf8) else { return nil }
        let rest = boundary.dropFirst(prefix.utf8.count)
        guard rest.suffix(5).elementsEqual("-----".utf8) else { return nil }
        return String(decoding: rest.dropLast(5), as: UTF8.self)
    }
}
