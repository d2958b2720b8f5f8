// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages

/// By which policy is judged.
struct PolicyOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(.helpPolicyOptionsPolicy(values: Policy.all.map(\.name))),
        completion: .list(Policy.all.map(\.name)))
    var policy = Policy.read.name

    mutating func validate() throws {
        guard Policy.named(policy) != nil else {
            throw ValidationError(.terminalPolicyUnknown(policy: policy, policies: Policy.all.map(\.name)))
        }
    }

    /// The policy that was named.
    var chosen: Policy { Policy.named(policy) ?? .read }
}
