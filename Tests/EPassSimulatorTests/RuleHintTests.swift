// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("Rules that no command met, or that none can meet (Docs/behaviour.md)", .timed)
struct RuleHintTests {
    private func hints(_ rules: String) throws -> [RuleHint] {
        try DocumentDescription(json: Array("{\"behaviour\": {\"rules\": [\(rules)]}}".utf8)).ruleHints()
    }

    static let hinted: [(when: String, member: String)] = [
        (#"{"command": {"from": 3, "to": 2}}"#, ""), (#"{"nth": {"from": 3, "to": 2}}"#, ""),
        (#"{"length": {"from": 3, "to": 2}}"#, ""), (#"{"offset": {"from": 3, "to": 2}}"#, ""),
        (#"{"step": ["paceNonce", "activate"], "file": "DG1"}"#, ""), (#"{"step": "readRecord", "offset": 1}"#, ""),
        (#"{"after": ["BAC", "PACE"], "before": "PACE"}"#, ""), (#"{"file": ["DG3", "DG12"]}"#, ".file"),
        (#"{"file": ["DG12", "DG1"], "offset": 93}"#, ".offset"),
        (#"{"step": "read", "file": "COM", "offset": {"from": 1000}}"#, ".offset"),
    ]

    @Test("what is known without a terminal is hinted at with its place", arguments: hinted)
    func known(_ when: String, _ member: String) throws {
        let found = try hints(#"{"then": {"delay": 1}}, {"when": \#(when), "then": {"delay": 1}}"#)
        #expect(found.map(\.member) == ["behaviour.rules[1].when\(member)"])
    }

    @Test("a rule that changes nothing is hinted at")
    func idle() throws {
        let found = try hints(#"{"then": {"delay": 1}}, {}, {"when": {"step": "paceNonce"}, "then": {}}"#)
        #expect(found.map(\.member) == ["behaviour.rules[1].then", "behaviour.rules[2].then"])
    }

    @Test("of all else nothing is said: a terminal may send any command")
    func unknown() throws {
        for when in [
            "{}", #"{"step": "bacChallenge"}"#, #"{"step": "readRecord"}"#, #"{"file": ["DG12", "DG2"], "offset": 9}"#,
            #"{"file": "DG1", "offset": 92}"#, #"{"offset": 1000000}"#, #"{"after": "BAC", "before": "PACE"}"#,
            #"{"command": 9, "nth": {"from": 2, "to": 2}}"#,
        ] { #expect(try hints(#"{"when": \#(when), "then": {"delay": 1}}"#).isEmpty, "\(when)") }
        #expect(try DocumentDescription().ruleHints().isEmpty)
    }

    @Test("a chip knows the rules that were not applied: one that is met too seldom is among them")
    func unmet() throws {
        func rule(_ change: (inout RuleCondition) -> Void) -> ChipRule {
            ChipRule(when: RuleCondition(change), then: RuleEffect { $0.delay = RuleDelay(milliseconds: 1) })
        }
        let chip = try TestDocuments.chip {
            $0.rules = [
                rule { $0.command = .only(2) }, rule { $0.instruction = OctetPattern([0xA4]) },
                rule { $0.nth = .only(3) }, rule { $0.steps = [.paceNonce] },
            ]
        }
        #expect(chip.unmetRules == [0, 1, 2, 3])
        _ = chip.respond(to: [0x00, 0xA4, 0x00, 0x0C])
        #expect(chip.unmetRules == [0, 2, 3])
        _ = chip.respond(to: [0x00, 0xB0, 0x9E, 0x00, 0x00])
        chip.reset()
        #expect(chip.unmetRules == [2, 3])
    }

    @Test("F-25: wrong padding is met by what is asked for beyond the end of the file, and by nothing before it")
    func endOfFile() throws {
        let profile = try SimulatorProfile.named("f-25-wrong-padding")
        let count = try profile.makeDocument(seed: 0).files[.dataGroup(.dg11)]?.count
        #expect(profile.behaviour.rules.map(\.when.offset?.from) == [count])
    }

    @Test("T-25: a replayed message is told from one under another key")
    func staleChallenge() throws {
        let document = try TestDocuments.standard.get()
        for (profile, words) in [("t-25-stale-challenge", ["6A80", "6300"]), ("bac", ["6300", "6300"])] {
            let chip = try SimulatedChip(
                document: document,
                behaviour: {
                    var behaviour = try SimulatorProfile.named(profile).behaviour
                    behaviour.accessControl = .basic
                    return behaviour
                }())
            let terminal = TestTerminal(chip)
            #expect(try terminal.send("00A4040C07A0000002471001") == "9000")
            let seed = SecretBytes(copying: try HashAlgorithm.sha1.hash(document.mrzInformation).prefix(16))
            let zeros = [UInt8](repeating: 0, count: 8)
            let message = try CBCCipher(
                .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES)
            ).encrypt([UInt8](repeating: 0xA5, count: 32), iv: zeros)
            let checksum = try MessageAuthenticator(
                .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES)
            ).mac(ISO9797Padding.pad(message, blockSize: 8))
            // Right under the key, over no challenge of this chip; then with a wrong checksum.
            let found = try [checksum, zeros].map { checksum in
                _ = try terminal.send("0084000008")
                return hex(
                    chip.respond(
                        to: try CommandAPDU.externalAuthenticate(message + checksum, expectedLength: 40).encoded()))
            }
            #expect(found == words, "\(profile)")
        }
    }
}
