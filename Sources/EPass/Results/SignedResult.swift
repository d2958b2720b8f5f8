// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
package import EPassJSON
internal import EPassMessages
package import EPassTrust

/// What a signed result says, out of a token whose signature was verified: what was judged, by what, with which
/// outcome. It says nothing of the person.
///
/// That it could be read says who said this, and not that the document will do: that is ``overall`` and ``decision``.
package struct SignedResult: Sendable, Hashable {
    /// By which policy was judged.
    package struct JudgingPolicy: Sendable, Hashable {
        /// Its name.
        package let name: String
        /// `Policy.hash`.
        package let sha256: String
    }

    /// What the rules of the policy decided.
    package struct RuledDecision: Sendable, Hashable {
        /// What became of it.
        package let outcome: Decision.Outcome
        /// The rule that fits; nil where none does.
        package let rule: String?
    }

    /// The format that is read.
    package static let schema = "epass-service-result/1"

    /// Who signed, as it calls itself.
    package let issuer: String
    /// Whom it is for: the tenant.
    package let audience: String
    /// When it was signed.
    package let signedAt: Timestamp
    /// The number of the token; no two have the same.
    package let identifier: String
    /// What the backend gave when it opened the transaction; nil where it gave nothing.
    package let nonce: String?
    /// The transaction.
    package let transaction: String
    /// The overall result of the report.
    package let overall: OverallResult
    /// Whether it rests on a synthetic issuer, so that it says nothing about a real document.
    package let isTest: Bool
    /// The assurances that are given.
    package let assurances: [Assurance.Kind]
    /// What was decided; nil where the policy decides nothing.
    package let decision: RuledDecision?
    /// By what was judged; nil where no policy was named.
    package let policy: JudgingPolicy?
    /// SHA-256 of the trust material (`TrustSnapshot.snapshotHash`), in lower-case digits.
    package let trustSHA256: String
    /// SHA-256 of the evidence (``Evidence/canonicalSHA256()``), in lower-case digits.
    package let evidenceSHA256: String

    private static let limits = JSONLimits(maximumDepth: 8, maximumLength: 1 << 20, maximumElements: 10_000)

    /// Reads what was signed. Members that are not named here are passed over: later versions may add some.
    ///
    /// - Throws: `ResultError` (`result.content`).
    package init(_ token: ResultToken.Verified) throws(ResultError) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: token.content, limits: Self.limits)
        } catch {
            throw ResultError(.content, .signedResultContentNotJSON(error: error.message))
        }
        let schema = value["schema"]?.string
        guard value["schema"]?.word == Self.schema else {
            throw ResultError(.content, .signedResultOtherSchema(schema: schema?.cut ?? "", expected: Self.schema))
        }
        let members = Members(value: value)
        issuer = try members.text("iss")
        audience = try members.text("aud")
        signedAt = try members.moment("iat")
        identifier = try members.text("jti")
        nonce = try members.isNull("nonce") ? nil : members.text("nonce")
        transaction = try members.text("transaction")
        overall = try members.word("overall", OverallResult.init)
        guard let isTest = value["test"]?.boolean else { throw Members.wrong("test") }
        self.isTest = isTest
        guard let assurances = value["assurances"]?.array else { throw Members.wrong("assurances") }
        var kinds: [Assurance.Kind] = []
        for assurance in assurances {
            guard let kind = assurance.word.flatMap(Assurance.Kind.init), !kinds.contains(kind) else {
                throw Members.wrong("assurances")
            }
            kinds.append(kind)
        }
        self.assurances = kinds
        if try members.isNull("decision") {
            decision = nil
        } else {
            let inner = try members.object("decision")
            decision = RuledDecision(
                outcome: try inner.word("outcome", Decision.Outcome.init),
                rule: try inner.isNull("rule") ? nil : inner.text("rule"))
        }
        if try members.isNull("policy") {
            policy = nil
        } else {
            let inner = try members.object("policy")
            policy = JudgingPolicy(name: try inner.text("name"), sha256: try inner.digest("sha256"))
        }
        trustSHA256 = try members.object("trust").digest("sha256")
        evidenceSHA256 = try members.object("evidence").digest("sha256")
    }

    /// What it says, named as everywhere else.
    package var json: JSONValue {
        .members(
            ("issuer", .string(issuer)), ("audience", .string(audience)), ("signedTime", .string(signedAt.description)),
            ("identifier", .string(identifier)), ("nonce", .text(nonce)), ("transaction", .string(transaction)),
            ("overall", .string(overall.rawValue)), ("test", .boolean(isTest)),
            ("assurances", .array(assurances.map { .string($0.rawValue) })),
            (
                "decision",
                decision.map {
                    .members(("outcome", .string($0.outcome.rawValue)), ("rule", .text($0.rule)))
                } ?? .null
            ),
            (
                "policy",
                policy.map { .members(("name", .string($0.name)), ("sha256", .string($0.sha256))) } ?? .null
            ), ("trustSHA256", .string(trustSHA256)), ("evidenceSHA256", .string(evidenceSHA256)))
    }
}

/// The members of an object, each of the kind that it must have.
private struct Members {
    let value: JSONValue
    /// In front of the names of its members, in errors.
    var path = ""

    private static let longestText = 1_024

    static func wrong(_ member: String) -> ResultError {
        ResultError(.content, .signedResultContentMember(member: member))
    }

    private func wrong(_ name: String) -> ResultError { Self.wrong(path + name) }

    /// - Throws: where there is no such member: one that has no value is null.
    func isNull(_ name: String) throws(ResultError) -> Bool {
        guard let member = value[name] else { throw wrong(name) }
        return member == .null
    }

    func text(_ name: String) throws(ResultError) -> String {
        guard let text = value[name]?.string, text.utf8.count <= Self.longestText else { throw wrong(name) }
        return text
    }

    func word<Word>(_ name: String, _ make: (String) -> Word?) throws(ResultError) -> Word {
        guard let word = value[name]?.word.flatMap(make) else { throw wrong(name) }
        return word
    }

    /// Whole seconds since 1970, up to the year 9999.
    func moment(_ name: String) throws(ResultError) -> Timestamp {
        guard let seconds = value[name]?.integer, seconds >= 0 else { throw wrong(name) }
        let moment = Timestamp(secondsSince1970: seconds)
        guard moment.secondsSince1970 == seconds else { throw wrong(name) }
        return moment
    }

    func digest(_ name: String) throws(ResultError) -> String {
        let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard let text = value[name]?.string, text.utf8.count == 64, text.utf8.allSatisfy(isDigit) else {
            throw wrong(name)
        }
        return text
    }

    func object(_ name: String) throws(ResultError) -> Members {
        guard let object = value[name], object.object != nil else { throw wrong(name) }
        return Members(value: object, path: path + name + ".")
    }
}
