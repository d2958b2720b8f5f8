// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DG7, and as its value alone; what decodes is written and decoded to the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDG7(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    check(bytes)
    // Within a frame, so that what is inside is reached whatever the outer length says.
    check([0x67, 0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + bytes)
    return 0
}

private func check(_ bytes: [UInt8]) {
    let size = bytes.count
    let strict = try? DataGroup7(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let group = try DataGroup7(decoding: bytes)
        guard let again = try? DataGroup7(decoding: group.encoded()), again.encoded() == group.encoded() else {
            fatalError("a DG7 that was decoded is not decoded again")
        }
        guard again.displayedImages == group.displayedImages, group.images.allSatisfy({ $0.octets.count <= size })
        else {
            fatalError("the images changed on the way")
        }
        guard (strict == nil) == !group.deviations.isEmpty else { fatalError("the profiles disagree") }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.file == .dataGroup(.dg7) else {
            fatalError("an error without a place: \(error)")
        }
    }
}
