// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
internal import EPassMessages

extension PixelMap {
    /// An image without compression, as biometric records hold it: row by row from the top, channels interleaved,
    /// samples of more than eight bits with the most significant octet first. Samples are scaled to 8 bits. Octets
    /// after the last sample are passed over.
    ///
    /// - Throws: `ImageError` (`malformed` where there are too few octets, `tooLarge`, `unsupported`).
    package init(samplesOf image: BiometricImage, limits: ImageLimits = .default) throws(ImageError) {
        guard let width = image.width, let height = image.height, let layout = image.rawLayout, width > 0, height > 0
        else { throw ImageError(.malformed, .imageSizeNotStated) }
        try limits.check(octets: image.octets.count)
        try limits.check(width: width, height: height)
        guard let channels = Channels(rawValue: layout.channels), 1...16 ~= layout.bitsPerSample else {
            throw ImageError(.unsupported, .imageSamplesNotShown(bits: layout.bitsPerSample, channels: layout.channels))
        }
        let count = width * height * channels.rawValue
        let bits = layout.isPacked ? layout.bitsPerSample : (layout.bitsPerSample + 7) / 8 * 8
        let (needed, there) = ((count * bits + 7) / 8, image.octets.count)
        guard needed <= there else {
            throw ImageError(
                .malformed, at: there,
                .imageSamplesMissing(width: width, height: height, needed: needed, there: there))
        }
        let samples = Self.samples(image.octets, count: count, stored: bits, used: layout.bitsPerSample)
        guard let map = PixelMap(width: width, height: height, channels: channels, octets: samples) else {
            throw ImageError(.malformed, .imageSamplesDoNotFit)
        }
        self = map
    }

    private static func samples(_ octets: ArraySlice<UInt8>, count: Int, stored: Int, used: Int) -> [UInt8] {
        if stored == 8 && used == 8 { return Array(octets.prefix(count)) }
        let largest = 1 << used - 1
        var samples: [UInt8] = []
        samples.reserveCapacity(count)
        var held = 0
        var heldBits = 0
        for octet in octets {
            held = held << 8 | Int(octet)
            heldBits += 8
            while heldBits >= stored, samples.count < count {
                heldBits -= stored
                let sample = min(held >> heldBits, largest)
                held &= 1 << heldBits - 1
                samples.append(UInt8(clamping: (sample * 255 + largest / 2) / largest))
            }
            if samples.count == count { break }
        }
        return samples
    }
}
