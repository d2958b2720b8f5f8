// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
public import EPassJSON
import EPassMessages
import EPassTrust

/// A report as JSON says it. `Docs/report.md` describes its members.
package struct ReportJSON: JSONWritable {
    let report: InspectionReport
    let withImages: Bool
    let heading: [JSONMember]
    let error: JSONValue?
    /// What earlier lines said; nil where the report is written alone.
    var lines: ReportLines?

    /// - Parameters:
    ///   - withImages: whether portrait and signature are in it, in base64 as the chip has them; otherwise their
    ///     SHA-256, media type and length are.
    ///   - heading: members behind `schema`, which say what the report is about.
    ///   - error: what the member `error` says in place of the report's own.
    package init(
        _ report: InspectionReport, withImages: Bool = false, heading: [JSONMember] = [], error: JSONValue? = nil
    ) {
        self.report = report
        self.withImages = withImages
        self.heading = heading
        self.error = error
    }

    /// The report as one object; always the same members for the same report.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("schema", InspectionReport.schema)
            for member in heading {
                json.name(escaped: member.name)
                json.value(member.value)
            }
            writeVerdict(to: &json)
            writeContent(to: &json)
        }
    }

    /// What was judged, and by what.
    private func writeVerdict(to json: inout JSONWriter) {
        json.member("overall", report.overall.rawValue)
        json.member("headline", report.headlineWord.name)
        json.member("test", report.isTest)
        json.member("time", report.time?.description)
        json.member("policy", report.policy.map(PolicyName.init))
        json.member("decision", report.decision)
        guard let lines else {
            json.member("trust", report.trust)
            json.list("checks", report.checks)
            json.list("assurances", report.assurances)
            return
        }
        json.name("trust")
        if let trust = report.trust { lines.write(trust, to: &json) } else { json.null() }
        json.list("checks") { json in
            // By the places: an iterator copies each entry that it passes.
            for place in report.checks.indices { lines.write(report.checks[place], to: &json) }
        }
        json.name("assurances")
        lines.write(report.assurances, to: &json)
    }

    /// What it is about, and how it was read.
    private func writeContent(to json: inout JSONWriter) {
        json.member("document", report.document)
        json.name("evidence")
        switch (report.source, lines) {
        case (let source?, let lines?): lines.write(source, to: &json)
        case (let source?, nil): source.write(to: &json)
        case (nil, _): json.null()
        }
        json.name("access")
        if let lines { lines.write(report.access, to: &json) } else { json.value(report.access.recordedJSON) }
        json.list("files", report.files)
        json.name("applications")
        if let lines { lines.write(report.applications, to: &json) } else { report.applications.write(to: &json) }
        json.member("exchange", report.exchange)
        json.list("recoveries") { json in for recovery in report.recoveries { json.value(recovery.recordedJSON) } }
        json.member("reader", report.reader?.reportJSON ?? .null)
        json.list("deviations", report.deviations)
        json.list("ways", report.ways)
        json.name("knownDefects")
        report.knownDefects.write(to: &json)
        json.member("knownDefectsLeftOutCount", report.knownDefects.leftOutCount)
        json.name("tool")
        if let lines { lines.write(report.tool, to: &json) } else { json.value(report.tool.recordedJSON) }
        if let error { json.member("error", error) } else { json.member("error", report.error?.reportJSON ?? .null) }
        json.member("seal", report.seal?.json ?? .null)
        json.list("lds2") { json in for entry in report.lds2 { json.value(entry.json) } }
        json.list("images") { json in for image in report.images { image.write(to: &json, withOctets: withImages) } }
    }
}

extension InspectionReport {
    /// The report as one JSON object; always the same octets for the same report. `Docs/report.md` describes its
    /// members.
    ///
    /// - Parameter withImages: whether portrait and signature are in it, in base64 as the chip has them; otherwise
    ///   their SHA-256, media type and length are.
    public func json(withImages: Bool = false) -> JSONValue { ReportJSON(self, withImages: withImages).json }
}

/// What a report says of its policy: with the exception whose rules held, where one did.
private struct PolicyName: JSONWritable {
    let policy: Policy

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", policy.name)
            json.member("sha256", policy.hash)
            json.member("exception", policy.appliedException)
        }
    }
}

extension CheckEntry: JSONWritable {
    /// What was found, and what it counts for.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            finding.writeMembers(to: &json)
            json.member("role", role.rawValue)
            json.member("recorded", isRecorded)
            let isOfChip = id.isOfChip
            json.member("performedBy", isOfChip ? performedBy?.rawValue : nil)
            json.member("transferable", isOfChip ? isTransferable : nil)
            json.member("before", finding.before)
            json.member("appliedDefect", finding.appliedDefect)
        }
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

extension ExchangeCounts: JSONWritable {
    /// The counts, with what follows from them.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("commandCount", commands)
            json.member("octetsSent", bytesSent)
            json.member("octetsReceived", bytesReceived)
            json.member("milliseconds", milliseconds)
            json.member("octetsPerSecond", octetsPerSecond)
        }
    }
}

extension FileEntry: JSONWritable {
    /// A file of the document.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("file", file)
            json.member("state", state.rawValue)
            json.member("length", length)
            json.member("statusWord", statusWord)
        }
    }
}

extension DocumentSummary: JSONWritable {
    /// What the document says.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("format", format)
            json.member("documentCode", documentCode)
            json.member("issuer", issuer)
            json.member("issuerName", issuerName)
            json.member("documentNumber", documentNumber)
            json.member("name", name)
            json.member("primaryIdentifier", primaryIdentifier)
            json.member("secondaryIdentifier", secondaryIdentifier)
            json.member("nationality", nationality)
            json.member("nationalityName", nationalityName)
            json.member("dateOfBirth", dateOfBirth)
            json.member("sex", sex)
            json.member("dateOfExpiry", dateOfExpiry)
            json.member("optionalData", known: optionalData)
            json.member("fullName", fullName)
            json.list("otherNames", otherNames)
            json.member("fullDateOfBirth", fullDateOfBirth)
            json.member("placeOfBirth", placeOfBirth)
            json.member("personalNumber", personalNumber)
            json.member("dateOfIssue", dateOfIssue)
            json.member("issuingAuthority", issuingAuthority)
            json.list("comparisons") { json in
                for comparison in comparisons {
                    json.object { json in
                        json.member("field", comparison.field.rawValue)
                        json.member("outcome", comparison.outcome.rawValue)
                    }
                }
            }
        }
    }
}
