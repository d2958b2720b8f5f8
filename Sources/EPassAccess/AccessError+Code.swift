// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension AccessError {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case wrongPassword = "access.wrongPassword"
            case paceRequired = "access.paceRequired"
            case notSupported = "access.notSupported"
            case blocked = "access.blocked"
            case protocolError = "access.protocolError"
            case challengeLength = "access.challengeLength"
            case authenticationLength = "access.authenticationLength"
            case authenticationMAC = "access.authenticationMAC"
            case terminalNonceMismatch = "access.terminalNonceMismatch"
            case chipNonceMismatch = "access.chipNonceMismatch"
            case malformedResponse = "access.malformedResponse"
            case passwordFormat = "access.passwordFormat"
            case passwordSuspended = "access.passwordSuspended"
            case dataObjectMissing = "access.dataObjectMissing"
            case nonceLength = "access.nonceLength"
            case publicKeyEncoding = "access.publicKeyEncoding"
            case publicKeyInvalid = "access.publicKeyInvalid"
            case publicKeyReflected = "access.publicKeyReflected"
            case mappedGeneratorInvalid = "access.mappedGeneratorInvalid"
            case mappingDataNotEmpty = "access.mappingDataNotEmpty"
            case authenticationTokenLength = "access.authenticationTokenLength"
            case authenticationTokenInvalid = "access.authenticationTokenInvalid"
            case chipAuthenticationDataMissing = "access.chipAuthenticationDataMissing"
            case chipAuthenticationDataUnexpected = "access.chipAuthenticationDataUnexpected"
            case staticKeyMalformed = "access.staticKeyMalformed"
            case staticKeyOutOfRange = "access.staticKeyOutOfRange"
            case staticKeyNeutral = "access.staticKeyNeutral"
            case staticKeySmallOrder = "access.staticKeySmallOrder"
            case staticKeyNotInGroup = "access.staticKeyNotInGroup"
            case staticKeyPrimeComposite = "access.staticKeyPrimeComposite"
            case staticKeyParametersInvalid = "access.staticKeyParametersInvalid"
            case staticKeyParametersUnsupported = "access.staticKeyParametersUnsupported"
            case staticKeyAlgorithmMismatch = "access.staticKeyAlgorithmMismatch"
            case tooManyStaticKeys = "access.tooManyStaticKeys"
            case chipAuthenticationRefused = "access.chipAuthenticationRefused"
            case channelLost = "access.channelLost"
            case unprotectedResponse = "access.unprotectedResponse"
            case macMissing = "access.macMissing"
            case macInvalid = "access.macInvalid"
            case dataObjectMalformed = "access.dataObjectMalformed"
            case dataObjectUnknown = "access.dataObjectUnknown"
            case dataObjectRepeated = "access.dataObjectRepeated"
            case dataObjectOrder = "access.dataObjectOrder"
            case statusMismatch = "access.statusMismatch"
            case cryptogramInvalid = "access.cryptogramInvalid"
            case paddingInvalid = "access.paddingInvalid"
            case channelClosed = "access.channelClosed"
            case outOfSequence = "access.outOfSequence"
            case counterExhausted = "access.counterExhausted"
            case commandUnsuitable = "access.commandUnsuitable"
            case commandTooLong = "access.commandTooLong"
            case terminalTrustPointUnknown = "access.terminalTrustPointUnknown"
            case terminalCertificateRefused = "access.terminalCertificateRefused"
            case terminalSignatureMalformed = "access.terminalSignatureMalformed"
            case terminalSignatureRefused = "access.terminalSignatureRefused"
            case terminalAuthenticationNotAllowed = "access.terminalAuthenticationNotAllowed"
            case cryptography = "access.cryptography"
        }

        private let value: Value

        /// The chip refused the key or password: most often it is not this document's, or was misread.
        public static let wrongPassword = Code(value: .wrongPassword)
        /// The chip does not know the key of Basic Access Control: it demands PACE (field note F-1).
        public static let paceRequired = Code(value: .paceRequired)
        /// The chip does not offer this way of access control.
        public static let notSupported = Code(value: .notSupported)
        /// The chip accepts no further attempt.
        public static let blocked = Code(value: .blocked)
        /// The chip answered a step of access control in a way that the protocol does not provide for.
        public static let protocolError = Code(value: .protocolError)
        /// The challenge RND.IC does not have eight octets.
        public static let challengeLength = Code(value: .challengeLength)
        /// The answer to EXTERNAL AUTHENTICATE does not have forty octets.
        public static let authenticationLength = Code(value: .authenticationLength)
        /// The checksum M_IC of the chip's answer is wrong.
        public static let authenticationMAC = Code(value: .authenticationMAC)
        /// The chip did not return the nonce RND.IFD.
        public static let terminalNonceMismatch = Code(value: .terminalNonceMismatch)
        /// The chip did not repeat its own nonce RND.IC.
        public static let chipNonceMismatch = Code(value: .chipNonceMismatch)
        /// A password cannot be one: a CAN has digits only, a PIN characters of ISO/IEC 8859-1.
        public static let passwordFormat = Code(value: .passwordFormat)
        /// One try of the password is left, and the chip takes it only after the CAN (BSI TR-03110-3, B.14.1): it was
        /// not spent.
        public static let passwordSuspended = Code(value: .passwordSuspended)
        /// A data object that the step must bring is missing.
        public static let dataObjectMissing = Code(value: .dataObjectMissing)
        /// The encrypted nonce of PACE does not have a length that the protocol allows.
        public static let nonceLength = Code(value: .nonceLength)
        /// An ephemeral public key is not encoded as 9.4.1 demands: wrong length, compressed, leading zeros.
        public static let publicKeyEncoding = Code(value: .publicKeyEncoding)
        /// An ephemeral public key is no element of the group that may be used: off the curve, at infinity, outside the
        /// subgroup.
        public static let publicKeyInvalid = Code(value: .publicKeyInvalid)
        /// The chip sent the terminal's own ephemeral public key back.
        public static let publicKeyReflected = Code(value: .publicKeyReflected)
        /// The nonce maps to the neutral element, or to no element at all.
        public static let mappedGeneratorInvalid = Code(value: .mappedGeneratorInvalid)
        /// DO'82' of the integrated mapping is not empty.
        public static let mappingDataNotEmpty = Code(value: .mappingDataNotEmpty)
        /// The chip's authentication token T_IC does not have eight octets.
        public static let authenticationTokenLength = Code(value: .authenticationTokenLength)
        /// The chip's authentication token T_IC is wrong.
        public static let authenticationTokenInvalid = Code(value: .authenticationTokenInvalid)
        /// Chip authentication mapping without encrypted chip authentication data.
        public static let chipAuthenticationDataMissing = Code(value: .chipAuthenticationDataMissing)
        /// Encrypted chip authentication data with another mapping.
        public static let chipAuthenticationDataUnexpected = Code(value: .chipAuthenticationDataUnexpected)
        /// The chip's static public key cannot be decoded.
        public static let staticKeyMalformed = Code(value: .staticKeyMalformed)
        /// The chip's static public key is a number that is not between 2 and p-2, or a point with a coordinate that is
        /// not below p.
        public static let staticKeyOutOfRange = Code(value: .staticKeyOutOfRange)
        /// The chip's static public key is the neutral element: the point at infinity, or 1.
        public static let staticKeyNeutral = Code(value: .staticKeyNeutral)
        /// The chip's static public key generates a few elements only, so that whoever answers can guess the shared
        /// secret.
        public static let staticKeySmallOrder = Code(value: .staticKeySmallOrder)
        /// The chip's static public key is a point off the curve, or a number outside the subgroup of the generator.
        public static let staticKeyNotInGroup = Code(value: .staticKeyNotInGroup)
        /// The domain parameters of the chip's static public key have a modulus that is not prime.
        public static let staticKeyPrimeComposite = Code(value: .staticKeyPrimeComposite)
        /// The domain parameters of the chip's static public key do not fit together: q is composite or does not divide
        /// p-1, or g does not generate what it should.
        public static let staticKeyParametersInvalid = Code(value: .staticKeyParametersInvalid)
        /// The domain parameters of the chip's static public key are not supported: a curve that is not on the list, a
        /// prime of a length out of the bounds.
        public static let staticKeyParametersUnsupported = Code(value: .staticKeyParametersUnsupported)
        /// The chip's static public key is of another kind than the object identifier of its entry says.
        public static let staticKeyAlgorithmMismatch = Code(value: .staticKeyAlgorithmMismatch)
        /// The chip has more static public keys than are examined.
        public static let tooManyStaticKeys = Code(value: .tooManyStaticKeys)
        /// The chip answered a command of chip authentication with status bytes other than 9000.
        public static let chipAuthenticationRefused = Code(value: .chipAuthenticationRefused)
        /// The response has no status bytes.
        public static let malformedResponse = Code(value: .malformedResponse)
        /// The chip answered without protection and with an error word: it has dropped the secure channel.
        public static let channelLost = Code(value: .channelLost)
        /// The chip answered without protection, as if all were well.
        public static let unprotectedResponse = Code(value: .unprotectedResponse)
        /// The response has data but no DO'8E'.
        public static let macMissing = Code(value: .macMissing)
        /// The checksum in DO'8E' is wrong.
        public static let macInvalid = Code(value: .macInvalid)
        /// A data object of the response is cut off, or its length does not fit it.
        public static let dataObjectMalformed = Code(value: .dataObjectMalformed)
        /// The response holds a data object that it must not hold.
        public static let dataObjectUnknown = Code(value: .dataObjectUnknown)
        /// The response holds a data object twice.
        public static let dataObjectRepeated = Code(value: .dataObjectRepeated)
        /// The data objects are not in the order of the standard, or something follows DO'8E'.
        public static let dataObjectOrder = Code(value: .dataObjectOrder)
        /// The status bytes outside differ from those in DO'99'.
        public static let statusMismatch = Code(value: .statusMismatch)
        /// The cryptogram is not a whole number of blocks, or does not announce padding.
        public static let cryptogramInvalid = Code(value: .cryptogramInvalid)
        /// The decrypted data does not end in the padding of ISO/IEC 9797-1, method 2.
        public static let paddingInvalid = Code(value: .paddingInvalid)
        /// The channel was closed by an earlier failure.
        public static let channelClosed = Code(value: .channelClosed)
        /// A command was protected while a response is outstanding, or a response came without a command.
        public static let outOfSequence = Code(value: .outOfSequence)
        /// The send sequence counter has no further value.
        public static let counterExhausted = Code(value: .counterExhausted)
        /// The command cannot be protected: its class byte is neither 00 nor 10.
        public static let commandUnsuitable = Code(value: .commandUnsuitable)
        /// The command does not fit any command APDU once it is protected.
        public static let commandTooLong = Code(value: .commandTooLong)
        /// The chip does not have the key that a certificate of the terminal is to be verified with.
        public static let terminalTrustPointUnknown = Code(value: .terminalTrustPointUnknown)
        /// The chip did not accept a certificate of the terminal, or did not select its key.
        public static let terminalCertificateRefused = Code(value: .terminalCertificateRefused)
        /// The terminal's own signature does not have the length of its key. It was not sent.
        public static let terminalSignatureMalformed = Code(value: .terminalSignatureMalformed)
        /// The chip did not accept the terminal's signature.
        public static let terminalSignatureRefused = Code(value: .terminalSignatureRefused)
        /// The chip does not allow Terminal Authentication now.
        public static let terminalAuthenticationNotAllowed = Code(value: .terminalAuthenticationNotAllowed)
        /// A cryptographic operation of the library failed.
        public static let cryptography = Code(value: .cryptography)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `access.wrongPassword`.
        public var description: String { value.rawValue }
    }
}
