// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Images
    import EPassImages
    import EPassLDS
    import EPassTestSupport
    import Testing

    @Suite("ImageDecoder and crafted images: a clear error within the limits (T22)", .serialized, .timed)
    struct HostileImageTests {
        /// 4096 by 4096 black points in three colours, in 208 octets: within the limit of points.
        private static let black = bytes(
            "FF4FFF51002F000000001000000010000000000000000000000010000000100000000000000000000003070101070101070101FF52000C"
                + "00000001010504040001FF5C00134040484850484850484850484850484850FF640025000143726561746564206279204F70656E4A5045"
                + "472076657273696F6E20322E352E30FF90000A0000000000510001FF93EFE015FC02BF8057F00A115054AFFF7FE989607F115054AFFF7F"
                + "E989607F115054AFFF7FE989607F115054AFFF7FE989607F8080808080808080808080808080808080FFD9")

        /// The same codestream that states another size.
        private static func stating(width: Int, height: Int, tile: Int? = nil) -> [UInt8] {
            var image = black
            image.replaceSubrange(8..<12, with: JP2.number(width, 4))
            image.replaceSubrange(12..<16, with: JP2.number(height, 4))
            image.replaceSubrange(24..<28, with: JP2.number(tile ?? width, 4))
            image.replaceSubrange(28..<32, with: JP2.number(tile ?? height, 4))
            return image
        }

        private static func code(_ image: [UInt8], _ limits: ImageLimits = .default) async -> ImageError.Code? {
            do {
                _ = try await SampleImages.decoder(limits).pixels(of: image[...], format: .jpeg2000Codestream)
                return nil
            } catch {
                return error.code
            }
        }

        @Test(
            "a header that states more than the limits is refused before a process is started",
            arguments: [(65535, 65535), (0xFFFF_FFFF, 0xFFFF_FFFF), (1, 0xFFFF_FFFF), (4097, 4096)])
        func hugeSizes(width: Int, height: Int) async {
            let image = Self.stating(width: width, height: height)
            let decoder = ImageDecoder(helper: "/nonexistent")
            #expect(
                await errorCode { () async throws(ImageError) in
                    _ = try await decoder.pixels(of: image[...], format: .jpeg2000Codestream)
                } == .tooLarge)
        }

        @Test("more tiles, components or channels of a palette than any portrait has are refused")
        func hugeCounts() async throws {
            #expect(await Self.code(Self.stating(width: 4096, height: 4096, tile: 1)) == .tooLarge)
            var components = Array(Self.black.prefix(40))
            components.replaceSubrange(4..<6, with: JP2.number(38 + 3 * 16384 & 0xFFFF, 2))
            components += JP2.number(9, 2)
            components.replaceSubrange(4..<6, with: JP2.number(38 + 27, 2))
            components += Array(repeating: [7, 1, 1], count: 9).joined()
            #expect(await Self.code(components) == .tooLarge)
            let palette = JP2.file(
                try SampleImages.octets("grey.j2k"), components: 1, colour: 16,
                more: JP2.box("pclr", JP2.number(1024, 2) + [255]))
            #expect(await Self.code(palette) == .tooLarge)
        }

        @Test("the largest grey image that is decoded stays within the limit of memory", .long())
        func largestImage() async throws {
            let grey = bytes(
                "FF4FFF510029000000001000000010000000000000000000000010000000100000000000000000000001070101FF52000C000000"
                    + "01000504040001FF5C00134040484850484850484850484850484850FF640025000143726561746564206279204F70656E4A5045"
                    + "472076657273696F6E20322E352E30FF90000A0000000000450001FF93EFE015FC02BF8057F00A115054AFFF7FE989607F115054"
                    + "AFFF7FE989607F115054AFFF7FE989607F115054AFFF7FE989607F8080808080FFD9")
            // Code that was not optimized needs longer than the default allows.
            let limits = ImageLimits(memory: 256 << 20, seconds: 600)
            let pixels = try await SampleImages.decoder(limits).pixels(of: grey[...], format: .jpeg2000Codestream)
            #expect(pixels.width == 4096 && pixels.height == 4096 && pixels.octets.count == 4096 * 4096)
            // The system enforces the limit on the child alone: with only as much as the samples take, the same image
            // ends in an error.
            #expect(await Self.code(grey, ImageLimits(memory: 64 << 20, seconds: 600)) == .memory)
        }

        @Test("an image that needs more memory than the limit ends in an error of memory")
        func memory() async {
            #expect(await Self.code(Self.black, ImageLimits(memory: 160 << 20)) == .memory)
        }

        @Test("tiles up to the limit, and none of them there, end in an error")
        func manyTiles() async {
            #expect(await Self.code(Self.stating(width: 4096, height: 4096, tile: 64)) != nil)
        }

        @Test("every truncation of an image ends in points or an error", arguments: ["grey1.j2k"])
        func truncations(name: String) async throws {
            let image = try SampleImages.octets(name)
            var errors = 0
            for length in stride(from: 0, to: image.count, by: 3) {
                if let code = await Self.code(Array(image.prefix(length))) {
                    errors += 1
                    #expect([.malformed, .unsupported].contains(code), "\(length): \(code)")
                }
            }
            #expect(errors > 30)
        }

        @Test(
            "every changed octet of the headers ends in points or an error, and the decoder does not crash", .long(),
            arguments: [UInt8(0xFF), 0x01])
        func changedOctets(mask: UInt8) async throws {
            let image = try SampleImages.octets("rgb-tiles.j2k")
            var codes: [ImageError.Code: Int] = [:]
            var decoded = 0
            for position in Array(0..<140) + Array(stride(from: 140, to: image.count, by: 97)) {
                var changed = image
                changed[position] ^= mask
                guard let code = await Self.code(changed) else {
                    decoded += 1
                    continue
                }
                codes[code, default: 0] += 1
                #expect(
                    [.malformed, .unsupported, .tooLarge, .memory].contains(code), "octet \(position): \(code)")
            }
            #expect(decoded > 0 && codes[.malformed, default: 0] > 0)
        }
    }
#endif
