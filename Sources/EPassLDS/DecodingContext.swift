// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// What a decoder carries along: the file, the profile, and the deviations met so far, each once, in the order in which
/// they were met.
struct DecodingContext {
    let file: LDSFile
    let profile: DecodingProfile
    private(set) var deviations: [LDSDeviation] = []
    private var imageCount = 0

    /// The most images of one file, whatever they stand in. A data group has nine templates (Doc 9303-10, Tables 42 and
    /// 58), DG3 and DG4 at most 255; a field of a few octets is an image to a decoder, and each costs many times that.
    static let maximumImages = 256

    init(_ file: LDSFile, _ profile: DecodingProfile) {
        self.file = file
        self.profile = profile
    }

    /// Records a deviation, or refuses it where the profile does. The texts are made for an error only: a hostile file
    /// may hold thousands of them.
    mutating func note(
        _ deviation: LDSDeviation, path: @autoclosure () -> String = "", at offset: Int,
        _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        guard profile.tolerated.contains(deviation) else {
            throw LDSError(
                .deviationRefused, file: file, path: path(), at: offset, deviation: deviation,
                .ldsDeviationRefused(what: message(), deviation: deviation.message))
        }
        if !deviations.contains(deviation) { deviations.append(deviation) }
    }

    /// Adds to the images of the file.
    mutating func countImages(_ count: Int, path: @autoclosure () -> String, at offset: Int) throws(LDSError) {
        imageCount += count
        guard imageCount <= Self.maximumImages else {
            throw LDSError(
                .limitExceeded, file: file, path: path(), at: offset, .ldsTooManyImages(limit: Self.maximumImages))
        }
    }

    /// The outermost element of the file, with the file's own tag; what follows it is a deviation.
    mutating func outermost(
        of octets: [UInt8], limits: TLVLimits = .default, allowsIndefiniteLength: Bool = false
    ) throws(LDSError) -> Template {
        var files = Template(
            file: file, path: "",
            cursor: TLVCursor(octets, limits: limits, allowsIndefiniteLength: allowsIndefiniteLength))
        guard let tag = file.tag else {
            throw LDSError(.unexpectedTag, file: file, .ldsNoOuterTag)
        }
        // Told from the octets alone: under another tag even the length may make no sense.
        guard octets.isEmpty || octets.starts(with: tag.octets) else {
            throw files.error(.unexpectedTag, tag, at: 0, .ldsOuterTag(tag: tag))
        }
        let element = try files.read(tag)
        if !files.isAtEnd {
            try note(.trailingOctets, at: files.offset, .ldsOctetsFollow(count: octets.count - files.offset))
        }
        return try files.template(element)
    }

    /// Notes everything left in a template as unknown, having walked over it.
    mutating func skipRest(of template: inout Template) throws(LDSError) {
        while !template.isAtEnd {
            let element = try template.next()
            try note(
                .unknownElement, path: template.path(element.tag), at: element.offset,
                .ldsUnknownElement(tag: element.tag))
        }
    }
}

/// A cursor over the value of one data object, which knows its place in the file and turns TLV errors into errors of
/// this target.
struct Template {
    let file: LDSFile
    let path: String
    let element: TLVElement?
    private(set) var cursor: TLVCursor

    init(file: LDSFile, path: String, element: TLVElement? = nil, cursor: TLVCursor) {
        self.file = file
        self.path = path
        self.element = element
        self.cursor = cursor
    }

    var isAtEnd: Bool { cursor.isAtEnd }
    var offset: Int { cursor.offset }
    var remaining: ArraySlice<UInt8> { cursor.remaining }

    /// Passes over octets that are no data object.
    mutating func skip(_ octets: Int) { cursor.skip(octets) }

    mutating func next() throws(LDSError) -> TLVElement {
        do throws(TLVError) { return try cursor.read() } catch { throw failure(error) }
    }

    mutating func read(_ tag: TLVTag) throws(LDSError) -> TLVElement {
        guard !isAtEnd else {
            // An empty file was cut short; an empty template lacks its element.
            throw LDSError(
                path.isEmpty && element == nil ? .truncated : .missingElement, file: file, path: path(tag), at: offset,
                .ldsElementMissing(tag: tag))
        }
        do throws(TLVError) { return try cursor.read(tag) } catch { throw failure(error, expecting: tag) }
    }

    mutating func readOptional(_ tag: TLVTag) throws(LDSError) -> TLVElement? {
        do throws(TLVError) { return try cursor.readOptional(tag) } catch { throw failure(error, expecting: tag) }
    }

    func peek() throws(LDSError) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw failure(error) }
    }

    func template(_ element: TLVElement) throws(LDSError) -> Template {
        do throws(TLVError) {
            let isOutermost = path.isEmpty && self.element == nil
            return Template(
                file: file, path: isOutermost ? "" : path(element.tag), element: element,
                cursor: try cursor.children(of: element))
        } catch { throw failure(error) }
    }

    func path(_ tag: TLVTag) -> String { path.isEmpty ? tag.description : "\(path)/\(tag)" }

    func error(_ code: LDSError.Code, _ tag: TLVTag? = nil, at offset: Int, _ message: Message) -> LDSError {
        LDSError(code, file: file, path: tag.map { path($0) } ?? path, at: offset, message)
    }

    private func failure(_ error: TLVError, expecting tag: TLVTag? = nil) -> LDSError {
        LDSError(
            Self.code(for: error), file: file, path: (tag ?? error.tag).map { path($0) } ?? path, at: error.offset,
            Self.message(for: error, expecting: tag))
    }

    /// What a TLV error is said to be in this target, where an element of this tag was wanted.
    static func message(for error: TLVError, expecting tag: TLVTag?) -> Message {
        guard error.code == .unexpectedTag, let tag else { return .ldsStructureDamaged(why: error.message) }
        return error.tag.map { Message.ldsOtherElement(tag: tag, found: $0) } ?? .ldsElementExpected(tag: tag)
    }

    /// What a TLV error is called in this target.
    static func code(for error: TLVError) -> LDSError.Code {
        switch error.code {
        case .truncated, .missingEndOfContents: .truncated
        case .unexpectedTag: .unexpectedTag
        case .limitExceeded: .limitExceeded
        case .invalidTag, .invalidLength, .trailingBytes, .indefiniteLength: .invalidEncoding
        }
    }
}
