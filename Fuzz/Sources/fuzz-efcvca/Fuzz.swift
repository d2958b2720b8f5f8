// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.CVCA; what decodes is written and decoded to the same references.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEFCVCA(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let strict = try? EFCVCA(decoding: bytes, profile: .strict)
    do throws(LDSError) {
        let file = try EFCVCA(decoding: bytes)
        guard (strict == nil) == !file.deviations.isEmpty else { fatalError("the profiles disagree") }
        guard (1...EFCVCA.maximumReferences).contains(file.references.count),
            file.references.allSatisfy({ (1...16).contains($0.count) }), file.encoded() == bytes
        else { fatalError("more than is accepted") }
        guard let made = try? EFCVCA(references: file.references),
            let again = try? EFCVCA(decoding: made.octets, profile: .strict), again.references == file.references
        else { fatalError("references that were decoded are not decoded again") }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size, error.file == .cvca else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}
