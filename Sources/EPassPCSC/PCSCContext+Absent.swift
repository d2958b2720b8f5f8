// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if !PCSC
    internal import EPassISO7816
    internal import EPassMessages

    /// What stands in for PC/SC in a build without it: no context is ever established, and everything public
    /// says so.
    actor PCSCContext {
        static func made(label: String) -> PCSCContext { PCSCContext() }

        private static var absent: CardChannelError {
            CardChannelError(
                .noService, reason: .readerNotBuilt, remedy: .readerNotBuiltRemedy)
        }

        private init() {}

        nonisolated var isLeft: Bool { false }

        nonisolated func leave() {}

        nonisolated func cancel() {}

        func establish() throws(CardChannelError) { throw Self.absent }

        nonisolated var tasks: (any TaskExecutor)? { nil }

        func readerNames() throws(CardChannelError) -> [String] { throw Self.absent }

        func statusChange(
            of known: [ReaderObservation], milliseconds: UInt32, noticesReaders: Bool
        ) throws(CardChannelError) -> [ReaderObservation]? { throw Self.absent }

        func connect(reader: String, exclusively: Bool) throws(CardChannelError) { throw Self.absent }

        func resetDirectly(reader: String) {}

        func protocolName() -> String { "" }

        func transmit(_ command: [UInt8], reader: String) throws(CardChannelError) -> [UInt8] { throw Self.absent }

        func isStanding() -> Bool { false }

        func reset(reader: String, exclusively: Bool) throws(CardChannelError) { throw Self.absent }

        func statedProperties() -> StatedReaderProperties? { nil }

        func disconnect() {}
    }
#endif
