// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTLV
import EPassTestSupport
import Foundation
import Testing

/// One reading of a simulated chip that is traced, with the whole conversation beside the trace.
struct TracedRun {
    let evidence: Evidence
    let octets: [UInt8]
    let entries: [UnsafeTranscript.Entry]

    init(
        _ simulated: SimulatedDocument, isUnsafe: Bool = false, access: AccessInput? = nil, random: [UInt8]? = nil,
        plan: ReadPlan = .default, fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) async throws {
        let lines = Log<[UInt8]>()
        let inner = RecordingChannel(try simulated.channel(fault: fault))
        let writer = TraceWriter(
            isUnsafe: isUnsafe, properties: inner.properties, startedAt: SimulatedDocument.time
        ) { lines.append($0) }
        var options = PassportReader.Options()
        if let random { options.random = RandomSource(fixed: random) }
        let outer = RecordingChannel(inner) { writer.record($0) }
        evidence = await PassportReader.read(
            on: outer, access: try access ?? simulated.lines, plan: plan, options: options
        ) { writer.note($0) }
        #expect(outer.transcript.entries.isEmpty)
        octets = lines.all.flatMap { $0 }
        entries = inner.transcript.entries
    }

    var text: String { String(decoding: octets, as: UTF8.self) }
    var sent: [[UInt8]] {
        entries.compactMap { entry -> [UInt8]? in if case .command(let octets) = entry { octets } else { nil } }
    }
    var received: [[UInt8]] {
        entries.compactMap { entry -> [UInt8]? in if case .response(let octets) = entry { octets } else { nil } }
    }
    var trace: Trace { get throws { try Trace(parsing: octets) } }
}

@Suite("A trace of a reading, epass-trace/1", .timed)
struct TraceTests {
    // MARK: what it has

    @Test("has each command and each answer with number, lengths and status bytes, as they went over the channel")
    func complete() async throws {
        let run = try await TracedRun(try SimulatedDocument("default"))
        #expect(run.evidence.failure == nil)
        let trace = try run.trace
        let commands = trace.steps.filter { $0.event == .command }
        #expect(commands.count == run.evidence.exchange?.commands)
        #expect(commands.compactMap(\.number) == Array(1...commands.count))
        let (sent, received) = (run.sent, run.received)
        #expect(commands.compactMap { $0.command?.head } == sent.map { Array($0.prefix(4)) })
        #expect(commands.compactMap { $0.command?.length } == sent.map(\.count))
        #expect(commands.compactMap { $0.answer?.length } == received.map(\.count))
        let words = received.map { StatusBytes(sw1: $0[$0.count - 2], sw2: $0[$0.count - 1]) }
        #expect(commands.compactMap { $0.answer?.statusBytes } == words)
        #expect(!trace.isUnsafe && !trace.isCut && trace.head.startedAt == SimulatedDocument.time)
        #expect(zip(trace.steps, trace.steps.dropFirst()).allSatisfy { $0.milliseconds <= $1.milliseconds })
        #expect(Set(commands.compactMap(\.phase)).isSuperset(of: [.access, .files]))
        #expect(commands.contains { $0.file == .dataGroup(.dg2) } && commands.contains { $0.file == .sod })
    }

    @Test("names the data objects of PACE and of secure messaging by tag and length, and what is public by value")
    func objects() async throws {
        let trace = try await TracedRun(try SimulatedDocument("default")).trace
        let steps = trace.steps.filter { $0.command?.isProtected == false }
        let environment = try #require(steps.first { $0.command?.instruction == 0x22 }?.command)
        #expect(environment.objects.map(\.tag).prefix(2) == [0x80, 0x83])
        #expect(environment.mechanism == "0.4.0.127.0.7.2.2.4.2.2" && environment.password == 1)
        let authentications = steps.filter { $0.command?.instruction == 0x86 }
        #expect(authentications.count == 4)
        #expect(authentications.first?.command?.objects == [TracedObject(tag: 0x7C, length: 0)])
        let answered = authentications.compactMap { $0.answer?.objects.first?.objects.first?.tag }
        #expect(answered == [0x80, 0x82, 0x84, 0x86])
        let read = try #require(
            trace.steps.first { $0.command?.instruction == 0xB0 && $0.answer?.protectedStatusBytes == .success })
        #expect(read.command?.objects.map(\.tag) == [0x97, 0x8E] && read.command?.protectedExpectedLength != nil)
        #expect(read.answer?.objects.map(\.tag) == [0x87, 0x99, 0x8E])
        let select = try #require(trace.steps.first { $0.command?.instruction == 0xA4 && $0.command?.p1 == 0x04 })
        #expect(select.command?.isProtected == true || select.command?.name == LDSFile.applicationIdentifier)
    }

    @Test("has an error of the channel by its code, and is there up to it")
    func failure() async throws {
        let run = try await TracedRun(try SimulatedDocument("plain")) { number, _ in number == 5 ? .removal : nil }
        let failed = try #require(try run.trace.steps.first { $0.failure != nil })
        #expect(failed.number == 6 && failed.failure == .cardRemoved && failed.answer == nil)
    }

    // MARK: what it has not

    /// The hexadecimal digits of the trace, but for heads and status words: the chip's and the terminal's data could
    /// only stand there.
    private static func digits(_ value: JSONValue, named name: String = "") -> [String] {
        switch value {
        case .string(let text): ["head", "status", "protectedStatus"].contains(name) ? [] : [text]
        case .array(let values): values.flatMap { digits($0, named: name) }
        case .object(let members): members.flatMap { digits($0.value, named: $0.name) }
        case .null, .boolean, .integer: []
        }
    }

    private static func windows(_ octets: some Sequence<UInt8>, _ count: Int) -> Set<[UInt8]> {
        let octets = Array(octets)
        guard octets.count >= count else { return [] }
        return Set((0...(octets.count - count)).map { Array(octets[$0..<($0 + count)]) })
    }

    private static func hexadecimal(_ octets: [UInt8]) -> String { octets.map { String(format: "%02X", $0) }.joined() }

    /// Base64 of a text as it stands in base64 of anything around it, whatever came before.
    private static func base64(_ octets: [UInt8]) -> [String] {
        // The characters at both ends depend on the neighbours, too.
        zip(0..<3, [0, 2, 3]).map { shift, before in
            let text = Data([UInt8](repeating: 0, count: shift) + octets).base64EncodedString()
            return String(text.dropFirst(before).prefix { $0 != "=" }.dropLast())
        }
    }

    @Test(
        "redacted, has nothing of the MRZ, the CAN, the names, the keys, the nonces or the files, in any encoding",
        arguments: ["default", SimulatedDocument.basic, "plain"])
    func canary(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let random = try RandomSource.system.bytes(4096)
        let run = try await TracedRun(simulated, random: random)
        #expect(run.evidence.failure == nil)
        let lines = run.octets.split(separator: 0x0A).dropFirst()
        // How long something took may be any number, and the answer to reset any octets.
        let text = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
            .replacing(/"(?:milli|micro)seconds":\d+/, with: "")
        let whole = run.text.replacing(/"(?:milli|micro)seconds":\d+/, with: "")
        let tokens = try lines.flatMap { Self.digits(try JSONValue(parsing: Array($0))) }

        var secrets: [[UInt8]] = simulated.document.printedMRZ.split(whereSeparator: \.isNewline).map { Array($0.utf8) }
        secrets += ["L898902C3", "740812", "340415", "ERIKSSON", "ANNA", "MARIA", "ZE184226B"].map { Array($0.utf8) }
        secrets.append(Array(simulated.document.cardAccessNumber.utf8))
        let information = simulated.document.accessKeyFields.mrzInformation(.printed)
        secrets.append(Array(information))
        secrets.append(Array(try HashAlgorithm.sha1.hash(information)))
        for secret in secrets {
            #expect(!whole.contains(String(decoding: secret, as: UTF8.self)))
            #expect(!whole.uppercased().contains(Self.hexadecimal(secret)))
            for encoded in Self.base64(secret) { #expect(encoded.count < 5 || !whole.contains(encoded)) }
        }

        // What was drawn, and what was said but for what SELECT names.
        var said = Self.windows(random, 4)
        for entry in run.entries {
            switch entry {
            case .command(let octets):
                let command = try CommandAPDU(decoding: octets)
                if command.header.prefix(2) != [0x00, 0xA4] { said.formUnion(Self.windows(command.data, 4)) }
            case .response(let octets): said.formUnion(Self.windows(octets.dropLast(2), 4))
            default: break
            }
        }
        for (_, file) in simulated.document.files where file.count > 0 { said.formUnion(Self.windows(file, 4)) }
        for token in tokens {
            for shift in 0..<2 {
                let digits = String(token.dropFirst(shift).prefix((token.count - shift) & ~1))
                guard let found = EPassTestSupport.octets(digits) else { continue }
                #expect(Self.windows(found, 4).isDisjoint(with: said), "\(token)")
            }
        }

        let (characters, words) = (Self.windows(text.utf8, 4), Self.windows(text.utf8, 8))
        for number in DataGroupNumber.allCases {
            guard let file = simulated.document.files[.dataGroup(number)] else { continue }
            // Times, lengths and headers are digits too, so that of digits it takes more to be none by chance.
            let digits = Set("0123456789ABCDEFabcdef".utf8)
            let letters = Self.windows(file, 4).filter { !$0.allSatisfy(digits.contains) }
            #expect(letters.isDisjoint(with: characters), "\(number)")
            #expect(Self.windows(file, 8).isDisjoint(with: words), "\(number)")
            for shift in 0..<3 {
                let encoded = Data(file.dropFirst(shift)).base64EncodedString()
                #expect(Self.windows(encoded.utf8, 8).isDisjoint(with: words), "\(number)")
            }
        }
    }

    @Test("has no serial number of the reader")
    func reader() throws {
        let names = [
            ("ACS ACR1252 [ACR1252 Reader] (A1B2C3) 01 00", "ACS ACR1252 [ACR1252 Reader] 01 00"),
            ("Reader (A)B(C) 00 00", "Reader 00 00"), ("Reader (" + String(repeating: "7", count: 300), "Reader"),
            ("simulated chip", "simulated chip"), (")(", ")"), ("", ""),
        ]
        for (name, expected) in names {
            let lines = Log<[UInt8]>()
            _ = TraceWriter(properties: ChannelProperties(readerName: name, protocolName: "T=1")) { lines.append($0) }
            #expect(try Trace(parsing: lines.all.flatMap { $0 }).head.readerName == expected)
        }
    }

    @Test("what is no data object of its place gives no tags, whatever the octets look like")
    func noObjects() throws {
        // A READ BINARY in plain, whose answer begins as EF.DG1, and a GET CHALLENGE whose answer looks like DO'87'.
        for (command, answer) in [
            ("00B0810000", "615D5F1F58503C9000"), ("0084000008", "87060102030405069000"),
            ("0CB0810000", "615D9000"), ("0CB0810000", "8704010203049000"),
            ("00860000027C0000", "7C0381010161009000"),
        ] {
            let (sent, received) = (try #require(octets(command)), try #require(octets(answer)))
            let told = TracedAnswer(received, to: TracedCommand(sent, keepsOctets: false), keepsOctets: false)
            let isWhole = answer == "8704010203049000"
            #expect(told.objects.isEmpty != isWhole && told.length == received.count, "\(answer)")
            #expect(told.octets == nil)
        }
    }

    // MARK: playing back

    @Test("an unsafe trace plays back to the same evidence", arguments: ["default", SimulatedDocument.basic, "plain"])
    func playback(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let random = try RandomSource.system.bytes(4096)
        let run = try await TracedRun(simulated, isUnsafe: true, random: random)
        #expect(run.evidence.failure == nil)
        let player = try run.trace.playback()
        let played = await PassportReader.read(
            on: player, access: try simulated.lines,
            options: PassportReader.Options(random: RandomSource(fixed: random)))
        try player.finish()
        #expect(Self.steady(played) == Self.steady(run.evidence))
        #expect(played.files == run.evidence.files && played.files.count > 3)
    }

    private static func steady(_ evidence: Evidence) -> String {
        evidence.json().text().replacing(/("[a-zA-Z]*[mM]illiseconds": *)\d+/) { "\($0.1)0" }
    }

    @Test("an error of the channel plays back as that error")
    func playedFailure() async throws {
        let run = try await TracedRun(try SimulatedDocument("plain"), isUnsafe: true) { number, _ in
            number == 5 ? .transmissionFailure : nil
        }
        let transcript = try run.trace.transcript()
        #expect(transcript.entries == run.entries && transcript.entries.contains(.failure(.transmissionFailed)))
        #expect(try UnsafeTranscript(parsing: transcript.text) == transcript)
    }

    @Test("redacted it cannot be played back, and an unsafe one without its octets is the redacted one")
    func redacted() async throws {
        let run = try await TracedRun(try SimulatedDocument("plain"), isUnsafe: true)
        let octets = try run.trace.redacted()
        let redacted = try Trace(parsing: octets)
        let steps = try run.trace.steps
        #expect(!redacted.isUnsafe && redacted.steps.count == steps.count)
        #expect(!String(decoding: octets, as: UTF8.self).contains("\"octets\""))
        #expect(redacted.redacted() == octets)
        let error = #expect(throws: TraceError.self) { try redacted.playback() }
        #expect(error?.code == .redacted)
    }

    // MARK: reading what anybody wrote

    private static let head = """
        {"schema":"epass-trace/1","tool":{"name":"epass","version":"1"},"startedAt":null,"unsafe":true,"reader":null,\
        "protocol":"T=1","atr":"","maximumCommandLength":261,"maximumResponseLength":258}
        """
    private static let reset = #"{"event":"reset","milliseconds":0,"microseconds":1}"#
    private static let exchange = """
        {"event":"command","number":1,"milliseconds":0,"microseconds":1,\
        "command":{"head":"00840000","length":5,"lc":0,"ne":8,"octets":"0084000008"},\
        "answer":{"length":2,"status":"6D00","octets":"6D00"}}
        """

    private static func parse(_ lines: String..., end: String = "\n") throws -> Trace {
        try Trace(parsing: Array((lines.joined(separator: "\n") + end).utf8))
    }

    @Test("a line that nobody finished is left out, and said to be")
    func cut() throws {
        #expect(try Self.parse(Self.head, Self.reset).steps.count == 1)
        #expect(try !Self.parse(Self.head, Self.reset, end: "").isCut)
        let cut = try Self.parse(Self.head, Self.exchange, String(Self.reset.dropLast(9)), end: "")
        #expect(cut.isCut && cut.steps.count == 1)
        #expect(try cut.transcript().entries.count == 2)
    }

    @Test(
        "says which line is wrong, and why",
        arguments: [
            ("", 1, "schemaUnknown"), ("{}", 1, "schemaUnknown"), ("HEAD2", 1, "schemaUnknown"),
            ("HEAD\nx", 2, "syntax"), ("HEAD\n{}", 2, "memberInvalid"), ("HEAD\n\nRESET", 2, "syntax"),
            (#"HEAD\#nRESET\#n{"event":"wipe","milliseconds":0,"microseconds":1}"#, 3, "memberInvalid"),
            (#"HEAD\#n{"event":"reset","milliseconds":-1,"microseconds":1}"#, 2, "memberInvalid"),
            (#"HEAD\#n{"event":"reset","milliseconds":0,"microseconds":1,"x":1}"#, 2, "memberInvalid"),
            (#"HEAD\#n{"event":"reset","milliseconds":0,"microseconds":1,"number":1}"#, 2, "inconsistent"),
            (#"HEAD\#n{"event":"command","number":1,"milliseconds":0,"microseconds":1}"#, 2, "inconsistent"),
            ("HEAD\nEXCHANGE\nEXCHANGE", 3, "inconsistent"), ("HEAD\nOTHER", 2, "inconsistent"),
            ("SAFE\nEXCHANGE", 2, "inconsistent"),
        ])
    func wrong(_ text: String, _ line: Int, _ code: String) throws {
        let text = text.replacing("HEAD2", with: Self.head.replacing("trace/1", with: "trace/2"))
            .replacing("HEAD", with: Self.head).replacing("RESET", with: Self.reset)
            .replacing("SAFE", with: Self.head.replacing("\"unsafe\":true", with: "\"unsafe\":false"))
            .replacing("EXCHANGE", with: Self.exchange)
            .replacing("OTHER", with: Self.exchange.replacing("\"0084000008\"", with: "\"0084000007\""))
        let error = #expect(throws: TraceError.self) { try Self.parse(text) }
        #expect(error?.line == line && error?.code.rawValue == "trace." + code, "\(String(describing: error))")
    }

    @Test("is bounded: lines, and the octets of one")
    func bounded() throws {
        let many = Self.head + String(repeating: "\n" + Self.reset, count: Trace.maximumLines)
        let lines = #expect(throws: TraceError.self) { try Self.parse(many) }
        #expect(lines?.code == .tooLong)
        let long = Self.head + "\n" + String(repeating: " ", count: 1 << 20) + Self.reset
        let line = #expect(throws: TraceError.self) { try Self.parse(long) }
        #expect(line?.code == .tooLong && line?.line == 2)
    }

    @Test("flipped bits and cuts of a trace give a trace or an error with a line")
    func hostile() async throws {
        let run = try await TracedRun(
            try SimulatedDocument("plain"), isUnsafe: true, plan: ReadPlan(requested: [.dg1]))
        let octets = Array(run.octets.prefix(2048))
        for index in stride(from: 0, to: octets.count, by: 5) {
            var flipped = octets
            flipped[index] ^= 1 << UInt8(index % 8)
            for text in [flipped, Array(octets.prefix(index))] {
                do throws(TraceError) {
                    let trace = try Trace(parsing: text)
                    #expect(trace.steps.count <= Trace.maximumLines)
                } catch {
                    #expect(error.line >= 1)
                }
            }
        }
    }
}
