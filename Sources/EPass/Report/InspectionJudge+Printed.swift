// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTrust

/// The machine readable zone as it is printed against the one in DG1.
extension InspectionJudge {
    /// Whether the fields that were printed are those of DG1 (BSI TR-03135-1, 5.7.2).
    func printed() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .mrzMatchesDG1, result: result, reason: reason, detail: detail)
        }
        if let finding = withoutPrintedZone(finding) { return finding }
        let fields = evidence.printed.fields
        guard !fields.isEmpty, let dataGroup1 = contents.dataGroup1?.mrz else {
            return evidence.failure == nil
                ? finding(.undetermined, .notRead, "DG1 was not read, or cannot be decoded.")
                : finding(.aborted, .readFailed, "The reading ended before DG1 could be compared.")
        }
        let differing = fields.filter { $0.outcome == .different }.map(\.field)
        let names = differing.map(\.rawValue)
        if !differing.isEmpty, differing.allSatisfy({ $0 == .optionalData || $0 == .optionalData2 }) {
            // Issuers print and store other optional data now and then; it ties nobody to the document (BSI TR-03135-1,
            // 5.7).
            return finding(.undetermined, .fieldsDiffer, "Print and chip differ in optional data only.")
        }
        guard names.isEmpty else {
            return finding(.failed, .fieldsDiffer, "Print and chip differ in: \(names.joined(separator: ", ")).")
        }
        let compared = Set(fields.map(\.field))
        guard compared.isSuperset(of: evidence.printed.source.fields(of: dataGroup1.format)) else {
            let list = MRZField.allCases.filter(compared.contains).map(\.rawValue).joined(separator: ", ")
            return finding(
                .undetermined, .evidenceNotRecorded,
                "Of what is printed only these fields were compared, and are those of DG1: \(list).")
        }
        return finding(
            .successful, nil,
            evidence.printed.source == .lines
                ? "All fields of the printed MRZ are those of DG1."
                : "Document number, birth and expiry as printed are those of DG1.")
    }

    /// Whether the printed zone has the layout of DG1 and right check digits: what print and chip say alike may be
    /// printed in a form that its issuer does not print.
    func printedForm() -> CheckFinding {
        func finding(_ result: CheckResult, _ reason: CheckReason?, _ detail: String) -> CheckFinding {
            CheckFinding(id: .printedForm, result: result, reason: reason, detail: detail)
        }
        if let finding = withoutPrintedZone(finding) { return finding }
        guard evidence.printed.source == .lines else {
            return finding(.notSupported, .notGiven, "Of the printed MRZ only number and dates were given.")
        }
        guard let form = evidence.printed.form else {
            return finding(.undetermined, .evidenceNotRecorded, "The form of the printed MRZ is not recorded.")
        }
        if let chip = contents.dataGroup1?.mrz.format, chip != form.format {
            return finding(
                .failed, .layoutDiffers,
                "The printed MRZ is laid out as \(form.format.rawValue), that of DG1 as \(chip.rawValue).")
        }
        guard form.wrongCheckDigits.isEmpty else {
            let wrong = form.wrongCheckDigits.map(\.rawValue).joined(separator: ", ")
            return finding(.failed, .checkDigitsWrong, "Wrong check digits in the printed MRZ: \(wrong).")
        }
        guard contents.dataGroup1 != nil else { return withoutDataGroup1(finding) }
        return finding(
            .successful, nil, "The printed MRZ is laid out as \(form.format.rawValue), and its check digits are right.")
    }

    /// What both say where no printed zone was given, or nobody knows.
    private func withoutPrintedZone(
        _ finding: (CheckResult, CheckReason?, String) -> CheckFinding
    ) -> CheckFinding? {
        guard evidence.origin != .files else {
            return finding(.undetermined, .evidenceNotRecorded, "What is printed in the booklet is not known.")
        }
        switch evidence.printed.source {
        case .none: return finding(.notSupported, .notGiven, "No printed MRZ was given to compare with DG1.")
        case .cardAccessNumber:
            return finding(.notSupported, .notGiven, "A card access number says nothing about DG1.")
        case .lines, .triple: return nil
        }
    }
}
