// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
public import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
public import EPassTrust

extension Evidence {
    /// Reads a bundle. It is taken as hostile: bounded, strict, no name twice; members that are not known are refused,
    /// except those of later versions, which would have another schema. Members that no reading can have brought
    /// together are refused as well; that what is accepted is true does not follow.
    ///
    /// - Parameters:
    ///   - octets: the text.
    ///   - limits: the bounds of the text.
    ///   - now: the caller's clock, where there is one: a reading that began more than a day after it is refused.
    /// - Throws: `EvidenceError` with the member concerned.
    public init(
        parsing octets: [UInt8], limits: JSONLimits = .default, now: Timestamp? = nil
    ) throws(EvidenceError) {
        let value: JSONValue
        do { value = try JSONValue(parsing: octets, limits: limits) } catch { throw EvidenceError(error) }
        let root = MemberReader(value, path: "")
        guard root.value["schema"]?.string == Self.schema else {
            throw EvidenceError(.schemaUnknown, path: "schema", .evidenceSchemaUnknown(schema: Self.schema))
        }
        try root.allow([
            "schema", "tool", "startedAt", "reader", "access", "chip", "files", "printed", "exchange", "deviations",
            "error",
        ])
        self.init(origin: .bundle, tool: try ToolIdentity(try root.member("tool")))
        startedAt = try root.optional("startedAt").map { member throws(EvidenceError) in
            guard let time = Timestamp(iso8601: try member.string()) else { throw member.invalid(.evidenceNoTime) }
            return time
        }
        reader = try root.optional("reader").map(ReaderDescription.init(_:))
        access = try AccessEvidence(try root.member("access"))
        chip = try root.optional("chip").map(ChipEvidence.init(_:)) ?? ChipEvidence()
        files = try root.member("files").elements(atMost: 64).map(FileEvidence.init(_:))
        printed = try PrintedEvidence(try root.member("printed"))
        exchange = try root.optional("exchange").map(ExchangeCounts.init(_:))
        deviations = try root.member("deviations").elements(atMost: 256).map { member throws(EvidenceError) in
            try member.deviation()
        }
        failure = try root.optional("error").map(ReadError.init(_:))
        for (index, entry) in files.enumerated() where files[..<index].contains(where: { $0.file == entry.file }) {
            throw EvidenceError(.fileDoubled, path: "files[\(index)]", .evidenceFileTwice(file: entry.file.name))
        }
        try EvidenceConsistency(evidence: self, now: now).check()
    }
}

extension ToolIdentity {
    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(["name", "version"])
        self.init(name: try member.member("name").string(), version: try member.member("version").string())
    }
}

extension ReaderDescription {
    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(["name", "atr", "protocol"])
        let digits = try member.member("atr")
        guard let atr = Hexadecimal.octets(try digits.string()), atr.count <= 64 else {
            throw digits.invalid(.evidenceNoAnswerToReset)
        }
        self.init(
            name: try member.optional("name", MemberReader.string), atr: atr,
            protocolName: try member.member("protocol").string())
    }
}

extension FileEvidence {
    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        // Bundles of before have no `trailing`.
        try member.allow(["file", "state", "statusWord", "protected", "channel", "octets", "trailing"])
        let name = try member.member("file")
        guard let file = LDSFile(name: try name.string()) else { throw name.invalid(.evidenceNoFile) }
        let state: State = try member.member("state").choice()
        let octets = try member.optional("octets")
        let trailing = try member.optional("trailing")
        guard trailing == nil || (octets != nil && file.dataGroupNumber != nil) else {
            throw member.invalid(.evidenceTrailingOfNoFile)
        }
        guard (octets == nil) == (state != .read) else {
            throw member.invalid(.evidenceFileContradictory)
        }
        self.init(
            file: file, state: state, statusBytes: try member.optional("statusWord", MemberReader.statusBytes),
            isProtected: try member.member("protected").boolean(),
            channel: try member.member("channel").number(in: 0...1000),
            octets: try octets.map { member throws(EvidenceError) in try member.base64() },
            trailing: try trailing.map { member throws(EvidenceError) in try member.base64() })
    }
}

extension MemberReader {
    fileprivate func base64() throws(EvidenceError) -> [UInt8] {
        guard let octets = Base64.octets(try string()) else { throw invalid(.evidenceNoBase64) }
        return octets
    }

    /// The name of a departure. What a later version tolerates, and this one does not know, is read and shown all the
    /// same: the name proves nothing, and nothing is judged better for it. It is a name, however, and no sentence that
    /// a report would say.
    fileprivate func deviation() throws(EvidenceError) -> String {
        let name = try string()
        let isName = name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
        guard isName, (1...64).contains(name.utf8.count) else { throw invalid(.evidenceNoDeparture) }
        return name
    }
}

extension PrintedEvidence {
    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(["source", "fields", "format", "wrongCheckDigits"])
        let format: MRZFormat? = try member.optional("format", MemberReader.choice)
        let wrong: [MRZCheckDigit.Field]? = try member.optional("wrongCheckDigits")?
            .elements(atMost: MRZCheckDigit.Field.allCases.count).map { word throws(EvidenceError) in try word.choice()
            }
        guard (format == nil) == (wrong == nil), Set(wrong ?? []).count == wrong?.count ?? 0 else {
            throw member.invalid(.evidencePrintedContradictory)
        }
        self.init(
            source: try member.member("source").choice(),
            fields: try member.member("fields").elements(atMost: 16).map { entry throws(EvidenceError) in
                try entry.allow(["field", "outcome"])
                return Field(
                    field: try entry.member("field").choice(), outcome: try entry.member("outcome").choice())
            }, form: format.flatMap { format in wrong.map { Form(format: format, wrongCheckDigits: $0) } })
    }
}

extension ExchangeCounts {
    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(["commands", "bytesSent", "bytesReceived", "milliseconds"])
        self.init()
        commands = try member.member("commands").number(in: 0...1_000_000_000)
        bytesSent = try member.member("bytesSent").number(in: 0...1_000_000_000_000)
        bytesReceived = try member.member("bytesReceived").number(in: 0...1_000_000_000_000)
        milliseconds = try member.member("milliseconds").number(in: 0...1_000_000_000_000)
    }
}

extension ReadError {
    fileprivate init(_ member: MemberReader) throws(EvidenceError) {
        // Bundles of before have words alone.
        try member.allow([
            "code", "phase", "statusWord", "message", "remedy", "triesLeft", "messageKey", "arguments", "remedyKey",
            "remedyArguments",
        ])
        self.init(
            try member.member("code").errorCode(), phase: try member.member("phase").choice(),
            status: try member.optional("statusWord", MemberReader.statusBytes),
            message: try RecordedMessage.read(
                from: member, words: "message", key: "messageKey", arguments: "arguments"),
            remedy: try RecordedMessage.read(
                from: member, words: "remedy", key: "remedyKey", arguments: "remedyArguments"),
            triesLeft: try member.optional("triesLeft").map { member throws(EvidenceError) in
                try member.number(in: 0...15)
            })
    }
}
