// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Clock and locale.
extension Doctor {
    /// 2026-01-01: before it there was no such program, whatever the date of its file says.
    private static let earliest = Timestamp(secondsSince1970: 1_767_225_600)
    /// So long after it was made nobody uses a program.
    private static let longestUse = 20 * 365

    /// When the program was made, as far as its file says.
    private var made: Timestamp {
        max(Self.earliest, machine.status("/proc/self/exe")?.modified ?? Self.earliest)
    }

    /// Periods of validity are judged by the clock: one that is wrong makes good documents fail and old ones pass.
    var clockDate: DoctorFinding {
        let check = DoctorCheck.clockDate
        let now = machine.now
        let command = machine.hasSystemd ? "sudo timedatectl set-ntp true" : nil
        // A day is left: files are dated in other places of the world, and lists signed there.
        let latest = now.adding(days: 1)
        if latest < made {
            return check.problem(.doctorClockBeforeProgram(today: now.date, made: made.date), .doctorSetClock, command)
        }
        if case .opened(let facts) = store, let signed = facts.newestList, latest < signed {
            return check.problem(
                .doctorClockBeforeList(today: now.date, signed: signed.date), .doctorSetClock, command)
        }
        if made.adding(days: Self.longestUse) < now {
            return check.problem(.doctorClockFarAhead(today: now.date), .doctorSetClock, command)
        }
        return check.ok(.doctorClockSays(today: now.date))
    }

    var clockSynchronised: DoctorFinding {
        let check = DoctorCheck.clockSynchronised
        if machine.exists("/run/systemd/timesync/synchronized") { return check.ok(.doctorClockSynchronised) }
        guard let isSynchronised = machine.isClockSynchronised else { return check.unknown(.doctorClockNotKnown) }
        guard !isSynchronised else { return check.ok(.doctorClockSynchronised) }
        return check.warning(
            .doctorClockNotSynchronised, .doctorSynchroniseClock,
            machine.hasSystemd ? "sudo timedatectl set-ntp true" : nil)
    }

    var locale: DoctorFinding {
        let check = DoctorCheck.localeEncoding
        return Terminal.usesUnicode(in: machine.environment)
            ? check.ok(.doctorLocaleUnicode)
            : check.warning(.doctorLocaleASCII, .doctorSetLocale, "export LC_ALL=C.UTF-8")
    }
}
