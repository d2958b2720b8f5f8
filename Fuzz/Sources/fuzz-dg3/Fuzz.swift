// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DG3, and as the data blocks inside it; what decodes is written and decoded to the
/// same value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDG3(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    check(bytes) { octets throws(LDSError) in
        let value = try DataGroup3(decoding: octets)
        return Decoded(images: value.images, written: value.encoded())
    }
    // The data blocks alone as well, so that what is inside is reached without a valid frame around it.
    check(bytes) { octets throws(LDSError) in
        let value = try FingerImageRecord(decoding: octets)
        return Decoded(images: value.images, written: value.encoded())
    }
    check(bytes) { octets throws(LDSError) in
        let value = try FingerImageDataBlock(decoding: octets)
        return Decoded(images: value.images, written: value.encoded())
    }
    return 0
}

/// What is looked at of a value.
private struct Decoded {
    let images: [BiometricImage]
    let written: [UInt8]
}

private func check(_ bytes: [UInt8], decode: ([UInt8]) throws(LDSError) -> Decoded) {
    do throws(LDSError) {
        let value = try decode(bytes)
        guard value.images.allSatisfy({ $0.octets.count <= bytes.count && !$0.label.isEmpty }) else {
            fatalError("an image grew")
        }
        guard let again = try? decode(value.written) else { fatalError("what was decoded is not decoded again") }
        guard again.images.map(\.octets) == value.images.map(\.octets) else {
            fatalError("the images changed on the way")
        }
        guard again.written == value.written else { fatalError("writing is not stable") }
    } catch {
        guard error.offset >= 0, error.offset <= bytes.count else { fatalError("an error without a place: \(error)") }
    }
}
