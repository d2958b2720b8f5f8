// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Several applications on one chip: EF.DIR, other identifiers, raw files (F-10, F-65)", .timed)
struct ApplicationReadingTests {
    private static func identifier(_ digits: String) throws -> ApplicationIdentifier {
        try #require(ApplicationIdentifier(hexadecimal: digits))
    }

    private static func national() throws -> ApplicationIdentifier { try identifier("F0455041535301") }

    private static func eID() throws -> DocumentApplication {
        DocumentApplication(
            identifier: try identifier("E80704007F00070302"), name: "eID",
            files: [
                ApplicationFile(fileIdentifier: 0x0101, shortEF: 1, tag: 0x61),
                ApplicationFile(fileIdentifier: 0x0102, tag: 0x62), ApplicationFile(fileIdentifier: 0x0103, tag: 0x63),
            ])
    }

    private static func signatures() throws -> DocumentApplication {
        DocumentApplication(
            identifier: try identifier("A000000167455349474E"), name: "eSign",
            files: [ApplicationFile(fileIdentifier: 0xC000)])
    }

    /// Reads with these options, and judges.
    private static func read(
        _ simulated: SimulatedDocument, _ options: PassportReader.Options, policy: Policy = .read,
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) async throws -> (evidence: Evidence, report: InspectionReport) {
        let evidence = await PassportReader.read(
            on: try simulated.channel(fault: fault), access: try simulated.lines, options: options)
        return (evidence, try simulated.judge(evidence, policy: policy))
    }

    // MARK: Another identifier

    @Test(
        "a document under another identifier is read and judged by the same checks",
        arguments: ["national-aid", "national-aid-bac"])
    func otherIdentifier(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let application = DocumentApplication.eMRTD(under: try Self.national())
        let (evidence, report) = try await Self.read(simulated, .init(application: application))
        #expect(evidence.failure == nil && report.overall == .successful)
        #expect(evidence.deviations == ["otherApplicationIdentifier"])
        #expect(evidence.application == application.identifier && report.applications.read == application.identifier)
        // Nothing else is asked of the chip than of any other document.
        let usual = try await SimulatedDocument(profile == "national-aid" ? "default" : "bac").read()
        #expect(evidence.exchange?.commands == usual.exchange?.commands)
        #expect(evidence.files.map(\.file) == usual.files.map(\.file) && evidence.entry(.dir) == nil)
        let again = try Evidence(parsing: Array(evidence.json().text().utf8))
        #expect(again.application == application.identifier)
        for check in try simulated.judge(again).checks where !check.isRecorded {
            #expect(check.finding == report.check(check.id)?.finding)
        }
    }

    @Test("without that identifier the chip has no document, and the remedy names what EF.DIR lists")
    func missing() async throws {
        for profile in ["national-aid", "national-aid-bac"] {
            let (evidence, report) = try await Self.read(try SimulatedDocument(profile), .init())
            let failure = try #require(evidence.failure)
            #expect(failure.code == .own(.applicationMissing) && failure.statusBytes == .fileNotFound)
            #expect(
                failure.remedy.english
                    == "The chip lists National ID (F0455041535301), eSign (A000000167455349474E). Give the identifier of the one that holds the travel document (--aid)."
            )
            #expect(report.overall == .aborted && report.applications.listed?.count == 2)
            #expect(report.applications.listed?.first?.label == "National ID")
            #expect(report.applications.listed?.map(\.known) == [nil, .eSign])
            _ = try Evidence(parsing: Array(evidence.json().text().utf8))
        }
    }

    @Test("without EF.DIR the remedy is the usual one")
    func missingWithoutDirectory() async throws {
        let application = DocumentApplication.eMRTD(under: try Self.national())
        let (evidence, _) = try await Self.read(try SimulatedDocument("default"), .init(application: application))
        let failure = try #require(evidence.failure)
        #expect(failure.code == .own(.applicationMissing))
        #expect(failure.message.english == "The chip has no application F0455041535301.")
        #expect(failure.remedy == ReadError.OwnCode.applicationMissing.remedy)
    }

    // MARK: EF.DIR

    @Test("what a chip lists is told where it is asked for, and costs a plain reading nothing")
    func list() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let (plain, plainReport) = try await Self.read(simulated, .init())
        #expect(plain.entry(.dir) == nil && plainReport.applications.listed == nil)
        #expect(plain.exchange?.commands == (try await SimulatedDocument("default").read()).exchange?.commands)

        let (evidence, report) = try await Self.read(simulated, .init(listsApplications: true))
        #expect(evidence.failure == nil && report.overall == .successful)
        #expect(evidence.files.last?.file == .dir)
        let listed = try #require(report.applications.listed)
        #expect(listed.map(\.known) == [.cryptographicInformation, .eMRTD, .eID, .eSign])
        #expect(listed.map(\.label) == ["CIA for eSign", nil, nil, nil])
        let json = report.json()["applications"]
        #expect(json?["read"]?["known"]?.string == "eMRTD")
        #expect(json?["listed"]?.array?.compactMap { $0["identifier"]?.string }.count == 4)
        let text = ReportText.render(report, width: 100)
        #expect(text.contains("the chip lists 4 applications"), "\(text)")
        #expect(text.contains("eMRTD (LDS1) (A0000002471001): read as the travel document"), "\(text)")
        // Nobody signed it.
        #expect(report.check(.dirAuthenticity)?.result == .undetermined)
        let usual = try await SimulatedDocument("default").report(policy: .strict)
        #expect(try simulated.judge(plain, policy: .strict).overall == usual.overall)
    }

    @Test("what EF.CardSecurity confirms is confirmed")
    func confirmed() async throws {
        let (_, report) = try await Self.read(try SimulatedDocument("pace-cam"), .init(listsApplications: true))
        #expect(report.check(.dirAuthenticity)?.result == .successful)
        #expect(report.applications.listed?.map(\.known) == [.eMRTD])
    }

    @Test("a document that EF.DIR does not list is one all the same")
    func notListed() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await Self.read(
            simulated, directory: EFDIR(applicationIdentifiers: [try Self.national().octets]).encoded(),
            .init(listsApplications: true))
        #expect(evidence.failure == nil)
        let report = try simulated.judge(evidence)
        #expect(report.overall == .successful && report.applications.listed?.map(\.known) == [nil])
    }

    @Test("whatever EF.DIR holds, the document is read, and the reading is bounded", arguments: Hostile.all)
    func hostile(_ hostile: Hostile) async throws {
        for profile in ["default", "bac"] {
            let simulated = try SimulatedDocument(profile)
            let evidence = try await Self.read(simulated, directory: hostile.octets, .init(listsApplications: true))
            #expect(evidence.failure == nil, "\(profile)")
            let report = try simulated.judge(evidence)
            #expect(report.overall == .successful, "\(profile)")
            #expect(report.applications.isListMalformed == (hostile.count == nil), "\(profile)")
            #expect(report.applications.listed?.count == hostile.count, "\(profile)")
            let plain = try await simulated.read()
            #expect((evidence.exchange?.commands ?? 0) < (plain.exchange?.commands ?? 0) + 40, "\(profile)")
            _ = try Evidence(parsing: Array(evidence.json().text().utf8))
        }
    }

    struct Hostile: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let octets: [UInt8]
        /// How many applications are understood; nil where the file does not decode.
        let count: Int?

        private static func template(_ content: [UInt8]) -> [UInt8] { TLVWriter.encode(0x61, content) }
        private static func entries(_ count: Int) -> [UInt8] {
            (0..<count).flatMap { number in
                template(
                    TLVWriter.encode(
                        0x4F, [0xF0, UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]))
            }
        }

        static let all = [
            Self(testDescription: "no octet that is a tag", octets: [0xFF, 0xFF, 0xFF], count: nil),
            Self(testDescription: "a length beyond the end", octets: [0x61, 0x7F, 0x4F, 0x01, 0xA0], count: nil),
            Self(testDescription: "no identifier", octets: template([0x50, 0x01, 0x41]), count: nil),
            Self(
                testDescription: "an identifier of 17 octets",
                octets: template([0x4F, 17] + [UInt8](repeating: 1, count: 17)), count: nil),
            Self(testDescription: "64 applications", octets: entries(64), count: 64),
            Self(testDescription: "1,000 applications", octets: entries(1000), count: nil),
            Self(testDescription: "huge", octets: [UInt8](repeating: 0x61, count: 60_000), count: nil),
            Self(
                testDescription: "a label that is no text, and one with control characters",
                octets: template([0x4F, 1, 0xA0, 0x50, 2, 0xC3, 0x28])
                    + template([0x4F, 1, 0xA1, 0x50, 2, 0x1B, 0x5B]),
                count: 2),
        ]
    }

    /// Reads a document whose chip has another EF.DIR.
    private static func read(
        _ simulated: SimulatedDocument, directory: [UInt8], _ options: PassportReader.Options
    ) async throws -> Evidence {
        var behaviour = simulated.profile.behaviour
        behaviour.directory = directory
        let chip = try SimulatedChip(document: simulated.document, behaviour: behaviour)
        return await PassportReader.read(
            on: SimulatedChipChannel(chip), access: try simulated.lines, options: options)
    }

    // MARK: Raw files

    @Test("other applications are read as they are, in the channel of the document, and nothing is judged of them")
    func raw() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let absent = DocumentApplication(identifier: try Self.identifier("A0000002480200"), name: "licence", files: [])
        let licence = DocumentApplication(
            identifier: absent.identifier, name: "licence", files: [ApplicationFile(fileIdentifier: 0x0001)])
        let options = PassportReader.Options(otherApplications: [try Self.eID(), try Self.signatures(), licence])
        let (evidence, report) = try await Self.read(simulated, options)
        #expect(evidence.failure == nil && report.overall == .successful)
        let (eID, signatures) = (evidence.applications[0], evidence.applications[1])
        #expect(eID.octets(of: 0x0101) == [0x61, 0x04, 0x13, 0x02, 0x49, 0x44])
        #expect(eID.files.map(\.state) == [.read, .read, .absent])
        #expect(signatures.octets(of: 0xC000) == [UInt8](repeating: 0x5A, count: 700))
        // Chip authentication opened the second channel.
        #expect(eID.files.filter { $0.state == .read }.allSatisfy { $0.channel == 2 })
        #expect(evidence.applications[2].selection == .fileNotFound && evidence.applications[2].files.isEmpty)
        let plain = try await Self.read(simulated, .init())
        #expect(report.checks == plain.report.checks)
        #expect(report.applications.raw.map(\.filesRead) == [2, 1, 0])
        #expect(report.applications.raw.map(\.isPresent) == [true, true, false])
        let again = try Evidence(parsing: Array(evidence.json().text().utf8))
        #expect(again.applications == evidence.applications)
        let text = ReportText.render(report, width: 120)
        #expect(text.contains("eSign (A000000167455349474E): 1 file read as it is, 700 octets"), "\(text)")
        #expect(text.contains("licence (A0000002480200): not on the chip"), "\(text)")
    }

    @Test("a field that is lost over a raw file is found again, the chip proves itself, and the file is gone on with")
    func rawLost() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let options = PassportReader.Options(otherApplications: [try Self.signatures()])
        let whole = try await Self.read(simulated, options)
        let commands = try #require(whole.evidence.exchange?.commands)
        for number in commands - 5..<commands {
            let (evidence, report) = try await Self.read(simulated, options) { index, _ in
                index == number ? .reset : nil
            }
            #expect(evidence.failure == nil && report.overall == .successful, "\(number)")
            #expect(evidence.applications.first?.octets(of: 0xC000)?.count == 700, "\(number)")
            #expect(report.check(.chipAuthentication)?.result == .successful, "\(number)")
            #expect(evidence.recoveries.count == 1, "\(number)")
            _ = try Evidence(parsing: Array(evidence.json().text().utf8))
        }
    }

    @Test(
        "one disturbed answer over EF.DIR or a raw file leaves the report as it is", .long(),
        arguments: [
            ChannelFault.transmissionFailure, .replacement([0x6F, 0x00]), .replacement([0x69, 0x82]),
            .replacement([0x69, 0x88]), .replacement([0x90, 0x00]), .truncation(3),
        ])
    func besideDisturbed(_ fault: ChannelFault) async throws {
        let simulated = try SimulatedDocument("several-applications")
        let options = PassportReader.Options(
            otherApplications: [try Self.eID(), try Self.signatures()], listsApplications: true)
        let plain = try #require(try await Self.read(simulated, .init()).evidence.exchange?.commands)
        let whole = try await Self.read(simulated, options)
        let commands = try #require(whole.evidence.exchange?.commands)
        for number in plain..<commands {
            let (evidence, report) = try await Self.read(simulated, options) { index, _ in
                index == number ? fault : nil
            }
            #expect(evidence.failure == nil && report.overall == .successful, "\(number)")
            #expect(report.checks == whole.report.checks, "\(number)")
            #expect(report.applications == whole.report.applications, "\(number)")
            _ = try Evidence(parsing: Array(evidence.json().text().utf8))
        }
    }

    @Test("a chip that is pulled out over a raw file was read")
    func pulledOut() async throws {
        let simulated = try SimulatedDocument("several-applications")
        var options = PassportReader.Options(otherApplications: [try Self.signatures()])
        options.recovery.waitSeconds = 0
        let whole = try await Self.read(simulated, options)
        let commands = try #require(whole.evidence.exchange?.commands)
        let (evidence, report) = try await Self.read(simulated, options) { index, _ in
            index == commands - 1 ? .removal : nil
        }
        #expect(evidence.failure == nil && report.overall == .successful)
        #expect(report.checks == whole.report.checks)
        #expect(evidence.applications.first?.files.map(\.state) == [.aborted])
        _ = try Evidence(parsing: Array(evidence.json().text().utf8))
    }

    @Test("a chip whose access is bound to its application is read, whatever is asked for beside it")
    func bound() async throws {
        let simulated = try SimulatedDocument("application-bound")
        let (plain, report) = try await Self.read(simulated, .init())
        #expect(plain.failure == nil && report.overall == .successful)
        let options = PassportReader.Options(otherApplications: [try Self.eID()], listsApplications: true)
        let (evidence, second) = try await Self.read(simulated, options)
        #expect(evidence.failure == nil && second.overall == .successful)
        #expect(evidence.entry(.dir)?.state == .accessDenied)
        #expect(evidence.applications.first?.files.allSatisfy { $0.octets == nil } == true)
        #expect(second.checks.filter { $0.result == .successful } == report.checks.filter { $0.result == .successful })
        _ = try Evidence(parsing: Array(evidence.json().text().utf8))
    }

    @Test(
        "without a travel document other applications are read where PACE opened the chip, and the reading has failed")
    func rawAlone() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let options = PassportReader.Options(
            application: .eMRTD(under: try Self.national()), otherApplications: [try Self.eID()])
        let (evidence, report) = try await Self.read(simulated, options)
        #expect(evidence.failure?.code == .own(.applicationMissing) && report.overall == .aborted)
        #expect(evidence.applications.first?.octets(of: 0x0102) == [0x62, 0x03, 0x13, 0x01, 0x44])
        #expect(!report.checks.contains { $0.id.rawValue.hasSuffix(".hash") && $0.result == .successful })
        _ = try Evidence(parsing: Array(evidence.json().text().utf8))
    }

    @Test("applications that contradict each other are refused before the chip is touched")
    func contradicting() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let eID = try Self.eID()
        let under = DocumentApplication.eMRTD(under: eID.identifier)
        for options in [
            PassportReader.Options(application: eID), .init(otherApplications: [eID, eID]),
            .init(otherApplications: [.eMRTD]), .init(application: under, otherApplications: [eID]),
        ] {
            let (evidence, _) = try await Self.read(simulated, options)
            #expect(evidence.failure?.code == .own(.inputInvalid) && evidence.exchange?.commands == 0)
        }
        let before = try await simulated.read()
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: .init(application: under),
            resuming: before)
        #expect(evidence.failure?.code == .own(.inputInvalid) && evidence.exchange?.commands == 0)
    }

    @Test("what an application can be is bounded")
    func bounds() throws {
        #expect(ApplicationIdentifier([]) == nil && ApplicationIdentifier([UInt8](repeating: 0, count: 17)) == nil)
        #expect(ApplicationIdentifier(hexadecimal: "A00") == nil && ApplicationIdentifier(hexadecimal: "") == nil)
        #expect(ApplicationIdentifier(hexadecimal: "a0000002471001") == .eMRTD)
        #expect(ApplicationFile(shortEF: 0) == nil && ApplicationFile(shortEF: 31) == nil)
        #expect(ApplicationFile(fileIdentifier: 1, shortEF: 31).shortEF == nil)
        let files = (0..<100).map { ApplicationFile(fileIdentifier: UInt16($0 / 2)) }
        let application = DocumentApplication(
            identifier: .eMRTD, name: String(repeating: "x", count: 100), files: files)
        #expect(application.files.count == 50 && application.name.count == 64 && application.plan == .raw)
        #expect(
            DocumentApplication.eMRTD.files.contains(ApplicationFile(fileIdentifier: 0x011D, shortEF: 0x1D, tag: 0x77)))
    }

    @Test("a bundle with applications that no reading brought is refused")
    func bundles() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let (evidence, _) = try await Self.read(simulated, .init(otherApplications: [try Self.signatures()]))
        let text = evidence.json().text()
        for (old, new) in [
            ("\"application\": \"A0000002471001\"", "\"application\": \"\""),
            ("\"application\": \"A0000002471001\"", "\"application\": \"A000000167455349474E\""),
            ("\"fileIdentifier\": \"C000\"", "\"fileIdentifier\": \"C0\""),
            ("\"fileIdentifier\": \"C000\"", "\"fileIdentifier\": null"),
            ("\"tag\": null", "\"tag\": \"00\""), ("\"shortEF\": null", "\"shortEF\": 31"),
        ] {
            let changed = text.replacing(old, with: new)
            #expect(changed != text, "\(old)")
            #expect(throws: EvidenceError.self, "\(new)") { try Evidence(parsing: Array(changed.utf8)) }
        }
    }
}
