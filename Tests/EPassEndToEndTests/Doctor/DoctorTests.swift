// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassMessages
import EPassPCSC
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@testable import EPassCLI

@Suite("epass doctor, over made-up machines", .timed)
struct DoctorTests {
    /// One change of a machine on which nothing is wrong, and what one check says of it.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let check: DoctorCheck
        let outcome: DoctorFinding.Outcome
        let key: String
        let command: String?
        let change: @Sendable (inout MadeUpMachine) -> Void

        init(
            _ name: String, _ check: DoctorCheck, _ outcome: DoctorFinding.Outcome, _ key: String,
            command: String? = nil, _ change: @escaping @Sendable (inout MadeUpMachine) -> Void
        ) {
            self.name = name
            self.check = check
            self.outcome = outcome
            self.key = key
            self.command = command
            self.change = change
        }

        var testDescription: String { "\(check.rawValue): \(name)" }
    }

    static func refuse(_ code: CardChannelError.Code) -> Machine.Readers { .refused(CardChannelError(code)) }

    static let service: [Case] = [
        Case(
            "not installed", .serviceProgram, .problem, "doctor.serviceMissing",
            command: "sudo apt install pcscd libccid"
        ) {
            $0.files["/usr/sbin/pcscd"] = nil
            $0.connection = .absent
        },
        Case(
            "not installed on Fedora", .serviceProgram, .problem, "doctor.serviceMissing",
            command: "sudo dnf install pcsc-lite pcsc-lite-ccid"
        ) {
            $0.files["/usr/sbin/pcscd"] = nil
            $0.files["/etc/os-release"] = "ID=rocky\nID_LIKE=\"rhel centos fedora\"\n"
            $0.connection = .absent
        },
        Case(
            "not installed on Arch", .serviceProgram, .problem, "doctor.serviceMissing",
            command: "sudo pacman -S pcsclite ccid"
        ) {
            $0.files["/usr/sbin/pcscd"] = nil
            $0.files["/etc/os-release"] = "ID=arch\n"
            $0.connection = .absent
        },
        Case("not installed on anything else", .serviceProgram, .problem, "doctor.serviceMissing") {
            $0.files["/usr/sbin/pcscd"] = nil
            $0.files["/etc/os-release"] = nil
            $0.connection = .absent
        },
        Case("of the host", .serviceProgram, .ok, "doctor.serviceElsewhere") {
            $0.files["/usr/sbin/pcscd"] = nil
            $0.files["/.dockerenv"] = ""
        },
        Case(
            "not switched on", .serviceSocket, .problem, "doctor.socketAbsent",
            command: "sudo systemctl enable --now pcscd.socket"
        ) { $0.connection = .absent },
        Case("not there, without systemd", .serviceSocket, .problem, "doctor.socketAbsent", command: "sudo pcscd") {
            $0.connection = .absent
            $0.files["/run/systemd/system/pcscd.socket"] = nil
        },
        Case(
            "left over", .serviceSocket, .problem, "doctor.socketRefuses",
            command: "sudo systemctl enable --now pcscd.socket"
        ) { $0.connection = .refused },
        Case(
            "closed to this user", .serviceSocket, .problem, "doctor.socketDenied",
            command: "sudo systemctl restart pcscd.socket pcscd.service"
        ) { $0.connection = .denied },
        Case(
            "its queue is full", .serviceSocket, .problem, "doctor.socketFails",
            command: "sudo systemctl restart pcscd.socket pcscd.service"
        ) { $0.connection = .failed },
        Case(
            "not in the container", .serviceSocket, .problem, "doctor.socketNotInContainer",
            command: "docker run -v /run/pcscd:/run/pcscd IMAGE"
        ) {
            $0.connection = .absent
            $0.files["/usr/sbin/pcscd"] = nil
            $0.files["/run/.containerenv"] = ""
        },
        Case(
            "named by a variable", .serviceSocket, .problem, "doctor.socketOfVariable",
            command: "unset PCSCLITE_CSOCK_NAME"
        ) {
            $0.connection = .absent
            $0.environment["PCSCLITE_CSOCK_NAME"] = "/home/anna/pcscd.comm"
        },
        Case("activated by its socket", .serviceRunning, .ok, "doctor.serviceActivated") {
            $0.files["/proc/77/comm"] = nil
        },
        Case(
            "not running", .serviceRunning, .problem, "doctor.serviceNotRunning",
            command: "sudo systemctl enable --now pcscd.socket"
        ) {
            $0.files["/proc/77/comm"] = nil
            $0.connection = .absent
        },
        Case(
            "polkit denies", .servicePermission, .problem, "doctor.denied", command: Doctor.polkitCommand
        ) { $0.readers = DoctorTests.refuse(.notPermitted) },
        Case(
            "polkit denies a remote session", .servicePermission, .problem, "doctor.deniedRemotely",
            command: Doctor.polkitCommand
        ) {
            $0.readers = DoctorTests.refuse(.notPermitted)
            $0.environment["SSH_CONNECTION"] = "192.0.2.1 5000 192.0.2.2 22"
        },
        Case("polkit denies a container", .servicePermission, .problem, "doctor.deniedInContainer") {
            $0.readers = DoctorTests.refuse(.notPermitted)
            $0.files["/run/systemd/container"] = "lxc"
        },
        Case(
            "connections are dropped", .servicePermission, .problem, "doctor.serviceDrops",
            command: "journalctl -u pcscd -n 20"
        ) { $0.readers = DoctorTests.refuse(.noService) },
        Case("no service to ask", .servicePermission, .unknown, "doctor.permissionUnknown") {
            $0.readers = DoctorTests.refuse(.noService)
            $0.connection = .absent
        },
        Case(
            "no answer", .servicePermission, .problem, "doctor.serviceSilent",
            command: "sudo systemctl restart pcscd.socket pcscd.service"
        ) { $0.readers = .silent },
        Case(
            "a call that does not come back", .servicePermission, .problem, "doctor.serviceSilent",
            command: "sudo systemctl restart pcscd.socket pcscd.service"
        ) {
            $0.readers = .refused(
                CardChannelError(.noService, reason: .readerServiceSilent, remedy: .readerServiceSilentRemedy))
        },
        Case("a socket of others", .servicePermission, .unknown, "doctor.permissionUnknown") {
            $0.readers = DoctorTests.refuse(.notPermitted)
            $0.connection = .denied
        },
    ]

    static let readers: [Case] = [
        Case("none", .readersListed, .problem, "error.reader.none") { $0.readers = .listed([]) },
        Case("not known", .readersListed, .unknown, "doctor.readersUnknown") { $0.readers = .silent },
        Case("an ACR122", .readersAdvice, .warning, "reader.ACR122") {
            $0.readers = .listed([MadeUpMachine.reader(.empty, "ACS ACR122U PICC Interface")])
        },
        Case("none there", .readersAdvice, .notApplicable, "doctor.readersNone") { $0.readers = .listed([]) },
        Case("held by another program", .readersChip, .warning, "doctor.chipHeld") {
            $0.readers = .listed([MadeUpMachine.reader(.exclusive)])
        },
        Case("does not answer", .readersChip, .warning, "doctor.chipMute") {
            $0.readers = .listed([MadeUpMachine.reader(.mute)])
        },
        Case("nothing there", .readersChip, .notApplicable, "doctor.chipNone") {
            $0.readers = .listed([MadeUpMachine.reader(.empty)])
        },
        Case("no reader", .readersChip, .notApplicable, "doctor.readersNone") { $0.readers = .listed([]) },
        Case("no driver", .driverCCID, .problem, "doctor.driverMissing", command: "sudo apt install libccid") {
            $0.files = $0.files.filter { !$0.key.hasPrefix("/usr/lib/pcsc") }
            $0.readers = .listed([])
        },
        Case("another driver", .driverCCID, .warning, "doctor.driverOther", command: "sudo apt install libccid") {
            $0.files = $0.files.filter { !$0.key.hasPrefix("/usr/lib/pcsc") }
        },
        Case("the host's drivers", .driverCCID, .notApplicable, "doctor.driverElsewhere") {
            $0.files = $0.files.filter { !$0.key.hasPrefix("/usr/") }
            $0.files["/.dockerenv"] = ""
        },
        Case(
            "a device that the driver knows", .usbReaders, .problem, "doctor.usbNotListed",
            command: "sudo systemctl restart pcscd.socket pcscd.service"
        ) { $0.readers = .listed([]) },
        Case(
            "a device that the driver does not know", .usbReaders, .problem, "doctor.usbNotListed",
            command: "sudo apt install libccid"
        ) {
            $0.files["/sys/bus/usb/devices/1-2/idProduct"] = "ffff\n"
            $0.readers = .listed([])
        },
        Case("plugged in without a service", .usbReaders, .unknown, "doctor.usbPlugged") { $0.readers = .silent },
        Case("no reader plugged in", .usbReaders, .notApplicable, "doctor.usbNone") {
            $0.files["/sys/bus/usb/devices/1-2:1.0/bInterfaceClass"] = "03\n"
        },
        Case("no USB to be seen", .usbReaders, .unknown, "doctor.usbNotSeen") {
            $0.files = $0.files.filter { !$0.key.hasPrefix("/sys/") }
        },
        Case(
            "held by a module", .usbModules, .problem, "doctor.moduleHolds",
            command: "echo 'blacklist pn533_usb' | sudo tee /etc/modprobe.d/epass.conf && sudo modprobe -r pn533_usb"
        ) { $0.links["/sys/bus/usb/devices/1-2:1.0/driver"] = "../../../../bus/usb/drivers/pn533_usb" },
        Case(
            "a module is loaded and an ACR122 missing", .usbModules, .warning, "doctor.moduleMayHold",
            command: "echo 'blacklist pn533_usb' | sudo tee /etc/modprobe.d/epass.conf && sudo modprobe -r pn533_usb"
        ) {
            $0.files["/proc/modules"] = "nfc 1 1 pn533 Live 0x0\npn533_usb 1 0 - Live 0x0\n"
            $0.files["/sys/bus/usb/devices/1-2/idProduct"] = "2200\n"
            $0.readers = .listed([])
        },
        Case("no modules to be seen", .usbModules, .unknown, "doctor.modulesNotSeen") {
            $0.files["/proc/modules"] = nil
        },
        Case(
            "scdaemon", .programsCards, .warning, "doctor.programsHold", command: "gpgconf --kill scdaemon"
        ) { $0.files["/proc/600/comm"] = "scdaemon\n" },
        Case("another holder", .programsCards, .warning, "doctor.programsHold") {
            $0.files["/proc/600/comm"] = "pcsc_scan\n"
        },
        Case("a browser", .programsCards, .ok, "doctor.programsShare") {
            $0.files["/proc/600/comm"] = "firefox-esr\n"
            $0.files["/proc/600/maps"] = "7f r-xp 00000000 /usr/lib/x86_64-linux-gnu/libpcsclite.so.1.0.0\n"
        },
        Case("a program that nobody knows", .programsCards, .ok, "doctor.programsUnnamed") {
            $0.files["/proc/500/maps"] = "7f r-xp 00000000 /usr/lib/x86_64-linux-gnu/libpcsclite.so.1.0.0\n"
        },
        Case("no programs to be seen", .programsCards, .unknown, "doctor.programsNotSeen") {
            $0.files = $0.files.filter { !$0.key.hasPrefix("/proc/") }
        },
    ]

    static let rest: [Case] = [
        Case("too old", .opensslVersion, .problem, "doctor.opensslVersion", command: "sudo apt install openssl") {
            $0.cryptography = CryptographyProbe(version: "1.1.1w", count: 40, missing: [])
        },
        Case("silent", .opensslVersion, .unknown, "doctor.opensslUnknown") {
            $0.cryptography = CryptographyProbe(version: "", count: 40, missing: [])
        },
        Case(
            "without brainpool", .opensslAlgorithms, .problem, "doctor.algorithmsMissing",
            command: "sudo dnf upgrade openssl-libs"
        ) {
            $0.files["/etc/os-release"] = "ID=fedora\n"
            $0.cryptography = CryptographyProbe(version: "3.0.9", count: 40, missing: ["brainpoolP256r1"])
        },
        Case(
            "SHA-1 is forbidden", .opensslAlgorithms, .problem, "doctor.algorithmsMissing",
            command: "sudo update-crypto-policies --set DEFAULT:SHA1"
        ) {
            $0.files["/etc/os-release"] = "ID=fedora\n"
            $0.cryptography = CryptographyProbe(
                version: "3.2.4", count: 40, missing: ["ECDSA SHA-1", "RSA PKCS#1 SHA-1"])
        },
        Case("no store", .storeContent, .warning, "doctor.storeAbsent", command: "epass trust setup") {
            $0.store = .absent
        },
        Case("an empty store", .storeContent, .warning, "doctor.storeEmpty", command: "epass trust setup") {
            $0.store = .opened(Machine.StoreFacts(anchors: 0, countries: 0))
        },
        Case("a damaged store", .storeContent, .problem, "doctor.storeUnusable") {
            var facts = MadeUpMachine.facts
            facts.isDamaged = true
            $0.store = .opened(facts)
        },
        Case(
            "a store that others write to", .storeRights, .problem, "doctor.storeOpen",
            command: "chmod -R go-w ~/.local/share/epass/trust"
        ) { $0.statuses[MadeUpMachine.storePath]?.rights = 0o775 },
        Case(
            "a store in another place", .storeRights, .problem, "doctor.storeOpen",
            command: #"chmod -R go-w "$XDG_DATA_HOME/epass/trust""#
        ) {
            $0.environment["XDG_DATA_HOME"] = "/data/anna"
            $0.statuses["/data/anna/epass/trust/index"] = Machine.Status(kind: .file, owner: 1000, rights: 0o666)
        },
        Case("a store of somebody else", .storeRights, .problem, "doctor.storeOfOther") {
            $0.statuses[MadeUpMachine.storePath]?.owner = 1001
        },
        Case("no store", .storeRights, .notApplicable, "doctor.storeAbsent") {
            $0.statuses[MadeUpMachine.storePath] = nil
            $0.store = .absent
        },
        Case("old", .storeAge, .warning, "doctor.storeOld", command: "epass trust update LIST.ml") {
            $0.now = MadeUpMachine.day(2027, 6)
        },
        Case("certificates alone", .storeAge, .unknown, "doctor.storeWithoutList") {
            $0.store = .opened(Machine.StoreFacts(anchors: 3, countries: 1))
        },
        Case("no store", .storeAge, .notApplicable, "doctor.storeNothing") { $0.store = .absent },
        Case("out of date", .storeRevocation, .warning, "doctor.revocationStale", command: "epass trust audit") {
            var facts = MadeUpMachine.facts
            facts.staleRevocationLists = 2
            $0.store = .opened(facts)
        },
        Case("none", .storeRevocation, .notApplicable, "doctor.revocationNone") { $0.store = .absent },
        Case(
            "before the program", .clockDate, .problem, "doctor.clockBeforeProgram",
            command: "sudo timedatectl set-ntp true"
        ) { $0.now = MadeUpMachine.day(2026, 2) },
        Case(
            "of 1970, with a file of 1970", .clockDate, .problem, "doctor.clockBeforeProgram",
            command: "sudo timedatectl set-ntp true"
        ) {
            $0.now = Timestamp(secondsSince1970: 60)
            $0.statuses["/proc/self/exe"]?.modified = Timestamp(secondsSince1970: 0)
        },
        Case(
            "before the newest list", .clockDate, .problem, "doctor.clockBeforeList",
            command: "sudo timedatectl set-ntp true"
        ) { $0.now = MadeUpMachine.day(2026, 7) },
        Case("far ahead", .clockDate, .problem, "doctor.clockFarAhead", command: "sudo timedatectl set-ntp true") {
            $0.now = MadeUpMachine.day(2050, 1)
        },
        Case(
            "not synchronised", .clockSynchronised, .warning, "doctor.clockNotSynchronised",
            command: "sudo timedatectl set-ntp true"
        ) {
            $0.files["/run/systemd/timesync/synchronized"] = nil
            $0.isClockSynchronised = false
        },
        Case("not known", .clockSynchronised, .unknown, "doctor.clockNotKnown") {
            $0.files["/run/systemd/timesync/synchronized"] = nil
            $0.isClockSynchronised = nil
        },
        Case("ASCII", .localeEncoding, .warning, "doctor.localeASCII", command: "export LC_ALL=C.UTF-8") {
            $0.environment["LANG"] = "C"
        },
    ]

    @Test("a machine with one thing wrong has that finding", arguments: service + readers + rest)
    func outcomes(_ row: Case) async throws {
        var made = MadeUpMachine()
        row.change(&made)
        let findings = await made.visit().findings
        let finding = try #require(findings.first { $0.check == row.check })
        #expect(finding.outcome == row.outcome && finding.seen.key.name == row.key, "\(finding.seen)")
        #expect(finding.command == row.command)
        // Who is told of something wrong is told what to do.
        for finding in findings where finding.outcome == .problem || finding.outcome == .warning {
            #expect(finding.next != nil, "\(finding.check)")
        }
        for finding in findings where finding.outcome == .ok || finding.outcome == .notApplicable {
            #expect(finding.next == nil && finding.command == nil, "\(finding.check)")
        }
        expectNothingPersonal(await made.visit(), row.testDescription)
    }

    @Test("on a machine on which nothing is wrong every check is ok, each once, in the order of the page")
    func good() async throws {
        let report = await MadeUpMachine().visit()
        #expect(report.findings.map(\.check) == DoctorCheck.allCases)
        for finding in report.findings { #expect(finding.outcome == .ok, "\(finding.check): \(finding.seen)") }
        let text = DoctorText.render(report.findings, style: .init(), language: .english, width: 80)
        #expect(text.contains("  + service.socket") && text.hasSuffix("\n\nNothing is wrong here.\n"), "\(text)")
    }

    @Test("what is to be done about several is said once in the text, and at each in JSON")
    func remedies() {
        let findings = [
            DoctorCheck.serviceSocket.problem(.doctorSocketAbsent, .doctorStartService, "start it"),
            DoctorCheck.serviceRunning.problem(.doctorServiceNotRunning, .doctorStartService, "start it"),
            DoctorCheck.servicePermission.problem(.doctorServiceSilent, .doctorStartService, "start it anew"),
        ]
        let lines = DoctorText.render(findings, style: .init(), language: .english, width: nil).split(separator: "\n")
        #expect(lines.filter { $0.hasSuffix(" start it") }.count == 1)
        #expect(lines.filter { $0.hasSuffix(" start it anew") }.count == 1)
        let advice = Message.doctorStartService.english
        #expect(lines.filter { $0.hasSuffix(advice) }.count == 2, "\(lines)")
    }

    @Test("every check has a case in which it is not ok")
    func complete() {
        let covered = Set((Self.service + Self.readers + Self.rest).filter { $0.outcome != .ok }.map(\.check))
        #expect(covered == Set(DoctorCheck.allCases))
    }

    @Test("a build without PC/SC says so, whatever the machine has")
    func notBuilt() async throws {
        var made = MadeUpMachine()
        made.readers = .refused(CardChannelError(.noService, reason: .readerNotBuilt, remedy: .readerNotBuiltRemedy))
        let finding = try #require(await made.visit().findings.first { $0.check == .servicePermission })
        #expect(finding.outcome == .problem && finding.seen == .readerNotBuilt)
    }

    @Test("a store that is refused is named by its error, without its path")
    func refusedStore() async throws {
        try await withTemporaryFolder { folder in
            try Data("no index".utf8).write(to: URL(fileURLWithPath: folder + "/index"))
            let error = #expect(throws: TrustError.self) { try TrustStore.open(path: folder) }
            var made = MadeUpMachine()
            made.store = .refused(try #require(error))
            let report = await made.visit()
            let finding = try #require(report.findings.first { $0.check == .storeContent })
            #expect(finding.outcome == .problem && finding.seen.english.contains("trust."))
            #expect(!report.json.text().contains(folder))
        }
    }

    @Test("files of the kernel without end, and folders without number, are looked at up to a bound")
    func bounds() async throws {
        var made = MadeUpMachine()
        made.files["/proc/modules"] = String(repeating: "x", count: 3 << 20)
        made.files["/sys/bus/usb/devices/1-2/product"] = String(repeating: "A", count: 1 << 20)
        made.files["/proc/600/comm"] = String(repeating: "s", count: 1 << 20)
        let report = await made.visit()
        #expect(report.json.text().utf8.count < 1 << 16)
    }

    @Test("the name of a reader is shown without its serial number, wherever it stands")
    func serialNumbers() {
        let names = [
            (
                "ACS ACR1252 Dual Reader [ACR1252 Dual Reader PICC] (0123456789) 00 00",
                "ACS ACR1252 Dual Reader [ACR1252 Dual Reader PICC] 00 00"
            ),
            (
                "HID Global OMNIKEY 5022 Smart Card Reader (KF0220420) 01 00",
                "HID Global OMNIKEY 5022 Smart Card Reader 01 00"
            ),
            ("uTrust 3700 F 55041621202384 00 00", "uTrust 3700 F 00 00"),
            ("Reader ((12) 34) 00 00", "Reader 00 00"), ("\u{1B}[2J (1", "{U+1B}[2J"),
        ]
        for (name, plain) in names { #expect(ReaderName.withoutSerialNumber(name) == plain) }
    }

    @Test("what this OpenSSL does is found by trying")
    func cryptography() {
        let probe = CryptographyProbe.run()
        #expect(probe.version.hasPrefix("3.") && probe.count > 20 && probe.missing.isEmpty, "\(probe)")
    }

    @Test("the machine of this process can be asked, and its clock is right")
    func live() async throws {
        var machine = Machine.live()
        // The tests of this process have services of their own.
        machine.readers = { .listed([]) }
        let doctor = await Doctor.visit(machine)
        let findings = doctor.findings()
        #expect(findings.map(\.check) == DoctorCheck.allCases)
        #expect(findings.first { $0.check == .clockDate }?.outcome == .ok)
        #expect(findings.first { $0.check == .opensslAlgorithms }?.outcome == .ok)
    }

    @Test("the page names every check, every outcome and every member of the bundle")
    func page() async throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/doctor.md"), encoding: .utf8)
        for check in DoctorCheck.allCases { #expect(page.contains("| `\(check.rawValue)` |"), "\(check)") }
        for outcome in DoctorFinding.Outcome.allCases { #expect(page.contains("`\(outcome.rawValue)`"), "\(outcome)") }
        for member in await MadeUpMachine().visit().json.object ?? [] {
            #expect(page.contains("`\(member.name)`"), "\(member.name)")
        }
    }

    /// The owner of the machine, its name, and the number of its reader.
    private func expectNothingPersonal(_ report: DoctorReport, _ what: String) {
        let text = DoctorText.render(report.findings, style: .init(), language: .english, width: nil)
        for output in [text, report.json.text()] {
            for canary in ["anna", "/home", "/data", MadeUpMachine.serial, "192.0.2"] {
                #expect(!output.lowercased().contains(canary.lowercased()), "\(what): \(canary) in \(output)")
            }
        }
    }
}
