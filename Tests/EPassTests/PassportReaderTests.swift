// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Synchronization
import Testing

/// What went over a channel, and what events came.
final class Log<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])
    func append(_ entry: Entry) { entries.withLock { $0.append(entry) } }
    var all: [Entry] { entries.withLock { $0 } }
}

@Suite("Reading a document, DESIGN.md and issue 2", .timed)
struct PassportReaderTests {
    private static func commands(for length: Int, payload: Int) -> Int { (length + payload - 1) / payload }

    @Test("a document with BAC only takes as few commands as its files need at 231 octets each")
    func commandCount() async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        let evidence = try await simulated.read()
        let reads = evidence.files.reduce(0) { $0 + Self.commands(for: $1.octets?.count ?? 0, payload: 231) }
        // Two for an EF.CardAccess that is not there; SELECT, one read that finds the chip guarded, GET CHALLENGE,
        // EXTERNAL AUTHENTICATE.
        #expect(evidence.exchange?.commands == reads + 6)
        #expect(evidence.entry(.cardAccess)?.state == .absent)
        let files = evidence.applicationFiles
        #expect(files.map(\.file) == [.sod, .com, .dataGroup(.dg1), .dataGroup(.dg11), .dataGroup(.dg2)])
        #expect(files.allSatisfy { $0.isProtected && $0.channel == 1 && $0.state == .read })
        for file in files { #expect(file.octets == simulated.document.files[file.file]) }
    }

    @Test("on a plain chip no file is selected after the application, and no octet but those of EF.SOD is read twice")
    func nothingTwice() async throws {
        let simulated = try SimulatedDocument("plain")
        let log = Log<[UInt8]>()
        let channel = try simulated.channel { _, command in
            log.append(command)
            return nil
        }
        let evidence = await PassportReader.read(on: channel, access: .none)
        #expect(evidence.failure == nil)
        #expect(evidence.access.established == AccessEvidence.AccessProtocol.none)
        let commands = try log.all.map { try CommandAPDU(decoding: $0) }
        // EF.CardAccess, which is not there, was looked for before.
        let selection = try #require(commands.firstIndex { $0.header == [0x00, 0xA4, 0x04, 0x0C] })
        let rest = commands.dropFirst(selection + 1)
        #expect(rest.allSatisfy { $0.instruction == CommandAPDU.Instruction.readBinary })
        #expect(rest.filter { $0.p1 & 0x80 != 0 }.count == evidence.applicationFiles.count + 1)
        let total = evidence.files.reduce(0) { $0 + Self.commands(for: $1.octets?.count ?? 0, payload: 256) }
        #expect(rest.count == total + Self.commands(for: evidence.octets(of: .sod)?.count ?? 0, payload: 256))
    }

    @Test("on a plain chip without EF.SOD the missing file is asked for once, by each way to select it")
    func missingOnce() async throws {
        let log = Log<[UInt8]>()
        let channel = try SimulatedDocument("plain").channel { _, command in
            let isSecurityObject = command[2] == 0x9D || command.suffix(2) == [0x01, 0x1D]
            if isSecurityObject { log.append(command) }
            return isSecurityObject ? .replacement([0x6A, 0x82]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: .none)
        #expect(evidence.applicationFiles.map(\.file) == [.dataGroup(.dg1), .sod, .com, .dataGroup(.dg2)])
        #expect(evidence.entry(.sod)?.state == .absent)
        // By its short identifier, by SELECT, and by SELECT after the application was selected again.
        #expect(log.all.count == 3)
    }

    @Test("files with images or templates may be as long as DG2", arguments: [2, 3, 4, 5, 7])
    func imageLimits(_ number: Int) throws {
        let file = LDSFile.dataGroup(try #require(DataGroupNumber(rawValue: number)))
        #expect(ReadLimits.default.length(of: file) == 1 << 20)
    }

    @Test("a guarded chip without an MRZ asks for one, and no key is tried")
    func mrzRequired() async throws {
        let evidence = try await SimulatedDocument("default").read(AccessInput.none)
        #expect(evidence.failure?.code == .own(.mrzRequired))
        #expect(evidence.access.attempts.isEmpty)
    }

    @Test("a wrong MRZ is tried twice: the challenge may have been changed on the way")
    func wrongPassword() async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        let evidence = try await simulated.read(try simulated.access("other"))
        #expect(evidence.failure?.code.rawValue == "access.wrongPassword")
        #expect(evidence.access.attempts.map(\.outcome) == [.refused, .refused])
        #expect(evidence.applicationFiles.isEmpty)
        #expect(try simulated.judge(evidence).overall == .aborted)
    }

    @Test("computed check digits are tried once, only where printed ones are wrong, and reported")
    func computedCheckDigits() async throws {
        let evidence = try await SimulatedDocument("mrz-misprinted").read()
        #expect(evidence.access.attempts.map(\.checkDigits) == [.printed, .computed])
        #expect(evidence.access.attempts.map(\.outcome) == [.refused, .established])
        #expect(evidence.deviations == ["computedCheckDigits"])
        let everywhere = try await SimulatedDocument("mrz-wrong-everywhere").read()
        #expect(everywhere.access.attempts.map(\.checkDigits) == [.printed])
    }

    @Test("a chip that goes away leaves what was read, and an aborted file")
    func cardLost() async throws {
        let simulated = try SimulatedDocument("card-lost")
        let evidence = try await simulated.read()
        #expect(evidence.failure?.code.rawValue == "card.removed")
        #expect(evidence.applicationFiles.map(\.state) == [.read, .read, .read, .read, .read, .read, .aborted])
        let report = try simulated.judge(evidence)
        #expect(report.overall == .aborted)
        #expect(report.check(.dataGroupHash(.dg1))?.result == .successful)
    }

    @Test("cancelling stops between two commands and says so")
    func cancellation() async throws {
        let simulated = try SimulatedDocument("default")
        let channel = try simulated.channel()
        let lines = try simulated.lines
        let task = Task {
            await PassportReader.read(on: channel, access: lines) { event in
                if case .progress(.dataGroup(.dg2), done: let done, total: _) = event, done > 5000 {
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
        }
        let evidence = await task.value
        #expect(evidence.failure?.code == .own(.cancelled))
        #expect(evidence.entry(.dataGroup(.dg2))?.state == .aborted)
        #expect(evidence.exchange?.commands == channel.commandCount)
        #expect(channel.commandCount < 60)
    }

    @Test("events tell phases, attempts, files and octets in order")
    func events() async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        var events: [ReadEvent] = []
        _ = await PassportReader.read(on: try simulated.channel(), access: try simulated.lines) { events.append($0) }
        let phases = events.compactMap { event -> ReadPhase? in
            if case .phase(let phase) = event { phase } else { nil }
        }
        #expect(phases == [.access, .application, .access, .files])
        #expect(events.contains(.accessStarted(.bac)) && !events.contains(.accessStarted(.pace)))
        let finished = events.compactMap { event -> Int? in
            if case .fileFinished(_, state: .read, statusBytes: _, let length) = event { length } else { nil }
        }
        #expect(finished.count == 5)
        let last = events.compactMap { event -> [Int?]? in
            if case .progress(.dataGroup(.dg2), let done, let total) = event { [done, total] } else { nil }
        }.last
        #expect(last == [finished[4], finished[4]])
    }

    @Test("extended length is used where chip and reader allow it, and only there")
    func extendedLength() async throws {
        let simulated = try SimulatedDocument("extended-length")
        let short = await PassportReader.read(
            on: try simulated.channel(takesExtendedLength: false), access: try simulated.lines)
        #expect(short.entry(.atrInfo) == nil)
        #expect(short.exchange?.commands ?? 0 > 90)
        let long = try await simulated.read()
        #expect(long.entry(.atrInfo)?.state == .read)
        #expect(long.exchange?.commands ?? 100 < 25)
        #expect(try simulated.judge(long).overall == .successful)
        let unsaid = try await SimulatedDocument("default").read()
        #expect(unsaid.entry(.atrInfo) == nil)
    }

    @Test("files above 32,767 octets are read by the odd instruction", arguments: ["default", "plain"])
    func largeFile(_ name: String) async throws {
        let image = [0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0x5A, count: 70_000)
        let simulated = try SimulatedDocument(name) { $0.portrait = image }
        let evidence = try await simulated.read()
        #expect(evidence.octets(of: .dataGroup(.dg2)) == simulated.document.files[.dataGroup(.dg2)])
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test("a data group that is denied once is asked for once more", arguments: ["default", "plain"])
    func denied(_ name: String) async throws {
        let simulated = try SimulatedDocument(name) { $0.files[13] = [0x6D, 0x02, 0x04, 0x00] }
        // The first command for DG13 is the one before DG2: its number follows from a reading without the fault.
        let number = Log<Int>()
        var count = 0
        let probe = try simulated.channel { index, _ in
            number.append(index)
            return nil
        }
        _ = await PassportReader.read(on: probe, access: try simulated.lines) { event in
            if event == .fileStarted(.dataGroup(.dg13)) { count = number.all.count }
        }
        let target = count
        let channel = try simulated.channel { index, _ in index == target ? .replacement([0x69, 0x82]) : nil }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil)
        #expect(evidence.entry(.dataGroup(.dg13))?.state == .read)
        #expect(evidence.recoveries.map(\.file) == [.dataGroup(.dg13)] && evidence.deviations.isEmpty)
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test("a data group that is denied each time is marked, and reading goes on", arguments: ["default", "plain"])
    func deniedForEver(_ name: String) async throws {
        let simulated = try SimulatedDocument(name) { $0.files[13] = [0x6D, 0x02, 0x04, 0x00] }
        let channel = try simulated.channel { _, command in
            let isSelected = command.starts(with: [0x00, 0xA4, 0x02]) && command.suffix(1) == [0x0D]
            let isRead = command[1] == 0xB0 && command[2] == 0x8D
            return isRead || isSelected ? .replacement([0x69, 0x82]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil)
        #expect(evidence.entry(.dataGroup(.dg13))?.state == .accessDenied)
        #expect(evidence.entry(.dataGroup(.dg2))?.state == .read)
        let report = try simulated.judge(evidence)
        #expect(report.overall == .undetermined)
        #expect(report.check(.dataGroupHash(.dg13))?.reason == .accessDenied)
        #expect(evidence.deviations == (name == "default" ? ["channelReopened"] : []))
    }

    @Test(
        "a chip that drops the channel over a read that is too large is opened again and asked for less (F-16)",
        arguments: [0x6988, 0x6987, 0x6700, 0x6F00], [192, 160])
    func channelDropped(_ word: Int, _ largest: Int) async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        let isDropped = Mutex(false)
        let channel = try simulated.channel { _, command in
            isDropped.withLock { isDropped in
                // Until the application is selected anew the chip says the same for ever.
                if command.starts(with: [0x00, 0xA4]) { isDropped = false }
                let isRead = command.count > 8 && command[0] == 0x0C && command[1] == 0xB0
                if isRead, command[5...6] == [0x97, 0x01], Int(command[7]) > largest { isDropped = true }
                return isDropped ? .replacement([UInt8(word >> 8), UInt8(word & 0xFF)]) : nil
            }
        }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil)
        #expect(Set(evidence.deviations) == ["channelReopened", "readLengthReduced"])
        for file in evidence.applicationFiles { #expect(file.octets == simulated.document.files[file.file]) }
        // Once by accident, then once for each length.
        let reopened = largest == 192 ? 2 : 3
        #expect(evidence.access.attempts.map(\.outcome) == .init(repeating: .established, count: 1 + reopened))
        #expect(evidence.applicationFiles.allSatisfy { $0.channel == 1 + reopened })
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test("a chip that drops the channel whatever is asked for is given up, and the file is marked")
    func channelDroppedForEver() async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        let channel = try simulated.channel { _, command in command[0] == 0x0C ? .replacement([0x69, 0x88]) : nil }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure?.code.rawValue == "access.channelLost")
        #expect(evidence.failure?.statusBytes?.description == "6988")
        #expect(evidence.applicationFiles.map(\.state) == [.aborted])
        #expect(evidence.access.attempts.count == 5)
        #expect(channel.commandCount < 25)
    }

    @Test("a chip that does not open again to the same password is another one, and the file is aborted")
    func notReopened() async throws {
        let simulated = try SimulatedDocument(SimulatedDocument.basic)
        let authentications = Mutex(0)
        let channel = try simulated.channel { _, command in
            if command[0] == 0x0C { return .replacement([0x69, 0x88]) }
            guard command[1] == 0x82 else { return nil }
            return authentications.withLock { count in
                count += 1
                return count > 1 ? .replacement([0x63, 0x00]) : nil
            }
        }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure?.code.rawValue == "read.otherDocument")
        #expect(evidence.applicationFiles.map(\.state) == [.aborted])
    }

    /// Where a reading of the profile with extended length sends its commands after access control.
    private func commandNumbers(of simulated: SimulatedDocument) async throws -> (masterFile: Int, securityObject: Int)
    {
        let commands = Log<[UInt8]>()
        var securityObject = 0
        let probe = try simulated.channel { _, command in
            commands.append(command)
            return nil
        }
        _ = await PassportReader.read(on: probe, access: try simulated.lines) { event in
            if event == .fileStarted(.sod) { securityObject = commands.all.count }
        }
        return (try #require(commands.all.firstIndex { $0[0] == 0x0C }), securityObject)
    }

    @Test("a chip that ends the channel when its application is left is read with short length fields (F-10)")
    func masterFileEndsChannel() async throws {
        let simulated = try SimulatedDocument("extended-length") { $0.accessControl = .basic }
        let number = try await commandNumbers(of: simulated).masterFile
        let channel = try simulated.channel { index, _ in index == number ? .replacement([0x68, 0x82]) : nil }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil)
        #expect(evidence.entry(.atrInfo) == nil)
        #expect(evidence.deviations.isEmpty && evidence.recoveries.count == 1)
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test("a chip that takes the second selection of its application for a new beginning is opened again")
    func selectionEndsAccess() async throws {
        let simulated = try SimulatedDocument("extended-length") { $0.accessControl = .basic }
        let number = try await commandNumbers(of: simulated).securityObject
        let channel = try simulated.channel { index, _ in index == number ? .replacement([0x69, 0x82]) : nil }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil)
        #expect(evidence.entry(.sod)?.state == .read)
        #expect(evidence.deviations.isEmpty && evidence.recoveries.count == 1)
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    private func failure(of session: inout CardSession<SimulatedChipChannel>) async -> ReadError? {
        do throws(ReadError) {
            _ = try await session.transmit(.readBinary(shortEF: 0x1E, expectedLength: 8))
            return nil
        } catch {
            return error
        }
    }

    @Test("after a lost channel no command goes out without protection until the chip is reset")
    func noPlainCommand() async throws {
        let simulated = try SimulatedDocument("default")
        let channel = try simulated.channel { index, _ in index == 4 ? .replacement([0x90, 0x00]) : nil }
        var session = CardSession(on: channel)
        try await session.selectApplication()
        let fields = try AccessKeyFields.parse("L898902C3,740812,340415")
        try await session.openByBAC(AccessKey(fields: fields, variant: .computed))
        #expect(await failure(of: &session) == nil)
        #expect(await failure(of: &session)?.code.rawValue == "access.unprotectedResponse")
        #expect(await failure(of: &session)?.code.rawValue == "access.channelClosed")
        #expect(channel.commandCount == 5)
    }

    @Test("a session whose channel is open is not opened once more: no command goes out (4.1)")
    func openOnce() async throws {
        let channel = try SimulatedDocument("pace-and-bac").channel()
        var session = CardSession(on: channel)
        let fields = try AccessKeyFields.parse("L898902C3,740812,340415")
        let kind = try #require(PACEProtocol(mapping: .generic, keyAgreement: .ecdh, cipher: .aes128))
        let infos = try SecurityInfos([.pace(PACEInfo(paceProtocol: kind, parameterID: 13))])
        let candidate = try #require(PACEOffer(infos).candidates.first)
        try await session.openByPACE(candidate, password: PACEPassword.mrz(fields))
        let sent = channel.commandCount
        var codes: [String] = []
        do {
            try await session.openByPACE(candidate, password: PACEPassword.mrz(fields))
        } catch {
            codes.append(error.code.rawValue)
        }
        do {
            try await session.openByBAC(AccessKey(fields: fields, variant: .computed))
        } catch {
            codes.append(error.code.rawValue)
        }
        #expect(codes == ["channel.invalidCommand", "channel.invalidCommand"])
        #expect(channel.commandCount == sent)
        try await session.selectApplication()
        #expect(await failure(of: &session) == nil && session.channelNumber == 1)
    }

    @Test("a chip that drops the channel with each file that it denies is opened again after each (F-24)")
    func deniedOften() async throws {
        let tags: [Int: UInt8] = [5: 0x65, 7: 0x67, 11: 0x6B, 12: 0x6C, 13: 0x6D]
        let denied = tags.keys.sorted()
        let simulated = try SimulatedDocument("default") { description in
            for (number, tag) in tags { description.files[number] = [tag, 0x02, 0x04, 0x00] }
        }
        let channel = try simulated.channel { _, command in
            guard command.starts(with: [0x0C, 0xB0]), command[2] & 0x80 != 0 else { return nil }
            return denied.contains(Int(command[2] & 0x1F)) ? .replacement([0x69, 0x82]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil)
        #expect(evidence.files.filter { $0.state == .accessDenied }.count == denied.count)
        #expect(evidence.entry(.dataGroup(.dg2))?.state == .read)
        // The first word may have been an accident; then it is known.
        #expect(evidence.access.attempts.count == 2 + denied.count)
        #expect(try simulated.judge(evidence).overall == .undetermined)
    }

    @Test(
        "whatever word stands in for one response, the reading ends, and success means that the octets are the signed ones",
        arguments: ["default", "extended-length", "plain"],
        TestShare.of(
            [0x6982, 0x6985, 0x6987, 0x6988, 0x6700, 0x6B00, 0x6F00, 0x6A82, 0x6882, 0x6282, 0x6100, 0x6C08, 0x9000],
            oneOf: 3))
    func anyWord(_ name: String, _ word: Int) async throws {
        let simulated = try SimulatedDocument(name)
        let plan = ReadPlan(requested: [.dg1])
        let whole = try await simulated.read(plan: plan)
        for target in 0..<(whole.exchange?.commands ?? 0) {
            let channel = try simulated.channel { index, _ in
                index == target ? .replacement([UInt8(word >> 8), UInt8(word & 0xFF)]) : nil
            }
            let evidence = await PassportReader.read(on: channel, access: try simulated.lines, plan: plan)
            #expect(channel.commandCount < 60, "response \(target)")
            #expect(Set(evidence.files.map(\.file)).count == evidence.files.count)
            guard try simulated.judge(evidence).overall == .successful else { continue }
            for file in [LDSFile.sod, .dataGroup(.dg1)] {
                #expect(evidence.octets(of: file) == simulated.document.files[file], "response \(target)")
            }
        }
    }

    @Test("DG3 and DG4 are never asked for, and stay outside the result")
    func extendedAccess() async throws {
        let simulated = try SimulatedDocument("default") { $0.files[3] = [0x63, 0x02, 0x04, 0x00] }
        let evidence = try await simulated.read(plan: ReadPlan())
        #expect(evidence.entry(.dataGroup(.dg3)) == nil)
        let report = try simulated.judge(evidence)
        #expect(report.overall == .successful)
        #expect(report.files.first { $0.file == "DG3" }?.state == .presentNotRead)
        #expect(ReadPlan(requested: [.dg3, .dg4, .dg1]).dataGroups(listed: nil) == [.dg1])
    }

    @Test("a plan reads what it names, DG2 last")
    func plan() async throws {
        #expect(ReadPlan().dataGroups(listed: [.dg2, .dg14, .dg1, .dg4]) == [.dg14, .dg1, .dg2])
        #expect(
            ReadPlan(requested: [.dg1, .dg11]).dataGroups(listed: [.dg1, .dg2, .dg11, .dg14, .dg15])
                == [.dg14, .dg1, .dg15, .dg11])
        let without = ReadPlan(requested: [.dg1], skippedProtocols: [.activeAuthentication])
        #expect(without.dataGroups(listed: [.dg1, .dg14, .dg15]) == [.dg14, .dg1])
        #expect(ReadPlan(skipped: [.dg2]).dataGroups(listed: [.dg1, .dg2]) == [.dg1])
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read(plan: ReadPlan(requested: [.dg1]))
        #expect(evidence.applicationFiles.map(\.file).prefix(4) == [.sod, .com, .dataGroup(.dg14), .dataGroup(.dg1)])
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test(
        "no hostile chip is successful unless its octets are those that were signed",
        arguments: SimulatorProfile.hostile)
    func hostile(_ profile: SimulatorProfile) async throws {
        let simulated = try SimulatedDocument(profile.name)
        let evidence = try await simulated.read()
        let report = try simulated.judge(evidence)
        let isWhole = simulated.document.files.allSatisfy { evidence.octets(of: $0.key) == $0.value }
        #expect((report.overall == .successful) == isWhole)
        #expect(evidence.exchange?.commands ?? 1000 < 300)
    }

    @Test("a chip that says without end that more octets wait is given up", arguments: [true, false])
    func endless(isPlain: Bool) async throws {
        let chip = ScriptedChip { $0[1] == 0xA4 ? [0x90, 0x00] : isPlain ? [0x01, 0x61, 0xFF] : [0x61, 0x10] }
        let evidence = await PassportReader.read(on: chip, access: .none)
        #expect(evidence.failure?.code == .own(.noProgress))
        #expect(chip.count < 50)
    }

    @Test("a chip that hands out one octet at a time is given up")
    func crumbs() async throws {
        let chip = ScriptedChip { command in
            guard command[1] == 0xB0 else { return [0x90, 0x00] }
            return command[2] & 0x80 != 0 ? [0x61, 0x82, 0x10, 0x00, 0x90, 0x00] : [0x00, 0x90, 0x00]
        }
        let evidence = await PassportReader.read(on: chip, access: .none)
        #expect(evidence.failure?.code == .own(.noProgress))
        #expect(chip.count < 300)
    }

    @Test("a limit on commands ends the reading")
    func commandLimit() async throws {
        let simulated = try SimulatedDocument("default")
        var options = PassportReader.Options()
        options.limits.commands = 20
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: options)
        #expect(evidence.failure?.code == .own(.limitExceeded))
        #expect(evidence.exchange?.commands == 20)
    }

    @Test("a chip that does not take short identifiers is read by SELECT")
    func selectFallback() async throws {
        let simulated = try SimulatedDocument("plain")
        let channel = try simulated.channel { _, command in
            command[1] == 0xB0 && command[2] & 0x80 != 0 ? .replacement([0x6A, 0x86]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: .none)
        #expect(evidence.deviations == ["shortEFNotSupported"])
        #expect(try simulated.judge(evidence).check(.dataGroupHash(.dg2))?.result == .successful)
    }

    @Test("a recorded conversation plays back, command for command, to the same files")
    func playback() async throws {
        let simulated = try SimulatedDocument("plain")
        let recorder = RecordingChannel(try simulated.channel())
        let recorded = await PassportReader.read(on: recorder, access: .none)
        let player = PlaybackChannel(
            try UnsafeTranscript(parsing: recorder.transcript.text), properties: recorder.properties)
        let played = await PassportReader.read(on: player, access: .none)
        try player.finish()
        #expect(played.failure == nil)
        #expect(played.files == recorded.files)
    }

    @Test("a scripted plain chip sees exactly these commands")
    func scripted() async throws {
        let script = """
            > 00B09C0000
            < 6A82
            > 00A4020C02011C
            < 6A82
            > 00A4040C07A0000002471001
            < 6A82
            > 00A4040C07A0000002471001
            < 6A82
            > 00A4000C023F00
            < 6A86
            > 00A4000C
            < 6D00
            > 00B09E0000
            < 6A82
            > 00A4020C022F00
            < 6A82
            """
        let channel = PlaybackChannel(try UnsafeTranscript(parsing: script))
        let evidence = await PassportReader.read(on: channel, access: .none)
        try channel.finish()
        #expect(evidence.failure?.code == .own(.applicationMissing))
        #expect(evidence.failure?.statusBytes == .fileNotFound)
        #expect(evidence.failure?.phase == .application)
    }
}
