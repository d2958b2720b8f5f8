// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
public import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSeals

/// The forms of JSON in which programs pass on what they read, each known by its members (`Docs/evidence.md`).
package enum EvidenceForm {
    /// The one of this package: `files`.
    case files
    /// The document of gmrtd: `lds1`, at the top or in `document`.
    case gmrtd
    /// What vcmrtd and its wallet send: `data_groups`.
    case dataGroups
    /// The session of Regula's SDKs: `applications`, at the top or in `rfidSessionData`.
    case applications
    /// Files by their names, and nothing around them: `DG1`, `sod`.
    case flat

    /// The name of the schema that the first form may state.
    package static let schema = "epass-files/1"

    /// The schema that an object states, where it is one of this package; nil for any other object.
    package static func ownSchema(of value: JSONValue) -> String? {
        value["schema"]?.word.flatMap { $0.hasPrefix("epass-") ? $0 : nil }
    }

    /// Whether an object states a schema of this package, or has a member of a document in any form: whoever adds
    /// members to it makes nothing else of it.
    package static func isClaimed(_ value: JSONValue) -> Bool {
        ownSchema(of: value) != nil
            || value.object?.contains { names.contains($0.name) || DocumentFileName($0.name) != nil } ?? false
    }

    private static let names: Set<String> = [
        "files", "document", "lds1", "data_groups", "rfidSessionData", "applications",
    ]

    /// The form of an object; nil for one that is none. One that names the schema of the first form is of that form,
    /// whatever it lacks.
    ///
    /// - Throws: `EvidenceError` with code `evidence.severalDocuments` where a document stands in a second form beside:
    ///   whoever takes the object from here could read the other one.
    static func form(of value: JSONValue, at place: String) throws(EvidenceError) -> EvidenceForm? {
        guard value["schema"]?.word != schema else { return .files }
        let places: [(form: Self, content: JSONValue?, isMember: Bool)] = [
            (.files, value["files"], true), (.gmrtd, value["document"]?["lds1"], true), (.gmrtd, value["lds1"], false),
            (.dataGroups, value["data_groups"], true),
            (.applications, value["rfidSessionData"]?["applications"], true),
            (.applications, value["applications"], true),
        ]
        let containers = places.filter { place in
            place.form == .applications ? place.content?.array != nil : place.content?.object != nil
        }
        let filled = containers.filter { $0.content?.array?.isEmpty == false || $0.content?.object?.isEmpty == false }
        // Of gmrtd's document at the top, and of `ef_sod` beside `data_groups`, the other files stand there, too.
        let isFlat = value.object?.contains { member in
            guard DocumentFileName(member.name) != nil, member.value != .null else { return false }
            return !filled.contains {
                !$0.isMember || ($0.form == .dataGroups && soleFileNames.contains(where: member.isNamed))
            }
        }
        guard filled.count + (isFlat == true ? 1 : 0) <= 1 else {
            throw EvidenceError(.severalDocuments, path: place, .evidenceSeveralForms)
        }
        return filled.first?.form ?? (isFlat == true ? .flat : containers.first?.form)
    }

    /// The file that stands beside `data_groups`.
    static let soleFileNames = ["ef_sod", "EF_SOD"]
}

extension Evidence.Builder {
    /// Takes a JSON text of one of the forms in `Docs/evidence.md`: files by their names, what gmrtd, NFCPassportReader
    /// and vcmrtd write, and the members that SDKs document. What a form has beside the files is passed over; the form
    /// of this package is strict.
    ///
    /// - Parameters:
    ///   - octets: the text; numbers with a fraction are taken, and mean nothing.
    ///   - place: what is called by it in errors, before the member.
    ///   - limits: the bounds of the text.
    /// - Throws: `EvidenceError` with the member, or the position in the text: `evidence.formUnknown`,
    ///   `evidence.memberInvalid`, codes of `json.`, and as ``add(_:as:from:)``.
    public mutating func add(
        json octets: [UInt8], from place: String = "", limits: JSONLimits = .default
    ) throws(EvidenceError) {
        let text = octets.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(octets.dropFirst(3)) : octets
        var limits = limits
        limits.takesFractions = true
        let value: JSONValue
        do { value = try JSONValue(parsing: text, limits: limits) } catch { throw EvidenceError(error) }
        try add(value, from: place)
    }

    /// As ``add(json:from:limits:)``, of what was read as JSON already.
    package mutating func add(_ value: JSONValue, from place: String) throws(EvidenceError) {
        let whole = MemberReader(value, path: place)
        // A bundle, or a report, has members that stand in forms of others, too.
        if let schema = EvidenceForm.ownSchema(of: value), schema != EvidenceForm.schema {
            throw EvidenceError(
                .schemaUnknown, path: whole.place("schema"), .evidenceSchemaUnknown(schema: EvidenceForm.schema))
        }
        guard !VDSNC.hasMembers(value) || !EvidenceForm.isClaimed(value) else {
            throw EvidenceError(.memberInvalid, path: whole.place("sig"), .evidenceSealBesideDocument)
        }
        guard let form = try EvidenceForm.form(of: value, at: place) else {
            throw EvidenceError(.formUnknown, path: place, .evidenceFormUnknown)
        }
        switch form {
        case .files: try addFiles(whole)
        case .gmrtd: try addGMRTD(whole)
        case .dataGroups: try addDataGroups(whole)
        case .applications: try addApplications(whole)
        case .flat: try addFlat(whole)
        }
    }

    // MARK: Forms

    private mutating func addFiles(_ whole: MemberReader) throws(EvidenceError) {
        try whole.allow(["schema", "files", "printedMRZ", "activeAuthentication", "reader"])
        if let schema = try whole.optional("schema", .word), schema != EvidenceForm.schema {
            throw EvidenceError(
                .schemaUnknown, path: whole.place("schema"), .evidenceSchemaUnknown(schema: EvidenceForm.schema))
        }
        let files = try whole.member("files")
        // What is null or empty was not read: writers of members that may be missing give all.
        for member in files.value.object ?? [] where ![.null, .string("")].contains(member.value) {
            let entry = files.entry(member)
            guard DocumentFileName(member.name) != nil else {
                throw EvidenceError(.nameUnknown, path: entry.path, .evidenceNameUnknown)
            }
            try add(entry, named: member.name)
        }
        if let zone = whole.optional("printedMRZ") {
            let text = try zone.short()
            do throws(MRZError) { printed = try AccessInput.parse(text) } catch {
                throw EvidenceError(.memberInvalid, path: zone.path, error.message)
            }
        }
        if let answer = whole.optional("activeAuthentication") {
            try answer.allow(["challenge", "response"])
            try add(challenge: try answer.member("challenge"), response: try answer.member("response"))
        }
        guard let reader = whole.optional("reader") else { return }
        try reader.allow(["name", "version", "opened", "password", "succeeded"])
        tool = ToolIdentity(
            name: try reader.optional("name", .shortText) ?? "",
            version: try reader.optional("version", .shortText) ?? "")
        if let opened: AccessEvidence.AccessProtocol = try reader.optional("opened", .choice) {
            let password: AccessPasswordKind? = try reader.optional("password", .choice)
            guard password != .mrz || whole.optional("printedMRZ") != nil else {
                throw EvidenceError(.memberMissing, path: reader.place("password"), .evidenceZoneOfPassword)
            }
            tell(opened: opened, with: password)
        }
        let claims: [ReaderClaim]? = try reader.optional(
            "succeeded", .list(atMost: ReaderClaim.allCases.count, .choice))
        for claim in claims ?? [] { tell(claim) }
    }

    private mutating func addGMRTD(_ whole: MemberReader) throws(EvidenceError) {
        let document = whole.optional("document").flatMap { $0.value["lds1"] == nil ? nil : $0 } ?? whole
        try add(filesOf: document, named: Self.rawData)
        try add(filesOf: try document.member("lds1"), named: Self.rawData)
        tool = tool ?? ToolIdentity(name: "gmrtd", version: "")
        guard let session = whole.optional("session"), session.value.object != nil else { return }
        func succeeded(_ name: String) -> Bool { session.optional(name)?.value["success"] == .boolean(true) }
        if succeeded("paceResult") {
            tell(opened: .pace, with: nil)
        } else if succeeded("bacResult") {
            tell(opened: .bac, with: nil)
        }
        let claims: [(String, ReaderClaim)] = [
            ("passiveAuthResult", .passiveAuthentication), ("activeAuthResult", .activeAuthentication),
            ("chipAuthResult", .chipAuthentication), ("paceCamResult", .chipAuthenticationMapping),
        ]
        for (name, claim) in claims where succeeded(name) { tell(claim) }
        if let answer = session.optional("activeAuthResult")?.optional("evidence") {
            try add(challenge: answer.optional("nonce"), response: answer.optional("signature"))
        }
    }

    private static let rawData = "rawData"

    private mutating func addDataGroups(_ whole: MemberReader) throws(EvidenceError) {
        try add(filesOf: try whole.member("data_groups"), named: nil)
        for name in EvidenceForm.soleFileNames {
            if let sod = whole.optional(name) { try add(sod, named: "EF.SOD") }
        }
        try add(challenge: whole.optional("nonce"), response: whole.optional("aa_signature"))
    }

    private mutating func addApplications(_ whole: MemberReader) throws(EvidenceError) {
        let session = whole.optional("rfidSessionData").flatMap { $0.value["applications"] == nil ? nil : $0 } ?? whole
        for application in try session.member("applications").elements(atMost: 16) {
            // The others of its list are other applications than the travel document.
            guard application.optional("type").map({ $0.value == .integer(1) }) ?? true,
                let files = application.optional("files")
            else { continue }
            for file in try files.elements(atMost: 64) {
                guard let identifier = file.optional("fileID"), let data = file.optional("fileData")?.optional("data")
                else { continue }
                let name = try identifier.short()
                if DocumentFileName(name) == nil { passOver(identifier.path) } else { try add(data, named: name) }
            }
        }
    }

    private mutating func addFlat(_ whole: MemberReader) throws(EvidenceError) {
        try add(filesOf: whole, named: nil)
        try add(challenge: whole.optional("AAChallenge"), response: whole.optional("AASignature"))
    }

    // MARK: Members

    /// Each member of an object that has the name of a file: its octets, or those of its member of that name.
    private mutating func add(filesOf object: MemberReader, named inner: String?) throws(EvidenceError) {
        guard let members = object.value.object else { throw object.invalid(.evidenceNoObject) }
        for member in members where member.value != .null && !Self.isAnswer(member.name) {
            let entry = object.entry(member)
            let content = inner.map(entry.optional) ?? entry
            if DocumentFileName(member.name) == nil {
                if inner == nil { passOver(entry.path) }
            } else if let content {
                try add(content, named: member.name)
            }
        }
    }

    private static func isAnswer(_ name: String) -> Bool { ["AAChallenge", "AASignature"].contains(name) }

    private mutating func add(_ member: MemberReader, named name: String) throws(EvidenceError) {
        let meaning = DocumentFileName(name)
        let octets = try member.octets(as: meaning?.files ?? [], meaning?.text ?? .either)
        try add(octets, named: Self.withoutEnding(name), from: member.path)
    }

    /// A name whose content is octets: what an ending says of it was for the text.
    private static func withoutEnding(_ name: String) -> String {
        guard DocumentFileName(name)?.text != nil else { return name }
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Challenge and response, where there is a response: a challenge that was never answered says nothing.
    private mutating func add(challenge: MemberReader?, response: MemberReader?) throws(EvidenceError) {
        guard let response, response.value != .string("") else { return }
        guard let challenge else { throw EvidenceError(.memberMissing, path: response.path, .evidenceChallengeAlone) }
        try answer(to: try challenge.octets(), try response.octets(), from: challenge.path)
    }
}

extension MemberReader {
    /// A text of at most 256 octets.
    fileprivate func short() throws(EvidenceError) -> String { try MemberKind<String>.shortText.read(self) }

    /// Octets as a text of hexadecimal digits or base64, or as a list of numbers.
    fileprivate func octets(
        as files: [LDSFile] = [], _ kind: EncodedOctets.Text = .either
    ) throws(EvidenceError) -> [UInt8] {
        if let values = value.array {
            return try values.enumerated().map { index, value throws(EvidenceError) in
                guard let octet = value.integer.flatMap({ UInt8(exactly: $0) }) else {
                    throw MemberReader(value, path: "\(path)[\(index)]").invalid(.evidenceNoNumber(least: 0, most: 255))
                }
                return octet
            }
        }
        let text = Array(try string().utf8)
        guard let octets = EncodedOctets.octets(text: text, as: files, kind) else {
            throw EvidenceError(
                .textUndecodable, path: path, at: EncodedOctets.fault(in: text, kind), .evidenceTextUndecodable)
        }
        return octets
    }
}
