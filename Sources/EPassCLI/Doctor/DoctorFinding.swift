// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What `epass doctor` looks at. The text is part of the interface; `Docs/doctor.md` explains each.
enum DoctorCheck: String, Sendable, CaseIterable {
    case serviceProgram = "service.program"
    case serviceSocket = "service.socket"
    case serviceRunning = "service.running"
    case servicePermission = "service.permission"
    case driverCCID = "driver.ccid"
    case readersListed = "readers.listed"
    case readersAdvice = "readers.advice"
    case readersChip = "readers.chip"
    case usbReaders = "usb.readers"
    case usbModules = "usb.modules"
    case programsCards = "programs.cards"
    case opensslVersion = "openssl.version"
    case opensslAlgorithms = "openssl.algorithms"
    case storeContent = "store.content"
    case storeRights = "store.rights"
    case storeAge = "store.age"
    case storeRevocation = "store.revocation"
    case clockDate = "clock.date"
    case clockSynchronised = "clock.synchronised"
    case localeEncoding = "locale.encoding"
}

/// What one check found.
struct DoctorFinding: Sendable, Hashable {
    /// How it stands.
    enum Outcome: String, Sendable, CaseIterable {
        /// As it should be.
        case ok
        /// It works, or may work, and not as well as it could.
        case warning
        /// Documents cannot be read or judged like this.
        case problem
        /// It could not be seen.
        case unknown
        /// There is nothing to look at.
        case notApplicable
    }

    let check: DoctorCheck
    let outcome: Outcome
    /// What was seen. It names no person, no path of the user, no serial number.
    let seen: Message
    /// What to do next; nil where there is nothing to do.
    let next: Message?
    /// The command for it, to be typed as it stands; nil where there is none.
    let command: String?
}

extension DoctorCheck {
    func ok(_ seen: Message) -> DoctorFinding { finding(.ok, seen) }

    func notApplicable(_ seen: Message) -> DoctorFinding { finding(.notApplicable, seen) }

    func unknown(_ seen: Message, _ next: Message? = nil, _ command: String? = nil) -> DoctorFinding {
        finding(.unknown, seen, next, command)
    }

    func warning(_ seen: Message, _ next: Message, _ command: String? = nil) -> DoctorFinding {
        finding(.warning, seen, next, command)
    }

    func problem(_ seen: Message, _ next: Message, _ command: String? = nil) -> DoctorFinding {
        finding(.problem, seen, next, command)
    }

    private func finding(
        _ outcome: DoctorFinding.Outcome, _ seen: Message, _ next: Message? = nil, _ command: String? = nil
    ) -> DoctorFinding {
        DoctorFinding(check: self, outcome: outcome, seen: seen, next: next, command: command)
    }
}
