// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let deviationBerEncoding = MessageKey("deviation.berEncoding", "EF.SOD is BER, not DER.")
    static let deviationAttributeOrder = MessageKey("deviation.attributeOrder", "The signed attributes do not stand in the order of DER.")
    static let deviationContentTypeNotICAO = MessageKey("deviation.contentTypeNotICAO", "The content type of EF.SOD is not that of ICAO.")
    static let deviationSignerInfoVersion = MessageKey("deviation.signerInfoVersion", "The version of the signer's structure does not fit the way it names its certificate.")
    static let deviationSignedDataVersion = MessageKey("deviation.signedDataVersion", "The SignedData is of version 4 or 5, not 3.")
    static let deviationSignerIdentifierMismatch = MessageKey("deviation.signerIdentifierMismatch", "EF.SOD names another certificate than the one that made its signature.")
    static let deviationDigestDiffersFromSignatureHash = MessageKey("deviation.digestDiffersFromSignatureHash", "The hash inside the signature is another one than that of the content.")
    static let deviationSignatureHashNotNamed = MessageKey("deviation.signatureHashNotNamed", "The signature algorithm does not name its hash.")
    static let deviationEcdsaIntegerPadding = MessageKey("deviation.ecdsaIntegerPadding", "An integer of the ECDSA signature is padded, or lacks its sign octet.")
    static let deviationRsaLeadingZerosDropped = MessageKey("deviation.rsaLeadingZerosDropped", "The RSA signature is shorter than the modulus.")
    static let deviationDigestInfoWithoutNull = MessageKey("deviation.digestInfoWithoutNull", "The RSA signature names its hash without the NULL of the standard.")
    static let deviationTwinCurve = MessageKey("deviation.twinCurve", "The certificate names another curve than the one that its key is on.")
    static let deviationAkiMismatch = MessageKey("deviation.akiMismatch", "The key identifier of the signer names no trusted key, but a key of the same name verifies its signature.")
    static let deviationAkiMissing = MessageKey("deviation.akiMissing", "The signer names no key of its CSCA; the anchor was found by its name.")
    static let deviationIssuerNameDiffers = MessageKey("deviation.issuerNameDiffers", "The issuer's name is not the subject of the anchor, though key identifier and signature fit.")
    static let deviationKeyUsageMissing = MessageKey("deviation.keyUsageMissing", "The document signer states no key usage.")
    static let deviationKeyUsageNotDigitalSignature = MessageKey("deviation.keyUsageNotDigitalSignature", "The document signer's key is for content commitment, not for digital signatures.")
    static let deviationValidityTimeForm = MessageKey("deviation.validityTimeForm", "The validity of the document signer’s certificate has the form of time of the years from 2050 on.")
    static let deviationKeyUsageNotCritical = MessageKey("deviation.keyUsageNotCritical", "The key usage of the document signer or of its CSCA is not critical.")
    static let deviationDocumentTypeListWithoutVersion = MessageKey("deviation.documentTypeListWithoutVersion", "The signer's list of document types does not state its version.")
    static let deviationCertificateEnvelope = MessageKey("deviation.certificateEnvelope", "The octets around the signed part of the signer’s certificate are not written as its issuer writes them.")
    static let deviationExtendedKeyUsagePresent = MessageKey("deviation.extendedKeyUsagePresent", "The document signer states an extended key usage, which the standard does not have.")
    static let deviationAnchorWithoutAuthority = MessageKey("deviation.anchorWithoutAuthority", "The anchor does not say that it is an authority; that it is one is known from where it came.")
    static let deviationAlternativeCountryDiffers = MessageKey("deviation.alternativeCountryDiffers", "The codes in the alternative name are those of another country than the certificate's.")
    static let deviationSignerCertificateNotEmbedded = MessageKey("deviation.signerCertificateNotEmbedded", "EF.SOD does not carry its signer's certificate; the copy in the store was used.")
    static let deviationPaceInfoNotSigned = MessageKey("deviation.paceInfoNotSigned", "EF.CardAccess offers PACE, and no signed file says so.")
    static let deviationPaceFailed = MessageKey("deviation.paceFailed", "The chip did not carry out the PACE that it offers, and was opened by Basic Access Control.")
    static let deviationCardSecurityEntryMissing = MessageKey("deviation.cardSecurityEntryMissing", "EF.CardSecurity lacks an entry of EF.CardAccess, which another signed file confirms.")
    static let deviationPrivilegedTerminalInfoNotSigned = MessageKey("deviation.privilegedTerminalInfoNotSigned", "What EF.CardAccess says to terminals with privileges is in no signed file.")
    static let deviationTrailingOctetsHashed = MessageKey("deviation.trailingOctetsHashed", "The hash in EF.SOD is of a data group and of the octets behind it in its file.")
    static let deviationSealSignerPurposeMissing = MessageKey("deviation.sealSignerPurposeMissing", "The certificate of the seal's signer does not say what it is for.")
    static let deviationSealMembersUnsigned = MessageKey("deviation.sealMembersUnsigned", "The seal has members that are not signed; nothing that they say is known to be true.")
    static let deviationSealCurveDiffers = MessageKey("deviation.sealCurveDiffers", "The key of the seal's signer is on another curve than the algorithm that the seal names has.")
    static let deviationSigningTimeMissing = MessageKey("deviation.signingTimeMissing", "A signed list does not say when it was signed.")
    static let deviationOuterLengthNotMinimal = MessageKey("deviation.outerLengthNotMinimal", "The length of a certificate for terminals is not as short as DER has it.")
    static let deviationTrailingOctets = MessageKey("deviation.trailingOctets", "Octets follow the data of a file; they are ignored.")
    static let deviationUnknownElement = MessageKey("deviation.unknownElement", "A file has an element that the standard does not define at that place; it is skipped.")
    static let deviationSodIndefiniteLength = MessageKey("deviation.sodIndefiniteLength", "EF.SOD has an indefinite length, where the standard demands DER.")
    static let deviationSecurityObjectNotDER = MessageKey("deviation.securityObjectNotDER", "The list of hashes in EF.SOD is BER, not DER.")
    static let deviationSecurityObjectVersionInfo = MessageKey("deviation.securityObjectVersionInfo", "EF.SOD has version information where its version has none, or lacks it where its version demands it.")
    static let deviationLdsVersionUnknown = MessageKey("deviation.ldsVersionUnknown", "EF.COM or EF.SOD states a version of the data structure that the standard does not have.")
    static let deviationSecurityObjectFewDataGroups = MessageKey("deviation.securityObjectFewDataGroups", "EF.SOD lists fewer than two data groups.")
    static let deviationSecurityObjectManyDataGroups = MessageKey("deviation.securityObjectManyDataGroups", "EF.SOD has more entries than there are data groups.")
    static let deviationSecurityObjectUnknownDataGroup = MessageKey("deviation.securityObjectUnknownDataGroup", "EF.SOD lists a number that no data group has.")
    static let deviationSecurityObjectRepeatedDataGroup = MessageKey("deviation.securityObjectRepeatedDataGroup", "EF.SOD lists a data group twice, with equal hashes.")
    static let deviationComUnknownTag = MessageKey("deviation.comUnknownTag", "EF.COM lists something that is no data group.")
    static let deviationComRepeatedTag = MessageKey("deviation.comRepeatedTag", "EF.COM lists a data group twice.")
    static let deviationBiometricInstanceCount = MessageKey("deviation.biometricInstanceCount", "A file of biometrics holds another number of templates than it states.")
    static let deviationBiometricHeaderIncomplete = MessageKey("deviation.biometricHeaderIncomplete", "A biometric header lacks the owner or the type of its format.")
    static let deviationBiometricFormatOther = MessageKey("deviation.biometricFormatOther", "A biometric header names another format, or another owner of it, than its data have.")
    static let deviationBiometricTemplateMissing = MessageKey("deviation.biometricTemplateMissing", "The structure around biometric data is missing, wholly or in part.")
    static let deviationFacialRecordLength = MessageKey("deviation.facialRecordLength", "The facial record states another length than it has.")
    static let deviationFacialImageCount = MessageKey("deviation.facialImageCount", "The facial record states another number of images than it holds.")
    static let deviationFacialBlockLength = MessageKey("deviation.facialBlockLength", "A facial image states a length that does not fit.")
    static let deviationFeaturePointCount = MessageKey("deviation.featurePointCount", "A facial image states another number of feature points than it holds.")
    static let deviationFacialPoseAngle = MessageKey("deviation.facialPoseAngle", "A facial image states an angle of its pose, or the uncertainty of one, that there is not.")
    static let deviationImageFoundBySignature = MessageKey("deviation.imageFoundBySignature", "An image does not begin where its headers say; it was found by its first octets.")
    static let deviationPaddingAfterImage = MessageKey("deviation.paddingAfterImage", "Octets follow an image, and are no part of it.")
    static let deviationImageFormatMismatch = MessageKey("deviation.imageFormatMismatch", "An image is of another format than its header says.")
    static let deviationBareCodestream = MessageKey("deviation.bareCodestream", "A JPEG 2000 image lacks the file format around it.")
    static let deviationUnknownImageFormat = MessageKey("deviation.unknownImageFormat", "The first octets of an image are those of no known format.")
    static let deviationBiometricBlockNotDER = MessageKey("deviation.biometricBlockNotDER", "A length, a number or a truth value in biometric data is BER, not DER.")
    static let deviationBiometricDataBlockTag = MessageKey("deviation.biometricDataBlockTag", "Biometric data of one standard stand under the tag of another.")
    static let deviationFingerRecordLength = MessageKey("deviation.fingerRecordLength", "A record of fingers states another length than it has.")
    static let deviationFingerCount = MessageKey("deviation.fingerCount", "A record of fingers states another number of fingers or views than it holds.")
    static let deviationFingerViewLength = MessageKey("deviation.fingerViewLength", "A view of a finger states a length that does not fit.")
    static let deviationIrisRecordLength = MessageKey("deviation.irisRecordLength", "A record of irises states another length than it has.")
    static let deviationIrisCount = MessageKey("deviation.irisCount", "A record of irises states another number of eyes or images than it holds.")
    static let deviationIrisImageLength = MessageKey("deviation.irisImageLength", "An image of an eye states a length that does not fit.")
    static let deviationRawImageLength = MessageKey("deviation.rawImageLength", "An image without compression has another length than its stated size gives.")
    static let deviationBiometricSubtypeMissing = MessageKey("deviation.biometricSubtypeMissing", "A biometric header does not say which finger or eye it is about.")
    static let deviationBiometricSubtypeMismatch = MessageKey("deviation.biometricSubtypeMismatch", "A biometric header names another finger or eye than its data.")
    static let deviationBiometricSeveralFeatures = MessageKey("deviation.biometricSeveralFeatures", "One block of data holds several fingers or both eyes.")
    static let deviationSecurityInfosWrapped = MessageKey("deviation.securityInfosWrapped", "The SecurityInfos of a file stand inside another structure.")
    static let deviationSecurityInfosSequence = MessageKey("deviation.securityInfosSequence", "The SecurityInfos of a file are a sequence, where the standard has a set.")
    static let deviationSecurityInfosTrailing = MessageKey("deviation.securityInfosTrailing", "Octets follow the SecurityInfos of a file; they are ignored.")
    static let deviationSecurityInfoVersion = MessageKey("deviation.securityInfoVersion", "A SecurityInfo is of another version than the standard has.")
    static let deviationSecurityInfoMalformed = MessageKey("deviation.securityInfoMalformed", "An entry of SecurityInfos cannot be decoded and is left out.")
    static let deviationPaceInfoWithoutParameterID = MessageKey("deviation.paceInfoWithoutParameterID", "An offer of PACE does not name its domain parameters, as the standard demands.")
    static let deviationChipAuthenticationKeyUnwrapped = MessageKey("deviation.chipAuthenticationKeyUnwrapped", "The key of the chip stands in its file without the structure around it.")
    static let deviationChipAuthenticationUnknown = MessageKey("deviation.chipAuthenticationUnknown", "An entry of chip authentication is of no known kind; what it offers cannot be used.")
    static let deviationCvcaLength = MessageKey("deviation.cvcaLength", "EF.CVCA does not have its 36 octets.")
    static let deviationInstanceCount = MessageKey("deviation.instanceCount", "A data group holds another number of entries than it states, states none, or has more than the standard allows.")
    static let deviationTagListMissing = MessageKey("deviation.tagListMissing", "EF.DG11 or EF.DG12 has no list of its elements.")
    static let deviationTagListNamesAbsentElement = MessageKey("deviation.tagListNamesAbsentElement", "The list of elements of EF.DG11 or EF.DG12 names one that is not there.")
    static let deviationTagListOmitsElement = MessageKey("deviation.tagListOmitsElement", "The list of elements of EF.DG11 or EF.DG12 does not name one that is there.")
    static let deviationTagListNamesTemplate = MessageKey("deviation.tagListNamesTemplate", "The list of elements of EF.DG11 or EF.DG12 names the template of names, and not what is in it.")
    static let deviationOtherNameOutsideTemplate = MessageKey("deviation.otherNameOutsideTemplate", "Another name in EF.DG11, or another person in EF.DG12, stands outside its template.")
    static let deviationTagWithoutLastOctet = MessageKey("deviation.tagWithoutLastOctet", "A timestamp in EF.DG12 stands under a tag that lacks its last octet.")
    static let deviationEmptyElement = MessageKey("deviation.emptyElement", "An element of a data group is empty.")
    static let deviationElementTooLong = MessageKey("deviation.elementTooLong", "An element of EF.DG11 or EF.DG12 is longer than the standard allows.")
    static let deviationTextNotUTF8 = MessageKey("deviation.textNotUTF8", "A text is not UTF-8; it was read as ISO/IEC 8859-1.")
    static let deviationDateBinaryCoded = MessageKey("deviation.dateBinaryCoded", "A date is written in binary-coded decimal digits.")
    static let deviationDateUnpackedDigits = MessageKey("deviation.dateUnpackedDigits", "The digits of a date are numbers, and no characters.")
    static let deviationDateWithoutCentury = MessageKey("deviation.dateWithoutCentury", "A date lacks its century.")
    static let deviationDateImpossible = MessageKey("deviation.dateImpossible", "A date or time is one that does not exist.")
    static let deviationDateIncomplete = MessageKey("deviation.dateIncomplete", "Another date than one of birth has unknown parts.")
    static let deviationMrzSexX = MessageKey("deviation.mrzSexX", "The sex in the machine readable zone of EF.DG1 is X, where the standard has <.")
    static let deviationMrzSexInvalid = MessageKey("deviation.mrzSexInvalid", "The sex in the machine readable zone of EF.DG1 is a character that does not stand for any.")
    static let deviationMrzDocumentCodeUnusual = MessageKey("deviation.mrzDocumentCodeUnusual", "The document code in EF.DG1 does not begin with a letter of its format.")
    static let deviationMrzIssuerUnknown = MessageKey("deviation.mrzIssuerUnknown", "The issuer in EF.DG1 is in no table of the standard.")
    static let deviationMrzNationalityUnknown = MessageKey("deviation.mrzNationalityUnknown", "The nationality in EF.DG1 is in no table of the standard.")
    static let deviationMrzGermanyAsDEU = MessageKey("deviation.mrzGermanyAsDEU", "Germany is written DEU in EF.DG1, where the standard has D.")
    static let deviationMrzNameEmpty = MessageKey("deviation.mrzNameEmpty", "The name in the machine readable zone of EF.DG1 is empty, or begins with a filler.")
    static let deviationMrzDigitInName = MessageKey("deviation.mrzDigitInName", "The name in the machine readable zone of EF.DG1 has a digit.")
    static let deviationMrzNameSeparatorRepeated = MessageKey("deviation.mrzNameSeparatorRepeated", "The name in the machine readable zone of EF.DG1 has more than one double filler.")
    static let deviationMrzDateOfBirthInvalid = MessageKey("deviation.mrzDateOfBirthInvalid", "The date of birth in the machine readable zone of EF.DG1 is no date.")
    static let deviationMrzDateOfExpiryInvalid = MessageKey("deviation.mrzDateOfExpiryInvalid", "The date of expiry in EF.DG1 is no date.")
    static let deviationMrzDateOfExpiryIncomplete = MessageKey("deviation.mrzDateOfExpiryIncomplete", "The date of expiry in EF.DG1 has unknown parts, which only a date of birth may have.")
    static let deviationMrzDateZeroForUnknown = MessageKey("deviation.mrzDateZeroForUnknown", "An unknown month or day in EF.DG1 is written 00, where the standard has <<.")
    static let deviationMrzCheckDigitNotDigit = MessageKey("deviation.mrzCheckDigitNotDigit", "A check digit in EF.DG1 is a letter, or a filler where none is allowed.")
    static let deviationMrzDocumentNumberEmpty = MessageKey("deviation.mrzDocumentNumberEmpty", "The document number in EF.DG1 is empty.")
    static let deviationSexX = MessageKey("deviation.sexX", "The sex is X, where the standard has <.")
    static let deviationSexInvalid = MessageKey("deviation.sexInvalid", "The sex is a character that does not stand for any.")
    static let deviationDocumentCodeUnusual = MessageKey("deviation.documentCodeUnusual", "The document code does not begin with a letter of its format.")
    static let deviationIssuerUnknown = MessageKey("deviation.issuerUnknown", "The issuer is in no table of the standard.")
    static let deviationNationalityUnknown = MessageKey("deviation.nationalityUnknown", "The nationality is in no table of the standard.")
    static let deviationGermanyAsDEU = MessageKey("deviation.germanyAsDEU", "Germany is written DEU, where the standard has D.")
    static let deviationNameEmpty = MessageKey("deviation.nameEmpty", "The name is empty, or begins with a filler.")
    static let deviationDigitInName = MessageKey("deviation.digitInName", "The name has a digit.")
    static let deviationNameSeparatorRepeated = MessageKey("deviation.nameSeparatorRepeated", "The name has more than one double filler.")
    static let deviationDateOfBirthInvalid = MessageKey("deviation.dateOfBirthInvalid", "The date of birth is no date.")
    static let deviationDateOfExpiryInvalid = MessageKey("deviation.dateOfExpiryInvalid", "The date of expiry is no date.")
    static let deviationDateOfExpiryIncomplete = MessageKey("deviation.dateOfExpiryIncomplete", "The date of expiry has unknown parts, which only a date of birth may have.")
    static let deviationDateZeroForUnknown = MessageKey("deviation.dateZeroForUnknown", "An unknown month or day is written 00, where the standard has <<.")
    static let deviationCheckDigitNotDigit = MessageKey("deviation.checkDigitNotDigit", "A check digit is a letter, or a filler where none is allowed.")
    static let deviationDocumentNumberEmpty = MessageKey("deviation.documentNumberEmpty", "The document number is empty.")
    static let deviationStatusObjectAbsent = MessageKey("deviation.statusObjectAbsent", "An answer of the chip lacks the data object with its status bytes, so that nothing protected them.")
    static let deviationPaddingAtEndOfFile = MessageKey("deviation.paddingAtEndOfFile", "The chip padded the last octets of a file in another way than the standard has it.")
    static let deviationPublicValueFilled = MessageKey("deviation.publicValueFilled", "A public value of Diffie-Hellman in the mapping of PACE is filled with zeros.")
    static let deviationEmptyMappingDataAbsent = MessageKey("deviation.emptyMappingDataAbsent", "In the integrated mapping of PACE the chip left out a data object that is empty.")
    static let deviationDataObjectsReordered = MessageKey("deviation.dataObjectsReordered", "The data objects of an answer stand in another order than the standard has.")
    static let deviationSignatureLeadingZerosDropped = MessageKey("deviation.signatureLeadingZerosDropped", "The RSA signature of active authentication lacks its leading zeros.")
    static let deviationMessagePartPadded = MessageKey("deviation.messagePartPadded", "In active authentication the chip's part of the message is shorter than the signature has room for.")
    static let deviationSha1TrailerOption2 = MessageKey("deviation.sha1TrailerOption2", "The signature of active authentication over SHA-1 ends in 33CC, where the standard demands BC.")
    static let deviationSignatureEncodedAsDER = MessageKey("deviation.signatureEncodedAsDER", "The ECDSA signature of active authentication is a DER sequence, not in the plain format.")
    static let deviationHashNotStated = MessageKey("deviation.hashNotStated", "The chip does not name the hash function of active authentication; it was found by trying.")
    static let deviationHashNotAsStated = MessageKey("deviation.hashNotAsStated", "The signature of active authentication is over another hash function than EF.DG14 names.")
    static let deviationSignatureAlgorithmNotPlain = MessageKey("deviation.signatureAlgorithmNotPlain", "EF.DG14 names the algorithm of active authentication by an identifier that the standard does not have for it.")
    static let deviationSignatureOverSHA1 = MessageKey("deviation.signatureOverSHA1", "The ECDSA signature of active authentication is over SHA-1, which the standard forbids.")
    static let deviationHashLongerThanKey = MessageKey("deviation.hashLongerThanKey", "The hash function of active authentication is longer than the key, which the standard forbids.")
    static let deviationTerminalAuthenticationChained = MessageKey("deviation.terminalAuthenticationChained", "A certificate or signature of terminal authentication went to the chip in several commands.")
    static let deviationTerminalAuthenticationStaticBinding = MessageKey("deviation.terminalAuthenticationStaticBinding", "The chip took the terminal's signature over the document number or the CAN, not over its key of PACE.")
    static let deviationStaticKeyX942 = MessageKey("deviation.staticKeyX942", "The Diffie-Hellman key of the chip is encoded as in X9.42, not as in PKCS #3.")
    static let deviationStaticKeyNamedCurve = MessageKey("deviation.staticKeyNamedCurve", "The key of the chip names its curve, where the standard wants its parameters written out.")
    static let deviationDhSubgroupUnknown = MessageKey("deviation.dhSubgroupUnknown", "The order of the chip's Diffie-Hellman group is not known, so that nobody can tell whether a public value is in its subgroup.")
    static let deviationChipAuthenticationInfoMissing = MessageKey("deviation.chipAuthenticationInfoMissing", "Nothing says how a key for chip authentication is used.")
    static let deviationChipAuthenticationInfoMismatch = MessageKey("deviation.chipAuthenticationInfoMismatch", "What says how chip authentication is done names other keys than there are.")
    static let deviationChipAuthenticationKeyIDMissing = MessageKey("deviation.chipAuthenticationKeyIDMissing", "There are several keys for chip authentication, and one of them, or what is said of it, has no identifier.")
    static let deviationChipAuthenticationVersion = MessageKey("deviation.chipAuthenticationVersion", "Chip authentication is stated in another version than the standard has.")
    static let deviationDynamicAuthenticationDataAbsent = MessageKey("deviation.dynamicAuthenticationDataAbsent", "In chip authentication the chip left out a data object that is empty.")
    static let deviationComputedCheckDigits = MessageKey("deviation.computedCheckDigits", "The chip opened with the computed check digits, not with the printed ones.")
    static let deviationPasswordRepeated = MessageKey("deviation.passwordRepeated", "The chip took the password only when it was sent once more.")
    static let deviationParameterReferenceOtherForm = MessageKey("deviation.parameterReferenceOtherForm", "The chip took the other form of the command that begins PACE, with or without its domain parameters.")
    static let deviationCardAccessMalformed = MessageKey("deviation.cardAccessMalformed", "EF.CardAccess is no list of SecurityInfos, and was taken for none.")
    static let deviationChannelReopened = MessageKey("deviation.channelReopened", "The chip drops the secure channel over something each time, and was opened again.")
    static let deviationReadLengthReduced = MessageKey("deviation.readLengthReduced", "Files were read in shorter pieces, as the longer ones were refused.")
    static let deviationHeaderReadFirst = MessageKey("deviation.headerReadFirst", "The chip refuses to give a file where more octets are asked for than it has; files were read by their header first.")
    static let deviationEmptyRead = MessageKey("deviation.emptyRead", "The chip answered a read with success and no octets.")
    static let deviationExtendedLengthRefused = MessageKey("deviation.extendedLengthRefused", "The chip says that it takes long commands and responses, and refused them; files were read with short ones.")
    static let deviationBufferSizesNotStated = MessageKey("deviation.bufferSizesNotStated", "The chip says that it states the sizes of its buffers in EF.ATR/INFO, and does not; files were read with short commands and responses.")
    static let deviationShortEFNotSupported = MessageKey("deviation.shortEFNotSupported", "The chip does not take short identifiers of files; the files were selected instead.")
    static let deviationShortEFOtherFile = MessageKey("deviation.shortEFOtherFile", "A short identifier led to another file; from then on files were selected instead.")
    static let deviationAuthoritiesShortEFWrong = MessageKey("deviation.authoritiesShortEFWrong", "EF.DG14 states a short identifier of EF.CVCA by which that file is not found; it was selected instead.")
    static let deviationSelectWarning = MessageKey("deviation.selectWarning", "The chip answered a selection with a warning.")
    static let deviationSelectWithAnswer = MessageKey("deviation.selectWithAnswer", "The chip takes a selection only where an answer is asked for.")
    static let deviationOtherApplicationIdentifier = MessageKey("deviation.otherApplicationIdentifier", "The files lie under another application identifier than that of Doc 9303.")
    static let deviationResponseTooLong = MessageKey("deviation.responseTooLong", "The chip gave more octets than it was asked for.")
    static let deviationOddReadWithoutDO53 = MessageKey("deviation.oddReadWithoutDO53", "Far into a file the chip gave octets without the data object around them.")
    static let deviationTerminalAuthenticationUnverifiedChip = MessageKey("deviation.terminalAuthenticationUnverifiedChip", "The terminal showed its certificates to a chip that had not been shown to be genuine.")

    static let ofDeviation: [MessageKey] = [
        .deviationAkiMismatch,
        .deviationAkiMissing,
        .deviationAlternativeCountryDiffers,
        .deviationAnchorWithoutAuthority,
        .deviationAttributeOrder,
        .deviationAuthoritiesShortEFWrong,
        .deviationBareCodestream,
        .deviationBerEncoding,
        .deviationBiometricBlockNotDER,
        .deviationBiometricDataBlockTag,
        .deviationBiometricFormatOther,
        .deviationBiometricHeaderIncomplete,
        .deviationBiometricInstanceCount,
        .deviationBiometricSeveralFeatures,
        .deviationBiometricSubtypeMismatch,
        .deviationBiometricSubtypeMissing,
        .deviationBiometricTemplateMissing,
        .deviationBufferSizesNotStated,
        .deviationCardAccessMalformed,
        .deviationCardSecurityEntryMissing,
        .deviationCertificateEnvelope,
        .deviationChannelReopened,
        .deviationCheckDigitNotDigit,
        .deviationChipAuthenticationInfoMismatch,
        .deviationChipAuthenticationInfoMissing,
        .deviationChipAuthenticationKeyIDMissing,
        .deviationChipAuthenticationKeyUnwrapped,
        .deviationChipAuthenticationUnknown,
        .deviationChipAuthenticationVersion,
        .deviationComRepeatedTag,
        .deviationComUnknownTag,
        .deviationComputedCheckDigits,
        .deviationContentTypeNotICAO,
        .deviationCvcaLength,
        .deviationDataObjectsReordered,
        .deviationDateBinaryCoded,
        .deviationDateImpossible,
        .deviationDateIncomplete,
        .deviationDateOfBirthInvalid,
        .deviationDateOfExpiryIncomplete,
        .deviationDateOfExpiryInvalid,
        .deviationDateUnpackedDigits,
        .deviationDateWithoutCentury,
        .deviationDateZeroForUnknown,
        .deviationDhSubgroupUnknown,
        .deviationDigestDiffersFromSignatureHash,
        .deviationDigestInfoWithoutNull,
        .deviationDigitInName,
        .deviationDocumentCodeUnusual,
        .deviationDocumentNumberEmpty,
        .deviationDocumentTypeListWithoutVersion,
        .deviationDynamicAuthenticationDataAbsent,
        .deviationEcdsaIntegerPadding,
        .deviationElementTooLong,
        .deviationEmptyElement,
        .deviationEmptyMappingDataAbsent,
        .deviationEmptyRead,
        .deviationExtendedKeyUsagePresent,
        .deviationExtendedLengthRefused,
        .deviationFacialBlockLength,
        .deviationFacialImageCount,
        .deviationFacialPoseAngle,
        .deviationFacialRecordLength,
        .deviationFeaturePointCount,
        .deviationFingerCount,
        .deviationFingerRecordLength,
        .deviationFingerViewLength,
        .deviationGermanyAsDEU,
        .deviationHashLongerThanKey,
        .deviationHashNotAsStated,
        .deviationHashNotStated,
        .deviationHeaderReadFirst,
        .deviationImageFormatMismatch,
        .deviationImageFoundBySignature,
        .deviationInstanceCount,
        .deviationIrisCount,
        .deviationIrisImageLength,
        .deviationIrisRecordLength,
        .deviationIssuerNameDiffers,
        .deviationIssuerUnknown,
        .deviationKeyUsageMissing,
        .deviationKeyUsageNotCritical,
        .deviationKeyUsageNotDigitalSignature,
        .deviationLdsVersionUnknown,
        .deviationMessagePartPadded,
        .deviationMrzCheckDigitNotDigit,
        .deviationMrzDateOfBirthInvalid,
        .deviationMrzDateOfExpiryIncomplete,
        .deviationMrzDateOfExpiryInvalid,
        .deviationMrzDateZeroForUnknown,
        .deviationMrzDigitInName,
        .deviationMrzDocumentCodeUnusual,
        .deviationMrzDocumentNumberEmpty,
        .deviationMrzGermanyAsDEU,
        .deviationMrzIssuerUnknown,
        .deviationMrzNameEmpty,
        .deviationMrzNameSeparatorRepeated,
        .deviationMrzNationalityUnknown,
        .deviationMrzSexInvalid,
        .deviationMrzSexX,
        .deviationNameEmpty,
        .deviationNameSeparatorRepeated,
        .deviationNationalityUnknown,
        .deviationOddReadWithoutDO53,
        .deviationOtherApplicationIdentifier,
        .deviationOtherNameOutsideTemplate,
        .deviationOuterLengthNotMinimal,
        .deviationPaceFailed,
        .deviationPaceInfoNotSigned,
        .deviationPaceInfoWithoutParameterID,
        .deviationPaddingAfterImage,
        .deviationPaddingAtEndOfFile,
        .deviationParameterReferenceOtherForm,
        .deviationPasswordRepeated,
        .deviationPrivilegedTerminalInfoNotSigned,
        .deviationPublicValueFilled,
        .deviationRawImageLength,
        .deviationReadLengthReduced,
        .deviationResponseTooLong,
        .deviationRsaLeadingZerosDropped,
        .deviationSealCurveDiffers,
        .deviationSealMembersUnsigned,
        .deviationSealSignerPurposeMissing,
        .deviationSecurityInfoMalformed,
        .deviationSecurityInfoVersion,
        .deviationSecurityInfosSequence,
        .deviationSecurityInfosTrailing,
        .deviationSecurityInfosWrapped,
        .deviationSecurityObjectFewDataGroups,
        .deviationSecurityObjectManyDataGroups,
        .deviationSecurityObjectNotDER,
        .deviationSecurityObjectRepeatedDataGroup,
        .deviationSecurityObjectUnknownDataGroup,
        .deviationSecurityObjectVersionInfo,
        .deviationSelectWarning,
        .deviationSelectWithAnswer,
        .deviationSexInvalid,
        .deviationSexX,
        .deviationSha1TrailerOption2,
        .deviationShortEFNotSupported,
        .deviationShortEFOtherFile,
        .deviationSignatureAlgorithmNotPlain,
        .deviationSignatureEncodedAsDER,
        .deviationSignatureHashNotNamed,
        .deviationSignatureLeadingZerosDropped,
        .deviationSignatureOverSHA1,
        .deviationSignedDataVersion,
        .deviationSignerCertificateNotEmbedded,
        .deviationSignerIdentifierMismatch,
        .deviationSignerInfoVersion,
        .deviationSigningTimeMissing,
        .deviationSodIndefiniteLength,
        .deviationStaticKeyNamedCurve,
        .deviationStaticKeyX942,
        .deviationStatusObjectAbsent,
        .deviationTagListMissing,
        .deviationTagListNamesAbsentElement,
        .deviationTagListNamesTemplate,
        .deviationTagListOmitsElement,
        .deviationTagWithoutLastOctet,
        .deviationTerminalAuthenticationChained,
        .deviationTerminalAuthenticationStaticBinding,
        .deviationTerminalAuthenticationUnverifiedChip,
        .deviationTextNotUTF8,
        .deviationTrailingOctets,
        .deviationTrailingOctetsHashed,
        .deviationTwinCurve,
        .deviationUnknownElement,
        .deviationUnknownImageFormat,
        .deviationValidityTimeForm,
    ]
}

extension Message {
    package static var deviationBerEncoding: Message { Message(.deviationBerEncoding) }
    package static var deviationAttributeOrder: Message { Message(.deviationAttributeOrder) }
    package static var deviationContentTypeNotICAO: Message { Message(.deviationContentTypeNotICAO) }
    package static var deviationSignerInfoVersion: Message { Message(.deviationSignerInfoVersion) }
    package static var deviationSignedDataVersion: Message { Message(.deviationSignedDataVersion) }
    package static var deviationSignerIdentifierMismatch: Message { Message(.deviationSignerIdentifierMismatch) }
    package static var deviationDigestDiffersFromSignatureHash: Message { Message(.deviationDigestDiffersFromSignatureHash) }
    package static var deviationSignatureHashNotNamed: Message { Message(.deviationSignatureHashNotNamed) }
    package static var deviationEcdsaIntegerPadding: Message { Message(.deviationEcdsaIntegerPadding) }
    package static var deviationRsaLeadingZerosDropped: Message { Message(.deviationRsaLeadingZerosDropped) }
    package static var deviationDigestInfoWithoutNull: Message { Message(.deviationDigestInfoWithoutNull) }
    package static var deviationTwinCurve: Message { Message(.deviationTwinCurve) }
    package static var deviationAkiMismatch: Message { Message(.deviationAkiMismatch) }
    package static var deviationAkiMissing: Message { Message(.deviationAkiMissing) }
    package static var deviationIssuerNameDiffers: Message { Message(.deviationIssuerNameDiffers) }
    package static var deviationKeyUsageMissing: Message { Message(.deviationKeyUsageMissing) }
    package static var deviationKeyUsageNotDigitalSignature: Message { Message(.deviationKeyUsageNotDigitalSignature) }
    package static var deviationValidityTimeForm: Message { Message(.deviationValidityTimeForm) }
    package static var deviationKeyUsageNotCritical: Message { Message(.deviationKeyUsageNotCritical) }
    package static var deviationDocumentTypeListWithoutVersion: Message { Message(.deviationDocumentTypeListWithoutVersion) }
    package static var deviationCertificateEnvelope: Message { Message(.deviationCertificateEnvelope) }
    package static var deviationExtendedKeyUsagePresent: Message { Message(.deviationExtendedKeyUsagePresent) }
    package static var deviationAnchorWithoutAuthority: Message { Message(.deviationAnchorWithoutAuthority) }
    package static var deviationAlternativeCountryDiffers: Message { Message(.deviationAlternativeCountryDiffers) }
    package static var deviationSignerCertificateNotEmbedded: Message { Message(.deviationSignerCertificateNotEmbedded) }
    package static var deviationPaceInfoNotSigned: Message { Message(.deviationPaceInfoNotSigned) }
    package static var deviationPaceFailed: Message { Message(.deviationPaceFailed) }
    package static var deviationCardSecurityEntryMissing: Message { Message(.deviationCardSecurityEntryMissing) }
    package static var deviationPrivilegedTerminalInfoNotSigned: Message { Message(.deviationPrivilegedTerminalInfoNotSigned) }
    package static var deviationTrailingOctetsHashed: Message { Message(.deviationTrailingOctetsHashed) }
    package static var deviationSealSignerPurposeMissing: Message { Message(.deviationSealSignerPurposeMissing) }
    package static var deviationSealMembersUnsigned: Message { Message(.deviationSealMembersUnsigned) }
    package static var deviationSealCurveDiffers: Message { Message(.deviationSealCurveDiffers) }
    package static var deviationSigningTimeMissing: Message { Message(.deviationSigningTimeMissing) }
    package static var deviationOuterLengthNotMinimal: Message { Message(.deviationOuterLengthNotMinimal) }
    package static var deviationTrailingOctets: Message { Message(.deviationTrailingOctets) }
    package static var deviationUnknownElement: Message { Message(.deviationUnknownElement) }
    package static var deviationSodIndefiniteLength: Message { Message(.deviationSodIndefiniteLength) }
    package static var deviationSecurityObjectNotDER: Message { Message(.deviationSecurityObjectNotDER) }
    package static var deviationSecurityObjectVersionInfo: Message { Message(.deviationSecurityObjectVersionInfo) }
    package static var deviationLdsVersionUnknown: Message { Message(.deviationLdsVersionUnknown) }
    package static var deviationSecurityObjectFewDataGroups: Message { Message(.deviationSecurityObjectFewDataGroups) }
    package static var deviationSecurityObjectManyDataGroups: Message { Message(.deviationSecurityObjectManyDataGroups) }
    package static var deviationSecurityObjectUnknownDataGroup: Message { Message(.deviationSecurityObjectUnknownDataGroup) }
    package static var deviationSecurityObjectRepeatedDataGroup: Message { Message(.deviationSecurityObjectRepeatedDataGroup) }
    package static var deviationComUnknownTag: Message { Message(.deviationComUnknownTag) }
    package static var deviationComRepeatedTag: Message { Message(.deviationComRepeatedTag) }
    package static var deviationBiometricInstanceCount: Message { Message(.deviationBiometricInstanceCount) }
    package static var deviationBiometricHeaderIncomplete: Message { Message(.deviationBiometricHeaderIncomplete) }
    package static var deviationBiometricFormatOther: Message { Message(.deviationBiometricFormatOther) }
    package static var deviationBiometricTemplateMissing: Message { Message(.deviationBiometricTemplateMissing) }
    package static var deviationFacialRecordLength: Message { Message(.deviationFacialRecordLength) }
    package static var deviationFacialImageCount: Message { Message(.deviationFacialImageCount) }
    package static var deviationFacialBlockLength: Message { Message(.deviationFacialBlockLength) }
    package static var deviationFeaturePointCount: Message { Message(.deviationFeaturePointCount) }
    package static var deviationFacialPoseAngle: Message { Message(.deviationFacialPoseAngle) }
    package static var deviationImageFoundBySignature: Message { Message(.deviationImageFoundBySignature) }
    package static var deviationPaddingAfterImage: Message { Message(.deviationPaddingAfterImage) }
    package static var deviationImageFormatMismatch: Message { Message(.deviationImageFormatMismatch) }
    package static var deviationBareCodestream: Message { Message(.deviationBareCodestream) }
    package static var deviationUnknownImageFormat: Message { Message(.deviationUnknownImageFormat) }
    package static var deviationBiometricBlockNotDER: Message { Message(.deviationBiometricBlockNotDER) }
    package static var deviationBiometricDataBlockTag: Message { Message(.deviationBiometricDataBlockTag) }
    package static var deviationFingerRecordLength: Message { Message(.deviationFingerRecordLength) }
    package static var deviationFingerCount: Message { Message(.deviationFingerCount) }
    package static var deviationFingerViewLength: Message { Message(.deviationFingerViewLength) }
    package static var deviationIrisRecordLength: Message { Message(.deviationIrisRecordLength) }
    package static var deviationIrisCount: Message { Message(.deviationIrisCount) }
    package static var deviationIrisImageLength: Message { Message(.deviationIrisImageLength) }
    package static var deviationRawImageLength: Message { Message(.deviationRawImageLength) }
    package static var deviationBiometricSubtypeMissing: Message { Message(.deviationBiometricSubtypeMissing) }
    package static var deviationBiometricSubtypeMismatch: Message { Message(.deviationBiometricSubtypeMismatch) }
    package static var deviationBiometricSeveralFeatures: Message { Message(.deviationBiometricSeveralFeatures) }
    package static var deviationSecurityInfosWrapped: Message { Message(.deviationSecurityInfosWrapped) }
    package static var deviationSecurityInfosSequence: Message { Message(.deviationSecurityInfosSequence) }
    package static var deviationSecurityInfosTrailing: Message { Message(.deviationSecurityInfosTrailing) }
    package static var deviationSecurityInfoVersion: Message { Message(.deviationSecurityInfoVersion) }
    package static var deviationSecurityInfoMalformed: Message { Message(.deviationSecurityInfoMalformed) }
    package static var deviationPaceInfoWithoutParameterID: Message { Message(.deviationPaceInfoWithoutParameterID) }
    package static var deviationChipAuthenticationKeyUnwrapped: Message { Message(.deviationChipAuthenticationKeyUnwrapped) }
    package static var deviationChipAuthenticationUnknown: Message { Message(.deviationChipAuthenticationUnknown) }
    package static var deviationCvcaLength: Message { Message(.deviationCvcaLength) }
    package static var deviationInstanceCount: Message { Message(.deviationInstanceCount) }
    package static var deviationTagListMissing: Message { Message(.deviationTagListMissing) }
    package static var deviationTagListNamesAbsentElement: Message { Message(.deviationTagListNamesAbsentElement) }
    package static var deviationTagListOmitsElement: Message { Message(.deviationTagListOmitsElement) }
    package static var deviationTagListNamesTemplate: Message { Message(.deviationTagListNamesTemplate) }
    package static var deviationOtherNameOutsideTemplate: Message { Message(.deviationOtherNameOutsideTemplate) }
    package static var deviationTagWithoutLastOctet: Message { Message(.deviationTagWithoutLastOctet) }
    package static var deviationEmptyElement: Message { Message(.deviationEmptyElement) }
    package static var deviationElementTooLong: Message { Message(.deviationElementTooLong) }
    package static var deviationTextNotUTF8: Message { Message(.deviationTextNotUTF8) }
    package static var deviationDateBinaryCoded: Message { Message(.deviationDateBinaryCoded) }
    package static var deviationDateUnpackedDigits: Message { Message(.deviationDateUnpackedDigits) }
    package static var deviationDateWithoutCentury: Message { Message(.deviationDateWithoutCentury) }
    package static var deviationDateImpossible: Message { Message(.deviationDateImpossible) }
    package static var deviationDateIncomplete: Message { Message(.deviationDateIncomplete) }
    package static var deviationMrzSexX: Message { Message(.deviationMrzSexX) }
    package static var deviationMrzSexInvalid: Message { Message(.deviationMrzSexInvalid) }
    package static var deviationMrzDocumentCodeUnusual: Message { Message(.deviationMrzDocumentCodeUnusual) }
    package static var deviationMrzIssuerUnknown: Message { Message(.deviationMrzIssuerUnknown) }
    package static var deviationMrzNationalityUnknown: Message { Message(.deviationMrzNationalityUnknown) }
    package static var deviationMrzGermanyAsDEU: Message { Message(.deviationMrzGermanyAsDEU) }
    package static var deviationMrzNameEmpty: Message { Message(.deviationMrzNameEmpty) }
    package static var deviationMrzDigitInName: Message { Message(.deviationMrzDigitInName) }
    package static var deviationMrzNameSeparatorRepeated: Message { Message(.deviationMrzNameSeparatorRepeated) }
    package static var deviationMrzDateOfBirthInvalid: Message { Message(.deviationMrzDateOfBirthInvalid) }
    package static var deviationMrzDateOfExpiryInvalid: Message { Message(.deviationMrzDateOfExpiryInvalid) }
    package static var deviationMrzDateOfExpiryIncomplete: Message { Message(.deviationMrzDateOfExpiryIncomplete) }
    package static var deviationMrzDateZeroForUnknown: Message { Message(.deviationMrzDateZeroForUnknown) }
    package static var deviationMrzCheckDigitNotDigit: Message { Message(.deviationMrzCheckDigitNotDigit) }
    package static var deviationMrzDocumentNumberEmpty: Message { Message(.deviationMrzDocumentNumberEmpty) }
    package static var deviationSexX: Message { Message(.deviationSexX) }
    package static var deviationSexInvalid: Message { Message(.deviationSexInvalid) }
    package static var deviationDocumentCodeUnusual: Message { Message(.deviationDocumentCodeUnusual) }
    package static var deviationIssuerUnknown: Message { Message(.deviationIssuerUnknown) }
    package static var deviationNationalityUnknown: Message { Message(.deviationNationalityUnknown) }
    package static var deviationGermanyAsDEU: Message { Message(.deviationGermanyAsDEU) }
    package static var deviationNameEmpty: Message { Message(.deviationNameEmpty) }
    package static var deviationDigitInName: Message { Message(.deviationDigitInName) }
    package static var deviationNameSeparatorRepeated: Message { Message(.deviationNameSeparatorRepeated) }
    package static var deviationDateOfBirthInvalid: Message { Message(.deviationDateOfBirthInvalid) }
    package static var deviationDateOfExpiryInvalid: Message { Message(.deviationDateOfExpiryInvalid) }
    package static var deviationDateOfExpiryIncomplete: Message { Message(.deviationDateOfExpiryIncomplete) }
    package static var deviationDateZeroForUnknown: Message { Message(.deviationDateZeroForUnknown) }
    package static var deviationCheckDigitNotDigit: Message { Message(.deviationCheckDigitNotDigit) }
    package static var deviationDocumentNumberEmpty: Message { Message(.deviationDocumentNumberEmpty) }
    package static var deviationStatusObjectAbsent: Message { Message(.deviationStatusObjectAbsent) }
    package static var deviationPaddingAtEndOfFile: Message { Message(.deviationPaddingAtEndOfFile) }
    package static var deviationPublicValueFilled: Message { Message(.deviationPublicValueFilled) }
    package static var deviationEmptyMappingDataAbsent: Message { Message(.deviationEmptyMappingDataAbsent) }
    package static var deviationDataObjectsReordered: Message { Message(.deviationDataObjectsReordered) }
    package static var deviationSignatureLeadingZerosDropped: Message { Message(.deviationSignatureLeadingZerosDropped) }
    package static var deviationMessagePartPadded: Message { Message(.deviationMessagePartPadded) }
    package static var deviationSha1TrailerOption2: Message { Message(.deviationSha1TrailerOption2) }
    package static var deviationSignatureEncodedAsDER: Message { Message(.deviationSignatureEncodedAsDER) }
    package static var deviationHashNotStated: Message { Message(.deviationHashNotStated) }
    package static var deviationHashNotAsStated: Message { Message(.deviationHashNotAsStated) }
    package static var deviationSignatureAlgorithmNotPlain: Message { Message(.deviationSignatureAlgorithmNotPlain) }
    package static var deviationSignatureOverSHA1: Message { Message(.deviationSignatureOverSHA1) }
    package static var deviationHashLongerThanKey: Message { Message(.deviationHashLongerThanKey) }
    package static var deviationTerminalAuthenticationChained: Message { Message(.deviationTerminalAuthenticationChained) }
    package static var deviationTerminalAuthenticationStaticBinding: Message { Message(.deviationTerminalAuthenticationStaticBinding) }
    package static var deviationStaticKeyX942: Message { Message(.deviationStaticKeyX942) }
    package static var deviationStaticKeyNamedCurve: Message { Message(.deviationStaticKeyNamedCurve) }
    package static var deviationDhSubgroupUnknown: Message { Message(.deviationDhSubgroupUnknown) }
    package static var deviationChipAuthenticationInfoMissing: Message { Message(.deviationChipAuthenticationInfoMissing) }
    package static var deviationChipAuthenticationInfoMismatch: Message { Message(.deviationChipAuthenticationInfoMismatch) }
    package static var deviationChipAuthenticationKeyIDMissing: Message { Message(.deviationChipAuthenticationKeyIDMissing) }
    package static var deviationChipAuthenticationVersion: Message { Message(.deviationChipAuthenticationVersion) }
    package static var deviationDynamicAuthenticationDataAbsent: Message { Message(.deviationDynamicAuthenticationDataAbsent) }
    package static var deviationComputedCheckDigits: Message { Message(.deviationComputedCheckDigits) }
    package static var deviationPasswordRepeated: Message { Message(.deviationPasswordRepeated) }
    package static var deviationParameterReferenceOtherForm: Message { Message(.deviationParameterReferenceOtherForm) }
    package static var deviationCardAccessMalformed: Message { Message(.deviationCardAccessMalformed) }
    package static var deviationChannelReopened: Message { Message(.deviationChannelReopened) }
    package static var deviationReadLengthReduced: Message { Message(.deviationReadLengthReduced) }
    package static var deviationHeaderReadFirst: Message { Message(.deviationHeaderReadFirst) }
    package static var deviationEmptyRead: Message { Message(.deviationEmptyRead) }
    package static var deviationExtendedLengthRefused: Message { Message(.deviationExtendedLengthRefused) }
    package static var deviationBufferSizesNotStated: Message { Message(.deviationBufferSizesNotStated) }
    package static var deviationShortEFNotSupported: Message { Message(.deviationShortEFNotSupported) }
    package static var deviationShortEFOtherFile: Message { Message(.deviationShortEFOtherFile) }
    package static var deviationAuthoritiesShortEFWrong: Message { Message(.deviationAuthoritiesShortEFWrong) }
    package static var deviationSelectWarning: Message { Message(.deviationSelectWarning) }
    package static var deviationSelectWithAnswer: Message { Message(.deviationSelectWithAnswer) }
    package static var deviationOtherApplicationIdentifier: Message { Message(.deviationOtherApplicationIdentifier) }
    package static var deviationResponseTooLong: Message { Message(.deviationResponseTooLong) }
    package static var deviationOddReadWithoutDO53: Message { Message(.deviationOddReadWithoutDO53) }
    package static var deviationTerminalAuthenticationUnverifiedChip: Message { Message(.deviationTerminalAuthenticationUnverifiedChip) }
}
