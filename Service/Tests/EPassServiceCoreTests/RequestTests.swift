// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import Testing

@Suite("What a backend asks for")
struct RequestTests {
    @Test(
        "texts that name a person are refused",
        arguments: [
            "P<UTOERIKSSON", "L898902C36UTO7408122F3404159ZE184226B", "anna@example.org", "born 1974-08-12",
            "12.08.1974",
            "08/12/1974", "I<UTO",
        ])
    func personal(_ text: String) {
        for member in ["reference", "nonce", "purpose"] {
            let purpose = member == "purpose" ? "" : #""purpose":"p","#
            #expect(throws: ServiceError(.referencePersonal)) {
                try TransactionRequest(json: Array("{\"policy\":\"kyc\",\(purpose)\"\(member)\":\"\(text)\"}".utf8))
            }
        }
    }

    @Test(
        "names of orders are taken",
        arguments: [
            "order-17", "550e8400-e29b-41d4-a716-446655440000", "2026/11/orders", "A1B2C3D4", "case 12.3.4",
        ])
    func references(_ text: String) throws {
        let request = try TransactionRequest(
            json: Array("{\"policy\":\"kyc\",\"purpose\":\"p\",\"reference\":\"\(text)\"}".utf8))
        #expect(request.reference == text)
    }

    @Test(
        "anything else is refused with its code",
        arguments: [
            ("", ServiceError.Code.malformed), ("[]", .malformed), ("{}", .memberInvalid),
            (#"{"policy":"kyc","policy":"read","purpose":"p"}"#, .malformed),
            (#"{"policy":"kyc","purpose":"p","name":"x"}"#, .memberUnknown),
            (#"{"policy":1,"purpose":"p"}"#, .memberInvalid),
            (#"{"policy":"kyc","purpose":"p","nfc":"sometimes"}"#, .memberInvalid),
            (#"{"policy":"kyc","purpose":"p","consent":"yes"}"#, .memberInvalid),
            (#"{"policy":"kyc","purpose":"Zweck ä"}"#, .memberInvalid),
        ])
    func refused(_ text: String, _ expected: ServiceError.Code) {
        let error = #expect(throws: ServiceError.self) { try TransactionRequest(json: Array(text.utf8)) }
        #expect(error?.code == expected)
    }
}
