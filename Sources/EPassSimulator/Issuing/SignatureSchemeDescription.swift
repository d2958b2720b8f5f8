// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
import EPassMessages

/// A key and how it signs, as a description has it in an object: see ``SignatureScheme``.
struct SignatureSchemeDescription: Described {
    /// How the octets of a signature are made.
    enum Form: String, CaseIterable {
        case pkcs1 = "PKCS1"
        case pss = "PSS"
        case ecdsa = "ECDSA"
        /// r and s one behind the other, by the identifiers of BSI TR-03111.
        case plain = "ECDSA-plain"
        case dsa = "DSA"

        /// The keys that sign so.
        var family: SignatureFamily {
            switch self {
            case .pkcs1, .pss: .rsa
            case .ecdsa, .plain: .ecdsa
            case .dsa: .dsa
            }
        }
    }

    /// What algorithm identifiers name.
    enum Identifier: String, CaseIterable {
        /// The algorithm with its hash.
        case algorithm
        /// The kind of key only.
        case key
    }

    var key = PrivateKey.KeyKind.ec(.p256)
    var form: Form?
    var hash: IssuingHash?
    var mgfHash: IssuingHash?
    var saltLength: Int?
    var identifier = Identifier.algorithm
    var explicitParameters: Bool?

    /// The least and the greatest modulus of a description, in bits.
    static let modulusBits = 1024...6144
    /// The most octets of salt that any of these keys holds (RFC 8017, 9.1.1), with the shortest hash.
    private static let longestSalt = 6144 / 8 - 16 - 2

    init() {}

    /// As it would be written.
    init(_ scheme: SignatureScheme) {
        key = scheme.keyKind
        hash = scheme.hash
        switch scheme.algorithm {
        case .rsaPKCS1: form = .pkcs1
        case .rsaPSS(_, let mask, let salt): (form, mgfHash, saltLength) = (.pss, mask, salt)
        case .ecdsa: form = .ecdsa
        case .ecdsaPlain: form = .plain
        case .dsa: form = .dsa
        }
        identifier = scheme.namesKeyOnly ? .key : .algorithm
        explicitParameters = scheme.explicitParameters
    }

    static var members: [DescriptionMember<Self>] {
        [
            .value("key", \.key, .signatureKey), .added("scheme", \.form, .anyCase), .added("hash", \.hash, .word),
            .added("mgfHash", \.mgfHash, .word), .added("saltLength", \.saltLength, .told(0...longestSalt)),
            .value("identifier", \.identifier, .word), .added("explicitParameters", \.explicitParameters, .boolean),
        ]
    }

    /// The key of that name: `RSA-3072`, `P-256`, `brainpoolP256r1`, `DSA-2048`.
    static func key(named name: String) -> PrivateKey.KeyKind? {
        if let curve = EllipticCurve.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) {
            return .ec(curve)
        }
        if let parameters = DSAParameters.named(name) { return .dsa(parameters) }
        guard name.lowercased().hasPrefix("rsa-"), let bits = Int(name.dropFirst(4)), modulusBits.contains(bits),
            bits.isMultiple(of: 8)
        else { return nil }
        return .rsa(bits)
    }

    /// The hash that goes with a key where none is named: that of the field's size (Doc 9303-12, 4.1.6), of DSA that of
    /// the order's (FIPS 186-4, 4.2).
    static func usualHash(of key: PrivateKey.KeyKind) -> IssuingHash {
        switch key {
        case .ec(let curve) where curve.bits >= 512: .sha512
        case .ec(let curve) where curve.bits >= 320: .sha384
        case .dsa(let parameters) where parameters.order.count == 20: .sha1
        case .dsa(let parameters) where parameters.order.count == 28: .sha224
        case .ec, .rsa, .dsa: .sha256
        }
    }

    /// The scheme.
    ///
    /// - Throws: `simulator.valueInvalid` of the member where key, scheme and hash do not go together.
    func scheme(_ place: DescriptionValue) throws -> SignatureScheme {
        func refuse(_ member: String, _ message: Message) -> SimulatorError {
            SimulatorError(.valueInvalid, member: place.place(member), message)
        }
        // The first of a family is the usual one.
        let forms = Form.allCases.filter { $0.family == key.family }
        let form = form ?? forms.first ?? .ecdsa
        let hash = hash ?? Self.usualHash(of: key)
        guard forms.contains(form) else {
            throw refuse("scheme", .simulatorOneOf(words: forms.map(\.rawValue)))
        }
        guard key.family == .rsa || hash != .md5 else { throw refuse("hash", .issuingHashOfRSA) }
        guard form == .pss || mgfHash == nil else { throw refuse("mgfHash", .issuingMemberOfPSS) }
        guard form == .pss || saltLength == nil else { throw refuse("saltLength", .issuingMemberOfPSS) }
        let algorithm: IssuingAlgorithm
        switch form {
        case .pkcs1: algorithm = .rsaPKCS1(hash)
        case .ecdsa: algorithm = .ecdsa(hash)
        case .plain: algorithm = .ecdsaPlain(hash)
        case .dsa: algorithm = .dsa(hash)
        case .pss:
            let salt = saltLength ?? hash.digestSize
            // EMSA-PSS-ENCODE (RFC 8017, 9.1.1): emLen is at least hLen + sLen + 2.
            let longest = if case .rsa(let bits) = key { (bits - 1 + 7) / 8 - hash.digestSize - 2 } else { 0 }
            guard (0...max(0, longest)).contains(salt) else {
                throw refuse("saltLength", .issuingSaltBounds(longest: longest))
            }
            algorithm = .rsaPSS(hash: hash, mgfHash: mgfHash ?? hash, saltLength: salt)
        }
        var scheme = SignatureScheme(key, algorithm)
        scheme.namesKeyOnly = identifier == .key
        scheme.explicitParameters = explicitParameters
        return scheme
    }
}

extension DescriptionKind<PrivateKey.KeyKind> {
    /// `RSA-3072`, `P-256`, `brainpoolP256r1`, `DSA-2048`: a key of the issuer's.
    static var signatureKey: Self {
        key(besideRSA: EllipticCurve.allCases.map(\.rawValue) + DSAParameters.listed.map(\.name))
    }

    /// The same of terminals and their authorities, which have no DSA (Doc 9303-11, 7.1.4).
    static var terminalKey: Self { key(besideRSA: EllipticCurve.allCases.map(\.rawValue)) }

    private static func key(besideRSA names: [String]) -> Self {
        let known = ["RSA-1024 ... RSA-6144"] + names
        let others = names.joined(separator: "|")
        // 1,024 to 6,144 in steps of 8: which last two digits there are rests on the hundreds being even.
        func tens(_ numbers: StrideThrough<Int>) -> String {
            numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "|")
        }
        let even = tens(stride(from: 0, through: 96, by: 8))
        let odd = tens(stride(from: 4, through: 92, by: 8))
        let high = tens(stride(from: 24, through: 96, by: 8))
        let moduli =
            "10(\(high))|(1[2468]|[2-5][02468]|60)(\(even))|[1-5][13579](\(odd))"
            + "|61(\(tens(stride(from: 4, through: 44, by: 8))))"
        return Self(
            schema: JSONSchema.text("^(RSA-(\(moduli))|\(others))$"),
            write: { .string(ActiveAuthenticationDescription.name(of: $0)) },
            read: { value in
                let text = try value.read(.string)
                let word = text.lowercased()
                let isListed = word.hasPrefix("rsa-") || names.contains { $0.lowercased() == word }
                return try value.found(
                    isListed ? SignatureSchemeDescription.key(named: text) : nil, .simulatorOneOf(words: known))
            })
    }
}

extension DescriptionKind<SignatureScheme> {
    /// A word (``SignatureScheme/named``), the name of a key, or an object.
    static var scheme: Self {
        Self(
            schema: JSONSchema.any([
                JSONSchema.words(SignatureScheme.named.map(\.word)),
                DescriptionKind<PrivateKey.KeyKind>.signatureKey.schema(), SignatureSchemeDescription.schema,
            ]),
            write: { scheme in
                if let named = SignatureScheme.named.first(where: { $0.scheme == scheme }) {
                    return .string(named.word)
                }
                let nameless = DescriptionValue(json: .null, path: "")
                let usual = try? SignatureSchemeDescription { $0.key = scheme.keyKind }.scheme(nameless)
                guard scheme != usual else {
                    return .string(ActiveAuthenticationDescription.name(of: scheme.keyKind))
                }
                return SignatureSchemeDescription(scheme).json
            },
            read: { value in
                guard let text = value.json.string else {
                    return try value.object(SignatureSchemeDescription()).scheme(value)
                }
                if let named = SignatureScheme.named.first(where: { $0.word == text }) { return named.scheme }
                guard let key = SignatureSchemeDescription.key(named: text) else {
                    throw value.invalid(
                        .simulatorOneOf(words: SignatureScheme.named.map(\.word) + ["RSA-3072", "P-256", "DSA-2048"]))
                }
                return try SignatureSchemeDescription { $0.key = key }.scheme(value)
            })
    }
}
