// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DataObjectNames {
    /// The data objects of the files of the LDS2 applications (Doc 9303-10, Tables 83, 86, 90 and 93).
    package static let lds2 = template(
        .tag(0x5F44, "State (copy for SEARCH RECORD)"), .tag(0x73, "travel record (signed)", travelRecord),
        .tag(0x5F28, "issuing State or organization (copy for SEARCH RECORD)"),
        .tag(0x71, "visa record (signed)", visaRecord),
        .tag(0x5F3A, "certificate serial number"), .tag(0x72, "X.509 certificate"),
        .tag(0x7F2E, "biometric data template").template(
            .tag(0x5F2E, "additional biometric data (signed)"), .tag(0x5F37, "authenticity token"),
            .tag(0x5F38, "reference to the signer's certificate")),
        .tag(0x5F37, "authenticity token"), .tag(0x5F38, "reference to the signer's certificate"))

    private static let travelRecord = template(
        .tag(0x5F44, "embarkation or debarkation State"), .tag(0x5F4C, "visa approvals, refusals and revocations"),
        .tag(0x5F45, "travel date"), .tag(0x5F4B, "inspection authority"), .tag(0x5F46, "inspection location"),
        .tag(0x5F4A, "inspector reference"), .tag(0x5F4D, "result of inspection"), .tag(0x5F49, "mode of travel"),
        .tag(0x5F48, "duration of stay"), .tag(0x5F4E, "conditions"))

    private static let visaRecord = template(
        .tag(0x5F28, "issuing State or organization"), .tag(0x43, "document type"),
        .tag(0x5F71, "machine readable visa of type A"), .tag(0x5F72, "machine readable visa of type B"),
        .tag(0x5F73, "number of entries"), .tag(0x5F74, "duration of stay"), .tag(0x5F75, "passport number"),
        .tag(0x5F76, "visa type"), .tag(0x5F77, "territory information"), .tag(0x49, "place of issuance"),
        .tag(0x5F25, "effective date"), .tag(0x5F24, "expiration date"), .tag(0x5A, "document number"),
        .tag(0x5F32, "additional information"), .tag(0x5B, "name of holder"), .tag(0x5F33, "primary identifier"),
        .tag(0x5F34, "secondary identifier"), .tag(0x5F35, "sex"), .tag(0x5F2B, "date of birth"),
        .tag(0x5F2C, "nationality"), .tag(0x5F1F, "MRZ"), .tag(0x5F40, "reference to an additional biometrics EF"))
}
