// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as a certificate, each of its extensions, and holds it against every profile without
/// trapping.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLint(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    // The octets may also be the value of an extension.
    for type in ["2.5.29.31", "2.5.29.32", "2.5.29.35", "2.5.29.17", "2.5.29.15", "2.5.29.16", "2.23.136.1.1.6.2"] {
        let entry = Certificate.Extension(objectIdentifier: type, isCritical: false, value: bytes)
        _ = try? entry.decoded()
    }
    guard let certificate = try? Certificate(encoded: bytes) else { return 0 }
    for entry in certificate.extensions { _ = try? entry.decoded() }
    let rules = Set(CertificateProfile.rules.map(\.name))
    for kind in [CertificateProfile.kind(of: certificate)] + CertificateKind.allCases {
        for finding in CertificateProfile.lint(certificate, as: kind) where !rules.contains(finding.rule) {
            fatalError("a finding whose rule is not listed")
        }
    }
    return 0
}
