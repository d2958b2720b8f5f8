// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let explainAccessProtocolEstablished = MessageKey("explain.access.protocol.established", "The chip speaks only to somebody who knows what is printed on the document: its MRZ or its CAN. Where this ended early, what was typed is most likely wrong, or the document moved on the reader.")
    static let explainAccessProtocolDowngrade = MessageKey("explain.access.protocol.downgrade", "Where the issuer signed that the chip has PACE, PACE has to be used. An older way in its place may mean that something between reader and chip kept PACE away: read again, on another reader.")
    static let explainAccessCardAccessAuthenticity = MessageKey("explain.access.cardAccess.authenticity", "EF.CardAccess says how the chip can be opened, and nobody signed it. It is compared with the signed copies of its entries; where they differ, read again on another reader.")
    static let explainAccessTerminalAuthenticationEstablished = MessageKey("explain.access.terminalAuthentication.established", "Fingerprints and irises are shown only to terminals that a State gave certificates to. Where this is open the rest of the document is judged all the same.")
    static let explainAccessDirAuthenticity = MessageKey("explain.access.dir.authenticity", "EF.DIR lists the applications of the chip, and nobody signed it. It is compared with the signed copy. A difference says nothing against the data of the holder.")
    static let explainSecurityObjectSodStructure = MessageKey("explain.securityObject.sod.structure", "EF.SOD is the list of hashes that the issuer signed, with the signature. Where it is malformed nothing of the document is proven. Read again; if it stays so, do not rely on the document.")
    static let explainSecurityObjectSodSignedAttributes = MessageKey("explain.securityObject.sod.signedAttributes", "The signature stands over a hash of the list of hashes. Where that hash is another one, the list was changed after it was signed.")
    static let explainSecurityObjectSodSignature = MessageKey("explain.securityObject.sod.signature", "Only the holder of the document signer's private key can make this signature. Where it does not verify, the list was changed or somebody else signed it: do not rely on the document.")
    static let explainIssuerDsSignature = MessageKey("explain.issuer.ds.signature", "The signer of the document is itself certified by its State, through the State's CSCA certificate. Where it is open your store lacks that certificate: import the list that has it. Where it failed somebody else made the signer.")
    static let explainIssuerCscaUsagePeriod = MessageKey("explain.issuer.csca.usagePeriod", "The key of a CSCA certifies signers only for a few years. A signer that was certified outside them was not made as the standard has it: ask the issuer, or decide by your rules.")
    static let explainIssuerDsUsagePeriod = MessageKey("explain.issuer.ds.usagePeriod", "The key of a document signer signs only for some months. A document that was issued outside them was not signed as the standard has it: compare the date of issue, and decide by your rules.")
    static let explainIssuerDsDocumentType = MessageKey("explain.issuer.ds.documentType", "A signer may be limited to some types of documents, such as passports. This document is of another type: look whether it is what it seems to be.")
    static let explainIssuerDsAlgorithms = MessageKey("explain.issuer.ds.algorithms", "Algorithms and key lengths wear out with time. Your policy does not accept one that was used here, so that the signature proves less than it should.")
    static let explainIssuerDsValidity = MessageKey("explain.issuer.ds.validity", "The certificate of the document signer is valid at least as long as the documents that it signed. Where it expired, the document most likely did, too.")
    static let explainIssuerCscaValidity = MessageKey("explain.issuer.csca.validity", "The certificate of the CSCA is valid longer than the documents that rest on it. Where it expired, the document most likely did, too.")
    static let explainIssuerDsRevocation = MessageKey("explain.issuer.ds.revocation", "A State revokes a signer whose key was lost or stolen. Where it is open, get the State's current revocation list and import it. Where the signer is revoked, do not rely on the document.")
    static let explainSecurityObjectCardSecurityStructure = MessageKey("explain.securityObject.cardSecurity.structure", "EF.CardSecurity holds keys of the chip, signed by the issuer. Where it is malformed it proves nothing; EF.SOD may prove the data all the same.")
    static let explainSecurityObjectCardSecuritySignedAttributes = MessageKey("explain.securityObject.cardSecurity.signedAttributes", "The signature stands over a hash of what EF.CardSecurity says. Where that hash is another one, the file was changed after it was signed.")
    static let explainSecurityObjectCardSecuritySignature = MessageKey("explain.securityObject.cardSecurity.signature", "Only the signer's private key can make the signature of EF.CardSecurity. Where it does not verify, the file was changed, and the chip may be a copy.")
    static let explainIssuerCardSecurityValidity = MessageKey("explain.issuer.cardSecurity.validity", "The certificates behind EF.CardSecurity are valid as long as the documents that they are for. Where one expired, the document most likely did, too.")
    static let explainIssuerCardSecuritySignature = MessageKey("explain.issuer.cardSecurity.signature", "The signer of EF.CardSecurity is certified by the CSCA of its State. Where it is open your store lacks that certificate: import the list that has it.")
    static let explainIssuerCardSecurityRevocation = MessageKey("explain.issuer.cardSecurity.revocation", "A State revokes a signer whose key was lost or stolen. Where it is open, get the State's current revocation list and import it.")
    static let explainIntegrityHash = MessageKey("explain.integrity.hash", "The hash of the file is compared with the one that the issuer signed. Where they differ, the file was changed after it was signed. Where it is open, the file was not read.")
    static let explainIntegrityMandatoryDataGroups = MessageKey("explain.integrity.mandatoryDataGroups", "Every document has EF.DG1 (the data of its MRZ) and EF.DG2 (the portrait). Where the issuer signed no hash of one of them, what is missing cannot be compared with the person.")
    static let explainIntegrityDataGroupsStructure = MessageKey("explain.integrity.dataGroups.structure", "Each file that was read has to be laid out as the standard has it. Where one is not, part of it cannot be shown; whether it is genuine is said elsewhere.")
    static let explainDocumentMrzPrintedForm = MessageKey("explain.document.mrz.printedForm", "The printed lines have check digits against misreading. Where one is wrong, compare what was typed with the document; if it is printed like that, look at the document closely.")
    static let explainDocumentMrzMatchesDG1 = MessageKey("explain.document.mrz.matchesDG1", "The printed lines are compared with those in the chip. Only this ties the document to the chip in it. Where they differ, compare what was typed; if it is right, chip and document do not belong together.")
    static let explainChipChipAuthenticationKeyAgreement = MessageKey("explain.chip.chipAuthentication.keyAgreement", "The chip shows that it has a private key that does not leave it; a copy does not have it. Where it failed the chip is a copy. Where it is open, read again.")
    static let explainChipChipAuthenticationMappingData = MessageKey("explain.chip.chipAuthenticationMapping.data", "While it is opened by PACE, the chip shows that it has a private key that does not leave it; a copy does not have it. Where it failed the chip is a copy.")
    static let explainChipActiveAuthenticationSignature = MessageKey("explain.chip.activeAuthentication.signature", "The chip signs a number that was drawn for this reading, with a private key that does not leave it; a copy does not have it. Where it failed the chip is a copy. Where it is open, read again.")
    static let explainDocumentMrzCheckDigits = MessageKey("explain.document.mrz.checkDigits", "The lines in the chip have check digits, too. A wrong one is most likely a fault of the issuer: compare the lines with the printed ones.")
    static let explainDocumentExpiryCurrent = MessageKey("explain.document.expiry.current", "The day of expiry in the chip is compared with today, or with the day that you gave. An expired document may still be genuine: your rules say whether it is accepted.")
    static let explainDocumentDg11MatchesDG1 = MessageKey("explain.document.dg11.matchesDG1", "EF.DG11 has more about the holder. Its name and date of birth must not contradict EF.DG1. Where they do, compare both with what is printed.")
    static let explainDocumentDg12MatchesDG1 = MessageKey("explain.document.dg12.matchesDG1", "EF.DG12 has more about the document. Its date of issue must lie between birth and expiry. Where it does not, compare it with what is printed.")
    static let explainDocumentIssuerMatchesSigner = MessageKey("explain.document.issuer.matchesSigner", "The State that the document names has to be the one that signed it. Where they differ, do not rely on the document unless you know why.")
    static let explainIntegrityComMatchesSOD = MessageKey("explain.integrity.com.matchesSOD", "EF.COM lists the files of the document, and nobody signed it. Where it differs from the signed list, a file may have been hidden: the signed list counts.")
    static let explainDocumentIssuerAllowed = MessageKey("explain.document.issuer.allowed", "Your policy takes documents of some States only. Where the State is not among them, or cannot be read, ask for another document.")
    static let explainDocumentTypeAllowed = MessageKey("explain.document.type.allowed", "Your policy takes documents of some types only. Where the type is not among them, or cannot be read, ask for another document.")
    static let explainDocumentValidityPeriod = MessageKey("explain.document.validity.period", "Your policy says for how long a document must be valid from today, or for how long it may be in all. Where it is open the dates could not be read.")
    static let explainIssuerMaterialAge = MessageKey("explain.issuer.material.age", "Your policy says how old the lists may be that the verdict rests on. Where it is open, import newer ones and judge again: the document need not be read for that.")
    static let explainChipProofDemanded = MessageKey("explain.chip.proof.demanded", "Your policy wants the chip to prove that it is the original, and to whom. Where it is open, read the document again with your own reader, or give out a challenge for it.")
    static let explainSealContentStructure = MessageKey("explain.seal.content.structure", "The octets of the bar code have to be a seal. Where they are none, scan the bar code again as bytes, not as text.")
    static let explainSealContentFeatures = MessageKey("explain.seal.content.features", "A seal of each kind of document has the same members. Where one is missing or unknown, compare what the seal says with what is printed.")
    static let explainSealMrzCheckDigits = MessageKey("explain.seal.mrz.checkDigits", "The lines in the seal have check digits. A wrong one is most likely a fault of the issuer: compare the lines with the printed ones.")
    static let explainSealSignerCertificate = MessageKey("explain.seal.signer.certificate", "The seal names its signer's certificate and may not carry it. Where it is open, import it or give it with --certificate.")
    static let explainSealSignerSignature = MessageKey("explain.seal.signer.signature", "The signer of the seal is itself certified by its State, through the State's CSCA certificate. Where it is open your store lacks that certificate: import the list that has it.")
    static let explainSealSignerValidity = MessageKey("explain.seal.signer.validity", "The certificate of the seal's signer is valid at least as long as the documents with its seals. Where it expired, look at the dates of the document.")
    static let explainSealCscaValidity = MessageKey("explain.seal.csca.validity", "The certificate of the CSCA is valid longer than the seals that rest on it. Where it expired, look at the dates of the document.")
    static let explainSealSignerUsagePeriod = MessageKey("explain.seal.signer.usagePeriod", "The key of a seal's signer signs only for some months. A seal of another day was not made as the standard has it.")
    static let explainSealCscaUsagePeriod = MessageKey("explain.seal.csca.usagePeriod", "The key of a CSCA certifies signers only for a few years. A signer that was certified outside them was not made as the standard has it.")
    static let explainSealSignerDocumentType = MessageKey("explain.seal.signer.documentType", "A signer may be limited to some kinds of documents. This seal is on another one: look whether the document is what it seems to be.")
    static let explainSealSignerRevocation = MessageKey("explain.seal.signer.revocation", "A State revokes a signer whose key was lost or stolen. Where it is open, get the State's current revocation list and import it.")
    static let explainSealIssuerMatchesSigner = MessageKey("explain.seal.issuer.matchesSigner", "The State that the seal names has to be the one that signed it. Where they differ, do not rely on the document.")
    static let explainSealMrzMatchesHeader = MessageKey("explain.seal.mrz.matchesHeader", "The State in the lines of the seal has to be the one at its beginning. Where they differ, compare the seal with what is printed.")
    static let explainSealContentSignature = MessageKey("explain.seal.content.signature", "Only the signer's private key can make the signature of the seal. Where it does not verify, the seal was changed or somebody else made it: do not rely on the document.")
    static let explainSealDocumentExpiry = MessageKey("explain.seal.document.expiry", "The last day in the seal is compared with today, or with the day that you gave. An expired document may still be genuine: your rules say whether it is accepted.")
    static let explainSealDocumentDateOfIssue = MessageKey("explain.seal.document.dateOfIssue", "The dates in a seal have to follow one another, and no document is issued in the future. Where they contradict each other, do not rely on the document.")
    static let explainSealMrzMatchesPrinted = MessageKey("explain.seal.mrz.matchesPrinted", "The lines in the seal are compared with the printed ones. Where they differ, compare what was typed; if it is right, the seal belongs to another document.")
    static let explainSealPassportMatchesPrinted = MessageKey("explain.seal.passport.matchesPrinted", "The seal names the passport that it belongs to. Where the passport is another one, the document is not for its holder.")
    static let explainLds2RecordCertificate = MessageKey("explain.lds2.record.certificate", "A record names the certificate of whoever signed it, which the chip holds beside the records. Without it nothing is known of the record.")
    static let explainLds2RecordSignature = MessageKey("explain.lds2.record.signature", "Only the signer's private key can make the signature of a record. Where it does not verify, the record was changed or somebody else made it.")
    static let explainLds2RecordSearchCopy = MessageKey("explain.lds2.record.searchCopy", "The State stands beside the record once more, so that it can be searched for, and nobody signed that. Where it differs, the signed one counts.")
    static let explainLds2RecordHolder = MessageKey("explain.lds2.record.holder", "A visa names the number of the passport that it is for, and when its holder was born. Where they are not those of this document, the visa was issued for another one: do not rely on it here.")
    static let explainLds2RecordDate = MessageKey("explain.lds2.record.date", "A record was signed while its signer's certificate was valid, and not in the future. Where it was not, do not rely on the record.")
    static let explainLds2SignerRole = MessageKey("explain.lds2.signer.role", "Stamps, visas and additional biometrics have signers of their own. Where another one signed, the record counts for nothing.")
    static let explainLds2SignerState = MessageKey("explain.lds2.signer.state", "The State that the record names has to be the one whose signer signed it. Where they differ, do not rely on the record.")
    static let explainLds2SignerProfile = MessageKey("explain.lds2.signer.profile", "Certificates of such signers have a form of their own. A departure from it is told and does not decide.")
    static let explainLds2SignerName = MessageKey("explain.lds2.signer.name", "The name of the signer stands before its certificate once more, so that it can be searched for. Where it differs, the certificate counts.")
    static let explainLds2SignerSignature = MessageKey("explain.lds2.signer.signature", "The signer of a record is itself certified by its State, through the State's CSCA certificate. Where it is open your store lacks that certificate: import the list that has it.")
    static let explainLds2SignerValidity = MessageKey("explain.lds2.signer.validity", "The certificate of the record's signer is compared with today, or with the day that you gave. Where it expired, look at the date of the record.")
    static let explainLds2CscaValidity = MessageKey("explain.lds2.csca.validity", "The certificate of the CSCA is compared with today, or with the day that you gave. Where it expired, look at the date of the record.")
    static let explainLds2CscaUsagePeriod = MessageKey("explain.lds2.csca.usagePeriod", "The key of a CSCA certifies signers only for a few years. A signer that was certified outside them was not made as the standard has it.")
    static let explainLds2SignerAlgorithms = MessageKey("explain.lds2.signer.algorithms", "Algorithms and key lengths wear out with time. Your policy does not accept one that was used here, so that the record proves less than it should.")
    static let explainLds2SignerRevocation = MessageKey("explain.lds2.signer.revocation", "A State revokes a signer whose key was lost or stolen. Where it is open, get the State's current revocation list and import it.")
    static let explainVerdictVerified = MessageKey("explain.verdict.verified", "Everything that your policy asks for was shown, and nothing speaks against the document.")
    static let explainVerdictVerifiedWithFindings = MessageKey("explain.verdict.verifiedWithFindings", "Everything that your policy asks for was shown, and something else speaks against the document or is open.")
    static let explainVerdictGenuineButExpired = MessageKey("explain.verdict.genuineButExpired", "Everything that your policy asks for was shown. The document is no longer valid.")
    static let explainVerdictNotGenuine = MessageKey("explain.verdict.notGenuine", "Something was forged or changed, or the chip is a copy.")
    static let explainVerdictFailed = MessageKey("explain.verdict.failed", "Something that your policy asks for was shown not to hold. That need not be a forgery.")
    static let explainVerdictUndetermined = MessageKey("explain.verdict.undetermined", "Something that your policy asks for could be shown neither to hold nor not to hold.")
    static let explainVerdictAborted = MessageKey("explain.verdict.aborted", "The reading ended early, so that nothing is said for or against the document.")
    static let explainSectionSeal = MessageKey("explain.section.seal", "This is what the seal says. It is proven only where the verdict says that the seal is genuine.")
    static let explainSectionRecords = MessageKey("explain.section.records", "Authorities added these records to the chip after it was issued, and each signed its own. None of them changes what is said about the document.")
    static let explainSectionDefects = MessageKey("explain.section.defects", "A list of its issuer, or of another State, says that such documents have this fault, and what it means for a check.")
    static let explainSectionTolerated = MessageKey("explain.section.tolerated", "The document departs from the standard here, as documents in use do. It was judged all the same; a stricter policy may not.")
    static let explainSectionReading = MessageKey("explain.section.reading", "How the chip was opened and what was read. Nothing here speaks for or against the document.")
    static let explainSectionAssurances = MessageKey("explain.section.assurances", "Each statement rests on checks of its own, whatever the policy counts. What is not assured is not said to be false: the evidence does not show it.")
    static let explainWithClause = MessageKey("explain.withClause", "{explanation, message}. See {clause}.")
    static let explainIssuerOperatorNotBlocked = MessageKey("explain.issuer.operator.notBlocked", "Whoever runs this program can say that a certification authority or a signer is not to be believed. That word holds whatever the State's own lists say. Do not accept the document; ask who blocked it and why: epass trust block shows it.")
    static let explainDocumentOperatorNotBlocked = MessageKey("explain.document.operator.notBlocked", "Whoever runs this program can say that documents of certain numbers are not to be accepted, as blanks that were stolen. Do not accept the document; ask who blocked it and why: epass trust block shows it.")
    static let explainDocumentStatusNotReported = MessageKey("explain.document.status.notReported", "A genuine document may have been lost or stolen since. Only a source that you name knows that: a file or a program. Without one this stays unknown, whatever else was shown. Where it is reported, keep to your rules for such documents.")
    static let explainSealOperatorNotBlocked = MessageKey("explain.seal.operator.notBlocked", "Whoever runs this program can say that a signer of seals, its certification authority or documents of certain numbers are not to be believed. Do not accept the seal; ask who blocked it and why: epass trust block shows it.")

    static let ofExplain: [MessageKey] = [
        .explainAccessCardAccessAuthenticity,
        .explainAccessDirAuthenticity,
        .explainAccessProtocolDowngrade,
        .explainAccessProtocolEstablished,
        .explainAccessTerminalAuthenticationEstablished,
        .explainChipActiveAuthenticationSignature,
        .explainChipChipAuthenticationKeyAgreement,
        .explainChipChipAuthenticationMappingData,
        .explainChipProofDemanded,
        .explainDocumentDg11MatchesDG1,
        .explainDocumentDg12MatchesDG1,
        .explainDocumentExpiryCurrent,
        .explainDocumentIssuerAllowed,
        .explainDocumentIssuerMatchesSigner,
        .explainDocumentMrzCheckDigits,
        .explainDocumentMrzMatchesDG1,
        .explainDocumentMrzPrintedForm,
        .explainDocumentOperatorNotBlocked,
        .explainDocumentStatusNotReported,
        .explainDocumentTypeAllowed,
        .explainDocumentValidityPeriod,
        .explainIntegrityComMatchesSOD,
        .explainIntegrityDataGroupsStructure,
        .explainIntegrityHash,
        .explainIntegrityMandatoryDataGroups,
        .explainIssuerCardSecurityRevocation,
        .explainIssuerCardSecuritySignature,
        .explainIssuerCardSecurityValidity,
        .explainIssuerCscaUsagePeriod,
        .explainIssuerCscaValidity,
        .explainIssuerDsAlgorithms,
        .explainIssuerDsDocumentType,
        .explainIssuerDsRevocation,
        .explainIssuerDsSignature,
        .explainIssuerDsUsagePeriod,
        .explainIssuerDsValidity,
        .explainIssuerMaterialAge,
        .explainIssuerOperatorNotBlocked,
        .explainLds2CscaUsagePeriod,
        .explainLds2CscaValidity,
        .explainLds2RecordCertificate,
        .explainLds2RecordDate,
        .explainLds2RecordHolder,
        .explainLds2RecordSearchCopy,
        .explainLds2RecordSignature,
        .explainLds2SignerAlgorithms,
        .explainLds2SignerName,
        .explainLds2SignerProfile,
        .explainLds2SignerRevocation,
        .explainLds2SignerRole,
        .explainLds2SignerSignature,
        .explainLds2SignerState,
        .explainLds2SignerValidity,
        .explainSealContentFeatures,
        .explainSealContentSignature,
        .explainSealContentStructure,
        .explainSealCscaUsagePeriod,
        .explainSealCscaValidity,
        .explainSealDocumentDateOfIssue,
        .explainSealDocumentExpiry,
        .explainSealIssuerMatchesSigner,
        .explainSealMrzCheckDigits,
        .explainSealMrzMatchesHeader,
        .explainSealMrzMatchesPrinted,
        .explainSealOperatorNotBlocked,
        .explainSealPassportMatchesPrinted,
        .explainSealSignerCertificate,
        .explainSealSignerDocumentType,
        .explainSealSignerRevocation,
        .explainSealSignerSignature,
        .explainSealSignerUsagePeriod,
        .explainSealSignerValidity,
        .explainSectionAssurances,
        .explainSectionDefects,
        .explainSectionReading,
        .explainSectionRecords,
        .explainSectionSeal,
        .explainSectionTolerated,
        .explainSecurityObjectCardSecuritySignature,
        .explainSecurityObjectCardSecuritySignedAttributes,
        .explainSecurityObjectCardSecurityStructure,
        .explainSecurityObjectSodSignature,
        .explainSecurityObjectSodSignedAttributes,
        .explainSecurityObjectSodStructure,
        .explainVerdictAborted,
        .explainVerdictFailed,
        .explainVerdictGenuineButExpired,
        .explainVerdictNotGenuine,
        .explainVerdictUndetermined,
        .explainVerdictVerified,
        .explainVerdictVerifiedWithFindings,
        .explainWithClause,
    ]
}

extension Message {
    package static var explainAccessProtocolEstablished: Message { Message(.explainAccessProtocolEstablished) }
    package static var explainAccessProtocolDowngrade: Message { Message(.explainAccessProtocolDowngrade) }
    package static var explainAccessCardAccessAuthenticity: Message { Message(.explainAccessCardAccessAuthenticity) }
    package static var explainAccessTerminalAuthenticationEstablished: Message { Message(.explainAccessTerminalAuthenticationEstablished) }
    package static var explainAccessDirAuthenticity: Message { Message(.explainAccessDirAuthenticity) }
    package static var explainSecurityObjectSodStructure: Message { Message(.explainSecurityObjectSodStructure) }
    package static var explainSecurityObjectSodSignedAttributes: Message { Message(.explainSecurityObjectSodSignedAttributes) }
    package static var explainSecurityObjectSodSignature: Message { Message(.explainSecurityObjectSodSignature) }
    package static var explainIssuerDsSignature: Message { Message(.explainIssuerDsSignature) }
    package static var explainIssuerCscaUsagePeriod: Message { Message(.explainIssuerCscaUsagePeriod) }
    package static var explainIssuerDsUsagePeriod: Message { Message(.explainIssuerDsUsagePeriod) }
    package static var explainIssuerDsDocumentType: Message { Message(.explainIssuerDsDocumentType) }
    package static var explainIssuerDsAlgorithms: Message { Message(.explainIssuerDsAlgorithms) }
    package static var explainIssuerDsValidity: Message { Message(.explainIssuerDsValidity) }
    package static var explainIssuerCscaValidity: Message { Message(.explainIssuerCscaValidity) }
    package static var explainIssuerDsRevocation: Message { Message(.explainIssuerDsRevocation) }
    package static var explainSecurityObjectCardSecurityStructure: Message { Message(.explainSecurityObjectCardSecurityStructure) }
    package static var explainSecurityObjectCardSecuritySignedAttributes: Message { Message(.explainSecurityObjectCardSecuritySignedAttributes) }
    package static var explainSecurityObjectCardSecuritySignature: Message { Message(.explainSecurityObjectCardSecuritySignature) }
    package static var explainIssuerCardSecurityValidity: Message { Message(.explainIssuerCardSecurityValidity) }
    package static var explainIssuerCardSecuritySignature: Message { Message(.explainIssuerCardSecuritySignature) }
    package static var explainIssuerCardSecurityRevocation: Message { Message(.explainIssuerCardSecurityRevocation) }
    package static var explainIntegrityHash: Message { Message(.explainIntegrityHash) }
    package static var explainIntegrityMandatoryDataGroups: Message { Message(.explainIntegrityMandatoryDataGroups) }
    package static var explainIntegrityDataGroupsStructure: Message { Message(.explainIntegrityDataGroupsStructure) }
    package static var explainDocumentMrzPrintedForm: Message { Message(.explainDocumentMrzPrintedForm) }
    package static var explainDocumentMrzMatchesDG1: Message { Message(.explainDocumentMrzMatchesDG1) }
    package static var explainChipChipAuthenticationKeyAgreement: Message { Message(.explainChipChipAuthenticationKeyAgreement) }
    package static var explainChipChipAuthenticationMappingData: Message { Message(.explainChipChipAuthenticationMappingData) }
    package static var explainChipActiveAuthenticationSignature: Message { Message(.explainChipActiveAuthenticationSignature) }
    package static var explainDocumentMrzCheckDigits: Message { Message(.explainDocumentMrzCheckDigits) }
    package static var explainDocumentExpiryCurrent: Message { Message(.explainDocumentExpiryCurrent) }
    package static var explainDocumentDg11MatchesDG1: Message { Message(.explainDocumentDg11MatchesDG1) }
    package static var explainDocumentDg12MatchesDG1: Message { Message(.explainDocumentDg12MatchesDG1) }
    package static var explainDocumentIssuerMatchesSigner: Message { Message(.explainDocumentIssuerMatchesSigner) }
    package static var explainIntegrityComMatchesSOD: Message { Message(.explainIntegrityComMatchesSOD) }
    package static var explainDocumentIssuerAllowed: Message { Message(.explainDocumentIssuerAllowed) }
    package static var explainDocumentTypeAllowed: Message { Message(.explainDocumentTypeAllowed) }
    package static var explainDocumentValidityPeriod: Message { Message(.explainDocumentValidityPeriod) }
    package static var explainIssuerMaterialAge: Message { Message(.explainIssuerMaterialAge) }
    package static var explainChipProofDemanded: Message { Message(.explainChipProofDemanded) }
    package static var explainSealContentStructure: Message { Message(.explainSealContentStructure) }
    package static var explainSealContentFeatures: Message { Message(.explainSealContentFeatures) }
    package static var explainSealMrzCheckDigits: Message { Message(.explainSealMrzCheckDigits) }
    package static var explainSealSignerCertificate: Message { Message(.explainSealSignerCertificate) }
    package static var explainSealSignerSignature: Message { Message(.explainSealSignerSignature) }
    package static var explainSealSignerValidity: Message { Message(.explainSealSignerValidity) }
    package static var explainSealCscaValidity: Message { Message(.explainSealCscaValidity) }
    package static var explainSealSignerUsagePeriod: Message { Message(.explainSealSignerUsagePeriod) }
    package static var explainSealCscaUsagePeriod: Message { Message(.explainSealCscaUsagePeriod) }
    package static var explainSealSignerDocumentType: Message { Message(.explainSealSignerDocumentType) }
    package static var explainSealSignerRevocation: Message { Message(.explainSealSignerRevocation) }
    package static var explainSealIssuerMatchesSigner: Message { Message(.explainSealIssuerMatchesSigner) }
    package static var explainSealMrzMatchesHeader: Message { Message(.explainSealMrzMatchesHeader) }
    package static var explainSealContentSignature: Message { Message(.explainSealContentSignature) }
    package static var explainSealDocumentExpiry: Message { Message(.explainSealDocumentExpiry) }
    package static var explainSealDocumentDateOfIssue: Message { Message(.explainSealDocumentDateOfIssue) }
    package static var explainSealMrzMatchesPrinted: Message { Message(.explainSealMrzMatchesPrinted) }
    package static var explainSealPassportMatchesPrinted: Message { Message(.explainSealPassportMatchesPrinted) }
    package static var explainLds2RecordCertificate: Message { Message(.explainLds2RecordCertificate) }
    package static var explainLds2RecordSignature: Message { Message(.explainLds2RecordSignature) }
    package static var explainLds2RecordSearchCopy: Message { Message(.explainLds2RecordSearchCopy) }
    package static var explainLds2RecordHolder: Message { Message(.explainLds2RecordHolder) }
    package static var explainLds2RecordDate: Message { Message(.explainLds2RecordDate) }
    package static var explainLds2SignerRole: Message { Message(.explainLds2SignerRole) }
    package static var explainLds2SignerState: Message { Message(.explainLds2SignerState) }
    package static var explainLds2SignerProfile: Message { Message(.explainLds2SignerProfile) }
    package static var explainLds2SignerName: Message { Message(.explainLds2SignerName) }
    package static var explainLds2SignerSignature: Message { Message(.explainLds2SignerSignature) }
    package static var explainLds2SignerValidity: Message { Message(.explainLds2SignerValidity) }
    package static var explainLds2CscaValidity: Message { Message(.explainLds2CscaValidity) }
    package static var explainLds2CscaUsagePeriod: Message { Message(.explainLds2CscaUsagePeriod) }
    package static var explainLds2SignerAlgorithms: Message { Message(.explainLds2SignerAlgorithms) }
    package static var explainLds2SignerRevocation: Message { Message(.explainLds2SignerRevocation) }
    package static var explainVerdictVerified: Message { Message(.explainVerdictVerified) }
    package static var explainVerdictVerifiedWithFindings: Message { Message(.explainVerdictVerifiedWithFindings) }
    package static var explainVerdictGenuineButExpired: Message { Message(.explainVerdictGenuineButExpired) }
    package static var explainVerdictNotGenuine: Message { Message(.explainVerdictNotGenuine) }
    package static var explainVerdictFailed: Message { Message(.explainVerdictFailed) }
    package static var explainVerdictUndetermined: Message { Message(.explainVerdictUndetermined) }
    package static var explainVerdictAborted: Message { Message(.explainVerdictAborted) }
    package static var explainSectionSeal: Message { Message(.explainSectionSeal) }
    package static var explainSectionRecords: Message { Message(.explainSectionRecords) }
    package static var explainSectionDefects: Message { Message(.explainSectionDefects) }
    package static var explainSectionTolerated: Message { Message(.explainSectionTolerated) }
    package static var explainSectionReading: Message { Message(.explainSectionReading) }
    package static var explainSectionAssurances: Message { Message(.explainSectionAssurances) }
    package static func explainWithClause(explanation: Message, clause: some CustomStringConvertible) -> Message {
        Message(.explainWithClause, [.init("explanation", .message(explanation)), .init("clause", .text(clause.description))])
    }
    package static var explainIssuerOperatorNotBlocked: Message { Message(.explainIssuerOperatorNotBlocked) }
    package static var explainDocumentOperatorNotBlocked: Message { Message(.explainDocumentOperatorNotBlocked) }
    package static var explainDocumentStatusNotReported: Message { Message(.explainDocumentStatusNotReported) }
    package static var explainSealOperatorNotBlocked: Message { Message(.explainSealOperatorNotBlocked) }
}
