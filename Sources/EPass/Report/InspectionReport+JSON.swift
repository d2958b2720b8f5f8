// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
public import EPassJSON
import EPassMessages
import EPassTrust

extension InspectionReport {
    /// The report as one JSON object; always the same octets for the same report. `Docs/report.md` describes its
    /// members.
    ///
    /// - Parameter withImages: whether portrait and signature are in it, in base64 as the chip has them; otherwise
    ///   their SHA-256, media type and length are.
    public func json(withImages: Bool = false) -> JSONValue {
        verdictJSON.with(contentJSON(withImages: withImages))
    }

    /// What was judged, and by what.
    private var verdictJSON: JSONValue {
        .members(
            ("schema", .string(Self.schema)),
            ("overall", .string(overall.rawValue)),
            ("headline", .string(headline.word.name)),
            ("test", .boolean(isTest)),
            ("time", .text(time?.description)),
            ("policy", policy?.reportJSON ?? .null),
            ("decision", decision?.json ?? .null),
            ("trust", trust?.json ?? .null),
            ("checks", .array(checks.map(\.json))),
            ("assurances", .array(assurances.map(\.json))))
    }

    /// What it is about, and how it was read.
    private func contentJSON(withImages: Bool) -> JSONValue {
        .members(
            ("document", document?.json ?? .null),
            ("evidence", source?.json ?? .null),
            ("access", access.recordedJSON),
            ("files", .array(files.map(\.json))),
            ("applications", applications.json),
            ("exchange", exchange?.reportJSON ?? .null),
            ("recoveries", .array(recoveries.map(\.recordedJSON))),
            ("reader", reader?.reportJSON ?? .null),
            ("deviations", .array(deviations.map(JSONValue.string))), ("ways", .array(ways.map(JSONValue.string))),
            ("knownDefects", .array(knownDefects.json)),
            ("knownDefectsLeftOutCount", .number(knownDefects.leftOutCount)),
            ("tool", tool.recordedJSON),
            ("error", error?.reportJSON ?? .null), ("seal", seal?.json ?? .null),
            ("lds2", .array(lds2.map(\.json))), ("images", .array(images.map { $0.json(withOctets: withImages) })))
    }
}

extension Policy {
    /// What a report says of its policy: with the exception whose rules held, where one did.
    fileprivate var reportJSON: JSONValue {
        .members(
            ("name", .string(name)), ("sha256", .string(hash)), ("exception", .text(appliedException)))
    }
}

extension CheckEntry {
    fileprivate var json: JSONValue {
        finding.json.with(
            .members(
                ("role", .string(role.rawValue)), ("recorded", .boolean(isRecorded)),
                ("performedBy", .text(id.isOfChip ? performedBy?.rawValue : nil)),
                ("transferable", id.isOfChip ? .boolean(isTransferable) : .null),
                ("before", finding.before?.json ?? .null),
                ("appliedDefect", finding.appliedDefect?.json ?? .null)))
    }
}

extension ReadError {
    /// The error as every command has it, with what only a chip says.
    fileprivate var reportJSON: JSONValue {
        JSONValue.members(("code", .string(code.rawValue)), ("phase", .string(phase.rawValue)))
            .saying(message).with(.remedy(remedy))
            .with(
                .members(
                    ("retryable", .boolean(code.facts.isRetryable)),
                    ("statusWord", .text(statusBytes?.description)), ("triesLeft", .number(triesLeft))))
    }
}

extension ReaderDescription {
    /// The reader as bundles have it; null for what is not known.
    fileprivate var reportJSON: JSONValue {
        .object(
            (recordedJSON.object ?? []).map {
                JSONMember(name: $0.name, value: $0.value == .string("") ? .null : $0.value)
            })
    }
}

extension ExchangeCounts {
    /// The counts, with what follows from them.
    fileprivate var reportJSON: JSONValue {
        .members(
            ("commandCount", .number(commands)), ("octetsSent", .number(bytesSent)),
            ("octetsReceived", .number(bytesReceived)), ("milliseconds", .number(milliseconds)),
            ("octetsPerSecond", .number(octetsPerSecond)))
    }
}

extension FileEntry {
    fileprivate var json: JSONValue {
        .members(
            ("file", .string(file)), ("state", .string(state.rawValue)), ("length", .number(length)),
            ("statusWord", .text(statusWord)))
    }
}

extension DocumentSummary {
    fileprivate var json: JSONValue {
        .members(
            ("format", .string(format)), ("documentCode", .string(documentCode)), ("issuer", .string(issuer)),
            ("issuerName", .text(issuerName)), ("documentNumber", .string(documentNumber)),
            ("name", .string(name)), ("primaryIdentifier", .string(primaryIdentifier)),
            ("secondaryIdentifier", .text(secondaryIdentifier)), ("nationality", .string(nationality)),
            ("nationalityName", .text(nationalityName)),
            ("dateOfBirth", .string(dateOfBirth)), ("sex", .string(sex)), ("dateOfExpiry", .string(dateOfExpiry)),
            ("optionalData", .known(optionalData)), ("fullName", .text(fullName)),
            ("otherNames", .array(otherNames.map(JSONValue.string))), ("fullDateOfBirth", .text(fullDateOfBirth)),
            ("placeOfBirth", .text(placeOfBirth)), ("personalNumber", .text(personalNumber)),
            ("dateOfIssue", .text(dateOfIssue)), ("issuingAuthority", .text(issuingAuthority)),
            (
                "comparisons",
                .array(
                    comparisons.map {
                        .members(("field", .string($0.field.rawValue)), ("outcome", .string($0.outcome.rawValue)))
                    })
            ))
    }
}
