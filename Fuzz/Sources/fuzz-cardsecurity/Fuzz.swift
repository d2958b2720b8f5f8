// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTrust

private let time = Timestamp(secondsSince1970: 1_795_219_200)
private let authentic = FileAuthenticity(result: .successful, reason: nil)

/// Judges arbitrary octets as EF.CardSecurity under an empty store, where nothing is authentic, and as EF.CardAccess,
/// EF.DG14 and EF.DIR: what is decoded is confirmed by a DG14 with the same entries, whatever they are.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCardSecurity(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let trust = try? TrustSnapshot(anchors: []) else { return 0 }
    for profile in [TrustProfile.default, .strict] {
        let security = CardSecurityAuthentication.judge(
            bytes, country: IssuingCountry("UT"), trust: trust, profile: profile, at: time)
        guard security.authenticity.result != .successful, security.anchor == nil, security.findings.count == 6,
            security.findings.allSatisfy({ !$0.clause.isEmpty })
        else {
            fatalError("an EF.CardSecurity is trusted without an anchor, or a check is missing")
        }
        let infos = (try? EFCardAccess(decoding: bytes).securityInfos) ?? security.securityInfos
        for group in [bytes, infos.map { DataGroup14(securityInfos: $0).encoded() } ?? []] {
            let check = CardAccessCheck.judge(
                .init(
                    cardAccess: .read(infos?.encoded() ?? bytes), opening: .pace, dataGroup14: group,
                    dataGroup14Authenticity: authentic, cardSecurity: security.securityInfos,
                    cardSecurityAuthenticity: security.authenticity, dir: .read(bytes)),
                profile: profile)
            let isSame = group != bytes && infos != nil
            guard check.findings.count == 3, check.findings.allSatisfy({ !$0.clause.isEmpty }),
                !(isSame && check.findings.contains { $0.result == .failed && $0.reason != .malformed })
            else {
                fatalError("what was signed is not confirmed, or a check is missing")
            }
        }
    }
    return 0
}
