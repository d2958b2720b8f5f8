// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Members of a bundle that contradict each other, epass-evidence/1", .timed)
struct EvidenceConsistencyTests {
    /// A change of a bundle, and the member that is refused.
    struct Edit: Sendable, CustomTestStringConvertible {
        let what: String
        var profile = "default"
        let path: String
        let change: @Sendable (inout Evidence) -> Void

        var testDescription: String { "\(profile), \(what)" }
    }

    private static func file(
        _ name: LDSFile, in evidence: inout Evidence, _ change: (FileEvidence) -> FileEvidence
    ) {
        evidence.files = evidence.files.map { $0.file == name ? change($0) : $0 }
    }

    private static func moved(_ file: FileEvidence, to channel: Int, protected: Bool? = nil) -> FileEvidence {
        FileEvidence(
            file: file.file, state: file.state, statusBytes: file.statusBytes, isProtected: protected ?? (channel > 0),
            channel: channel, octets: file.octets)
    }

    private static func ended(_ file: FileEvidence, _ word: UInt16?, as state: FileEvidence.State) -> FileEvidence {
        FileEvidence(
            file: file.file, state: state, statusBytes: word.map { StatusBytes($0) }, isProtected: file.isProtected,
            channel: file.channel, octets: file.octets)
    }

    /// The first attempt again, after it had opened the chip.
    private static func repeatAttempt(
        _ evidence: inout Evidence, noted: Bool, _ change: (inout AccessAttempt) -> Void = { _ in }
    ) {
        var attempt = evidence.access.attempts[0]
        change(&attempt)
        evidence.access.attempts.append(attempt)
        if noted { evidence.deviations.append("channelReopened") }
    }

    private static func active(
        _ evidence: inout Evidence, status: StatusBytes? = .success, code: ReadError.Code? = nil
    ) {
        guard let old = evidence.chip.activeAuthentication else { return }
        evidence.chip.activeAuthentication = ActiveAuthenticationEvidence(
            challenge: old.challenge, challengeSource: old.challengeSource, outcome: old.outcome,
            response: old.response, statusBytes: status, channel: old.channel, expectedLength: old.expectedLength,
            code: code)
    }

    private static func agreement(
        _ evidence: inout Evidence, _ variant: ChipAuthenticationEvidence.Variant = .authenticationTemplate,
        status: StatusBytes? = nil
    ) {
        let attempts = evidence.chip.chipAuthentication?.attempts ?? []
        evidence.chip.chipAuthentication?.variant = variant
        evidence.chip.chipAuthentication?.statusBytes = status
        evidence.chip.chipAuthentication?.attempts = attempts.map {
            .init(
                protocolIdentifier: $0.protocolIdentifier, keyID: $0.keyID, variant: variant,
                sendsKeyReference: $0.sendsKeyReference, outcome: $0.outcome, statusBytes: status, code: $0.code,
                channel: $0.channel)
        }
    }

    private static let edits: [Edit] = [
        Edit(what: "a channel that was never opened", path: "files") {
            file(.dataGroup(.dg2), in: &$0) { moved($0, to: 7) }
        },
        Edit(what: "protected without a channel", path: "files") {
            file(.sod, in: &$0) { moved($0, to: 0, protected: true) }
        },
        Edit(what: "a channel without protection", path: "files") {
            file(.sod, in: &$0) { moved($0, to: 1, protected: false) }
        },
        Edit(what: "a data group in plain of a guarded chip", path: "files") {
            file(.dataGroup(.dg1), in: &$0) { moved($0, to: 0) }
        },
        Edit(what: "a channel that was closed before", path: "files") {
            file(.dataGroup(.dg2), in: &$0) { moved($0, to: 1) }
        },
        Edit(what: "a secure channel of a plain chip", profile: "plain", path: "files") {
            file(.dataGroup(.dg1), in: &$0) { moved($0, to: 1) }
        },
        Edit(what: "aborted without an error", path: "files") {
            file(.dataGroup(.dg1), in: &$0) {
                FileEvidence(file: $0.file, state: .aborted, isProtected: true, channel: $0.channel)
            }
        },
        Edit(what: "opened, and no attempt says so", path: "access") { $0.access.attempts = [] },
        Edit(what: "opened by another protocol than the attempt", path: "access") {
            $0.access.established = .bac
            $0.access.paceOffer = nil
            $0.access.cipher = "3DES"
        },
        Edit(what: "opened by another password than the attempt", path: "access") { $0.access.password = .can },
        Edit(what: "not opened, without an error", path: "access") { $0.access.established = nil },
        Edit(what: "PACE where only BAC was allowed", path: "access.method") { $0.access.method = .bac },
        Edit(what: "BAC where only PACE was allowed", profile: "bac", path: "access.method") {
            $0.access.method = .pace
        },
        Edit(what: "domain parameters that the chip does not offer", path: "access.attempts") {
            let offer = $0.access.paceOffer.map {
                PACEOfferEvidence(objectIdentifier: $0.objectIdentifier, parameterID: 99, parameterName: nil)
            }
            $0.access.paceOffer = offer
            $0.access.attempts = $0.access.attempts.map { attempt in
                var attempt = attempt
                attempt.paceOffer = offer
                return attempt
            }
        },
        Edit(what: "PACE without EF.CardAccess", path: "access.attempts") {
            $0.files.removeAll { $0.file == .cardAccess }
        },
        Edit(what: "chip authentication without EF.DG14", profile: "ca-only", path: "chip.chipAuthentication") {
            $0.files.removeAll { $0.file == .dataGroup(.dg14) }
        },
        Edit(what: "a key that EF.DG14 does not have", profile: "ca-only", path: "chip.chipAuthentication") {
            $0.chip.chipAuthentication?.keyID = 77
            let attempts = $0.chip.chipAuthentication?.attempts ?? []
            $0.chip.chipAuthentication?.attempts = attempts.map {
                .init(
                    protocolIdentifier: $0.protocolIdentifier, keyID: 77, variant: $0.variant,
                    sendsKeyReference: $0.sendsKeyReference, outcome: $0.outcome, statusBytes: $0.statusBytes,
                    code: $0.code, channel: $0.channel)
            }
        },
        Edit(what: "a key agreement in the channel of PACE", profile: "ca-only", path: "chip.chipAuthentication") {
            $0.chip.chipAuthentication?.channel = 1
            $0.chip.chipAuthentication?.attempts[0].channel = 1
        },
        Edit(what: "active authentication without EF.DG15", profile: "aa-only", path: "chip.activeAuthentication") {
            $0.files.removeAll { $0.file == .dataGroup(.dg15) }
        },
        Edit(what: "a challenge in a channel that there was not", profile: "aa-only", path: "chip.activeAuthentication")
        {
            guard let old = $0.chip.activeAuthentication else { return }
            $0.chip.activeAuthentication = ActiveAuthenticationEvidence(
                challenge: old.challenge, challengeSource: old.challengeSource, outcome: old.outcome,
                response: old.response, statusBytes: old.statusBytes, channel: 9, expectedLength: old.expectedLength)
        },
        Edit(what: "a mapping with other domain parameters", profile: "pace-cam", path: "chip.mapping") {
            guard let old = $0.chip.mapping else { return }
            $0.chip.mapping = MappingEvidence(
                parameterID: 8, groupName: old.groupName, mappingPublicKey: old.mappingPublicKey,
                chipAuthenticationData: old.chipAuthenticationData, encryptedData: old.encryptedData,
                channel: old.channel)
        },
        Edit(what: "a mapping in a channel that there was not", profile: "pace-cam", path: "chip.mapping") {
            guard let old = $0.chip.mapping else { return }
            $0.chip.mapping = MappingEvidence(
                parameterID: old.parameterID, groupName: old.groupName, mappingPublicKey: old.mappingPublicKey,
                chipAuthenticationData: old.chipAuthenticationData, encryptedData: old.encryptedData, channel: 5)
        },
        Edit(what: "a protocol that was left out and run", path: "chip.skipped") {
            $0.chip.skipped = [.activeAuthentication]
        },
        Edit(what: "one field of many", path: "printed.fields") {
            $0.printed.fields = [.init(field: .sex, outcome: .equal)]
        },
        Edit(what: "one field more than there is", path: "printed.fields") {
            $0.printed.fields.append(.init(field: .optionalData2, outcome: .equal))
        },
        Edit(what: "a field twice", path: "printed.fields") { $0.printed.fields.append($0.printed.fields[0]) },
        Edit(what: "fields where nothing was given", path: "printed") { $0.printed.source = .none },
        Edit(what: "nothing given, and opened with the MRZ", path: "printed.source") {
            $0.printed = PrintedEvidence()
        },
        Edit(what: "fields without DG1", path: "printed.fields") {
            $0.files.removeAll { $0.file == .dataGroup(.dg1) }
        },
        Edit(what: "computed check digits, and right ones in print", profile: "mrz-misprinted", path: "printed") {
            $0.printed.form = .init(format: .td3, wrongCheckDigits: [])
        },
        Edit(what: "fewer octets than the files", path: "exchange.bytesReceived") { $0.exchange?.bytesReceived = 10 },
        Edit(what: "fewer commands than files", path: "exchange.commands") { $0.exchange?.commands = 1 },
        Edit(what: "commands without octets", path: "exchange.bytesSent") { $0.exchange?.bytesSent = 3 },
        Edit(what: "an attempt longer than the whole", path: "exchange.milliseconds") {
            $0.access.milliseconds = 999_999_999
            $0.access.attempts[0].milliseconds = 999_999_999
        },
        Edit(what: "read in the future", path: "startedAt") {
            $0.startedAt = SimulatedDocument.time.adding(days: 3)
        },
        Edit(what: "read before there were passports to read", path: "startedAt") {
            $0.startedAt = Timestamp(iso8601: "2003-12-31T23:59:59Z")
        },
        Edit(what: "read in the first year of all", path: "startedAt") {
            $0.startedAt = Timestamp(iso8601: "0001-01-01T00:00:00Z")
        },
        Edit(what: "more octets than the commands can have", path: "exchange.bytesSent") {
            let commands = $0.exchange?.commands ?? 0
            $0.exchange?.bytesSent = commands * 65_544 + 1
        },
        Edit(what: "more octets than the responses can have", path: "exchange.bytesReceived") {
            let commands = $0.exchange?.commands ?? 0
            $0.exchange?.bytesReceived = commands * 65_538 + 1
        },
        Edit(what: "a file that was not found, and read", path: "files") {
            file(.dataGroup(.dg1), in: &$0) { ended($0, 0x6A82, as: .read) }
        },
        Edit(what: "a file that was denied, and read", path: "files") {
            file(.sod, in: &$0) { ended($0, 0x6982, as: .read) }
        },
        Edit(what: "a file with a length that ended with an error", path: "files") {
            file(.dataGroup(.dg2), in: &$0) { ended($0, 0x6B00, as: .read) }
        },
        Edit(what: "a file that is not there, with 9000", path: "files") {
            file(.dataGroup(.dg11), in: &$0) { ended($0, 0x9000, as: .absent) }
        },
        Edit(what: "active authentication with a response and an error", profile: "aa-only", path: "chip.active") {
            active(&$0, status: .securityStatusNotSatisfied)
        },
        Edit(what: "active authentication completed and broken off", profile: "aa-only", path: "chip.active") {
            active(&$0, code: .own(.noProgress))
        },
        Edit(what: "MSE:Set KAT for a channel of AES", profile: "ca-only", path: "chip.chipAuthentication") {
            agreement(&$0, .keyAgreementTemplate)
        },
        Edit(what: "a key agreement that succeeded with 6982", profile: "ca-only", path: "chip.chipAuthentication") {
            agreement(&$0, status: .securityStatusNotSatisfied)
        },
        Edit(what: "opened with a refusal", path: "access.attempts[0]") {
            $0.access.attempts[0].statusBytes = .authenticationFailed
        },
        Edit(what: "opened, and ended at a step", path: "access.attempts[0]") {
            $0.access.attempts[0].step = "MSE:Set AT"
        },
        Edit(what: "opened with the last try left", path: "access.attempts[0]") {
            $0.access.attempts[0].triesLeft = 1
        },
        Edit(what: "tries that remain after BAC", profile: "bac", path: "access.attempts[0]") {
            $0.access.attempts[0].triesLeft = 2
        },
        Edit(what: "opened twice", path: "access.attempts[1]") { repeatAttempt(&$0, noted: false) },
        Edit(what: "opened again with another password", path: "access.attempts[1]") {
            repeatAttempt(&$0, noted: true) { $0.password = .can }
        },
    ]

    @Test("each contradiction is refused, with the member", arguments: edits)
    func refused(_ edit: Edit) async throws {
        var evidence = try await SimulatedDocument(edit.profile).read()
        #expect(throws: Never.self) { try Evidence(parsing: evidence.json().octets(), now: SimulatedDocument.time) }
        edit.change(&evidence)
        #expect {
            try Evidence(parsing: evidence.json().octets(), now: SimulatedDocument.time)
        } throws: { error in
            let error = error as? EvidenceError
            return error?.code == .own(.inconsistent) && error?.path.hasPrefix(edit.path) == true
        }
    }

    /// What looks as odd and is met: chips and readings that are as they are.
    private static let honest: [Edit] = [
        Edit(what: "a file that ended with a warning", path: "") {
            file(.sod, in: &$0) { ended($0, 0x6282, as: .read) }
        },
        Edit(what: "a file of a bundle without its status word", path: "") {
            file(.sod, in: &$0) { ended($0, nil, as: .read) }
        },
        Edit(what: "a file that is not there", path: "") {
            file(.dataGroup(.dg11), in: &$0) { ended($0, 0x6A82, as: .absent) }
        },
        Edit(what: "a password that the chip counts", path: "") { $0.access.attempts[0].triesLeft = 2 },
        Edit(what: "opened again, and nothing read since", path: "") { repeatAttempt(&$0, noted: true) },
        Edit(what: "a departure that a later version knows", path: "") {
            $0.deviations.append("somethingOfLaterVersions")
        },
        Edit(what: "active authentication with a warning", profile: "aa-only", path: "") {
            active(&$0, status: .authenticationFailed)
        },
        Edit(what: "a clock that is right, before the document was issued", path: "") {
            $0.startedAt = Timestamp(iso8601: "2004-01-01T00:00:00Z")
        },
        Edit(what: "no clock", path: "") { $0.startedAt = nil },
    ]

    @Test("what is odd and can be is taken", arguments: honest)
    func taken(_ edit: Edit) async throws {
        var evidence = try await SimulatedDocument(edit.profile).read()
        edit.change(&evidence)
        #expect(throws: Never.self) { try Evidence(parsing: evidence.json().octets(), now: SimulatedDocument.time) }
    }

    @Test("a departure is a name, and no sentence for a report", arguments: ["", "the chip is genuine", "a\nb", "ä"])
    func sentences(_ text: String) async throws {
        var evidence = try await SimulatedDocument("default").read()
        evidence.deviations.append(text)
        #expect {
            try Evidence(parsing: evidence.json().octets())
        } throws: { error in
            let error = error as? EvidenceError
            return error?.code == .own(.memberInvalid) && error?.path.hasPrefix("deviations") == true
        }
    }

    @Test(
        "what our own reader wrote is read again, of every profile",
        arguments: TestShare.of(SimulatorProfile.all.map(\.name)))
    func accepted(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let inputs: [AccessInput] = [try simulated.access("lines"), try simulated.access("can"), .none]
        for (input, plan) in zip(inputs, [ReadPlan.default, .default, .default]) {
            let evidence = await PassportReader.read(on: try simulated.channel(), access: input, plan: plan)
            let bundle = evidence.json().octets()
            let back = try Evidence(parsing: bundle)
            #expect(back.json().octets() == bundle)
        }
    }

    @Test("so is what was broken off at any command", arguments: ["default", "bac", "pace-cam", "eac", "plain"])
    func acceptedWhereverItEnds(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        for end in stride(from: 0, to: 120, by: 3) {
            let channel = try simulated.channel { number, _ in number == end ? .removal : nil }
            let evidence = await PassportReader.read(on: channel, access: try simulated.access("lines"))
            #expect(throws: Never.self, "\(end)") { try Evidence(parsing: evidence.json().octets()) }
        }
    }

    @Test("a bundle of a version before the form of the printed lines was kept is read, and its form is not known")
    func older() async throws {
        let simulated = try SimulatedDocument("aa-only")
        var evidence = try await simulated.read()
        evidence.printed.form = nil
        let report = try simulated.judge(try Evidence(parsing: evidence.json().octets()))
        #expect(report.check(.printedForm)?.reason == .evidenceNotRecorded)
        #expect(report.overall == .successful && report.headline.word == .verified)
    }

    @Test("of fields that were compared in part the report says which, and proves nothing by them")
    func part() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        evidence.printed.fields = [.init(field: .sex, outcome: .equal)]
        let check = try #require(try simulated.judge(evidence).check(.mrzMatchesDG1))
        #expect(check.result == .undetermined && check.reason == .evidenceNotRecorded)
        #expect(check.finding.detail?.hasSuffix("are those of DG1: sex.") == true)
    }

    @Test("lines of another layout than DG1 are a finding, and count under border")
    func layout() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        evidence.printed.form = .init(format: .td2, wrongCheckDigits: [])
        let report = try simulated.judge(evidence)
        #expect(report.check(.printedForm)?.reason == .layoutDiffers)
        #expect(report.overall == .successful && report.headline.word == .verifiedWithFindings)
        #expect(try simulated.judge(evidence, policy: .border).overall == .failed)
    }
}
