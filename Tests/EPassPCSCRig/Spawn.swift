// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Glibc

/// The number and the words of the last system error.
func errnoText() -> String {
    let number = errno
    return "\(String(cString: strerror(number))) (\(number))"
}

enum Spawn {
    /// Starts `command`, whose first element is the path of a program.
    ///
    /// Test threads may block every signal, and a child inherits that: it could neither be stopped by SIGTERM nor use
    /// an alarm of its own. So the child starts with no signal blocked, and with SIGPIPE and SIGINT as they are by
    /// default.
    static func start(
        _ command: [String], adding: [String: String], actions: inout posix_spawn_file_actions_t
    ) throws(RigError) -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var defaults = sigset_t()
        sigemptyset(&defaults)
        for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        let environment = ProcessInfo.processInfo.environment.merging(adding) { _, new in new }
        var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for pointer in arguments + variables { free(pointer) } }
        var process: pid_t = 0
        let result = posix_spawn(&process, command[0], &actions, &attributes, &arguments, &variables)
        guard result == 0 else {
            throw RigError("\(command[0]) cannot be started: \(String(cString: strerror(result))) (\(result)).")
        }
        return process
    }
}

/// Files that the build put beside the test program.
public enum BuildProducts {
    /// The folder of the test program, which holds every product of the package.
    public static let folder: String = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return String(program[..<(program.lastIndex(of: "/") ?? program.startIndex)])
    }()

    /// The path of a product.
    public static func path(of name: String) -> String { "\(folder)/\(name)" }
}

enum UnixSocket {
    static func listening(at path: String) throws(RigError) -> CInt {
        let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw RigError("No socket: \(errnoText()).") }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            close(descriptor)
            throw RigError("The socket's path is too long: \(path).")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard bound == 0, listen(descriptor, 64) == 0 else {
            let text = errnoText()
            close(descriptor)
            throw RigError("\(path) cannot be bound: \(text).")
        }
        return descriptor
    }
}
