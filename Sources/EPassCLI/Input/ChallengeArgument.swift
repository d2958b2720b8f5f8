// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassEncodings
import EPassMessages
import EPassTrust

/// A challenge of active authentication on the command line: 16 hexadecimal digits.
struct ChallengeArgument: ExpressibleByArgument {
    /// RND.IFD.
    let octets: [UInt8]

    /// Nil for anything else than 16 hexadecimal digits.
    init?(argument: String) {
        guard let octets = Hexadecimal.octets(argument),
            octets.count == ActiveAuthenticationEvidence.challengeLength
        else { return nil }
        self.octets = octets
    }

    /// Says that a challenge convinces of nothing, where the document has no active authentication: the result does not
    /// depend on it then.
    static func advise(_ challenge: ChallengeArgument?, _ report: InspectionReport) {
        guard challenge != nil, report.check(.activeAuthentication)?.result == .notSupported else { return }
        Terminal.remark(.noteChallengeShowsNothing)
    }
}
