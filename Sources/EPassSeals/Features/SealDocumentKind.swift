// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
package import EPassMessages

/// What one feature of a kind of seal is: its tag, name, content and length.
public struct SealFeatureDefinition: Sendable, Hashable {
    /// How the octets are to be read.
    public enum Coding: Sendable, Hashable {
        /// C40.
        case alphanumeric
        /// C40: both lines of a TD2 zone.
        case zoneTD2
        /// C40: the first line of an MRV-A zone and 28 characters of the second.
        case zoneMRVA
        /// C40: the first line of an MRV-B zone and 28 characters of the second.
        case zoneMRVB
        /// An unsigned number.
        case number
        /// Days, months and years (Doc 9303-7, 9.1.3, Table 1).
        case durationOfStay
        /// UTF-8.
        case text
        /// Octets.
        case octets

        /// Whether it holds a machine readable zone.
        package var isZone: Bool { zone != nil }

        /// The format of that zone.
        var zone: MRZFormat? {
            switch self {
            case .zoneTD2: .td2
            case .zoneMRVA: .mrvA
            case .zoneMRVB: .mrvB
            case .alphanumeric, .number, .durationOfStay, .text, .octets: nil
            }
        }
    }

    /// 0 to 254, unique in a kind of document.
    public let tag: UInt8
    /// Its name: one lowerCamelCase word.
    public let name: String
    /// How its octets are read.
    public let coding: Coding
    /// How many octets it may have.
    public let lengths: ClosedRange<Int>
    /// Whether a seal of the kind must have it. Of an MRV-A and an MRV-B zone, one must be there.
    public let isRequired: Bool
    /// Whether it names the holder or his documents, and so is shown to those only who ask for it.
    public let isPersonal: Bool

    init(
        _ tag: UInt8, _ name: String, _ coding: Coding, _ lengths: ClosedRange<Int>, isRequired: Bool = true,
        isPersonal: Bool = true
    ) {
        self.tag = tag
        self.name = name
        self.coding = coding
        self.lengths = lengths
        self.isRequired = isRequired
        self.isPersonal = isPersonal
    }
}

/// What a seal is on: the meaning of a Document Feature Definition Reference and a Document Type Category together (Doc
/// 9303-13, 2.2.2).
///
/// The profiles of ICAO (Doc 9303-7, 9; Doc 9303-8, 6) and those of Germany (BSI TR-03137-1, BSI TR-03171). Seals of
/// any other kind are decoded all the same; their features are octets.
public enum SealDocumentKind: String, Sendable, Hashable, CaseIterable {
    /// A visa (Doc 9303-7, 9).
    case visa
    /// An emergency travel document (Doc 9303-8, 6).
    case emergencyTravelDocument
    /// The German arrival attestation document (BSI TR-03137-1, 6).
    case arrivalAttestation
    /// The German social insurance card (BSI TR-03137-1, 7).
    case socialInsuranceCard
    /// The German residence permit on paper (BSI TR-03137-1, 8.2).
    case residencePermit
    /// The supplementary sheet of the residence permit (BSI TR-03137-1, 8.4).
    case supplementarySheet
    /// The address sticker of German identity cards (BSI TR-03137-1, 9).
    case addressSticker
    /// The place of residence sticker of German passports (BSI TR-03137-1, 10).
    case residenceSticker
    /// Documents of the German administration (BSI TR-03171, 3); what their features are is in a profile of the number
    /// in feature 00.
    case administrativeDocument

    /// The kind that a header names; nil for one that is not in the list.
    package init?(featureDefinition: UInt8, documentCategory: UInt8) {
        let codes = (featureDefinition, documentCategory)
        guard let kind = Self.allCases.first(where: { ($0.featureDefinition, $0.documentCategory) == codes }) else {
            return nil
        }
        self = kind
    }

    /// The Document Feature Definition Reference.
    public var featureDefinition: UInt8 { row.definition }
    /// The Document Type Category.
    public var documentCategory: UInt8 { row.category }
    /// The clause that defines the features.
    public var clause: String { row.clause }

    private var row: (definition: UInt8, category: UInt8, clause: String) {
        switch self {
        case .visa: (0x5D, 0x01, "Doc 9303-7, 9.1.3")
        case .emergencyTravelDocument: (0x5E, 0x03, "Doc 9303-8, 6.1.3")
        case .arrivalAttestation: (0xFD, 0x02, "BSI TR-03137-1, 6.2.3")
        case .socialInsuranceCard: (0xFC, 0x04, "BSI TR-03137-1, 7.2.3")
        case .residencePermit: (0xFB, 0x06, "BSI TR-03137-1, 8.2.3")
        case .supplementarySheet: (0xFA, 0x06, "BSI TR-03137-1, 8.4.3")
        case .addressSticker: (0xF9, 0x08, "BSI TR-03137-1, 9.2.3")
        case .residenceSticker: (0xF8, 0x0A, "BSI TR-03137-1, 10.2.3")
        case .administrativeDocument: (0x01, 0xC8, "BSI TR-03171, 3.2")
        }
    }

    /// What people call it.
    package var message: Message { .named("seal.kind", rawValue) }

    /// The same in English.
    public var text: String { message.english }

    /// The features, by their tags.
    public var features: [SealFeatureDefinition] {
        switch self {
        case .visa:
            [
                .init(0x01, "mrz", .zoneMRVA, 48...48), .init(0x02, "mrz", .zoneMRVB, 44...44),
                .init(0x03, "numberOfEntries", .number, 1...1, isRequired: false, isPersonal: false),
                .init(0x04, "durationOfStay", .durationOfStay, 3...3, isPersonal: false),
                .init(0x05, "passportNumber", .alphanumeric, 6...6),
                .init(0x06, "visaType", .octets, 1...4, isRequired: false, isPersonal: false),
                .init(0x07, "additionalFeature", .octets, 0...254, isRequired: false),
            ]
        case .emergencyTravelDocument: [.init(0x02, "mrz", .zoneTD2, 48...48)]
        case .arrivalAttestation:
            [.init(0x02, "mrz", .zoneTD2, 48...48), .init(0x03, "registerNumber", .alphanumeric, 8...8)]
        case .socialInsuranceCard:
            [
                .init(0x01, "socialInsuranceNumber", .alphanumeric, 8...8), .init(0x02, "surname", .text, 1...90),
                .init(0x03, "firstName", .text, 1...90), .init(0x04, "nameAtBirth", .text, 1...90, isRequired: false),
            ]
        case .residencePermit:
            [.init(0x02, "mrz", .zoneTD2, 48...48), .init(0x03, "passportNumber", .alphanumeric, 6...6)]
        case .supplementarySheet:
            [.init(0x04, "mrz", .zoneTD2, 48...48), .init(0x05, "sheetNumber", .alphanumeric, 6...6)]
        case .addressSticker:
            [
                .init(0x01, "documentNumber", .alphanumeric, 6...6),
                .init(0x02, "municipalityCode", .alphanumeric, 6...6), .init(0x03, "address", .alphanumeric, 6...18),
            ]
        case .residenceSticker:
            [
                .init(0x01, "documentNumber", .alphanumeric, 6...6),
                .init(0x02, "municipalityCode", .alphanumeric, 6...6), .init(0x03, "postalCode", .alphanumeric, 4...4),
            ]
        case .administrativeDocument:
            [
                .init(0x00, "profileNumber", .octets, 16...16, isPersonal: false),
                .init(0x01, "validity", .text, 1...17, isRequired: false, isPersonal: false),
            ]
        }
    }
}
