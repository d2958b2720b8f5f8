// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPassCrypto
import Glibc
import Synchronization

/// A line that a scanner sent: wiped with the last reference.
final class SecretLine: Sendable {
    private let octets: SecretBytes

    init(_ octets: consuming SecretBytes) { self.octets = octets }

    var text: String { unsafe octets.withUnsafeBytes { unsafe String(decoding: $0, as: UTF8.self) } }
}

/// The lines of a descriptor, each when it is asked for. The waiting is done on a thread of its own.
final class InputLines: Sendable {
    /// What came.
    enum Next: Sendable {
        case line(SecretLine)
        /// A line of more octets than any of a document has; it was thrown away.
        case tooLong
        /// Nothing, for as long as was waited.
        case idle
        /// The end of the input, or of the task that asks.
        case end
    }

    /// The longest line in octets.
    static let maximumLength = 512

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "epass.input")
    private let isStopped = Atomic(false)

    /// - Parameter descriptor: stays the caller's.
    init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

    /// Whether the lines lie in a file: then they are a list, and nobody sends them at a moment of their own.
    var isFile: Bool {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The next line that is not empty. A task that is cancelled ends the input for good.
    ///
    /// - Parameter patience: how long to wait for its first octet; nil for as long as it takes.
    func next(within patience: Duration? = nil) async -> Next {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Next, Never>) in
                queue.async { continuation.resume(returning: self.take(patience)) }
            }
        } onCancel: {
            isStopped.store(true, ordering: .relaxed)
        }
    }

    private func take(_ patience: Duration?) -> Next {
        var buffer = SecretBytes(count: Self.maximumLength)
        var count = 0
        let deadline = patience.map { ContinuousClock.now + $0 }
        while !isStopped.load(ordering: .relaxed) {
            if count == 0, let deadline, ContinuousClock.now >= deadline { return .idle }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Short waits, so that a cancellation is seen.
            let ready = unsafe poll(&request, 1, 100)
            if ready < 0 && errno != EINTR { return .end }
            guard ready > 0 else { continue }
            var octet: UInt8 = 0
            let got = unsafe read(descriptor, &octet, 1)
            if got < 0 && (errno == EINTR || errno == EAGAIN) { continue }
            if got <= 0 { return count == 0 ? .end : Self.line(buffer, count) }
            if octet == UInt8(ascii: "\n") || octet == UInt8(ascii: "\r") {
                // Scanners end lines with either, or with both.
                guard count == 0 else { return Self.line(buffer, count) }
            } else if octet >= UInt8(ascii: " ") {
                let place = count
                if place < Self.maximumLength { unsafe buffer.withUnsafeMutableBytes { unsafe $0[place] = octet } }
                count = min(count + 1, Self.maximumLength + 1)
            }
        }
        return .end
    }

    private static func line(_ buffer: borrowing SecretBytes, _ count: Int) -> Next {
        count > maximumLength ? .tooLong : .line(SecretLine(buffer.prefix(count)))
    }
}

/// Standard input that is a terminal, without echo while MRZs are typed there.
enum QuietTerminal {
    /// How the terminal echoed before.
    private static let previous = Mutex<tcflag_t?>(nil)

    /// Shows nothing of what is typed from now on; nothing happens where standard input is no terminal.
    static func mute() {
        var shown = termios()
        guard Terminal.inputIsTerminal, unsafe tcgetattr(STDIN_FILENO, &shown) == 0 else { return }
        let before = shown.c_lflag
        previous.withLock { $0 = before }
        // What stops or ends the program without a word would leave the shell mute.
        for number in [SIGTSTP, SIGQUIT, SIGTTOU] { signal(number, SIG_IGN) }
        shown.c_lflag &= ~tcflag_t(ECHO)
        shown.c_lflag |= tcflag_t(ECHONL)
        _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
    }

    /// Makes the terminal what it was before ``mute()``; what was typed and not read is thrown away.
    static func restore() {
        let before = previous.withLock { state -> tcflag_t? in
            defer { state = nil }
            return state
        }
        var hidden = termios()
        guard let before, unsafe tcgetattr(STDIN_FILENO, &hidden) == 0 else { return }
        hidden.c_lflag = before
        _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
        for number in [SIGTSTP, SIGQUIT, SIGTTOU] { signal(number, SIG_DFL) }
    }
}
