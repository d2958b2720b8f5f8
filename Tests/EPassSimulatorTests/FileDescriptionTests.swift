// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassSimulator

@Suite("What is done to files: the member files, keys that are given, foreign entries", .timed)
struct FileDescriptionTests {
    private func document(_ json: String) throws -> PersonalisedDocument {
        try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 5)
    }

    /// Whether EF.SOD has the hash of these octets.
    private func isSigned(_ octets: some Collection<UInt8>, in document: PersonalisedDocument) throws -> Bool {
        try #require(document.files[.sod]).contains(try HashAlgorithm.sha256.hash(Array(octets)))
    }

    @Test("every file can be given, changed or left out, and all others stay")
    func files() throws {
        let plain = try document(#"{"pace": [{"mapping": "CAM"}, {}], "terminalAuthentication": {}}"#)
        for file in plain.files.keys where file.dataGroupNumber == nil {
            let base = #""pace": [{"mapping": "CAM"}, {}], "terminalAuthentication": {}"#
            let gone = try document("{\(base), \"files\": {\"\(file.name)\": null}}")
            #expect(gone.files[file] == nil && gone.files.count == plain.files.count - 1, "\(file)")
            let other = try document(
                "{\(base), \"files\": {\"\(file.name)\": {\"hex\": \"DEAD\", \"trailing\": \"00\"}}}")
            #expect(other.files[file] == [0xDE, 0xAD, 0x00], "\(file)")
            for same in plain.files.keys where same != file { #expect(other.files[same] == plain.files[same]) }
        }
        let info = try document(#"{"files": {"ATRInfo": {"hex": "4703940100"}}}"#)
        #expect(info.exportedFiles.first { $0.name == "EF.ATRInfo" }?.content == [0x47, 0x03, 0x94, 0x01, 0x00])
    }

    @Test("lengths, patches, cuts and octets behind the end come one after the other")
    func changes() {
        var change = FileDescription()
        let file: [UInt8] = [0x61, 0x03, 0x01, 0x02, 0x03]
        #expect(change.applied(to: file) == file)
        change.lengthOctets = [0x82, 0xFF, 0xFF]
        #expect(change.applied(to: file) == [0x61, 0x82, 0xFF, 0xFF, 0x01, 0x02, 0x03])
        #expect(change.applied(to: [0x7F, 0x61, 0x81, 0x80, 0x05]) == [0x7F, 0x61, 0x82, 0xFF, 0xFF, 0x05])
        #expect(change.applied(to: []) == [0x82, 0xFF, 0xFF])
        change.lengthOctets = nil
        change.patches = [
            FileDescription.Patch {
                $0.offset = 4
                $0.octets = [0xAA, 0xBB]
            },
            FileDescription.Patch {
                $0.offset = 9
                $0.octets = [0xCC]
            },
        ]
        #expect(change.applied(to: file) == [0x61, 0x03, 0x01, 0x02, 0xAA])
        change.kept = 3
        change.dropped = 1
        change.trailing = [0x00]
        #expect(change.applied(to: file) == [0x61, 0x03, 0x00])
        #expect(change.applied(to: nil) == nil)
    }

    @Test("EF.SOD is about the data group as it stands, or as it was before")
    func signed() throws {
        let plain = try document("{}")
        let right = try #require(plain.files[.dataGroup(.dg1)])
        let behind = try document(#"{"files": {"DG1": {"drop": 1, "signed": false}}}"#)
        #expect(behind.files[.dataGroup(.dg1)] == right.dropLast())
        #expect(try isSigned(right, in: behind))
        let before = try document(#"{"files": {"DG1": {"drop": 1}}}"#)
        #expect(try isSigned(right.dropLast(), in: before))
        let portrait = try #require(plain.files[.dataGroup(.dg2)])
        let absent = try document(#"{"files": {"DG2": null}}"#)
        #expect(absent.files[.dataGroup(.dg2)] == nil)
        #expect(try !isSigned(portrait, in: absent))
        let missing = try document(#"{"files": {"DG2": {"absent": true, "signed": false}}}"#)
        #expect(missing.files[.dataGroup(.dg2)] == nil)
        #expect(try isSigned(portrait, in: missing))
    }

    @Test("a private key makes the chip of a file that is given, EF.DG14 beside terminal authentication too")
    func keys() throws {
        let json = """
            {"terminalAuthentication": {}, "chipAuthentication": [{"privateKey": "0102030405060708"}],
             "files": {"DG14": {"hex": "6E023100"}}}
            """
        let document = try document(json)
        #expect(document.files[.dataGroup(.dg14)] == [0x6E, 0x02, 0x31, 0x00])
        let key = try #require(document.chipKeys.chipAuthentication.first)
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let wanted = try group.multiplyGenerator(by: SecretBytes(copying: [1, 2, 3, 4, 5, 6, 7, 8])).publicKey
        #expect(try group.multiplyGenerator(by: key.secret.octets).publicKey == wanted)
        let without = try self.document(#"{"files": {"DG14": {"hex": "6E023100"}}}"#)
        #expect(without.chipKeys.chipAuthentication.isEmpty)
        for wrong in ["00", "FF" + String(repeating: "00", count: 32), hex(group.order)] {
            let error = #expect(throws: SimulatorError.self) {
                try self.document(#"{"chipAuthentication": [{"privateKey": "\#(wrong)"}]}"#)
            }
            #expect(error?.member == "chipAuthentication[0].privateKey")
        }
        let error = #expect(throws: SimulatorError.self) {
            try self.document(#"{"activeAuthentication": {"privateKey": "MAA="}}"#)
        }
        #expect(error?.member == "activeAuthentication.privateKey")
    }

    @Test("foreign entries stand in EF.CardAccess or in EF.DG14")
    func entries() throws {
        let plain = try document("{}")
        let open = try document(#"{"cardAccessInfos": ["MAUGA1UEAw=="]}"#)
        let entry: [UInt8] = [0x30, 0x05, 0x06, 0x03, 0x55, 0x04, 0x03]
        #expect(try #require(open.files[.cardAccess]).contains(entry))
        #expect(open.files[.dataGroup(.dg14)] == plain.files[.dataGroup(.dg14)])
        let other = try document(#"{"securityInfos": ["MAUGA1UEAw=="]}"#)
        #expect(try #require(other.files[.dataGroup(.dg14)]).contains(entry))
        #expect(other.files[.cardAccess] == plain.files[.cardAccess])
    }

    @Test("a defect by its word is that of the profile, and by the profile's name, too")
    func defects() throws {
        for profile in SimulatorProfile.all {
            guard let defect = profile.defect else { continue }
            for name in [defect.rawValue, profile.name] {
                let read = try DocumentDescription(json: Array(#"{"defect": "\#(name)"}"#.utf8))
                #expect(read.defect == defect)
            }
        }
        let error = #expect(throws: SimulatorError.self) {
            try DocumentDescription(json: Array(#"{"defect": "pace-only"}"#.utf8))
        }
        #expect(error?.member == "defect")
    }

    @Test("all errors of a description are found, each with its place")
    func faults() {
        let json = """
            {"can": "1", "mzr": 5, "pace": [{"group": "P-1"}, {"cipher": "DES"}], "fingers": {"format": "x"},
             "personalDetails": {"placeOfBirth": [1, "X", 2]}, "cscaGenerations": 9}
            """
        let found = DocumentDescription.faults(json: Array(json.utf8))
        #expect(
            Set(found.compactMap(\.member)) == [
                "can", "mzr", "pace[0].group", "pace[1].cipher", "fingers.format", "personalDetails.placeOfBirth[0]",
                "personalDetails.placeOfBirth[2]", "cscaGenerations",
            ])
        #expect(DocumentDescription.faults(json: Array("{".utf8)).map(\.code) == [.descriptionInvalid])
        #expect(DocumentDescription.faults(json: Array("{}".utf8)).isEmpty)
    }
}
