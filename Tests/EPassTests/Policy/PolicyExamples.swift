// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import Foundation
import Testing

/// Files of policies for tests.
enum PolicyExamples {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A policy that starts from another one and has these members beside.
    static func text(_ members: String = "", extends: String = "border", name: String = "own") -> String {
        let others = members.isEmpty ? "" : ", \(members)"
        return #"{"schema": "epass-policy/1", "name": "\#(name)", "extends": "\#(extends)"\#(others)}"#
    }

    static func policy(_ members: String = "", extends: String = "border") throws -> Policy {
        try Policy(json: Array(text(members, extends: extends).utf8))
    }

    /// A policy of `Docs/samples`.
    static func sample(_ name: String) throws -> Policy {
        try Policy(json: Array(try Data(contentsOf: root.appendingPathComponent("Docs/samples/\(name).json"))))
    }

    /// Policies that the schema has to take, as the program does.
    static let good: [String] = [
        text(), text(extends: "kyc"), text(#""decision": null"#, extends: "kyc"),
        text(#""about": "x", "checks": {"issuer.ds.revocation": "mandatory", "integrity.dg*.hash": "evaluatory"}"#),
        text(#""checks": {"issuer.ds.revocation": {"role": "optional", "counting": ["noCRL", "crlExpired"]}}"#),
        text(#""countedReasons": [], "printedZone": "whereGiven", "excuses": "technicalGuideline""#),
        text(#""countries": {"allow": ["EU", "schengen", "CHE", "Norway", "D"], "deny": ["EUE"]}"#),
        text(#""countries": {"allow": null}, "documentTypes": {"allow": ["passport", "ID", "V"], "deny": ["PD"]}"#),
        text(#""expiry": {"graceDays": 3650, "longestValidityMonths": null, "sparesCertificates": true}"#),
        text(#""age": {"crlDays": 1, "masterListDays": 120, "storeDays": null}"#),
        text(#""algorithms": "strict", "access": {"unknown": "ignored"}, "anchors": {"listed": true}"#),
        text(
            #""algorithms": {"name": "x", "limits": [{"hash": "SHA-1", "until": "2024-02-29"}, {"rsaBelow": 3072, "until": null, "source": "y"}, {"dsaBelow": 2048, "until": "2013-12-31"}]}"#
        ),
        text(#""chip": {"proofs": ["activeAuthentication"], "shownTo": "verifier"}"#),
        text(#""dataGroups": {"required": []}"#), text(#""dataGroups": {"required": [16, 1]}"#),
        text(#""chip": {"dataAlone": true}, "checks": {"chip.activeAuthentication.signature": "evaluatory"}"#),
        text(#""deviations": {"signed": {"allBut": ["twinCurve"]}, "files": ["trailingOctets"], "chip": false}"#),
        text(
            #""exceptions": [{"name": "a", "for": {"countries": ["CH"]}, "expiry": {"graceDays": 1}, "documentTypes": {"allow": ["card"]}}]"#
        ),
        text(
            #""decision": {"rules": [{"name": "a", "when": {"overall": ["successful", "undetermined"], "assurances": ["fresh"], "notShown": ["chipOriginal"], "reasons": ["noCRL"], "openOnlyFor": ["noCRL"], "checks": {"seal.content.signature": "failed"}, "withoutDeviations": ["selectWarning"], "countries": ["EU"], "documentTypes": ["P"]}, "then": "accept"}], "default": "reject"}"#
        ),
        text(#""decision": {"default": "review"}"#),
    ]

    /// Policies that the schema has to refuse, as the program does.
    static let bad: [String] = [
        "[]", "5", "{}", #"{"schema": "epass-policy/2", "name": "x", "extends": "read"}"#,
        #"{"schema": "epass-policy/1", "extends": "read"}"#, text(name: "Own"), text(name: "-x"), text(name: ""),
        text(extends: "lax"), text(#""check": {}"#), text(#""checks": {"issuer.ds.signatur": "optional"}"#),
        text(#""checks": {"issuer.ds.signature": "maybe"}"#), text(#""checks": {"integrity.dg*.hash": "optional"}"#),
        text(#""checks": {"integrity.dg1.hash": "mandatory"}"#),
        text(#""checks": {"document.mrz.matchesDG1": "optional"}"#),
        text(#""checks": {"issuer.ds.revocation": {"counting": []}}"#), text(#""checks": []"#),
        text(#""countedReasons": ["tired"]"#), text(#""countedReasons": ["noCRL", "noCRL"]"#),
        text(#""printedZone": true"#), text(#""dataGroups": {"required": [0]}"#),
        text(#""dataGroups": {"required": [17]}"#), text(#""dataGroups": {"required": [1, 1]}"#),
        text(#""dataGroups": [1]"#), text(#""dataGroups": {"required": ["DG1"]}"#), text(#""countries": ["CH"]"#),
        text(#""countries": {"allow": "CH"}"#),
        text(#""documentTypes": {"allow": ["p"]}"#), text(#""documentTypes": {"allow": ["PPP"]}"#),
        text(#""expiry": {"graceDays": -1}"#), text(#""expiry": {"graceDays": 99999}"#),
        text(#""expiry": {"gracedays": 1}"#), text(#""expiry": {"longestValidityMonths": 0}"#),
        text(#""age": {"crlDays": 0}"#), text(#""age": {"crlDays": "30"}"#), text(#""algorithms": "lax""#),
        text(#""algorithms": {"name": "x", "limits": [{"hash": "SHA-1", "until": "2023-02-29"}]}"#),
        text(#""algorithms": {"name": "x", "limits": [{"hash": "SHA-1", "until": "99999-01-01"}]}"#),
        text(#""algorithms": {"name": "x", "limits": [{"hash": "SHA-1", "rsaBelow": 1, "until": null}]}"#),
        text(#""algorithms": {"name": "x", "limits": [{"dsaBelow": 0, "until": null}]}"#),
        text(#""algorithms": {"name": "x", "limits": [{"hash": "SHA-1"}]}"#), text(#""algorithms": {"name": "x"}"#),
        text(#""chip": {"proofs": ["terminalAuthentication"]}"#), text(#""chip": {"shownTo": "me"}"#),
        text(#""access": {"unknown": true}"#), text(#""anchors": {"unpinned": "no"}"#),
        text(#""deviations": {"signed": "some"}"#), text(#""deviations": {"signed": {"allBut": "twinCurve"}}"#),
        text(#""deviations": {"signed": {}}"#), text(#""excuses": "all""#), text(#""exceptions": {}"#),
        text(#""exceptions": [{"name": "a"}]"#), text(#""exceptions": [{"for": {"countries": ["CH"]}}]"#),
        text(#""exceptions": [{"name": "a", "for": {"countries": ["CH"]}, "countries": {"allow": ["CH"]}}]"#),
        text(#""exceptions": [{"name": "a", "for": {"countries": ["CH"]}, "decision": {"default": "review"}}]"#),
        text(#""decision": {"rules": []}"#), text(#""decision": {"default": "accept"}"#),
        text(#""decision": {"rules": [{"name": "a", "when": {}}], "default": "review"}"#),
        text(
            #""decision": {"rules": [{"name": "a", "when": {"overal": "failed"}, "then": "review"}], "default": "review"}"#
        ),
        text(
            #""decision": {"rules": [{"name": "a", "when": {"assurances": ["real"]}, "then": "review"}], "default": "review"}"#
        ),
        text(
            #""decision": {"rules": [{"name": "a", "when": {"checks": {"x": "failed"}}, "then": "review"}], "default": "review"}"#
        ),
    ]
}
