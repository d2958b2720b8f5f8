// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
public import EPassLDS
import EPassMessages

/// A key pair of chip authentication of a document (Doc 9303-11, 6.2).
public struct ChipAuthenticationDescription: Sendable, Hashable {
    /// How the public key stands in EF.DG14.
    public enum Encoding: String, CaseIterable, Sendable, Hashable {
        /// The parameters of the curve written out: what the standard wants (9.2).
        case explicit
        /// The curve by its object identifier.
        case named
        /// The group by its number in table 12, as for PACE (9.5.1).
        case standardized
        /// With DH, PKCS #3: p and g, what the standard wants (9.6).
        case pkcs3
        /// With DH, X9.42: p, g and q (8.5, note 2).
        case x942

        /// Whether a key of this kind may be written so.
        func fits(_ group: KeyAgreementGroup) -> Bool {
            switch self {
            case .explicit, .named: group.isElliptic
            case .standardized: group.parameterID != nil
            case .pkcs3: !group.isElliptic
            case .x942: !group.isElliptic && group.isOrderKnown
            }
        }
    }

    /// What the key is generated in; written as `encoding` says.
    public var group = KeyAgreementGroup.ec(.brainpoolP256r1)
    /// The ciphers that secure messaging may use afterwards: one ChipAuthenticationInfo each.
    public var ciphers: [SymmetricCipher] = [.aes128]
    /// The number of the key; nil for none, which only a chip with one key may have.
    public var keyID: Int?
    /// How the public key is written; nil for what the standard wants.
    public var encoding: Encoding?
    /// Whether there are ChipAuthenticationInfos for the key (F-58).
    public var withInfo = true

    /// ECDH on brainpoolP256r1 with AES-128.
    public init() {}

    /// How the public key is written.
    var usedEncoding: Encoding { encoding ?? (group.isElliptic ? .explicit : .pkcs3) }

    /// - Throws: `simulator.valueInvalid` where the parts of a description, or the keys together, are none.
    static func validate(_ keys: [ChipAuthenticationDescription]) throws(SimulatorError) {
        guard keys.count <= 8 else {
            throw SimulatorError(.valueInvalid, member: "chipAuthentication", .simulatorKeyCount)
        }
        for key in keys {
            guard !key.ciphers.isEmpty, Set(key.ciphers).count == key.ciphers.count else {
                throw invalid("ciphers", .simulatorKeyCiphers)
            }
            guard key.usedEncoding.fits(key.group) else {
                throw invalid("encoding", .simulatorKeyEncoding(group: key.group, encoding: key.usedEncoding.rawValue))
            }
            guard (key.keyID ?? 0) >= 0, (key.keyID ?? 0) <= 32_767 else {
                throw invalid("keyID", .simulatorKeyNumber)
            }
        }
        // 9.2.6: with several keys each has a number.
        guard keys.count < 2 || Set(keys.compactMap(\.keyID)).count == keys.count else {
            throw invalid("keyID", .simulatorKeyNumbers)
        }
    }

    private static func invalid(_ member: String, _ message: Message) -> SimulatorError {
        SimulatorError(.valueInvalid, member: "chipAuthentication.\(member)", message)
    }
}

/// The members of a key of chip authentication as they stand in JSON.
struct ChipAuthenticationMembers: Decodable {
    let description: ChipAuthenticationDescription

    private enum Key: String, CodingKey, CaseIterable {
        case group
        case ciphers
        case keyID
        case encoding
        case withInfo
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = ChipAuthenticationDescription()
        if members.contains(.group) {
            result.group = try Self.group(members)
        }
        if let names = try members.decodeIfPresent([String].self, forKey: .ciphers) {
            result.ciphers = try names.map { name in
                guard let cipher = SymmetricCipher(rawValue: name) else {
                    throw SimulatorError(
                        .valueInvalid, member: "chipAuthentication.ciphers",
                        .simulatorCipherOneOf(words: SymmetricCipher.allCases.map(\.rawValue)))
                }
                return cipher
            }
        }
        result.keyID = try members.decodeIfPresent(Int.self, forKey: .keyID)
        result.encoding = try members.decodeIfPresent(forKey: .encoding)
        result.withInfo = try members.decodeIfPresent(Bool.self, forKey: .withInfo) ?? result.withInfo
        description = result
    }

    /// A name, a number of table 12, or an object with the numbers of a group of GF(p).
    private static func group(_ members: KeyedDecodingContainer<Key>) throws -> KeyAgreementGroup {
        if (try? members.nestedContainer(keyedBy: AnyMember.self, forKey: .group)) != nil {
            return try members.decode(ModularGroupMembers.self, forKey: .group).group
        }
        let number = try? members.decode(Int.self, forKey: .group)
        let name = try number.map { String($0) } ?? members.decode(String.self, forKey: .group)
        guard let group = PACECombination.group(named: name) else {
            throw SimulatorError(
                .valueInvalid, member: "chipAuthentication.group",
                .simulatorOneOfOrNumber(words: KeyAgreementGroup.standardized.map(\.name)))
        }
        return group
    }
}

/// A group of GF(p) as it stands in JSON: numbers in hexadecimal digits.
private struct ModularGroupMembers: Decodable {
    let group: KeyAgreementGroup

    private enum Key: String, CodingKey, CaseIterable {
        case prime
        case generator
        case order
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        do {
            group = .modp(
                try ModularGroup(
                    prime: Self.number(members.decode(String.self, forKey: .prime)),
                    generator: Self.number(members.decode(String.self, forKey: .generator)),
                    order: try members.decodeIfPresent(String.self, forKey: .order).map(Self.number)))
        } catch let error as CryptoError {
            throw Self.invalid(error.message)
        }
    }

    private static func number(_ text: String) throws(SimulatorError) -> [UInt8] {
        guard text.utf8.count <= 1024, let octets = HexadecimalNumber.octets(text) else {
            throw invalid(.simulatorHexadecimalNumber)
        }
        return octets
    }

    private static func invalid(_ message: Message) -> SimulatorError {
        SimulatorError(.valueInvalid, member: "chipAuthentication.group", message)
    }
}

/// A big-endian number in hexadecimal digits.
enum HexadecimalNumber {
    /// Nil where the text has no digit, or something that is none.
    static func octets(_ text: String) -> [UInt8]? {
        let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard !digits.isEmpty, digits.count == text.utf8.count else { return nil }
        let even = digits.count.isMultiple(of: 2) ? digits : [0] + digits
        return stride(from: 0, to: even.count - 1, by: 2).map {
            UInt8(truncatingIfNeeded: even[$0] << 4 | even[$0 + 1])
        }
    }
}
