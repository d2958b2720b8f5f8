// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import Testing

@testable import EPassAccess

/// Answers of a chip to the commands of PACE, right and wrong ones.
enum Chip {
    /// DO'7C' around these data objects, and 9000.
    static func answer(_ objects: [UInt8]..., status: UInt16 = 0x9000) -> [UInt8] {
        TLVWriter.encode(0x7C, objects.flatMap { $0 }) + [UInt8(status >> 8), UInt8(status & 0xFF)]
    }

    /// One data object.
    static func object(_ tag: TLVTag, _ value: [UInt8]) -> [UInt8] { TLVWriter.encode(tag, value) }

    /// Only status bytes.
    static func status(_ status: UInt16) -> [UInt8] { [UInt8(status >> 8), UInt8(status & 0xFF)] }

    /// The states of a vector's run, up to the one that awaits the answer to that step.
    static func nonce(_ vector: PACEVector) throws -> PACE.AwaitingNonce {
        try PACE.start(vector.candidate, password: vector.secret(), random: vector.random).receive(status(0x9000))
    }

    static func mapping(_ vector: PACEVector) throws -> PACE.AwaitingMapping {
        try nonce(vector).receive(answer(object(0x80, vector.encryptedNonce)))
    }

    static func agreement(_ vector: PACEVector) throws -> PACE.AwaitingKeyAgreement {
        try mapping(vector).receive(answer(object(0x82, vector.mapping?.chipPublic ?? [])))
    }

    static func authentication(_ vector: PACEVector) throws -> PACE.AwaitingAuthentication {
        try agreement(vector).receive(answer(object(0x84, vector.agreement.chipPublic)))
    }

    /// The last answer's data objects, as they should be.
    static func token(_ vector: PACEVector) -> [UInt8] {
        object(0x86, vector.chipToken) + (vector.chipAuthentication.map { object(0x8A, $0.encrypted) } ?? [])
    }

    /// The whole run.
    static func run(_ vector: PACEVector) throws -> PACE.Established {
        try authentication(vector).receive(answer(token(vector)))
    }
}

/// The worked examples by mapping and kind of group.
enum Example {
    static func vector(_ appendix: String) throws -> PACEVector {
        let names = ["G.1": "GM true", "G.2": "GM false", "H.1": "IM true", "H.2": "IM false", "I.1": "CAM true"]
        let wanted = try #require(names[appendix])
        return try #require(
            try PACEVector.examples().first { "\($0.candidate.mapping.rawValue) \($0.group.isElliptic)" == wanted })
    }
}
