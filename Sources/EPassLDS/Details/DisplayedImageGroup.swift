// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// What the images of a data group show: ``DisplayedPortrait`` or ``DisplayedSignature``.
public protocol DisplayedImageKind: Sendable, Hashable {
    /// Where such images stand. It is opaque: other places cannot be defined.
    static var place: DisplayedImagePlace { get }
}

/// Where the images of one kind stand, and what they show.
public struct DisplayedImagePlace: Sendable {
    /// The data group.
    let dataGroup: DataGroupNumber
    /// The tag of one image, as the number that its octets spell.
    let imageTag: UInt32
    /// What the images show.
    let subject: BiometricImage.Subject
}

/// The holder's portrait as it is displayed (5F40).
public enum DisplayedPortrait: DisplayedImageKind {
    /// 5F40 in DG5.
    public static let place = DisplayedImagePlace(dataGroup: .dg5, imageTag: 0x5F40, subject: .portrait)
}

/// The holder's signature, or a mark that stands for it, as it is displayed (5F43).
public enum DisplayedSignature: DisplayedImageKind {
    /// 5F43 in DG7.
    public static let place = DisplayedImagePlace(dataGroup: .dg7, imageTag: 0x5F43, subject: .signature)
}

/// EF.DG5: the displayed portrait (Doc 9303-10, 4.7.5).
public typealias DataGroup5 = DisplayedImageGroup<DisplayedPortrait>

/// EF.DG7: the displayed signature or usual mark (Doc 9303-10, 4.7.7).
public typealias DataGroup7 = DisplayedImageGroup<DisplayedSignature>

/// EF.DG5 and EF.DG7: one to nine images for people to look at (Doc 9303-10, Tables 58 and 62).
///
/// The images are not decoded here. Success says that the structure is right and what the images begin with, not that
/// they can be shown.
public struct DisplayedImageGroup<Kind: DisplayedImageKind>: Sendable, Hashable {
    /// The number of images as it is stated (02), nil where it is not.
    package let statedCount: Int?
    /// The images in the order of the file.
    package let displayedImages: [DisplayedImage]
    /// The file as it was read, or as it is written.
    public private(set) var octets: [UInt8] = []
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset; `missingElement` where there is no image, `limitExceeded`
    ///   for more than 256. Under `.strict` also for another number of images than stated or than one to nine, for
    ///   images that are neither JPEG nor JPEG 2000 in its file format, and for unknown elements.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(Kind.place.dataGroup), profile)
        var template = try context.outermost(of: octets)
        let tag = TLVTag(Kind.place.imageTag)
        let stated = try template.statedCount()
        var images: [DisplayedImage] = []
        while !template.isAtEnd {
            let element = try template.next()
            guard element.tag == tag else {
                try context.noteUnknown(element, in: template)
                continue
            }
            if element.content.isEmpty { try context.noteEmpty(element, in: template) }
            try context.countImages(1, path: template.path(tag), at: element.offset)
            images.append(try context.image(element, in: template))
        }
        try template.demand(!images.isEmpty, .missingElement, tag, at: template.offset, .ldsNoImage)
        try context.noteCount(stated: stated, there: images.count, most: 9, in: template)
        statedCount = stated
        displayedImages = images
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with these images, of which the standard allows one to nine.
    package init(displayedImages: [DisplayedImage]) {
        statedCount = displayedImages.count
        self.displayedImages = displayedImages
        deviations = []
        octets = encoded()
    }

    /// Writes the file again, with lengths in the fewest octets. Unknown elements, and octets after the file, are left
    /// out.
    package func encoded() -> [UInt8] {
        TLVWriter.encode(Kind.place.dataGroup, count: statedCount) { file in
            for image in displayedImages { file.append(TLVTag(Kind.place.imageTag), image.octets) }
        }
    }
}
