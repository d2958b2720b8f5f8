// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassEncodings
import EPassLDS
import EPassMessages
import EPassTrust

/// The chain of certificates, and what only an engineer asks for, folded.
extension InspectionPageMaker {
    var chain: Markup {
        guard let chain = report.chain, !outline.chain.isEmpty else { return .none }
        let items = outline.chain.map { line in
            Markup.element(
                .li, [],
                [
                    .element(.strong, [], [line.label.map(words.phrase) ?? .none]), .element(.br),
                    .element(.span, [.class("aside")], [words.value(line.text)]),
                    .element(.ul, [], line.lines.map { .element(.li, [], [words.value($0.text)]) }),
                ])
        }
        var figure: [Markup] = []
        if let time = report.time {
            figure.append(ChainDrawing(chain: chain, lines: outline.chain, time: time, words: words).markup)
        }
        return section(
            chain.isOfSeal ? .pageHeadingChainOfSeal : .pageHeadingChain, "chain",
            figure + [.element(.ol, [.class("certificates")], items)])
    }

    var technical: Markup {
        section(
            .pageHeadingTechnical, "technical",
            [
                folded(.pageHeadingCertificates, certificates, isPrinted: true),
                folded(.pageHeadingFiles, [files], isPrinted: true),
                folded(.pageHeadingCircumstances, [circumstances], isPrinted: true),
                folded(.pageHeadingResults, [resultsTable], isPrinted: false),
            ])
    }

    /// What is opened by a click; on paper it is open, or left out.
    private func folded(_ summary: Message, _ content: [Markup], isPrinted: Bool) -> Markup {
        guard content.contains(where: { !$0.isEmpty }) else { return .none }
        return .element(
            .details, isPrinted ? [.class("printed")] : [], [.element(.summary, [], [words.phrase(summary)])] + content)
    }

    private var certificates: [Markup] {
        guard let chain = report.chain else { return [] }
        return zip(chain.entries, outline.chain).map { entry, line in
            Markup.element(
                .div, [.class("certificate")],
                [
                    .element(.h3, [], [line.label.map(words.phrase) ?? .none]),
                    .element(
                        .dl, [],
                        [
                            words.term(.pageTermSubject, words.value(entry.subject)),
                            words.term(.pageTermIssuer, words.value(entry.issuer)),
                            words.term(.pageTermSerial, .element(.code, [], [.text(entry.serialNumber)])),
                            words.term(
                                .pageTermValidity,
                                words.value(.pagePeriod(first: entry.notBefore.date, last: entry.notAfter.date))),
                            words.term(.pageTermKey, .text(entry.key)),
                            words.term(.pageTermSignature, .text(entry.signature)),
                            words.term(.pageTermFingerprint, .element(.code, [], [.text(entry.fingerprint)])),
                        ]),
                ])
        }
    }

    private var files: Markup {
        guard !report.files.isEmpty else { return .none }
        let heads: [Message] = [.pageColumnFile, .pageColumnState, .pageColumnLength, .pageColumnHash]
        let rows = report.files.map { file in
            Markup.element(
                .tr, [],
                [
                    .element(.th, [.init(.scope, "row")], [.text(file.file)]),
                    cell(
                        heads[1],
                        .all([
                            words.mark(file.state.mark, .named("page.fileState", file.state.rawValue)),
                            file.statusWord.map { .all([.text(" "), .element(.code, [], [.text($0)])]) } ?? .none,
                        ])),
                    cell(heads[2], file.length.map { .text(String($0)) } ?? .none),
                    cell(heads[3], hash(of: file.file).map { .element(.code, [], [.text($0)]) } ?? .none),
                ])
        }
        return table(.pageHeadingFiles, heads, rows)
    }

    private func hash(of name: String) -> String? {
        guard let octets = evidence?.files.first(where: { $0.file.name == name })?.octets else { return nil }
        return (try? HashAlgorithm.sha256.hash(octets)).map(Hexadecimal.lowercaseText)
    }

    private var circumstances: Markup {
        var terms: [Markup] = []
        func add(_ label: Message, _ value: Markup?) { if let value { terms.append(words.term(label, value)) } }
        func code(_ text: String) -> Markup { .element(.code, [], [.text(text)]) }
        add(.pageTermReader, report.reader?.told.map(words.value))
        add(.pageTermAtr, report.reader.flatMap { $0.atr.isEmpty ? nil : code(Hexadecimal.text($0.atr)) })
        if let reader = report.reader, !reader.isSimulated { add(.pageTermProtocol, words.value(reader.protocolName)) }
        add(.pageTermReadAt, evidence?.startedAt.map { words.value(.pageMoment(moment: $0.description)) })
        add(.pageTermJudgedAt, report.time.map { words.value(.pageMoment(moment: $0.description)) })
        add(.pageTermPolicy, (report.policy?.name).map(words.value))
        add(.pageTermPolicyHash, (report.policy?.hash).map(code))
        add(.pageTermTrust, (report.trust?.name).flatMap { $0.isEmpty ? nil : words.value($0) })
        add(.pageTermAnchors, (report.trust?.anchors).map { .text(String($0)) })
        add(.pageTermTrustHash, (report.trust?.snapshot).map(code))
        add(.pageTermRevocationList, report.trust?.revocationList.map { words.value($0.message) })
        add(
            .pageTermExchange,
            report.exchange.map {
                words.value(
                    .pageExchanged(
                        commands: $0.commands, sent: $0.bytesSent, received: $0.bytesReceived,
                        time: .seconds($0.milliseconds)))
            })
        add(.pageTermError, (report.error?.code).map { code($0.rawValue) })
        add(.pageTermTool, words.value(.pageTool(name: report.tool.name, version: report.tool.version)))
        return terms.isEmpty ? .none : .element(.dl, [], terms)
    }
}

extension FileEntry.State {
    fileprivate var mark: ReportOutline.Mark {
        switch self {
        case .identical: .good
        case .notIdentical: .bad
        case .nonConformant, .tooLarge, .aborted, .accessDenied: .open
        case .read, .presentNotRead, .absent: .none
        }
    }
}

extension TrustSummary.RevocationList {
    fileprivate var message: Message {
        guard let nextUpdate else { return .pageRevocationList(issuer: issuer, first: thisUpdate.date) }
        return .pageRevocationListUntil(issuer: issuer, first: thisUpdate.date, next: nextUpdate.date)
    }
}
