// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("DocumentDescription: the members that describe data groups, Doc 9303-10, 4.7", .timed)
struct DataGroupDescriptionTests {
    private func description(_ json: String) throws -> DocumentDescription {
        try DocumentDescription(json: Array(json.utf8))
    }

    private func file(_ number: DataGroupNumber, _ json: String) throws -> [UInt8] {
        try #require(try Personaliser.personalise(description(json), seed: 9).files[.dataGroup(number)])
    }

    @Test("a document that says nothing has name, birth and place in EF.DG11, as its zone has them")
    func standardDetails() throws {
        let group = try DataGroup11(decoding: file(.dg11, "{}"), profile: .strict)
        #expect(group.fullName?.text == "ERIKSSON, ANNA MARIA")
        #expect(group.fullDateOfBirth?.text == "1974-08-12")
        #expect(group.placeOfBirth?.fields == ["ZENITH"])
        #expect(group.elements.count == 3)
    }

    @Test("EF.DG11 follows the holder: national characters and the century that the zone leaves out")
    func holder() throws {
        let json =
            #"{"holder": {"surname": "M\u00FCller \u00D6z", "givenNames": "J\u00F6rg", "dateOfBirth": "1924-02-29"}}"#
        let group = try DataGroup11(decoding: file(.dg11, json), profile: .strict)
        #expect(group.fullName?.primary == "Müller Öz" && group.fullName?.secondary == "Jörg")
        #expect(group.fullDateOfBirth?.text == "1924-02-29")
        let zone = try MRZ(lines: description(json).mrz)
        #expect(NameComparison.compare(primary: "Müller Öz", secondary: "Jörg", with: zone.name) == .equal)
    }

    @Test(
        "EF.DG11 follows lines, too: unknown parts of the date of birth are zeros",
        arguments: [("7408<<", "19740800"), ("74<<<<", "19740000"), ("<<<<<<", "00000000"), ("300101", "19300101")])
    func partialBirth(zone: String, digits: String) throws {
        var given = DocumentDescription()
        given.mrz[1] = "L898902C36UTO" + zone + "2F3404159ZE184226B<<<<<16"
        let document = try Personaliser.personalise(given, seed: 9)
        let group = try DataGroup11(
            decoding: #require(document.files[.dataGroup(.dg11)]), profile: .strict)
        #expect(group.fullDateOfBirth.map { String(decoding: $0.octets, as: UTF8.self) } == digits)
    }

    @Test("every member of personalDetails is read, and null leaves out what is there by default")
    func personalDetails() throws {
        let json = """
            {"personalDetails": {"fullName": "A<<B", "otherNames": ["C<<D", "E"], "personalNumber": "1", "dateOfBirth": "1980-01-02",
              "placeOfBirth": ["X", "Y"], "permanentAddress": "Z", "telephone": "+1", "profession": "P", "title": "T",
              "personalSummary": "S", "proofOfCitizenship": {}, "otherTravelDocumentNumbers": ["N1", "N2"],
              "custodyInformation": "U"}}
            """
        let group = try DataGroup11(decoding: file(.dg11, json), profile: .strict)
        #expect(group.fullName?.text == "A, B" && group.otherNames.map(\.text) == ["C, D", "E"])
        #expect(group.personalNumber?.text == "1" && group.fullDateOfBirth?.text == "1980-01-02")
        #expect(group.placeOfBirth?.fields == ["X", "Y"] && group.permanentAddress?.fields == ["Z"])
        #expect(group.telephone?.text == "+1" && group.profession?.text == "P" && group.title?.text == "T")
        #expect(group.personalSummary?.text == "S" && group.custodyInformation?.text == "U")
        #expect(group.proofOfCitizenship?.format == .jpeg)
        #expect(group.otherTravelDocumentNumbers?.fields == ["N1", "N2"])
        let none = try DataGroup11(
            decoding: file(
                .dg11, #"{"personalDetails": {"fullName": null, "dateOfBirth": null, "placeOfBirth": null}}"#),
            profile: .strict)
        #expect(none.elements.isEmpty)
        let document = try Personaliser.personalise(description(#"{"personalDetails": null}"#), seed: 9)
        #expect(document.files[.dataGroup(.dg11)] == nil)
    }

    @Test("every member of documentDetails is read; the date of issue is that of the document unless it is given")
    func documentDetails() throws {
        let standard = try DataGroup12(decoding: file(.dg12, #"{"documentDetails": {}}"#), profile: .strict)
        #expect(standard.dateOfIssue?.text == "2024-04-15" && standard.elements.count == 2)
        let json = """
            {"documentDetails": {"issuingAuthority": "A", "dateOfIssue": "20240101", "otherPersons": "B<<C", "endorsements": "D",
              "taxOrExitRequirements": "E", "imageOfFront": "/9j/2Q==", "imageOfRear": {"format": "jpeg"},
              "dateAndTimeOfPersonalisation": "20240102030405", "personalisationSystemSerialNumber": "F"}}
            """
        let group = try DataGroup12(decoding: file(.dg12, json), profile: .default)
        #expect(group.issuingAuthority?.text == "A" && group.dateOfIssue?.text == "2024-01-01")
        #expect(group.otherPersons.map(\.text) == ["B, C"] && group.endorsements?.text == "D")
        #expect(group.taxOrExitRequirements?.text == "E" && group.personalisationSystemSerialNumber?.text == "F")
        #expect(group.imageOfFront.map { Array($0.octets) } == [0xFF, 0xD8, 0xFF, 0xD9])
        #expect(group.imageOfRear?.format == .jpeg)
        #expect(group.dateAndTimeOfPersonalisation?.text == "2024-01-02 03:04:05")
    }

    @Test("DG5, DG7 to DG10, DG13 and DG16 hold what is described")
    func others() throws {
        let json = """
            {"displayedPortrait": [{"format": "j2k"}, "/9j/2Q=="], "displayedSignature": {}, "dataFeatures": ["A10280", "800101"],
             "structureFeatures": "800102", "substanceFeatures": ["800103"], "optionalDetails": "DEADbeef",
             "personsToNotify": {"name": "A<<B", "telephone": "+1", "address": ["C", "D"], "dateRecorded": "2024-05-06"}}
            """
        #expect(throws: SimulatorError.self) { try description(json) }
        let right = json.replacing("A10280", with: "A1028000")
        let portraits = try DataGroup5(decoding: file(.dg5, right))
        #expect(portraits.displayedImages.map(\.format) == [.jpeg2000Codestream, .jpeg])
        #expect(try DataGroup7(decoding: file(.dg7, right), profile: .strict).displayedImages.map(\.format) == [.jpeg])
        #expect(try DataGroup8(decoding: file(.dg8, right), profile: .strict).templates.map(\.tag) == [0xA1, 0x80])
        #expect(try file(.dg9, right) == [0x69, 0x06, 0x02, 0x01, 0x01, 0x80, 0x01, 0x02])
        #expect(try file(.dg10, right) == [0x6A, 0x06, 0x02, 0x01, 0x01, 0x80, 0x01, 0x03])
        #expect(try file(.dg13, right) == [0x6D, 0x04, 0xDE, 0xAD, 0xBE, 0xEF])
        let person = try #require(try DataGroup16(decoding: file(.dg16, right), profile: .strict).persons.first)
        #expect(person.name.text == "A, B" && person.telephone.text == "+1" && person.address.fields == ["C", "D"])
        #expect(person.dateRecorded.text == "2024-05-06")
    }

    @Test("faces: format, encoding, details, several of them")
    func faces() throws {
        let json = """
            {"face": [{"details": true}, {"format": "jp2"}, {"format": "jp2", "encoding": "iso39794", "details": true}]}
            """
        let group = try DataGroup2(decoding: file(.dg2, json), profile: .strict)
        #expect(group.images.map(\.format) == [.jpeg, .jpeg2000, .jpeg2000])
        #expect(group.images.allSatisfy { $0.width == 336 && $0.height == 432 })
        let first = try #require(group.faces.first)
        #expect(first.information.genderCode == FacialImage.Gender.female.rawValue && first.featurePoints.count == 2)
        guard case .iso39794(let block) = group.templates.last?.data else {
            Issue.record("the third face is not one of ISO/IEC 39794-5")
            return
        }
        #expect(block.representations.first?.landmarkBlocks?.count == 2)
        let one = try DataGroup2(decoding: file(.dg2, #"{"face": {}}"#), profile: .strict)
        #expect(try one.octets == file(.dg2, "{}"))
    }

    @Test("fingers and eyes: positions and formats; an empty list is a file without any")
    func fingers() throws {
        let json = """
            {"fingers": [{"position": "right-thumb"}, {"position": "left-little", "format": "jpeg"}, {"format": "png"},
               {"position": "left-ring", "format": "wsq", "image": "/6D/oQ=="},
               {"format": "raw", "image": "AAECAwQF", "width": 3, "height": 2}],
             "irises": [{"eye": "left"}, {"format": "jpeg"}]}
            """
        let group = try DataGroup3(decoding: file(.dg3, json))
        #expect(group.images.map(\.label) == ["right-thumb", "left-little", "right-index", "left-ring", "right-index"])
        #expect(group.images.prefix(3).map(\.format) == [.raw, .jpeg, .png])
        #expect(group.images.last?.width == 3 && group.images.last?.height == 2)
        let eyes = try DataGroup4(decoding: file(.dg4, json), profile: .strict)
        #expect(eyes.images.map(\.label) == ["left-iris", "right-iris"])
        #expect(eyes.images.map(\.format) == [.raw, .jpeg])
        let none = try DataGroup3(decoding: file(.dg3, #"{"fingers": []}"#), profile: .strict)
        #expect(none.templates.isEmpty && none.issuerDefinedContent?.count == 16)
    }

    @Test("ISO/IEC 39794: grey maps for points without compression, other codings as they are")
    func blocks() throws {
        let json = """
            {"fingers": [{"encoding": "iso39794"}, {"encoding": "iso39794", "position": "left-thumb", "format": "png"}],
             "irises": [{"encoding": "iso39794"}, {"encoding": "iso39794", "eye": "left", "format": "png"}]}
            """
        let fingers = try DataGroup3(decoding: file(.dg3, json), profile: .strict)
        #expect(fingers.images.map(\.label) == ["right-index", "left-thumb"])
        let first = try #require(fingers.images.first)
        #expect(first.format == .raw && first.width == 72 && first.height == 96)
        #expect(Array(first.octets) == Drawing.finger(.rightIndex).octets(as: .raw))
        #expect(fingers.images.last?.format == .png)
        let eyes = try DataGroup4(decoding: file(.dg4, json), profile: .strict)
        #expect(eyes.images.map(\.label) == ["right-iris", "left-iris"])
        #expect(fingers.templates.allSatisfy { $0.header?.formatType == 0x0028 })
        #expect(eyes.templates.allSatisfy { $0.header?.formatType == 0x002C })
    }

    @Test("the profile all-data-groups has every data group, each without a deviation, and every other file")
    func everything() throws {
        let profile = try SimulatorProfile.named("all-data-groups")
        let document = try profile.makeDocument(seed: 4)
        let numbers = document.files.keys.compactMap { if case .dataGroup(let number) = $0 { number } else { nil } }
        #expect(Set(numbers) == Set(DataGroupNumber.allCases).subtracting([.dg6]))
        for case (.dataGroup(let number), let octets) in document.files {
            #expect(try DecodedDataGroup.deviations(of: octets, as: number, profile: .strict).isEmpty, "\(number)")
        }
        let exported = document.exportedFiles.map(\.name)
        for name in ["COM", "SOD", "CardAccess", "CardSecurity", "DIR", "ATRInfo", "CVCA"] {
            #expect(exported.contains("EF.\(name)"), "\(name)")
        }
        let details = try DataGroup11(decoding: #require(document.files[.dataGroup(.dg11)]))
        #expect(details.elements.count == 13 && details.otherNames.count == 2)
        let about = try DataGroup12(decoding: #require(document.files[.dataGroup(.dg12)]))
        #expect(about.elements.count == 9)
        #expect(try profile.makeDocument(seed: 4).exportedFiles == document.exportedFiles)
        _ = try profile.makeChip(holding: document)
    }

    @Test("profiles with data groups of their own are genuine: no decoder tolerates anything in them")
    func conformant() throws {
        for profile in SimulatorProfile.dataGroups + SimulatorProfile.contradictory
        where profile.name != "portrait-j2k" {
            let document = try profile.makeDocument(seed: 4)
            for case (.dataGroup(let number), let octets) in document.files {
                #expect(
                    try DecodedDataGroup.deviations(of: octets, as: number, profile: .strict).isEmpty,
                    "\(profile.name) \(number)")
            }
        }
    }

    @Test("a file that is given takes the place of what other members describe")
    func givenFile() throws {
        let json = #"{"personalDetails": {"title": "T"}, "files": {"DG11": "awJcAA=="}}"#
        #expect(try file(.dg11, json) == [0x6B, 0x02, 0x5C, 0x00])
    }

    @Test(
        "what the schema does not allow is refused with the member",
        arguments: [
            (#"{"portrait": "/9j/2Q==", "face": {}}"#, "portrait"), (#"{"face": []}"#, "face"),
            (#"{"face": {"format": "wsq"}}"#, "face.format"),
            (#"{"face": [{}, {"encoding": "x"}]}"#, "face[1].encoding"),
            (#"{"face": 5}"#, "face"), (#"{"face": {"image": "?"}}"#, "face.image"),
            (#"{"face": [{},{},{},{},{},{},{},{},{},{}]}"#, "face"),
            (#"{"fingers": [{"position": "nose"}]}"#, "fingers[0].position"),
            (#"{"fingers": [{"format": "wsq"}]}"#, "fingers[0].format"),
            (#"{"fingers": {"format": "raw", "image": "AA=="}}"#, "fingers.width"),
            (#"{"fingers": {"format": "raw", "image": "AA==", "width": 0, "height": 1}}"#, "fingers.width"),
            (#"{"fingers": {"format": "jpeg", "height": 1}}"#, "fingers.height"),
            (#"{"irises": {"format": "png"}}"#, "irises.format"),
            (#"{"irises": {"format": "jpeg", "encoding": "iso39794"}}"#, "irises.format"),
            (#"{"fingers": {"format": "jpeg", "encoding": "iso39794"}}"#, "fingers.format"),
            (#"{"irises": {"eye": "third"}}"#, "irises.eye"),
            (#"{"displayedPortrait": []}"#, "displayedPortrait"),
            (#"{"displayedPortrait": {"format": "png"}}"#, "displayedPortrait.format"),
            (#"{"displayedSignature": {"format": "jp2"}}"#, "displayedSignature.format"),
            (#"{"dataFeatures": ["A"]}"#, "dataFeatures"), (#"{"dataFeatures": ["XY"]}"#, "dataFeatures"),
            (#"{"dataFeatures": []}"#, "dataFeatures"),
            (#"{"substanceFeatures": ["8001018001"]}"#, "substanceFeatures"),
            (#"{"personalDetails": {"dateOfBirth": "12 Aug"}}"#, "personalDetails.dateOfBirth"),
            (#"{"personalDetails": {"placeOfBirth": [1]}}"#, "personalDetails.placeOfBirth[0]"),
            (#"{"personalDetails": {"proofOfCitizenship": [{}, {}]}}"#, "personalDetails.proofOfCitizenship"),
            (#"{"documentDetails": {"dateOfIssue": "2024"}}"#, "documentDetails.dateOfIssue"),
            (
                #"{"documentDetails": {"dateAndTimeOfPersonalisation": "2024-01-01"}}"#,
                "documentDetails.dateAndTimeOfPersonalisation"
            ),
            (#"{"optionalDetails": "0"}"#, "optionalDetails"), (#"{"optionalDetails": ""}"#, "optionalDetails"),
            (#"{"personsToNotify": []}"#, "personsToNotify"),
            (#"{"personsToNotify": [{"name": "A", "address": "B"}]}"#, "personsToNotify[0].telephone"),
            (#"{"deviations": ["tired"]}"#, "deviations[0]"),
        ])
    func refused(json: String, member: String) throws {
        let error = try #require(throws: SimulatorError.self) { try description(json) }
        #expect(error.code == .valueInvalid)
        #expect(error.member == member)
    }

    @Test(
        "a member that the schema does not have is named",
        arguments: [
            (#"{"face": {"colour": 1}}"#, "face.colour"), (#"{"fingers": [{"finger": 1}]}"#, "fingers[0].finger"),
            (#"{"personalDetails": {"name": ""}}"#, "personalDetails.name"),
            (#"{"documentDetails": {"x": ""}}"#, "documentDetails.x"),
            (#"{"personsToNotify": [{"x": ""}]}"#, "personsToNotify[0].x"),
            (#"{"displayedPortrait": {"x": ""}}"#, "displayedPortrait.x"),
        ])
    func unknown(json: String, member: String) throws {
        let error = try #require(throws: SimulatorError.self) { try description(json) }
        #expect(error.code == .memberUnknown && error.member == member)
    }
}
