// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if !PCSC
    internal import EPassISO7816
    internal import EPassMessages

    /// What stands in for PC/SC in a build without it: there is never a context, and everything public says so.
    actor PCSCContext {
        static func established(label: String) async throws(CardChannelError) -> PCSCContext {
            throw absent
        }

        private static var absent: CardChannelError {
            CardChannelError(
                .noService, reason: .readerNotBuilt, remedy: .readerNotBuiltRemedy)
        }

        private init() {}

        nonisolated func cancel() {}

        nonisolated var tasks: (any TaskExecutor)? { nil }

        func readerNames() throws(CardChannelError) -> [String] { throw Self.absent }

        func statusChange(
            of known: [ReaderObservation], milliseconds: UInt32, noticesReaders: Bool
        ) throws(CardChannelError) -> [ReaderObservation]? { throw Self.absent }

        func connect(reader: String, exclusively: Bool) throws(CardChannelError) { throw Self.absent }

        func protocolName() -> String { "" }

        func transmit(_ command: [UInt8], reader: String) throws(CardChannelError) -> [UInt8] { throw Self.absent }

        func reset(reader: String, exclusively: Bool) throws(CardChannelError) { throw Self.absent }

        func statedMaximumDataSize() -> Int? { nil }

        func disconnect() {}
    }
#endif
