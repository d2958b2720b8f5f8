// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The columns and rows of an image that somebody gave, told from its own header, for the fields of a record that state
/// them.
struct ImageSize: Hashable {
    let width: UInt16
    let height: UInt16

    /// A size that is known.
    init(_ size: (width: Int, height: Int)) {
        width = UInt16(clamping: size.width)
        height = UInt16(clamping: size.height)
    }

    /// Zero by zero where the image is of no format that is known here, or its header is damaged: a tester may want
    /// just that.
    init(of image: [UInt8]) {
        let found =
            switch image.prefix(4) {
            case [0xFF, 0x4F, 0xFF, 0x51]: Self.ofCodestream(image)
            case [0x00, 0x00, 0x00, 0x0C]: Self.ofFileFormat(image)
            case [0x89, 0x50, 0x4E, 0x47]: Self.ofPNG(image)
            case [0xFF, 0xA0, 0xFF, 0xA4], [0xFF, 0xA0, 0xFF, 0xA8]: Self.ofWSQ(image)
            default: image.starts(with: [0xFF, 0xD8]) ? Self.ofJPEG(image) : nil
            }
        width = found.flatMap { UInt16(exactly: $0.width) } ?? 0
        height = found.flatMap { UInt16(exactly: $0.height) } ?? 0
    }

    /// From the frame header, SOF0 to SOF15 (ISO/IEC 10918-1, B.2.2); C4, C8 and CC in their midst mark other things.
    private static func ofJPEG(_ image: [UInt8]) -> (width: Int, height: Int)? {
        var position = 2
        while position + 9 <= image.count, image[position] == 0xFF {
            let marker = image[position + 1]
            if marker == 0xFF {
                position += 1
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(image, at: position + 7, 2), number(image, at: position + 5, 2))
            } else {
                position += 2 + number(image, at: position + 2, 2)
            }
        }
        return nil
    }

    /// From the header chunk (ISO/IEC 15948, 11.2.2), which stands first.
    private static func ofPNG(_ image: [UInt8]) -> (width: Int, height: Int)? {
        image.count >= 24 ? (number(image, at: 16, 4), number(image, at: 20, 4)) : nil
    }

    /// From the frame header of WSQ, which the marker FFA2 begins, with the levels of black and white before the size.
    private static func ofWSQ(_ image: [UInt8]) -> (width: Int, height: Int)? {
        var position = 2
        while position + 10 <= image.count, image[position] == 0xFF {
            if image[position + 1] == 0xA2 {
                return (number(image, at: position + 8, 2), number(image, at: position + 6, 2))
            }
            position += 2 + number(image, at: position + 2, 2)
        }
        return nil
    }

    /// From the image header box (ISO/IEC 15444-1, I.5.3.1), which stands among the first boxes.
    private static func ofFileFormat(_ image: [UInt8]) -> (width: Int, height: Int)? {
        let name: [UInt8] = [0x69, 0x68, 0x64, 0x72]
        guard let box = (0..<min(image.count, 256)).first(where: { image[$0...].starts(with: name) }),
            box + 12 <= image.count
        else { return nil }
        return (number(image, at: box + 8, 4), number(image, at: box + 4, 4))
    }

    /// From the SIZ marker segment (ISO/IEC 15444-1, A.5.1): the reference grid less the offset of the image in it.
    private static func ofCodestream(_ image: [UInt8]) -> (width: Int, height: Int)? {
        guard image.count >= 24 else { return nil }
        return (
            number(image, at: 8, 4) - number(image, at: 16, 4), number(image, at: 12, 4) - number(image, at: 20, 4)
        )
    }

    private static func number(_ image: [UInt8], at position: Int, _ count: Int) -> Int {
        image.dropFirst(position).prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }
}
