// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassSimulator
import EPassTrust

extension ExitStatus {
    /// The exit status for an error by its stable code.
    init(code: String) {
        switch code {
        case "read.cancelled", "channel.cancelled", "cli.interrupted": self = .interrupted
        case "access.wrongPassword", "access.paceRequired", "access.blocked", "access.passwordSuspended",
            "access.notSupported", "access.mrzRequired", "access.paceNotOffered", "access.paceFailed",
            "read.chipRefused":
            self = .accessRefused
        case "card.none", "read.applicationMissing": self = .unavailable
        default:
            switch code.prefix(while: { $0 != "." }) {
            case "reader": self = .unavailable
            case "card", "channel", "access", "read": self = .cardIO
            case "trust", "evidence", "lds", "tlv", "mrz": self = .badData
            default: self = .internalError
            }
        }
    }
}

extension CLIError {
    /// An error of the way to a chip.
    init(_ error: CardChannelError) {
        self.init(
            ExitStatus(code: error.code.description), code: error.code.description, message: error.reason,
            remedy: error.remedy)
    }

    /// An error of a reading.
    init(_ error: ReadError) {
        self.init(
            ExitStatus(code: error.code.description), code: error.code.description, message: error.message,
            remedy: error.remedy)
    }

    /// An error of the trust store.
    init(_ error: TrustError) {
        let place = error.element.isEmpty ? "" : " in \(DisplayText.escaped(error.element))"
        let isAbsent = error.code == .noSuchFile || error.code == .unreadableFile
        self.init(
            isAbsent ? .noInput : .badData, code: error.code.description,
            message: "The trust material\(place) cannot be used: \(error.reason)",
            remedy:
                "Give --trust or --store a trust store, a master list, an LDIF file, or CSCA certificates (PEM, DER, a folder)."
        )
    }

    /// An error of the simulator.
    init(_ error: SimulatorError) {
        let isUsage = error.code == .profileUnknown
        self.init(
            isUsage ? .usage : .internalError, code: error.code.description, message: error.reason,
            remedy: isUsage ? "epass simulate --list names the profiles." : nil)
    }
}
