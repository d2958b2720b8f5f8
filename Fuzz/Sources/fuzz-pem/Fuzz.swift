// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Imports arbitrary octets as a file of any kind (PEM, base64, DER, LDIF): what is found decodes again from its
/// octets, and everything lies in the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPEM(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let octets = Array(UnsafeBufferPointer(start: data, count: size))
    var importer = TrustImporter()
    importer.limits.maximumSectionLength = 16_384
    var count = 0
    try? importer.read(octets: octets, named: "x") { object throws(TrustError) in
        count += 1
        guard object.offset < size, object.place.hasPrefix("x") else {
            fatalError("an object lies outside the input")
        }
        guard case .certificate(let certificate) = object.content else { return }
        guard certificate.encoded == object.octets, (try? Certificate(encoded: object.octets)) == certificate else {
            fatalError("a certificate is not what its octets say")
        }
    } skipped: { entry in
        count += 1
        guard (entry.offset ?? 0) <= size else { fatalError("a skipped entry lies outside the input") }
    }
    guard count <= size else { fatalError("there are more objects than octets") }
    return 0
}
