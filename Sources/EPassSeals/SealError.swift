// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why octets or a text are no seal, and where.
///
/// This is never a verdict: a signature that does not verify, or a feature that the profile does not allow, is a
/// `CheckFinding` of ``SealJudge``.
public struct SealError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The stable name of a kind of error; the text is part of the interface.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case notASeal = "seal.notASeal"
            case otherKind = "seal.otherKind"
            case unreadableText = "seal.unreadableText"
            case unsupportedVersion = "seal.unsupportedVersion"
            case truncated = "seal.truncated"
            case trailingOctets = "seal.trailingOctets"
            case limitExceeded = "seal.limitExceeded"
            case invalidLength = "seal.invalidLength"
            case invalidC40 = "seal.invalidC40"
            case invalidDate = "seal.invalidDate"
            case invalidValue = "seal.invalidValue"
            case duplicateFeature = "seal.duplicateFeature"
            case missingSignature = "seal.missingSignature"
            case invalidSignature = "seal.invalidSignature"
            case invalidJSON = "seal.invalidJSON"
            case memberMissing = "seal.memberMissing"
            case memberInvalid = "seal.memberInvalid"
            case notEncodable = "seal.notEncodable"
            case signingFailed = "seal.signingFailed"
        }

        private let value: Value

        /// The first octet is not the magic constant, and the text is no JSON object.
        public static let notASeal = Code(value: .notASeal)
        /// A bar code of another standard, which is named.
        public static let otherKind = Code(value: .otherKind)
        /// The text of a bar code is in none of the forms that are taken.
        public static let unreadableText = Code(value: .unreadableText)
        /// A version of the header that is not known.
        public static let unsupportedVersion = Code(value: .unsupportedVersion)
        /// The octets end before the element does.
        public static let truncated = Code(value: .truncated)
        /// Something follows the signature.
        public static let trailingOctets = Code(value: .trailingOctets)
        /// More octets or elements than are accepted.
        public static let limitExceeded = Code(value: .limitExceeded)
        /// A length is not encoded as the version demands.
        public static let invalidLength = Code(value: .invalidLength)
        /// Octets are no C40, or C40 that an encoder would not write.
        public static let invalidC40 = Code(value: .invalidC40)
        /// Three octets are no date.
        public static let invalidDate = Code(value: .invalidDate)
        /// A field of the header has a value that the standard does not allow.
        public static let invalidValue = Code(value: .invalidValue)
        /// A tag stands twice in the message zone.
        public static let duplicateFeature = Code(value: .duplicateFeature)
        /// The seal ends without a signature zone.
        public static let missingSignature = Code(value: .missingSignature)
        /// The signature zone is empty, or does not hold two numbers of equal length.
        public static let invalidSignature = Code(value: .invalidSignature)
        /// The text of a VDS-NC is no JSON that is taken.
        public static let invalidJSON = Code(value: .invalidJSON)
        /// A member that a VDS-NC must have is not there.
        public static let memberMissing = Code(value: .memberMissing)
        /// A member of a VDS-NC has another type or value than it may have.
        public static let memberInvalid = Code(value: .memberInvalid)
        /// A value that cannot be written.
        public static let notEncodable = Code(value: .notEncodable)
        /// The key does not sign seals, or did not sign.
        public static let signingFailed = Code(value: .signingFailed)

        /// Every code there is.
        public static var all: [Code] { Value.allCases.map(Code.init(value:)) }

        /// The stable text, for example `seal.truncated`.
        public var description: String { value.rawValue }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The element: `header.issuingCountry`, `message.05`, `sig.cer`; empty for the seal as a whole.
    public let element: String
    /// The position of the fault in octets from the beginning of the seal, or of the text of a VDS-NC.
    public let offset: Int
    /// A plain sentence; it never quotes personal data.
    public let reason: String

    @inline(never)
    init(_ code: Code, _ element: String = "", at offset: Int, _ reason: String) {
        self.code = code
        self.element = element
        self.offset = offset
        self.reason = reason
    }

    /// Where and what: `header.issuingCountry @ 2: seal.invalidC40: ...`.
    public var description: String { "\(element.isEmpty ? "" : element + " ")@ \(offset): \(code): \(reason)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
