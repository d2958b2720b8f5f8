// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file of a data group of text or displayed images that decodes, as the vector files hold it.
struct DataGroupVector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    var hex: String
    var deviations: [String]
    /// What the file says, by the names of `DecodedDataGroup`.
    var values: [String: String]

    var testDescription: String { id }

    var octets: [UInt8]? { EPassTestSupport.octets(hex) }

    static let all: [DataGroupVector] = VectorFile.all.flatMap(\.decoded)

    /// A file that ends in an error.
    struct Refused: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var file: String
        var hex: String
        var code: String
        var path: String
        var offset: Int

        var testDescription: String { id }

        var octets: [UInt8]? { EPassTestSupport.octets(hex) }

        static let all: [Refused] = VectorFile.all.flatMap(\.refused)
    }

    /// Those that show one deviation, for the tests of all deviations.
    static var deviationCases: [LDSDeviationTests.Case] {
        all.compactMap { vector in
            guard vector.deviations.count == 1, let name = vector.deviations.first,
                let deviation = LDSDeviation(rawValue: name),
                let octets = vector.octets
            else { return nil }
            return LDSDeviationTests.Case(
                deviation: deviation, name: vector.id, octets: octets,
                decode: { octets, profile throws(LDSError) in
                    try DecodedDataGroup(octets, named: vector.file, profile: profile).deviations
                })
        }
    }

    private struct VectorFile: Decodable {
        var name: String
        var decoded: [DataGroupVector]
        var refused: [Refused]

        static let all: [VectorFile] = EPassVectors.files(in: "lds", external: "lds", fileExtension: "json")
            .compactMap { try? JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }
            .filter { $0.name == "Data groups of text and displayed images" }
    }
}

/// What the data groups of text and displayed images have in common for these tests.
struct DecodedDataGroup {
    var values: [String: String] = [:]
    var encoded: [UInt8]
    var deviations: [LDSDeviation]

    /// Decodes a file by its name.
    init(_ octets: [UInt8], named name: String, profile: DecodingProfile = .default) throws(LDSError) {
        switch name {
        case "DG1":
            let group = try DataGroup1(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["documentNumber"] = group.mrz.documentNumber
        case "DG5":
            let group = try DataGroup5(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["images"] = group.images.map(\.format.rawValue).joined(separator: "|")
        case "DG7":
            let group = try DataGroup7(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["images"] = group.images.map(\.format.rawValue).joined(separator: "|")
        case "DG8":
            let group = try DataGroup8(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["features"] = group.templates.map(\.tag.description).joined(separator: "|")
        case "DG9":
            let group = try DataGroup9(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["features"] = group.templates.map(\.tag.description).joined(separator: "|")
        case "DG10":
            let group = try DataGroup10(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["features"] = group.templates.map(\.tag.description).joined(separator: "|")
        case "DG11":
            let group = try DataGroup11(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values = Self.values(of: group)
        case "DG12":
            let group = try DataGroup12(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values = Self.values(of: group)
        case "DG13":
            let group = try DataGroup13(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            values["dataObjects"] = group.dataObjects()?.map(\.tag.description).joined(separator: "|") ?? "none"
        default:
            let group = try DataGroup16(decoding: octets, profile: profile)
            (encoded, deviations) = (group.encoded(), group.deviations)
            for (index, person) in group.persons.enumerated() {
                values["person \(index + 1)"] = [
                    person.dateRecorded.text, person.name.text, person.telephone.text,
                    person.address.fields.joined(separator: ", "),
                ].joined(separator: "|")
            }
        }
    }

    static let names = ["DG1", "DG5", "DG7", "DG8", "DG9", "DG10", "DG11", "DG12", "DG13", "DG16"]

    private static func values(of group: DataGroup11) -> [String: String] {
        var values: [String: String] = [:]
        values["fullName"] = group.fullName?.text
        values["otherNames"] = group.otherNames.isEmpty ? nil : group.otherNames.map(\.text).joined(separator: "|")
        values["personalNumber"] = group.personalNumber?.text
        values["fullDateOfBirth"] = group.fullDateOfBirth?.text
        values["placeOfBirth"] = group.placeOfBirth?.fields.joined(separator: "|")
        values["permanentAddress"] = group.permanentAddress?.fields.joined(separator: "|")
        values["telephone"] = group.telephone?.text
        values["profession"] = group.profession?.text
        values["title"] = group.title?.text
        values["personalSummary"] = group.personalSummary?.text
        values["proofOfCitizenship"] = group.proofOfCitizenship?.format.rawValue
        values["otherTravelDocumentNumbers"] = group.otherTravelDocumentNumbers?.fields.joined(separator: "|")
        values["custodyInformation"] = group.custodyInformation?.text
        return values
    }

    private static func values(of group: DataGroup12) -> [String: String] {
        var values: [String: String] = [:]
        values["issuingAuthority"] = group.issuingAuthority?.text
        values["dateOfIssue"] = group.dateOfIssue?.text
        values["otherPersons"] =
            group.otherPersons.isEmpty ? nil : group.otherPersons.map(\.text).joined(separator: "|")
        values["endorsements"] = group.endorsements?.text
        values["taxOrExitRequirements"] = group.taxOrExitRequirements?.text
        values["imageOfFront"] = group.imageOfFront?.format.rawValue
        values["imageOfRear"] = group.imageOfRear?.format.rawValue
        values["dateAndTimeOfPersonalisation"] = group.dateAndTimeOfPersonalisation?.text
        values["personalisationSystemSerialNumber"] = group.personalisationSystemSerialNumber?.text
        return values
    }
}
