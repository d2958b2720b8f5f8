// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassJSON
import EPassMRZ
import EPassMessages

/// `epass mrz`: parses, repairs and writes machine readable zones.
struct MRZCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mrz",
        abstract: Words.say(.helpMrzCommandAbstract),
        discussion: Words.paragraphs(
            .helpMrzCommandText1, .helpMrzCommandText2, .helpMrzCommandText3,
            examples: [
                "epass mrz - < lines.txt",
                "epass mrz --repair - < lines.txt",
                "epass mrz --json-lines - < lines.txt",
            ]))

    @Argument(help: ArgumentHelp(.helpMrzCommandLines, valueName: .helpValueLines))
    var lines: [String] = []

    @Flag(help: ArgumentHelp(.helpMrzCommandJson))
    var json = false

    @Flag(help: ArgumentHelp(.helpMrzCommandJsonLines))
    var jsonLines = false

    @Flag(help: ArgumentHelp(.helpMrzCommandRepair))
    var repair = false

    @Flag(help: ArgumentHelp(.helpMrzCommandShowKey))
    var showKey = false

    @Option(help: ArgumentHelp(.helpMrzCommandAt, valueName: .helpValueYYYYMMDD))
    var at: String?

    @Flag(help: ArgumentHelp(.helpMrzCommandGenerate))
    var generate = false

    @OptionGroup(title: Words.say(.helpTitleOptionsOfGenerate))
    var generation: MRZGenerationOptions

    func validate() throws {
        if json && jsonLines { throw ValidationError(.inputJsonAndJSONLines) }
        if generate && (!lines.isEmpty || repair) { throw ValidationError(.inputGenerateTakesNoLines) }
        if !generate, let option = generation.firstGiven {
            throw ValidationError(.inputBelongsToGenerate(option: option))
        }
        if lines.count > 1 && lines.contains("-") { throw ValidationError(.inputLinesOrStandardInput) }
        if lines.contains(where: \.isEmpty) { throw ValidationError(.inputLineEmpty) }
        if let at, CalendarDate(at) == nil { throw ValidationError(.inputAtIsDay) }
        if generate { try generation.validateForGeneration() }
    }

    mutating func run() async throws {
        do {
            try process()
        } catch let error as CLIError where json || jsonLines {
            let value = error.object(MRZResultJSON.schema)
            Terminal.print(jsonLines ? value.line() : value.text())
            throw error
        }
    }

    private func process() throws {
        let reference = at.flatMap(CalendarDate.init) ?? Clock.today()
        if generate {
            let mrz = try generation.builtZone(reference: reference)
            if json || jsonLines {
                output(MRZResult(record: nil, outcome: .zone(mrz)), reference: reference)
            } else {
                Terminal.print(mrz.lines.joined(separator: "\n"))
            }
            return
        }
        try processRecords(reference: reference)
    }

    // MARK: records

    private func processRecords(reference: CalendarDate) throws {
        var records = MRZRecords(try input()).makeIterator()
        guard let first = records.next() else {
            let error = CLIError(code: MRZError.Code.empty, message: .mrzEmpty, remedy: .inputGiveZone)
            guard json else { throw error }
            output(MRZResult.ofNothing, reference: reference)
            Terminal.complain(error)
            throw ExitCode(error.status.rawValue)
        }
        var summary = MRZSummary()
        var pending: MRZRecord? = first
        let second = records.next()
        if second == nil && !jsonLines {
            let result = MRZResult.make(first, repair: repair)
            summary.count(result)
            if !json, let error = result.error { throw cliError(error) }
            output(result, reference: reference)
            // As text the result says it.
            if json, let error = result.problem { Terminal.complain(cliError(error)) }
            return try summary.finish()
        }
        if json { Terminal.print("{\"schema\":\"\(MRZResultJSON.schema)\",\"results\":[") }
        var next = second
        while let record = pending {
            let result = MRZResult.make(record, repair: repair)
            summary.count(result)
            if json || jsonLines {
                Terminal.print(value(result, reference).line(), terminator: json && next != nil ? ",\n" : "\n")
            } else {
                MRZResultText(result: result, reference: reference, showKey: showKey).showLine()
            }
            pending = next
            next = next == nil ? nil : records.next()
        }
        if json { Terminal.print("],\(summary.json)}") }
        if !json && !jsonLines || summary.unreadable > 0 { Terminal.note(summary.message) }
        try summary.finish()
    }

    private func input() throws -> [UInt8] {
        if lines.isEmpty || lines == ["-"] {
            if Terminal.inputIsTerminal { Terminal.note(.promptZone) }
            do throws(CLIError) {
                return try InputFile.read("-", limit: Self.maximumLength)
            } catch {
                throw error.has(.tooLarge) ? Self.tooLong : error
            }
        }
        let length = lines.reduce(0) { $0 + $1.utf8.count }
        guard length <= Self.maximumLength else { throw Self.tooLong }
        return Array(lines.joined(separator: "\n").replacing("\\n", with: "\n").utf8)
    }

    /// The most octets that are looked at: a batch of about 2,900 passports. Every line of a text may be a zone, so a
    /// file of another kind would be answered line by line.
    private static let maximumLength = 256 << 10

    private static let tooLong = CLIError(
        code: MRZError.Code.tooLong, message: .inputZoneTooLong(limit: maximumLength),
        remedy: .inputCheckZoneFile)

    private func output(_ result: MRZResult, reference: CalendarDate) {
        if json || jsonLines {
            let value = value(result, reference)
            Terminal.print(json ? value.text() : value.line())
        } else {
            MRZResultText(result: result, reference: reference, showKey: showKey).show()
        }
    }

    private func value(_ result: MRZResult, _ reference: CalendarDate) -> JSONValue {
        MRZResultJSON(result: result, reference: reference, showKey: showKey).value
    }

    /// What stands in the place of a zone and is known: number and dates, as epass read takes them, or a file.
    private static func otherThing(_ text: String, _ error: MRZError) -> CLIError? {
        if text.contains(","), (try? AccessKeyFields.parse(text)) != nil {
            return CLIError(layer: error, message: .inputZoneIsKey, remedy: .inputGiveLinesOrRead)
        }
        guard text.contains(".") || text.contains("/") || OutputFile.exists(text) else { return nil }
        return CLIError(
            layer: error, message: .inputZoneIsFile(name: DisplayText.escaped(text)), remedy: .inputParseZone)
    }

    private func cliError(_ error: MRZError) -> CLIError {
        // The others say that a zone cannot be repaired.
        let saysNoZone = error.code != .notRepairable && error.code != .ambiguousRepair
        if saysNoZone, lines.count == 1, let only = lines.first, only != "-", let other = Self.otherThing(only, error) {
            return other
        }
        let (line, column) = (error.line ?? 0, error.column ?? 0)
        return CLIError(
            layer: error,
            message: saysNoZone ? .inputNoZone(line: line, column: column, error: error.message) : nil)
    }
}
