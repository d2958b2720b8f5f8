// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.DG1, and as EF.DG6, which is kept as octets.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDG1(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(LDSError) {
        let group = try DataGroup1(decoding: bytes)
        guard let again = try? DataGroup1(decoding: group.encoded()), again.mrz == group.mrz else {
            fatalError("a DG1 that was decoded is not decoded again")
        }
    } catch {
        guard error.offset >= 0, error.offset <= size else { fatalError("an error without a place: \(error)") }
    }
    if let group = try? RawDataGroup(decoding: bytes, as: .dg6) {
        guard let again = try? RawDataGroup(decoding: group.encoded(), as: .dg6), again.content == group.content
        else { fatalError("a data group that was decoded is not decoded again") }
    }
    return 0
}
