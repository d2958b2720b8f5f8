// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// An ephemeral key pair of the terminal. The private part is wiped with the value.
struct EphemeralKey: ~Copyable, Sendable {
    private let scalar: SecretBytes
    private let group: KeyAgreementGroup
    /// The public part as it is sent (Doc 9303-11, 9.4.5).
    let publicKey: [UInt8]

    /// A fresh key pair.
    ///
    /// - Parameter generator: the mapped generator, or nil for that of the domain parameters.
    /// - Throws: `AccessError` with code `cryptography`.
    init(
        on generator: GroupElement? = nil, in group: KeyAgreementGroup, random: RandomSource
    ) throws(AccessError) {
        do throws(CryptoError) {
            let scalar = try group.randomScalar(random)
            let element =
                if let generator {
                    try group.multiply(generator, by: scalar)
                } else {
                    try group.multiplyGenerator(by: scalar)
                }
            publicKey = try element.publicKey
            self.scalar = scalar
            self.group = group
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    /// The common element with the chip's public key, which is checked first: its encoding, that it is in the group and
    /// not neutral, and that it is not this key sent back (Doc 9303-11, 4.4.1 step 3 d and 9.6).
    ///
    /// - Parameter element: the data object that the key came in, for errors.
    /// - Throws: `AccessError`: `publicKeyEncoding`, `publicKeyInvalid`, `publicKeyReflected`.
    borrowing func agreement(with chipKey: [UInt8], element: String) throws(AccessError) -> GroupElement {
        guard chipKey != publicKey else {
            throw AccessError(.publicKeyReflected, element: element)
        }
        // Leading zeros are none of the encoding (9.4.1): the token is computed over the octets, and the chip might
        // count them or not.
        guard chipKey.first != 0 || chipKey == [0] else {
            throw Self.refusal(.publicKeyEncoding, element, .paceKeyBeginsWithZero)
        }
        do throws(CryptoError) {
            return try group.multiply(try group.element(decoding: chipKey), by: scalar)
        } catch {
            throw translated(error, element)
        }
    }

    /// The shared secret K: the x-coordinate, or the number of GF(p), both of fixed width (F-5).
    borrowing func sharedSecret(with chipKey: [UInt8], element: String) throws(AccessError) -> SecretBytes {
        let common = try agreement(with: chipKey, element: element)
        do throws(CryptoError) {
            return try common.sharedSecret()
        } catch {
            throw translated(error, element)
        }
    }

    /// The shared secret with a static key of the chip, which was checked when it was decoded (Doc 9303-11, 6.2.1 step
    /// 3 a).
    borrowing func sharedSecret(with chipKey: GroupElement) throws(AccessError) -> SecretBytes {
        do throws(CryptoError) {
            return try group.multiply(chipKey, by: scalar).sharedSecret()
        } catch {
            throw AccessError(wrapping: error)
        }
    }

    private borrowing func translated(_ error: CryptoError, _ element: String) -> AccessError {
        switch error.code {
        case .elementEncodingInvalid: Self.refusal(.publicKeyEncoding, element, error.message)
        case .elementNotInGroup, .elementNeutral, .elementSmallOrder:
            Self.refusal(.publicKeyInvalid, element, error.message)
        // A coordinate that is not below p is no encoding of a residue (9.4.1); a number out of range is one, of no
        // public value.
        case .elementOutOfRange:
            Self.refusal(group.isElliptic ? .publicKeyEncoding : .publicKeyInvalid, element, error.message)
        case .libraryUnavailable, .operationFailed, .randomUnavailable, .keyLength, .ivLength, .inputLength,
            .bufferTooSmall, .paddingInvalid, .encodingInvalid, .keyAlgorithmUnsupported, .rsaOutOfBounds,
            .dsaKeyInvalid, .curveUnsupported, .explicitCurveUnknown, .pointInvalid, .algorithmMismatch,
            .signatureOutOfRange,
            .privateKeyInvalid, .groupMismatch, .domainParametersUnknown, .domainParametersNotExplicit,
            .primeComposite, .domainParametersInvalid, .domainParametersOutOfBounds, .allowanceSpent, .notInvertible:
            AccessError(wrapping: error)
        }
    }

    private static func refusal(_ code: AccessError.Code, _ element: String, _ why: Message) -> AccessError {
        AccessError(code, element: element, .paceKeyRefused(why: why))
    }
}
