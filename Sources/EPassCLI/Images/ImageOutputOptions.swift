// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassLDS
import EPassMessages
import EPassTrust

/// Writes every image of the files that are inspected.
struct ImageOutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            .helpImageOutputOptionsImages,
            valueName: .helpValueFolder), completion: .directory)
    var images: String?

    /// Confirms before anything is decoded that the folder can be written.
    ///
    /// - Throws: `CLIError`.
    func check() throws(CLIError) {
        if let images { try OutputFile.checkFolder(images) }
    }

    /// The most images that one command writes: documents have a handful, and a hostile file hundreds.
    private static let maximumImages = 64
    /// The longest that one command decodes; images after that are written as they stand.
    private static let decodingSeconds = 60.0

    /// Writes the images of these files; what cannot be decoded is written as it stands, with a warning. A file that
    /// does not decode has none.
    ///
    /// - Throws: `CLIError` where the folder or a file cannot be written.
    func write(imagesOf files: [ParsedFile]) async throws(CLIError) {
        guard let images else { return }
        var folder = try OutputFolder(images)
        let deadline = ContinuousClock.now + .seconds(Self.decodingSeconds)
        var numbers: [String: Int] = [:]
        var (written, leftOut, empty) = (0, 0, 0)
        for entry in files {
            for image in entry.images {
                guard !image.octets.isEmpty else {
                    empty += 1
                    continue
                }
                guard written < Self.maximumImages else {
                    leftOut += 1
                    continue
                }
                written += 1
                let file =
                    ContinuousClock.now < deadline
                    ? await ImageFile(viewable: image)
                    : ImageFile(original: image, problem: .outputImagesTookLong(seconds: Self.decodingSeconds))
                let name = "\(Self.stem(of: image, in: entry.file, &numbers)).\(file.format.fileExtension)"
                try folder.write(file.octets, named: name)
                if let problem = file.problem {
                    Terminal.warn(.outputImageNotDecoded(name: name, problem: problem))
                }
                Terminal.note(.outputImage(name: name, image: file.summary))
            }
        }
        if empty > 0 { Terminal.warn(.outputImagesEmpty(count: empty)) }
        if leftOut > 0 { Terminal.warn(.outputImagesLeftOut(count: leftOut, limit: written)) }
        if written == 0 { Terminal.warn(.outputNoImages(folder: images)) }
    }

    /// A name that says what the image is: the file, what it shows, and a number from the second of its kind on,
    /// whatever the extension.
    private static func stem(of image: BiometricImage, in file: LDSFile, _ numbers: inout [String: Int]) -> String {
        let start = "\(file.name)-\(image.label)"
        let number = (numbers[start] ?? 0) + 1
        numbers[start] = number
        return number == 1 ? start : "\(start)-\(number)"
    }
}
