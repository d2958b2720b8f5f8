// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassLDS

/// Writes every image of the files that are inspected.
struct ImageOutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write the images of EF.DG2 to EF.DG5, EF.DG7, EF.DG11 and EF.DG12 into a new folder, JPEG 2000 as PNG.",
            valueName: "folder"), completion: .directory)
    var images: String?

    /// Confirms before anything is decoded that the folder can be written.
    ///
    /// - Throws: `CLIError`.
    func check() throws(CLIError) {
        if let images { try OutputFile.checkFolder(images) }
    }

    /// Writes the images of these files; what cannot be decoded is written as it stands, with a warning. A file that does not decode has none.
    ///
    /// - Throws: `CLIError` where the folder or a file cannot be written.
    func write(imagesOf files: [(file: LDSFile, octets: [UInt8])]) async throws(CLIError) {
        guard let images else { return }
        try OutputFile.makeFolder(images)
        var names: Set<String> = []
        for entry in files {
            for image in Self.images(in: entry.octets, as: entry.file) {
                let file = await ImageFile(viewable: image)
                let name = Self.name(of: image, in: entry.file, format: file.format, besides: names)
                names.insert(name)
                try OutputFile.write(file.octets, to: "\(images)/\(name)")
                if let problem = file.problem {
                    Terminal.note("epass: warning: \(name) is written as it stands in the document: \(problem)")
                }
                Terminal.note("\(name): \(file.description)")
            }
        }
        if names.isEmpty { Terminal.note("epass: warning: the files hold no images; \(images) is empty.") }
    }

    /// The images of a file; none where it does not decode, which the inspection itself reports.
    private static func images(in octets: [UInt8], as file: LDSFile) -> [BiometricImage] {
        do {
            return switch file {
            case .dataGroup(.dg2): try DataGroup2(decoding: octets).images
            case .dataGroup(.dg3): try DataGroup3(decoding: octets).images
            case .dataGroup(.dg4): try DataGroup4(decoding: octets).images
            case .dataGroup(.dg5): try DataGroup5(decoding: octets).images
            case .dataGroup(.dg7): try DataGroup7(decoding: octets).images
            case .dataGroup(.dg11): try DataGroup11(decoding: octets).images
            case .dataGroup(.dg12): try DataGroup12(decoding: octets).images
            default: []
            }
        } catch {
            return []
        }
    }

    /// A name that says what the image is: the file, what it shows, and a number from the second of its kind on.
    private static func name(
        of image: BiometricImage, in file: LDSFile, format: ImageFormat, besides names: Set<String>
    ) -> String {
        let start = "\(file.name)-\(image.label)"
        var number = 1
        while true {
            let stem = number == 1 ? start : "\(start)-\(number)"
            let name = "\(stem).\(format.fileExtension)"
            // One number for one image, whatever the extension.
            if !names.contains(where: { $0.hasPrefix(stem + ".") }) { return name }
            number += 1
        }
    }
}
