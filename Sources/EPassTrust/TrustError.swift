// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
public import EPassMessages

/// Why trust material could not be decoded, loaded or issued, and where.
///
/// This is never a verdict: a signature that does not verify is a `CheckFinding`.
public struct TrustError: CodedError, Hashable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The octets are not valid ASN.1, or not of the structure named.
        case malformed = "trust.malformed"
        /// The input is longer than the limit; it was not parsed.
        case tooLarge = "trust.tooLarge"
        /// More elements of one kind than the limits allow.
        case limitExceeded = "trust.limitExceeded"
        /// A sound structure of another type than was asked for.
        case unexpectedContent = "trust.unexpectedContent"
        /// A certificate states the same extension twice.
        case doubledExtension = "trust.doubledExtension"
        /// An algorithm identifier, or its parameters, is not known.
        case unsupportedAlgorithm = "trust.unsupportedAlgorithm"
        /// There is nothing at the path.
        case noSuchFile = "trust.noSuchFile"
        /// The file is there and cannot be read.
        case unreadableFile = "trust.unreadableFile"
        /// No certificate was found where at least one was expected.
        case noCertificate = "trust.noCertificate"
        /// No chain of card-verifiable certificates leads from a key of the chip to a terminal's.
        case noChain = "trust.noChain"
        /// PEM armour that does not close, or holds characters that are not base64.
        case malformedPEM = "trust.malformedPEM"
        /// A line or record of LDIF (RFC 2849) that cannot be read.
        case malformedLDIF = "trust.malformedLDIF"
        /// A value that is not there but given by an address; nothing is ever fetched (T29).
        case externalValue = "trust.externalValue"
        /// A change record of LDIF that takes an entry or a value away: an import takes nothing out of a store.
        case changeNotCarriedOut = "trust.changeNotCarriedOut"
        /// Neither a certificate, nor a revocation list, nor a signed list.
        case notTrustMaterial = "trust.notTrustMaterial"
        /// A certificate or security object could not be issued as described.
        case issuingFailed = "trust.issuingFailed"
        /// The cryptographic library could not carry out an operation.
        case cryptography = "trust.cryptography"
        /// A file of a trust store is not as it was written.
        case storeDamaged = "trust.storeDamaged"
        /// A newer version of this program wrote the trust store.
        case storeVersion = "trust.storeVersion"
        /// Another process is writing to the trust store.
        case storeLocked = "trust.storeLocked"
        /// Others than the user and the administrator could change the trust store.
        case storePermissions = "trust.storePermissions"
        /// The trust store could not be written.
        case storeNotWritten = "trust.storeNotWritten"
        /// A folder, or a file in it, that is no trust store's; nothing was written.
        case notAStore = "trust.notAStore"
        /// A list or revocation list is older than the one in the store.
        case rollback = "trust.rollback"
        /// There is no earlier state of the trust store that could be brought back.
        case nothingToUndo = "trust.nothingToUndo"
        /// The signature of a list or revocation list does not hold, or its signer must not sign such a list.
        case listRefused = "trust.listRefused"
        /// A CSCA certificate that nothing speaks for stands beside something else, or what no pin or grant reaches
        /// beside what one does.
        case besideList = "trust.besideList"
        /// The signature of a root is not that of its own key: the file is damaged, or was changed.
        case selfSignatureWrong = "trust.selfSignatureWrong"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .malformed, .tooLarge, .limitExceeded, .unexpectedContent, .doubledExtension, .unsupportedAlgorithm,
                .noCertificate, .noChain, .malformedPEM, .malformedLDIF, .externalValue, .changeNotCarriedOut,
                .notTrustMaterial, .issuingFailed, .cryptography, .storeDamaged, .storeVersion, .storePermissions,
                .notAStore, .rollback, .listRefused, .besideList, .selfSignatureWrong:
                .init(.trust, .badData)
            case .noSuchFile, .unreadableFile, .nothingToUndo: .init(.trust, .noInput)
            case .storeLocked: .init(.trust, .busy)
            case .storeNotWritten: .init(.trust, .cannotWrite)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The part of the structure concerned, in the words of its ASN.1 module: `tbsCertificate.validity`. Empty where
    /// none applies.
    public let element: String
    /// The position of the fault in octets from the beginning of the input, where it is known.
    public let offset: Int?
    /// What is wrong.
    public let message: Message

    @inline(never)
    package init(_ code: Code, element: String = "", offset: Int? = nil, _ message: Message) {
        self.code = code
        self.element = element
        self.offset = offset
        self.message = message
    }

    /// The message in English.
    public var reason: String { message.english }

    /// The code, the place and the message in English.
    public var description: String {
        let place = [element.isEmpty ? nil : element, offset.map { "@ \($0)" }].compactMap { $0 }
        return ([code.rawValue] + place).joined(separator: " ") + ": " + message.english
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension TrustError {
    /// The same error about octets that stand at this position of the input, counted from the beginning of the input.
    /// One that names no position is about all of them.
    @inline(never)
    func moved(by position: Int) -> TrustError {
        guard position > 0 else { return self }
        return TrustError(code, element: element, offset: position + (offset ?? 0), message)
    }

    /// The library could not do what was asked of it.
    @inline(never)
    package init(_ error: CryptoError, element: String = "") {
        self.init(.cryptography, element: element, error.inFull)
    }
}
