// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816

/// The chip's half of Basic Access Control (Doc 9303-11, 4.3): the document basic access keys and the one challenge
/// that is open.
struct ChipBasicAccessControl {
    private let encryption: CBCCipher
    private let authentication: MessageAuthenticator
    private let random: RandomSource
    private var challenge: [UInt8]?
    /// The word for the right key with another challenge.
    private let staleChallengeWord: StatusBytes
    private let omits: Set<ChipOmission>
    /// The document number with its check digit: ID_IC of terminal authentication (Doc 9303-11, 7.1.2).
    let chipIdentifier: [UInt8]

    /// What a terminal that knew the keys gets.
    struct Granted {
        let response: [UInt8]
        let session: ChipSecureMessaging
    }

    /// The chip's half with the keys that the MRZ information gives (4.3.2 and 9.7.2).
    init(
        mrzInformation: [UInt8], chipIdentifier: [UInt8]? = nil, staleChallengeWord: UInt16? = nil,
        omits: Set<ChipOmission> = [], random: RandomSource
    ) throws(CryptoError) {
        self.omits = omits
        self.staleChallengeWord = staleChallengeWord.map { StatusBytes($0) } ?? .authenticationFailed
        let seed = SecretBytes(copying: try HashAlgorithm.sha1.hash(mrzInformation).prefix(16))
        encryption = try CBCCipher(
            .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES))
        authentication = try MessageAuthenticator(
            .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES))
        self.random = random
        // What follows the number are two dates of seven characters, check digits included.
        self.chipIdentifier = chipIdentifier ?? mrzInformation.dropLast(14)
    }

    /// Makes RND.IC; the one before, if any, is void.
    mutating func makeChallenge() throws(CryptoError) -> [UInt8] {
        let octets = try random.bytes(8)
        challenge = octets
        return octets
    }

    /// Forgets the open challenge.
    mutating func forgetChallenge() { challenge = nil }

    /// Judges E.IFD || M.IFD and answers with E.IC || M.IC (4.3.1, steps 3 and 4).
    ///
    /// The challenge serves once, whatever comes of it.
    ///
    /// - Throws: 6985 without an open challenge, 6700 for another length than 40, 6300 where the checksum is wrong, and
    ///   where RND.IC is unless another word was given.
    mutating func authenticate(_ data: [UInt8]) throws(ChipCommand.Refusal) -> Granted {
        guard let challenge else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        if !omits.contains(.basicChallenge) { self.challenge = nil }
        guard data.count == 40 else { throw ChipCommand.Refusal(.wrongLength) }
        do {
            return try granted(Array(data.prefix(32)), Array(data.suffix(8)), challenge)
        } catch let refusal as ChipCommand.Refusal {
            throw refusal
        } catch {
            throw ChipCommand.Refusal(.noDiagnosis)
        }
    }

    private func granted(_ cryptogram: [UInt8], _ checksum: [UInt8], _ challenge: [UInt8]) throws -> Granted {
        let zeros = [UInt8](repeating: 0, count: 8)
        let expected = try authentication.mac(ISO9797Padding.pad(cryptogram, blockSize: 8))
        guard constantTimeEquals(expected, checksum) || omits.contains(.basicChecksum) else {
            throw ChipCommand.Refusal(.authenticationFailed)
        }
        // S = RND.IFD || RND.IC || K.IFD
        let message = try encryption.decrypt(cryptogram, iv: zeros)
        let terminalNonce = Array(message.prefix(8))
        guard constantTimeEquals(message.dropFirst(8).prefix(8), challenge) else {
            throw ChipCommand.Refusal(staleChallengeWord)
        }
        let terminalKey = message.suffix(16)
        let chipKey = try random.bytes(16)
        // R = RND.IC || RND.IFD || K.IC
        let answer = try encryption.encrypt(challenge + terminalNonce + chipKey, iv: zeros)
        let response = try answer + authentication.mac(ISO9797Padding.pad(answer, blockSize: 8))
        let seed = SecretBytes(copying: zip(terminalKey, chipKey).map { $0 ^ $1 })
        // 9.8.6.3: the counter begins with the last four octets of either challenge.
        let session = try ChipSecureMessaging(
            cipher: .tripleDES,
            encryptionKey: KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES),
            macKey: KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES),
            counter: Array(challenge.suffix(4) + terminalNonce.suffix(4)))
        return Granted(response: response, session: session)
    }
}
