// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassJSON
package import EPassLDS
import EPassMessages

/// One way of PACE that a document offers: a PACEInfo, and a PACEDomainParameterInfo where the parameters are written
/// out.
package struct PACECombination: Sendable, Hashable {
    /// How the nonce is mapped.
    package let mapping: PACEMapping
    /// One of Doc 9303-11, table 12.
    package let group: KeyAgreementGroup
    /// The cipher of nonce, token and secure messaging.
    package let cipher: SymmetricCipher
    /// Whether the domain parameters are written out in EF.CardAccess instead of named by their number.
    package let isExplicit: Bool

    /// The protocol that stands in the PACEInfo.
    package let paceProtocol: PACEProtocol

    /// A combination that the standard allows; nil for others: integrated mapping on P-224 (Doc 9303-11, table 12),
    /// chip authentication mapping with DH or Triple DES (table 3), and a curve without a number.
    package init?(
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
    package static let standard = PACECombination(.generic, .ec(.brainpoolP256r1), .aes128)

    /// Every combination that the standard allows, by mapping, group and cipher.
    package static let all: [PACECombination] = PACEMapping.allCases.flatMap { mapping in
        KeyAgreementGroup.standardized.flatMap { group in
            SymmetricCipher.allCases.compactMap { PACECombination(mapping, group, $0) }
        }
    }

    /// The combination as it stands in names of profiles: `gm-brainpoolp256r1-aes-128`.
    package var profileName: String { "\(mapping.rawValue)-\(group.name)-\(cipher.rawValue)".lowercased() }

    /// The group with that name, or with that number of Doc 9303-11, table 12; upper and lower case are the same. Nil
    /// where there is none.
    static func group(_ value: DescriptionValue) throws -> KeyAgreementGroup? {
        let number = try value.json.integer == nil ? Int(value.read(.string)) : value.read(.integer)
        if let number { return KeyAgreementGroup(parameterID: number) }
        return KeyAgreementGroup.standardized.first { $0.name.lowercased() == value.json.string?.lowercased() }
    }
}

extension DescriptionKind<PACECombination> {
    /// An offer.
    static var offer: Self {
        Self(
            schema: OfferedParts.schema, write: { OfferedParts($0).json },
            read: { try $0.object(OfferedParts()).combination(at: $0) })
    }
}

extension DescriptionKind<KeyAgreementGroup> {
    /// A group of Doc 9303-11, table 12, by its name or its number.
    static func standardizedGroup(_ message: @escaping ([String]) -> Message) -> Self {
        let words = KeyAgreementGroup.standardized.map(\.name)
        return Self(
            schema: JSONSchema.any([
                JSONSchema.words(words), JSONSchema.integer(0...18),
            ]), write: { .string($0.name) },
            read: { value in try value.found(PACECombination.group(value), message(words)) })
    }
}

private struct OfferedParts: Described {
    var mapping = PACEMapping.generic
    var group = KeyAgreementGroup.ec(.brainpoolP256r1)
    var cipher = SymmetricCipher.aes128
    var isExplicit = false

    init() {}

    init(_ offer: PACECombination) {
        mapping = offer.mapping
        group = offer.group
        cipher = offer.cipher
        isExplicit = offer.isExplicit
    }

    static var members: [DescriptionMember<Self>] {
        [
            .value("mapping", \.mapping, .one(of: PACEMapping.allCases, by: \.rawValue)),
            .value("group", \.group, .standardizedGroup(Message.simulatorOneOf)),
            .value("cipher", \.cipher, .one(of: SymmetricCipher.allCases, by: \.rawValue)),
            .value("explicit", \.isExplicit, .boolean),
        ]
    }

    func combination(at value: DescriptionValue) throws -> PACECombination {
        guard let offer = PACECombination(mapping, group, cipher, isExplicit: isExplicit) else {
            throw value.invalid(
                .simulatorNoSuchPACE(mapping: mapping.rawValue, group: group.name, cipher: cipher.rawValue))
        }
        return offer
    }
}
