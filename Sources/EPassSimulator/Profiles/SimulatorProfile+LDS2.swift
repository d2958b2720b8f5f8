// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

extension SimulatorProfile {
    /// Genuine documents with LDS2 applications on the chip, which terminal authentication opens; their export has what
    /// a terminal needs for it.
    package static let lds2: [SimulatorProfile] = [
        records("lds2-records", "Stamps, visas and additional biometrics; the terminal may read and append"),
        records("lds2-read-only", "Stamps, visas and additional biometrics; the terminal may read and not append") {
            $0.rights = .reading
        },
        records("lds2-visas-only", "Stamps, visas and additional biometrics; the terminal may read the visas alone") {
            $0.rights = .none
            $0.rights.visaRecords = [.readRecords, .readCertificates]
        },
        records(
            "lds2-verifier-without-rights",
            "Stamps, visas and additional biometrics; the document verifier has no right to them"
        ) { $0.verifierRights = .none },
        records(
            "lds2-master-file",
            "Stamps, visas and additional biometrics; terminal authentication runs in the master file alone",
            document: {
                $0.proveByMapping()
                $0.terminalAuthentication?.place = .masterFile
            }),
    ]

    /// A document with chip authentication in the application and by mapping, terminal authentication there and in the
    /// master file, and records.
    private static func records(
        _ name: String, _ text: String, _ adapt: @escaping Change<LDS2Description> = { _ in },
        document change: @escaping Change<DocumentDescription> = { _ in }
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, text + ".",
            document: {
                $0.activeAuthentication = nil
                $0.withRevocationList = true
                $0.pace = offers(.chipAuthentication, .generic)
                var terminals = TerminalAuthenticationDescription()
                terminals.dataGroups = [3]
                terminals.rights = []
                terminals.place = .both
                $0.terminalAuthentication = terminals
                var lds2 = LDS2Description()
                adapt(&lds2)
                $0.lds2 = lds2
                change(&$0)
            })
    }
}
