// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Tells where an image of a finger or an iris ends, and what is wrong with it.
struct RecordImageReader {
    let path: TLVPath

    /// The samples of an image without compression: as many octets as its size gives, where they are there.
    func raw(
        _ octets: ArraySlice<UInt8>, expected: Int, _ context: inout DecodingContext
    ) throws(LDSError) -> ArraySlice<UInt8> {
        guard octets.count != expected else { return octets }
        try context.note(
            .rawImageLength, path: path, at: octets.startIndex,
            .biometricRawImageLength(there: octets.count, stated: expected))
        return octets
    }

    /// An image of a format that has compression; nothing is looked at where that is nil.
    func check(
        _ octets: ArraySlice<UInt8>, as format: ImageFormat?, _ context: inout DecodingContext
    ) throws(LDSError) {
        if let format { _ = try compressed(octets, as: format, &context) }
    }

    /// An image with compression, without the zero octets behind it, whose signature should be that of the format.
    func compressed(
        _ octets: ArraySlice<UInt8>, as format: ImageFormat, _ context: inout DecodingContext
    ) throws(LDSError) -> ArraySlice<UInt8> {
        let image = Self.withoutPadding(octets)
        try notePadding(from: image.endIndex, of: octets, &context)
        try noteFormat(ImageFormat(signatureOf: image), stated: format, at: octets.startIndex, &context)
        return image
    }

    /// Names what stands behind the end of the image (F-34).
    func notePadding(
        from end: Int, of octets: ArraySlice<UInt8>, _ context: inout DecodingContext
    ) throws(LDSError) {
        guard end < octets.endIndex else { return }
        try context.note(
            .paddingAfterImage, path: path, at: end, .biometricOctetsAfterImage(count: octets.endIndex - end))
    }

    /// Names what is not right about a format that the first octets show (F-35); nil is stated where that is no known
    /// one.
    func noteFormat(
        _ found: ImageFormat, stated: ImageFormat?, at offset: Int, _ context: inout DecodingContext
    ) throws(LDSError) {
        if found == .unknown {
            try context.note(.unknownImageFormat, path: path, at: offset, .biometricUnknownSignature)
        } else if (found == .jpeg2000Codestream ? .jpeg2000 : found) != stated {
            try context.note(
                .imageFormatMismatch, path: path, at: offset, .biometricOtherFormat(format: found.rawValue))
        }
        if found == .jpeg2000Codestream {
            try context.note(.bareCodestream, path: path, at: offset, .biometricBareCodestream)
        }
    }

    /// The image without the zero octets that follow its end; unchanged where no end is known before them.
    static func withoutPadding(_ octets: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        ImageFormat.withoutPadding(octets, ends: ends)
    }

    /// The end of JPEG and JPEG 2000, of WSQ, and of PNG.
    private static let ends: [[UInt8]] = [
        [0xFF, 0xD9], [0xFF, 0xA1], [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82],
    ]
}
