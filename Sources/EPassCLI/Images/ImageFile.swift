// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassMessages

/// An image of a document as a file: its octets, and an extension that says what they are.
struct ImageFile: Sendable {
    let format: ImageFormat
    let octets: [UInt8]
    /// What was done, for people: the format, the size, and where it came from.
    let summary: Message
    /// Why these are the octets of the document although something else was wanted.
    let problem: Message?
    /// Whether octets of the document's image were missing or wrong, and this is what was left of it.
    let isDamaged: Bool

    /// This very program decodes, started again: also where the file it was started from is gone by now.
    static let decoder = ImageDecoder(helper: "/proc/self/exe")

    private init(decoded viewable: ViewableImage, from image: BiometricImage) {
        format = viewable.format
        octets = viewable.octets
        summary = .outputImageDecoded(
            format: viewable.format.message, width: viewable.width, height: viewable.height,
            original: image.format.message)
        problem = nil
        isDamaged = viewable.isDamaged
    }

    /// The octets of the document as they are.
    init(original image: BiometricImage, problem: Message? = nil) {
        format = image.format
        octets = Array(image.octets)
        summary = .outputImageAsIs(format: image.format.message, octets: image.octets.count)
        self.problem = problem
        isDamaged = false
    }

    /// What common viewers show: JPEG and PNG as they are, JPEG 2000 and images without compression as PNG.
    init(viewable image: BiometricImage) async { await self.init(image, as: nil) }

    /// The image in a format, PNG or JPEG; nil for what common viewers show. The octets as they are where that cannot
    /// be done, so that nothing is lost.
    init(_ image: BiometricImage, as wanted: ImageFormat?) async {
        do throws(ImageError) {
            let viewable =
                switch wanted {
                case .png: try await Self.decoder.png(image)
                case .jpeg: try await Self.decoder.jpeg(image)
                default: try await Self.decoder.viewable(image)
                }
            guard !viewable.isOriginal else {
                self.init(original: image)
                return
            }
            self.init(decoded: viewable, from: image)
        } catch {
            let problem = error.offset.map { Message.outputImageProblemAt(problem: error.message, offset: $0) }
            self.init(original: image, problem: problem ?? error.message)
        }
    }

    /// The path under which the image is written: the given one, with another extension where the given one names
    /// another format.
    func path(for wanted: String) -> String {
        guard let claim = Self.claim(of: wanted), claim.format != format else { return wanted }
        return claim.stem + "." + format.fileExtension
    }

    /// The format that the extension of a path claims, and the path up to the extension; nil where it claims none that
    /// is known here.
    static func claim(of path: String) -> (format: ImageFormat, stem: String)? {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
            let format = ImageFormat.named(name[name.index(after: dot)...].lowercased())
        else { return nil }
        return (format, String(path[..<dot]))
    }
}

extension ImageFormat {
    /// The name of the format in a sentence.
    var message: Message {
        switch self {
        case .jpeg: .plainText(text: "JPEG")
        case .jpeg2000: .plainText(text: "JPEG 2000 (JP2)")
        case .jpeg2000Codestream: .outputFormatCodestream
        case .png: .plainText(text: "PNG")
        case .wsq: .plainText(text: "WSQ")
        case .raw: .outputFormatRaw
        case .unknown: .outputFormatUnknown
        }
    }

    /// The format that an extension claims; nil where it claims none that is known here.
    static func named(_ fileExtension: String) -> ImageFormat? {
        switch fileExtension {
        case "jpg", "jpeg", "jpe", "jfif": .jpeg
        case "jp2", "jpx", "jpf": .jpeg2000
        case "j2k", "j2c", "jpc": .jpeg2000Codestream
        case "png": .png
        case "wsq": .wsq
        case "raw": .raw
        default: nil
        }
    }
}
