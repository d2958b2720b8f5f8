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
    /// Where the protocol runs with it: in the application, whose EF.DG14 has the key, or in the master file, whose
    /// EF.CardSecurity has it.
    package var place = ProtocolPlace.application
    /// The private key, big-endian; nil for one that is drawn. With it the chip has the key of a file that is given.
    /// One above the order of the group is the same key modulo the order.
    package var privateKey: [UInt8]?

    /// ECDH on brainpoolP256r1 with AES-128.
    package init() {}

    /// How the public key is written.
    var usedEncoding: Encoding { encoding ?? (group.isElliptic ? .explicit : .pkcs3) }

    /// Whether a private key that is given is one of the group.
    private var hasUsableKey: Bool {
        guard let privateKey else { return true }
        do {
            _ = try group.scalar(ofPrivateKey: privateKey)
            return true
        } catch { return false }
    }

    /// Confirms the parts of descriptions, and the keys together.
    static func confirm(_ keys: [ChipAuthenticationDescription], _ faults: inout DescriptionFaults) {
        faults.demand(keys.count <= 8, of: "chipAuthentication", .simulatorKeyCount)
        for (index, key) in keys.prefix(8).enumerated() {
            let place = "chipAuthentication[\(index)]"
            faults.demand(
                !key.ciphers.isEmpty && Set(key.ciphers).count == key.ciphers.count, of: "\(place).ciphers",
                .simulatorKeyCiphers)
            faults.demand(
                key.usedEncoding.fits(key.group), of: "\(place).encoding",
                .simulatorKeyEncoding(group: key.group, encoding: key.usedEncoding.rawValue))
            faults.demand((0...32_767).contains(key.keyID ?? 0), of: "\(place).keyID", .simulatorKeyNumber)
            faults.demand(key.hasUsableKey, of: "\(place).privateKey", .simulatorPrivateKeyForm)
        }
        // 9.2.6: with several keys each has a number.
        let numbers = Set(keys.compactMap(\.keyID))
        faults.demand(
            keys.count < 2 || numbers.count == keys.count, of: "chipAuthentication", .simulatorKeyNumbers)
    }
}

extension ChipAuthenticationDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .value("group", \.group, .keyGroup),
            .value(
                "ciphers", \.ciphers,
                .list(of: .one(of: SymmetricCipher.allCases, by: \.rawValue, Message.simulatorCipherOneOf))
                    .told(1...SymmetricCipher.allCases.count, unique: true)),
            .optional("keyID", \.keyID, .told(0...32_767)), .optional("encoding", \.encoding, .word),
            .value("withInfo", \.withInfo, .boolean), .value("place", \.place, .word),
            .added("privateKey", \.privateKey, .number),
        ]
    }
}

extension DescriptionKind<KeyAgreementGroup> {
    /// A group of table 12, or the numbers of one of GF(p).
    fileprivate static var keyGroup: Self {
        let standardized = standardizedGroup(Message.simulatorOneOfOrNumber)
        return Self(
            schema: JSONSchema.any([standardized.schema(), ModularGroupNumbers.schema]),
            write: { group in
                if case .modp(let numbers) = group { return ModularGroupNumbers(numbers).json }
                return standardized.write(group)
            },
            read: { value in
                guard value.json.object != nil else { return try value.read(standardized) }
                return try value.object(ModularGroupNumbers()).group(at: value)
            })
    }
}

/// The numbers of a group of GF(p).
private struct ModularGroupNumbers: Described {
    var prime: [UInt8] = []
    var generator: [UInt8] = []
    var order: [UInt8]?

    init() {}

    init(_ group: ModularGroup) {
        prime = group.prime
        generator = group.generator
        // Of some primes the order follows from the other two.
        let derived = (try? ModularGroup(prime: group.prime, generator: group.generator))?.order
        order = derived == group.order ? nil : group.order
    }

    static var members: [DescriptionMember<Self>] {
        [
            .required("prime", \.prime, .number), .required("generator", \.generator, .number),
            .optional("order", \.order, .number),
        ]
    }

    func group(at value: DescriptionValue) throws -> KeyAgreementGroup {
        do { return .modp(try ModularGroup(prime: prime, generator: generator, order: order)) } catch {
            throw value.invalid(error.message)
        }
    }
}

extension DescriptionKind<[UInt8]> {
    /// A big-endian number in hexadecimal digits.
    static var number: Self {
        Self(
            schema: JSONSchema.text("^[0-9A-Fa-f]{1,1024}$"), write: { .string(Hexadecimal.text($0)) },
            read: { value in
                let text = try value.read(.string)
                guard text.utf8.count <= 1024, let octets = Hexadecimal.number(text) else {
                    throw value.invalid(.simulatorHexadecimalNumber)
                }
                return octets
            })
    }
}
