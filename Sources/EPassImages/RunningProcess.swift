// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

/// A descriptor that is closed when it is let go, and is none of the three standard ones.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Takes a descriptor over. A standard stream's number is left, so that handing it to a child cannot overwrite
    /// another.
    init(_ number: Int32) {
        guard 0...STDERR_FILENO ~= number else {
            self.number = number
            return
        }
        self.number = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        close(number)
    }

    deinit { close(number) }

    /// Writes all octets to a descriptor; false, with the reason in `errno`, where that fails.
    static func write(_ octets: ArraySlice<UInt8>, to number: Int32) -> Bool {
        var rest = octets
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// A child that was started and not yet waited for.
struct RunningProcess: ~Copyable {
    /// How a child ended.
    enum Ending: Sendable {
        case exited(Int32)
        case signalled(Int32)
        /// It did not end in time, and was killed.
        case overdue
        /// The caller's process does not keep the status of its children.
        case unknown
    }

    private let process: pid_t

    init(_ process: pid_t) { self.process = process }

    /// Waits for the end of the child until the deadline, then kills it; without a deadline it is killed at once. It is
    /// gone afterwards.
    consuming func end(_ deadline: ContinuousClock.Instant?) -> Ending {
        var status: Int32 = 0
        while let deadline {
            let result = unsafe waitpid(process, &status, WNOHANG)
            if result == process { return Self.ending(status) }
            if result < 0 && errno != EINTR { return .unknown }
            guard ContinuousClock.now < deadline else { break }
            usleep(1000)
        }
        kill(process, SIGKILL)
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return .overdue
    }

    private static func ending(_ status: Int32) -> Ending {
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
    }
}
