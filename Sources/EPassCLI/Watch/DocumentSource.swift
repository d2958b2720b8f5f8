// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages

/// What happens where documents are laid.
enum DocumentEvent: Sendable {
    /// A reader is there: from the beginning, or plugged in since. What is known against it comes along.
    case readerAdded(String, advice: Message?)
    /// A reader was unplugged.
    case readerRemoved(String)
    /// A document lies on a reader.
    case laid(String)
    /// What lies on a reader does not answer as a chip.
    case mute(String)
    /// A reader is empty again.
    case taken(String)
    /// Whoever knows the readers is gone, and with it all of them; what can be done is being done.
    case serviceLost(CardChannelError)
    /// The service is there again; readers follow.
    case serviceBack
    /// The next virtual chip may connect to the port.
    case listening(UInt16)
    /// Something went wrong before a document was there; the next one may come.
    case passing(CardChannelError)
    /// No document can come any more.
    case failed(CardChannelError)
}

/// Where documents come from: the readers of this machine, a port, or a test.
protocol DocumentSource: Sendable {
    /// How long a document may look absent that nobody took away: a chip that is reset leaves the field for a moment.
    var settling: Duration { get }

    /// What happens from now on, until nobody listens any more. It is asked once.
    func events() -> AsyncStream<DocumentEvent>

    /// Opens the way to the document on a reader, hands it on, and closes it whatever happens.
    ///
    /// - Throws: `CLIError` where it cannot be opened.
    func open<User: ChannelUser>(_ reader: String, for user: User) async throws(CLIError) -> User.Value
}
