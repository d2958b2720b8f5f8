// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

/// Profiles whose names follow a pattern; lists show some of them.
extension SimulatorProfile {
    /// The words after `pace-` that name any combination: see ``named(_:)``.
    package static let combinationPattern = "pace-MAPPING-GROUP-CIPHER"
    /// The words after `ca-` that name any group and cipher of chip authentication: see ``named(_:)``.
    package static let chipAuthenticationPattern = "ca-GROUP-CIPHER"

    /// A document that offers one combination, and generic mapping beside chip authentication mapping, as 4.4 demands.
    static func combination(_ offer: PACECombination) -> SimulatorProfile {
        let companion =
            offer.mapping == .chipAuthentication ? PACECombination(.generic, offer.group, offer.cipher) : nil
        return SimulatorProfile(
            "pace-\(offer.profileName)",
            "PACE alone: \(offer.mapping.rawValue), \(offer.group.name), \(offer.cipher.rawValue)."
        ) {
            $0.accessControl = .pace
            $0.activeAuthentication = nil
            $0.chipAuthentication = []
            $0.pace = [offer, companion].compactMap { $0 }
        }
    }

    /// A document with chip authentication on that group, with that cipher alone.
    static func combination(_ group: KeyAgreementGroup, _ cipher: SymmetricCipher) -> SimulatorProfile {
        SimulatorProfile(
            "ca-\(group.name)-\(cipher.rawValue)".lowercased(),
            "Chip authentication alone: \(group.name), \(cipher.rawValue)."
        ) {
            $0.activeAuthentication = nil
            $0.chipAuthentication = [
                ChipAuthenticationDescription {
                    $0.group = group
                    $0.ciphers = [cipher]
                }
            ]
        }
    }

    /// The combination of chip authentication of that name, if it is one.
    static func chipAuthentication(named name: String) -> SimulatorProfile? {
        for group in KeyAgreementGroup.standardized {
            for cipher in SymmetricCipher.allCases
            where "ca-\(group.name)-\(cipher.rawValue)".lowercased() == name {
                return combination(group, cipher)
            }
        }
        return nil
    }
}
