// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import Testing

@testable import EPassTrust

/// A certificate written anew by somebody without its key: what is signed is the same, and so is the verdict.
@Suite("Unsigned octets of certificates decide nothing, RFC 5280 4.1.1", .timed)
struct CertificateWritingTests {
    typealias Lists = KnownDefectLists

    enum Scheme: String, CaseIterable {
        case p256, brainpoolP384, p521, rsa, pss, dsa

        var scheme: (kind: PrivateKey.KeyKind, algorithm: SignatureAlgorithm) {
            get throws {
                switch self {
                case .p256: (.ec(.p256), .ecdsa(.sha256))
                case .brainpoolP384: (.ec(.brainpoolP384r1), .ecdsa(.sha384))
                case .p521: (.ec(.p521), .ecdsa(.sha512))
                case .rsa: (.rsa(2048), .rsaPKCS1(.sha256))
                case .pss: (.rsa(2048), .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 32))
                case .dsa: (.dsa(try #require(DSAParameters.named("DSA-2048"))), .dsa(.sha256))
                }
            }
        }
    }

    /// The parts of a certificate, and its writings by hand.
    struct Parts {
        let tbs: [UInt8]
        let algorithm: [UInt8]
        let value: [UInt8]

        init(_ certificate: Certificate) {
            (tbs, value) = (certificate.tbsCertificate, certificate.signatureValue)
            // Behind the signed octets: tag, one octet of length, content.
            let rest = certificate.encoded.dropFirst(4 + tbs.count)
            algorithm = Array(rest.prefix(2 + Int(rest.dropFirst().first ?? 0)))
        }

        static func element(_ tag: UInt8, _ content: [UInt8], long: Int = 0) -> [UInt8] {
            if long == 0, content.count < 0x80 { return [tag, UInt8(content.count)] + content }
            let count = max(long, content.count > 0xFF ? 2 : 1)
            let length = (0..<count).reversed().map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) }
            return [tag, 0x80 | UInt8(count)] + length + content
        }

        static func number(_ magnitude: [UInt8], zeros: Int = 0) -> [UInt8] {
            let sign: [UInt8] = magnitude.first.map { $0 >= 0x80 } == true ? [0] : []
            return element(2, [UInt8](repeating: 0, count: zeros) + sign + magnitude)
        }

        /// Every form, by name; those that do not verify are of no use to anybody.
        func twins(order: [UInt8]?) -> [(name: String, octets: [UInt8])] {
            let identifier = Array(algorithm.dropFirst(2).prefix(2 + Int(algorithm[3])))
            var algorithms = [
                ("as it is", algorithm), ("with NULL", Self.element(0x30, identifier + [5, 0])),
                ("long", Self.element(0x30, Array(algorithm.dropFirst(2)), long: 2)),
            ]
            if algorithm.suffix(2) == [5, 0] { algorithms.append(("without NULL", Self.element(0x30, identifier))) }
            var values = [("as it is", value)]
            if let order, let signature = ECDSASignature(padded: value) {
                let other = UnsignedOctets.subtract(order, signature.s)
                func sequence(_ r: [UInt8], _ s: [UInt8]) -> [UInt8] { Self.element(0x30, r + s) }
                let (r, s) = (signature.r, signature.s)
                values += [
                    ("n - s", sequence(Self.number(r), Self.number(other))),
                    ("r padded", sequence(Self.number(r, zeros: 1), Self.number(s))),
                    ("s padded", sequence(Self.number(r), Self.number(s, zeros: 9))),
                    ("n - s, padded", sequence(Self.number(r, zeros: 2), Self.number(other, zeros: 2))),
                    ("without sign", sequence(Self.element(2, r), Self.element(2, s))),
                ]
            }
            var twins: [(String, [UInt8])] = []
            for (algorithmName, algorithm) in algorithms {
                for (valueName, value) in values {
                    let name = "\(algorithmName), \(valueName)"
                    let bits = Self.element(3, [0] + value)
                    let longBits = Self.element(3, [0] + value, long: 3)
                    twins += [
                        (name, Self.element(0x30, tbs + algorithm + bits)),
                        ("\(name), long", Self.element(0x30, tbs + algorithm + bits, long: 4)),
                        ("\(name), long bits", Self.element(0x30, tbs + algorithm + longBits)),
                        ("\(name), indefinite", [0x30, 0x80] + tbs + algorithm + bits + [0, 0]),
                    ]
                }
            }
            return twins
        }
    }

    /// A document whose security object carries another writing of its signer's certificate.
    struct Scene {
        let made: TestDocument.Made
        let twin: Certificate
        let name: String
    }

    /// The twins that verify under the CSCA; with what a document was made of.
    static func scenes(_ scheme: Scheme) throws -> [Scene] {
        var document = TestDocument()
        (document.cscaKind, document.cscaAlgorithm) = try scheme.scheme
        let csca = try document.cscaCertificate()
        let signer = try document.signerCertificate(of: csca)
        let key = try PublicKey(subjectPublicKeyInfo: csca.subjectPublicKeyInfo)
        let order: [UInt8]? =
            if case .ec(let curve, _) = key.kind { KeyAgreementGroup.ec(curve).order } else { key.dsaParameters?.order }
        return try Parts(signer).twins(order: order).compactMap { name, octets in
            guard octets != signer.encoded, let twin = try? Certificate(encoded: octets),
                (try? twin.verifySignature(under: csca)) == .valid
            else { return nil }
            var document = document
            document.editSOD = { $0.certificates = [octets] }
            let made = try document.make()
            #expect(made.signer.tbsCertificate == twin.tbsCertificate)
            // ECDSA signs with a number drawn at random: the twin is of the certificate above.
            return Scene(
                made: TestDocument.Made(
                    csca: csca, signer: signer, input: made.input, contentInfo: made.contentInfo),
                twin: twin, name: name)
        }
    }

    static func digest(_ certificate: Certificate) throws -> [UInt8] { try certificate.fingerprint() }

    static func defects(_ bounds: [[UInt8]], _ statement: Lists.Statement) throws -> SignedList {
        let entry = DERText.sequence(bounds + [KnownDefectDoubtTests.known(statement)])
        return try Lists.list(.defectList, KnownDefectDoubtTests.content([entry], version: 1))
    }

    static func deviations(_ digest: [UInt8], _ statement: Lists.Statement) throws -> SignedList {
        let documents = DERText.sequence([DERText.element(0x83, digest)])
        let entry = DERText.sequence([documents, DERText.element(0x31, statement.deviation())])
        let algorithm = DERText.sequence([DERText.element(0x06, KnownDefectDoubtTests.sha256)])
        return try Lists.list(
            .deviationList, DERText.sequence([[2, 1, 0], algorithm, DERText.element(0x31, entry)]))
    }

    @Test("an entry against a certificate fits however the certificate is written", .long(), arguments: Scheme.allCases)
    func against(_ scheme: Scheme) throws {
        let scenes = try Self.scenes(scheme)
        #expect(
            scenes.count >= ([.rsa, .pss].contains(scheme) ? 5 : scheme == .dsa ? 10 : 15), "\(scenes.map(\.name))")
        for scene in scenes {
            let hash = DERText.element(0x04, try Self.digest(scene.made.signer))
            let named = Lists.signer(scene.made.signer)
            for bounds in [[hash], [named, hash]] {
                let list = try Self.defects(bounds, KnownDefectDoubtTests.revoked)
                let result = try KnownDefectTests.judge(scene.made, [list])
                #expect(result.finding(.dsSignature)?.reason == .revoked, "\(scene.name)")
                #expect(result.finding(.dsRevocation)?.reason == .revoked, "\(scene.name)")
            }
            let compromised = Lists.Statement(arcs: [1, 4])
            let deviations = try KnownDefectTests.judge(
                scene.made, [try Self.deviations(try Self.digest(scene.made.signer), compromised)])
            #expect(deviations.knownDefects.entries.map(\.name) == ["activeAuthenticationKeyCompromised"])
        }
    }

    @Test(
        "an entry in favour of one fits the octets as they came, and no other writing", .long(),
        arguments: Scheme.allCases)
    func inFavour(_ scheme: Scheme) throws {
        var isFirst = true
        for scene in try Self.scenes(scheme) {
            for (certificate, fits) in [(scene.twin, true), (scene.made.signer, false)] {
                let digest = try Self.digest(certificate)
                let list = try Self.defects([DERText.element(0x04, digest)], KnownDefectDoubtTests.validity)
                let result = try KnownDefectTests.judge(scene.made, [list], at: "2037-01-01")
                #expect(result.finding(.dsValidity)?.result == (fits ? .undetermined : .failed), "\(scene.name)")
                if !fits { #expect(result.knownDefects.refused.map(\.reason) == [.notComparable]) }
            }
            guard isFirst else { continue }
            isFirst = false
            let signature = Lists.Statement(arcs: [1, 1])
            let other = try KnownDefectTests.judge(
                scene.made, [try Self.deviations(try Self.digest(scene.made.signer), signature)])
            #expect(other.knownDefects.entries.isEmpty)
            #expect(other.knownDefects.refused.map(\.reason) == [.notComparable])
        }
    }

    @Test("where issuer and number fit and the hash fits no writing, it is doubt")
    func doubt() throws {
        let made = try TestDocument().make()
        let hash = DERText.element(0x04, [UInt8](repeating: 7, count: 32))
        let list = try Self.defects([Lists.signer(made.signer), hash], KnownDefectDoubtTests.revoked)
        let result = try KnownDefectTests.judge(made, [list])
        #expect(result.finding(.dsSignature)?.result == .successful)
        #expect(
            result.finding(.dsRevocation)?.description
                == "issuer.ds.revocation undetermined (knownDefect), before undetermined (noCRL)")
        #expect(result.knownDefects.refused.map(\.reason) == [.notComparable])
        // A hash alone that fits nothing speaks of somebody else.
        let other = try KnownDefectTests.judge(made, [try Self.defects([hash], KnownDefectDoubtTests.revoked)])
        #expect(other.finding(.dsRevocation)?.reason == .noCRL && other.knownDefects.refused.isEmpty)
    }

    @Test("a block by a SHA-256 that was never met holds for each writing", .long(), arguments: Scheme.allCases)
    func blocked(_ scheme: Scheme) throws {
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        for scene in try Self.scenes(scheme) {
            let transaction = TrustTransaction.inMemory(at: time)
            try transaction.add(scene.made.csca, from: .certificateFile("csca.der"))
            let block = OperatorBlock(
                .certificate(try Self.digest(scene.made.signer)), reason: "key on sale", since: time)
            try transaction.block(#require(block))
            let trust = try transaction.snapshot()
            for profile in [TrustProfile.default, .strict] {
                let result = PassiveAuthentication.judge(
                    scene.made.input, trust: trust, profile: profile, at: time)
                #expect(result.finding(.issuerNotBlocked)?.reason == .blocked, "\(scene.name)")
            }
        }
    }

    @Test(
        "and for another writing of a CSCA, which vouches for nothing then", .long(),
        arguments: [Scheme.p256, .rsa, .dsa])
    func blockedAuthority(_ scheme: Scheme) throws {
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        var document = TestDocument()
        (document.cscaKind, document.cscaAlgorithm) = try scheme.scheme
        let made = try document.make()
        let key = try PublicKey(subjectPublicKeyInfo: made.csca.subjectPublicKeyInfo)
        let order: [UInt8]? =
            if case .ec(let curve, _) = key.kind { KeyAgreementGroup.ec(curve).order } else { key.dsaParameters?.order }
        for (name, octets) in Parts(made.csca).twins(order: order) where octets != made.csca.encoded {
            guard let twin = try? Certificate(encoded: octets),
                (try? twin.verifySignature(under: made.csca)) == .valid
            else { continue }
            let transaction = TrustTransaction.inMemory(at: time)
            try transaction.add(twin, from: .certificateFile("csca.der"))
            let block = OperatorBlock(.certificate(try Self.digest(made.csca)), reason: "withdrawn", since: time)
            try transaction.block(#require(block))
            let trust = try transaction.snapshot()
            #expect(trust.block(of: twin, at: time) != nil, "\(name)")
            let result = PassiveAuthentication.judge(made.input, trust: trust, at: time)
            #expect(result.finding(.issuerNotBlocked)?.reason == .blocked, "\(name)")
        }
    }

    @Test("octets around what is signed that the issuer would not write are named, and refused under strict")
    func named() throws {
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let scenes = try Self.scenes(.p256)
        for scene in scenes {
            let trust = try TrustSnapshot([scene.made.csca])
            let result = PassiveAuthentication.judge(scene.made.input, trust: trust, at: time)
            #expect(result.finding(.dsSignature)?.result == .successful, "\(scene.name)")
            let isPlain = scene.name == "as it is, n - s"
            let isPadding =
                scene.name.hasPrefix("as it is, ") && !scene.name.contains("long")
                && !scene.name.contains("indefinite")
            #expect(result.deviations.contains(.certificateEnvelope) != (isPlain || isPadding), "\(scene.name)")
            let strict = PassiveAuthentication.judge(scene.made.input, trust: trust, profile: .strict, at: time)
            // That s stands in place of n - s nobody can see; entries fit all the same.
            let isSuccessful = strict.finding(.dsSignature)?.result == .successful
            #expect(isSuccessful == isPlain, "\(scene.name)")
        }
        let genuine = try TestDocument().make()
        let result = PassiveAuthentication.judge(
            genuine.input, trust: try TrustSnapshot([genuine.csca]), profile: .strict, at: time)
        #expect(result.deviations.isEmpty)
    }

    @Test("twins take one place in what is remembered, and each is verified by its own signature")
    func remembered() throws {
        let scenes = try Self.scenes(.p256)
        let first = try #require(scenes.first)
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let trust = try TrustSnapshot([first.made.csca])
        for scene in scenes {
            let result = PassiveAuthentication.judge(scene.made.input, trust: trust, at: time)
            #expect(result.finding(.dsSignature)?.result == .successful)
            #expect(trust.verified?.count == 1)
        }
        // The same signed octets with a signature that is none.
        var document = TestDocument()
        let octets = Array(first.made.signer.encoded.dropLast()) + [first.made.signer.encoded.last.map { $0 ^ 1 } ?? 0]
        document.editSOD = { $0.certificates = [octets] }
        let forged = PassiveAuthentication.judge(try document.make().input, trust: trust, at: time)
        #expect(forged.finding(.dsSignature)?.reason == .signatureInvalid)
        var other = TestDocument()
        other.editSigner = { $0.serialNumber = [0x7E, 0x7E] }
        let bystander = try other.signerCertificate(of: first.made.csca)
        KnownSigners.keep(bystander)
        for scene in scenes { KnownSigners.keep(scene.twin) }
        #expect(KnownSigners.certificate(encoded: bystander.encoded[...]) != nil)
        // Of a signer that no other test has: what is kept is kept for all.
        other.editSigner = { $0.serialNumber = [0x7D, 0x7D] }
        let twins = Parts(try other.signerCertificate(of: first.made.csca)).twins(order: nil).compactMap {
            try? Certificate(encoded: $0.octets)
        }
        for twin in twins { KnownSigners.keep(twin) }
        #expect(twins.count > 4)
        #expect(twins.count { KnownSigners.certificate(encoded: $0.encoded[...]) != nil } == 1)
    }

    @Test("the writings of a certificate are few, whatever it is", .long(), arguments: Scheme.allCases)
    func bounded(_ scheme: Scheme) throws {
        for scene in try Self.scenes(scheme) {
            let writings = scene.twin.writings(under: Array(repeating: scene.made.csca, count: 100))
            #expect(writings.count <= 40 && writings.contains(scene.made.signer.encoded), "\(scene.name)")
        }
    }

    @Test(
        "a block of a certificate that its issuer did not write in DER holds for its other writings by file and number",
        .long())
    func originals() throws {
        let time = try SyntheticPKI.time(SyntheticPKI.judged)
        for scene in try Self.scenes(.p256) {
            // Here the twin is what was issued, and the other one what somebody made of it.
            let digest = try Self.digest(scene.twin)
            let number = "\(scene.twin.serialNumberText)@\(scene.twin.issuer)"
            for (subject, certificate, isHeld) in [
                (.certificate(digest), scene.twin, true), (.issued(try IssuedNumber(number)), nil, true),
                (.certificate(digest), nil, scene.made.signer.writings().contains(scene.twin.encoded)),
            ] as [(OperatorBlock.Subject, Certificate?, Bool)] {
                let transaction = TrustTransaction.inMemory(at: time)
                try transaction.add(scene.made.csca, from: .certificateFile("csca.der"))
                try transaction.block(
                    #require(OperatorBlock(subject, reason: "case 18", since: time, of: certificate)))
                let trust = try transaction.snapshot()
                #expect((trust.block(of: scene.made.signer, at: time) != nil) == isHeld, "\(scene.name)")
            }
        }
    }
}
