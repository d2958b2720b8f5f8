// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
internal import EPassMessages

/// The readers of this machine at one moment.
public struct PCSCReaderList: Sendable, Hashable {
    /// The readers, in the order of the smart-card service.
    public let readers: [PCSCReader]

    /// - Parameter readers: in the order in which a document is looked for.
    public init(readers: [PCSCReader]) {
        self.readers = readers
    }

    /// Asks the smart-card service for its readers and their state. An empty list is no error.
    ///
    /// - Parameter limit: how long the service may take, two seconds at least and five at most.
    /// - Throws: `reader.noService` where no service runs, it does not answer, or this build has no PC/SC.
    public static func current(within limit: Duration = .seconds(5)) async throws(CardChannelError) -> PCSCReaderList {
        var list: [PCSCReader] = []
        _ = try await PCSCMonitor().follow(until: .deadline(after: limit)) { _, readers -> Bool? in
            list = readers
            return true
        }
        return PCSCReaderList(readers: list)
    }

    /// The reader of that name; or, where there is none, the only one whose name contains the text, in any case of
    /// letters.
    ///
    /// - Throws: `reader.none` where the list is empty, `reader.unknown` where no name or more than one fits.
    public func reader(named text: String) throws(CardChannelError) -> PCSCReader {
        if readers.isEmpty { throw PCSCStatus.noReaders.error(during: .observe) }
        if let exact = readers.first(where: { $0.name == text }) { return exact }
        let fitting = text.isEmpty ? [] : readers.filter { $0.name.lowercased().contains(text.lowercased()) }
        if let only = fitting.first, fitting.count == 1 { return only }
        let names = (fitting.isEmpty ? readers : fitting).prefix(16).map { "\"\($0.displayName)\"" }
        let asked = PCSCReader.printable(text)
        throw CardChannelError(
            .readerUnknown, reason: fitting.isEmpty ? .readerNoneNamed(name: asked) : .readerSeveralNamed(name: asked),
            remedy: .readerGiveName(names: names))
    }

    /// All readers but the slots for security modules, which hold a chip of the reader's own; all where there are no
    /// others.
    public var documentReaders: [PCSCReader] {
        let forDocuments = readers.filter { !$0.isSecurityModuleSlot }
        return forDocuments.isEmpty ? readers : forDocuments
    }

    /// The readers in which a document is looked for: the one named, or all but slots for security modules.
    func candidates(named text: String?) throws(CardChannelError) -> [PCSCReader] {
        if let text { return [try reader(named: text)] }
        if readers.isEmpty { throw PCSCStatus.noReaders.error(during: .observe) }
        return documentReaders
    }
}
