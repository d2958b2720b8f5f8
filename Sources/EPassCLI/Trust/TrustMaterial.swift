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
                guard hasDefaultStore else {
                    // Nothing is there, so nothing that was pinned is.
                    if let first = pins.union(grants.map(\.fingerprint)).min(by: { $0.lexicographicallyPrecedes($1) }) {
                        throw unmet(first)
                    }
                    return try TrustSnapshot(anchors: [])
                }
                var trust = try TrustStore.open(path: defaultPath).snapshot()
                if vouching?.isEmpty == false {
                    let load = try TrustSnapshot.load(
                        path: defaultPath, pins: pins, grants: grants, at: Clock.now())
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
            guard !path.isEmpty else { throw CLIError.emptyName("The name of a store, file or folder") }
            let load = try TrustSnapshot.load(path: path, pins: pins, grants: grants, at: Clock.now())
            try demandMet(load)
            for skipped in load.skipped {
                Terminal.note("epass: warning: \(DisplayText.escaped(skipped.file)) was passed over: \(skipped.reason)")
            }
            if load.store.anchorCount == 0 {
                Terminal.note("epass: warning: \(DisplayText.escaped(path)) holds no CSCA certificate.")
            }
            return load.store
        } catch let error as TrustError {
            throw CLIError(error, store: path ?? defaultPath)
        } catch let error as CLIError {
            throw error
        } catch {
            throw CLIError(.internalError, code: "cli.internal", message: "\(error)")
        }
    }

    /// Whoever pins expects the pin to be met.
    private static func demandMet(_ load: TrustSnapshotLoad) throws(CLIError) {
        if let first = load.unmetPins.first { throw unmet(first) }
    }

    private static func unmet(_ fingerprint: [UInt8]) -> CLIError {
        CLIError(
            .badData, code: "cli.pinNotMet",
            message:
                "What was pinned or granted is not in the trust material: \(DisplayText.hexadecimal(fingerprint).lowercased()).",
            remedy: "Compare with what the publisher says; epass inspect LIST shows both digests.")
    }

    /// The error of a look-up by a country of which there is nothing.
    static func nothing(of country: String) -> CLIError {
        CLIError(
            .noInput, code: "cli.notInStore",
            message: "Nothing in the trust material is of the country \(DisplayText.escaped(country)).",
            remedy: "epass trust audit shows the countries of which there is something.")
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
