// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

extension SimulatorProfile {
    /// The words after `pace-` that name any combination: see ``named(_:)``.
    package static let combinationPattern = "pace-MAPPING-GROUP-CIPHER"

    /// Genuine documents with other access control.
    package static let access: [SimulatorProfile] =
        [
            SimulatorProfile(
                "bac", "Basic Access Control alone, and no EF.DG14: a document of the first generation.",
                document: { $0.proveNothing(behind: .basic) }),
            SimulatorProfile("pace-only", "PACE alone.", document: { $0.accessControl = .pace }),
            SimulatorProfile("pace-and-bac", "PACE and Basic Access Control: the default document."),
            SimulatorProfile(
                "pace-cam", "PACE with chip authentication mapping and generic mapping; EF.CardSecurity and EF.DIR.",
                document: { $0.proveByMapping() }),
            SimulatorProfile(
                "can-only", "PACE with the card access number alone; the MRZ opens nothing.",
                document: {
                    $0.accessControl = .pace
                    $0.passwords = [.can]
                }),
            SimulatorProfile(
                "pace-pin", "PACE with MRZ, CAN, PIN 483921 and PUK 9753108642.",
                document: {
                    $0.accessControl = .pace
                    $0.passwords = PasswordKind.allCases
                }),
            SimulatorProfile(
                "pace-3des-first", "EF.CardAccess names Triple DES first and AES-128 later.",
                document: { $0.pace = offers(.generic, ciphers: [.tripleDES, .aes128]) }),
            SimulatorProfile(
                "pace-all-mappings", "Integrated, generic and chip authentication mapping with AES-256 and AES-128.",
                document: {
                    $0.pace = offers(.integrated, .generic, .chipAuthentication, ciphers: [.aes256, .aes128])
                }),
            SimulatorProfile(
                "pace-two-groups", "One protocol with brainpoolP256r1 and P-384: the terminal has to say which.",
                document: { $0.pace = offers(.generic) + offers(.generic, group: .ec(.p384)) }),
            SimulatorProfile(
                "pace-explicit", "Explicit domain parameters that are those of brainpoolP256r1.",
                document: { $0.pace = offers(.generic, isExplicit: true) }),
            SimulatorProfile(
                "pace-reference-always",
                "MSE:Set AT without a reference of the domain parameters is refused with 6A87.",
                document: { $0.accessControl = .pace }, behaviour: { $0.parameterReference = .always }),
            SimulatorProfile(
                "pace-reference-never", "MSE:Set AT with a reference of the domain parameters is refused with 6A88.",
                document: { $0.accessControl = .pace }, behaviour: { $0.parameterReference = .never }),
            SimulatorProfile(
                "pace-leading-zeros", "The chip's keys are drawn so that x-coordinates begin with a zero octet.",
                document: { $0.accessControl = .pace }, behaviour: { $0.prefersLeadingZeros = true }),
            SimulatorProfile(
                "pace-second-try", "The first run of PACE ends with 6300 although the password is right.",
                document: { $0.accessControl = .pace }, behaviour: { $0.refusedTokens = 1 }),
        ] + representatives

    /// One profile for each group, mapping and cipher; the others have names of the same pattern.
    private static let representatives: [SimulatorProfile] = {
        let curve = KeyAgreementGroup.ec(.brainpoolP256r1)
        let groups = KeyAgreementGroup.standardized.map { PACECombination(.generic, $0, .aes128) }
        let ciphers = [SymmetricCipher.tripleDES, .aes192, .aes256].map { PACECombination(.generic, curve, $0) }
        let mappings = [
            PACECombination(.integrated, curve, .aes128),
            PACECombination(.integrated, .dh(.modp2048Subgroup256), .aes256),
            PACECombination(.chipAuthentication, curve, .aes128),
        ]
        return (groups + ciphers + mappings).compactMap { $0.map(combination) }
    }()

    /// A document that offers one combination, and generic mapping beside chip authentication mapping, as 4.4 demands.
    static func combination(_ offer: PACECombination) -> SimulatorProfile {
        let companion =
            offer.mapping == .chipAuthentication ? PACECombination(.generic, offer.group, offer.cipher) : nil
        return SimulatorProfile(
            "pace-\(offer.profileName)",
            "PACE alone: \(offer.mapping.rawValue), \(offer.group.name), \(offer.cipher.rawValue).",
            document: {
                $0.proveNothing(behind: .pace)
                $0.pace = [offer, companion].compactMap { $0 }
            })
    }

    /// Documents whose access control files do not fit together.
    package static let accessDefective: [SimulatorProfile] = [
        SimulatorProfile(
            "pace-hidden", "There is no EF.CardAccess, although EF.DG14 has a PACEInfo.", defect: .cardAccessHidden),
        SimulatorProfile(
            "pace-cardaccess-changed", "EF.CardAccess has a PACEInfo, Triple DES on P-192, that is not signed.",
            defect: .cardAccessAdded),
        SimulatorProfile(
            "pace-stripped", "EF.CardAccess lacks the stronger of two signed PACEInfos.", defect: .cardAccessReduced,
            document: { $0.pace = offers(.generic, ciphers: [.aes128, .aes256]) }),
        SimulatorProfile("pace-not-signed", "The signed files have no PACEInfo.", defect: .paceInfoNotSigned),
        SimulatorProfile(
            "pace-explicit-untrusted", "Explicit domain parameters: brainpoolP256r1 with another generator.",
            defect: .domainParametersChanged, document: { $0.pace = offers(.generic, isExplicit: true) }),
        SimulatorProfile(
            "pace-cardsecurity-changed", "One octet of the signature in EF.CardSecurity is wrong.",
            defect: .cardSecurityChanged, document: { $0.pace = offers(.chipAuthentication, .generic) }),
        SimulatorProfile(
            "pace-dir-changed", "EF.DIR names another application than its signed copy in EF.CardSecurity.",
            defect: .directoryChanged, document: { $0.pace = offers(.chipAuthentication, .generic) }),
    ]

    /// Chips that misbehave in PACE.
    package static let accessHostile: [SimulatorProfile] = [
        fault(
            "pace-error", "Every command of PACE is answered with 6A80; Basic Access Control works.",
            .everyCommandRefused),
        SimulatorProfile(
            "pace-sticky", "PACE ends with 6A80 at the mapping; Basic Access Control then works only after a reset.",
            behaviour: {
                $0.paceFault = .mappingRefused
                $0.locksBasicAfterPACE = true
            }),
        tries("pace-mrz-tries", "The MRZ has a retry counter, and two tries are left.", 2),
        tries("pace-mrz-suspended", "The MRZ has a retry counter, and one try is left: it is suspended.", 1),
        tries("pace-mrz-blocked", "The MRZ has a retry counter, and no try is left: it is blocked.", 0),
        fault("pace-nonce-short", "The encrypted nonce lacks an octet.", .nonceTruncated),
        fault("pace-map-off-curve", "The chip's mapping key is a point off the curve.", .mappingKey(.outsideGroup)),
        fault("pace-map-infinity", "The chip's mapping key is the point at infinity.", .mappingKey(.neutral)),
        fault("pace-map-short", "The chip's mapping key lacks an octet.", .mappingKey(.truncated)),
        fault("pace-off-curve", "The chip's ephemeral key is a point off the curve.", .agreementKey(.outsideGroup)),
        fault("pace-infinity", "The chip's ephemeral key is the point at infinity.", .agreementKey(.neutral)),
        fault("pace-same-key", "The chip sends the terminal's ephemeral key back.", .agreementKey(.mirrored)),
        fault("pace-short-key", "The chip's ephemeral key lacks an octet.", .agreementKey(.truncated)),
        fault("pace-long-key", "The chip's ephemeral key has an octet too many.", .agreementKey(.extended)),
        fault(
            "pace-dh-outside-subgroup", "With DH, the chip's ephemeral key is outside the subgroup.",
            .agreementKey(.outsideGroup), offers(.generic, group: .dh(.modp2048Subgroup256))),
        fault(
            "pace-dh-neutral", "With DH, the chip's ephemeral key is 1.", .agreementKey(.neutral),
            offers(.generic, group: .dh(.modp2048Subgroup256))),
        fault("pace-wrong-token", "One bit of the chip's token is wrong.", .wrongToken),
        fault(
            "pace-cam-wrong", "The chip authentication data was made without the chip's static key.",
            .wrongChipAuthenticationData, offers(.chipAuthentication, .generic)),
        workedExample,
    ]

    /// The chip of Doc 9303-11, Appendix G.1: for tests only, as nothing in it is random.
    private static let workedExample = SimulatorProfile(
        "worked-example-g1",
        "For tests only: nonce and keys of PACE are those printed in Doc 9303-11, Appendix G.1, in every run.",
        fixed: FixedPACEValues(
            nonce: [
                0x3F, 0x00, 0xC4, 0xD3, 0x9D, 0x15, 0x3F, 0x2B, 0x2A, 0x21, 0x4A, 0x07, 0x8D, 0x89, 0x9B, 0x22,
            ],
            mappingKey: [
                0x49, 0x8F, 0xF4, 0x97, 0x56, 0xF2, 0xDC, 0x15, 0x87, 0x84, 0x00, 0x41, 0x83, 0x9A, 0x85, 0x98,
                0x2B, 0xE7, 0x76, 0x1D, 0x14, 0x71, 0x5F, 0xB0, 0x91, 0xEF, 0xA7, 0xBC, 0xE9, 0x05, 0x85, 0x60,
            ],
            agreementKey: [
                0x10, 0x7C, 0xF5, 0x86, 0x96, 0xEF, 0x61, 0x55, 0x05, 0x33, 0x40, 0xFD, 0x63, 0x33, 0x92, 0xBA,
                0x81, 0x90, 0x9D, 0xF7, 0xB9, 0x70, 0x6F, 0x22, 0x6F, 0x32, 0x08, 0x6C, 0x7A, 0xFF, 0x97, 0x4A,
            ]),
        document: {
            $0.proveNothing(behind: .pace)
            $0.mrz = [
                "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "T220001293UTO6408125F1010318<<<<<<<<<<<<<<06",
            ]
        })

    private static func fault(
        _ name: String, _ text: String, _ fault: PACEFault, _ offers: [PACECombination] = offers(.generic)
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, text, document: { $0.pace = offers }, behaviour: { $0.paceFault = fault })
    }

    private static func tries(_ name: String, _ text: String, _ left: Int) -> SimulatorProfile {
        SimulatorProfile(name, text, behaviour: { $0.triesLeft = [.mrz: left] })
    }

    static func offers(
        _ mappings: PACEMapping..., group: KeyAgreementGroup = .ec(.brainpoolP256r1),
        ciphers: [SymmetricCipher] = [.aes128], isExplicit: Bool = false
    ) -> [PACECombination] {
        mappings.flatMap { mapping in
            ciphers.compactMap { PACECombination(mapping, group, $0, isExplicit: isExplicit) }
        }
    }
}
