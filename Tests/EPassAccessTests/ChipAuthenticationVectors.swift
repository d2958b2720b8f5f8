// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import Testing

/// A run of chip authentication with every value in it.
struct ChipAuthenticationRun: Decodable, Sendable, CustomTestStringConvertible {
    struct Keys: Decodable, Sendable {
        let ksEnc, ksMac: HexOctets
    }

    let name, keyAgreement, encoding: String
    let deviations: [String]
    let subjectPublicKeyInfo, chipPrivate, chipPublic, terminalPrivate, terminalPublic: HexOctets
    let compressedTerminalKey, mseSetKatData, generalAuthenticateData, sharedSecret: HexOctets
    let keys: [String: Keys]

    var testDescription: String { "\(name) \(encoding)" }

    /// The entry of the static key.
    func info(keyID: Int? = nil) throws -> ChipAuthenticationPublicKeyInfo {
        ChipAuthenticationPublicKeyInfo(
            keyAgreement: try #require(KeyAgreementAlgorithm(rawValue: keyAgreement)),
            subjectPublicKeyInfo: subjectPublicKeyInfo.octets, keyID: keyID)
    }

    static func all() throws -> [ChipAuthenticationRun] {
        try ChipAuthenticationVectors.load(File.self, having: "chip_authentication_runs")
            .flatMap(\.chipAuthenticationRuns)
    }

    private struct File: Decodable {
        let chipAuthenticationRuns: [ChipAuthenticationRun]
    }
}

/// A static key that must be refused, with the code of the error.
struct RefusedStaticKey: Decodable, Sendable, CustomTestStringConvertible {
    let name, keyAgreement, reason: String
    let subjectPublicKeyInfo: HexOctets

    var testDescription: String { name }

    static func all() throws -> [RefusedStaticKey] {
        try ChipAuthenticationVectors.load(File.self, having: "refused_static_keys").flatMap(\.refusedStaticKeys)
    }

    private struct File: Decodable {
        let refusedStaticKeys: [RefusedStaticKey]
    }
}

/// Runs with the key of a DG14.
struct DG14Vector: Decodable, Sendable {
    struct Run: Decodable, Sendable {
        let terminalPrivate, terminalPublic, mseSetKatData, mseSetKatCapdu, sharedSecret: HexOctets
        let keys: [String: ChipAuthenticationRun.Keys]
    }

    let dg14, chipPrivate, chipPublic: HexOctets
    let vectors: [Run]

    static func all() throws -> [DG14Vector] { try ChipAuthenticationVectors.load(DG14Vector.self, having: "dg14") }
}

/// A worked example of TR-03110.
struct WorkedExample: Decodable, Sendable {
    struct ChipAuthentication: Decodable, Sendable {
        let oid, chipPrivate, chipPublic, terminalPrivate, terminalPublic, nonceR, sharedSecret: HexOctets
        let ksMac, ksEnc, tokenChip: HexOctets
    }
    struct PACE: Decodable, Sendable {
        let terminalPublic, chipPublic: HexOctets
    }
    struct Identifiers: Decodable, Sendable {
        let signedMessage, nonceRPicc: HexOctets
    }

    let chipAuthentication: ChipAuthentication
    let pace: PACE
    let terminalAuthentication: Identifiers

    static func all() throws -> [WorkedExample] {
        try ChipAuthenticationVectors.load(WorkedExample.self, having: "aes_secure_messaging")
    }
}

/// The files of chip authentication, found by a key that only they have.
enum ChipAuthenticationVectors {
    static func load<Vector: Decodable>(_ type: Vector.Type, having key: String) throws -> [Vector] {
        try AccessVectors.load(type, having: key, in: "tr03110", externals: ["bsi", "generated"])
    }
}
