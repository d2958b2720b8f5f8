// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassAccess

/// One run of PACE with every value in it: a worked example of Doc 9303-11, appendices G, H and I, one of BSI TR-03110,
/// or a generated one. Private keys are as printed, those of GF(p) as long as the prime.
struct PACEVector: Sendable, CustomTestStringConvertible {
    struct KeyPair: Sendable {
        let terminalPrivate, terminalPublic, chipPrivate, chipPublic: [UInt8]
    }
    struct Command: Sendable {
        let name: String
        let command, response: [UInt8]
    }
    struct ChipAuthentication: Sendable {
        let encrypted, plain, vector, staticKey: [UInt8]
        let publicKeyInfo: [UInt8]?
    }

    let name: String
    /// The DER of PACEInfo, where it is printed.
    let encodedInfo: [UInt8]?
    let info: PACEInfo
    let group: KeyAgreementGroup
    let password: (kind: PACEPassword.Kind, text: String)
    let encodedPassword: [UInt8]?
    let passwordKey, nonce, encryptedNonce: [UInt8]
    /// Generic and chip authentication mapping.
    let mapping: KeyPair?
    let mappingSecret: [UInt8]?
    /// Integrated mapping.
    let terminalNonce, pseudoRandom, residue: [UInt8]?
    let mappedGenerator: [UInt8]
    let agreement: KeyPair
    let sharedSecret, encryptionKey, macKey: [UInt8]
    let terminalTokenInput, chipTokenInput: [UInt8]?
    let terminalToken, chipToken: [UInt8]
    let apdus: [Command]
    let references: [[UInt8]]
    let chipAuthentication: ChipAuthentication?

    var testDescription: String { name }

    var candidate: PACECandidate {
        PACECandidate(info: info, group: group, needsParameterReference: false)
    }

    /// The password of the run.
    func secret() throws -> PACEPassword {
        switch password.kind {
        case .mrz: .mrz(information: Array(password.text.utf8))
        case .can: try .can(password.text)
        case .pin: try .pin(password.text)
        case .puk: try .puk(password.text)
        }
    }

    /// The octets that the terminal draws, in this order: nonces, and private keys below the order of the group.
    var draws: [UInt8] {
        get throws {
            try (mapping.map { try drawn($0.terminalPrivate) } ?? terminalNonce ?? [])
                + drawn(agreement.terminalPrivate)
        }
    }

    var random: RandomSource {
        get throws { RandomSource(fixed: try draws) }
    }

    /// A private key as one is drawn: modulo the order.
    func drawn(_ privateKey: [UInt8]) throws -> [UInt8] { copied(try group.scalar(ofPrivateKey: privateKey)) }

    /// The worked examples of the standard.
    static func examples() throws -> [PACEVector] {
        try AccessVectors.load(ExampleFile.self, having: "key_agreement", externals: ["icao", "generated"])
            .map { try $0.vector() }
    }

    /// The generated runs of the external collections.
    static func generated() throws -> [PACEVector] {
        try AccessVectors.load(GeneratedFile.self, having: "vectors", externals: ["icao", "generated"])
            .flatMap(\.vectors).compactMap(\.run).map { try $0.vector() }
    }
}

/// A worked example of BSI TR-03110.
struct EACExample: Decodable {
    struct Run: Decodable {
        let oid, kPi, nonceZ, nonceS, mapTerminalPrivate, mapTerminalPublic, mapChipPrivate, mapChipPublic: HexOctets
        let sharedSecretH, mappedGenerator, terminalPrivate, terminalPublic, chipPrivate, chipPublic: HexOctets
        let sharedSecretK, ksMac, ksEnc, tokenTerminal, tokenChip: HexOctets
        let domainParameterId: Int
        let password: String
    }
    struct Files: Decodable {
        let efCardAccess: HexOctets
    }
    struct Message: Decodable {
        let kind: String
        let plaintextBeforeIsoPadding, ciphertext, macInputBeforePadding, mac: HexOctets?
    }

    let name: String
    let files: Files
    let pace: Run
    let aesSecureMessaging: [Message]

    static func all() throws -> [EACExample] {
        try AccessVectors.load(EACExample.self, having: "aes_secure_messaging", in: "tr03110", externals: ["bsi"])
    }

    func vector() throws -> PACEVector {
        let group = try #require(KeyAgreementGroup(parameterID: pace.domainParameterId))
        // A sign octet stands before keys whose first bit is set.
        let element = { (octets: HexOctets) in
            group.isElliptic ? octets.octets : Array(octets.octets.suffix(group.elementLength))
        }
        return PACEVector(
            name: name, encodedInfo: nil, info: try statedInfo(pace.oid.octets, pace.domainParameterId), group: group,
            password: (.pin, pace.password), encodedPassword: nil, passwordKey: pace.kPi.octets,
            nonce: pace.nonceS.octets, encryptedNonce: pace.nonceZ.octets,
            mapping: .init(
                terminalPrivate: pace.mapTerminalPrivate.octets, terminalPublic: element(pace.mapTerminalPublic),
                chipPrivate: pace.mapChipPrivate.octets, chipPublic: element(pace.mapChipPublic)),
            mappingSecret: pace.sharedSecretH.octets, terminalNonce: nil, pseudoRandom: nil, residue: nil,
            mappedGenerator: pace.mappedGenerator.octets,
            agreement: .init(
                terminalPrivate: pace.terminalPrivate.octets, terminalPublic: element(pace.terminalPublic),
                chipPrivate: pace.chipPrivate.octets, chipPublic: element(pace.chipPublic)),
            sharedSecret: pace.sharedSecretK.octets, encryptionKey: pace.ksEnc.octets, macKey: pace.ksMac.octets,
            terminalTokenInput: nil, chipTokenInput: nil, terminalToken: pace.tokenTerminal.octets,
            chipToken: pace.tokenChip.octets, apdus: [], references: [], chipAuthentication: nil)
    }
}

/// DO'87' behind the token of eight octets, where the last answer has it.
private func reference(in response: [UInt8]) -> [[UInt8]] {
    guard response.count > 14, response[12] == 0x87 else { return [] }
    return [Array(response.dropFirst(14).prefix(Int(response[13])))]
}

/// A worked example, in the form of `Vectors/doc9303-11`.
private struct ExampleFile: Decodable {
    struct Mapping: Decodable {
        let terminalPrivate, terminalPublic, chipPrivate, chipPublic, sharedSecretH, mappedGenerator: HexOctets
    }
    struct Agreement: Decodable {
        let terminalPrivate, terminalPublic, chipPrivate, chipPublic: HexOctets
        let sharedSecretX, sharedSecret: HexOctets?
    }
    struct Tokens: Decodable {
        let inputTIfd, inputTIc, tIfd, tIc: HexOctets
    }
    struct Exchange: Decodable {
        let name: String
        let capdu, rapdu: HexOctets
    }
    struct ChipAuthentication: Decodable {
        let chipAuthenticationPublicKeyInfo, encryptedCaData, decryptedCaData, iv, pkIc: HexOctets
    }

    let name: String
    let oid: HexOctets
    let domainParameterId: Int
    let mrzInformation, password: String?
    let paceInfo: HexOctets?
    let kPi, nonceS, nonceZ, ksEnc, ksMac: HexOctets
    // The names of the values in the standard.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    let K, R, Rp: HexOctets?
    let mapping: Mapping?
    let nonceT, mappedGenerator: HexOctets?
    let keyAgreement: Agreement
    let tokens: Tokens
    let apdus: [Exchange]?
    let certificationAuthorityReference: HexOctets?
    let chipAuthenticationMapping: ChipAuthentication?

    func vector() throws -> PACEVector {
        let info = try statedInfo(oid.octets, domainParameterId)
        let group = try #require(KeyAgreementGroup(parameterID: domainParameterId))
        let point = { (octets: [UInt8]) in group.isElliptic ? [0x04] + octets : octets }
        return PACEVector(
            name: name, encodedInfo: paceInfo?.octets, info: info, group: group,
            password: try mrzInformation.map { (.mrz, $0) } ?? (.can, #require(password)),
            encodedPassword: K?.octets, passwordKey: kPi.octets, nonce: nonceS.octets, encryptedNonce: nonceZ.octets,
            mapping: mapping.map {
                .init(
                    terminalPrivate: $0.terminalPrivate.octets, terminalPublic: point($0.terminalPublic.octets),
                    chipPrivate: $0.chipPrivate.octets, chipPublic: point($0.chipPublic.octets))
            },
            mappingSecret: (mapping?.sharedSecretH.octets).map(point), terminalNonce: nonceT?.octets,
            pseudoRandom: R?.octets, residue: Rp?.octets,
            mappedGenerator: point(try #require(mapping?.mappedGenerator ?? mappedGenerator).octets),
            agreement: .init(
                terminalPrivate: keyAgreement.terminalPrivate.octets,
                terminalPublic: point(keyAgreement.terminalPublic.octets),
                chipPrivate: keyAgreement.chipPrivate.octets,
                chipPublic: point(keyAgreement.chipPublic.octets)),
            sharedSecret: try #require(keyAgreement.sharedSecretX ?? keyAgreement.sharedSecret).octets,
            encryptionKey: ksEnc.octets, macKey: ksMac.octets, terminalTokenInput: tokens.inputTIfd.octets,
            chipTokenInput: tokens.inputTIc.octets, terminalToken: tokens.tIfd.octets, chipToken: tokens.tIc.octets,
            apdus: (apdus ?? []).map {
                .init(name: $0.name, command: $0.capdu.octets, response: withStatusBytes($0.rapdu.octets))
            },
            references: certificationAuthorityReference.map { [$0.octets] }
                ?? apdus?.last.map { reference(in: $0.rapdu.octets) } ?? [],
            chipAuthentication: chipAuthenticationMapping.map {
                .init(
                    encrypted: $0.encryptedCaData.octets, plain: $0.decryptedCaData.octets, vector: $0.iv.octets,
                    staticKey: point($0.pkIc.octets), publicKeyInfo: $0.chipAuthenticationPublicKeyInfo.octets)
            })
    }
}

/// The generated runs.
private struct GeneratedFile: Decodable {
    struct Entry: Decodable {
        let run: GeneratedRun?

        init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: AnyKey.self)
            // Other files of the folder have `vectors` too; a run that is one must decode.
            run = keys.contains(AnyKey(stringValue: "tokenIfd")) ? try GeneratedRun(from: decoder) : nil
        }
    }
    struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    let vectors: [Entry]
}

private struct GeneratedRun: Decodable {
    struct Mapping: Decodable {
        let terminalPrivate, terminalPublic, chipPrivate, chipPublic, sharedH: HexOctets?
        let nonceT: HexOctets?
        // swift-format-ignore: AlwaysUseLowerCamelCase
        let R, Rp: HexOctets?
        let mappedGenerator: HexOctets
    }
    struct Agreement: Decodable {
        let terminalPrivate, terminalPublic, chipPrivate, chipPublic, sharedX: HexOctets
    }
    struct ChipAuthentication: Decodable {
        let chipStaticPublic, iv, caData, encryptedCaData: HexOctets
    }

    let mapping, cipher, curve, passwordType, password: String
    let parameterId: Int
    let oid, kPi, nonceS, nonceZ, ksEnc, ksMac, tokenIfd, tokenIc: HexOctets
    let map: Mapping
    let agree: Agreement
    let cam: ChipAuthentication?

    func vector() throws -> PACEVector {
        let point = { (octets: [UInt8]) in [0x04] + octets }
        let keys = try map.terminalPrivate.map { terminalPrivate in
            PACEVector.KeyPair(
                terminalPrivate: terminalPrivate.octets, terminalPublic: point(try #require(map.terminalPublic).octets),
                chipPrivate: try #require(map.chipPrivate).octets,
                chipPublic: point(try #require(map.chipPublic).octets))
        }
        return PACEVector(
            name: "\(mapping) \(curve) \(cipher) \(passwordType)", encodedInfo: nil,
            info: try statedInfo(oid.octets, parameterId),
            group: try #require(KeyAgreementGroup(parameterID: parameterId)),
            password: (passwordType == "MRZ" ? .mrz : .can, password), encodedPassword: nil, passwordKey: kPi.octets,
            nonce: nonceS.octets, encryptedNonce: nonceZ.octets, mapping: keys,
            mappingSecret: (map.sharedH?.octets).map(point), terminalNonce: map.nonceT?.octets,
            pseudoRandom: map.R?.octets, residue: map.Rp?.octets, mappedGenerator: point(map.mappedGenerator.octets),
            agreement: .init(
                terminalPrivate: agree.terminalPrivate.octets, terminalPublic: point(agree.terminalPublic.octets),
                chipPrivate: agree.chipPrivate.octets, chipPublic: point(agree.chipPublic.octets)),
            sharedSecret: agree.sharedX.octets, encryptionKey: ksEnc.octets, macKey: ksMac.octets,
            terminalTokenInput: nil, chipTokenInput: nil, terminalToken: tokenIfd.octets, chipToken: tokenIc.octets,
            apdus: [], references: [],
            chipAuthentication: cam.map {
                .init(
                    encrypted: $0.encryptedCaData.octets, plain: $0.caData.octets, vector: $0.iv.octets,
                    staticKey: point($0.chipStaticPublic.octets), publicKeyInfo: nil)
            })
    }
}

private func statedInfo(_ oid: [UInt8], _ parameterID: Int) throws -> PACEInfo {
    let kind = try #require(PACEProtocol.all.first { $0.objectIdentifierOctets == oid })
    return PACEInfo(paceProtocol: kind, parameterID: parameterID)
}

/// Whether the generated runs are there.
let hasGeneratedRuns = (try? PACEVector.generated().isEmpty) == false
