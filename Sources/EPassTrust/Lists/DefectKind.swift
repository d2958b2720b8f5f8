// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What kind of defect an entry states (BSI TR-03129-2, 7.3; for the eID application BSI TR-03129-3, A.2.3).
///
/// A parameter that is missing or cannot be read is nil: the entry then says less, not nothing.
package enum DefectKind: Sendable, Hashable {
    /// The document signer is revoked (7.3.1.1).
    case certificateRevoked(DefectCode<RevocationStatus>?)
    /// The document signer's certificate cannot be decoded; the octets of another one take its place (7.3.1.2).
    case certificateReplaced([UInt8]?)
    /// The private keys of chip authentication may be compromised (7.3.1.3).
    case chipAuthenticationKeyCompromised
    /// The private keys of active authentication may be compromised (7.3.1.4).
    case activeAuthenticationKeyCompromised
    /// Chip or active authentication is known to fail (7.3.1.5).
    case authenticationProtocolFailure(FailingProtocols?)
    /// The validity period of the document signer or the CSCA is wrong (7.3.1.6).
    case validityPeriodIncorrect(ValidityFault?)
    /// Data groups of the ePassport application are wrongly encoded (7.3.2.1).
    case dataGroupMalformed([Int])
    /// EF.SOD cannot be validated (7.3.2.2).
    case securityObjectInvalid(DefectCode<SecurityObjectFault>?)
    /// The lists of data groups in EF.COM and EF.SOD are wrong; without parameters in any way (7.3.2.3).
    case comSODDiscrepancy(listedInCOM: [Int]?, listedInSOD: [Int]?)
    /// EF.SOD names another signer than the right one, which is given (7.3.2.4).
    case wrongSignerIdentifier(SignerInfo.Identifier?)
    /// The country in the document signer's issuer is missing or wrong; the right one is given (7.3.2.5).
    case issuingCountry(String?)
    /// Data groups of the eID application are wrongly encoded (TR-03129-3, A.2.3.1).
    case eIDDataGroupMalformed([Int])
    /// The integrity of the eID application's data groups is not certain (TR-03129-3, A.2.3.2).
    case eIDIntegrityUncertain
    /// EF.CardSecurity is wrongly encoded; a corrected ContentInfo is given (7.3.3.1).
    case cardSecurityMalformed([UInt8]?)
    /// EF.ChipSecurity is wrongly encoded (7.3.3.2).
    case chipSecurityMalformed
    /// The chip has to be powered down between two authentications (7.3.3.3).
    case powerDownRequired
    /// The document signer's certificate is wrongly encoded and cannot be used (7.3.3.4).
    case documentSignerMalformed(DefectCode<EncodingFault>?)
    /// Another type, in dots.
    case unknown(String)

    /// Why a document signer counts as revoked, as codes from 0: no details are given; it is under investigation; the
    /// certificate was used for testing; the issuer has revoked it by a revocation list, or the signer of the defect
    /// list has; the certificate is inadequate.
    package enum RevocationStatus: Int, Sendable, Hashable {
        case noIndication, onHold, testing, revokedByIssuer, revokedByListSigner, inadequate
    }

    /// The protocols that are known to fail.
    package struct FailingProtocols: OptionSet, Sendable, Hashable {
        /// One bit for each protocol, not the status code of the guideline, which is `code`.
        package let rawValue: UInt8
        /// - Parameter rawValue: bits that stand for no protocol are kept.
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Chip authentication.
        package static let chipAuthentication = FailingProtocols(rawValue: 1)
        /// Active authentication.
        package static let activeAuthentication = FailingProtocols(rawValue: 2)
        /// PACE with chip authentication mapping.
        package static let paceChipAuthenticationMapping = FailingProtocols(rawValue: 4)

        private static let codes: [FailingProtocols] = [
            .chipAuthentication, .activeAuthentication, [.chipAuthentication, .activeAuthentication],
            .paceChipAuthenticationMapping, [.chipAuthentication, .paceChipAuthenticationMapping],
            [.activeAuthentication, .paceChipAuthenticationMapping],
            [.chipAuthentication, .activeAuthentication, .paceChipAuthenticationMapping],
        ]

        init?(code: Int) {
            guard Self.codes.indices.contains(code) else { return nil }
            self = Self.codes[code]
        }

        /// The status code of the guideline; nil for no protocol at all.
        package var code: Int? { Self.codes.firstIndex(of: self) }
    }

    /// Whose validity period is wrong, as codes from 0.
    package enum ValidityFault: Int, Sendable, Hashable {
        case csca, documentSigner, both
    }

    /// What is wrong with EF.SOD, as codes from 0: no details are given; the signature; the hash; the encoding; the
    /// hashes of the data groups, or their encoding.
    package enum SecurityObjectFault: Int, Sendable, Hashable {
        case noIndication, signature, hash, encoding, dataGroupHashes
    }

    /// What is wrong with a certificate, as codes from 0: no details are given; the algorithm is not known; the
    /// encoding is wrong.
    package enum EncodingFault: Int, Sendable, Hashable {
        case noIndication, unknownAlgorithm, encoding
    }
}
