// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import NIOCore

/// Why the service does not begin, with the exit status that says so.
struct StartFault: Error {
    let status: Int32
    let words: String
}

/// What one process alone may have: the address that it listens at, and the database.
enum ServerPlace {
    /// Takes the database for this process, until it ends.
    ///
    /// - Throws: ``StartFault`` with 75 where another process serves from it.
    static func lock(_ database: String) throws(StartFault) -> DatabaseLock {
        let path = database + ".lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            throw StartFault(
                status: 73,
                words: "\(path) cannot be written. Let the service write in the folder of storage.path.")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw StartFault(
                status: 75,
                words: "another process serves from \(database). Stop it first, or give another storage.path.")
        }
        return DatabaseLock(descriptor: descriptor)
    }

    /// Takes a database that is there, before it is opened; nil where there is none, or nothing can be said of it: then
    /// that is said with everything else.
    ///
    /// - Throws: ``StartFault`` with 75 where another process serves from it.
    static func lock(ofExisting database: String?) throws(StartFault) -> DatabaseLock? {
        guard let database, FileManager.default.fileExists(atPath: database) else { return nil }
        do { return try lock(database) } catch {
            guard error.status == 75 else { return nil }
            throw error
        }
    }

    /// Whether it can be listened there: looked at before anything is done with the database.
    ///
    /// - Throws: ``StartFault`` with 78 for an address that is not this machine's, 69 for one that is taken.
    static func tryAddress(host: String, port: Int, of setting: String = "server.port") throws(StartFault) {
        guard let address = try? SocketAddress.makeAddressResolvingHost(host, port: port) else {
            throw StartFault(
                status: 78, words: "server.host cannot be resolved: \(host). Give an address of this machine.")
        }
        // Taken, and not listened at: nobody is to take this for the service.
        let descriptor = socket(Int32(address.protocol.rawValue), Int32(SOCK_STREAM.rawValue), 0)
        // The server itself says it then.
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let number = address.withSockAddr { pointer, length in
            bind(descriptor, pointer, socklen_t(length)) == 0 ? 0 : errno
        }
        if number != 0 { throw fault(number, host: host, port: port, of: setting) }
    }

    /// Why it cannot be listened there, also where it could when it was tried.
    ///
    /// - Parameter number: the number of the error of the system.
    static func fault(
        _ number: Int32, host: String, port: Int, of setting: String = "server.port"
    ) -> StartFault {
        switch number {
        case EADDRINUSE:
            StartFault(
                status: 69,
                words: "port \(port) of \(host) is taken. Stop what listens there, or give another \(setting).")
        case EACCES:
            StartFault(
                status: 69, words: "this user may not listen at port \(port). Give a \(setting) of 1024 or more.")
        default:
            StartFault(
                status: 78, words: "server.host is no address of this machine: \(host). Give one that it has.")
        }
    }
}

/// The lock of a database; it ends with the process at the latest.
final class DatabaseLock: Sendable {
    private let descriptor: Int32

    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
}
