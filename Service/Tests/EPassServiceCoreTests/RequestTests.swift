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
            "08/12/1974", "I<UTO", "l898902c36uto7408122f3404159ze184226b", "L898902C3 6 UTO 740812 2 F 340415 9",
            "L898902C36UTO74081223404159", "D231458907UTO7408122F1204159", "max.mustermann%40example.org",
            "max%2540example.org", "100% of max%40example", "I%3cUTO", "19740812", "born 19740812", "12. 8. 1974",
            "12.8.1974", "12 Aug 1974", "12AUG1974", "August 12, 1974", "1974 - 08 - 12", "8/12/1974",
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
            "v1.12.2024", "version 1.12.2024", "v 2024.12.1",
            "release-2.4.2025", "10012345", "INV-20250112-0007", "order-19740812", "20991231", "19741312", "19740832",
            "550e8400e29b41d4a716446655440000", "+49 30 12345678", "100%", "50%25", "order 7408122 of 3404158",
            "7408123F3404159", "5 marketing 2024", "12.45.1974", "4711/2024",
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
