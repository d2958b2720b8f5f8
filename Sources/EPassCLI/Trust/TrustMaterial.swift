// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
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
                    Terminal.remark(.trustCommandStoreIsEmpty)
                }
                return trust
            }
            guard !path.isEmpty else { throw CLIError.emptyName(.trustCommandNameEmpty) }
            let load = try TrustSnapshot.load(path: path, pins: pins, grants: grants, at: Clock.now())
            try demandMet(load)
            for skipped in load.skipped {
                Terminal.warn(.trustCommandPassedOver(file: skipped.file, reason: skipped.message))
            }
            if load.store.anchorCount == 0 {
                Terminal.warn(.trustCommandNoCertificate(path: path))
            }
            return load.store
        } catch let error as TrustError {
            throw CLIError(error, store: path ?? defaultPath)
        } catch let error as CLIError {
            throw error
        } catch {
            throw CLIError(.internalError, .plainText(text: "\(error)"))
        }
    }

    /// Whoever pins expects the pin to be met.
    private static func demandMet(_ load: TrustSnapshotLoad) throws(CLIError) {
        if let first = load.unmetPins.first { throw unmet(first) }
    }

    private static func unmet(_ fingerprint: [UInt8]) -> CLIError {
        CLIError(
            .pinNotMet, .trustCommandPinNotMet(digest: DisplayText.hexadecimal(fingerprint).lowercased()),
            remedy: .trustCommandComparePin)
    }

    /// The error of a look-up by a country of which there is nothing.
    static func nothing(of country: String) -> CLIError {
        CLIError(
            .notInStore, .trustCommandNothingOfCountry(country: DisplayText.escaped(country)),
            remedy: .trustCommandWhatCountries)
    }

    /// Says on standard error that something in the store could not be read, so that a judgement may lack it.
    static func warn(ofDamageTo trust: TrustSnapshot) {
        guard let damage = trust.damage else { return }
        Terminal.warn(.trustCommandDamage(fault: damage.message))
    }

    /// The code by which the store knows a country, for one as people write it: `DE`, `de`, `D`, `DEU`.
    static func country(_ code: String) -> String { IssuingCountry(code)?.code ?? code }
}
