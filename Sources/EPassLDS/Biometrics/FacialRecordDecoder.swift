// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Decodes the facial record in a biometric data block (ISO/IEC 19794-5:2005, 5.4 to 5.8).
///
/// The length of the data object is believed, the lengths inside only as far as they fit into it; an image is where its
/// signature is (F-34). Time is linear in the octets: the search for a signature ends the record or stays inside a
/// block whose length fits.
struct FacialRecordDecoder {
    let path: String
    let element: TLVElement
    private var cursor: OctetCursor

    /// The data block without the tag and length around it.
    init(_ element: TLVElement, path: String) {
        self.path = path
        self.element = element
        cursor = OctetCursor(element.content)
    }

    mutating func decode(_ context: inout DecodingContext) throws(LDSError) -> FacialRecord {
        let start = cursor.offset
        guard cursor.count >= FacialRecord.headerLength else {
            throw error(.truncated, context, at: start, .biometricFacialHeaderLength)
        }
        guard cursor.take(4).elementsEqual(FacialRecord.formatIdentifier) else {
            throw error(.invalidValue, context, at: start, .biometricFacialIdentifier)
        }
        let version = Array(cursor.take(4))
        guard version == FacialRecord.supportedVersion else {
            throw error(.unsupportedVersion, context, at: start + 4, .biometricFacialVersion)
        }
        let statedLength = UInt32(truncatingIfNeeded: cursor.number(4))
        if Int(statedLength) != element.content.count {
            try context.note(
                .facialRecordLength, path: path, at: start + 8,
                .biometricRecordLength(stated: Int(statedLength), there: element.content.count))
        }
        let statedCount = UInt16(truncatingIfNeeded: cursor.number(2))
        let images = try self.images(stated: Int(statedCount), &context)
        let padding = cursor.rest
        if !padding.isEmpty {
            try context.note(
                .paddingAfterImage, path: path, at: padding.startIndex,
                .biometricOctetsAfterLastImage(count: padding.count))
        }
        return FacialRecord(
            version: version, statedLength: statedLength, statedImageCount: statedCount, images: images,
            padding: padding)
    }

    private mutating func images(stated: Int, _ context: inout DecodingContext) throws(LDSError) -> [FacialImage] {
        var images: [FacialImage] = []
        while images.isEmpty || images.count < stated {
            guard cursor.count >= FacialImage.fixedLength else {
                if images.isEmpty {
                    throw error(.truncated, context, at: cursor.offset, .biometricFacialImageLength)
                }
                break
            }
            guard images.count < DecodingContext.maximumImages else {
                throw error(
                    .limitExceeded, context, at: cursor.offset,
                    .biometricTooManyImages(limit: DecodingContext.maximumImages))
            }
            let isLast = images.count + 1 >= stated
            images.append(try image(isLast: isLast, &context))
        }
        if images.count != stated {
            try context.note(
                .facialImageCount, path: path, at: element.content.startIndex + 12,
                .biometricImageCount(stated: stated, there: images.count))
        }
        return images
    }

    private mutating func image(isLast: Bool, _ context: inout DecodingContext) throws(LDSError) -> FacialImage {
        let start = cursor.offset
        let available = cursor.rest
        let statedLength = cursor.number(4)
        let block = try self.block(statedLength: statedLength, isLast: isLast, available: available, &context)
        let statedPoints = cursor.number(2)
        let information = self.information()
        let layout = try self.layout(of: block, statedPoints: statedPoints, at: start, &context)
        let image = ImageFormat.withoutPadding(block[layout.image...])
        let result = FacialImage(
            information: information, featurePoints: layout.points, imageInformation: layout.information,
            imageOctets: image, statedBlockLength: UInt32(truncatingIfNeeded: statedLength),
            statedFeaturePointCount: UInt16(truncatingIfNeeded: statedPoints), unassigned: layout.unassigned,
            leading: layout.leading, padding: block[image.endIndex...])
        if !result.padding.isEmpty {
            try context.note(
                .paddingAfterImage, path: path, at: image.endIndex,
                .biometricOctetsAfterImage(count: result.padding.count))
        }
        try noteFormat(of: result, &context)
        cursor.move(to: block.endIndex)
        return result
    }

    /// The octets of the block that begins here. A stated length that does not fit, or that cuts off the end of the
    /// last image, is replaced.
    private func block(
        statedLength: Int, isLast: Bool, available: ArraySlice<UInt8>, _ context: inout DecodingContext
    ) throws(LDSError) -> ArraySlice<UInt8> {
        guard (FacialImage.fixedLength...available.count).contains(statedLength) else {
            try context.note(
                .facialBlockLength, path: path, at: available.startIndex,
                .biometricBlockLength(stated: statedLength, there: available.count))
            return available
        }
        let block = available.prefix(statedLength)
        guard isLast, block.endIndex < available.endIndex else { return block }
        let whole = ImageFormat.withoutPadding(available)
        let image = ImageFormat.withoutPadding(block)
        if block.endIndex < whole.endIndex, !ImageFormat.isComplete(image), ImageFormat.isComplete(whole) {
            try context.note(
                .facialBlockLength, path: path, at: available.startIndex,
                .biometricBlockTooShort(stated: statedLength, later: whole.endIndex - block.endIndex))
            return whole
        }
        return block
    }

    private mutating func information() -> FacialImage.Information {
        var information = FacialImage.Information()
        information.genderCode = UInt8(truncatingIfNeeded: cursor.number(1))
        information.eyeColourCode = UInt8(truncatingIfNeeded: cursor.number(1))
        information.hairColourCode = UInt8(truncatingIfNeeded: cursor.number(1))
        information.propertyMask = UInt32(truncatingIfNeeded: cursor.number(3))
        information.expressionCode = UInt16(truncatingIfNeeded: cursor.number(2))
        information.poseAngle = cursor.angles()
        information.poseAngleUncertainty = cursor.angles()
        return information
    }

    private func noteFormat(of image: FacialImage, _ context: inout DecodingContext) throws(LDSError) {
        let offset = image.imageOctets.startIndex
        switch (image.format, image.imageInformation.imageDataType) {
        case (.unknown, _):
            try context.note(.unknownImageFormat, path: path, at: offset, .biometricUnknownSignature)
        case (.jpeg, .jpeg), (.jpeg2000, .jpeg2000), (.jpeg2000Codestream, .jpeg2000): break
        default:
            try context.note(
                .imageFormatMismatch, path: path, at: offset, .biometricOtherFormat(format: image.format.rawValue))
        }
        if image.format == .jpeg2000Codestream {
            try context.note(.bareCodestream, path: path, at: offset, .biometricBareCodestream)
        }
    }

    func error(
        _ code: LDSError.Code, _ context: DecodingContext, at offset: Int, _ message: Message
    ) -> LDSError {
        LDSError(code, file: context.file, path: path, at: offset, message)
    }
}

extension FacialRecordDecoder {
    /// Where the parts of a block are.
    fileprivate struct Layout {
        var points: [FacialImage.FeaturePoint]
        var unassigned: ArraySlice<UInt8>
        var information: FacialImage.ImageInformation
        var leading: ArraySlice<UInt8>
        var image: Int
    }

    /// The layout that the number of feature points states, if an image stands where it says; else the one that the
    /// image's signature shows.
    fileprivate func layout(
        of block: ArraySlice<UInt8>, statedPoints: Int, at start: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> Layout {
        let body = block.dropFirst(FacialImage.informationLength)
        let declared = Self.layout(of: body, pointOctets: statedPoints * FacialImage.pointLength)
        if let declared, ImageFormat(signatureOf: block[declared.image...]) != .unknown { return declared }
        let least = body.dropFirst(FacialImage.imageInformationLength)
        guard let found = ImageFormat.firstSignature(in: least) else {
            guard let declared else {
                throw error(
                    .invalidValue, context, at: start + 4, .biometricFeaturePointsDoNotFit(stated: statedPoints))
            }
            return declared
        }
        let pointOctets = found - body.startIndex - FacialImage.imageInformationLength
        guard let shown = Self.layout(of: body, pointOctets: pointOctets) else {
            throw error(.invalidValue, context, at: start, .biometricImageInsideFields)
        }
        if shown.information.isPlausible || declared == nil || (declared?.image ?? 0) > found {
            if shown.points.count != statedPoints {
                try context.note(
                    .featurePointCount, path: path, at: start + 4,
                    .biometricFeaturePointCount(stated: statedPoints, there: shown.points.count))
            }
            if !shown.unassigned.isEmpty {
                try context.note(.imageFoundBySignature, path: path, at: found, .biometricImageElsewhere)
            }
            return shown
        }
        guard var declared else { return shown }
        try context.note(.imageFoundBySignature, path: path, at: found, .biometricImageElsewhere)
        declared.leading = block[declared.image..<found]
        declared.image = found
        return declared
    }

    /// The layout with that many octets of feature points; nil where the block is too short.
    private static func layout(of body: ArraySlice<UInt8>, pointOctets: Int) -> Layout? {
        guard pointOctets >= 0, body.count >= pointOctets + FacialImage.imageInformationLength else { return nil }
        var cursor = OctetCursor(body)
        let points = (0..<pointOctets / FacialImage.pointLength).map { _ in cursor.featurePoint() }
        let unassigned = cursor.take(pointOctets % FacialImage.pointLength)
        let information = cursor.imageInformation()
        return Layout(
            points: points, unassigned: unassigned, information: information, leading: [], image: cursor.offset)
    }
}

/// Reads numbers, the most significant octet first. Beyond the end there are no octets and numbers are zero.
private struct OctetCursor {
    private(set) var rest: ArraySlice<UInt8>

    init(_ octets: ArraySlice<UInt8>) { rest = octets }

    var offset: Int { rest.startIndex }
    var count: Int { rest.count }

    mutating func take(_ count: Int) -> ArraySlice<UInt8> {
        let taken = rest.prefix(count)
        rest = rest.dropFirst(count)
        return taken
    }

    mutating func number(_ octets: Int) -> Int { take(octets).reduce(0) { $0 << 8 | Int($1) } }

    mutating func move(to index: Int) { rest = rest.dropFirst(max(0, index - rest.startIndex)) }

    mutating func angles() -> FacialImage.Angles {
        let yaw = UInt8(truncatingIfNeeded: number(1))
        let pitch = UInt8(truncatingIfNeeded: number(1))
        return FacialImage.Angles(yaw: yaw, pitch: pitch, roll: UInt8(truncatingIfNeeded: number(1)))
    }

    mutating func featurePoint() -> FacialImage.FeaturePoint {
        let type = UInt8(truncatingIfNeeded: number(1))
        let code = UInt8(truncatingIfNeeded: number(1))
        let x = UInt16(truncatingIfNeeded: number(2))
        let y = UInt16(truncatingIfNeeded: number(2))
        return FacialImage.FeaturePoint(
            type: type, code: code, x: x, y: y, reserved: UInt16(truncatingIfNeeded: number(2)))
    }

    mutating func imageInformation() -> FacialImage.ImageInformation {
        var information = FacialImage.ImageInformation()
        information.faceImageTypeCode = UInt8(truncatingIfNeeded: number(1))
        information.imageDataTypeCode = UInt8(truncatingIfNeeded: number(1))
        information.width = UInt16(truncatingIfNeeded: number(2))
        information.height = UInt16(truncatingIfNeeded: number(2))
        information.colourSpaceCode = UInt8(truncatingIfNeeded: number(1))
        information.sourceTypeCode = UInt8(truncatingIfNeeded: number(1))
        information.deviceType = UInt16(truncatingIfNeeded: number(2))
        information.quality = UInt16(truncatingIfNeeded: number(2))
        return information
    }
}
