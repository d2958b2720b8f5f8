// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassTrust

/// What was read of a document, and the time it is judged at.
struct EvidenceOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(.helpEvidenceOptionsEvidence),
        completion: .file(extensions: ["epass"]))
    var evidence: String

    @Option(
        help: ArgumentHelp(.helpEvidenceOptionsAt, valueName: .helpValueDate))
    var at: String?

    mutating func validate() throws { _ = try time() }

    /// The time to judge at.
    ///
    /// - Throws: `ValidationError`.
    func time() throws -> Timestamp { try JudgementTime.parse(at) }

    /// The evidence. Files of a folder that were passed over are named on standard error.
    ///
    /// - Throws: `CLIError`.
    func load() throws(CLIError) -> Evidence { try load(try octets()) }

    /// The octets of the file or of standard input; nil for a folder.
    ///
    /// - Throws: `CLIError`.
    func octets() throws(CLIError) -> [UInt8]? {
        InputFile.isFolder(evidence) ? nil : try InputFile.read(evidence)
    }

    /// As ``load()``, of octets that were read already; of the folder where there are none.
    ///
    /// - Throws: `CLIError`.
    func load(_ octets: [UInt8]?) throws(CLIError) -> Evidence {
        guard let octets else { return try folder() }
        return try Self.bundle(of: octets, named: evidence)
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

    private func folder() throws(CLIError) -> Evidence {
        do throws(EvidenceError) {
            let folder = try Evidence.folder(path: evidence)
            Self.note(ignored: folder.ignored)
            return folder.evidence
        } catch {
            throw Self.wrong(error, in: evidence)
        }
    }

    private static func wrong(_ error: EvidenceError, in name: String) -> CLIError {
        // What is wrong with a text is of use only together with the place and the kind of text.
        let problem = error.offset.map { Message.inputBrokenJSON(offset: $0, error: error.message) } ?? error.message
        let file = DisplayText.escaped(name)
        return CLIError(
            layer: error,
            message: error.path.isEmpty
                ? .inputEvidenceWrong(file: file, error: problem)
                : .inputEvidenceWrongAt(file: file, member: error.path, error: problem))
    }

    private static let maximumNamed = 6

    /// One line, however many files lie in the folder.
    private static func note(ignored names: [String]) {
        guard !names.isEmpty else { return }
        Terminal.remark(
            .notePassedOver(
                files: names.prefix(maximumNamed).map(DisplayText.escaped), more: max(0, names.count - maximumNamed)))
    }
}

/// The time after `--at`.
enum JudgementTime {
    /// - Throws: `ValidationError` where the text is no date.
    static func parse(_ text: String?) throws -> Timestamp {
        guard let text else { return Clock.now() }
        guard let time = Timestamp(iso8601: text) else { throw ValidationError(.terminalAtIsTime) }
        return time
    }
}
