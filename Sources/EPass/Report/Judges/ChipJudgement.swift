// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// Who ran a protocol with the chip.
public enum CheckPerformer: String, Sendable, Hashable, CaseIterable {
    /// Whoever judges: the reading and the judgement are one.
    case verifier
    /// A terminal that read before and wrote down what it saw; whoever judges was not there.
    case terminal
}

/// What was found about one protocol of the chip, and how far it reaches.
struct ChipJudgement {
    /// What was found.
    var finding: CheckFinding
    /// Who ran the protocol; nil where it was not run.
    var performedBy: CheckPerformer?
    /// Whether the result rests on the word of the terminal instead of on octets.
    var isRecorded = false
    /// Whether the transcript convinces somebody who was not there: the verifier's own challenge was signed.
    var isTransferable = false
    /// The departures from the standard that were tolerated.
    var deviations: [String] = []
}

/// What was found about the protocols of a chip.
struct ChipJudgements {
    /// In the order of the report: terminal authentication, then the three by which a chip is told from a copy.
    let all: [ChipJudgement]
    /// Why DG3 and DG4 were not read, where that is a matter of the terminal's rights.
    let unreadBiometrics: [DataGroupNumber: CheckOutcome]

    init(_ judge: ChipJudge) {
        all = [
            judge.terminalAuthentication(), judge.activeAuthentication(), judge.chipAuthentication(), judge.mapping(),
        ]
        var unread: [DataGroupNumber: CheckOutcome] = [:]
        for number in [DataGroupNumber.dg3, .dg4] { unread[number] = judge.whyUnread(number) }
        unreadBiometrics = unread
    }

    /// The departures from the standard that the protocols were judged by, by name.
    var deviations: [String] { all.flatMap(\.deviations) }
}
