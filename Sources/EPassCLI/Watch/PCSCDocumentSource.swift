// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassPCSC

/// The documents on the readers of this machine. Readers come and go, and so does the smart-card service.
struct PCSCDocumentSource: DocumentSource {
    /// The readers by name or a part of it; all that take documents where there are none.
    let names: [String]

    // pcscd looks for a chip every 0.4 seconds.
    var settling: Duration { .seconds(1) }

    func events() -> AsyncStream<DocumentEvent> {
        AsyncStream { continuation in
            let task = Task {
                await follow(continuation)
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func open<User: ChannelUser>(_ reader: String, for user: User) async throws(CLIError) -> User.Value {
        try await ChannelOptions.open(reader: reader, warns: false, for: user)
    }

    private func follow(_ continuation: AsyncStream<DocumentEvent>.Continuation) async {
        do throws(CardChannelError) {
            _ = try await PCSCReaderList.current()
        } catch {
            // No service from the beginning: nobody knows that there will be one.
            continuation.yield(.failed(error))
            return
        }
        while let error = await followService(continuation) {
            continuation.yield(.serviceLost(error))
            guard await awaitService() else { return }
            continuation.yield(.serviceBack)
        }
    }

    /// Tells what happens until the service ends.
    ///
    /// - Returns: how it ended; nil where the task was cancelled.
    private func followService(_ continuation: AsyncStream<DocumentEvent>.Continuation) async -> CardChannelError? {
        var states = ReaderStates(names: names)
        do {
            for try await event in PCSCMonitor().events() {
                for told in states.note(event) { continuation.yield(told) }
            }
            return Task.isCancelled ? nil : CardChannelError(.serviceLost)
        } catch {
            if Task.isCancelled { return nil }
            return error as? CardChannelError ?? CardChannelError(.serviceLost)
        }
    }

    /// Waits until the service answers; false where the task was cancelled.
    private func awaitService() async -> Bool {
        while true {
            do { try await Task.sleep(for: .seconds(1)) } catch { return false }
            if (try? await PCSCReaderList.current()) != nil { return true }
            if Task.isCancelled { return false }
        }
    }
}

/// What the events of readers mean for documents.
struct ReaderStates {
    /// The readers that count, by name or a part of it; all that take documents where there are none.
    let names: [String]
    private var readers: [String: PCSCReader] = [:]

    init(names: [String]) { self.names = names }

    /// What an event comes to; nothing for readers that do not count.
    mutating func note(_ event: PCSCReaderEvent) -> [DocumentEvent] {
        switch event {
        case .added(let reader):
            guard counts(reader) else { return [] }
            readers[reader.name] = reader
            return [.readerAdded(reader.name, advice: reader.advice)]
                + change(to: reader, from: PCSCReader(name: reader.name, state: .empty))
        case .removed(let name):
            return readers.removeValue(forKey: name) == nil ? [] : [.readerRemoved(name)]
        case .changed(let reader):
            guard let before = readers.updateValue(reader, forKey: reader.name) else {
                readers[reader.name] = nil
                return []
            }
            return change(to: reader, from: before)
        }
    }

    private func change(to reader: PCSCReader, from before: PCSCReader) -> [DocumentEvent] {
        var events: [DocumentEvent] = []
        // Between two looks one document may have gone and the next one come.
        let isOther = reader.movements != before.movements
        if before.state.hasCard, !reader.state.hasCard || isOther { events.append(.taken(reader.name)) }
        if reader.state.hasCard, !before.state.hasCard || isOther { events.append(.laid(reader.name)) }
        if reader.state == .mute, before.state != .mute || isOther { events.append(.mute(reader.name)) }
        return events
    }

    private func counts(_ reader: PCSCReader) -> Bool {
        if names.isEmpty { return !reader.isSecurityModuleSlot }
        let alone = PCSCReaderList(readers: [reader])
        return names.contains { (try? alone.reader(named: $0)) != nil }
    }
}
