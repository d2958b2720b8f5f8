// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassPCSC

/// Looks at a machine and says what keeps documents from being read and judged on it. It reads and changes nothing.
struct Doctor: Sendable {
    let machine: Machine
    let distribution: Distribution
    /// What became of connecting to the socket of the smart-card service.
    let connection: Machine.Connection
    let readers: Machine.Readers
    let usbReaders: [USBReader]?
    let store: Machine.Store

    /// Asks the machine what takes time or more than one check wants to know.
    static func visit(_ machine: Machine) async -> Doctor {
        Doctor(
            machine: machine,
            distribution: Distribution(osRelease: machine.text("/etc/os-release", limit: 16_384) ?? ""),
            connection: machine.connect(machine.socket), readers: await machine.readers(),
            usbReaders: USBReader.all(on: machine), store: machine.store())
    }

    /// One finding for each check, in the order of ``DoctorCheck``.
    func findings() -> [DoctorFinding] {
        let cryptography = machine.cryptography()
        return DoctorCheck.allCases.map { check -> DoctorFinding in
            switch check {
            case .serviceProgram: serviceProgram
            case .serviceSocket: serviceSocket
            case .serviceRunning: serviceRunning
            case .servicePermission: servicePermission
            case .driverCCID: driver
            case .readersListed: readersListed
            case .readersAdvice: readersAdvice
            case .readersChip: readersChip
            case .usbReaders: usbListed
            case .usbModules: usbModules
            case .programsCards: programs
            case .opensslVersion: version(of: cryptography)
            case .opensslAlgorithms: algorithms(of: cryptography)
            case .storeContent: storeContent
            case .storeRights: storeRights
            case .storeAge: storeAge
            case .storeRevocation: storeRevocation
            case .clockDate: clockDate
            case .clockSynchronised: clockSynchronised
            case .localeEncoding: locale
            }
        }
    }

    /// The readers that the service has; nil where it did not say.
    var listed: [PCSCReader]? {
        if case .listed(let readers) = readers { readers } else { nil }
    }

    /// Whether the service is another machine's, whose socket was put into this container.
    var isServiceOutside: Bool { machine.isContainer && connection == .accepted && !hasServiceProgram }

    var hasServiceProgram: Bool {
        ["/usr/sbin/pcscd", "/usr/bin/pcscd", "/sbin/pcscd", "/usr/local/sbin/pcscd"].contains(where: machine.exists)
    }
}
