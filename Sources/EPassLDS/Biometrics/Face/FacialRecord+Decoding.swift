// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension FacialRecord: DecodableRecord {
    static let formatTypes: [UInt16] = [0x0008]
    static let recordFormat = BiometricRecordFormat(
        identifier: [0x46, 0x41, 0x43, 0x00], headerLength: headerLength, lengthOctets: 4,
        lengthDeviation: .facialRecordLength, tooShort: .biometricFacialHeaderLength,
        otherIdentifier: .biometricFacialIdentifier, otherVersion: .biometricFacialVersion)

    /// ISO/IEC 19794-5:2005, 5.4 to 5.8. An image is where its signature is (F-34): the search for it ends the record
    /// or stays inside a block whose length fits.
    init(_ reader: inout BiometricRecordReader, _ context: inout DecodingContext) throws(LDSError) {
        let (version, length) = try reader.begin(Self.recordFormat, &context)
        let count: UInt16 = reader.octets.number()
        let images = try reader.facialImages(stated: Int(count), &context)
        self.init(
            version: version, statedLength: UInt32(truncatingIfNeeded: length), statedImageCount: count, images: images,
            padding: try reader.padding(&context) { .biometricOctetsAfterLastImage(count: $0) })
    }
}

extension BiometricRecordReader {
    fileprivate mutating func facialImages(
        stated: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [FacialImage] {
        var images: [FacialImage] = []
        while images.isEmpty || images.count < stated,
            try hasNext(
                after: images.count, headerLength: FacialImage.fixedLength, context, .biometricFacialImageLength)
        {
            let isLast = images.count + 1 >= stated
            images.append(try facialImage(isLast: isLast, &context))
        }
        if images.count != stated {
            try context.note(
                .facialImageCount, path: path, at: content.startIndex + 12,
                .biometricImageCount(stated: stated, there: images.count))
        }
        return images
    }

    private mutating func facialImage(isLast: Bool, _ context: inout DecodingContext) throws(LDSError) -> FacialImage {
        let available = octets.rest
        let statedLength: UInt32 = octets.number()
        let block = try self.block(
            statedLength: Int(statedLength), isLast: isLast, available: available, &context)
        let statedPoints: UInt16 = octets.number()
        var information = FacialImage.Information()
        information.fields(&octets)
        if let stated = information.poseNumbers.first(where: { $0 > FacialImage.Angles.most }) {
            try context.note(
                .facialPoseAngle, path: path, at: available.startIndex + 14, .biometricPoseAngle(stated: Int(stated)))
        }
        let layout = try self.layout(
            of: block, statedPoints: Int(statedPoints), at: available.startIndex, &context)
        let image = ImageFormat.withoutPadding(block[layout.image...])
        let result = FacialImage(
            information: information, featurePoints: layout.points, imageInformation: layout.information,
            imageOctets: image, statedBlockLength: statedLength, statedFeaturePointCount: statedPoints,
            unassigned: layout.unassigned, leading: layout.leading, padding: block[image.endIndex...])
        let images = RecordImageReader(path: path)
        try images.notePadding(from: image.endIndex, of: block, &context)
        let stated: ImageFormat? =
            switch result.imageInformation.imageDataType {
            case .jpeg: .jpeg
            case .jpeg2000: .jpeg2000
            case nil: nil
            }
        try images.noteFormat(result.format, stated: stated, at: image.startIndex, &context)
        octets.move(to: block.endIndex)
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
}

extension BiometricRecordReader {
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
        var octets = OctetReader(body)
        var points: [FacialImage.FeaturePoint] = []
        for _ in 0..<pointOctets / FacialImage.pointLength {
            var point = FacialImage.FeaturePoint(code: 0, x: 0, y: 0)
            point.fields(&octets)
            points.append(point)
        }
        let unassigned = octets.take(pointOctets % FacialImage.pointLength)
        var information = FacialImage.ImageInformation()
        information.fields(&octets)
        return Layout(
            points: points, unassigned: unassigned, information: information, leading: [], image: octets.offset)
    }
}
