// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassTrust

/// Which anchors are trusted, and by which policy is judged.
struct TrustOptions: ParsableArguments {
    @Option(help: "CSCA certificates to trust: a folder of PEM or DER files, or one file.", completion: .directory)
    var trust: String?

    @Option(
        help: "The policy to judge by: \(Policy.all.map(\.name).joined(separator: ", ")).",
        completion: .list(Policy.all.map(\.name)))
    var policy = Policy.read.name

    mutating func validate() throws {
        guard Policy.all.contains(where: { $0.name == policy }) else {
            throw ValidationError(
                "There is no policy \(policy); there are \(Policy.all.map(\.name).joined(separator: ", ")).")
        }
    }

    /// The policy that was named.
    var chosenPolicy: Policy { Policy.all.first { $0.name == policy } ?? .read }

    /// The anchors. Files that were passed over are named on standard error.
    ///
    /// - Throws: `CLIError`.
    func store() throws(CLIError) -> TrustSnapshot {
        do {
            var store = try TrustSnapshot(anchors: [])
            if let trust {
                let load = try TrustSnapshot.load(path: trust)
                for skipped in load.skipped {
                    Terminal.note(
                        "epass: warning: \(DisplayText.escaped(skipped.file)) was passed over: \(skipped.reason)")
                }
                if load.store.anchors.isEmpty {
                    Terminal.note(
                        "epass: warning: \(DisplayText.escaped(trust)) holds no CSCA certificate (.cer, .crt, .der, .pem)."
                    )
                }
                store = load.store
            }
            return store
        } catch {
            throw CLIError(error)
        }
    }

    /// A store with the anchors of a simulated document added.
    ///
    /// - Throws: `CLIError`.
    func adding(_ testAnchors: [TrustAnchor], to store: TrustSnapshot) throws(CLIError) -> TrustSnapshot {
        do {
            return testAnchors.isEmpty ? store : try store.adding(testAnchors)
        } catch {
            throw CLIError(error)
        }
    }
}
