// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSeals
import EPassTrust

/// Parses arbitrary octets as VDS-NC: what is parsed is written and parsed again to the same value, with the same
/// canonical form.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVDSNC(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let seal = try? VDSNC(parsing: bytes) else { return 0 }
    guard let again = try? VDSNC(parsing: seal.encoded()), again == seal, again.signedOctets == seal.signedOctets else {
        fatalError("a seal that was parsed is not parsed again")
    }
    if let trust = try? TrustSnapshot(anchors: []) {
        let judgement = SealJudge(trust: trust, time: Timestamp(secondsSince1970: 1_800_000_000)).judge(.vdsnc(seal))
        if judgement.findings.count != CheckID.sealChecks.count { fatalError("a check is missing") }
        if judgement.indication.isValid { fatalError("a seal without an anchor is valid") }
    }
    return 0
}
