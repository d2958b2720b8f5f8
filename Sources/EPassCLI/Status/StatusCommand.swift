// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassCrypto
import EPassEncodings
import EPassMRZ
import EPassMessages

/// `epass status`: what an operator needs to say what is reported of documents.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: Words.say(.helpStatusCommandAbstract),
        discussion: Words.paragraphs(
            .helpStatusCommandText1, .helpStatusCommandText2,
            examples: [
                "epass status key status.key",
                "epass status make list.csv --key status.key --out reported.status",
                "epass verify passport.epass \\",
                "    --status reported.status --status-key status.key",
            ]),
        subcommands: [StatusKeyCommand.self, StatusHandleCommand.self, StatusMakeCommand.self]
    )
}

/// `epass status key`: makes a key.
struct StatusKeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: Words.say(.helpStatusKeyCommandAbstract),
        discussion: Words.paragraphs(.helpStatusKeyCommandText1, examples: ["epass status key status.key"]))

    @Argument(help: ArgumentHelp(.helpStatusKeyCommandFile, valueName: .helpValueFile), completion: .file())
    var file: String

    func run() throws {
        let key: [UInt8]
        do throws(CryptoError) {
            key = try RandomSource.system.bytes(StatusKey.length)
        } catch {
            throw CLIError(layer: error)
        }
        try OutputFile.write(Array((Hexadecimal.lowercaseText(key) + "\n").utf8), to: file)
    }
}

/// `epass status handle`: the handles of documents, for sources of one's own.
struct StatusHandleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handle",
        abstract: Words.say(.helpStatusHandleCommandAbstract),
        discussion: Words.paragraphs(
            .helpStatusHandleCommandText1, examples: ["epass status handle list.csv --key status.key"]))

    @OptionGroup var list: StatusListOptions

    func run() throws {
        let key = try StatusKeyFile.read(list.key)
        for entry in try list.entries() {
            Terminal.print("\(try list.handle(of: entry.document, key))")
        }
    }
}

/// `epass status make`: a file of what is reported, out of a list of documents.
struct StatusMakeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "make",
        abstract: Words.say(.helpStatusMakeCommandAbstract),
        discussion: Words.paragraphs(
            .helpStatusMakeCommandText1,
            examples: [
                "epass status make list.csv --key status.key --out reported.status",
                "epass status make - --key status.key --until 2027-01-31 < list.csv",
            ]))

    @OptionGroup var list: StatusListOptions

    @Option(help: ArgumentHelp(.helpStatusMakeCommandOut, valueName: .helpValueFile), completion: .file())
    var out: String?

    @Option(help: ArgumentHelp(.helpStatusMakeCommandUntil, valueName: .helpValueDate))
    var until: String?

    mutating func validate() throws {
        guard let until else { return }
        guard CalendarDate(until) != nil else { throw ValidationError(.blockUntilIsDay(text: until)) }
        if until < Clock.today().description { throw ValidationError(.blockUntilPast(day: until)) }
    }

    func run() throws {
        if let out { try OutputFile.check(out) }
        let key = try StatusKeyFile.read(list.key)
        var reported: [StatusHandle: DocumentStatus] = [:]
        for entry in try list.entries() {
            guard let status = entry.rest.flatMap({ DocumentStatus(rawValue: $0) }) else {
                throw list.wrong(
                    StatusError(
                        .document, line: entry.line,
                        .statusWord(words: DocumentStatus.allCases.map(\.rawValue))))
            }
            let handle = try list.handle(of: entry.document, key)
            guard (reported[handle] ?? status) == status else {
                throw list.wrong(StatusError(.contradictory, line: entry.line, .statusTwice))
            }
            reported[handle] = status
        }
        let text = StatusFile.text(
            of: reported, madeWith: try list.check(key), on: Clock.today(), until: until.flatMap { CalendarDate($0) })
        if let out {
            try OutputFile.write(Array(text.utf8), to: out)
        } else {
            Terminal.print(text, terminator: "")
        }
        Terminal.note(.statusMade(count: reported.count))
    }
}

/// A list of documents, a line each, and the key of their handles.
struct StatusListOptions: ParsableArguments {
    @Argument(help: ArgumentHelp(.helpStatusListOptionsList, valueName: .helpValueFile), completion: .file())
    var list: String

    @Option(help: ArgumentHelp(.helpStatusListOptionsKey, valueName: .helpValueFile), completion: .file())
    var key: String

    /// A line of the list.
    struct Entry {
        let line: Int
        let document: StatusDocument
        /// What stands behind the document.
        let rest: String?
    }

    /// The documents of the list. Empty lines and those that begin with `#` are passed over.
    ///
    /// - Throws: `CLIError`, which names the line and holds nothing of it.
    func entries() throws(CLIError) -> [Entry] {
        let octets = try InputFile.read(list)
        var entries: [Entry] = []
        for (index, line) in octets.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
            do throws(StatusError) {
                guard line.count <= 256, let text = UTF8Text.string(Array(line).span) else {
                    throw StatusError(.document, line: index + 1, .statusParts)
                }
                let (document, rest) = try StatusDocument.parse(line: text, number: index + 1)
                entries.append(Entry(line: index + 1, document: document, rest: rest))
            } catch {
                throw wrong(error)
            }
        }
        return entries
    }

    func handle(of document: StatusDocument, _ key: StatusKey) throws(CLIError) -> StatusHandle {
        do throws(StatusError) { return try key.handle(of: document) } catch { throw wrong(error) }
    }

    func check(_ key: StatusKey) throws(CLIError) -> String {
        do throws(StatusError) { return try key.check() } catch { throw wrong(error) }
    }

    func wrong(_ error: StatusError) -> CLIError { CLIError(status: error, in: list) }
}
