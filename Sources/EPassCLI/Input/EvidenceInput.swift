// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages

/// Evidence out of what is named on a command line: a bundle, or what other programs read.
struct EvidenceInput {
    /// The answer to a challenge that is given apart.
    struct Answer {
        let challenge: [UInt8]
        let response: [UInt8]
    }

    private var builder = Evidence.Builder()

    /// A bundle where one is named alone; else what the names bring together. Names that were passed over are told on
    /// standard error.
    ///
    /// - Parameters:
    ///   - octets: of the only name, where it is a file that was read already.
    ///   - answer: goes with files, not with a bundle, which has its own.
    /// - Throws: `CLIError`.
    static func load(_ names: [String], _ octets: [UInt8]? = nil, answer: Answer? = nil) throws(CLIError) -> Evidence {
        var input = EvidenceInput()
        if let octets, let name = names.first, names.count == 1 {
            guard let bundle = try input.take(octets, name) else { return try input.finish(answer, names) }
            guard answer == nil else {
                throw CLIError(.usage, .inputResponseOfBundle(file: DisplayText.escaped(name)))
            }
            return bundle
        }
        for name in names { try input.add(name) }
        return try input.finish(answer, names)
    }

    /// What one text holds: a bundle, or the files of a document. Nothing is told of what is passed over.
    ///
    /// - Throws: `CLIError`.
    static func document(_ octets: [UInt8], _ name: String) throws(CLIError) -> Evidence {
        var input = EvidenceInput()
        if let bundle = try input.take(octets, name) { return bundle }
        return try input.evidence(name)
    }

    /// What one folder holds, of a machine or of an archive, as `take` adds it. Nothing is told of what is passed over.
    ///
    /// - Throws: `CLIError`.
    static func document(
        _ name: String, _ take: (inout Evidence.Builder) throws -> Void
    ) throws(CLIError) -> Evidence {
        var input = EvidenceInput()
        do {
            try take(&input.builder)
        } catch let error as ArchiveError {
            throw CLIError(archive: error, in: name)
        } catch let error as EvidenceError {
            throw EvidenceOptions.wrong(error, in: name)
        } catch {
            throw CLIError(.internalError, .terminalInternalError(error: "\(error)"))
        }
        return try input.evidence(name)
    }

    /// What the names bring together, of which none is a bundle, with what is printed.
    ///
    /// - Throws: `CLIError`.
    static func make(_ names: [String], answer: Answer?, printed: AccessInput) throws(CLIError) -> Evidence {
        var input = EvidenceInput()
        for name in names { try input.add(name) }
        // A form may have brought a zone of its own.
        if case .none = printed.zone {} else { input.builder.printed = printed }
        return try input.finish(answer, names)
    }

    /// Takes the files of a text that is no bundle.
    ///
    /// - Throws: `CLIError`.
    /// - Returns: the evidence where it is a bundle.
    private mutating func take(_ octets: [UInt8], _ name: String) throws(CLIError) -> Evidence? {
        let text = try NoEvidence.refuse(octets, named: name)
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: text)
        } catch {
            // A number with a fraction is in no text of this package, and in many of others.
            guard error.code == .number, Self.schema(of: text) == nil else {
                throw EvidenceOptions.wrong(EvidenceError(error), in: name)
            }
            try add(json: text, name)
            return nil
        }
        do throws(EvidenceError) {
            return try Evidence(bundle: value, now: Clock.now())
        } catch {
            let isOther = EvidenceForm.ownSchema(of: value)?.hasPrefix(Self.bundle) != true
            guard error.code == .own(.schemaUnknown), isOther else { throw EvidenceOptions.wrong(error, in: name) }
            if let refusal = NoEvidence.ofResult(value, named: name) { throw refusal }
            try taking(name) { builder throws(EvidenceError) in try builder.add(value, from: name) }
            return nil
        }
    }

    /// What the schema of a bundle begins with, in every version.
    private static let bundle = "epass-evidence/"

    /// What a text holds as JSON, whatever numbers are in it; nil where it is none.
    static func value(of octets: [UInt8]) -> JSONValue? {
        var limits = JSONLimits.default
        limits.takesFractions = true
        return try? JSONValue(parsing: NoEvidence.withoutMark(octets), limits: limits)
    }

    /// The schema of this package that a text states.
    private static func schema(of octets: [UInt8]) -> String? { value(of: octets).flatMap(EvidenceForm.ownSchema) }

    // MARK: One after the other

    private mutating func add(_ name: String) throws(CLIError) {
        if name != "-", InputFile.isFolder(name) {
            return try taking(name) { builder throws(EvidenceError) in try builder.add(folder: name) }
        }
        let octets = try InputFile.read(name)
        guard Self.isObject(octets) else {
            let file = name.split(separator: "/").last.map(String.init) ?? name
            return try taking(name) { builder throws(EvidenceError) in
                try builder.add(octets, named: file, from: name)
            }
        }
        if Self.schema(of: octets)?.hasPrefix(Self.bundle) == true {
            throw CLIError(
                .usage, .inputBundleAlone(file: DisplayText.escaped(name)), remedy: .inputGiveBundleAlone)
        }
        try add(json: octets, name)
    }

    private mutating func add(json text: [UInt8], _ name: String) throws(CLIError) {
        try taking(name) { builder throws(EvidenceError) in try builder.add(json: text, from: name) }
    }

    private mutating func taking(
        _ name: String, _ take: (inout Evidence.Builder) throws(EvidenceError) -> Void
    ) throws(CLIError) {
        do throws(EvidenceError) { try take(&builder) } catch { throw EvidenceOptions.wrong(error, in: name) }
    }

    private static func isObject(_ octets: [UInt8]) -> Bool {
        NoEvidence.withoutMark(octets).first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) } == UInt8(ascii: "{")
    }

    private mutating func finish(_ answer: Answer?, _ names: [String]) throws(CLIError) -> Evidence {
        let name = names.first ?? "-"
        if let answer {
            try taking(name) { builder throws(EvidenceError) in
                try builder.answer(to: answer.challenge, answer.response, from: "--response")
            }
        }
        EvidenceOptions.note(ignored: builder.passedOver)
        return try evidence(name)
    }

    private func evidence(_ name: String) throws(CLIError) -> Evidence {
        do throws(EvidenceError) { return try builder.evidence() } catch {
            throw EvidenceOptions.wrong(error, in: name)
        }
    }
}
