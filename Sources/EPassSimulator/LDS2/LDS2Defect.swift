// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One thing that is wrong with synthetic LDS2 records, their signer or its issuer. Everything else stays right, and is
/// signed as it then stands.
///
/// `Docs/lds2.md` lists the check and the reason that each gives; a test compares that page with what the checks say.
package enum LDS2Defect: String, CaseIterable, Sendable, Hashable {
    // Records.
    /// One bit of the signature is changed.
    case signatureChanged
    /// The records refer to a certificate that EF.Certificates does not have.
    case certificateMissing
    /// The certificate that the records refer to is cut short inside its record.
    case certificateDamaged
    /// The State outside of the signed data, for searching, is another than inside.
    case searchCopyOther
    /// The records are dated before the certificate of their signer began.
    case dateBeforeSigner
    /// The records are dated eight years later; nobody can have written such a stamp before.
    case dateToCome
    /// The records name the United Nations, their signer is of Utopia.
    case stateOther
    /// The records name a State that there is not.
    case stateUnknown

    // Certificate of the signer.
    /// The certificate is for a signer of another of the three kinds of records.
    case purposeOther
    /// The certificate does not say what it is for.
    case purposeMissing
    /// The certificate has a critical extension that nobody knows.
    case extensionUnknown
    /// The certificate has a further extension, which the profile forbids.
    case extensionFurther
    /// The common name is longer than nine characters.
    case commonNameLong
    /// The certificate is valid for five years only.
    case validityShort
    /// The key of the signer is one of RSA.
    case keyRSA
    /// The name of the certificate, for searching, has another serial number.
    case nameOther

    // Issuer.
    /// Another CSCA, of the same country, issued the signer.
    case issuerUnknown
    /// The certificate names the CSCA, and another key signed it.
    case certificateForged
    /// The certificate ended 30 days after the records were written.
    case signerExpired
    /// The signer is on the revocation list.
    case signerRevoked
    /// There is no revocation list.
    case revocationListMissing
}
