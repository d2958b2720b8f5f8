// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ

/// What the synthetic records say: of the holder of the default document, at the border of Utopia.
struct LDS2Samples {
    /// The day of entry, and of issue of the visas.
    let day: CalendarDate
    /// The State that the records name.
    let state: String

    static let biometricData = Array("epass synthetic biometric data".utf8)

    private func later(_ days: Int) -> CalendarDate { CalendarDate(daysSince1970: day.daysSince1970 + days) }

    var fullEntry: TravelRecordContent {
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

    var plainEntry: TravelRecordContent {
        TravelRecordContent(
            state: state, date: later(20), inspectionAuthority: "UTBORDER", inspectionLocation: "HARBOUR",
            inspectorReference: "HRB7")
    }

    var exit: TravelRecordContent {
        var content = TravelRecordContent(
            state: state, date: later(10), inspectionAuthority: "UTBORDER", inspectionLocation: "ZENITH",
            inspectorReference: "ZEN00005678")
        content.mode = .land
        return content
    }

    var plainVisa: VisaRecordContent {
        VisaRecordContent(
            issuer: state, documentType: "VS", placeOfIssue: "ZENITH", effectiveDate: day, expirationDate: later(365),
            documentNumber: "EV0000002", name: "ERIKSSON ANNA MARIA", primaryIdentifier: "ERIKSSON",
            secondaryIdentifier: "ANNA MARIA", sex: "F", dateOfBirth: "19740812", nationality: "UTO",
            machineReadableName: "ERIKSSON<<ANNA<MARIA")
    }

    var fullVisa: VisaRecordContent {
        var content = plainVisa
        content.documentNumber = "EV0000001"
        content.machineReadableVisaA = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
        content.machineReadableVisaB = "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<"
        content.numberOfEntries = 2
        content.durationOfStay = [90, 0, 0]
        content.passportNumber = "L898902C3"
        content.visaType = [0x01]
        content.territory = [0x55, 0x54, 0x4F]
        content.additionalInformation = "Fee paid; two entries"
        content.biometrics = .first
        return content
    }
}
