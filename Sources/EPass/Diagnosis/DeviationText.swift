// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Deviations of passive authentication in words.
enum DeviationText {
    /// A sentence without its full stop.
    static func sentence(_ deviation: TrustDeviation) -> String {
        switch deviation {
        case .berEncoding: "EF.SOD is BER, not DER"
        case .attributeOrder: "The signed attributes do not stand in the order of DER"
        case .contentTypeNotICAO: "The content type of EF.SOD is not that of ICAO"
        case .signerInfoVersion: "The version of the signer's structure does not fit the way it names its certificate"
        case .signerIdentifierMismatch: "EF.SOD names another certificate than the one that made its signature"
        case .digestDiffersFromSignatureHash: "The hash inside the signature is another one than that of the content"
        case .signatureHashNotNamed: "The signature algorithm does not name its hash"
        case .ecdsaIntegerPadding: "An integer of the ECDSA signature is padded, or lacks its sign octet"
        case .rsaLeadingZerosDropped: "The RSA signature is shorter than the modulus"
        case .twinCurve: "The certificate names another curve than the one that its key is on"
        case .akiMismatch: "The key identifier of the signer names no trusted key; one of the same name verifies"
        case .akiMissing: "The signer names no key of its CSCA; the anchor was found by its name"
        case .issuerNameDiffers:
            "The issuer's name is not the subject of the anchor, though key identifier and signature fit"
        case .keyUsageMissing: "The document signer states no key usage"
        case .keyUsageNotDigitalSignature:
            "The document signer's key is for content commitment, not for digital signatures"
        case .keyUsageNotCritical: "The key usage of the document signer or of its CSCA is not critical"
        case .digestInfoWithoutNull: "The RSA signature names its hash without the NULL of the standard"
        case .documentTypeListWithoutVersion: "The signer's list of document types does not state its version"
        case .extendedKeyUsagePresent:
            "The document signer states an extended key usage, which the standard does not have"
        case .anchorWithoutAuthority:
            "The anchor does not say that it is an authority; that it is one is known from where it came"
        case .alternativeCountryDiffers:
            "The codes in the alternative name are those of another country than the certificate's"
        case .signerCertificateNotEmbedded:
            "EF.SOD does not carry its signer's certificate; the copy in the store was used"
        case .sealSignerPurposeMissing: "The certificate of the seal's signer does not say what it is for"
        case .sealMembersUnsigned: "The seal has members that are not signed; nothing that they say is known to be true"
        case .sealCurveDiffers:
            "The key of the seal's signer is on another curve than the algorithm that the seal names has"
        case .paceInfoNotSigned: "EF.CardAccess offers PACE, and no signed file says so"
        case .privilegedTerminalInfoNotSigned:
            "What EF.CardAccess says to terminals with privileges is in no signed file"
        case .trailingOctetsHashed: "The hash in EF.SOD is of a data group and of the octets behind it in its file"
        case .signingTimeMissing: "A signed list does not say when it was signed"
        }
    }
}
