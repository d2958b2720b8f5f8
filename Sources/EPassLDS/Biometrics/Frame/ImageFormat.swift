// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The coding of an image, told from its first octets and not from what a header says of it; only `raw` follows from a
/// header.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    /// JPEG (ISO/IEC 10918-1): begins with FFD8FF.
    case jpeg
    /// JPEG 2000 in its file format JP2 (ISO/IEC 15444-1, Annex I).
    case jpeg2000
    /// JPEG 2000 without the file format: begins with the codestream's FF4FFF51 (F-35).
    case jpeg2000Codestream
    /// PNG (ISO/IEC 15948): begins with 89504E470D0A1A0A.
    case png
    /// Wavelet scalar quantization (FBI IAFIS-IC-0110): begins with its marker FFA0 and another marker.
    case wsq
    /// Samples without compression; no signature shows it.
    case raw
    /// None of these.
    case unknown

    /// The usual extension of a file with such an image, without the dot.
    public var fileExtension: String { names.fileExtension }
    /// What a web server calls it: `image/jpeg`; `application/octet-stream` for raw and unknown octets.
    public var mediaType: String { names.mediaType }

    private var names: (fileExtension: String, mediaType: String) {
        switch self {
        case .jpeg: ("jpg", "image/jpeg")
        case .jpeg2000: ("jp2", "image/jp2")
        case .jpeg2000Codestream: ("j2k", "image/x-jp2-codestream")
        case .png: ("png", "image/png")
        case .wsq: ("wsq", "image/x-wsq")
        case .raw: ("raw", "application/octet-stream")
        case .unknown: ("bin", "application/octet-stream")
        }
    }

    /// The format whose signature the octets begin with.
    ///
    /// JPEG is recognised by the two octets of its first marker and the FF that begins every marker after it; an exact
    /// JFIF header is not demanded, since documents leave it out (F-34).
    package init(signatureOf octets: ArraySlice<UInt8>) {
        self = Self.signatures.first { octets.starts(with: $0.octets) }?.format ?? .unknown
    }

    /// The index of the first octet from which a JPEG or JPEG 2000 image begins, or nil. Time is linear.
    static func firstSignature(in octets: ArraySlice<UInt8>) -> Int? {
        let span = octets.span
        for position in span.indices.dropLast() {
            // The first two octets of these signatures, so that the rest is compared seldom.
            switch (span[position], span[position + 1]) {
            case (0xFF, 0xD8), (0xFF, 0x4F), (0x00, 0x00):
                let index = octets.startIndex + position
                if ImageFormat(signatureOf: octets[index...]) != .unknown { return index }
            default: break
            }
        }
        return nil
    }

    /// Whether the octets end with the marker that ends every JPEG image and JPEG 2000 codestream.
    static func isComplete(_ octets: ArraySlice<UInt8>) -> Bool { octets.suffix(2).elementsEqual([0xFF, 0xD9]) }

    /// The image without the zero octets that follow its end marker; unchanged where there is no such marker before
    /// them.
    static func withoutPadding(
        _ octets: ArraySlice<UInt8>, ends: [[UInt8]] = [[0xFF, 0xD9]]
    ) -> ArraySlice<UInt8> {
        guard let last = octets.lastIndex(where: { $0 != 0 }) else { return octets }
        let trimmed = octets[octets.startIndex...last]
        return ends.contains { trimmed.suffix($0.count).elementsEqual($0) } ? trimmed : octets
    }

    private static let signatures: [(format: ImageFormat, octets: [UInt8])] = [
        (.jpeg, [0xFF, 0xD8, 0xFF]),
        (.jpeg2000, [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
        (.jpeg2000Codestream, [0xFF, 0x4F, 0xFF, 0x51]),
        (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        (.wsq, [0xFF, 0xA0, 0xFF]),
    ]
}
