// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassTestSupport
import Testing

@Suite("The error of a reading in evidence", .timed)
struct EvidenceErrorTests {
    /// One error for each type of argument that a reading's error has, and one with all that its code says.
    static let errors = [
        ReadError(.cancelled, phase: .files),
        ReadError(.deadlineExceeded, phase: .files, message: .sessionTooSlow(seconds: 60)),
        ReadError(
            .inputInvalid, phase: .connect, message: .readerNoneNamed(name: "SCM \"1\" {x}\u{202E}"),
            remedy: .readerGiveName(names: ["SCM 1", "SCM 2"])),
        ReadError(
            .chipRefused, phase: .access, message: .bacBlocked(meaning: .apduStatusTriesLeft(count: 3))),
        ReadError(
            .chipRefused, phase: .access,
            message: .readEachOfferLeftOut(
                reasons: [.readLeftOutVersionNotSupported, .readLeftOutProtocolUnknown])),
        ReadError(.chipRefused, phase: .chip, message: .cvcNotYetEffective(first: "2026-03-01")),
    ]

    private static func bundle(_ error: ReadError) throws -> Evidence {
        var evidence = Evidence(origin: .chip, tool: .library)
        evidence.failure = error
        return evidence
    }

    @Test(
        "it is read back with its key and each argument, so that it is said in any language", arguments: errors.indices)
    func roundTrip(_ index: Int) throws {
        let error = Self.errors[index]
        let octets = try Self.bundle(error).json().octets()
        let back = try Evidence(parsing: octets)
        #expect(back.failure?.message == error.message && back.failure?.remedy == error.remedy)
        #expect(back.json().octets() == octets)
    }

    @Test("a report of the reading and one of its bundle have the same error", arguments: errors.indices)
    func reports(_ index: Int) throws {
        let evidence = try Self.bundle(Self.errors[index])
        let trust = try SimulatedDocument("default").trust
        let read = Inspection.judge(evidence, trust: trust, at: SimulatedDocument.time).json()
        let verified = Inspection.judge(
            try Evidence(parsing: evidence.json().octets()), trust: trust, at: SimulatedDocument.time
        ).json()
        #expect(read["error"]?["messageKey"]?.string == Self.errors[index].message.key.name)
        #expect(read["error"] == verified["error"])
    }

    @Test("the error of a simulated reading has its keys in the bundle")
    func simulated() async throws {
        for evidence in [
            try await SimulatedDocument("card-lost").read(),
            try await SimulatedDocument("default").read(AccessInput.none),
        ] {
            let error = try #require(evidence.failure)
            let json = try #require(evidence.json()["error"])
            #expect(json["messageKey"]?.string == error.message.key.name)
            #expect(json["remedyKey"]?.string == error.remedy.key.name)
            #expect(try Evidence(parsing: evidence.json().octets()).failure?.message == error.message)
        }
    }

    @Test("a bundle of before has words alone, which are found again or stay as they are")
    func words() throws {
        func parsed(_ message: String) throws -> Message? {
            try Evidence(parsing: try Self.text(message: message, [:])).failure?.message
        }
        #expect(try parsed("The reading was cancelled between two commands.") == .errorReadCancelled)
        #expect(try parsed("Somebody's own words.") == .readRecordedWords(text: "Somebody's own words."))
        // No words of a verdict become one.
        let verdict = try #require(MessageKey.all.first { $0.name.hasPrefix("headline.") && !$0.english.contains("{") })
        #expect(try parsed(verdict.english) == .readRecordedWords(text: verdict.english))
    }

    @Test("what a bundle cannot hold stays words")
    func bounds() throws {
        let long = ReadError(
            .chipRefused, phase: .files, message: .plainText(text: String(repeating: "x", count: 1_001)))
        let error = try #require(try Self.bundle(long).json()["error"])
        #expect(error["messageKey"] == nil && error["arguments"] == nil && error["remedyKey"] != nil)
        let back = try Evidence(parsing: try Self.bundle(long).json().octets())
        #expect(back.failure?.message == .readRecordedWords(text: long.message.english))
    }

    @Test("no key of a verdict is one of a reading")
    func keys() {
        let areas = [
            "headline", "check", "report", "trust", "chip", "signature", "revocation", "path", "label", "note",
            "opened",
        ]
        for key in MessageKey.all where areas.contains(where: { key.name.hasPrefix($0 + ".") }) {
            #expect(!key.isOfReading, "\(key)")
        }
        for code in ReadError.Code.allCases { #expect(code.message.isOfReading && code.remedy.isOfReading) }
    }

    // MARK: Hostile bundles

    /// A bundle whose error has that message, and further members; keys and arguments are those given.
    private static func text(message: String, _ members: [String: JSONValue]) throws -> [UInt8] {
        let error = ReadError(.cancelled, phase: .files)
        let evidence = try bundle(error).json()
        let given = members.map { JSONMember(name: $0.key, value: $0.value) }
        let json = JSONValue.object(
            (evidence.object ?? []).map { member in
                guard member.name == "error" else { return member }
                let own = (member.value.object ?? []).filter {
                    !["message", "messageKey", "arguments", "remedyKey", "remedyArguments"].contains($0.name)
                }
                let words = JSONMember(name: "message", value: .string(message))
                return JSONMember(name: "error", value: .object(own + [words] + given))
            })
        return json.octets()
    }

    private static func nested(_ depth: Int) -> JSONValue {
        guard depth > 0 else { return .members(("key", .string("apdu.status9000"))) }
        return .members(
            ("key", .string("bac.ended")),
            ("arguments", .members(("meaning", .members(("message", nested(depth - 1)))))))
    }

    struct Forgery: Sendable {
        let what: String
        var message = "The reading took more than 60 seconds."
        let members: [String: JSONValue]
        /// Empty where it is none that is refused.
        var path = ""
    }

    private static let seconds = JSONValue.members(("seconds", .members(("number", .integer(60)))))

    static let forgeries = [
        Forgery(what: "no words", message: " ", members: [:], path: "error.message"),
        Forgery(
            what: "words without end", message: String(repeating: "x", count: 4_001), members: [:],
            path: "error.message"),
        Forgery(what: "a key that is no text", members: ["messageKey": .integer(1)], path: "error.messageKey"),
        Forgery(what: "arguments without a key", members: ["arguments": seconds], path: "error.arguments"),
        Forgery(
            what: "an argument without its type",
            members: ["messageKey": .string("session.tooSlow"), "arguments": .members(("seconds", .integer(60)))],
            path: "error.arguments[0]"),
        Forgery(
            what: "an argument of two types",
            members: [
                "messageKey": .string("session.tooSlow"),
                "arguments": .members(("seconds", .members(("number", .integer(60)), ("text", .string("60"))))),
            ], path: "error.arguments[0]"),
        Forgery(
            what: "more arguments than any message has",
            members: [
                "messageKey": .string("session.tooSlow"),
                "arguments": .object(
                    (0..<17).map { JSONMember(name: "a\($0)", value: .members(("number", .integer(60)))) }),
            ], path: "error.arguments"),
        Forgery(
            what: "a list that is too long",
            members: [
                "messageKey": .string("reader.giveName"),
                "arguments": .members(
                    ("names", .members(("list", .array([JSONValue](repeating: .string(""), count: 65)))))),
            ], path: "error.arguments[0].list"),
        Forgery(
            what: "a text that is too long",
            members: [
                "messageKey": .string("plain.text"),
                "arguments": .members(
                    ("text", .members(("text", .string(String(repeating: "x", count: 1_001)))))),
            ], path: "error.arguments[0].text"),
        Forgery(
            what: "messages in messages without end",
            members: [
                "messageKey": .string("bac.ended"),
                "arguments": .members(("meaning", .members(("message", nested(4))))),
            ],
            path: "error.arguments[0].message.arguments[0].message.arguments[0].message.arguments[0].message"),
    ]

    /// What another version, or somebody else, could have written.
    static let strangers = [
        Forgery(
            what: "a key that there is not", members: ["messageKey": .string("session.tooSlowly")]),
        Forgery(
            what: "a key of a verdict", message: "VERIFIED", members: ["messageKey": .string("headline.verified")]),
        Forgery(
            what: "a key of a check's finding", members: ["messageKey": .string("chip.terminalAccepted")]),
        Forgery(
            what: "a key of a verdict inside",
            members: [
                "messageKey": .string("bac.ended"),
                "arguments": .members(
                    ("meaning", .members(("message", .members(("key", .string("chip.terminalAccepted"))))))),
            ]),
        Forgery(
            what: "no arguments where there are some", members: ["messageKey": .string("session.tooSlow")]),
        Forgery(
            what: "an argument of another type",
            members: [
                "messageKey": .string("session.tooSlow"),
                "arguments": .members(("seconds", .members(("text", .string("60"))))),
            ]),
        Forgery(
            what: "an argument of another name",
            members: [
                "messageKey": .string("session.tooSlow"),
                "arguments": .members(("minutes", .members(("number", .integer(60))))),
            ]),
        Forgery(
            what: "other words than the key's", message: "All is well.",
            members: ["messageKey": .string("session.tooSlow"), "arguments": seconds]),
        Forgery(
            what: "other words than the arguments give", message: "The reading took more than 6 seconds.",
            members: ["messageKey": .string("session.tooSlow"), "arguments": seconds]),
        Forgery(
            what: "a remedy with other words", message: "Read.",
            members: ["remedyKey": .string("remedy.read.inputInvalid")]),
    ]

    @Test("a key that does not give the words beside it leaves them words", arguments: strangers.indices)
    func foreign(_ index: Int) throws {
        let stranger = Self.strangers[index]
        let evidence = try Evidence(parsing: try Self.text(message: stranger.message, stranger.members))
        let failure = try #require(evidence.failure)
        #expect(failure.message == .readRecordedWords(text: stranger.message), "\(stranger.what)")
        #expect(failure.remedy.isOfReading)
    }

    @Test("a forged one is refused, with its place", arguments: forgeries.indices)
    func forged(_ index: Int) throws {
        let forgery = Self.forgeries[index]
        let text = try Self.text(message: forgery.message, forgery.members)
        do {
            _ = try Evidence(parsing: text)
            Issue.record("taken: \(forgery.what)")
        } catch {
            #expect(error.code == .own(.memberInvalid) && error.path == forgery.path, "\(forgery.what): \(error)")
        }
    }
}
