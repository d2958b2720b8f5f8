// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
public import EPassLDS
import EPassMessages

/// One way of PACE that a document offers: a PACEInfo, and a PACEDomainParameterInfo where the parameters are written
/// out.
public struct PACECombination: Sendable, Hashable {
    /// How the nonce is mapped.
    public let mapping: PACEMapping
    /// One of Doc 9303-11, table 12.
    public let group: KeyAgreementGroup
    /// The cipher of nonce, token and secure messaging.
    public let cipher: SymmetricCipher
    /// Whether the domain parameters are written out in EF.CardAccess instead of named by their number.
    public let isExplicit: Bool

    /// The protocol that stands in the PACEInfo.
    public let paceProtocol: PACEProtocol

    /// A combination that the standard allows; nil for others: integrated mapping on P-224 (Doc 9303-11, table 12),
    /// chip authentication mapping with DH or Triple DES (table 3), and a curve without a number.
    public init?(
        _ mapping: PACEMapping, _ group: KeyAgreementGroup, _ cipher: SymmetricCipher, isExplicit: Bool = false
    ) {
        guard group.parameterID != nil, mapping != .integrated || group.allowsIntegratedMapping,
            let paceProtocol = PACEProtocol(
                mapping: mapping, keyAgreement: group.isElliptic ? .ecdh : .dh, cipher: cipher)
        else { return nil }
        self.mapping = mapping
        self.group = group
        self.cipher = cipher
        self.isExplicit = isExplicit
        self.paceProtocol = paceProtocol
    }

    /// The offer of the default document: generic mapping on brainpoolP256r1 with AES-128.
    public static let standard = PACECombination(.generic, .ec(.brainpoolP256r1), .aes128)

    /// Every combination that the standard allows, by mapping, group and cipher.
    public static let all: [PACECombination] = PACEMapping.allCases.flatMap { mapping in
        KeyAgreementGroup.standardized.flatMap { group in
            SymmetricCipher.allCases.compactMap { PACECombination(mapping, group, $0) }
        }
    }

    /// The combination as it stands in names of profiles: `gm-brainpoolp256r1-aes-128`.
    public var profileName: String { "\(mapping.rawValue)-\(group.name)-\(cipher.rawValue)".lowercased() }

    /// The group with that name, or with that number of Doc 9303-11, table 12; upper and lower case are the same.
    static func group(named text: String) -> KeyAgreementGroup? {
        if let number = Int(text) { return KeyAgreementGroup(parameterID: number) }
        return KeyAgreementGroup.standardized.first { $0.name.lowercased() == text.lowercased() }
    }
}

/// The members of an offer as they stand in JSON.
struct PACECombinationMembers: Decodable {
    let offer: PACECombination

    private enum Key: String, CodingKey, CaseIterable {
        case mapping
        case group
        case cipher
        case explicit
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        let mapping = try members.decodeIfPresent(String.self, forKey: .mapping) ?? PACEMapping.generic.rawValue
        let cipher = try members.decodeIfPresent(String.self, forKey: .cipher) ?? SymmetricCipher.aes128.rawValue
        let isExplicit = try members.decodeIfPresent(Bool.self, forKey: .explicit) ?? false
        let name: String
        if let number = try? members.decodeIfPresent(Int.self, forKey: .group) {
            name = String(number)
        } else {
            name = try members.decodeIfPresent(String.self, forKey: .group) ?? "brainpoolP256r1"
        }
        guard let mapping = PACEMapping(rawValue: mapping) else {
            throw Self.invalid("mapping", PACEMapping.allCases.map(\.rawValue))
        }
        guard let cipher = SymmetricCipher(rawValue: cipher) else {
            throw Self.invalid("cipher", SymmetricCipher.allCases.map(\.rawValue))
        }
        guard let group = PACECombination.group(named: name) else {
            throw Self.invalid("group", KeyAgreementGroup.standardized.map(\.name))
        }
        guard let offer = PACECombination(mapping, group, cipher, isExplicit: isExplicit) else {
            throw SimulatorError(
                .valueInvalid, member: "pace",
                .simulatorNoSuchPACE(mapping: mapping.rawValue, group: group.name, cipher: cipher.rawValue))
        }
        self.offer = offer
    }

    private static func invalid(_ member: String, _ words: [String]) -> SimulatorError {
        SimulatorError(.valueInvalid, member: "pace.\(member)", .simulatorOneOf(words: words))
    }
}
