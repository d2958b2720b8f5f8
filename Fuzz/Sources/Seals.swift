// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassSeals
import EPassTrust

extension FuzzTarget {
    static let seals = [FuzzTarget("fuzz-c40", c40), FuzzTarget("fuzz-vds", vds), FuzzTarget("fuzz-vds-nc", vdsnc)]
}

/// What decodes as C40 is encoded to the same octets; what can be encoded decodes to the same text.
private func c40(_ octets: [UInt8]) {
    if let text = try? C40.decode(octets[...]) {
        require((try? C40.encode(text)) == octets, "a string that was decoded is not encoded again")
    }
    let text = String(decoding: octets, as: UTF8.self)
    guard let encoded = try? C40.encode(text) else { return }
    require(encoded.count > C40.maximumLength || (try? C40.decode(encoded[...])) == text.replacing("<", with: " "))
}

/// A visible digital seal in each of its forms: what is decoded is written to the same octets, and its features and
/// judgement do not trap.
private func vds(_ octets: [UInt8]) {
    if let seal = try? VisibleDigitalSeal(decoding: octets) {
        require(seal.encoded() == octets && (try? VisibleDigitalSeal(decoding: seal.encoded())) == seal)
        require(seal.definedFeatures.count == seal.features.count && octets.starts(with: seal.signedOctets))
        let made = try? VisibleDigitalSeal(header: seal.header, features: seal.features, signature: seal.signature)
        require(made == seal, "a seal is not that of its parts")
        if let zone = seal.mrz {
            require((try? SealFeatureValue.octets(of: zone)) != nil, "the zone of a seal cannot be written")
        }
        judge(.visibleDigitalSeal(seal))
    }
    if let seal = try? Seal(recognising: octets) {
        require(Seal.isRecognised(octets), "a seal was decoded that is not recognised: \(seal)")
    }
}

/// What is parsed as VDS-NC is written and parsed again to the same value, with the same canonical form.
private func vdsnc(_ octets: [UInt8]) {
    guard let seal = try? VDSNC(parsing: octets) else { return }
    let again = try? VDSNC(parsing: seal.encoded())
    require(again == seal && again?.signedOctets == seal.signedOctets, "a seal that was parsed is not parsed again")
    judge(.vdsnc(seal))
}

private func judge(_ seal: Seal) {
    guard let trust = try? TrustSnapshot(anchors: []) else { return }
    let judgement = SealJudge(trust: trust, time: Timestamp(secondsSince1970: 1_800_000_000)).judge(seal)
    require(judgement.findings.count == CheckID.sealChecks.count, "a check is missing")
    require(!judgement.indication.isValid, "a seal is valid that nobody is trusted for")
}
