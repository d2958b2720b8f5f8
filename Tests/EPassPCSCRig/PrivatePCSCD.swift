// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassPCSCRig
import Foundation
import Glibc
import Synchronization

/// A `pcscd` that belongs to one test process, with virtual readers of its own.
///
/// The system's pcscd is left alone. The socket is made here and handed over as systemd does it (descriptor 3,
/// `LISTEN_FDS`), so a client may connect at once. Each reader entry has its own copy of vpcd's driver, because that
/// keeps its state in variables of the library, behind one that can be unplugged. The daemon ends with `stop()`, with
/// the process, and where the process dies.
public final class PrivatePCSCD: Sendable {
    /// One virtual reader.
    public struct Reader: Sendable, Hashable {
        /// The name PC/SC gives it.
        public let name: String
        /// Where its driver waits for a virtual chip, on 127.0.0.1.
        public let port: UInt16
        /// Its driver, which knows no device while a file with this name and `.unplugged` exists.
        let driver: String

        /// Unplugs the reader: its driver says that there is no device. Does nothing where a sanitizer rules that out.
        public func unplug() throws { try Data().write(to: URL(fileURLWithPath: driver + ".unplugged")) }

        /// Plugs the reader in again.
        public func plugIn() throws { try FileManager.default.removeItem(atPath: driver + ".unplugged") }
    }

    /// The daemon that `PCSCLITE_CSOCK_NAME` of this process names: libpcsclite can talk to one in its life. Sixteen
    /// readers.
    public static let shared: Result<PrivatePCSCD, RigError> = {
        do throws(RigError) {
            return .success(try forThisProcess(entries: 8))
        } catch {
            return .failure(error)
        }
    }()

    /// A daemon in the place of `shared`, for a process that never uses that.
    public static func forThisProcess(entries: Int) throws(RigError) -> PrivatePCSCD {
        removeLeftovers()
        return try PrivatePCSCD(folder: String(cString: epass_rig_folder()), entries: entries)
    }

    /// Whether this program was built with a sanitizer. Then pcscd runs without the shim: slower, and never without
    /// readers.
    public static var isSanitized: Bool { epass_rig_is_sanitized() != 0 }

    /// The daemon's folder.
    public let folder: String
    /// All its readers.
    public let readers: [Reader]
    private let process: pid_t
    private let pipe: CInt
    private let free: Mutex<[Reader]>
    private let stopped = Mutex(false)

    /// The value of `PCSCLITE_CSOCK_NAME` for clients of this daemon.
    public var socketName: String { folder + "/pcscd.comm" }
    /// The environment for a program that is to use this daemon.
    public var environment: [String: String] { ["PCSCLITE_CSOCK_NAME": socketName] }
    /// What the daemon said so far.
    public var log: String { (try? String(contentsOfFile: folder + "/pcscd.log", encoding: .utf8)) ?? "" }

    /// Starts a daemon with `entries` entries of two readers each, at most 8; with none it has no readers.
    ///
    /// - Parameter model: how the readers' names begin; epass knows some models by theirs.
    public init(folder: String, entries: Int, model: String = "Rig") throws(RigError) {
        let daemon = try Self.program("pcscd", in: ["/usr/sbin", "/usr/local/sbin", "/sbin"], package: "pcscd")
        let driver = try Self.program(
            "libifdvpcd.so", in: ["/usr/lib/pcsc/drivers/serial", "/usr/local/lib/pcsc/drivers/serial"],
            package: "vsmartcard-vpcd")
        self.folder = folder
        do {
            try FileManager.default.createDirectory(atPath: folder + "/run", withIntermediateDirectories: true)
            try FileManager.default.createDirectory(atPath: folder + "/conf", withIntermediateDirectories: true)
            let library = try Data(contentsOf: URL(fileURLWithPath: driver))
            readers = try Self.writeEntries(entries, model: model, folder: folder, driver: library)
        } catch {
            throw RigError("The folder \(folder) of a private pcscd cannot be filled: \(error)")
        }
        free = Mutex(readers)
        (process, pipe) = try Self.start(daemon: daemon, folder: folder, hasReaders: entries > 0)
        Self.running.withLock { $0.append(Running(process: process, folder: folder)) }
    }

    deinit {
        stop()
    }

    /// Ends the daemon and waits for it; a second call does nothing. Its folder goes with it.
    public func stop() {
        stop(with: SIGTERM)
    }

    /// Stops the daemon without ending it: its clients get no more answers.
    public func pause() {
        kill(process, SIGSTOP)
    }

    /// Lets a daemon go on that was stopped.
    public func goOn() {
        kill(process, SIGCONT)
    }

    /// Ends the daemon as a crash would.
    public func crash() {
        stop(with: SIGKILL)
    }

    private func stop(with signal: CInt) {
        let first = stopped.withLock { done in
            defer { done = true }
            return !done
        }
        guard first else { return }
        let mine = process
        Self.running.withLock { $0.removeAll { $0.process == mine } }
        Self.end(Running(process: process, folder: folder), signal: signal)
        close(pipe)
    }

    /// A reader that no other test uses, until `release`.
    public func lease() throws(RigError) -> Reader {
        let reader = free.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let reader else { throw RigError("All \(readers.count) virtual readers are in use.") }
        return reader
    }

    /// Gives a reader back; its card must have left.
    public func release(_ reader: Reader) {
        free.withLock { $0.append(reader) }
    }

    /// Hands an empty reader to `body` and takes it back; waits for one for up to four minutes.
    public func withReader<Value>(_ body: (Reader) async throws -> Value) async throws -> Value {
        var leased = try? lease()
        for _ in 0..<12_000 where leased == nil {
            try await Task.sleep(for: .milliseconds(20))
            leased = try? lease()
        }
        guard let reader = leased else { throw RigError("All \(readers.count) virtual readers are in use.") }
        defer { release(reader) }
        try await vacate(reader)
        return try await body(reader)
    }

    /// Waits until the chip of the test before has left: one that ended in an error does not wait for that itself.
    private func vacate(_ reader: Reader) async throws {
        guard Self.isWired(reader.port) else { return }
        for _ in 0..<3_000 where Self.isWired(reader.port) { try await Task.sleep(for: .milliseconds(20)) }
        // pcscd tells its clients with its next look at the reader.
        try await Task.sleep(for: .milliseconds(Self.isSanitized ? 1_000 : 100))
    }

    /// Whether the driver that waits at this port has a connection open, as the kernel's table of connections says.
    private static func isWired(_ port: UInt16) -> Bool {
        guard let table = try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8) else { return false }
        let local = "0100007F:" + String(format: "%04X", port)
        return table.split(separator: "\n").contains { line in
            let fields = line.split(separator: " ")
            // 01 is ESTABLISHED, 08 is CLOSE_WAIT: the chip has closed, and the driver has not noticed.
            return fields.count > 3 && fields[1] == local && (fields[3] == "01" || fields[3] == "08")
        }
    }

    // MARK: Starting

    private static func program(_ name: String, in folders: [String], package: String) throws(RigError) -> String {
        for folder in folders where access("\(folder)/\(name)", R_OK) == 0 { return "\(folder)/\(name)" }
        throw RigError(
            "\(name) is not on this machine: apt-get install \(package) (or run the tests by `make test`, which does it)."
        )
    }

    private static func writeEntries(
        _ count: Int, model: String, folder: String, driver: Data
    ) throws -> [Reader] {
        var readers: [Reader] = []
        for index in 0..<count {
            let port = try PortAllocator.pair()
            let library = "\(folder)/reader\(index).so"
            if isSanitized {
                // Like the shim, the driver of one's own cannot be loaded into a program that is not sanitized.
                try driver.write(to: URL(fileURLWithPath: library))
            } else {
                let own = URL(fileURLWithPath: BuildProducts.path(of: "libepass-pcscd-driver.so"))
                try Data(contentsOf: own).write(to: URL(fileURLWithPath: library))
                try driver.write(to: URL(fileURLWithPath: library + ".vpcd"))
            }
            let name = "\(model) \(getpid()) \(index)"
            let entry = """
                FRIENDLYNAME "\(name)"
                DEVICENAME /dev/null:\(port)
                LIBPATH \(library)
                CHANNELID \(port)

                """
            try entry.write(toFile: "\(folder)/conf/reader\(index)", atomically: true, encoding: .utf8)
            readers.append(Reader(name: "\(name) 00 00", port: port, driver: library))
            // The second reader of an entry stays empty: pcscd may hold one lock for both, and a test in one would then
            // wait for the other's chip.
        }
        return readers
    }

    private static func start(daemon: String, folder: String, hasReaders: Bool) throws(RigError) -> (pid_t, CInt) {
        let listener = try UnixSocket.listening(at: folder + "/pcscd.comm")
        defer { close(listener) }
        var ends: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw RigError("No pair of sockets: \(errnoText()).")
        }
        defer { close(ends[0]) }

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, folder + "/pcscd.log", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // Through high numbers first, since 3 and 4 may be the very descriptors that are copied.
        posix_spawn_file_actions_adddup2(&actions, listener, 103)
        posix_spawn_file_actions_adddup2(&actions, ends[0], 104)
        posix_spawn_file_actions_adddup2(&actions, 103, 3)
        posix_spawn_file_actions_adddup2(&actions, 104, 4)
        posix_spawn_file_actions_addclose(&actions, 103)
        posix_spawn_file_actions_addclose(&actions, 104)

        // LISTEN_PID has to be the daemon's own number: the shell sets it and becomes the daemon.
        var command = "LISTEN_PID=$$ LISTEN_FDS=1 "
        if !isSanitized {
            let shim = try shimPath()
            command += "LD_PRELOAD='\(shim)' EPASS_RIG_RUN='\(folder)/run' EPASS_RIG_POLL_MS=10 EPASS_RIG_PIPE=4 "
        }
        // pcscd ends where the folder that it is told has no reader, and stays where its own has none.
        if hasReaders {
            command += "exec '\(daemon)' --foreground --info -c '\(folder)/conf'"
        } else {
            guard !isSanitized else {
                throw RigError("A pcscd without readers needs the shim, which a sanitizer rules out.")
            }
            command += "EPASS_RIG_CONF='\(folder)/conf' exec '\(daemon)' --foreground --info"
        }
        // From 2.0 on pcscd asks polkit, which refuses even root where there is no D-Bus; 1.9 does not know the option.
        command += " $('\(daemon)' --help 2>&1 | grep -o -- --disable-polkit)"
        if isSanitized { command += " --auto-exit" }
        do {
            let process = try Spawn.start(["/bin/sh", "-c", command], adding: [:], actions: &actions)
            return (process, ends[1])
        } catch {
            close(ends[1])
            throw error
        }
    }

    private static func shimPath() throws(RigError) -> String {
        let path = BuildProducts.path(of: "libepass-pcscd-shim.so")
        guard access(path, R_OK) == 0 else {
            throw RigError("\(path) is missing: run `swift build --build-tests` first.")
        }
        return path
    }

    // MARK: Ending

    private struct Running {
        let process: pid_t
        let folder: String
    }

    private static let running: Mutex<[Running]> = {
        atexit { PrivatePCSCD.endAll() }
        return Mutex([])
    }()

    private static func endAll() {
        let all = running.withLock { list in
            defer { list = [] }
            return list
        }
        for daemon in all { end(daemon, signal: SIGTERM) }
    }

    private static func end(_ daemon: Running, signal: CInt) {
        kill(daemon.process, signal)
        // One that was stopped gets the signal when it goes on.
        kill(daemon.process, SIGCONT)
        for attempt in 0..<300 {
            if waitpid(daemon.process, nil, WNOHANG) != 0 { break }
            if attempt == 200 { kill(daemon.process, SIGKILL) }
            usleep(5_000)
        }
        if getenv("EPASS_RIG_KEEP") == nil { try? FileManager.default.removeItem(atPath: daemon.folder) }
    }

    /// Folders of test processes that died before they could clean up.
    private static func removeLeftovers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
        for name in names where name.hasPrefix("epass-rig-") {
            guard let number = pid_t(name.dropFirst("epass-rig-".count).prefix { $0.isNumber }) else { continue }
            if number == getpid() || (kill(number, 0) != 0 && errno == ESRCH) {
                try? FileManager.default.removeItem(atPath: "/tmp/" + name)
            }
        }
    }
}
