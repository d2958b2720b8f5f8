// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
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

private let authenticate = CommandAPDU.Instruction.generalAuthenticate
private let manage = CommandAPDU.Instruction.manageSecurityEnvironment
private let challenge = CommandAPDU.Instruction.getChallenge

@Suite("The chip access procedure where chip, reader or user do not go along, Doc 9303-11 4.2", .timed)
struct AccessFailureTests {
    /// Answers every plain READ BINARY with this EF.CardAccess and lets everything else through.
    private static func cardAccess(_ octets: [UInt8]) -> @Sendable (Int, [UInt8]) -> ChannelFault? {
        { _, command in
            guard command[0] == 0, command[1] == CommandAPDU.Instruction.readBinary, command[2] != 0x9D,
                command[2] != 0x9E, command[2] != 0x81
            else { return nil }
            let offset = command[2] & 0x80 != 0 ? 0 : Int(command[2]) << 8 | Int(command[3])
            let wanted = command.count == 5 ? (command[4] == 0 ? 256 : Int(command[4])) : 65_536
            return .replacement(Array(octets.dropFirst(offset).prefix(wanted)) + [0x90, 0x00])
        }
    }

    @Test(
        "an EF.CardAccess that is none is kept and named, and BAC opens the chip under auto",
        arguments: ["3100", "31020500", "3103300106", "310A3008060604007F000702"])
    func malformed(_ text: String) async throws {
        let content = try #require(octets(text))
        let run = try await AccessRun("pace-and-bac", fault: Self.cardAccess(content))
        #expect(run.evidence.octets(of: .cardAccess) == content)
        #expect(run.access.established == .bac && run.count(manage) == 0)
        let refused = try await AccessRun("pace-and-bac", method: .pace, fault: Self.cardAccess(content))
        #expect(refused.code == "access.paceNotOffered")
    }

    @Test("an EF.CardAccess that is not decodable is a named deviation")
    func named() async throws {
        let run = try await AccessRun("pace-and-bac", fault: Self.cardAccess([0x30, 0x02, 0x05, 0x00]))
        #expect(run.evidence.deviations.contains("cardAccessMalformed"))
    }

    @Test("an EF.CardAccess of nothing but a bad entry is a list, and what the entry offers is open")
    func badEntry() async throws {
        let run = try await AccessRun("pace-and-bac", fault: Self.cardAccess([0x31, 0x02, 0x05, 0x00]))
        #expect(!run.evidence.deviations.contains("cardAccessMalformed"))
        #expect(run.access.skipped.map(\.reason) == [.malformed])
    }

    @Test("an EF.CardAccess that says it is longer than any is not read")
    func tooLong() async throws {
        let run = try await AccessRun(
            "pace-and-bac", fault: Self.cardAccess([0x31, 0x82, 0x80, 0x00] + [UInt8](repeating: 0, count: 300)))
        #expect(run.evidence.entry(.cardAccess)?.state == .tooLarge)
        #expect(run.access.established == .bac)
        #expect(run.evidence.exchange?.commands ?? 100 < 40)
    }

    @Test(
        "an EF.CardAccess of too many offers is none, one of as many as are read is bounded, and the bundle is read again",
        arguments: [700, SecurityInfos.maximumEntries + 1, SecurityInfos.maximumEntries])
    func manyOffers(_ count: Int) async throws {
        // id-PACE-ECDH-GM-AES-CBC-CMAC-128, version 2, with an id of two octets each time another.
        let head = try #require(octets("3013060A04007F00070202040202020102"))
        var entries: [UInt8] = []
        for number in 0..<count {
            entries += head + [0x02, 0x02, 0x40 | UInt8(number >> 8), UInt8(number & 0xFF)]
        }
        let file = [0x31, 0x82, UInt8(entries.count >> 8), UInt8(entries.count & 0xFF)] + entries
        let run = try await AccessRun("pace-and-bac", fault: Self.cardAccess(file))
        let isRead = count <= SecurityInfos.maximumEntries
        #expect(run.evidence.deviations.contains("cardAccessMalformed") == !isRead)
        #expect(run.access.skipped.count == (isRead ? 64 : 0))
        // EF.DG14 names PACE, so that the file is read once more, and the chip opened again.
        #expect(run.access.established == .bac && run.attempts.count == 2 && run.count(manage) == 0)
        let bundle = run.evidence.json().octets()
        #expect(try Evidence(parsing: bundle).json().octets() == bundle)
    }

    @Test(
        "whatever a chip answers to the search for EF.CardAccess, access control goes on (F-3, F-15)",
        arguments: [
            0x6982, 0x6983, 0x6985, 0x6986, 0x6A81, 0x6A82, 0x6A86, 0x6A87, 0x6D00, 0x6E00, 0x6700, 0x6F00, 0x6282,
        ])
    func ladder(_ word: Int) async throws {
        let reply: [UInt8] = [UInt8(word >> 8), UInt8(word & 0xFF)]
        let isOver = Mutex(false)
        let run = try await AccessRun(SimulatedDocument.basic) { _, command in
            isOver.withLock { isOver in
                if command.starts(with: [0x00, 0xA4, 0x04]) { isOver = true }
                return isOver ? nil : .replacement(reply)
            }
        }
        #expect(run.code == nil && run.access.established == .bac)
        #expect(run.evidence.exchange?.commands ?? 100 < 30)
    }

    @Test("a chip whose master file has to be selected first is opened by PACE, and again after each reset (F-3)")
    func masterFileFirst() async throws {
        // Until SELECT of the master file without a name, nothing is found; a reset begins anew.
        let isSelected = Mutex(false)
        let run = try await AccessRun("pace-second-try") { _, command in
            isSelected.withLock { isSelected in
                if command.starts(with: [0x00, 0xA4, 0x00, 0x0C]) {
                    guard command.count == 4 else { return .replacement([0x6A, 0x86]) }
                    isSelected = true
                    return .replacement([0x62, 0x83])
                }
                if isSelected { return nil }
                return .replacement([0x6A, 0x82])
            }
        }
        #expect(run.code == nil && run.access.established == .pace && run.attempts.count == 2)
        #expect(run.evidence.deviations.contains("selectWarning"))
        let reset = try #require(run.plainInstructions.lastIndex(of: 0xFF))
        #expect(run.plainInstructions.dropFirst(reset + 1).prefix(3) == [0xA4, 0xA4, manage])
    }

    @Test("the chip goes away in the middle of PACE: one failed attempt, and nothing after it", arguments: 0..<5)
    func removed(_ step: Int) async throws {
        let seen = Mutex(0)
        let run = try await AccessRun("pace-and-bac") { _, command in
            guard [manage, authenticate].contains(command[1]), command[0] != 0x0C else { return nil }
            return seen.withLock { seen in
                seen += 1
                return seen == step + 1 ? .removal : nil
            }
        }
        #expect(run.code == "card.removed" && run.attempts.map(\.outcome) == [.failed])
        #expect(run.count(challenge) == 0)
        let report = Inspection.judge(
            run.evidence, trust: try TrustSnapshot(anchors: []), at: SimulatedDocument.time)
        #expect(report.overall == .aborted)
    }

    @Test("cancelled in the middle of PACE: it stops between two commands")
    func cancelled() async throws {
        let simulated = try SimulatedDocument("pace-and-bac")
        let channel = try simulated.channel { _, command in
            if command[0] == 0x10 { withUnsafeCurrentTask { $0?.cancel() } }
            return nil
        }
        let lines = try simulated.lines
        let evidence = await Task { await PassportReader.read(on: channel, access: lines) }.value
        #expect(evidence.failure?.code == .own(.cancelled))
        #expect(evidence.failure?.phase == .access)
        #expect(evidence.access.attempts.map(\.outcome) == [.failed])
        #expect(channel.commandCount < 10)
    }

    @Test("a limit on commands holds inside PACE too")
    func commandLimit() async throws {
        let simulated = try SimulatedDocument("pace-and-bac")
        var options = PassportReader.Options()
        options.limits.commands = 4
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: options)
        #expect(evidence.failure?.code == .own(.limitExceeded) && evidence.exchange?.commands == 4)
    }

    private static func dh(_ description: inout DocumentDescription, _ others: [PACECombination?]) {
        description.accessControl = .paceAndBasic
        description.pace = ([.init(.generic, .dh(.modp2048Subgroup256), .aes256)] + others).compactMap { $0 }
    }

    @Test("a reader with short length fields passes over a 2048-bit group and takes the next offer")
    func readerTooShort() async throws {
        let run = try await AccessRun("pace-and-bac", takesExtendedLength: false) {
            Self.dh(&$0, [.init(.generic, .dh(.modp1024Subgroup160), .tripleDES)])
        }
        #expect(run.code == nil && run.access.paceOffer?.parameterName == "MODP-1024-160")
        #expect(run.access.skipped.map(\.reason) == [.readerTooShort])
        let only = try await AccessRun("pace-and-bac", method: .pace, takesExtendedLength: false) { Self.dh(&$0, []) }
        #expect(only.code == "access.paceNotOffered" && only.count(manage) == 0)
        #expect(only.evidence.failure?.message.english.contains("too long for this reader") == true)
        let extended = try await AccessRun("pace-and-bac", method: .pace) { Self.dh(&$0, []) }
        #expect(extended.code == nil && extended.access.paceOffer?.parameterName == "MODP-2048-256")
    }

    @Test(
        "an answer that does not verify, twice, ends the procedure: no other offer, no BAC",
        arguments: [
            "pace-map-off-curve", "pace-map-infinity", "pace-map-short", "pace-off-curve", "pace-infinity",
            "pace-same-key",
            "pace-short-key", "pace-long-key", "pace-dh-outside-subgroup", "pace-dh-neutral", "pace-wrong-token",
            "pace-nonce-short",
        ])
    func hostile(_ profile: String) async throws {
        let run = try await AccessRun(profile)
        #expect(run.code?.hasPrefix("access.") == true && run.attempts.map(\.outcome) == [.failed, .failed])
        #expect(run.attempts.first?.step?.hasPrefix("GENERAL AUTHENTICATE") == true)
        #expect(run.count(challenge) == 0)
        #expect(run.evidence.applicationFiles.isEmpty)
    }

    @Test("a chip that drops the channel is opened again by the offer and the password that had opened it (F-16)")
    func reopened() async throws {
        let isDropped = Mutex(false)
        let lines = try SimulatedDocument("pace-3des-first").lines
        let run = try await AccessRun("pace-3des-first", try lines.with(can: "123456"), plan: .default) { _, command in
            isDropped.withLock { isDropped in
                if command[1] == manage { isDropped = false }
                let isRead = command.count > 8 && command[0] == 0x0C && command[1] == 0xB0
                if isRead, command[5...6] == [0x97, 0x01], Int(command[7]) > 192 { isDropped = true }
                return isDropped ? .replacement([0x69, 0x88]) : nil
            }
        }
        #expect(run.code == nil)
        // Once, it may have been an accident.
        #expect(run.attempts.map(\.outcome) == [.established, .established, .established])
        #expect(run.attempts.map(\.password) == [.can, .can, .can])
        #expect(Set(run.attempts.map(\.paceOffer)).count == 1)
        #expect(Set(run.evidence.deviations) == ["channelReopened", "readLengthReduced"])
        #expect(run.evidence.applicationFiles.allSatisfy { $0.state == .read && $0.channel == 3 })
    }

    @Test("buffer sizes of a chip with PACE are read in the master file, before its application is selected")
    func bufferSizes() async throws {
        let run = try await AccessRun("extended-length", plan: .default) { $0.accessControl = .paceAndBasic }
        #expect(run.code == nil && run.access.established == .pace)
        #expect(run.evidence.entry(.atrInfo)?.state == .read && run.evidence.entry(.atrInfo)?.isProtected == true)
        #expect(run.evidence.exchange?.commands ?? 100 < 25)
        #expect(run.evidence.files.map(\.file).prefix(3) == [.cardAccess, .atrInfo, .sod])
    }

    @Test(
        "where the chip authentication mapping is offered, EF.CardSecurity is read, and EF.DIR as it has a copy of it")
    func cardSecurity() async throws {
        let run = try await AccessRun("pace-cam")
        #expect(run.code == nil && run.access.paceOffer?.mapping == .chipAuthentication)
        #expect(run.evidence.files.map(\.file).prefix(4) == [.cardAccess, .cardSecurity, .dir, .sod])
        #expect(
            run.evidence.entry(.cardSecurity)?.state == .read && run.evidence.entry(.cardSecurity)?.isProtected == true)
        #expect(run.evidence.entry(.dir)?.state == .read)
        #expect(try await AccessRun("pace-and-bac").evidence.entry(.cardSecurity) == nil)
    }

    @Test(
        "a file of the master file over which the chip drops the channel, whatever its word, costs that file alone (F-24)",
        arguments: [("pace-cam", 0x9D), ("pace-cam", 0x9E), ("extended-length", 0x81)],
        [0x6982, 0x6985, 0x6988, 0x6A82, 0x6A86, 0x6700, 0x6F00])
    func masterFileDrops(_ place: (profile: String, file: UInt8), _ word: Int) async throws {
        let state = Mutex((isDropped: false, isInApplication: false))
        let run = try await AccessRun(place.profile) {
            if place.profile == "extended-length" { $0.accessControl = .paceAndBasic }
        } fault: { _, command in
            state.withLock { state in
                if command[1] == manage { state.isDropped = false }
                if command[1] == CommandAPDU.Instruction.select, command[2] == 0x04 { state.isInApplication = true }
                let isFile =
                    command[1] == CommandAPDU.Instruction.readBinary && command[2] == place.file
                if command[0] == 0x0C, isFile, !state.isInApplication { state.isDropped = true }
                return state.isDropped ? .replacement([UInt8(word >> 8), UInt8(word & 0xFF)]) : nil
            }
        }
        #expect(run.code == nil && run.access.established == .pace && run.count(challenge) == 0)
        let dropped = run.evidence.files.filter { $0.file.application == .masterFile && $0.state != .read }
        #expect(dropped.map(\.state) == [word == 0x6A82 ? .absent : .accessDenied])
        #expect(dropped.first?.statusBytes?.rawValue == UInt16(word))
        // Once by accident, and once more to go on.
        #expect(run.attempts.map(\.outcome) == [AccessAttempt.Outcome](repeating: .established, count: 3))
        #expect(run.evidence.applicationFiles.allSatisfy { $0.state == .read && $0.isProtected })
    }

    @Test("a bundle from before PACE is read, and says no more than it did")
    func oldBundle() throws {
        let text = """
            {"schema":"epass-evidence/1","tool":{"name":"epass","version":"0.1.0"},"startedAt":null,"reader":null,
            "access":{"protocol":"BAC","mapping":null,"cipher":"3DES","parameterId":null,"attempts":[
            {"protocol":"BAC","checkDigits":"printed","outcome":"established","code":null,"statusWord":null}]},
            "files":[],"printed":{"source":"triple","fields":[]},"exchange":null,"deviations":[],"error":null}
            """
        let evidence = try Evidence(parsing: Array(text.utf8))
        #expect(evidence.access.established == .bac && evidence.access.cipher == "3DES")
        #expect(evidence.access.password == nil && evidence.access.milliseconds == nil)
        #expect(evidence.access.attempts.count == 1 && evidence.access.skipped.isEmpty)
        #expect(try Evidence(parsing: evidence.json().octets()).access == evidence.access)
    }

    @Test(
        "a bundle whose words about PACE do not belong together is refused",
        arguments: [
            ("\"mapping\": \"GM\"", "\"mapping\": \"IM\""), ("ECDH-GM-AES-CBC-CMAC-128", "ECDH-GM-AES-CBC-CMAC-256"),
            ("\"parameterId\": 13", "\"parameterId\": \"13\""), ("\"password\": \"mrz\"", "\"password\": \"123456\""),
            ("\"parameterName\": \"brainpoolP256r1\"", "\"parameterName\": \"P-521\""),
            ("\"cipher\": \"AES-128\"", "\"cipher\": \"AES-256\""),
            ("\"skipped\": []", "\"skipped\": [{}]"), ("\"parameterReference\": false", "\"parameterReference\": 0"),
        ])
    func faults(_ old: String, _ new: String) async throws {
        let text = try await AccessRun("pace-and-bac").evidence.json().text()
        let range = try #require(text.range(of: old))
        let changed = text.replacingCharacters(in: range, with: new)
        #expect { try Evidence(parsing: Array(changed.utf8)) } throws: {
            ($0 as? EvidenceError)?.code == .own(.memberInvalid)
        }
    }
}
