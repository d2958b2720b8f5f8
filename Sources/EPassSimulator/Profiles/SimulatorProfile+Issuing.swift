// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension SimulatorProfile {
    /// Documents whose CSCA has published something that a reading has at hand: revocation lists, link certificates.
    ///
    /// The document itself is genuine in all of them.
    package static let issuing: [SimulatorProfile] = [
        SimulatorProfile(
            "crl", "The revocation list of the CSCA is at hand, and the document signer is not on it.",
            document: { $0.withRevocationList = true }),
        SimulatorProfile(
            "signer-revoked", "The document signer is on the revocation list of its CSCA.", defect: .signerRevoked,
            document: { $0.withRevocationList = true }),
        SimulatorProfile(
            "crl-expired", "The next revocation list of the CSCA was due long ago.", defect: .revocationListExpired,
            document: { $0.withRevocationList = true }),
        SimulatorProfile(
            "csca-link",
            "The first generation of the CSCA is trusted, the second issued the document signer, and a link certificate lies between.",
            document: { $0.cscaGenerations = 2 }),
        SimulatorProfile(
            "link-missing", "The same without the link certificate.", defect: .linkMissing,
            document: { $0.cscaGenerations = 2 }),
    ]
}
