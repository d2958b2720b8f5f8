// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassSeals
import EPassTrust

/// Decodes arbitrary octets as a visible digital seal, in each of its forms: what is decoded is written to the same
/// octets, and its features and judgement do not trap.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVDS(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let seal = try? VisibleDigitalSeal(decoding: bytes) {
        guard seal.encoded() == bytes, (try? VisibleDigitalSeal(decoding: seal.encoded())) == seal,
            seal.definedFeatures.count == seal.features.count,
            bytes == seal.signedOctets + bytes.dropFirst(seal.signedOctets.count),
            (try? VisibleDigitalSeal(header: seal.header, features: seal.features, signature: seal.signature)) == seal
        else { fatalError("a seal that was decoded is not written to its octets") }
        if let zone = seal.mrz, (try? SealFeatureValue.octets(of: zone)) == nil {
            fatalError("the zone of a seal cannot be written")
        }
        if let trust = try? TrustSnapshot(anchors: []) {
            let judgement = SealJudge(trust: trust, time: Timestamp(secondsSince1970: 1_800_000_000)).judge(
                .visibleDigitalSeal(seal))
            if judgement.findings.count != CheckID.sealChecks.count { fatalError("a check is missing") }
            if judgement.indication.isValid { fatalError("a seal without a certificate is valid") }
        }
    }
    if let seal = try? Seal(recognising: bytes), !Seal.isRecognised(bytes) {
        fatalError("a seal was decoded that is not recognised: \(seal)")
    }
    return 0
}
