// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("The forms of JSON in which others pass on what they read (Docs/evidence.md)", .timed)
struct EvidenceFormTests {
    static let challenge: [UInt8] = [8, 1, 7, 2, 6, 3, 5, 4]

    /// What a chip with Active Authentication gave: files, and the answer to the challenge.
    struct Material: Sendable {
        let simulated: SimulatedDocument
        let files: [LDSFile: [UInt8]]
        let response: [UInt8]

        static let shared = Task { try await Material() }

        private init() async throws {
            simulated = try SimulatedDocument("aa-only")
            files = simulated.document.files
            let read = await PassportReader.read(
                on: try simulated.channel(), access: try simulated.lines, plan: ProtocolRun.small,
                options: .init(activeAuthenticationChallenge: EvidenceFormTests.challenge))
            response = try #require(read.chip.activeAuthentication?.response)
        }

        func judge(_ text: String, challenge: [UInt8]? = EvidenceFormTests.challenge) throws -> InspectionReport {
            var builder = Evidence.Builder()
            try builder.add(json: Array(text.utf8))
            return Inspection.judge(
                try builder.evidence(), trust: try simulated.trust, at: SimulatedDocument.time, challenge: challenge)
        }

        /// The files as members with that text, without the braces.
        func members(
            _ name: (LDSFile) -> String, _ value: ([UInt8]) -> String, only: (LDSFile) -> Bool = { _ in true }
        ) -> String {
            files.sorted { $0.key < $1.key }.filter { only($0.key) }
                .map { "\"\(name($0.key))\": \(value($0.value))" }.joined(separator: ", ")
        }
    }

    static func base64(_ octets: [UInt8]) -> String { "\"\(Base64.text(octets))\"" }
    static func hexadecimal(_ octets: [UInt8]) -> String { "\"\(Hexadecimal.lowercaseText(octets))\"" }

    /// What every form must come to: the data is genuine, and the answer is the chip's.
    private static func expectWhole(_ report: InspectionReport, answered: Bool = true) {
        let hashes = report.checks.filter { $0.id.rawValue.hasSuffix(".hash") && $0.result != .successful }
        #expect(hashes.isEmpty && report.assurance(.dataGenuine)?.isGiven == true, "\(hashes.map(\.id))")
        #expect(report.state(.activeAuthentication) == (answered ? "successful" : "undetermined (evidenceNotRecorded)"))
        for kind in [Assurance.Kind.chipOriginalShownToVerifier, .fresh] {
            #expect(report.assurance(kind)?.isGiven == answered, "\(kind)")
        }
    }

    @Test("members of a seal beside those of a document, in whichever form, are refused")
    func sealed() {
        let seal = "\"data\": {}, \"sig\": {}"
        for form in [
            "\"files\": {\"DG1\": \"6100\"}", "\"lds1\": {}", "\"document\": {\"lds1\": {}}", "\"data_groups\": {}",
            "\"rfidSessionData\": {\"applications\": []}", "\"applications\": []", "\"DG1\": \"6100\"", "\"sod\": \"\"",
            "\"schema\": \"epass-files/1\"", "\"files\": []",
        ] {
            for text in ["{\(form), \(seal)}", "{\(seal), \(form)}"] {
                var builder = Evidence.Builder()
                #expect("\(text)") {
                    try builder.add(json: Array(text.utf8))
                } throws: {
                    ($0 as? EvidenceError)?.code == .own(.memberInvalid)
                }
            }
        }
    }

    @Test("a document in a second form is refused, in whichever order; an empty container is none")
    func severalForms() throws {
        let forms = [
            "\"files\": {\"DG1\": \"6100\"}", "\"lds1\": {\"DG1\": {\"rawData\": \"6100\"}}",
            "\"document\": {\"lds1\": {\"DG1\": {\"rawData\": \"6100\"}}}", "\"data_groups\": {\"DG1\": \"6100\"}",
            "\"rfidSessionData\": {\"applications\": [{\"files\": []}]}", "\"applications\": [{\"files\": []}]",
            "\"DG1\": \"6100\"",
        ]
        func take(_ text: String) throws {
            var builder = Evidence.Builder()
            try builder.add(json: Array(text.utf8))
            #expect(try builder.evidence().files.count == 1, "\(text)")
        }
        for (one, first) in forms.enumerated() {
            // Of gmrtd's document at the top, and of no other, files by their names are a part.
            for (two, second) in forms.enumerated() where one != two && ![[1, 6], [6, 1]].contains([one, two]) {
                #expect("\(first), \(second)") {
                    try take("{\(first), \(second)}")
                } throws: {
                    ($0 as? EvidenceError)?.code == .own(.severalDocuments)
                }
            }
        }
        for empty in ["\"files\": {}", "\"document\": {\"lds1\": {}}", "\"data_groups\": {}", "\"applications\": []"] {
            try take("{\(empty), \"DG1\": \"6100\"}")
        }
    }

    @Test("the form of this package: files, zone, answer, and what the reader says")
    func own() async throws {
        let material = try await Material.shared.value
        let zone = material.simulated.document.printedMRZ.replacing("\n", with: "\\n")
        let text = """
            {"schema": "epass-files/1", "files": {\(material.members({ $0.name }, Self.base64))},
             "printedMRZ": "\(zone)",
             "activeAuthentication": {"challenge": \(Self.hexadecimal(Self.challenge)),
                                      "response": \(Self.hexadecimal(material.response))},
             "reader": {"name": "our app", "version": "2.1", "opened": "PACE", "password": "mrz",
                        "succeeded": ["chipAuthentication"]}}
            """
        let report = try material.judge(text)
        Self.expectWhole(report)
        #expect(report.overall == .successful)
        #expect(report.headline.sentence.hasSuffix("; the chip is the original, by the verifier's challenge"))
        let unasked = try material.judge(text, challenge: nil)
        #expect(unasked.headline.sentence.hasSuffix("; the chip is the original, by the terminal's challenge"))
        #expect(report.state(.accessProtocol) == "undetermined (recorded)")
        #expect(report.check(.accessProtocol)?.isRecorded == true)
        #expect(report.source?.tool == ToolIdentity(name: "our app", version: "2.1"))
        #expect(report.source?.claims == [.chipAuthentication])
        #expect(report.assurance(.holderPrintMatches)?.missing.contains { $0.isRecorded } == true)
    }

    @Test("files alone are enough for the data, and under every preset undetermined")
    func least() async throws {
        let material = try await Material.shared.value
        let report = try material.judge("{\"files\": {\(material.members({ $0.description }, Self.hexadecimal))}}")
        Self.expectWhole(report, answered: false)
        #expect(
            report.overall == .undetermined && report.state(.accessProtocol) == "undetermined (evidenceNotRecorded)")
        #expect(report.assurance(.documentCurrent)?.isGiven == true)
        #expect(report.assurance(.chipOriginal)?.isGiven == false)
    }

    @Test("gmrtd: the document with its session")
    func gmrtd() async throws {
        let material = try await Material.shared.value
        func raw(_ octets: [UInt8]) -> String { "{\"rawData\": \(Self.base64(octets)), \"decoded\": {\"x\": 1.5e3}}" }
        func name(_ file: LDSFile) -> String {
            file.application == .masterFile
                ? file.name.prefix(1).lowercased() + file.name.dropFirst() : file.name.lowercased()
        }
        let inside = material.members(name, raw, only: { $0.application == .eMRTD })
        let outside = material.members(name, raw, only: { $0.application == .masterFile })
        let document = "{\(outside.isEmpty ? "" : outside + ", ")\"lds1\": {\(inside)}}"
        let text = """
            {"document": \(document), "session": {
              "chipActivationRsp": {"atr": "O44="}, "paceResult": {"success": true, "oid": "0.4", "parameterId": 13},
              "chipAuthResult": {"success": true, "evidence": {"termPri": "AAAA", "smRapdu": "AAAA"}},
              "activeAuthResult": {"success": true, "evidence": {"algorithm": "1.2", "nonce": \(Self.base64(Self.challenge)),
                                                                "signature": \(Self.base64(material.response))}},
              "passiveAuthResult": {"success": true, "sod": {"certChain": null}}}}
            """
        let report = try material.judge(text)
        Self.expectWhole(report)
        #expect(report.source?.tool.name == "gmrtd" && report.source?.stated == .told)
        #expect(report.source?.claims == [.passiveAuthentication, .activeAuthentication, .chipAuthentication])
        #expect(report.check(.accessProtocol)?.isRecorded == true && report.access.established == .pace)
        // A document alone, and one that was opened by BAC without saying what was printed.
        Self.expectWhole(try material.judge(document), answered: false)
        let bac = try material.judge("{\"document\": \(document), \"session\": {\"bacResult\": {\"success\": true}}}")
        #expect(bac.access.established == .bac && bac.state(.mrzMatchesDG1) == "undetermined (evidenceNotRecorded)")
    }

    @Test("NFCPassportReader: names of data groups and base64")
    func nfcPassportReader() async throws {
        let material = try await Material.shared.value
        let files = material.members({ $0.name }, Self.base64, only: { $0.application == .eMRTD })
        let answer =
            ", \"AAChallenge\": \(Self.base64(Self.challenge)), \"AASignature\": \(Self.base64(material.response))"
        Self.expectWhole(try material.judge("{\(files)\(answer)}"))
        Self.expectWhole(try material.judge("{\(files)}"), answered: false)
        // An app writes more beside it.
        var builder = Evidence.Builder()
        try builder.add(json: Array("{\(files), \"passportNumber\": \"X\", \"score\": 0.98}".utf8))
        #expect(builder.passedOver == ["passportNumber", "score"])
    }

    @Test("vcmrtd: data groups and EF.SOD in hexadecimal digits", arguments: ["ef_sod", "EF_SOD"])
    func vcmrtd(_ sod: String) async throws {
        let material = try await Material.shared.value
        let groups = material.members({ $0.name }, Self.hexadecimal, only: { $0.dataGroupNumber != nil })
        let object = Self.hexadecimal(try #require(material.files[.sod]))
        let answer =
            "\"nonce\": \(Self.hexadecimal(Self.challenge)), \"aa_signature\": \(Self.hexadecimal(material.response))"
        Self.expectWhole(
            try material.judge(
                "{\"data_groups\": {\(groups)}, \"\(sod)\": \(object), \"session_id\": \"1\", \(answer)}"))
        Self.expectWhole(
            try material.judge(
                "{\"data_groups\": {\(groups)}, \"\(sod)\": \(object), \"nonce\": null, \"aa_signature\": null}"),
            answered: false)
    }

    @Test("members that SDKs document: in lower case, by file identifiers, as lists of numbers")
    func kits() async throws {
        let material = try await Material.shared.value
        let lower = material.members({ $0.name.lowercased() }, Self.base64, only: { $0.application == .eMRTD })
        Self.expectWhole(try material.judge("{\(lower)}"), answered: false)
        func numbers(_ octets: [UInt8]) -> String { "[\(octets.map(String.init).joined(separator: ","))]" }
        let lists = material.members(
            { $0.name.lowercased() }, numbers, only: { $0.application == .eMRTD && $0 != .dataGroup(.dg2) })
        #expect(try material.judge("{\(lists)}").assurance(.dataGenuine)?.isGiven == true)
        let files = material.files.filter { $0.key.application == .eMRTD }.map { file, octets in
            let identifier = Hexadecimal.text([UInt8(file.fileIdentifier >> 8), UInt8(file.fileIdentifier & 0xFF)])
            return "{\"fileID\": \"\(identifier)\", \"fileData\": {\"data\": \(Self.base64(octets)), \"length\": 1}}"
        }
        let application = "{\"type\": 1.0, \"files\": [\(files.joined(separator: ","))]}"
        let other = #"{"type": 2, "files": [{"fileID": "0101", "fileData": {"data": "6100"}}]}"#
        for text in [
            "{\"applications\": [\(application), \(other)]}",
            "{\"rfidSessionData\": {\"applications\": [\(application)]}, \"x\": null}",
        ] { Self.expectWhole(try material.judge(text), answered: false) }
    }

    /// What is refused, by code, place and position in the place.
    static let refused: [(String, String, String, Int?)] = [
        ("{}", "evidence.formUnknown", "", nil),
        ("{\"name\": \"X\", \"portrait\": \"YQ==\"}", "evidence.formUnknown", "", nil),
        ("[]", "evidence.formUnknown", "", nil), ("{\"files\": {}}", "evidence.noFiles", "", nil),
        ("{\"files\": {\"DG17\": \"61\"}}", "evidence.nameUnknown", "files.DG17", nil),
        ("{\"files\": {\"DG1\": \"6Z!\"}}", "evidence.textUndecodable", "files.DG1", 2),
        ("{\"files\": {\"DG1\": \"\"}}", "evidence.noFiles", "", nil),
        ("{\"files\": {\"DG1\": null, \"DG2\": \"\"}}", "evidence.noFiles", "", nil),
        ("{\"files\": {\"DG17\": \"61\", \"DG1\": null}}", "evidence.nameUnknown", "files.DG17", nil),
        (
            "{\"files\": {\"DG1\": \"6100\"}, \"reader\": {\"opened\": \"PACE\", \"password\": \"mrz\"}}",
            "evidence.memberMissing", "reader.password", nil
        ),
        ("{\"files\": {\"DG1\": 5}}", "evidence.memberInvalid", "files.DG1", nil),
        ("{\"files\": {\"DG1\": \"Portrait\"}}", "evidence.textUndecodable", "files.DG1", 0),
        ("{\"files\": {\"DG1.hex\": \"YQA=\"}}", "evidence.textUndecodable", "files.DG1.hex", 0),
        ("{\"schema\": \"epass-evidence/3\", \"applications\": []}", "evidence.schemaUnknown", "schema", nil),
        ("{\"schema\": \"epass-report/2\", \"DG1\": \"6100\"}", "evidence.schemaUnknown", "schema", nil),
        ("{\"schema\": \"epass-files/1\", \"DG1\": \"6100\"}", "evidence.memberInvalid", "", nil),
        ("{\"schema\": \"epass-files/1\"}", "evidence.memberMissing", "files", nil),
        // What is not taken: a CMS object without its tag, and descriptions of simulated cards.
        ("{\"encoded\": \"MIIFqgYJKoZIhvcNAQcC\"}", "evidence.formUnknown", "", nil),
        ("{\"files\": [{\"fileId\": \"0101\", \"content\": \"6100\"}]}", "evidence.formUnknown", "", nil),
        ("{\"files\": {\"DG1\": [97, 256]}}", "evidence.memberInvalid", "files.DG1[1]", nil),
        ("{\"files\": {\"DG1\": \"6100\", \"dg1\": \"6101AA\"}}", "evidence.severalDocuments", "files.dg1", nil),
        ("{\"files\": {\"DG2\": \"7500\", \"0102\": \"7501AA\"}}", "evidence.fileConflict", "files.0102", nil),
        ("{\"files\": {\"DG1\": \"6100\", \"DG1\": \"6100\"}}", "json.duplicateName", "", 26),
        ("{\"files\": {\"011D\": \"9900\"}}", "evidence.nameAmbiguous", "files.011D", nil),
        ("{\"files\": {\"DG1\": \"6100\"}, \"verified\": true}", "evidence.memberInvalid", "", nil),
        ("{\"files\": {\"DG1\": \"6100\"}, \"schema\": \"epass-files/2\"}", "evidence.schemaUnknown", "schema", nil),
        ("{\"files\": {\"DG1\": \"6100\"}, \"printedMRZ\": \"X\"}", "evidence.memberInvalid", "printedMRZ", nil),
        (
            "{\"files\": {\"DG1\": \"6100\"}, \"activeAuthentication\": {\"challenge\": \"00\", \"response\": \"00\"}}",
            "evidence.memberInvalid", "activeAuthentication.challenge", nil
        ),
        (
            "{\"files\": {\"DG1\": \"6100\"}, \"activeAuthentication\": {\"response\": \"00\"}}",
            "evidence.memberMissing", "activeAuthentication.challenge", nil
        ),
        (
            "{\"files\": {\"DG1\": \"6100\"}, \"reader\": {\"opened\": \"magic\"}}", "evidence.memberInvalid",
            "reader.opened", nil
        ),
        (
            "{\"files\": {\"DG1\": \"6100\"}, \"reader\": {\"succeeded\": [\"everything\"]}}", "evidence.memberInvalid",
            "reader.succeeded[0]", nil
        ),
        ("{\"DG1\": \"6100\", \"AASignature\": \"00\"}", "evidence.memberMissing", "AASignature", nil),
        ("{\"lds1\": {\"sod\": {\"rawData\": 1}}}", "evidence.memberInvalid", "lds1.sod.rawData", nil),
        ("{\"data_groups\": \"none\"}", "evidence.formUnknown", "", nil),
        ("{\"files\": {\"DG1\": \"6100\"}", "json.syntax", "", 25),
    ]

    @Test("what is refused says where", arguments: refused.indices)
    func refusals(_ index: Int) throws {
        let (text, code, place, offset) = Self.refused[index]
        let error = EvidenceBuilderTests.error {
            var builder = Evidence.Builder()
            try builder.add(json: Array(text.utf8))
            _ = try builder.evidence()
        }
        #expect(error?.code.rawValue == code && error?.path == place, "\(text): \(error?.description ?? "taken")")
        #expect(error?.offset == offset, "\(text)")
    }

    @Test("the same place stands behind the name of the text")
    func place() {
        let error = EvidenceBuilderTests.error {
            var builder = Evidence.Builder()
            try builder.add(json: Array("{\"files\": {\"DG1\": 5}}".utf8), from: "phone.json")
        }
        #expect(error?.path == "phone.json.files.DG1")
    }

    @Test("numbers with a fraction are passed over in forms of others, and refused in a bundle")
    func fractions() throws {
        var limits = JSONLimits.default
        limits.takesFractions = true
        for number in [
            "1.5", "-0.25", "1E-7", "12e-1", "9e18123", "1e19", "99999999999999999999", "1e-9223372036854775808",
            "1e9223372036854775807",
        ] {
            let octets = Array("[\(number)]".utf8)
            #expect(try JSONValue(parsing: octets, limits: limits) == .array([.string(number)]))
            #expect(throws: JSONError.self) { try JSONValue(parsing: octets) }
        }
        for (number, value) in [
            ("1.0", 1), ("-13.00", -13), ("1e9", 1_000_000_000), ("2.5e+10", 25_000_000_000), ("1.3E1", 13),
            ("130e-1", 13), ("-0.0", 0), ("0e-7", 0), ("9223372036854775807.0", Int64.max),
        ] {
            #expect(try JSONValue(parsing: Array(number.utf8), limits: limits) == .integer(value), "\(number)")
            #expect(throws: JSONError.self) { try JSONValue(parsing: Array(number.utf8)) }
        }
        for number in ["1.", ".5", "1e", "1e+", "01.5", "1.5.2", String(repeating: "9", count: 100)] {
            #expect(throws: JSONError.self) { try JSONValue(parsing: Array("[\(number)]".utf8), limits: limits) }
        }
    }
}
