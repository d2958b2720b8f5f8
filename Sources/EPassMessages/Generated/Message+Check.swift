// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let checkNoSecurityObject = MessageKey("check.noSecurityObject", "There is no security object with one signer to judge by.")
    static let checkNoSignerCertificate = MessageKey("check.noSignerCertificate", "The certificate of the document signer is not known.")
    static let checkNoRevocationList = MessageKey("check.noRevocationList", "No revocation list of the issuer is in the store.")
    static let checkFormRefused = MessageKey("check.formRefused", "{deviation, message}. What was signed is unchanged, but the policy refuses this form.")
    static let checkDeviationRefused = MessageKey("check.deviationRefused", "{deviation, message}. The policy refuses that.")
    static let checkNameAccessProtocolEstablished = MessageKey("check.name.access.protocol.established", "the opening of the chip")
    static let checkNameAccessProtocolDowngrade = MessageKey("check.name.access.protocol.downgrade", "the use of PACE where it was signed")
    static let checkNameAccessCardAccessAuthenticity = MessageKey("check.name.access.cardAccess.authenticity", "EF.CardAccess against the signed files")
    static let checkNameAccessTerminalAuthenticationEstablished = MessageKey("check.name.access.terminalAuthentication.established", "the proof of the terminal's rights")
    static let checkNameAccessDirAuthenticity = MessageKey("check.name.access.dir.authenticity", "EF.DIR against EF.CardSecurity")
    static let checkNameSecurityObjectSodStructure = MessageKey("check.name.securityObject.sod.structure", "the structure of EF.SOD")
    static let checkNameSecurityObjectSodSignedAttributes = MessageKey("check.name.securityObject.sod.signedAttributes", "the signed attributes of EF.SOD")
    static let checkNameSecurityObjectSodSignature = MessageKey("check.name.securityObject.sod.signature", "the signature of EF.SOD")
    static let checkNameIssuerDsSignature = MessageKey("check.name.issuer.ds.signature", "the path from the document signer to its CSCA")
    static let checkNameIssuerCscaUsagePeriod = MessageKey("check.name.issuer.csca.usagePeriod", "the period in which the CSCA's key signs")
    static let checkNameIssuerDsUsagePeriod = MessageKey("check.name.issuer.ds.usagePeriod", "the period in which the document signer's key signs")
    static let checkNameIssuerDsDocumentType = MessageKey("check.name.issuer.ds.documentType", "the types of documents that the signer may produce")
    static let checkNameIssuerDsAlgorithms = MessageKey("check.name.issuer.ds.algorithms", "the algorithms of EF.SOD and of the path to the CSCA")
    static let checkNameIssuerDsValidity = MessageKey("check.name.issuer.ds.validity", "the validity of the document signer's certificate")
    static let checkNameIssuerCscaValidity = MessageKey("check.name.issuer.csca.validity", "the validity of the CSCA certificate")
    static let checkNameSecurityObjectCardSecurityStructure = MessageKey("check.name.securityObject.cardSecurity.structure", "the structure of EF.CardSecurity")
    static let checkNameSecurityObjectCardSecuritySignedAttributes = MessageKey("check.name.securityObject.cardSecurity.signedAttributes", "the signed attributes of EF.CardSecurity")
    static let checkNameSecurityObjectCardSecuritySignature = MessageKey("check.name.securityObject.cardSecurity.signature", "the signature of EF.CardSecurity")
    static let checkNameIssuerCardSecurityValidity = MessageKey("check.name.issuer.cardSecurity.validity", "the validity of the certificates behind EF.CardSecurity")
    static let checkNameIssuerCardSecuritySignature = MessageKey("check.name.issuer.cardSecurity.signature", "the path from the signer of EF.CardSecurity to its CSCA")
    static let checkNameIssuerCardSecurityRevocation = MessageKey("check.name.issuer.cardSecurity.revocation", "the revocation status of the signer of EF.CardSecurity")
    static let checkNameIntegrityMandatoryDataGroups = MessageKey("check.name.integrity.mandatoryDataGroups", "the data groups that every document has")
    static let checkNameIntegrityDataGroupsStructure = MessageKey("check.name.integrity.dataGroups.structure", "the structure of the data groups")
    static let checkNameDocumentMrzPrintedForm = MessageKey("check.name.document.mrz.printedForm", "the layout and the check digits of the printed MRZ")
    static let checkNameDocumentMrzMatchesDG1 = MessageKey("check.name.document.mrz.matchesDG1", "the printed MRZ against EF.DG1")
    static let checkNameChipChipAuthenticationKeyAgreement = MessageKey("check.name.chip.chipAuthentication.keyAgreement", "the proof by chip authentication")
    static let checkNameChipChipAuthenticationMappingData = MessageKey("check.name.chip.chipAuthenticationMapping.data", "the proof by chip authentication mapping")
    static let checkNameChipActiveAuthenticationSignature = MessageKey("check.name.chip.activeAuthentication.signature", "the proof by active authentication")
    static let checkNameIssuerDsRevocation = MessageKey("check.name.issuer.ds.revocation", "the revocation status of the document signer")
    static let checkNameDocumentMrzCheckDigits = MessageKey("check.name.document.mrz.checkDigits", "the check digits in EF.DG1")
    static let checkNameDocumentExpiryCurrent = MessageKey("check.name.document.expiry.current", "the date of expiry in EF.DG1")
    static let checkNameDocumentDg11MatchesDG1 = MessageKey("check.name.document.dg11.matchesDG1", "EF.DG11 against EF.DG1")
    static let checkNameDocumentDg12MatchesDG1 = MessageKey("check.name.document.dg12.matchesDG1", "EF.DG12 against EF.DG1")
    static let checkNameDocumentIssuerMatchesSigner = MessageKey("check.name.document.issuer.matchesSigner", "the issuing State against the document signer's country")
    static let checkNameIntegrityComMatchesSOD = MessageKey("check.name.integrity.com.matchesSOD", "EF.COM against EF.SOD")
    static let checkNameDocumentIssuerAllowed = MessageKey("check.name.document.issuer.allowed", "the State against those that the policy takes")
    static let checkNameDocumentTypeAllowed = MessageKey("check.name.document.type.allowed", "the type of the document against those that the policy takes")
    static let checkNameDocumentValidityPeriod = MessageKey("check.name.document.validity.period", "the validity of the document against what the policy wants")
    static let checkNameIssuerMaterialAge = MessageKey("check.name.issuer.material.age", "the age of the lists that the verdict rests on")
    static let checkNameChipProofDemanded = MessageKey("check.name.chip.proof.demanded", "the proof of the chip that the policy demands")
    static let checkNameSealContentStructure = MessageKey("check.name.seal.content.structure", "the structure of the seal")
    static let checkNameSealContentFeatures = MessageKey("check.name.seal.content.features", "the features of the seal")
    static let checkNameSealMrzCheckDigits = MessageKey("check.name.seal.mrz.checkDigits", "the check digits of the zone in the seal")
    static let checkNameSealSignerCertificate = MessageKey("check.name.seal.signer.certificate", "the certificate of the seal signer")
    static let checkNameSealSignerSignature = MessageKey("check.name.seal.signer.signature", "the path from the seal signer to its CSCA")
    static let checkNameSealSignerValidity = MessageKey("check.name.seal.signer.validity", "the validity of the seal signer's certificate")
    static let checkNameSealCscaValidity = MessageKey("check.name.seal.csca.validity", "the validity of the CSCA certificate behind the seal")
    static let checkNameSealSignerUsagePeriod = MessageKey("check.name.seal.signer.usagePeriod", "the period in which the seal signer's key signs")
    static let checkNameSealCscaUsagePeriod = MessageKey("check.name.seal.csca.usagePeriod", "the period in which the key of the CSCA behind the seal signs")
    static let checkNameSealSignerDocumentType = MessageKey("check.name.seal.signer.documentType", "the types of documents that the seal signer may make seals for")
    static let checkNameSealSignerRevocation = MessageKey("check.name.seal.signer.revocation", "the revocation status of the seal signer")
    static let checkNameSealIssuerMatchesSigner = MessageKey("check.name.seal.issuer.matchesSigner", "the issuing State of the seal against its signer's country")
    static let checkNameSealMrzMatchesHeader = MessageKey("check.name.seal.mrz.matchesHeader", "the issuing State in the zone of the seal against its header")
    static let checkNameSealContentSignature = MessageKey("check.name.seal.content.signature", "the signature of the seal")
    static let checkNameSealDocumentExpiry = MessageKey("check.name.seal.document.expiry", "the date of expiry of the document with the seal")
    static let checkNameSealDocumentDateOfIssue = MessageKey("check.name.seal.document.dateOfIssue", "the dates in the seal")
    static let checkNameSealMrzMatchesPrinted = MessageKey("check.name.seal.mrz.matchesPrinted", "the zone in the seal against the printed one")
    static let checkNameSealPassportMatchesPrinted = MessageKey("check.name.seal.passport.matchesPrinted", "the passport number in the seal against the passport")
    static let checkNameLds2RecordCertificate = MessageKey("check.name.lds2.record.certificate", "the certificate that the record refers to")
    static let checkNameLds2RecordSignature = MessageKey("check.name.lds2.record.signature", "the signature of the record")
    static let checkNameLds2RecordSearchCopy = MessageKey("check.name.lds2.record.searchCopy", "the copy of the State beside the signed data")
    static let checkNameLds2RecordHolder = MessageKey("check.name.lds2.record.holder", "the passport that the record names")
    static let checkNameLds2RecordDate = MessageKey("check.name.lds2.record.date", "the date of the record")
    static let checkNameLds2SignerRole = MessageKey("check.name.lds2.signer.role", "whether the signer may sign such records")
    static let checkNameLds2SignerState = MessageKey("check.name.lds2.signer.state", "the State of the record against that of its signer")
    static let checkNameLds2SignerProfile = MessageKey("check.name.lds2.signer.profile", "the profile of the record signer's certificate")
    static let checkNameLds2SignerName = MessageKey("check.name.lds2.signer.name", "the name in front of the record signer's certificate")
    static let checkNameLds2SignerSignature = MessageKey("check.name.lds2.signer.signature", "the path from the record signer to its CSCA")
    static let checkNameLds2SignerValidity = MessageKey("check.name.lds2.signer.validity", "the validity of the record signer's certificate")
    static let checkNameLds2CscaValidity = MessageKey("check.name.lds2.csca.validity", "the validity of the CSCA certificate behind the record")
    static let checkNameLds2CscaUsagePeriod = MessageKey("check.name.lds2.csca.usagePeriod", "the period in which the key of the CSCA behind the record signs")
    static let checkNameLds2SignerAlgorithms = MessageKey("check.name.lds2.signer.algorithms", "the algorithms of the record and of its path")
    static let checkNameLds2SignerRevocation = MessageKey("check.name.lds2.signer.revocation", "the revocation status of the record signer")
    static let checkNameIssuerOperatorNotBlocked = MessageKey("check.name.issuer.operator.notBlocked", "whether the operator has blocked the document signer or its CSCA")
    static let checkNameDocumentOperatorNotBlocked = MessageKey("check.name.document.operator.notBlocked", "whether the operator has blocked the series of the document")
    static let checkNameDocumentStatusNotReported = MessageKey("check.name.document.status.notReported", "whether the document is reported as lost, stolen or cancelled")
    static let checkNameSealOperatorNotBlocked = MessageKey("check.name.seal.operator.notBlocked", "whether the operator has blocked the signer of the seal, its CSCA or the series of the document")
    static let checkHash = MessageKey("check.hash", "the hash of {file}")

    static let ofCheck: [MessageKey] = [
        .checkDeviationRefused,
        .checkFormRefused,
        .checkHash,
        .checkNameAccessCardAccessAuthenticity,
        .checkNameAccessDirAuthenticity,
        .checkNameAccessProtocolDowngrade,
        .checkNameAccessProtocolEstablished,
        .checkNameAccessTerminalAuthenticationEstablished,
        .checkNameChipActiveAuthenticationSignature,
        .checkNameChipChipAuthenticationKeyAgreement,
        .checkNameChipChipAuthenticationMappingData,
        .checkNameChipProofDemanded,
        .checkNameDocumentDg11MatchesDG1,
        .checkNameDocumentDg12MatchesDG1,
        .checkNameDocumentExpiryCurrent,
        .checkNameDocumentIssuerAllowed,
        .checkNameDocumentIssuerMatchesSigner,
        .checkNameDocumentMrzCheckDigits,
        .checkNameDocumentMrzMatchesDG1,
        .checkNameDocumentMrzPrintedForm,
        .checkNameDocumentOperatorNotBlocked,
        .checkNameDocumentStatusNotReported,
        .checkNameDocumentTypeAllowed,
        .checkNameDocumentValidityPeriod,
        .checkNameIntegrityComMatchesSOD,
        .checkNameIntegrityDataGroupsStructure,
        .checkNameIntegrityMandatoryDataGroups,
        .checkNameIssuerCardSecurityRevocation,
        .checkNameIssuerCardSecuritySignature,
        .checkNameIssuerCardSecurityValidity,
        .checkNameIssuerCscaUsagePeriod,
        .checkNameIssuerCscaValidity,
        .checkNameIssuerDsAlgorithms,
        .checkNameIssuerDsDocumentType,
        .checkNameIssuerDsRevocation,
        .checkNameIssuerDsSignature,
        .checkNameIssuerDsUsagePeriod,
        .checkNameIssuerDsValidity,
        .checkNameIssuerMaterialAge,
        .checkNameIssuerOperatorNotBlocked,
        .checkNameLds2CscaUsagePeriod,
        .checkNameLds2CscaValidity,
        .checkNameLds2RecordCertificate,
        .checkNameLds2RecordDate,
        .checkNameLds2RecordHolder,
        .checkNameLds2RecordSearchCopy,
        .checkNameLds2RecordSignature,
        .checkNameLds2SignerAlgorithms,
        .checkNameLds2SignerName,
        .checkNameLds2SignerProfile,
        .checkNameLds2SignerRevocation,
        .checkNameLds2SignerRole,
        .checkNameLds2SignerSignature,
        .checkNameLds2SignerState,
        .checkNameLds2SignerValidity,
        .checkNameSealContentFeatures,
        .checkNameSealContentSignature,
        .checkNameSealContentStructure,
        .checkNameSealCscaUsagePeriod,
        .checkNameSealCscaValidity,
        .checkNameSealDocumentDateOfIssue,
        .checkNameSealDocumentExpiry,
        .checkNameSealIssuerMatchesSigner,
        .checkNameSealMrzCheckDigits,
        .checkNameSealMrzMatchesHeader,
        .checkNameSealMrzMatchesPrinted,
        .checkNameSealOperatorNotBlocked,
        .checkNameSealPassportMatchesPrinted,
        .checkNameSealSignerCertificate,
        .checkNameSealSignerDocumentType,
        .checkNameSealSignerRevocation,
        .checkNameSealSignerSignature,
        .checkNameSealSignerUsagePeriod,
        .checkNameSealSignerValidity,
        .checkNameSecurityObjectCardSecuritySignature,
        .checkNameSecurityObjectCardSecuritySignedAttributes,
        .checkNameSecurityObjectCardSecurityStructure,
        .checkNameSecurityObjectSodSignature,
        .checkNameSecurityObjectSodSignedAttributes,
        .checkNameSecurityObjectSodStructure,
        .checkNoRevocationList,
        .checkNoSecurityObject,
        .checkNoSignerCertificate,
    ]
}

extension Message {
    package static var checkNoSecurityObject: Message { Message(.checkNoSecurityObject) }
    package static var checkNoSignerCertificate: Message { Message(.checkNoSignerCertificate) }
    package static var checkNoRevocationList: Message { Message(.checkNoRevocationList) }
    package static func checkFormRefused(deviation: Message) -> Message {
        Message(.checkFormRefused, [.init("deviation", .message(deviation))])
    }
    package static func checkDeviationRefused(deviation: Message) -> Message {
        Message(.checkDeviationRefused, [.init("deviation", .message(deviation))])
    }
    package static var checkNameAccessProtocolEstablished: Message { Message(.checkNameAccessProtocolEstablished) }
    package static var checkNameAccessProtocolDowngrade: Message { Message(.checkNameAccessProtocolDowngrade) }
    package static var checkNameAccessCardAccessAuthenticity: Message { Message(.checkNameAccessCardAccessAuthenticity) }
    package static var checkNameAccessTerminalAuthenticationEstablished: Message { Message(.checkNameAccessTerminalAuthenticationEstablished) }
    package static var checkNameAccessDirAuthenticity: Message { Message(.checkNameAccessDirAuthenticity) }
    package static var checkNameSecurityObjectSodStructure: Message { Message(.checkNameSecurityObjectSodStructure) }
    package static var checkNameSecurityObjectSodSignedAttributes: Message { Message(.checkNameSecurityObjectSodSignedAttributes) }
    package static var checkNameSecurityObjectSodSignature: Message { Message(.checkNameSecurityObjectSodSignature) }
    package static var checkNameIssuerDsSignature: Message { Message(.checkNameIssuerDsSignature) }
    package static var checkNameIssuerCscaUsagePeriod: Message { Message(.checkNameIssuerCscaUsagePeriod) }
    package static var checkNameIssuerDsUsagePeriod: Message { Message(.checkNameIssuerDsUsagePeriod) }
    package static var checkNameIssuerDsDocumentType: Message { Message(.checkNameIssuerDsDocumentType) }
    package static var checkNameIssuerDsAlgorithms: Message { Message(.checkNameIssuerDsAlgorithms) }
    package static var checkNameIssuerDsValidity: Message { Message(.checkNameIssuerDsValidity) }
    package static var checkNameIssuerCscaValidity: Message { Message(.checkNameIssuerCscaValidity) }
    package static var checkNameSecurityObjectCardSecurityStructure: Message { Message(.checkNameSecurityObjectCardSecurityStructure) }
    package static var checkNameSecurityObjectCardSecuritySignedAttributes: Message { Message(.checkNameSecurityObjectCardSecuritySignedAttributes) }
    package static var checkNameSecurityObjectCardSecuritySignature: Message { Message(.checkNameSecurityObjectCardSecuritySignature) }
    package static var checkNameIssuerCardSecurityValidity: Message { Message(.checkNameIssuerCardSecurityValidity) }
    package static var checkNameIssuerCardSecuritySignature: Message { Message(.checkNameIssuerCardSecuritySignature) }
    package static var checkNameIssuerCardSecurityRevocation: Message { Message(.checkNameIssuerCardSecurityRevocation) }
    package static var checkNameIntegrityMandatoryDataGroups: Message { Message(.checkNameIntegrityMandatoryDataGroups) }
    package static var checkNameIntegrityDataGroupsStructure: Message { Message(.checkNameIntegrityDataGroupsStructure) }
    package static var checkNameDocumentMrzPrintedForm: Message { Message(.checkNameDocumentMrzPrintedForm) }
    package static var checkNameDocumentMrzMatchesDG1: Message { Message(.checkNameDocumentMrzMatchesDG1) }
    package static var checkNameChipChipAuthenticationKeyAgreement: Message { Message(.checkNameChipChipAuthenticationKeyAgreement) }
    package static var checkNameChipChipAuthenticationMappingData: Message { Message(.checkNameChipChipAuthenticationMappingData) }
    package static var checkNameChipActiveAuthenticationSignature: Message { Message(.checkNameChipActiveAuthenticationSignature) }
    package static var checkNameIssuerDsRevocation: Message { Message(.checkNameIssuerDsRevocation) }
    package static var checkNameDocumentMrzCheckDigits: Message { Message(.checkNameDocumentMrzCheckDigits) }
    package static var checkNameDocumentExpiryCurrent: Message { Message(.checkNameDocumentExpiryCurrent) }
    package static var checkNameDocumentDg11MatchesDG1: Message { Message(.checkNameDocumentDg11MatchesDG1) }
    package static var checkNameDocumentDg12MatchesDG1: Message { Message(.checkNameDocumentDg12MatchesDG1) }
    package static var checkNameDocumentIssuerMatchesSigner: Message { Message(.checkNameDocumentIssuerMatchesSigner) }
    package static var checkNameIntegrityComMatchesSOD: Message { Message(.checkNameIntegrityComMatchesSOD) }
    package static var checkNameDocumentIssuerAllowed: Message { Message(.checkNameDocumentIssuerAllowed) }
    package static var checkNameDocumentTypeAllowed: Message { Message(.checkNameDocumentTypeAllowed) }
    package static var checkNameDocumentValidityPeriod: Message { Message(.checkNameDocumentValidityPeriod) }
    package static var checkNameIssuerMaterialAge: Message { Message(.checkNameIssuerMaterialAge) }
    package static var checkNameChipProofDemanded: Message { Message(.checkNameChipProofDemanded) }
    package static var checkNameSealContentStructure: Message { Message(.checkNameSealContentStructure) }
    package static var checkNameSealContentFeatures: Message { Message(.checkNameSealContentFeatures) }
    package static var checkNameSealMrzCheckDigits: Message { Message(.checkNameSealMrzCheckDigits) }
    package static var checkNameSealSignerCertificate: Message { Message(.checkNameSealSignerCertificate) }
    package static var checkNameSealSignerSignature: Message { Message(.checkNameSealSignerSignature) }
    package static var checkNameSealSignerValidity: Message { Message(.checkNameSealSignerValidity) }
    package static var checkNameSealCscaValidity: Message { Message(.checkNameSealCscaValidity) }
    package static var checkNameSealSignerUsagePeriod: Message { Message(.checkNameSealSignerUsagePeriod) }
    package static var checkNameSealCscaUsagePeriod: Message { Message(.checkNameSealCscaUsagePeriod) }
    package static var checkNameSealSignerDocumentType: Message { Message(.checkNameSealSignerDocumentType) }
    package static var checkNameSealSignerRevocation: Message { Message(.checkNameSealSignerRevocation) }
    package static var checkNameSealIssuerMatchesSigner: Message { Message(.checkNameSealIssuerMatchesSigner) }
    package static var checkNameSealMrzMatchesHeader: Message { Message(.checkNameSealMrzMatchesHeader) }
    package static var checkNameSealContentSignature: Message { Message(.checkNameSealContentSignature) }
    package static var checkNameSealDocumentExpiry: Message { Message(.checkNameSealDocumentExpiry) }
    package static var checkNameSealDocumentDateOfIssue: Message { Message(.checkNameSealDocumentDateOfIssue) }
    package static var checkNameSealMrzMatchesPrinted: Message { Message(.checkNameSealMrzMatchesPrinted) }
    package static var checkNameSealPassportMatchesPrinted: Message { Message(.checkNameSealPassportMatchesPrinted) }
    package static var checkNameLds2RecordCertificate: Message { Message(.checkNameLds2RecordCertificate) }
    package static var checkNameLds2RecordSignature: Message { Message(.checkNameLds2RecordSignature) }
    package static var checkNameLds2RecordSearchCopy: Message { Message(.checkNameLds2RecordSearchCopy) }
    package static var checkNameLds2RecordHolder: Message { Message(.checkNameLds2RecordHolder) }
    package static var checkNameLds2RecordDate: Message { Message(.checkNameLds2RecordDate) }
    package static var checkNameLds2SignerRole: Message { Message(.checkNameLds2SignerRole) }
    package static var checkNameLds2SignerState: Message { Message(.checkNameLds2SignerState) }
    package static var checkNameLds2SignerProfile: Message { Message(.checkNameLds2SignerProfile) }
    package static var checkNameLds2SignerName: Message { Message(.checkNameLds2SignerName) }
    package static var checkNameLds2SignerSignature: Message { Message(.checkNameLds2SignerSignature) }
    package static var checkNameLds2SignerValidity: Message { Message(.checkNameLds2SignerValidity) }
    package static var checkNameLds2CscaValidity: Message { Message(.checkNameLds2CscaValidity) }
    package static var checkNameLds2CscaUsagePeriod: Message { Message(.checkNameLds2CscaUsagePeriod) }
    package static var checkNameLds2SignerAlgorithms: Message { Message(.checkNameLds2SignerAlgorithms) }
    package static var checkNameLds2SignerRevocation: Message { Message(.checkNameLds2SignerRevocation) }
    package static var checkNameIssuerOperatorNotBlocked: Message { Message(.checkNameIssuerOperatorNotBlocked) }
    package static var checkNameDocumentOperatorNotBlocked: Message { Message(.checkNameDocumentOperatorNotBlocked) }
    package static var checkNameDocumentStatusNotReported: Message { Message(.checkNameDocumentStatusNotReported) }
    package static var checkNameSealOperatorNotBlocked: Message { Message(.checkNameSealOperatorNotBlocked) }
    package static func checkHash(file: some CustomStringConvertible) -> Message {
        Message(.checkHash, [.init("file", .text(file.description))])
    }
}
