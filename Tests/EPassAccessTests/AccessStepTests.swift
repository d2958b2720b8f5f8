// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassMessages
import EPassTestSupport
import Testing

@Suite("AccessStep", .timed)
struct AccessStepTests {
    @Test("bundles and reports have these names")
    func names() {
        #expect(
            AccessStep.allCases.map(\.rawValue) == [
                "MSE:Set AT", "GENERAL AUTHENTICATE, encrypted nonce", "GENERAL AUTHENTICATE, map nonce",
                "GENERAL AUTHENTICATE, key agreement", "GENERAL AUTHENTICATE, mutual authentication", "GET CHALLENGE",
                "EXTERNAL AUTHENTICATE", "MSE:Set KAT", "GENERAL AUTHENTICATE", "MSE:Set DST",
                "PSO:Verify Certificate", "terminal signature",
            ])
    }

    @Test("in English people are told the same names")
    func words() {
        for step in AccessStep.allCases { #expect(step.message.english == step.rawValue) }
    }

    @Test("no two steps of one protocol have the same name")
    func protocols() {
        let protocols = [
            PACE.Step.allCases.map(\.command), AccessRefusal.Step.allCases.map(\.command),
            TerminalAuthentication.Step.allCases.map(\.command),
        ]
        for steps in protocols { #expect(Set(steps).count == steps.count) }
    }
}
