// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMessages

extension FaceDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .value("format", \.portrait.format, .word(of: [.jpeg, .jp2, .j2k])),
            .optional("image", \.portrait.image, .image), .value("encoding", \.encoding, .word),
            .value("details", \.hasDetails, .boolean),
        ]
    }
}

/// A picture of a finger or an eye, which may be given without a header that tells its size.
protocol SizedDescription: Described {
    var image: ImageDescription { get set }
    var width: Int? { get set }
    var height: Int? { get set }
    var encoding: BiometricEncoding { get set }
    /// The codings that its record or block has a code for.
    var formats: [ImageDescription.Format] { get }
}

extension SizedDescription {
    /// The members that fingers and eyes have in common. Which codings there are rests on the encoding, so that is read
    /// first.
    fileprivate static var imageMembers: [DescriptionMember<Self>] {
        [
            .value("encoding", \.encoding, .word),
            .given(
                "format", schema: DescriptionKind<ImageDescription.Format>.word.schema(),
                set: { picture, value in
                    picture.image.format = try value.read(.word(of: picture.formats))
                }, get: { $0.image.format == $1.image.format ? nil : .string($0.image.format.rawValue) }),
            .optional("image", \.image.image, .image), .optional("width", \.width, .points),
            .optional("height", \.height, .points),
        ]
    }

    /// A size, and only a size, where the points are given and nothing else; and a drawing where nothing is given.
    mutating func finish(_ object: DescriptionValue) throws {
        func fault(_ member: String, _ message: Message) -> SimulatorError {
            SimulatorError(.valueInvalid, member: object.place(member), message)
        }
        if image.format == .raw, let octets = image.image {
            guard let width, let height, width * height == octets.count else {
                throw fault("width", .simulatorRawImageLength)
            }
        } else if width != nil || height != nil {
            throw fault(width == nil ? "height" : "width", .simulatorSizeOfRawImage)
        }
        let drawn: [ImageDescription.Format] = [.raw, .jpeg, .png]
        guard image.image != nil || drawn.contains(image.format) else {
            throw fault(
                "format", .simulatorDrawings(formats: drawn.map(\.rawValue), format: image.format.rawValue))
        }
    }
}

extension FingerDescription: SizedDescription {
    /// ISO/IEC 39794-4 has no code for JPEG.
    var formats: [ImageDescription.Format] {
        ImageDescription.Format.allCases.filter { $0 != .jpeg || encoding == .iso19794 }
    }

    static var members: [DescriptionMember<Self>] {
        [
            // The fingers that a file of ISO/IEC 19794-4 can name, by their words.
            .value(
                "position", \.position, .one(of: (0...10).map { FingerPosition(rawValue: $0) }, by: { $0.label }))
        ] + imageMembers
    }
}

extension IrisDescription: SizedDescription {
    /// The edition of 2005 has no code for PNG, ISO/IEC 39794-6 none for JPEG, and neither knows WSQ.
    var formats: [ImageDescription.Format] {
        encoding == .iso19794 ? [.raw, .jpeg, .jp2, .j2k] : [.raw, .jp2, .j2k, .png]
    }

    static var members: [DescriptionMember<Self>] { [.value("eye", \.eye, .word)] + imageMembers }
}
