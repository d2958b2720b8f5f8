// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassJSON

/// What the parser knows of a command: its texts and options. The parser gives it in JSON alone
/// (`--experimental-dump-help`).
struct CommandDescription: Sendable {
    /// An option, a flag or an argument.
    struct Argument: Sendable {
        /// Its names as they are typed, `-h` and `--help`; none of an argument.
        let names: [String]
        /// What stands for its value; nil for a flag.
        let value: String?
        let isPositional: Bool
        let isOptional: Bool
        let isRepeating: Bool
        /// Whether the option may stand without its value.
        let hasOptionalValue: Bool
        /// The title of the group it stands in.
        let section: String?
        let text: String
        /// What may be given, where that is a closed list.
        let values: [String]
        /// What counts where nothing is given.
        let defaultValue: String?
        /// What a shell offers for its value.
        let completion: CommandCompletion.Offer

        /// The option as help shows it: `-h, --help`, `--mrz [<mrz>]`, `<file> ...`.
        var shown: String {
            guard !isPositional else { return "<\(value ?? "")>" + (isRepeating ? " ..." : "") }
            let suffix = value.map { hasOptionalValue ? " [<\($0)>]" : " <\($0)>" } ?? ""
            return names.joined(separator: ", ") + suffix
        }
    }

    let abstract: String
    let discussion: String
    let arguments: [Argument]

    /// - Returns: nil where what the parser says is not of the form that it had.
    init?(_ command: any ParsableCommand.Type) {
        guard let value = try? JSONValue(parsing: Array(command._dumpHelp().utf8)), let root = value["command"] else {
            return nil
        }
        abstract = root["abstract"]?.string ?? ""
        discussion = root["discussion"]?.string ?? ""
        arguments = (root["arguments"]?.array ?? []).filter { $0["shouldDisplay"]?.boolean != false }.map(Argument.init)
    }
}

extension CommandDescription.Argument {
    fileprivate init(_ value: JSONValue) {
        let kind = value["kind"]?.string
        let names = (value["names"]?.array ?? []).compactMap { name -> String? in
            guard let text = name["name"]?.string else { return nil }
            return (name["kind"]?.string == "long" ? "--" : "-") + text
        }
        let standard = value["defaultValue"]?.string
        self.names = names
        self.value = kind == "flag" ? nil : value["valueName"]?.string ?? ""
        isPositional = kind == "positional"
        isOptional = value["isOptional"]?.boolean ?? true
        isRepeating = value["isRepeating"]?.boolean ?? false
        // What an option without a value has for one is not what counts without the option.
        hasOptionalValue = value["parsingStrategy"]?.string == "scanningForValue"
        section = value["sectionTitle"]?.string
        text = value["abstract"]?.string ?? ""
        values = (value["allValueStrings"]?.array ?? value["allValues"]?.array ?? []).compactMap(\.string)
        defaultValue = hasOptionalValue || standard?.isEmpty == true ? nil : standard
        let offer = CommandCompletion.Offer(
            parser: value["completionKind"], valueName: self.value, isFlag: kind == "flag")
        completion = offer == .nothing && !values.isEmpty ? .words(values) : offer
    }
}
