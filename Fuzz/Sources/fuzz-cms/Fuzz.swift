// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as a CMS SignedData; what is kept stands somewhere in the input and stays within the
/// limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCMS(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let limits = SignedDataLimits(
        maximumLength: 65_536, maximumCertificates: 4, maximumSigners: 4, maximumAttributes: 8)
    guard let signed = try? SignedData(contentInfo: bytes, limits: limits) else { return 0 }
    guard signed.certificates.count + signed.undecodedCertificates.count <= 4, signed.signerInfos.count <= 4 else {
        fatalError("more was kept than the limits allow")
    }
    for signer in signed.signerInfos {
        for certificate in signed.certificates { _ = signer.names(certificate) }
        guard let attributes = signer.signedAttrs else { continue }
        guard attributes.signedOctets.first == 0x31, attributes.signedOctets.count <= bytes.count else {
            fatalError("the signed attributes are not a SET of the input")
        }
    }
    return 0
}
