// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Decodes the finger image record in a biometric data block (ISO/IEC 19794-4:2005, 7).
///
/// The length of the data object is believed, the lengths inside only as far as they fit into it. Time is linear in the
/// octets.
struct FingerImageRecordDecoder {
    private let path: String
    private let content: ArraySlice<UInt8>
    private var cursor: FieldCursor

    /// The data block without the tag and length around it.
    init(_ content: ArraySlice<UInt8>, path: String) {
        self.path = path
        self.content = content
        cursor = FieldCursor(content)
    }

    mutating func decode(_ context: inout DecodingContext) throws(LDSError) -> FingerImageRecord {
        let start = cursor.offset
        guard cursor.count >= FingerImageRecord.headerLength else {
            throw error(.truncated, context, at: start, .biometricFingerHeaderLength)
        }
        guard cursor.take(4).elementsEqual(FingerImageRecord.formatIdentifier) else {
            throw error(.invalidValue, context, at: start, .biometricFingerIdentifier)
        }
        let version = Array(cursor.take(4))
        guard version == FingerImageRecord.supportedVersion else {
            throw error(.unsupportedVersion, context, at: start + 4, .biometricFingerVersion)
        }
        let statedLength: UInt64 = cursor.number(6)
        if statedLength != UInt64(content.count) {
            try context.note(
                .fingerRecordLength, path: path, at: start + 8,
                .biometricRecordLength(stated: Int(statedLength), there: content.count))
        }
        var header = FingerImageRecord.Header()
        header.captureDeviceID = cursor.number(2)
        header.acquisitionLevel = cursor.number(2)
        let statedCount = cursor.octet()
        header.scaleUnitsCode = cursor.octet()
        header.scanResolution = resolution()
        header.imageResolution = resolution()
        header.pixelDepth = cursor.octet()
        header.compressionCode = cursor.octet()
        header.reserved = cursor.number(2)
        let views = try self.views(header, stated: Int(statedCount), &context)
        let padding = cursor.rest
        if !padding.isEmpty {
            try context.note(
                .paddingAfterImage, path: path, at: padding.startIndex,
                .biometricOctetsAfterLastView(count: padding.count))
        }
        return FingerImageRecord(
            version: version, statedLength: statedLength, statedFingerCount: statedCount, header: header, views: views,
            padding: padding)
    }

    /// The views of as many fingers as are stated, at least one view. A finger has as many views as its first one says.
    private mutating func views(
        _ header: FingerImageRecord.Header, stated: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [FingerView] {
        var views: [FingerView] = []
        var fingers = 0
        var left = 0
        while views.isEmpty || left > 0 || fingers < stated {
            guard cursor.count >= FingerView.headerLength else {
                if views.isEmpty {
                    throw error(.truncated, context, at: cursor.offset, .biometricViewHeaderLength)
                }
                break
            }
            guard views.count < FingerImageRecord.maximumViews else {
                throw error(
                    .limitExceeded, context, at: cursor.offset,
                    .biometricTooManyViews(limit: FingerImageRecord.maximumViews))
            }
            let view = try self.view(header, &context)
            views.append(view)
            if left == 0 {
                fingers += 1
                left = max(1, Int(view.viewCount))
            }
            left -= 1
        }
        if fingers != stated || left > 0 {
            try context.note(
                .fingerCount, path: path, at: content.startIndex + 18,
                .biometricFingerCount(stated: stated, views: views.count, fingers: fingers))
        }
        return views
    }

    private mutating func view(
        _ header: FingerImageRecord.Header, _ context: inout DecodingContext
    ) throws(LDSError) -> FingerView {
        let available = cursor.rest
        let statedLength: UInt32 = cursor.number(4)
        var block = available.prefix(Int(statedLength))
        if !(FingerView.headerLength...available.count).contains(Int(statedLength)) {
            try context.note(
                .fingerViewLength, path: path, at: available.startIndex,
                .biometricViewLength(stated: Int(statedLength), there: available.count))
            block = available
        }
        let position = cursor.octet()
        let viewCount = cursor.octet()
        let viewNumber = cursor.octet()
        let quality = cursor.octet()
        let impression = cursor.octet()
        let width: UInt16 = cursor.number(2)
        let height: UInt16 = cursor.number(2)
        let reserved = cursor.octet()
        let image = try self.image(block[cursor.offset...], header, points: Int(width) * Int(height), &context)
        cursor.move(to: block.endIndex)
        return FingerView(
            statedLength: statedLength, positionCode: position, viewCount: viewCount, viewNumber: viewNumber,
            quality: quality, impressionCode: impression, width: width, height: height, reserved: reserved,
            imageOctets: image, padding: block[image.endIndex...])
    }

    /// The image in the octets after a header, and what is wrong with it.
    private func image(
        _ octets: ArraySlice<UInt8>, _ header: FingerImageRecord.Header, points: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> ArraySlice<UInt8> {
        let reader = RecordImageReader(path: path)
        let depth = Int(header.pixelDepth)
        switch FingerImageRecord.Compression(rawValue: header.compressionCode) {
        case .raw: return try reader.raw(octets, expected: points * ((depth + 7) / 8), &context)
        case .packed: return try reader.raw(octets, expected: (points * depth + 7) / 8, &context)
        case .wsq: return try reader.compressed(octets, as: .wsq, &context)
        case .jpeg: return try reader.compressed(octets, as: .jpeg, &context)
        case .jpeg2000: return try reader.compressed(octets, as: .jpeg2000, &context)
        case .png: return try reader.compressed(octets, as: .png, &context)
        case nil:
            throw error(
                .invalidValue, context, at: content.startIndex + 29,
                .biometricUnknownCompression(code: Int(header.compressionCode)))
        }
    }

    private mutating func resolution() -> FingerImageRecord.Resolution {
        let horizontal: UInt16 = cursor.number(2)
        return FingerImageRecord.Resolution(horizontal: horizontal, vertical: cursor.number(2))
    }

    private func error(
        _ code: LDSError.Code, _ context: DecodingContext, at offset: Int, _ message: Message
    ) -> LDSError {
        LDSError(code, file: context.file, path: path, at: offset, message)
    }
}
