// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings
public import EPassJSON
public import EPassMRZ
internal import EPassMessages
public import EPassTrust

/// A visible digital seal for non-constrained environments (ICAO Technical Report "VDS-NC", version 1.1): a JSON object
/// of `data` (`hdr` and `msg`) and `sig`, printed as a QR code, with the certificate of its signer inside.
///
/// The signature is over the canonical form of `data` (RFC 8785). Parsing proves nothing about it: that is for
/// ``SealJudge``.
public struct VDSNC: Sendable, Hashable {
    /// The algorithms of `sig.alg` (RFC 7518, 3.4).
    public enum Algorithm: String, Sendable, Hashable, CaseIterable {
        /// ECDSA with SHA-256.
        case es256 = "ES256"
        /// ECDSA with SHA-384.
        case es384 = "ES384"
        /// ECDSA with SHA-512.
        case es512 = "ES512"

        var hash: HashAlgorithm { row.hash }
        /// The curve that the key has to be on.
        var curve: EllipticCurve { row.curve }

        private var row: (hash: HashAlgorithm, curve: EllipticCurve) {
            switch self {
            case .es256: (.sha256, .p256)
            case .es384: (.sha384, .p384)
            case .es512: (.sha512, .p521)
            }
        }
    }

    /// `hdr.t`: what the message is, for example `icao.vacc`.
    public let type: String
    /// `hdr.v`: the version of the message.
    public let version: Int64
    /// `hdr.is`: the issuing State.
    public let issuer: CountryCode
    /// `msg`: an object, as the type defines it.
    public let message: JSONValue
    /// `sig.alg`.
    public let algorithm: Algorithm
    /// `sig.cer`: the certificate of the signer. It proves nothing by being there.
    public let certificate: Certificate
    /// `sig.sigvl`: r and s, each as long as the order of the curve.
    public let signature: [UInt8]
    /// The member `data` as it came.
    public let data: JSONValue
    /// The whole object as it came.
    public let json: JSONValue

    /// Whether members stand beside `data` and `sig`, or in `sig` beside `alg`, `cer` and `sigvl`. Nobody signed them,
    /// and nothing here reads them.
    public var hasUnsignedMembers: Bool { unsignedMemberCounts != (0, 0) }

    /// How many members stand beside `data` and `sig`, and in `sig` beside those that belong there.
    var unsignedMemberCounts: (beside: Int, inside: Int) {
        func further(_ value: JSONValue?, _ known: [String]) -> Int {
            value?.object?.count { !known.contains(where: $0.isNamed) } ?? 0
        }
        return (further(json, ["data", "sig"]), further(json["sig"], ["alg", "cer", "sigvl"]))
    }

    /// Whether octets are the text of a VDS-NC, as far as can be told: JSON with its members. Nothing is decoded.
    public static func isRecognised(_ octets: [UInt8]) -> Bool { object(in: octets) != nil }

    /// The object of a text that ``isRecognised(_:)``.
    package static func object(in octets: [UInt8]) -> JSONValue? {
        guard octets.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{"),
            octets.count <= 4 * VisibleDigitalSeal.maximumLength,
            let json = try? JSONValue(parsing: octets, limits: limits), hasMembers(json)
        else { return nil }
        return json
    }

    /// Whether an object has the members of a VDS-NC.
    package static func hasMembers(_ json: JSONValue) -> Bool {
        json["data"]?.object != nil && json["sig"]?.object != nil
    }

    /// The longest text that is parsed: more than twice what the largest QR code holds.
    package static let limits = JSONLimits(maximumDepth: 16, maximumLength: 65_536, maximumElements: 4_096)

    /// Parses the text of a QR code.
    ///
    /// - Parameter text: UTF-8, without a byte order mark. No name may stand twice in an object, and numbers are whole.
    /// - Throws: `seal.invalidJSON` with the position, `seal.memberMissing` and `seal.memberInvalid` with the member.
    public init(parsing text: [UInt8]) throws(SealError) {
        let json: JSONValue
        do {
            json = try JSONValue(parsing: text, limits: Self.limits)
        } catch {
            throw SealError(.invalidJSON, at: error.offset, error.message)
        }
        try self.init(json: json)
    }

    /// A seal of a JSON object.
    ///
    /// - Throws: as ``init(parsing:)``.
    package init(json: JSONValue) throws(SealError) {
        guard json.object != nil else { throw SealError(.invalidJSON, at: 0, .sealDataNoJSONObject) }
        let data = try Self.object("data", in: json)
        let header = try Self.object("hdr", in: data, "data.")
        let seal = try Self.object("sig", in: json)
        message = try Self.object("msg", in: data, "data.")
        guard Self.isExact(data) else {
            throw SealError(.memberInvalid, "data", at: 0, .sealDataNumberTooLarge)
        }
        type = try Self.string("t", in: header, "data.hdr.", atMost: 256)
        issuer = CountryCode(rawValue: try Self.word("is", in: header, "data.hdr."))
        guard let version = try Self.member("v", in: header, "data.hdr.").integer else {
            throw SealError(.memberInvalid, "data.hdr.v", at: 0, .sealDataVersionNoNumber)
        }
        self.version = version
        guard let algorithm = Algorithm(rawValue: try Self.word("alg", in: seal, "sig.")) else {
            throw SealError(.memberInvalid, "sig.alg", at: 0, .sealDataAlgorithmUnknown)
        }
        self.algorithm = algorithm
        let encoded = try Self.base64("cer", in: seal)
        do {
            certificate = try Certificate(encoded: encoded)
        } catch {
            throw SealError(.memberInvalid, "sig.cer", at: 0, .sealDataCertificateUndecodable(error: error.message))
        }
        signature = try Self.base64("sigvl", in: seal)
        guard !signature.isEmpty, signature.count.isMultiple(of: 2) else {
            throw SealError(.invalidSignature, "sig.sigvl", at: 0, .sealDataSignatureNotHalved)
        }
        self.data = data
        self.json = json
    }

    /// A seal of these values; nothing is signed or verified.
    ///
    /// - Throws: `seal.memberInvalid`, `seal.invalidSignature`.
    package init(
        type: String, version: Int64 = 1, issuer: CountryCode, message: JSONValue, algorithm: Algorithm,
        certificate: Certificate, signature: [UInt8]
    ) throws(SealError) {
        let data = Self.data(type: type, version: version, issuer: issuer, message: message)
        try self.init(
            json: .members(
                ("data", data),
                (
                    "sig",
                    .members(
                        ("alg", .string(algorithm.rawValue)), ("cer", .string(Base64.urlText(certificate.encoded))),
                        ("sigvl", .string(Base64.urlText(signature))))
                )))
    }

    /// The text of the QR code: the object on one line. Its members keep their order, so that a seal that came without
    /// spaces comes out as it was.
    public func encoded() -> [UInt8] { json.compactOctets() }

    /// What is signed: the canonical form of `data`.
    public var signedOctets: [UInt8] { data.canonicalOctets() }

    static func data(type: String, version: Int64, issuer: CountryCode, message: JSONValue) -> JSONValue {
        .members(
            ("hdr", .members(("t", .string(type)), ("v", .integer(version)), ("is", .string(issuer.rawValue)))),
            ("msg", message))
    }

    /// Whether all numbers are ones that the canonical form writes as they are (RFC 8785, 3.2.2.3).
    private static func isExact(_ value: JSONValue) -> Bool {
        switch value {
        case .integer(let number): number.magnitude <= 1 << 53
        case .array(let values): values.allSatisfy(isExact)
        case .object(let members): members.allSatisfy { isExact($0.value) }
        default: true
        }
    }

    private static func member(
        _ name: String, in object: JSONValue, _ path: String = ""
    ) throws(SealError) -> JSONValue {
        guard let value = object[name] else {
            throw SealError(.memberMissing, path + name, at: 0, .evidenceMemberMissing)
        }
        return value
    }

    private static func object(
        _ name: String, in object: JSONValue, _ path: String = ""
    ) throws(SealError) -> JSONValue {
        let value = try member(name, in: object, path)
        guard value.object != nil else {
            throw SealError(.memberInvalid, path + name, at: 0, .sealDataMemberNoObject)
        }
        return value
    }

    private static func string(
        _ name: String, in object: JSONValue, _ path: String, atMost count: Int = 64_000
    ) throws(SealError) -> String {
        guard let text = try member(name, in: object, path).string, (1...count).contains(text.utf8.count) else {
            throw SealError(.memberInvalid, path + name, at: 0, .sealDataMemberNoText)
        }
        return text
    }

    /// A text that is compared with others: see `JSONValue.word`.
    private static func word(_ name: String, in object: JSONValue, _ path: String) throws(SealError) -> String {
        guard let text = try member(name, in: object, path).word, !text.isEmpty else {
            throw SealError(.memberInvalid, path + name, at: 0, .sealDataMemberNoText)
        }
        return text
    }

    private static func base64(_ name: String, in object: JSONValue) throws(SealError) -> [UInt8] {
        guard let octets = Base64.octets(url: try string(name, in: object, "sig.")) else {
            throw SealError(.memberInvalid, "sig." + name, at: 0, .sealDataMemberNoBase64)
        }
        return octets
    }
}
