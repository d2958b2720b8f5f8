// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// An image of a description: one that is given, or a drawing of the project in some coding.
public struct ImageDescription: Sendable, Hashable {
    /// How an image is coded.
    public enum Format: String, CaseIterable, Sendable, Hashable {
        /// JPEG.
        case jpeg
        /// JPEG 2000 in its file format.
        case jp2
        /// The codestream of JPEG 2000 alone.
        case j2k
        /// PNG.
        case png
        /// WSQ; there is no drawing in it.
        case wsq
        /// Grey points of eight bits without compression.
        case raw
    }

    /// The coding of the drawing, or of the image where that is given.
    public var format: Format
    /// The image, at most 1 MiB; nil for a drawing.
    public var image: [UInt8]?

    /// A drawing, or this image.
    public init(format: Format = .jpeg, image: [UInt8]? = nil) {
        self.format = format
        self.image = image
    }
}

/// An image as it stands in JSON: base64, or an object with `format` or `image`.
struct ImageMembers: Decodable {
    let description: ImageDescription

    private enum Key: String, CodingKey, CaseIterable {
        case format
        case image
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            description = ImageDescription(
                image: try DescriptionMember.image(text, member: DescriptionMember.path(decoder.codingPath)))
            return
        }
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        description = ImageDescription(
            format: try members.decodeIfPresent(forKey: .format) ?? .jpeg, image: try members.image(forKey: .image))
    }
}

extension KeyedDecodingContainer {
    /// Images, one or a list: given ones, or drawings in a coding that there is of them.
    func images(of drawing: Drawing, forKey key: Key) throws -> [ImageDescription]? {
        let images = try oneOrMore(ImageMembers.self, forKey: key)?.map(\.description)
        for image in images ?? [] where image.image == nil && !drawing.formats.contains(image.format) {
            throw SimulatorError(
                .valueInvalid, member: path(key) + ".format",
                .simulatorDrawing(formats: drawing.formats.map(\.rawValue)))
        }
        return images
    }

    /// The image of a page.
    func page(forKey key: Key) throws -> ImageDescription? {
        let images = try images(of: .page, forKey: key)
        guard images?.count ?? 1 == 1 else { throw invalid(key, .simulatorOneImage) }
        return images?.first
    }
}
