// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What kind of defect an entry states (BSI TR-03129-2, 7.3; for the eID application BSI TR-03129-3, A.2.3).
///
/// A parameter that is missing or cannot be read is nil: the entry then says less, not nothing.
package enum DefectKind: Sendable, Hashable {
    /// The document signer is revoked (7.3.1.1).
    case certificateRevoked(RevocationStatus?)
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
    case securityObjectInvalid(SecurityObjectFault?)
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
    case documentSignerMalformed(EncodingFault?)
    /// Another type, in dots.
    case unknown(String)

    /// Why a document signer counts as revoked.
    package struct RevocationStatus: RawRepresentable, Sendable, Hashable {
        /// The code; 32 and above are for internal use.
        package let rawValue: Int
        /// Also a code that the guideline does not have.
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// No details are given.
        package static let noIndication = RevocationStatus(rawValue: 0)
        /// Under investigation.
        package static let onHold = RevocationStatus(rawValue: 1)
        /// The certificate was used for testing.
        package static let testing = RevocationStatus(rawValue: 2)
        /// The issuer has revoked it by a revocation list.
        package static let revokedByIssuer = RevocationStatus(rawValue: 3)
        /// The signer of the defect list has revoked it.
        package static let revokedByListSigner = RevocationStatus(rawValue: 4)
        /// The certificate is inadequate.
        package static let inadequate = RevocationStatus(rawValue: 5)
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

    /// Whose validity period is wrong.
    package enum ValidityFault: Int, Sendable, Hashable {
        /// The CSCA's.
        case csca = 0
        /// The document signer's.
        case documentSigner = 1
        /// Both.
        case both = 2
    }

    /// What is wrong with EF.SOD.
    package struct SecurityObjectFault: RawRepresentable, Sendable, Hashable {
        /// The code; 32 and above are for internal use.
        package let rawValue: Int
        /// Also a code that the guideline does not have.
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// No details are given.
        package static let noIndication = SecurityObjectFault(rawValue: 0)
        /// The signature.
        package static let signature = SecurityObjectFault(rawValue: 1)
        /// The hash.
        package static let hash = SecurityObjectFault(rawValue: 2)
        /// The encoding.
        package static let encoding = SecurityObjectFault(rawValue: 3)
        /// The hashes of the data groups, or their encoding.
        package static let dataGroupHashes = SecurityObjectFault(rawValue: 4)
    }

    /// What is wrong with a certificate.
    package struct EncodingFault: RawRepresentable, Sendable, Hashable {
        /// The code; 32 and above are for internal use.
        package let rawValue: Int
        /// Also a code that the guideline does not have.
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// No details are given.
        package static let noIndication = EncodingFault(rawValue: 0)
        /// The algorithm is not known.
        package static let unknownAlgorithm = EncodingFault(rawValue: 1)
        /// The encoding is wrong.
        package static let encoding = EncodingFault(rawValue: 2)
    }
}
