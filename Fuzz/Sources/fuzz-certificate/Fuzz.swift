// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as a certificate; what decodes keeps its octets, has a name to show and verifies or not
/// without trapping.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCertificate(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let certificate = try? Certificate(encoded: bytes) else { return 0 }
    guard certificate.encoded == bytes, certificate.tbsCertificate.count < bytes.count,
        certificate.subject.matches(certificate.subject), !certificate.description.isEmpty
    else {
        fatalError("a certificate that was decoded does not keep what it was decoded from")
    }
    _ = try? certificate.verifySignature(under: certificate)
    return 0
}
