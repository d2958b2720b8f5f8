// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

extension LDS2Entry {
    /// As a report has it.
    var json: JSONValue {
        .members(
            ("application", .string(application.rawValue)), ("state", .string(state.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("files", .array(files.map(\.json))))
    }
}

extension LDS2FileEntry {
    fileprivate var json: JSONValue {
        .members(
            ("file", .string(file.name)), ("state", .string(state.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("records", .array(records.map(\.json))))
    }
}

extension LDS2RecordEntry {
    fileprivate var json: JSONValue {
        .members(
            ("number", .number(number)), ("length", .number(length)), ("result", .text(result?.rawValue)),
            ("content", content?.json ?? .null), ("signer", .text(signer)),
            ("checks", .array(findings.map(\.json))), ("problem", error?.json ?? .null),
            ("deviations", .array(deviations.map(JSONValue.string))))
    }
}

extension LDS2RecordEntry.Content {
    fileprivate var json: JSONValue {
        switch self {
        case .stamp(let stamp):
            .members(
                ("state", .string(stamp.state)), ("date", .string(stamp.date.description)),
                ("inspectionAuthority", .string(stamp.inspectionAuthority)),
                ("inspectionLocation", .string(stamp.inspectionLocation)),
                ("inspectorReference", .string(stamp.inspectorReference)), ("visaStatus", .text(stamp.visaStatus)),
                ("result", .text(stamp.result)), ("mode", .text(stamp.mode?.rawValue)),
                ("daysOfStay", .number(stamp.daysOfStay)), ("conditions", .text(stamp.conditions)))
        case .visa(let visa):
            .members(
                ("issuer", .string(visa.issuer)), ("documentType", .string(visa.documentType)),
                ("documentNumber", .string(visa.documentNumber)), ("placeOfIssue", .string(visa.placeOfIssue)),
                ("effectiveDate", .string(visa.effectiveDate.description)),
                ("expirationDate", .string(visa.expirationDate.description)), ("name", .string(visa.name)),
                ("dateOfBirth", .string(visa.dateOfBirth)), ("sex", .string(visa.sex)),
                ("nationality", .string(visa.nationality)), ("passportNumber", .text(visa.passportNumber)))
        case .biometrics(let length): .members(("length", .number(length)))
        case .certificate(let country, let serialNumber):
            .members(
                ("country", .string(country)), ("serialNumber", .string(Hexadecimal.text(serialNumber))))
        }
    }
}
