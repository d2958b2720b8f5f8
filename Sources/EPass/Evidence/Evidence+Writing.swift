// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
public import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

extension Evidence {
    /// The bundle: one JSON object, always the same octets for the same evidence.
    public func json() -> JSONValue {
        .members(
            ("schema", .string(Self.schema)),
            ("tool", tool.json),
            ("startedAt", .text(startedAt?.description)),
            ("reader", reader?.json ?? .null),
            ("access", access.json),
            ("chip", chip.json),
            ("files", .array(files.map(\.json))),
            ("printed", printed.json),
            ("exchange", exchange?.json ?? .null),
            ("deviations", .array(deviations.map(JSONValue.string))),
            ("error", failure?.recordedJSON ?? .null))
    }
}

extension ToolIdentity {
    var json: JSONValue { .members(("name", .string(name)), ("version", .string(version))) }
}

extension ReaderDescription {
    var json: JSONValue {
        .members(
            ("name", .text(name)), ("atr", .string(Hexadecimal.text(atr))), ("protocol", .string(protocolName)))
    }
}

extension ExchangeCounts {
    var json: JSONValue {
        .members(
            ("commands", .number(commands)), ("bytesSent", .number(bytesSent)),
            ("bytesReceived", .number(bytesReceived)), ("milliseconds", .number(milliseconds)))
    }
}

extension FileEvidence {
    fileprivate var json: JSONValue {
        .members(
            ("file", .string(file.name)), ("state", .string(state.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("protected", .boolean(isProtected)),
            ("channel", .number(channel)), ("octets", .text(octets.map(Base64.text))),
            ("trailing", .text(trailing.map(Base64.text))))
    }
}

extension PrintedEvidence {
    fileprivate var json: JSONValue {
        .members(
            ("source", .string(source.rawValue)),
            (
                "fields",
                .array(
                    fields.map {
                        .members(
                            ("field", .string($0.field.rawValue)), ("outcome", .string($0.outcome.rawValue)))
                    })
            ), ("format", .text(form?.format.rawValue)),
            (
                "wrongCheckDigits",
                form.map { .array($0.wrongCheckDigits.map { .string($0.rawValue) }) } ?? .null
            ))
    }
}

extension ReadError {
    /// What a bundle and a report both have of it.
    var json: JSONValue {
        .members(
            ("code", .string(code.rawValue)), ("phase", .string(phase.rawValue)),
            ("statusWord", .text(statusBytes?.description)), ("message", RecordedMessage.words(of: message)),
            ("remedy", RecordedMessage.words(of: remedy)), ("triesLeft", .number(triesLeft)))
    }

    /// The same with keys and arguments, so that it is said again in any language.
    fileprivate var recordedJSON: JSONValue {
        .object(
            (json.object ?? []) + RecordedMessage.members(message, key: "messageKey", arguments: "arguments")
                + RecordedMessage.members(remedy, key: "remedyKey", arguments: "remedyArguments"))
    }
}
