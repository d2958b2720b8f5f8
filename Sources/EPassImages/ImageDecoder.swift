// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
internal import EPassMessages

/// Makes images of documents viewable, and decodes JPEG and JPEG 2000 in a process of its own that can do nothing else.
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

    /// The points of an image without compression, in JPEG or in JPEG 2000, scaled to 8 bits; channels beyond colour
    /// are left out.
    ///
    /// - Throws: `ImageError`; `unsupported` for every other format.
    package func pixels(of image: BiometricImage) async throws(ImageError) -> PixelMap {
        guard image.format == .raw else { return try await pixels(of: image.octets, format: image.format) }
        return try PixelMap(samplesOf: image, limits: limits)
    }

    /// The points of a JPEG image, or of a JPEG 2000 image, JP2 or codestream; channels beyond colour are left out, and
    /// samples are scaled to 8 bits.
    ///
    /// - Throws: `ImageError`; `unsupported` for every other format.
    package func pixels(of octets: ArraySlice<UInt8>, format: ImageFormat) async throws(ImageError) -> PixelMap {
        try limits.check(octets: octets.count)
        let (width, height) = try Self.checkedSize(of: octets, format: format, limits)
        let answer = try await HelperProcess(helper: helper, limits: limits).run(
            octets, format: format, largestAnswer: DecodingAnswer.headerLength + width * height * 3)
        return try DecodingAnswer.pixels(answer, width: width, height: height)
    }

    /// The columns and rows of an image that may be decoded by its header.
    private static func checkedSize(
        of octets: ArraySlice<UInt8>, format: ImageFormat, _ limits: ImageLimits
    ) throws(ImageError) -> (Int, Int) {
        switch format {
        case .jpeg:
            let header = try JPEGHeader(decoding: octets)
            try header.check(limits)
            return (header.width, header.height)
        case .jpeg2000, .jpeg2000Codestream:
            let header = try JPEG2000Header(decoding: octets)
            try header.check(limits)
            return (header.width, header.height)
        default: throw ImageError(.unsupported, .imageFormatNotDecoded(format: format.rawValue))
        }
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
                format: image.format, width: width, height: height, octets: Array(image.octets), isOriginal: true,
                isDamaged: false)
        case .jpeg2000, .jpeg2000Codestream, .raw:
            return try await decoded(image)
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

    /// The image as a PNG that was made here: JPEG, JPEG 2000 and images without compression are decoded. PNG goes out
    /// as it is, for nothing decodes it.
    ///
    /// - Throws: `ImageError`; `unsupported` for what `viewable` refuses.
    public func png(_ image: BiometricImage) async throws(ImageError) -> ViewableImage {
        image.format == .jpeg ? try await decoded(image) : try await viewable(image)
    }

    /// The octets of `png(_:)`.
    ///
    /// - Throws: `ImageError`.
    public func png(of image: BiometricImage) async throws(ImageError) -> [UInt8] { try await png(image).octets }

    /// The image as JPEG: as it is where it is one; JPEG 2000 and images without compression are decoded and made into
    /// one, whose points are nearly those of the image.
    ///
    /// - Throws: `ImageError`; `unsupported` for PNG, WSQ and what is no image.
    public func jpeg(_ image: BiometricImage) async throws(ImageError) -> ViewableImage {
        guard image.format != .jpeg else { return try await viewable(image) }
        let pixels = try await pixels(of: image)
        return ViewableImage(
            format: .jpeg, width: pixels.width, height: pixels.height, octets: try pixels.jpeg(), isOriginal: false,
            isDamaged: pixels.isDamaged)
    }

    /// A PNG of the decoded points.
    private func decoded(_ image: BiometricImage) async throws(ImageError) -> ViewableImage {
        let pixels = try await pixels(of: image)
        return ViewableImage(
            format: .png, width: pixels.width, height: pixels.height, octets: try pixels.png(), isOriginal: false,
            isDamaged: pixels.isDamaged)
    }
}
