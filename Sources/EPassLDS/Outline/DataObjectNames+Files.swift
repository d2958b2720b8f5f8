// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DataObjectNames {
    /// The data objects of an elementary file (Doc 9303-10, 3.11, 4.6 and 4.7).
    public static func file(_ file: LDSFile) -> DataObjectNames {
        switch file {
        case .com: com
        case .sod: .template(.tag(0x77, "EF.SOD", .template(.tag(0x30, "ContentInfo", contentInfo))))
        case .cardAccess: securityInfosFile
        case .cardSecurity: .template(.tag(0x30, "ContentInfo", contentInfo))
        case .dir: directory
        case .atrInfo: atrInfo
        case .cvca: .template(.tag(0x42, "certification authority reference"))
        case .dataGroup(let number): .template(dataGroup(number))
        }
    }

    private static let com = template(
        .tag(
            0x60, "EF.COM",
            .template(.tag(0x5F01, "LDS version"), .tag(0x5F36, "Unicode version"), .tag(0x5C, "tag list"))))

    private static let directory = template(
        .tag(0x61, "application template", .template(.tag(0x4F, "application identifier"), .tag(0x50, "label"))))

    private static let atrInfo = template(
        .tag(0x47, "card capabilities"), .tag(0x43, "card service data"),
        .tag(
            0x7F66, "extended length information",
            .sequence(.field(0x02, "longest command"), .field(0x02, "longest response"))))

    private static func dataGroup(_ number: DataGroupNumber) -> Field {
        func group(_ inner: DataObjectNames, isOpaque: Bool = false) -> Field {
            .tag(UInt32(number.tag), "EF.\(number)", inner, isOpaque: isOpaque)
        }
        return switch number {
        case .dg1: group(.template(.tag(0x5F1F, "machine readable zone")))
        case .dg2, .dg3, .dg4: group(biometrics)
        case .dg5: group(.template(.tag(0x02, "number of images"), .tag(0x5F40, "displayed portrait")))
        case .dg7: group(.template(.tag(0x02, "number of images"), .tag(0x5F43, "displayed signature or mark")))
        case .dg8, .dg9, .dg10: group(.template(.tag(0x02, "number of features")))
        case .dg11: group(personalDetails)
        case .dg12: group(documentDetails)
        case .dg14: group(securityInfosFile)
        case .dg15: group(.template(.tag(0x30, "ActiveAuthenticationPublicKeyInfo", subjectPublicKeyInfo)))
        case .dg16: group(personsToNotify)
        // DG6 and DG13 hold octets of the issuer's own; nothing says that they are data objects.
        default: group(.unnamed, isOpaque: true)
        }
    }

    /// Doc 9303-10, 4.7.2 to 4.7.4, and 3.10 for the block of ISO/IEC 39794.
    private static let biometrics = template(
        .tag(
            0x7F61, "biometric information group template",
            .template(
                .tag(0x02, "number of instances"),
                .tag(
                    0x7F60, "biometric information template",
                    .template(
                        .tag(
                            0xA1, "biometric header template",
                            .template(
                                .tag(0x80, "header version"), .tag(0x81, "biometric type"),
                                .tag(0x82, "biometric subtype"), .tag(0x83, "creation date and time"),
                                .tag(0x84, "biometric reference identifier"), .tag(0x85, "validity period"),
                                .tag(0x86, "creator"), .tag(0x87, "format owner"), .tag(0x88, "format type"))),
                        .tag(0x5F2E, "biometric data, ISO/IEC 19794"),
                        .tag(
                            0x7F2E, "biometric data, ISO/IEC 39794",
                            .template(
                                .tag(
                                    0xA1, "biometric data block",
                                    .template(
                                        .tag(0x64, "finger image data block"), .tag(0x65, "face image data block"),
                                        .tag(0x66, "iris image data block"))))))),
                .tag(0x53, "issuer-defined content"))))

    private static let personalDetails = template(
        .tag(0x5C, "tag list"), .tag(0x5F0E, "full name"),
        .tag(
            0xA0, "other names", .template(.tag(0x02, "number of other names"), .tag(0x5F0F, "other name"))),
        .tag(0x5F0F, "other name"), .tag(0x5F10, "personal number"), .tag(0x5F2B, "full date of birth"),
        .tag(0x5F11, "place of birth"), .tag(0x5F42, "permanent address"), .tag(0x5F12, "telephone"),
        .tag(0x5F13, "profession"), .tag(0x5F14, "title"), .tag(0x5F15, "personal summary"),
        .tag(0x5F16, "proof of citizenship"), .tag(0x5F17, "other valid travel document numbers"),
        .tag(0x5F18, "custody information"))

    private static let documentDetails = template(
        .tag(0x5C, "tag list"), .tag(0x5F19, "issuing authority"), .tag(0x5F26, "date of issue"),
        .tag(
            0xA0, "other persons", .template(.tag(0x02, "number of other persons"), .tag(0x5F1A, "other person"))),
        .tag(0x5F1A, "other person"), .tag(0x5F1B, "endorsements, observations"),
        .tag(0x5F1C, "tax or exit requirements"), .tag(0x5F1D, "image of the front"),
        .tag(0x5F1E, "image of the rear"), .tag(0x5F55, "date and time of personalisation"),
        .tag(0x5F56, "serial number of the personalisation system"))

    private static let personsToNotify = DataObjectNames.template(
        .tag(0x02, "number of persons")
    ).joined(
        (0xA1...0xBE).reduce(into: DataObjectNames.template()) { names, tag in
            names = names.joined(
                .template(
                    .tag(
                        UInt32(tag), "person",
                        .template(
                            .tag(0x02, "number of persons"), .tag(0x5F50, "date recorded"), .tag(0x5F51, "name"),
                            .tag(0x5F52, "telephone"), .tag(0x5F53, "address")))))
        })

    /// The records and files of LDS2 (Doc 9303-10, 5): travel records, visa records, additional biometrics,
    /// certificates.
    public static let travelRecords = template(
        .tag(0x5F44, "embarkation or debarkation State"), .tag(0x73, "travel record", travelRecord),
        .tag(0x5F28, "issuing State"), .tag(0x71, "visa record", visaRecord),
        .tag(0x7F2E, "biometric data template", .template(.tag(0x5F2E, "biometric data")).joined(token)),
        .tag(0x5F3A, "country and serial number"), .tag(0x72, "certificate", certificate)
    ).joined(token)

    private static let token = template(.tag(0x5F37, "authenticity token"), .tag(0x5F38, "reference to certificate"))

    private static let travelRecord = template(
        .tag(0x5F44, "embarkation or debarkation State"), .tag(0x5F4C, "visa approvals, refusals, revocations"),
        .tag(0x5F45, "travel date"), .tag(0x5F4B, "inspection authority"), .tag(0x5F46, "inspection location"),
        .tag(0x5F4A, "inspector reference"), .tag(0x5F4D, "result of inspection"), .tag(0x5F49, "mode of travel"),
        .tag(0x5F48, "duration of stay"), .tag(0x5F4E, "conditions"))

    private static let visaRecord = template(
        .tag(0x5F28, "issuing State"), .tag(0x43, "document type"), .tag(0x5F71, "machine readable visa, type A"),
        .tag(0x5F72, "machine readable visa, type B"), .tag(0x5F73, "number of entries"),
        .tag(0x5F74, "duration of stay"), .tag(0x5F75, "passport number"), .tag(0x5F76, "visa type"),
        .tag(0x5F77, "territory"), .tag(0x49, "place of issuance"), .tag(0x5F25, "effective date"),
        .tag(0x5F24, "expiration date"), .tag(0x5A, "document number"), .tag(0x5F32, "additional information"),
        .tag(0x5B, "name of holder"), .tag(0x5F33, "primary identifier"), .tag(0x5F34, "secondary identifier"),
        .tag(0x5F35, "sex"), .tag(0x5F2B, "date of birth"), .tag(0x5F2C, "nationality"),
        .tag(0x5F1F, "machine readable zone"), .tag(0x5F40, "reference to additional biometrics"))
}
