// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// What a decoder carries along: the file, the profile, and the deviations met so far, each once, in the order in which
/// they were met.
struct DecodingContext {
    /// The file that is decoded; nil in LDS2, where each note names its own.
    let file: LDSFile?
    let profile: DecodingProfile
    private(set) var deviations: [LDSDeviation] = []
    private var imageCount = 0

    /// The most images of one file, whatever they stand in. A data group has nine templates (Doc 9303-10, Tables 42 and
    /// 58), DG3 and DG4 at most 255; a field of a few octets is an image to a decoder, and each costs many times that.
    static let maximumImages = 256

    init(_ file: LDSFile?, _ profile: DecodingProfile) {
        self.file = file
        self.profile = profile
    }

    init(_ profile: DecodingProfile) { self.init(nil, profile) }

    /// Records a deviation, or refuses it where the profile does. The texts are made for an error only: a hostile file
    /// may hold thousands of them.
    mutating func note(
        _ deviation: LDSDeviation, file lds2File: LDS2File? = nil, path: @autoclosure () -> String = "",
        at offset: Int, _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        guard profile.tolerated.contains(deviation) else {
            throw LDSError(
                .deviationRefused, file: file, lds2File: lds2File, path: path(), at: offset, deviation: deviation,
                .ldsDeviationRefused(what: message(), deviation: deviation.message))
        }
        if !deviations.contains(deviation) { deviations.append(deviation) }
    }

    /// Records a deviation of a template as a whole.
    mutating func note(
        _ deviation: LDSDeviation, path: TLVPath, at offset: Int, _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        try note(deviation, path: path.text("/"), at: offset, message())
    }

    /// Records an element that the standard does not define at this place.
    mutating func noteUnknown(_ element: TLVElement, in template: Template) throws(LDSError) {
        try note(
            .unknownElement, path: template.path(element.tag), at: element.offset, .ldsUnknownElement(tag: element.tag))
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
        of octets: [UInt8], limits: TLVLimits = .default, rules: TLVRules = .definite
    ) throws(LDSError) -> Template {
        guard let file, let tag = file.tag else {
            throw LDSError(.unexpectedTag, file: file, .ldsNoOuterTag)
        }
        var files = Template(file, TLVCursor(octets, limits: limits, rules: rules))
        // Told from the octets alone: under another tag even the length may make no sense.
        guard octets.isEmpty || octets.starts(with: tag.octets) else {
            throw files.error(.unexpectedTag, tag, at: 0, .ldsOuterTag(tag: tag))
        }
        let element = try files.read(tag)
        if !files.isAtEnd {
            try note(.trailingOctets, at: files.offset, .ldsOctetsFollow(count: octets.count - files.offset))
        }
        return try files.members(of: element, at: .root)
    }

    /// Notes everything left in a template as unknown, having walked over it.
    mutating func skipRest(of template: inout Template) throws(LDSError) {
        while !template.isAtEnd { try noteUnknown(template.next(), in: template) }
    }
}
