// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let sealFeatureMrz = MessageKey("sealFeature.mrz", "machine readable zone")
    static let sealFeatureNumberOfEntries = MessageKey("sealFeature.numberOfEntries", "number of entries")
    static let sealFeatureDurationOfStay = MessageKey("sealFeature.durationOfStay", "duration of stay")
    static let sealFeaturePassportNumber = MessageKey("sealFeature.passportNumber", "passport number")
    static let sealFeatureVisaType = MessageKey("sealFeature.visaType", "type of visa")
    static let sealFeatureAdditionalFeature = MessageKey("sealFeature.additionalFeature", "additional feature")
    static let sealFeatureRegisterNumber = MessageKey("sealFeature.registerNumber", "number in the register")
    static let sealFeatureSocialInsuranceNumber = MessageKey("sealFeature.socialInsuranceNumber", "social insurance number")
    static let sealFeatureSurname = MessageKey("sealFeature.surname", "surname")
    static let sealFeatureFirstName = MessageKey("sealFeature.firstName", "first name")
    static let sealFeatureNameAtBirth = MessageKey("sealFeature.nameAtBirth", "name at birth")
    static let sealFeatureSheetNumber = MessageKey("sealFeature.sheetNumber", "number of the sheet")
    static let sealFeatureDocumentNumber = MessageKey("sealFeature.documentNumber", "number of the document")
    static let sealFeatureMunicipalityCode = MessageKey("sealFeature.municipalityCode", "code of the municipality")
    static let sealFeatureAddress = MessageKey("sealFeature.address", "address")
    static let sealFeaturePostalCode = MessageKey("sealFeature.postalCode", "postal code")
    static let sealFeatureProfileNumber = MessageKey("sealFeature.profileNumber", "number of the profile")
    static let sealFeatureValidity = MessageKey("sealFeature.validity", "period of validity")
    static let sealFeatureCertificateNumber = MessageKey("sealFeature.certificateNumber", "number of the certificate")
    static let sealFeatureHolder = MessageKey("sealFeature.holder", "holder")

    static let ofSealFeature: [MessageKey] = [
        .sealFeatureAdditionalFeature,
        .sealFeatureAddress,
        .sealFeatureCertificateNumber,
        .sealFeatureDocumentNumber,
        .sealFeatureDurationOfStay,
        .sealFeatureFirstName,
        .sealFeatureHolder,
        .sealFeatureMrz,
        .sealFeatureMunicipalityCode,
        .sealFeatureNameAtBirth,
        .sealFeatureNumberOfEntries,
        .sealFeaturePassportNumber,
        .sealFeaturePostalCode,
        .sealFeatureProfileNumber,
        .sealFeatureRegisterNumber,
        .sealFeatureSheetNumber,
        .sealFeatureSocialInsuranceNumber,
        .sealFeatureSurname,
        .sealFeatureValidity,
        .sealFeatureVisaType,
    ]
}

extension Message {
    package static var sealFeatureMrz: Message { Message(.sealFeatureMrz) }
    package static var sealFeatureNumberOfEntries: Message { Message(.sealFeatureNumberOfEntries) }
    package static var sealFeatureDurationOfStay: Message { Message(.sealFeatureDurationOfStay) }
    package static var sealFeaturePassportNumber: Message { Message(.sealFeaturePassportNumber) }
    package static var sealFeatureVisaType: Message { Message(.sealFeatureVisaType) }
    package static var sealFeatureAdditionalFeature: Message { Message(.sealFeatureAdditionalFeature) }
    package static var sealFeatureRegisterNumber: Message { Message(.sealFeatureRegisterNumber) }
    package static var sealFeatureSocialInsuranceNumber: Message { Message(.sealFeatureSocialInsuranceNumber) }
    package static var sealFeatureSurname: Message { Message(.sealFeatureSurname) }
    package static var sealFeatureFirstName: Message { Message(.sealFeatureFirstName) }
    package static var sealFeatureNameAtBirth: Message { Message(.sealFeatureNameAtBirth) }
    package static var sealFeatureSheetNumber: Message { Message(.sealFeatureSheetNumber) }
    package static var sealFeatureDocumentNumber: Message { Message(.sealFeatureDocumentNumber) }
    package static var sealFeatureMunicipalityCode: Message { Message(.sealFeatureMunicipalityCode) }
    package static var sealFeatureAddress: Message { Message(.sealFeatureAddress) }
    package static var sealFeaturePostalCode: Message { Message(.sealFeaturePostalCode) }
    package static var sealFeatureProfileNumber: Message { Message(.sealFeatureProfileNumber) }
    package static var sealFeatureValidity: Message { Message(.sealFeatureValidity) }
    package static var sealFeatureCertificateNumber: Message { Message(.sealFeatureCertificateNumber) }
    package static var sealFeatureHolder: Message { Message(.sealFeatureHolder) }
}
