// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ

/// What the synthetic records say at the border of Utopia: of the holder of the default document, with the number and
/// the date of birth of the document that they are in.
struct LDS2Samples {
    /// The day of entry, and of issue of the visas.
    let day: CalendarDate
    /// The State that the records name.
    let state: String
    /// The zone of the document; nil for that of the default one.
    let holder: MRZ?

    private var passportNumber: String { holder.map { $0.text(of: .documentNumber) } ?? "L898902C3" }

    /// With the century in which the holder was born before the day.
    private var dateOfBirth: String {
        guard let date = holder?.dateOfBirth else { return "19740812" }
        guard date.state != .invalid else { return String(repeating: "<", count: 8) }
        let century = date.fullYear(as: .birth, relativeTo: day).map { "\($0 / 100)" } ?? "<<"
        return century + date.text
    }

    static let biometricData = Array("epass synthetic biometric data".utf8)

    private func later(_ days: Int) -> CalendarDate { CalendarDate(daysSince1970: day.daysSince1970 + days) }

    /// The stamps of entry: one with every element, then with the mandatory ones.
    func entry(_ index: Int) -> TravelRecordContent { index == 0 ? fullEntry : plainEntry(index) }

    /// The visas likewise.
    func visa(_ index: Int) -> VisaRecordContent { index == 0 ? fullVisa : plainVisa(index) }

    private var fullEntry: TravelRecordContent {
        var content = TravelRecordContent(
            state: state, date: day, inspectionAuthority: "UTBORDER", inspectionLocation: "ZENITH",
            inspectorReference: "ZEN00001234")
        content.visaStatus = "Visa EV0000001 accepted"
        content.result = "Admitted; no objections – première entrée"
        content.mode = .air
        content.durationOfStay = [0x00, 0x5A]
        content.conditions = "No employment"
        return content
    }

    private func plainEntry(_ index: Int) -> TravelRecordContent {
        TravelRecordContent(
            state: state, date: later(20 * index), inspectionAuthority: "UTBORDER", inspectionLocation: "HARBOUR",
            inspectorReference: "HRB7")
    }

    func exit(_ index: Int) -> TravelRecordContent {
        var content = TravelRecordContent(
            state: state, date: later(10 + 20 * index), inspectionAuthority: "UTBORDER", inspectionLocation: "ZENITH",
            inspectorReference: "ZEN00005678")
        content.mode = .land
        return content
    }

    private func plainVisa(_ index: Int) -> VisaRecordContent {
        VisaRecordContent(
            issuer: state, documentType: "VS", placeOfIssue: "ZENITH", effectiveDate: day, expirationDate: later(365),
            documentNumber: "EV" + String(repeating: "0", count: 7 - "\(index + 1)".count) + "\(index + 1)",
            name: "ERIKSSON ANNA MARIA", primaryIdentifier: "ERIKSSON",
            secondaryIdentifier: "ANNA MARIA", sex: "F", dateOfBirth: dateOfBirth, nationality: "UTO",
            machineReadableName: "ERIKSSON<<ANNA<MARIA")
    }

    private var fullVisa: VisaRecordContent {
        var content = plainVisa(0)
        content.machineReadableVisaA = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
        content.machineReadableVisaB = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<"
        content.numberOfEntries = 2
        content.durationOfStay = [90, 0, 0]
        content.passportNumber = passportNumber
        content.visaType = [0x01]
        content.territory = [0x55, 0x54, 0x4F]
        content.additionalInformation = "Fee paid; two entries"
        content.biometrics = .first
        return content
    }
}
