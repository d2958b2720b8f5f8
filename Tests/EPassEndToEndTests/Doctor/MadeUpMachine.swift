// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassPCSC
import EPassTrust

@testable import EPassCLI

/// A computer that exists in a test only. As it stands nothing is wrong with it; its owner's name is everywhere that a
/// name can be.
struct MadeUpMachine: Sendable {
    /// Files by path; folders follow from them.
    var files: [String: String] = [
        "/etc/os-release": "PRETTY_NAME=\"Debian GNU/Linux 12\"\nID=debian\nVERSION_ID=\"12\"\n",
        "/usr/sbin/pcscd": "", "/run/systemd/system/pcscd.socket": "", "/run/systemd/timesync/synchronized": "",
        "/usr/lib/pcsc/drivers/ifd-ccid.bundle/Contents/Info.plist": """
        <key>ifdVendorID</key>
        <array><string>0x072F</string><string>0x076B</string></array>
        <key>ifdProductID</key>
        <array><string>0x223B</string><string>0x5022</string></array>
        """,
        "/sys/bus/usb/devices/1-2:1.0/bInterfaceClass": "0b\n", "/sys/bus/usb/devices/1-2/idVendor": "072f\n",
        "/sys/bus/usb/devices/1-2/idProduct": "223b\n", "/sys/bus/usb/devices/1-2/product": "ACR1252 Dual Reader\n",
        "/sys/bus/usb/devices/1-2/serial": "\(MadeUpMachine.serial)\n",
        "/proc/modules": "ext4 1 0 - Live 0x0\n", "/proc/1/comm": "systemd\n", "/proc/77/comm": "pcscd\n",
        "/proc/500/comm": "anna-tool\n", "/proc/500/maps": "7f r-xp 00000000 /usr/lib/libc.so.6\n",
        "/proc/4242/comm": "epass\n", "/proc/sys/kernel/osrelease": "6.1.0-anna-desktop\n",
    ]
    /// Symbolic links and where they lead.
    var links: [String: String] = [:]
    var statuses: [String: Machine.Status] = [
        "/proc/self/exe": Machine.Status(kind: .file, modified: MadeUpMachine.day(2026, 6)),
        MadeUpMachine.storePath: Machine.Status(kind: .folder, owner: 1000, rights: 0o700),
    ]
    var connection = Machine.Connection.accepted
    var readers = Machine.Readers.listed([MadeUpMachine.reader(.present)])
    var store = Machine.Store.opened(MadeUpMachine.facts)
    var cryptography = CryptographyProbe(version: "3.0.17", count: 40, missing: [])
    var environment = ["HOME": "/home/anna", "USER": "anna", "HOSTNAME": "annas-laptop", "LANG": "C.UTF-8"]
    var now = MadeUpMachine.day(2026, 11)
    var isClockSynchronised: Bool? = true

    static let storePath = "/home/anna/.local/share/epass/trust"
    /// The number of the reader, as the driver puts it into its name.
    static let serial = "RR123456789"

    static let facts = Machine.StoreFacts(
        anchors: 500, countries: 90, newestList: MadeUpMachine.day(2026, 10), revocationLists: 80)

    static func reader(_ state: PCSCReader.State, _ model: String = "ACS ACR1252 Dual Reader [PICC]") -> PCSCReader {
        PCSCReader(name: "\(model) (\(serial)) 00 00", state: state)
    }

    /// The first of a month.
    static func day(_ year: Int, _ month: Int) -> Timestamp {
        Timestamp(year: year, month: month, day: 1) ?? Timestamp(secondsSince1970: 0)
    }

    private func entries(_ folder: String) -> [String]? {
        let paths = Array(files.keys) + Array(links.keys)
        let inside = paths.filter { $0.hasPrefix(folder + "/") }.compactMap {
            $0.dropFirst(folder.count + 1).split(separator: "/").first.map(String.init)
        }
        return inside.isEmpty ? nil : Set(inside).sorted()
    }

    private func status(_ path: String) -> Machine.Status? {
        if let status = statuses[path] { return status }
        if files[path] != nil { return Machine.Status(kind: .file) }
        return entries(path) == nil ? nil : Machine.Status(kind: .folder, rights: 0o755)
    }

    var machine: Machine {
        let made = self
        return Machine(
            content: { path, limit in made.files[path].map { Array($0.utf8.prefix(limit)) } },
            entries: { made.entries($0) }, target: { made.links[$0] }, status: { made.status($0) },
            connect: { _ in made.connection }, readers: { made.readers }, store: { made.store },
            cryptography: { made.cryptography }, environment: environment, user: 1000, process: 4242, now: now,
            isClockSynchronised: isClockSynchronised)
    }

    /// What the doctor finds on it.
    func visit() async -> DoctorReport {
        let doctor = await Doctor.visit(machine)
        return DoctorReport(doctor: doctor, findings: doctor.findings())
    }
}
