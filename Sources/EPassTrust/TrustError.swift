// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

/// Why trust material could not be decoded, loaded or issued, and where.
///
/// This is never a verdict: a signature that does not verify is a `CheckFinding`.
public struct TrustError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case malformed = "trust.malformed"
            case tooLarge = "trust.tooLarge"
            case limitExceeded = "trust.limitExceeded"
            case unexpectedContent = "trust.unexpectedContent"
            case doubledExtension = "trust.doubledExtension"
            case unsupportedAlgorithm = "trust.unsupportedAlgorithm"
            case noSuchFile = "trust.noSuchFile"
            case unreadableFile = "trust.unreadableFile"
            case noCertificate = "trust.noCertificate"
            case noChain = "trust.noChain"
            case malformedPEM = "trust.malformedPEM"
            case malformedLDIF = "trust.malformedLDIF"
            case externalValue = "trust.externalValue"
            case notTrustMaterial = "trust.notTrustMaterial"
            case issuingFailed = "trust.issuingFailed"
            case cryptography = "trust.cryptography"
            case storeDamaged = "trust.storeDamaged"
            case storeVersion = "trust.storeVersion"
            case storeLocked = "trust.storeLocked"
            case storePermissions = "trust.storePermissions"
            case storeNotWritten = "trust.storeNotWritten"
            case notAStore = "trust.notAStore"
            case rollback = "trust.rollback"
            case listRefused = "trust.listRefused"
            case selfSignatureWrong = "trust.selfSignatureWrong"
        }

        private let value: Value

        /// The octets are not valid ASN.1, or not of the structure named.
        public static let malformed = Code(value: .malformed)
        /// The input is longer than the limit; it was not parsed.
        public static let tooLarge = Code(value: .tooLarge)
        /// More elements of one kind than the limits allow.
        public static let limitExceeded = Code(value: .limitExceeded)
        /// A sound structure of another type than was asked for.
        public static let unexpectedContent = Code(value: .unexpectedContent)
        /// A certificate states the same extension twice.
        public static let doubledExtension = Code(value: .doubledExtension)
        /// An algorithm identifier, or its parameters, is not known.
        public static let unsupportedAlgorithm = Code(value: .unsupportedAlgorithm)
        /// There is nothing at the path.
        public static let noSuchFile = Code(value: .noSuchFile)
        /// The file is there and cannot be read.
        public static let unreadableFile = Code(value: .unreadableFile)
        /// No certificate was found where at least one was expected.
        public static let noCertificate = Code(value: .noCertificate)
        /// No chain of card-verifiable certificates leads from a key of the chip to a terminal's.
        public static let noChain = Code(value: .noChain)
        /// PEM armour that does not close, or holds characters that are not base64.
        public static let malformedPEM = Code(value: .malformedPEM)
        /// A line or record of LDIF (RFC 2849) that cannot be read.
        public static let malformedLDIF = Code(value: .malformedLDIF)
        /// A value that is not there but given by an address; nothing is ever fetched (T29).
        public static let externalValue = Code(value: .externalValue)
        /// Neither a certificate, nor a revocation list, nor a signed list.
        public static let notTrustMaterial = Code(value: .notTrustMaterial)
        /// A certificate or security object could not be issued as described.
        public static let issuingFailed = Code(value: .issuingFailed)
        /// The cryptographic library could not carry out an operation.
        public static let cryptography = Code(value: .cryptography)
        /// A file of a trust store is not as it was written.
        public static let storeDamaged = Code(value: .storeDamaged)
        /// A newer version of this program wrote the trust store.
        public static let storeVersion = Code(value: .storeVersion)
        /// Another process is writing to the trust store.
        public static let storeLocked = Code(value: .storeLocked)
        /// Others than the user and the administrator could change the trust store.
        public static let storePermissions = Code(value: .storePermissions)
        /// The trust store could not be written.
        public static let storeNotWritten = Code(value: .storeNotWritten)
        /// A folder, or a file in it, that is no trust store's; nothing was written.
        public static let notAStore = Code(value: .notAStore)
        /// A list or revocation list is older than the one in the store.
        public static let rollback = Code(value: .rollback)
        /// The signature of a list or revocation list does not hold, or its signer must not sign such a list.
        public static let listRefused = Code(value: .listRefused)
        /// The signature of a root is not that of its own key: the file is damaged, or was changed.
        public static let selfSignatureWrong = Code(value: .selfSignatureWrong)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `trust.malformed`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The part of the structure concerned, in the words of its ASN.1 module: `tbsCertificate.validity`. Empty where
    /// none applies.
    public let element: String
    /// The position of the fault in octets from the beginning of the input, where it is known.
    public let offset: Int?
    /// One plain sentence.
    public let reason: String

    @inline(never)
    package init(_ code: Code, element: String = "", offset: Int? = nil, _ reason: String) {
        self.code = code
        self.element = element
        self.offset = offset
        self.reason = reason
    }

    /// The code, the place and a sentence.
    public var description: String {
        let place = [element.isEmpty ? nil : element, offset.map { "@ \($0)" }].compactMap { $0 }
        return ([code.description] + place).joined(separator: " ") + ": " + reason
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension TrustError {
    @inline(never)
    init(_ error: CryptoError, element: String = "") {
        self.init(.cryptography, element: element, error.description)
    }
}
