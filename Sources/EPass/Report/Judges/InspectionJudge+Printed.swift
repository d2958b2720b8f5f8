// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// The machine readable zone as it is printed against the one in DG1.
extension InspectionJudge {
    /// Whether the fields that were printed are those of DG1 (BSI TR-03135-1, 5.7.2).
    func printed() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .mrzMatchesDG1, result: result, reason: reason, message: message)
        }
        if let finding = withoutPrintedZone(finding) { return finding }
        let fields = evidence.printed.fields
        guard !fields.isEmpty, let dataGroup1 = contents.dataGroup1?.mrz else {
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, .zoneDataGroup1NotThere)
                : finding(.aborted, .readFailed, .zoneNotReached)
        }
        let differing = fields.filter { $0.outcome == .different }.map(\.field)
        if !differing.isEmpty, differing.allSatisfy({ $0 == .optionalData || $0 == .optionalData2 }) {
            // Issuers print and store other optional data now and then; it ties nobody to the document (BSI TR-03135-1,
            // 5.7).
            return finding(.undetermined, .fieldsDiffer, .zoneOptionalDataDiffers)
        }
        guard differing.isEmpty else {
            return finding(.failed, .fieldsDiffer, .zoneFieldsDiffer(fields: differing.map(\.message)))
        }
        let compared = Set(fields.map(\.field))
        guard compared.isSuperset(of: evidence.printed.source.fields(of: dataGroup1.format)) else {
            let list = MRZField.allCases.filter(compared.contains).map(\.message)
            return finding(.undetermined, .evidenceNotRecorded, .zoneComparedInPart(fields: list))
        }
        return finding(.successful, nil, evidence.printed.source == .lines ? .zoneLinesMatch : .zoneTripleMatches)
    }

    /// Whether the printed zone has the layout of DG1 and right check digits: what print and chip say alike may be
    /// printed in a form that its issuer does not print.
    func printedForm() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ message: Message) -> CheckFinding {
            CheckFinding(id: .printedForm, result: result, reason: reason, message: message)
        }
        if let finding = withoutPrintedZone(finding) { return finding }
        guard evidence.printed.source == .lines else {
            return finding(.notSupported, .notGiven, .zoneOnlyTripleGiven)
        }
        guard let form = evidence.printed.form else {
            return finding(.undetermined, .evidenceNotRecorded, .zoneFormNotRecorded)
        }
        if let chip = contents.dataGroup1?.mrz.format, chip != form.format {
            return finding(
                .failed, .layoutDiffers, .zoneLayoutDiffers(printed: form.format.rawValue, chip: chip.rawValue))
        }
        guard form.wrongCheckDigits.isEmpty else {
            let wrong = form.wrongCheckDigits.map(\.message)
            return finding(.failed, .checkDigitsWrong, .zonePrintedCheckDigitsWrong(fields: wrong))
        }
        guard contents.dataGroup1 != nil else { return withoutDataGroup1(finding) }
        return finding(.successful, nil, .zonePrintedFormRight(format: form.format.rawValue))
    }

    /// What both say where no printed zone was given, or nobody knows.
    private func withoutPrintedZone(
        _ finding: (CheckResult, CheckReason?, Message) -> CheckFinding
    ) -> CheckFinding? {
        guard evidence.origin != .files else {
            return finding(.undetermined, .evidenceNotRecorded, .zoneUnknown)
        }
        switch evidence.printed.source {
        case .none: return finding(.notSupported, .notGiven, .zoneNotGiven)
        case .cardAccessNumber: return finding(.notSupported, .notGiven, .zoneCardAccessNumber)
        case .lines, .triple: return nil
        }
    }
}
