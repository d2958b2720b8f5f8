// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
public import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
public import EPassTrust

extension Evidence: EvidenceRecord {
    static var blank: Self { Self(origin: .bundle, tool: .library) }
    static let members: [EvidenceMember<Self>] = [
        .stated("schema") { _ in schema }, .whereSet("origin", \.statedOrigin, .choice),
        .required("tool", \.tool, .object),
        .whereAny("claims", \.claims, .list(atMost: ReaderClaim.allCases.count, .choice)),
        .optional("startedAt", \.startedAt, .time), .optional("reader", \.reader, .object),
        .required("access", \.access, .object), .later("chip", \.chip, .object),
        .later("application", \.application, .applicationIdentifier),
        .required("files", \.files, .list(atMost: 64, .object)),
        .later("applications", \.applications, .list(atMost: DocumentApplication.mostApplications, .object)),
        // Only where an application was attempted, so that other bundles are as they were.
        .whereAny("lds2", \.lds2, .list(atMost: LDS2Application.allCases.count, .object)),
        .required("printed", \.printed, .object),
        .optional("exchange", \.exchange, .object),
        .later("recoveries", \.recoveries, .list(atMost: RecoveryLedger.mostRecoveries, .object)),
        .required("deviations", \.deviations, .list(atMost: 256, .deviation)),
        .later("ways", \.ways, .list(atMost: 256, .deviation)),
        .optional("error", \.failure, .object),
        .whereSet("signature", \.signature, .signature),
    ]

    /// The bundle: one JSON object, always the same octets for the same evidence.
    public func json() -> JSONValue { recordedJSON }

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
        try self.init(bundle: value, now: now)
    }

    /// As ``init(parsing:limits:now:)``, of what was read as JSON already.
    package init(bundle value: JSONValue, now: Timestamp?) throws(EvidenceError) {
        guard let schema = value["schema"]?.word, Self.schemas.contains(schema) else {
            throw EvidenceError(.schemaUnknown, path: "schema", .evidenceSchemaUnknown(schema: Self.schema))
        }
        try self.init(MemberReader(value, path: ""))
        if statedOrigin == .given { origin = .files }
        for (index, entry) in files.enumerated() where files[..<index].contains(where: { $0.file == entry.file }) {
            throw EvidenceError(.fileDoubled, path: "files[\(index)]", .evidenceFileTwice(file: entry.file.name))
        }
        try EvidenceConsistency(evidence: self, now: now).check()
    }
}

extension Evidence {
    /// What other software read, for example the library of a phone. It is a bundle, by the rules of
    /// ``init(parsing:limits:now:)``, and judged as one: what octets decide is computed again, signatures of the State
    /// and the response of Active Authentication among it; how the chip was opened and what was printed is recorded
    /// (``CheckEntry/isRecorded``) and shows nothing, also where the caller itself was at the chip: its results are not
    /// this library's.
    ///
    /// Of Chip Authentication and of what PACE ran by nothing can be told here, so that Chip Authentication and the
    /// mapping stay `undetermined` (`evidenceNotRecorded`) where the document offers them; a bundle in JSON can tell of
    /// them, as recorded. ``startedAt`` and ``reader`` can be set afterwards.
    ///
    /// - Parameters:
    ///   - tool: the software that read.
    ///   - opening: what opened the chip. A reading that did not get so far is no evidence: see
    ///     ``InspectionReport/aborted(error:tool:)``.
    ///   - password: which password opened it; nil where none did, or that is not known.
    ///   - files: one entry for each file that was attempted, in the order of the attempts. Data groups that came
    ///     through secure messaging are protected, all of them in the channel 1.
    ///   - printed: how the printed zone compared with DG1; nil where none was given, which cannot be with the password
    ///     `mrz`.
    ///   - activeAuthentication: challenge and response; nil where none were exchanged.
    ///   - failure: why the reading ended early; nil where it came to its end.
    /// - Throws: `EvidenceError` with the member concerned, as for a bundle: `evidence.inconsistent` for what no
    ///   reading can have brought together, `evidence.fileDoubled`, `evidence.memberInvalid` for a challenge that has
    ///   not 8 octets, or a response beside another outcome than `completed`.
    public init(
        readBy tool: ToolIdentity, opening: AccessEvidence.AccessProtocol, password: AccessPasswordKind? = nil,
        files: [FileEvidence], printed: PrintedEvidence? = nil,
        activeAuthentication: ActiveAuthenticationEvidence? = nil, failure: ReadError? = nil
    ) throws(EvidenceError) {
        var told = Evidence(origin: .bundle, tool: tool)
        told.statedOrigin = .told
        told.access = AccessEvidence(told: opening, password: password)
        told.files = files.map { file in
            var entry = file
            entry.origin = .told
            return entry
        }
        if let printed { told.printed = printed }
        told.chip.activeAuthentication = activeAuthentication
        told.chip.activeAuthentication?.origin = .told
        told.failure = failure
        try self.init(parsing: told.json().octets())
    }
}

extension AccessEvidence {
    /// An opening of which nothing else is known: one attempt, which succeeded.
    init(told opening: AccessProtocol, password: AccessPasswordKind?) {
        self.init()
        established = opening
        self.password = password
        var attempt = AccessAttempt(
            accessProtocol: opening, checkDigits: password == .mrz ? .printed : .none, outcome: .established)
        attempt.password = password
        attempts = [attempt]
    }
}

extension ToolIdentity: EvidenceRecord {
    static var blank: Self { library }
    static let members: [EvidenceMember<Self>] = [
        .required("name", \.name, .text), .required("version", \.version, .text),
    ]
}

extension ReaderDescription: EvidenceRecord {
    static var blank: Self { Self(name: nil, atr: [], protocolName: "") }
    static let members: [EvidenceMember<Self>] = [
        .optional("name", \.name, .text), .required("atr", \.atr, .answerToReset),
        .required("protocol", \.protocolName, .text),
        .optional("maximumCommandLength", \.maximumCommandLength, .octetCount),
        .optional("maximumResponseLength", \.maximumResponseLength, .octetCount),
        .optional("limitSource", \.limitSource, .choice),
    ]
}

extension ExchangeCounts: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .required("commands", \.commands, .commandCount), .required("bytesSent", \.bytesSent, .octetCount),
        .required("bytesReceived", \.bytesReceived, .octetCount),
        .required("milliseconds", \.milliseconds, .milliseconds),
    ]
}

extension Recovery: EvidenceRecord {
    static var blank: Self { Self(command: 0, step: .file, action: .repeated) }
    static let members: [EvidenceMember<Self>] = [
        .required("command", \.command, .commandCount), .required("step", \.step, .choice),
        .optional("file", \.file, .file), .optional("offset", \.offset, .octetCount),
        .optional("code", \.code, .code), .optional("statusWord", \.statusBytes, .statusBytes),
        .required("action", \.action, .choice),
    ]
}

extension FileEvidence: EvidenceObject {
    var recordedJSON: JSONValue {
        .members(
            ("file", .string(file.name)), ("state", .string(state.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("protected", .boolean(isProtected)),
            ("channel", .number(channel)), ("octets", .text(octets.map(Base64.text))),
            ("trailing", .text(trailing.map(Base64.text))), ("partial", .text(partial.map(Base64.text))),
            ("resumed", isResumed ? .boolean(true) : nil), ("origin", origin.map { .string($0.rawValue) }))
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        // Bundles of before have no `trailing`, and neither `partial` nor `resumed`.
        try member.allow([
            "file", "state", "statusWord", "protected", "channel", "octets", "trailing", "partial", "resumed",
            "origin",
        ])
        let file = try member.required("file", .file)
        let state: State = try member.required("state", .choice)
        let octets = try member.optional("octets", .base64)
        let trailing = try member.optional("trailing", .base64)
        guard trailing == nil || (octets != nil && file.dataGroupNumber != nil) else {
            throw member.invalid(.evidenceTrailingOfNoFile)
        }
        let partial = try member.optional("partial", .base64)
        guard partial == nil || state == .aborted && partial?.isEmpty == false,
            (octets == nil) == (state != .read)
        else { throw member.invalid(.evidenceFileContradictory) }
        self.init(
            file: file, state: state, statusBytes: try member.optional("statusWord", .statusBytes),
            isProtected: try member.required("protected", .boolean),
            channel: try member.required("channel", .channel), octets: octets, trailing: trailing, partial: partial)
        isResumed = try member.optional("resumed", .boolean) ?? false
        origin = try member.optional("origin", .choice)
    }
}

extension PrintedEvidence: EvidenceRecord {
    static var blank: Self { Self() }
    static let members: [EvidenceMember<Self>] = [
        .required("source", \.source, .choice), .required("fields", \.fields, .list(atMost: 16, .object)),
        formMembers,
    ]

    private static var formMembers: EvidenceMember<Self> {
        let digits = MemberKind<[MRZCheckDigit.Field]>.list(atMost: MRZCheckDigit.Field.allCases.count, .choice)
        return EvidenceMember(names: ["format", "wrongCheckDigits"]) { printed in
            [.text(printed.form?.format.rawValue), printed.form.map { digits.write($0.wrongCheckDigits) } ?? .null]
        } read: { (member, printed) throws(EvidenceError) in
            let format: MRZFormat? = try member.optional("format", .choice)
            let wrong = try member.optional("wrongCheckDigits", digits)
            guard (format == nil) == (wrong == nil), Set(wrong ?? []).count == wrong?.count ?? 0 else {
                throw member.invalid(.evidencePrintedContradictory)
            }
            printed.form = format.flatMap { format in wrong.map { Form(format: format, wrongCheckDigits: $0) } }
        }
    }
}

extension PrintedEvidence.Field: EvidenceRecord {
    static var blank: Self { Self(field: .documentNumber, outcome: .different) }
    static let members: [EvidenceMember<Self>] = [
        .required("field", \.field, .choice), .required("outcome", \.outcome, .choice),
    ]
}

extension ReadError: EvidenceObject {
    /// What a bundle and a report both have of it.
    var json: JSONValue {
        .members(
            ("code", .string(code.rawValue)), ("phase", .string(phase.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("message", RecordedMessage.words(of: message)),
            ("remedy", RecordedMessage.words(of: remedy)), ("triesLeft", .number(triesLeft)))
    }

    /// The same with keys and arguments, so that it is said again in any language.
    var recordedJSON: JSONValue {
        .object(
            (json.object ?? []) + RecordedMessage.members(message, key: "messageKey", arguments: "arguments")
                + RecordedMessage.members(remedy, key: "remedyKey", arguments: "remedyArguments"))
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        // Bundles of before have words alone.
        try member.allow([
            "code", "phase", "statusWord", "message", "remedy", "triesLeft", "messageKey", "arguments", "remedyKey",
            "remedyArguments",
        ])
        self.init(
            try member.required("code", .code), phase: try member.required("phase", .choice),
            status: try member.optional("statusWord", .statusBytes),
            message: try RecordedMessage.read(
                from: member, words: "message", key: "messageKey", arguments: "arguments"),
            remedy: try RecordedMessage.read(
                from: member, words: "remedy", key: "remedyKey", arguments: "remedyArguments"),
            triesLeft: try member.optional("triesLeft", .tries))
    }
}
