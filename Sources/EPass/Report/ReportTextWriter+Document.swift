// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// Who the report is about.
extension ReportTextWriter {
    /// The zone of DG1 first. What DG11 and DG12 add stands beneath, and only where the issuer signed it and it does
    /// not contradict the zone.
    mutating func document(_ report: InspectionReport) {
        if let seal = report.seal {
            for line in seal.lines { lines.append("  " + ReportText.escaped(line)) }
            lines.append("")
        }
        guard let document = report.document else { return }
        let kind = document.documentCode.hasPrefix("P") ? "passport" : "document \(document.documentCode)"
        add(document.name, "\(kind) \(document.issuer) \(document.documentNumber)")
        add("born \(document.dateOfBirth), \(document.sex)", "expires \(document.dateOfExpiry)")
        let (personal, issue) = (
            isShown(.personalDetailsMatchDG1, .dg11, report), isShown(.documentDetailsMatchDG1, .dg12, report)
        )
        // The name in national characters, where that is more than the zone has.
        if personal, report.check(.personalDetailsMatchDG1)?.result == .successful, let name = document.fullName,
            document.comparisons.contains(where: { $0.field == .name && $0.agrees }), name != document.name
        {
            add("in full: \(name)", "")
        }
        let born = personal ? document.placeOfBirth.map { "born in \($0)" } : nil
        let issued = issue ? document.dateOfIssue.map { "issued \($0)" } : nil
        if born != nil || issued != nil { add(born ?? "", issued ?? "") }
        lines.append("")
    }

    private mutating func add(_ left: String, _ right: String) {
        let text =
            right.isEmpty
            ? ReportText.escaped(left) : Self.padded(ReportText.escaped(left), 38) + ReportText.escaped(right)
        lines.append("  " + text)
    }

    /// Whether what a data group says is what the issuer signed, and does not contradict DG1.
    private func isShown(_ id: CheckID, _ number: DataGroupNumber, _ report: InspectionReport) -> Bool {
        report.check(.dataGroupHash(number))?.result == .successful && report.check(id)?.result != .failed
    }
}
