// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassTrust
import Testing

@Suite("Which reasons are a forgery", .timed)
struct ForgeryWordTests {
    @Test("only a digest that differs, and a signature that does not verify")
    func reasons() {
        for id in CheckID.all where ![.seal, .chip].contains(id.check.area) {
            let found = Set(CheckReason.allCases.filter { id.check.failure.isForgery($0) })
            let expected: Set<CheckReason> =
                switch id {
                case .sodSignedAttributes, .cardSecuritySignedAttributes: [.messageDigestMismatch]
                case .sodSignature, .cardSecuritySignature, .dsSignature, .cardSecurityIssuer: [.signatureInvalid]
                default: id.hashedDataGroup != nil ? [.hashMismatch] : []
                }
            #expect(found == expected, "\(id)")
            #expect(!id.check.failure.isForgery(nil))
        }
    }

    @Test("what is odd in EF.SOD is open, and failed where no departure is tolerated")
    func strict() throws {
        for row in PassiveAuthenticationTests.cases {
            var document = TestDocument()
            row.edit(&document)
            let made = try document.make()
            func finding(_ profile: TrustProfile) throws -> [CheckFinding] {
                PassiveAuthentication.judge(
                    made.input, trust: try TrustSnapshot([made.csca]), profile: profile,
                    at: try #require(Timestamp(iso8601: TestDocument.judged))
                ).findings
            }
            let odd: Set<CheckReason> = [
                .malformed, .wrongVersion, .wrongContentType, .noSigner, .attributeMissing, .attributeDoubled,
                .keyRefused,
            ]
            for (tolerant, strict) in zip(try finding(.default), try finding(.strict)) {
                guard tolerant.id.check.object == .securityObject, let reason = tolerant.reason, odd.contains(reason)
                else { continue }
                #expect(tolerant.result == .undetermined, "\(row.testDescription): \(tolerant)")
                #expect(strict.result == .failed && strict.reason == reason, "\(row.testDescription): \(strict)")
            }
        }
    }
}
