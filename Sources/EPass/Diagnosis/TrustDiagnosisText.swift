// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// A diagnosis for people: who signed, what the store has of that country, what is the matter, and what to do next.
public enum TrustDiagnosisText {
    /// The diagnosis as lines, each ended by a line feed. Text from certificates is escaped (T32).
    public static func render(_ diagnosis: TrustDiagnosis, style: ReportText.Style = ReportText.Style()) -> String {
        var text = TrustDiagnosisWriter(diagnosis: diagnosis, style: style)
        text.signer()
        text.store()
        text.anchors()
        text.statements()
        text.steps()
        return text.lines.map { $0 + "\n" }.joined()
    }
}

private struct TrustDiagnosisWriter {
    let diagnosis: TrustDiagnosis
    let style: ReportText.Style
    var lines: [String] = []

    init(diagnosis: TrustDiagnosis, style: ReportText.Style) {
        self.diagnosis = diagnosis
        self.style = style
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private mutating func add(_ label: String, _ text: String) {
        lines.append(Self.padded(label, 9) + ReportText.escaped(text))
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }

    private static func shortened(_ identifier: String?) -> String {
        guard let identifier else { return "none" }
        return identifier.count > 20 ? identifier.prefix(16) + "..." : identifier
    }

    // MARK: Parts

    mutating func signer() {
        if let state = diagnosis.issuingState { add("Document", "issued by \(state)") }
        guard let signer = diagnosis.signer else { return add("Signer", "not known: there is no security object") }
        guard let subject = signer.subject else {
            let names = [
                signer.issuer.map { "issued by \($0)" }, signer.serialNumber.map { "serial \($0)" },
                signer.subjectKeyIdentifier.map { "key \($0)" },
            ]
            return add(
                "Signer", "its certificate is not here; named: " + names.compactMap { $0 }.joined(separator: ", "))
        }
        add("Signer", subject)
        let valid = [signer.notBefore?.date, signer.notAfter?.date].compactMap { $0 }.joined(separator: " to ")
        add("", "\(signer.key ?? "no usable key"), valid \(valid), serial \(signer.serialNumber ?? "none")")
        add("", "issued by \(signer.issuer ?? "nobody")")
        add(
            "",
            signer.authorityKeyIdentifier.map { "whose key is named \($0)" }
                ?? "whose key is not named (no authority key identifier)")
    }

    mutating func store() {
        let store = diagnosis.store
        let list: String =
            switch (store.newestList, store.newestListAge) {
            case (let date?, let days?) where days < 0:
                "; newest master list \(date.date), newer than the time judged at"
            case (let date?, let days?): "; newest master list \(date.date), \(days) days old"
            default: store.anchors > 0 ? "; nothing in it came in a master list" : ""
            }
        let name = store.name.isEmpty ? "" : "\(store.name): "
        add(
            "Trust",
            store.anchors == 0
                ? name + "empty"
                : name + Self.count(store.anchors, "anchor", "anchors") + " of "
                    + Self.count(store.countries, "country", "countries") + list)
        lines.append("")
    }

    mutating func anchors() {
        guard !diagnosis.anchors.isEmpty else { return }
        let country = diagnosis.signer?.country ?? diagnosis.issuingState ?? ""
        lines.append("  CSCA certificates of \(ReportText.escaped(country)):")
        for anchor in diagnosis.anchors {
            let mark = anchor.isIssuer ? style.mark(.good) : " "
            let kind = anchor.isLink ? "link" : "root"
            let list = anchor.listDate.map { ", list of \($0.date)" } ?? ""
            let match = anchor.isIssuer ? "" : anchor.hasNamedKey ? ", has the named key" : ""
            lines.append(
                "  \(mark) \(Self.padded("\(anchor.generation)", 3))\(kind) "
                    + Self.padded("\(anchor.notBefore.date) to \(anchor.notAfter.date)", 26)
                    + Self.padded(Self.shortened(anchor.keyIdentifier), 21)
                    + ReportText.escaped("\(anchor.key), \(anchor.basis) (\(anchor.voucher.words))\(list)\(match)"))
        }
        lines.append("")
    }

    mutating func statements() {
        let (word, code): (String, String) =
            switch diagnosis.standing {
            case .chains: ("CHAINS", "1;32")
            case .open: ("NO CHAIN", "1;33")
            case .broken: ("BROKEN", "1;31")
            }
        guard let first = diagnosis.statements.first else { return lines.append(style.colored(word, code)) }
        lines.append(style.colored(word, code) + "  " + ReportText.escaped(first.text))
        for statement in diagnosis.statements.dropFirst() {
            let mark: ReportText.Mark =
                switch statement.weight {
                case .against: .bad
                case .obstacle, .notice: .open
                case .well: .good
                }
            lines.append("  \(style.mark(mark)) " + ReportText.escaped(statement.text))
        }
    }

    mutating func steps() {
        lines.append("")
        guard !diagnosis.steps.isEmpty else { return lines.append("Nothing is to be done.") }
        lines.append("What to do")
        for (index, step) in diagnosis.steps.enumerated() {
            lines.append("  \(index + 1). " + ReportText.escaped(step.text))
            if let command = step.command { lines.append("     " + ReportText.escaped(command)) }
        }
    }
}
