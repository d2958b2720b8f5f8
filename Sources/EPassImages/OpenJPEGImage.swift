// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Images
    internal import COpenJPEG
    internal import EPassLDS

    /// An image that OpenJPEG decoded. Made in the confined process only: what it is given is a stranger's.
    @safe final class OpenJPEGImage {
        private let image: UnsafeMutablePointer<opj_image_t>
        /// Which components are grey, or red, green and blue, or luminance and two of chrominance.
        private let colours: [Int]
        private let isLuminanceChrominance: Bool

        /// Columns.
        let width: Int
        /// Rows.
        let height: Int
        /// Grey, or red, green and blue.
        var channels: PixelMap.Channels { colours.count == 1 ? .grey : .rgb }

        /// Decodes an image.
        ///
        /// - Throws: `ImageError` (`malformed`, `unsupported`, `memory`, `tooLarge`).
        init(decoding octets: [UInt8], format: ImageFormat, header: JPEG2000Header) throws(ImageError) {
            let image = try unsafe Self.decode(octets, format: format, header: header)
            do {
                let plan = try unsafe ColourPlan(image.pointee, header: header)
                colours = plan.components
                isLuminanceChrominance = plan.isLuminanceChrominance
            } catch {
                unsafe opj_image_destroy(image)
                throw error
            }
            unsafe self.image = unsafe image
            width = header.width
            height = header.height
        }

        deinit { unsafe opj_image_destroy(image) }

        private static func decode(
            _ octets: [UInt8], format: ImageFormat, header: JPEG2000Header
        ) throws(ImageError) -> UnsafeMutablePointer<opj_image_t> {
            let source = OctetSource(octets)
            let messages = DecoderMessages()
            var image: UnsafeMutablePointer<opj_image_t>?
            // Where a bare codestream was put under the name of the file format, or the reverse, the octets decide
            // (F-35).
            let isCodestream = octets.starts(with: [0xFF, 0x4F])
            let isDecoded: Bool = withExtendedLifetime((source, messages)) {
                guard let codec = unsafe opj_create_decompress(isCodestream ? OPJ_CODEC_J2K : OPJ_CODEC_JP2) else {
                    messages.isMemory = true
                    return false
                }
                defer { unsafe opj_destroy_codec(codec) }
                guard let stream = unsafe source.stream() else {
                    messages.isMemory = true
                    return false
                }
                defer { unsafe opj_stream_destroy(stream) }
                unsafe messages.attach(to: codec)
                var parameters = opj_dparameters_t()
                unsafe opj_set_default_decoder_parameters(&parameters)
                guard unsafe opj_setup_decoder(codec, &parameters) != 0,
                    unsafe opj_read_header(stream, codec, &image) != 0, let read = unsafe image,
                    unsafe isStated(read.pointee, header)
                else { return false }
                return unsafe opj_decode(codec, stream, read) != 0
            }
            guard isDecoded, let image = unsafe image else {
                if let image = unsafe image { unsafe opj_image_destroy(image) }
                throw messages.error
            }
            return unsafe image
        }

        /// Whether the library understood the header as it was checked: no other size than that is decoded.
        private static func isStated(_ image: opj_image_t, _ header: JPEG2000Header) -> Bool {
            unsafe Int(image.x1) - Int(image.x0) == header.width && Int(image.y1) - Int(image.y0) == header.height
                && Int(image.numcomps) == header.components.count
        }

        /// Adds the points of a row.
        func appendRow(_ row: Int, to octets: inout [UInt8]) {
            let samples = unsafe colours.map { component in
                unsafe ComponentRow(image.pointee, image.pointee.comps[component], row: row)
            }
            guard colours.count == 3 else {
                for column in 0..<width { octets.append(unsafe samples[0].value(column)) }
                return
            }
            for column in 0..<width {
                let first = unsafe samples[0].value(column)
                let second = unsafe samples[1].value(column)
                let third = unsafe samples[2].value(column)
                if isLuminanceChrominance {
                    Self.appendColour(
                        luminance: Int(first), blue: Int(second) - 128, red: Int(third) - 128, to: &octets)
                } else {
                    octets.append(first)
                    octets.append(second)
                    octets.append(third)
                }
            }
        }

        /// The colour of sYCC (IEC 61966-2-1, Annex F), in 16 fractional bits.
        private static func appendColour(luminance: Int, blue: Int, red: Int, to octets: inout [UInt8]) {
            let half = luminance << 16 + 1 << 15
            octets.append(UInt8(clamping: (half + 91_881 * red) >> 16))
            octets.append(UInt8(clamping: (half - 22_554 * blue - 46_802 * red) >> 16))
            octets.append(UInt8(clamping: (half + 116_130 * blue) >> 16))
        }
    }

    /// A row of one component, spread over the columns of the image and scaled to 8 bits.
    @unsafe private struct ComponentRow {
        private let samples: UnsafeMutablePointer<Int32>
        private let left: Int
        private let spacing: Int
        private let firstSample: Int
        private let lastSample: Int
        private let offset: Int
        private let largest: Int

        init(_ image: opj_image_t, _ component: opj_image_comp_t, row: Int) {
            unsafe left = Int(image.x0)
            unsafe spacing = Int(component.dx)
            unsafe firstSample = (left + spacing - 1) / spacing
            unsafe lastSample = Int(component.w) - 1
            unsafe largest = 1 << Int(component.prec) - 1
            unsafe offset = component.sgnd != 0 ? 1 << (Int(component.prec) - 1) : 0
            let rows = unsafe Int(component.dy)
            let firstRow = unsafe (Int(image.y0) + rows - 1) / rows
            let wanted = unsafe (Int(image.y0) + row) / rows - firstRow
            let line = unsafe max(0, min(wanted, Int(component.h) - 1))
            // ColourPlan made sure that there are samples.
            unsafe samples = unsafe component.data.advanced(by: line * Int(component.w))
        }

        func value(_ column: Int) -> UInt8 {
            let index = unsafe max(0, min((left + column) / spacing - firstSample, lastSample))
            let sample = unsafe max(0, min(Int(samples[index]) + offset, largest))
            return unsafe largest == 255
                ? UInt8(clamping: sample) : UInt8(clamping: (sample * 255 + largest / 2) / largest)
        }
    }
#endif
