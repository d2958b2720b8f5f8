// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass

/// By which policy is judged.
struct PolicyOptions: ParsableArguments {
    @Option(
        help: "The policy to judge by: \(Policy.all.map(\.name).joined(separator: ", ")).",
        completion: .list(Policy.all.map(\.name)))
    var policy = Policy.read.name

    mutating func validate() throws {
        guard Policy.named(policy) != nil else {
            throw ValidationError(
                "There is no policy \(policy); there are \(Policy.all.map(\.name).joined(separator: ", ")).")
        }
    }

    /// The policy that was named.
    var chosen: Policy { Policy.named(policy) ?? .read }
}
