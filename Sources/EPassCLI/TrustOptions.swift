// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassTrust

/// Which anchors are trusted, and by which policy is judged.
struct TrustOptions: ParsableArguments {
    @Option(help: "CSCA certificates to trust: a folder of PEM or DER files, or one file.", completion: .directory)
    var trust: String?

    @Option(help: "The policy to judge by: \(Policy.all.map(\.name).joined(separator: ", ")).")
    var policy = Policy.read.name

    mutating func validate() throws {
        guard Policy.all.contains(where: { $0.name == policy }) else {
            throw ValidationError(
                "There is no policy \(policy); there are \(Policy.all.map(\.name).joined(separator: ", ")).")
        }
    }

    /// The policy that was named.
    var chosenPolicy: Policy { Policy.all.first { $0.name == policy } ?? .read }

    /// The anchors, those of a simulated document added. Files that were passed over are named on standard error.
    ///
    /// - Throws: `CLIError`.
    func store(adding testAnchors: [TrustAnchor] = []) throws(CLIError) -> TrustStore {
        do {
            var store = try TrustStore(anchors: [])
            if let trust {
                let load = try TrustStore.load(path: trust)
                for skipped in load.skipped {
                    Terminal.note(
                        "epass: warning: \(DisplayText.escaped(skipped.file)) was passed over: \(skipped.reason)")
                }
                store = load.store
            }
            return testAnchors.isEmpty ? store : try store.adding(testAnchors)
        } catch {
            throw CLIError(error)
        }
    }
}
