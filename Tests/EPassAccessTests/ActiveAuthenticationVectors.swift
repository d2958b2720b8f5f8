// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassAccess

/// An answer to INTERNAL AUTHENTICATE and what is to be made of it.
struct ActiveAuthenticationVector: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let dg15: HexOctets
    let dg14: HexOctets?
    let challenge: HexOctets
    let response: HexOctets
    /// `confirmed`, or a refusal.
    let result: String
    let algorithm: String
    let hash: String?
    let scheme: String?
    let format: String?
    let deviations: [String]?
    /// The refusal where no deviation is tolerated, if it differs.
    let strict: String?

    var testDescription: String { id }

    private struct File: Decodable {
        let activeAuthentication: [ActiveAuthenticationVector]
    }

    static func all() throws -> [ActiveAuthenticationVector] {
        try AccessVectors.load(File.self, having: "active_authentication", externals: ["icao", "generated"])
            .flatMap(\.activeAuthentication)
    }

    static func confirmed() throws -> [ActiveAuthenticationVector] { try all().filter { $0.result == "confirmed" } }

    /// The answers in the standard's own form, without deviations.
    static func conforming() throws -> [ActiveAuthenticationVector] {
        try confirmed().filter { $0.deviations?.isEmpty == true }
    }

    func securityInfos() throws -> SecurityInfos? {
        try dg14.map { try DataGroup14(decoding: $0.octets).securityInfos }
    }

    /// The verdict on the answer, or on another one in its place.
    func verdict(
        response other: [UInt8]? = nil, challenge otherChallenge: [UInt8]? = nil, dataGroup15: [UInt8]? = nil,
        tolerating tolerated: Set<AccessDeviation> = Set(AccessDeviation.allCases)
    ) throws -> ActiveAuthentication.Verdict {
        ActiveAuthentication.verify(
            response: other ?? response.octets,
            challenge: try ActiveAuthentication.Challenge(otherChallenge ?? challenge.octets),
            dataGroup15: dataGroup15 ?? dg15.octets, securityInfos: try securityInfos(), tolerating: tolerated)
    }
}

extension ActiveAuthentication.Verdict {
    /// `confirmed` or the refusal.
    var word: String {
        switch outcome {
        case .confirmed: "confirmed"
        case .refused(let refusal): refusal.rawValue
        }
    }
}

/// Appendix F of Doc 9303-11.
struct ActiveAuthenticationExample: Decodable {
    let rndIfd, capdu, m2, trailer, m1, m, sha1M, f, signature, rapdu: HexOctets

    static func all() throws -> [ActiveAuthenticationExample] {
        try AccessVectors.load(ActiveAuthenticationExample.self, having: "sha1_m", externals: ["icao", "generated"])
    }
}

/// Answers of external collections, made with the key of the BSI's reference data set.
struct ExternalRSAAnswer: Decodable, Sendable, CustomTestStringConvertible {
    let hash: String
    let challenge, f, signature: HexOctets
    let expected: String

    var testDescription: String { "\(hash) \(challenge): \(expected)" }

    struct File: Decodable {
        let dg15: HexOctets
        let vectors: [ExternalRSAAnswer]
    }

    static func files() throws -> [File] {
        try AccessVectors.load(File.self, having: "private_exponent", externals: ["generated"])
    }
}

/// ECDSA answers of external collections.
struct ExternalECDSAAnswer: Decodable {
    let curve, hash: String
    let publicKey, challenge, signaturePlain: HexOctets
    let expected: String

    private struct File: Decodable {
        let vectors: [Failable]
    }
    private struct Failable: Decodable {
        let vector: ExternalECDSAAnswer?

        init(from decoder: any Decoder) throws { vector = try? ExternalECDSAAnswer(from: decoder) }
    }

    static func all() throws -> [ExternalECDSAAnswer] {
        try AccessVectors.load(File.self, having: "vectors", externals: ["generated"])
            .flatMap(\.vectors).compactMap(\.vector)
    }
}
