// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

extension SimulatorProfile {
    /// The words after `ca-` that name any group and cipher of chip authentication: see ``named(_:)``.
    package static let chipAuthenticationPattern = "ca-GROUP-CIPHER"

    /// Genuine documents whose chip proves that it is the original in other ways.
    package static let chipProtocols: [SimulatorProfile] = both + signing + agreeing + representatives

    /// Which of the two protocols there are.
    private static let both: [SimulatorProfile] = [
        .init(
            "no-chip-authentication", "Neither active nor chip authentication: a copy could not be told.",
            document: { $0.proveNothing() }),
        .init(
            "aa-and-ca",
            "Active authentication with ECDSA P-256 and chip authentication on brainpoolP256r1: the default document."),
        .init(
            "aa-only", "Active authentication alone, with ECDSA P-256.", document: { $0.chipAuthentication = [] }),
        .init(
            "ca-only", "Chip authentication alone, on brainpoolP256r1 with AES-128.",
            document: { $0.activeAuthentication = nil }),
    ]

    /// Kinds of keys of active authentication.
    private static let signing: [SimulatorProfile] = [
        active("aa-rsa-1024", "RSA with 1,024 bits and SHA-1", .rsa(1024), .sha1),
        active("aa-rsa-1536", "RSA with 1,536 bits and SHA-224", .rsa(1536), .sha224),
        active("aa-rsa-2048", "RSA with 2,048 bits, which takes extended length", .rsa(2048)),
        active("aa-rsa-3072", "RSA with 3,072 bits and SHA-384", .rsa(3072), .sha384),
        active("aa-rsa-4096", "RSA with 4,096 bits and SHA-512", .rsa(4096), .sha512),
        active("aa-rsa-b4", "RSA with 1,536 bits by ISO/IEC 9796-2, B.4", .rsa(1536)) { $0.scheme = .b4 },
        active("aa-p224", "ECDSA P-224 and SHA-224", .ec(.p224), .sha224),
        active("aa-p384", "ECDSA P-384 and SHA-384", .ec(.p384), .sha384),
        active("aa-p521", "ECDSA P-521 and SHA-512", .ec(.p521), .sha512),
        active("aa-brainpoolp256r1", "ECDSA brainpoolP256r1", .ec(.brainpoolP256r1)),
        active("aa-brainpoolp512r1", "ECDSA brainpoolP512r1 and SHA-512", .ec(.brainpoolP512r1), .sha512),
        active("aa-named-curve", "ECDSA P-256, the curve by name", .ec(.p256)) { $0.explicitParameters = false },
        active("aa-der", "ECDSA P-256 with signatures in DER", .ec(.p256)) { $0.format = .der },
        active("aa-no-info", "ECDSA P-256 without an entry in EF.DG14", .ec(.p256)) { $0.withInfo = false },
        active("aa-sha-1", "ECDSA P-256 with SHA-1, which the standard forbids", .ec(.p256), .sha1),
        active("aa-hash-misstated", "ECDSA P-256 with SHA-256, where EF.DG14 names SHA-384", .ec(.p256)) {
            $0.statedHash = .sha384
        },
        .init(
            "aa-rsa-short-message",
            "Active authentication with RSA, 1,536 bits; M1 is shorter than it has to be, padded as ISO/IEC 9796-2 has it.",
            document: { $0.sign { $0.key = .rsa(1536) } }, behaviour: { $0.activeAuthenticationFault = .shortMessage }),
        .init(
            "aa-rsa-chained", "Active authentication with RSA, 2,048 bits; the response comes in pieces with 61xx.",
            document: { $0.sign { $0.key = .rsa(2048) } }, behaviour: { $0.longResponse = .chained }),
        .init(
            "aa-rsa-truncated",
            "Active authentication with RSA, 2,048 bits; of the response comes what fits a short one.",
            document: { $0.sign { $0.key = .rsa(2048) } }, behaviour: { $0.longResponse = .truncated }),
    ]

    /// Kinds of keys of chip authentication, and of chips.
    private static let agreeing: [SimulatorProfile] = [
        agreement("ca-3des", "ECDH and Triple DES: MSE:Set KAT") { $0.ciphers = [.tripleDES] },
        agreement("ca-3des-and-aes", "ECDH with Triple DES and AES-128, with either command") {
            $0.ciphers = [.tripleDES, .aes128]
        },
        agreement("ca-dh", "DH, the key as PKCS #3") { $0.group = .dh(.modp2048Subgroup256) },
        agreement("ca-dh-3des", "DH and Triple DES: MSE:Set KAT with extended length") {
            $0.group = .dh(.modp2048Subgroup224)
            $0.ciphers = [.tripleDES]
        },
        agreement("ca-dh-x942", "DH, the key as X9.42") {
            $0.group = .dh(.modp2048Subgroup256)
            $0.encoding = .x942
        },
        agreement("ca-dh-safe-prime", "DH with the safe prime of RFC 3526, group 14, as PKCS #3") {
            $0.group = ProfileGroups.safePrime ?? $0.group
        },
        agreement("ca-dh-own-group", "DH with a prime of its own, as PKCS #3, which does not tell the order") {
            $0.group = ProfileGroups.own ?? $0.group
        },
        agreement("ca-dh-own-group-x942", "DH with a prime of its own, as X9.42, which tells the order") {
            $0.group = ProfileGroups.own ?? $0.group
            $0.encoding = .x942
        },
        agreement("ca-named-curve", "ECDH, the curve by its object identifier") { $0.encoding = .named },
        agreement("ca-standardized", "ECDH, the group by its number") { $0.encoding = .standardized },
        agreement("ca-no-info", "ECDH without a ChipAuthenticationInfo") { $0.withInfo = false },
        agreement("ca-3des-no-info", "ECDH and Triple DES without a ChipAuthenticationInfo") {
            $0.ciphers = [.tripleDES]
            $0.withInfo = false
        },
        agreement("ca-numbered", "ECDH with one key, which has a number") { $0.keyID = 2 },
        .init(
            "ca-several-keys", "Chip authentication with three keys: P-256, brainpoolP384r1, and DH as PKCS #3.",
            document: {
                $0.agree(
                    {
                        $0.group = .ec(.p256)
                        $0.keyID = 1
                        $0.ciphers = [.tripleDES, .aes128]
                    },
                    {
                        $0.group = .ec(.brainpoolP384r1)
                        $0.keyID = 2
                        $0.ciphers = [.aes256]
                    },
                    {
                        $0.group = .dh(.modp2048Subgroup256)
                        $0.keyID = 3
                    })
            }),
        .init(
            "ca-set-at-only", "Chip authentication with Triple DES by MSE:Set AT; the chip does not know MSE:Set KAT.",
            document: { $0.agree { $0.ciphers = [.tripleDES] } },
            behaviour: { $0.chipAuthenticationCommands = .authenticationTemplateOnly }),
        .init(
            "ca-set-kat-only",
            "Chip authentication with Triple DES and AES named, of which the chip knows MSE:Set KAT.",
            document: { $0.agree { $0.ciphers = [.tripleDES, .aes128] } },
            behaviour: { $0.chipAuthenticationCommands = .keyAgreementTemplateOnly }),
        .init(
            "ca-reflected", "Chip authentication whose response repeats the terminal's key.",
            document: { $0.activeAuthentication = nil }, behaviour: { $0.chipAuthenticationFault = .reflectedKey }),
        .init(
            "ca-key-refused", "Every ephemeral key of chip authentication is refused with 6A80.",
            document: { $0.activeAuthentication = nil }, behaviour: { $0.chipAuthenticationFault = .keyRefused }),
        .init(
            "ca-lost-afterwards", "The chip leaves the field right behind chip authentication.",
            document: { $0.activeAuthentication = nil }, behaviour: { $0.chipAuthenticationFault = .lostAfterwards }),
    ]

    /// One profile for each group and cipher; the others have names of the same pattern.
    private static let representatives: [SimulatorProfile] =
        KeyAgreementGroup.standardized.map { combination($0, .aes128) }
        + [SymmetricCipher.tripleDES, .aes192, .aes256].map { combination(.ec(.brainpoolP256r1), $0) }

    /// A document with chip authentication on that group, with that cipher alone.
    static func combination(_ group: KeyAgreementGroup, _ cipher: SymmetricCipher) -> SimulatorProfile {
        SimulatorProfile(
            "ca-\(group.name)-\(cipher.rawValue)".lowercased(),
            "Chip authentication alone: \(group.name), \(cipher.rawValue).",
            document: {
                $0.agree {
                    $0.group = group
                    $0.ciphers = [cipher]
                }
            })
    }

    /// The combination of chip authentication of that name, if it is one.
    static func chipAuthentication(named name: String) -> SimulatorProfile? {
        KeyAgreementGroup.standardized.flatMap { group in SymmetricCipher.allCases.map { combination(group, $0) } }
            .first { $0.name == name }
    }

    private static func active(
        _ name: String, _ text: String, _ key: PrivateKey.KeyKind, _ hash: DocumentDescription.HashName = .sha256,
        _ change: @escaping Change<ActiveAuthenticationDescription> = { _ in }
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, "Active authentication alone: \(text).",
            document: {
                $0.sign {
                    $0.key = key
                    $0.hash = hash
                    change(&$0)
                }
            })
    }

    private static func agreement(
        _ name: String, _ text: String, _ change: @escaping Change<ChipAuthenticationDescription>
    ) -> SimulatorProfile {
        SimulatorProfile(name, "Chip authentication alone: \(text).", document: { $0.agree(change) })
    }
}

extension DocumentDescription {
    /// Gives the document active authentication with this key, and no chip authentication.
    mutating func sign(_ key: SimulatorProfile.Change<ActiveAuthenticationDescription>) {
        activeAuthentication = ActiveAuthenticationDescription(key)
        chipAuthentication = []
    }

    /// Gives the document chip authentication with these keys, and no active authentication.
    mutating func agree(_ keys: SimulatorProfile.Change<ChipAuthenticationDescription>...) {
        activeAuthentication = nil
        chipAuthentication = keys.map { ChipAuthenticationDescription($0) }
    }

    /// Takes away everything by which the chip proves that it is the original.
    mutating func proveNothing(behind accessControl: AccessControl = .paceAndBasic) {
        self.accessControl = accessControl
        activeAuthentication = nil
        chipAuthentication = []
    }

    /// Gives the document the mapping of PACE as the only thing by which the chip proves that it is the original.
    mutating func proveByMapping() {
        proveNothing()
        pace = SimulatorProfile.offers(.chipAuthentication, .generic)
    }
}
