// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Configuration
import EPassJSON
import EPassMessages
import Foundation
import SystemPackage

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
    private let reader: ConfigReader

    /// - Parameters:
    ///   - arguments: flags; `--config FILE` names the file.
    static func load(arguments: [String], environment: [String: String]) async -> Settings {
        var faults: [Fault] = []
        let flags = Flags(arguments)
        var providers: [any ConfigProvider] = [
            CommandLineArgumentsProvider(arguments: ["epass-service"] + flags.taken),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "epass.service"),
        ]
        faults += flags.faults + unknown(variables: environment)
        let file = value(of: "--config", in: flags.taken) ?? environment[Setting.prefix + "CONFIG"]
        if let file {
            let wrong = unknown(inFile: file)
            faults += wrong
            do {
                providers.append(try await FileProvider<JSONSnapshot>(filePath: FilePath(file)))
            } catch  where wrong.isEmpty {
                faults.append(Fault(place: file, words: unreadable))
            } catch {
                // It was said why.
            }
        }
        var settings = Settings(reader: ConfigReader(providers: providers))
        settings.faults = Array(Set(faults)).sorted { $0.place < $1.place }
        return settings
    }

    private init(reader: ConfigReader) { self.reader = reader }

    /// Notes something that is wrong, so that all of it is said at once.
    mutating func fault(_ place: String, _ words: String, isTemporary: Bool = false) {
        faults.append(Fault(place: place, words: words, isTemporary: isTemporary))
    }

    /// Notes something that is no fault.
    mutating func note(_ place: String, _ words: String) { notes.append(Fault(place: place, words: words)) }

    // MARK: Values

    mutating func text(_ name: String) -> String? {
        if let value = reader.string(forKey: ConfigKey(name)) { return value }
        notePresence(name, "is no text")
        return nil
    }

    mutating func count(_ name: String, default value: Int, in range: ClosedRange<Int>) -> Int {
        guard let found = reader.int(forKey: ConfigKey(name)) else {
            notePresence(name, "is no number")
            return value
        }
        guard range ~= found else {
            fault(name, "is not between \(range.lowerBound) and \(range.upperBound)")
            return value
        }
        return found
    }

    mutating func flag(_ name: String) -> Bool {
        if let value = reader.bool(forKey: ConfigKey(name)) { return value }
        notePresence(name, "is neither true nor false")
        return false
    }

    mutating func list(_ name: String) -> [String] {
        if let values = reader.stringArray(forKey: ConfigKey(name)) { return values }
        notePresence(name, "is no list of texts")
        return []
    }

    /// A value that is there, and of another kind, must not pass for none.
    private mutating func notePresence(_ name: String, _ words: String) {
        let key = ConfigKey(name)
        let isThere =
            reader.string(forKey: key) != nil || reader.int(forKey: key) != nil || reader.double(forKey: key) != nil
            || reader.bool(forKey: key) != nil || reader.stringArray(forKey: key) != nil
        if isThere { fault(name, words) }
    }

    // MARK: What nobody knows

    private static func value(of flag: String, in arguments: [String]) -> String? {
        for (index, argument) in arguments.enumerated() {
            if argument.hasPrefix(flag + "=") { return String(argument.dropFirst(flag.count + 1)) }
            if argument == flag { return arguments.dropFirst(index + 1).first }
        }
        return nil
    }

    private static let unreadable = "cannot be read as a file of settings in JSON"

    private static func unknown(variables environment: [String: String]) -> [Fault] {
        let known = Set(Setting.all.map(\.variable) + [Setting.prefix + "CONFIG"])
        return environment.keys.filter { $0.hasPrefix(Setting.prefix) && !known.contains($0) }.map {
            Fault(place: $0, words: "is no variable of this program")
        }
    }

    private static func unknown(inFile path: String) -> [Fault] {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else {
            return [Fault(place: path, words: unreadable)]
        }
        let value: JSONValue
        do { value = try JSONValue(parsing: [UInt8](data)) } catch {
            return [Fault(place: path, words: "\(unreadable): \(error.message.english)")]
        }
        let known = Set(Setting.all.map(\.name))
        return names(value, "").filter { !known.contains($0) }.map { Fault(place: $0, words: "is no setting") }
    }

    private static func names(_ value: JSONValue, _ prefix: String) -> [String] {
        guard let members = value.object else { return [prefix] }
        return members.flatMap { names($0.value, prefix.isEmpty ? $0.name : "\(prefix).\($0.name)") }
    }
}
