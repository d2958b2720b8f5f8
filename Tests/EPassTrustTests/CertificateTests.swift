// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Certificate, Doc 9303-12 7.1", .timed)
struct CertificateTests {
    @Test("a CSCA by the profile decodes to what was asked for")
    func csca() throws {
        let certificate = try TestDocument().cscaCertificate()
        let extensions = certificate.decodedExtensions
        #expect(certificate.version == 3)
        #expect(certificate.serialNumber == [1])
        #expect(certificate.isSelfIssued)
        #expect(certificate.subject.description == "C=UT, O=Utopia, CN=CSCA UT")
        #expect(certificate.notBefore.date == "2025-01-01")
        #expect(certificate.notAfter.date == "2040-01-01")
        #expect(extensions.isAuthority)
        #expect(extensions.pathLength == 0)
        #expect(extensions.keyUsage == [.keyCertSign, .crlSign])
        #expect(extensions.subjectKeyIdentifier?.count == 20)
        #expect(extensions.authorityKeyIdentifier?.keyIdentifier == extensions.subjectKeyIdentifier)
        #expect(extensions.alternativeCountries == ["UTO"])
        #expect(extensions.privateKeyNotAfter?.date == "2028-01-01")
        #expect(extensions.extendedKeyUsage == nil)
        #expect(certificate.revocationListAddresses == ["https://crl.example/UTO.crl"])
        #expect(extensions.unknownCritical.isEmpty)
        #expect(extensions.undecoded.isEmpty)
        #expect(certificate.isDistinguished)
        #expect(try certificate.fingerprint() == HashAlgorithm.sha256.hash(certificate.encoded))
        let key = try PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo)
        #expect(key.kind == .ec(curve: .p256, explicitParameters: true))
    }

    @Test("a document signer by the profile decodes to what was asked for")
    func signer() throws {
        let made = try TestDocument().make()
        let extensions = made.signer.decodedExtensions
        #expect(made.signer.issuer == made.csca.subject)
        #expect(!extensions.isAuthority)
        #expect(!extensions.hasBasicConstraints)
        #expect(extensions.keyUsage == .digitalSignature)
        #expect(extensions.documentTypes == ["P"])
        #expect(extensions.authorityKeyIdentifier?.keyIdentifier == made.csca.decodedExtensions.subjectKeyIdentifier)
        #expect(made.signer.serialNumberText == "1234")
    }

    @Test(
        "years from 2050 on are written as GeneralizedTime and read again",
        arguments: ["1950-01-01", "2049-12-31", "2050-01-01"])
    func times(text: String) throws {
        let time = try #require(Timestamp(iso8601: text))
        var document = TestDocument()
        document.editCSCA = { $0.notAfter = time }
        #expect(try document.cscaCertificate().notAfter == time)
    }

    @Test("an extension stated twice is refused")
    func doubled() throws {
        var document = TestDocument()
        document.editCSCA = { $0.extensions.append(.basicConstraints(isAuthority: true)) }
        let error = #expect(throws: TrustError.self) { try document.cscaCertificate() }
        #expect(error?.code == .doubledExtension)
    }

    @Test("a malformed extension that decides about trust is refused, another is noted")
    func malformedExtension() throws {
        var document = TestDocument()
        document.editCSCA = { $0.set(.init(objectIdentifier: "2.5.29.19", isCritical: true, value: [0x30, 1, 5])) }
        let error = #expect(throws: TrustError.self) { try document.cscaCertificate() }
        #expect(error?.code == .malformed)
        document.editCSCA = { $0.set(.init(objectIdentifier: "2.5.29.17", isCritical: false, value: [0xFF])) }
        #expect(try document.cscaCertificate().decodedExtensions.undecoded == ["2.5.29.17"])
    }

    @Test("every truncation is an error that names where it is, and no changed octet traps")
    func negatives() throws {
        let encoded = try TestDocument().cscaCertificate().encoded
        for length in 0..<encoded.count {
            let error = #expect(throws: TrustError.self) { try Certificate(encoded: Array(encoded.prefix(length))) }
            #expect(error?.code == .malformed)
        }
        var decoded = 0
        for index in encoded.indices {
            var changed = encoded
            changed[index] ^= 0x81
            if let certificate = try? Certificate(encoded: changed) {
                decoded += 1
                #expect(certificate.encoded == changed)
            }
        }
        #expect(decoded > 0)
    }

    @Test("octets beyond the limit are not parsed")
    func tooLarge() {
        let error = #expect(throws: TrustError.self) {
            try Certificate(encoded: [UInt8](repeating: 0x30, count: Certificate.maximumLength + 1))
        }
        #expect(error?.code == .tooLarge)
    }

    @Test("a malformed key identifier is noted and does not keep a certificate out: it is a hint, never a proof")
    func malformedIdentifiers() throws {
        var document = TestDocument()
        // The octets of the identifier without the OCTET STRING around them, as some issuers wrote it.
        document.editCSCA = {
            $0.set(.init(objectIdentifier: "2.5.29.14", isCritical: false, value: [0xAB, 0xCD, 0xEF]))
        }
        document.editSigner = {
            $0.set(.init(objectIdentifier: "2.5.29.35", isCritical: false, value: [0x04, 0x02, 0x01, 0x02]))
        }
        let made = try document.make()
        #expect(made.csca.decodedExtensions.subjectKeyIdentifier == nil)
        #expect(made.csca.decodedExtensions.undecoded == ["2.5.29.14"])
        #expect(made.signer.decodedExtensions.authorityKeyIdentifier == nil)
        #expect(made.signer.decodedExtensions.undecoded == ["2.5.29.35"])
        let result = PassiveAuthentication.judge(
            made.input, trust: try TrustSnapshot([made.csca]),
            at: try #require(Timestamp(iso8601: TestDocument.judged)))
        #expect(TestDocument.departures(result).isEmpty)
        #expect(result.deviations == [.akiMissing])
    }

    @Test("deep nesting and many elements end in an error", arguments: [[0x30, 0x80], [0x30, 0x02], [0x05, 0x00]])
    func bombs(unit: [UInt8]) {
        let octets = Array([[UInt8]](repeating: unit, count: 20_000).joined())
        #expect(throws: TrustError.self) { try Certificate(encoded: octets) }
        #expect(throws: TrustError.self) { try SignedData(contentInfo: octets) }
    }
}

@Suite("DistinguishedName, RFC 5280 7.1", .timed)
struct DistinguishedNameTests {
    /// A name of one attribute, the common name, with that string tag.
    func name(_ tag: UInt8, _ text: [UInt8]) throws -> DistinguishedName {
        let value = [tag, UInt8(text.count)] + text
        let pair = [0x30, UInt8(5 + value.count), 0x06, 0x03, 0x55, 0x04, 0x03] + value
        let set = [0x31, UInt8(pair.count)] + pair
        return try DistinguishedName(encoded: [0x30, UInt8(set.count)] + set)
    }

    @Test("names match without regard to string type, case and folded spaces")
    func matches() throws {
        let printable = try name(0x13, Array("CSCA Utopia".utf8))
        #expect(printable.matches(try name(0x0C, Array("csca  utopia ".utf8))))
        #expect(printable.matches(try name(0x14, Array("CSCA UTOPIA".utf8))))
        #expect(printable.matches(try name(0x1E, Array("CSCA Utopia".utf8).flatMap { [0, $0] })))
        #expect(!printable.matches(try name(0x13, Array("CSCA Utopia 2".utf8))))
        #expect(!printable.matches(try name(0x13, Array("CSCAUtopia".utf8))))
        #expect(printable != (try name(0x0C, Array("CSCA Utopia".utf8))))
        #expect(try name(0x14, [0xC4]).matches(try name(0x0C, [0xC3, 0xA4])))
    }

    @Test("a value that is no text is compared by its octets and shown as such")
    func noText() throws {
        let odd = try name(0x04, [1, 2])
        #expect(odd.commonName == nil)
        #expect(odd.description == "CN=#04020102")
        #expect(odd.matches(try name(0x04, [1, 2])))
        #expect(!odd.matches(try name(0x04, [1, 3])))
        #expect(try name(0x0C, [0xFF]).commonName == nil)
    }

    @Test("control characters never reach the description")
    func controls() throws {
        #expect(try name(0x0C, Array("a\u{1B}[2Jb".utf8)).description == #"CN=a\1B[2Jb"#)
    }

    @Test("a value cannot pose as another attribute, nor turn the text around")
    func confusion() throws {
        let plain = try DistinguishedName(country: "UT", commonName: "A")
        let posing = try DistinguishedName(country: "UT", commonName: "A\u{1}2.5.4.11\u{2}b")
        #expect(!plain.matches(posing))
        let turned = try DistinguishedName(country: "UT", commonName: "A\u{202E}B").description
        #expect(turned == #"C=UT, CN=A\E2\80\AEB"#)
    }

    @Test("the order of relative names counts")
    func order() throws {
        let name = try DistinguishedName(country: "UT", organization: "A", commonName: "B")
        #expect(name.country == "UT")
        #expect(!name.matches(try DistinguishedName(country: "UT", organization: "B", commonName: "A")))
        #expect(try DistinguishedName(country: "ut", commonName: "B").country == "UT")
    }
}
