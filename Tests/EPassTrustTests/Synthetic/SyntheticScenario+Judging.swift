// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassSimulator
import EPassTLV
import EPassTrust
import Testing

extension SyntheticScenario {
    func judge(_ profile: TrustProfile = .default) throws -> PassiveAuthenticationResult {
        let made = try make()
        return PassiveAuthentication.judge(
            made.input, trust: made.trust, profile: profile, at: try state.time(time))
    }

    /// The findings that are not those of a genuine document under the same profile, as `id result (reason)`.
    func changes(_ profile: TrustProfile = .default) throws -> Set<String> {
        let genuine = Set(try SyntheticScenario().judge(profile).findings.map(\.description))
        return Set(try judge(profile).findings.map(\.description)).subtracting(genuine)
    }
}

extension PassiveAuthenticationResult {
    /// The findings that are not `successful`, as `id result (reason)`.
    var unsuccessful: [String] { findings.filter { $0.result != .successful }.map(\.description) }
}

/// Octets replaced in an encoding whose lengths stay as they are.
enum Octets {
    /// The first place of `part`.
    static func position(of part: [UInt8], in whole: [UInt8]) throws -> Int {
        try #require(whole.indices.first { whole[$0...].starts(with: part) })
    }

    /// `part` in its first place replaced by as many octets.
    static func replace(_ part: [UInt8], by other: [UInt8], in whole: inout [UInt8]) throws {
        let start = try position(of: part, in: whole)
        try #require(part.count == other.count)
        whole.replaceSubrange(start..<start + part.count, with: other)
    }
}

extension SyntheticPKI {
    /// Octets of a certificate signed by the first generation of the CSCA, where the builder does not write them.
    static func signing(_ tbs: [UInt8], as entity: SyntheticEntity) throws -> SyntheticEntity {
        let key = try TestKeys.key(.ec(.p256), "UT csca 1")
        return try signing(
            tbs, as: entity, by: SyntheticEntity(key: key, scheme: .p256, certificate: entity.certificate))
    }
}
