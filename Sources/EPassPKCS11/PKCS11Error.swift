// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why a key in a token cannot be used.
///
/// Nothing in it is secret. After `pkcs11.pinIncorrect` the PIN is gone: nothing here sends it a second time.
public struct PKCS11Error: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case notBuilt = "pkcs11.notBuilt"
            case uriMalformed = "pkcs11.uriMalformed"
            case uriUnsupported = "pkcs11.uriUnsupported"
            case moduleNotLoaded = "pkcs11.moduleNotLoaded"
            case moduleFailed = "pkcs11.moduleFailed"
            case tokenAbsent = "pkcs11.tokenAbsent"
            case tokenAmbiguous = "pkcs11.tokenAmbiguous"
            case pinRequired = "pkcs11.pinRequired"
            case pinIncorrect = "pkcs11.pinIncorrect"
            case pinFinalTry = "pkcs11.pinFinalTry"
            case pinLocked = "pkcs11.pinLocked"
            case keyAbsent = "pkcs11.keyAbsent"
            case keyAmbiguous = "pkcs11.keyAmbiguous"
            case keyUnsupported = "pkcs11.keyUnsupported"
            case mechanismUnsupported = "pkcs11.mechanismUnsupported"
            case signatureMalformed = "pkcs11.signatureMalformed"
            case tokenFailed = "pkcs11.tokenFailed"
        }

        private let value: Value

        /// This build has no PKCS #11.
        public static let notBuilt = Code(value: .notBuilt)
        /// The text is no URI of RFC 7512.
        public static let uriMalformed = Code(value: .uriMalformed)
        /// The URI says something that cannot be done: another kind of object than a private key, no module, a PIN in
        /// it.
        public static let uriUnsupported = Code(value: .uriUnsupported)
        /// The module is not there, or is none.
        public static let moduleNotLoaded = Code(value: .moduleNotLoaded)
        /// The module was loaded and cannot be used.
        public static let moduleFailed = Code(value: .moduleFailed)
        /// No token is there, or none that the URI describes.
        public static let tokenAbsent = Code(value: .tokenAbsent)
        /// The URI describes more than one token.
        public static let tokenAmbiguous = Code(value: .tokenAmbiguous)
        /// The token wants a PIN, and none was given.
        public static let pinRequired = Code(value: .pinRequired)
        /// The token refused the PIN.
        public static let pinIncorrect = Code(value: .pinIncorrect)
        /// One try of the PIN is left; it was not spent.
        public static let pinFinalTry = Code(value: .pinFinalTry)
        /// The PIN is locked, or was never set.
        public static let pinLocked = Code(value: .pinLocked)
        /// The token holds no private key that the URI describes.
        public static let keyAbsent = Code(value: .keyAbsent)
        /// The URI describes more than one private key.
        public static let keyAmbiguous = Code(value: .keyAmbiguous)
        /// The key is neither RSA nor on a listed curve.
        public static let keyUnsupported = Code(value: .keyUnsupported)
        /// The token, or the kind of the key, does not do the algorithm.
        public static let mechanismUnsupported = Code(value: .mechanismUnsupported)
        /// The token's signature does not have the length of the key.
        public static let signatureMalformed = Code(value: .signatureMalformed)
        /// The token failed otherwise.
        public static let tokenFailed = Code(value: .tokenFailed)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `pkcs11.tokenAbsent`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// What the module returned (CKR), where the error comes from a call into it.
    public let returnValue: UInt?
    /// The position of the fault in the URI, in octets, where there is one.
    public let offset: Int?
    /// One plain sentence.
    public let reason: String

    @inline(never)
    init(_ code: Code, returnValue: UInt? = nil, at offset: Int? = nil, _ reason: String) {
        self.code = code
        self.returnValue = returnValue
        self.offset = offset
        self.reason = reason
    }

    /// The code, the position, the module's word and the sentence.
    public var description: String {
        let position = offset.map { " @ \($0)" } ?? ""
        let word = returnValue.map { " (CKR \(String($0, radix: 16, uppercase: true)))" } ?? ""
        return "\(code)\(position)\(word): \(reason)"
    }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
