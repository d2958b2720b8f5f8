// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// A static public key of Diffie-Hellman with the way it is written: the SubjectPublicKeyInfo of a chip (Doc 9303-11,
/// 9.2.6 and 9.6).
package struct KeyAgreementPublicKey: Sendable {
    /// How domain parameters are written.
    package enum Encoding: String, Sendable, Hashable, CaseIterable {
        /// `ecPublicKey` with ECParameters (Doc 9303-11, 9.5.2).
        case explicitCurve
        /// `ecPublicKey` with a curve's name, which Doc 9303-11, 9.5.2 forbids and chips of the field use.
        case namedCurve
        /// `dhKeyAgreement` of PKCS #3 with p and g.
        case pkcs3
        /// `dhpublicnumber` of X9.42 with p, g and q (RFC 3279, 2.3.3).
        case x942
        /// `standardizedDomainParameters` with the number of table 12 (Doc 9303-11, 9.5.1).
        case standardized
    }

    /// The key, an element of its group that is not neutral.
    package let element: GroupElement
    /// How it is written.
    package let encoding: Encoding

    /// Decodes and checks a DER SubjectPublicKeyInfo.
    ///
    /// A curve is one of the list, in every parameter. A group of GF(p) may be any, within the bounds of
    /// ``ModularGroup``: the static key of a chip is signed, and whoever could change its parameters could change the
    /// key.
    /// - Throws: `crypto.encodingInvalid`, `crypto.keyAlgorithmUnsupported`, `crypto.domainParametersNotExplicit`,
    ///   `crypto.explicitCurveUnknown`, `crypto.curveUnsupported`, `crypto.domainParametersUnknown`, those of
    ///   ``ModularGroup``, and those of ``KeyAgreementGroup/element(decoding:)-([UInt8])``.
    package init(subjectPublicKeyInfo der: [UInt8]) throws(CryptoError) {
        var allowance = ModularGroupAllowance()
        try self.init(subjectPublicKeyInfo: der, allowance: &allowance)
    }

    /// Decodes and checks a DER SubjectPublicKeyInfo that is one of several in a document.
    ///
    /// - Parameter allowance: what testing groups of GF(p) that are on no list may still cost; all keys of a document
    ///   share one.
    /// - Throws: as ``init(subjectPublicKeyInfo:)``; `crypto.allowanceSpent`.
    package init(subjectPublicKeyInfo der: [UInt8], allowance: inout ModularGroupAllowance) throws(CryptoError) {
        var info = try DERReader.sequence(der[...])
        let (group, encoding) = try Self.parameters(try info.content(.sequence), &allowance)
        let bits = try info.readBitString()
        try info.end()
        self.encoding = encoding
        guard !group.isElliptic else {
            element = try group.element(decoding: bits)
            return
        }
        var number = DERReader(bits)
        let value = try number.readUnsigned()
        try number.end()
        element = try group.element(decoding: value)
    }

    private static func parameters(
        _ content: ArraySlice<UInt8>, _ allowance: inout ModularGroupAllowance
    ) throws(CryptoError) -> (KeyAgreementGroup, Encoding) {
        var algorithm = DERReader(content)
        let identifier = try algorithm.readObjectIdentifier()
        switch identifier {
        case KeyAgreementGroup.dhKeyAgreement:
            let group = try pkcs3(try algorithm.content(.sequence), &allowance)
            try algorithm.end()
            return (group, .pkcs3)
        case KeyAgreementGroup.dhPublicNumber:
            let group = try x942(try algorithm.content(.sequence), &allowance)
            try algorithm.end()
            return (group, .x942)
        case KeyAgreementGroup.ecPublicKey:
            let isNamed = algorithm.nextTag == .objectIdentifier
            return (
                try KeyAgreementGroup.matching(content, acceptsNamedCurves: true),
                isNamed ? .namedCurve : .explicitCurve
            )
        default:
            return (try KeyAgreementGroup.matching(content, acceptsNamedCurves: true), .standardized)
        }
    }

    /// DHParameter ::= SEQUENCE { prime INTEGER, base INTEGER, privateValueLength INTEGER OPTIONAL }
    private static func pkcs3(
        _ content: ArraySlice<UInt8>, _ allowance: inout ModularGroupAllowance
    ) throws(CryptoError) -> KeyAgreementGroup {
        var reader = DERReader(content)
        let prime = try reader.readUnsigned()
        let generator = try reader.readUnsigned()
        // The length that private values should have; exponents of full length are none the worse.
        if !reader.isAtEnd { _ = try reader.readUnsigned() }
        try reader.end()
        for group in DHGroup.allCases
        where group.constants.prime == prime && group.constants.generator == generator {
            return .dh(group)
        }
        return .modp(try allowance.group(prime: prime, generator: generator, order: nil))
    }

    /// DomainParameters ::= SEQUENCE { p INTEGER, g INTEGER, q INTEGER, j INTEGER OPTIONAL, validationParms OPTIONAL }
    private static func x942(
        _ content: ArraySlice<UInt8>, _ allowance: inout ModularGroupAllowance
    ) throws(CryptoError) -> KeyAgreementGroup {
        var reader = DERReader(content)
        let prime = try reader.readUnsigned()
        let generator = try reader.readUnsigned()
        // Without q the parameters are those of PKCS #3 under the other name.
        let order = reader.nextTag == .integer ? try reader.readUnsigned() : nil
        // The cofactor follows from p and q; seed and counter say where they come from.
        if reader.nextTag == .integer { _ = try reader.readUnsigned() }
        if !reader.isAtEnd { _ = try reader.content(.sequence) }
        try reader.end()
        for group in DHGroup.allCases
        where group.constants.prime == prime && group.constants.generator == generator
            && (order ?? group.constants.order) == group.constants.order
        {
            return .dh(group)
        }
        return .modp(try allowance.group(prime: prime, generator: generator, order: order))
    }
}
