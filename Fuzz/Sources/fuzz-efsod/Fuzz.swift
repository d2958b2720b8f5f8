// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.SOD and as LDS security object; what decodes is written and decoded to the same
/// value.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEFSOD(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    do throws(LDSError) {
        let sod = try EFSOD(decoding: bytes)
        guard let again = try? EFSOD(decoding: sod.encoded()), again.contentInfo == sod.contentInfo else {
            fatalError("an EF.SOD that was decoded is not decoded again")
        }
    } catch { check(error, size) }
    do throws(LDSError) {
        let object = try LDSSecurityObject(derEncoded: bytes)
        guard let encoded = try? object.encoded(), let again = try? LDSSecurityObject(derEncoded: encoded),
            again.dataGroupHashes == object.dataGroupHashes, again.hashAlgorithmOID == object.hashAlgorithmOID,
            !again.deviations.contains(.securityObjectNotDER)
        else { fatalError("an LDS security object that was decoded is not decoded again") }
    } catch { check(error, size) }
    return 0
}

private func check(_ error: LDSError, _ size: Int) {
    guard error.offset >= 0, error.offset <= size, error.file == .sod else {
        fatalError("an error without a place: \(error)")
    }
}
