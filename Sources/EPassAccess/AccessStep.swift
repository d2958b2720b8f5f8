// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// A step of the protocols between terminal and chip, named for its command in the notation of Doc 9303-11.
///
/// The raw value is what evidence and reports have. Some commands are a step of several protocols; which of them it was
/// follows from the protocol that was run.
public enum AccessStep: String, Sendable, Hashable, CaseIterable {
    /// MSE:Set AT: of PACE (4.4.4.1), of chip authentication (6.2.4.2), and of terminal authentication (7.1.5).
    case setAT = "MSE:Set AT"
    /// GENERAL AUTHENTICATE of PACE for the encrypted nonce (4.4.4.2).
    case encryptedNonce = "GENERAL AUTHENTICATE, encrypted nonce"
    /// GENERAL AUTHENTICATE of PACE with mapping data.
    case mapNonce = "GENERAL AUTHENTICATE, map nonce"
    /// GENERAL AUTHENTICATE of PACE with the ephemeral public key.
    case keyAgreement = "GENERAL AUTHENTICATE, key agreement"
    /// GENERAL AUTHENTICATE of PACE with the authentication token.
    case mutualAuthentication = "GENERAL AUTHENTICATE, mutual authentication"
    /// GET CHALLENGE: of Basic Access Control (4.3.4.1) and of terminal authentication (7.1.5).
    case getChallenge = "GET CHALLENGE"
    /// EXTERNAL AUTHENTICATE: of Basic Access Control (4.3.4.2) and of terminal authentication (7.1.5).
    case externalAuthenticate = "EXTERNAL AUTHENTICATE"
    /// MSE:Set KAT of chip authentication (6.2.4.1).
    case setKAT = "MSE:Set KAT"
    /// GENERAL AUTHENTICATE of chip authentication (6.2.4.2).
    case generalAuthenticate = "GENERAL AUTHENTICATE"
    /// MSE:Set DST of terminal authentication (7.1.5).
    case setDST = "MSE:Set DST"
    /// PSO:Verify Certificate of terminal authentication (7.1.5).
    case verifyCertificate = "PSO:Verify Certificate"
    /// The signature of the terminal, which no chip sees the making of.
    case terminalSignature = "terminal signature"

    /// The step as people are told of it: the command, and what it is for where several steps have the same one.
    package var message: Message {
        switch self {
        case .encryptedNonce: .sessionStepEncryptedNonce
        case .mapNonce: .sessionStepMapNonce
        case .keyAgreement: .sessionStepKeyAgreement
        case .mutualAuthentication: .sessionStepMutualAuthentication
        case .terminalSignature: .sessionStepTerminalSignature
        case .setAT, .getChallenge, .externalAuthenticate, .setKAT, .generalAuthenticate, .setDST, .verifyCertificate:
            .plainText(text: rawValue)
        }
    }
}
