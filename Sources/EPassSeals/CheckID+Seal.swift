// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTrust

extension CheckID {
    /// The octets are a seal: header, message and signature as the standard has them (Doc 9303-13, D.1; BSI TR-03135-1,
    /// 5.9.1.2.1).
    public static let sealStructure = CheckID(rawValue: "seal.content.structure")
    /// The features are those of the profile of the document (Doc 9303-13, D.1; BSI TR-03135-1, 5.9.1.2.2).
    public static let sealFeatures = CheckID(rawValue: "seal.content.features")
    /// The check digits of the zone in the seal are those of its fields (Doc 9303-8, Appendix A; BSI TR-03135-1,
    /// 5.9.1.2.3).
    public static let sealCheckDigits = CheckID(rawValue: "seal.mrz.checkDigits")
    /// The certificate that the seal names is at hand (Doc 9303-13, D.2).
    public static let sealCertificate = CheckID(rawValue: "seal.signer.certificate")
    /// The issuing State that the seal names is the country of the signer (Doc 9303-13, Appendix D).
    public static let sealIssuer = CheckID(rawValue: "seal.issuer.matchesSigner")
    /// The issuing State in the zone of the seal is the one of its header (Doc 9303-13, Appendix D; Doc 9303-3, section
    /// 5).
    public static let sealZoneState = CheckID(rawValue: "seal.mrz.matchesHeader")
    /// The signature over header and message verifies under the certificate's key (Doc 9303-13, D.2; BSI TR-03135-1,
    /// 5.9.1.4.1).
    public static let sealSignature = CheckID(rawValue: "seal.content.signature")
    /// The document that the seal is on has not expired at the time given (BSI TR-03135-1, 5.7).
    public static let sealExpiry = CheckID(rawValue: "seal.document.expiry")
    /// The day of issue, and what else the seal says of the past, is not to come and fits its other dates (Doc 9303-13,
    /// 2.2).
    public static let sealDateOfIssue = CheckID(rawValue: "seal.document.dateOfIssue")
    /// The zone in the seal is the one that is printed on the document (Doc 9303-7, 9.4; BSI TR-03135-1, 5.7.7).
    public static let sealMatchesPrinted = CheckID(rawValue: "seal.mrz.matchesPrinted")
    /// The passport number in the seal is that of the passport (Doc 9303-7, 9.4; BSI TR-03135-1, 5.7.4.3).
    public static let sealMatchesPassport = CheckID(rawValue: "seal.passport.matchesPrinted")

    /// The checks over a seal, in the order of BSI TR-03135-1, 5.9 and 5.7.
    public static let sealChecks: [CheckID] = [
        .sealStructure, .sealFeatures, .sealCheckDigits, .sealCertificate, .sealSignerSignature, .sealSignerValidity,
        .sealCSCAValidity, .sealSignerUsagePeriod, .sealCSCAUsagePeriod, .sealSignerDocumentType,
        .sealSignerRevocation, .sealIssuer, .sealZoneState, .sealSignature, .sealExpiry, .sealDateOfIssue,
        .sealMatchesPrinted, .sealMatchesPassport,
    ]

    /// The clause that a check of this target stands on.
    var sealClause: String {
        switch self {
        case .sealStructure: "Doc 9303-13, D.1; BSI TR-03135-1, 5.9.1.2.1"
        case .sealFeatures: "Doc 9303-13, D.1; BSI TR-03135-1, 5.9.1.2.2"
        case .sealCheckDigits: "Doc 9303-8, Appendix A; BSI TR-03135-1, 5.9.1.2.3"
        case .sealCertificate: "Doc 9303-13, 2.2.1 and D.2"
        case .sealIssuer: "Doc 9303-13, Appendix D"
        case .sealZoneState: "Doc 9303-13, 2.2 and Appendix D; Doc 9303-3, section 5"
        case .sealSignature: "Doc 9303-13, 2.4 and D.2; BSI TR-03135-1, 5.9.1.4.1"
        case .sealExpiry: "Doc 9303-7, 4.2.2.2; BSI TR-03135-1, 5.7.1"
        case .sealDateOfIssue: "Doc 9303-13, 2.2"
        case .sealMatchesPrinted: "Doc 9303-7, 9.4; Doc 9303-8, Appendix A; BSI TR-03135-1, 5.7.7"
        default: "Doc 9303-7, 9.4; BSI TR-03135-1, 5.7.4.3"
        }
    }
}

extension CheckFinding {
    static func seal(
        _ id: CheckID, _ result: CheckResult, _ reason: CheckReason? = nil, _ detail: String
    ) -> CheckFinding {
        CheckFinding(id: id, result: result, reason: reason, clause: id.sealClause, detail: detail)
    }
}
