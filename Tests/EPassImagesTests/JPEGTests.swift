// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Images
    import EPassImages
    import EPassLDS
    import EPassTestSupport
    import EPassVectors
    import Foundation
    import Testing

    @Suite("ImageDecoder: JPEG (ISO/IEC 10918-1) decoded by a process of its own", .timed)
    struct JPEGTests {
        private static func image(_ octets: [UInt8]) -> BiometricImage {
            BiometricImage(subject: .face, format: .jpeg, octets: octets[...])
        }

        private static func code(_ octets: [UInt8], _ limits: ImageLimits = .default) async -> ImageError.Code? {
            await errorCode { () async throws(ImageError) in
                _ = try await SampleImages.decoder(limits).pixels(of: octets[...], format: .jpeg)
            }
        }

        private static func malformed(_ name: String) throws -> [UInt8] {
            Array(try Data(contentsOf: EPassVectors.folder("malformed").appendingPathComponent(name)))
        }

        @Test(
            "baseline, progressive, sparse, grey and printed colours decode to the drawing that they were made of",
            arguments: [
                ("rgb.jpg", "small.ppm", 2.0), ("progressive.jpg", "small.ppm", 2.0), ("ycc420.jpg", "small.ppm", 6.0),
                ("grey.jpg", "small.pgm", 1.0), ("grey-progressive.jpg", "small.pgm", 1.0),
                ("cmyk.jpg", "small.ppm", 3.0),
            ])
        func kinds(name: String, reference: String, difference: Double) async throws {
            let octets = try SampleImages.octets(name)
            let pixels = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg)
            let wanted = try SampleImages.reference(reference)
            #expect(try SampleImages.difference(pixels, wanted) < difference)
            #expect(!pixels.isDamaged)
        }

        @Test("four colours without Adobe's marker are ink, and not what is left white")
        func ink() async throws {
            var octets = try SampleImages.octets("cmyk.jpg")
            let inverted = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg)
            // The marker segment stands behind the first marker: APP14 becomes APP13, which says nothing of colours.
            try #require(octets[2...3] == [0xFF, 0xEE])
            octets[3] = 0xED
            let plain = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg)
            let mean = [inverted, plain].map { $0.octets.reduce(0) { $0 + Int($1) } / $0.octets.count }
            #expect(mean[0] > mean[1] + 50)
        }

        @Test("a PNG is made of a JPEG, and the same one each time")
        func png() async throws {
            let image = Self.image(try SampleImages.octets("rgb.jpg"))
            let picture = try await SampleImages.decoder().png(image)
            #expect(picture.format == .png && !picture.isOriginal && picture.width == 45 && picture.height == 57)
            let points = try await SampleImages.decoder().pixels(of: image).octets
            #expect(try ImageDecoderTests.points(ofPNG: picture.octets, channels: 3) == points)
            #expect(try await SampleImages.decoder().png(of: image) == picture.octets)
        }

        @Test("a JPEG is made of JPEG 2000 with nearly its points; a JPEG stays what it is")
        func jpeg() async throws {
            let decoder = SampleImages.decoder()
            for (name, reference) in [("rgb.j2k", "small.ppm"), ("grey.j2k", "small.pgm")] {
                let octets = try SampleImages.octets(name)
                let image = BiometricImage(subject: .face, format: .jpeg2000Codestream, octets: octets[...])
                let made = try await decoder.jpeg(image)
                #expect(made.format == .jpeg && !made.isOriginal)
                let again = try await decoder.pixels(of: made.octets[...], format: .jpeg)
                #expect(try SampleImages.difference(again, try SampleImages.reference(reference)) < 3)
            }
            let octets = try SampleImages.octets("progressive.jpg")
            let kept = try await decoder.jpeg(Self.image(octets))
            #expect(kept.octets == octets && kept.isOriginal)
        }

        @Test("12 bits, two components and lossless coding are refused, too many points before a process starts")
        func refused() async throws {
            var octets = try SampleImages.octets("rgb.jpg")
            let frame = try #require(octets.indices.first { octets[$0...].starts(with: [0xFF, 0xC0]) })
            octets[frame + 4] = 12
            #expect(await Self.code(octets) == .unsupported)
            #expect(await Self.code(bytes("FFD8 FFC0 000E 08 0010 0010 02 011100 021100 FFD9")) == .unsupported)
            let lossless = bytes("FFD8 FFC3 000B 08 0010 0010 01 011100 FFDA 0008 01 0100 01 00 00 FFD9")
            #expect(await Self.code(lossless) != nil)
            let huge = Self.image(bytes("FFD8 FFC2 000B 08 FFFF FFFF 01 011100 FFD9"))
            let nobody = ImageDecoder(helper: "/nonexistent")
            #expect(await errorCode { () async throws(ImageError) in _ = try await nobody.png(huge) } == .tooLarge)
        }

        @Test("an image that is cut off gives what is left of it, and says so; one with two frame headers gives none")
        func malformed() async throws {
            let cut = try await SampleImages.decoder().png(Self.image(try Self.malformed("jpeg-cut.jpg")))
            #expect(cut.isDamaged && cut.width == 45 && cut.height == 57)
            #expect(await Self.code(try Self.malformed("jpeg-two-frames.jpg")) == .malformed)
            #expect(await Self.code(bytes("FFD8 FFC0 000B 08 0010 0010 01 011100 FFD9")) != nil)
        }

        @Test(
            "every truncation and every changed octet ends in points or an error, and the decoder does not crash",
            .long())
        func changedOctets() async throws {
            let image = try SampleImages.octets("progressive.jpg")
            var (decoded, refused) = (0, 0)
            var cases = stride(from: 0, to: image.count, by: 101).map { Array(image.prefix($0)) }
            for position in Array(stride(from: 0, to: 700, by: 9)) + Array(stride(from: 700, to: image.count, by: 149))
            {
                var changed = image
                changed[position] ^= 0xFF
                cases.append(changed)
            }
            for octets in TestShare.of(cases) {
                guard let code = await Self.code(octets) else {
                    decoded += 1
                    continue
                }
                refused += 1
                #expect([.malformed, .unsupported, .tooLarge, .memory].contains(code), "\(code)")
            }
            #expect(decoded > 0 && refused > 0)
        }

        @Test(
            "a progressive image of the largest size stays within the limits of memory and time, or is ended", .long())
        func largest() async throws {
            // Grey, 4096 by 4096, without a scan: the coefficients alone are 32 MiB.
            let header = "FFD8 FFDB 0043 00" + String(repeating: "01", count: 64) + "FFC2 000B 08 1000 1000 01 011100"
            let table = "FFC4 0014 00 01" + String(repeating: "00", count: 15) + "00"
            let scan = "FFDA 0008 01 0100 00 00 00"
            let one = bytes(header + table + scan + "FFD9")
            // In three colours they are 96 MiB.
            let colours = bytes(
                header.replacing("000B 08 1000 1000 01 011100", with: "0011 08 1000 1000 03 011100 021100 031100")
                    + table + "FFDA 000C 03 0100 0200 0300 00 00 00 FFD9")
            #expect(await Self.code(colours, ImageLimits(memory: 96 << 20, seconds: 600)) == .memory)
            let points = try await SampleImages.decoder(ImageLimits(seconds: 600)).pixels(of: one[...], format: .jpeg)
            #expect(points.width == 4096 && points.isDamaged)
            // Thousands of scans, each over the whole image: the clock of the processor ends them.
            let many = bytes(header + table) + Array(repeating: bytes(scan), count: 5000).joined() + bytes("FFD9")
            #expect(await Self.code(many, ImageLimits(seconds: 1)) == .timeout)
        }
    }
#endif
