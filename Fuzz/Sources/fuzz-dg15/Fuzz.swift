// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

/// Decodes arbitrary octets as DG15; what decodes is written and decoded to the same key, and its public key is read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDataGroup15(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let strict = try? DataGroup15(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let file = try DataGroup15(decoding: bytes)
        guard let again = try? DataGroup15(decoding: file.encoded(), profile: .strict),
            again.subjectPublicKeyInfo == file.subjectPublicKeyInfo, again.algorithm == file.algorithm
        else { fatalError("a DG15 that was decoded is not decoded again") }
        guard (strict == nil) == !file.deviations.isEmpty else { fatalError("the profiles disagree") }
        if let key = try? PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo) {
            guard (key.modulus == nil) == (file.algorithm == "1.2.840.10045.2.1") else {
                fatalError("the key is of another kind than its algorithm")
            }
        }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.file == .dataGroup(.dg15) else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}
