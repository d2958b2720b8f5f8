// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Testing

@testable import EPassAccess

@Suite("Active authentication, Doc 9303-11, 6.1", .timed)
struct ActiveAuthenticationTests {
    static let hasRSAAnswers = (try? ExternalRSAAnswer.files().isEmpty) == false
    static let hasECDSAAnswers = (try? ExternalECDSAAnswer.all().isEmpty) == false

    @Test("there are vectors of every scheme, hash function, encoding, refusal and deviation")
    func vectorsExist() throws {
        let all = try ActiveAuthenticationVector.all()
        let confirmed = try ActiveAuthenticationVector.confirmed()
        #expect(all.count >= 177)
        #expect(Set(all.map { "\($0.id), \($0.algorithm)" }).count == all.count)
        for scheme in ActiveAuthentication.SignatureScheme.allCases {
            for hash in HashAlgorithm.allCases {
                #expect(confirmed.contains { $0.scheme == scheme.rawValue && $0.hash == hash.rawValue })
            }
        }
        #expect(
            Set(confirmed.compactMap(\.format)) == Set(ActiveAuthentication.SignatureFormat.allCases.map(\.rawValue)))
        let curves = EllipticCurve.allCases.filter { curve in
            confirmed.contains { $0.algorithm.contains("ECDSA \(curve),") }
        }
        #expect(curves == EllipticCurve.allCases)
        // The library itself fails in no vector.
        let refusals = Set(ActiveAuthentication.Refusal.allCases).subtracting([.libraryFailed]).map(\.rawValue)
        #expect(Set(all.map(\.result)).subtracting(["confirmed"]) == Set(refusals))
        let named = Set(confirmed.flatMap { $0.deviations ?? [] })
        #expect(
            named == [
                "signatureLeadingZerosDropped", "messagePartPadded", "sha1TrailerOption2", "signatureEncodedAsDER",
                "hashNotStated", "hashNotAsStated", "signatureAlgorithmNotPlain", "signatureOverSHA1",
                "hashLongerThanKey",
            ])
    }

    @Test("an answer has its verdict", arguments: try ActiveAuthenticationVector.all())
    func verdict(vector: ActiveAuthenticationVector) throws {
        let verdict = try vector.verdict()
        #expect(verdict.word == vector.result)
        #expect(verdict.algorithm == vector.algorithm)
        #expect(verdict.hash?.rawValue == vector.hash)
        #expect(verdict.scheme?.rawValue == vector.scheme)
        #expect(verdict.signatureFormat?.rawValue == vector.format)
        #expect(verdict.deviations.map(\.rawValue) == vector.deviations ?? [])
    }

    @Test("where no deviation is tolerated, what needs one is refused", arguments: try ActiveAuthenticationVector.all())
    func strict(vector: ActiveAuthenticationVector) throws {
        let verdict = try vector.verdict(tolerating: [])
        #expect(verdict.word == vector.strict ?? vector.result)
        #expect(verdict.deviations.isEmpty)
        guard vector.result == "confirmed", vector.strict != nil else { return }
        // Each of them is needed.
        for deviation in try vector.verdict().deviations {
            let others = Set(AccessDeviation.allCases).subtracting([deviation])
            #expect(try vector.verdict(tolerating: others).word != "confirmed")
        }
        #expect(try vector.verdict(tolerating: Set(vector.verdict().deviations)).word == "confirmed")
    }

    @Test("a refusal is a mismatch, unless there was nothing to judge")
    func meanings() {
        let notJudged = ActiveAuthentication.Refusal.allCases.filter { $0.meaning == .notJudged }
        #expect(
            notJudged == [.responseTruncated, .keyUnsupported, .keyMalformed, .algorithmUnsupported, .libraryFailed])
    }

    @Test("a challenge has eight octets, and each drawn one is another")
    func challenge() throws {
        for count in [0, 1, 7, 9, 16] {
            let error = #expect(throws: AccessError.self) {
                try ActiveAuthentication.Challenge([UInt8](repeating: 1, count: count))
            }
            #expect(error?.code == .challengeLength)
        }
        let fixed = try ActiveAuthentication.Challenge.random(RandomSource(fixed: [1, 2, 3, 4, 5, 6, 7, 8]))
        #expect(fixed.octets == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(throws: AccessError.self) {
            try ActiveAuthentication.Challenge.random(RandomSource(fixed: [1, 2, 3]))
        }
        let drawn = try (0..<32).map { _ in try ActiveAuthentication.Challenge.random() }
        #expect(Set(drawn).count == 32)
    }

    @Test("INTERNAL AUTHENTICATE has extended length fields only where a longer answer is expected (6.1.4)")
    func command() throws {
        let challenge = try ActiveAuthentication.Challenge([1, 2, 3, 4, 5, 6, 7, 8])
        #expect(
            hex(try ActiveAuthentication.command(challenge, expectedLength: 256).encoded())
                == "0088000008010203040506070800")
        #expect(
            hex(try ActiveAuthentication.command(challenge, expectedLength: 128).encoded())
                == "0088000008010203040506070880")
        #expect(
            hex(try ActiveAuthentication.command(challenge, expectedLength: 512).encoded())
                == "0088000000000801020304050607080200")
        #expect(
            hex(try ActiveAuthentication.command(challenge, expectedLength: 65536).encoded())
                == "0088000000000801020304050607080000")
    }

    @Test("the expected length is that of the signature", arguments: try ActiveAuthenticationVector.conforming())
    func responseLength(vector: ActiveAuthenticationVector) throws {
        let file = try DataGroup15(decoding: vector.dg15.octets, profile: .strict)
        let key = try PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
        #expect(ActiveAuthentication.responseLength(of: key) == vector.response.octets.count)
    }

    @Test(
        "the external answers with the BSI's key of active authentication have the verdict that was foretold",
        .externalVectors(if: hasRSAAnswers))
    func externalRSA() throws {
        let reasons = [
            "valid": "confirmed", "invalid: digest mismatch": "digestMismatch",
            "invalid: other challenge": "digestMismatch",
            "invalid: trailer 33CC announces another hash": "trailerHashMismatch",
            "invalid: header is not 6A": "notPartialRecovery",
        ]
        for file in try ExternalRSAAnswer.files() {
            let key = try PublicKey(
                subjectPublicKeyInfo: try DataGroup15(decoding: file.dg15.octets).subjectPublicKeyInfo)
            for answer in file.vectors {
                let verdict = ActiveAuthentication.verify(
                    response: answer.signature.octets,
                    challenge: try ActiveAuthentication.Challenge(answer.challenge.octets),
                    dataGroup15: file.dg15.octets, securityInfos: nil)
                #expect(verdict.word == reasons[answer.expected], "\(answer)")
                #expect(try key.recover(answer.signature.octets) == answer.f.octets, "\(answer)")
            }
        }
    }

    @Test(
        "the external ECDSA answers have the verdict that was foretold",
        .externalVectors(if: hasECDSAAnswers))
    func externalECDSA() throws {
        for answer in try ExternalECDSAAnswer.all() {
            let curve = try #require(EllipticCurve(rawValue: answer.curve))
            let hash = try #require(HashAlgorithm(rawValue: answer.hash))
            let number = try #require(HashAlgorithm.allCases.firstIndex(of: hash))
            let infos = try SecurityInfos([
                .activeAuthentication(.init(signatureAlgorithm: "0.4.0.127.0.7.1.1.4.1.\(number + 1)"))
            ])
            let verdict = ActiveAuthentication.verify(
                response: answer.signaturePlain.octets,
                challenge: try ActiveAuthentication.Challenge(answer.challenge.octets),
                dataGroup15: try Self.file(of: answer.publicKey.octets, on: curve), securityInfos: infos)
            #expect(verdict.word == (answer.expected == "valid" ? "confirmed" : "signatureInvalid"))
            #expect(verdict.signatureFormat == .plain)
        }
    }

    /// DG15 with a point on a named curve.
    static func file(of point: [UInt8], on curve: EllipticCurve) throws -> [UInt8] {
        let identifier = try #require(ObjectIdentifierText.content(of: curve.objectIdentifier))
        let algorithm = TLVWriter.encode(
            0x30, [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01] + TLVWriter.encode(0x06, identifier))
        let key = TLVWriter.encode(0x30, algorithm + TLVWriter.encode(0x03, [0x00] + point))
        return try DataGroup15(subjectPublicKeyInfo: key).octets
    }
}
