// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMRZ
import EPassMessages
import EPassTrust

/// What was read of a document, and the time it is judged at.
struct EvidenceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(.helpEvidenceOptionsEvidence),
        completion: .file(extensions: ["epass"]))
    var evidence: [String]

    @Option(
        help: ArgumentHelp(.helpEvidenceOptionsAt, valueName: .helpValueDate))
    var at: String?

    mutating func validate() throws {
        _ = try time()
        if evidence.filter({ $0 == "-" }).count > 1 { throw ValidationError(.inputStandardInputTwice) }
    }

    /// The time to judge at.
    ///
    /// - Throws: `ValidationError`.
    func time() throws -> Timestamp { try JudgementTime.parse(at) }

    /// The evidence. Files of a folder that were passed over are named on standard error.
    ///
    /// - Throws: `CLIError`.
    func load() throws(CLIError) -> Evidence { try load(try octets()) }

    /// The octets of the file or of standard input, where nothing else is named; nil for a folder or several names.
    ///
    /// - Throws: `CLIError`.
    func octets() throws(CLIError) -> [UInt8]? {
        guard evidence.count == 1, let name = evidence.first, !InputFile.isFolder(name) else { return nil }
        return try InputFile.read(name)
    }

    /// As ``load()``, of octets that were read already.
    ///
    /// - Parameter answer: the answer to a challenge that is given apart; goes with files.
    /// - Throws: `CLIError`.
    func load(_ octets: [UInt8]?, answer: EvidenceInput.Answer? = nil) throws(CLIError) -> Evidence {
        try EvidenceInput.load(evidence, octets, answer: answer)
    }

    /// The bundle in a file, or on standard input (`-`).
    ///
    /// - Throws: `CLIError` where it is none.
    static func bundle(at path: String) throws(CLIError) -> Evidence {
        try bundle(of: try InputFile.read(path), named: path)
    }

    private static func bundle(of octets: [UInt8], named name: String) throws(CLIError) -> Evidence {
        let text = try NoEvidence.refuse(octets, named: name)
        do throws(EvidenceError) {
            return try Evidence(parsing: text, now: Clock.now())
        } catch {
            if error.code == .own(.schemaUnknown), let refusal = NoEvidence.ofResult(octets, named: name) {
                throw refusal
            }
            throw wrong(error, in: name)
        }
    }

    /// The error of what was named so, with the member or the file in it that is wrong.
    static func wrong(_ error: EvidenceError, in name: String) -> CLIError {
        // What is wrong with a text is of use only together with the place and the kind of text.
        let problem = error.offset.map { offset in
            error.code == .own(.textUndecodable)
                ? Message.inputBrokenText(offset: offset, error: error.message)
                : .inputBrokenJSON(offset: offset, error: error.message)
        }
        // The builder names members behind the name of their text.
        let isInside = error.path.hasPrefix(name + ".")
        let member = isInside ? String(error.path.dropFirst(name.count + 1)) : error.path == name ? "" : error.path
        let file = DisplayText.escaped(name)
        return CLIError(
            layer: error,
            message: member.isEmpty
                ? .inputEvidenceWrong(file: file, error: problem ?? error.message)
                : .inputEvidenceWrongAt(
                    file: file, member: DisplayText.escaped(member), error: problem ?? error.message))
    }

    private static let maximumNamed = 6

    /// One line, however many files lie in the folder.
    static func note(ignored names: [String]) {
        guard !names.isEmpty else { return }
        Terminal.remark(
            .notePassedOver(
                files: names.prefix(maximumNamed).map(DisplayText.escaped), more: max(0, names.count - maximumNamed)))
    }
}

/// The time after `--at`.
enum JudgementTime {
    /// How many days a month has, where a text is a date of a day that it does not have; nil for any other text.
    private static func daysOfMonth(in text: String) -> Message? {
        let month = text.prefix(7)
        guard text.utf8.count >= 10, text.dropFirst(7).first == "-",
            text.dropFirst(8).prefix(2).allSatisfy(\.isNumber), CalendarDate("\(month)-01") != nil,
            let last = (28...31).last(where: { CalendarDate("\(month)-\($0)") != nil })
        else { return nil }
        return .terminalNoSuchDay(month: String(month), days: last)
    }

    /// - Throws: `ValidationError` where the text is no date.
    static func parse(_ text: String?) throws -> Timestamp {
        guard let text else { return Clock.now() }
        guard let time = Timestamp(iso8601: text) else {
            throw ValidationError(daysOfMonth(in: text) ?? .terminalAtIsTime)
        }
        return time
    }
}
