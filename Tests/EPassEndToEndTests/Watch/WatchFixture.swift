// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassMessages
import EPassPCSCRig
import EPassSimulator
import EPassTrust
import Glibc
import Synchronization
import Testing

@testable import EPassCLI

/// A simulated document that is laid on readers of the test's own.
struct WatchFixture {
    let profile: SimulatorProfile
    let document: PersonalisedDocument
    let trust: TrustSnapshot

    init(_ name: String = "default") throws {
        profile = try SimulatorProfile.named(name)
        document = try profile.makeDocument(seed: 1)
        trust = try document.trustSnapshot()
    }

    func chip() throws -> SimulatedChip { try profile.makeChip(holding: document) }

    /// A watch that tells `told` of each document.
    func watch(
        _ access: WatchAccess, limit: Int? = nil, telling told: Told, input: InputLines = InputLines(-1),
        command: ResultCommand? = nil
    ) -> Watch {
        let inspector = DocumentInspector(
            plan: .default, options: PassportReader.Options(trust: trust), trust: trust, policy: .read)
        return Watch(
            reading: WatchedReading(inspector: inspector, access: access, files: nil), command: command, limit: limit,
            noAnchorAdvice: .trustCommandAskDoctor, tell: { told.add($0) }, input: input)
    }
}

/// What a watch told, in its order.
final class Told: Sendable {
    private let documents = Mutex<[WatchedDocument]>([])

    var all: [WatchedDocument] { documents.withLock { $0 } }
    var overalls: [OverallResult] { all.map(\.report.overall) }

    func add(_ document: WatchedDocument) { documents.withLock { $0.append(document) } }

    /// Waits until so many were told; false where that takes too long.
    func reaches(_ count: Int) async throws -> Bool {
        var patience = Patience(seconds: 60)
        repeat {
            if all.count >= count { return true }
        } while try await patience.lasts(pausing: 5)
        return false
    }
}

/// Messages that were said.
final class Said: Sendable {
    private let messages = Mutex<[MessageKey]>([])

    var keys: [String] { messages.withLock { $0.map(\.name) } }

    func add(_ message: Message) { messages.withLock { $0.append(message.key) } }

    func reaches(_ key: String) async throws -> Bool {
        var patience = Patience(seconds: 60)
        repeat {
            if keys.contains(key) { return true }
        } while try await patience.lasts(pausing: 5)
        return false
    }
}

/// Readers of the test's own, with simulated chips.
final class FakeSource: DocumentSource {
    let settling = Duration.zero
    private let stream: AsyncStream<DocumentEvent>
    private let continuation: AsyncStream<DocumentEvent>.Continuation
    private let chips = Mutex<[String: SimulatedChip]>([:])
    private let before: @Sendable (String) async -> Void

    /// - Parameter before: called with the name of the reader before its chip is opened.
    init(before: @escaping @Sendable (String) async -> Void = { _ in }) {
        let made = AsyncStream.makeStream(of: DocumentEvent.self)
        stream = made.stream
        continuation = made.continuation
        self.before = before
    }

    func events() -> AsyncStream<DocumentEvent> { stream }

    func tell(_ event: DocumentEvent) { continuation.yield(event) }

    func lay(_ chip: SimulatedChip, on reader: String) {
        chips.withLock { $0[reader] = chip }
        tell(.laid(reader))
    }

    func take(_ reader: String) {
        chips.withLock { $0[reader] = nil }
        tell(.taken(reader))
    }

    func open<User: ChannelUser>(_ reader: String, for user: User) async throws(CLIError) -> User.Value {
        await before(reader)
        guard let chip = chips.withLock({ $0[reader] }) else { throw CLIError(CardChannelError(.cardNone)) }
        return await user.use(SimulatedChipChannel(chip), simulated: nil)
    }
}

/// Standard input in the place of which a test types.
final class TypedInput: Sendable {
    let reading: CInt
    private let writing: CInt

    init() throws {
        var ends: [CInt] = [-1, -1]
        let made = pipe(&ends)
        reading = ends[0]
        writing = ends[1]
        try #require(made == 0)
    }

    deinit {
        close(reading)
        close(writing)
    }

    func type(_ text: String) {
        let octets = Array(text.utf8)
        _ = octets.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
    }
}

extension SecretLine {
    /// A line of a test.
    convenience init(_ text: String) { self.init(SecretBytes(copying: Array(text.utf8))) }
}
