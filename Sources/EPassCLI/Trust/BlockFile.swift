// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassTrust

/// The blocks of a store in a file, as `epass trust block --json` writes them: how they come into another store.
enum BlockFile {
    private static let maximumLength = 4 << 20
    private static let limits = JSONLimits(
        maximumDepth: 6, maximumLength: maximumLength, maximumElements: 100_000)
    /// The most blocks that one store takes.
    private static let maximumCount = 4_096

    /// - Throws: `CLIError` where the file cannot be read, is another one, or has a block that is none: what is not
    ///   understood must not be passed over.
    static func read(_ path: String) throws(CLIError) -> [OperatorBlock] {
        let octets = try InputFile.read(path, limit: maximumLength)
        let file = DisplayText.escaped(path)
        func invalid(_ member: String) -> CLIError {
            CLIError(code: TrustError.Code.malformed, message: .blockFileInvalid(file: file, member: member))
        }
        guard let json = try? JSONValue(parsing: octets, limits: limits) else { throw invalid("1") }
        guard json["schema"]?.string == TrustBlockCommand.schema else { throw invalid("schema") }
        guard let entries = json["blocks"]?.array, (1...maximumCount).contains(entries.count) else {
            throw invalid("blocks")
        }
        var blocks: [OperatorBlock] = []
        for (index, entry) in entries.enumerated() {
            guard let read = block(entry) else { throw invalid("blocks[\(index)]") }
            blocks.append(read)
        }
        return blocks
    }

    private static func block(_ json: JSONValue) -> OperatorBlock? {
        let subject: OperatorBlock.Subject
        switch (json["sha256"]?.string, json["series"]?.string, json["issued"]?.string) {
        case (let digits?, nil, nil):
            guard let digest = Hexadecimal.octets(digits) else { return nil }
            subject = .certificate(digest)
        case (nil, nil, let text?):
            guard let number = try? IssuedNumber(text) else { return nil }
            subject = .issued(number)
        case (nil, let text?, nil):
            guard let series = try? DocumentSeries(text) else { return nil }
            subject = .series(series)
        default: return nil
        }
        guard let reason = json["operatorReason"]?.string, let since = json["sinceTime"]?.string,
            let time = Timestamp(iso8601: since)
        else { return nil }
        var until: CalendarDate?
        if let day = json["untilDate"], day != .null {
            guard let date = day.string.flatMap({ CalendarDate($0) }) else { return nil }
            until = date
        }
        guard var block = OperatorBlock(subject, reason: reason, since: time, until: until) else { return nil }
        if let key = json["keySHA256"], key != .null {
            guard let digest = key.string.flatMap({ Hexadecimal.octets($0) }), digest.count == 32 else { return nil }
            block.keyFingerprint = digest
        }
        return block
    }
}
