// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

private let dataGroup: [UInt8] = [0x61, 0x03, 0x5F, 0x1F, 0x00]
private let time = Timestamp(secondsSince1970: 1_795_219_200)

/// Judges arbitrary octets as EF.SOD of a document with a fixed DG1 under an empty store: no input is successful under
/// no anchor.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPassiveAuthentication(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let trust = try? TrustSnapshot(anchors: []) else { return 0 }
    for profile in [TrustProfile.default, .strict] {
        let input = PassiveAuthentication.Input(sod: bytes, dataGroups: [1: dataGroup], com: bytes)
        let result = PassiveAuthentication.judge(input, trust: trust, profile: profile, at: time)
        guard result.finding(.dsSignature)?.result != .successful, result.anchor == nil,
            result.findings.count >= 9, result.findings.allSatisfy({ !$0.clause.isEmpty })
        else {
            fatalError("a document is trusted without an anchor, or a check is missing")
        }
    }
    return 0
}
