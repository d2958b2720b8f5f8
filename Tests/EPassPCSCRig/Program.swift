// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Glibc
import Synchronization

/// A program that runs beside the test: its output is collected, and it never outlives its time.
public final class Program: Sendable {
    /// What a program left behind.
    public struct Outcome: Sendable {
        /// The exit status; nil where a signal ended the program.
        public let status: Int32?
        /// The signal that ended it; nil where it ended by itself. SIGKILL where its time was over.
        public let signal: Int32?
        /// Standard output.
        public let output: String
        /// Standard error.
        public let errors: String
    }

    private struct State {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        // Its number may be another program's from here on.
        var isReaped = false
        var ended: CInt?
    }

    private let process: pid_t
    private let input: Mutex<CInt>
    private let state = Mutex(State())
    private let readers = DispatchGroup()

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: the program's path, or its name to be looked for in PATH.
    ///   - arguments: what follows the program's name.
    ///   - environment: variables that are added.
    ///   - input: what standard input holds; nil leaves it open and empty until the end.
    ///   - seconds: after these the program is killed.
    public init(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], input: String? = "",
        seconds: Double = 120
    ) throws(RigError) {
        let program = try Self.located(path)
        var ends: [[CInt]] = []
        for _ in 0..<3 {
            var pair: [CInt] = [-1, -1]
            guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &pair) == 0 else {
                throw RigError("No pair of sockets: \(errnoText()).")
            }
            ends.append(pair)
        }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, pair) in ends.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, pair[1], CInt(number))
        }
        do {
            process = try Spawn.start([program] + arguments, adding: environment, actions: &actions)
        } catch {
            for end in ends.joined() { close(end) }
            throw error
        }
        for pair in ends { close(pair[1]) }
        self.input = Mutex(ends[0][0])
        collect(ends[1][0]) { state, octets in state.output += octets }
        collect(ends[2][0]) { state, octets in state.errors += octets }
        if let input {
            let text = Array(input.utf8)
            _ = text.withUnsafeBytes { send(ends[0][0], $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
            closeInput()
        }
        Thread.detachNewThread { [self] in awaitEnd(seconds: seconds) }
    }

    /// Runs a program to its end.
    public static func run(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], input: String? = "",
        seconds: Double = 120
    ) async throws -> Outcome {
        try await Program(path, arguments, environment: environment, input: input, seconds: seconds).outcome()
    }

    /// Standard output so far.
    public var output: String { state.withLock { String(decoding: $0.output, as: UTF8.self) } }
    /// Standard error so far.
    public var errors: String { state.withLock { String(decoding: $0.errors, as: UTF8.self) } }

    /// Waits until a text appears in standard output or standard error; false where the program ends or `seconds` pass
    /// before.
    public func says(_ text: String, within seconds: Double = 90) async throws -> Bool {
        var patience = Patience(seconds: seconds)
        repeat {
            let ended = state.withLock { $0.ended != nil }
            if output.contains(text) || errors.contains(text) { return true }
            if ended { return false }
        } while try await patience.lasts(pausing: 5)
        return false
    }

    /// Sends SIGINT, as Ctrl-C does.
    public func interrupt() { end(by: SIGINT) }

    /// Sends a signal.
    public func end(by signal: CInt) {
        state.withLock { if !$0.isReaped { kill(process, signal) } }
    }

    /// Types on standard input that was left open.
    public func type(_ text: String) {
        let octets = Array(text.utf8)
        input.withLock { descriptor in
            guard descriptor >= 0 else { return }
            _ = octets.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
        }
    }

    /// Waits for the end.
    public func outcome() async throws -> Outcome {
        while true {
            if let status = state.withLock({ $0.ended }) {
                let signal = status & 0x7F
                return Outcome(
                    status: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal == 0 ? nil : signal,
                    output: output,
                    errors: errors)
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    private static func located(_ name: String) throws(RigError) -> String {
        let folders = ["/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin"]
        let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        for candidate in candidates where access(candidate, X_OK) == 0 { return candidate }
        throw RigError("The program \(name) is not on this machine; `make test` installs what the tests need.")
    }

    private func closeInput() {
        input.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }

    private func collect(_ descriptor: CInt, _ add: @escaping @Sendable (inout State, [UInt8]) -> Void) {
        readers.enter()
        Thread.detachNewThread { [self] in
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { break }
                let octets = Array(buffer.prefix(count))
                state.withLock { state in
                    // A program that never stops talking does not fill the memory.
                    if state.output.count + state.errors.count < 64 << 20 { add(&state, octets) }
                }
            }
            close(descriptor)
            readers.leave()
        }
    }

    private func awaitEnd(seconds: Double) {
        let deadline = ContinuousClock.now + .seconds(seconds)
        var status: CInt = 0
        while true {
            let isReaped = state.withLock { state in
                if waitpid(process, &status, WNOHANG) != 0 { state.isReaped = true }
                return state.isReaped
            }
            if isReaped { break }
            if ContinuousClock.now > deadline { kill(process, SIGKILL) }
            usleep(2_000)
        }
        closeInput()
        _ = readers.wait(timeout: .now() + 30)
        state.withLock { $0.ended = status }
    }
}
