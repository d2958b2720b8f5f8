// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassCrypto
import EPassJOSE
public import EPassJSON
import EPassPage
public import EPassTrust

/// One upload judged: the report, and what is left of it without the person.
public struct Judgement: Sendable {
    /// The whole report, with what it says of the holder.
    public let report: InspectionReport
    /// SHA-256 of the evidence in its canonical form; it points to a document, and is no public value. It takes about
    /// as long as a judgement, and is computed when it is asked for.
    public var evidenceHash: String {
        get throws { Hexadecimals.text(try HashAlgorithm.sha256.hash(evidence.json().canonicalOctets())) }
    }
    /// The SHA-256 of the trust material.
    public let trustHash: String
    private let evidence: Evidence

    /// Judges. The function is pure, and takes milliseconds of a core: call it off the event loop.
    ///
    /// - Parameters:
    ///   - status: what is reported of the document.
    ///   - challenge: what was given out for this transaction, and nobody else's.
    public init(
        _ evidence: Evidence, policy: Policy, trust: TrustSnapshot, status: DocumentStatusAnswer = .notAsked,
        challenge: [UInt8]?, at time: Timestamp
    ) {
        self.evidence = evidence
        report = Inspection.judge(
            evidence, trust: trust, policy: policy, at: time, challenge: challenge, status: status)
        trustHash = Hexadecimals.text(trust.snapshotHash)
    }

    /// The same, by what is trusted and reported now.
    init(_ evidence: Evidence, policy: Policy, by materials: Materials, challenge: [UInt8]?, at time: Timestamp) {
        self.init(
            evidence, policy: policy, trust: materials.trust,
            status: materials.reports?.answer(for: evidence, at: time) ?? .notAsked, challenge: challenge, at: time)
    }

    /// The report as a page, with what it says of the holder.
    public func page() -> String { InspectionPage.render(report, evidence: evidence) }

    /// The schema of ``summary``.
    public static let schema = "epass-service-summary/1"

    /// The checks without the person: words of closed lists, hashes of what judged, names of policies and rules.
    public var summary: JSONValue {
        .fields(
            ("schema", .string(Self.schema)),
            ("overall", .string(report.overall.rawValue)),
            ("headline", .string(report.headline.word.name)),
            ("test", .boolean(report.isTest)),
            ("time", .optional(report.time?.description)),
            ("policy", policy),
            ("decision", decision),
            ("trust", .fields(("sha256", .string(trustHash)))),
            ("checks", .array(report.checks.map(Self.json))),
            ("assurances", .array(report.assurances.map(Self.json))))
    }

    /// What judged.
    var policy: JSONValue {
        guard let policy = report.policy else { return .null }
        return .fields(("name", .string(policy.name)), ("sha256", .string(policy.hash)))
    }

    var decision: JSONValue {
        guard let decision = report.decision else { return .null }
        return .fields(
            ("outcome", .string(decision.outcome.rawValue)), ("rule", .optional(decision.rule)))
    }

    private static func json(_ check: CheckEntry) -> JSONValue {
        .fields(
            ("id", .string(check.id.rawValue)), ("result", .string(check.result.rawValue)),
            ("reason", .optional(check.reason?.rawValue)), ("role", .string(check.role.rawValue)),
            ("recorded", .boolean(check.isRecorded)))
    }

    private static func json(_ assurance: Assurance) -> JSONValue {
        .fields(
            ("assurance", .string(assurance.kind.rawValue)), ("given", .boolean(assurance.isGiven)),
            ("word", .optional(assurance.word?.rawValue)))
    }
}

/// Octets in hexadecimal digits, in small letters.
enum Hexadecimals {
    static func text(_ octets: some Sequence<UInt8>) -> String {
        octets.map { octet in
            let digits = String(octet, radix: 16)
            return octet < 16 ? "0" + digits : digits
        }.joined()
    }

    static func octets(_ text: String) -> [UInt8]? {
        let values = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard values.count == text.utf8.count, values.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    }
}
