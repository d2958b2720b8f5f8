// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CEPassJPEG
internal import EPassMessages

extension PixelMap {
    /// How well the points are kept (1 to 100); the colours are as fine as the luminance.
    private static let quality: Int32 = 95

    /// The image as a JPEG file of 8 bits a sample. The points are kept nearly, not exactly.
    ///
    /// - Throws: `ImageError` (`unsupported`, `memory`, `notBuilt`).
    func jpeg() throws(ImageError) -> [UInt8] {
        guard width <= 65_500, height <= 65_500 else { throw ImageError(.unsupported, .imageTooLargeForJPEG) }
        let size = epass_jpeg_size(
            width: UInt32(width), height: UInt32(height), channels: UInt32(channels.rawValue))
        var made: UnsafeMutablePointer<UInt8>?
        var length = 0
        let status = unsafe octets.withUnsafeBufferPointer { points in
            unsafe epass_jpeg_encode(points.baseAddress, size, Self.quality, &made, &length)
        }
        guard status == 0, let made = unsafe made else { throw JPEGImage.error(status) }
        defer { unsafe epass_jpeg_free(made) }
        return unsafe Array(UnsafeBufferPointer(start: made, count: length))
    }
}
