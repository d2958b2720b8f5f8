// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("PACERefusal: what status bytes mean at each step (F-11, TR-03110-3 B.14)", .timed)
struct PACERefusalTests {
    @Test(
        "the table of classifications",
        arguments: [
            (0x63C0, [.blocked, .blocked, .blocked, .blocked, .blocked]),
            (0x63C1, [.suspended, .suspended, .protocolError, .protocolError, .wrongPassword]),
            (0x63C2, [.protocolError, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x63CF, [.protocolError, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x6300, [.protocolError, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x6283, [.blocked, .protocolError, .protocolError, .protocolError, .protocolError]),
            (0x6700, [.protocolError, .protocolError, .protocolError, .protocolError, .protocolError]),
            (0x6982, [.protocolError, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x6983, [.blocked, .blocked, .blocked, .blocked, .blocked]),
            (0x6984, [.blocked, .blocked, .blocked, .blocked, .blocked]),
            (0x6985, [.protocolError, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x6988, [.protocolError, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x6A80, [.notSupported, .protocolError, .protocolError, .protocolError, .wrongPassword]),
            (0x6A81, [.notSupported, .notSupported, .notSupported, .notSupported, .notSupported]),
            (0x6A86, [.notSupported, .protocolError, .protocolError, .protocolError, .protocolError]),
            (0x6A87, [.notSupported, .protocolError, .protocolError, .protocolError, .protocolError]),
            (0x6A88, [.notSupported, .notSupported, .protocolError, .protocolError, .protocolError]),
            (0x6D00, [.notSupported, .notSupported, .notSupported, .notSupported, .notSupported]),
            (0x6E00, [.notSupported, .notSupported, .notSupported, .notSupported, .notSupported]),
            (0x6883, [.protocolError, .protocolError, .protocolError, .protocolError, .protocolError]),
            (0x6F00, [.protocolError, .protocolError, .protocolError, .protocolError, .protocolError]),
        ] as [(UInt16, [PACERefusal.Kind])])
    func table(status: UInt16, kinds: [PACERefusal.Kind]) {
        for (step, kind) in zip(PACE.Step.allCases, kinds) {
            let refusal = PACERefusal(StatusBytes(status), at: step)
            #expect(refusal.kind == kind, "\(step)")
            #expect(refusal.error.code == Self.codes[kind])
            #expect(refusal.error.triesLeft == StatusBytes(status).triesLeft)
            #expect(refusal.error.statusBytes == StatusBytes(status))
            #expect(refusal.error.step == step.command && refusal.error.element == step.command.rawValue)
        }
    }

    private static let codes: [PACERefusal.Kind: AccessError.Code] = [
        .wrongPassword: .wrongPassword, .notSupported: .notSupported, .blocked: .blocked,
        .suspended: .passwordSuspended, .protocolError: .protocolError,
    ]

    @Test("no word but that of the last step is ever a wrong password")
    func everyWord() {
        for raw in UInt16.min...UInt16.max where raw != 0x9000 {
            for step in PACE.Step.allCases {
                let refusal = PACERefusal(StatusBytes(raw), at: step)
                if refusal.kind == .wrongPassword { #expect(step == .authentication) }
                if refusal.suggestsOtherReference {
                    #expect(step == .selection && [0x6A80, 0x6A87, 0x6A88].contains(raw))
                }
            }
        }
    }

    @Test("each step throws what the classification says, and takes no word but 9000", arguments: PACE.Step.allCases)
    func steps(step: PACE.Step) throws {
        let vector = try Example.vector("G.1")
        for raw: UInt16 in [0x6300, 0x63C1, 0x6982, 0x6A80, 0x6A88, 0x6F00, 0x6100, 0x9001, 0x6C10, 0x6282] {
            let answers = [Chip.status(raw), Chip.answer(Chip.token(vector), status: raw)]
            for answer in answers {
                do {
                    switch step {
                    case .selection: _ = try PACE.start(vector.candidate, password: vector.secret()).receive(answer)
                    case .nonce: _ = try Chip.nonce(vector).receive(answer)
                    case .mapping: _ = try Chip.mapping(vector).receive(answer)
                    case .keyAgreement: _ = try Chip.agreement(vector).receive(answer)
                    case .authentication: _ = try Chip.authentication(vector).receive(answer)
                    }
                    Issue.record("\(step) took \(raw)")
                } catch let error as AccessError {
                    #expect(error.code == PACERefusal(StatusBytes(raw), at: step).error.code)
                    #expect(error.statusBytes == StatusBytes(raw))
                }
            }
        }
    }

    @Test("63C2 and more at MSE:Set AT is consent, and the number is kept", arguments: [2, 3, 10, 15])
    func information(tries: UInt16) throws {
        let vector = try Example.vector("G.1")
        let state = try PACE.start(vector.candidate, password: vector.secret(), random: vector.random)
            .receive(Chip.status(0x63C0 + tries))
        let told = state.triesLeft
        #expect(told == Int(tries))
        let established = try state.receive(Chip.answer(Chip.object(0x80, vector.encryptedNonce)))
            .receive(Chip.answer(Chip.object(0x82, #require(vector.mapping).chipPublic)))
            .receive(Chip.answer(Chip.object(0x84, vector.agreement.chipPublic)))
            .receive(Chip.answer(Chip.token(vector)))
        #expect(established.triesLeft == Int(tries))
    }

    @Test("one try left at MSE:Set AT ends the run before the password is used")
    func lastTry() throws {
        let vector = try Example.vector("G.1")
        do {
            _ = try PACE.start(vector.candidate, password: PACEPassword.pin("123456")).receive(Chip.status(0x63C1))
            Issue.record("the last try was about to be spent")
        } catch {
            #expect(error.accessCode == .passwordSuspended)
            #expect(error.triesLeft == 1)
        }
    }

    @Test("data in answer to MSE:Set AT is refused")
    func selectionData() throws {
        let vector = try Example.vector("G.1")
        #expect(throws: AccessError.code(.dataObjectUnknown)) {
            _ = try PACE.start(vector.candidate, password: vector.secret()).receive(Chip.answer())
        }
    }

    @Test("a response without status bytes is refused at every step", arguments: [[], [0x90]] as [[UInt8]])
    func noStatusBytes(response: [UInt8]) throws {
        let vector = try Example.vector("G.1")
        #expect(throws: AccessError.code(.malformedResponse)) {
            _ = try PACE.start(vector.candidate, password: vector.secret()).receive(response)
        }
        #expect(throws: AccessError.code(.malformedResponse)) { _ = try Chip.nonce(vector).receive(response) }
        #expect(throws: AccessError.code(.malformedResponse)) { _ = try Chip.mapping(vector).receive(response) }
        #expect(throws: AccessError.code(.malformedResponse)) { _ = try Chip.agreement(vector).receive(response) }
        #expect(throws: AccessError.code(.malformedResponse)) { _ = try Chip.authentication(vector).receive(response) }
    }
}
