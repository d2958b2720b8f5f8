// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassTestSupport
import Testing

@Suite("ImageDecoder: what goes out as it is, images without compression, WSQ", .timed)
struct ViewableImageTests {
    private static let jpeg = bytes("FFD8 FFC2 000B 08 0010 0020 01 011100 FFD9")

    private static func raw(
        _ text: String, width: Int?, height: Int?, _ layout: BiometricImage.RawLayout?
    ) -> BiometricImage {
        BiometricImage(
            subject: .face, format: .raw, octets: bytes(text)[...], width: width, height: height, rawLayout: layout)
    }

    @Test("JPEG goes out octet for octet where nobody asks for PNG")
    func jpeg() async throws {
        let image = BiometricImage(subject: .face, format: .jpeg, octets: Self.jpeg[...])
        let viewable = try await SampleImages.decoder().viewable(image)
        #expect(viewable.format == .jpeg && viewable.octets == Self.jpeg && viewable.isOriginal)
        #expect(viewable.width == 32 && viewable.height == 16)
    }

    @Test("a JPEG or PNG image that states more points than the limit is refused")
    func tooLarge() async {
        let huge = bytes("FFD8 FFC2 000B 08 FFFF FFFF 01 011100 FFD9")
        let png = bytes("89504E470D0A1A0A 0000000D 49484452 0000FFFF 0000FFFF 08 02 00 00 00")
        for image in [
            BiometricImage(subject: .face, format: .jpeg, octets: huge[...]),
            BiometricImage(subject: .face, format: .png, octets: png[...]),
        ] {
            #expect(
                await errorCode { () async throws(ImageError) in _ = try await SampleImages.decoder().viewable(image) }
                    == .tooLarge)
        }
    }

    @Test("WSQ and what is no image are refused by their names", arguments: [ImageFormat.wsq, .unknown])
    func refused(format: ImageFormat) async {
        let image = BiometricImage(subject: .face, format: format, octets: bytes("FFA0FFA4")[...])
        #expect(
            await errorCode { () async throws(ImageError) in _ = try await SampleImages.decoder().viewable(image) }
                == .unsupported)
    }

    @Test("samples without compression of 1 to 16 bits, packed or not, in grey and in colours")
    func layouts() async throws {
        let decoder = SampleImages.decoder()
        func points(_ text: String, _ width: Int, _ height: Int, _ layout: BiometricImage.RawLayout) async throws
            -> [UInt8]
        { try await decoder.pixels(of: Self.raw(text, width: width, height: height, layout)).octets }
        #expect(try await points("000180FF", 2, 2, .init(bitsPerSample: 8)) == [0x00, 0x01, 0x80, 0xFF])
        #expect(try await points("000180FFEE", 2, 2, .init(bitsPerSample: 8)) == [0x00, 0x01, 0x80, 0xFF])
        #expect(try await points("0F01", 2, 1, .init(bitsPerSample: 4)) == [0xFF, 0x11])
        #expect(try await points("F1 80", 3, 1, .init(bitsPerSample: 4, isPacked: true)) == [0xFF, 0x11, 0x88])
        #expect(
            try await points("A0", 4, 1, .init(bitsPerSample: 1, isPacked: true)) == [0xFF, 0x00, 0xFF, 0x00])
        #expect(try await points("FFFF 0000 8080", 3, 1, .init(bitsPerSample: 16)) == [0xFF, 0x00, 0x80])
        #expect(try await points("03FF 0000", 2, 1, .init(bitsPerSample: 10)) == [0xFF, 0x00])
        // More than the stated bits is the largest value.
        #expect(try await points("FF", 1, 1, .init(bitsPerSample: 4)) == [0xFF])
        #expect(
            try await points("010203040506", 2, 1, .init(bitsPerSample: 8, channels: 3)) == [1, 2, 3, 4, 5, 6])
    }

    @Test("samples without a size, with too few octets, or in a layout that is none, are refused")
    func noLayouts() async {
        let eight = BiometricImage.RawLayout(bitsPerSample: 8)
        for (image, code) in [
            (Self.raw("00", width: nil, height: 1, eight), ImageError.Code.malformed),
            (Self.raw("00", width: 1, height: 1, nil), .malformed),
            (Self.raw("00", width: 0, height: 1, eight), .malformed),
            (Self.raw("00", width: 2, height: 1, eight), .malformed),
            (Self.raw("00", width: 65535, height: 65535, eight), .tooLarge),
            (Self.raw("00", width: .max, height: .max, eight), .tooLarge),
            (Self.raw("0000", width: 1, height: 1, .init(bitsPerSample: 8, channels: 2)), .unsupported),
            (Self.raw("000000", width: 1, height: 1, .init(bitsPerSample: 17)), .unsupported),
            (Self.raw("00", width: 1, height: 1, .init(bitsPerSample: 0)), .unsupported),
        ] {
            #expect(
                await errorCode { () async throws(ImageError) in _ = try await SampleImages.decoder().pixels(of: image)
                } == code)
        }
    }

    @Test("samples without compression obey the limit of octets, and a limit without bounds overflows nothing")
    func rawLimits() async {
        let image = Self.raw("000102", width: 2, height: 1, .init(bitsPerSample: 8))
        for (input, code) in [(2, ImageError.Code.tooLarge), (3, nil)] {
            #expect(
                await errorCode { () async throws(ImageError) in
                    _ = try await SampleImages.decoder(ImageLimits(input: input)).pixels(of: image)
                } == code)
        }
        let huge = Self.raw("00", width: .max, height: 1, .init(bitsPerSample: 16, channels: 3))
        #expect(
            await errorCode { () async throws(ImageError) in
                _ = try await SampleImages.decoder(ImageLimits(pixels: .max)).pixels(of: huge)
            } == .tooLarge)
    }

    @Test("points that do not fit their size make no image")
    func sizes() {
        #expect(PixelMap(width: 2, height: 2, channels: .grey, octets: [0, 0, 0]) == nil)
        #expect(PixelMap(width: 0, height: 0, channels: .grey, octets: []) == nil)
        #expect(PixelMap(width: .max, height: .max, channels: .rgb, octets: []) == nil)
        #expect(PixelMap(width: 2, height: 1, channels: .rgb, octets: [0, 0, 0, 0, 0, 0]) != nil)
    }

    #if Images
        @Test("grey points become a grey PNG")
        func grey() async throws {
            let image = Self.raw("000180FF", width: 2, height: 2, .init(bitsPerSample: 8))
            let png = try await SampleImages.decoder().png(of: image)
            #expect(try ImageDecoderTests.points(ofPNG: png, channels: 1) == [0x00, 0x01, 0x80, 0xFF])
            #expect(png[25] == 0)
        }
    #else
        @Test("a build without the trait says so")
        func notBuilt() async throws {
            let image = Self.raw("00", width: 1, height: 1, .init(bitsPerSample: 8))
            #expect(
                await errorCode { () async throws(ImageError) in _ = try await SampleImages.decoder().png(of: image) }
                    == .notBuilt)
            let octets = try SampleImages.octets("grey.j2k")
            #expect(
                await errorCode { () async throws(ImageError) in
                    _ = try await SampleImages.decoder().pixels(of: octets[...], format: .jpeg2000Codestream)
                } == .notBuilt)
        }
    #endif
}
