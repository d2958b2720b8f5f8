// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Edits of what is issued", .timed)
struct IssuedEditTests {
    /// The description with these edits.
    private func description(_ edits: String) throws -> DocumentDescription {
        try DocumentDescription(json: Array("{\"accessControl\":\"none\",\"issuing\":{\"edits\":[\(edits)]}}".utf8))
    }

    private func document(_ edits: String) throws -> PersonalisedDocument {
        try description(edits).makeDocument(seed: 5)
    }

    private func signedData(_ document: PersonalisedDocument) throws -> SignedData {
        try SignedData(contentInfo: EFSOD(decoding: #require(document.files[.sod])).contentInfo)
    }

    @Test("without edits the octets are those of a builder: a tree that is read is written the same")
    func roundTrip() throws {
        let document = try SimulatorProfile.named("all-data-groups").makeDocument(seed: 5)
        let sod = try EFSOD(decoding: #require(document.files[.sod])).contentInfo
        let pieces: [(IssuedEdit.Root, [UInt8])] = [
            (.documentSigner, document.signerCertificate), (.csca, document.cscaCertificate), (.securityObject, sod),
            (.cardSecurity, try #require(document.files[.cardSecurity])),
            (.revocationList, document.publication.revocationList),
            (.cvca, try #require(document.terminalCredentials?.authorities.first)),
            (.terminal, try #require(document.terminalCredentials?.terminal)),
        ]
        for (root, octets) in pieces {
            let element = try IssuedElement(octets[...], name: root.rawValue, shape: root.shape)
            #expect(element.encoded == octets, "\(root)")
        }
    }

    @Test("a critical extension becomes another one, and the certificate's signature is right over it")
    func critical() throws {
        let made = try document(#"{"in": "documentSigner.keyUsage.critical", "do": "remove"}"#)
        let certificate = try Certificate(encoded: made.signerCertificate)
        let usage = try #require(certificate.extensions.first { $0.objectIdentifier == OID.keyUsage })
        #expect(!usage.isCritical)
        let csca = try Certificate(encoded: made.cscaCertificate)
        #expect(try certificate.verifySignature(under: csca) == .valid)
        #expect(try signedData(made).certificates.first == certificate)
    }

    @Test("what is missing is made: pathLenConstraint of 0 stands behind cA in a document signer that has neither")
    func made() throws {
        let made = try document(
            #"{"in": "csca.basicConstraints.pathLenConstraint", "do": "remove"},"#
                + #"{"in": "csca.basicConstraints.pathLenConstraint", "do": "set", "value": 3}"#)
        #expect(try Certificate(encoded: made.cscaCertificate).decodedExtensions.pathLength == 3)
    }

    @Test("signatures of before stay where the edit says so")
    func unsigned() throws {
        let made = try document(
            #"{"in": "documentSigner.subject", "do": "set", "value": "C=UT,CN=DS 9", "signed": false}"#)
        let certificate = try Certificate(encoded: made.signerCertificate)
        #expect(certificate.subject.description.contains("DS 9"))
        #expect(try certificate.verifySignature(under: Certificate(encoded: made.cscaCertificate)) == .invalid)
    }

    @Test("a content that was changed has its hash among the signed attributes, and the signature is right")
    func content() throws {
        let made = try document(#"{"in": "securityObject.dataGroupHashValues.DG2", "do": "remove"}"#)
        let data = try signedData(made)
        let signer = try #require(data.signerInfos.first)
        let key = try PublicKey(subjectPublicKeyInfo: data.certificates[0].subjectPublicKeyInfo)
        let attributes = try #require(signer.signedAttrs)
        #expect(
            try key.verify(
                signature: signer.signature, over: attributes.signedOctets,
                algorithm: .ecdsa(.sha256)) == .valid)
        let object = try LDSSecurityObject(derEncoded: #require(data.eContent))
        #expect(!object.dataGroupHashes.contains { $0.dataGroup == .dg2 })
        let digest = try HashAlgorithm.sha256.hash(#require(data.eContent))
        #expect(attributes.attributes.first { $0.type == OID.messageDigest }?.values == [[0x04, 0x20] + digest])
    }

    @Test("a doubled, a reversed and a flipped member")
    func actions() throws {
        #expect(
            try signedData(document(#"{"in": "securityObject.certificates[0]", "do": "double"}"#)).certificates.count
                == 2)
        let none = try document(#"{"in": "securityObject.certificates", "do": "remove"}"#)
        #expect(try signedData(none).certificates.isEmpty)
        let plain = try document("")
        let flipped = try document(#"{"in": "securityObject.signerInfo.signature", "do": "flip", "value": 10}"#)
        let one = try #require(plain.files[.sod])
        let other = try #require(flipped.files[.sod])
        #expect(one.count == other.count && zip(one, other).filter { $0 != $1 }.count == 1)
        let reversed = try document(#"{"in": "securityObject.signedAttrs", "do": "reverse"}"#)
        #expect(try signedData(reversed).signerInfos.first?.signedAttrs?.isInOrder == false)
        let short = try document(#"{"in": "securityObject.signedData", "do": "length", "value": -1}"#)
        #expect(throws: (any Error).self) { try signedData(short) }
    }

    @Test(
        "an edit that nothing can be made of says which member of it is wrong",
        arguments: [
            (#"{"in": "passport.version", "do": "remove"}"#, "issuing.edits[0].in"),
            (#"{"in": "documentSigner.colour", "do": "remove"}"#, "issuing.edits[0].in"),
            (#"{"in": "documentSigner.version", "do": "paint"}"#, "issuing.edits[0].do"),
            (#"{"in": "documentSigner.version"}"#, "issuing.edits[0].do"),
            (#"{"in": "documentSigner.version", "do": "set", "value": "three"}"#, "issuing.edits[0].value"),
            (#"{"in": "documentSigner.version", "do": "remove", "value": 1}"#, "issuing.edits[0].value"),
            (#"{"in": "documentSigner.extensions", "do": "set", "value": 1}"#, "issuing.edits[0].do"),
            (#"{"in": "documentSigner.keyUsage.extnValue", "do": "set", "value": ["sing"]}"#, "issuing.edits[0].value"),
            (#"{"in": "documentSigner", "do": "replace", "value": "0"}"#, "issuing.edits[0].value"),
            (#"{"in": "documentSigner.version", "do": "remove", "why": 1}"#, "issuing.edits[0].why"),
        ])
    func refused(edit: String, member: String) {
        let error = #expect(throws: SimulatorError.self) { try description(edit) }
        #expect(error?.member == member)
    }

    @Test(
        "what only shows in what was issued is said with its member, too",
        arguments: [
            #"{"in": "documentSigner.extendedKeyUsage", "do": "remove"}"#,
            #"{"in": "securityObject.dataGroupHashValues.DG7", "do": "double"}"#,
            #"{"in": "securityObject.signerInfos[3]", "do": "remove"}"#,
        ])
    func absent(edit: String) throws {
        let description = try description(edit)
        let error = #expect(throws: SimulatorError.self) { try description.makeDocument(seed: 5) }
        #expect(error?.member == "issuing.edits[0].in")
    }

    @Test("doubling over and over ends with an error and not with all memory")
    func bounded() throws {
        let edits = (0..<32).flatMap { _ in
            ["signerInfo.digestAlgorithm.algorithm", "signerInfos", "signedData", ""].prefix(2).map {
                #"{"in": "securityObject.\#($0)", "do": "double", "signed": false}"#
            }
        }
        let description = try description(edits.joined(separator: ","))
        _ = try? description.makeDocument(seed: 5)
        let wholes = (0..<30).map { _ in #"{"in": "documentSigner", "do": "double", "signed": false}"# }
        let whole = try self.description(wholes.joined(separator: ","))
        #expect(throws: SimulatorError.self) { try whole.makeDocument(seed: 5) }
    }

    @Test("random edits make a document or an error, never a trap; written and read again they are the same", .long())
    func random() throws {
        var generator = SeededGenerator()
        let seed = generator.seed
        let paths = IssuedEdit.Root.allCases.map { root in root.shape.paths().map(\.path) + [""] }
        var made = 0
        for _ in 0..<60 {
            var description = DocumentDescription()
            description.accessControl = .none
            description.dataGroups = [1]
            description.activeAuthentication = nil
            description.chipAuthentication = []
            description.cscaGenerations = 1 + Int.random(in: 0...1, using: &generator)
            description.issuing.edits = try (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in
                let index = Int.random(in: paths.indices, using: &generator)
                let action = try #require(IssuedEdit.Action.allCases.randomElement(using: &generator))
                let values: [JSONValue?] = [
                    nil, .integer(Int64.random(in: -3...300, using: &generator)), .string("0500"), .string(""),
                    .string("2030-01-01"), .string("2.999.1"), .string("C=UT,CN=X"), .boolean(true),
                    .array([.string("cRLSign")]),
                ]
                let edit = IssuedEdit(
                    IssuedEdit.Root.allCases[index], paths[index].randomElement(using: &generator) ?? "", action,
                    values.randomElement(using: &generator) ?? nil, signed: Bool.random(using: &generator))
                return (try? edit.check()) == nil ? nil : edit
            }
            #expect(try DocumentDescription(json: description.json.octets()).issuing == description.issuing)
            do throws(SimulatorError) {
                _ = try description.makeDocument(seed: 1)
                made += 1
            } catch {
                #expect(error.member?.hasPrefix("issuing.edits[") == true, "\(error), seed \(seed)")
            }
        }
        #expect(made > 5, "seed \(seed)")
    }
}
