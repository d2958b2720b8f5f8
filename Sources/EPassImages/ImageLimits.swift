// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What decoding one image may cost.
public struct ImageLimits: Sendable, Hashable {
    /// Octets of address space that the decoding process may have, its program included.
    public var memory: Int
    /// Seconds of processor time that it may use.
    public var seconds: Int
    /// Seconds that it may take by the clock, however busy the machine is. Much more than `seconds`, which bound the
    /// work: this bounds the waiting.
    public var wallSeconds: Int
    /// Points (columns times rows) of the largest image.
    public var pixels: Int
    /// Octets of the largest coded image.
    public var input: Int

    /// States limits; what is not given is as in `default`.
    public init(
        memory: Int = 256 << 20, seconds: Int = 5, wallSeconds: Int = 60, pixels: Int = 16 << 20,
        input: Int = 16 << 20
    ) {
        self.memory = memory
        self.seconds = seconds
        self.wallSeconds = wallSeconds
        self.pixels = pixels
        self.input = input
    }

    /// 256 MiB, 5 seconds of processor time within 60 seconds, 16 Mi points, 16 MiB: an image of 3000 by 4000 points in
    /// three colours stays below them.
    public static let `default` = ImageLimits()
}

extension ImageLimits {
    /// Confirms that an image of this size may be decoded.
    ///
    /// - Throws: `ImageError` (`tooLarge`).
    func check(width: Int, height: Int) throws(ImageError) {
        let (points, overflow) = width.multipliedReportingOverflow(by: height)
        // Whatever the limit, three samples of 16 bits for each point can be counted.
        guard !overflow, points <= min(pixels, .max / 64) else {
            throw ImageError(.tooLarge, .imageTooManyPoints(width: width, height: height, limit: pixels))
        }
    }
    /// Confirms that a coded image of this length may be decoded.
    ///
    /// - Throws: `ImageError` (`tooLarge`).
    func check(octets count: Int) throws(ImageError) {
        guard count <= input else {
            throw ImageError(.tooLarge, .imageTooManyOctets(count: count, limit: input))
        }
    }
}
