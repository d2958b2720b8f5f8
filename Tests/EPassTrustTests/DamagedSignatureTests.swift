// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Octets that cannot be the signature are damaged, not forged", .timed)
struct DamagedSignatureTests {
    enum Scheme: String, CaseIterable {
        case p256, rsa, pss

        var scheme: (kind: PrivateKey.KeyKind, algorithm: SignatureAlgorithm) {
            switch self {
            case .p256: (.ec(.p256), .ecdsa(.sha256))
            case .rsa: (.rsa(2048), .rsaPKCS1(.sha256))
            case .pss: (.rsa(2048), .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32))
            }
        }

        func make() throws -> (made: TestDocument.Made, sod: [UInt8]) {
            var document = TestDocument()
            (document.cscaKind, document.cscaAlgorithm) = scheme
            (document.signerKind, document.sodAlgorithm) = scheme
            let made = try document.make()
            return (made, try #require(made.input.sod))
        }
    }

    /// Where a part of EF.SOD stands, and which check is about it.
    enum Place: String, CaseIterable {
        case securityObject, certificate

        var check: CheckID { self == .securityObject ? .sodSignature : .dsSignature }
        private var parent: [Int] { self == .securityObject ? [0, 1, 0, 4, 0] : [0, 1, 0, 3, 0] }
        var algorithm: [Int] { parent + [self == .securityObject ? 4 : 1] }
        var signature: [Int] { parent + [self == .securityObject ? 5 : 2] }
        /// The octets before the signature in its element: a BIT STRING counts unused bits.
        var prefix: Int { self == .securityObject ? 0 : 1 }
    }

    private static func judge(
        _ made: TestDocument.Made, _ sod: [UInt8], _ profile: TrustProfile = .default
    ) throws -> PassiveAuthenticationResult {
        var input = made.input
        input.sod = sod
        return PassiveAuthentication.judge(
            input, trust: try TrustSnapshot([made.csca]), profile: profile,
            at: try #require(Timestamp(iso8601: TestDocument.judged)))
    }

    private static func expectMalformed(_ check: CheckID, _ made: TestDocument.Made, _ sod: [UInt8], _ what: String)
        throws
    {
        for (profile, result) in [(TrustProfile.default, CheckResult.undetermined), (.strict, .failed)] {
            let finding = try #require(try judge(made, sod, profile).finding(check))
            #expect(finding.result == result && finding.reason == .malformed, "\(what): \(finding)")
            #expect(!check.check.failure.isForgery(finding.reason))
        }
    }

    private static func element(_ element: [UInt8], _ place: Place, _ edit: ([UInt8]) -> [UInt8]) throws -> [UInt8] {
        let header = try TLVHeader.parse(element)
        let content = element.dropFirst(header.headerLength)
        return TLVWriter.encode(
            header.tag, Array(content.prefix(place.prefix)) + edit(Array(content.dropFirst(place.prefix))))
    }

    @Test("a signature of another length, or not in DER", arguments: Scheme.allCases, Place.allCases)
    func form(scheme: Scheme, place: Place) throws {
        let (made, sod) = try scheme.make()
        let edits: [(String, ([UInt8]) -> [UInt8])] = [
            ("empty", { _ in [] }), ("one octet", { Array($0.prefix(1)) }),
            ("half", { Array($0.prefix($0.count / 2)) }),
            ("cut", { $0.dropLast() }), ("longer", { $0 + [0] }), ("twice", { $0 + $0 }),
        ]
        for (what, edit) in edits {
            let changed = try MemberLossTests.edited(sod, at: place.signature) { try Self.element($0, place, edit) }
            try Self.expectMalformed(place.check, made, changed, what)
        }
        // A whole one over other octets, or with a bit changed, is what a forger has.
        let changed = try MemberLossTests.edited(sod, at: place.signature) { element in
            try Self.element(element, place) { octets in
                var octets = octets
                octets[octets.count - 3] ^= 1
                return octets
            }
        }
        #expect(try Self.judge(made, changed).finding(place.check)?.reason == .signatureInvalid)
    }

    @Test("the algorithm beside it is another one of the same key", arguments: Scheme.allCases, Place.allCases)
    func algorithm(scheme: Scheme, place: Place) throws {
        let (made, sod) = try scheme.make()
        let other: SignatureAlgorithm =
            switch scheme {
            case .p256: .ecdsa(.sha512)
            case .rsa: .rsaPKCS1(.sha512)
            case .pss: .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 33)
            }
        let changed = try MemberLossTests.edited(sod, at: place.algorithm) { _ in
            try AlgorithmIdentifier(other).encoded()
        }
        let finding = try #require(try Self.judge(made, changed).finding(place.check))
        // A certificate with two algorithms has a word of its own.
        #expect(finding.reason == (place == .certificate ? .algorithmMismatch : .malformed), "\(finding)")
    }

    @Test("a salt that the key has no room for")
    func salt() throws {
        let (made, sod) = try Scheme.pss.make()
        let changed = try MemberLossTests.edited(sod, at: Place.securityObject.algorithm) { _ in
            try AlgorithmIdentifier(.rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 900)).encoded()
        }
        #expect(try Self.judge(made, changed).finding(.sodSignature)?.reason == .malformed)
    }

    @Test("a message digest of another length than its algorithm has", arguments: Scheme.allCases)
    func digest(scheme: Scheme) throws {
        let (made, sod) = try scheme.make()
        let changed = try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 0, 2]) { _ in
            try AlgorithmIdentifier(HashAlgorithm.sha512).encoded()
        }
        try Self.expectMalformed(.sodSignedAttributes, made, changed, "digest")
        #expect(try Self.judge(made, changed).finding(.sodSignature)?.reason != .signatureInvalid)
    }
}
