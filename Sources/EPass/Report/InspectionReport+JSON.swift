// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON
import EPassMessages
import EPassTrust

extension InspectionReport {
    /// The report as one JSON object; always the same octets for the same report. `Docs/report.md` describes its
    /// members.
    public func json() -> JSONValue {
        .object((verdictJSON.object ?? []) + (contentJSON.object ?? []))
    }

    /// What was judged, and by what.
    private var verdictJSON: JSONValue {
        .members(
            ("schema", .string(Self.schema)),
            ("overall", .string(overall.rawValue)),
            ("headline", .string(headline.word.rawValue)),
            ("test", .boolean(isTest)),
            ("time", .text(time?.description)),
            ("policy", policy?.reportJSON ?? .null),
            ("decision", decision?.json),
            ("trust", trust?.json ?? .null),
            ("checks", .array(checks.map(\.json))),
            ("assurances", .array(assurances.map(\.json))))
    }

    /// What it is about, and how it was read.
    private var contentJSON: JSONValue {
        .members(
            ("document", document?.json ?? .null),
            ("evidence", source?.json ?? .null),
            ("access", access.recordedJSON),
            ("files", .array(files.map(\.json))),
            ("applications", applications.json),
            ("exchange", exchange?.reportJSON ?? .null),
            ("recoveries", .array(recoveries.map(\.recordedJSON))),
            ("reader", reader?.recordedJSON ?? .null),
            ("deviations", .array(deviations.map(JSONValue.string))), ("ways", .array(ways.map(JSONValue.string))),
            ("knownDefects", .array(knownDefects.json)),
            ("tool", tool.recordedJSON),
            ("error", error?.reportJSON ?? .null), ("seal", seal?.json),
            ("lds2", lds2.isEmpty ? nil : .array(lds2.map(\.json))))
    }
}

extension Policy {
    /// What a report says of its policy: with the exception whose rules held, where one did.
    fileprivate var reportJSON: JSONValue {
        .members(
            ("name", .string(name)), ("hash", .string(hash)), ("exception", appliedException.map(JSONValue.string)))
    }
}

extension CheckEntry {
    fileprivate var json: JSONValue {
        .members(
            ("id", .string(id.rawValue)), ("result", .string(result.rawValue)), ("reason", .text(reason?.rawValue)),
            ("clause", .string(finding.clause)), ("role", .string(role.rawValue)), ("recorded", .boolean(isRecorded)),
            ("performedBy", id.isOfChip ? .text(performedBy?.rawValue) : nil),
            ("transferable", id.isOfChip ? .boolean(isTransferable) : nil), ("detail", .text(finding.detail)),
            ("message", .text(finding.message?.key.name)),
            ("arguments", finding.message?.argumentsJSON ?? .object([])), ("before", finding.before?.json),
            ("appliedDefect", finding.appliedDefect?.json))
    }
}

extension ReadError {
    /// The error as bundles have it, with its message as a key.
    fileprivate var reportJSON: JSONValue {
        .object(
            (json.object ?? []) + [
                JSONMember(name: "messageKey", value: .string(message.key.name)),
                JSONMember(name: "arguments", value: message.argumentsJSON),
            ])
    }
}

extension ExchangeCounts {
    /// The counts as bundles have them, with what follows from them.
    fileprivate var reportJSON: JSONValue {
        .object(
            (recordedJSON.object ?? []) + [JSONMember(name: "octetsPerSecond", value: .number(octetsPerSecond))])
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
            ("dateOfBirth", .string(dateOfBirth)), ("sex", .string(sex)), ("dateOfExpiry", .string(dateOfExpiry)),
            ("optionalData", .string(optionalData)), ("fullName", .text(fullName)),
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
