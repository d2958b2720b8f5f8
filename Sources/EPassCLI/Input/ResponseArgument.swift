// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassEncodings

/// The answer to a challenge of active authentication on the command line: hexadecimal digits.
struct ResponseArgument: ExpressibleByArgument {
    /// Without status bytes.
    let octets: [UInt8]

    /// Nil for anything else than hexadecimal digits, two for each octet.
    init?(argument: String) {
        guard let octets = Hexadecimal.octets(argument), !octets.isEmpty else { return nil }
        self.octets = octets
    }
}
