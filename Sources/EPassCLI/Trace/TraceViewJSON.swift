// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassMessages

/// What `epass trace --json` prints: the members of the trace without octets, and English words beside them.
enum TraceViewJSON {
    static let schema = "epass-trace-steps/1"

    static func value(_ view: TraceView) -> JSONValue {
        .members(
            ("schema", .string(schema)), ("trace", view.trace.head.json), ("cut", .boolean(view.trace.isCut)),
            ("steps", .array(view.rows.map(step))), ("summary", summary(view)))
    }

    static func error(_ error: CLIError) -> JSONValue {
        .members(("schema", .string(schema)), ("error", error.json))
    }

    private static func step(_ row: TraceRow) -> JSONValue {
        .object(
            (row.step.json.object ?? []) + [
                JSONMember(name: "part", value: .string(row.part.english)),
                JSONMember(name: "commandWords", value: .string(row.command.english)),
                JSONMember(name: "answerWords", value: .string(row.answer.english)),
            ])
    }

    private static func summary(_ view: TraceView) -> JSONValue {
        .members(
            ("commands", .number(view.commands)), ("resets", .number(view.resets)),
            ("restores", .number(view.restores)), ("errors", .number(view.failures)),
            ("octetsSent", .number(view.octetsSent)), ("octetsReceived", .number(view.octetsReceived)),
            ("milliseconds", .number(view.milliseconds)), ("microsecondsWaited", .number(view.microseconds)),
            ("parts", .array(view.parts.map(part))), ("slowest", .array(view.slowest.map { .number($0.step.number) })),
            ("statusWords", .array(view.statusWords.map { word($0.statusBytes, count: $0.count) })))
    }

    private static func part(_ part: TraceView.Part) -> JSONValue {
        .members(
            ("part", .string(part.part.english)), ("number", .number(part.number)),
            ("commands", .number(part.commands)), ("octetsReceived", .number(part.octetsReceived)),
            ("microseconds", .number(part.microseconds)))
    }

    private static func word(_ word: StatusBytes, count: Int) -> JSONValue {
        .members(
            ("status", .string(word.description)), ("count", .number(count)),
            ("meaning", .string(word.message.english)))
    }
}
