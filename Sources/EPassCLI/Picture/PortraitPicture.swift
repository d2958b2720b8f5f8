// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassImages
import EPassLDS
import EPassMessages

/// Shows the portrait of a document in the terminal. Where it cannot be shown, a warning says so, and the reading is
/// what it is.
struct PortraitPicture: Sendable {
    /// Nil where there is no chip.
    let evidence: Evidence?
    let form: PictureForm
    /// Whether it was asked for, so that a missing one is worth a word.
    let isAsked: Bool

    /// Decodes the image in the confined process and shows it.
    ///
    /// - Returns: how many rows of the screen it takes; 0 where it is not shown.
    @discardableResult
    func show() async -> Int {
        switch evidence.map({ Portrait(of: $0) }) ?? .unread {
        case .unread: if isAsked { Terminal.warn(.pictureNotShown(problem: .pictureUnread)) }
        case .absent: if isAsked { Terminal.warn(.pictureNotShown(problem: .pictureAbsent)) }
        case .undecodable(let error): Terminal.warn(.pictureNotShown(problem: error.message))
        case .image(let image):
            do throws(ImageError) {
                let points = try await ImageFile.decoder.pixels(of: image)
                if points.isDamaged { Terminal.warn(.outputPortraitDamaged) }
                let picture = try TerminalPicture(points, form: form, screen: Terminal.outputScreen)
                Terminal.show(picture)
                return picture.frame.rows
            } catch {
                // Nobody asked a program without decoders for a picture.
                guard isAsked || error.code != .notBuilt else { return 0 }
                Terminal.warn(.pictureNotShown(problem: error.message))
            }
        }
        return 0
    }
}
