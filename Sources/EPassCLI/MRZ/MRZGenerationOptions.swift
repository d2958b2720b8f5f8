// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMRZ
import EPassMessages

/// What `epass mrz --generate` writes a zone from.
struct MRZGenerationOptions: ParsableArguments {
    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsFormat))
    var format: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsDocumentCode))
    var documentCode: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsIssuer))
    var issuer: String?

    @Option(
        name: [.customLong("surname"), .customLong("primary")],
        help: ArgumentHelp(.helpMrzGenerationOptionsSurname))
    var surname: String?

    @Option(name: [.customLong("given"), .customLong("secondary")], help: ArgumentHelp(.helpMrzGenerationOptionsGiven))
    var given: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsNumber))
    var number: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsNationality))
    var nationality: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsBirth, valueName: .helpValueDate))
    var birth: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsSex))
    var sex: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsExpiry, valueName: .helpValueDate))
    var expiry: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsOptional))
    var optional: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsOptional2))
    var optional2: String?

    @Option(help: ArgumentHelp(.helpMrzGenerationOptionsLanguage))
    var language: String?

    @Flag(help: ArgumentHelp(.helpMrzGenerationOptionsZeroCheckDigit))
    var zeroCheckDigit = false

    @Flag(help: ArgumentHelp(.helpMrzGenerationOptionsAllowUnknownCodes))
    var allowUnknownCodes = false

    /// The first option that is given, for a message.
    var firstGiven: String? {
        let all: [(String, Bool)] = [
            ("--format", format != nil), ("--document-code", documentCode != nil), ("--issuer", issuer != nil),
            ("--surname", surname != nil), ("--given", given != nil), ("--number", number != nil),
            ("--nationality", nationality != nil), ("--birth", birth != nil), ("--sex", sex != nil),
            ("--expiry", expiry != nil), ("--optional", optional != nil), ("--optional2", optional2 != nil),
            ("--language", language != nil), ("--zero-check-digit", zeroCheckDigit),
            ("--allow-unknown-codes", allowUnknownCodes),
        ]
        return all.first { $0.1 }?.0
    }

    /// Errors of usage, before anything is written.
    func validateForGeneration() throws {
        let needed = [
            ("--issuer", issuer), ("--surname", surname), ("--number", number), ("--birth", birth),
            ("--expiry", expiry),
        ]
        let missing = needed.filter { ($0.1 ?? "").isEmpty }.map(\.0)
        if !missing.isEmpty { throw ValidationError(.inputGenerateNeeds(options: missing)) }
        guard zoneFormat != nil else { throw ValidationError(.inputFormatNames) }
        guard sexValue != nil else { throw ValidationError(.inputSexNames) }
        if let language, Transliteration.Language(rawValue: language) == nil {
            throw ValidationError(.inputLanguageNames)
        }
        for (name, value) in [("--birth", birth), ("--expiry", expiry)] where value.flatMap(Self.date) == nil {
            if let value, value.wholeMatch(of: /\d{4}-\d\d-\d\d|\d{6}/) != nil {
                throw ValidationError(.inputNoSuchDay(option: name, day: value))
            }
            throw ValidationError(.inputGenerateDate(option: name))
        }
    }

    /// - Throws: `CLIError` (bad data) where a value does not fit its field.
    func builtZone(reference: CalendarDate) throws(CLIError) -> MRZ {
        try requireCentury("--birth", self.birth, .birth, reference)
        try requireCentury("--expiry", self.expiry, .expiry, reference)
        guard let format = zoneFormat, let issuer, let surname, let number, let sex = sexValue,
            let birth = birth.flatMap(Self.date), let expiry = expiry.flatMap(Self.date)
        else {
            throw CLIError(.usage, .inputGenerateLacksOptions)
        }
        var builder = MRZBuilder(
            format: format, documentCode: documentCode ?? Self.defaultCode(format), issuer: issuer, primary: surname,
            secondary: given, documentNumber: number, nationality: nationality ?? issuer, dateOfBirth: birth, sex: sex,
            dateOfExpiry: expiry)
        builder.optionalData = optional ?? ""
        builder.optionalData2 = optional2 ?? ""
        builder.language = language.flatMap(Transliteration.Language.init)
        builder.writesZeroForEmptyOptionalData = zeroCheckDigit
        builder.allowsUnknownCodes = allowUnknownCodes
        do throws(MRZError) {
            return try builder.build()
        } catch {
            throw CLIError(
                layer: error,
                message: error.field.map { Message.inputFieldWrong(field: $0.message, error: error.message) })
        }
    }

    /// A zone has two digits for the year; a whole date whose century a reader would take for another one cannot be
    /// written.
    private func requireCentury(
        _ option: String, _ text: String?, _ role: MRZDate.Role, _ reference: CalendarDate
    ) throws(CLIError) {
        guard let text, let day = CalendarDate(text) else { return }
        let read = MRZDate(day).calendarDate(as: role, relativeTo: reference)
        guard read != day else { return }
        throw CLIError(
            code: MRZError.Code.date,
            message: read.map { Message.inputCenturyOther(option: option, day: text, other: $0.description) }
                ?? .inputCenturyNone(option: option, day: text),
            remedy: .inputGiveSixDigits)
    }

    private var zoneFormat: MRZFormat? {
        guard let format else { return .td3 }
        let plain = format.uppercased().replacing("-", with: "")
        return MRZFormat.allCases.first { $0.rawValue.replacing("-", with: "") == plain }
    }

    private var sexValue: MRZSex? {
        switch sex?.uppercased() {
        case "M": .male
        case "F": .female
        case nil, "X", "<": .unspecified
        default: nil
        }
    }

    private static func date(_ text: String) -> MRZDate? {
        if let date = CalendarDate(text) { return MRZDate(date) }
        return MRZDate(text.utf8)
    }

    private static func defaultCode(_ format: MRZFormat) -> String {
        switch format {
        case .td3: "P"
        case .td1, .td2: "I"
        case .mrvA, .mrvB: "V"
        }
    }
}
