// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages

/// Whether the portrait is shown in the terminal.
enum PictureChoice: String, ExpressibleByArgument, CaseIterable {
    /// Where the terminal is known to show pictures.
    case auto
    /// Everywhere: in coloured characters where it does not show pictures.
    case always
    case never
}

/// The portrait in the terminal (Docs/picture.md).
struct PictureOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.helpPictureOptionsPicture, valueName: .helpValueWhen))
    var picture = PictureChoice.auto

    /// Refuses a picture that is asked for where no report for people is printed.
    ///
    /// - Parameter option: what is printed in its place.
    /// - Throws: `ValidationError`.
    func refuse(beside option: String, _ isGiven: Bool) throws {
        if isGiven, picture == .always { throw ValidationError(.pictureNotWith(option: option)) }
    }

    /// What shows the portrait of a document; nil where none is to be shown.
    ///
    /// - Parameter evidence: nil where there is no chip, as of a seal.
    func portrait(of evidence: Evidence?) -> PortraitPicture? {
        PictureForm.chosen(picture, in: Terminal.environment, isTerminal: Terminal.outputIsTerminal).map {
            PortraitPicture(evidence: evidence, form: $0, isAsked: picture == .always)
        }
    }
}
