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
        element = try group.element(endOf: &info)
        self.encoding = encoding
    }

    private static func parameters(
        _ content: ArraySlice<UInt8>, _ allowance: inout ModularGroupAllowance
    ) throws(CryptoError) -> (KeyAgreementGroup, Encoding) {
        var algorithm = DERReader(content)
        let identifier = try algorithm.readObjectIdentifier()
        switch identifier {
        case KeyAgreementGroup.dhKeyAgreement, KeyAgreementGroup.dhPublicNumber:
            let isX942 = identifier == KeyAgreementGroup.dhPublicNumber
            let group = try modular(try algorithm.content(.sequence), isX942: isX942, &allowance)
            try algorithm.end()
            return (group, isX942 ? .x942 : .pkcs3)
        case KeyAgreementGroup.ecPublicKey:
            let isNamed = algorithm.nextTag == .objectIdentifier
            let group = try KeyAgreementGroup.matching(content, acceptsNamedCurves: true)
            return (group, isNamed ? .namedCurve : .explicitCurve)
        default:
            return (try KeyAgreementGroup.matching(content, acceptsNamedCurves: true), .standardized)
        }
    }

    /// DHParameter ::= SEQUENCE { prime INTEGER, base INTEGER, privateValueLength INTEGER OPTIONAL }
    /// DomainParameters ::= SEQUENCE { p INTEGER, g INTEGER, q INTEGER, j INTEGER OPTIONAL, validationParms OPTIONAL }
    private static func modular(
        _ content: ArraySlice<UInt8>, isX942: Bool, _ allowance: inout ModularGroupAllowance
    ) throws(CryptoError) -> KeyAgreementGroup {
        var reader = DERReader(content)
        let prime = try reader.readUnsigned()
        let generator = try reader.readUnsigned()
        var order: [UInt8]?
        if isX942 {
            // Without q the parameters are those of PKCS #3 under the other name.
            if reader.nextTag == .integer { order = try reader.readUnsigned() }
            // The cofactor follows from p and q; seed and counter say where they come from.
            if reader.nextTag == .integer { _ = try reader.readUnsigned() }
            if !reader.isAtEnd { _ = try reader.content(.sequence) }
        } else if !reader.isAtEnd {
            // The length that private values should have; exponents of full length are none the worse.
            _ = try reader.readUnsigned()
        }
        try reader.end()
        if let listed = DHGroup.listed(prime: prime, generator: generator, order: order) { return .dh(listed) }
        return .modp(try allowance.group(prime: prime, generator: generator, order: order))
    }
}
