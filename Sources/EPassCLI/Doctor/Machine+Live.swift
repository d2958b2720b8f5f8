// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import EPass
import EPassCrypto
import EPassISO7816
import EPassPCSC
import EPassTrust
import FoundationEssentials
import Glibc
import Synchronization

extension Machine {
    /// The machine that this process runs on. Nothing on it is changed; a service that waits for a connection is
    /// started by it, as by any program that wants a reader.
    static func live() -> Machine {
        Machine(
            content: { LiveMachine.content($0, limit: $1) }, entries: { InputFile.entries(of: $0) },
            target: { LiveMachine.target($0) }, status: { LiveMachine.status($0) },
            connect: { LiveMachine.connect($0) }, readers: { await LiveMachine.readers() },
            store: { LiveMachine.store(at: Clock.now()) }, cryptography: { CryptographyProbe.run() },
            environment: ProcessInfo.processInfo.environment, user: geteuid(), process: getpid(), now: Clock.now(),
            isClockSynchronised: LiveMachine.isClockSynchronised)
    }
}

/// The system calls behind it.
private enum LiveMachine {
    /// Files of the kernel say that they have no length, so that they are read to their end or to the limit.
    static func content(_ path: String, limit: Int) -> [UInt8]? {
        guard let descriptor = try? RegularFile.open(path) else { return nil }
        defer { close(descriptor) }
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while octets.count < limit {
            let wanted = min(buffer.count, limit - octets.count)
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, wanted) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            octets += buffer[..<count]
        }
        return octets
    }

    static func target(_ link: String) -> String? {
        var name = [UInt8](repeating: 0, count: 4096)
        let count = unsafe name.withUnsafeMutableBytes { buffer -> Int in
            guard let target = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
            return unsafe readlink(link, target, buffer.count)
        }
        return count > 0 ? String(decoding: name[..<count], as: UTF8.self) : nil
    }

    static func status(_ path: String) -> Machine.Status? {
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return nil }
        let kind: Machine.Status.Kind =
            switch information.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFSOCK: .socket
            default: .other
            }
        return Machine.Status(
            kind: kind, owner: information.st_uid, rights: information.st_mode & 0o777,
            modified: Timestamp(secondsSince1970: Int64(information.st_mtim.tv_sec)))
    }

    /// Connects and hangs up. Nothing is waited for: where the queue of the socket is full, its owner is busy.
    static func connect(_ path: String) -> Machine.Connection {
        var address = sockaddr_un()
        let octets = Array(path.utf8)
        guard octets.count < MemoryLayout.size(ofValue: address.sun_path) else { return .failed }
        address.sun_family = sa_family_t(AF_UNIX)
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: octets) }
        let kind = CInt(truncatingIfNeeded: SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return .failed }
        defer { close(descriptor) }
        let result = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                unsafe Glibc.connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result != 0 else { return .accepted }
        return switch errno {
        case ENOENT, ENOTDIR: .absent
        case ECONNREFUSED: .refused
        case EACCES, EPERM: .denied
        default: .failed
        }
    }

    /// How long the service may take to say which readers it has.
    private static let patience: Duration = .seconds(10)

    /// A call into libpcsclite cannot be ended from here: where it hangs, it is left behind.
    static func readers() async -> Machine.Readers {
        let answer = Answer()
        let asking = Task {
            do throws(CardChannelError) {
                answer.give(.listed(try await PCSCReaderList.current().readers))
            } catch {
                answer.give(.refused(error))
            }
        }
        let waiting = Task {
            try? await Task.sleep(for: patience)
            answer.give(.silent)
        }
        let value = await withCheckedContinuation { answer.wait($0) }
        asking.cancel()
        waiting.cancel()
        return value
    }

    /// The first answer of several, for one that waits.
    private final class Answer: Sendable {
        private struct State {
            var value: Machine.Readers?
            var waiting: CheckedContinuation<Machine.Readers, Never>?
        }

        private let state = Mutex(State())

        func give(_ value: Machine.Readers) {
            let waiting = state.withLock { state -> CheckedContinuation<Machine.Readers, Never>? in
                guard state.value == nil else { return nil }
                state.value = value
                return state.waiting.take()
            }
            waiting?.resume(returning: value)
        }

        func wait(_ continuation: CheckedContinuation<Machine.Readers, Never>) {
            let value = state.withLock { state -> Machine.Readers? in
                if state.value == nil { state.waiting = continuation }
                return state.value
            }
            if let value { continuation.resume(returning: value) }
        }
    }

    static func store(at time: Timestamp) -> Machine.Store {
        guard TrustMaterial.hasDefaultStore else { return .absent }
        do throws(TrustError) {
            let trust = try TrustStore.open(path: TrustMaterial.defaultPath).snapshot()
            let newest = trust.audit(at: time).countries.compactMap(\.revocationLists.first)
            return .opened(
                Machine.StoreFacts(
                    anchors: trust.anchorCount, countries: trust.countries.count,
                    newestList: TrustMaterialAge.newestList(of: trust), revocationLists: newest.count,
                    staleRevocationLists: newest.filter { $0.isStale(at: time) }.count,
                    isDamaged: trust.damage != nil))
        } catch {
            // A folder in which the making of a store was ended: the same as none.
            return error.code == .noSuchFile ? .absent : .refused(error)
        }
    }

    /// In a container the kernel may not answer.
    static var isClockSynchronised: Bool? {
        let answer = epass_clock_is_synchronised()
        return answer < 0 ? nil : answer != 0
    }
}
