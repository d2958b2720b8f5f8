// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// Files of chips outside the repository, by the folder they lie in.
enum ChipFiles {
    static func octets(_ path: String) -> [UInt8]? {
        EPassVectors.external(path).flatMap { try? [UInt8](Data(contentsOf: $0)) }
    }

    static func present(_ paths: [String]) -> [String] { paths.filter { EPassVectors.external($0) != nil } }
}

@Suite("Files of specimen chips, Doc 9303-10", .timed)
struct ChipFileTests {
    @Test(
        "EF.COM of the BSI reference data set is written again octet by octet",
        .externalVectors("chips/bsi_tr03105-5_mustermann_2013/EF_COM.bin"))
    func com() throws {
        let octets = try #require(ChipFiles.octets("chips/bsi_tr03105-5_mustermann_2013/EF_COM.bin"))
        let com = try EFCOM(decoding: octets, profile: .strict)
        #expect(com.ldsVersion == "0107")
        #expect(com.unicodeVersion == "040000")
        #expect(com.dataGroups == [.dg1, .dg2, .dg3, .dg4, .dg14])
        #expect(com.encoded() == octets)
    }

    @Test(
        "EF.SOD of the BSI reference data set gives up its ContentInfo whole",
        .externalVectors("chips/bsi_tr03105-5_mustermann_2013/EF_SOD.bin"))
    func sod() throws {
        let octets = try #require(ChipFiles.octets("chips/bsi_tr03105-5_mustermann_2013/EF_SOD.bin"))
        let sod = try EFSOD(decoding: octets, profile: .strict)
        expectEqual(sod.contentInfo, Array(octets.dropFirst(4)))
        expectEqual(sod.encoded(), octets)
        expectEqual(EFSOD(contentInfo: sod.contentInfo).octets, octets)
    }

    @Test(
        "the LDS security object inside it is V0 with SHA-256 over five data groups",
        .externalVectors("chips/bsi_tr03105-5_mustermann_2013/EF_SOD.bin"))
    func securityObject() throws {
        let octets = try #require(ChipFiles.octets("chips/bsi_tr03105-5_mustermann_2013/EF_SOD.bin"))
        let content = Array(octets[0x40..<(0x40 + 3 + 0xD8)])
        let object = try LDSSecurityObject(derEncoded: content, profile: .strict)
        #expect(object.version == 0)
        #expect(object.ldsVersionInfo == nil)
        #expect(object.hashAlgorithmOID == "2.16.840.1.101.3.4.2.1")
        #expect(object.hashAlgorithmHasNullParameters)
        #expect(object.dataGroupHashes.map(\.number) == [1, 2, 3, 14, 4])
        #expect(object.hash(of: .dg1)?.count == 32)
        #expect(try object.encoded() == content)
    }

    @Test(
        "a portrait of ISO/IEC 19794-5 is taken out whole",
        arguments: ChipFiles.present([
            "chips/bsi_tr03105-5_mustermann_2013/Datagroup2.bin", "chips/persosim/shared/dg2_a12e4a87.bin",
        ]))
    func portrait(path: String) throws {
        let octets = try #require(ChipFiles.octets(path))
        let group = try DataGroup2(decoding: octets, profile: .strict)
        #expect(group.statedInstanceCount == 1)
        let header = try #require(group.templates.first?.header)
        #expect(header.formatOwner == 0x0101)
        #expect(header.formatType == 0x0008)
        #expect(header.biometricType == [0x02])
        #expect(header.biometricSubtype == [0x00])
        #expect(header.headerVersion == nil)
        let face = try #require(group.faces.first)
        #expect(group.faces.count == 1)
        #expect(face.format == .jpeg2000)
        #expect((face.width, face.height) == (337, 449))
        #expect(face.imageInformation.faceImageType == .fullFrontal)
        #expect(face.imageInformation.imageDataType == .jpeg2000)
        #expect(face.imageInformation.colourSpace == .unspecified)
        #expect(face.information.gender == .unspecified)
        #expect(face.featurePoints.isEmpty)
        expectEqual(face.imageData, Array(octets.dropFirst(0x54)))
        expectEqual(group.encoded(), octets)
    }

    @Test(
        "data of ISO/IEC 39794-5 are recognised and written again",
        .externalVectors("chips/iso39794_and_misc/dg2_39794_silver_mandatory_fields.bin"))
    func newFormat() throws {
        let octets = try #require(ChipFiles.octets("chips/iso39794_and_misc/dg2_39794_silver_mandatory_fields.bin"))
        let group = try DataGroup2(decoding: octets, profile: .strict)
        let template = try #require(group.templates.first)
        guard case .iso39794(let block) = template.data else {
            Issue.record("The data block is not recognised.")
            return
        }
        #expect((block.version.generation, block.version.year) == (3, 2019))
        let representation = try #require(block.representations.first)
        #expect(representation.representationId == 0)
        guard case .imageRepresentation2DBlock(let face) = representation.imageRepresentation else {
            Issue.record("The image is not recognised.")
            return
        }
        #expect(face.imageInformation2DBlock.imageDataFormat.value == .jpeg2000Lossy)
        #expect(group.images.map(\.format) == [.jpeg2000])
        #expect(group.images.first?.octets.count == 15_000)
        #expect(template.header?.formatType == 0x002A)
        #expect(group.faces.isEmpty)
        expectEqual(group.encoded(), octets)
    }

    @Test(
        "a record with a token image states JPEG 2000 and holds JPEG; one whose JPEG signature is broken is named so",
        .externalVectors(
            "chips/iso39794_and_misc/ISO19794_Test1_Data.bin",
            "chips/iso39794_and_misc/ISO19794_Test2_Data_InvalidImage.bin"))
    func records() throws {
        let record = try #require(ChipFiles.octets("chips/iso39794_and_misc/ISO19794_Test1_Data.bin"))
        let group = try DataGroup2(decoding: wrapped(record))
        #expect(group.deviations == [.imageFormatMismatch])
        let face = try #require(group.faces.first)
        #expect(face.format == .jpeg)
        #expect((face.width, face.height) == (148, 70))
        #expect(face.imageInformation.faceImageType == .tokenFrontal)
        expectEqual(face.imageData, Array(record.dropFirst(14 + 32)))
        let damaged = try #require(ChipFiles.octets("chips/iso39794_and_misc/ISO19794_Test2_Data_InvalidImage.bin"))
        let tolerated = try DataGroup2(decoding: wrapped(damaged))
        #expect(tolerated.deviations == [.unknownImageFormat])
        #expect(tolerated.faces.first?.format == .unknown)
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: wrapped(damaged), profile: .strict) }
        #expect(error?.code == .deviationRefused)
        #expect(error?.deviation == .unknownImageFormat)
    }

    private func wrapped(_ record: [UInt8]) -> [UInt8] {
        TLV.template(
            0x75,
            [
                TLV.template(
                    0x7F61,
                    [[0x02, 0x01, 0x01], TLV.template(0x7F60, [TLV.faceHeader, TLV.template(0x5F2E, [record])])])
            ])
    }
}

/// Every file of every specimen chip that carries the outer tag of a file of the LDS1 application.
struct SpecimenFile: Sendable, CustomTestStringConvertible {
    var name: String
    var file: LDSFile
    var octets: [UInt8]

    var testDescription: String { name }

    static let all: [SpecimenFile] = binaries + personalisations

    private static var binaries: [SpecimenFile] {
        let folders = [
            "ausweisapp", "bsi_silver_extra", "bsi_tr03105-5_mustermann_2013", "iso39794_and_misc", "persosim/shared",
            "zkpassport_mock",
        ]
        let urls = folders.flatMap { folder in
            ["bin", "dat"].flatMap {
                EPassVectors.files(in: nil, external: "chips/" + folder, fileExtension: $0)
            }
        }
        return urls.compactMap { url in
            guard let octets = try? [UInt8](Data(contentsOf: url)), let tag = octets.first,
                let file = LDSFile(tag: TLVTag(UInt32(tag)))
            else { return nil }
            return SpecimenFile(name: url.lastPathComponent, file: file, octets: octets)
        }
    }

    /// Personalisations as JSON: files with application, identifier and content.
    private static var personalisations: [SpecimenFile] {
        struct Profile: Decodable {
            struct File: Decodable {
                var application: String
                var fid: String
                var content: String?
            }
            var profile: String
            var files: [File]
        }
        let urls = EPassVectors.files(in: nil, external: "chips/persosim", fileExtension: "json")
        return urls.flatMap { url -> [SpecimenFile] in
            guard let data = try? Data(contentsOf: url),
                let profile = try? JSONDecoder().decode(Profile.self, from: data)
            else { return [] }
            return profile.files.compactMap { entry in
                guard entry.application == hex(LDSFile.applicationIdentifier),
                    let identifier = UInt16(entry.fid, radix: 16),
                    let file = LDSFile(fileIdentifier: identifier, in: .eMRTD),
                    let content = entry.content.flatMap(EPassTestSupport.octets)
                else { return nil }
                return SpecimenFile(name: "\(profile.profile) \(file)", file: file, octets: content)
            }
        }
    }
}

@Suite("Every file of every specimen chip", .externalVectors(if: !SpecimenFile.all.isEmpty), .timed)
struct SpecimenFileTests {
    @Test("it decodes under the strict profile and is written again octet by octet", arguments: SpecimenFile.all)
    func roundTrip(specimen: SpecimenFile) throws {
        let octets = specimen.octets
        switch specimen.file {
        case .com: expectEqual(try EFCOM(decoding: octets, profile: .strict).encoded(), octets)
        case .sod: expectEqual(try EFSOD(decoding: octets, profile: .strict).encoded(), octets)
        case .dataGroup(.dg1) where octets.dropFirst(5).contains(where: { $0 >= 0x61 }):
            // A synthetic personalisation holds the word null in small letters.
            let error = #expect(throws: LDSError.self) { try DataGroup1(decoding: octets) }
            #expect(error?.code == .invalidMRZ)
        case .dataGroup(.dg1):
            let group = try DataGroup1(decoding: octets)
            // One personalisation has a nationality of no table.
            #expect(group.deviations.isEmpty || group.deviations == [.mrzNationalityUnknown])
            expectEqual(group.encoded(), octets)
        case .dataGroup(.dg2): expectEqual(try DataGroup2(decoding: octets, profile: .strict).encoded(), octets)
        case .dataGroup(let number):
            expectEqual(try RawDataGroup(decoding: octets, as: number, profile: .strict).encoded(), octets)
        default: Issue.record("\(specimen.file) is not of the application")
        }
    }
}
