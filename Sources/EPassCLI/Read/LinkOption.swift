// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassSimulator

/// The field that a reading of a simulated chip is reckoned on: `424`, or `424-p71` with another chip.
struct LinkOption: ExpressibleByArgument, Sendable {
    let model: LinkModel

    init?(argument: String) {
        let words = argument.lowercased().split(separator: "-", maxSplits: 1).map(String.init)
        guard let number = words.first.flatMap({ Int($0) }), let rate = LinkModel.Rate(rawValue: number) else {
            return nil
        }
        guard words.count == 2 else {
            model = LinkModel(rate)
            return
        }
        guard let chip = ChipSpeed.all.first(where: { $0.name == words[1] }) else { return nil }
        model = LinkModel(rate, chip: chip)
    }

    /// The rates, and what may stand behind one.
    static var allValueStrings: [String] {
        LinkModel.Rate.allCases.map { String($0.rawValue) }
            + ChipSpeed.all.map { "\(LinkModel.Rate.r424.rawValue)-\($0.name)" }
    }

    /// Says on standard error what a reading would take.
    func show(_ meter: LinkMeter) {
        let report = LinkReport(
            meter.exchanges, model: model, longestAnswer: meter.longestAnswer)
        guard !report.rows.isEmpty else { return }
        let seconds = Self.seconds(report.total)
        Terminal.note(.linkHeading(rate: model.rate.rawValue, chip: model.chip.name, seconds: seconds))
        for row in report.rows {
            Terminal.note(
                .linkRow(
                    part: row.part.message, total: Self.text(row.total), commands: row.commands,
                    air: Self.text(row.air), inChip: Self.text(row.chip), inReader: Self.text(row.reader)))
        }
        let first = report.milestones.first { $0.file == .dataGroup(.dg1) }
        if let first, let last = report.milestones.last {
            Terminal.note(
                .linkMilestones(file: first.file, first: Self.text(first.time), last: Self.text(last.time)))
        }
        if let best = report.best, let used = report.used {
            Terminal.note(
                .linkBlocks(
                    used: Self.text(used.time), usedLength: used.length, best: Self.text(best.time),
                    bestLength: best.length))
        }
        Terminal.note(.linkOrder(files: report.bestOrder.map(\.description)))
        Terminal.note(.linkSources)
    }

    /// Whole milliseconds.
    private static func text(_ milliseconds: Double) -> String { String(Int(milliseconds.rounded())) }

    /// Seconds and hundredths of milliseconds.
    private static func seconds(_ milliseconds: Double) -> Message {
        .decimal(Int((milliseconds / 10).rounded()), places: 2)
    }
}

extension LinkReport.Part {
    /// What it is called.
    fileprivate var message: Message {
        switch self {
        case .selection: .linkSelection
        case .access: .linkAccess
        case .chipAuthentication: .linkChipAuthentication
        case .activeAuthentication: .linkActiveAuthentication
        case .terminalAuthentication: .linkTerminalAuthentication
        case .file(let file): .plainText(text: file.description)
        }
    }
}
