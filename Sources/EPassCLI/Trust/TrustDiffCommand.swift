// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// `epass trust diff`: what one store, list or folder has and another has not.
struct TrustDiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: Words.say(.helpTrustDiffCommandAbstract),
        discussion: Words.paragraphs(
            .helpTrustDiffCommandText1,
            examples: [
                "epass trust diff old.ml new.ml",
                "epass trust diff new.ml",
                "epass trust diff ~/old-store ~/.local/share/epass/trust --json",
            ]))

    @Argument(help: ArgumentHelp(.helpTrustDiffCommandPaths, valueName: .helpValueFiles), completion: .file())
    var paths: [String]

    @OptionGroup var output: TrustOutputOptions

    mutating func validate() throws {
        guard (1...2).contains(paths.count) else { throw ValidationError(.trustCommandOneOrTwo) }
    }

    func run() async throws { try output.reportingErrors(schema: "epass-trust-diff/1") { try show() } }

    private func show() throws {
        guard let last = paths.last else { return }
        let old = try paths.count == 2 ? TrustMaterial.load(paths[0]) : TrustStoreOptions.loadDefault()
        let difference = MaterialDifference(from: old, to: try TrustMaterial.load(last))
        if output.json {
            Terminal.print(difference.json.text())
        } else {
            for line in difference.lines { Terminal.show(Words.say(line), indent: 2) }
            Terminal.note(difference.summary)
        }
    }
}

/// What two sets of trust material do not have in common.
struct MaterialDifference {
    private struct Key: Hashable {
        let kind: StoredObject.Kind
        let digest: [UInt8]
    }

    private let old: TrustSnapshot
    private let new: TrustSnapshot
    private let added: [StoredObject]
    private let removed: [StoredObject]
    private let rebased: [(before: StoredObject, after: StoredObject)]

    init(from old: TrustSnapshot, to new: TrustSnapshot) {
        self.old = old
        self.new = new
        let before = Self.table(of: old)
        let after = Self.table(of: new)
        added = Self.sorted(after.filter { before[$0.key] == nil }.values)
        removed = Self.sorted(before.filter { after[$0.key] == nil }.values)
        rebased = Self.sorted(after.values).compactMap { object in
            guard let earlier = before[Key(kind: object.kind, digest: object.digest)], earlier.basis != object.basis,
                object.kind == .anchor
            else { return nil }
            return (earlier, object)
        }
    }

    private static func table(of trust: TrustSnapshot) -> [Key: StoredObject] {
        var table: [Key: StoredObject] = [:]
        for object in trust.objects where object.isInForce {
            table[Key(kind: object.kind, digest: object.digest)] = object
        }
        return table
    }

    private static func sorted(_ objects: some Collection<StoredObject>) -> [StoredObject] {
        func order(_ object: StoredObject) -> (Int, String, String, String) {
            (
                StoredObject.Kind.allCases.firstIndex(of: object.kind) ?? 0, object.country, object.subject,
                DisplayText.hexadecimal(object.digest)
            )
        }
        return objects.sorted { order($0) < order($1) }
    }

    private var newCountries: [String] { new.countries.subtracting(old.countries).sorted() }
    private var goneCountries: [String] { old.countries.subtracting(new.countries).sorted() }

    var lines: [Message] {
        func line(_ mark: String, _ object: StoredObject) -> Message {
            .trustCommandDifference(
                mark: mark, country: object.countryText, kind: object.kind.message, digest: object.shortDigest,
                date: object.time?.date ?? "", when: object.when, subject: object.subject)
        }
        var lines = newCountries.map { Message.trustCommandCountryCame(country: $0) }
        lines += goneCountries.map { Message.trustCommandCountryGone(country: $0) }
        lines += added.map { line("+", $0) }
        lines += removed.map { line("-", $0) }
        let blocks = (before: Set(old.blocks), after: Set(new.blocks))
        lines += new.blocks.filter { !blocks.before.contains($0) }.map { .blockAdded(block: $0.message) }
        lines += old.blocks.filter { !blocks.after.contains($0) }.map { .blockRemoved(block: $0.message) }
        for (before, object) in rebased {
            lines.append(
                .trustCommandOtherBasis(
                    country: object.countryText, kind: object.kind.message, digest: object.shortDigest,
                    date: object.time?.date ?? "", when: object.when, subject: object.subject,
                    before: before.basis.message, after: object.basis.message))
        }
        return lines
    }

    var summary: Message {
        .trustCommandDifferences(
            added: added.count, removed: removed.count, rebased: rebased.count, before: old.anchorCount,
            after: new.anchorCount)
    }

    var json: JSONValue {
        let changes = rebased.map { before, after in
            JSONValue.members(
                ("sha256", .string(Hexadecimal.lowercaseText(after.digest))), ("country", .known(after.country)),
                ("subject", .string(after.subject)), ("before", .string(before.basis.rawValue)),
                ("after", .string(after.basis.rawValue)))
        }
        return .members(
            ("schema", .string("epass-trust-diff/1")), ("old", old.summaryJSON), ("new", new.summaryJSON),
            ("newCountries", .array(newCountries.map(JSONValue.string))),
            ("goneCountries", .array(goneCountries.map(JSONValue.string))),
            ("added", .array(added.map(\.diffJSON))), ("removed", .array(removed.map(\.diffJSON))),
            ("changedBasis", .array(changes)),
            ("addedBlocks", .array(new.blocks.filter { !old.blocks.contains($0) }.map(\.json))),
            ("removedBlocks", .array(old.blocks.filter { !new.blocks.contains($0) }.map(\.json))))
    }
}

extension StoredObject {
    fileprivate var countryText: String { country.isEmpty ? "?" : country }
    fileprivate var shortDigest: String { String(Hexadecimal.lowercaseText(digest).prefix(12)) }

    /// What its time is, as the messages choose by it: `until` then, `dated` then, or `undated`.
    fileprivate var when: String {
        guard time != nil else { return "undated" }
        return kind == .anchor || kind == .signer ? "until" : "dated"
    }

    /// When a certificate ends, and when a list was issued.
    var timeJSON: JSONValue {
        let isCertificate = kind == .anchor || kind == .signer
        return .members(
            ("notAfter", .text(isCertificate ? time?.description : nil)),
            ("listTime", .text(isCertificate ? nil : time?.description)))
    }

    fileprivate var diffJSON: JSONValue {
        JSONValue.members(
            ("kind", .string(kind.rawValue)), ("sha256", .string(Hexadecimal.lowercaseText(digest))),
            ("country", .known(country)), ("subject", .known(subject)), ("basis", .string(basis.rawValue))
        ).with(timeJSON)
    }
}
