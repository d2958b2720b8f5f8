// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassJSON
import EPassTrust

/// The service: it was not at the chip, and wants to be convinced that somebody has the original in front of him now.
struct ChallengeService {
    private var open: Set<[UInt8]> = []

    mutating func challenge() throws -> [UInt8] {
        let challenge = try ActiveAuthentication.Challenge.random().octets
        open.insert(challenge)
        return challenge
    }

    /// Each challenge is good for one bundle, also where that one fails.
    mutating func accepts(_ bundle: [UInt8], to challenge: [UInt8], trust: TrustSnapshot, now: Timestamp) -> Bool {
        guard open.remove(challenge) != nil, let evidence = try? Evidence(parsing: bundle) else { return false }
        let report = Inspection.judge(evidence, trust: trust, policy: .kyc, at: now, challenge: challenge)
        return report.overall == .successful && report.check(.activeAuthentication)?.isTransferable == true
    }
}

/// The terminal: it reads, and lets the chip sign what the service gave out.
func answer<Channel: CardChannel>(_ channel: Channel, mrz: String, challenge: [UInt8]) async throws -> [UInt8] {
    let options = PassportReader.Options(activeAuthenticationChallenge: challenge)
    let evidence = await PassportReader.read(on: channel, access: try AccessInput.parse(mrz), options: options)
    return Array(evidence.json().text().utf8)
}
