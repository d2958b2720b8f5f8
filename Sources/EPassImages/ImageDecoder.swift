// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
internal import EPassMessages

/// Makes images of documents viewable, and decodes JPEG 2000 in a process of its own that can do nothing else.
///
/// The process is a program that calls `ImageDecodingProcess.runIfAsked` first of all: `epass` is one. It gets the
/// image and nothing more, gives up files, network, other processes and most of the system's calls before it looks at
/// the image, and is bounded in memory and time, so that a crafted image cannot take the caller down.
public struct ImageDecoder: Sendable {
    /// The path of the program that decodes.
    public let helper: String
    /// What one image may cost.
    public let limits: ImageLimits

    /// A decoder by a program: the path of an `epass` executable, or of another that calls
    /// `ImageDecodingProcess.runIfAsked`.
    public init(helper: String, limits: ImageLimits = .default) {
        self.helper = helper
        self.limits = limits
    }

    /// The points of an image without compression or in JPEG 2000, scaled to 8 bits; channels beyond colour are left
    /// out.
    ///
    /// - Throws: `ImageError`; `unsupported` for every other format.
    package func pixels(of image: BiometricImage) async throws(ImageError) -> PixelMap {
        guard image.format == .raw else { return try await pixels(of: image.octets, format: image.format) }
        return try PixelMap(samplesOf: image, limits: limits)
    }

    /// The points of a JPEG 2000 image, JP2 or codestream; channels beyond colour are left out, and samples are scaled
    /// to 8 bits.
    ///
    /// - Throws: `ImageError`; `unsupported` for every other format.
    package func pixels(of octets: ArraySlice<UInt8>, format: ImageFormat) async throws(ImageError) -> PixelMap {
        switch format {
        case .jpeg2000, .jpeg2000Codestream: break
        default: throw ImageError(.unsupported, .imageFormatNotDecoded(format: format.rawValue))
        }
        try limits.check(octets: octets.count)
        let header = try JPEG2000Header(decoding: octets)
        try header.check(limits)
        let answer = try await HelperProcess(helper: helper, limits: limits).run(
            octets, format: format, largestAnswer: DecodingAnswer.headerLength + header.width * header.height * 3)
        return try DecodingAnswer.pixels(answer, width: header.width, height: header.height)
    }

    /// The image in a format that common viewers show: JPEG and PNG as they are, JPEG 2000 and images without
    /// compression as PNG.
    ///
    /// Of JPEG and PNG only the header is read: the size is checked, and the octets go out as they came. Whoever shows
    /// them decodes them.
    ///
    /// - Throws: `ImageError`; `unsupported` for WSQ and for what is no image.
    public func viewable(_ image: BiometricImage) async throws(ImageError) -> ViewableImage {
        switch image.format {
        case .jpeg, .png:
            try limits.check(octets: image.octets.count)
            let (width, height) = try Self.statedSize(of: image)
            try limits.check(width: width, height: height)
            return ViewableImage(
                format: image.format, width: width, height: height, octets: Array(image.octets), isOriginal: true)
        case .jpeg2000, .jpeg2000Codestream, .raw:
            let pixels = try await pixels(of: image)
            return ViewableImage(
                format: .png, width: pixels.width, height: pixels.height, octets: try pixels.png(), isOriginal: false)
        case .wsq:
            throw ImageError(.unsupported, .imageWsqNotDecoded)
        case .unknown:
            throw ImageError(.unsupported, .imageUnknownFormat)
        }
    }

    /// The columns and rows that the header of a JPEG or PNG image states.
    private static func statedSize(of image: BiometricImage) throws(ImageError) -> (Int, Int) {
        if image.format == .png {
            let header = try PNGHeader(decoding: image.octets)
            return (header.width, header.height)
        }
        let header = try JPEGHeader(decoding: image.octets)
        return (header.width, header.height)
    }

    /// The image as PNG: JPEG 2000 and images without compression are decoded, PNG goes out as it is.
    ///
    /// - Throws: `ImageError`; `unsupported` for JPEG, which is viewable as it is and not decoded here, and for what
    ///   `viewable` refuses.
    public func png(of image: BiometricImage) async throws(ImageError) -> [UInt8] {
        guard image.format != .jpeg else {
            throw ImageError(.unsupported, .imageJpegNotDecoded)
        }
        return try await viewable(image).octets
    }
}
