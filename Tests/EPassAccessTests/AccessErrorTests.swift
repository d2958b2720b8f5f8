// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassAccess

@Suite("AccessError and AccessRefusal", .timed)
struct AccessErrorTests {
    @Test(
        "EXTERNAL AUTHENTICATE refused: what the status bytes mean (F-1, F-11)",
        arguments: [
            (0x6300, .wrongPassword, nil), (0x63C1, .wrongPassword, 1), (0x63CF, .wrongPassword, 15),
            (0x63C0, .blocked, 0), (0x6700, .wrongPassword, nil), (0x6982, .wrongPassword, nil),
            (0x6983, .blocked, nil), (0x6984, .blocked, nil), (0x6985, .wrongPassword, nil),
            (0x6988, .wrongPassword, nil), (0x6A80, .wrongPassword, nil), (0x6A88, .paceRequired, nil),
            (0x6A81, .notSupported, nil), (0x6A86, .notSupported, nil), (0x6D00, .notSupported, nil),
            (0x6E00, .notSupported, nil), (0x6F00, .protocolError, nil), (0x6FFF, .protocolError, nil),
            (0x6200, .protocolError, nil), (0x6128, .protocolError, nil), (0x9001, .protocolError, nil),
        ] as [(UInt16, AccessError.Code, Int?)])
    func refusedAuthentication(status: UInt16, code: AccessError.Code, tries: Int?) throws {
        do {
            _ = try Exchange.authenticate().receive([UInt8(status >> 8), UInt8(status & 0xFF)])
            Issue.record("\(status) was taken for success")
        } catch let error as AccessError {
            #expect(error.code == code)
            #expect(error.statusBytes == StatusBytes(status))
            #expect(error.triesLeft == tries)
            #expect(error.element == "EXTERNAL AUTHENTICATE")
        }
    }

    @Test(
        "GET CHALLENGE refused: no key was tried, so none is called wrong",
        arguments: [
            (0x6300, .protocolError), (0x63C3, .protocolError), (0x6700, .protocolError), (0x6982, .notSupported),
            (0x6983, .blocked), (0x6985, .notSupported), (0x6A80, .protocolError), (0x6A88, .paceRequired),
            (0x6D00, .notSupported), (0x6F00, .protocolError),
        ] as [(UInt16, AccessError.Code)])
    func refusedChallenge(status: UInt16, code: AccessError.Code) {
        do {
            _ = try Exchange.start().receive([UInt8(status >> 8), UInt8(status & 0xFF)])
            Issue.record("\(status) was taken for success")
        } catch {
            let error = error as? AccessError
            #expect(error?.code == code)
            #expect(error?.statusBytes == StatusBytes(status))
        }
    }

    @Test("a refusal with data is a refusal all the same")
    func refusalWithData() throws {
        let response = try Exchange.response().dropLast(2) + [0x63, 0x00]
        #expect(throws: AccessError.code(.wrongPassword)) {
            _ = try Exchange.authenticate().receive(Array(response))
        }
    }

    @Test("every status word is classified, and only 9000 is success")
    func everyWord() {
        for raw in UInt16.min...UInt16.max where raw != 0x9000 {
            for step in AccessRefusal.Step.allCases {
                let refusal = AccessRefusal(StatusBytes(raw), at: step)
                #expect(refusal.error.statusBytes?.rawValue == raw)
                #expect((refusal.error.code == .paceRequired) == (raw == 0x6A88))
            }
        }
    }

    @Test("an error says what, where and with which word, and nothing secret")
    func description() throws {
        do {
            _ = try Exchange.authenticate().receive([0x63, 0xC2])
        } catch let error as AccessError {
            #expect(error.description.hasPrefix("access.wrongPassword EXTERNAL AUTHENTICATE (63C2): "))
            #expect(!error.description.contains("L898902C"))
        }
    }
}

extension AccessError {
    /// An error to compare with: equality goes by the code.
    static func code(_ code: Code) -> AccessError {
        AccessError(code)
    }
}

extension Error {
    /// The code of an error of this library, nil of any other.
    var accessCode: AccessError.Code? { (self as? AccessError)?.code }
}
