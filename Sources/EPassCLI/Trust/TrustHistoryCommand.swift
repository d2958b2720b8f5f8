// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust history`: what changed in the store, when and by which command.
struct TrustHistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: Words.say(.helpTrustHistoryCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustHistoryCommandText1,
            examples: [
                "epass trust history",
                "epass trust history --json",
            ]))

    @Option(
        help: ArgumentHelp(.helpTrustHistoryCommandStore, valueName: .helpValueDir), completion: .directory
    )
    var store: String?

    @OptionGroup var output: TrustOutputOptions

    func run() async throws { try output.reportingErrors(schema: "epass-trust-history/1") { try show() } }

    private func show() throws(CLIError) {
        if store == "" { throw CLIError.emptyName(.trustImportNameEmpty) }
        let path = store ?? TrustMaterial.defaultPath
        let history: TrustHistory
        do throws(TrustError) {
            history = try TrustStore.open(path: path).history()
        } catch {
            guard error.code == .noSuchFile else { throw CLIError(importing: error, store: path) }
            throw TrustStoreOptions.noStore(at: DisplayText.escaped(path))
        }
        guard !output.json else {
            return Terminal.print(
                JSONValue.members(
                    ("schema", .string("epass-trust-history/1")), ("store", .string(path)),
                    ("current", .number(Int(clamping: history.current))),
                    ("kept", .array(history.kept.map { .number(Int(clamping: $0)) })),
                    ("changes", .array(history.changes.map { $0.json(history) }))
                ).text())
        }
        var table = TextTable([
            .trustHistoryColumnNumber, .trustHistoryColumnTime, .trustHistoryColumnSnapshot, .auditColumnAnchors,
            .trustHistoryColumnState, .trustHistoryColumnCommand, .trustHistoryColumnChange,
        ])
        for change in history.changes { table.add(change.cells(history)) }
        for line in table.lines where !history.changes.isEmpty { Terminal.print(line) }
        Terminal.note(.trustHistoryCount(count: history.changes.count, kept: history.kept.count))
    }
}

extension TrustChange {
    private func state(in history: TrustHistory) -> Message? {
        if generation == history.current { return .trustHistoryInForce }
        return history.kept.contains(generation) ? .trustHistoryKept : nil
    }

    private var summary: [Message] {
        let counted: [(Int, (Int) -> Message)] = [
            (counts.addedAnchors, Message.trustHistoryAnchorsAdded(count:)),
            (counts.removedAnchors, Message.trustHistoryAnchorsGone(count:)),
            (counts.changedAnchors, Message.trustHistoryAnchorsChanged(count:)),
            (counts.addedLists, Message.trustHistoryListsAdded(count:)),
            (counts.removedLists, Message.trustHistoryListsGone(count:)),
            (counts.addedRevocationLists, Message.trustHistoryRevocationListsAdded(count:)),
            (counts.removedRevocationLists, Message.trustHistoryRevocationListsGone(count:)),
            (counts.addedSigners, Message.trustHistorySignersAdded(count:)),
            (counts.removedSigners, Message.trustHistorySignersGone(count:)),
            (counts.addedGrants, Message.trustHistoryGrantsAdded(count:)),
            (counts.removedGrants, Message.trustHistoryGrantsGone(count:)),
            (counts.addedBlocks, Message.trustHistoryBlocksAdded(count:)),
            (counts.removedBlocks, Message.trustHistoryBlocksGone(count:)),
        ]
        return counted.compactMap { count, message in count > 0 ? message(count) : nil }
    }

    fileprivate func cells(_ history: TrustHistory) -> [String] {
        let words = restored.map { [.trustHistoryRestored(number: Int(clamping: $0))] + summary } ?? summary
        return [
            "\(generation)", Words.say(.dateAlone(day: "\(time)")),
            String(Hexadecimal.lowercaseText(snapshotHash).prefix(12)), "\(anchors)",
            state(in: history).map(Words.phrase) ?? "-", command.isEmpty ? "-" : command,
            words.isEmpty ? "-" : Words.phrase(.auditWords(words: words)),
        ]
    }

    fileprivate func json(_ history: TrustHistory) -> JSONValue {
        .members(
            ("number", .number(Int(clamping: generation))), ("time", .string("\(time)")),
            ("command", .text(command.isEmpty ? nil : command)),
            ("sha256", .string(Hexadecimal.lowercaseText(snapshotHash))), ("anchorCount", .number(anchors)),
            ("restored", .number(restored.map { Int(clamping: $0) })),
            ("kept", .boolean(generation == history.current || history.kept.contains(generation))),
            ("addedAnchorCount", .number(counts.addedAnchors)), ("removedAnchorCount", .number(counts.removedAnchors)),
            ("changedAnchorCount", .number(counts.changedAnchors)), ("addedListCount", .number(counts.addedLists)),
            ("removedListCount", .number(counts.removedLists)),
            ("addedRevocationListCount", .number(counts.addedRevocationLists)),
            ("removedRevocationListCount", .number(counts.removedRevocationLists)),
            ("addedSignerCount", .number(counts.addedSigners)), ("removedSignerCount", .number(counts.removedSigners)),
            ("addedGrantCount", .number(counts.addedGrants)), ("removedGrantCount", .number(counts.removedGrants)),
            ("addedBlockCount", .number(counts.addedBlocks)), ("removedBlockCount", .number(counts.removedBlocks)))
    }
}
