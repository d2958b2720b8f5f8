// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import EPassMessages
import Glibc

extension ResultCommand {
    /// What a program answered.
    enum Answer: Sendable {
        /// It ended by itself with that status, and wrote these octets to its standard output.
        case said(Int, [UInt8])
        /// It wrote more than an answer may have, and was ended.
        case saidTooMuch
        /// It did not start, did not end in time, or a signal ended it.
        case failed(Message)
    }

    /// Runs it once and takes what it writes. Whatever it started in its group is ended.
    ///
    /// - Parameter most: octets of an answer.
    func ask(
        _ input: [UInt8], _ variables: [String: String], atMost most: Int, _ isCancelled: ChildProcess.Mark
    ) -> Answer {
        var (reading, writing): (Int32, Int32) = (-1, -1)
        guard unsafe epass_confinement_pipe(&reading, &writing) == 0 else {
            return .failed(.watchCommandNotStarted(command: name, error: OutputFile.systemMessage(errno)))
        }
        defer { close(reading) }
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        let (started, number) = start(input, variables, output: writing)
        close(writing)
        guard let child = started else {
            return .failed(.watchCommandNotStarted(command: name, error: OutputFile.systemMessage(number)))
        }
        var said: [UInt8] = []
        let end = child.end(within: limit, grace: .seconds(Self.graceInSeconds), isCancelled) {
            Self.take(from: reading, into: &said, atMost: most)
            return said.count <= most
        }
        Self.take(from: reading, into: &said, atMost: most)
        guard said.count <= most else {
            if case .overdue = end { child.killAndWait() } else { child.killGroup() }
            return .saidTooMuch
        }
        switch end {
        case .unknown:
            child.killGroup()
            return .said(0, said)
        case .status(let code):
            child.killGroup()
            return .said(code, said)
        case .signal(let signal):
            child.killGroup()
            return .failed(.watchCommandCrashed(command: name, signal: signal))
        case .overdue:
            child.killAndWait()
            return .failed(.watchCommandOverdue(command: name))
        }
    }

    /// Takes what lies in the pipe, one octet more at most than an answer may have.
    private static func take(from descriptor: Int32, into said: inout [UInt8], atMost most: Int) {
        var buffer = [UInt8](repeating: 0, count: most + 1)
        while said.count <= most {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            said += buffer[..<count].prefix(most + 1 - said.count)
        }
    }
}
