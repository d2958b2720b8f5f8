// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassPCSC
import EPassTrust

/// A computer as `epass doctor` sees it. Whatever a check wants to know of the system it asks here, so that a machine
/// can be made up; every answer is bounded.
struct Machine: Sendable {
    /// What is there under a path, links followed.
    struct Status: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            case file
            case folder
            case socket
            case other
        }

        var kind: Kind
        /// The number of the user it belongs to.
        var owner: UInt32 = 0
        /// The rights, the last nine bits of the mode.
        var rights: UInt32 = 0o644
        /// When its content was changed.
        var modified = Timestamp(secondsSince1970: 0)
    }

    /// What came of connecting to a socket.
    enum Connection: Sendable, Hashable {
        /// A program listens there.
        case accepted
        /// There is nothing of that name.
        case absent
        /// Nobody listens behind it.
        case refused
        /// This user may not.
        case denied
        /// Anything else.
        case failed
    }

    /// What the smart-card service said when it was asked for its readers.
    enum Readers: Sendable {
        case listed([PCSCReader])
        case refused(CardChannelError)
        /// It took the connection and did not answer.
        case silent
    }

    /// The trust store that is used where none is named.
    enum Store: Sendable {
        case absent
        case refused(TrustError)
        case opened(StoreFacts)
    }

    /// What is in a trust store.
    struct StoreFacts: Sendable, Hashable {
        var anchors: Int
        var countries: Int
        /// When the newest master list in it was signed.
        var newestList: Timestamp?
        var revocationLists = 0
        /// How many States there are whose newest revocation list is out of date.
        var staleRevocationLists = 0
        var isDamaged = false
    }

    /// The first octets of a file; nil where it cannot be read.
    var content: @Sendable (_ path: String, _ limit: Int) -> [UInt8]?
    /// The names in a folder, sorted; nil where it cannot be read.
    var entries: @Sendable (_ folder: String) -> [String]?
    /// Where a symbolic link leads, as it says; nil where it is none.
    var target: @Sendable (_ link: String) -> String?
    var status: @Sendable (_ path: String) -> Status?
    var connect: @Sendable (_ socket: String) -> Connection
    var readers: @Sendable () async -> Readers
    var store: @Sendable () -> Store
    var cryptography: @Sendable () -> CryptographyProbe
    var environment: [String: String]
    /// The number of the user that asks.
    var user: UInt32
    /// The number of this process.
    var process: Int32
    var now: Timestamp
    /// Whether the kernel takes its clock for synchronised; nil where it does not say.
    var isClockSynchronised: Bool?
}

extension Machine {
    /// The beginning of a file as text, without white space around it; nil where it cannot be read.
    func text(_ path: String, limit: Int = 4096) -> String? {
        guard let octets = content(path, limit) else { return nil }
        var text = Substring(String(decoding: octets, as: UTF8.self))
        while let last = text.last, last.isWhitespace || last == "\0" { text.removeLast() }
        return String(text.drop(while: \.isWhitespace))
    }

    func exists(_ path: String) -> Bool { status(path) != nil }

    private func isSet(_ variable: String) -> Bool { !(environment[variable] ?? "").isEmpty }

    /// Whether systemd rules the machine, so that `systemctl` works.
    var hasSystemd: Bool { exists("/run/systemd/system") }

    /// Whether this is a container: it sees its own processes and files, and the devices of its host.
    var isContainer: Bool {
        ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"].contains(where: exists)
    }

    /// Whether somebody works from afar, so that there is no local session for polkit.
    var isRemote: Bool { isSet("SSH_CONNECTION") || isSet("SSH_CLIENT") }

    /// The socket of the smart-card service as libpcsclite finds it.
    var socket: String { socketVariable ?? "/run/pcscd/pcscd.comm" }

    /// What the variable says that names another socket; nil where it says nothing.
    var socketVariable: String? { isSet("PCSCLITE_CSOCK_NAME") ? environment["PCSCLITE_CSOCK_NAME"] : nil }

    /// The programs that can be seen, by number; nil where the system shows none. A name has 15 octets at most.
    var processes: [(number: Int32, name: String)]? {
        guard let names = entries("/proc") else { return nil }
        let numbers = names.compactMap { Int32($0) }.prefix(Self.mostProcesses)
        let found = numbers.compactMap { number in
            text("/proc/\(number)/comm", limit: 64).map { (number: number, name: $0) }
        }
        return found.isEmpty ? nil : found
    }

    private static let mostProcesses = 8192
}
