// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassTLV

/// A value that holds images.
protocol FuzzedImages: FuzzedValue {
    var images: [BiometricImage] { get }
}

extension DataGroup2: FuzzedFile, FuzzedImages {}
extension DataGroup3: FuzzedFile, FuzzedImages {}
extension DataGroup4: FuzzedFile, FuzzedImages {}
extension FingerImageRecord: FuzzedImages {}
extension FingerImageDataBlock: FuzzedImages {}
extension IrisImageRecord: FuzzedImages {}
extension IrisImageDataBlock: FuzzedImages {}
extension DisplayedImageGroup: FuzzedFile {}

extension Format where Value: FuzzedImages {
    /// The images lie in the octets, have words that name them, and are the same when they are decoded again.
    func roundTripImages(_ octets: [UInt8]) {
        roundTrip(octets) { value, again in
            value.images.allSatisfy {
                $0.octets.startIndex >= 0 && $0.octets.endIndex <= octets.count && !$0.label.isEmpty
            } && value.images.map(\.octets) == again.images.map(\.octets)
        }
    }
}

extension FuzzTarget {
    static let biometrics: [FuzzTarget] = [
        FuzzTarget("fuzz-dg2") { octets in
            // The record and the block alone as well, so that what is inside is reached without a valid frame.
            let block = TLVWriter.encode(0x7F2E, TLVWriter.encode(0xA1, TLVWriter.encode(0x65, octets)))
            for file in [octets, dataGroup2(TLVWriter.encode(0x5F2E, octets)), dataGroup2(block)] {
                Format<DataGroup2>(.dataGroup(.dg2)).roundTripImages(file)
            }
        },
        FuzzTarget("fuzz-dg3") { octets in
            Format<DataGroup3>(.dataGroup(.dg3)).roundTripImages(octets)
            Format<FingerImageRecord>(.dataGroup(.dg3)).roundTripImages(octets)
            Format<FingerImageDataBlock>(.dataGroup(.dg3)).roundTripImages(octets)
        },
        FuzzTarget("fuzz-dg4") { octets in
            Format<DataGroup4>(.dataGroup(.dg4)).roundTripImages(octets)
            Format<IrisImageRecord>(.dataGroup(.dg4)).roundTripImages(octets)
            Format<IrisImageDataBlock>(.dataGroup(.dg4)).roundTripImages(octets)
        },
        FuzzTarget("fuzz-dg5", DataGroup5.self, .dataGroup(.dg5), frame: 0x65, holds: isSame),
        FuzzTarget("fuzz-dg7", DataGroup7.self, .dataGroup(.dg7), frame: 0x67, holds: isSame),
        FuzzTarget("fuzz-image-header", imageHeader),
        FuzzTarget("fuzz-jpeg", jpeg),
    ]

    private static func isSame<Kind>(_ value: DisplayedImageGroup<Kind>, _ again: DisplayedImageGroup<Kind>) -> Bool {
        value.displayedImages == again.displayedImages
            && value.images.allSatisfy { $0.octets.count <= value.octets.count }
    }

    /// A file around the data of one template.
    private static func dataGroup2(_ data: [UInt8]) -> [UInt8] {
        let header: [UInt8] = [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x08]
        let template = TLVWriter.encode(0x7F60, header + data)
        return TLVWriter.encode(0x75, TLVWriter.encode(0x7F61, [0x02, 0x01, 0x01] + template))
    }

    /// Each kind of image up to where its decoding would begin: a size is one, and an error lies in the input. The
    /// octets are also samples without compression, by a layout that their first octets give.
    private static func imageHeader(_ octets: [UInt8]) {
        size(octets) { () throws(ImageError) in
            let header = try JPEG2000Header(decoding: octets[...])
            return [header.width, header.height, header.components.count]
        }
        size(octets) { () throws(ImageError) in
            let header = try JPEGHeader(decoding: octets[...])
            return [header.width, header.height, header.components]
        }
        size(octets) { () throws(ImageError) in
            let header = try PNGHeader(decoding: octets[...])
            return [header.width, header.height]
        }
        guard octets.count > 8 else { return }
        let image = BiometricImage(
            subject: .face, format: .raw, octets: octets[8...], width: Int(octets[0]) << 8 | Int(octets[1]),
            height: Int(octets[2]) << 8 | Int(octets[3]),
            rawLayout: .init(bitsPerSample: Int(octets[4]), channels: Int(octets[5]), isPacked: octets[6] & 1 == 0))
        guard let pixels = try? PixelMap(samplesOf: image) else { return }
        require(pixels.octets.count == pixels.width * pixels.height * pixels.channels.rawValue)
    }

    /// An image of few points as the confined process decodes it: as many as its header states, or an error.
    private static func jpeg(_ octets: [UInt8]) {
        guard let header = try? JPEGHeader(decoding: octets[...]), header.width * header.height <= 1 << 16,
            (try? header.check(.default)) != nil, let image = try? JPEGImage(decoding: octets[...], header: header)
        else { return }
        var points: [UInt8] = []
        for _ in 0..<image.height {
            guard (try? image.appendRow(to: &points)) != nil else { return }
        }
        require(points.count == header.width * header.height * image.channels.rawValue, "rows of another size")
    }

    private static func size(_ octets: [UInt8], _ read: () throws(ImageError) -> [Int]) {
        do {
            require(try read().allSatisfy { $0 > 0 }, "an image without points")
        } catch {
            require(0...octets.count ~= error.offset ?? 0, "an error lies outside the input")
        }
    }
}
