// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassSimulator

/// One run of PACE whose every value is known: of the standard's appendices G to I, or generated elsewhere.
struct PACEVector: CustomTestStringConvertible, Sendable {
    let name: String
    let paceProtocol: PACEProtocol
    let group: KeyAgreementGroup
    let password: String
    let isMRZ: Bool
    let nonce: [UInt8]
    let encryptedNonce: [UInt8]
    /// The terminal's data and the chip's answer in step 2.
    let mapping: (sent: [UInt8], answered: [UInt8])
    let agreement: (sent: [UInt8], answered: [UInt8])
    let token: (sent: [UInt8], answered: [UInt8])
    let mappingKey: [UInt8]
    let agreementKey: [UInt8]
    let staticKey: [UInt8]?
    let chipAuthenticationData: [UInt8]?
    let sessionEncryption: [UInt8]
    let sessionMAC: [UInt8]
    /// Commands and responses as printed.
    let exchange: [(command: String, response: String)]

    var testDescription: String { name }

    /// The files of the repository and of the external collections.
    static let all: [PACEVector] =
        files("doc9303-11", external: "icao", Example.self).compactMap(PACEVector.init)
        + files(nil, external: "generated", Collection.self).flatMap(\.vectors).compactMap(PACEVector.init)

    private static func files<Value: Decodable>(_ folder: String?, external: String, _: Value.Type) -> [Value] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return EPassVectors.files(in: folder, external: external, fileExtension: "json").compactMap { file in
            (try? Data(contentsOf: file)).flatMap { try? decoder.decode(Value.self, from: $0) }
        }
    }

    /// A chip that draws the values of the vector.
    func chip(_ behaviour: ChipBehaviour = ChipBehaviour()) throws -> SimulatedChip {
        var passwords = ChipPasswords()
        if isMRZ { try passwords.addMRZ(Array(password.utf8)) } else { passwords.add(.can, Array(password.utf8)) }
        let offer = ChipPACEOffer(
            paceProtocol: paceProtocol, parameterID: group.parameterID, group: group,
            staticKey: staticKey.map { ChipSecret(SecretBytes(copying: $0)) })
        let setup = ChipPACESetup(
            offers: [offer], passwords: passwords,
            fixedValues: FixedPACEValues(nonce: nonce, mappingKey: mappingKey, agreementKey: agreementKey))
        return try SimulatedChip(
            files: [.cardAccess: [0x31, 0x00]], accessControl: .pace, mrzInformation: [], pace: setup,
            behaviour: behaviour, random: .system)
    }

    var cipher: BlockCipher {
        switch paceProtocol.cipher {
        case .tripleDES: .tripleDES
        case .aes128: .aes128
        case .aes192: .aes192
        case .aes256: .aes256
        }
    }
}

// MARK: - The form of the appendices

private struct Example: Decodable {
    struct Mapping: Decodable {
        let terminalPublic: String
        let chipPrivate: String
        let chipPublic: String
    }

    struct Agreement: Decodable {
        let terminalPublic: String
        let chipPrivate: String
        let chipPublic: String
    }

    struct Tokens: Decodable {
        // T_IFD and T_IC
        let tIfd: String
        let tIc: String
    }

    struct Chip: Decodable {
        let encryptedCaData: String
        let derivedSkIc: String
    }

    struct Exchange: Decodable {
        let capdu: String
        let rapdu: String
    }

    let name: String
    let oid: String
    let domainParameterId: Int
    let mrzInformation: String?
    let password: String?
    let nonceS: String
    let nonceZ: String
    let nonceT: String?
    let mapping: Mapping?
    let keyAgreement: Agreement
    let ksEnc: String
    let ksMac: String
    let tokens: Tokens
    let chipAuthenticationMapping: Chip?
    let apdus: [Exchange]?
}

extension PACEVector {
    fileprivate init?(_ example: Example) {
        guard let paceProtocol = Self.paceProtocol(example.oid),
            let group = KeyAgreementGroup(parameterID: example.domainParameterId),
            let password = example.mrzInformation ?? example.password
        else { return nil }
        name = example.name
        self.paceProtocol = paceProtocol
        self.group = group
        self.password = password
        isMRZ = example.mrzInformation != nil
        nonce = octets(example.nonceS) ?? []
        encryptedNonce = octets(example.nonceZ) ?? []
        let prefix: [UInt8] = group.isElliptic ? [0x04] : []
        func key(_ text: String) -> [UInt8] { prefix + (octets(text) ?? []) }
        mapping =
            example.mapping.map { (key($0.terminalPublic), key($0.chipPublic)) }
            ?? (octets(example.nonceT ?? "") ?? [], [])
        agreement = (key(example.keyAgreement.terminalPublic), key(example.keyAgreement.chipPublic))
        token = (octets(example.tokens.tIfd) ?? [], octets(example.tokens.tIc) ?? [])
        mappingKey = example.mapping.flatMap { octets($0.chipPrivate) } ?? []
        agreementKey = octets(example.keyAgreement.chipPrivate) ?? []
        staticKey = example.chipAuthenticationMapping.flatMap { octets($0.derivedSkIc) }
        chipAuthenticationData = example.chipAuthenticationMapping.flatMap { octets($0.encryptedCaData) }
        sessionEncryption = octets(example.ksEnc) ?? []
        sessionMAC = octets(example.ksMac) ?? []
        exchange = (example.apdus ?? []).map { ($0.capdu, hex(withStatusBytes(octets($0.rapdu) ?? []))) }
    }

    fileprivate static func paceProtocol(_ identifier: String) -> PACEProtocol? {
        PACEProtocol.all.first { hex($0.objectIdentifierOctets) == identifier }
    }
}

// MARK: - The form of the generated collection

private struct Collection: Decodable {
    struct Vector: Decodable {
        struct Mapping: Decodable {
            let nonceT: String?
            let terminalPublic: String?
            let chipPrivate: String?
            let chipPublic: String?
        }

        struct Agreement: Decodable {
            let terminalPublic: String
            let chipPrivate: String
            let chipPublic: String
        }

        struct Chip: Decodable {
            let chipStaticPrivate: String
            let encryptedCaData: String
        }

        let mapping: String
        let curve: String
        let cipher: String
        let parameterId: Int
        let oid: String
        let passwordType: String
        let password: String
        let nonceS: String
        let nonceZ: String
        let map: Mapping
        let agree: Agreement
        let ksEnc: String
        let ksMac: String
        let tokenIfd: String
        let tokenIc: String
        let cam: Chip?
    }

    let vectors: [Vector]
}

extension PACEVector {
    fileprivate init?(_ vector: Collection.Vector) {
        guard let paceProtocol = Self.paceProtocol(vector.oid),
            let group = KeyAgreementGroup(parameterID: vector.parameterId)
        else { return nil }
        name = "generated \(vector.mapping) \(vector.curve) \(vector.cipher)"
        self.paceProtocol = paceProtocol
        self.group = group
        password = vector.password
        isMRZ = vector.passwordType == "MRZ"
        nonce = octets(vector.nonceS) ?? []
        encryptedNonce = octets(vector.nonceZ) ?? []
        func key(_ text: String?) -> [UInt8] { [0x04] + (octets(text ?? "") ?? []) }
        mapping =
            vector.map.nonceT.map { (octets($0) ?? [], []) }
            ?? (key(vector.map.terminalPublic), key(vector.map.chipPublic))
        agreement = (key(vector.agree.terminalPublic), key(vector.agree.chipPublic))
        token = (octets(vector.tokenIfd) ?? [], octets(vector.tokenIc) ?? [])
        mappingKey = octets(vector.map.chipPrivate ?? "") ?? []
        agreementKey = octets(vector.agree.chipPrivate) ?? []
        staticKey = vector.cam.flatMap { octets($0.chipStaticPrivate) }
        chipAuthenticationData = vector.cam.flatMap { octets($0.encryptedCaData) }
        sessionEncryption = octets(vector.ksEnc) ?? []
        sessionMAC = octets(vector.ksMac) ?? []
        exchange = []
    }
}
