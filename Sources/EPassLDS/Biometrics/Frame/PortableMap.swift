// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A portable grey map or pixel map (PGM and PPM, `P5` and `P6`), which ISO/IEC 39794-4 and 39794-6 have for images
/// without compression.
///
/// Only maps whose samples use all their bits are read, with a maximum of 255 or 65,535, and with exactly as many
/// samples as they state.
struct PortableMap {
    let width: Int
    let height: Int
    let layout: BiometricImage.RawLayout
    /// The samples, row by row from the top.
    let samples: ArraySlice<UInt8>

    init?(_ octets: ArraySlice<UInt8>) {
        let channels: Int
        switch Array(octets.prefix(2)) {
        case [0x50, 0x35]: channels = 1
        case [0x50, 0x36]: channels = 3
        default: return nil
        }
        var rest = octets.dropFirst(2)
        guard let width = Self.number(&rest), let height = Self.number(&rest), let maximum = Self.number(&rest),
            let bits = [255: 8, 65_535: 16][maximum]
        else { return nil }
        // One white space stands between the header and the samples.
        guard let space = rest.first, Self.isSpace(space) else { return nil }
        samples = rest.dropFirst()
        guard samples.count == width * height * channels * bits / 8 else { return nil }
        self.width = width
        self.height = height
        layout = BiometricImage.RawLayout(bitsPerSample: bits, channels: channels)
    }

    /// A decimal number up to 65,535 behind white space and comments.
    private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        guard let first = rest.first, isSpace(first) else { return nil }
        while let octet = rest.first, isSpace(octet) || octet == 0x23 {
            rest = octet == 0x23 ? rest.drop { $0 != 0x0A } : rest.dropFirst()
        }
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard (1...5).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return value <= 65_535 ? value : nil
    }

    private static func isSpace(_ octet: UInt8) -> Bool { octet == 0x20 || (0x09...0x0D).contains(octet) }
}

extension BiometricImage {
    /// An image of ISO/IEC 39794: what its octets show, without what follows its end. A portable map gives its samples.
    init(subject: Subject, data: ArraySlice<UInt8>) {
        if let map = PortableMap(data) {
            self.init(
                subject: subject, format: .raw, octets: map.samples, width: map.width, height: map.height,
                rawLayout: map.layout)
        } else {
            let format = ImageFormat(signatureOf: data)
            self.init(
                subject: subject, format: format,
                octets: format == .unknown ? data : RecordImageReader.withoutPadding(data))
        }
    }
}
