// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// The machine readable zone as it is printed against the one in DG1.
extension InspectionJudge {
    /// Whether the fields that were printed are those of DG1 (BSI TR-03135-1, 5.7.2).
    func printed() -> CheckOutcome {
        if let withoutPrintedZone { return withoutPrintedZone }
        let fields = evidence.printed.fields
        guard !fields.isEmpty, let dataGroup1 = contents.dataGroup1?.mrz else {
            return evidence.unknown(.notRead, .zoneDataGroup1NotThere, notReached: .zoneNotReached)
        }
        let differing = fields.filter { $0.outcome == .different }.map(\.field)
        if !differing.isEmpty, differing.allSatisfy({ $0 == .optionalData || $0 == .optionalData2 }) {
            // Issuers print and store other optional data now and then; it ties nobody to the document (BSI TR-03135-1,
            // 5.7).
            return .undetermined(.fieldsDiffer, .zoneOptionalDataDiffers)
        }
        guard differing.isEmpty else {
            return .failed(.fieldsDiffer, .zoneFieldsDiffer(fields: differing.map(\.message)))
        }
        let compared = Set(fields.map(\.field))
        guard compared.isSuperset(of: evidence.printed.source.fields(of: dataGroup1.format)) else {
            let list = MRZField.allCases.filter(compared.contains).map(\.message)
            return .undetermined(.evidenceNotRecorded, .zoneComparedInPart(fields: list))
        }
        return .successful(evidence.printed.source == .lines ? .zoneLinesMatch : .zoneTripleMatches)
    }

    /// Whether the printed zone has the layout of DG1 and right check digits: what print and chip say alike may be
    /// printed in a form that its issuer does not print.
    func printedForm() -> CheckOutcome {
        if let withoutPrintedZone { return withoutPrintedZone }
        guard evidence.printed.source == .lines else { return .notSupported(.notGiven, .zoneOnlyTripleGiven) }
        guard let form = evidence.printed.form else { return .undetermined(.evidenceNotRecorded, .zoneFormNotRecorded) }
        if let chip = contents.dataGroup1?.mrz.format, chip != form.format {
            return .failed(.layoutDiffers, .zoneLayoutDiffers(printed: form.format.rawValue, chip: chip.rawValue))
        }
        guard form.wrongCheckDigits.isEmpty else {
            let wrong = form.wrongCheckDigits.map(\.message)
            return .failed(.checkDigitsWrong, .zonePrintedCheckDigitsWrong(fields: wrong))
        }
        guard contents.dataGroup1 != nil else { return withoutDataGroup1 }
        return .successful(.zonePrintedFormRight(format: form.format.rawValue))
    }

    /// What both say where no printed zone was given, or nobody knows.
    private var withoutPrintedZone: CheckOutcome? {
        guard evidence.origin != .files else { return .undetermined(.evidenceNotRecorded, .zoneUnknown) }
        switch evidence.printed.source {
        case .none: return .notSupported(.notGiven, .zoneNotGiven)
        case .cardAccessNumber: return .notSupported(.notGiven, .zoneCardAccessNumber)
        case .lines, .triple: return nil
        }
    }
}
