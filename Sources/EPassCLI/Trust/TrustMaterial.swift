// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
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
    /// - Parameters:
    ///   - vouching: what the operator pins and grants for this command.
    ///   - checking: what of a store is compared with its hashes now. Who asks for less than everything asks
    ///     ``checkUsed(_:)`` before a verdict is told.
    static func load(
        _ path: String?, vouching: VouchingOptions? = nil, checking: TrustStore.Checking = .whatDecides
    ) throws(CLIError) -> TrustSnapshot {
        guard let path else { return try loadDefault(vouching, checking) }
        guard !path.isEmpty else { throw CLIError.emptyName(.trustCommandNameEmpty) }
        let load = try material(at: path, by: vouching, checking)
        for skipped in load.skipped.prefix(maximumNamed) {
            Terminal.warn(.trustCommandPassedOver(file: skipped.file, reason: skipped.message))
        }
        let others = load.skippedCount - min(load.skipped.count, maximumNamed)
        if others > 0 { Terminal.warn(.trustCommandPassedOverMore(count: others)) }
        if load.store.anchorCount == 0 {
            guard TrustStore.isStore(path) || load.store.objects.contains(where: { _ in true }) else {
                throw CLIError(
                    code: TrustError.Code.noCertificate, message: .trustCommandNoCertificate(path: path),
                    remedy: .trustImportWhatToGive)
            }
            Terminal.warn(.trustCommandNoCertificate(path: path))
        }
        return load.store
    }

    /// Of what was passed over; the others are counted.
    private static let maximumNamed = 10

    private static func loadDefault(
        _ vouching: VouchingOptions?, _ checking: TrustStore.Checking
    ) throws(CLIError) -> TrustSnapshot {
        let path = defaultPath
        let isThere = hasDefaultStore
        var trust: TrustSnapshot
        do throws(TrustError) {
            trust =
                try isThere
                ? TrustStore.open(path: path).snapshot(checking: checking) : TrustSnapshot(anchors: [])
        } catch {
            throw CLIError(error, store: path)
        }
        guard isThere else {
            // Nothing is there, so nothing that was pinned is.
            let named = (vouching?.fingerprints ?? []).union(vouching?.publisherGrants.map(\.fingerprint) ?? [])
            if let first = named.min(by: { $0.lexicographicallyPrecedes($1) }) { throw unmet(first) }
            return trust
        }
        if let vouching, !vouching.isEmpty { trust = try material(at: path, by: vouching, checking).store }
        if trust.anchorCount == 0 {
            Terminal.remark(.trustCommandStoreIsEmpty)
        }
        return trust
    }

    private static func material(
        at path: String, by vouching: VouchingOptions?, _ checking: TrustStore.Checking
    ) throws(CLIError) -> TrustSnapshotLoad {
        let load: TrustSnapshotLoad
        do throws(TrustError) {
            load = try TrustSnapshot.load(
                path: path, pins: vouching?.fingerprints ?? [], grants: vouching?.publisherGrants ?? [],
                at: Clock.now(), checking: checking, cache: cache)
        } catch {
            throw CLIError(error, store: path)
        }
        // Whoever pins expects the pin to be met.
        if let first = load.unmetPins.first { throw unmet(first) }
        return load
    }

    /// What large files of certificates came to in runs before. The program and its libcrypto have their part in the
    /// name of an entry, so that none outlives a change of what decodes and verifies; nil where the program cannot tell
    /// which one it is.
    private static var cache: TrustCache? {
        var information = stat()
        guard unsafe stat("/proc/self/exe", &information) == 0 else { return nil }
        // Everything that another build changes, whatever times its packager set.
        let (changed, status) = (information.st_mtim, information.st_ctim)
        let program = [
            "epass \(ToolVersion.text)", "\(information.st_dev) \(information.st_ino) \(information.st_size)",
            "\(changed.tv_sec) \(changed.tv_nsec) \(status.tv_sec) \(status.tv_nsec)", CryptographyProbe.libraryBuild,
        ]
        return TrustCache(
            environment: ProcessInfo.processInfo.environment, program: program.joined(separator: "\n"))
    }

    private static func unmet(_ fingerprint: [UInt8]) -> CLIError {
        CLIError(.pinNotMet, .trustCommandPinNotMet(digest: Hexadecimal.lowercaseText(fingerprint)))
    }

    /// The octets of an object of the material.
    ///
    /// - Throws: `CLIError`.
    static func octets(of object: StoredObject, in trust: TrustSnapshot) throws(CLIError) -> [UInt8] {
        do throws(TrustError) { return try trust.octets(of: object) } catch { throw CLIError(error) }
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

    /// Ends a command whose judgement met damage in what decides: there is no verdict without it.
    ///
    /// - Throws: `CLIError`, as if the damage had been found when the store was opened.
    static func checkUsed(_ trust: TrustSnapshot) throws(CLIError) {
        do throws(TrustError) { try trust.checkWhatWasUsed() } catch { throw CLIError(error, store: trust.name) }
    }
}
