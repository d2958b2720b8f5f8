// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("Dynamic authentication data, Doc 9303-11 4.4.5 and 9.3.3", .timed)
struct PACEDataObjectTests {
    /// The steps with GENERAL AUTHENTICATE.
    static let steps: [PACE.Step] = [.nonce, .mapping, .keyAgreement, .authentication]

    @Test("a proper answer is taken at each step", arguments: steps, ["G.1", "G.2", "H.1", "H.2", "I.1"])
    func proper(step: PACE.Step, appendix: String) throws {
        let vector = try Example.vector(appendix)
        let code = Self.refusal(of: Self.objects(step, vector), at: step, vector)
        #expect(code == nil)
    }

    @Test("DO'7C' missing, empty where it must not be, or another template is refused", arguments: steps)
    func template(step: PACE.Step) throws {
        let vector = try Example.vector("G.1")
        let objects = Self.objects(step, vector)
        #expect(Self.refusal(response: [], at: step, vector) == .dataObjectMissing)
        #expect(Self.refusal(of: [], at: step, vector) == .dataObjectMissing)
        #expect(Self.refusal(response: TLVWriter.encode(0x7D, objects), at: step, vector) == .dataObjectUnknown)
        #expect(Self.refusal(response: objects, at: step, vector) == .dataObjectUnknown)
        let whole = TLVWriter.encode(0x7C, objects)
        #expect(Self.refusal(response: whole + [0x00], at: step, vector) == .dataObjectMalformed)
        #expect(Self.refusal(response: whole + whole, at: step, vector) == .dataObjectMalformed)
        // An indefinite length.
        #expect(Self.refusal(response: [0x7C, 0x80] + objects + [0, 0], at: step, vector) == .dataObjectMalformed)
    }

    @Test("every truncation is refused", arguments: steps)
    func truncated(step: PACE.Step) throws {
        let vector = try Example.vector("I.1")
        let whole = TLVWriter.encode(0x7C, Self.objects(step, vector))
        for count in 0..<whole.count {
            let code = Self.refusal(response: Array(whole.prefix(count)), at: step, vector)
            #expect(code == .dataObjectMalformed || (count == 0 && code == .dataObjectMissing), "\(count)")
        }
    }

    @Test("a data object that does not belong there, or stands twice, is refused", arguments: steps)
    func surplus(step: PACE.Step) throws {
        let vector = try Example.vector("G.1")
        let objects = Self.objects(step, vector)
        let allowed: Set<TLVTag> = step == .authentication ? [0x86, 0x87, 0x88, 0x8A] : []
        let others: [TLVTag] = [0x80, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8A, 0x8B, 0x99, 0x5F20]
        for tag in others where !allowed.contains(tag) && tag != Self.tag(step) {
            let extra = TLVWriter.encode(tag, [0x01])
            #expect(Self.refusal(of: objects + extra, at: step, vector) == .dataObjectUnknown)
            #expect(Self.refusal(of: extra + objects, at: step, vector) == .dataObjectUnknown)
        }
        #expect(Self.refusal(of: objects + objects, at: step, vector) == .dataObjectRepeated)
    }

    @Test("every flipped octet of an answer is refused at once, or the run does not come to its end", arguments: steps)
    func flipped(step: PACE.Step) throws {
        for appendix in ["G.1", "H.1"] {
            let vector = try Example.vector(appendix)
            let whole = TLVWriter.encode(0x7C, Self.objects(step, vector))
            for index in whole.indices {
                var response = whole
                response[index] ^= 0x01
                #expect(!Self.reachesEnd(response: response, at: step, vector), "\(appendix) \(index)")
            }
        }
    }

    @Test("certification authority references are handed on as they are, in their order")
    func references() throws {
        let vector = try Example.vector("G.1")
        let first = Array("DETESTCVCA00003".utf8)
        let second = Array("DETESTCVCA00002".utf8)
        let token = Chip.object(0x86, vector.chipToken)
        let both = try Chip.authentication(vector)
            .receive(Chip.answer(token, Chip.object(0x87, first), Chip.object(0x88, second)))
        #expect(both.certificationAuthorityReferences == [first, second])
        #expect(both.deviations == [])
        let one = try Chip.authentication(vector).receive(Chip.answer(token, Chip.object(0x88, second)))
        #expect(one.certificationAuthorityReferences == [second])
        let reordered = try Chip.authentication(vector)
            .receive(Chip.answer(Chip.object(0x88, second), Chip.object(0x87, first), token))
        #expect(reordered.certificationAuthorityReferences == [first, second])
        #expect(reordered.deviations == [.dataObjectsReordered])
    }

    @Test("a wrong token is found before anything beside it is looked at")
    func tokenFirst() throws {
        let vector = try Example.vector("I.1")
        let wrong = Chip.object(0x86, [UInt8](repeating: 0, count: 8))
        #expect(throws: AccessError.code(.authenticationTokenInvalid)) {
            _ = try Chip.authentication(vector).receive(Chip.answer(wrong))
        }
        #expect(throws: AccessError.code(.authenticationTokenInvalid)) {
            _ = try Chip.authentication(vector).receive(Chip.answer(wrong, Chip.object(0x8A, [1, 2, 3])))
        }
    }

    private static func tag(_ step: PACE.Step) -> TLVTag {
        switch step {
        case .selection, .nonce: 0x80
        case .mapping: 0x82
        case .keyAgreement: 0x84
        case .authentication: 0x86
        }
    }

    /// The data objects of a proper answer.
    private static func objects(_ step: PACE.Step, _ vector: PACEVector) -> [UInt8] {
        switch step {
        case .selection: []
        case .nonce: Chip.object(0x80, vector.encryptedNonce)
        case .mapping: Chip.object(0x82, vector.mapping?.chipPublic ?? [])
        case .keyAgreement: Chip.object(0x84, vector.agreement.chipPublic)
        case .authentication: Chip.token(vector)
        }
    }

    private static func refusal(of objects: [UInt8], at step: PACE.Step, _ vector: PACEVector) -> AccessError.Code? {
        refusal(response: TLVWriter.encode(0x7C, objects), at: step, vector)
    }

    /// The code with which an answer is refused at its step, nil where it is taken.
    private static func refusal(
        response: [UInt8], at step: PACE.Step, _ vector: PACEVector
    ) -> AccessError.Code? {
        let whole = response + [0x90, 0x00]
        do {
            switch step {
            case .selection: break
            case .nonce: _ = try Chip.nonce(vector).receive(whole)
            case .mapping: _ = try Chip.mapping(vector).receive(whole)
            case .keyAgreement: _ = try Chip.agreement(vector).receive(whole)
            case .authentication: _ = try Chip.authentication(vector).receive(whole)
            }
            return nil
        } catch {
            return error.accessCode
        }
    }

    /// Whether a run comes to its end with this answer at a step and proper ones at the others.
    private static func reachesEnd(response: [UInt8], at step: PACE.Step, _ vector: PACEVector) -> Bool {
        func answer(_ other: PACE.Step) -> [UInt8] {
            (other == step ? response : TLVWriter.encode(0x7C, objects(other, vector))) + [0x90, 0x00]
        }
        let established = try? Chip.nonce(vector).receive(answer(.nonce)).receive(answer(.mapping))
            .receive(answer(.keyAgreement)).receive(answer(.authentication))
        guard established != nil else { return false }
        return true
    }
}
