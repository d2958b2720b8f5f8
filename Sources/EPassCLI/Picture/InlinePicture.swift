// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings

/// A picture as an inline image of iTerm2 (https://iterm2.com/documentation-images.html): a PNG in base64, in a command
/// of the operating system (OSC).
enum InlinePicture {
    /// The terminal leaves the cursor in the last row of the picture.
    static func octets(of png: [UInt8], in frame: PictureFrame) -> [UInt8] {
        let command =
            "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(frame.columns);height=\(frame.rows)"
            + ";preserveAspectRatio=1:"
        return TerminalPicture.margin + Array((command + Base64.text(png) + "\u{7}\n").utf8)
    }
}
