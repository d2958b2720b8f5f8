// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Certificates for terminals, epass simulate cvc", .timed)
struct TerminalChainTests {
    static let day = CalendarDate(daysSince1970: 20_700)

    private func chain(_ json: String = "{}", seed: UInt64 = 3) throws -> [String: [UInt8]] {
        let description = try TerminalChainDescription(json: Array(json.utf8))
        let made = try SyntheticTerminalChain.make(description, today: Self.day, seed: seed)
        return Dictionary(uniqueKeysWithValues: made.files.map { ($0.name, $0.content) })
    }

    /// Why a chip that trusts the CVCA refuses the document verifier or the terminal; nil where it takes both.
    private func refusal(_ files: [String: [UInt8]]) throws -> ChipCertificateRefusal? {
        let cvca = try CardVerifiableCertificate(encoded: #require(files["cvca.cvcert"]))
        var store = ChipTrustStore(trustPoints: [try ChipTrustStore.trustPoint(cvca)], personalised: Self.day)
        var authority = cvca.holderReference.octets
        for name in ["dv.cvcert", "is.cvcert"] {
            guard let octets = files[name] else { continue }
            // As PSO:Verify Certificate brings it: without the outer tag.
            let header = octets[2] < 0x80 ? 3 : octets[2] == 0x81 ? 4 : 5
            let key = try #require(store.authority(authority))
            do throws(ChipCertificateRefusal) {
                try store.importCertificate(Array(octets.dropFirst(header)), authority: key)
            } catch {
                return error
            }
            authority = try CardVerifiableCertificate(encoded: octets).holderReference.octets
        }
        return nil
    }

    @Test("a chain by the profile is taken by a chip, and the same seed makes the same octets")
    func genuine() throws {
        let files = try chain()
        #expect(
            files.keys.sorted() == [
                "cvca.cvcert", "cvca.key.pem", "dv.cvcert", "dv.key.pem", "is.cvcert", "is.key.pem",
            ])
        #expect(try refusal(files) == nil)
        #expect(try chain() == files)
        #expect(try chain(seed: 4) != files)
    }

    @Test(
        "every algorithm, keys of RSA from 1,024 bits on, and rights apart",
        arguments: TerminalAuthenticationAlgorithm.allCases)
    func algorithms(algorithm: TerminalAuthenticationAlgorithm) throws {
        // With 1,024 bits PSS has no room for SHA-512 and as long a salt (RFC 8017, 9.1.1).
        let key = algorithm.isPlain ? "P-384" : algorithm == .rsaPSSSHA512 ? "RSA-1280" : "RSA-1024"
        let files = try chain(
            #"{"algorithm": "\#(algorithm.rawValue)", "key": "\#(key)", "documentVerifier": {"rights": [4]}}"#)
        #expect(try refusal(files) == nil)
        let verifier = try CardVerifiableCertificate(encoded: #require(files["dv.cvcert"]))
        #expect(!verifier.authorization.canReadDG3 && verifier.authorization.canReadDG4)
        #expect(verifier.publicKey.algorithm == algorithm)
    }

    static let refusals: [(TerminalCertificateDescription.Defect, ChipCertificateRefusal?)] = [
        (.signatureBit, .signatureInvalid), (.signatureShort, .signatureInvalid), (.signatureDER, .signatureInvalid),
        (.signedByOtherKey, .signatureInvalid), (.authorityReference, .authorityDiffers),
        (.profileIdentifier, .malformed), (.expired, .expired), (.notYetEffective, nil), (.datesSwapped, .malformed),
        (.expirationDateImpossible, .malformed), (.role, .roleOutOfOrder), (.terminalType, .terminalTypeUnknown),
        (.authorizationMissing, .malformed), (.authorizationDoubled, .malformed), (.order, .malformed),
        (.publicKey, .keyUnsupported), (.generator, nil), (.trailingOctet, .malformed), (.otherPrivateKey, nil),
    ]

    @Test("each defect of the terminal's certificate is refused for its reason", arguments: refusals)
    func defects(defect: TerminalCertificateDescription.Defect, expected: ChipCertificateRefusal?) throws {
        #expect(Self.refusals.count == TerminalCertificateDescription.Defect.allCases.count)
        let files = try chain(#"{"terminal": {"defects": ["\#(defect.rawValue)"]}}"#)
        #expect(try refusal(files) == expected)
        if defect == .otherPrivateKey {
            let certificate = try CardVerifiableCertificate(encoded: #require(files["is.cvcert"]))
            let key = try PrivateKey(pem: String(decoding: #require(files["is.key.pem"]), as: UTF8.self))
            let signature = try certificate.publicKey.algorithm.sign([1], with: key)
            let stated = try certificate.publicKey.publicKey(inheriting: .brainpoolP256r1)
            #expect(try certificate.publicKey.algorithm.verify(signature, over: [1], by: stated) == .invalid)
        }
    }

    @Test("members are edited, and what was edited is signed again")
    func edits() throws {
        let missing = try chain(#"{"edits": [{"in": "terminal.effectiveDate", "do": "remove"}]}"#)
        #expect(try refusal(missing) == .malformed)
        let other = try chain(
            #"{"edits": [{"in": "terminal.holderReference", "do": "set", "value": "UTISOTHER00001"}]}"#)
        #expect(try refusal(other) == nil)
        let terminal = try CardVerifiableCertificate(encoded: #require(other["is.cvcert"]))
        #expect(terminal.holderReference.text == "UTISOTHER00001")
        let unsigned = try chain(
            #"{"edits": [{"in": "documentVerifier.expirationDate", "do": "flip", "signed": false}]}"#)
        #expect(try refusal(unsigned) != nil)
    }

    @Test("a chain is continued: the chip of a document takes certificates that its exported CVCA issued later")
    func continued() throws {
        let profile = try SimulatorProfile.named("eac")
        let document = try profile.makeDocument(seed: 1)
        let exported = Dictionary(uniqueKeysWithValues: document.exportedFiles.map { ($0.name, $0.content) })
        let authority = try SyntheticTerminalChain.Authority(
            certificate: #require(exported["cvca.cvcert"]),
            pem: String(decoding: #require(exported["cvca.key.pem"]), as: UTF8.self))
        let made = try SyntheticTerminalChain.make(
            TerminalChainDescription(json: Array(#"{"link": {}}"#.utf8)), today: Self.day, continuing: authority,
            seed: 1)
        let files = Dictionary(uniqueKeysWithValues: made.files.map { ($0.name, $0.content) })
        var store = try #require(document.terminalTrust)
        for name in ["cvca-link.cvcert", "dv.cvcert", "is.cvcert"] {
            let octets = try #require(files[name])
            let certificate = try CardVerifiableCertificate(encoded: octets)
            let header = octets[2] < 0x80 ? 3 : octets[2] == 0x81 ? 4 : 5
            try store.importCertificate(
                Array(octets.dropFirst(header)),
                authority: #require(store.authority(certificate.authorityReference.octets)))
        }
        #expect(store.imported?.role == .terminal)
        let foreign = try chain()
        #expect(throws: SimulatorError.self) {
            try SyntheticTerminalChain.Authority(
                certificate: #require(exported["cvca.cvcert"]),
                pem: String(decoding: #require(foreign["cvca.key.pem"]), as: UTF8.self))
        }
    }

    @Test(
        "a description that nothing can be made of says which member is wrong",
        arguments: [
            (#"{"key": "RSA-512"}"#, "key"), (#"{"key": "RSA-2048"}"#, "key"),
            (#"{"terminal": {"holder": "x"}}"#, "terminal.holder"),
            (#"{"terminal": {"rights": [5]}}"#, "terminal.rights"),
            (#"{"documentVerifier": {"defects": ["colour"]}}"#, "documentVerifier.defects[0]"),
            (#"{"edits": [{"in": "csca.version", "do": "remove"}]}"#, "edits[0].in"),
            (#"{"documentVerifier": null, "terminal": {}}"#, "terminal"),
            (#"{"terminal": {"defects": ["order", "order"]}}"#, "terminal.defects"),
            (#"{"cvca": {"effective": "2030-01-02", "expires": "2030-01-01"}}"#, "cvca.expires"),
            (#"{"terminal": {"holder": 1, "holder": 2}}"#, "terminal.holder"),
            (#"{"day": "2150-01-01"}"#, "day"), (#"{"colour": 1}"#, "colour"),
        ])
    func refused(json: String, member: String) {
        let error = #expect(throws: SimulatorError.self) { try chain(json) }
        #expect(error?.member == member)
    }
}
