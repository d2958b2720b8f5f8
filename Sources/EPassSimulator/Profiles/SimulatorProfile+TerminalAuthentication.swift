// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTrust

extension SimulatorProfile {
    /// Genuine documents with fingerprints and irises that need terminal authentication; their export has what a
    /// terminal needs for it.
    package static let terminalAuthentication: [SimulatorProfile] =
        [
            guarded("eac", "Fingers and irises behind terminal authentication with ECDSA brainpoolP256r1"),
            guarded("eac-rsa", "Terminal authentication with RSA-PSS, 2,048 bits") {
                $0.algorithm = .rsaPSSSHA256
                $0.key = .rsa(2048)
            },
            guarded("eac-rsa-v1-5", "Terminal authentication with RSA, PKCS #1 version 1.5, as older chips have it") {
                $0.algorithm = .rsaPKCS1SHA256
                $0.key = .rsa(2048)
            },
            guarded("eac-p384", "Terminal authentication with ECDSA P-384 and SHA-384") {
                $0.algorithm = .ecdsaSHA384
                $0.key = .ec(.p384)
            },
            guarded("eac-fingers", "Fingers alone behind terminal authentication") {
                $0.dataGroups = [3]
                $0.rights = [3]
            },
        ] + channels + authorities + refused + commands

    /// What terminal authentication is bound to.
    private static let channels: [SimulatorProfile] = [
        guarded(
            "eac-cam", "Terminal authentication bound to PACE with chip authentication mapping",
            document: { $0.proveByMapping() }),
        guarded(
            "eac-cam-and-ca", "Terminal authentication bound to chip authentication, which follows the mapping of PACE",
            document: { $0.pace = offers(.chipAuthentication, .generic) }),
        guarded(
            "eac-bac", "Terminal authentication after Basic Access Control, bound to the document number",
            document: { $0.accessControl = .basic }),
    ]

    /// What the chip trusts, and who certified the terminal.
    private static let authorities: [SimulatorProfile] = [
        guarded("eac-link", "The terminal's authority has a new key, to which a link certificate leads") {
            $0.generations = 2
            $0.issuer = 2
        },
        guarded("eac-two-links", "The terminal's authority has the second new key, to which two link certificates lead")
        {
            $0.generations = 3
            $0.issuer = 3
        },
        guarded("eac-two-trust-points", "The chip trusts two keys of the authority; the older certified the terminal") {
            $0.generations = 2
            $0.trustPoints = [1, 2]
        },
        guarded("eac-foreign-dv", "A document verifier of another State certified the terminal") {
            $0.documentVerifier = .foreign
        },
        guarded("eac-fingers-only", "The terminal has the right to the fingers, and not to the irises") {
            $0.rights = [3]
        },
        guarded("eac-no-rights", "The terminal has the right to nothing") { $0.rights = [] },
    ]

    /// Credentials that the chip refuses.
    private static let refused: [SimulatorProfile] = [
        guarded("eac-expired", "The terminal's certificate expired before the chip was made") {
            $0.credentials = .expired
        },
        guarded("eac-other-authority", "The terminal's certificates are of an authority that the chip does not know") {
            $0.credentials = .otherAuthority
        },
        guarded("eac-forged", "Another key certified the document verifier under the authority's name") {
            $0.credentials = .forged
        },
        guarded("eac-other-key", "The terminal's private key is not that of its certificate") {
            $0.credentials = .otherKey
        },
    ]

    /// How the chip takes commands.
    private static let commands: [SimulatorProfile] = [
        guarded(
            "eac-chaining", "RSA certificates come in chains of short commands; the chip has no extended length",
            {
                $0.algorithm = .rsaPSSSHA256
                $0.key = .rsa(2048)
            },
            behaviour: { $0.chainsCommands = true }),
        guarded(
            "eac-denial-ends", "The secure channel ends where a file is asked for without the right to it",
            behaviour: { $0.denialEndsChannel = true }),
    ]

    /// A document with chip authentication and terminal authentication.
    private static func guarded(
        _ name: String, _ text: String,
        _ adapt: @escaping Change<TerminalAuthenticationDescription> = { _ in },
        document change: @escaping Change<DocumentDescription> = { _ in },
        behaviour: @escaping Change<ChipBehaviour> = { _ in }
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, text + ".",
            document: {
                $0.activeAuthentication = nil
                $0.terminalAuthentication = TerminalAuthenticationDescription(adapt)
                change(&$0)
            }, behaviour: behaviour)
    }
}
