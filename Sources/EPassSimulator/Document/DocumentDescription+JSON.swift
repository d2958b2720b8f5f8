// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import FoundationEssentials

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
        do {
            self = try JSONDecoder().decode(Document.self, from: Data(octets), configuration: profile).description
        } catch let error as SimulatorError {
            throw error
        } catch let error as DecodingError {
            throw Self.translated(error)
        } catch {
            throw SimulatorError(.descriptionInvalid, .simulatorNoJSON)
        }
        try validate()
        _ = try issueDate(of: zone())
    }

    private static func translated(_ error: DecodingError) -> SimulatorError {
        switch error {
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            return SimulatorError(.descriptionInvalid, .simulatorNoJSON)
        case .typeMismatch(_, let context) where context.codingPath.isEmpty,
            .valueNotFound(_, let context) where context.codingPath.isEmpty:
            return SimulatorError(.descriptionInvalid)
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context):
            let member = DescriptionMember.path(context.codingPath)
            return SimulatorError(.valueInvalid, member: member, .simulatorOtherKind)
        @unknown default:
            return SimulatorError(.descriptionInvalid, .simulatorNotReadable)
        }
    }
}

/// The members as they stand in JSON.
private struct Document: DecodableWithConfiguration {
    let description: DocumentDescription

    private enum Key: String, CodingKey, CaseIterable {
        case schema
        case mrz
        case holder
        case can
        case ldsVersion
        case dataGroups
        case portrait
        case face
        case fingers
        case irises
        case displayedPortrait
        case displayedSignature
        case dataFeatures
        case structureFeatures
        case substanceFeatures
        case personalDetails
        case documentDetails
        case optionalDetails
        case personsToNotify
        case deviations
        case files
        case country
        case signature
        case cscaSignature
        case cscaGenerations
        case withRevocationList
        case hash
        case explicitParameters
        case dateOfIssue
        case accessControl
        case pace
        case securityInfos
        case activeAuthentication
        case chipAuthentication
        case terminalAuthentication
        case lds2
        case passwords
        case pin
        case puk
    }

    init(from decoder: any Decoder, configuration profile: DocumentDescription) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = profile
        if let schema = try members.decodeIfPresent(String.self, forKey: .schema),
            schema != DocumentDescription.schema
        {
            throw SimulatorError(
                .valueInvalid, member: "schema", .simulatorOtherSchema(schema: DocumentDescription.schema))
        }
        if let lines = try members.decodeIfPresent([String].self, forKey: .mrz) {
            result.mrz = lines
            result.holder = nil
        }
        if let holder = try members.decodeIfPresent(DocumentHolder.self, forKey: .holder) {
            guard !members.contains(.mrz) else {
                throw SimulatorError(.valueInvalid, member: "holder", .simulatorZoneOrHolder)
            }
            result.mrz = try holder.zone().lines
            result.holder = holder.holder
        }
        result.can = try members.decodeIfPresent(String.self, forKey: .can) ?? result.can
        result.ldsVersion = try members.decodeIfPresent(forKey: .ldsVersion) ?? result.ldsVersion
        result.dataGroups = try members.decodeIfPresent([Int].self, forKey: .dataGroups) ?? result.dataGroups
        try Self.readBiometrics(members, &result)
        try Self.readDetails(members, &result)
        let files = try members.decodeIfPresent([String: String].self, forKey: .files)
        if files != nil { result.files = [:] }
        for (name, text) in (files ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard name.hasPrefix("DG"), let number = Int(name.dropFirst(2)), "DG\(number)" == name else {
                throw SimulatorError(.valueInvalid, member: "files", .simulatorFileNames)
            }
            result.files[number] = try Self.octets(text, member: "files.\(name)")
        }
        result.country = try members.decodeIfPresent(String.self, forKey: .country) ?? result.country
        result.signature = try members.decodeIfPresent(forKey: .signature) ?? result.signature
        result.cscaSignature = try members.decodeIfPresent(forKey: .cscaSignature) ?? result.cscaSignature
        result.cscaGenerations =
            try members.decodeIfPresent(Int.self, forKey: .cscaGenerations) ?? result.cscaGenerations
        result.withRevocationList =
            try members.decodeIfPresent(Bool.self, forKey: .withRevocationList) ?? result.withRevocationList
        result.hash = try members.decodeIfPresent(forKey: .hash) ?? result.hash
        result.explicitParameters =
            try members.decodeIfPresent(Bool.self, forKey: .explicitParameters) ?? result.explicitParameters
        if let date = try members.decodeIfPresent(String.self, forKey: .dateOfIssue) {
            result.dateOfIssue = try DocumentHolder.date(date, member: "dateOfIssue")
        }
        result.accessControl = try members.decodeIfPresent(forKey: .accessControl) ?? result.accessControl
        result.pace =
            try members.decodeIfPresent([PACECombinationMembers].self, forKey: .pace)?.map(\.offer) ?? result.pace
        result.securityInfos =
            try members.decodeIfPresent([String].self, forKey: .securityInfos)?.map {
                try Self.octets($0, member: "securityInfos")
            } ?? result.securityInfos
        if members.contains(.activeAuthentication) {
            // null is a document without one.
            result.activeAuthentication = try members.decodeIfPresent(
                ActiveAuthenticationMembers.self, forKey: .activeAuthentication
            )?.description
        }
        result.chipAuthentication =
            try members.decodeIfPresent([ChipAuthenticationMembers].self, forKey: .chipAuthentication)?
            .map(\.description) ?? result.chipAuthentication
        if members.contains(.terminalAuthentication) {
            result.terminalAuthentication = try members.decodeIfPresent(
                TerminalAuthenticationMembers.self, forKey: .terminalAuthentication
            )?.description
        }
        if members.contains(.lds2) {
            result.lds2 = try members.decodeIfPresent(LDS2Members.self, forKey: .lds2)?.description
        }
        result.passwords =
            try members.decodeIfPresent([String].self, forKey: .passwords)?.map { try Self.password($0) }
            ?? result.passwords
        result.pin = try members.decodeIfPresent(String.self, forKey: .pin) ?? result.pin
        result.puk = try members.decodeIfPresent(String.self, forKey: .puk) ?? result.puk
        description = result
    }

    /// Faces, fingers, eyes and displayed images. A member that is null is a document without that file.
    private static func readBiometrics(
        _ members: KeyedDecodingContainer<Key>, _ result: inout DocumentDescription
    ) throws {
        if let portrait = try members.image(forKey: .portrait) {
            guard !members.contains(.face) else {
                throw SimulatorError(.valueInvalid, member: "portrait", .simulatorFaceOrPortrait)
            }
            result.portrait = portrait
        }
        if let faces = try members.oneOrMore(FaceMembers.self, forKey: .face) {
            result.faces = faces.map(\.description)
        }
        if members.contains(.fingers) {
            result.fingers = try members.oneOrMore(FingerMembers.self, forKey: .fingers)?.map(\.description)
        }
        if members.contains(.irises) {
            result.irises = try members.oneOrMore(IrisMembers.self, forKey: .irises)?.map(\.description)
        }
        if members.contains(.displayedPortrait) {
            result.displayedPortraits = try members.images(of: .portrait, forKey: .displayedPortrait)
        }
        if members.contains(.displayedSignature) {
            result.displayedSignatures = try members.images(of: .signature, forKey: .displayedSignature)
        }
        let features: [(Key, WritableKeyPath<DocumentDescription, [[UInt8]]?>)] = [
            (.dataFeatures, \.dataFeatures), (.structureFeatures, \.structureFeatures),
            (.substanceFeatures, \.substanceFeatures),
        ]
        for (key, member) in features where members.contains(key) {
            result[keyPath: member] = try members.texts(forKey: key)?.map { try members.hexadecimal($0, key) }
        }
    }

    /// What is said of the holder, the document and others, and what departs from the standard.
    private static func readDetails(
        _ members: KeyedDecodingContainer<Key>, _ result: inout DocumentDescription
    ) throws {
        if members.contains(.personalDetails) {
            result.personalDetails = try members.decodeIfPresent(
                PersonalDetailsMembers.self, forKey: .personalDetails
            )?.details
        }
        if members.contains(.documentDetails) {
            result.documentDetails = try members.decodeIfPresent(
                DocumentDetailsMembers.self, forKey: .documentDetails
            )?.details
        }
        if members.contains(.optionalDetails) {
            result.optionalDetails = try members.hexadecimal(forKey: .optionalDetails)
        }
        if members.contains(.personsToNotify) {
            result.personsToNotify = try members.oneOrMore(PersonToNotifyMembers.self, forKey: .personsToNotify)?
                .map(\.person)
        }
        if let names = try members.texts(forKey: .deviations) {
            result.deviations = try names.map { name in
                let known = FieldDeviation.all.map(\.deviation)
                guard let deviation = known.first(where: { $0.rawValue == name }) else {
                    throw members.invalid(.deviations, .simulatorOneOf(words: known.map(\.rawValue)))
                }
                return deviation
            }
        }
    }

    private static func password(_ text: String) throws(SimulatorError) -> PasswordKind {
        guard let kind = PasswordKind(rawValue: text) else {
            throw SimulatorError(
                .valueInvalid, member: "passwords",
                .simulatorPasswordOneOf(words: PasswordKind.allCases.map(\.rawValue)))
        }
        return kind
    }

    private static func octets(_ text: String, member: String) throws(SimulatorError) -> [UInt8] {
        try DescriptionMember.octets(text, member: member)
    }
}

extension KeyedDecodingContainer {
    /// One of a closed list of words; the error names them.
    func decodeIfPresent<Value>(forKey key: Key) throws -> Value?
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let value = Value(rawValue: text) else {
            throw SimulatorError(
                .valueInvalid, member: DescriptionMember.path(codingPath + [key]),
                .simulatorOneOf(words: Value.allCases.map(\.rawValue)))
        }
        return value
    }
}

/// A member of any name, to find those that nobody asked for.
struct AnyMember: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static func check(_ decoder: any Decoder, known: [String]) throws {
        for member in try decoder.container(keyedBy: AnyMember.self).allKeys where !known.contains(member.stringValue) {
            throw SimulatorError(
                .memberUnknown, member: DescriptionMember.path(decoder.codingPath + [member]),
                .simulatorNoMember(known: known))
        }
    }
}
