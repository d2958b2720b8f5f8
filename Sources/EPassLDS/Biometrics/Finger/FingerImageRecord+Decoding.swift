// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension FingerImageRecord: DecodableRecord {
    static let formatTypes: [UInt16] = [0x0007]
    static let recordFormat = BiometricRecordFormat(
        identifier: [0x46, 0x49, 0x52, 0x00], headerLength: headerLength, lengthOctets: 6,
        lengthDeviation: .fingerRecordLength, tooShort: .biometricFingerHeaderLength,
        otherIdentifier: .biometricFingerIdentifier, otherVersion: .biometricFingerVersion)

    /// ISO/IEC 19794-4:2005, 7.
    init(_ reader: inout BiometricRecordReader, _ context: inout DecodingContext) throws(LDSError) {
        let (version, length) = try reader.begin(Self.recordFormat, &context)
        var header = Header()
        var count: UInt8 = 0
        header.fields(&reader.octets, fingers: &count)
        let views = try reader.views(header, stated: Int(count), &context)
        self.init(
            version: version, statedLength: length, statedFingerCount: count, header: header, views: views,
            padding: try reader.padding(&context) { .biometricOctetsAfterLastView(count: $0) })
    }
}

extension BiometricRecordReader {
    /// The views of as many fingers as are stated, at least one view. A finger has as many views as its first one says.
    fileprivate mutating func views(
        _ header: FingerImageRecord.Header, stated: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> [FingerView] {
        var views: [FingerView] = []
        var count = FingerImageRecord.FingerCount()
        while views.isEmpty || count.left > 0 || count.fingers < stated,
            try hasNext(
                after: views.count, headerLength: FingerView.headerLength, context, .biometricViewHeaderLength,
                tooMany: .biometricTooManyViews(limit: DecodingContext.maximumImages))
        {
            let view = try self.view(header, &context)
            views.append(view)
            count.add(view)
        }
        if count.fingers != stated || count.left > 0 {
            try context.note(
                .fingerCount, path: path, at: content.startIndex + 18,
                .biometricFingerCount(stated: stated, views: views.count, fingers: count.fingers))
        }
        return views
    }

    private mutating func view(
        _ header: FingerImageRecord.Header, _ context: inout DecodingContext
    ) throws(LDSError) -> FingerView {
        let available = octets.rest
        var view = FingerView(position: .unknown, width: 0, height: 0, imageOctets: [])
        view.fields(&octets)
        let length = Int(view.statedLength)
        var block = available.prefix(length)
        if !(FingerView.headerLength...available.count).contains(length) {
            try context.note(
                .fingerViewLength, path: path, at: available.startIndex,
                .biometricViewLength(stated: length, there: available.count))
            block = available
        }
        view.imageOctets = try image(
            block[octets.offset...], header, points: Int(view.width) * Int(view.height), &context)
        view.padding = block[view.imageOctets.endIndex...]
        octets.move(to: block.endIndex)
        return view
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
}
