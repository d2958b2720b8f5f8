// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Images
    import CPNG
    import EPassImages
    import EPassLDS
    import EPassTestSupport
    import Testing

    @Suite("ImageDecoder: JPEG 2000 (ISO/IEC 15444-1) decoded by a process of its own, F-35", .timed)
    struct ImageDecoderTests {
        struct Sample: Sendable, CustomTestStringConvertible {
            let name: String
            let reference: String
            /// The largest mean difference of a sample; zero where the coding loses nothing.
            var difference = 0.0
            var testDescription: String { name }
        }

        @Test(
            "every kind of codestream decodes to the drawing it was made of",
            arguments: [
                Sample(name: "rgb.j2k", reference: "small.ppm"),
                Sample(name: "rgb-tiles.j2k", reference: "small.ppm"),
                Sample(name: "rgb-offset.j2k", reference: "small.ppm"),
                Sample(name: "rgba.j2k", reference: "small.ppm"),
                Sample(name: "grey.j2k", reference: "small.pgm"),
                Sample(name: "grey-alpha.j2k", reference: "small.pgm"),
                Sample(name: "grey8-signed.j2k", reference: "small.pgm"),
                Sample(name: "grey16.j2k", reference: "small.pgm"),
                Sample(name: "grey12.j2k", reference: "small.pgm"),
                Sample(name: "grey4.j2k", reference: "small.pgm", difference: 5),
                Sample(name: "grey1.j2k", reference: "small.pgm", difference: 60),
                Sample(name: "ycc420.j2k", reference: "even.ppm", difference: 6),
                Sample(name: "ycc422.j2k", reference: "even.ppm", difference: 5),
            ])
        func codestreams(sample: Sample) async throws {
            let octets = try SampleImages.octets(sample.name)
            let pixels = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg2000Codestream)
            let difference = try SampleImages.difference(pixels, try SampleImages.reference(sample.reference))
            #expect(difference <= sample.difference)
        }

        @Test("a file format around a codestream is heeded: enumerated colours, sYCC, channel definitions, palettes")
        func fileFormats() async throws {
            let decoder = SampleImages.decoder()
            let rgb = try SampleImages.octets("rgb.j2k")
            let grey = try SampleImages.octets("grey.j2k")
            let colours = try SampleImages.reference("small.ppm")
            let greys = try SampleImages.reference("small.pgm")

            let plain = JP2.file(rgb, components: 3, colour: 16)
            #expect(try await decoder.pixels(of: plain[...], format: .jpeg2000) == colours)
            let greyFile = JP2.file(grey, components: 1, colour: 17)
            #expect(try await decoder.pixels(of: greyFile[...], format: .jpeg2000) == greys)

            // Blue, green, red, and a definition that says so.
            let swapped = JP2.file(
                rgb, components: 3, colour: 16, more: JP2.definitions([(0, 3), (0, 2), (0, 1)]))
            let reversed = stride(from: 0, to: colours.octets.count, by: 3)
                .flatMap { colours.octets[$0..<$0 + 3].reversed() }
            #expect(try await decoder.pixels(of: swapped[...], format: .jpeg2000).octets == reversed)

            let luminance = JP2.file(try SampleImages.octets("ycc444.j2k"), components: 3, colour: 18)
            let converted = try await decoder.pixels(of: luminance[...], format: .jpeg2000)
            #expect(try SampleImages.difference(converted, colours) < 2)

            let palette = JP2.file(
                grey, components: 1, colour: 16, more: JP2.palette { [$0, 255 - $0, $0 / 2] })
            let mapped = greys.octets.flatMap { [$0, 255 - $0, $0 / 2] }
            #expect(try await decoder.pixels(of: palette[...], format: .jpeg2000).octets == mapped)

            // The fourth channel is opacity; and so is the first, where the definition says so.
            let rgba = try SampleImages.octets("rgba.j2k")
            let opacity = JP2.file(
                rgba, components: 4, colour: 16, more: JP2.definitions([(0, 1), (0, 2), (0, 3), (1, 0)]))
            #expect(try await decoder.pixels(of: opacity[...], format: .jpeg2000) == colours)
        }

        @Test("the name of the format does not decide: octets of a bare codestream are one")
        func misnamed() async throws {
            let octets = try SampleImages.octets("rgb.j2k")
            let pixels = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg2000)
            #expect(pixels == (try SampleImages.reference("small.ppm")))
        }

        @Test("the portrait in both forms gives one PNG, the same each time, that libpng reads back to the same points")
        func portrait() async throws {
            let decoder = SampleImages.decoder()
            let file = try SampleImages.octets("portrait.jp2")
            let codestream = try SampleImages.octets("portrait.j2k")
            let image = BiometricImage(subject: .face, format: .jpeg2000, octets: file[...])
            let bare = BiometricImage(subject: .face, format: .jpeg2000Codestream, octets: codestream[...])
            let viewable = try await decoder.viewable(image)
            #expect(viewable.format == .png && viewable.width == 336 && viewable.height == 432 && !viewable.isOriginal)
            #expect(try await decoder.png(of: bare) == viewable.octets)
            let header = try PNGHeader(decoding: viewable.octets[...])
            #expect(header.width == 336 && header.height == 432 && header.bits == 8)
            let pixels = try await decoder.pixels(of: image)
            #expect(try Self.points(ofPNG: viewable.octets, channels: 3) == pixels.octets)
        }

        @Test("octets after the image do not matter, as the padding of some documents (F-34)")
        func padding() async throws {
            let octets = try SampleImages.octets("rgb.j2k") + Array(repeating: 0, count: 100)
            let pixels = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg2000Codestream)
            #expect(pixels == (try SampleImages.reference("small.ppm")))
        }

        /// The points of a PNG file as libpng reads them.
        static func points(ofPNG file: [UInt8], channels: Int) throws -> [UInt8] {
            var image = png_image()
            image.version = UInt32(PNG_IMAGE_VERSION)
            defer { png_image_free(&image) }
            try #require(png_image_begin_read_from_memory(&image, file, file.count) != 0)
            image.format = channels == 1 ? 0 : UInt32(PNG_FORMAT_FLAG_COLOR)
            var points = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * channels)
            try #require(png_image_finish_read(&image, nil, &points, 0, nil) != 0)
            return points
        }
    }
#endif
