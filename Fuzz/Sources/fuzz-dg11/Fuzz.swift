// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DG11, and as its value alone; what decodes is written and decoded to the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDG11(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    check(bytes)
    // Within a frame, so that what is inside is reached whatever the outer length says.
    check([0x6B, 0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: size >> $0) } + bytes)
    return 0
}

private func check(_ bytes: [UInt8]) {
    let size = bytes.count
    let strict = try? DataGroup11(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let group = try DataGroup11(decoding: bytes)
        guard let again = try? DataGroup11(decoding: group.encoded()), again.encoded() == group.encoded() else {
            fatalError("a DG11 that was decoded is not decoded again")
        }
        guard again.fullName == group.fullName, again.otherNames == group.otherNames,
            again.fullDateOfBirth == group.fullDateOfBirth
        else { fatalError("the details changed on the way") }
        guard (strict == nil) == !group.deviations.isEmpty else { fatalError("the profiles disagree") }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.file == .dataGroup(.dg11) else {
            fatalError("an error without a place: \(error)")
        }
    }
}
