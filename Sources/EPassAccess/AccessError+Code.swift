// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

extension AccessError {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The chip refused the key or password: most often it is not this document's, or was misread.
        case wrongPassword = "access.wrongPassword"
        /// The chip does not know the key of Basic Access Control: it demands PACE (field note F-1).
        case paceRequired = "access.paceRequired"
        /// The chip does not offer this way of access control.
        case notSupported = "access.notSupported"
        /// The chip accepts no further attempt.
        case blocked = "access.blocked"
        /// The chip answered a step of access control in a way that the protocol does not provide for.
        case protocolError = "access.protocolError"
        /// The challenge RND.IC does not have eight octets.
        case challengeLength = "access.challengeLength"
        /// The answer to EXTERNAL AUTHENTICATE does not have forty octets.
        case authenticationLength = "access.authenticationLength"
        /// The checksum M_IC of the chip's answer is wrong.
        case authenticationMAC = "access.authenticationMAC"
        /// The chip did not return the nonce RND.IFD.
        case terminalNonceMismatch = "access.terminalNonceMismatch"
        /// The chip did not repeat its own nonce RND.IC.
        case chipNonceMismatch = "access.chipNonceMismatch"
        /// The response has no status bytes.
        case malformedResponse = "access.malformedResponse"
        /// A password cannot be one: a CAN has digits only, a PIN characters of ISO/IEC 8859-1.
        case passwordFormat = "access.passwordFormat"
        /// One try of the password is left, and the chip takes it only after the CAN (BSI TR-03110-3, B.14.1): it was
        /// not spent.
        case passwordSuspended = "access.passwordSuspended"
        /// A data object that the step must bring is missing.
        case dataObjectMissing = "access.dataObjectMissing"
        /// The encrypted nonce of PACE does not have a length that the protocol allows.
        case nonceLength = "access.nonceLength"
        /// An ephemeral public key is not encoded as 9.4.1 demands: wrong length, compressed, leading zeros.
        case publicKeyEncoding = "access.publicKeyEncoding"
        /// An ephemeral public key is no element of the group that may be used: off the curve, at infinity, outside the
        /// subgroup.
        case publicKeyInvalid = "access.publicKeyInvalid"
        /// The chip sent the terminal's own ephemeral public key back.
        case publicKeyReflected = "access.publicKeyReflected"
        /// The nonce maps to the neutral element, or to no element at all.
        case mappedGeneratorInvalid = "access.mappedGeneratorInvalid"
        /// DO'82' of the integrated mapping is not empty.
        case mappingDataNotEmpty = "access.mappingDataNotEmpty"
        /// The chip's authentication token T_IC does not have eight octets.
        case authenticationTokenLength = "access.authenticationTokenLength"
        /// The chip's authentication token T_IC is wrong.
        case authenticationTokenInvalid = "access.authenticationTokenInvalid"
        /// Chip authentication mapping without encrypted chip authentication data.
        case chipAuthenticationDataMissing = "access.chipAuthenticationDataMissing"
        /// Encrypted chip authentication data with another mapping.
        case chipAuthenticationDataUnexpected = "access.chipAuthenticationDataUnexpected"
        /// The chip's static public key cannot be decoded.
        case staticKeyMalformed = "access.staticKeyMalformed"
        /// The chip's static public key is a number that is not between 2 and p-2, or a point with a coordinate that is
        /// not below p.
        case staticKeyOutOfRange = "access.staticKeyOutOfRange"
        /// The chip's static public key is the neutral element: the point at infinity, or 1.
        case staticKeyNeutral = "access.staticKeyNeutral"
        /// The chip's static public key generates a few elements only, so that whoever answers can guess the shared
        /// secret.
        case staticKeySmallOrder = "access.staticKeySmallOrder"
        /// The chip's static public key is a point off the curve, or a number outside the subgroup of the generator.
        case staticKeyNotInGroup = "access.staticKeyNotInGroup"
        /// The domain parameters of the chip's static public key have a modulus that is not prime.
        case staticKeyPrimeComposite = "access.staticKeyPrimeComposite"
        /// The domain parameters of the chip's static public key do not fit together: q is composite or does not divide
        /// p-1, or g does not generate what it should.
        case staticKeyParametersInvalid = "access.staticKeyParametersInvalid"
        /// The domain parameters of the chip's static public key are not supported: a curve that is not on the list, a
        /// prime of a length out of the bounds.
        case staticKeyParametersUnsupported = "access.staticKeyParametersUnsupported"
        /// The chip's static public key is of another kind than the object identifier of its entry says.
        case staticKeyAlgorithmMismatch = "access.staticKeyAlgorithmMismatch"
        /// The chip has more static public keys than are examined.
        case tooManyStaticKeys = "access.tooManyStaticKeys"
        /// The chip answered a command of chip authentication with status bytes other than 9000.
        case chipAuthenticationRefused = "access.chipAuthenticationRefused"
        /// The chip answered without protection and with an error word: it has dropped the secure channel.
        case channelLost = "access.channelLost"
        /// The chip answered without protection, as if all were well.
        case unprotectedResponse = "access.unprotectedResponse"
        /// The response has data but no DO'8E'.
        case macMissing = "access.macMissing"
        /// The checksum in DO'8E' is wrong.
        case macInvalid = "access.macInvalid"
        /// A data object of the response is cut off, or its length does not fit it.
        case dataObjectMalformed = "access.dataObjectMalformed"
        /// The response holds a data object that it must not hold.
        case dataObjectUnknown = "access.dataObjectUnknown"
        /// The response holds a data object twice.
        case dataObjectRepeated = "access.dataObjectRepeated"
        /// The data objects are not in the order of the standard, or something follows DO'8E'.
        case dataObjectOrder = "access.dataObjectOrder"
        /// The status bytes outside differ from those in DO'99'.
        case statusMismatch = "access.statusMismatch"
        /// The cryptogram is not a whole number of blocks, or does not announce padding.
        case cryptogramInvalid = "access.cryptogramInvalid"
        /// The decrypted data does not end in the padding of ISO/IEC 9797-1, method 2.
        case paddingInvalid = "access.paddingInvalid"
        /// The channel was closed by an earlier failure.
        case channelClosed = "access.channelClosed"
        /// A command was protected while a response is outstanding, or a response came without a command.
        case outOfSequence = "access.outOfSequence"
        /// The send sequence counter has no further value.
        case counterExhausted = "access.counterExhausted"
        /// The command cannot be protected: its class byte is neither 00 nor 10.
        case commandUnsuitable = "access.commandUnsuitable"
        /// The command does not fit any command APDU once it is protected.
        case commandTooLong = "access.commandTooLong"
        /// The chip does not have the key that a certificate of the terminal is to be verified with.
        case terminalTrustPointUnknown = "access.terminalTrustPointUnknown"
        /// The chip did not accept a certificate of the terminal, or did not select its key.
        case terminalCertificateRefused = "access.terminalCertificateRefused"
        /// The terminal's own signature does not have the length of its key. It was not sent.
        case terminalSignatureMalformed = "access.terminalSignatureMalformed"
        /// The chip did not accept the terminal's signature.
        case terminalSignatureRefused = "access.terminalSignatureRefused"
        /// The chip does not allow Terminal Authentication now.
        case terminalAuthenticationNotAllowed = "access.terminalAuthenticationNotAllowed"
        /// A cryptographic operation of the library failed.
        case cryptography = "access.cryptography"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .wrongPassword, .paceRequired, .notSupported, .blocked, .passwordSuspended:
                .init(.access, .accessRefused)
            case .protocolError, .challengeLength, .authenticationLength, .authenticationMAC, .terminalNonceMismatch,
                .chipNonceMismatch, .malformedResponse, .dataObjectMissing, .nonceLength, .publicKeyEncoding,
                .publicKeyInvalid, .publicKeyReflected, .mappedGeneratorInvalid, .mappingDataNotEmpty,
                .authenticationTokenLength, .authenticationTokenInvalid, .chipAuthenticationDataMissing,
                .chipAuthenticationDataUnexpected, .staticKeyMalformed, .staticKeyOutOfRange, .staticKeyNeutral,
                .staticKeySmallOrder, .staticKeyNotInGroup, .staticKeyPrimeComposite, .staticKeyParametersInvalid,
                .staticKeyParametersUnsupported, .staticKeyAlgorithmMismatch, .tooManyStaticKeys,
                .chipAuthenticationRefused, .channelLost, .unprotectedResponse, .macMissing, .macInvalid,
                .dataObjectMalformed, .dataObjectUnknown, .dataObjectRepeated, .dataObjectOrder, .statusMismatch,
                .cryptogramInvalid, .paddingInvalid, .channelClosed, .outOfSequence, .counterExhausted,
                .commandUnsuitable, .commandTooLong, .terminalTrustPointUnknown, .terminalCertificateRefused,
                .terminalSignatureMalformed, .terminalSignatureRefused, .terminalAuthenticationNotAllowed,
                .cryptography:
                .init(.access, .cardIO)
            case .passwordFormat: .init(.access, .badData)
            }
        }
    }
}
