// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let signatureKeyRefused = MessageKey("signature.keyRefused", "The key is refused. {error, message}.")
    static let signatureNotVerifiable = MessageKey("signature.notVerifiable", "The signature cannot be verified. {error, message}.")
    static let signatureNoAttributes = MessageKey("signature.noAttributes", "There are no signed attributes.")
    static let signatureOverNothing = MessageKey("signature.overNothing", "There are no signed attributes, so the signature does not say over what.")
    static let signatureAlgorithmUnknown = MessageKey("signature.algorithmUnknown", "The signature algorithm {algorithm} is not known.")
    static let signatureDigestAlgorithmUnknown = MessageKey("signature.digestAlgorithmUnknown", "The digest algorithm {algorithm} is not known.")
    static let signatureValid = MessageKey("signature.valid", "The signature verifies: {key}, {hash}.")
    static let signatureInvalid = MessageKey("signature.invalid", "The signature does not verify under its signer's key.")
    static let signatureMalformed = MessageKey("signature.malformed", "The signature value, or the algorithm named beside it, is damaged; that is no sign of a forgery.")
    static let signatureAttributesMatch = MessageKey("signature.attributesMatch", "The signed attributes name the content's type and its digest.")
    static let signatureAttributeMissing = MessageKey("signature.attributeMissing", "The {attribute, select, contentType {content type} other {message digest}} is not among the signed attributes.")
    static let signatureAttributeDoubled = MessageKey("signature.attributeDoubled", "The {attribute, select, contentType {content type} other {message digest}} is there more than once.")
    static let signatureContentTypeMalformed = MessageKey("signature.contentTypeMalformed", "The signed content type is no object identifier.")
    static let signatureContentTypeMismatch = MessageKey("signature.contentTypeMismatch", "The signed content type is {stated}, the content's is {type}.")
    static let signatureDigestMalformed = MessageKey("signature.digestMalformed", "The signed message digest is no octet string.")
    static let signatureDigestLength = MessageKey("signature.digestLength", "The signed message digest has {count, plural, one {# octet} other {# octets}}, which is not the length of {hash}.")
    static let signatureDigestMismatch = MessageKey("signature.digestMismatch", "The signed digest is not the {hash} of the content.")
    static let signatureNoCertificate = MessageKey("signature.noCertificate", "{file} carries no certificate of its signer.")
    static let signatureOtherCertificates = MessageKey("signature.otherCertificates", "None of the certificates in {file} is the one that the signer names.")
    static let signatureCertificateUndecodable = MessageKey("signature.certificateUndecodable", "{file} carries a certificate that cannot be decoded, and none that the signer names.")

    static let ofSignature: [MessageKey] = [
        .signatureAlgorithmUnknown,
        .signatureAttributeDoubled,
        .signatureAttributeMissing,
        .signatureAttributesMatch,
        .signatureCertificateUndecodable,
        .signatureContentTypeMalformed,
        .signatureContentTypeMismatch,
        .signatureDigestAlgorithmUnknown,
        .signatureDigestLength,
        .signatureDigestMalformed,
        .signatureDigestMismatch,
        .signatureInvalid,
        .signatureKeyRefused,
        .signatureMalformed,
        .signatureNoAttributes,
        .signatureNoCertificate,
        .signatureNotVerifiable,
        .signatureOtherCertificates,
        .signatureOverNothing,
        .signatureValid,
    ]
}

extension Message {
    package static func signatureKeyRefused(error: Message) -> Message {
        Message(.signatureKeyRefused, [.init("error", .message(error))])
    }
    package static func signatureNotVerifiable(error: Message) -> Message {
        Message(.signatureNotVerifiable, [.init("error", .message(error))])
    }
    package static var signatureNoAttributes: Message { Message(.signatureNoAttributes) }
    package static var signatureOverNothing: Message { Message(.signatureOverNothing) }
    package static func signatureAlgorithmUnknown(algorithm: some CustomStringConvertible) -> Message {
        Message(.signatureAlgorithmUnknown, [.init("algorithm", .text(algorithm.description))])
    }
    package static func signatureDigestAlgorithmUnknown(algorithm: some CustomStringConvertible) -> Message {
        Message(.signatureDigestAlgorithmUnknown, [.init("algorithm", .text(algorithm.description))])
    }
    package static func signatureValid(key: some CustomStringConvertible, hash: some CustomStringConvertible) -> Message {
        Message(.signatureValid, [.init("key", .text(key.description)), .init("hash", .text(hash.description))])
    }
    package static var signatureInvalid: Message { Message(.signatureInvalid) }
    package static var signatureMalformed: Message { Message(.signatureMalformed) }
    package static var signatureAttributesMatch: Message { Message(.signatureAttributesMatch) }
    package static func signatureAttributeMissing(attribute: String) -> Message {
        Message(.signatureAttributeMissing, [.init("attribute", .text(attribute))])
    }
    package static func signatureAttributeDoubled(attribute: String) -> Message {
        Message(.signatureAttributeDoubled, [.init("attribute", .text(attribute))])
    }
    package static var signatureContentTypeMalformed: Message { Message(.signatureContentTypeMalformed) }
    package static func signatureContentTypeMismatch(stated: some CustomStringConvertible, type: some CustomStringConvertible) -> Message {
        Message(.signatureContentTypeMismatch, [.init("stated", .text(stated.description)), .init("type", .text(type.description))])
    }
    package static var signatureDigestMalformed: Message { Message(.signatureDigestMalformed) }
    package static func signatureDigestLength(count: Int, hash: some CustomStringConvertible) -> Message {
        Message(.signatureDigestLength, [.init("count", .number(count)), .init("hash", .text(hash.description))])
    }
    package static func signatureDigestMismatch(hash: some CustomStringConvertible) -> Message {
        Message(.signatureDigestMismatch, [.init("hash", .text(hash.description))])
    }
    package static func signatureNoCertificate(file: some CustomStringConvertible) -> Message {
        Message(.signatureNoCertificate, [.init("file", .text(file.description))])
    }
    package static func signatureOtherCertificates(file: some CustomStringConvertible) -> Message {
        Message(.signatureOtherCertificates, [.init("file", .text(file.description))])
    }
    package static func signatureCertificateUndecodable(file: some CustomStringConvertible) -> Message {
        Message(.signatureCertificateUndecodable, [.init("file", .text(file.description))])
    }
}
