// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let reasonMalformed = MessageKey("reason.malformed", "not the structure that the standard asks for")
    static let reasonEmpty = MessageKey("reason.empty", "the file has no content")
    static let reasonTruncated = MessageKey("reason.truncated", "the file did not arrive whole")
    static let reasonWrongVersion = MessageKey("reason.wrongVersion", "a version that the standard does not allow here")
    static let reasonWrongContentType = MessageKey("reason.wrongContentType", "content of a type that is not accepted here")
    static let reasonNoSigner = MessageKey("reason.noSigner", "no signature in the security object")
    static let reasonSeveralSigners = MessageKey("reason.severalSigners", "more than one signature in the security object")
    static let reasonSignedAttributesAbsent = MessageKey("reason.signedAttributesAbsent", "there are no signed attributes")
    static let reasonAttributeMissing = MessageKey("reason.attributeMissing", "a signed attribute is missing")
    static let reasonAttributeDoubled = MessageKey("reason.attributeDoubled", "a signed attribute is there twice, or has several values")
    static let reasonContentTypeMismatch = MessageKey("reason.contentTypeMismatch", "the signed content type is not that of the content")
    static let reasonMessageDigestMismatch = MessageKey("reason.messageDigestMismatch", "the signed hash is not that of the content")
    static let reasonSignerNotFound = MessageKey("reason.signerNotFound", "no certificate belongs to the key that signed")
    static let reasonSignatureInvalid = MessageKey("reason.signatureInvalid", "the signature does not verify")
    static let reasonUnsupportedAlgorithm = MessageKey("reason.unsupportedAlgorithm", "an algorithm or curve that is not known here")
    static let reasonAlgorithmMismatch = MessageKey("reason.algorithmMismatch", "two places name different algorithms")
    static let reasonKeyRefused = MessageKey("reason.keyRefused", "a key that may not be used")
    static let reasonNoSecurityObject = MessageKey("reason.noSecurityObject", "no security object to judge by")
    static let reasonNoAnchor = MessageKey("reason.noAnchor", "no trusted CSCA certificate belongs to the signer")
    static let reasonAnchorUnpinned = MessageKey("reason.anchorUnpinned", "nothing that is trusted vouches for the CSCA certificate")
    static let reasonAnchorListed = MessageKey("reason.anchorListed", "only the list of another State vouches for the CSCA certificate")
    static let reasonPublisherNotGranted = MessageKey("reason.publisherNotGranted", "the list of another State speaks of this document without a grant")
    static let reasonAkiMismatch = MessageKey("reason.akiMismatch", "the signer names no trusted key")
    static let reasonIssuerNotAuthority = MessageKey("reason.issuerNotAuthority", "the issuer is no certification authority")
    static let reasonWrongRole = MessageKey("reason.wrongRole", "the signer's certificate is for another purpose")
    static let reasonKeyUsage = MessageKey("reason.keyUsage", "the key may not be used for this")
    static let reasonCountryMismatch = MessageKey("reason.countryMismatch", "the countries differ")
    static let reasonCountryUnknown = MessageKey("reason.countryUnknown", "the country is missing or not known")
    static let reasonPathTooLong = MessageKey("reason.pathTooLong", "the certification path is longer than allowed")
    static let reasonUnknownCriticalExtension = MessageKey("reason.unknownCriticalExtension", "a critical extension that is not understood")
    static let reasonExpired = MessageKey("reason.expired", "the validity has ended")
    static let reasonNotYetValid = MessageKey("reason.notYetValid", "the validity has not begun")
    static let reasonNoCRL = MessageKey("reason.noCRL", "no revocation list of the issuer")
    static let reasonCrlExpired = MessageKey("reason.crlExpired", "the revocation list is too old")
    static let reasonCrlNotYetValid = MessageKey("reason.crlNotYetValid", "the revocation list is not in force yet")
    static let reasonCrlNotVerified = MessageKey("reason.crlNotVerified", "the revocation list does not verify or cannot be used")
    static let reasonCrlOfOtherIssuer = MessageKey("reason.crlOfOtherIssuer", "the revocation lists are of another CSCA of the country")
    static let reasonMayBeRevoked = MessageKey("reason.mayBeRevoked", "a revocation list of the State has the number under another name, or another certificate of the key")
    static let reasonRevoked = MessageKey("reason.revoked", "the certificate is revoked")
    static let reasonNoDateOfIssue = MessageKey("reason.noDateOfIssue", "the date of issue is not known")
    static let reasonIssuedOutsideUsagePeriod = MessageKey("reason.issuedOutsideUsagePeriod", "the document was issued when the key might not sign")
    static let reasonDocumentTypeNotAllowed = MessageKey("reason.documentTypeNotAllowed", "the signer may not produce documents of this type")
    static let reasonCertifiedOutsideUsagePeriod = MessageKey("reason.certifiedOutsideUsagePeriod", "the certificate was issued when the key of the CSCA might not sign")
    static let reasonAlgorithmRefusedByPolicy = MessageKey("reason.algorithmRefusedByPolicy", "the policy no longer accepts the algorithm")
    static let reasonSubjectOutsideProfile = MessageKey("reason.subjectOutsideProfile", "the subject is not one that the certificate's profile allows")
    static let reasonExtensionsOutsideProfile = MessageKey("reason.extensionsOutsideProfile", "the extensions are not those of the certificate's profile")
    static let reasonKeyOutsideProfile = MessageKey("reason.keyOutsideProfile", "the key is not of a kind that the certificate's profile allows")
    static let reasonPeriodOutsideProfile = MessageKey("reason.periodOutsideProfile", "the validity is shorter than the certificate's profile demands")
    static let reasonKnownDefect = MessageKey("reason.knownDefect", "a published defect of the issuer's documents")
    static let reasonHashMismatch = MessageKey("reason.hashMismatch", "the hash is not the one that was signed")
    static let reasonNotInSecurityObject = MessageKey("reason.notInSecurityObject", "the security object has no hash for the file")
    static let reasonNotRead = MessageKey("reason.notRead", "the file was not read")
    static let reasonTooLarge = MessageKey("reason.tooLarge", "the file is larger than what is read of it")
    static let reasonAbsent = MessageKey("reason.absent", "the document does not have the file")
    static let reasonListsDiffer = MessageKey("reason.listsDiffer", "two lists of the document's files differ")
    static let reasonAccessDenied = MessageKey("reason.accessDenied", "the chip denied access")
    static let reasonCardAccessNotConfirmed = MessageKey("reason.cardAccessNotConfirmed", "no signed file confirms an entry of EF.CardAccess")
    static let reasonPaceInfoHidden = MessageKey("reason.paceInfoHidden", "EF.CardAccess lacks an offer of PACE that was signed")
    static let reasonPaceNotUsed = MessageKey("reason.paceNotUsed", "the chip has PACE and was opened without")
    static let reasonPaceFailed = MessageKey("reason.paceFailed", "the chip refused its PACE and was opened by Basic Access Control")
    static let reasonChannelNotProven = MessageKey("reason.channelNotProven", "PACE was refused, and no chip authentication shows that the channel ends in the chip")
    static let reasonPaceInfoNotSigned = MessageKey("reason.paceInfoNotSigned", "PACE is offered, and no signed file says so")
    static let reasonDirNotConfirmed = MessageKey("reason.dirNotConfirmed", "EF.DIR is not the one that was signed")
    static let reasonRefusedByChip = MessageKey("reason.refusedByChip", "the chip answered with an error")
    static let reasonWrongPassword = MessageKey("reason.wrongPassword", "the password does not open the chip")
    static let reasonChannelLost = MessageKey("reason.channelLost", "the secure channel was lost")
    static let reasonResponseInvalid = MessageKey("reason.responseInvalid", "an answer of the chip does not verify")
    static let reasonKeyNotAuthenticated = MessageKey("reason.keyNotAuthenticated", "nothing trusted vouches for the key of the chip")
    static let reasonKeyFileMissing = MessageKey("reason.keyFileMissing", "the chip lacks the file with its key, which was signed")
    static let reasonKeyNotFound = MessageKey("reason.keyNotFound", "the file with the keys of the chip lacks this one")
    static let reasonKeyAgreementFailed = MessageKey("reason.keyAgreementFailed", "the chip does not have the private key of its public one")
    static let reasonMappingDataMismatch = MessageKey("reason.mappingDataMismatch", "the key of the channel is not joined to the key of the chip")
    static let reasonOtherChannel = MessageKey("reason.otherChannel", "read in another channel")
    static let reasonOtherMethodUsed = MessageKey("reason.otherMethodUsed", "the chip was opened in another way")
    static let reasonResponseTruncated = MessageKey("reason.responseTruncated", "the answer of the chip was cut short")
    static let reasonChallengeMismatch = MessageKey("reason.challengeMismatch", "the chip answered another challenge")
    static let reasonCredentialsNotHeld = MessageKey("reason.credentialsNotHeld", "the terminal has no certificates that the chip would accept")
    static let reasonRightsNotGranted = MessageKey("reason.rightsNotGranted", "the terminal's certificates do not give the right")
    static let reasonSignerFailed = MessageKey("reason.signerFailed", "the terminal's key did not sign")
    static let reasonChipNotAuthenticated = MessageKey("reason.chipNotAuthenticated", "no chip authentication came before")
    static let reasonChipNotVerified = MessageKey("reason.chipNotVerified", "the chip had not been shown to be genuine")
    static let reasonReaderTooShort = MessageKey("reason.readerTooShort", "the reader does not pass on so many octets")
    static let reasonDeviationRefused = MessageKey("reason.deviationRefused", "a departure from the standard that the policy refuses")
    static let reasonSkipped = MessageKey("reason.skipped", "left out by whoever read the document")
    static let reasonNotOffered = MessageKey("reason.notOffered", "the document does not offer it")
    static let reasonEvidenceNotRecorded = MessageKey("reason.evidenceNotRecorded", "what the chip said was not recorded")
    static let reasonRecorded = MessageKey("reason.recorded", "only the evidence says so, which was read elsewhere")
    static let reasonNotGiven = MessageKey("reason.notGiven", "nothing to compare with was given")
    static let reasonFieldsDiffer = MessageKey("reason.fieldsDiffer", "fields differ that must be equal")
    static let reasonLayoutDiffers = MessageKey("reason.layoutDiffers", "the printed zone has another layout than that of the chip")
    static let reasonDatesContradict = MessageKey("reason.datesContradict", "dates contradict each other")
    static let reasonCheckDigitsWrong = MessageKey("reason.checkDigitsWrong", "check digits are wrong")
    static let reasonUnreadable = MessageKey("reason.unreadable", "a date or field cannot be read")
    static let reasonCountryNotAllowed = MessageKey("reason.countryNotAllowed", "the policy takes no documents of this State")
    static let reasonDocumentTypeRefused = MessageKey("reason.documentTypeRefused", "the policy takes no documents of this type")
    static let reasonNotExpected = MessageKey("reason.notExpected", "a document is expected and a seal was given, or the other way round")
    static let reasonExpiresSoon = MessageKey("reason.expiresSoon", "the document expires sooner than the policy allows")
    static let reasonValidityTooLong = MessageKey("reason.validityTooLong", "the document is valid for longer than the policy allows")
    static let reasonMaterialTooOld = MessageKey("reason.materialTooOld", "a list is older than the policy allows")
    static let reasonProofNotShown = MessageKey("reason.proofNotShown", "the chip did not prove itself as the policy demands")
    static let reasonCloneable = MessageKey("reason.cloneable", "the chip is not protected against copying")
    static let reasonCancelled = MessageKey("reason.cancelled", "the procedure was cancelled")
    static let reasonReadFailed = MessageKey("reason.readFailed", "the reading failed before")
    static let reasonBlocked = MessageKey("reason.blocked", "the operator has blocked it")
    static let reasonReportedLost = MessageKey("reason.reportedLost", "it is reported as lost")
    static let reasonReportedStolen = MessageKey("reason.reportedStolen", "it is reported as stolen")
    static let reasonReportedCancelled = MessageKey("reason.reportedCancelled", "it is reported as cancelled")
    static let reasonStatusSourceFailed = MessageKey("reason.statusSourceFailed", "the source of reports did not answer as it must")

    static let ofReason: [MessageKey] = [
        .reasonAbsent,
        .reasonAccessDenied,
        .reasonAkiMismatch,
        .reasonAlgorithmMismatch,
        .reasonAlgorithmRefusedByPolicy,
        .reasonAnchorListed,
        .reasonAnchorUnpinned,
        .reasonAttributeDoubled,
        .reasonAttributeMissing,
        .reasonBlocked,
        .reasonCancelled,
        .reasonCardAccessNotConfirmed,
        .reasonCertifiedOutsideUsagePeriod,
        .reasonChallengeMismatch,
        .reasonChannelLost,
        .reasonChannelNotProven,
        .reasonCheckDigitsWrong,
        .reasonChipNotAuthenticated,
        .reasonChipNotVerified,
        .reasonCloneable,
        .reasonContentTypeMismatch,
        .reasonCountryMismatch,
        .reasonCountryNotAllowed,
        .reasonCountryUnknown,
        .reasonCredentialsNotHeld,
        .reasonCrlExpired,
        .reasonCrlNotVerified,
        .reasonCrlNotYetValid,
        .reasonCrlOfOtherIssuer,
        .reasonDatesContradict,
        .reasonDeviationRefused,
        .reasonDirNotConfirmed,
        .reasonDocumentTypeNotAllowed,
        .reasonDocumentTypeRefused,
        .reasonEmpty,
        .reasonEvidenceNotRecorded,
        .reasonExpired,
        .reasonExpiresSoon,
        .reasonExtensionsOutsideProfile,
        .reasonFieldsDiffer,
        .reasonHashMismatch,
        .reasonIssuedOutsideUsagePeriod,
        .reasonIssuerNotAuthority,
        .reasonKeyAgreementFailed,
        .reasonKeyFileMissing,
        .reasonKeyNotAuthenticated,
        .reasonKeyNotFound,
        .reasonKeyOutsideProfile,
        .reasonKeyRefused,
        .reasonKeyUsage,
        .reasonKnownDefect,
        .reasonLayoutDiffers,
        .reasonListsDiffer,
        .reasonMalformed,
        .reasonMappingDataMismatch,
        .reasonMaterialTooOld,
        .reasonMayBeRevoked,
        .reasonMessageDigestMismatch,
        .reasonNoAnchor,
        .reasonNoCRL,
        .reasonNoDateOfIssue,
        .reasonNoSecurityObject,
        .reasonNoSigner,
        .reasonNotExpected,
        .reasonNotGiven,
        .reasonNotInSecurityObject,
        .reasonNotOffered,
        .reasonNotRead,
        .reasonNotYetValid,
        .reasonOtherChannel,
        .reasonOtherMethodUsed,
        .reasonPaceFailed,
        .reasonPaceInfoHidden,
        .reasonPaceInfoNotSigned,
        .reasonPaceNotUsed,
        .reasonPathTooLong,
        .reasonPeriodOutsideProfile,
        .reasonProofNotShown,
        .reasonPublisherNotGranted,
        .reasonReadFailed,
        .reasonReaderTooShort,
        .reasonRecorded,
        .reasonRefusedByChip,
        .reasonReportedCancelled,
        .reasonReportedLost,
        .reasonReportedStolen,
        .reasonResponseInvalid,
        .reasonResponseTruncated,
        .reasonRevoked,
        .reasonRightsNotGranted,
        .reasonSeveralSigners,
        .reasonSignatureInvalid,
        .reasonSignedAttributesAbsent,
        .reasonSignerFailed,
        .reasonSignerNotFound,
        .reasonSkipped,
        .reasonStatusSourceFailed,
        .reasonSubjectOutsideProfile,
        .reasonTooLarge,
        .reasonTruncated,
        .reasonUnknownCriticalExtension,
        .reasonUnreadable,
        .reasonUnsupportedAlgorithm,
        .reasonValidityTooLong,
        .reasonWrongContentType,
        .reasonWrongPassword,
        .reasonWrongRole,
        .reasonWrongVersion,
    ]
}

extension Message {
    package static var reasonMalformed: Message { Message(.reasonMalformed) }
    package static var reasonEmpty: Message { Message(.reasonEmpty) }
    package static var reasonTruncated: Message { Message(.reasonTruncated) }
    package static var reasonWrongVersion: Message { Message(.reasonWrongVersion) }
    package static var reasonWrongContentType: Message { Message(.reasonWrongContentType) }
    package static var reasonNoSigner: Message { Message(.reasonNoSigner) }
    package static var reasonSeveralSigners: Message { Message(.reasonSeveralSigners) }
    package static var reasonSignedAttributesAbsent: Message { Message(.reasonSignedAttributesAbsent) }
    package static var reasonAttributeMissing: Message { Message(.reasonAttributeMissing) }
    package static var reasonAttributeDoubled: Message { Message(.reasonAttributeDoubled) }
    package static var reasonContentTypeMismatch: Message { Message(.reasonContentTypeMismatch) }
    package static var reasonMessageDigestMismatch: Message { Message(.reasonMessageDigestMismatch) }
    package static var reasonSignerNotFound: Message { Message(.reasonSignerNotFound) }
    package static var reasonSignatureInvalid: Message { Message(.reasonSignatureInvalid) }
    package static var reasonUnsupportedAlgorithm: Message { Message(.reasonUnsupportedAlgorithm) }
    package static var reasonAlgorithmMismatch: Message { Message(.reasonAlgorithmMismatch) }
    package static var reasonKeyRefused: Message { Message(.reasonKeyRefused) }
    package static var reasonNoSecurityObject: Message { Message(.reasonNoSecurityObject) }
    package static var reasonNoAnchor: Message { Message(.reasonNoAnchor) }
    package static var reasonAnchorUnpinned: Message { Message(.reasonAnchorUnpinned) }
    package static var reasonAnchorListed: Message { Message(.reasonAnchorListed) }
    package static var reasonPublisherNotGranted: Message { Message(.reasonPublisherNotGranted) }
    package static var reasonAkiMismatch: Message { Message(.reasonAkiMismatch) }
    package static var reasonIssuerNotAuthority: Message { Message(.reasonIssuerNotAuthority) }
    package static var reasonWrongRole: Message { Message(.reasonWrongRole) }
    package static var reasonKeyUsage: Message { Message(.reasonKeyUsage) }
    package static var reasonCountryMismatch: Message { Message(.reasonCountryMismatch) }
    package static var reasonCountryUnknown: Message { Message(.reasonCountryUnknown) }
    package static var reasonPathTooLong: Message { Message(.reasonPathTooLong) }
    package static var reasonUnknownCriticalExtension: Message { Message(.reasonUnknownCriticalExtension) }
    package static var reasonExpired: Message { Message(.reasonExpired) }
    package static var reasonNotYetValid: Message { Message(.reasonNotYetValid) }
    package static var reasonNoCRL: Message { Message(.reasonNoCRL) }
    package static var reasonCrlExpired: Message { Message(.reasonCrlExpired) }
    package static var reasonCrlNotYetValid: Message { Message(.reasonCrlNotYetValid) }
    package static var reasonCrlNotVerified: Message { Message(.reasonCrlNotVerified) }
    package static var reasonCrlOfOtherIssuer: Message { Message(.reasonCrlOfOtherIssuer) }
    package static var reasonMayBeRevoked: Message { Message(.reasonMayBeRevoked) }
    package static var reasonRevoked: Message { Message(.reasonRevoked) }
    package static var reasonNoDateOfIssue: Message { Message(.reasonNoDateOfIssue) }
    package static var reasonIssuedOutsideUsagePeriod: Message { Message(.reasonIssuedOutsideUsagePeriod) }
    package static var reasonDocumentTypeNotAllowed: Message { Message(.reasonDocumentTypeNotAllowed) }
    package static var reasonCertifiedOutsideUsagePeriod: Message { Message(.reasonCertifiedOutsideUsagePeriod) }
    package static var reasonAlgorithmRefusedByPolicy: Message { Message(.reasonAlgorithmRefusedByPolicy) }
    package static var reasonSubjectOutsideProfile: Message { Message(.reasonSubjectOutsideProfile) }
    package static var reasonExtensionsOutsideProfile: Message { Message(.reasonExtensionsOutsideProfile) }
    package static var reasonKeyOutsideProfile: Message { Message(.reasonKeyOutsideProfile) }
    package static var reasonPeriodOutsideProfile: Message { Message(.reasonPeriodOutsideProfile) }
    package static var reasonKnownDefect: Message { Message(.reasonKnownDefect) }
    package static var reasonHashMismatch: Message { Message(.reasonHashMismatch) }
    package static var reasonNotInSecurityObject: Message { Message(.reasonNotInSecurityObject) }
    package static var reasonNotRead: Message { Message(.reasonNotRead) }
    package static var reasonTooLarge: Message { Message(.reasonTooLarge) }
    package static var reasonAbsent: Message { Message(.reasonAbsent) }
    package static var reasonListsDiffer: Message { Message(.reasonListsDiffer) }
    package static var reasonAccessDenied: Message { Message(.reasonAccessDenied) }
    package static var reasonCardAccessNotConfirmed: Message { Message(.reasonCardAccessNotConfirmed) }
    package static var reasonPaceInfoHidden: Message { Message(.reasonPaceInfoHidden) }
    package static var reasonPaceNotUsed: Message { Message(.reasonPaceNotUsed) }
    package static var reasonPaceFailed: Message { Message(.reasonPaceFailed) }
    package static var reasonChannelNotProven: Message { Message(.reasonChannelNotProven) }
    package static var reasonPaceInfoNotSigned: Message { Message(.reasonPaceInfoNotSigned) }
    package static var reasonDirNotConfirmed: Message { Message(.reasonDirNotConfirmed) }
    package static var reasonRefusedByChip: Message { Message(.reasonRefusedByChip) }
    package static var reasonWrongPassword: Message { Message(.reasonWrongPassword) }
    package static var reasonChannelLost: Message { Message(.reasonChannelLost) }
    package static var reasonResponseInvalid: Message { Message(.reasonResponseInvalid) }
    package static var reasonKeyNotAuthenticated: Message { Message(.reasonKeyNotAuthenticated) }
    package static var reasonKeyFileMissing: Message { Message(.reasonKeyFileMissing) }
    package static var reasonKeyNotFound: Message { Message(.reasonKeyNotFound) }
    package static var reasonKeyAgreementFailed: Message { Message(.reasonKeyAgreementFailed) }
    package static var reasonMappingDataMismatch: Message { Message(.reasonMappingDataMismatch) }
    package static var reasonOtherChannel: Message { Message(.reasonOtherChannel) }
    package static var reasonOtherMethodUsed: Message { Message(.reasonOtherMethodUsed) }
    package static var reasonResponseTruncated: Message { Message(.reasonResponseTruncated) }
    package static var reasonChallengeMismatch: Message { Message(.reasonChallengeMismatch) }
    package static var reasonCredentialsNotHeld: Message { Message(.reasonCredentialsNotHeld) }
    package static var reasonRightsNotGranted: Message { Message(.reasonRightsNotGranted) }
    package static var reasonSignerFailed: Message { Message(.reasonSignerFailed) }
    package static var reasonChipNotAuthenticated: Message { Message(.reasonChipNotAuthenticated) }
    package static var reasonChipNotVerified: Message { Message(.reasonChipNotVerified) }
    package static var reasonReaderTooShort: Message { Message(.reasonReaderTooShort) }
    package static var reasonDeviationRefused: Message { Message(.reasonDeviationRefused) }
    package static var reasonSkipped: Message { Message(.reasonSkipped) }
    package static var reasonNotOffered: Message { Message(.reasonNotOffered) }
    package static var reasonEvidenceNotRecorded: Message { Message(.reasonEvidenceNotRecorded) }
    package static var reasonRecorded: Message { Message(.reasonRecorded) }
    package static var reasonNotGiven: Message { Message(.reasonNotGiven) }
    package static var reasonFieldsDiffer: Message { Message(.reasonFieldsDiffer) }
    package static var reasonLayoutDiffers: Message { Message(.reasonLayoutDiffers) }
    package static var reasonDatesContradict: Message { Message(.reasonDatesContradict) }
    package static var reasonCheckDigitsWrong: Message { Message(.reasonCheckDigitsWrong) }
    package static var reasonUnreadable: Message { Message(.reasonUnreadable) }
    package static var reasonCountryNotAllowed: Message { Message(.reasonCountryNotAllowed) }
    package static var reasonDocumentTypeRefused: Message { Message(.reasonDocumentTypeRefused) }
    package static var reasonNotExpected: Message { Message(.reasonNotExpected) }
    package static var reasonExpiresSoon: Message { Message(.reasonExpiresSoon) }
    package static var reasonValidityTooLong: Message { Message(.reasonValidityTooLong) }
    package static var reasonMaterialTooOld: Message { Message(.reasonMaterialTooOld) }
    package static var reasonProofNotShown: Message { Message(.reasonProofNotShown) }
    package static var reasonCloneable: Message { Message(.reasonCloneable) }
    package static var reasonCancelled: Message { Message(.reasonCancelled) }
    package static var reasonReadFailed: Message { Message(.reasonReadFailed) }
    package static var reasonBlocked: Message { Message(.reasonBlocked) }
    package static var reasonReportedLost: Message { Message(.reasonReportedLost) }
    package static var reasonReportedStolen: Message { Message(.reasonReportedStolen) }
    package static var reasonReportedCancelled: Message { Message(.reasonReportedCancelled) }
    package static var reasonStatusSourceFailed: Message { Message(.reasonStatusSourceFailed) }
}
