// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPassMessages
import EPassTestSupport
import Glibc
import Synchronization
import Testing

@testable import EPassSimulator

/// The reader's end of the vpcd protocol for one connection, blocking; the test that uses it runs it on a thread of its
/// own.
private final class TestReader: Sendable {
    struct Cut: Error {}

    private let listener: Int32
    let port: UInt16
    private let connection = Mutex<Int32>(-1)

    init() throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = listener
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 1) == 0
                    && getsockname(descriptor, $0, &size) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        try #require(isBound)
    }

    deinit {
        close(listener)
        close(connection.withLock { $0 })
    }

    /// Runs blocking calls on a thread of their own: Swift's own are too few for that.
    static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "epass.test-reader").async { continuation.resume(with: Result { try body() }) }
        }
    }

    func accept() {
        let descriptor = Glibc.accept(listener, nil, nil)
        connection.withLock { $0 = descriptor }
    }

    /// Sends octets as they are.
    func send(_ octets: [UInt8]) {
        let descriptor = connection.withLock { $0 }
        _ = Glibc.send(descriptor, octets, octets.count, Int32(MSG_NOSIGNAL))
    }

    /// Sends a message in two parts, as vpcd does, and waits for the answer where one is due.
    func exchange(_ message: [UInt8], isAnswered: Bool = true) throws -> [UInt8] {
        send([UInt8(message.count >> 8), UInt8(message.count & 0xFF)])
        send(message)
        guard isAnswered else { return [] }
        let header = try receive(2)
        return try receive(Int(header[0]) << 8 | Int(header[1]))
    }

    func receive(_ count: Int) throws -> [UInt8] {
        var octets = [UInt8](repeating: 0, count: count)
        let received = recv(connection.withLock { $0 }, &octets, count, Int32(MSG_WAITALL))
        guard received == count else { throw Cut() }
        return octets
    }

    func end() {
        shutdown(connection.withLock { $0 }, Int32(SHUT_RDWR))
    }
}

@Suite("VirtualCardClient: the card's end of the vpcd protocol", .timed)
struct VirtualCardClientTests {
    @Test("controls and commands are answered as vpcd expects; the reader's end is the ending")
    func conversation() async throws {
        let reader = try TestReader()
        let chip = try TestDocuments.chip()
        let client = VirtualCardClient(chip, port: reader.port)
        let select = try #require(octets("00A4040C07A0000002471001"))
        let challenge = try #require(octets("0084000008"))
        let events = EventLog()
        async let running = client.run { events.append($0) }
        let answers = try await TestReader.onThread {
            reader.accept()
            var answers: [[UInt8]] = [try reader.exchange([0x04])]
            _ = try reader.exchange([0x01], isAnswered: false)
            answers.append(try reader.exchange([0x04]))
            answers.append(try reader.exchange(select))
            answers.append(try reader.exchange(challenge))
            // An empty message is nothing; a reset forgets the application.
            reader.send([0x00, 0x00])
            _ = try reader.exchange([0x02], isAnswered: false)
            answers.append(try reader.exchange(challenge))
            reader.end()
            return answers
        }
        let ending = try await running
        #expect(ending == .readerClosed)
        #expect(answers.count == 5)
        #expect(answers.prefix(3) == [chip.atr, chip.atr, [0x90, 0x00]])
        #expect(answers.dropFirst(3).first?.count == 10)
        #expect(answers.last == [0x69, 0x85])
        #expect(events.all == [.connected, .used, .reset, .used])
    }

    @Test("stop() takes the card out")
    func stops() async throws {
        let reader = try TestReader()
        let client = VirtualCardClient(try TestDocuments.chip(), port: reader.port)
        let ending = try await client.run { event in if event == .connected { client.stop() } }
        #expect(ending == .stopped)
    }

    @Test("a chip that leaves the field closes the connection without an answer")
    func loss() async throws {
        let reader = try TestReader()
        let client = VirtualCardClient(try TestDocuments.chip { $0.commandsBeforeLoss = 1 }, port: reader.port)
        async let running = client.run()
        let answers = try await TestReader.onThread {
            reader.accept()
            let command: [UInt8] = [0x00, 0xA4, 0x00, 0x0C]
            return [try? reader.exchange(command), try? reader.exchange(command)]
        }
        let ending = try await running
        #expect(answers == [[0x90, 0x00], nil])
        #expect(ending == .chipLost)
    }

    @Test(
        "a chip that is away for a while closes the connection, and makes another one; one that is slow is waited for")
    func comesBack() async throws {
        let reader = try TestReader()
        let chip = try TestDocuments.chip {
            $0.rules = [
                ChipRule(
                    when: RuleCondition { $0.command = .only(1) },
                    then: RuleEffect { $0.departure = .init(milliseconds: 20) }),
                ChipRule(
                    when: RuleCondition { $0.command = .only(2) },
                    then: RuleEffect { $0.delay = RuleDelay(milliseconds: 30) }),
                ChipRule(when: RuleCondition { $0.command = .only(3) }, then: RuleEffect { $0.isSilent = true }),
            ]
        }
        let client = VirtualCardClient(chip, port: reader.port)
        async let running = client.run()
        let (answers, time) = try await TestReader.onThread {
            let command: [UInt8] = [0x00, 0xA4, 0x00, 0x0C]
            reader.accept()
            var answers = [try? reader.exchange(command)]
            reader.accept()
            let start = ContinuousClock.now
            answers.append(try reader.exchange(command))
            let time = ContinuousClock.now - start
            // Nothing comes back; the reader goes on.
            _ = try reader.exchange(command, isAnswered: false)
            answers.append(try reader.exchange(command))
            reader.end()
            return (answers, time)
        }
        #expect(try await running == .readerClosed)
        #expect(answers == [nil, [0x90, 0x00], [0x90, 0x00]])
        #expect(time >= .milliseconds(30))
    }

    @Test("the end of the connection inside a message is an error")
    func halfMessage() async throws {
        let reader = try TestReader()
        let client = VirtualCardClient(try TestDocuments.chip(), port: reader.port)
        async let running = client.run()
        try await TestReader.onThread {
            reader.accept()
            reader.send([0x00, 0x05, 0x00, 0xA4])
            reader.end()
        }
        do {
            _ = try await running
            Issue.record("The connection ended and nothing was thrown.")
        } catch {
            #expect(error as? SimulatorError == SimulatorError(.connectionLost, .plainText(text: "")))
        }
    }

    @Test("nothing listens: an error after the patience given, and stop() ends the wait")
    func nobodyThere() async throws {
        let port = try TestReader().port
        let client = VirtualCardClient(try TestDocuments.chip(), port: port)
        await #expect(throws: SimulatorError(.connectionFailed, .plainText(text: ""))) {
            try await client.run(patience: .milliseconds(150))
        }
        let waiting = VirtualCardClient(try TestDocuments.chip(), port: port)
        let ending = try await waiting.run(patience: .seconds(30)) { _ in waiting.stop() }
        #expect(ending == .stopped)
    }

    @Test("a host that is not known is an error at once")
    func unknownHost() async throws {
        let client = VirtualCardClient(try TestDocuments.chip(), host: "no such host", port: 1)
        await #expect(throws: SimulatorError(.addressInvalid, .plainText(text: ""))) { try await client.run() }
    }
}

/// What a client reported.
private final class EventLog: Sendable {
    private let events = Mutex<[VirtualCardClient.Event]>([])

    var all: [VirtualCardClient.Event] { events.withLock { $0 } }

    func append(_ event: VirtualCardClient.Event) {
        events.withLock { $0.append(event) }
    }
}
