// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// Why a check did not end `successful`, or what qualifies its success: one word of a closed list.
///
/// `Docs/checks.md` gives the meaning of each; a test compares that page with `allCases`. The text is part of the
/// interface.
public enum CheckReason: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    // Security objects.
    /// The octets are not the structure that the standard asks for.
    case malformed
    /// The file is there and has no content.
    case empty
    /// The octets end before the length of the outermost data object is reached.
    case truncated
    /// The structure states a version that the standard does not allow here.
    case wrongVersion
    /// The content is of a type that is not accepted for this object.
    case wrongContentType
    /// The security object holds no signature.
    case noSigner
    /// The security object holds more than one signature; which one speaks for the issuer is not defined.
    case severalSigners
    /// There are no signed attributes: what is signed might be those of another object (RFC 5652, 5.3).
    case signedAttributesAbsent
    /// A signed attribute that must be there is not.
    case attributeMissing
    /// A signed attribute that may occur once occurs more often, or has more than one value.
    case attributeDoubled
    /// The signed content type is not the type of the content.
    case contentTypeMismatch
    /// The signed message digest is not the hash of the content.
    case messageDigestMismatch
    /// No certificate given belongs to the key that signed.
    case signerNotFound
    /// The signature does not verify under the key.
    case signatureInvalid
    /// The algorithm, its parameters or the curve are not known here.
    case unsupportedAlgorithm
    /// Two places that must name the same algorithm do not.
    case algorithmMismatch
    /// The public key is not one that may be used: wrong size, changed curve parameters, or not decodable.
    case keyRefused
    /// There is no security object that could be judged.
    case noSecurityObject

    // Certificates and trust.
    /// No trusted CSCA certificate belongs to this signer.
    case noAnchor
    /// The anchor came in a list that was not verified up to a trusted CSCA, and the profile does not accept that.
    case anchorUnpinned
    /// Only the list of another State vouches for the anchor, and its publisher was granted nothing about this one; the
    /// profile does not accept that.
    case anchorListed
    /// A list of another State, whose publisher was granted nothing about this one, speaks of this document.
    case publisherNotGranted
    /// The key identifier of the signer names no trusted key, though one of the same name verifies.
    case akiMismatch
    /// The certificate stated as the issuer's is not a certification authority's.
    case issuerNotAuthority
    /// The certificate that signed is an authority's or a list signer's and must not sign documents.
    case wrongRole
    /// The key usage does not allow this use of the key.
    case keyUsage
    /// The countries of signer and CSCA differ.
    case countryMismatch
    /// The country is missing, or not in the table of codes.
    case countryUnknown
    /// The certification path is longer than its authorities allow.
    case pathTooLong
    /// A critical extension is not understood.
    case unknownCriticalExtension
    /// The validity period ended before the time given.
    case expired
    /// The validity period begins after the time given.
    case notYetValid
    /// No revocation list of the issuer is at hand.
    case noCRL
    /// The revocation list at hand is too old for the time given.
    case crlExpired
    /// The revocation list at hand begins to be valid after the time given.
    case crlNotYetValid
    /// The revocation list at hand does not verify under a trusted CSCA, or cannot be used.
    case crlNotVerified
    /// The revocation lists at hand are of another CSCA of that country.
    case crlOfOtherIssuer
    /// A revocation list of the State names the number under another name of it, or another certificate of the key.
    case mayBeRevoked
    /// The certificate is on its issuer's revocation list.
    case revoked
    /// The date of issue of the document is not known.
    case noDateOfIssue
    /// The document was issued outside the period in which the key may sign.
    case issuedOutsideUsagePeriod
    /// The document signer may not produce documents of this type.
    case documentTypeNotAllowed
    /// The certificate was issued outside the period in which the key of its CSCA may sign.
    case certifiedOutsideUsagePeriod
    /// The algorithm is no longer accepted by the policy at the time given.
    case algorithmRefusedByPolicy
    /// The subject of the certificate is not one that its profile allows.
    case subjectOutsideProfile
    /// The certificate lacks an extension of its profile, or has one that the profile does not allow.
    case extensionsOutsideProfile
    /// The key of the certificate is of a kind that its profile does not allow.
    case keyOutsideProfile
    /// The validity period of the certificate is shorter than its profile demands.
    case periodOutsideProfile
    /// A published defect of this issuer's documents changed the result.
    case knownDefect
    /// The operator has blocked it.
    case blocked

    // Files.
    /// The hash of the octets is not the one that was signed.
    case hashMismatch
    /// The security object has no hash for this file.
    case notInSecurityObject
    /// The file was not read, or not given.
    case notRead
    /// The file is larger than what is read of it.
    case tooLarge
    /// The document does not have this file.
    case absent
    /// Two lists of the document's files differ.
    case listsDiffer
    /// The chip denied access to the file.
    case accessDenied

    // Access, chip and document.
    /// An entry of EF.CardAccess is in no signed file that was authenticated.
    case cardAccessNotConfirmed
    /// A signed PACEInfo was not in the EF.CardAccess that the chip gave.
    case paceInfoHidden
    /// The issuer signed that the chip has PACE, and it was opened without.
    case paceNotUsed
    /// The chip refused the PACE that the issuer signed, and was opened by Basic Access Control.
    case paceFailed
    /// The same, and nothing shows that the channel ends in the chip: whoever stands between could have refused PACE.
    case channelNotProven
    /// EF.CardAccess offers PACE, and no signed file holds any PACEInfo to confirm it.
    case paceInfoNotSigned
    /// EF.DIR is not the one that was signed.
    case dirNotConfirmed
    /// The chip answered with an error.
    case refusedByChip
    /// The password does not open this chip.
    case wrongPassword
    /// The secure channel broke, or an answer came outside it.
    case channelLost
    /// An answer of the chip does not verify.
    case responseInvalid
    /// The key of the chip is not covered by a security object that chains to an anchor.
    case keyNotAuthenticated
    /// The security object has a hash for the file with the key of the chip, and the chip says that there is no such
    /// file.
    case keyFileMissing
    /// The file that holds the key of the chip was authenticated, and has no key of that id.
    case keyNotFound
    /// The chip does not have the keys that it agreed on: it has not the private key of its public one.
    case keyAgreementFailed
    /// What the chip sent with PACE does not join the key of the channel to its static key.
    case mappingDataMismatch
    /// What was judged was not read in the channel that the protocol opened.
    case otherChannel
    /// The chip was opened in another way than by the protocol that this is about.
    case otherMethodUsed
    /// The answer of the chip was cut short by a limit of length of the reader or of the chip.
    case responseTruncated
    /// The chip answered another challenge than that of the verifier.
    case challengeMismatch
    /// The terminal holds no certificates or key that the chip would accept.
    case credentialsNotHeld
    /// The certificates of the terminal do not give the right to this.
    case rightsNotGranted
    /// The key or token of the terminal did not sign.
    case signerFailed
    /// Terminal authentication needs chip authentication before it, and there was none.
    case chipNotAuthenticated
    /// The terminal shows its certificates to genuine chips only, and this one had not been shown to be one.
    case chipNotVerified
    /// A command or response does not fit what the reader passes on.
    case readerTooShort
    /// What was shown holds by a departure from the standard that the policy refuses.
    case deviationRefused
    /// Whoever read the document left it out.
    case skipped
    /// The document does not offer this.
    case notOffered
    /// The check needs the chip or the channel, and the evidence does not hold what it said.
    case evidenceNotRecorded
    /// Only the evidence says so, which was read elsewhere: nothing shows it here.
    case recorded
    /// Nothing printed was given to compare with.
    case notGiven
    /// Fields that must be equal differ.
    case fieldsDiffer
    /// The printed zone is laid out in another way than that of the chip.
    case layoutDiffers
    /// Dates that must follow one another do not.
    case datesContradict
    /// A check digit is not the one that the fields give.
    case checkDigitsWrong
    /// A date or field cannot be read.
    case unreadable
    /// The source that the operator named reports the document as lost.
    case reportedLost
    /// The source that the operator named reports the document as stolen.
    case reportedStolen
    /// The source that the operator named reports the document as cancelled.
    case reportedCancelled
    /// The source that the operator named did not answer as it must.
    case statusSourceFailed
    /// The policy takes no documents of this State.
    case countryNotAllowed
    /// The policy takes no documents of this type.
    case documentTypeRefused
    /// A document is expected and a seal was given, or the other way round.
    case notExpected
    /// The document expires sooner than the policy allows.
    case expiresSoon
    /// The document is valid for longer than the policy allows.
    case validityTooLong
    /// A list that the verdict rests on is older than the policy allows.
    case materialTooOld
    /// The chip did not prove that it is the original as the policy demands.
    case proofNotShown
    /// The chip offers no proof that it is the original, and the policy demands one: a copy has the same data.
    case cloneable
    /// The procedure was cancelled.
    case cancelled
    /// Reading failed before the check could be carried out.
    case readFailed

    /// The raw value, which is the word in JSON and in policies.
    public var description: String { rawValue }
}

extension CheckReason {
    /// The reason in a few words, as they stand in a line.
    public var message: Message { .named("reason", rawValue) }
}
