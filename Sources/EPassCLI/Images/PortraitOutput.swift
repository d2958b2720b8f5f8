// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages

/// Writes the portrait of EF.DG2, in the format that the file's name asks for where it can be had, and never under a
/// name that lies.
enum PortraitOutput {
    /// Writes the portrait. Where there is none that can be taken out, a warning says so.
    ///
    /// - Throws: `CLIError` where the file cannot be written.
    static func write(portraitOf evidence: Evidence, to path: String) async throws(CLIError) {
        let image: BiometricImage
        switch Portrait(of: evidence) {
        case .image(let portrait): image = portrait
        case .unread:
            Terminal.warn(.outputPortraitUnread(file: path))
            return
        case .absent:
            Terminal.warn(.outputPortraitAbsent(file: path))
            return
        case .undecodable(let error):
            let place = ["DG2", error.path].filter { !$0.isEmpty }.joined(separator: "/")
            Terminal.warn(
                .outputPortraitUndecodable(offset: error.offset, place: place, file: path, error: error.message))
            return
        }
        let file = await file(of: image, for: path)
        let named = file.path(for: path)
        if let problem = file.problem {
            Terminal.warn(.outputPortraitNotDecoded(problem: problem))
        }
        if file.isDamaged { Terminal.warn(.outputPortraitDamaged) }
        let actual = try write(file.octets, to: named, wasChecked: named == path)
        if named == path {
            Terminal.note(.outputPortrait(image: file.summary, file: actual))
        } else if actual == named {
            Terminal.note(.outputPortraitRenamed(image: file.summary, file: actual, wanted: path))
        } else {
            Terminal.note(.outputPortraitNumbered(image: file.summary, file: actual, wanted: path, taken: named))
        }
    }

    /// Writes the octets; where the name is not the one that was asked for, and so was not looked at before the
    /// reading, under the next free one: the portrait of a reading that came to its end must not be lost for the name
    /// of a file.
    private static func write(_ octets: [UInt8], to path: String, wasChecked: Bool) throws(CLIError) -> String {
        var (candidate, number) = (path, 1)
        while true {
            do throws(CLIError) {
                try OutputFile.write(octets, to: candidate)
                return candidate
            } catch {
                guard error.has(.fileExists), !wasChecked, number < 1000, let dot = path.lastIndex(of: ".")
                else { throw error }
                number += 1
                candidate = "\(path[..<dot])-\(number)\(path[dot...])"
            }
        }
    }

    /// The formats that a name may ask for.
    private static let formats: Set<ImageFormat> = [.jpeg, .jpeg2000, .jpeg2000Codestream, .png]

    /// Confirms before the reading that the ending of a name is that of a picture; a name may have none.
    ///
    /// - Throws: `CLIError`.
    static func check(ending path: String) throws(CLIError) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return }
        if let claim = ImageFile.claim(of: path), formats.contains(claim.format) { return }
        throw CLIError(
            .usage, .outputPortraitEnding(file: path, ending: name[dot...]), remedy: .outputPortraitEndings)
    }

    /// The octets as they are where the name asks for their family of formats, else the format that it asks for.
    private static func file(of image: BiometricImage, for path: String) async -> ImageFile {
        let originals: Set<ImageFormat> = [.jpeg2000, .jpeg2000Codestream]
        guard let claim = ImageFile.claim(of: path) else { return await ImageFile(viewable: image) }
        guard originals.contains(claim.format) else { return await ImageFile(image, as: claim.format) }
        return originals.contains(image.format) ? ImageFile(original: image) : await ImageFile(viewable: image)
    }
}
