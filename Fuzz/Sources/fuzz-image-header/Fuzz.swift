// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS

/// Reads arbitrary octets as each kind of image up to where its decoding would begin: a size is one, and an error lies
/// in the input. The octets are also samples without compression, by a layout that their first octets give.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImageHeader(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let octets = Array(UnsafeBufferPointer(start: data, count: size))
    header { () throws(ImageError) in
        let header = try JPEG2000Header(decoding: octets[...])
        return ImageSize(header.width, header.height, header.components.count)
    }
    header { () throws(ImageError) in
        let header = try JPEGHeader(decoding: octets[...])
        return ImageSize(header.width, header.height, header.components)
    }
    header { () throws(ImageError) in
        let header = try PNGHeader(decoding: octets[...])
        return ImageSize(header.width, header.height, 1)
    }
    func header(_ read: () throws(ImageError) -> ImageSize) {
        do {
            let size = try read()
            guard size.width > 0, size.height > 0, size.components > 0 else { fatalError("an image without points") }
        } catch {
            guard error.offset.map({ 0...octets.count ~= $0 }) ?? true else {
                fatalError("an error lies outside the input")
            }
        }
    }
    guard octets.count > 8 else { return 0 }
    let image = BiometricImage(
        subject: .face, format: .raw, octets: octets[8...], width: Int(octets[0]) << 8 | Int(octets[1]),
        height: Int(octets[2]) << 8 | Int(octets[3]),
        rawLayout: .init(bitsPerSample: Int(octets[4]), channels: Int(octets[5]), isPacked: octets[6] & 1 == 0))
    if let pixels = try? PixelMap(samplesOf: image),
        pixels.octets.count != pixels.width * pixels.height * pixels.channels.rawValue
    {
        fatalError("points that do not fit their image")
    }
    return 0
}

private struct ImageSize {
    let width: Int
    let height: Int
    let components: Int

    init(_ width: Int, _ height: Int, _ components: Int) {
        self.width = width
        self.height = height
        self.components = components
    }
}
