// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings

/// A picture in the graphics protocol of kitty (https://sw.kovidgoyal.net/kitty/graphics-protocol/): a PNG in base64,
/// in commands of the application (APC) of at most 4096 digits each.
enum KittyPicture {
    private static let escape = "\u{1B}"
    private static let chunkLength = 4096

    /// The rows are made free first and the cursor is put back behind the picture: where a picture leaves the cursor at
    /// the foot of the screen, the protocol does not say. `q=2` has the terminal keep its answer, which would come as
    /// if it was typed.
    static func octets(of png: [UInt8], in frame: PictureFrame) -> [UInt8] {
        let digits = Array(Base64.text(png).utf8)
        var text = Array(
            (String(repeating: "\n", count: frame.rows)
                + "\(escape)[\(frame.rows)A\(escape)[\(PictureFrame.margin)C\(escape)7").utf8)
        for begin in stride(from: 0, to: digits.count, by: chunkLength) {
            let end = min(begin + chunkLength, digits.count)
            let first = begin == 0 ? "a=T,f=100,q=2,C=1,c=\(frame.columns),r=\(frame.rows)," : ""
            text += Array("\(escape)_G\(first)m=\(end < digits.count ? 1 : 0);".utf8)
            text += digits[begin..<end]
            text += Array("\(escape)\\".utf8)
        }
        return text + Array("\(escape)8\(escape)[\(frame.rows)B\r".utf8)
    }
}
