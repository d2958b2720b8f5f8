// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let cvcProfileIdentifier = MessageKey("cvc.profileIdentifier", "The profile identifier is not 0 (version 1).")
    static let cvcExpiresBeforeEffective = MessageKey("cvc.expiresBeforeEffective", "It expires on {last, date}, before its effective date.")
    static let cvcRequestBody = MessageKey("cvc.requestBody", "The body is that of a certificate request.")
    static let cvcDateLength = MessageKey("cvc.dateLength", "A date has six octets; this one has {count, number}.")
    static let cvcDateDigit = MessageKey("cvc.dateDigit", "An octet of the date is no digit.")
    static let cvcTooManyCertificates = MessageKey("cvc.tooManyCertificates", "More than {maximum, number} certificates.")
    static let cvcNoOctets = MessageKey("cvc.noOctets", "There are no octets.")
    static let cvcTooLong = MessageKey("cvc.tooLong", "{count, plural, one {# octet is} other {# octets are}} more than a certificate has.")
    static let cvcAuthenticatedRequest = MessageKey("cvc.authenticatedRequest", "This is an authenticated certificate request, no certificate.")
    static let cvcNoCertificate = MessageKey("cvc.noCertificate", "A certificate begins with 7F21; this is {tag}.")
    static let cvcSignatureLength = MessageKey("cvc.signatureLength", "A signature of {count, plural, one {# octet} other {# octets}} fits no key.")
    static let cvcChainLimits = MessageKey("cvc.chainLimits", "A chain is built from at most {certificates, number} certificates and {references, plural, one {# reference} other {# references}}.")
    static let cvcNoTerminal = MessageKey("cvc.noTerminal", "no certificate of a terminal is among those given.")
    static let cvcNoChain = MessageKey("cvc.noChain", "The chip trusts {keys, messages}; {terminals, message}.")
    static let cvcNoChainToNoKey = MessageKey("cvc.noChainToNoKey", "The chip trusts no key; {terminals, message}.")
    static let cvcMalformedReference = MessageKey("cvc.malformedReference", "(malformed)")
    static let cvcVerifierMissing = MessageKey("cvc.verifierMissing", "{terminal}: the certificate of {verifier} is missing")
    static let cvcStandsUnder = MessageKey("cvc.standsUnder", "{terminal} stands under {authority}")
    static let cvcOtherIssuer = MessageKey("cvc.otherIssuer", "It names {reference} as its issuer.")
    static let cvcOtherTerminalType = MessageKey("cvc.otherTerminalType", "Its authorization is of another kind: {kind, select, inspectionSystem {inspection system} authenticationTerminal {authentication terminal} signatureTerminal {signature terminal} other {{kind}}}.")
    static let cvcOtherAlgorithm = MessageKey("cvc.otherAlgorithm", "Its key is of another algorithm or size: {algorithm}.")
    static let cvcAlgorithmHistoric = MessageKey("cvc.algorithmHistoric", "{algorithm} is not listed any more.")
    static let cvcDomainParametersStated = MessageKey("cvc.domainParametersStated", "It states domain parameters, which only a CVCA does.")
    static let cvcReferenceRepeated = MessageKey("cvc.referenceRepeated", "A certificate before it has the same holder reference.")
    static let cvcKeySizeUnlisted = MessageKey("cvc.keySizeUnlisted", "Its key, {key}, is of another size than those listed.")
    static let cvcNoRights = MessageKey("cvc.noRights", "It has no right to read DG3 or DG4.")
    static let cvcNotYetEffective = MessageKey("cvc.notYetEffective", "It becomes valid on {first, date}.")
    static let cvcExpired = MessageKey("cvc.expired", "It expired on {last, date}.")
    static let cvcIssuerMissing = MessageKey("cvc.issuerMissing", "The certificate of its issuer is not there.")
    static let cvcCurveOfIssuerUnknown = MessageKey("cvc.curveOfIssuerUnknown", "No certificate above states the curve of its issuer's key.")
    static let cvcSignatureInvalid = MessageKey("cvc.signatureInvalid", "Its signature is not one of {issuer}.")
    static let cvcIssuerKeyUnusable = MessageKey("cvc.issuerKeyUnusable", "The key of its issuer cannot be used. {error, message}.")
    static let cvcLastNotTerminal = MessageKey("cvc.lastNotTerminal", "The last certificate is not a terminal's.")
    static let cvcLastButOneNotVerifier = MessageKey("cvc.lastButOneNotVerifier", "The last but one is not a document verifier's.")
    static let cvcNotLink = MessageKey("cvc.notLink", "Before the document verifier's certificate only links may stand.")
    static let cvcTooManyExtensions = MessageKey("cvc.tooManyExtensions", "A certificate has more than {maximum, number} extensions.")
    static let cvcObjectMissing = MessageKey("cvc.objectMissing", "The data object {tag} is missing at the end.")
    static let cvcOtherObject = MessageKey("cvc.otherObject", "The data object {expected} should stand here; it is {tag}.")
    static let cvcLengthNotMinimal = MessageKey("cvc.lengthNotMinimal", "The length is not as short as DER has it.")
    static let cvcObjectFollows = MessageKey("cvc.objectFollows", "The data object {tag} follows where nothing should.")
    static let cvcNumberEmpty = MessageKey("cvc.numberEmpty", "The number has no octet.")
    static let cvcNumberPadded = MessageKey("cvc.numberPadded", "The number begins with a zero octet.")
    static let cvcPrimeUnlisted = MessageKey("cvc.primeUnlisted", "The prime is that of no listed curve.")
    static let cvcNumberDiffers = MessageKey("cvc.numberDiffers", "The prime is that of {curve}; this number is not.")
    static let cvcCurveUnknown = MessageKey("cvc.curveUnknown", "No certificate above states the curve of this key.")
    static let cvcAlgorithmUnknown = MessageKey("cvc.algorithmUnknown", "{identifier} is no algorithm of Terminal Authentication.")
    static let cvcPointCompressed = MessageKey("cvc.pointCompressed", "The point is not uncompressed.")
    static let cvcReferenceCharacterSet = MessageKey("cvc.referenceCharacterSet", "A character is not of ISO/IEC 8859-1.")
    static let cvcReferenceLength = MessageKey("cvc.referenceLength", "A reference has 8 to 16 octets; this one has {count, number}.")
    static let cvcReferenceCharacter = MessageKey("cvc.referenceCharacter", "A character of the reference is not assigned in ISO/IEC 8859-1.")
    static let cvcReferenceCountry = MessageKey("cvc.referenceCountry", "The country code is not two capital letters.")
    static let cvcReferenceSequence = MessageKey("cvc.referenceSequence", "The sequence number is not five digits or capital letters.")
    static let cvcAuthorizationLength = MessageKey("cvc.authorizationLength", "An authorization of the kind {kind, select, inspectionSystem {inspection system} authenticationTerminal {authentication terminal} signatureTerminal {signature terminal} other {{kind}}} has {expected, plural, one {# octet} other {# octets}}; this one has {count, number}.")
    static let cvcAuthorizationOutOfBounds = MessageKey("cvc.authorizationOutOfBounds", "An authorization has 1 to 32 octets; this one has {count, number}.")

    static let ofCvc: [MessageKey] = [
        .cvcAlgorithmHistoric,
        .cvcAlgorithmUnknown,
        .cvcAuthenticatedRequest,
        .cvcAuthorizationLength,
        .cvcAuthorizationOutOfBounds,
        .cvcChainLimits,
        .cvcCurveOfIssuerUnknown,
        .cvcCurveUnknown,
        .cvcDateDigit,
        .cvcDateLength,
        .cvcDomainParametersStated,
        .cvcExpired,
        .cvcExpiresBeforeEffective,
        .cvcIssuerKeyUnusable,
        .cvcIssuerMissing,
        .cvcKeySizeUnlisted,
        .cvcLastButOneNotVerifier,
        .cvcLastNotTerminal,
        .cvcLengthNotMinimal,
        .cvcMalformedReference,
        .cvcNoCertificate,
        .cvcNoChain,
        .cvcNoChainToNoKey,
        .cvcNoOctets,
        .cvcNoRights,
        .cvcNoTerminal,
        .cvcNotLink,
        .cvcNotYetEffective,
        .cvcNumberDiffers,
        .cvcNumberEmpty,
        .cvcNumberPadded,
        .cvcObjectFollows,
        .cvcObjectMissing,
        .cvcOtherAlgorithm,
        .cvcOtherIssuer,
        .cvcOtherObject,
        .cvcOtherTerminalType,
        .cvcPointCompressed,
        .cvcPrimeUnlisted,
        .cvcProfileIdentifier,
        .cvcReferenceCharacter,
        .cvcReferenceCharacterSet,
        .cvcReferenceCountry,
        .cvcReferenceLength,
        .cvcReferenceRepeated,
        .cvcReferenceSequence,
        .cvcRequestBody,
        .cvcSignatureInvalid,
        .cvcSignatureLength,
        .cvcStandsUnder,
        .cvcTooLong,
        .cvcTooManyCertificates,
        .cvcTooManyExtensions,
        .cvcVerifierMissing,
    ]
}

extension Message {
    package static var cvcProfileIdentifier: Message { Message(.cvcProfileIdentifier) }
    package static func cvcExpiresBeforeEffective(last: String) -> Message {
        Message(.cvcExpiresBeforeEffective, [.init("last", .date(last))])
    }
    package static var cvcRequestBody: Message { Message(.cvcRequestBody) }
    package static func cvcDateLength(count: Int) -> Message {
        Message(.cvcDateLength, [.init("count", .number(count))])
    }
    package static var cvcDateDigit: Message { Message(.cvcDateDigit) }
    package static func cvcTooManyCertificates(maximum: Int) -> Message {
        Message(.cvcTooManyCertificates, [.init("maximum", .number(maximum))])
    }
    package static var cvcNoOctets: Message { Message(.cvcNoOctets) }
    package static func cvcTooLong(count: Int) -> Message {
        Message(.cvcTooLong, [.init("count", .number(count))])
    }
    package static var cvcAuthenticatedRequest: Message { Message(.cvcAuthenticatedRequest) }
    package static func cvcNoCertificate(tag: some CustomStringConvertible) -> Message {
        Message(.cvcNoCertificate, [.init("tag", .text(tag.description))])
    }
    package static func cvcSignatureLength(count: Int) -> Message {
        Message(.cvcSignatureLength, [.init("count", .number(count))])
    }
    package static func cvcChainLimits(certificates: Int, references: Int) -> Message {
        Message(.cvcChainLimits, [.init("certificates", .number(certificates)), .init("references", .number(references))])
    }
    package static var cvcNoTerminal: Message { Message(.cvcNoTerminal) }
    package static func cvcNoChain(keys: [Message], terminals: Message) -> Message {
        Message(.cvcNoChain, [.init("keys", .messages(keys)), .init("terminals", .message(terminals))])
    }
    package static func cvcNoChainToNoKey(terminals: Message) -> Message {
        Message(.cvcNoChainToNoKey, [.init("terminals", .message(terminals))])
    }
    package static var cvcMalformedReference: Message { Message(.cvcMalformedReference) }
    package static func cvcVerifierMissing(terminal: some CustomStringConvertible, verifier: some CustomStringConvertible) -> Message {
        Message(.cvcVerifierMissing, [.init("terminal", .text(terminal.description)), .init("verifier", .text(verifier.description))])
    }
    package static func cvcStandsUnder(terminal: some CustomStringConvertible, authority: some CustomStringConvertible) -> Message {
        Message(.cvcStandsUnder, [.init("terminal", .text(terminal.description)), .init("authority", .text(authority.description))])
    }
    package static func cvcOtherIssuer(reference: some CustomStringConvertible) -> Message {
        Message(.cvcOtherIssuer, [.init("reference", .text(reference.description))])
    }
    package static func cvcOtherTerminalType(kind: String) -> Message {
        Message(.cvcOtherTerminalType, [.init("kind", .text(kind))])
    }
    package static func cvcOtherAlgorithm(algorithm: some CustomStringConvertible) -> Message {
        Message(.cvcOtherAlgorithm, [.init("algorithm", .text(algorithm.description))])
    }
    package static func cvcAlgorithmHistoric(algorithm: some CustomStringConvertible) -> Message {
        Message(.cvcAlgorithmHistoric, [.init("algorithm", .text(algorithm.description))])
    }
    package static var cvcDomainParametersStated: Message { Message(.cvcDomainParametersStated) }
    package static var cvcReferenceRepeated: Message { Message(.cvcReferenceRepeated) }
    package static func cvcKeySizeUnlisted(key: some CustomStringConvertible) -> Message {
        Message(.cvcKeySizeUnlisted, [.init("key", .text(key.description))])
    }
    package static var cvcNoRights: Message { Message(.cvcNoRights) }
    package static func cvcNotYetEffective(first: String) -> Message {
        Message(.cvcNotYetEffective, [.init("first", .date(first))])
    }
    package static func cvcExpired(last: String) -> Message {
        Message(.cvcExpired, [.init("last", .date(last))])
    }
    package static var cvcIssuerMissing: Message { Message(.cvcIssuerMissing) }
    package static var cvcCurveOfIssuerUnknown: Message { Message(.cvcCurveOfIssuerUnknown) }
    package static func cvcSignatureInvalid(issuer: some CustomStringConvertible) -> Message {
        Message(.cvcSignatureInvalid, [.init("issuer", .text(issuer.description))])
    }
    package static func cvcIssuerKeyUnusable(error: Message) -> Message {
        Message(.cvcIssuerKeyUnusable, [.init("error", .message(error))])
    }
    package static var cvcLastNotTerminal: Message { Message(.cvcLastNotTerminal) }
    package static var cvcLastButOneNotVerifier: Message { Message(.cvcLastButOneNotVerifier) }
    package static var cvcNotLink: Message { Message(.cvcNotLink) }
    package static func cvcTooManyExtensions(maximum: Int) -> Message {
        Message(.cvcTooManyExtensions, [.init("maximum", .number(maximum))])
    }
    package static func cvcObjectMissing(tag: some CustomStringConvertible) -> Message {
        Message(.cvcObjectMissing, [.init("tag", .text(tag.description))])
    }
    package static func cvcOtherObject(expected: some CustomStringConvertible, tag: some CustomStringConvertible) -> Message {
        Message(.cvcOtherObject, [.init("expected", .text(expected.description)), .init("tag", .text(tag.description))])
    }
    package static var cvcLengthNotMinimal: Message { Message(.cvcLengthNotMinimal) }
    package static func cvcObjectFollows(tag: some CustomStringConvertible) -> Message {
        Message(.cvcObjectFollows, [.init("tag", .text(tag.description))])
    }
    package static var cvcNumberEmpty: Message { Message(.cvcNumberEmpty) }
    package static var cvcNumberPadded: Message { Message(.cvcNumberPadded) }
    package static var cvcPrimeUnlisted: Message { Message(.cvcPrimeUnlisted) }
    package static func cvcNumberDiffers(curve: some CustomStringConvertible) -> Message {
        Message(.cvcNumberDiffers, [.init("curve", .text(curve.description))])
    }
    package static var cvcCurveUnknown: Message { Message(.cvcCurveUnknown) }
    package static func cvcAlgorithmUnknown(identifier: some CustomStringConvertible) -> Message {
        Message(.cvcAlgorithmUnknown, [.init("identifier", .text(identifier.description))])
    }
    package static var cvcPointCompressed: Message { Message(.cvcPointCompressed) }
    package static var cvcReferenceCharacterSet: Message { Message(.cvcReferenceCharacterSet) }
    package static func cvcReferenceLength(count: Int) -> Message {
        Message(.cvcReferenceLength, [.init("count", .number(count))])
    }
    package static var cvcReferenceCharacter: Message { Message(.cvcReferenceCharacter) }
    package static var cvcReferenceCountry: Message { Message(.cvcReferenceCountry) }
    package static var cvcReferenceSequence: Message { Message(.cvcReferenceSequence) }
    package static func cvcAuthorizationLength(kind: String, expected: Int, count: Int) -> Message {
        Message(.cvcAuthorizationLength, [.init("kind", .text(kind)), .init("expected", .number(expected)), .init("count", .number(count))])
    }
    package static func cvcAuthorizationOutOfBounds(count: Int) -> Message {
        Message(.cvcAuthorizationOutOfBounds, [.init("count", .number(count))])
    }
}
