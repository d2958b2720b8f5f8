// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// The images under Vectors/images, and what they must decode to.
enum SampleImages {
    /// A decoder by the helper of the tests, which waits as long as a busy machine makes it.
    static func decoder(_ limits: ImageLimits = .default) -> ImageDecoder {
        var limits = limits
        limits.wallSeconds = 1200
        return ImageDecoder(helper: BuildProducts.path(of: "EPassImageHelper"), limits: limits)
    }

    static func octets(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: EPassVectors.folder("images").appendingPathComponent(name)))
    }

    /// Every coded image of the folder.
    static var names: [String] {
        ["j2k", "jp2"].flatMap { EPassVectors.files(in: "images", external: nil, fileExtension: $0) }
            .map(\.lastPathComponent)
    }

    /// The points of a PPM or PGM file: 45 by 57, or 44 by 56.
    static func reference(_ name: String) throws -> PixelMap {
        let file = try octets(name)
        let colours = name.hasSuffix("ppm")
        let (width, height) = name.hasPrefix("even") ? (44, 56) : (45, 57)
        let count = width * height * (colours ? 3 : 1)
        return try #require(
            PixelMap(width: width, height: height, channels: colours ? .rgb : .grey, octets: Array(file.suffix(count))))
    }

    /// The mean difference of the samples of two images of one size.
    static func difference(_ left: PixelMap, _ right: PixelMap) throws -> Double {
        try #require(left.width == right.width && left.height == right.height && left.channels == right.channels)
        let sum = zip(left.octets, right.octets).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(left.octets.count)
    }

    static func format(_ octets: [UInt8]) -> ImageFormat { ImageFormat(signatureOf: octets[...]) }
}

/// The octets of hexadecimal digits, which the tests state themselves.
func bytes(_ text: String) -> [UInt8] {
    guard let value = octets(text) else {
        Issue.record("\(text) is no even number of hexadecimal digits.")
        return []
    }
    return value
}

/// The code of the error with which something ends; nil where it does not.
func errorCode(_ body: () async throws(ImageError) -> Void) async -> ImageError.Code? {
    do {
        try await body()
        return nil
    } catch {
        return error.code
    }
}

/// Makes JP2 files around codestreams (ISO/IEC 15444-1, Annex I).
enum JP2 {
    static func box(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
        number(contents.count + 8, 4) + Array(kind.utf8) + contents
    }

    static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// A file: the header box holds the image header, a colour specification by number, and more boxes.
    static func file(_ codestream: [UInt8], components: Int, bits: Int = 8, colour: Int, more: [UInt8] = []) -> [UInt8]
    {
        let header = number(57, 4) + number(45, 4) + number(components, 2) + [UInt8(bits - 1), 7, 0, 0]
        let specification: [UInt8] = [1, 0, 0] + number(colour, 4)
        return start + box("jp2h", box("ihdr", header) + box("colr", specification) + more) + box("jp2c", codestream)
    }

    static let start: [UInt8] =
        box("jP  ", [0x0D, 0x0A, 0x87, 0x0A]) + box("ftyp", Array("jp2 ".utf8) + [0, 0, 0, 0] + Array("jp2 ".utf8))

    /// Channel definitions: for each channel its number, type (0 colour, 1 opacity) and association.
    static func definitions(_ channels: [(type: Int, association: Int)]) -> [UInt8] {
        box(
            "cdef",
            number(channels.count, 2)
                + channels.enumerated().flatMap { number($0, 2) + number($1.type, 2) + number($1.association, 2) })
    }

    /// A palette of 256 colours for a component of 8 bits, with the mapping that applies it.
    static func palette(_ colour: (Int) -> [Int], channels: Int = 3) -> [UInt8] {
        let entries = (0..<256).flatMap { index in colour(index).map { UInt8(truncatingIfNeeded: $0) } }
        let mapping = (0..<channels).flatMap { channel -> [UInt8] in [0, 0, 1, UInt8(channel)] }
        return box("pclr", number(256, 2) + [UInt8(channels)] + Array(repeating: 7, count: channels) + entries)
            + box("cmap", mapping)
    }
}
