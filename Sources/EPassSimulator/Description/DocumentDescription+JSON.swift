// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages

extension DocumentDescription {
    /// Reads a description from JSON.
    ///
    /// - Parameters:
    ///   - octets: the JSON object, at most 8 MiB.
    ///   - profile: what the members replace; a member that is absent stays as it is there.
    /// - Throws: `simulator.descriptionInvalid` where the octets are no JSON object, `simulator.memberUnknown` for a
    ///   member that is not in the schema (a misspelling would otherwise be silent), `simulator.valueInvalid` for a
    ///   value that is not allowed.
    public init(
        json octets: [UInt8], replacing profile: DocumentDescription = DocumentDescription()
    ) throws(SimulatorError) {
        guard octets.count <= 8 << 20 else {
            throw SimulatorError(.descriptionInvalid, .simulatorDescriptionTooLong)
        }
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets) } catch {
            throw SimulatorError(.descriptionInvalid, error.code == .syntax ? .simulatorNoJSON : error.message)
        }
        do { self = try DescriptionValue(json: json, path: "").object(profile) } catch let error as SimulatorError {
            throw error
        } catch {
            throw SimulatorError(.descriptionInvalid, .simulatorNotReadable)
        }
        try validate()
        _ = try issueDate(of: zone())
    }
}

extension DocumentDescription: Described {
    static var members: [DescriptionMember<Self>] {
        zoneMembers + biometricMembers + detailMembers + issuerMembers + chipMembers
            + behaviourMembers
    }

    func finish(_ object: DescriptionValue) throws {
        guard !object.has("holder") || object.json["mrz"] == nil else {
            throw SimulatorError(.valueInvalid, member: "holder", .simulatorZoneOrHolder)
        }
        guard !object.has("portrait") || object.json["face"] == nil else {
            throw SimulatorError(.valueInvalid, member: "portrait", .simulatorFaceOrPortrait)
        }
    }

    private static var zoneMembers: [DescriptionMember<Self>] {
        [
            .given("schema") { _, value in
                guard try value.read(.string) == schema else {
                    throw value.invalid(.simulatorOtherSchema(schema: schema))
                }
            },
            .given("mrz") { description, value in
                description.mrz = try value.read(.list(of: .string))
                description.holder = nil
            },
            .given("holder") { description, value in
                (description.mrz, description.holder) = try value.object(DocumentHolder()).described()
            },
            .value("can", \.can, .string), .value("ldsVersion", \.ldsVersion, .word),
            .value("dataGroups", \.dataGroups, .list(of: .integer)),
        ]
    }

    /// Faces, fingers, eyes and displayed images.
    private static var biometricMembers: [DescriptionMember<Self>] {
        [
            .added("portrait", \.portrait, .image), .value("face", \.faces, .oneOrMore(of: .object)),
            .optional("fingers", \.fingers, .oneOrMore(of: .object)),
            .optional("irises", \.irises, .oneOrMore(of: .object)),
            .optional("displayedPortrait", \.displayedPortraits, .images(of: .portrait)),
            .optional("displayedSignature", \.displayedSignatures, .images(of: .signature)),
            .optional("dataFeatures", \.dataFeatures, .dataObjects),
            .optional("structureFeatures", \.structureFeatures, .dataObjects),
            .optional("substanceFeatures", \.substanceFeatures, .dataObjects),
        ]
    }

    /// What is said of the holder, the document and others, and what departs from the standard.
    private static var detailMembers: [DescriptionMember<Self>] {
        [
            .optional("personalDetails", \.personalDetails, .object),
            .optional("documentDetails", \.documentDetails, .object),
            .optional("optionalDetails", \.optionalDetails, .hexadecimal),
            .optional("personsToNotify", \.personsToNotify, .oneOrMore(of: .object)),
            .given("deviations") { description, value in
                let known = FieldDeviation.all.map(\.deviation)
                description.deviations = try value.read(.texts).map {
                    try value.one(of: known, called: $0, by: \.rawValue)
                }
            },
            .given("files") { description, value in
                guard let files = value.json.object else { throw value.invalid() }
                description.files = [:]
                for file in files.sorted(by: { $0.name < $1.name }) {
                    guard file.name.hasPrefix("DG"), let number = Int(file.name.dropFirst(2)),
                        "DG\(number)" == file.name
                    else { throw value.invalid(.simulatorFileNames) }
                    let content = DescriptionValue(json: file.value, path: value.place(file.name))
                    description.files[number] = try content.base64(content.read(.string))
                }
            },
        ]
    }

    private static var issuerMembers: [DescriptionMember<Self>] {
        [
            .value("country", \.country, .string), .value("signature", \.signature, .word),
            .added("cscaSignature", \.cscaSignature, .word), .value("cscaGenerations", \.cscaGenerations, .integer),
            .value("withRevocationList", \.withRevocationList, .boolean), .added("hash", \.hash, .word),
            .value("explicitParameters", \.explicitParameters, .boolean), .added("dateOfIssue", \.dateOfIssue, .date),
        ]
    }

    private static var chipMembers: [DescriptionMember<Self>] {
        [
            .value("accessControl", \.accessControl, .word), .value("pace", \.pace, .list(of: .offer)),
            .value("securityInfos", \.securityInfos, .base64List),
            .optional("activeAuthentication", \.activeAuthentication, .object),
            .value("chipAuthentication", \.chipAuthentication, .list(of: .object)),
            .optional("terminalAuthentication", \.terminalAuthentication, .object), .optional("lds2", \.lds2, .object),
            .given("passwords") { description, value in
                description.passwords = try value.read(.list(of: .string)).map {
                    try value.one(
                        of: PasswordKind.allCases, called: $0, by: \.rawValue, Message.simulatorPasswordOneOf)
                }
            },
            .value("pin", \.pin, .string), .value("puk", \.puk, .string),
        ]
    }
}
