// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages
internal import EPassTLV

/// A document feature: a tag and its octets (Doc 9303-13, 2.3). What they mean depends on the kind of document.
public struct SealFeature: Sendable, Hashable {
    /// 0 to 254; 255 begins the signature.
    public let tag: UInt8
    /// The octets of the value.
    public let value: [UInt8]

    /// Nothing is checked; a seal refuses the tag 255, and in version 3 more than 255 octets.
    package init(tag: UInt8, value: [UInt8]) {
        self.tag = tag
        self.value = value
    }
}

/// A visible digital seal (Doc 9303-13, 2): header, message and signature, as they stand in the bar code.
///
/// The decoder takes nothing but what the standard describes, so that a seal has one encoding and ``encoded()`` gives
/// the same octets. Decoding proves nothing about the signature: that is for ``SealJudge``.
public struct VisibleDigitalSeal: Sendable, Hashable {
    /// Version, issuer, signer, both days and what the seal is on.
    public let header: SealHeader
    /// The features in their order; no tag stands twice.
    public let features: [SealFeature]
    /// The signature: r and s, each as long as the order of the curve.
    public let signature: [UInt8]
    /// What is signed: header and message (Doc 9303-13, 2.4). Of a seal that was decoded, the octets as they were read.
    public let signedOctets: [UInt8]

    /// The longest seal that is taken. The largest symbol of any ISO bar code holds less than 4 KiB.
    public static let maximumLength = 65_536

    /// A seal of these parts; nothing is signed or verified.
    ///
    /// - Throws: `seal.notEncodable` for a feature that is too long for the version, `seal.duplicateFeature`,
    ///   `seal.invalidSignature` for a signature that is empty or cannot be halved, `seal.limitExceeded`.
    package init(header: SealHeader, features: [SealFeature], signature: [UInt8]) throws(SealError) {
        try Self.check(features, header.version)
        guard !signature.isEmpty, signature.count.isMultiple(of: 2) else {
            throw SealError(.invalidSignature, "signature", at: 0, .sealDataSignatureNotHalved)
        }
        self.header = header
        self.features = features
        self.signature = signature
        signedOctets = Self.signedOctets(header, features)
        guard encoded().count <= Self.maximumLength else {
            throw SealError(.limitExceeded, at: Self.maximumLength, .sealDataSealTooLong)
        }
    }

    /// Decodes the octets of a bar code.
    ///
    /// - Parameter octets: the octets of the symbol, without the padding of its symbology.
    /// - Throws: `SealError` with the element and the position.
    public init(decoding octets: [UInt8]) throws(SealError) {
        guard octets.count <= Self.maximumLength else {
            throw SealError(.limitExceeded, at: Self.maximumLength, .sealDataSealTooLong)
        }
        var cursor = SealCursor(octets)
        header = try SealHeader(&cursor)
        features = try Self.message(&cursor, header.version)
        // The marker of the signature was read.
        signedOctets = Array(octets.prefix(cursor.position - 1))
        let length = try cursor.length("signature")
        let start = cursor.position
        signature = Array(try cursor.slice(length, "signature"))
        guard length > 0, length.isMultiple(of: 2) else {
            throw SealError(.invalidSignature, "signature", at: start, .sealDataSignatureNotHalved)
        }
        guard cursor.isAtEnd else {
            throw SealError(.trailingOctets, "signature", at: cursor.position, .errorSealTrailingOctets)
        }
    }

    /// The octets of the bar code.
    public func encoded() -> [UInt8] {
        signedOctets + [Self.signatureMarker] + TLVWriter.length(signature.count) + signature
    }

    /// The feature with that tag, if there is one.
    public func feature(_ tag: UInt8) -> SealFeature? { features.first { $0.tag == tag } }

    static let signatureMarker: UInt8 = 0xFF

    static func signedOctets(_ header: SealHeader, _ features: [SealFeature]) -> [UInt8] {
        header.encoded()
            + features.flatMap { feature in
                [feature.tag]
                    + (header.version == .version3
                        ? [UInt8(truncatingIfNeeded: feature.value.count)] : TLVWriter.length(feature.value.count))
                    + feature.value
            }
    }

    static func check(_ features: [SealFeature], _ version: SealHeader.Version) throws(SealError) {
        var tags: Set<UInt8> = []
        for feature in features {
            let element = Self.element(feature.tag)
            guard feature.tag != signatureMarker, version == .version4 || feature.value.count <= 255 else {
                throw SealError(.notEncodable, element, at: 0, .sealDataTagOrLength)
            }
            guard tags.insert(feature.tag).inserted else {
                throw SealError(.duplicateFeature, element, at: 0, .sealDataTagTwice)
            }
        }
    }

    private static func message(
        _ cursor: inout SealCursor, _ version: SealHeader.Version
    ) throws(SealError) -> [SealFeature] {
        var features: [SealFeature] = []
        var tags: Set<UInt8> = []
        while true {
            let start = cursor.position
            guard !cursor.isAtEnd else {
                throw SealError(.missingSignature, "signature", at: start, .sealDataNoSignature)
            }
            let tag = try cursor.octet("message")
            if tag == signatureMarker { return features }
            let element = Self.element(tag)
            guard tags.insert(tag).inserted else {
                throw SealError(.duplicateFeature, element, at: start, .sealDataTagTwice)
            }
            let length = version == .version3 ? Int(try cursor.octet(element)) : try cursor.length(element)
            features.append(SealFeature(tag: tag, value: Array(try cursor.slice(length, element))))
        }
    }

    static func element(_ tag: UInt8) -> String {
        "message." + Hexadecimal.text([tag])
    }
}
