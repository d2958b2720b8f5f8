// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTrust
import FoundationEssentials

/// Where the program finds what it trusts: the store of the user's data folder, or what a path names.
enum TrustMaterial {
    /// The folder of the store that is used where none is named.
    static var defaultPath: String { TrustStore.defaultPath(environment: ProcessInfo.processInfo.environment) }

    /// Whether that store is there.
    static var hasDefaultStore: Bool { InputFile.isFolder(defaultPath) }

    /// What is in the store, folder or file of that path; in the default store without one, which need not exist.
    ///
    /// Files that were passed over are named on standard error.
    ///
    /// - Throws: `CLIError`.
    static func load(_ path: String?) throws(CLIError) -> TrustSnapshot {
        do {
            guard let path else {
                guard hasDefaultStore else { return try TrustSnapshot(anchors: []) }
                let trust = try TrustStore.open(path: defaultPath).snapshot()
                if trust.anchorCount == 0 {
                    Terminal.note(
                        "epass: note: the trust store holds no CSCA certificate; epass trust import PATH takes master lists and certificates."
                    )
                }
                return trust
            }
            let load = try TrustSnapshot.load(path: path)
            for skipped in load.skipped {
                Terminal.note("epass: warning: \(DisplayText.escaped(skipped.file)) was passed over: \(skipped.reason)")
            }
            if load.store.anchorCount == 0 {
                Terminal.note("epass: warning: \(DisplayText.escaped(path)) holds no CSCA certificate.")
            }
            return load.store
        } catch {
            throw CLIError(error)
        }
    }

    /// Says on standard error that something in the store could not be read, so that a judgement may lack it.
    static func warn(ofDamageTo trust: TrustSnapshot) {
        guard let damage = trust.damage else { return }
        Terminal.note(
            "epass: warning: the trust store is damaged: \(damage.reason) What cannot be read is missing from the judgement; import it again into a new store."
        )
    }

    /// The code by which the store knows a country, for one as people write it: `DE`, `de`, `D`, `DEU`.
    static func country(_ code: String) -> String { IssuingCountry(code)?.code ?? code }
}
