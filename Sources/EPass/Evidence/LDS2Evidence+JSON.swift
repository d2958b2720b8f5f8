// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

extension LDS2Evidence: EvidenceObject {
    var recordedJSON: JSONValue {
        .members(
            ("application", .string(application.rawValue)), ("state", .string(state.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("files", .array(files.map(\.recordedJSON))))
    }

    init(_ member: MemberReader) throws(EvidenceError) {
        try member.allow(["application", "state", "statusWord", "files"])
        let application: LDS2Application = try member.required("application", .choice)
        self.init(
            application: application, state: try member.required("state", .choice),
            statusBytes: try member.optional("statusWord", .statusBytes))
        let files = try member.member("files")
        for entry in try files.elements(atMost: application.files.count) {
            let file = try LDS2FileEvidence(entry, in: application)
            guard self.entry(file.file) == nil else { throw entry.invalid(.evidenceWordTwice) }
            self.files.append(file)
        }
        guard state == .read || self.files.isEmpty else { throw files.invalid(.evidenceFileContradictory) }
    }
}

extension LDS2FileEvidence {
    fileprivate var recordedJSON: JSONValue {
        .members(
            ("file", .string(file.name)), ("state", .string(state.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("channel", .number(channel)),
            ("records", .array(records.map { .string(Base64.text($0)) })))
    }

    fileprivate init(_ member: MemberReader, in application: LDS2Application) throws(EvidenceError) {
        try member.allow(["file", "state", "statusWord", "channel", "records"])
        let name = try member.member("file")
        guard let file = LDS2File(name: try MemberKind<String>.word.read(name), in: application) else {
            throw name.invalid(.evidenceNoFile)
        }
        let most = file.maximumRecords ?? 1
        self.init(
            file: file, state: try member.required("state", .choice),
            statusBytes: try member.optional("statusWord", .statusBytes),
            channel: try member.required("channel", .channel),
            records: try member.required("records", .list(atMost: most, .base64)))
        guard records.allSatisfy({ !$0.isEmpty }), file.maximumRecords != nil || (state == .read) == !records.isEmpty
        else { throw member.invalid(.evidenceFileContradictory) }
    }
}

extension LDS2GrantedRights: EvidenceRecord {
    static var blank: Self { Self(application: .travelRecords, octets: []) }
    static let members: [EvidenceMember<Self>] = [
        .required("application", \.application, .choice),
        .required("rights", \.octets, .hexadecimal(atMost: 17)),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        guard octets.count == (application == .additionalBiometrics ? 17 : 1) else {
            throw member.invalid(.evidenceNoHexadecimal(count: 17))
        }
    }
}
