// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a key in a token cannot be used.
///
/// Nothing in it is secret. After `pkcs11.pinIncorrect` the PIN is gone: nothing here sends it a second time.
public struct PKCS11Error: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// This build has no PKCS #11.
        case notBuilt = "pkcs11.notBuilt"
        /// The text is no URI of RFC 7512.
        case uriMalformed = "pkcs11.uriMalformed"
        /// The URI says something that cannot be done: another kind of object than a private key, no module, a PIN in
        /// it.
        case uriUnsupported = "pkcs11.uriUnsupported"
        /// The module is not there, or is none.
        case moduleNotLoaded = "pkcs11.moduleNotLoaded"
        /// The module was loaded and cannot be used.
        case moduleFailed = "pkcs11.moduleFailed"
        /// No token is there, or none that the URI describes.
        case tokenAbsent = "pkcs11.tokenAbsent"
        /// The URI describes more than one token.
        case tokenAmbiguous = "pkcs11.tokenAmbiguous"
        /// The token wants a PIN, and none was given.
        case pinRequired = "pkcs11.pinRequired"
        /// The token refused the PIN.
        case pinIncorrect = "pkcs11.pinIncorrect"
        /// One try of the PIN is left; it was not spent.
        case pinFinalTry = "pkcs11.pinFinalTry"
        /// The PIN is locked, or was never set.
        case pinLocked = "pkcs11.pinLocked"
        /// The token holds no private key that the URI describes.
        case keyAbsent = "pkcs11.keyAbsent"
        /// The URI describes more than one private key.
        case keyAmbiguous = "pkcs11.keyAmbiguous"
        /// The key is neither RSA nor on a listed curve.
        case keyUnsupported = "pkcs11.keyUnsupported"
        /// The token, or the kind of the key, does not do the algorithm.
        case mechanismUnsupported = "pkcs11.mechanismUnsupported"
        /// What the token returned is no signature of its key.
        case signatureMalformed = "pkcs11.signatureMalformed"
        /// The token failed otherwise.
        case tokenFailed = "pkcs11.tokenFailed"
        /// The token was removed, or the connection to it was lost.
        case tokenLost = "pkcs11.tokenLost"
        /// A call into the module did not return in time. The module is not called again in this process: its locks may
        /// be held for ever.
        case moduleHung = "pkcs11.moduleHung"
        /// The task was cancelled, and the module did not return soon after; it is not called again in this process.
        case cancelled = "pkcs11.cancelled"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .notBuilt: .init(.input, .unavailable, isLasting: true)
            case .uriMalformed, .uriUnsupported: .init(.input, .usage)
            case .moduleNotLoaded, .tokenAbsent, .pinRequired, .keyAbsent: .init(.input, .noInput)
            case .moduleFailed, .tokenAmbiguous, .pinIncorrect, .pinFinalTry, .pinLocked, .keyAmbiguous,
                .keyUnsupported, .mechanismUnsupported, .signatureMalformed, .tokenFailed:
                .init(.input, .badData)
            case .tokenLost, .moduleHung: .init(.input, .unavailable)
            case .cancelled: .init(.input, .interrupted)
            }
        }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What the module returned (CKR), where the error comes from a call into it.
    public let returnValue: UInt?
    /// The position of the fault in the URI, in octets, where there is one.
    public let offset: Int?
    /// What happened.
    public let message: Message

    /// - Parameter message: nil for what the code says.
    @inline(never)
    init(_ code: Code, returnValue: UInt? = nil, at offset: Int? = nil, _ message: Message? = nil) {
        self.code = code
        self.returnValue = returnValue
        self.offset = offset
        self.message = message ?? code.message
    }

    /// The code, the position, the module's word and the message in English.
    public var description: String {
        let position = offset.map { " @ \($0)" } ?? ""
        let word = returnValue.map { " (CKR \(String($0, radix: 16, uppercase: true)))" } ?? ""
        return "\(code)\(position)\(word): \(message)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
