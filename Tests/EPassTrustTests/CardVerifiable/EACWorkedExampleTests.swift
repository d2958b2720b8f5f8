// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

@Suite("EF.CardSecurity, certificates and signature of the EAC worked examples (BSI TR-03110)", .timed)
struct EACWorkedExampleTests {
    struct Example: Decodable, Sendable {
        struct Files: Decodable, Sendable {
            let efCardSecurity: String
        }

        struct Key: Decodable, Sendable {
            let chipPublic: String?
            let terminalPublic: String?
        }

        struct Certificate: Decodable, Sendable {
            let cpi: String
            let car: String
            let pkOid: String
            let pk: [String: String]
            let chr: String
            let chatOid: String
            let chat: String
            let effective: String
            let expiry: String
        }

        struct Authentication: Decodable, Sendable {
            let cvcaCertificate: String
            let dvCertificate: String
            let terminalCertificate: String
            let terminalPrivateKeyPkcs8: String
            let nonceRPicc: String
            let signedMessage: String
            let signature: String
            let certificatesParsed: [Certificate]
        }

        let name: String
        let files: Files
        let pace: Key
        let chipAuthentication: Key
        let terminalAuthentication: Authentication
    }

    static let examples: [Example] = (EPassVectors.files(in: "tr03110", external: "bsi", fileExtension: "json"))
        .compactMap { file in
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            return try? decoder.decode(Example.self, from: Data(contentsOf: file))
        }

    static func certificates(_ example: Example) throws -> [CardVerifiableCertificate] {
        let values = example.terminalAuthentication
        return try [values.cvcaCertificate, values.dvCertificate, values.terminalCertificate]
            .map { try CardVerifiableCertificate(encoded: bytes($0)) }
    }

    @Test("there is an example over a curve, and one over GF(p)")
    func present() {
        #expect(Set(Self.examples.map { $0.pace.chipPublic?.count }) == [130, 256])
    }

    @Test("the signature of EF.CardSecurity holds, and its static key is the chip's", arguments: examples)
    func cardSecurity(example: Example) throws {
        let result = CardSecurityAuthentication.judge(
            try bytes(example.files.efCardSecurity), country: IssuingCountry("DE"), trust: try TrustSnapshot([]),
            at: try #require(Timestamp(iso8601: "2010-01-01")))
        for id in CheckID.all where id.check.object == .cardSecurity && id.check.area == .securityObject {
            #expect(result.finding(id)?.result == .successful, "\(id): \(result.findings)")
        }
        #expect(result.finding(.cardSecurityIssuer)?.reason == .noAnchor)
        let keys = try #require(result.securityInfos).chipAuthenticationPublicKeyInfos
        let points = try keys.map { try KeyAgreementGroup.publicKey(subjectPublicKeyInfo: $0.subjectPublicKeyInfo) }
        #expect(try points.map { hex(try $0.publicKey) } == [try #require(example.chipAuthentication.chipPublic)])
    }

    @Test("every field of every certificate has the value that the example gives", arguments: examples)
    func fields(example: Example) throws {
        let expected = example.terminalAuthentication.certificatesParsed
        let certificates = try Self.certificates(example)
        #expect(certificates.count == expected.count)
        for (certificate, values) in zip(certificates, expected) {
            #expect("0\(certificate.profileIdentifier)" == values.cpi)
            #expect(certificate.authorityReference.text == values.car)
            #expect(certificate.holderReference.text == values.chr)
            #expect(certificate.publicKey.objectIdentifier == values.pkOid)
            #expect(certificate.authorization.terminalType.objectIdentifier == values.chatOid)
            #expect(try certificate.authorization.octets == bytes(values.chat))
            #expect("\(certificate.effectiveDate)" == values.effective)
            #expect("\(certificate.expirationDate)" == values.expiry)
            switch certificate.publicKey.numbers {
            case .rsa(let modulus, let exponent):
                #expect(hex(modulus) == values.pk["81"])
                #expect(hex([UInt8](repeating: 0, count: max(0, 3 - exponent.count)) + exponent) == values.pk["82"])
            case .ec(let point, let parameters):
                #expect(hex(point) == values.pk["86"])
                #expect(parameters.map { hex($0.prime) } == values.pk["81"])
                #expect(parameters.map { hex($0.firstCoefficient) } == values.pk["82"])
                #expect(parameters.map { hex($0.secondCoefficient) } == values.pk["83"])
                #expect(parameters.map { hex($0.generator) } == values.pk["84"])
                #expect(parameters.map { hex($0.order) } == values.pk["85"])
                #expect(parameters.flatMap(\.cofactor).map(hex) == values.pk["87"])
            }
        }
    }

    @Test("the chain verifies; the CVCA is of another kind of terminal, which leaves no right", arguments: examples)
    func chain(example: Example) throws {
        let certificates = try Self.certificates(example)
        let chain = try CardVerifiableChain.build(
            from: certificates.reversed(), references: [certificates[0].holderReference.octets])
        #expect(chain.trustPoint == certificates[0])
        #expect(chain.certificates == Array(certificates.dropFirst()))
        #expect([nil, .brainpoolP512r1].contains(try certificates[0].publicKey.curve()))
        // The example over Diffie-Hellman has RSA keys of 1,024 bits under SHA-1.
        let historic: [CardVerifiableFinding.Problem] = [.algorithmHistoric, .keySizeUnlisted]
        let isHistoric = try certificates[0].publicKey.curve() == nil
        #expect(
            chain.verify().map(\.problem)
                == [.terminalTypeMismatch] + (isHistoric ? historic + historic : []) + [.noRights])
        let root = try certificates[0].publicKey.publicKey()
        #expect(
            try certificates[0].verifySignature(by: root, algorithm: certificates[0].publicKey.algorithm) == .valid)
    }

    @Test("the terminal's signature verifies over the message, and over no other", arguments: examples)
    func signature(example: Example) throws {
        let values = example.terminalAuthentication
        let certificates = try Self.certificates(example)
        let terminal = certificates[2]
        let key = try terminal.publicKey.publicKey(inheriting: certificates[0].publicKey.curve())
        let algorithm = terminal.publicKey.algorithm
        let chip = try bytes(try #require(example.pace.chipPublic))
        let ephemeral = try bytes(try #require(example.chipAuthentication.terminalPublic))
        // x-coordinates of points, hashes of numbers of GF(p).
        func compressed(_ element: [UInt8]) throws -> [UInt8] {
            try element.count == 65 ? Array(element[1...32]) : HashAlgorithm.sha1.hash(element)
        }
        let message = try compressed(chip) + bytes(values.nonceRPicc) + compressed(ephemeral)
        #expect(hex(message) == values.signedMessage)
        let signature = try bytes(values.signature)
        #expect(try algorithm.verify(signature, over: message, by: key) == .valid)
        var other = message
        other[20] ^= 1
        #expect(try algorithm.verify(signature, over: other, by: key) == .invalid)
    }

    @Test("the private key is that of the terminal's certificate, and its signatures verify", arguments: examples)
    func privateKey(example: Example) throws {
        let certificates = try Self.certificates(example)
        let key = try PrivateKey(pkcs8: bytes(example.terminalAuthentication.terminalPrivateKeyPkcs8))
        #expect(certificates.map { $0.publicKey.isKey(key.publicKey) } == [false, false, true])
        let algorithm = certificates[2].publicKey.algorithm
        let signature = try algorithm.sign([1, 2, 3], with: key)
        #expect(signature.count == 128)
        let verdict = try algorithm.verify(
            signature, over: [1, 2, 3],
            by: certificates[2].publicKey.publicKey(inheriting: certificates[0].publicKey.curve()))
        #expect(verdict == .valid)
    }
}
