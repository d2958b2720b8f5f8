// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

#if Images
    internal import CPNG
#endif

extension PixelMap {
    /// The image as a PNG file of 8 bits per sample in the colour space sRGB. The same points make the same file.
    ///
    /// - Throws: `ImageError` (`notBuilt` without the trait Images, `memory`).
    package func png() throws(ImageError) -> [UInt8] {
        #if Images
            var image = unsafe png_image()
            unsafe image.version = UInt32(PNG_IMAGE_VERSION)
            guard let columns = UInt32(exactly: width), let rows = UInt32(exactly: height) else {
                throw ImageError(.tooLarge, .imageTooLargeForPNG)
            }
            unsafe image.width = columns
            unsafe image.height = rows
            unsafe image.format = channels == .grey ? 0 : UInt32(PNG_FORMAT_FLAG_COLOR)
            // A third of the time for files that are a little longer: whoever waits for a page waits for this.
            unsafe image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
            // The room that is needed at most; what is not used of it is never touched.
            let plain = octets.count + height
            let room = plain + plain / 1000 + 12 * (plain / 8192 + 2) + 4096
            let file = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                var length = room
                let isWritten = unsafe png_image_write_to_memory(
                    &image, buffer.baseAddress, &length, 0, octets, 0, nil)
                count = isWritten != 0 && length <= room ? length : 0
            }
            unsafe png_image_free(&image)
            guard !file.isEmpty else { throw ImageError(.memory, .imagePngNotMade) }
            return file
        #else
            throw ImageError.noDecoder
        #endif
    }
}
