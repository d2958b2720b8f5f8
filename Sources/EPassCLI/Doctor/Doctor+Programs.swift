// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// Other programs that use smart cards (F-21). Only those are looked at that this user may look at.
extension Doctor {
    /// Programs that keep a card, or a reader, for themselves. The kernel cuts names after 15 octets.
    private static let holders: Set<String> = [
        "AusweisApp", "AusweisApp2", "eidclient", "epass", "gscriptor", "ifdhandler", "neard", "nfc-list", "nfc-poll",
        "opensc-explorer", "opensc-tool", "openct", "pcsc_scan", "pkcs11-tool", "pkcs15-init", "pkcs15-tool",
        "scdaemon", "scriptor", "ykman",
    ]

    /// Programs that are known to look at every card with the library of the service, and to let go.
    private static let sharers: Set<String> = [
        "brave", "chrome", "chromium", "evolution", "firefox", "firefox-bin", "firefox-esr", "gpg-agent",
        "gsd-smartcard", "librewolf", "msedge", "opera", "p11-kit-server", "p11_child", "soffice.bin", "ssh-agent",
        "thunderbird", "thunderbird-bin", "vivaldi-bin",
    ]

    private static let daemon = "scdaemon"
    private static let library = Array("pcsclite.so".utf8)
    /// How much of the maps of one process is looked at, and of all.
    private static let longestMap = 1 << 20
    private static let mostOctets = 64 << 20

    var programs: DoctorFinding {
        let check = DoctorCheck.programsCards
        guard let processes = machine.processes else { return check.unknown(.doctorProgramsNotSeen) }
        let others = processes.filter { $0.number != machine.process && $0.name != "pcscd" }
        let holding = Set(others.map { $0.name }).intersection(Self.holders).sorted()
        if !holding.isEmpty {
            let seen = Message.doctorProgramsHold(programs: holding)
            return holding.contains(Self.daemon)
                ? check.warning(seen, .doctorEndDaemon, "gpgconf --kill scdaemon")
                : check.warning(seen, .doctorEndPrograms)
        }
        let sharing = programsWithLibrary(among: others)
        guard !sharing.isEmpty else { return check.ok(.doctorProgramsNone) }
        // The name of a program that nobody here knows can be anything, and stays where it is.
        let known = Set(sharing).intersection(Self.sharers).sorted()
        return check.ok(
            known.isEmpty ? .doctorProgramsUnnamed(count: sharing.count) : .doctorProgramsShare(programs: known))
    }

    /// The names of the programs that have loaded the service's library.
    private func programsWithLibrary(among processes: [(number: Int32, name: String)]) -> [String] {
        var left = Self.mostOctets
        var found: [String] = []
        for process in processes where left > 0 {
            let map = machine.content("/proc/\(process.number)/maps", min(Self.longestMap, left)) ?? []
            left -= map.count
            if Self.holdsLibrary(map) { found.append(process.name) }
        }
        return found
    }

    private static func holdsLibrary(_ octets: [UInt8]) -> Bool {
        var rest = octets[...]
        while let start = rest.firstIndex(of: library[0]) {
            if octets[start...].starts(with: library) { return true }
            rest = octets[(start + 1)...]
        }
        return false
    }
}
