// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJSON
import EPassTrust

extension TrustDiagnosis {
    /// The name and version of the format.
    public static let schema = "epass-trust-doctor/1"

    /// The diagnosis as one JSON object; always the same octets for the same diagnosis. `Docs/trust.md` describes its
    /// members.
    public func json() -> JSONValue {
        .members(
            ("schema", .string(Self.schema)), ("standing", .string(standing.rawValue)),
            ("time", .string(time.description)), ("policy", .string(policy)), ("issuingState", .text(issuingState)),
            ("signer", signer?.json ?? .null), ("trust", store.json), ("anchors", .array(anchors.map(\.json))),
            ("statements", .array(statements.map(\.json))), ("steps", .array(steps.map(\.json))),
            ("checks", .array(findings.map(\.json))))
    }
}

extension TrustDiagnosis.Signer {
    fileprivate var json: JSONValue {
        .members(
            ("subject", .text(subject)), ("issuer", .text(issuer)), ("serialNumber", .text(serialNumber)),
            ("country", .text(country)), ("notBefore", .text(notBefore?.description)),
            ("notAfter", .text(notAfter?.description)), ("key", .text(key)),
            ("authorityKeyIdentifier", .text(authorityKeyIdentifier)),
            ("subjectKeyIdentifier", .text(subjectKeyIdentifier)),
            ("revocationListAddresses", .array(revocationListAddresses.map(JSONValue.string))))
    }
}

extension TrustDiagnosis.Store {
    fileprivate var json: JSONValue {
        .members(
            ("name", .known(name)), ("sha256", .string(sha256)), ("anchorCount", .number(anchors)),
            ("countryCount", .number(countries)), ("newestListTime", .text(newestList?.description)),
            ("newestListAgeDays", .number(newestListAge)))
    }
}

extension TrustDiagnosis.Anchor {
    fileprivate var json: JSONValue {
        .members(
            ("generation", .number(generation)), ("subject", .string(subject)),
            ("sha256", .string(fingerprint.lowercased())),
            ("keyIdentifier", .text(keyIdentifier)), ("key", .string(key)),
            ("notBefore", .string(notBefore.description)), ("notAfter", .string(notAfter.description)),
            ("signsUntilTime", .text(signsUntil?.description)), ("link", .boolean(isLink)),
            ("basis", .string(basis.rawValue)), ("vouchedBy", voucher.json), ("listTime", .text(listDate?.description)),
            ("namedKey", .boolean(hasNamedKey)), ("namedSubject", .boolean(hasNamedSubject)),
            ("issuer", .boolean(isIssuer)))
    }
}

extension TrustDiagnosis.Statement {
    fileprivate var json: JSONValue {
        JSONValue.members(("code", .string(code.rawValue)), ("weight", .string(weight.rawValue))).saying(message)
    }
}

extension TrustDiagnosis.Step {
    fileprivate var json: JSONValue { message.json.with(.members(("command", .text(command)))) }
}
