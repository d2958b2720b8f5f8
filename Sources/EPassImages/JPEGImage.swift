// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CEPassJPEG
internal import EPassMessages

/// A JPEG image that libjpeg-turbo decodes row by row: baseline and progressive, grey, colour and four printing
/// colours, 8 bits a sample. Made in the confined process only: what it is given is a stranger's.
@safe package final class JPEGImage {
    private let octets: UnsafeMutableBufferPointer<UInt8>
    private let decoder: OpaquePointer

    /// Columns.
    package let width: Int
    /// Rows.
    package let height: Int
    /// Grey, or red, green and blue.
    package let channels: PixelMap.Channels

    /// Does what the library needs the system for, before the process is confined.
    static func prepare() { epass_jpeg_prepare() }

    /// Reads the headers, and begins to decode.
    ///
    /// - Parameter header: what the header was read to state; no other size than that is decoded.
    /// - Throws: `ImageError` (`malformed`, `unsupported`, `memory`).
    package init(decoding image: ArraySlice<UInt8>, header: JPEGHeader) throws(ImageError) {
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, image.count))
        _ = unsafe copy.initialize(from: image)
        var size = epass_jpeg_size()
        var status: Int32 = 0
        guard let decoder = unsafe epass_jpeg_open(copy.baseAddress, image.count, &size, &status) else {
            unsafe copy.deallocate()
            throw Self.error(status)
        }
        unsafe octets = copy
        unsafe self.decoder = decoder
        width = Int(size.width)
        height = Int(size.height)
        channels = size.channels == 1 ? .grey : .rgb
        guard width == header.width, height == header.height else { throw ImageError(.malformed, .imageDamaged) }
        let started = unsafe epass_jpeg_start(decoder)
        guard started == 0 else { throw Self.error(started) }
    }

    deinit {
        unsafe epass_jpeg_close(decoder)
        unsafe octets.deallocate()
    }

    /// Adds the points of the next row; there are as many rows as `height` says.
    ///
    /// - Throws: `ImageError` (`malformed`, `memory`).
    package func appendRow(to points: inout [UInt8]) throws(ImageError) {
        let count = width * channels.rawValue
        let start = points.count
        points.append(contentsOf: repeatElement(0, count: count))
        let status = unsafe points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return Int32(0) }
            return unsafe epass_jpeg_row(decoder, base + start)
        }
        guard status == 0 else { throw Self.error(status) }
    }

    /// Whether octets were missing or wrong so far: the points are what was left of the image.
    package var isDamaged: Bool { unsafe epass_jpeg_is_damaged(decoder) != 0 }

    /// The error of a status of the library's other than done.
    static func error(_ status: Int32) -> ImageError {
        switch UInt32(bitPattern: status) {
        case EPASS_JPEG_UNSUPPORTED.rawValue: ImageError(.unsupported, .imageUnknownFeature)
        case EPASS_JPEG_MEMORY.rawValue: ImageError(.memory)
        case EPASS_JPEG_NOT_BUILT.rawValue: ImageError.noDecoder
        default: ImageError(.malformed, .imageDamaged)
        }
    }
}
