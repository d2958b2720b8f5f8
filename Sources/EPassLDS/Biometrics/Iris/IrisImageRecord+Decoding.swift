// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension IrisImageRecord: DecodableRecord {
    /// Rectilinear and polar images.
    static let formatTypes: [UInt16] = [0x0009, 0x000B]
    static let recordFormat = BiometricRecordFormat(
        identifier: [0x49, 0x49, 0x52, 0x00], headerLength: headerLength, lengthOctets: 4,
        lengthDeviation: .irisRecordLength, tooShort: .biometricIrisHeaderLength,
        otherIdentifier: .biometricIrisIdentifier, otherVersion: .biometricIrisVersion)

    /// ISO/IEC 19794-6:2005, 6.5.
    init(_ reader: inout BiometricRecordReader, _ context: inout DecodingContext) throws(LDSError) {
        let (version, statedLength) = try reader.begin(Self.recordFormat, &context)
        var header = Header()
        var count: UInt8 = 0
        var length: UInt16 = 0
        header.fields(&reader.octets, eyes: &count, length: &length)
        try reader.demand(
            length == Self.headerLength, .invalidValue, context, at: reader.content.startIndex + 15,
            .biometricStatedHeaderLength(stated: Int(length)))
        header.deviceIdentifier = Array(reader.octets.take(16))
        let features = try reader.features(header, stated: Int(count), &context)
        self.init(
            version: version, statedLength: UInt32(truncatingIfNeeded: statedLength), statedFeatureCount: count,
            header: header, features: features,
            padding: try reader.padding(&context) { .biometricOctetsAfterLastImage(count: $0) })
    }
}

extension BiometricRecordReader {
    fileprivate mutating func features(
        _ header: IrisImageRecord.Header, stated: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [IrisFeature] {
        var features: [IrisFeature] = []
        var imageCount = 0
        while features.isEmpty || features.count < stated,
            try hasNext(
                after: features.count, headerLength: IrisFeature.headerLength, context, .biometricEyeHeaderLength)
        {
            let offset = octets.offset
            let eye: UInt8 = octets.number()
            let statedImages: UInt16 = octets.number()
            let images = try irisImages(header, stated: Int(statedImages), before: imageCount, &context)
            imageCount += images.count
            if images.count != Int(statedImages) {
                try context.note(
                    .irisCount, path: path, at: offset + 1,
                    .biometricEyeImageCount(stated: Int(statedImages), there: images.count))
            }
            features.append(IrisFeature(eyeCode: eye, statedImageCount: statedImages, images: images))
        }
        if features.count != stated {
            try context.note(
                .irisCount, path: path, at: content.startIndex + 14,
                .biometricEyeCount(stated: stated, there: features.count))
        }
        try demand(imageCount > 0, .missingElement, context, at: octets.offset, .biometricNoImage)
        return features
    }

    private mutating func irisImages(
        _ header: IrisImageRecord.Header, stated: Int, before: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [IrisFeature.Image] {
        var images: [IrisFeature.Image] = []
        while images.count < stated, octets.count >= IrisFeature.Image.headerLength {
            try demand(
                before + images.count < DecodingContext.maximumImages, .limitExceeded, context, at: octets.offset,
                .biometricTooManyImages(limit: DecodingContext.maximumImages))
            images.append(try irisImage(header, &context))
        }
        return images
    }

    private mutating func irisImage(
        _ header: IrisImageRecord.Header, _ context: inout DecodingContext
    ) throws(LDSError) -> IrisFeature.Image {
        var image = IrisFeature.Image(imageOctets: [])
        image.fields(&octets)
        let length = Int(image.statedLength)
        if length > octets.count {
            try context.note(
                .irisImageLength, path: path, at: octets.offset - 4,
                .biometricImageLength(stated: length, there: octets.count))
        }
        let block = octets.take(min(length, octets.count))
        image.imageOctets = try irisImage(block, header, &context)
        image.padding = block[image.imageOctets.endIndex...]
        return image
    }

    private func irisImage(
        _ octets: ArraySlice<UInt8>, _ header: IrisImageRecord.Header, _ context: inout DecodingContext
    ) throws(LDSError) -> ArraySlice<UInt8> {
        let reader = RecordImageReader(path: path)
        let points = Int(header.width) * Int(header.height)
        let format = IrisImageRecord.Format(rawValue: header.imageFormatCode)
        switch format {
        case .greyRaw, .colourRaw:
            let octetsPerSample = (header.bitsPerSample + 7) / 8
            let channels = format == .colourRaw ? 3 : 1
            return try reader.raw(octets, expected: points * channels * octetsPerSample, &context)
        case .greyJPEG, .colourJPEG, .greyJPEGLS, .colourJPEGLS:
            return try reader.compressed(octets, as: .jpeg, &context)
        case .greyJPEG2000, .colourJPEG2000: return try reader.compressed(octets, as: .jpeg2000, &context)
        case nil:
            throw error(
                .invalidValue, context, at: content.startIndex + 21,
                .biometricUnknownImageFormat(code: Int(header.imageFormatCode)))
        }
    }
}
