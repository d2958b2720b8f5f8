// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A departure from the standard that passive authentication can tolerate. Each one met is named in the result,
/// tolerated or not.
public enum TrustDeviation: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// The security object is BER, not DER: indefinite or padded lengths (F-30).
    case berEncoding
    /// The signed attributes do not stand in the order of DER (F-31).
    case attributeOrder
    /// The content type is not that of ICAO but one that issuers are known to have used (F-32).
    case contentTypeNotICAO
    /// The SignedData is of version 4 or 5 (RFC 5652, 5.1), where the standard has 3.
    case signedDataVersion
    /// The version of the signer's structure does not fit the way it names its certificate.
    case signerInfoVersion
    /// The signer names a certificate that is not there; one beside it made the signature (F-51).
    case signerIdentifierMismatch
    /// The hash inside the signature is not the one of the content's digest (F-48).
    case digestDiffersFromSignatureHash
    /// The algorithm of an ECDSA signature names only the kind of key; the hash is that of the content's digest.
    case signatureHashNotNamed
    /// An integer of an ECDSA signature is padded, or lacks its sign octet (F-52).
    case ecdsaIntegerPadding
    /// An RSA signature is shorter than the modulus (F-52).
    case rsaLeadingZerosDropped
    /// What an RSA signature of PKCS #1 v1.5 is of names its hash without the NULL that RFC 8017, 9.2 demands (F-48).
    case digestInfoWithoutNull
    /// The certificate names another curve than the one of equal size that its key is on (F-50).
    case twinCurve
    /// The key identifier of the signer names no trusted key; one of the same name verifies.
    case akiMismatch
    /// The signer states no key identifier; the anchor was found by its name.
    case akiMissing
    /// The issuer's name is not the subject's name of the anchor, though key identifier and signature fit (F-47).
    case issuerNameDiffers
    /// The document signer states no key usage (F-47).
    case keyUsageMissing
    /// The document signer's key is for content commitment, where the standard has digitalSignature (F-47).
    case keyUsageNotDigitalSignature
    /// The key usage of a signer or of its CSCA is not critical, which Doc 9303-12, 7.1.1 demands.
    case keyUsageNotCritical
    /// The validity of the document signer stands in a GeneralizedTime before 2050, where RFC 5280, 4.1.2.5 and Doc
    /// 9303-12, 7.1 have UTCTime.
    case validityTimeForm
    /// The octets around what is signed of the signer's certificate are not DER, or its outer algorithm is not written
    /// as that inside (RFC 5280, 4.1.1.2): whoever handed it on may have written them anew.
    case certificateEnvelope
    /// The list of document types of the document signer does not state its version (F-47).
    case documentTypeListWithoutVersion
    /// The document signer states an extended key usage, of purposes that do not exclude documents; the standard has
    /// none (F-47).
    case extendedKeyUsagePresent
    /// The anchor does not say that it is an authority: that it is one is known from where it came (F-47).
    case anchorWithoutAuthority
    /// The codes in subjectAltName are those of another country than the certificate's (Doc 9303-12, 7.1.1.2).
    case alternativeCountryDiffers
    /// The security object does not carry the certificate that it was signed with; a copy in the trust store is used
    /// (F-51).
    case signerCertificateNotEmbedded
    /// EF.CardAccess offers PACE, and the signed files hold no PACEInfo at all, which Doc 9303-11, 9.2.11 demands.
    case paceInfoNotSigned
    /// The chip refused its PACE twice and was opened by Basic Access Control, which Doc 9303-11, 4.2 has for chips
    /// without PACE.
    case paceFailed
    /// EF.CardSecurity lacks an entry of EF.CardAccess, which Doc 9303-11, 9.2.11 wants there; EF.DG14 has it.
    case cardSecurityEntryMissing
    /// A PrivilegedTerminalInfo of EF.CardAccess is in no signed file. BSI TR-03110-3, A.1.2 allows that for
    /// EF.CardSecurity, Doc 9303-11, 9.2.11 does not (German identity cards).
    case privilegedTerminalInfoNotSigned
    /// The issuer hashed octets that stand behind the data group in its file (F-54).
    case trailingOctetsHashed

    /// The certificate of a seal's signer has no extended key usage, which Doc 9303-12, 7.1.3 demands and the profiles
    /// of BSI TR-03137-1 do not have.
    case sealSignerPurposeMissing
    /// A VDS-NC has members beside `data` and `sig`, or in `sig`, that nobody signed and the technical report does not
    /// have.
    case sealMembersUnsigned
    /// The curve of the key is not the one that belongs to the algorithm that a VDS-NC names (RFC 7518, 3.4).
    case sealCurveDiffers

    /// A signed list does not state when it was signed, which Doc 9303-12, 9.1 and 10.1 demand; it cannot be told from
    /// an older one.
    case signingTimeMissing

    /// What a check says when this is refused.
    var reason: CheckReason {
        switch self {
        case .berEncoding, .attributeOrder, .ecdsaIntegerPadding, .rsaLeadingZerosDropped, .sealMembersUnsigned,
            .documentTypeListWithoutVersion, .validityTimeForm, .certificateEnvelope:
            .malformed
        case .contentTypeNotICAO: .wrongContentType
        case .twinCurve: .keyRefused
        case .signedDataVersion, .signerInfoVersion: .wrongVersion
        case .signerIdentifierMismatch, .signerCertificateNotEmbedded: .signerNotFound
        case .digestDiffersFromSignatureHash, .signatureHashNotNamed, .sealCurveDiffers: .algorithmMismatch
        case .akiMismatch, .akiMissing, .issuerNameDiffers: .akiMismatch
        case .keyUsageMissing, .keyUsageNotDigitalSignature, .keyUsageNotCritical: .keyUsage
        // The signature is that of the key: nothing here speaks of a forgery.
        case .digestInfoWithoutNull, .trailingOctetsHashed: .deviationRefused
        case .anchorWithoutAuthority: .issuerNotAuthority
        case .extendedKeyUsagePresent, .sealSignerPurposeMissing: .wrongRole
        case .alternativeCountryDiffers: .countryMismatch
        case .paceInfoNotSigned: .paceInfoNotSigned
        case .paceFailed: .paceFailed
        case .privilegedTerminalInfoNotSigned, .cardSecurityEntryMissing: .cardAccessNotConfirmed
        case .signingTimeMissing: .attributeMissing
        }
    }

    /// The raw value, which is the word in JSON; `Docs/checks.md` lists them.
    public var description: String { rawValue }
}

extension TrustDeviation {
    /// What was found, in a sentence.
    public var message: Message { .named("deviation", rawValue) }
}
