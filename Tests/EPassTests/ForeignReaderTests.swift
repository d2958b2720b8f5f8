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

/// `Scripts/check-embedding` compiles what makes the evidence here (`ForeignReading`) with nothing but what is public.
@Suite("Evidence of what other software read", .timed)
struct ForeignReaderTests {
    private static let challenge: [UInt8] = [8, 1, 7, 2, 6, 3, 5, 4]

    /// What a library of a phone would bring of a document with Active Authentication alone.
    private static func reading() async throws -> (reading: ForeignReading, trust: TrustSnapshot) {
        let simulated = try SimulatedDocument("aa-only")
        let read = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, plan: ProtocolRun.small,
            options: .init(activeAuthenticationChallenge: challenge))
        let response = try #require(read.chip.activeAuthentication?.response)
        let reading = ForeignReading(
            files: simulated.document.files, printedZone: simulated.document.printedMRZ,
            sentChallenge: challenge, response: response)
        return (reading, try simulated.trust)
    }

    @Test("octets are judged as everybody's are, and what is only told is recorded")
    func judged() async throws {
        let (reading, trust) = try await Self.reading()
        let report = try reading.judge(
            challenge: Self.challenge, trust: trust, language: .english, now: SimulatedDocument.time)
        #expect(report.overall == .successful)
        #expect(
            report.checks.filter(\.isRecorded).map(\.id)
                == [.accessProtocol, .protocolDowngrade, .mrzMatchesDG1, .printedForm])
        let proof = try #require(report.check(.activeAuthentication))
        #expect(proof.result == .successful && proof.performedBy == .terminal && proof.isTransferable)
        #expect(report.check(.comMatchesSOD)?.role == .mandatory)
    }

    @Test("it is a bundle, and the same when it is written and read")
    func bundle() async throws {
        let evidence = try await Self.reading().reading.evidence()
        #expect(evidence.origin == .bundle)
        #expect(try Evidence(parsing: evidence.json().octets()).json() == evidence.json())
    }

    @Test("an old response to another challenge is said to be that, and convinces nobody")
    func replayed() async throws {
        let (reading, trust) = try await Self.reading()
        var expected = Self.challenge
        expected[0] ^= 1
        let report = try reading.judge(
            challenge: expected, trust: trust, language: .english, now: SimulatedDocument.time)
        #expect(report.state(.activeAuthentication) == "failed (challengeMismatch)")
        #expect(report.overall == .failed && report.transferable.isEmpty)
    }

    @Test("a response to another challenge does not become one to the judge's by saying so")
    func forged() async throws {
        let (told, trust) = try await Self.reading()
        var reading = told
        reading.sentChallenge[0] ^= 1
        let report = try reading.judge(
            challenge: reading.sentChallenge, trust: trust, language: .english, now: SimulatedDocument.time)
        #expect(report.state(.activeAuthentication) == "failed (signatureInvalid)")
        #expect(report.overall == .failed && report.transferable.isEmpty)
    }

    @Test(
        "of chip authentication, by itself or in PACE, nothing can be told: it stays open where the document offers it",
        arguments: [("default", CheckID.chipAuthentication), ("pace-cam", .chipAuthenticationMapping)])
    func chipAuthentication(profile: String, check: CheckID) async throws {
        let simulated = try SimulatedDocument(profile)
        var reading = try await Self.reading().reading
        (reading.files, reading.response) = (simulated.document.files, nil)
        reading.printedZone = simulated.document.printedMRZ
        let report = try reading.judge(
            challenge: Self.challenge, trust: try simulated.trust, language: .english, now: SimulatedDocument.time)
        #expect(report.state(check) == "undetermined (evidenceNotRecorded)")
        #expect(report.check(check)?.isRecorded == false)
        #expect(report.overall != .successful)
    }

    @Test("what no bundle may say is refused")
    func refused() async throws {
        let (reading, _) = try await Self.reading()
        let entries = try reading.evidence().files
        let tool = ToolIdentity(name: "phone", version: "1.0")
        func code(_ made: () throws -> Evidence) -> EvidenceError.Code? {
            do {
                _ = try made()
                return nil
            } catch {
                return (error as? EvidenceError)?.code
            }
        }
        // The zone opened the chip, and none was given.
        #expect(
            code { try Evidence(readBy: tool, opening: .pace, password: .mrz, files: entries) } == .own(.inconsistent))
        // Through a channel that nothing opened.
        #expect(code { try Evidence(readBy: tool, opening: .none, files: entries) } == .own(.inconsistent))
        #expect(
            code { try Evidence(readBy: tool, opening: .pace, password: .can, files: entries + entries) }
                == .own(.fileDoubled))
        var short = reading
        short.sentChallenge.removeLast()
        #expect(code { try short.evidence() } == .own(.memberInvalid))
    }

    @Test("bare files say nothing of the chip")
    func files() async throws {
        let (reading, trust) = try await Self.reading()
        let evidence = Evidence(files: reading.files)
        #expect(evidence.origin == .files && evidence.files.count == reading.files.count)
        let report = Inspection.judge(evidence, trust: trust, at: SimulatedDocument.time)
        #expect(report.state(.sodSignature) == "successful")
        #expect(report.state(.accessProtocol) == "undetermined (evidenceNotRecorded)")
        #expect(report.state(.activeAuthentication) == "undetermined (evidenceNotRecorded)")
    }

    @Test("a procedure that found no chip has the code, message and remedy of the channel")
    func withoutReader() {
        let error = CardChannelError(.readerNone)
        let report = withoutChip(error)
        #expect(report.overall == .aborted && report.error?.phase == .connect)
        #expect(report.error?.code == .channel(.readerNone))
        #expect(report.error?.message == error.message && report.error?.remedy == error.remedy)
    }

    @Test("a person of one's own on a simulated chip, and a link that fails")
    func ownPerson() async throws {
        let birth = try #require(CalendarDate(year: 1980, month: 2, day: 29))
        let expiry = try #require(CalendarDate(year: 2034, month: 4, day: 15))
        let evidence = try await readSimulated(
            surname: "Müller", givenNames: "Zoë", born: birth, expiring: expiry)
        #expect(evidence.failure == nil)
        let file = try DataGroup1(decoding: try #require(evidence.octets(of: .dataGroup(.dg1))))
        #expect(file.mrz.lines.first?.hasPrefix("P<UTOMUELLER<<ZOE<") == true)
        #expect(file.mrz.optionalData == "42")
        let lost = try await readSimulated(
            surname: "Müller", givenNames: "Zoë", born: birth, expiring: expiry, fault: .removal)
        #expect(lost.failure?.code == .channel(.cardRemoved))
    }
}
