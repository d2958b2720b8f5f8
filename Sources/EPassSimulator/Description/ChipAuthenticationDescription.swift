// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassEncodings
import EPassJSON
package import EPassLDS
import EPassMessages

/// A key pair of chip authentication of a document (Doc 9303-11, 6.2).
package struct ChipAuthenticationDescription: Sendable, Hashable {
    /// How the public key stands in EF.DG14.
    package enum Encoding: String, CaseIterable, Sendable, Hashable {
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
    package var group = KeyAgreementGroup.ec(.brainpoolP256r1)
    /// The ciphers that secure messaging may use afterwards: one ChipAuthenticationInfo each.
    package var ciphers: [SymmetricCipher] = [.aes128]
    /// The number of the key; nil for none, which only a chip with one key may have.
    package var keyID: Int?
    /// How the public key is written; nil for what the standard wants.
    package var encoding: Encoding?
    /// Whether there are ChipAuthenticationInfos for the key (F-58).
    package var withInfo = true

    /// ECDH on brainpoolP256r1 with AES-128.
    package init() {}

    /// How the public key is written.
    var usedEncoding: Encoding { encoding ?? (group.isElliptic ? .explicit : .pkcs3) }

    /// - Throws: `simulator.valueInvalid` where the parts of a description, or the keys together, are none.
    static func validate(_ keys: [ChipAuthenticationDescription]) throws(SimulatorError) {
        try SimulatorError.demand(keys.count <= 8, of: "chipAuthentication", .simulatorKeyCount)
        for key in keys {
            try SimulatorError.demand(
                !key.ciphers.isEmpty && Set(key.ciphers).count == key.ciphers.count, of: "chipAuthentication.ciphers",
                .simulatorKeyCiphers)
            try SimulatorError.demand(
                key.usedEncoding.fits(key.group), of: "chipAuthentication.encoding",
                .simulatorKeyEncoding(group: key.group, encoding: key.usedEncoding.rawValue))
            try SimulatorError.demand(
                (0...32_767).contains(key.keyID ?? 0), of: "chipAuthentication.keyID", .simulatorKeyNumber)
        }
        // 9.2.6: with several keys each has a number.
        let numbers = Set(keys.compactMap(\.keyID))
        try SimulatorError.demand(
            keys.count < 2 || numbers.count == keys.count, of: "chipAuthentication.keyID", .simulatorKeyNumbers)
    }

    fileprivate static func invalid(_ member: String, _ message: Message) -> SimulatorError {
        SimulatorError(.valueInvalid, member: "chipAuthentication.\(member)", message)
    }
}

extension ChipAuthenticationDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .given("group") { key, value in
                guard value.json.object == nil else {
                    key.group = try value.object(ModularGroupNumbers()).group()
                    return
                }
                guard let group = try PACECombination.group(value) else {
                    let words = KeyAgreementGroup.standardized.map(\.name)
                    throw invalid("group", .simulatorOneOfOrNumber(words: words))
                }
                key.group = group
            },
            .given("ciphers") { key, value in
                let place = value.at("chipAuthentication.ciphers")
                key.ciphers = try value.read(.list(of: .string)).map {
                    try place.one(
                        of: SymmetricCipher.allCases, called: $0, by: \.rawValue, Message.simulatorCipherOneOf)
                }
            },
            .optional("keyID", \.keyID, .integer), .optional("encoding", \.encoding, .word),
            .value("withInfo", \.withInfo, .boolean),
        ]
    }
}

/// The numbers of a group of GF(p).
private struct ModularGroupNumbers: Described {
    var prime: [UInt8] = []
    var generator: [UInt8] = []
    var order: [UInt8]?

    static var members: [DescriptionMember<Self>] {
        [
            .value("prime", \.prime, .number), .value("generator", \.generator, .number),
            .optional("order", \.order, .number),
        ]
    }

    func finish(_ object: DescriptionValue) throws {
        guard object.has("prime"), object.has("generator") else { throw object.invalid() }
    }

    func group() throws -> KeyAgreementGroup {
        do { return .modp(try ModularGroup(prime: prime, generator: generator, order: order)) } catch {
            throw ChipAuthenticationDescription.invalid("group", error.message)
        }
    }
}

extension DescriptionKind<[UInt8]> {
    /// A big-endian number in hexadecimal digits.
    fileprivate static var number: Self {
        Self { value in
            let text = try value.read(.string)
            guard text.utf8.count <= 1024, let octets = Hexadecimal.number(text) else {
                throw ChipAuthenticationDescription.invalid("group", .simulatorHexadecimalNumber)
            }
            return octets
        }
    }
}
