// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassPCSC
import Synchronization

/// The virtual chips that connect to a port, one after the other: each connection is a document, and is closed when it
/// was read.
final class VPCDDocumentSource: DocumentSource {
    private let listener: VPCDListener
    /// The chip that is connected and was not taken yet.
    private let connected = Mutex<VPCDCardChannel?>(nil)
    private let turns: AsyncStream<Void>
    private let turn: AsyncStream<Void>.Continuation

    let settling = Duration.zero
    /// What stands for the reader: as the channel's own name for it.
    var name: String { "vpcd on 127.0.0.1:\(listener.port)" }

    /// Begins to listen.
    ///
    /// - Throws: `CLIError` where the port is taken or not allowed.
    init(port: UInt16) throws(CLIError) {
        do throws(CardChannelError) {
            listener = try VPCDListener(port: port)
        } catch {
            throw CLIError(error)
        }
        let made = AsyncStream.makeStream(of: Void.self)
        turns = made.stream
        turn = made.continuation
    }

    func events() -> AsyncStream<DocumentEvent> {
        AsyncStream { continuation in
            let task = Task {
                await serve(continuation)
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func open<User: ChannelUser>(_ reader: String, for user: User) async throws(CLIError) -> User.Value {
        let taken = connected.withLock { channel -> VPCDCardChannel? in
            defer { channel = nil }
            return channel
        }
        guard let taken else { throw CLIError(CardChannelError(.cardNone)) }
        let value = await user.use(taken, simulated: nil)
        await taken.close()
        turn.yield()
        return value
    }

    private func serve(_ continuation: AsyncStream<DocumentEvent>.Continuation) async {
        while !Task.isCancelled {
            continuation.yield(.listening(listener.port))
            do throws(CardChannelError) {
                let channel = try await listener.accept()
                connected.withLock { $0 = channel }
                continuation.yield(.laid(name))
                guard await wasUsed() else { return }
                continuation.yield(.taken(name))
            } catch {
                switch error.code {
                case .cancelled: return
                // Gone before it was accepted.
                case .cardNone: continue
                default:
                    continuation.yield(.passing(error))
                    // Who connects over and over again costs a line each time, and no more.
                    try? await Task.sleep(for: .milliseconds(500))
                }
            }
        }
    }

    /// Waits until the chip that is connected was used; false where the task was cancelled.
    private func wasUsed() async -> Bool {
        for await _ in turns { return true }
        return false
    }
}
