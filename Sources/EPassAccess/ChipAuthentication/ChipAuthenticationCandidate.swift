// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassLDS

/// One way of chip authentication that the chip offers and that this library speaks: a key and a protocol. Doc 9303-11,
/// 6.2.
package struct ChipAuthenticationCandidate: Sendable, Hashable {
    /// The commands by which the protocol is run (Doc 9303-11, 6.2.4). The raw value is the name in evidence.
    package enum Variant: String, Sendable, Hashable, CaseIterable {
        /// MSE:Set KAT, for 3DES.
        case keyAgreementTemplate
        /// MSE:Set AT and GENERAL AUTHENTICATE, for AES, and for 3DES where the chip takes it (8.5, note 1).
        case authenticationTemplate

        /// The commands in the standard's notation.
        package var commands: String {
            switch self {
            case .keyAgreementTemplate: "MSE:Set KAT"
            case .authenticationTemplate: "MSE:Set AT, GENERAL AUTHENTICATE"
            }
        }
    }

    /// One form of the commands: the variant, and whether DO'84' names the key.
    package struct Attempt: Sendable, Hashable {
        /// By which commands the protocol is run.
        package let variant: Variant
        /// Whether the commands have DO'84'.
        package let sendsKeyReference: Bool

        /// - Parameter sendsKeyReference: has no effect where the key has no identifier.
        package init(variant: Variant, sendsKeyReference: Bool) {
            self.variant = variant
            self.sendsKeyReference = sendsKeyReference
        }
    }

    /// The chip's static public key.
    package let key: ChipAuthenticationKey
    /// Key agreement and cipher.
    package let chipAuthenticationProtocol: ChipAuthenticationProtocol
    /// Whether a `ChipAuthenticationInfo` says so; false where the protocol is guessed because there is none for this
    /// key (field note F-58).
    package let isStated: Bool
    /// The departures from the standard that were tolerated, those of the key first.
    package let deviations: [AccessDeviation]

    init(
        key: ChipAuthenticationKey, chipAuthenticationProtocol: ChipAuthenticationProtocol, isStated: Bool,
        deviations: [AccessDeviation] = []
    ) {
        self.key = key
        self.chipAuthenticationProtocol = chipAuthenticationProtocol
        self.isStated = isStated
        self.deviations = key.deviations + deviations
    }

    /// The variants that are permitted, in the order in which they are tried: MSE:Set KAT first for 3DES (6.2.4),
    /// MSE:Set AT alone for AES.
    package var variants: [Variant] {
        cipher == .tripleDES ? [.keyAgreementTemplate, .authenticationTemplate] : [.authenticationTemplate]
    }

    /// The forms of the commands in the order in which they are tried: each variant with the key's identifier where the
    /// key has one, then without it. Chips differ (field note F-58).
    package var attempts: [Attempt] {
        let forms = keyReference == nil ? [false] : [true, false]
        return variants.flatMap { variant in
            forms.map { Attempt(variant: variant, sendsKeyReference: $0) }
        }
    }

    /// The content of DO'84': the key's identifier in the fewest octets, nil where it has none that could be sent.
    var keyReference: [UInt8]? {
        guard let keyID = key.keyID, let number = UInt32(exactly: keyID) else { return nil }
        let octets = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        return number == 0 ? [0] : Array(octets.drop { $0 == 0 })
    }

    /// The block cipher of secure messaging afterwards.
    package var cipher: BlockCipher { chipAuthenticationProtocol.cipher.blockCipher }

    /// The bits of security of cipher and group together: those of the weaker one, by NIST SP 800-57 part 1, 5.6.1.
    /// Triple DES with two keys is counted with 80.
    package var securityStrength: Int { min(cipherStrength, key.group.securityStrength) }

    var cipherStrength: Int { chipAuthenticationProtocol.cipher.securityStrength }
}
