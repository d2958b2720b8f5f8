// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// EF.DG2: the encoded face (Doc 9303-10, 4.7.2): one or more biometric information templates with the portrait.
///
/// Images are kept as octets and never decoded here. That an image is there does not mean that it shows the holder:
/// compare the hash of `octets` first, then look.
public struct DataGroup2: Sendable, Hashable {
    /// The templates with what encloses them.
    package let content: BiometricTemplates<FaceData>
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset; `limitExceeded` for more than 255 templates or 256 images
    ///   in the file. Under the default profile wrong lengths and counts, missing templates and octets around an image
    ///   are tolerated and named in `deviations` (F-34, F-35); under `.strict` each of them is an error.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var decoder = BiometricTemplatesDecoder<FacialRecord, FaceImageDataBlock>(
            .dg2, instances: 1...9, profile: profile)
        content = try decoder.decode(octets)
        self.octets = octets
        deviations = decoder.context.deviations
    }

    /// A file with these templates, of which the standard allows one to nine.
    package init(templates: [BiometricInformationTemplate<FaceData>]) {
        content = BiometricTemplates(templates)
        octets = content.encoded(as: Self.tag)
        deviations = []
    }

    /// A file with a template for each of these data blocks, of which the standard allows one to nine, each with the
    /// header of its encoding.
    package init(faces: [FaceData]) {
        self.init(
            templates: faces.map { face in
                switch face {
                case .iso19794: BiometricInformationTemplate(header: .face, data: face)
                case .iso39794: BiometricInformationTemplate(header: .face39794, data: face)
                }
            })
    }

    /// A conformant file with one portrait in the encoding of ISO/IEC 19794-5: a template with the header of a face,
    /// and a record with this image alone.
    ///
    /// - Parameters:
    ///   - image: a whole JPEG or JPEG 2000 image; the stated coding follows from its signature, JPEG where it has
    ///     none.
    ///   - width: the width in pixels.
    ///   - height: the height in pixels.
    ///   - faceImageType: the kind of portrait.
    ///   - colourSpace: the colour space.
    ///   - information: what is said of the face; nothing by default.
    package init(
        image: [UInt8], width: UInt16, height: UInt16, faceImageType: FacialImage.FaceImageType = .fullFrontal,
        colourSpace: FacialImage.ColourSpace = .rgb24, information: FacialImage.Information = .init()
    ) {
        var imageInformation = FacialImage.ImageInformation()
        imageInformation.faceImageTypeCode = faceImageType.rawValue
        let isJPEG2000 = [.jpeg2000, .jpeg2000Codestream].contains(ImageFormat(signatureOf: image[...]))
        imageInformation.imageDataTypeCode = (isJPEG2000 ? FacialImage.ImageDataType.jpeg2000 : .jpeg).rawValue
        imageInformation.width = width
        imageInformation.height = height
        imageInformation.colourSpaceCode = colourSpace.rawValue
        let face = FacialImage(
            imageOctets: image, information: information, imageInformation: imageInformation)
        self.init(templates: [
            BiometricInformationTemplate(header: .face, data: .iso19794(FacialRecord(images: [face])))
        ])
    }

    /// How the templates are enclosed.
    package var enclosure: BiometricEnclosure { content.enclosure }
    /// The number of templates as it is stated (02), nil where it is not.
    public var statedInstanceCount: Int? { content.statedInstanceCount }
    /// The templates that are there; the first is the most recent that is internationally interoperable.
    package var templates: [BiometricInformationTemplate<FaceData>] { content.templates }

    /// The images of all templates in their order, whichever standard encodes them.
    public var images: [BiometricImage] { content.images }

    /// The images of all facial records of ISO/IEC 19794-5 in their order, with all that is said of them.
    package var faces: [FacialImage] {
        templates.flatMap { template in
            if case .iso19794(let record) = template.data { record.images } else { [FacialImage]() }
        }
    }

    /// Writes the fields again, the stated numbers and lengths of the facial records included, those of data objects in
    /// the fewest octets. Elements that the standard does not know, and octets after the file, are left out.
    package func encoded() -> [UInt8] { content.encoded(as: Self.tag) }

    private static let tag: TLVTag = 0x75
}
