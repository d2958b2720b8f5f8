// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import Testing

/// Records and files of the LDS2 applications for tests, and random ones.
enum LDS2Samples {
    static func day(_ text: String) throws -> CalendarDate { try #require(CalendarDate(text)) }

    static func travelContent() throws -> TravelRecordContent {
        var content = TravelRecordContent(
            state: "USA", date: try day("2012-08-14"), inspectionAuthority: "CBP", inspectionLocation: "SFO",
            inspectorReference: "SFO00001234")
        content.visaStatus = "Visa approved"
        content.result = "Admitted – first entry"
        content.mode = .air
        content.durationOfStay = [0x00, 0xFF]
        content.conditions = "None"
        return content
    }

    static func visaContent() throws -> VisaRecordContent {
        var content = VisaRecordContent(
            issuer: "NLD", documentType: "VS", placeOfIssue: "NEW YORK", effectiveDate: try day("2012-08-26"),
            expirationDate: try day("2013-08-26"), documentNumber: "XI85935F8", name: "VAN DER STEEN MARIANNE LOUISE",
            primaryIdentifier: "VAN DER STEEN", secondaryIdentifier: "MARIANNE LOUISE", sex: "F",
            dateOfBirth: "19870814", nationality: "NLD", machineReadableName: "VAN<DER<STEEN<<MARIANNE<LOUISE")
        content.machineReadableVisaA = String(repeating: "V<NLD<<<", count: 6)
        content.machineReadableVisaB = "VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<"
        content.numberOfEntries = 1
        content.durationOfStay = [1, 0, 0]
        content.passportNumber = "XI85935F8"
        content.visaType = [1, 2, 3, 4]
        content.territory = [1, 2, 3, 4, 5, 6, 7, 8]
        content.additionalInformation = "Fee paid"
        content.biometrics = .first
        return content
    }

    static func travel() throws -> TravelRecord {
        try TravelRecord(
            content: travelContent(), signature: [UInt8](repeating: 0x5A, count: 70), certificateReference: 1)
    }

    static func visa() throws -> VisaRecord {
        try VisaRecord(
            content: visaContent(), signature: [UInt8](repeating: 0x5B, count: 71), certificateReference: 0xFE)
    }

    static func certificate() throws -> LDS2CertificateRecord {
        try LDS2CertificateRecord(
            country: "US", serialNumber: [1, 2, 3],
            certificate: TLVWriter.encode(0x30, [UInt8](repeating: 7, count: 200)))
    }

    static func biometrics() throws -> AdditionalBiometrics {
        try AdditionalBiometrics(
            data: [UInt8](repeating: 0xB1, count: 300), signature: [UInt8](repeating: 0x5C, count: 72),
            certificateReference: 64)
    }
}

extension SeededGenerator {
    mutating func octets(_ counts: ClosedRange<Int>) -> [UInt8] {
        (0..<Int.random(in: counts, using: &self)).map { _ in UInt8.random(in: .min ... .max, using: &self) }
    }

    mutating func text(_ alphabet: String, _ counts: ClosedRange<Int>) -> String {
        let letters = Array(alphabet)
        let count = Int.random(in: counts, using: &self)
        return String((0..<count).compactMap { _ in letters.randomElement(using: &self) })
    }

    mutating func day() -> CalendarDate {
        CalendarDate(daysSince1970: Int.random(in: -30_000...40_000, using: &self))
    }

    mutating func sometimes<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
        Bool.random(using: &self) ? make(&self) : nil
    }

    private static let zone = "ABCXYZabcxyz0189<"
    private static let words = "ABCXYZabc "
    private static let free = "Aé–漢🙂 z.<0"

    mutating func others() -> [LDS2Element] {
        (0..<Int.random(in: 0...2, using: &self)).map { index in
            LDS2Element(tag: TLVTag(0xDF01 + UInt32(index)), content: octets(0...20))
        }
    }

    mutating func travel() throws -> TravelRecord {
        var content = TravelRecordContent(
            state: text("ABCXYZ<", 3...3), date: day(), inspectionAuthority: text(Self.zone, 1...10),
            inspectionLocation: text(Self.zone, 1...10), inspectorReference: text(Self.zone, 1...20))
        content.visaStatus = sometimes { $0.text(Self.free, 1...50) }
        content.result = sometimes { $0.text(Self.free, 1...50) }
        content.mode = sometimes { TravelRecordContent.Mode(rawValue: $0.text("ASLx", 1...1)) }
        content.durationOfStay = sometimes { $0.octets(1...2) }
        content.conditions = sometimes { $0.text(Self.free, 1...50) }
        content.otherElements = others()
        return try TravelRecord(
            content: content, signature: octets(1...140), certificateReference: UInt8.random(in: 1...254, using: &self),
            searchCopy: sometimes { $0.text("ABC", 3...3) })
    }

    mutating func visa() throws -> VisaRecord {
        var content = VisaRecordContent(
            issuer: text("ABCXYZ<", 3...3), documentType: text(Self.zone, 2...2),
            placeOfIssue: text(Self.words, 1...50),
            effectiveDate: day(), expirationDate: day(), documentNumber: text(Self.zone, 9...9),
            name: text(Self.words, 1...50), primaryIdentifier: text(Self.words, 1...50),
            secondaryIdentifier: text(Self.words, 0...50), sex: text("FMX<", 1...1), dateOfBirth: text("0129<", 8...8),
            nationality: text("ABC<", 3...3), machineReadableName: text(Self.zone, 1...50))
        content.machineReadableVisaA = sometimes { generator in
            let count = [44, 48, 88].randomElement(using: &generator) ?? 48
            return generator.text(Self.zone, count...count)
        }
        content.machineReadableVisaB = sometimes { generator in
            let count = [36, 44, 72].randomElement(using: &generator) ?? 44
            return generator.text(Self.zone, count...count)
        }
        content.numberOfEntries = sometimes { UInt8.random(in: .min ... .max, using: &$0) }
        content.durationOfStay = sometimes { $0.octets(3...3) }
        content.passportNumber = sometimes { $0.text(Self.zone, 9...9) }
        content.visaType = sometimes { $0.octets(1...4) }
        content.territory = sometimes { $0.octets(1...8) }
        content.additionalInformation = sometimes { $0.text(Self.free, 1...50) }
        content.biometrics = sometimes { AdditionalBiometricsNumber.allCases.randomElement(using: &$0) ?? .first }
        content.otherElements = others()
        return try VisaRecord(
            content: content, signature: octets(1...140), certificateReference: UInt8.random(in: 1...254, using: &self),
            searchCopy: sometimes { $0.text("ABC", 3...3) })
    }

    mutating func certificate() throws -> LDS2CertificateRecord {
        try LDS2CertificateRecord(
            country: text("ABCXYZ", 2...2), serialNumber: octets(1...20), certificate: octets(1...900))
    }

    mutating func biometrics() throws -> AdditionalBiometrics {
        try AdditionalBiometrics(
            data: octets(0...2_000), signature: octets(1...140),
            certificateReference: UInt8.random(in: 1...64, using: &self))
    }
}
