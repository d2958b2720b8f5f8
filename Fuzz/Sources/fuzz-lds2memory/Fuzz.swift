// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as the response to FILE AND MEMORY MANAGEMENT; what decodes is written, and decoded to the
/// same numbers again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLDS2FileMemory(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(LDSError) {
        let memory = try LDS2FileMemory(decoding: bytes, of: .exitRecords)
        guard
            let made = try? LDS2FileMemory(
                totalOctets: memory.totalOctets, remainingRecords: memory.remainingRecords,
                existingRecords: memory.existingRecords),
            let again = try? LDS2FileMemory(decoding: made.octets, of: .exitRecords), again == made
        else { fatalError("numbers that were decoded are not decoded again") }
    } catch {
        guard error.offset >= 0, error.offset <= size, error.lds2File == .exitRecords else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}
