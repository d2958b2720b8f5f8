// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

/// `epass lds2 append`: appends a record.
struct LDS2AppendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "append",
        abstract: Words.say(.helpLds2AppendCommandAbstract),
        discussion: Words.paragraphs(.helpLds2AppendCommandText1))

    @Argument(help: ArgumentHelp(.helpLds2AppendCommandRecord), completion: .file())
    var record: String

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(.helpLds2AppendCommandTarget(values: LDS2Target.names), valueName: .helpValueName),
        completion: .list(LDS2Target.names))
    var target: LDS2Target

    @OptionGroup
    var options: LDS2ChangeOptions

    func run() async throws { try await options.reporting(append) }

    private func append() async throws {
        let octets = try InputFile.read(record, limit: 1 << 16)
        do throws(LDSError) {
            try target.confirm(octets)
        } catch {
            throw CLIError(
                .notEvidence, .inputNoRecord(file: target.file, error: error.message), remedy: .inputRecordFormat)
        }
        let done = try await LDS2Change.append(octets, target.file).carryOut(options)
        if case .appending(let done) = done { try show(done) }
    }

    /// Says what came of it.
    ///
    /// - Throws: `CLIError` where the record is not there, or nobody knows.
    private func show(_ done: RecordAppending) throws(CLIError) {
        let refused: Message
        switch done.outcome {
        case .appended(let number):
            let message: Message =
                number.map { .lds2Appended(file: target.file, number: $0) }
                ?? .lds2AppendedUnread(file: target.file)
            return options.tell(message, of: target.file, ("number", .number(number)))
        case .refused(let word): refused = .lds2AppendRefused(file: target.file, meaning: word.message, word: word)
        case .applicationRefused(let word?):
            refused = .lds2ApplicationRefused(meaning: word.message, word: word)
        case .applicationRefused(nil), .withoutRight: refused = .lds2AppendWithoutRight(file: target.file)
        case .tooLong: throw CLIError(.tooLarge, .lds2AppendTooLong, remedy: .lds2AppendTooLongRemedy)
        case .otherRecord, .unknown:
            let code = ReadError.OwnCode.appendingOpen
            throw CLIError(code: code, message: code.message)
        case .notReached:
            let code = ReadError.OwnCode.appendingOpen
            throw done.evidence.failure.map { CLIError($0) } ?? CLIError(code: code, message: code.message)
        }
        throw CLIError(code: ReadError.OwnCode.chipRefused, message: refused, remedy: .lds2AppendRefusedRemedy)
    }
}

/// A linear file of an LDS2 application by its name on the command line: that of an export without `EF.`.
struct LDS2Target: ExpressibleByArgument, Sendable {
    let file: LDS2File

    private static let files: [(name: String, file: LDS2File)] =
        [
            ("EntryRecords", .entryRecords), ("ExitRecords", .exitRecords), ("VisaRecords", .visaRecords),
        ] + LDS2Application.allCases.map { ("Certificates.\($0.rawValue)", .certificates($0)) }

    static var names: [String] { files.map(\.name) }

    init?(argument: String) {
        let wanted = argument.lowercased()
        let name = wanted.hasPrefix("ef.") ? String(wanted.dropFirst(3)) : wanted
        guard let found = Self.files.first(where: { $0.name.lowercased() == name }) else { return nil }
        file = found.file
    }

    /// Confirms that these octets are one record of the file: what was appended stays.
    func confirm(_ octets: [UInt8]) throws(LDSError) {
        switch file {
        case .entryRecords, .exitRecords: _ = try TravelRecord(decoding: octets, in: file, profile: .strict)
        case .visaRecords: _ = try VisaRecord(decoding: octets, in: file, profile: .strict)
        case .certificates, .biometrics:
            _ = try LDS2CertificateRecord(decoding: octets, in: file, profile: .strict)
        }
    }
}
