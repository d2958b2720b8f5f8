// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("DocumentDescription: written as JSON and read again", .timed)
struct DescriptionWritingTests {
    private func again(_ description: DocumentDescription) throws -> DocumentDescription {
        try DocumentDescription(json: description.jsonValue.octets())
    }

    @Test("the default document is an object with nothing but its schema")
    func standard() {
        #expect(DocumentDescription().jsonValue == .members(("schema", .string("epass-document/2"))))
    }

    @Test("every profile is the same after it was written and read", arguments: SimulatorProfile.all)
    func profiles(_ profile: SimulatorProfile) throws {
        #expect(try again(profile.document) == profile.document)
    }

    @Test("names and dates that the zone leaves out are written beside its lines")
    func holder() throws {
        let read = try DocumentDescription(
            json: Array(#"{"holder": {"surname": "Šimon", "dateOfBirth": "1924-02-29", "issuer": "D"}}"#.utf8))
        #expect(read.holder?.surname == "Šimon" && read.holder?.givenNames == nil)
        #expect(try again(read) == read)
    }

    @Test(
        "members with rules of their own are the same after they were written and read",
        arguments: [
            #"{"terminalAuthentication": {"dataGroups": [3]}}"#,
            #"{"terminalAuthentication": {"dataGroups": [3], "rights": [3, 4], "generations": 3, "issuer": 1}}"#,
            #"{"terminalAuthentication": {"generations": 2, "trustPoints": [1, 2]}}"#,
            #"{"terminalAuthentication": {"authorityReference": "DETESTCVCA00001", "authorityDays": 31}}"#,
            #"{"terminalAuthentication": {"documentNumber": "M11T002JM"}}"#,
            #"{"documentDetails": {"dateAndTimeOfPersonalisation": true, "dateOfIssue": null}}"#,
            #"{"personalDetails": {"placeOfBirth": null, "fullName": "A<<B", "dateOfBirth": null}}"#,
            #"{"personsToNotify": {"name": "", "telephone": "", "address": []}}"#,
            #"{"displayedPortrait": ["/9j/2Q==", {"format": "j2k"}], "fingers": [], "irises": [{"eye": "left"}]}"#,
            #"{"printed": {"documentNumber": "X"}, "accessKey": "dg1"}"#,
            #"{"accessKey": "L898902C3674081223404159"}"#,
            #"{"files": {"COM": null, "DG1": {"keep": 3, "signed": false}, "SOD": {"length": 70000, "trailing": "00"}}}"#,
            #"{"files": {"DG13": "bQEA", "DG14": {"hex": "6E023100", "patches": {"at": 1, "hex": "FF"}}}}"#,
            #"{"chipAuthentication": [{"privateKey": "0102"}], "cardAccessInfos": ["MAA="], "defect": "comDiffers"}"#,
            #"{"identity": {"state": "D", "format": "TD1", "placeOfBirth": "BERLIN"}, "documentDetails": {}}"#,
        ])
    func special(json: String) throws {
        let read = try DocumentDescription(json: Array(json.utf8))
        #expect(read != DocumentDescription())
        #expect(try again(read) == read)
    }
}
