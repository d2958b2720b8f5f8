// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// What the operator has blocked, as the commands of `epass trust` show it.
enum BlockList {
    /// Shows the blocks of the store and nothing else.
    static func show(schema: String, _ options: TrustChangeOptions) throws {
        try options.output.reportingErrors(schema: schema) {
            if options.store == "" { throw CLIError.emptyName(.trustImportNameEmpty) }
            let path = options.store ?? TrustMaterial.defaultPath
            let trust: TrustSnapshot
            do throws(TrustError) {
                trust = try TrustStore.open(path: path).snapshot()
            } catch {
                guard error.code == .noSuchFile else { throw CLIError(importing: error, store: path) }
                throw TrustStoreOptions.noStore(at: DisplayText.escaped(path))
            }
            guard !options.output.json else {
                return Terminal.print(
                    JSONValue.members(
                        ("schema", .string(schema)), ("trust", trust.summaryJSON), ("blocks", json(trust))
                    ).text())
            }
            for line in lines(trust) { Terminal.show(line, indent: 2) }
            Terminal.note(trust.blocks.isEmpty ? .blockNone : .blockCount(count: trust.blocks.count))
        }
    }

    /// A line for each block.
    static func lines(_ trust: TrustSnapshot) -> [String] { trust.blocks.map { Words.say($0.message) } }

    /// All blocks, for a member `blocks`.
    static func json(_ trust: TrustSnapshot) -> JSONValue { .array(trust.blocks.map(\.json)) }
}

extension OperatorBlock {
    /// The block in a line: what, since when, to which day, why.
    var message: Message {
        guard let until else { return .blockLine(subject: subject, since: since.date, reason: reason) }
        let isOver = isInForce(at: Clock.now()) ? "no" : "yes"
        return .blockLineUntil(
            subject: subject, since: since.date, isOver: isOver, until: until.description, reason: reason)
    }

    var json: JSONValue {
        let (certificate, issued, series): (String?, String?, String?) =
            switch subject {
            case .certificate(let digest): (Hexadecimal.lowercaseText(digest), nil, nil)
            case .issued(let number): (nil, number.description, nil)
            case .series(let series): (nil, nil, series.description)
            }
        return .members(
            ("sha256", .text(certificate)), ("keySHA256", .text(keyFingerprint.map(Hexadecimal.lowercaseText))),
            ("issued", .text(issued)), ("series", .text(series)), ("operatorReason", .string(reason)),
            ("sinceTime", .string("\(since)")), ("untilDate", .text(until?.description)),
            ("inForce", .boolean(isInForce(at: Clock.now()))))
    }
}

extension StoreSearch {
    /// Whether a certificate in force has that SHA-256, or a key that has it.
    func holds(_ digest: [UInt8]) -> Bool {
        trust.objects.contains { $0.isInForce && $0.digest == digest }
            || trust.anchors.contains { (try? $0.certificate.keyFingerprint()) == digest }
    }
}
