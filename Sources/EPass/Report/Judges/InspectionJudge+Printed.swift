// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// The machine readable zone as it is printed against the one in DG1.
extension InspectionJudge {
    /// Both checks of the printed zone, and whether each is of the recorded comparison: of what the caller sees
    /// printed, where that is given. What was recorded as wrong stays wrong: the caller may have another document in
    /// hand.
    func printedFindings() -> [(finding: CheckFinding, isRecorded: Bool)] {
        let recorded = findings(of: evidence.printed, isSeen: false)
        guard let seen else { return recorded.map { ($0, true) } }
        return zip(findings(of: seen, isSeen: true), recorded).map { now, then in
            then.result == .failed && now.result != .failed ? (then, true) : (now, false)
        }
    }

    private func findings(of printed: PrintedEvidence, isSeen: Bool) -> [CheckFinding] {
        [
            CheckFinding(.mrzMatchesDG1, fields(of: printed, isSeen)),
            CheckFinding(.printedForm, form(of: printed, isSeen)),
        ]
    }

    /// Whether the fields that were printed are those of DG1 (BSI TR-03135-1, 5.7.2).
    private func fields(of printed: PrintedEvidence, _ isSeen: Bool) -> CheckOutcome {
        if let without = without(printed, isSeen) { return without }
        let fields = printed.fields
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
        guard compared.isSuperset(of: printed.source.fields(of: dataGroup1.format)) else {
            let list = MRZField.allCases.filter(compared.contains).map(\.message)
            return .undetermined(.evidenceNotRecorded, .zoneComparedInPart(fields: list))
        }
        return .successful(printed.source == .lines ? .zoneLinesMatch : .zoneTripleMatches)
    }

    /// Whether the printed zone has the layout of DG1 and right check digits: what print and chip say alike may be
    /// printed in a form that its issuer does not print.
    private func form(of printed: PrintedEvidence, _ isSeen: Bool) -> CheckOutcome {
        if let without = without(printed, isSeen) { return without }
        guard printed.source == .lines else { return .notSupported(.notGiven, .zoneOnlyTripleGiven) }
        guard let form = printed.form else { return .undetermined(.evidenceNotRecorded, .zoneFormNotRecorded) }
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
    private func without(_ printed: PrintedEvidence, _ isSeen: Bool) -> CheckOutcome? {
        guard isSeen || !evidence.isTold || printed.source != .none else {
            return .undetermined(.evidenceNotRecorded, .zoneUnknown)
        }
        switch printed.source {
        case .none: return .notSupported(.notGiven, .zoneNotGiven)
        case .cardAccessNumber: return .notSupported(.notGiven, .zoneCardAccessNumber)
        case .lines, .triple: return nil
        }
    }
}
