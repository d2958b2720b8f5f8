// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassMessages
internal import EPassTLV

/// The public key of a card-verifiable certificate (Doc 9303-12, 7.2.3.2): read, not yet judged.
///
/// Reading proves only that the numbers are there in their order. ``publicKey(inheriting:)`` checks them.
package struct CardVerifiablePublicKey: Sendable, Hashable {
    /// The dotted object identifier: the algorithm of the signatures that this key makes.
    package let objectIdentifier: String
    /// The algorithm of the signatures that this key makes.
    package let algorithm: TerminalAuthenticationAlgorithm
    /// The numbers.
    package let numbers: Numbers

    /// The numbers of a key.
    package enum Numbers: Sendable, Hashable {
        /// Modulus and exponent, big-endian without leading zeros.
        case rsa(modulus: [UInt8], exponent: [UInt8])
        /// A public point, and the domain parameters where the certificate states them.
        case ec(point: [UInt8], parameters: ECDomainParameters?)
    }

    /// The numbers of the curve, where the certificate states them.
    package var domainParameters: ECDomainParameters? {
        if case .ec(_, let parameters) = numbers { parameters } else { nil }
    }

    /// Whether the curve has to be taken from the CVCA's key: document verifiers and terminals do not state it (Doc
    /// 9303-12, 7.2.2.3).
    package var inheritsDomainParameters: Bool {
        if case .ec(_, nil) = numbers { true } else { false }
    }

    /// The curve that the certificate states.
    ///
    /// - Returns: nil for RSA, and where the domain parameters are inherited.
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` naming the first number that is not the one of the
    ///   listed curve with this prime.
    package func curve() throws(TrustError) -> EllipticCurve? {
        guard let domainParameters else { return nil }
        switch domainParameters.match {
        case .curve(let curve): return curve
        case .unknownPrime:
            throw TrustError(.unsupportedAlgorithm, element: Self.element(.prime), .cvcPrimeUnlisted)
        case .differs(let curve, let number):
            throw TrustError(.unsupportedAlgorithm, element: Self.element(number), .cvcNumberDiffers(curve: curve))
        }
    }

    /// The key to verify signatures with.
    ///
    /// - Parameter inherited: the curve of the CVCA's key, for a certificate that states none. Where it states one, its
    ///   own is taken.
    /// - Throws: `TrustError`: `unsupportedAlgorithm` where the curve is not known or not stated and none is inherited;
    ///   `malformed` where the numbers are out of bounds or the point is not on the curve.
    package func publicKey(inheriting inherited: EllipticCurve? = nil) throws(TrustError) -> PublicKey {
        let components: PublicKey.Components
        let element: String
        switch numbers {
        case .rsa(let modulus, let exponent):
            components = .rsa(modulus: modulus, exponent: exponent)
            element = "publicKey.modulus"
        case .ec(let point, _):
            guard let curve = try self.curve() ?? inherited else {
                throw TrustError(.unsupportedAlgorithm, element: "publicKey", .cvcCurveUnknown)
            }
            components = .ec(curve: curve, point: point)
            element = "publicKey.publicPoint"
        }
        do throws(CryptoError) {
            return try PublicKey(components)
        } catch {
            let isNumbers =
                error.code == .rsaOutOfBounds || error.code == .pointInvalid || error.code == .encodingInvalid
            throw TrustError(isNumbers ? .malformed : .cryptography, element: element, error.message)
        }
    }

    /// Whether these are the numbers of that key; where the curve is inherited, the point alone is compared.
    package func isKey(_ key: PublicKey) -> Bool {
        switch (numbers, try? key.components()) {
        case (.rsa(let modulus, let exponent), .rsa(let otherModulus, let otherExponent)?):
            modulus == otherModulus && exponent == otherExponent
        case (.ec(let point, let parameters), .ec(let curve, let otherPoint)?):
            point == otherPoint && (parameters == nil || parameters?.match == .curve(curve))
        case (.rsa, .ec?), (.rsa, .dsa?), (.rsa, nil), (.ec, .rsa?), (.ec, .dsa?), (.ec, nil): false
        }
    }

    /// The name of a domain parameter in errors.
    static func element(_ number: ECDomainParameters.Number) -> String { "publicKey.\(number.rawValue)" }
}

extension CardVerifiablePublicKey {
    /// Reads the members of a public key template 7F49.
    init(_ fields: inout TLVFields) throws(TrustError) {
        let start = fields
        objectIdentifier = try fields.objectIdentifier()
        guard let algorithm = TerminalAuthenticationAlgorithm(objectIdentifier: objectIdentifier) else {
            throw start.refused(
                .unsupportedAlgorithm, .cvcAlgorithmUnknown(identifier: objectIdentifier), "objectIdentifier")
        }
        self.algorithm = algorithm
        if algorithm.isPlain {
            numbers = try Self.curveNumbers(&fields)
        } else {
            numbers = .rsa(
                modulus: try fields.unsignedInteger(0x81, "modulus"),
                exponent: try fields.unsignedInteger(0x82, "exponent"))
        }
        try fields.noObject()
    }

    /// The numbers of a key on a curve: all domain parameters but the cofactor, or none (Doc 9303-12, 7.2.3.2.2).
    private static func curveNumbers(_ fields: inout TLVFields) throws(TrustError) -> Numbers {
        guard try fields.peek() != 0x86 else {
            return .ec(point: try point(&fields, 0x86, "publicPoint"), parameters: nil)
        }
        let prime = try fields.unsignedInteger(0x81, "prime")
        let a = try fields.unsignedInteger(0x82, "firstCoefficient")
        let b = try fields.unsignedInteger(0x83, "secondCoefficient")
        let generator = try point(&fields, 0x84, "generator")
        let order = try fields.unsignedInteger(0x85, "order")
        let publicPoint = try point(&fields, 0x86, "publicPoint")
        let cofactor = try fields.peek() == 0x87 ? try fields.unsignedInteger(0x87, "cofactor") : nil
        return .ec(
            point: publicPoint,
            parameters: ECDomainParameters(
                prime: prime, firstCoefficient: a, secondCoefficient: b, generator: generator, order: order,
                cofactor: cofactor))
    }

    /// Uncompressed only (Doc 9303-12, 7.2.3.1.2).
    private static func point(
        _ fields: inout TLVFields, _ tag: TLVTag, _ name: String
    ) throws(TrustError) -> [UInt8] {
        let found = try fields.object(tag, name)
        guard found.content.first == 0x04, found.content.count >= 3, !found.content.count.isMultiple(of: 2) else {
            throw fields.malformed(found, name, .cvcPointCompressed)
        }
        return Array(found.content)
    }
}

extension CardVerifiablePublicKey {
    /// The description of a key, to be put into a certificate.
    ///
    /// - Parameter statesDomainParameters: whether the curve is written out, as in the certificates of a CVCA.
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` where the key is of another kind than the algorithm.
    package init(
        _ key: PublicKey, algorithm: TerminalAuthenticationAlgorithm, statesDomainParameters: Bool
    ) throws(TrustError) {
        let components: PublicKey.Components
        do throws(CryptoError) { components = try key.components() } catch {
            throw TrustError(error, element: "publicKey")
        }
        switch (components, algorithm.isPlain) {
        case (.rsa(let modulus, let exponent), false):
            self.init(algorithm: algorithm, numbers: .rsa(modulus: modulus, exponent: exponent))
        case (.ec(let curve, let point), true):
            let parameters = statesDomainParameters ? ECDomainParameters(curve) : nil
            self.init(algorithm: algorithm, numbers: .ec(point: point, parameters: parameters))
        // Doc 9303-11, 7.1.4 has no DSA.
        case (.rsa, true), (.ec, false), (.dsa, _):
            throw TrustError(
                .unsupportedAlgorithm, element: "publicKey", .cryptoAlgorithmOfOtherKey(algorithm: algorithm, key: key))
        }
    }

    /// A key of numbers that nobody has checked, for certificates that a test wants to be wrong.
    package init(algorithm: TerminalAuthenticationAlgorithm, numbers: Numbers) {
        self.algorithm = algorithm
        self.numbers = numbers
        objectIdentifier = algorithm.objectIdentifier
    }

    /// The template 7F49.
    package func encoded() -> [UInt8] {
        var writer = TLVWriter()
        writer.append(0x7F49) { members in
            members.append(0x06, ObjectIdentifierText.content(of: objectIdentifier) ?? [])
            switch numbers {
            case .rsa(let modulus, let exponent):
                members.append(0x81, modulus)
                members.append(0x82, exponent)
            case .ec(let point, let parameters):
                if let parameters {
                    members.append(0x81, parameters.prime)
                    members.append(0x82, parameters.firstCoefficient)
                    members.append(0x83, parameters.secondCoefficient)
                    members.append(0x84, parameters.generator)
                    members.append(0x85, parameters.order)
                }
                members.append(0x86, point)
                if let cofactor = parameters?.cofactor { members.append(0x87, cofactor) }
            }
        }
        return writer.bytes
    }
}
