// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

/// An image of a description: one that is given, or a drawing of the project in some coding.
package struct ImageDescription: Sendable, Hashable {
    /// How an image is coded.
    package enum Format: String, CaseIterable, Sendable, Hashable {
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
    package var format: Format
    /// The image, at most 1 MiB; nil for a drawing.
    package var image: [UInt8]?

    /// A drawing, or this image.
    package init(format: Format = .jpeg, image: [UInt8]? = nil) {
        self.format = format
        self.image = image
    }
}

extension ImageDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [.value("format", \.format, .word), .optional("image", \.image, .image)]
    }

    /// The JSON Schema of one that is given, in any coding.
    fileprivate static var givenSchema: JSONValue {
        JSONSchema.object([
            ("format", JSONSchema.orNull(DescriptionKind<Format>.word.schema()), false),
            ("image", DescriptionKind<[UInt8]>.image.schema(), true),
        ])
    }

    /// The JSON Schema of a drawing, in a coding that there is of it.
    fileprivate static func drawnSchema(_ drawing: Drawing) -> JSONValue {
        JSONSchema.object([
            ("format", JSONSchema.orNull(DescriptionKind<Format>.word(of: drawing.formats).schema()), false),
            ("image", JSONSchema.null, false),
        ])
    }

    /// The drawing, as JPEG.
    init() { self.init(format: .jpeg) }
}

extension DescriptionKind<[ImageDescription]> {
    /// Images, one or a list: given ones, in base64 or as objects, or drawings in a coding that there is of them.
    static func images(of drawing: Drawing) -> Self {
        let image = DescriptionKind<ImageDescription>(
            schema: JSONSchema.any([
                JSONSchema.base64(atLeast: 4), DescribedPath.schema, ImageDescription.givenSchema,
                ImageDescription.drawnSchema(drawing),
            ]),
            write: \.json,
            read: { value in
                value.json.string != nil || value.json["path"] != nil
                    ? ImageDescription(image: try value.read(.image)) : try value.read(.object)
            })
        let kind = oneOrMore(of: image)
        return Self(
            schema: kind.schema(), write: kind.write,
            read: { value in
                let images = try value.read(kind)
                for image in images where image.image == nil && !drawing.formats.contains(image.format) {
                    throw SimulatorError(
                        .valueInvalid, member: value.place("format"),
                        .simulatorDrawing(formats: drawing.formats.map(\.rawValue)))
                }
                return images
            })
    }
}

extension DescriptionKind<ImageDescription> {
    /// The image of a page.
    static var page: Self {
        let kind = DescriptionKind<[ImageDescription]>.images(of: .page)
        return Self(
            schema: kind.schema(), write: \.json,
            read: { value in
                let images = try value.read(kind)
                guard let image = images.first, images.count == 1 else { throw value.invalid(.simulatorOneImage) }
                return image
            })
    }
}
