// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

extension SimulatorProfile {
    /// Copies, and chips that pretend: the files are those of a genuine document, the chip is not the original, or does
    /// not behave like one.
    package static let dishonest: [SimulatorProfile] =
        [
            SimulatorProfile(
                "clone",
                "A copy without the private keys: it signs with random octets, and goes on with keys of its own.",
                behaviour: { $0.pretend(.randomOctets, .otherKey) }),
            SimulatorProfile(
                "clone-refusing", "A copy that answers the commands of either protocol with 6D00.",
                behaviour: { $0.pretend(.refused, .refused) }),
            SimulatorProfile(
                "clone-stripped", "A copy without EF.DG14 and EF.DG15, whose hashes are in EF.SOD.",
                defect: .chipKeyFilesMissing, behaviour: { $0.pretend(.refused, .refused) }),
            SimulatorProfile(
                "clone-stripped-com", "The same, and EF.COM does not name the two either.",
                defect: .chipKeyFilesHidden, behaviour: { $0.pretend(.refused, .refused) }),
            SimulatorProfile(
                "clone-denied", "A copy that answers 6982 to EF.DG14 and EF.DG15.",
                behaviour: {
                    $0.pretend(.refused, .refused)
                    $0.deniedFiles = [.dataGroup(.dg14), .dataGroup(.dg15)]
                }),
            SimulatorProfile(
                "dg14-swapped", "A copy with a key of chip authentication of its own in EF.DG14.",
                defect: .dataGroup14Swapped, document: { $0.activeAuthentication = nil }),
            SimulatorProfile(
                "dg15-swapped", "A copy with a key of active authentication of its own in EF.DG15.",
                defect: .dataGroup15Swapped, document: { $0.chipAuthentication = [] }),
        ] + signing + agreeing + mapping

    /// What a copy does in active authentication alone.
    private static let signing: [SimulatorProfile] = [
        active("aa-random", "random octets instead of a signature", .randomOctets),
        active("aa-wrong-key", "a signature by another private key than that of EF.DG15", .otherKey),
        active("aa-rsa-wrong-key", "a signature by another RSA key than that of EF.DG15", .otherKey, rsa),
        active("aa-replayed", "one recorded signature for every challenge", .replayed),
        active("aa-rsa-replayed", "one recorded RSA signature for every challenge", .replayed, rsa),
        active("aa-other-challenge", "a signature over another challenge", .otherChallenge),
        active("aa-refused", "6D00 instead of a signature", .refused),
        active("aa-zero", "zeros instead of a signature", .zero),
        active("aa-rsa-zero", "zeros instead of an RSA signature", .zero, rsa),
        active("aa-r-zero", "a signature whose r is zero", .zeroR),
        active("aa-s-zero", "a signature whose s is zero", .zeroS),
        active("aa-out-of-range", "r and s above the order", .outOfRange),
        active("aa-rsa-out-of-range", "an RSA signature above the modulus", .outOfRange, rsa),
        active("aa-truncated", "a signature that lacks two octets", .truncated(2)),
        active("aa-rsa-wrong-header", "a message representative that begins with 2A", .wrongHeader, rsa),
        active("aa-rsa-total-recovery", "a message representative that begins with 4A", .totalRecovery, rsa),
        active("aa-rsa-wrong-trailer", "a trailer of another hash function", .wrongTrailer, rsa),
        active("aa-rsa-unknown-trailer", "a trailer that names no hash function", .unknownTrailer, rsa),
        active("aa-rsa-wrong-padding", "a shorter M1 with padding that does not end", .wrongPadding, rsa),
        active("aa-rsa-changed-message", "M1 with one bit changed after hashing", .changedMessage, rsa),
    ]

    /// What a copy does in chip authentication alone.
    private static let agreeing: [SimulatorProfile] = [
        chip("ca-wrong-key", "has another private key than that of EF.DG14, and goes on under it", .otherKey),
        chip("ca-never-switches", "gives 9000, and goes on with the session keys of before", .neverSwitches),
        chip("ca-6988-after", "gives 9000, and 6988 to whatever comes behind", .errorAfterwards),
        chip("ca-unprotected-after", "gives 9000, and goes on without protection", .unprotectedAfterwards),
        chip("ca-refused", "gives 6D00 to the commands of chip authentication", .refused),
    ]

    /// What a copy does in PACE with chip authentication mapping.
    private static let mapping: [SimulatorProfile] = [
        mapped("clone-cam", "A copy with EF.CardSecurity that has another static key.", .otherStaticKey),
        mapped("cam-random", "The chip authentication data is random octets.", .randomChipAuthenticationData),
        mapped("cam-no-data", "The chip authentication data is missing.", .missingChipAuthenticationData),
    ]

    /// Documents whose issuer signed a static key of chip authentication that is none.
    package static let chipKeyDefective: [SimulatorProfile] = [
        key("ca-key-off-curve", "a point off the curve", .chipKeyOutsideGroup),
        key("ca-key-infinity", "the point at infinity", .chipKeyNeutral),
        key("ca-key-zero", "the point 0, 0", .chipKeyZero),
        key("ca-key-too-large", "a point whose x is the prime", .chipKeyTooLarge),
        key("ca-key-truncated", "a point that lacks an octet", .chipKeyTruncated),
        key("ca-key-order-2", "a point whose y is zero", .chipKeySmallOrder),
        key("ca-key-dh-outside-subgroup", "a number outside the subgroup", .chipKeyOutsideGroup, dh),
        key("ca-key-dh-one", "the number 1", .chipKeyNeutral, dh),
        key("ca-key-dh-order-2", "p - 1, which has the order 2", .chipKeySmallOrder, dh),
        key("ca-key-dh-zero", "the number 0", .chipKeyZero, dh),
        key("ca-key-dh-too-large", "p itself", .chipKeyTooLarge, dh),
        key("ca-key-dh-composite", "a key modulo a number that is no prime", .chipKeyCompositePrime, dh),
    ]

    private static let rsa = PrivateKey.KeyKind.rsa(1536)
    private static let dh = KeyAgreementGroup.dh(.modp2048Subgroup256)

    private static func active(
        _ name: String, _ text: String, _ fault: ActiveAuthenticationFault, _ key: PrivateKey.KeyKind = .ec(.p256)
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, "Active authentication gives \(text).", document: { $0.sign { $0.key = key } },
            behaviour: { $0.activeAuthenticationFault = fault })
    }

    private static func chip(_ name: String, _ text: String, _ fault: ChipAuthenticationFault) -> SimulatorProfile {
        SimulatorProfile(
            name, "In chip authentication the chip \(text).", document: { $0.activeAuthentication = nil },
            behaviour: { $0.chipAuthenticationFault = fault })
    }

    private static func mapped(_ name: String, _ text: String, _ fault: PACEFault) -> SimulatorProfile {
        SimulatorProfile(name, text, document: { $0.proveByMapping() }, behaviour: { $0.paceFault = fault })
    }

    private static func key(
        _ name: String, _ text: String, _ defect: DocumentDefect, _ group: KeyAgreementGroup = .ec(.brainpoolP256r1)
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, "The issuer signed as key of chip authentication \(text).", defect: defect,
            document: { $0.agree { $0.group = group } })
    }
}

extension ChipBehaviour {
    fileprivate mutating func pretend(_ active: ActiveAuthenticationFault, _ chip: ChipAuthenticationFault) {
        activeAuthenticationFault = active
        chipAuthenticationFault = chip
    }
}
