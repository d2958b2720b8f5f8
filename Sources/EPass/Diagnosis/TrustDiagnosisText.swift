// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
import EPassTrust

/// A diagnosis for people: who signed, what the store has of that country, what is the matter, and what to do next.
public enum TrustDiagnosisText {
    /// The diagnosis as lines, each ended by a line feed. Text from certificates is escaped (T32).
    ///
    /// - Parameter width: how many characters a line may have. What is longer goes on in the next line, under its text;
    ///   a word is not cut, and the rows of the table and commands stay whole. Nil for lines of any length.
    public static func render(
        _ diagnosis: TrustDiagnosis, style: ReportText.Style = ReportText.Style(),
        language: MessageCatalogue = .english, width: Int? = nil
    ) -> String {
        var text = TrustDiagnosisWriter(diagnosis: diagnosis, style: style, language: language, width: width)
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
    let width: Int?
    private(set) var lines: [String] = []

    private static func padded(_ text: String, _ width: Int) -> String { DisplayText.padded(text, to: width, gap: 1) }

    /// The message as it may be shown.
    private func text(_ message: Message) -> String { DisplayText.escaped(language.text(of: message)) }

    /// Data as it may be shown: the same in every language.
    private func data(_ text: String) -> String { self.text(.plainText(text: text)) }

    /// The width of the labels in the language.
    private var labelWidth: Int {
        let labels: [Message] = [.diagnosisLabelDocument, .diagnosisLabelSigner, .diagnosisLabelTrust]
        return 1 + (labels.map { DisplayText.width(text($0)) }.max() ?? 0)
    }

    /// A line with a label, or one that goes on with what stands above.
    private mutating func add(_ label: Message?, _ message: Message) {
        let start = Self.padded(label.map(text) ?? "", labelWidth)
        add(start, column: DisplayText.width(start), message)
    }

    /// A message behind what stands before its column; what does not fit goes on under it.
    private mutating func add(_ start: String, column: Int, _ message: Message) {
        for (index, part) in DisplayText.wrapped(text(message), column: column, width: width).enumerated() {
            lines.append((index == 0 ? start : String(repeating: " ", count: column)) + part)
        }
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
        add("  ", column: 2, .diagnosisAnchorsOf(country: country))
        let rows = diagnosis.anchors.map { anchor in
            [
                data("\(anchor.generation)"), text(anchor.isLink ? .certificateLink : .certificateRoot),
                text(.diagnosisAnchorPeriod(begin: anchor.notBefore.date, end: anchor.notAfter.date)),
                shortened(anchor.keyIdentifier),
            ]
        }
        let widths = (0..<4).map { column in 1 + (rows.map { DisplayText.width($0[column]) }.max() ?? 0) }
        for (anchor, row) in zip(diagnosis.anchors, rows) {
            let mark = anchor.isIssuer ? style.mark(.good) : " "
            let cells = zip(row, widths).map { Self.padded($0, $1) }.joined()
            lines.append("  \(mark) " + cells + text(Self.standing(of: anchor)))
        }
        lines.append("")
    }

    private func shortened(_ identifier: String?) -> String {
        guard let identifier else { return text(.diagnosisAnchorWithoutKeyIdentifier) }
        return data(identifier.count > 20 ? identifier.prefix(16) + "..." : identifier)
    }

    /// What stands behind its columns: the key, who vouches for it, and what ties it to the signer.
    private static func standing(of anchor: TrustDiagnosis.Anchor) -> Message {
        .diagnosisAnchorStanding(
            key: anchor.keyMessage, basis: anchor.basis.message, voucher: anchor.voucher.message,
            signed: anchor.listDate?.date ?? "", isListed: anchor.listDate == nil ? "no" : "yes",
            hasKey: anchor.hasNamedKey && !anchor.isIssuer ? "yes" : "no")
    }

    mutating func statements() {
        let (message, standing): (Message, ReportOutline.Mark) =
            switch diagnosis.standing {
            case .chains: (.diagnosisWordChains, .good)
            case .open: (.diagnosisWordOpen, .open)
            case .broken: (.diagnosisWordBroken, .bad)
            }
        let word = text(message)
        let heading = style.colored(word, standing, isBold: true)
        guard let first = diagnosis.statements.first else { return lines.append(heading) }
        add(heading + "  ", column: DisplayText.width(word) + 2, first.message)
        for statement in diagnosis.statements.dropFirst() {
            let mark: ReportOutline.Mark =
                switch statement.weight {
                case .against: .bad
                case .obstacle, .notice: .open
                case .well: .good
                }
            add("  \(style.mark(mark)) ", column: 4, statement.message)
        }
    }

    mutating func steps() {
        lines.append("")
        guard !diagnosis.steps.isEmpty else { return add("", column: 0, .diagnosisNothingToDo) }
        lines.append(text(.diagnosisWhatToDo))
        for (index, step) in diagnosis.steps.enumerated() {
            let number = data("\(index + 1)") + ". "
            add("  " + number, column: 2 + number.count, step.message)
            if let command = step.command { lines.append("     " + data(command)) }
        }
    }
}
