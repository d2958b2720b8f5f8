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
import Foundation
import Synchronization
import Testing

/// One way in which a reading meets a failure of the field, and how it ends.
struct FieldFailureRow: Sendable, CustomTestStringConvertible {
    /// What the report of a reading says.
    struct End: Sendable {
        /// Nil where other checks decide it: then it is neither failed nor aborted.
        let overall: OverallResult?
        /// What it names among the departures that were tolerated.
        var deviation: String?
        /// What it names among the ways in which chip and reader had to be served.
        var way: String?
        /// The code of the error that ended the reading; nil where none did.
        var error: String?
        /// A check by its id, and its result with its reason: `failed (paceNotUsed)`, or the beginning of that.
        var check: (id: String, state: String)?
        /// What else the evidence shows.
        var shows: (@Sendable (Evidence) -> Bool)?
    }

    /// The number in the list of field failures: 16 for F-16.
    let number: Int
    let title: String
    let end: End
    /// Reads, and judges what was read.
    let run: @Sendable () async throws -> (Evidence, InspectionReport)

    var testDescription: String { "F-\(number): \(title)" }

    init(
        _ number: Int, _ title: String, _ end: End,
        _ run: @escaping @Sendable () async throws -> (Evidence, InspectionReport)
    ) {
        (self.number, self.title, self.end, self.run) = (number, title, end, run)
    }

    /// A profile of the simulator, or one that is changed, read with what the terminal has, by the words of
    /// Docs/defects.md.
    ///
    /// - Parameters:
    ///   - fault: what goes wrong with a command. A row in which nothing does is none.
    ///   - isMet: false where the fault is the answer to a mistake that the reading does not make.
    static func reading(
        _ number: Int, _ title: String, _ profile: String, _ end: End, with given: String = "lines",
        method: AccessMethod = .auto, isMet: Bool = true,
        fault: (@Sendable (Int, [UInt8]) -> ChannelFault?)? = nil,
        change: @escaping @Sendable (inout DocumentDescription) -> Void = { _ in }
    ) -> FieldFailureRow {
        FieldFailureRow(number, title, end) {
            let simulated = try SimulatedDocument(profile, change)
            let (commands, faults) = (Counter(), Counter())
            let channel = try simulated.channel { number, command in
                commands.add()
                guard let found = fault?(number, command) else { return nil }
                faults.add()
                return found
            }
            let evidence = await PassportReader.read(
                on: channel, access: try simulated.access(given), options: PassportReader.Options(accessMethod: method))
            #expect(commands.value > 3)
            if fault != nil { #expect((faults.value > 0) == isMet, "\(faults.value) faults") }
            return (evidence, try simulated.judge(evidence))
        }
    }

    /// How often something happened.
    private final class Counter: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }
}

/// A chip that leaves the field at a command, and is back when it is reset.
private final class RegainedField: CardChannel {
    private struct State {
        var commands = 0
        var isLost = false
    }

    private let chip: SimulatedChipChannel
    private let last: Int
    private let state = Mutex(State())

    init(_ chip: SimulatedChipChannel, lostAfter last: Int) { (self.chip, self.last) = (chip, last) }

    var properties: ChannelProperties { chip.properties }

    func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8] {
        let isLost = state.withLock { state in
            state.commands += 1
            if state.commands == last { state.isLost = true }
            return state.isLost
        }
        if isLost { throw CardChannelError(.cardRemoved) }
        return try await chip.transmit(command)
    }

    func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        try await transmit(command)
    }

    func reset() async throws(CardChannelError) {
        try await chip.reset()
        state.withLock { $0.isLost = false }
    }
}

/// A chip that takes its time: it fails where less is granted (F-13).
private final class SlowChip: CardChannel {
    private let chip: SimulatedChipChannel

    init(_ chip: SimulatedChipChannel) { self.chip = chip }

    var properties: ChannelProperties { chip.properties }

    func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        guard limit >= .seconds(15) else { throw CardChannelError(.timeout) }
        return try await chip.transmit(command, within: limit)
    }

    func reset() async throws(CardChannelError) { try await chip.reset() }
}

@Suite("Field failures F-1 to F-68: how each reading ends", .timed)
struct FieldFailureTableTests {
    // MARK: The table

    static let rows: [FieldFailureRow] = [
        access, cardAccessSearches, wrongPasswords, lengths, files, trust, genuineness,
    ].flatMap(\.self)

    /// Numbers whose rows are parameters of other suites: the file, which names the number or a range around it.
    static let elsewhere: [Int: String] = [
        10: "EPassTests/ApplicationReadingTests", 12: "EPassTests/ReportTextTests", 20: "EPassPCSCTests/ReaderTests",
        24: "EPassTests/PassportReaderTests",
        31: "EPassTrustTests/Synthetic/FieldFailureTests", 32: "EPassTrustTests/Synthetic/FieldFailureTests",
        33: "EPassTests/FieldDeviationReportTests", 34: "EPassTests/FieldDeviationReportTests",
        38: "EPassTests/FieldDeviationReportTests", 41: "EPassTests/FieldDeviationReportTests",
        42: "EPassTests/FieldDeviationReportTests", 46: "EPassTrustTests/TrustImporterTests",
        48: "EPassTrustTests/Synthetic/FieldFailureTests", 50: "EPassTrustTests/Synthetic/FieldFailureTests",
        51: "EPassTrustTests/Synthetic/FieldFailureTests", 52: "EPassTrustTests/Synthetic/FieldFailureTests",
        53: "EPassTrustTests/Synthetic/FieldFailureTests", 54: "EPassTrustTests/Synthetic/FieldFailureTests",
        56: "EPassTests/TrustDiagnosisTests", 62: "EPassEndToEndTests/Doctor/DoctorCommandTests",
        63: "EPassPCSCTests/ReaderTests", 65: "EPassTests/ApplicationReadingTests",
    ]

    /// Numbers of the list that nothing is read for: F-43 repairs what a scanner read, F-64 is a service.
    static let withoutReading: Set<Int> = [43, 64]

    /// Choosing and running access control.
    static let access: [FieldFailureRow] = [
        .reading(
            1, "a chip that only speaks PACE is asked for BAC", "pace-only",
            .init(overall: .aborted, error: "access.paceRequired"), method: .bac),
        .reading(
            2, "a stray Le gives 6700, and there is none", "default", .init(overall: .successful), isMet: false
        ) { _, command in
            guard command.count > 5, command[0] == 0x00 else { return nil }
            let isSelect = command[1] == CommandAPDU.Instruction.select && command[3] == 0x0C
            let isManage = command[1] == CommandAPDU.Instruction.manageSecurityEnvironment
            let hasLe = command.count != 5 + Int(command[4])
            return (isSelect || isManage) && hasLe ? .replacement([0x67, 0x00]) : nil
        },
        .reading(
            4, "MSE:Set AT wants the domain parameters named", "pace-reference-always",
            .init(overall: .successful, deviation: "parameterReferenceOtherForm")),
        .reading(
            4, "MSE:Set AT must not name the domain parameters", "pace-reference-never",
            .init(overall: .successful) { $0.access.established == .pace }),
        .reading(
            5, "6300 at the token, though the MRZ is right", "pace-second-try",
            .init(overall: .successful, deviation: "passwordRepeated")),
        .reading(
            6, "integrated mapping over P-521 alone", "pace-im-p-521-aes-256",
            .init(overall: .successful) { $0.access.paceOffer?.mapping == .integrated }),
        .reading(
            7, "DH with Triple DES alone", "pace-gm-modp-1024-160-3des",
            .init(overall: .successful) { $0.access.cipher == "3DES" && $0.access.established == .pace }),
        .reading(
            8, "BAC works only after a reset, once PACE failed", "pace-sticky",
            .init(overall: .successful, check: ("access.protocol.downgrade", "undetermined (paceFailed)")) {
                $0.access.established == .bac
            }),
        .reading(9, "a CAN opens what an MRZ does not", "can-only", .init(overall: .successful), with: "can"),
        .reading(
            9, "an MRZ does not open what only a CAN does, and the remedy names it", "can-only",
            .init(overall: .aborted, error: "access.paceFailed") {
                $0.failure?.remedy.english.contains("card access number") == true
            }),
        FieldFailureRow(
            13, "a slow chip has its time for each command, and each attempt says how long it took",
            .init(overall: .successful) {
                $0.access.established == .pace && $0.access.attempts.map { $0.milliseconds != nil } == [true]
            }
        ) {
            let simulated = try SimulatedDocument("default")
            let evidence = await PassportReader.read(
                on: SlowChip(try simulated.channel()), access: try simulated.lines)
            return (evidence, try simulated.judge(evidence))
        },
        .reading(
            14, "the chip hides its PACE", "pace-hidden",
            .init(overall: .failed, check: ("access.protocol.downgrade", "failed"))),
        .reading(
            14, "the chip carries out none of the PACE that it offers", "pace-error",
            .init(overall: .successful, check: ("access.protocol.downgrade", "undetermined (paceFailed)")) {
                $0.access.established == .bac && $0.access.attempts.first?.outcome != .established
            }),
        .reading(
            15, "there is no EF.CardAccess", "bac",
            .init(overall: .successful) {
                $0.entry(.cardAccess)?.state == .absent && $0.access.established == .bac
            }),
        .reading(
            15, "SELECT is answered with 6283", "bac", .init(overall: .successful, deviation: "selectWarning")
        ) { _, command in command.starts(with: [0x00, 0xA4, 0x04]) ? .replacement([0x62, 0x83]) : nil },
    ]

    /// F-3: what chips say to the first command of the search for EF.CardAccess, and where they stand.
    static let cardAccessSearches: [FieldFailureRow] =
        words([0x6985, 0x6A86, 0x6D00, 0x6982, 0x6A81, 0x6A87]) { word in
            .reading(
                3, "the search for EF.CardAccess begins with \(word)", "default",
                .init(overall: .successful) { $0.access.established == .pace },
                fault: { number, _ in number == 0 ? .replacement([word.sw1, word.sw2]) : nil })
        } + [
            .reading(
                3, "the master file is selected by its identifier", "master-file-3f00",
                .init(overall: .successful, way: "masterFileSelected") { $0.access.established == .pace }),
            .reading(
                3, "the master file is selected without its identifier", "master-file-unnamed",
                .init(overall: .successful, way: "masterFileSelectedWithoutIdentifier") {
                    $0.access.established == .pace
                }),
            .reading(
                3, "the master file is selected by no form at all", "default",
                .init(overall: .failed, check: ("access.protocol.downgrade", "failed (paceInfoHidden)")) {
                    $0.access.established == .bac
                },
                fault: { _, command in
                    let isSearch = [[0x00, 0xA4, 0x00], [0x00, 0xA4, 0x02], [0x00, 0xB0, 0x9C]].contains {
                        command.starts(with: $0)
                    }
                    return isSearch ? .replacement([0x6A, 0x82]) : nil
                }),
        ]

    private static func words(
        _ words: [UInt16], _ row: (StatusBytes) -> FieldFailureRow
    ) -> [FieldFailureRow] { words.map { row(StatusBytes(rawValue: $0)) } }

    /// F-11: what chips say to a wrong key.
    static let wrongPasswords: [FieldFailureRow] =
        refusals([0x6300, 0x6982, 0x6985, 0x6988, 0x6A80, 0x6700], "access.wrongPassword")
        + refusals([0x6983], "access.blocked") + refusals([0x6A88], "access.paceRequired")

    private static func refusals(_ words: [UInt16], _ code: String) -> [FieldFailureRow] {
        Self.words(words) { word in
            .reading(
                11, "\(word) at EXTERNAL AUTHENTICATE", "bac", .init(overall: .aborted, error: code),
                fault: { _, command in
                    command[1] == CommandAPDU.Instruction.externalAuthenticate && command[0] == 0x00
                        ? .replacement([word.sw1, word.sw2]) : nil
                })
        }
    }

    /// Reading, lengths and secure messaging.
    static let lengths: [FieldFailureRow] = [
        .reading(
            16, "a chip that gives 192 octets at most", "read-limit",
            .init(overall: .successful, deviation: "readLengthReduced")),
        .reading(
            16, "6700 to whatever goes beyond the end of a file", "wrong-length",
            .init(overall: .successful, deviation: "headerReadFirst")),
        .reading(
            16, "6Cxx to whatever goes beyond the end of a file", "corrected-length",
            .init(overall: .successful, way: "lengthCorrected")),
        .reading(
            16, "at most 100 octets come, whatever is asked for", "short-reads",
            .init(overall: .successful, way: "shortReads")),
        .reading(
            17, "extended Le is answered with 9000 and no data", "extended-length-empty",
            .init(overall: .successful, deviation: "extendedLengthRefused")),
        .reading(
            17, "9000 and no data, behind short length fields", "empty-reads",
            .init(overall: .successful, deviation: "emptyRead")),
        .reading(
            17, "EF.ATR/INFO does not state what the historical bytes announce", "extended-length-unstated",
            .init(overall: .successful, deviation: "bufferSizesNotStated")),
        .reading(
            18, "a signature that comes in pieces", "aa-rsa-chained",
            .init(
                overall: .successful, way: "answerInPieces",
                check: ("chip.activeAuthentication.signature", "successful"))),
        .reading(
            18, "a signature that is cut off", "aa-rsa-truncated",
            .init(
                overall: .undetermined, way: "signatureAskedShort",
                check: ("chip.activeAuthentication.signature", "undetermined (responseTruncated)"))),
        .reading(
            18, "a signature that needs extended length", "aa-rsa-2048",
            .init(overall: .successful, check: ("chip.activeAuthentication.signature", "successful"))),
        .reading(
            19, "the reader does not pass extended length fields on, whatever it states", "extended-length",
            .init(overall: .successful, way: "extendedLengthLost") { $0.recoveries.count == 2 }
        ) { _, command in
            command.count > 7 && command[1] == CommandAPDU.Instruction.readBinary && command[4] == 0x00
                ? .transmissionFailure : nil
        },
        .reading(
            21, "another program resets the chip in EF.DG2", "default",
            .init(overall: .successful) {
                $0.recoveries.map(\.action) == [.reopened] && $0.recoveries.first?.file == .dataGroup(.dg2)
                    && $0.recoveries.first?.code?.rawValue == "card.reset"
            }
        ) {
            number, _ in number == 60 ? .reset : nil
        },
        FieldFailureRow(
            22, "the chip leaves the field in EF.DG2, and is back: no octet is read twice",
            .init(overall: .successful) {
                $0.recoveries.map(\.action) == [.reopened] && $0.recoveries.first?.offset ?? 0 > 1000
                    && $0.exchange?.commands ?? 1000 < 150
            }
        ) {
            let simulated = try SimulatedDocument("default")
            let evidence = await PassportReader.read(
                on: RegainedField(try simulated.channel(), lostAfter: 60), access: try simulated.lines)
            return (evidence, try simulated.judge(evidence))
        },
        .reading(
            23, "the portrait comes last, and no more commands than it takes", "default",
            .init(overall: .successful) {
                $0.applicationFiles.last?.file == .dataGroup(.dg2) && $0.exchange?.commands ?? 1000 < 140
            }),
        FieldFailureRow(
            23, "a reading without the portrait", .init(overall: .successful) { $0.exchange?.commands ?? 1000 < 50 }
        ) {
            let simulated = try SimulatedDocument("default")
            let evidence = try await simulated.read(plan: .withoutPortrait)
            return (evidence, try simulated.judge(evidence))
        },
        .reading(
            25, "protected responses without DO'99'", "no-do99",
            .init(overall: .successful, deviation: "statusObjectAbsent")),
        .reading(26, "a wrong checksum", "bad-mac", .init(overall: .aborted, error: "access.macInvalid")),
        .reading(
            26, "data without protection in a secure channel", "unprotected-response",
            .init(overall: .aborted, error: "access.")),
        .reading(
            27, "a file above 32,767 octets", "default",
            .init(overall: .successful) { $0.octets(of: .dataGroup(.dg2))?.count ?? 0 > 70_000 },
            change: { $0.portrait = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0x5A, count: 70_000) }),
        .reading(
            29, "EF.ATR/INFO is read behind access control only", "extended-length",
            .init(overall: .successful) { $0.entry(.atrInfo)?.isProtected == true && $0.entry(.dir) == nil }),
        .reading(
            30, "the length of a file is indefinite, and its end told by 6282", "indefinite-6282",
            .init(overall: .successful, way: "endOfFileWarning")),
        .reading(
            30, "the same, by 6B00 behind it", "indefinite-9000",
            .init(overall: .successful, way: "endOfFileOffset")),
    ]

    /// Files and machine readable zones.
    static let files: [FieldFailureRow] = [
        .reading(
            28, "EF.COM names a file that EF.SOD does not know", "com-differs",
            .init(overall: .successful, check: ("integrity.com.matchesSOD", "failed (listsDiffer)"))),
        .reading(
            35, "a portrait that is a codestream alone", "portrait-j2k",
            .init(overall: .successful, deviation: "bareCodestream")),
        .reading(
            36, "a portrait by ISO/IEC 39794-5", "iso39794",
            .init(overall: nil, check: ("integrity.dg2.hash", "successful"))),
        .reading(
            37, "a DG13 that is no TLV", "default", .init(overall: .successful),
            change: { $0.files[13] = [0x6D, 0x03, 0xFF, 0xFF, 0xFF] }),
        .reading(
            39, "a file of almost 4 GiB", "huge-file",
            .init(overall: .undetermined, check: ("integrity.dg1.hash", "undetermined (tooLarge)")) {
                $0.exchange?.commands ?? 1000 < 150
            }),
        .reading(
            40, "a document number of twelve characters", "default", .init(overall: .successful),
            change: {
                $0.mrz = [
                    "I<UTOD23145890<7349<<<<<<<<<<<", "7408122F3404159UTO<<<<<<<<<<<2",
                    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
                ]
            }),
        .reading(
            44, "the name of EF.DG11 is in national characters", "national-name",
            .init(overall: nil, check: ("document.dg11.matchesDG1", "successful"))),
        .reading(
            66, "SELECT is taken only where it asks for an answer", "select-p2-00",
            .init(overall: .successful, deviation: "selectWithAnswer")),
        .reading(
            67, "a short identifier gives another file", "sfi-wrong-dg1",
            .init(overall: .successful, deviation: "shortEFOtherFile")),
        .reading(
            68, "EF.COM and EF.SOD are open, the rest is guarded", "open-sod",
            .init(overall: .successful) { $0.applicationFiles.allSatisfy { $0.octets == nil || $0.isProtected } }),
    ]

    /// Passive authentication and what it rests on.
    static let trust: [FieldFailureRow] = [
        .reading(
            45, "no list has the CSCA", "no-anchor",
            .init(overall: .undetermined, check: ("issuer.ds.signature", "undetermined (noAnchor)"))),
        .reading(
            47, "the signer names another key of its CSCA", "aki-mismatch",
            .init(overall: .successful, deviation: "akiMismatch")),
        .reading(49, "PSS parameters that the signature states", "rsa-pss", .init(overall: .successful)),
        .reading(
            55, "a signature that is wrong", "signature-changed",
            .init(overall: .failed, check: ("securityObject.sod.signature", "failed"))),
    ]

    /// Whether the chip is the original, what only terminals with rights read, and what nobody may read.
    static let genuineness: [FieldFailureRow] = [
        .reading(
            57, "a signature in DER", "aa-der",
            .init(
                overall: .successful, deviation: "signatureEncodedAsDER",
                check: ("chip.activeAuthentication.signature", "successful"))),
        .reading(
            58, "a key without ChipAuthenticationInfo", "ca-no-info",
            .init(
                overall: .successful, deviation: "chipAuthenticationInfoMissing",
                check: ("chip.chipAuthentication.keyAgreement", "successful"))),
        .reading(
            59, "a key that nobody signed proves nothing", "dg15-swapped",
            .init(
                overall: .failed,
                check: ("chip.activeAuthentication.signature", "undetermined (keyNotAuthenticated)"))),
        FieldFailureRow(
            60, "fingers for a terminal with certificates",
            .init(overall: .successful) { $0.entry(.dataGroup(.dg3))?.state == .read }
        ) {
            let simulated = try SimulatedDocument("eac")
            let evidence = await PassportReader.read(
                on: try simulated.channel(), access: try simulated.lines,
                options: try simulated.terminalOptions(try simulated.terminalCredentials))
            return (evidence, try simulated.judge(evidence))
        },
        .reading(
            61, "what was typed is in no evidence of a chip that did not open", "pace-only",
            .init(overall: .aborted, error: "access.wrongPassword") { !$0.json().text().contains("D23145890") },
            with: "other"),
    ]

    // MARK: What holds

    @Test("each reading ends as the notes say", arguments: rows)
    func ends(_ row: FieldFailureRow) async throws {
        let (evidence, report) = try await row.run()
        let end = row.end
        let text = ReportText.render(report)
        if let overall = end.overall {
            #expect(report.overall == overall, "\(text)")
        } else {
            #expect(report.overall == .successful || report.overall == .undetermined, "\(text)")
        }
        if let deviation = end.deviation { #expect(report.deviations.contains(deviation), "\(report.deviations)") }
        if let way = end.way { #expect(report.ways.contains(way), "\(report.ways)") }
        let code = evidence.failure?.code.rawValue
        #expect(end.error.map { code?.hasPrefix($0) == true } ?? (code == nil), "\(code ?? "no error")")
        if let (id, state) = end.check {
            let check = try #require(report.checks.first { $0.id.rawValue == id })
            let said = check.reason.map { "\(check.result.rawValue) (\($0.rawValue))" } ?? check.result.rawValue
            #expect(said.hasPrefix(state), "\(said)")
        }
        if let shows = end.shows { #expect(shows(evidence), "\(text)") }
        // What is read can be written down and read again, whatever happened.
        #expect(try Evidence(parsing: evidence.json().octets()).json() == evidence.json())
    }

    @Test("every number of the list has a row, here or in the suite that is named", arguments: 1...68)
    func complete(number: Int) throws {
        let isHere = Self.rows.contains { $0.number == number }
        // A number that is nowhere has no row; one that stands twice hides which of them shows it.
        let places = [isHere, Self.elsewhere[number] != nil, Self.withoutReading.contains(number)]
        #expect(places.count { $0 } == 1)
        guard let file = Self.elsewhere[number] else { return }
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: tests.appendingPathComponent("\(file).swift"), encoding: .utf8)
        let ranges = text.matches(of: /F-(\d+) to F-(\d+)/).compactMap { match -> ClosedRange<Int>? in
            guard let first = Int(match.1), let last = Int(match.2), first <= last else { return nil }
            return first...last
        }
        #expect(Self.numbers(in: text).contains(number) || ranges.contains { $0.contains(number) })
    }

    @Test("Docs/field-notes.md has an entry for each number, and no number that is not in the table")
    func notes() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/field-notes.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(Self.numbers(in: text) == Set(1...68))
        // An entry begins a line, or a row of the table of deviations.
        let entries = text.split(separator: "\n").filter { line in
            ["- F-", "- **F-", "| F-"].contains { line.hasPrefix($0) }
        }
        let begun = entries.flatMap { line in
            Self.numbers(in: String(line.prefix { $0 != "." && $0 != "`" }))
        }
        #expect(Set(begun) == Set(1...68), "\(Set(1...68).symmetricDifference(begun).sorted())")
    }

    private static func numbers(in text: String) -> Set<Int> {
        Set(text.matches(of: /\bF-(\d+)\b/).compactMap { Int($0.1) })
    }
}
