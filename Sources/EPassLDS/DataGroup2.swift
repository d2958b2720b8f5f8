// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// EF.DG2: the encoded face (Doc 9303-10, 4.7.2): one or more biometric information templates with the portrait.
///
/// Images are kept as octets and never decoded here. That an image is there does not mean that it shows the holder: compare the
/// hash of `octets` first, then look.
public struct DataGroup2: Sendable, Hashable {
    /// How the templates are enclosed.
    public enum Enclosure: Sendable, Hashable {
        /// By a group template (7F61), as the standard demands.
        case groupTemplate
        /// One template (7F60) without the group around it (F-34).
        case singleTemplate
        /// A data block (5F2E or 7F2E) without any template (F-34).
        case dataBlock
        /// A facial record without any data object around it (F-34).
        case bareRecord
    }

    /// How the templates are enclosed.
    public let enclosure: Enclosure
    /// The number of templates as it is stated (02), nil where it is not.
    public let statedInstanceCount: Int?
    /// The templates that are there; the first is the most recent that is internationally interoperable.
    public let templates: [BiometricInformationTemplate]
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` with the element and the offset. Under the default profile wrong lengths and counts, missing templates and
    ///   octets around an image are tolerated and named in `deviations` (F-34, F-35); under `.strict` each of them is an error.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var decoder = DataGroup2Decoder(profile: profile)
        self = try decoder.decode(octets)
    }

    /// A file with these templates, of which the standard allows one to nine.
    public init(templates: [BiometricInformationTemplate]) {
        self.init(
            enclosure: .groupTemplate, statedInstanceCount: templates.count, templates: templates, octets: nil,
            deviations: [])
    }

    /// A conformant file with one portrait: a template with the header of a face, and a record with this image alone.
    ///
    /// - Parameters:
    ///   - image: a whole JPEG or JPEG 2000 image; the stated coding follows from its signature, JPEG where it has none.
    ///   - width: the width in pixels.
    ///   - height: the height in pixels.
    ///   - faceImageType: the kind of portrait.
    ///   - colourSpace: the colour space.
    ///   - information: what is said of the face; nothing by default.
    public init(
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
            BiometricInformationTemplate(header: .face, data: .facialRecord(FacialRecord(images: [face])))
        ])
    }

    init(
        enclosure: Enclosure, statedInstanceCount: Int?, templates: [BiometricInformationTemplate], octets: [UInt8]?,
        deviations: [LDSDeviation]
    ) {
        self.enclosure = enclosure
        self.statedInstanceCount = statedInstanceCount
        self.templates = templates
        self.octets = octets ?? Self.encode(enclosure, statedInstanceCount, templates)
        self.deviations = deviations
    }

    /// The images of all facial records in their order; none for data of ISO/IEC 39794-5.
    public var faces: [FacialImage] {
        templates.flatMap { template in
            if case .facialRecord(let record) = template.data { record.images } else { [FacialImage]() }
        }
    }

    /// Writes the fields again, the stated numbers and lengths of the facial records included, those of data objects in the fewest octets.
    /// Elements that the standard does not know, and octets after the file, are left out.
    public func encoded() -> [UInt8] { Self.encode(enclosure, statedInstanceCount, templates) }

    private static func encode(
        _ enclosure: Enclosure, _ count: Int?, _ templates: [BiometricInformationTemplate]
    ) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(0x75) { file in
            switch enclosure {
            case .groupTemplate:
                file.append(0x7F61) { group in
                    if let count { group.append(0x02, [UInt8(truncatingIfNeeded: count)]) }
                    for template in templates { template.write(to: &group) }
                }
            case .singleTemplate: for template in templates { template.write(to: &file) }
            case .dataBlock: for template in templates { template.data.write(to: &file) }
            case .bareRecord:
                for case .facialRecord(let record) in templates.map(\.data) { file.append(encoded: record.encoded()) }
            }
        }
        return writer.bytes
    }
}
