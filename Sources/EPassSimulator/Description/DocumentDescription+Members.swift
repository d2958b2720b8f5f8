// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMessages

extension DocumentDescription {
    /// Who the document is about, and what is printed on it.
    static var zoneMembers: [DescriptionMember<Self>] {
        [
            .given(
                "mrz", schema: JSONSchema.zone,
                set: { description, value in
                    description.mrz = try value.read(.list(of: .string))
                    description.holder = nil
                },
                get: { description, plain in
                    guard description.mrz != plain.mrz || description.holder != nil else { return nil }
                    return .array(description.mrz.map(JSONValue.string))
                }),
            .given(
                "holder", schema: DocumentHolder.schema,
                set: { description, value in
                    if value.hasSibling("mrz") {
                        description.holder = try value.object(DescribedHolder()).holder(at: value)
                    } else {
                        (description.mrz, description.holder) = try value.object(DocumentHolder()).described(at: value)
                    }
                }, get: { description, _ in description.holder.map { DescribedHolder($0).json } }),
            .given(
                "identity", schema: DocumentIdentity.schema,
                set: { description, value in
                    try value.object(DocumentIdentity()).apply(to: &description, at: value)
                }),
            printedMember, .value("accessKey", \.accessKey, .accessKey), .value("can", \.can, .digits(6...16)),
            .value("ldsVersion", \.ldsVersion, .word),
            .value("dataGroups", \.dataGroups, .madeDataGroups),
        ]
    }

    /// Faces, fingers, eyes and displayed images.
    static var biometricMembers: [DescriptionMember<Self>] {
        [
            .given(
                "portrait", schema: DescriptionKind<[UInt8]>.image.schema(),
                set: { description, value in description.portrait = try value.read(.image) }),
            .value("face", \.faces, .oneOrMore(of: .object).told(1...9)),
            .optional("fingers", \.fingers, .oneOrMore(of: .object).told(0...20)),
            .optional("irises", \.irises, .oneOrMore(of: .object).told(0...8)),
            .optional("displayedPortrait", \.displayedPortraits, .images(of: .portrait).told(1...9)),
            .optional("displayedSignature", \.displayedSignatures, .images(of: .signature).told(1...9)),
            .optional("dataFeatures", \.dataFeatures, .dataObjects.told(1...9)),
            .optional("structureFeatures", \.structureFeatures, .dataObjects.told(1...9)),
            .optional("substanceFeatures", \.substanceFeatures, .dataObjects.told(1...9)),
        ]
    }

    /// What is said of the holder, the document and others, and what departs from the standard.
    static var detailMembers: [DescriptionMember<Self>] {
        [
            .details("personalDetails", \.personalDetails) { identity in
                // Whoever has an identity was born where it says, or nowhere.
                PersonalDetails { $0.placeOfBirth = identity.placeOfBirth }
            },
            .details("documentDetails", \.documentDetails) { identity in
                DocumentDetails { $0.issuingAuthority = identity.issuingAuthority }
            },
            .optional("optionalDetails", \.optionalDetails, .hexadecimal),
            .optional("personsToNotify", \.personsToNotify, .oneOrMore(of: .object).told(1...15)),
            .value(
                "deviations", \.deviations,
                .oneOrMore(of: .one(of: FieldDeviation.all.map(\.deviation), by: { $0.rawValue }))),
            .optional("defect", \.defect, .defect),
        ]
    }

    /// What guards the files.
    static var accessMembers: [DescriptionMember<Self>] {
        [
            .value("accessControl", \.accessControl, .word), .value("pace", \.pace, .list(of: .offer).told(1...32)),
            .value("cardAccessInfos", \.cardAccessInfos, .base64List.told(0...32)),
            .value("securityInfos", \.securityInfos, .base64List.told(0...32)),
            .value(
                "passwords", \.passwords,
                .list(
                    of: .one(of: PasswordKind.allCases, by: { $0.rawValue }, Message.simulatorPasswordOneOf)
                ).told(1...PasswordKind.allCases.count, unique: true)),
            .value("pin", \.pin, .digits(4...16)), .value("puk", \.puk, .digits(6...16)),
        ]
    }

    /// How the chip proves that it is the original, and what else it holds.
    static var chipMembers: [DescriptionMember<Self>] {
        [
            .optional("activeAuthentication", \.activeAuthentication, .object),
            .value("chipAuthentication", \.chipAuthentication, .list(of: .object).told(0...8)),
            .optional("terminalAuthentication", \.terminalAuthentication, .object),
            .optional("lds2", \.lds2, .object), .optional("fixedPACE", \.fixedPACEValues, .object),
        ]
    }
}

extension DescriptionKind<String> {
    /// Decimal digits. How many there are is confirmed with the other members.
    static func digits(_ count: ClosedRange<Int>) -> Self {
        Self(
            schema: JSONSchema.text("^[0-9]{\(count.lowerBound),\(count.upperBound)}$"),
            write: JSONValue.string, read: { try $0.read(.string) })
    }
}

extension DescriptionKind<[Int]> {
    /// The data groups that are made: 1, and perhaps 2.
    fileprivate static var madeDataGroups: Self {
        let list = told(1...2, 1...2)
        guard case .object(let members) = list.schema() else { return list }
        return list.told(
            .object(members + [JSONMember(name: "contains", value: .members(("const", .integer(1))))]))
    }
}

extension FixedPACEValues: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .required("nonce", \.nonce, .hexadecimal), .value("mappingKey", \.mappingKey, .hexadecimal),
            .required("agreementKey", \.agreementKey, .hexadecimal),
        ]
    }

    init() { self.init(nonce: [], agreementKey: []) }
}

extension DescriptionMember<DocumentDescription> {
    /// What a data group of details says; null for none. Where `identity` stands beside it, what it does not say
    /// follows from that.
    fileprivate static func details<Value: Described & Equatable>(
        _ name: String, _ path: WritableKeyPath<DocumentDescription, Value?>,
        of plain: @escaping (DocumentIdentity) -> Value
    ) -> Self {
        let kind = DescriptionKind<Value>.object
        var member = optional(name, path, kind)
        member.set = { description, value in
            guard value.json != .null, let identity = value.sibling("identity") else {
                description[keyPath: path] = value.json == .null ? nil : try value.read(kind)
                return
            }
            description[keyPath: path] = try value.object(plain(identity.object(DocumentIdentity())))
        }
        return member
    }
}
