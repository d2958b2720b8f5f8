// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The members of a constructed data object, taken one after the other without a tree of them in memory. Lengths are
/// bounded by the caller's cursor; every failure names the element and its position.
struct TLVFields {
    private var cursor: TLVCursor
    /// What these are the members of, in errors.
    let element: String
    /// Whether every length so far was definite and as short as possible.
    private(set) var isDistinguished = true

    /// The data objects of the octets, at most `maximumElements` on each level.
    init(_ octets: [UInt8], _ element: String, maximumLength: Int, maximumElements: Int) {
        cursor = TLVCursor(
            octets, limits: TLVLimits(maximumDepth: 32, maximumElements: maximumElements, maximumLength: maximumLength),
            allowsIndefiniteLength: true)
        self.element = element
    }

    private init(_ cursor: TLVCursor, _ element: String) {
        self.cursor = cursor
        self.element = element
    }

    var isAtEnd: Bool { cursor.isAtEnd }
    /// The position of the next member, in octets from the beginning of the whole.
    var offset: Int { cursor.offset }
    /// The octets of the members that are left.
    var remaining: ArraySlice<UInt8> { cursor.remaining }

    /// The name of a member in errors.
    func path(_ name: String) -> String { name.isEmpty ? element : "\(element).\(name)" }

    /// The members of an element that these fields have given out.
    func members(of parent: TLVElement, _ element: String) throws(TrustError) -> TLVFields {
        do throws(TLVError) {
            return TLVFields(try cursor.children(of: parent), element)
        } catch { throw Self.error(error, element) }
    }

    mutating func next(_ name: String, _ tag: TLVTag? = nil) throws(TrustError) -> TLVElement {
        do throws(TLVError) {
            let next: TLVElement
            if let tag { next = try cursor.read(tag) } else { next = try cursor.read() }
            note(next)
            return next
        } catch { throw Self.error(error, path(name)) }
    }

    mutating func optional(_ tag: TLVTag) throws(TrustError) -> TLVElement? {
        do throws(TLVError) {
            let next = try cursor.readOptional(tag)
            if let next { note(next) }
            return next
        } catch { throw Self.error(error, element) }
    }

    func peekTag() throws(TrustError) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw Self.error(error, element) }
    }

    func finish() throws(TrustError) {
        do throws(TLVError) { try cursor.end() } catch { throw Self.error(error, element) }
    }

    private mutating func note(_ next: TLVElement) {
        var lengthOctets = 1
        if next.content.count >= 0x80 {
            var rest = next.content.count
            while rest > 0 {
                lengthOctets += 1
                rest >>= 8
            }
        }
        if next.hasIndefiniteLength || next.headerLength != next.tag.length + lengthOctets { isDistinguished = false }
    }

    private static func error(_ error: TLVError, _ element: String) -> TrustError {
        TrustError(
            error.code == .limitExceeded ? .limitExceeded : .malformed, element: element, offset: error.offset,
            error.inFull)
    }
}

extension TLVError {
    /// The message with the position, and the tag where one was read.
    var inFull: Message {
        .asn1OctetsAt(
            offset: offset, tag: tag?.description ?? "", hasTag: tag == nil ? "no" : "yes", error: message)
    }
}

extension TLVElement {
    func malformed(_ element: String, _ message: Message) -> TrustError {
        TrustError(.malformed, element: element, offset: offset, message)
    }

    /// A UTCTime or a GeneralizedTime.
    func time(_ element: String) throws(TrustError) -> Timestamp {
        let time: Timestamp? =
            switch tag {
            case 0x17: Timestamp(utcTime: content)
            case 0x18: Timestamp(generalizedTime: content)
            default: nil
            }
        guard let time else { throw malformed(element, .asn1TimeMalformed) }
        return time
    }
}
