// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The data objects of a card-verifiable certificate, one after the other: fixed order, DER lengths (Doc 9303-12,
/// 7.2.3.1.7).
struct CardVerifiableFields {
    private var cursor: TLVCursor
    /// What these are the members of, in errors.
    let element: String

    private static let limits = TLVLimits(
        maximumDepth: 8, maximumElements: 128, maximumLength: CardVerifiableCertificate.maximumLength)

    init(_ octets: ArraySlice<UInt8>, _ element: String) {
        cursor = TLVCursor(octets, limits: Self.limits)
        self.element = element
    }

    private init(_ cursor: TLVCursor, _ element: String) {
        self.cursor = cursor
        self.element = element
    }

    var isAtEnd: Bool { cursor.isAtEnd }
    var offset: Int { cursor.offset }

    func path(_ name: String) -> String { element.isEmpty ? name : "\(element).\(name)" }

    /// The members of a data object that these fields have given out.
    func members(of parent: TLVElement, _ name: String) throws(TrustError) -> CardVerifiableFields {
        do throws(TLVError) {
            return CardVerifiableFields(try cursor.children(of: parent), path(name))
        } catch { throw Self.error(error, path(name)) }
    }

    func peekTag() throws(TrustError) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw Self.error(error, element) }
    }

    /// The next data object, which must have this tag.
    mutating func next(_ name: String, _ tag: TLVTag) throws(TrustError) -> TLVElement {
        guard let found = try peekTag() else {
            throw TrustError(
                .malformed, element: path(name), offset: offset, .cvcObjectMissing(tag: tag))
        }
        guard found == tag else {
            throw TrustError(
                .malformed, element: path(name), offset: offset, .cvcOtherObject(expected: tag, tag: found))
        }
        return try any(name)
    }

    /// The next data object if it has this tag.
    mutating func optional(_ name: String, _ tag: TLVTag) throws(TrustError) -> TLVElement? {
        try peekTag() == tag ? try any(name) : nil
    }

    /// The next data object, whatever its tag and however its length is written.
    mutating func lenient(_ name: String) throws(TrustError) -> TLVElement {
        do throws(TLVError) { return try cursor.read() } catch { throw Self.error(error, path(name)) }
    }

    /// The next data object, whatever its tag is.
    mutating func any(_ name: String) throws(TrustError) -> TLVElement {
        let next = try lenient(name)
        guard next.headerLength == next.tag.length + TLVWriter.length(next.content.count).count else {
            throw TrustError(
                .malformed, element: path(name), offset: next.offset, .cvcLengthNotMinimal)
        }
        return next
    }

    /// Nothing may follow.
    func finish() throws(TrustError) {
        guard let tag = try peekTag() else { return }
        throw TrustError(
            .malformed, element: element, offset: offset, .cvcObjectFollows(tag: tag))
    }

    private static func error(_ error: TLVError, _ element: String) -> TrustError {
        TrustError(
            error.code == .limitExceeded ? .limitExceeded : .malformed, element: element, offset: error.offset,
            error.inFull)
    }
}

extension TLVElement {
    /// An unsigned integer: at least one octet and no leading zero (Doc 9303-12, 7.2.3.1.1).
    func unsignedInteger(_ element: String) throws(TrustError) -> [UInt8] {
        guard let first = content.first else { throw malformed(element, .cvcNumberEmpty) }
        guard first != 0 || content.count == 1 else { throw malformed(element, .cvcNumberPadded) }
        return Array(content)
    }
}
