// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassTrust

/// A challenge of active authentication on the command line: 16 hexadecimal digits.
struct ChallengeArgument: ExpressibleByArgument {
    /// RND.IFD.
    let octets: [UInt8]

    /// Nil for anything else than 16 hexadecimal digits.
    init?(argument: String) {
        guard argument.utf8.count == 2 * ActiveAuthenticationEvidence.challengeLength else { return nil }
        var octets: [UInt8] = []
        var rest = Substring(argument)
        while !rest.isEmpty {
            let digits = rest.prefix(2)
            guard digits.allSatisfy(\.isHexDigit), let octet = UInt8(digits, radix: 16) else { return nil }
            octets.append(octet)
            rest = rest.dropFirst(2)
        }
        self.octets = octets
    }

    /// Says that a challenge convinces of nothing, where the document has no active authentication: the result does not
    /// depend on it then.
    static func advise(_ challenge: ChallengeArgument?, _ report: InspectionReport) {
        guard challenge != nil, report.check(.activeAuthentication)?.result == .notSupported else { return }
        Terminal.remark(.noteChallengeShowsNothing)
    }
}
