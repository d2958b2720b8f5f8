// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages

/// The smart-card service: is it there, does it run, does it let this user in.
extension Doctor {
    var serviceProgram: DoctorFinding {
        let check = DoctorCheck.serviceProgram
        if hasServiceProgram { return check.ok(.doctorServiceInstalled) }
        if connection == .accepted { return check.ok(.doctorServiceElsewhere) }
        return check.problem(.doctorServiceMissing, .doctorInstallService, distribution.install(.service))
    }

    var serviceSocket: DoctorFinding {
        let check = DoctorCheck.serviceSocket
        if connection == .accepted { return check.ok(.doctorSocketAccepts) }
        if machine.socketVariable != nil {
            return check.problem(.doctorSocketOfVariable, .doctorUnsetVariable, "unset PCSCLITE_CSOCK_NAME")
        }
        switch connection {
        case .accepted: return check.ok(.doctorSocketAccepts)
        case .absent where machine.isContainer && !hasServiceProgram:
            return check.problem(
                .doctorSocketNotInContainer, .doctorMountSocket, "docker run -v /run/pcscd:/run/pcscd IMAGE")
        case .absent: return check.problem(.doctorSocketAbsent, startService, startCommand)
        case .refused: return check.problem(.doctorSocketRefuses, startService, startCommand)
        case .denied: return check.problem(.doctorSocketDenied, .doctorRestartSocket, restartCommand)
        case .failed: return check.problem(.doctorSocketFails, .doctorRestartService, restartCommand)
        }
    }

    var serviceRunning: DoctorFinding {
        let check = DoctorCheck.serviceRunning
        if machine.processes?.contains(where: { $0.name == "pcscd" }) == true { return check.ok(.doctorServiceRuns) }
        // Whoever holds the socket starts the service, or hides it from this user.
        if connection == .accepted {
            return check.ok(isServiceOutside ? .doctorServiceElsewhere : .doctorServiceActivated)
        }
        return check.problem(.doctorServiceNotRunning, startService, startCommand)
    }

    var servicePermission: DoctorFinding {
        let check = DoctorCheck.servicePermission
        switch readers {
        case .listed: return check.ok(.doctorPermissionGranted)
        case .silent: return check.problem(.doctorServiceSilent, .doctorRestartService, restartCommand)
        case .refused(let error):
            // The build has no PC/SC, whatever the machine has.
            if error.message == .readerNotBuilt { return check.problem(error.message, error.remedy) }
            switch error.code {
            case .notPermitted where connection == .denied: return check.unknown(.doctorPermissionUnknown)
            case .notPermitted: return denied
            case _ where error.message == .readerServiceSilent:
                return check.problem(.doctorServiceSilent, .doctorRestartService, restartCommand)
            case .noService, .serviceLost, .ioFailed:
                guard connection == .accepted else { return check.unknown(.doctorPermissionUnknown) }
                return check.problem(.doctorServiceDrops, .doctorSeeLog, logCommand)
            default: return check.problem(error.message, error.remedy)
            }
        }
    }

    /// polkit says no (F-62): a remote session has no seat, and from a container it cannot tell who asks.
    private var denied: DoctorFinding {
        let check = DoctorCheck.servicePermission
        if machine.isContainer { return check.problem(.doctorDeniedInContainer, .doctorRunWithoutPolkit) }
        return check.problem(
            machine.isRemote ? .doctorDeniedRemotely : .doctorDenied, .doctorAllowUser, Self.polkitCommand)
    }

    /// Writes a rule for whoever types it; the shell puts the name in, so that it stands nowhere here.
    static let polkitCommand =
        #"echo 'polkit.addRule(function(action, subject) { if (action.id.indexOf("org.debian.pcsc-lite.") == 0 "#
        + #"&& subject.user == "'"$(id -un)"'") return polkit.Result.YES; });' "#
        + "| sudo tee /etc/polkit-1/rules.d/50-epass.rules"

    private var startService: Message { machine.hasSystemd ? .doctorStartService : .doctorStartServiceByHand }

    private var startCommand: String { machine.hasSystemd ? "sudo systemctl enable --now pcscd.socket" : "sudo pcscd" }

    /// Nil where nothing is known that would start the service anew.
    var restartCommand: String? {
        machine.hasSystemd ? "sudo systemctl restart pcscd.socket pcscd.service" : nil
    }

    private var logCommand: String? { machine.hasSystemd ? "journalctl -u pcscd -n 20" : "sudo pcscd -f -d" }
}
