// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import FoundationEssentials
import Testing

@Suite("The report for people, where access control went wrong", .timed)
struct ReportTextTests {
    private func text(_ profile: String, _ input: AccessInput? = nil, method: AccessMethod = .auto) async throws
        -> String
    {
        let run = try await AccessRun(profile, input, method: method, plan: .default)
        return ReportText.render(try SimulatedDocument(profile).judge(run.evidence))
    }

    @Test("a chip that was not opened: why, once, and one line for all that was not reached")
    func notOpened() async throws {
        let text = try await text("pace-only", .can("654321"))
        #expect(text.contains("Access   none of what was tried opened the chip\n"))
        #expect(text.contains("with the CAN: refused at GENERAL AUTHENTICATE, mutual authentication (6300)"))
        #expect(text.split(separator: "\n").count { $0.contains("  Aborted. ") } == 1)
        let missed = text.split(separator: "\n").filter { $0.contains("not checked") }
        #expect(missed.count == 1)
        for part in ["EF.CardAccess", "security object", "issuer", "chip", "document"] {
            #expect(missed.first?.contains(part) == true, "\(part)")
        }
    }

    @Test("disturbances that are alike and follow each other are one line with their number")
    func repeated() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        let once = Recovery(command: 7, step: .access, code: .channel(.cardRemoved), action: .reopened)
        let other = Recovery(command: 9, step: .file, file: .sod, action: .readAgain)
        evidence.recoveries = [once, once, once, other, once]
        let text = ReportText.render(try simulated.judge(evidence))
        #expect(text.contains("5 times"))
        let lines = text.split(separator: "\n").filter { $0.contains("Opening the chip, command 7.") }
        #expect(lines.count == 2 && text.contains("That happened 3 times"), "\(lines)")
    }

    @Test("how a check ended stands in front of what it says, and so does that only the evidence says it")
    func states() async throws {
        let simulated = try SimulatedDocument("default")
        let bundle = try Evidence(parsing: try await simulated.read().json().octets())
        let report = try simulated.judge(bundle)
        let lines = report.outline.checked
        #expect(lines.first { $0.checks.contains(.accessProtocol) }?.state?.english == "Undetermined, as recorded.")
        #expect(lines.first { $0.checks.contains(.dsRevocation) }?.state?.english == "Undetermined.")
        #expect(lines.first { $0.checks.contains(.sodSignature) }.map { $0.state == nil } == true)
        let text = ReportText.render(report)
        #expect(text.contains("access           Undetermined, as recorded. The chip opened to PACE\n"))
        #expect(text.contains("no revocation list of UT is in the store (epass trust import)\n"))
    }

    @Test("no sentence of a report begins inside another", arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func capitals(_ name: String) async throws {
        let simulated = try SimulatedDocument(name)
        for policy in [Policy.read, .strict] {
            let text = ReportText.render(try await simulated.report(policy: policy))
            // Words that begin sentences and no names.
            let glued = text.matches(
                of: /[:;,(] (?:The|It|Its|A|An|This|These|There|What|Whether|Which|No|None|Nothing|One|Not)\b/)
            #expect(glued.isEmpty, "\(name):\n\(text)")
        }
    }

    @Test(
        "a chip that answers more slowly after each wrong password: how slowly, and what to do (F-12)",
        arguments: [
            ([200, 5_200], "the chip answers more slowly after each wrong password: 0.20 s, then 5.20 s"),
            ([3_000], "the chip took 3.00 s to refuse the password, as after several wrong ones"),
            ([800, 1_700], nil), ([2_900], nil), ([1_000, 1_900], nil), ([900, 200], nil),
        ] as [([Int], String?)])
    func delays(milliseconds: [Int], said: String?) async throws {
        let simulated = try SimulatedDocument("bac")
        var evidence = try await simulated.read(try simulated.access("other"))
        let attempt = try #require(evidence.access.attempts.first)
        #expect(attempt.code?.rawValue == "access.wrongPassword")
        evidence.access.attempts = milliseconds.map { time in
            var attempt = attempt
            attempt.milliseconds = time
            return attempt
        }
        let report = try simulated.judge(evidence)
        let text = ReportText.render(report)
        let remedy = "Check what was typed before the next attempt"
        #expect(text.contains(remedy) == (said != nil), "\(text)")
        if let said { #expect(text.contains(said), "\(text)") }
    }

    @Test("a step that this version does not know stands in the report as the bundle has it")
    func unknownStep() async throws {
        var evidence = try await AccessRun("pace-only", .can("654321"), plan: .default).evidence
        #expect(evidence.access.attempts.last?.step == "GENERAL AUTHENTICATE, mutual authentication")
        for index in evidence.access.attempts.indices { evidence.access.attempts[index].step = "MSE:Set XY" }
        let bundle = try Evidence(parsing: evidence.json().octets())
        let text = ReportText.render(try SimulatedDocument("pace-only").judge(bundle))
        #expect(text.contains("with the CAN: refused at MSE:Set XY (6300)"))
    }

    @Test("the password that opened the chip is named, not shown")
    func password() async throws {
        let simulated = try SimulatedDocument("pace-and-bac")
        let text = try await text("pace-and-bac", try simulated.lines.with(can: "123456"))
        #expect(text.contains("Access   PACE with the CAN, generic mapping"))
        #expect(!text.contains("123456"))
    }

    @Test(
        "PACE that was signed and not used: the first finding says so, and the next line what to do",
        arguments: [
            (
                "pace-hidden", AccessMethod.auto, "The chip did not show its PACE (EF.CardAccess), although",
                "on another reader"
            ),
            ("pace-explicit-untrusted", .auto, "Basic Access Control was used, although", "report the document"),
            ("pace-and-bac", .bac, "Basic Access Control was used, although", "--access auto"),
        ])
    func downgrade(_ profile: String, _ method: AccessMethod, _ words: String, _ remedy: String) async throws {
        let lines = try await text(profile, method: method).split(separator: "\n")
        #expect(lines.first == "FAILED")
        let worst = try #require(lines.firstIndex { $0.hasPrefix("  x PACE  ") })
        #expect(lines[worst].contains(words + " the issuer signed that the chip has PACE (EF.DG14)"))
        #expect(lines[worst...].prefix(3).contains { $0.contains(remedy) })
    }

    @Test("an entry of EF.CardAccess that nobody signed: the first finding says so, and the next line what to do")
    func unsigned() async throws {
        let text = try await text("pace-cardaccess-changed")
        #expect(text.hasPrefix("FAILED\n"))
        let finding = "1 of 2 entries of EF.CardAccess is not signed: EF.DG14 does not have it\n"
        #expect(
            text.contains("\n\n  x EF.CardAccess    " + finding) && text.components(separatedBy: finding).count == 2)
        #expect(text.contains("\n  Read again, on another reader if there is one"))
    }

    @Test("an EF.CardSecurity that does not verify is the first finding, and named: EF.SOD beside it does")
    func cardSecurity() async throws {
        let text = try await text("pace-cardsecurity-changed")
        #expect(text.hasPrefix("NOT GENUINE  the file with the chip's keys is not what the State signed\n"))
        #expect(text.contains("\n\n  x EF.CardSecurity  The signature does not verify under its signer's key\n"))
        #expect(text.contains("+ security object  The signature verifies"))
        #expect(
            text.contains("EF.DIR           Undetermined. EF.CardSecurity, which may confirm EF.DIR, is not proven"))
    }

    @Test(
        "a chip that did not prove itself: the first line says what that means, the first finding how it came",
        arguments: [
            ("clone-refusing", "UNDETERMINED", "genuine, the chip may be a copy", "The chip refused"),
            ("clone-denied", "UNDETERMINED", "genuine, the chip may be a copy", "The chip denied access to EF.DG15"),
            ("clone-stripped", "NOT GENUINE", "this is not the original chip", "EF.SOD has a hash of EF.DG15"),
            ("ca-wrong-key", "NOT GENUINE", "this is not the original chip", "Chip authentication failed"),
            ("clone-cam", "NOT GENUINE", "this is not the original chip", "What the chip sent"),
            ("ca-reflected", "UNDETERMINED", "may be a copy", "not one that the standard allows"),
        ])
    func copies(_ profile: String, _ word: String, _ words: String, _ why: String) async throws {
        // AccessRun is about access, and its documents have no keys of the chip.
        let simulated = try SimulatedDocument(profile)
        let lines = ReportText.render(try simulated.judge(try await simulated.read())).split(separator: "\n")
        #expect(lines.first?.hasPrefix(word + "  ") == true && lines.first?.contains(words) == true)
        let worst = try #require(lines.first { $0.hasPrefix("  x ") || $0.hasPrefix("  - ") })
        #expect(worst.contains(why), "\(lines)")
        #expect(!lines.contains { $0.contains("the chip is the original") || $0.contains("(9000)") })
    }

    @Test("an offer that was left out has its reason in words")
    func leftOut() async throws {
        let text = try await text("pace-explicit-untrusted")
        #expect(
            text.contains(
                /left out: PACE, .* which is over a group that is not standardised \(domainParametersNotTrusted\)/))
    }

    @Test(
        "an MRZ that the chip takes once more or not at all: the CAN is the next step",
        arguments: ["pace-mrz-suspended", "pace-mrz-blocked"])
    func otherPassword(_ profile: String) async throws {
        #expect(try await text(profile).contains("  If the document has a card access number, give that one"))
    }

    @Test("of one try left the text speaks in the singular")
    func oneTry() async throws {
        #expect(try await text("pace-mrz-suspended").contains("The chip says that 1 try is left."))
        #expect(try await text("pace-mrz-blocked").contains("The chip says that no try is left."))
    }
}
