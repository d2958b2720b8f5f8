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

    /// The step as the file has it, with the names that all formats have for status words and codes.
    private static func step(_ row: TraceRow) -> JSONValue {
        renamed(row.step.json).with(
            .members(("part", row.part.json), ("asked", row.command.json), ("answered", row.answer.json)))
    }

    private static func renamed(_ value: JSONValue) -> JSONValue {
        let names = ["status": "statusWord", "protectedStatus": "protectedStatusWord", "error": "code"]
        guard let members = value.object else { return value }
        return .object(members.map { JSONMember(name: names[$0.name] ?? $0.name, value: renamed($0.value)) })
    }

    private static func summary(_ view: TraceView) -> JSONValue {
        .members(
            ("commandCount", .number(view.commands)), ("resetCount", .number(view.resets)),
            ("restoreCount", .number(view.restores)), ("errorCount", .number(view.failures)),
            ("octetsSent", .number(view.octetsSent)), ("octetsReceived", .number(view.octetsReceived)),
            ("milliseconds", .number(view.milliseconds)), ("waitedMicroseconds", .number(view.microseconds)),
            ("parts", .array(view.parts.map(part))), ("slowest", .array(view.slowest.map { .number($0.step.number) })),
            ("statusWords", .array(view.statusWords.map { word($0.statusBytes, count: $0.count) })))
    }

    private static func part(_ part: TraceView.Part) -> JSONValue {
        .members(
            ("part", part.part.json), ("number", .number(part.number)),
            ("commandCount", .number(part.commands)), ("octetsReceived", .number(part.octetsReceived)),
            ("microseconds", .number(part.microseconds)))
    }

    private static func word(_ word: StatusBytes, count: Int) -> JSONValue {
        JSONValue.members(("statusWord", .string(word.description)), ("count", .number(count))).saying(word.message)
    }
}
