// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One thing that is wrong with a document. Where it is about a single check, everything around it is signed again.
package enum DocumentDefect: String, CaseIterable, Sendable, Hashable {
    /// One character of the name in EF.DG1 differs from what was signed.
    case dataGroup1Changed
    /// One octet of the image in EF.DG2 differs from what was signed.
    case dataGroup2Changed
    /// The last octet of the signature in EF.SOD differs.
    case signatureChanged
    /// The signed attribute messageDigest is wrong, and the attributes are signed with it.
    case messageDigestWrong
    /// One octet of the signed attribute messageDigest was changed after signing.
    case signedAttributeChanged
    /// The signed attribute contentType names another type, and the attributes are signed with it.
    case contentTypeWrong
    /// The document signer is certified by a key that is not the CSCA's, under the CSCA's name and key identifier.
    case signerOfOtherCSCA
    /// Only the CSCA of another state is trusted.
    case anchorUnknown
    /// The document signer's authority key identifier is not that of the CSCA which signed it.
    case authorityKeyIdentifierWrong
    /// The document signer's certificate ended a year after issue.
    case signerExpired
    /// The CSCA's certificate ended a year after issue.
    case cscaExpired
    /// The document signer is on the revocation list of its CSCA.
    case signerRevoked
    /// The revocation list of the CSCA was to be followed by another one long ago.
    case revocationListExpired
    /// The document signer is of the second generation of the CSCA, and only the first is trusted.
    case linkMissing
    /// EF.COM names a data group that EF.SOD does not.
    case comDiffers
    /// EF.DG1 holds the zone of another person, correctly signed.
    case otherPerson
    /// EF.SOD has no hash of EF.DG2.
    case hashMissing
    /// EF.SOD has a hash of EF.DG2, and the file is not on the chip.
    case dataGroup2Missing
    /// The chip has no EF.SOD.
    case securityObjectMissing
    /// The check digit of the document number is wrong as printed; the chip was personalised with the computed one.
    case checkDigitMisprinted
    /// The check digit of the document number is wrong as printed, and the chip was personalised with it as it is.
    case checkDigitWrongEverywhere
    /// The chip has no EF.CardAccess, although it knows PACE and EF.DG14 says so.
    case cardAccessHidden
    /// EF.CardAccess has a PACEInfo that is not signed: P-192 with Triple DES. The chip runs it.
    case cardAccessAdded
    /// EF.CardAccess lacks a PACEInfo that is signed: the last one.
    case cardAccessReduced
    /// The signed files have no PACEInfo.
    case paceInfoNotSigned
    /// The explicit domain parameters have another generator.
    case domainParametersChanged
    /// The last octet of the signature in EF.CardSecurity differs.
    case cardSecurityChanged
    /// EF.DIR names another application than the signed copy in EF.CardSecurity.
    case directoryChanged
    /// EF.DG14 and EF.DG15 are not on the chip, although EF.SOD has their hashes.
    case chipKeyFilesMissing
    /// The same, and EF.COM does not name them either.
    case chipKeyFilesHidden
    /// EF.DG14 holds other keys of chip authentication than the one that was signed; the chip has the private halves.
    case dataGroup14Swapped
    /// EF.DG15 holds another key than the one that was signed; the chip has the private half.
    case dataGroup15Swapped
    /// The static key in EF.DG14 is a point off the curve, with DH a number outside the subgroup; signed like that, as
    /// the next ones are.
    case chipKeyOutsideGroup
    /// The static key in EF.DG14 is the point at infinity, with DH the number 1.
    case chipKeyNeutral
    /// The static key in EF.DG14 has the form of one of order 2: y is zero, with DH the number is p - 1.
    case chipKeySmallOrder
    /// The static key in EF.DG14 is zero.
    case chipKeyZero
    /// The static key in EF.DG14 is not below the prime.
    case chipKeyTooLarge
    /// The static key in EF.DG14 lacks its last octet.
    case chipKeyTruncated
    /// The prime in EF.DG14 is none; with DH only.
    case chipKeyCompositePrime
}
