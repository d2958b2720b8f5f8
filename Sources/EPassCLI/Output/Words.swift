// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassJSON
import EPassMRZ
import EPassMessages
import FoundationEssentials
import Glibc

/// The language in which this process speaks to people, chosen once (Docs/languages.md): by `--lang`, else by the
/// environment variable `EPASS_LANG`, else by the locale. JSON is the same in every language.
enum Words {
    /// The variable that names the language, or the file of its catalogue.
    static let variable = "EPASS_LANG"
    /// The option that does.
    static let option = "--lang"

    /// The language of the process: English where the one that was named cannot be used, so that the error can be said.
    static let current: MessageCatalogue = ((try? chosen.get()) ?? .english).namingStates

    private static let chosen: Result<MessageCatalogue, CLIError> = Result { () throws(CLIError) in
        if let name = argument(in: CommandLine.arguments) {
            guard !name.isEmpty else { throw refusal(.usageNoValue(option: option)) }
            return try catalogue(named: name)
        }
        let named = try name()
        return named.isEmpty ? ofLocale(in: ProcessInfo.processInfo.environment) : try catalogue(named: named)
    }

    /// The value of `--lang`, before anything parses the arguments: errors of usage are said in it. Empty where it is
    /// missing.
    static func argument(in arguments: [String]) -> String? {
        let options = arguments.dropFirst().prefix { $0 != "--" }
        if let joined = options.first(where: { $0.hasPrefix(option + "=") }) {
            return String(joined.dropFirst(option.count + 1))
        }
        guard let index = options.firstIndex(of: option) else { return nil }
        return options.indices.contains(index + 1) ? options[index + 1] : ""
    }

    /// Arguments without `--lang` and its value, which every command takes.
    static func withoutOption(_ arguments: [String]) -> [String] {
        var kept: [String] = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" { return kept + [word] + rest }
            if word == option {
                _ = rest.popFirst()
            } else if !word.hasPrefix(option + "=") {
                kept.append(word)
            }
        }
        return kept
    }

    /// The language of the locale (POSIX: `LC_ALL`, `LC_MESSAGES`, `LANG`) where one that is built in is named and its
    /// characters can be shown; else English.
    static func ofLocale(in environment: [String: String]) -> MessageCatalogue {
        guard Terminal.usesUnicode(in: environment), let locale = Terminal.locale("LC_MESSAGES", in: environment)
        else { return .english }
        let tag = locale.prefix { !".@".contains($0) }
        return MessageCatalogue(builtIn: String(tag).replacing("_", with: "-")) ?? .english
    }

    /// Confirms that the language that was named can be used, before anything else is done.
    ///
    /// - Throws: `CLIError` of the code `cli.language`.
    static func requireUsable() throws(CLIError) { _ = try chosen.get() }

    /// A message in the language of the process. What files and chips say is part of it: whoever shows it escapes it.
    static func say(_ message: Message) -> String { current.text(of: message) }

    /// The same without its full stop, for a label or a part of a line.
    static func phrase(_ message: Message) -> String { current.phrase(message) }

    private static func name() throws(CLIError) -> String {
        guard let text = unsafe getenv(variable) else { return "" }
        guard let name = unsafe String(validatingCString: text) else { throw refusal(.languageNotUTF8) }
        return name
    }

    /// The catalogue of a language: the tag of one that is built in, nothing for English, `qps` for the one of the
    /// tests, else the path of a file, which has a slash in it or ends in `.json`.
    ///
    /// - Throws: `CLIError` of the code `cli.language`.
    static func catalogue(named name: String) throws(CLIError) -> MessageCatalogue {
        switch name {
        case "": return .english
        case "qps": return .pseudo
        default: break
        }
        guard name.contains("/") || name.hasSuffix(".json") else {
            guard isTag(name), let language = MessageCatalogue(builtIn: name) else {
                throw refusal(
                    .languageUnknown(
                        name: DisplayText.escaped(name), languages: MessageCatalogue.builtInLanguages))
            }
            return language
        }
        return try catalogue(inFile: name)
    }

    /// The most octets of a catalogue.
    private static let maximumLength = 4 << 20

    private static func catalogue(inFile path: String) throws(CLIError) -> MessageCatalogue {
        let octets: [UInt8]
        do throws(CLIError) {
            octets = try InputFile.read(path, limit: maximumLength)
        } catch {
            throw refusal(.languageUnreadable(error: error.message))
        }
        let file = DisplayText.escaped(path)
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: octets)
        } catch {
            throw refusal(.languageNotJSON(file: file, offset: error.offset, error: error.message))
        }
        guard let members = value.object else { throw refusal(.languageNotTexts(file: file)) }
        guard let language = value["language"]?.string, isTag(language) else {
            throw refusal(.languageNoTag(file: file))
        }
        func texts(_ members: [JSONMember]) throws(CLIError) -> [String: String] {
            var texts: [String: String] = [:]
            for member in members {
                guard let text = member.value.string else { throw refusal(.languageNotTexts(file: file)) }
                texts[member.name] = text
            }
            return texts
        }
        let countries = try texts(value["countries"]?.object ?? [])
        let messages = try texts(members.filter { !["language", "countries"].contains($0.name) })
        do throws(MessageCatalogueError) {
            return try MessageCatalogue(language: language, texts: messages, countries: countries)
        } catch {
            throw refusal(message(of: error, file))
        }
    }

    private static func message(of error: MessageCatalogueError, _ file: String) -> Message {
        switch error.code {
        case .unknownKey: .languageUnknownKey(file: file, key: error.place)
        case .unknownArgument: .languageUnknownArgument(file: file, place: error.place)
        case .unknownBranch: .languageUnknownBranch(file: file, place: error.place)
        // No language is chosen by then: what is wrong with a text is said in English.
        case .syntax: .languageSyntax(file: file, problem: error.place, text: String(error.text.prefix(200)))
        }
    }

    /// Whether a text looks as the tag of a language does (BCP 47): `de`, `pt-BR`.
    private static func isTag(_ text: String) -> Bool {
        (2...35).contains(text.utf8.count) && text.first?.isLetter == true
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    private static func refusal(_ message: Message) -> CLIError {
        CLIError(.language, message)
    }
}

extension ValidationError {
    /// An error of usage in the language of the process.
    init(_ message: Message) { self.init(UsageError.text(of: message)) }

    /// The same with what to do next, where that is not to look into the help of the command: the parser hands on one
    /// text, which `UsageError` takes apart again.
    init(_ message: Message, remedy: Message) {
        self.init(UsageError.text(of: message) + UsageError.remedyMark + UsageError.text(of: remedy))
    }
}
