# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What `epass trace` prints."""
from schemas.common import CODE, DEFINITIONS, said
from schemas.shape import FURTHER, HEX, NAME, OID, WORD, document, flag, many, number, one, ref, text, thing, time, true

STATUS = "^[0-9A-F]{4}$"
OBJECTS = many("Its data objects; left out where there are none.", ref("object"))
PART = ref("message", "Which part of the reading.")
OWN = {
    "object": thing("A data object, without its value.", {
        "tag": text("The tag: hexadecimal digits.", HEX), "length": number("Octets of its value."),
        "objects?": OBJECTS}),
    "step": thing("A step. What says nothing (null, false, an empty list) is left out.", {
        "event": one("What happened.", ["command", "reset", "restore"]),
        "number?": number("The number of the command, from 1.", 1), "milliseconds": number("Since the beginning."),
        "microseconds": number("How long it took."),
        "phase?": text("How far the reading was; the set is open.", WORD),
        "file?": text("The file that is read.", NAME),
        "command?": thing("The command.", {
            "head": text("CLA INS P1 P2: hexadecimal digits.", HEX), "length": number("How many octets."),
            "lc": number("Lc, octets of data."), "ne?": number("The most octets that are asked for."),
            "extended?": true("Left out where false: with extended length fields."),
            "malformed?": true("Left out where false: it is no command of ISO/IEC 7816-4."), "objects?": OBJECTS,
            "name?": text("The file or application that is selected: hexadecimal digits.", HEX),
            "offset?": number("From where is read."), "mechanism?": text("The protocol that MSE:Set sets.", OID),
            "password?": number("The kind of password that MSE:Set AT names: 1 MRZ, 2 CAN, 3 PIN, 4 PUK.", 1, most=4),
            "protectedNe?": number("Ne of the command within secure messaging.")}),
        "answer?": thing("The answer.", {
            "length": number("Octets of data."), "objects?": OBJECTS, "statusWord?": text("The status word.", STATUS),
            "protectedStatusWord?": text("The status word within secure messaging.", STATUS)}),
        "atr?": text("The answer to reset: hexadecimal digits.", HEX),
        "code?": text("What went wrong, area.code: Docs/errors.md.", CODE), "part": PART,
        "asked": ref("message", "The command in words."), "answered": ref("message", "What came of it in words.")}),
    **{name: DEFINITIONS[name] for name in ("tool", "error", "message", "argument")},
}
VIEW = thing("", {
    "trace": thing("How the trace begins.", {
        "schema": text("The format of the trace.", "^epass-trace/[0-9]+$"), "tool": ref("tool"),
        "startedAt": time("When; null where no clock ran.", True), "unsafe": flag("Whether it holds every octet."),
        "reader": text("The reader; null where it has no name.", null=True),
        "protocol": text("The transmission protocol."), "atr": text("The answer to reset: hexadecimal digits.", HEX),
        "maximumCommandLength": number("How many octets of a command the reader was taken to pass on."),
        "maximumResponseLength": number("How many octets of a response.")}),
    "cut": flag("Whether its end is missing."), "steps": many("Each step.", ref("step")),
    "summary": thing("All steps together.", {
        "commandCount": number("How many commands."), "resetCount": number("How many resets."),
        "restoreCount": number("How often the channel was restored."),
        "errorCount": number("How many commands failed."),
        "octetsSent": number("Octets of commands."), "octetsReceived": number("Octets of responses."),
        "milliseconds": number("From beginning to end."), "waitedMicroseconds": number("Waited for answers."),
        "parts": many("Each part.", thing("A part.", {
            "part": PART, "number": number("The number of its first command; null where it has none.", 1, True),
            "commandCount": number("How many."),
            "octetsReceived": number("Octets of responses."), "microseconds": number("Waited for answers.")})),
        "slowest": many("The slowest commands, by their numbers.", number("A number.", null=True)),
        "statusWords": many("Each status word.", thing("One.", {
            "statusWord": text("The word.", STATUS), "count": number("How often.", 1),
            **said("What it means")}))})})
SCHEMAS = {"epass-trace-steps-1": document(
    "epass-trace-steps", 1, "What epass trace --json prints (epass-trace-steps/1)",
    "The steps of a trace: Docs/trace.md. " + FURTHER, OWN, VIEW, failing=True)}
