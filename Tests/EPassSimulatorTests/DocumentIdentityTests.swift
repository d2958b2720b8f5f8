// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Who a document is issued to: identity, printed, accessKey", .timed)
struct DocumentIdentityTests {
    private func description(_ json: String) throws -> DocumentDescription {
        try DocumentDescription(json: Array(json.utf8))
    }

    @Test(
        "from State, names, number and dates the rest follows",
        arguments: [("D", "TD1", "DE"), ("FRA", "TD3", "FR"), ("GBR", "TD2", "GB"), ("UTO", "TD3", "UT")])
    func identity(state: String, format: String, country: String) throws {
        let read = try description(
            """
            {"identity": {"state": "\(state)", "format": "\(format)", "surname": "Müller", "givenNames": "Jörg",
              "documentNumber": "C01X00T47", "dateOfBirth": "1980-02-29", "sex": "M", "dateOfIssue": "2021-05-02"}}
            """)
        let zone = try MRZ(lines: read.mrz)
        #expect(zone.format.rawValue == format && zone.checkDigits.wrong.isEmpty)
        #expect(zone.issuer.rawValue == state && zone.nationality.rawValue == state)
        #expect(read.country == country)
        let document = try read.makeDocument(seed: 3)
        #expect(document.files[.dataGroup(.dg11)] == nil, "nobody said where the holder was born")
        let signer = try Certificate(encoded: document.signerCertificate)
        #expect(signer.subject.country == country && signer.issuer.country == country)
        #expect(read.dateOfIssue == CalendarDate(year: 2021, month: 5, day: 2))
        #expect(zone.text(of: .dateOfExpiry) == "310502")
    }

    @Test("a place of birth makes EF.DG11, an authority EF.DG12, and both can be asked for by their members")
    func details() throws {
        let born = try description(
            #"{"identity": {"state": "D", "surname": "Müller", "placeOfBirth": "ULM"}, "documentDetails": {}}"#
        ).makeDocument(seed: 3)
        let holder = try DataGroup11(decoding: #require(born.files[.dataGroup(.dg11)]))
        #expect(holder.placeOfBirth?.fields == ["ULM"] && holder.fullName?.primary == "Müller")
        let about = try DataGroup12(decoding: #require(born.files[.dataGroup(.dg12)]))
        #expect(about.issuingAuthority?.text == "GOVERNMENT OF GERMANY")
        let other = try description(
            #"{"identity": {"state": "D", "authority": "STADT ULM"}, "personalDetails": {"title": "DR"}}"#
        ).makeDocument(seed: 3)
        let details = try DataGroup11(decoding: #require(other.files[.dataGroup(.dg11)]))
        #expect(details.placeOfBirth == nil && details.title?.text == "DR")
        #expect(
            try DataGroup12(decoding: #require(other.files[.dataGroup(.dg12)])).issuingAuthority?.text == "STADT ULM")
    }

    @Test("EF.DG1 can differ from print, in the fields of the key too, and the key follows either or what is told")
    func printed() throws {
        let json = #"{"printed": {"documentNumber": "D23145890", "name": "LINDGREN<<OLE"}, "accessControl": "BAC"}"#
        let document = try description(json).makeDocument(seed: 3)
        #expect(document.printedLines[0].hasPrefix("P<UTOLINDGREN<<OLE<<<"))
        #expect(document.printedLines[1].hasPrefix("D231458907UTO7408122"))
        #expect(try MRZ(lines: document.printedLines).checkDigits.wrong.isEmpty)
        let held = try DataGroup1(decoding: #require(document.files[.dataGroup(.dg1)])).mrz
        #expect(held.lines == DocumentDescription().mrz)
        #expect(document.mrzInformation == AccessKeyFields(mrz: try MRZ(lines: document.printedLines)).mrzInformation)
        let same = try description(json.replacing("\"printed\"", with: "\"accessKey\": \"dg1\", \"printed\""))
            .makeDocument(seed: 3)
        #expect(same.mrzInformation == AccessKeyFields(mrz: held).mrzInformation)
        let told = try description(#"{"accessKey": "D23145890769080693406234"}"#).makeDocument(seed: 3)
        #expect(told.mrzInformation == Array("D23145890769080693406234".utf8))
        #expect(told.printedLines == DocumentDescription().mrz)
    }

    @Test(
        "what makes no document is refused by its member",
        arguments: [
            (#"{"identity": {}}"#, "identity.state"), (#"{"identity": {"state": "XQX"}}"#, "identity.state"),
            (#"{"identity": {"state": "D"}, "mrz": ["A", "B"]}"#, "identity"),
            (#"{"identity": {"state": "D"}, "holder": {}}"#, "identity"),
            (#"{"identity": {"state": "D", "documentNumber": "1234567890123"}}"#, "identity"),
            (#"{"identity": {"state": "D", "name": "X"}}"#, "identity.name"),
            (#"{"printed": ["A"]}"#, "printed"), (#"{"printed": {"sex": "MM"}}"#, "printed.sex"),
            (#"{"accessKey": "key"}"#, "accessKey"), (#"{"name": "Big"}"#, "name"),
        ])
    func refused(json: String, member: String) throws {
        let error = #expect(throws: SimulatorError.self) { try description(json) }
        #expect(error?.member == member)
    }

    @Test("a portrait comes from a file beside the description, and from nowhere else")
    func files() throws {
        let json = Array(#"{"portrait": {"path": "faces/anna.jpg"}}"#.utf8)
        let read = try DocumentDescription(json: json) { path in
            #expect(path == "faces/anna.jpg")
            return [0xFF, 0xD8, 0xFF, 0xD9]
        }
        #expect(read.portrait == [0xFF, 0xD8, 0xFF, 0xD9])
        #expect(throws: SimulatorError.self) { try DocumentDescription(json: json) }
        for path in ["/etc/passwd", "../x", "a/../../x", "", "a//b"] {
            let error = #expect(throws: SimulatorError.self) {
                try DocumentDescription(json: Array(#"{"face": {"image": {"path": "\#(path)"}}}"#.utf8)) { _ in
                    Issue.record("\(path) was opened")
                    return [0]
                }
            }
            #expect(error?.member == "face.image.path")
        }
    }
}
