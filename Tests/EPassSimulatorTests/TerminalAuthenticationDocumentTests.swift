// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Documents with terminal authentication, Doc 9303-11, 7.1 and K; Doc 9303-10, 4.7.3 and 4.7.4", .timed)
struct TerminalAuthenticationDocumentTests {
    private func document(_ profile: String) throws -> PersonalisedDocument {
        try SimulatorProfile.named(profile).makeDocument(seed: 1)
    }

    @Test("EF.DG14 has a TerminalAuthenticationInfo, and EF.SOD hashes of EF.DG3 and EF.DG4")
    func files() throws {
        let document = try document("eac")
        let infos = try DataGroup14(decoding: #require(document.files[.dataGroup(.dg14)])).securityInfos
        let versions = infos.entries.compactMap { entry in
            if case .terminalAuthentication(let info) = entry.info { info.version } else { nil }
        }
        #expect(versions == [1])
        let com = try EFCOM(decoding: #require(document.files[.com]))
        #expect(com.dataGroups == [.dg1, .dg2, .dg3, .dg4, .dg11, .dg14])
        #expect(document.files[.cvca]?.count == 36)
    }

    @Test("both data groups have two templates with headers of their kind and one record each")
    func biometrics() throws {
        for (group, tag, type, format, subtypes, mark) in [
            (
                BiometricMaker.fingers(BiometricMaker.standardFingers), TLVTag(0x63), UInt8(0x08), UInt16(0x0007),
                [UInt8(0x0A), 0x09], "FIR"
            ),
            (
                BiometricMaker.irises(BiometricMaker.standardIrises, captured: CalendarDate(daysSince1970: 0)), 0x76,
                0x10, 0x0009, [0x01, 0x02], "IIR"
            ),
        ] {
            var outer = TLVCursor(group)
            let file = try outer.read(tag)
            try outer.end()
            var fileCursor = try outer.children(of: file)
            let template = try fileCursor.read(0x7F61)
            try fileCursor.end()
            var members = try fileCursor.children(of: template)
            #expect(try members.read(0x02).content == [2])
            for subtype in subtypes {
                let one = try members.read(0x7F60)
                var parts = try members.children(of: one)
                let header = try parts.read(0xA1)
                var elements = try parts.children(of: header)
                #expect(try elements.read(0x80).content == [0x01, 0x01])
                #expect(try elements.read(0x81).content == [type])
                #expect(try elements.read(0x82).content == [subtype])
                #expect(try elements.read(0x87).content == [0x01, 0x01])
                #expect(try Array(elements.read(0x88).content) == format.octets)
                try elements.end()
                let record = try parts.read(0x5F2E).content
                try parts.end()
                #expect(record.starts(with: Array("\(mark)\0010\0".utf8)))
                // The length that the record states is its own: six octets in ISO/IEC 19794-4, four in 19794-6.
                let stated = record.dropFirst(8).prefix(mark == "FIR" ? 6 : 4).reduce(0) { $0 << 8 | Int($1) }
                #expect(stated == record.count)
            }
            try members.end()
            #expect(group.count < 20_000)
        }
    }

    @Test("pictures are drawn, and no two are the same")
    func pictures() {
        let images = [GreyImage.finger(lean: -4), .finger(lean: 5), .iris(turn: 7), .iris(turn: 3)]
        #expect(Set(images).count == images.count)
        for image in images {
            #expect(image.points.count == image.width * image.height)
            #expect(Set(image.points).count > 8)
        }
    }

    @Test(
        "what is exported leads from the chip's trust point to the terminal's key",
        arguments: ["eac", "eac-rsa", "eac-link", "eac-two-links", "eac-foreign-dv", "eac-two-trust-points"])
    func export(profile: String) throws {
        let document = try document(profile)
        let files = Dictionary(uniqueKeysWithValues: document.exportedFiles.map { ($0.name, $0.content) })
        #expect(files["EF.CVCA"]?.count == 36)
        #expect(files["EF.DG3"]?.first == 0x63)
        let terminal = try CardVerifiableCertificate(encoded: #require(files["is.cvcert"]))
        let verifier = try CardVerifiableCertificate(encoded: #require(files["dv.cvcert"]))
        #expect(terminal.authorityReference == verifier.holderReference)
        let authorities = try files.keys.sorted().filter { $0.hasPrefix("cvca") && $0.hasSuffix(".cvcert") }.map {
            try CardVerifiableCertificate(encoded: #require(files[$0]))
        }
        #expect(authorities.contains { $0.holderReference == verifier.authorityReference })
        let text = try String(decoding: #require(files["is.key.pem"]), as: UTF8.self)
        let key = try PrivateKey(pem: text)
        let algorithm = terminal.publicKey.algorithm
        let certified = try terminal.publicKey.publicKey(
            inheriting: authorities.first?.publicKey.curve() ?? nil)
        #expect(try algorithm.verify(algorithm.sign([1], with: key), over: [1], by: certified) == .valid)
    }

    @Test("the terminals belong to the State and not to a document: their files do not depend on the seed")
    func independentOfSeed() throws {
        let profile = try SimulatorProfile.named("eac")
        let first = try profile.makeDocument(seed: 1)
        let second = try profile.makeDocument(seed: 2)
        let third = try profile.makeDocument()
        #expect(first.files[.sod] != second.files[.sod])
        let names = ["cvca.cvcert", "dv.cvcert", "is.cvcert", "is.key.pem"]
        for name in names {
            let contents = [first, second, third].map { document in
                document.exportedFiles.first { $0.name == name }?.content
            }
            #expect(contents[0] != nil && contents.allSatisfy { $0 == contents[0] }, "\(name)")
        }
    }

    @Test("dates follow from the document, in the years that certificates can write")
    func dates() throws {
        let document = try document("eac")
        let terminal = try CardVerifiableCertificate(encoded: #require(document.terminalCredentials).terminal)
        #expect(terminal.effectiveDate < CalendarDate("2024-06-01") ?? terminal.effectiveDate)
        #expect(terminal.expirationDate > CalendarDate("2034-01-01") ?? terminal.expirationDate)
        var description = try SimulatorProfile.named("eac").document
        description.dateOfIssue = CalendarDate("1999-06-01")
        #expect(throws: SimulatorError(.valueInvalid, .plainText(text: ""))) {
            try Personaliser.personalise(description)
        }
    }

    // MARK: authority

    @Test("the authority has the reference and the days that the description gives it")
    func authority() throws {
        func description(_ members: String) throws -> DocumentDescription {
            try DocumentDescription(
                json: Array(#"{"terminalAuthentication": {\#(members)}, "dateOfIssue": "2024-06-01"}"#.utf8))
        }
        let document = try description(
            #""authorityReference": "DETESTCVCA00009", "authorityDays": 31, "generations": 2"#
        ).makeDocument(seed: 1)
        let held = try #require(document.terminalCredentials)
        let authorities = try held.authorities.map { try CardVerifiableCertificate(encoded: $0) }
        #expect(authorities.map { "\($0.holderReference)" } == ["DETESTCVCA00009", "DETESTCVCA00010"])
        #expect(authorities.first?.effectiveDate == CalendarDate("2024-06-01"))
        #expect(authorities.first?.expirationDate == CalendarDate("2024-07-02"))
        for (members, member) in [
            (#""authorityReference": "DE1""#, "authorityReference"), (#""authorityDays": 30"#, "authorityDays"),
            (#""documentNumber": "m1""#, "documentNumber"), (#""documentNumber": """#, "documentNumber"),
        ] {
            let faults = DocumentDescription.faults(json: Array(#"{"terminalAuthentication": {\#(members)}}"#.utf8))
            #expect(faults.map(\.member) == ["terminalAuthentication.\(member)"])
        }
    }

    @Test("the number that terminals sign with is the description's, with its check digit, and nowhere else")
    func documentNumber() throws {
        func document(_ members: String) throws -> PersonalisedDocument {
            try DocumentDescription(
                json: Array(#"{"accessControl": "BAC", "terminalAuthentication": {\#(members)}}"#.utf8)
            ).makeDocument(seed: 1)
        }
        let other = try document(#""documentNumber": "M11T002JM""#)
        #expect(other.chipIdentifier == Array("M11T002JM4".utf8))
        #expect(try document(#""documentNumber": "L89<""#).chipIdentifier?.prefix(9) == Array("L89<<<<<<".utf8)[...])
        let usual = try document("")
        #expect(usual.chipIdentifier == nil && usual.files == other.files)
        let pace = #"{"accessControl": "PACE", "terminalAuthentication": {"documentNumber": "M11T002JM"}}"#
        #expect(
            DocumentDescription.faults(json: Array(pace.utf8)).map(\.member)
                == ["terminalAuthentication.documentNumber"])
    }

    // MARK: description

    @Test("every member of a description is read")
    func description() throws {
        let json = """
            {"chipAuthentication": [{}], "terminalAuthentication": {"algorithm": "id-TA-RSA-PSS-SHA-512", "key": "rsa-3072",
             "dataGroups": [4], "documentVerifier": "foreign", "generations": 3, "trustPoints": [1, 2], "issuer": 2,
             "credentials": "expired"}}
            """
        let read = try DocumentDescription(json: Array(json.utf8)).terminalAuthentication
        var expected = TerminalAuthenticationDescription()
        expected.algorithm = .rsaPSSSHA512
        expected.key = .rsa(3072)
        expected.dataGroups = [4]
        expected.rights = [4]
        expected.documentVerifier = .foreign
        expected.generations = 3
        expected.trustPoints = [1, 2]
        expected.issuer = 2
        expected.credentials = .expired
        #expect(read == expected)
        let short = try DocumentDescription(
            json: Array(#"{"chipAuthentication": [{}], "terminalAuthentication": {}}"#.utf8))
        #expect(short.terminalAuthentication == TerminalAuthenticationDescription())
    }

    @Test(
        "a description that does not hold together is refused by its member",
        arguments: [
            (#"{"key": "RSA-2048"}"#, "terminalAuthentication.key"),
            (#"{"key": "RSA-512"}"#, "terminalAuthentication.key"),
            (#"{"key": "P-199"}"#, "terminalAuthentication.key"),
            (#"{"verifierRights": [5]}"#, "terminalAuthentication.verifierRights"),
            (#"{"algorithm": "SHA-256"}"#, "terminalAuthentication.algorithm"),
            (#"{"dataGroups": []}"#, "terminalAuthentication.dataGroups"),
            (#"{"dataGroups": [2]}"#, "terminalAuthentication.dataGroups"),
            (#"{"rights": [3, 3]}"#, "terminalAuthentication.rights"),
            (#"{"generations": 4}"#, "terminalAuthentication.generations"),
            (#"{"trustPoints": [2]}"#, "terminalAuthentication.trustPoints"),
            (#"{"trustPoints": [9223372036854775807]}"#, "terminalAuthentication.trustPoints"),
            (#"{"trustPoints": [-9223372036854775808, 1]}"#, "terminalAuthentication.trustPoints"),
            (#"{"trustPoints": []}"#, "terminalAuthentication.trustPoints"),
            (#"{"generations": 3, "trustPoints": [1, 3]}"#, "terminalAuthentication.trustPoints"),
            (#"{"issuer": 2}"#, "terminalAuthentication.issuer"),
            (#"{"documentVerifier": "none"}"#, "terminalAuthentication.documentVerifier"),
            (#"{"credentials": "none"}"#, "terminalAuthentication.credentials"),
        ])
    func invalid(members: String, member: String) throws {
        let json = #"{"chipAuthentication": [{}], "terminalAuthentication": \#(members)}"#
        let error = #expect(throws: SimulatorError.self) { try DocumentDescription(json: Array(json.utf8)) }
        #expect(error?.member == member)
    }

    @Test("it needs something to bind the terminal's key to")
    func needsBinding() throws {
        let error = #expect(throws: SimulatorError.self) {
            try DocumentDescription(
                json: Array(#"{"chipAuthentication": [], "terminalAuthentication": {}}"#.utf8))
        }
        #expect(error?.member == "terminalAuthentication")
        let withMapping = #"{"pace": [{"mapping": "CAM"}], "terminalAuthentication": {}, "chipAuthentication": []}"#
        #expect(try DocumentDescription(json: Array(withMapping.utf8)).terminalAuthentication != nil)
    }
}
