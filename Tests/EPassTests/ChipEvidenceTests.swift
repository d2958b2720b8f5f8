// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTestSupport
import Foundation
import Testing

@Suite("Transcripts of the chip's protocols in a bundle, epass-evidence/1", .timed)
struct ChipEvidenceTests {
    private func text(_ profile: String) async throws -> String {
        try await ProtocolRun(profile).evidence.json().text()
    }

    private func error(_ text: String) -> EvidenceError? {
        do throws(EvidenceError) {
            _ = try Evidence(parsing: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("a bundle from before these protocols is read, and says nothing of them")
    func older() async throws {
        let members = try #require(try await ProtocolRun("aa-only").evidence.json().object)
        let evidence = try Evidence(parsing: JSONValue.object(members.filter { $0.name != "chip" }).octets())
        #expect(evidence.chip == ChipEvidence())
    }

    @Test(
        "each fault is refused with the member that it is in",
        arguments: [
            (#""challenge": ""#, #""challenge": "00"#, "chip.activeAuthentication.challenge"),
            (
                #""challengeSource": "terminal""#, #""challengeSource": "chip""#,
                "chip.activeAuthentication.challengeSource"
            ),
            (#""outcome": "completed""#, #""outcome": "refused""#, "chip.activeAuthentication"),
            (#""outcome": "completed""#, #""outcome": "mismatch""#, "chip.activeAuthentication"),
            (#""outcome": "completed""#, #""outcome": "verified""#, "chip.activeAuthentication.outcome"),
            (#""expectedLength": 256"#, #""expectedLength": 65537"#, "chip.activeAuthentication.expectedLength"),
            (#""protocolIdentifier": ""#, #""protocolIdentifier": "x"#, "chip.chipAuthentication.protocolIdentifier"),
            (#""variant": "authenticationTemplate""#, #""variant": "other""#, "chip.chipAuthentication.variant"),
            (#""variant": "authenticationTemplate""#, #""variant": null"#, "chip.chipAuthentication"),
            (#""stated": true"#, #""stated": 1"#, "chip.chipAuthentication.stated"),
            (#""notRunReason": null"#, #""notRunReason": "noUsableKey""#, "chip.chipAuthentication"),
            (#""keyReference": false"#, #""keyReference": null"#, "chip.chipAuthentication.attempts[0].keyReference"),
            (#""skipped": []"#, #""skipped": ["chipAuthentication", "chipAuthentication"]"#, ""),
            (#""mapping": null"#, #""mapping": {}"#, ""), (#""mapping": null"#, #""mappings": null"#, ""),
        ])
    func faults(_ old: String, _ new: String, _ path: String) async throws {
        let bundle = try await text("aa-and-ca")
        // The members of access come before, and have words of the same names.
        let chip = try #require(bundle.range(of: #""chip": {"#))
        let range = try #require(bundle.range(of: old, range: chip.upperBound..<bundle.endIndex))
        let fault = error(bundle.replacingCharacters(in: range, with: new))
        #expect(fault != nil)
        if !path.isEmpty { #expect(fault?.path == path) }
    }

    @Test("a mismatch cannot be covered by the outcome beside it")
    func coveredMismatch() async throws {
        let bundle = try await text("ca-wrong-key")
        let start = try #require(bundle.range(of: #""chipAuthentication": {"#))
        let outcome = try #require(
            bundle.range(of: #""outcome": "mismatch""#, range: start.upperBound..<bundle.endIndex))
        for word in ["completed", "refused", "lost", "notRun"] {
            let changed = bundle.replacingCharacters(in: outcome, with: "\"outcome\": \"\(word)\"")
            #expect(error(changed)?.code == .own(.memberInvalid), "\(word)")
        }
    }
}
