// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One eye of an iris image record with its images (ISO/IEC 19794-6:2005, 6.5.4).
package struct IrisFeature: Sendable, Hashable {
    /// One image of the eye (ISO/IEC 19794-6:2005, 6.5.5).
    package struct Image: Sendable, Hashable {
        /// The number of the image, from 1.
        package internal(set) var number: UInt16
        /// The quality from 1 to 100; 254 is undefined.
        package internal(set) var quality: UInt8
        /// The rotation of the eye as 65536 parts of a circle; FFFF is undefined.
        package internal(set) var rotationAngle: UInt16
        /// How uncertain the rotation is, as 65536 parts of half a circle; FFFF is undefined.
        package internal(set) var rotationUncertainty: UInt16
        /// The length of the image as it is stated, in octets.
        package internal(set) var statedLength: UInt32
        /// The image, whole and unchanged. Shares the storage of the file.
        package internal(set) var imageOctets: ArraySlice<UInt8>
        /// Octets between the end of a compressed image and the end of its block; empty in a conformant record.
        package internal(set) var padding: ArraySlice<UInt8>

        /// The octets of header and image.
        var length: Int { Self.headerLength + imageOctets.count + padding.count }

        static let headerLength = 11
    }

    /// The code of the eye: 0 undefined, 1 right, 2 left.
    package let eyeCode: UInt8
    /// The number of images as it is stated.
    package let statedImageCount: UInt16
    /// The images that are there, in their order.
    package let images: [Image]

    /// Which eye; undefined for a code the standard does not define.
    package var eye: BiometricImage.Eye {
        switch eyeCode {
        case 1: .right
        case 2: .left
        default: .undefined
        }
    }

    /// The octets of the eye's header and its images.
    var length: Int { images.reduce(Self.headerLength) { $0 + $1.length } }

    func write(to octets: inout OctetWriter) {
        octets.bytes.append(eyeCode)
        octets.append(statedImageCount, octets: 2)
        for image in images {
            octets.append(image)
            octets.bytes += image.imageOctets
            octets.bytes += image.padding
        }
    }

    static let headerLength = 3
}

extension IrisFeature {
    /// A conformant eye: the stated number is computed.
    package init(eye: BiometricImage.Eye, images: [Image]) {
        let code: UInt8 =
            switch eye {
            case .undefined: 0
            case .right: 1
            case .left: 2
            }
        self.init(eyeCode: code, statedImageCount: UInt16(truncatingIfNeeded: images.count), images: images)
    }
}

extension IrisFeature.Image: OctetFields {
    /// A conformant image: the stated length is computed.
    package init(
        number: UInt16 = 1, quality: UInt8 = 254, rotationAngle: UInt16 = .max, rotationUncertainty: UInt16 = .max,
        imageOctets: [UInt8]
    ) {
        self.init(
            number: number, quality: quality, rotationAngle: rotationAngle,
            rotationUncertainty: rotationUncertainty, statedLength: UInt32(truncatingIfNeeded: imageOctets.count),
            imageOctets: imageOctets[...], padding: [])
    }

    mutating func fields(_ coder: inout some OctetCoder) {
        coder.number(&number)
        coder.number(&quality)
        coder.number(&rotationAngle)
        coder.number(&rotationUncertainty)
        coder.number(&statedLength)
    }
}

extension IrisImageRecord {
    /// The images of all eyes in their order, with the size that the header states.
    package var images: [BiometricImage] {
        let isColour = [.colourRaw, .colourJPEG, .colourJPEGLS, .colourJPEG2000].contains(format)
        let isRaw = format == .greyRaw || format == .colourRaw
        let layout = BiometricImage.RawLayout(
            bitsPerSample: header.bitsPerSample, channels: isColour ? 3 : 1)
        return features.flatMap { feature in
            feature.images.map { image in
                BiometricImage(
                    subject: .iris(feature.eye), format: format(of: image), octets: image.imageOctets,
                    width: header.width == 0 ? nil : Int(header.width),
                    height: header.height == 0 ? nil : Int(header.height), rawLayout: isRaw ? layout : nil)
            }
        }
    }

    /// JPEG-LS begins as JPEG does and is another coding: it has no name here.
    private func format(of image: IrisFeature.Image) -> ImageFormat {
        switch format {
        case .greyRaw, .colourRaw: .raw
        case .greyJPEGLS, .colourJPEGLS: .unknown
        default: ImageFormat(signatureOf: image.imageOctets)
        }
    }
}
