// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTrust
import FoundationEssentials
import Glibc

/// Where the program finds what it trusts: the store of the user's data folder, or what a path names.
enum TrustMaterial {
    /// The folder of the store that is used where none is named.
    static var defaultPath: String { TrustStore.defaultPath(environment: ProcessInfo.processInfo.environment) }

    /// Whether something is there: only what is known to be absent is, and one that cannot be reached is told of when
    /// it is opened.
    static var hasDefaultStore: Bool {
        var information = stat()
        return unsafe lstat(defaultPath, &information) == 0 || (errno != ENOENT && errno != ENOTDIR)
    }

    /// What is in the store, folder or file of that path; in the default store without one, which need not exist.
    ///
    /// Files that were passed over are named on standard error.
    ///
    /// - Throws: `CLIError`.
    ///
    /// - Parameter vouching: what the operator pins and grants for this command.
    static func load(_ path: String?, vouching: VouchingOptions? = nil) throws(CLIError) -> TrustSnapshot {
        do {
            let (pins, grants) = (vouching?.fingerprints ?? [], vouching?.publisherGrants ?? [])
            guard let path else {
                guard hasDefaultStore else { return try TrustSnapshot(anchors: []) }
                var trust = try TrustStore.open(path: defaultPath).snapshot()
                if vouching?.isEmpty == false {
                    let load = try TrustSnapshot.load(path: defaultPath, pins: pins, grants: grants)
                    try demandMet(load)
                    trust = load.store
                }
                if trust.anchorCount == 0 {
                    Terminal.note(
                        "epass: note: the trust store holds no CSCA certificate; epass trust import PATH takes master lists and certificates."
                    )
                }
                return trust
            }
            let load = try TrustSnapshot.load(path: path, pins: pins, grants: grants)
            try demandMet(load)
            for skipped in load.skipped {
                Terminal.note("epass: warning: \(DisplayText.escaped(skipped.file)) was passed over: \(skipped.reason)")
            }
            if load.store.anchorCount == 0 {
                Terminal.note("epass: warning: \(DisplayText.escaped(path)) holds no CSCA certificate.")
            }
            return load.store
        } catch let error as TrustError {
            throw CLIError(error)
        } catch let error as CLIError {
            throw error
        } catch {
            throw CLIError(.internalError, code: "cli.internal", message: "\(error)")
        }
    }

    /// Whoever pins expects the pin to be met.
    private static func demandMet(_ load: TrustSnapshotLoad) throws(CLIError) {
        guard let first = load.unmetPins.first else { return }
        throw CLIError(
            .badData, code: "cli.pinNotMet",
            message:
                "What was pinned or granted is not in the trust material: \(DisplayText.hexadecimal(first).lowercased()).",
            remedy: "Compare with what the publisher says; epass inspect LIST shows both digests.")
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
