// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let tokenUriTooLong = MessageKey("token.uriTooLong", "The URI is longer than {count, plural, one {# octet} other {# octets}}.")
    static let tokenUriScheme = MessageKey("token.uriScheme", "The URI does not begin with {scheme}.")
    static let tokenUriNoModule = MessageKey("token.uriNoModule", "The URI names no module: add ?module-path= with its file, or ?module-name= with its name in p11-kit.")
    static let tokenUriAttributeForm = MessageKey("token.uriAttributeForm", "An attribute has a name, = and a value.")
    static let tokenUriAttributeName = MessageKey("token.uriAttributeName", "The name of an attribute has letters, digits, - and _.")
    static let tokenUriAttributeTwice = MessageKey("token.uriAttributeTwice", "The attribute {name} stands there twice.")
    static let tokenUriPercent = MessageKey("token.uriPercent", "% stands before two hexadecimal digits.")
    static let tokenUriCharacter = MessageKey("token.uriCharacter", "The character must be written as % and two digits.")
    static let tokenUriSlot = MessageKey("token.uriSlot", "slot-id is a number.")
    static let tokenUriType = MessageKey("token.uriType", "Only type=private names a key that signs.")
    static let tokenUriAttributeUnknown = MessageKey("token.uriAttributeUnknown", "The attribute {name} is not known here.")
    static let tokenUriModulePath = MessageKey("token.uriModulePath", "module-path is a whole path, from / on.")
    static let tokenUriPINSource = MessageKey("token.uriPINSource", "pin-source is the whole path of a file.")
    static let tokenUriPINValue = MessageKey("token.uriPINValue", "A PIN in a URI shows in ps and in the shell's history; none is taken from there.")
    static let tokenUriNotText = MessageKey("token.uriNotText", "The value of {name} is not UTF-8 text.")
    static let tokenAlgorithmOfOtherKey = MessageKey("token.algorithmOfOtherKey", "{algorithm} is no algorithm of this key.")
    static let tokenNotHashed = MessageKey("token.notHashed", "The message could not be hashed. {error, message}.")
    static let tokenNotSignedBy = MessageKey("token.notSignedBy", "The token did not sign. {error, message}.")
    static let tokenSignatureLength = MessageKey("token.signatureLength", "The token's signature has {count, plural, one {# octet} other {# octets}}; the key's have {expected, number}.")
    static let tokenSignatureWrong = MessageKey("token.signatureWrong", "The token's signature does not verify with the public key that the token shows for this key.")
    static let tokenSessionNotOpen = MessageKey("token.sessionNotOpen", "The session with the token is not open.")
    static let tokenMechanismRefused = MessageKey("token.mechanismRefused", "The token does not sign in this way with this key.")
    static let tokenModuleNotLoaded = MessageKey("token.moduleNotLoaded", "The PKCS #11 module {module} cannot be loaded.")
    static let tokenModuleNotStarted = MessageKey("token.moduleNotStarted", "The PKCS #11 module {module} does not start.")
    static let tokenModuleHung = MessageKey("token.moduleHung", "The PKCS #11 module {module} did not return from {function} within {seconds, plural, one {# second} other {# seconds}}.")
    static let tokenModuleAbandoned = MessageKey("token.moduleAbandoned", "The PKCS #11 module {module} did not return from {function} before, and this process does not call it again.")
    static let tokenModuleEmpty = MessageKey("token.moduleEmpty", "The module has no token.")
    static let tokenNotInSlots = MessageKey("token.notInSlots", "None of the {count, plural, one {# slot} other {# slots}} holds the token that the URI names.")
    static let tokenAmbiguous = MessageKey("token.ambiguous", "The URI fits {count, plural, one {# token} other {# tokens}}: {tokens, list}.")
    static let tokenManyKeys = MessageKey("token.manyKeys", "The URI fits {count, number} or more private keys.")
    static let tokenSeveralKeys = MessageKey("token.severalKeys", "The URI fits {count, number} private keys.")
    static let tokenNoSession = MessageKey("token.noSession", "No session with the token could be had: {error}.")
    static let tokenNotSigned = MessageKey("token.notSigned", "The token did not sign: {error}.")
    static let tokenSlotsNotListed = MessageKey("token.slotsNotListed", "The module does not say which tokens there are: {error}.")
    static let tokenPinNotTaken = MessageKey("token.pinNotTaken", "The token {token} did not take the PIN: {error}.")
    static let tokenObjectsNotListed = MessageKey("token.objectsNotListed", "The token does not say which objects it holds: {error}.")
    static let tokenPinLocked = MessageKey("token.pinLocked", "The PIN of the token {token} is locked.")
    static let tokenPinNotSet = MessageKey("token.pinNotSet", "The token {token} has no PIN of the user yet.")
    static let tokenPinFinalTry = MessageKey("token.pinFinalTry", "One try of the PIN of the token {token} is left. It was not spent.")
    static let tokenPinRequired = MessageKey("token.pinRequired", "The token {token} wants a PIN.")
    static let tokenPinRefused = MessageKey("token.pinRefused", "The token {token} refused the PIN. It was sent once.")
    static let tokenCurveUnknown = MessageKey("token.curveUnknown", "The curve of the key is not on the list.")
    static let tokenKeyKindUnknown = MessageKey("token.keyKindUnknown", "The key is neither RSA nor on a curve.")
    static let tokenNotBuilt = MessageKey("token.notBuilt", "This build of epass has no PKCS #11.")
    static let tokenUriTypeSecret = MessageKey("token.uriTypeSecret", "Only type=secret-key names a key that computes codes.")
    static let tokenSecretKeyAbsent = MessageKey("token.secretKeyAbsent", "The token holds no secret key that the URI describes.")
    static let tokenSeveralSecretKeys = MessageKey("token.severalSecretKeys", "The URI fits {count, number} secret keys or more.")
    static let tokenCodeRefused = MessageKey("token.codeRefused", "The token computes no HMAC-SHA-256 with this key: a generic secret of 32 octets that may sign does.")
    static let tokenKeyNotForResults = MessageKey("token.keyNotForResults", "The key is neither on P-256 nor on Ed25519.")
    static let tokenPublicKeyAbsent = MessageKey("token.publicKeyAbsent", "The token does not show the public key: it must hold exactly one with the identifier (CKA_ID) of the private key.")
    static let tokenNotSignedReturning = MessageKey("token.notSignedReturning", "The token did not sign; it returned CKR {value}. {error, message}.")

    static let ofToken: [MessageKey] = [
        .tokenAlgorithmOfOtherKey,
        .tokenAmbiguous,
        .tokenCodeRefused,
        .tokenCurveUnknown,
        .tokenKeyKindUnknown,
        .tokenKeyNotForResults,
        .tokenManyKeys,
        .tokenMechanismRefused,
        .tokenModuleAbandoned,
        .tokenModuleEmpty,
        .tokenModuleHung,
        .tokenModuleNotLoaded,
        .tokenModuleNotStarted,
        .tokenNoSession,
        .tokenNotBuilt,
        .tokenNotHashed,
        .tokenNotInSlots,
        .tokenNotSigned,
        .tokenNotSignedBy,
        .tokenNotSignedReturning,
        .tokenObjectsNotListed,
        .tokenPinFinalTry,
        .tokenPinLocked,
        .tokenPinNotSet,
        .tokenPinNotTaken,
        .tokenPinRefused,
        .tokenPinRequired,
        .tokenPublicKeyAbsent,
        .tokenSecretKeyAbsent,
        .tokenSessionNotOpen,
        .tokenSeveralKeys,
        .tokenSeveralSecretKeys,
        .tokenSignatureLength,
        .tokenSignatureWrong,
        .tokenSlotsNotListed,
        .tokenUriAttributeForm,
        .tokenUriAttributeName,
        .tokenUriAttributeTwice,
        .tokenUriAttributeUnknown,
        .tokenUriCharacter,
        .tokenUriModulePath,
        .tokenUriNoModule,
        .tokenUriNotText,
        .tokenUriPINSource,
        .tokenUriPINValue,
        .tokenUriPercent,
        .tokenUriScheme,
        .tokenUriSlot,
        .tokenUriTooLong,
        .tokenUriType,
        .tokenUriTypeSecret,
    ]
}

extension Message {
    package static func tokenUriTooLong(count: Int) -> Message {
        Message(.tokenUriTooLong, [.init("count", .number(count))])
    }
    package static func tokenUriScheme(scheme: some CustomStringConvertible) -> Message {
        Message(.tokenUriScheme, [.init("scheme", .text(scheme.description))])
    }
    package static var tokenUriNoModule: Message { Message(.tokenUriNoModule) }
    package static var tokenUriAttributeForm: Message { Message(.tokenUriAttributeForm) }
    package static var tokenUriAttributeName: Message { Message(.tokenUriAttributeName) }
    package static func tokenUriAttributeTwice(name: some CustomStringConvertible) -> Message {
        Message(.tokenUriAttributeTwice, [.init("name", .text(name.description))])
    }
    package static var tokenUriPercent: Message { Message(.tokenUriPercent) }
    package static var tokenUriCharacter: Message { Message(.tokenUriCharacter) }
    package static var tokenUriSlot: Message { Message(.tokenUriSlot) }
    package static var tokenUriType: Message { Message(.tokenUriType) }
    package static func tokenUriAttributeUnknown(name: some CustomStringConvertible) -> Message {
        Message(.tokenUriAttributeUnknown, [.init("name", .text(name.description))])
    }
    package static var tokenUriModulePath: Message { Message(.tokenUriModulePath) }
    package static var tokenUriPINSource: Message { Message(.tokenUriPINSource) }
    package static var tokenUriPINValue: Message { Message(.tokenUriPINValue) }
    package static func tokenUriNotText(name: some CustomStringConvertible) -> Message {
        Message(.tokenUriNotText, [.init("name", .text(name.description))])
    }
    package static func tokenAlgorithmOfOtherKey(algorithm: some CustomStringConvertible) -> Message {
        Message(.tokenAlgorithmOfOtherKey, [.init("algorithm", .text(algorithm.description))])
    }
    package static func tokenNotHashed(error: Message) -> Message {
        Message(.tokenNotHashed, [.init("error", .message(error))])
    }
    package static func tokenNotSignedBy(error: Message) -> Message {
        Message(.tokenNotSignedBy, [.init("error", .message(error))])
    }
    package static func tokenSignatureLength(count: Int, expected: Int) -> Message {
        Message(.tokenSignatureLength, [.init("count", .number(count)), .init("expected", .number(expected))])
    }
    package static var tokenSignatureWrong: Message { Message(.tokenSignatureWrong) }
    package static var tokenSessionNotOpen: Message { Message(.tokenSessionNotOpen) }
    package static var tokenMechanismRefused: Message { Message(.tokenMechanismRefused) }
    package static func tokenModuleNotLoaded(module: some CustomStringConvertible) -> Message {
        Message(.tokenModuleNotLoaded, [.init("module", .text(module.description))])
    }
    package static func tokenModuleNotStarted(module: some CustomStringConvertible) -> Message {
        Message(.tokenModuleNotStarted, [.init("module", .text(module.description))])
    }
    package static func tokenModuleHung(module: some CustomStringConvertible, function: some CustomStringConvertible, seconds: Int) -> Message {
        Message(.tokenModuleHung, [.init("module", .text(module.description)), .init("function", .text(function.description)), .init("seconds", .number(seconds))])
    }
    package static func tokenModuleAbandoned(module: some CustomStringConvertible, function: some CustomStringConvertible) -> Message {
        Message(.tokenModuleAbandoned, [.init("module", .text(module.description)), .init("function", .text(function.description))])
    }
    package static var tokenModuleEmpty: Message { Message(.tokenModuleEmpty) }
    package static func tokenNotInSlots(count: Int) -> Message {
        Message(.tokenNotInSlots, [.init("count", .number(count))])
    }
    package static func tokenAmbiguous(count: Int, tokens: [String]) -> Message {
        Message(.tokenAmbiguous, [.init("count", .number(count)), .init("tokens", .list(tokens))])
    }
    package static func tokenManyKeys(count: Int) -> Message {
        Message(.tokenManyKeys, [.init("count", .number(count))])
    }
    package static func tokenSeveralKeys(count: Int) -> Message {
        Message(.tokenSeveralKeys, [.init("count", .number(count))])
    }
    package static func tokenNoSession(error: some CustomStringConvertible) -> Message {
        Message(.tokenNoSession, [.init("error", .text(error.description))])
    }
    package static func tokenNotSigned(error: some CustomStringConvertible) -> Message {
        Message(.tokenNotSigned, [.init("error", .text(error.description))])
    }
    package static func tokenSlotsNotListed(error: some CustomStringConvertible) -> Message {
        Message(.tokenSlotsNotListed, [.init("error", .text(error.description))])
    }
    package static func tokenPinNotTaken(token: some CustomStringConvertible, error: some CustomStringConvertible) -> Message {
        Message(.tokenPinNotTaken, [.init("token", .text(token.description)), .init("error", .text(error.description))])
    }
    package static func tokenObjectsNotListed(error: some CustomStringConvertible) -> Message {
        Message(.tokenObjectsNotListed, [.init("error", .text(error.description))])
    }
    package static func tokenPinLocked(token: some CustomStringConvertible) -> Message {
        Message(.tokenPinLocked, [.init("token", .text(token.description))])
    }
    package static func tokenPinNotSet(token: some CustomStringConvertible) -> Message {
        Message(.tokenPinNotSet, [.init("token", .text(token.description))])
    }
    package static func tokenPinFinalTry(token: some CustomStringConvertible) -> Message {
        Message(.tokenPinFinalTry, [.init("token", .text(token.description))])
    }
    package static func tokenPinRequired(token: some CustomStringConvertible) -> Message {
        Message(.tokenPinRequired, [.init("token", .text(token.description))])
    }
    package static func tokenPinRefused(token: some CustomStringConvertible) -> Message {
        Message(.tokenPinRefused, [.init("token", .text(token.description))])
    }
    package static var tokenCurveUnknown: Message { Message(.tokenCurveUnknown) }
    package static var tokenKeyKindUnknown: Message { Message(.tokenKeyKindUnknown) }
    package static var tokenNotBuilt: Message { Message(.tokenNotBuilt) }
    package static var tokenUriTypeSecret: Message { Message(.tokenUriTypeSecret) }
    package static var tokenSecretKeyAbsent: Message { Message(.tokenSecretKeyAbsent) }
    package static func tokenSeveralSecretKeys(count: Int) -> Message {
        Message(.tokenSeveralSecretKeys, [.init("count", .number(count))])
    }
    package static var tokenCodeRefused: Message { Message(.tokenCodeRefused) }
    package static var tokenKeyNotForResults: Message { Message(.tokenKeyNotForResults) }
    package static var tokenPublicKeyAbsent: Message { Message(.tokenPublicKeyAbsent) }
    package static func tokenNotSignedReturning(value: some CustomStringConvertible, error: Message) -> Message {
        Message(.tokenNotSignedReturning, [.init("value", .text(value.description)), .init("error", .message(error))])
    }
}
