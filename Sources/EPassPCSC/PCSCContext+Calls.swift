// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassBlockingCalls
internal import EPassISO7816
internal import EPassMessages
internal import Glibc

extension PCSCContext {
    /// Connects to the smart-card service.
    ///
    /// - Throws: `reader.noService` where it does not answer within the limit, or where too many calls wait for it
    ///   already.
    static func established(label: String, within limit: Duration) async throws(CardChannelError) -> PCSCContext {
        do throws(CardChannelError) {
            return try await connected(label: label, within: limit)
        } catch {
            switch error.code {
            // libpcsclite calls a socket that it may not open a service that does not run.
            case .noService where isSocketDenied:
                throw CardChannelError(.notPermitted, reason: .doctorSocketDenied, remedy: .readerSocketDeniedRemedy)
            // And a connection that a service closes while it ends, a refusal: one that refuses does so again.
            case .notPermitted:
                try? await Task.sleep(for: .milliseconds(200))
                return try await connected(label: label, within: limit)
            default: throw error
            }
        }
    }

    private static func connected(label: String, within limit: Duration) async throws(CardChannelError) -> PCSCContext {
        if Task.isCancelled { throw .cancelled }
        try BlockedCalls.shared.check()
        let context = made(label: label)
        try await context.within(limit, .establish) { (context) async throws(CardChannelError) -> Void in
            try await context.establish()
        }
        return context
    }

    /// Whether the socket of the service is there for others than this user, or stands in a folder of others.
    private static var isSocketDenied: Bool {
        let variable = unsafe getenv("PCSCLITE_CSOCK_NAME").map { unsafe String(cString: $0) }
        return unsafe access(variable ?? "/run/pcscd/pcscd.comm", W_OK) != 0 && errno == EACCES
    }

    /// Does something with the context on its thread, and leaves both where it does not come back in time.
    ///
    /// - Parameters:
    ///   - limit: how long it may take.
    ///   - reader: for the words of an error.
    ///   - wakes: whether it waits in `statusChange`, out of which a cancelled task gets it.
    ///   - work: what is done.
    /// - Throws: what `work` throws; when time is over `card.timeout` for a chip, and that the service does not answer
    ///   where only that was asked; `channel.cancelled`; `channel.closed` where the context was left before.
    nonisolated func within<Value: Sendable>(
        _ limit: Duration, _ operation: PCSCOperation, reader: String? = nil, wakes: Bool = false,
        _ work: @escaping @Sendable (PCSCContext) async throws(CardChannelError) -> Value
    ) async throws(CardChannelError) -> Value {
        guard !isLeft else { throw .closed }
        return try await AbandonableCall<Value, CardChannelError>.run(
            within: limit, on: tasks, blocked: .shared,
            late: { $0 ? .cancelled : PCSCStatus.late(during: operation, reader: reader) },
            onCancel: { if wakes { self.cancel() } }, onAbandon: { self.leave() },
            work: { () async throws(CardChannelError) -> Value in try await work(self) })
    }

    /// Connects to the chip in a reader, and says what both are.
    ///
    /// - Parameter poweredAnew: whether the chip is reset, in whatever state somebody else left it.
    func open(
        reader: String, exclusively: Bool, poweredAnew: Bool
    ) throws(CardChannelError) -> ChannelProperties {
        let unknown = ReaderObservation(name: reader, rawState: 0, atr: [])
        let seen = try statusChange(of: [unknown], milliseconds: 0, noticesReaders: false)?.first
        // SCardConnect waits without limit while another program is in a transaction; the state tells beforehand.
        if let seen, seen.state == .exclusive || (seen.state == .inUse && exclusively) {
            throw PCSCStatus.sharingViolation.error(during: .connect, reader: reader)
        }
        try connect(reader: reader, exclusively: exclusively)
        if poweredAnew { try reset(reader: reader, exclusively: exclusively) }
        return try currentProperties(reader: reader)
    }

    /// Gives power to what is in a reader that looks empty, or to hold something mute.
    ///
    /// Measured: where a reset fails because the chip is away for less than the 0.4 seconds after which pcscd looks
    /// again, pcscd takes the reader for one or the other until the chip is away for longer. A reset by a direct
    /// connection shows what is there; on an empty reader it does nothing.
    func lookAgain(reader: String) throws(CardChannelError) {
        let unknown = ReaderObservation(name: reader, rawState: 0, atr: [])
        let now = try statusChange(of: [unknown], milliseconds: 0, noticesReaders: false)?.first
        if now?.state == .empty || now?.state == .mute { resetDirectly(reader: reader) }
    }

    /// What reader and chip are now.
    func currentProperties(reader: String) throws(CardChannelError) -> ChannelProperties {
        let unknown = ReaderObservation(name: reader, rawState: 0, atr: [])
        let now = try statusChange(of: [unknown], milliseconds: 0, noticesReaders: false)?.first
        let limits = ReaderLimits(
            model: model(reader: reader), maximumDataSize: statedProperties()?.maximumDataSize)
        return ChannelProperties(
            readerName: reader, atr: now?.atr ?? [], maximumCommandLength: limits.maximumCommandLength,
            maximumResponseLength: limits.maximumResponseLength, limitSource: limits.source,
            protocolName: protocolName())
    }

    /// What is known of the reader's model; nil where nothing is.
    func model(reader: String) -> KnownReader? { KnownReader.model(named: reader, usb: statedProperties()?.usb) }
}

extension BlockedCalls {
    /// The calls of this process that sit in the smart-card service.
    static let shared = BlockedCalls(limit: 8)

    /// Confirms that there may be one more.
    ///
    /// - Throws: `reader.noService` where there are so many that the service has to be seen to first.
    func check() throws(CardChannelError) {
        let count = count
        guard count >= limit else { return }
        throw CardChannelError(.noService, reason: .readerCallsLeft(count: count), remedy: .readerServiceSilentRemedy)
    }
}

extension PCSCStatus {
    /// What it means that a call did not come back in time.
    fileprivate static func late(during operation: PCSCOperation, reader: String?) -> CardChannelError {
        switch operation {
        case .establish:
            CardChannelError(.noService, reason: .readerServiceSilent, remedy: .readerServiceSilentRemedy)
        case .observe:
            CardChannelError(.serviceLost, reason: .readerServiceSilent, remedy: .readerServiceSilentRemedy)
        // The number is not the service's: nothing came from it.
        case .connect, .card:
            CardChannelError(.timeout, reason: timeout.error(during: operation, reader: reader).message)
        }
    }
}
