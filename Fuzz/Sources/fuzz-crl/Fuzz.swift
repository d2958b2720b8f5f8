// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as a revocation list; in what decodes each entry is found by its own serial number, and the
/// profile is applied without trapping.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRevocationList(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let list = try? CertificateRevocationList(encoded: bytes) else { return 0 }
    guard list.encoded == bytes, list.tbsCertList.count < bytes.count, !list.description.isEmpty else {
        fatalError("a list that was decoded does not keep what it was decoded from")
    }
    var count = 0
    for entry in list.revokedCertificates {
        count += 1
        guard list.revocation(ofSerialNumber: entry.serialNumber) != nil,
            list.revocation(ofSerialNumber: [entry.serialNumber[0] < 0x80 ? 0 : 0xFF] + entry.serialNumber) != nil
        else { fatalError("an entry is not found by its serial number") }
    }
    guard count == list.revokedCount else { fatalError("an entry that was read cannot be decoded again") }
    for finding in CertificateProfile.lint(list) where finding.rule.isEmpty { fatalError("a finding without a rule") }
    return 0
}
