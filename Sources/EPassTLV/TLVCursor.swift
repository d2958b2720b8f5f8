// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// One BER-TLV data object inside the octets it was read from.
@usableFromInline
package struct TLVElement: Sendable, Hashable {
    /// One to four octets.
    @usableFromInline package let tag: TLVTag
    /// The position of the tag, in octets from the beginning of what the first cursor was given.
    package let offset: Int
    /// The value, without end-of-contents octets. Shares the storage that was parsed.
    package let content: ArraySlice<UInt8>
    /// Tag, length and value as they stood, end-of-contents octets included.
    package let encoded: ArraySlice<UInt8>
    /// Whether the length was indefinite.
    package let hasIndefiniteLength: Bool

    fileprivate let depth: Int
    fileprivate let origin: Int

    /// The number of octets of tag and length field.
    package var headerLength: Int { content.startIndex - encoded.startIndex }
    /// Whether the value is itself a sequence of data objects.
    package var isConstructed: Bool { tag.isConstructed }
    /// Whether the length is as DER has it: definite, in the fewest octets (ISO/IEC 8825-1, 10.1).
    package var isDistinguished: Bool {
        !hasIndefiniteLength && headerLength == tag.length + TLVHeader.lengthOctets(content.count)
    }
}

/// Which encoding rules the octets must follow.
package enum TLVRules: Sendable, Hashable {
    /// BER, indefinite lengths included.
    case ber
    /// BER with definite lengths, in as many octets as one likes (ISO/IEC 7816-4, 6.3).
    case definite
    /// DER as far as lengths go: definite, in the fewest octets.
    case der
}

/// Reads BER-TLV data objects one after the other from octets that are not trusted.
///
/// Nothing is copied; depth, number and length of the data objects are bounded by `TLVLimits`, their form by
/// `TLVRules`. Time is linear in the number of octets, times the depth at the most where lengths are indefinite. A
/// cursor is a value: a copy of it reads on its own.
@usableFromInline
package struct TLVCursor: Sendable {
    /// The bounds in force.
    package let limits: TLVLimits
    /// The rules in force, also in what is read from here on.
    package var rules: TLVRules
    private var rest: ArraySlice<UInt8>
    private let origin: Int
    private let depth: Int
    private var count = 0

    /// A cursor at the beginning of the octets.
    ///
    /// - Parameter origin: the index of what has position 0; nil for the first of the octets.
    package init(
        _ bytes: ArraySlice<UInt8>, limits: TLVLimits = .default, rules: TLVRules = .definite, origin: Int? = nil
    ) {
        self.init(rest: bytes, origin: origin ?? bytes.startIndex, depth: 0, limits: limits, rules: rules)
    }

    /// A cursor at the beginning of the octets.
    package init(_ bytes: [UInt8], limits: TLVLimits = .default, rules: TLVRules = .definite) {
        self.init(bytes[...], limits: limits, rules: rules)
    }

    private init(rest: ArraySlice<UInt8>, origin: Int, depth: Int, limits: TLVLimits, rules: TLVRules) {
        self.rest = rest
        self.origin = origin
        self.depth = depth
        self.limits = limits
        self.rules = rules
    }

    /// Whether all octets were read.
    @usableFromInline
    package var isAtEnd: Bool { rest.isEmpty }

    /// The position of the next octet, counted from the beginning of what the first cursor was given.
    @usableFromInline
    package var offset: Int { rest.startIndex - origin }

    /// The octets not yet read.
    @usableFromInline
    package var remaining: ArraySlice<UInt8> { rest }

    /// The tag of the next data object, or nil at the end.
    ///
    /// - Throws: `TLVError` where the header is damaged.
    @usableFromInline
    package func peekTag() throws(TLVError) -> TLVTag? {
        rest.isEmpty ? nil : try TLVHeader.parse(rest, origin: origin).tag
    }

    /// Reads the next data object, whatever its tag.
    ///
    /// - Throws: `TLVError`; the cursor then stays where it was.
    @usableFromInline
    package mutating func read() throws(TLVError) -> TLVElement {
        guard count < limits.maximumElements else {
            throw TLVError(.limitExceeded, at: offset, .tlvTooManyElements(limit: limits.maximumElements))
        }
        let header = try TLVHeader.parse(rest, origin: origin)
        let body = rest.dropFirst(header.headerLength)
        let content: ArraySlice<UInt8>
        let total: Int
        if let length = header.contentLength {
            guard length <= limits.maximumLength else {
                throw TLVError(
                    .limitExceeded, at: offset, tag: header.tag,
                    .tlvValueTooLong(length: length, limit: limits.maximumLength))
            }
            guard length <= body.count else {
                throw TLVError(.truncated, at: offset, tag: header.tag, .tlvValueCut(length: length, there: body.count))
            }
            content = body.prefix(length)
            total = header.headerLength + length
        } else {
            guard rules == .ber, header.tag.isConstructed else {
                throw TLVError(.indefiniteLength, at: offset, tag: header.tag)
            }
            content = try contentOfIndefiniteLength(body, tag: header.tag)
            total = header.headerLength + content.count + 2
        }
        let element = TLVElement(
            tag: header.tag, offset: offset, content: content, encoded: rest.prefix(total),
            hasIndefiniteLength: header.contentLength == nil, depth: depth, origin: origin)
        guard rules != .der || element.isDistinguished else {
            throw TLVError(.invalidLength, at: offset, tag: header.tag, .tlvLengthNotMinimal, kind: .lengthNotMinimal)
        }
        rest = rest.dropFirst(total)
        count += 1
        return element
    }

    /// Reads the next data object, which must have this tag.
    ///
    /// - Throws: `TLVError` with code `unexpectedTag` for another tag, `truncated` at the end; the cursor then stays
    ///   where it was.
    @usableFromInline
    package mutating func read(_ tag: TLVTag) throws(TLVError) -> TLVElement {
        guard let next = try peekTag() else {
            throw TLVError(.truncated, at: offset, tag: tag, .tlvObjectMissing, kind: .missing)
        }
        guard next == tag else {
            throw TLVError(.unexpectedTag, at: offset, tag: next, .tlvOtherTag(tag: tag))
        }
        return try read()
    }

    /// Reads the next data object if it has this tag, otherwise nothing.
    ///
    /// - Throws: `TLVError` where the next data object is damaged.
    @usableFromInline
    package mutating func readOptional(_ tag: TLVTag) throws(TLVError) -> TLVElement? {
        try peekTag() == tag ? try read() : nil
    }

    /// Passes over octets that are no data object, or over what there is of them: the count of unused bits in a BIT
    /// STRING.
    @usableFromInline
    package mutating func skip(_ octets: Int) { rest = rest.dropFirst(max(0, octets)) }

    /// What is there of the next data object, where it is a constructed one of definite length that announces more
    /// octets than are left; nil for any other. For those who show damaged octets; the cursor stays where it was.
    package func cutElement() -> TLVElement? {
        guard let header = try? TLVHeader.parse(rest, origin: origin), header.tag.isConstructed,
            let length = header.contentLength, length <= limits.maximumLength
        else { return nil }
        let body = rest.dropFirst(header.headerLength)
        guard length > body.count else { return nil }
        return TLVElement(
            tag: header.tag, offset: offset, content: body, encoded: rest, hasIndefiniteLength: false, depth: depth,
            origin: origin)
    }

    /// Whether octets, of which there are some, end before the length of the data object is reached that they begin
    /// with. Octets that begin with no header of one are not cut, nor is one whose indefinite length the rules refuse.
    package static func isCut(_ octets: [UInt8], rules: TLVRules) -> Bool {
        guard !octets.isEmpty else { return false }
        do throws(TLVError) {
            if let length = try TLVHeader.parse(octets).totalLength { return length > octets.count }
            var cursor = TLVCursor(octets, rules: rules)
            _ = try cursor.read()
            return false
        } catch {
            return error.code == .truncated || error.code == .missingEndOfContents
        }
    }

    /// Confirms that nothing follows.
    ///
    /// - Throws: `TLVError` with code `trailingBytes`.
    @usableFromInline
    package func end() throws(TLVError) {
        guard rest.isEmpty else {
            throw TLVError(.trailingBytes, at: offset, .tlvOctetsFollow(count: rest.count))
        }
    }

    /// A cursor over the value of a data object that this cursor, or one beneath it, has read.
    ///
    /// - Throws: `TLVError` with code `limitExceeded` where the nesting is too deep. That the tag is constructed is not
    ///   demanded: some templates of the standards have primitive tags.
    @usableFromInline
    package func children(of element: TLVElement) throws(TLVError) -> TLVCursor {
        guard element.depth + 1 < limits.maximumDepth else {
            throw TLVError(
                .limitExceeded, at: element.offset, tag: element.tag, .tlvTooDeep(limit: limits.maximumDepth))
        }
        return TLVCursor(
            rest: element.content, origin: element.origin, depth: element.depth + 1, limits: limits,
            rules: rules)
    }

    /// The octets up to the end-of-contents octets of this level (ISO/IEC 8825-1, 8.1.3.6).
    private func contentOfIndefiniteLength(_ body: ArraySlice<UInt8>, tag: TLVTag) throws(TLVError) -> ArraySlice<UInt8>
    {
        var scan = body
        var open = 1
        while true {
            guard scan.count >= 2 else {
                throw TLVError(.missingEndOfContents, at: offset, tag: tag)
            }
            if scan.starts(with: [0, 0]) {
                open -= 1
                if open == 0 { break }
                scan = scan.dropFirst(2)
                continue
            }
            let header = try TLVHeader.parse(scan, origin: origin)
            scan = scan.dropFirst(header.headerLength)
            if let length = header.contentLength {
                guard length <= scan.count else {
                    throw TLVError(
                        .truncated, at: scan.startIndex - origin, tag: header.tag,
                        .tlvValueCut(length: length, there: scan.count))
                }
                scan = scan.dropFirst(length)
            } else {
                open += 1
                guard depth + open <= limits.maximumDepth else {
                    throw TLVError(
                        .limitExceeded, at: scan.startIndex - origin, tag: header.tag,
                        .tlvTooDeep(limit: limits.maximumDepth))
                }
            }
        }
        let content = body[body.startIndex..<scan.startIndex]
        guard content.count <= limits.maximumLength else {
            throw TLVError(
                .limitExceeded, at: offset, tag: tag,
                .tlvValueTooLong(length: content.count, limit: limits.maximumLength))
        }
        return content
    }
}
