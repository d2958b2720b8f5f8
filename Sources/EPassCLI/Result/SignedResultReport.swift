// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTrust

/// What came of the check of a signed result. Of one whose signature is not valid nothing that stands in it is shown.
struct SignedResultReport {
    /// The format of its JSON.
    static let schema = "epass-result-verification/1"

    let token: ResultToken
    let verdict: ResultToken.Verdict
    /// What it says; nil where the signature is not valid.
    var result: SignedResult?
    var comparisons: [ResultExpectations.Comparison] = []

    /// Success says who said it and that it is what was expected, whatever it says of the document.
    var status: ExitStatus {
        result != nil && !comparisons.contains { $0.outcome == .unmet } ? .success : .checkFailed
    }

    /// What speaks against the signature; nil where nothing does.
    private var refusal: ResultToken.Refusal? {
        if case .invalid(let refusal) = verdict { refusal } else { nil }
    }

    private var key: ResultKey? {
        if case .valid(let verified) = verdict { verified.key } else { nil }
    }

    // MARK: JSON

    var json: JSONValue {
        .members(
            ("schema", .string(Self.schema)), ("outcome", .string(status == .success ? "verified" : "failed")),
            (
                "signature",
                .members(
                    ("valid", .boolean(refusal == nil)), ("reason", .text(refusal?.rawValue)),
                    ("algorithm", .string(token.algorithm.rawValue)), ("keyId", .string(token.keyIdentifier)),
                    ("thumbprint", .text(key?.thumbprint)))
            ),
            (
                "comparisons",
                .array(
                    comparisons.map {
                        .members(
                            ("member", .string($0.member.rawValue)), ("outcome", .string($0.outcome.rawValue)),
                            ("expected", .text($0.expected)), ("found", .text($0.found)))
                    })
            ), ("result", result?.json ?? .null))
    }

    // MARK: Text

    func show() {
        if let refusal {
            Terminal.show(Words.say(.resultTextNotValid(why: reason(refusal))))
            return Terminal.remark(.resultTextNothingShown)
        }
        guard let result else { return }
        Terminal.show(
            Words.say(.resultTextValid(key: token.keyIdentifier, algorithm: token.algorithm.rawValue)))
        if result.isTest {
            Terminal.show(Words.phrase(.testNoteWord) + "  " + Words.phrase(.testNoteText), indent: 2)
        }
        Terminal.print("")
        let rows = Self.rows(of: result).map { (Words.phrase($0.label), Words.phrase($0.value)) }
        let width = (rows.map { DisplayText.width($0.0) }.max() ?? 0) + 2
        for (label, value) in rows { Terminal.show(DisplayText.padded(label, to: width) + value, indent: width) }
        Terminal.print("")
        for line in lines(of: result) { Terminal.show(Words.say(line), indent: 2) }
        // The exit status says success of the token alone.
        if status == .success, result.overall != .successful {
            Terminal.remark(.resultTextOfToken(result: .resultTextResultWord(result: result.overall.rawValue)))
        }
    }

    private func reason(_ refusal: ResultToken.Refusal) -> Message {
        switch refusal {
        case .keyUnknown: .resultTextKeyUnknown(key: token.keyIdentifier)
        case .otherAlgorithm:
            .resultTextOtherAlgorithm(key: token.keyIdentifier, algorithm: token.algorithm.rawValue)
        case .signatureWrong: .resultTextSignatureWrong(key: token.keyIdentifier)
        }
    }

    private static func rows(of result: SignedResult) -> [(label: Message, value: Message)] {
        [
            (.resultTextResult, .resultTextResultWord(result: result.overall.rawValue)),
            (.resultTextDecision, decision(of: result)),
            (
                .resultTextAssured,
                result.assurances.isEmpty
                    ? .resultTextNothing : .resultTextAssurances(names: result.assurances.map(\.message))
            ),
            (.resultTextSigned, .resultTextSignedBy(moment: result.signedAt.description, issuer: result.issuer)),
            (.resultTextForWhom, .plainText(text: result.audience)),
            (.resultTextTransaction, .plainText(text: result.transaction)),
            (.resultTextNonce, result.nonce.map { .plainText(text: $0) } ?? .resultTextNoNonce),
            (
                .resultTextPolicy,
                result.policy.map { .resultTextPolicyOf(name: $0.name, sha256: $0.sha256) } ?? .resultTextNoPolicy
            ),
            (.resultTextTrust, .resultTextDigest(sha256: result.trustSHA256)),
            (.resultTextEvidence, .resultTextDigest(sha256: result.evidenceSHA256)),
        ]
    }

    private static func decision(of result: SignedResult) -> Message {
        guard let decision = result.decision else { return .resultTextNoDecision }
        let outcome: Message =
            switch decision.outcome {
            case .accept: .decisionAccept
            case .review: .decisionReview
            case .reject: .decisionReject
            }
        return decision.rule.map { .resultTextDecisionByRule(decision: outcome, rule: $0) } ?? outcome
    }

    /// What was compared, and what was not.
    private func lines(of result: SignedResult) -> [Message] {
        func members(_ outcome: ResultExpectations.Comparison.Outcome) -> [Message] {
            comparisons.filter { $0.outcome == outcome }.map { .named("resultText.member", $0.member.rawValue) }
        }
        var lines = comparisons.filter { $0.outcome == .unmet }.map { unmet($0, result) }
        let (met, open) = (members(.met), members(.notCompared))
        if !met.isEmpty { lines.append(.resultTextMet(members: met)) }
        if !open.isEmpty { lines.append(.resultTextNotCompared(members: open)) }
        return lines
    }

    private func unmet(_ comparison: ResultExpectations.Comparison, _ result: SignedResult) -> Message {
        let expected = comparison.expected ?? ""
        guard comparison.member != .age else {
            let age = comparison.found.flatMap(Int.init) ?? 0
            return age < 0
                ? .resultTextNotYet(moment: result.signedAt.description)
                : .resultTextTooOld(age: age, limit: Int(expected) ?? 0)
        }
        let member = Message.named("resultText.member", comparison.member.rawValue)
        return comparison.found.map { .resultTextUnmet(member: member, expected: expected, found: $0) }
            ?? .resultTextUnmetNone(member: member, expected: expected)
    }
}
