// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
import EPassTrust

/// A diagnosis for people: who signed, what the store has of that country, what is the matter, and what to do next.
public enum TrustDiagnosisText {
    /// The diagnosis as lines, each ended by a line feed. Text from certificates is escaped (T32).
    public static func render(
        _ diagnosis: TrustDiagnosis, style: ReportText.Style = ReportText.Style(), language: MessageCatalogue = .english
    ) -> String {
        var text = TrustDiagnosisWriter(diagnosis: diagnosis, style: style, language: language)
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
    let language: MessageCatalogue
    var lines: [String] = []

    init(diagnosis: TrustDiagnosis, style: ReportText.Style, language: MessageCatalogue) {
        self.diagnosis = diagnosis
        self.style = style
        self.language = language
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    /// The message as it may be shown.
    private func text(_ message: Message) -> String { DisplayText.escaped(language.text(of: message)) }

    /// Data as it may be shown: the same in every language.
    private func data(_ text: String) -> String { self.text(.plainText(text: text)) }

    /// A line with a label, or one that goes on with what stands above.
    private mutating func add(_ label: Message?, _ message: Message) {
        lines.append(Self.padded(label.map(text) ?? "", 9) + text(message))
    }

    // MARK: Parts

    mutating func signer() {
        if let state = diagnosis.issuingState { add(.diagnosisLabelDocument, .diagnosisIssuedByState(state: state)) }
        guard let signer = diagnosis.signer else { return add(.diagnosisLabelSigner, .diagnosisSignerUnknown) }
        guard let subject = signer.subject else {
            if let issuer = signer.issuer, let serial = signer.serialNumber {
                add(.diagnosisLabelSigner, .diagnosisCertificateAbsent(issuer: issuer, serial: serial))
            } else if let key = signer.subjectKeyIdentifier {
                add(.diagnosisLabelSigner, .diagnosisCertificateAbsentByKey(key: key))
            }
            return
        }
        add(.diagnosisLabelSigner, .plainText(text: subject))
        if let key = signer.keyMessage, let begin = signer.notBefore, let end = signer.notAfter,
            let serial = signer.serialNumber
        {
            add(nil, .diagnosisSignerKey(key: key, begin: begin.date, end: end.date, serial: serial))
        }
        if let issuer = signer.issuer { add(nil, .diagnosisIssuedByName(issuer: issuer)) }
        let issuerKey = signer.authorityKeyIdentifier.map { Message.diagnosisIssuerKey(key: $0) }
        add(nil, issuerKey ?? .diagnosisIssuerKeyNotNamed)
    }

    mutating func store() {
        let store = diagnosis.store
        let (anchors, countries) = (store.anchors, store.countries)
        let message: Message =
            if anchors == 0 {
                .diagnosisStoreWithoutAnchors
            } else if let signed = store.newestList?.date, let days = store.newestListAge {
                days < 0
                    ? .diagnosisStoreWithNewerList(anchors: anchors, countries: countries, signed: signed)
                    : .diagnosisStoreWithList(anchors: anchors, countries: countries, signed: signed, days: days)
            } else {
                .diagnosisStoreWithoutList(anchors: anchors, countries: countries)
            }
        add(
            .diagnosisLabelTrust,
            store.name.isEmpty ? message : .diagnosisStoreNamed(name: store.name, store: message))
        lines.append("")
    }

    mutating func anchors() {
        guard !diagnosis.anchors.isEmpty else { return }
        let country = diagnosis.signer?.country ?? diagnosis.issuingState ?? ""
        lines.append("  " + text(.diagnosisAnchorsOf(country: country)))
        for anchor in diagnosis.anchors {
            let mark = anchor.isIssuer ? style.mark(.good) : " "
            let columns = [
                (data("\(anchor.generation)"), 3),
                (text(anchor.isLink ? .diagnosisAnchorLink : .diagnosisAnchorRoot), 5),
                (text(.diagnosisAnchorPeriod(begin: anchor.notBefore.date, end: anchor.notAfter.date)), 26),
                (shortened(anchor.keyIdentifier), 21),
            ]
            let row = columns.map { Self.padded($0.0, $0.1) }.joined()
            lines.append("  \(mark) " + row + Self.standing(of: anchor).map(text).joined(separator: ", "))
        }
        lines.append("")
    }

    private func shortened(_ identifier: String?) -> String {
        guard let identifier else { return text(.diagnosisAnchorWithoutKeyIdentifier) }
        return data(identifier.count > 20 ? identifier.prefix(16) + "..." : identifier)
    }

    /// What stands behind its columns: the key, who vouches for it, and what ties it to the signer.
    private static func standing(of anchor: TrustDiagnosis.Anchor) -> [Message] {
        var parts: [Message] = [
            anchor.keyMessage,
            .diagnosisAnchorBasis(basis: anchor.basis.message, voucher: anchor.voucher.message),
        ]
        if let signed = anchor.listDate?.date { parts.append(.diagnosisAnchorList(signed: signed)) }
        if anchor.hasNamedKey, !anchor.isIssuer { parts.append(.diagnosisAnchorHasKey) }
        return parts
    }

    mutating func statements() {
        let (word, code): (Message, String) =
            switch diagnosis.standing {
            case .chains: (.diagnosisWordChains, "1;32")
            case .open: (.diagnosisWordOpen, "1;33")
            case .broken: (.diagnosisWordBroken, "1;31")
            }
        let standing = style.colored(text(word), code)
        guard let first = diagnosis.statements.first else { return lines.append(standing) }
        lines.append(standing + "  " + text(first.message))
        for statement in diagnosis.statements.dropFirst() {
            let mark: ReportText.Mark =
                switch statement.weight {
                case .against: .bad
                case .obstacle, .notice: .open
                case .well: .good
                }
            lines.append("  \(style.mark(mark)) " + text(statement.message))
        }
    }

    mutating func steps() {
        lines.append("")
        guard !diagnosis.steps.isEmpty else { return lines.append(text(.diagnosisNothingToDo)) }
        lines.append(text(.diagnosisWhatToDo))
        for (index, step) in diagnosis.steps.enumerated() {
            lines.append("  " + data("\(index + 1)") + ". " + text(step.message))
            if let command = step.command { lines.append("     " + data(command)) }
        }
    }
}
