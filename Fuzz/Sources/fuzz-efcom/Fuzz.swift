// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.COM; what decodes is written and decoded to the same fields, and what is conformant
/// to the profile is tolerated too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEFCOM(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let strict = try? EFCOM(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let com = try EFCOM(decoding: bytes)
        guard let again = try? EFCOM(decoding: com.encoded()), again.tagList == com.tagList,
            again.ldsVersion == com.ldsVersion, again.unicodeVersion == com.unicodeVersion
        else { fatalError("an EF.COM that was decoded is not decoded again") }
        guard (strict == nil) == !com.deviations.isEmpty else { fatalError("the profiles disagree") }
        _ = (com.dataGroups, com.unknownTags)
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.file == .com else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}
