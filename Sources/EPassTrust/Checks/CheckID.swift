// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
public import EPassMessages

/// The name of a check: `area.object.property`, of a closed list in the order of the text report.
///
/// What is known of a check beside its name is one row of the catalogue (``Check``), which the compiler asks for;
/// `Docs/checks.md` says what each means. The text is part of the interface and is not renamed.
public enum CheckID: String, Sendable, Hashable, CaseIterable, Comparable, CustomStringConvertible {
    // Documents with a chip.
    /// The chip was opened by an access control protocol, or is read plain (Doc 9303-11, 4.1–4.4).
    case accessProtocol = "access.protocol.established"
    /// PACE was used where the issuer says that the chip has it, with nothing left out of EF.CardAccess (Doc 9303-11,
    /// 4.2).
    case protocolDowngrade = "access.protocol.downgrade"
    /// Each entry of EF.CardAccess, which is not signed, is in a signed file, octet for octet (Doc 9303-11, 4.2 and
    /// 9.2.11).
    case cardAccessAuthenticity = "access.cardAccess.authenticity"
    /// The chip accepted the terminal's certificates and signature, and with them its rights to DG3 and DG4 (Doc
    /// 9303-11, 7.1).
    case terminalAuthentication = "access.terminalAuthentication.established"
    /// EF.DIR, which is not signed, is the one in EF.CardSecurity (Doc 9303-11, 4.2 and 9.2.10).
    case dirAuthenticity = "access.dir.authenticity"
    /// EF.SOD is a SignedData with one signer, holding an LDS security object (Doc 9303-10, 4.6.2.2).
    case sodStructure = "securityObject.sod.structure"
    /// The signed attributes name the content's type and its digest (RFC 5652, 5.3 and 11).
    case sodSignedAttributes = "securityObject.sod.signedAttributes"
    /// The signature of EF.SOD verifies under the document signer's key (Doc 9303-11, 5.1.1 step 3).
    case sodSignature = "securityObject.sod.signature"
    /// The document signer's certificate was signed by a trusted CSCA of the same country (Doc 9303-11, 5.1.1 step 2).
    case dsSignature = "issuer.ds.signature"
    /// The document signer was issued while the private key of its CSCA was in use (Doc 9303-12, 4.1.4).
    case cscaUsagePeriod = "issuer.csca.usagePeriod"
    /// The document was issued while the document signer's private key was in use (Doc 9303-11, 5.1.1 best practice 3).
    case dsUsagePeriod = "issuer.ds.usagePeriod"
    /// The document code of DG1 is one that the document signer may produce (Doc 9303-12, 7.1.1.6).
    case dsDocumentType = "issuer.ds.documentType"
    /// The policy accepts the algorithms and key lengths of the path and of EF.SOD for the time they were used at (Doc
    /// 9303-12, 4.1.6).
    case dsAlgorithms = "issuer.ds.algorithms"
    /// The operator has blocked neither the document signer nor its CSCA, nor those of EF.CardSecurity (BSI TR-03135-1,
    /// 3.5).
    case issuerNotBlocked = "issuer.operator.notBlocked"
    /// The time given lies in the validity period of the document signer (Doc 9303-12, D.1.1.3 a).
    case dsValidity = "issuer.ds.validity"
    /// The time given lies in the validity period of the CSCA (Doc 9303-12, D.1.1.3 a).
    case cscaValidity = "issuer.csca.validity"
    /// EF.CardSecurity is a SignedData with one signer, holding SecurityInfos (Doc 9303-10, 3.11.4).
    case cardSecurityStructure = "securityObject.cardSecurity.structure"
    /// The signed attributes of EF.CardSecurity name the content's type and its digest (RFC 5652, 5.3 and 11).
    case cardSecuritySignedAttributes = "securityObject.cardSecurity.signedAttributes"
    /// The signature of EF.CardSecurity verifies under its document signer's key (Doc 9303-10, 3.11.4).
    case cardSecuritySignature = "securityObject.cardSecurity.signature"
    /// The time given lies in the validity periods of the signer of EF.CardSecurity and of its CSCA (Doc 9303-12,
    /// D.1.1.3 a).
    case cardSecurityValidity = "issuer.cardSecurity.validity"
    /// The signer of EF.CardSecurity was certified by a trusted CSCA of the document's own country (Doc 9303-12,
    /// D.1.1).
    case cardSecurityIssuer = "issuer.cardSecurity.signature"
    /// The signer of EF.CardSecurity is not revoked at the time given (Doc 9303-12, D.1.2).
    case cardSecurityRevocation = "issuer.cardSecurity.revocation"
    /// The hash of the octets of data group 1 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup1Hash = "integrity.dg1.hash"
    /// The hash of the octets of data group 2 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup2Hash = "integrity.dg2.hash"
    /// The hash of the octets of data group 3 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup3Hash = "integrity.dg3.hash"
    /// The hash of the octets of data group 4 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup4Hash = "integrity.dg4.hash"
    /// The hash of the octets of data group 5 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup5Hash = "integrity.dg5.hash"
    /// The hash of the octets of data group 6 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup6Hash = "integrity.dg6.hash"
    /// The hash of the octets of data group 7 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup7Hash = "integrity.dg7.hash"
    /// The hash of the octets of data group 8 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup8Hash = "integrity.dg8.hash"
    /// The hash of the octets of data group 9 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup9Hash = "integrity.dg9.hash"
    /// The hash of the octets of data group 10 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup10Hash = "integrity.dg10.hash"
    /// The hash of the octets of data group 11 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup11Hash = "integrity.dg11.hash"
    /// The hash of the octets of data group 12 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup12Hash = "integrity.dg12.hash"
    /// The hash of the octets of data group 13 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup13Hash = "integrity.dg13.hash"
    /// The hash of the octets of data group 14 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup14Hash = "integrity.dg14.hash"
    /// The hash of the octets of data group 15 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup15Hash = "integrity.dg15.hash"
    /// The hash of the octets of data group 16 is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    case dataGroup16Hash = "integrity.dg16.hash"
    /// EF.SOD lists the data groups that every document has: DG1 and DG2 (Doc 9303-10, table 35 and 4.7.2).
    case mandatoryDataGroups = "integrity.mandatoryDataGroups"
    /// Every data group that was read decodes, by what the policy tolerates (Doc 9303-10, 4.7).
    case dataGroupStructure = "integrity.dataGroups.structure"
    /// The printed MRZ has the layout of DG1, and its check digits are right (Doc 9303-3, 4.9).
    case printedForm = "document.mrz.printedForm"
    /// The printed MRZ says what DG1 says; only this ties booklet and chip together (BSI TR-03135-1, 5.7).
    case mrzMatchesDG1 = "document.mrz.matchesDG1"
    /// The chip agreed on keys with the key of DG14 (Doc 9303-11, 6.2).
    case chipAuthentication = "chip.chipAuthentication.keyAgreement"
    /// The chip joined the key of its PACE channel to its static key of EF.CardSecurity (Doc 9303-11, 4.4.3.3.3 and
    /// 4.4.3.5).
    case chipAuthenticationMapping = "chip.chipAuthenticationMapping.data"
    /// The chip signed a challenge with the key of DG15 (Doc 9303-11, 6.1).
    case activeAuthentication = "chip.activeAuthentication.signature"
    /// The document signer is not revoked at the time given (Doc 9303-12, D.1.2).
    case dsRevocation = "issuer.ds.revocation"
    /// The check digits in DG1 are those of its fields (Doc 9303-3, 4.9).
    case mrzCheckDigits = "document.mrz.checkDigits"
    /// The date of expiry in DG1 is not before the day judged at (Doc 9303-4, 4.2.2.2).
    case expiry = "document.expiry.current"
    /// Name and date of birth in DG11 are those of DG1, by transliteration and as far as both go (Doc 9303-10, 4.7.11).
    case personalDetailsMatchDG1 = "document.dg11.matchesDG1"
    /// The date of issue in DG12 lies between the dates of birth and of expiry in DG1 (Doc 9303-10, 4.7.12).
    case documentDetailsMatchDG1 = "document.dg12.matchesDG1"
    /// The issuing State in DG1 is the country of the document signer (BSI TR-03135-1, 5.6.4.5).
    case issuerMatchesSigner = "document.issuer.matchesSigner"
    /// The operator has blocked no series that the document belongs to (BSI TR-03135-1, 3.5).
    case documentNotBlocked = "document.operator.notBlocked"
    /// The source that the operator named does not report the document as lost, stolen or cancelled (BSI TR-03135-1,
    /// 3.5).
    case status = "document.status.notReported"
    /// EF.COM lists the data groups that the security object has hashes for (BSI TR-03135-1, 5.6.4.4).
    case comMatchesSOD = "integrity.com.matchesSOD"

    // What a policy demands beside the standard; no report has them where it demands nothing of the kind.
    /// The policy takes documents of the State in DG1, or in the seal.
    case issuerAllowed = "document.issuer.allowed"
    /// The policy takes documents of this type.
    case documentTypeAllowed = "document.type.allowed"
    /// The document is valid for as long as the policy wants, and not for longer.
    case validityPeriod = "document.validity.period"
    /// The lists that the verdict rests on are no older than the policy allows.
    case materialAge = "issuer.material.age"
    /// The chip proved that it is the original in a way that the policy names, to whom it names.
    case proofDemanded = "chip.proof.demanded"

    // Seals.
    /// The octets are a seal: header, message and signature as the standard has them (Doc 9303-13, D.1; BSI TR-03135-1,
    /// 5.9.1.2.1).
    case sealStructure = "seal.content.structure"
    /// The features are those of the profile of the document (Doc 9303-13, D.1; BSI TR-03135-1, 5.9.1.2.2).
    case sealFeatures = "seal.content.features"
    /// The check digits of the zone in the seal are those of its fields (Doc 9303-8, Appendix A; BSI TR-03135-1,
    /// 5.9.1.2.3).
    case sealCheckDigits = "seal.mrz.checkDigits"
    /// The certificate that the seal names is at hand (Doc 9303-13, D.2).
    case sealCertificate = "seal.signer.certificate"
    /// A trusted CSCA of the same country issued the signer of the seal, and both may do what they did (BSI TR-03135-1,
    /// 5.9.1.3.1).
    case sealSignerSignature = "seal.signer.signature"
    /// The time given lies in the validity period of the seal's signer (BSI TR-03135-1, 5.9.1.3.2).
    case sealSignerValidity = "seal.signer.validity"
    /// The time given lies in the validity period of the CSCA (BSI TR-03135-1, 5.9.1.3.3).
    case sealCSCAValidity = "seal.csca.validity"
    /// The seal was signed while the private key of its signer was in use (Doc 9303-12, 4.1.3.1).
    case sealSignerUsagePeriod = "seal.signer.usagePeriod"
    /// The signer was issued while the private key of its CSCA was in use (Doc 9303-12, 4.1.4).
    case sealCSCAUsagePeriod = "seal.csca.usagePeriod"
    /// The signer may make seals for documents of this type (Doc 9303-13, D.2).
    case sealSignerDocumentType = "seal.signer.documentType"
    /// The signer is not revoked at the time given (Doc 9303-13, D.2).
    case sealSignerRevocation = "seal.signer.revocation"
    /// The operator has blocked neither the signer of the seal nor its CSCA, nor a series that the document belongs to
    /// (BSI TR-03135-1, 3.5).
    case sealNotBlocked = "seal.operator.notBlocked"
    /// The issuing State that the seal names is the country of the signer (Doc 9303-13, Appendix D).
    case sealIssuer = "seal.issuer.matchesSigner"
    /// The issuing State in the zone of the seal is the one of its header (Doc 9303-13, Appendix D; Doc 9303-3, section
    /// 5).
    case sealZoneState = "seal.mrz.matchesHeader"
    /// The signature over header and message verifies under the certificate's key (Doc 9303-13, D.2; BSI TR-03135-1,
    /// 5.9.1.4.1).
    case sealSignature = "seal.content.signature"
    /// The document that the seal is on has not expired at the time given (BSI TR-03135-1, 5.7).
    case sealExpiry = "seal.document.expiry"
    /// The day of issue, and what else the seal says of the past, is not to come and fits its other dates (Doc 9303-13,
    /// 2.2).
    case sealDateOfIssue = "seal.document.dateOfIssue"
    /// The zone in the seal is the one that is printed on the document (Doc 9303-7, 9.4; BSI TR-03135-1, 5.7.7).
    case sealMatchesPrinted = "seal.mrz.matchesPrinted"
    /// The passport number in the seal is that of the passport (Doc 9303-7, 9.4; BSI TR-03135-1, 5.7.4.3).
    case sealMatchesPassport = "seal.passport.matchesPrinted"

    // Records of the LDS2 applications.
    /// EF.Certificates has the record that is named, and it holds a certificate (Doc 9303-10, 5.1.2).
    case lds2Certificate = "lds2.record.certificate"
    /// The signature verifies under the key of that certificate (Doc 9303-11, 5.1.2 step 2).
    case lds2Signature = "lds2.record.signature"
    /// The State beside the signed data, for SEARCH RECORD, is the one that was signed (Doc 9303-10, Tables 86 and 90).
    case lds2SearchCopy = "lds2.record.searchCopy"
    /// The passport and the date of birth that a visa names are those of DG1 (Doc 9303-10, Table 90).
    case lds2Holder = "lds2.record.holder"
    /// The day that was signed lies in the validity period of the signer's certificate, and is not to come (Doc
    /// 9303-12, 4.1.2).
    case lds2Date = "lds2.record.date"
    /// The signer may sign records of this kind (Doc 9303-12, 7.1.2, Note 1).
    case lds2SignerRole = "lds2.signer.role"
    /// The signer is of the State that the record names (Doc 9303-10, Tables 86 and 90).
    case lds2SignerState = "lds2.signer.state"
    /// The certificate of the signer keeps to its profile (Doc 9303-12, 7.1.2).
    case lds2SignerProfile = "lds2.signer.profile"
    /// The name in front of the certificate, for SEARCH RECORD, is its own (Doc 9303-10, Table 83).
    case lds2SignerName = "lds2.signer.name"
    /// A trusted CSCA of the same country issued the signer (Doc 9303-11, 5.1.2 step 1).
    case lds2SignerSignature = "lds2.signer.signature"
    /// The time given lies in the validity period of the signer (Doc 9303-12, D.1.1.3 a).
    case lds2SignerValidity = "lds2.signer.validity"
    /// The time given lies in the validity period of the CSCA (Doc 9303-12, D.1.1.3 a).
    case lds2CSCAValidity = "lds2.csca.validity"
    /// The signer was issued while the private key of its CSCA was in use (Doc 9303-12, 4.1.4).
    case lds2CSCAUsagePeriod = "lds2.csca.usagePeriod"
    /// The policy accepts the algorithms for the day on which they were used (Doc 9303-12, 4.1.6, 4.1.7).
    case lds2SignerAlgorithms = "lds2.signer.algorithms"
    /// The signer is not revoked at the time given (Doc 9303-12, 7.1.2, D.1.2).
    case lds2SignerRevocation = "lds2.signer.revocation"

    /// Every check there is.
    public static let all = allCases

    /// Where the check stands among all. It is asked for some hundred times in each judgement, and by its text it would
    /// be looked for by hashing that.
    package var place: Int {
        // An enumeration without associated values is the number of its case in one octet.
        unsafe Int(unsafeBitCast(self, to: UInt8.self))
    }

    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// The raw value, which is the name in JSON and in policies.
    public var description: String { rawValue }

    /// The order of the texts, so that lists can be made stable.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension CheckID {
    /// What the check is about, in a few words: `the signature of EF.SOD`.
    public var message: Message {
        hashedDataGroup.map { Message.checkHash(file: LDSFile.dataGroup($0)) } ?? .named("check.name", rawValue)
    }

    /// What it means to a person, and what to do where it is not `successful`: two or three plain sentences.
    public var explanation: Message { hashedDataGroup == nil ? .named("explain", rawValue) : .explainIntegrityHash }

    /// The hash of a data group's octets is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    public static func dataGroupHash(_ number: DataGroupNumber) -> CheckID { dataGroupHashes[number.rawValue - 1] }

    /// The data group whose hash this check is about, or nil.
    public var hashedDataGroup: DataGroupNumber? {
        check.aspect == .hash ? check.file?.dataGroupNumber : nil
    }

    /// The checks over a seal, in the order of BSI TR-03135-1, 5.9 and 5.7.
    public static let sealChecks = all.filter { $0.check.area == .seal }

    /// The checks over one LDS2 record, in their order.
    public static let lds2Checks = all.filter { $0.check.area == .lds2 }

    private static let dataGroupHashes = all.filter { $0.check.aspect == .hash }
}
