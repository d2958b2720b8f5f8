// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

private let manage = CommandAPDU.Instruction.manageSecurityEnvironment
private let authenticate = CommandAPDU.Instruction.generalAuthenticate
private let challenge = CommandAPDU.Instruction.getChallenge

@Suite("The chip access procedure, Doc 9303-11 4.2", .timed)
struct AccessProcedureTests {
    private func can(_ digits: String = "123456") throws -> AccessInput { try .can(digits) }
    private func other() throws -> AccessInput { try AccessInput.parse("D23145890,690806,340623") }

    @Test("EF.CardAccess comes first, then PACE with the MRZ, then the application, all of it protected")
    func mrz() async throws {
        let run = try await AccessRun("pace-and-bac")
        #expect(run.code == nil)
        #expect(run.access.established == .pace && run.access.password == .mrz && run.access.cipher == "AES-128")
        #expect(run.access.paceOffer?.mapping == .generic)
        #expect(run.access.paceOffer?.parameterID == 13 && run.access.paceOffer?.parameterName == "brainpoolP256r1")
        #expect(run.access.milliseconds != nil && run.access.skipped.isEmpty)
        #expect(run.attempts.map(\.outcome) == [.established] && run.attempts.first?.checkDigits == .printed)
        #expect(run.count(challenge) == 0 && run.count(0xFF) == 0)
        #expect(run.plainInstructions.prefix(1) == [CommandAPDU.Instruction.readBinary])
        #expect(run.plainInstructions.suffix(5) == [manage, authenticate, authenticate, authenticate, authenticate])
        #expect(run.evidence.applicationFiles.allSatisfy { $0.isProtected && $0.channel == 1 })
        let phases = run.events.filter { if case .phase = $0 { true } else { false } }
        #expect(phases == [.phase(.access), .phase(.application), .phase(.files)])
        #expect(run.events.contains(.accessStarted(.pace)))
    }

    @Test("DG14 is read with it, unless it is left out by name")
    func dataGroup14() async throws {
        #expect(try await AccessRun("pace-and-bac").evidence.entry(.dataGroup(.dg14))?.state == .read)
        let without = try await AccessRun("pace-and-bac", plan: ReadPlan(skipped: [.dg14, .dg2]))
        #expect(without.evidence.entry(.dataGroup(.dg14)) == nil && without.code == nil)
    }

    @Test("a CAN opens the chip and says nothing about DG1", arguments: ["pace-and-bac", "pace-only", "can-only"])
    func can(_ profile: String) async throws {
        let run = try await AccessRun(profile, try can())
        #expect(run.code == nil && run.access.password == .can && run.attempts.count == 1)
        #expect(run.attempts.first?.checkDigits == AccessAttempt.CheckDigits.none)
        #expect(run.evidence.printed.source == .cardAccessNumber)
        #expect(!(run.evidence.json().text().contains("123456")))
    }

    @Test("with both, the CAN opens and the MRZ is compared")
    func both() async throws {
        let lines = try SimulatedDocument("pace-only").lines
        let run = try await AccessRun("pace-only", try lines.with(can: "123456"))
        #expect(run.access.password == .can && run.attempts.count == 1)
        #expect(run.evidence.printed.source == .lines)
        #expect(!run.evidence.printed.fields.isEmpty)
    }

    @Test("a chip that knows no CAN is opened by the MRZ, where that was given too")
    func canNotAvailable() async throws {
        let lines = try SimulatedDocument("pace-only").lines
        let run = try await AccessRun("pace-only", try lines.with(can: "123456")) { $0.passwords = [.mrz] }
        #expect(run.code == nil && run.access.password == .mrz)
        #expect(run.attempts.map(\.password) == [.can, .can, .can, .mrz])
        #expect(run.attempts.first?.step == "MSE:Set AT")
        #expect(run.count(0xFF) == 0)
        let alone = try await AccessRun("pace-only", try can()) { $0.passwords = [.mrz] }
        #expect(alone.code == "access.paceFailed")
        #expect(alone.evidence.failure?.remedy.english.contains("machine readable zone") == true)
    }

    @Test("a chip that takes the CAN only says so to the MRZ, and the remedy names the CAN")
    func canOnly() async throws {
        let run = try await AccessRun("can-only")
        #expect(run.code == "access.paceFailed")
        #expect(run.evidence.failure?.remedy.english.contains("card access number") == true)
        #expect(run.attempts.map(\.accessProtocol) == [.pace, .pace, .pace, .bac])
        #expect(run.evidence.failure?.message.english.contains("all 3 attempts failed") == true)
    }

    @Test("without a password nothing is tried", arguments: [AccessMethod.auto, .pace, .bac])
    func nothingGiven(_ method: AccessMethod) async throws {
        let run = try await AccessRun("pace-and-bac", AccessInput.none, method: method)
        #expect(run.code == "access.mrzRequired" && run.attempts.isEmpty)
        #expect(run.count(manage) == 0 && run.count(challenge) == 0)
    }

    @Test("BAC by choice leaves PACE alone, and EF.CardAccess is in the evidence all the same")
    func byChoice() async throws {
        let run = try await AccessRun("pace-and-bac", method: .bac)
        #expect(run.access.established == .bac && run.count(manage) == 0)
        #expect(run.access.method == .bac && run.evidence.json()["access"]?["method"]?.string == "bac")
        #expect(run.evidence.entry(.cardAccess)?.state == .read)
        #expect(try await AccessRun("pace-only", method: .bac).code == "access.paceRequired")
    }

    @Test("a chip without PACE is opened by BAC under auto, and refused under pace")
    func basicOnly() async throws {
        let run = try await AccessRun("bac")
        #expect(run.access.established == .bac && run.evidence.entry(.cardAccess)?.state == .absent)
        let refused = try await AccessRun("bac", method: .pace)
        #expect(refused.code == "access.paceNotOffered" && refused.attempts.isEmpty)
        #expect(refused.count(challenge) == 0)
        #expect(try await AccessRun("bac", try can()).code == "access.mrzRequired")
    }

    @Test("a chip that hides EF.CardAccess is opened by BAC")
    func hidden() async throws {
        let run = try await AccessRun("pace-hidden")
        #expect(run.access.established == .bac && run.evidence.entry(.cardAccess)?.state == .absent)
        #expect(try await AccessRun("pace-hidden", method: .pace).code == "access.paceNotOffered")
    }

    @Test(
        "a chip that refuses every command of PACE: BAC after a reset under auto, each attempt recorded; an error under pace"
    )
    func error() async throws {
        let run = try await AccessRun("pace-error")
        #expect(run.access.established == .bac)
        // Each word is believed the second time.
        #expect(run.attempts.map(\.accessProtocol) == [.pace, .pace, .pace, .bac])
        #expect(run.attempts.map(\.outcome) == [.refused, .refused, .refused, .established])
        #expect(run.attempts.map(\.sendsParameterReference) == [false, false, true, nil])
        #expect(run.attempts.first?.statusBytes == .incorrectData)
        #expect(run.plainInstructions.contains(0xFF))
        let simulated = try SimulatedDocument("pace-error")
        let report = try simulated.judge(run.evidence)
        // Nothing but access was read: the chip has not proved itself.
        #expect(report.check(.protocolDowngrade)?.reason != .paceNotUsed && report.overall != .failed)
        let text = ReportText.render(report)
        #expect(text.contains("with the MRZ: refused at MSE:Set AT (6A80)"))
        #expect(text.contains("with the MRZ, the group named: refused at MSE:Set AT (6A80)"))
        let refused = try await AccessRun("pace-error", method: .pace)
        #expect(refused.code == "access.paceFailed")
        #expect(refused.evidence.failure?.statusBytes == .incorrectData)
        #expect(refused.count(challenge) == 0)
    }

    @Test("a chip that ends PACE half-way takes BAC only after a reset, and gets one (F-8)")
    func sticky() async throws {
        let run = try await AccessRun("pace-sticky")
        #expect(run.access.established == .bac)
        let last = try #require(run.plainInstructions.lastIndex(of: authenticate))
        let reset = try #require(run.plainInstructions.lastIndex(of: 0xFF))
        let begin = try #require(run.plainInstructions.lastIndex(of: challenge))
        #expect(last < reset && reset < begin)
        #expect(run.attempts.first?.step == "GENERAL AUTHENTICATE, map nonce")
    }

    @Test("the strongest offer comes first, whatever the order of the file")
    func strongest() async throws {
        let run = try await AccessRun("pace-3des-first")
        #expect(run.access.cipher == "AES-128" && run.attempts.count == 1)
    }

    @Test("an offer that the chip does not carry out gives way to the next one, without BAC")
    func nextOffer() async throws {
        let run = try await AccessRun("pace-3des-first") { _, command in
            // The mechanism of AES-128 ends in 02.
            command[1] == manage && command[16] == 0x02 ? .replacement([0x6A, 0x80]) : nil
        }
        #expect(run.access.established == .pace && run.access.cipher == "3DES")
        #expect(run.attempts.map(\.outcome) == [.refused, .refused, .refused, .established])
        #expect(run.count(0xFF) == 0)
        #expect(run.attempts.map(\.cipher) == ["AES-128", "AES-128", "AES-128", "3DES"])
        let attempts = try #require(run.evidence.json()["access"]?["attempts"]?.array)
        #expect(attempts.map { $0["cipher"]?.string } == ["AES-128", "AES-128", "AES-128", "3DES"])
        let text = ReportText.render(try SimulatedDocument("pace-3des-first").judge(run.evidence))
        #expect(text.contains("Access   PACE with the MRZ, generic mapping, brainpoolP256r1, 3DES   "))
        #expect(text.contains("before: PACE, generic mapping, brainpoolP256r1, AES-128 with the MRZ: refused"))
    }

    @Test("domain parameters that nobody vouches for: no command of PACE is sent (9.2.2)")
    func untrusted() async throws {
        let run = try await AccessRun("pace-explicit-untrusted")
        #expect(run.access.skipped.map(\.reason) == [.domainParametersNotTrusted])
        #expect(run.count(manage) == 0 && run.count(authenticate) == 0)
        #expect(run.access.established == .bac)
        let refused = try await AccessRun("pace-explicit-untrusted", method: .pace)
        #expect(refused.code == "access.paceNotOffered")
        #expect(
            refused.evidence.failure?.message
                == .readEachOfferLeftOut(reasons: [.readLeftOutDomainParametersNotTrusted]))
        #expect(refused.count(manage) == 0 && refused.count(authenticate) == 0)
        let explicit = try await AccessRun("pace-explicit")
        #expect(explicit.access.established == .pace && explicit.access.skipped.isEmpty)
        #expect(explicit.access.paceOffer?.parameterName == "brainpoolP256r1")
    }

    @Test("a wrong MRZ: once more after 6300, with a reset between, and no BAC after it (F-5)")
    func wrongMRZ() async throws {
        let run = try await AccessRun("pace-and-bac", try other())
        #expect(run.code == "access.wrongPassword")
        #expect(run.attempts.map(\.outcome) == [.refused, .refused])
        #expect(run.attempts.map(\.statusBytes) == [.authenticationFailed, .authenticationFailed])
        #expect(run.count(challenge) == 0 && run.count(0xFF) == 1)
        #expect(run.evidence.failure?.remedy.english.contains("card access number") == true)
    }

    @Test("the right MRZ that a chip refuses once with 6300 opens it the second time (F-5)")
    func secondTry() async throws {
        let run = try await AccessRun("pace-second-try")
        #expect(run.code == nil && run.attempts.map(\.outcome) == [.refused, .established])
        #expect(run.evidence.deviations.contains("passwordRepeated"))
    }

    @Test("an MRZ with wrong check digits is tried once more with the computed ones")
    func computedCheckDigits() async throws {
        let run = try await AccessRun("mrz-misprinted") { $0.accessControl = .paceAndBasic }
        #expect(run.code == nil && run.access.established == .pace)
        #expect(run.attempts.map(\.checkDigits) == [.printed, .computed])
        #expect(run.evidence.deviations.contains("computedCheckDigits"))
    }

    @Test("a wrong MRZ that costs a try is not repeated, and the tries left are told")
    func tries() async throws {
        let run = try await AccessRun("pace-mrz-tries", try other())
        #expect(run.code == "access.wrongPassword" && run.attempts.count == 1)
        #expect(run.evidence.failure?.triesLeft == 1 && run.attempts.first?.triesLeft == 1)
        let right = try await AccessRun("pace-mrz-tries")
        #expect(right.code == nil && right.attempts.first?.triesLeft == 2)
    }

    @Test(
        "a password that is suspended or blocked ends the procedure before a try is spent",
        arguments: [("pace-mrz-suspended", "access.passwordSuspended"), ("pace-mrz-blocked", "access.blocked")])
    func suspended(_ profile: String, _ code: String) async throws {
        let run = try await AccessRun(profile)
        #expect(run.code == code && run.attempts.count == 1)
        #expect(run.count(authenticate) == 0 && run.count(challenge) == 0)
    }

    @Test("a wrong CAN, PIN or PUK is sent once", arguments: [AccessPasswordKind.can, .pin, .puk])
    func sentOnce(_ kind: AccessPasswordKind) async throws {
        let input =
            switch kind {
            case .can: try AccessInput.none.with(can: "654321")
            case .pin: try AccessInput.none.with(pin: "111111")
            default: try AccessInput.none.with(puk: "1111111111")
            }
        let run = try await AccessRun("pace-pin", input)
        #expect(run.code == "access.wrongPassword" && run.attempts.count == 1)
        #expect(run.attempts.first?.password == kind)
        #expect(run.evidence.failure?.triesLeft == (kind == .can ? nil : run.attempts.first?.triesLeft))
        #expect(kind == .can || run.evidence.failure?.triesLeft != nil)
        #expect(run.count(challenge) == 0)
    }

    @Test("a PIN and a PUK open the chip", arguments: [AccessPasswordKind.pin, .puk])
    func nationalPasswords(_ kind: AccessPasswordKind) async throws {
        let input = try kind == .pin ? AccessInput.none.with(pin: "483921") : AccessInput.none.with(puk: "9753108642")
        let run = try await AccessRun("pace-pin", input)
        #expect(run.code == nil && run.access.password == kind)
        #expect(run.evidence.printed.source == PrintedEvidence.Source.none)
        let text = run.evidence.json().text()
        #expect(!text.contains("483921") && !text.contains("9753108642"))
    }

    @Test(
        "MSE:Set AT is sent once more in the other form where a chip refuses the first one (F-4)",
        arguments: [("pace-reference-always", [false, false, true]), ("pace-reference-never", [false])])
    func parameterReference(_ profile: String, _ forms: [Bool]) async throws {
        let run = try await AccessRun(profile)
        #expect(run.code == nil && run.access.established == .pace)
        #expect(run.attempts.map(\.sendsParameterReference) == forms)
        #expect(run.evidence.deviations.contains("parameterReferenceOtherForm") == (forms.count > 1))
        #expect(run.count(0xFF) == 0)
    }

    @Test("a reference that one protocol does not need is left out where a chip refuses it (F-4)")
    func parameterReferenceRefused() async throws {
        let run = try await AccessRun("pace-and-bac") {
            // Another set of domain parameters under another protocol, so that the standard demands the reference.
            $0.pace = [
                PACECombination(.generic, .ec(.brainpoolP256r1), .aes256),
                PACECombination(.integrated, .ec(.p384), .aes128),
            ].compactMap { $0 }
        } fault: { _, command in
            command[1] == manage && command.suffix(3).first == 0x84 ? .replacement([0x6A, 0x88]) : nil
        }
        #expect(run.code == nil && run.access.established == .pace)
        #expect(run.attempts.map(\.sendsParameterReference) == [true, true, false])
    }

    @Test("where only the reference tells two offers apart, it is sent and never left out")
    func twoGroups() async throws {
        let run = try await AccessRun("pace-two-groups")
        #expect(run.attempts.map(\.sendsParameterReference) == [true])
        #expect(run.access.paceOffer?.parameterName == "P-384")
        let refused = try await AccessRun("pace-two-groups", method: .pace) { _ in
        } fault: { _, command in
            command[1] == manage ? .replacement([0x6A, 0x88]) : nil
        }
        #expect(refused.attempts.map(\.sendsParameterReference) == [true, true, true])
    }
}
