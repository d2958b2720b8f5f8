// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why octets or a text are no seal, and where.
///
/// This is never a verdict: a signature that does not verify, or a feature that the profile does not allow, is a
/// `CheckFinding` of ``SealJudge``.
public struct SealError: CodedError, Equatable {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// The first octet is not the magic constant, and the text is no JSON object.
        case notASeal = "seal.notASeal"
        /// A bar code of another standard, which is named.
        case otherKind = "seal.otherKind"
        /// The text of a bar code is in none of the forms that are taken.
        case unreadableText = "seal.unreadableText"
        /// A version of the header that is not known.
        case unsupportedVersion = "seal.unsupportedVersion"
        /// The octets end before the element does.
        case truncated = "seal.truncated"
        /// Something follows the signature.
        case trailingOctets = "seal.trailingOctets"
        /// More octets or elements than are accepted.
        case limitExceeded = "seal.limitExceeded"
        /// A length is not encoded as the version demands.
        case invalidLength = "seal.invalidLength"
        /// Octets are no C40, or C40 that an encoder would not write.
        case invalidC40 = "seal.invalidC40"
        /// Three octets are no date.
        case invalidDate = "seal.invalidDate"
        /// A field of the header has a value that the standard does not allow.
        case invalidValue = "seal.invalidValue"
        /// A tag stands twice in the message zone.
        case duplicateFeature = "seal.duplicateFeature"
        /// The seal ends without a signature zone.
        case missingSignature = "seal.missingSignature"
        /// The signature zone is empty, or does not hold two numbers of equal length.
        case invalidSignature = "seal.invalidSignature"
        /// The text of a VDS-NC is no JSON that is taken.
        case invalidJSON = "seal.invalidJSON"
        /// A member that a VDS-NC must have is not there.
        case memberMissing = "seal.memberMissing"
        /// A member of a VDS-NC has another type or value than it may have.
        case memberInvalid = "seal.memberInvalid"
        /// A value that cannot be written.
        case notEncodable = "seal.notEncodable"
        /// The key does not sign seals, or did not sign.
        case signingFailed = "seal.signingFailed"

        /// Phase and exit status.
        public var facts: ErrorFacts { .init(.input, .badData) }
    }

    /// What kind of error it is. Two errors are equal if their codes are.
    public let code: Code
    /// The element: `header.issuingCountry`, `message.05`, `sig.cer`; empty for the seal as a whole.
    public let element: String
    /// The position of the fault in octets from the beginning of the seal, or of the text of a VDS-NC.
    public let offset: Int
    /// What is wrong; it never quotes personal data.
    public let message: Message

    @inline(never)
    init(_ code: Code, _ element: String = "", at offset: Int, _ message: Message) {
        self.code = code
        self.element = element
        self.offset = offset
        self.message = message
    }

    /// Where and what: `header.issuingCountry @ 2: seal.invalidC40: ...`.
    public var description: String { "\(place): \(code): \(message)" }

    /// The element and the position.
    var place: String { (element.isEmpty ? "" : element + " ") + "@ \(offset)" }

    /// Equal codes make equal errors.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
