// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
package import EPassMessages
import EPassTrust

extension ReaderDescription {
    /// Whether it is what stands before a simulated chip in the same process.
    package var isSimulated: Bool { name == ChannelProperties.simulatedReaderName }

    /// The reader by its name, and the simulated one in words; nil where it has none.
    package var told: Message? { isSimulated ? .openedSimulatedReader : name.map { .plainText(text: $0) } }
}

/// What was read, from where, and who it is about.
extension InspectionReport {
    /// The reader, how the chip was opened, and the files.
    var readingLines: [ReportOutline.Line] {
        var lines: [ReportOutline.Line] = source?.lines ?? []
        if let name = reader?.told {
            lines.append(
                .init(
                    label: .labelReader, name,
                    lines: readerLimits.map { [ReportOutline.Line($0)] } ?? []))
        }
        let text = AccessText(access: access)
        let remarks = text.remarks
        if text.established != nil || !remarks.isEmpty {
            lines.append(
                .init(
                    label: .labelOpening, text.established ?? .openedNothing,
                    aside: text.established == nil ? nil : text.time, lines: remarks.map { .init($0) }))
        }
        let read = files.compactMap { file in
            file.length.map { Message.openedFile(file: file.file, size: .size($0)) }
        }
        guard !read.isEmpty else { return lines + applications.lines + wayLines + recoveryLines }
        let words: Message =
            if let exchange {
                .openedFilesCounted(
                    files: read, time: .seconds(exchange.milliseconds), commands: exchange.commands)
            } else {
                .openedFiles(files: read)
            }
        return lines + [.init(label: .labelFiles, words)] + applications.lines + wayLines + recoveryLines
    }

    /// In which ways chip and reader had to be served: nothing about the document follows from it.
    private var wayLines: [ReportOutline.Line] {
        guard let first = ways.first else { return [] }
        return [.init(label: .labelWays, .way(first), lines: ways.dropFirst().map { .init(.way($0)) })]
    }

    /// What was disturbed and tried again: nothing about the document follows from it.
    private var recoveryLines: [ReportOutline.Line] {
        guard !recoveries.isEmpty else { return [] }
        return [
            .init(
                label: .labelRecoveries, .recoveryCount(count: recoveries.count),
                lines: Self.counted(recoveries.map(\.message)).map { .init($0) })
        ]
    }

    /// What is said several times in a row is said once, with how often it was.
    private static func counted(_ messages: [Message]) -> [Message] {
        var rows: [(message: Message, count: Int)] = []
        for message in messages {
            if rows.last?.message == message {
                rows[rows.count - 1].count += 1
            } else {
                rows.append((message, 1))
            }
        }
        return rows.map { $0.count == 1 ? $0.message : .recoveryRepeated(what: $0.message, count: $0.count) }
    }

    /// What readers of this model are known to pass on, where that is less than this one states.
    private var readerLimits: Message? {
        guard let reader, reader.limitSource == .knownModel, let command = reader.maximumCommandLength,
            let response = reader.maximumResponseLength
        else { return nil }
        return .openedReaderLimits(command: command, response: response)
    }

    /// What a seal is on and by whom, and each of its features.
    var sealLines: [ReportOutline.Line] {
        guard let seal else { return [] }
        let features = seal.features.map { feature in
            ReportOutline.Line(label: feature.label, feature.message)
        }
        return [.init(seal.message)] + features
    }

    /// The zone of DG1 first. What DG11 and DG12 add stands beneath, and only where the issuer signed it and it does
    /// not contradict the zone.
    var person: ReportOutline.Person? {
        guard let document else { return nil }
        let (personal, issue) = (
            isShown(.personalDetailsMatchDG1, .dg11), isShown(.documentDetailsMatchDG1, .dg12)
        )
        var rows: [ReportOutline.Row] = [
            .init(
                .personBorn(day: document.dateOfBirth, sex: document.sex),
                .personExpires(day: document.dateOfExpiry))
        ]
        // The name in national characters, where that is more than the zone has.
        if personal, check(.personalDetailsMatchDG1)?.result == .successful, let name = document.fullName,
            document.comparisons.contains(where: { $0.field == .name && $0.agrees }), name != document.name
        {
            rows.append(.init(.personInFull(name: name)))
        }
        let born = personal ? document.placeOfBirth.map { Message.personBornIn(place: $0) } : nil
        let issued = issue ? document.dateOfIssue.map { Message.personIssued(day: $0) } : nil
        if born != nil || issued != nil { rows.append(.init(born, issued)) }
        return ReportOutline.Person(
            name: .plainText(text: document.name),
            document: Self.title(document),
            rows: rows)
    }

    /// What kind of document it is, where the code says so: what the second letter stands for is the State's affair
    /// (Doc 9303-4, 4.2.2.2; Doc 9303-5, 4.2.2.2).
    private static func title(_ document: DocumentSummary) -> Message {
        switch document.documentCode {
        case let code where code.hasPrefix("P"):
            .personPassport(state: document.issuer, number: document.documentNumber)
        case "I", "ID": .personCard(state: document.issuer, number: document.documentNumber)
        case let code: .personDocument(code: code, state: document.issuer, number: document.documentNumber)
        }
    }

    /// Whether what a data group says is what the issuer signed, and does not contradict DG1.
    private func isShown(_ id: CheckID, _ number: DataGroupNumber) -> Bool {
        check(.dataGroupHash(number))?.result == .successful && check(id)?.result != .failed
    }
}

extension Message {
    /// How long a file is: `396 B`, `20.9 KB`.
    fileprivate static func size(_ count: Int) -> Message {
        count < 1000 ? .openedOctets(count: count) : .openedKilooctets(size: .decimal(count / 100, places: 1))
    }
}
