// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassJSON
import EPassMessages
import EPassTrust

/// What may stand at the end of a command line that is not finished: the answer to the scripts of the shells
/// (`CompletionScript`), worked out from what help is made of.
struct CommandCompletion {
    /// The word in front of the words of the line, by which a shell asks. It is no option of the program.
    static let request = "--complete-words"

    /// One word that fits, and what it means.
    struct Candidate: Hashable {
        let word: String
        var text = ""
    }

    /// What is offered for a value.
    enum Offer: Hashable, Sendable {
        case nothing, files, folders, programs
        case words([String])
    }

    /// What the shell adds to the words: names of files, of folders or of programs.
    private(set) var kind = "words"
    private(set) var candidates: [Candidate] = []
    /// The beginning of the word at the cursor.
    private let typed: String

    /// - Parameter words: what stands behind the name of the program, up to the word at the cursor, which may be empty.
    init(_ words: [String]) async {
        var before = Words.withoutOption(Array(words.dropLast()))
        let current = words.last ?? ""
        guard words.dropLast().last != Words.option else {
            typed = current
            offerLanguages()
            return
        }
        // `--option=value` is the option and its value.
        if current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
            let option = String(current[..<sign])
            typed = current
            await offerValue(of: option, CommandPath(before), prefix: option + "=")
            keepFitting()
            return
        }
        typed = current
        if before.first == "help" {
            before.removeFirst()
            if before == [HelpTopic.checks.rawValue] {
                add(CheckID.allCases.map { Candidate(word: $0.rawValue, text: Words.say($0.check.title)) })
            } else if before.isEmpty {
                add(HelpTopic.allCases.map { Candidate(word: $0.rawValue) })
            }
            offerCommands(CommandPath(before))
        } else {
            await offer(CommandPath(before), current)
        }
        keepFitting()
    }

    /// The lines that the scripts read: what the shell adds, then of each word one line for it and one for its meaning.
    var text: String {
        ([kind] + candidates.flatMap { [$0.word, $0.text] }).map { DisplayText.escaped($0) + "\n" }.joined()
    }

    // MARK: what is asked for

    private mutating func offer(_ path: CommandPath, _ current: String) async {
        let arguments = CommandDescription(path.command)?.arguments ?? []
        if let last = path.rest.last, last.hasPrefix("-"), last != "--",
            let option = arguments.first(where: { $0.names.contains(last) }), option.value != nil
        {
            await offerValue(of: last, path, prefix: "")
            guard option.hasOptionalValue else { return }
        }
        if current.hasPrefix("-"), !path.rest.contains("--") { return offerOptions(arguments, path) }
        if path.isGroup {
            if path.rest.isEmpty { offerCommands(path) }
            return
        }
        let positional = arguments.filter(\.isPositional)
        let given = Self.positional(in: path.rest, arguments)
        guard let argument = given < positional.count ? positional[given] : positional.last,
            given < positional.count || argument.isRepeating
        else { return }
        await offer(CompletionSource.offer(for: argument, path), prefix: "")
        if path.command == SimulateCommand.self, given == 0 {
            add([Candidate(word: "cvc", text: SimulateCVCCommand.configuration.abstract)])
        }
    }

    /// How many arguments stand there that are neither options nor their values.
    private static func positional(in words: [String], _ arguments: [CommandDescription.Argument]) -> Int {
        var (count, takesValue) = (0, false)
        for word in words {
            let option = arguments.first { $0.names.contains(word) }
            if word.hasPrefix("-"), word != "-" {
                takesValue = option?.value != nil && option?.hasOptionalValue == false
            } else if takesValue {
                takesValue = false
            } else {
                count += 1
            }
        }
        return count
    }

    private mutating func offerCommands(_ path: CommandPath) {
        guard path.isGroup, path.rest.isEmpty else { return }
        add(path.subcommands.map { Candidate(word: $0.name, text: $0.abstract) }.filter { !$0.word.contains(" ") })
        if path.words.count == 1 { add([Candidate(word: "help")]) }
    }

    private mutating func offerOptions(_ arguments: [CommandDescription.Argument], _ path: CommandPath) {
        let given = Set(path.rest)
        for argument in arguments where !argument.isPositional {
            guard argument.isRepeating || !argument.names.contains(where: given.contains) else { continue }
            add(argument.names.filter { $0.hasPrefix("--") }.map { Candidate(word: $0, text: argument.text) })
        }
        add([Candidate(word: Words.option)])
    }

    private mutating func offerValue(of option: String, _ path: CommandPath, prefix: String) async {
        guard option != Words.option else { return offerLanguages(prefix: prefix) }
        let arguments = CommandDescription(path.command)?.arguments ?? []
        guard let argument = arguments.first(where: { $0.names.contains(option) }) else { return }
        await offer(CompletionSource.offer(for: argument, path), prefix: prefix)
    }

    private mutating func offer(_ source: CompletionSource.Found, prefix: String) async {
        switch source {
        case .offer(.nothing): break
        case .offer(.files): kind = "files"
        case .offer(.folders): kind = "folders"
        case .offer(.programs): kind = "programs"
        case .offer(.words(let words)): add(words.map { Candidate(word: prefix + $0) })
        case .readers: add(await CompletionSource.readers().map { Candidate(word: prefix + $0) })
        case .countries:
            add(CompletionSource.countries().map { Candidate(word: prefix + $0.word, text: $0.text) })
        case .list(let words):
            // What was typed up to the last comma stays.
            let value = typed.dropFirst(prefix.count)
            let head = value.lastIndex(of: ",").map { value[...$0] } ?? ""
            let given = Set(head.split(separator: ",").map(String.init))
            add(words.filter { !given.contains($0) }.map { Candidate(word: prefix + head + $0) })
        }
    }

    private mutating func offerLanguages(prefix: String = "") {
        add(MessageCatalogue.builtInLanguages.map { Candidate(word: prefix + $0) })
        // A catalogue is a file.
        if typed.contains("/") { kind = "files" }
        keepFitting()
    }

    private mutating func add(_ more: [Candidate]) { candidates += more.filter { !candidates.contains($0) } }

    private mutating func keepFitting() { candidates = candidates.filter { $0.word.hasPrefix(typed) } }
}

extension CommandCompletion.Offer {
    /// What the declaration of an option says, else what the name of its value means.
    init(parser: JSONValue?, valueName: String?, isFlag: Bool) {
        if let words = parser?["list"]?["values"]?.array {
            self = .words(words.compactMap(\.string))
        } else if parser?["file"] != nil {
            self = .files
        } else if parser?["directory"] != nil {
            self = .folders
        } else if parser?["shellCommand"] != nil {
            self = .programs
        } else {
            let files = [Message.helpValueFile, .helpValuePath, .helpValueFileUri].map(Words.say)
            let folders = [Message.helpValueFolder, .helpValueDir].map(Words.say)
            self =
                isFlag
                ? .nothing
                : valueName.map { files.contains($0) ? .files : folders.contains($0) ? .folders : .nothing } ?? .nothing
        }
    }
}
