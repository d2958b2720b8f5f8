// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DataObjectNames {
    /// The data objects of an elementary file (Doc 9303-10, 3.11, 4.6 and 4.7).
    package static func file(_ file: LDSFile) -> DataObjectNames {
        switch file {
        case .com: com
        case .sod: .template(.tag(0x77, "EF.SOD").template(.tag(0x30, "ContentInfo", contentInfo)))
        case .cardAccess: securityInfosFile
        case .cardSecurity: .template(.tag(0x30, "ContentInfo", contentInfo))
        case .dir: directory
        case .atrInfo: atrInfo
        case .cvca: .template(.tag(0x42, "certification authority reference"))
        case .dataGroup(let number): .template(dataGroup(number))
        }
    }

    private static let com = template(
        .tag(0x60, "EF.COM").template(
            .tag(0x5F01, "LDS version"), .tag(0x5F36, "Unicode version"), .tag(0x5C, "tag list")))

    private static let directory = template(
        .tag(0x61, "application template").template(.tag(0x4F, "application identifier"), .tag(0x50, "label")))

    private static let atrInfo = template(
        .tag(0x47, "card capabilities"), .tag(0x43, "card service data"),
        .tag(0x7F66, "extended length information").sequence(
            .field(0x02, "longest command"), .field(0x02, "longest response")))

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
        .tag(0x7F61, "biometric information group template").template(
            .tag(0x02, "number of instances"),
            .tag(0x7F60, "biometric information template").template(
                .tag(0xA1, "biometric header template").template(
                    .tag(0x80, "header version"), .tag(0x81, "biometric type"), .tag(0x82, "biometric subtype"),
                    .tag(0x83, "creation date and time"), .tag(0x84, "biometric reference identifier"),
                    .tag(0x85, "validity period"), .tag(0x86, "creator"), .tag(0x87, "format owner"),
                    .tag(0x88, "format type")),
                .tag(0x5F2E, "biometric data, ISO/IEC 19794"),
                .tag(0x7F2E, "biometric data, ISO/IEC 39794").template(
                    .tag(0xA1, "biometric data block").template(
                        .tag(0x64, "finger image data block"), .tag(0x65, "face image data block"),
                        .tag(0x66, "iris image data block")))),
            .tag(0x53, "issuer-defined content")))

    private static let personalDetails = template(
        .tag(0x5C, "tag list"), .tag(0x5F0E, "full name"),
        .tag(0xA0, "other names").template(.tag(0x02, "number of other names"), .tag(0x5F0F, "other name")),
        .tag(0x5F0F, "other name"), .tag(0x5F10, "personal number"), .tag(0x5F2B, "full date of birth"),
        .tag(0x5F11, "place of birth"), .tag(0x5F42, "permanent address"), .tag(0x5F12, "telephone"),
        .tag(0x5F13, "profession"), .tag(0x5F14, "title"), .tag(0x5F15, "personal summary"),
        .tag(0x5F16, "proof of citizenship"), .tag(0x5F17, "other valid travel document numbers"),
        .tag(0x5F18, "custody information"))

    private static let documentDetails = template(
        .tag(0x5C, "tag list"), .tag(0x5F19, "issuing authority"), .tag(0x5F26, "date of issue"),
        .tag(0xA0, "other persons").template(.tag(0x02, "number of other persons"), .tag(0x5F1A, "other person")),
        .tag(0x5F1A, "other person"), .tag(0x5F1B, "endorsements, observations"),
        .tag(0x5F1C, "tax or exit requirements"), .tag(0x5F1D, "image of the front"), .tag(0x5F1E, "image of the rear"),
        .tag(0x5F55, "date and time of personalisation"), .tag(0x5F56, "serial number of the personalisation system"))

    private static let personsToNotify = template([.tag(0x02, "number of persons")] + (0xA1...0xBE).map(person))

    private static func person(_ tag: UInt32) -> Field {
        .tag(tag, "person").template(
            .tag(0x02, "number of persons"), .tag(0x5F50, "date recorded"), .tag(0x5F51, "name"),
            .tag(0x5F52, "telephone"), .tag(0x5F53, "address"))
    }
}
