// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The generator that both sides made of the nonce.
struct MappedGenerator {
    let generator: GroupElement
    /// PK_Map,IC as it was decoded; nil for the integrated mapping.
    let chipKey: [UInt8]?
}

/// The terminal's half of mapping the nonce s. Doc 9303-11, 4.4.3.3.
struct NonceMapping: ~Copyable, Sendable {
    private enum Method: ~Copyable, Sendable {
        /// Generic and chip authentication mapping: an anonymous key agreement.
        case generic(EphemeralKey)
        /// Integrated mapping: a second nonce t.
        case integrated
    }

    private let candidate: PACECandidate
    private let nonce: SecretBytes
    private let method: Method
    /// The mapping data to send: PK_Map,IFD, or t.
    let data: [UInt8]

    /// Generic mapping, with a fresh key pair.
    static func generic(
        _ candidate: PACECandidate, nonce: consuming SecretBytes, random: RandomSource
    ) throws(AccessError) -> NonceMapping {
        let key = try EphemeralKey(in: candidate.group, random: random)
        let data = key.publicKey
        return NonceMapping(candidate: candidate, nonce: nonce, method: .generic(key), data: data)
    }

    /// Integrated mapping, with a fresh nonce t as long as a key of the cipher.
    static func integrated(
        _ candidate: PACECandidate, nonce: consuming SecretBytes, random: RandomSource
    ) throws(AccessError) -> NonceMapping {
        let terminalNonce: [UInt8]
        do {
            terminalNonce = try random.bytes(candidate.cipher.keyLength)
        } catch {
            throw AccessError(wrapping: error)
        }
        return NonceMapping(candidate: candidate, nonce: nonce, method: .integrated, data: terminalNonce)
    }

    /// The mapped generator.
    ///
    /// - Parameter chip: PK_Map,IC; empty for the integrated mapping.
    /// - Throws: `AccessError`: those of `EphemeralKey.agreement`, and `mappedGeneratorInvalid` where it is neutral.
    borrowing func mapped(chip: [UInt8]) throws(AccessError) -> MappedGenerator {
        let generator: GroupElement
        var chipKey: [UInt8]?
        switch method {
        case .generic(let key):
            let common = try key.agreement(with: chip, element: "DO'82'")
            chipKey = chip
            do throws(CryptoError) {
                // G~ = s * G + H; in GF(p) g~ = g^s * h (4.4.3.3.1).
                let group = candidate.group
                generator = try group.add(try group.multiplyGenerator(by: nonce), common)
            } catch {
                throw AccessError(wrapping: error)
            }
        case .integrated:
            do throws(CryptoError) {
                generator = try IntegratedMapping.generator(
                    in: candidate.group, cipher: candidate.cipher, nonce: nonce, terminalNonce: data)
            } catch {
                guard error.code == .elementNotInGroup || error.code == .notInvertible else {
                    throw AccessError(wrapping: error)
                }
                throw Self.invalid
            }
        }
        guard !generator.isNeutral else { throw Self.invalid }
        return MappedGenerator(generator: generator, chipKey: chipKey)
    }

    private static var invalid: AccessError {
        AccessError(.mappedGeneratorInvalid, element: "DO'82'", .paceNoGenerator)
    }
}
