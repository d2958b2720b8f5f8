// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The way to a data object from the outermost one, put together as a text for errors only.
@usableFromInline
package indirect enum TLVPath: Sendable {
    /// The outermost place, which has no name.
    case root
    /// A data object inside another, named by its tag.
    case tag(TLVPath, TLVTag)
    /// A data object inside another, by the name that a standard gives it.
    case name(TLVPath, String)

    /// The way further in, by a name where there is one.
    @inlinable
    package func inside(_ name: String, _ tag: TLVTag) -> TLVPath {
        name.isEmpty ? .tag(self, tag) : .name(self, name)
    }

    /// The names one after the other: `7F61/7F60/A1`, `tbsCertificate.extensions`.
    package func text(_ separator: String) -> String {
        switch self {
        case .root: ""
        case .tag(let parent, let tag): parent.text(separator, then: tag.description)
        case .name(let parent, let name): parent.text(separator, then: name)
        }
    }

    private func text(_ separator: String, then name: String) -> String {
        if case .root = self { return name }
        return text(separator) + separator + name
    }
}

/// Who reads: makes of a fault of the encoding the error of the target that reads, with what it knows of the octets
/// (which file they are, say).
@usableFromInline
package protocol TLVOrigin: Sendable {
    associatedtype Failure: Error

    /// The error for a fault.
    ///
    /// - Parameters:
    ///   - error: what is wrong, and where; its `tag` is the one that stands there, where one could be read.
    ///   - expected: the tag that was asked for, nil where any would have done.
    ///   - path: the way to the data object concerned, by the name that the caller gave or else by its tag; where there
    ///     is neither, and for what follows the last one, the way to the template.
    func failure(_ error: TLVError, expecting expected: TLVTag?, at path: TLVPath) -> Failure
}

/// A cursor over the value of one data object, which knows its place and throws the errors of the target that reads.
///
/// Every error has the position in octets from the beginning of the whole. A name that is not given is the tag's. Other
/// targets compile the methods for their own origin: of what is `package`, only what is usable from inlinable code
/// besides gets that far.
@usableFromInline
package struct TLVReader<Origin: TLVOrigin>: Sendable {
    /// What errors name besides the place.
    @usableFromInline package let origin: Origin
    /// The way to the data object over whose value this reads.
    @usableFromInline package let path: TLVPath
    /// The data object over whose value this reads; nil over whole files.
    @usableFromInline package let element: TLVElement?
    /// What reads; for those who go on with another origin or under other rules.
    @usableFromInline package var cursor: TLVCursor

    /// A reader that goes on where a cursor stands.
    @inlinable
    package init(_ origin: Origin, _ cursor: TLVCursor, at path: TLVPath = .root, element: TLVElement? = nil) {
        self.origin = origin
        self.cursor = cursor
        self.path = path
        self.element = element
    }

    /// Whether all octets were read.
    @inlinable
    package var isAtEnd: Bool { cursor.isAtEnd }
    /// The position of the next octet, from the beginning of the whole.
    @inlinable
    package var offset: Int { cursor.offset }
    /// The octets not yet read.
    @inlinable
    package var remaining: ArraySlice<UInt8> { cursor.remaining }

    /// Passes over octets that are no data object, or over what there is of them.
    @inlinable
    package mutating func skip(_ octets: Int) { cursor.skip(octets) }

    /// The tag of the next data object, or nil at the end.
    @inlinable
    package func peek(_ name: String = "") throws(Origin.Failure) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw failure(error, nil, name) }
    }

    /// The next data object, whatever its tag.
    @inlinable
    package mutating func next(_ name: String = "") throws(Origin.Failure) -> TLVElement {
        do throws(TLVError) { return try cursor.read() } catch { throw failure(error, nil, name) }
    }

    /// The next data object, which must have this tag.
    @inlinable
    package mutating func read(_ tag: TLVTag, _ name: String = "") throws(Origin.Failure) -> TLVElement {
        do throws(TLVError) { return try cursor.read(tag) } catch { throw failure(error, tag, name) }
    }

    /// The next data object if it has this tag, otherwise nothing.
    @inlinable
    package mutating func optional(_ tag: TLVTag, _ name: String = "") throws(Origin.Failure) -> TLVElement? {
        do throws(TLVError) { return try cursor.readOptional(tag) } catch { throw failure(error, tag, name) }
    }

    /// A reader over the value of a data object that this one gave.
    @inlinable
    package func members(of element: TLVElement, _ name: String = "") throws(Origin.Failure) -> TLVReader {
        try members(of: element, at: path.inside(name, element.tag))
    }

    /// A reader over the value of a data object that this one gave, under a path of the caller's.
    @inlinable
    package func members(of element: TLVElement, at path: TLVPath) throws(Origin.Failure) -> TLVReader {
        do throws(TLVError) {
            return TLVReader(origin, try cursor.children(of: element), at: path, element: element)
        } catch { throw origin.failure(error, expecting: nil, at: path) }
    }

    /// A reader over the value of the next data object, which must have this tag.
    @inlinable
    package mutating func template(_ tag: TLVTag, _ name: String = "") throws(Origin.Failure) -> TLVReader {
        try members(of: try read(tag, name), name)
    }

    /// Confirms that nothing follows.
    @inlinable
    package func end() throws(Origin.Failure) {
        do throws(TLVError) { try cursor.end() } catch { throw failure(error, nil, "", path) }
    }

    /// The error for a fault of what stands here, or should.
    @usableFromInline
    @inline(never)
    func failure(
        _ error: TLVError, _ expected: TLVTag?, _ name: String, _ place: TLVPath? = nil
    ) -> Origin.Failure {
        let inner: TLVPath? = name.isEmpty ? (expected ?? error.tag).map { .tag(path, $0) } : .name(path, name)
        return origin.failure(error, expecting: expected, at: place ?? inner ?? path)
    }
}
