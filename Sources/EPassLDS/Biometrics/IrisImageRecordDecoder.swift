// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Decodes the iris image record in a biometric data block (ISO/IEC 19794-6:2005, 6.5).
///
/// The length of the data object is believed, the lengths inside only as far as they fit into it. Time is linear in the
/// octets.
struct IrisImageRecordDecoder {
    private let path: String
    private let content: ArraySlice<UInt8>
    private var cursor: FieldCursor
    private var imageCount = 0

    /// The data block without the tag and length around it.
    init(_ content: ArraySlice<UInt8>, path: String) {
        self.path = path
        self.content = content
        cursor = FieldCursor(content)
    }

    mutating func decode(_ context: inout DecodingContext) throws(LDSError) -> IrisImageRecord {
        let start = cursor.offset
        guard cursor.count >= IrisImageRecord.headerLength else {
            throw error(.truncated, context, at: start, .biometricIrisHeaderLength)
        }
        guard cursor.take(4).elementsEqual(IrisImageRecord.formatIdentifier) else {
            throw error(.invalidValue, context, at: start, .biometricIrisIdentifier)
        }
        let version = Array(cursor.take(4))
        guard version == IrisImageRecord.supportedVersion else {
            throw error(.unsupportedVersion, context, at: start + 4, .biometricIrisVersion)
        }
        let statedLength: UInt32 = cursor.number(4)
        if Int(statedLength) != content.count {
            try context.note(
                .irisRecordLength, path: path, at: start + 8,
                .biometricRecordLength(stated: Int(statedLength), there: content.count))
        }
        var header = IrisImageRecord.Header()
        header.captureDeviceID = cursor.number(2)
        let statedCount = cursor.octet()
        let headerLength: Int = cursor.number(2)
        guard headerLength == IrisImageRecord.headerLength else {
            throw error(.invalidValue, context, at: start + 15, .biometricStatedHeaderLength(stated: headerLength))
        }
        header.imagePropertiesMask = cursor.number(2)
        header.irisDiameter = cursor.number(2)
        header.imageFormatCode = cursor.number(2)
        header.width = cursor.number(2)
        header.height = cursor.number(2)
        header.intensityDepth = cursor.octet()
        header.transformationCode = cursor.octet()
        header.deviceIdentifier = Array(cursor.take(16))
        let features = try self.features(header, stated: Int(statedCount), &context)
        let padding = cursor.rest
        if !padding.isEmpty {
            try context.note(
                .paddingAfterImage, path: path, at: padding.startIndex,
                .biometricOctetsAfterLastImage(count: padding.count))
        }
        return IrisImageRecord(
            version: version, statedLength: statedLength, statedFeatureCount: statedCount, header: header,
            features: features, padding: padding)
    }

    private mutating func features(
        _ header: IrisImageRecord.Header, stated: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [IrisFeature] {
        var features: [IrisFeature] = []
        while features.isEmpty || features.count < stated {
            guard cursor.count >= IrisFeature.headerLength else {
                guard !features.isEmpty else {
                    throw error(.truncated, context, at: cursor.offset, .biometricEyeHeaderLength)
                }
                break
            }
            let offset = cursor.offset
            let eye = cursor.octet()
            let statedImages: UInt16 = cursor.number(2)
            let images = try self.images(header, stated: Int(statedImages), &context)
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
        guard imageCount > 0 else {
            throw error(.missingElement, context, at: cursor.offset, .biometricNoImage)
        }
        return features
    }

    private mutating func images(
        _ header: IrisImageRecord.Header, stated: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [IrisFeature.Image] {
        var images: [IrisFeature.Image] = []
        while images.count < stated, cursor.count >= IrisFeature.Image.headerLength {
            guard imageCount < IrisImageRecord.maximumImages else {
                throw error(
                    .limitExceeded, context, at: cursor.offset,
                    .biometricTooManyImages(limit: IrisImageRecord.maximumImages))
            }
            imageCount += 1
            images.append(try image(header, &context))
        }
        return images
    }

    private mutating func image(
        _ header: IrisImageRecord.Header, _ context: inout DecodingContext
    ) throws(LDSError) -> IrisFeature.Image {
        let number: UInt16 = cursor.number(2)
        let quality = cursor.octet()
        let angle: UInt16 = cursor.number(2)
        let uncertainty: UInt16 = cursor.number(2)
        let lengthOffset = cursor.offset
        let statedLength: UInt32 = cursor.number(4)
        if Int(statedLength) > cursor.count {
            try context.note(
                .irisImageLength, path: path, at: lengthOffset,
                .biometricImageLength(stated: Int(statedLength), there: cursor.count))
        }
        let block = cursor.take(min(Int(statedLength), cursor.count))
        let image = try self.image(block, header, &context)
        return IrisFeature.Image(
            number: number, quality: quality, rotationAngle: angle, rotationUncertainty: uncertainty,
            statedLength: statedLength, imageOctets: image, padding: block[image.endIndex...])
    }

    private func image(
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

    private func error(
        _ code: LDSError.Code, _ context: DecodingContext, at offset: Int, _ message: Message
    ) -> LDSError {
        LDSError(code, file: context.file, path: path, at: offset, message)
    }
}
