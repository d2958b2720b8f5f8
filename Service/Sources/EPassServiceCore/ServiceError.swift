// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Why the service does not do what it was asked. It holds words of closed lists and numbers only: nothing of what was
/// sent can come out in it.
public struct ServiceError: Error, Sendable, Hashable {
    /// The stable name of a kind of error; part of the interface, with its sentence in `Docs/service.md`.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        // What was sent.
        case malformed = "request.malformed"
        case memberInvalid = "request.memberInvalid"
        case memberUnknown = "request.memberUnknown"
        case tooLarge = "request.tooLarge"
        case tooSlow = "request.tooSlow"
        case mediaType = "request.mediaType"
        case notAcceptable = "request.notAcceptable"
        case notFound = "request.notFound"
        case methodNotAllowed = "request.methodNotAllowed"
        case referencePersonal = "request.referencePersonal"
        case idempotencyMismatch = "request.idempotencyMismatch"
        case policyUnknown = "request.policyUnknown"
        case evidenceUnusable = "evidence.unusable"
        case evidenceChipRequired = "evidence.chipRequired"
        case sealInvalid = "seal.invalid"
        case sealRequired = "seal.required"
        // Who sent it.
        case unauthenticated = "access.unauthenticated"
        case forbidden = "access.forbidden"
        case rateLimited = "access.rateLimited"
        case quotaExceeded = "access.quotaExceeded"
        // When.
        case transactionNotFound = "transaction.notFound"
        case transactionExpired = "transaction.expired"
        case transactionAnswered = "transaction.answered"
        case transactionOpen = "transaction.open"
        case reportNotKept = "report.notKept"
        case trustEmpty = "trust.empty"
        case trustSmaller = "trust.smaller"
        // The service itself.
        case busy = "service.busy"
        case unavailable = "service.unavailable"
        case internalError = "service.internal"

        /// What it means, in one sentence.
        public var sentence: String {
            switch self {
            case .malformed: "The request cannot be read."
            case .memberInvalid: "A member has a value that it cannot have."
            case .memberUnknown: "A member is not known."
            case .tooLarge: "The request is longer than is taken."
            case .tooSlow: "The request took longer to arrive than is waited for."
            case .mediaType: "The content is of a kind that is not taken here."
            case .notAcceptable: "There is no form of the answer that is accepted."
            case .notFound: "There is nothing at this address."
            case .methodNotAllowed: "This address does not take this method."
            case .referencePersonal: "A reference must not look like a machine readable zone, an address or a date."
            case .idempotencyMismatch: "The idempotency key was used for another request."
            case .policyUnknown: "There is no policy of that name."
            case .evidenceUnusable: "What was uploaded is no evidence that can be judged."
            case .evidenceChipRequired: "The transaction requires files of a chip, EF.SOD among them."
            case .sealInvalid: "The sealed upload cannot be opened for this transaction."
            case .sealRequired: "This service takes sealed uploads only."
            case .unauthenticated: "Nothing that is known says who is asking."
            case .forbidden: "Who is asking may not do this."
            case .rateLimited: "There were too many requests in a short time."
            case .quotaExceeded: "The quota of the tenant is used up."
            case .transactionNotFound: "There is no such transaction."
            case .transactionExpired: "The transaction has expired."
            case .transactionAnswered: "The transaction was answered before; its challenge is used up."
            case .transactionOpen: "The transaction has no result yet."
            case .reportNotKept: "This form of the report was not kept."
            case .trustEmpty: "The new trust material has no anchor; what was there stays in use."
            case .trustSmaller: "More than a fifth of the anchors would be gone; what was there stays in use."
            case .busy: "The service has as much to do as it takes."
            case .unavailable: "The service is not ready."
            case .internalError: "The service failed."
            }
        }

        /// Whether the same request may succeed later.
        public var isRetryable: Bool {
            switch self {
            case .tooSlow, .rateLimited, .quotaExceeded, .busy, .unavailable, .internalError, .transactionOpen: true
            default: false
            }
        }
    }

    /// What kind of error it is.
    public let code: Code
    /// The code of the layer below, for example `evidence.noFiles`.
    public let cause: String?
    /// What that code means, in one sentence of the catalogue.
    public let causeSentence: String?
    /// Where in the text, in octets.
    public let offset: Int?
    /// The member of the request, of a list of known names.
    public let member: String?
    /// After how many seconds to ask again.
    public let retryAfter: Int?

    /// - Parameter member: of this program's own names, never one that was sent.
    public init(
        _ code: Code, cause: String? = nil, causeSentence: String? = nil, offset: Int? = nil,
        member: String? = nil, retryAfter: Int? = nil
    ) {
        self.code = code
        self.cause = cause
        self.causeSentence = causeSentence
        self.offset = offset
        self.member = member
        self.retryAfter = retryAfter
    }
}
