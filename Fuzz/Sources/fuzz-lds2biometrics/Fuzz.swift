// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.Biometrics; what decodes is written, and decoded to the same values again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAdditionalBiometrics(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let strict = try? AdditionalBiometrics(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let file = try AdditionalBiometrics(decoding: bytes)
        guard (strict == nil) == !file.deviations.isEmpty else { fatalError("the profiles disagree") }
        guard let again = try? AdditionalBiometrics(decoding: file.encoded(), profile: .strict),
            again.data.elementsEqual(file.data), again.signature == file.signature,
            again.certificateReference == file.certificateReference, again.encoded() == again.octets
        else { fatalError("what was decoded is not decoded again") }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.lds2File == .biometrics(.first) else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}
