// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import Foundation

/// What the operator set, from file, environment and flags, with everything that is wrong with it.
struct Settings: Sendable {
    /// What is wrong with a setting.
    struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// The setting, the flag or the file.
        let place: String
        let words: String
        /// Whether the same may be good later.
        var isTemporary = false

        var description: String { "\(place): \(words)" }
    }

    private(set) var faults: [Fault] = []
    /// What is no fault, and worth to be said where settings are only looked at.
    private(set) var notes: [Fault] = []
    private let values: [String: Value]

    /// A value as it was given, of whatever kind it should be.
    private enum Value: Sendable {
        /// Behind a flag or in a variable; none behind a flag that stands alone.
        case words([String])
        /// In the file.
        case json(JSONValue)
    }

    /// - Parameters:
    ///   - arguments: flags; `--config FILE` names the file.
    static func load(arguments: [String], environment: [String: String]) -> Settings {
        let flags = Flags(arguments)
        var faults = flags.faults + unknown(variables: environment)
        var values: [String: Value] = [:]
        if let file = flags.values["--config"]?.first ?? environment[Setting.prefix + "CONFIG"] {
            do throws(Fault) {
                for (name, value) in members(try read(file), "") {
                    if Setting.all.contains(where: { $0.name == name }) {
                        values[name] = .json(value)
                    } else {
                        faults.append(Fault(place: name, words: "is no setting"))
                    }
                }
            } catch {
                faults.append(error)
            }
        }
        for setting in Setting.all {
            if let words = flags.values[setting.flag] ?? environment[setting.variable].map({ [$0] }) {
                values[setting.name] = .words(words)
            }
        }
        var settings = Settings(values: values)
        settings.faults = Array(Set(faults)).sorted { $0.place < $1.place }
        return settings
    }

    private init(values: [String: Value]) { self.values = values }

    /// Notes something that is wrong, so that all of it is said at once.
    mutating func fault(_ place: String, _ words: String, isTemporary: Bool = false) {
        faults.append(Fault(place: place, words: words, isTemporary: isTemporary))
    }

    /// Notes something that is no fault.
    mutating func note(_ place: String, _ words: String) { notes.append(Fault(place: place, words: words)) }

    // MARK: Values

    mutating func text(_ name: String) -> String? {
        switch values[name] {
        case nil: return nil
        case .words(let words) where words.count == 1: return words[0]
        case .json(.string(let text)): return text
        default:
            fault(name, "is no text")
            return nil
        }
    }

    mutating func count(_ name: String, default value: Int, in range: ClosedRange<Int>) -> Int {
        let found: Int?
        switch values[name] {
        case nil: return value
        case .words(let words): found = words.count == 1 ? Int(words[0]) : nil
        case .json(let json): found = json.integer.flatMap { Int(exactly: $0) }
        }
        guard let found else {
            fault(name, "is no number")
            return value
        }
        guard range ~= found else {
            fault(name, "is not between \(range.lowerBound) and \(range.upperBound)")
            return value
        }
        return found
    }

    mutating func flag(_ name: String) -> Bool {
        let found: Bool?
        switch values[name] {
        case nil: return false
        case .words(let words) where words.isEmpty: found = true
        case .words(let words):
            switch words.count == 1 ? words[0].lowercased() : "" {
            case "true", "yes", "1": found = true
            case "false", "no", "0": found = false
            default: found = nil
            }
        case .json(let json): found = json.boolean
        }
        if found == nil { fault(name, "is neither true nor false") }
        return found ?? false
    }

    mutating func list(_ name: String) -> [String] {
        switch values[name] {
        case nil: return []
        case .words(let words):
            // One that is empty is a mistake that is told where it is used.
            return words.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
                .map { $0.trimmingCharacters(in: .whitespaces) }
        case .json(let json):
            let texts = json.array?.map(\.string) ?? [nil]
            if texts.contains(nil) { fault(name, "is no list of texts") }
            return texts.compactMap(\.self)
        }
    }

    // MARK: What nobody knows

    private static func unknown(variables environment: [String: String]) -> [Fault] {
        let known = Set(Setting.all.map(\.variable) + [Setting.prefix + "CONFIG"])
        return environment.keys.filter { $0.hasPrefix(Setting.prefix) && !known.contains($0) }.map {
            Fault(place: $0, words: "is no variable of this program")
        }
    }

    private static func read(_ path: String) throws(Fault) -> JSONValue {
        let words = "cannot be read as a file of settings in JSON"
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw Fault(place: path, words: words) }
        let value: JSONValue
        do { value = try JSONValue(parsing: [UInt8](data)) } catch {
            throw Fault(place: path, words: "\(words): \(error.message.english)")
        }
        guard value.object != nil else { throw Fault(place: path, words: words) }
        return value
    }

    private static func members(_ value: JSONValue, _ prefix: String) -> [(String, JSONValue)] {
        guard let object = value.object else { return [(prefix, value)] }
        return object.flatMap { members($0.value, prefix.isEmpty ? $0.name : "\(prefix).\($0.name)") }
    }
}
