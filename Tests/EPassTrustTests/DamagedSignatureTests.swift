// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
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

    private static func expectMalformed(
        _ check: CheckID, _ made: TestDocument.Made, _ sod: [UInt8], _ what: String, _ reason: CheckReason = .malformed
    ) throws {
        for (profile, result) in [(TrustProfile.default, CheckResult.undetermined), (.strict, .failed)] {
            let finding = try #require(try judge(made, sod, profile).finding(check))
            #expect(finding.result == result && finding.reason == reason, "\(what): \(finding)")
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
        // A certificate with two algorithms has a word of its own.
        let reason: CheckReason = place == .certificate ? .algorithmMismatch : .malformed
        try Self.expectMalformed(place.check, made, changed, "\(other)", reason)
        // What was changed beside it is forged all the same.
        let forged = try MemberLossTests.edited(changed, at: place.signature) { element in
            try Self.element(element, place) { octets in
                var octets = octets
                octets[octets.count - 3] ^= 1
                return octets
            }
        }
        #expect(try Self.judge(made, forged).finding(place.check)?.reason == .signatureInvalid)
    }

    @Test(
        "the parameters of PSS beside it are others, whatever those of the signature are", .long(),
        arguments: Place.allCases)
    func parameters(place: Place) throws {
        let signed = SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 20)
        var document = TestDocument()
        (document.cscaKind, document.cscaAlgorithm) = (.rsa(2048), signed)
        (document.signerKind, document.sodAlgorithm) = (.rsa(2048), signed)
        let made = try document.make()
        let sod = try #require(made.input.sod)
        var others = [0, 19, 21, 32, 64].map {
            SignatureAlgorithm.rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: $0)
        }
        for hash in HashAlgorithm.allCases {
            others += [.rsaPKCS1(hash), .rsaPSS(hash: hash, mgfHash: hash, saltLength: hash.digestSize)]
            if hash != .sha1 { others.append(.rsaPSS(hash: .sha256, mgfHash: hash, saltLength: 20)) }
        }
        let reason: CheckReason = place == .certificate ? .algorithmMismatch : .malformed
        for other in others {
            let changed = try MemberLossTests.edited(sod, at: place.algorithm) { _ in
                try AlgorithmIdentifier(other).encoded()
            }
            try Self.expectMalformed(place.check, made, changed, "\(other)", reason)
            // What nobody signed is no use of an algorithm that a policy refuses.
            #expect(try Self.judge(made, changed).finding(.dsAlgorithms)?.result != .failed, "\(other)")
        }
    }

    @Test("the algorithm beside the signature of a certificate is of another kind, or none that is known")
    func foreignAlgorithm() throws {
        let (made, sod) = try Scheme.p256.make()
        let unknown = AlgorithmIdentifier(objectIdentifier: "1.2.3")
        for other in [AlgorithmIdentifier(SignatureAlgorithm.rsaPKCS1(.sha256)), unknown] {
            let changed = try MemberLossTests.edited(sod, at: Place.certificate.algorithm) { _ in try other.encoded() }
            try Self.expectMalformed(.dsSignature, made, changed, "\(other)", .algorithmMismatch)
            #expect(try Self.judge(made, changed).finding(.sodSignature)?.result == .successful)
            #expect(try Self.judge(made, changed).finding(.dsAlgorithms)?.result == .successful)
        }
    }

    @Test("numbers that no signature has", arguments: Place.allCases)
    func range(place: Place) throws {
        let order = EllipticCurve.p256.constants.order
        let one: [UInt8] = [5]
        let pairs = [([], one), (one, []), (order, one), (one, order), ([UInt8](repeating: 0xFF, count: 32), one)]
        var edits = pairs.map { (Scheme.p256, ECDSASignature(r: $0.0, s: $0.1).der) }
        edits += [(.rsa, [UInt8](repeating: 0xFF, count: 256)), (.pss, [UInt8](repeating: 0, count: 256))]
        for (scheme, value) in edits {
            let (made, sod) = try scheme.make()
            let changed = try MemberLossTests.edited(sod, at: place.signature) { element in
                try Self.element(element, place) { _ in value }
            }
            try Self.expectMalformed(place.check, made, changed, "\(value.prefix(40))")
        }
    }

    /// The signed attributes as a sender may write them anew: the same in DER.
    enum Writing: String, CaseIterable {
        case longLength, indefinite, reordered, innerLength, valueLength, constructed

        func write(_ attributes: [UInt8]) throws -> [UInt8] {
            func long(_ element: [UInt8]) throws -> [UInt8] {
                let content = element.dropFirst(try TLVHeader.parse(element).headerLength)
                let count = content.count
                return [element[0], 0x84, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF)] + content
            }
            let content = attributes.dropFirst(try TLVHeader.parse(attributes).headerLength)
            var cursor = TLVCursor(Array(content))
            var members: [[UInt8]] = []
            while !cursor.isAtEnd { members.append(Array(try cursor.read().encoded)) }
            let digest = try #require(members.firstIndex { $0.count > 40 })
            switch self {
            case .longLength: return try long(attributes)
            case .indefinite: return [0xA0, 0x80] + content + [0, 0]
            case .reordered: members.reverse()
            case .innerLength: members[0] = try long(members[0])
            case .valueLength: members[digest] = try MemberLossTests.edited(members[digest], at: [1, 0], long)
            case .constructed:
                members[digest] = try MemberLossTests.edited(members[digest], at: [1, 0]) { element in
                    let octets = Array(element.dropFirst(2))
                    return TLVWriter.encode(
                        0x24,
                        DERWriter.octetString(Array(octets.prefix(7)))
                            + DERWriter.octetString(Array(octets.dropFirst(7))))
                }
            }
            return TLVWriter.encode(0xA0, Array(members.joined()))
        }
    }

    @Test("RFC 5652, 5.4: attributes that were written anew are those that were signed", arguments: Writing.allCases)
    func attributes(writing: Writing) throws {
        let (made, sod) = try Scheme.p256.make()
        let place = [0, 1, 0, 4, 0, 3]
        let changed = try MemberLossTests.edited(sod, at: place, writing.write)
        #expect(changed != sod)
        let result = try Self.judge(made, changed)
        #expect(result.finding(.sodSignature)?.result == .successful, "\(result.findings)")
        #expect(result.finding(.sodSignedAttributes)?.result == .successful)
        #expect(result.deviations.contains(.berEncoding))
        #expect(try Self.judge(made, changed, .strict).finding(.sodSignature)?.result == .failed)
        // Another digest in them is one that nobody signed.
        let forged = try MemberLossTests.edited(sod, at: place) { attributes in
            var attributes = attributes
            let index = try #require(attributes.indices.last)
            attributes[index] ^= 1
            return try writing.write(attributes)
        }
        #expect(try Self.judge(made, forged).finding(.sodSignature)?.reason == .signatureInvalid)
    }

    @Test("the content of a certificate that was written anew is damaged, and no certificate of its own")
    func certificate() throws {
        let (made, sod) = try Scheme.p256.make()
        let changed = try MemberLossTests.edited(sod, at: [0, 1, 0, 3, 0, 0]) { element in
            let content = element.dropFirst(try TLVHeader.parse(element).headerLength)
            return [0x30, 0x84, 0, 0, UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
        }
        try Self.expectMalformed(.dsSignature, made, changed, "tbsCertificate")
    }

    @Test("beside a certificate that did not sign, the signer's own may be the damaged one", arguments: [true, false])
    func otherCertificate(isFirst: Bool) throws {
        var document = TestDocument()
        document.explicitParameters = false
        let made = try document.make()
        var other = document
        other.signerKind = .ec(.p384)
        let evil = try other.signerCertificate(of: made.csca).encoded
        var offCurve = made.signer.encoded
        let key = try #require(offCurve.firstRange(of: made.signer.subjectPublicKeyInfo))
        offCurve[key.upperBound - 1] ^= 1
        for damaged in [offCurve, DERWriter.sequence([DERWriter.integer(1)])] {
            document.editSOD = { $0.certificates = isFirst ? [evil, damaged] : [damaged, evil] }
            let result = try Self.judge(made, try #require(try document.make().input.sod))
            #expect(result.finding(.sodSignature)?.result == .undetermined, "\(result.findings)")
            #expect(!result.findings.contains { $0.reason == .signatureInvalid }, "\(result.findings)")
        }
        document.editSOD = { $0.certificates = [evil] }
        let result = try Self.judge(made, try #require(try document.make().input.sod))
        #expect(result.finding(.sodSignature)?.reason == .signatureInvalid)
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
        let weak = try MemberLossTests.edited(sod, at: [0, 1, 0, 4, 0, 2]) { _ in
            try AlgorithmIdentifier(HashAlgorithm.sha1).encoded()
        }
        #expect(try Self.judge(made, weak).finding(.dsAlgorithms)?.result != .failed)
        #expect(try Self.judge(made, changed).finding(.sodSignature)?.reason != .signatureInvalid)
        // Content that was changed beside it is forged all the same.
        let list = try #require(changed.firstRange(of: try TestDocument().securityObject().encoded()))
        var forged = changed
        forged[list.upperBound - 1] ^= 1
        #expect(try Self.judge(made, forged).finding(.sodSignedAttributes)?.reason == .messageDigestMismatch)
        // A digest that no algorithm known here makes is open.
        let unknown = try MemberLossTests.edited(forged, at: [0, 1, 0, 4, 0, 2]) { _ in
            try AlgorithmIdentifier(objectIdentifier: "1.2.3").encoded()
        }
        #expect(try Self.judge(made, unknown).finding(.sodSignedAttributes)?.reason == .unsupportedAlgorithm)
    }

    @Test("the algorithm beside it is of another kind of key", arguments: Scheme.allCases)
    func kind(scheme: Scheme) throws {
        let (made, sod) = try scheme.make()
        let others: [SignatureAlgorithm] = scheme == .p256 ? [.rsaPKCS1(.sha256), .dsa(.sha256)] : [.ecdsa(.sha256)]
        for other in others {
            let changed = try MemberLossTests.edited(sod, at: Place.securityObject.algorithm) { _ in
                try AlgorithmIdentifier(other).encoded()
            }
            try Self.expectMalformed(.sodSignature, made, changed, "\(other)", .algorithmMismatch)
            let forged = try MemberLossTests.edited(changed, at: Place.securityObject.signature) { element in
                try Self.element(element, .securityObject) { octets in
                    var octets = octets
                    octets[octets.count - 3] ^= 1
                    return octets
                }
            }
            #expect(try Self.judge(made, forged).finding(.sodSignature)?.reason == .signatureInvalid, "\(other)")
        }
        guard scheme == .p256 else { return }
        let plain = try MemberLossTests.edited(sod, at: Place.securityObject.algorithm) { _ in
            try AlgorithmIdentifier(objectIdentifier: "0.4.0.127.0.7.1.1.4.1.3").encoded()
        }
        try Self.expectMalformed(.sodSignature, made, plain, "plain")
    }
}
