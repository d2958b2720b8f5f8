// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassSimulator
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("A block by issuer and serial number", .timed)
struct IssuedNumberTests {
    let scene = PublisherGrantTests.scene

    /// Result and reason of the check over a passport of the subject where this is blocked.
    private func state(_ texts: String...) throws -> String {
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        let transaction = TrustTransaction.inMemory(at: time)
        try transaction.add(scene.subject.csca().certificate, from: .certificateFile("named.der"))
        for text in texts {
            let number = try #require(IssuedNumber(text))
            try transaction.block(#require(OperatorBlock(.issued(number), reason: "case 18", since: time)))
        }
        // As a store keeps it.
        let written = try #require(OperatorBlocks(octets: OperatorBlocks(transaction.blocks).octets))
        #expect(written.all == transaction.blocks)
        let passport = try scene.passport(under: scene.subject.csca())
        let result = PassiveAuthentication.judge(
            passport, trust: try transaction.snapshot(), profile: .strict, at: time)
        return try #require(result.finding(.issuerNotBlocked)).description
    }

    @Test("holds for a signer and for a CSCA, however number and name are spelled")
    func holds() throws {
        let csca = try scene.subject.csca().certificate
        let signer = try scene.subject.signer(of: scene.subject.csca()).certificate
        #expect(try state() == "issuer.operator.notBlocked successful")
        for certificate in [csca, signer] {
            let (number, issuer) = (certificate.serialNumberText, certificate.issuer.description)
            let reversed = issuer.split(separator: ", ").reversed().joined(separator: ",")
            for text in [
                "\(number)@\(issuer)", "00:\(number.uppercased())@\(issuer.uppercased())", "\(number)@ \(reversed)",
            ] {
                #expect(try state(text) == "issuer.operator.notBlocked failed (blocked)", "\(text)")
            }
            #expect(try state("\(number)01@\(issuer)", "\(number)@\(issuer) 2").hasSuffix("successful"))
        }
    }

    @Test("is no text without number or name, and none that a store could not keep")
    func refused() {
        for text in ["", "@", "12@", "@C=DE", "12@Germany", "1@C=DE", "zz@C=DE", "00@C=DE", "12@C=DE\n", "12@C=D\tE"] {
            #expect(IssuedNumber(text) == nil, "\(text)")
        }
        #expect(IssuedNumber("12@C=DE, CN=" + String(repeating: "a", count: 2_000)) == nil)
        #expect(IssuedNumber("0012@C=DEU,CN=a") == IssuedNumber("12@cn=A, C=de"))
    }
}
