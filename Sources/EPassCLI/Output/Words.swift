// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassJSON
import EPassMessages
import Glibc

/// The language in which this process speaks to people, chosen once by the environment variable `EPASS_LANG`
/// (Docs/languages.md). JSON is the same in every language, and help is English.
enum Words {
    /// The variable that names the language, or the file of its catalogue.
    static let variable = "EPASS_LANG"

    /// The language of the process: English where the one that was named cannot be used, so that the error can be said.
    static let current: MessageCatalogue = (try? chosen.get()) ?? .english

    private static let chosen: Result<MessageCatalogue, CLIError> = Result { () throws(CLIError) in
        try catalogue(named: try name())
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

    /// The catalogue of a language: `en` or nothing for English, `qps` for the one of the tests, else the path of a
    /// file, which has a slash in it or ends in `.json`.
    ///
    /// - Throws: `CLIError` of the code `cli.language`.
    static func catalogue(named name: String) throws(CLIError) -> MessageCatalogue {
        switch name {
        case "", "en": return .english
        case "qps": return .pseudo
        default: break
        }
        guard name.contains("/") || name.hasSuffix(".json") else {
            throw refusal(.languageUnknown(name: DisplayText.escaped(name)))
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
        var texts: [String: String] = [:]
        for member in members where member.name != "language" {
            guard let text = member.value.string else { throw refusal(.languageNotTexts(file: file)) }
            texts[member.name] = text
        }
        do throws(MessageCatalogueError) {
            return try MessageCatalogue(language: language, texts: texts)
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
    init(_ message: Message) { self.init(Words.say(message)) }
}
