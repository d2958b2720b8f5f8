// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages

/// A picture as the octets that make a terminal show it, and nothing else.
///
/// It is made of points alone, by the encoders here: no octet of a chip, a file or a message comes to the terminal by
/// this way, which is the only one around the escaping of control characters (T32).
struct TerminalPicture: Sendable {
    /// What is written to the terminal. It begins at the left margin and ends there, beneath the picture.
    let octets: [UInt8]
    let frame: PictureFrame

    /// The picture of an image, made to fit the screen.
    ///
    /// - Throws: `ImageError` where a PNG is needed and cannot be made.
    init(_ image: PixelMap, form: PictureForm, screen: ScreenSize) throws(ImageError) {
        let frame = PictureFrame(width: image.width, height: image.height, form: form, screen: screen)
        let points = image.scaled(columns: frame.width, rows: frame.height)
        self.frame = frame
        switch form {
        case .kitty: octets = KittyPicture.octets(of: try points.png(), in: frame)
        case .iTerm2: octets = InlinePicture.octets(of: try points.png(), in: frame)
        case .sixel: octets = SixelPicture.octets(of: points)
        case .blocks(let blocks): octets = blocks.octets(of: points)
        }
    }

    /// The spaces to the left of a picture.
    static let margin = [UInt8](repeating: UInt8(ascii: " "), count: PictureFrame.margin)
}

extension PixelMap {
    /// The colour of a point.
    func colour(_ column: Int, _ row: Int) -> PictureColour {
        let index = (row * width + column) * channels.rawValue
        switch channels {
        case .grey: return PictureColour(red: octets[index], green: octets[index], blue: octets[index])
        case .rgb: return PictureColour(red: octets[index], green: octets[index + 1], blue: octets[index + 2])
        }
    }
}

/// A colour of sRGB.
struct PictureColour: Sendable, Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// How far apart two colours are, as the square of a distance.
    func distance(to other: PictureColour) -> Int {
        let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
        return parts.reduce(0) { $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1)) }
    }
}
