// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("What a description is found to be when its document is made", .timed)
struct DescriptionTrialTests {
    private func description(_ json: String) throws -> DocumentDescription {
        try DocumentDescription(json: Array(json.utf8))
    }

    private func edits(_ edits: String, _ more: String = "") throws -> DocumentDescription {
        try description(
            """
            {"accessControl": "none", "activeAuthentication": null, "chipAuthentication": []\(more),
             "issuing": {"edits": [\(edits)]}}
            """)
    }

    @Test(
        "an action that no document allows is refused before one is made",
        arguments: [
            #"{"in": "documentSigner.version", "do": "reverse"}"#,
            #"{"in": "documentSigner.version", "do": "add", "value": "0500"}"#,
            #"{"in": "documentSigner.validity", "do": "add", "value": "0500"}"#,
        ])
    func action(edit: String) {
        let error = #expect(throws: SimulatorError.self) { try edits(edit) }
        #expect(error?.member == "issuing.edits[0].do")
    }

    @Test("a trial finds every edit that the document has no place for, in their order, and none of the others")
    func faults() throws {
        let trial = try edits(
            #"""
            {"in": "revocationList.revokedCertificates", "do": "remove"},
            {"in": "documentSigner.version", "do": "flip", "value": 99},
            {"in": "documentSigner.keyUsage.critical", "do": "remove"},
            {"in": "csca.critical", "do": "remove"}, {"in": "documentSigner.nameChange", "do": "remove"}
            """#
        ).trial()
        #expect(
            trial.faults.map(\.member) == [
                "issuing.edits[0].in", "issuing.edits[1].value", "issuing.edits[3].in", "issuing.edits[4].in",
            ])
        #expect(trial.hints.isEmpty)
        #expect(DocumentDescription().trial().faults.isEmpty && DocumentDescription().trial().hints.isEmpty)
    }

    @Test("what a trial takes can be made, and what it refuses cannot: random edits")
    func random() throws {
        var generator = SeededGenerator()
        let seed = generator.seed
        let paths = IssuedEdit.Root.allCases.map { root in root.shape.paths().map(\.path) + [""] }
        var found: Set<Bool> = []
        // Forty, and more where chance has brought one kind alone by then.
        for number in 0..<400 where number < 40 || found.count < 2 {
            let index = Int.random(in: paths.indices, using: &generator)
            let action = try #require(IssuedEdit.Action.allCases.randomElement(using: &generator))
            let values: [JSONValue?] = [nil, .integer(1), .string("0500"), .string("2030-01-01"), .boolean(true)]
            let edit = IssuedEdit(
                IssuedEdit.Root.allCases[index], paths[index].randomElement(using: &generator) ?? "", action,
                values.randomElement(using: &generator) ?? nil)
            guard (try? edit.check()) != nil else { continue }
            var described = try edits("")
            described.withRevocationList = true
            described.issuing.edits = [edit]
            let isTaken = described.trial().faults.isEmpty
            let made = try? described.makeDocument(seed: 0)
            #expect(isTaken == (made != nil), "\(edit), seed \(seed)")
            if let made { _ = try made.trustSnapshot() }
            found.insert(isTaken)
        }
        #expect(found.count == 2, "seed \(seed)")
    }

    static let hinted: [(json: String, members: [String])] = [
        (#""issuing": {"edits": [{"in": "link.version", "do": "remove"}]}"#, ["issuing.edits[0].in"]),
        (#""issuing": {"edits": [{"in": "terminal.signature", "do": "flip"}]}"#, ["issuing.edits[0].in"]),
        (#""issuing": {"edits": [{"in": "cardSecurity.version", "do": "remove"}]}"#, ["issuing.edits[0].in"]),
        (#""issuing": {"cardSecuritySignature": "P-384"}"#, ["issuing.cardSecuritySignature"]),
        (#""issuing": {"certificates": ["link"]}"#, ["issuing.certificates"]),
        (#""issuing": {"defects": "shortSignature"}"#, ["issuing.defects"]),
        (#""behaviour": {"paceFault": "wrongChipAuthenticationData"}"#, ["behaviour.paceFault"]),
        (#""behaviour": {"activeAuthenticationFault": "wrongHeader"}"#, ["behaviour.activeAuthenticationFault"]),
        (
            #""activeAuthentication": {"key": "RSA-1024"}, "behaviour": {"activeAuthenticationFault": "zeroR"}"#,
            ["behaviour.activeAuthenticationFault"]
        ),
        (#""dateOfIssue": "2150-01-01""#, ["dateOfIssue", "dateOfIssue"]),
        (#""identity": {"state": "D", "dateOfIssue": "2024-02-29", "dateOfExpiry": "2023-01-01"}"#, ["dateOfIssue"]),
        (#""issuing": {"edits": [{"in": "csca.version", "do": "double"}]}"#, ["issuing.edits"]),
        (#""behaviour": {"activeAuthenticationFault": "trailingOctet"}"#, []),
        (#""issuing": {"edits": [{"in": "csca.version", "do": "set", "value": 1}]}"#, []),
    ]

    @Test("what is asked for in vain is hinted at with its member", arguments: hinted)
    func hints(json: String, members: [String]) throws {
        let trial = try description("{\(json)}").trial()
        #expect(trial.faults.isEmpty, "\(trial.faults)")
        #expect(trial.hints.map(\.member) == members, "\(trial.hints.map(\.message.english))")
    }

    @Test("a list or a certificate that edits made unreadable is left out of what is trusted, and is named")
    func unreadable() throws {
        for (edit, more, file) in [
            (#"{"in": "revocationList.cRLNumber", "do": "double"}"#, "", "csca.crl"),
            (#"{"in": "revocationList.thisUpdate", "do": "double"}"#, "", "csca.crl"),
            (#"{"in": "link.notBefore", "do": "double"}"#, #", "cscaGenerations": 2"#, "csca-2-link.der"),
            (#"{"in": "csca", "do": "replace", "value": "0500"}"#, "", "csca.der"),
        ] {
            let made = try edits(edit, #", "withRevocationList": true"# + more).makeDocument(seed: 1)
            #expect(made.unreadableTrust.map(\.file) == [file])
            let trusted = try made.trustSnapshot()
            #expect(trusted.anchors.isEmpty == (file == "csca.der"))
        }
    }

    @Test("set makes a member whose parents are missing, each with what tells what it is")
    func parents() throws {
        let made = try edits(
            #"""
            {"in": "documentSigner.basicConstraints.cA", "do": "set", "value": true},
            {"in": "documentSigner.nameChange.extnValue", "do": "set", "value": "0500"},
            {"in": "documentSigner.extendedKeyUsage.purpose", "do": "set", "value": "2.999.1"},
            {"in": "csca.documentTypeList.documentTypeVersion", "do": "set", "value": 0},
            {"in": "revocationList.entry.userCertificate", "do": "set", "value": 5},
            {"in": "revocationList.entry.revocationDate", "do": "set", "value": "2024-05-01"},
            {"in": "securityObject.ldsVersionInfo.ldsVersion", "do": "set", "value": "0108"},
            {"in": "securityObject.ldsVersionInfo.unicodeVersion", "do": "set", "value": "040000"},
            {"in": "securityObject.DG13.dataGroupHashValue", "do": "set", "value": "00112233"}
            """#
        ).makeDocument(seed: 5)
        let signer = try Certificate(encoded: made.signerCertificate)
        #expect(signer.decodedExtensions.isAuthority)
        #expect(signer.extensions.contains { $0.objectIdentifier == "2.23.136.1.1.6.1" })
        #expect(signer.extensions.contains { $0.objectIdentifier == "2.5.29.37" })
        #expect(try signer.verifySignature(under: Certificate(encoded: made.cscaCertificate)) == .valid)
        let list = try CertificateRevocationList(encoded: made.publication.revocationList)
        #expect(list.revokedCount == 1)
        let data = try SignedData(contentInfo: EFSOD(decoding: #require(made.files[.sod])).contentInfo)
        let element = try IssuedElement(
            EFSOD(decoding: #require(made.files[.sod])).contentInfo[...], name: "", shape: .securityObject)
        let paths = element.names(of: IssuedEdit(.securityObject, "DG13.dataGroupHashValue", .remove))
        #expect(paths?.contains("DG13") == true)
        // The hash of the content was made again.
        let digest = try #require(data.signerInfos.first?.signedAttrs).attributes.first { $0.type == OID.messageDigest }
        #expect(try digest?.values == [[0x04, 0x20] + HashAlgorithm.sha256.hash(#require(data.eContent))])
    }

    @Test("at one seed an edit changes what it is about, and nothing else that is issued")
    func streams() throws {
        let plain = try edits("").makeDocument(seed: 5)
        let changed = try edits(#"{"in": "securityObject.version", "do": "remove"}"#).makeDocument(seed: 5)
        let before = Dictionary(uniqueKeysWithValues: plain.exportedFiles.map { ($0.name, $0.content) })
        let after = Dictionary(uniqueKeysWithValues: changed.exportedFiles.map { ($0.name, $0.content) })
        #expect(before.keys == after.keys)
        #expect(before.filter { after[$0.key] != $0.value }.keys.sorted() == ["EF.SOD"])
    }

    @Test(
        "errors of JSON have the path of the member where there is one, and line and column",
        arguments: [
            (#"{"can":"123456","can":"1"}"#, "can", "Line 1, column 17."),
            (#"{"reader":{"command":261.0}}"#, "reader.command", "Line 1, column 25."),
            ("{\"pace\": [{},\n {\"group\": 1e3}]}", "pace[1].group", "Line 2, column 13."),
            (#"{"about": "é\ud800"}"#, "about", "column 19."),
            ("{\"about\": 18446744073709551616}", "about", "Line 1, column 31."),
            ("{\"can\" 5}", nil, "line 1, column 8."), ("{\"can\": [1 2]}", "can", "line 1, column 12."),
        ])
    func places(json: String, member: String?, place: String) {
        let faults = DocumentDescription.faults(json: Array(json.utf8))
        #expect(faults.map(\.member) == [member])
        #expect(faults.first?.message.english.contains(place) == true, "\(faults)")
    }
}
