// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

/// `epass lds2 append`: appends a record.
struct LDS2AppendCommand: LDS2ChangeCommand {
    static let configuration = CommandConfiguration(
        commandName: "append",
        abstract: Words.say(.helpLds2AppendCommandAbstract),
        discussion: Words.paragraphs(
            .helpLds2AppendCommandText1,
            examples: [
                "epass lds2 append stamp.bin --to EntryRecords --mrz \\",
                "    --terminal-certificates certs --terminal-key is.key.pem",
            ]))

    @Argument(help: ArgumentHelp(.helpLds2AppendCommandRecord, valueName: .helpValueFile), completion: .file())
    var record: String

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(.helpLds2AppendCommandTarget(values: LDS2Target.names), valueName: .helpValueName),
        completion: .list(LDS2Target.names))
    var target: LDS2Target

    @OptionGroup(title: Words.say(.helpTitleOpeningTheChip))
    var access: AccessOptions

    @OptionGroup(title: Words.say(.helpTitleWhichChip))
    var channel: ChannelOptions

    @OptionGroup(title: Words.say(.helpTitleTerminalAuthentication))
    var terminal: TerminalOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var trust: TrustOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var vouching: VouchingOptions

    @OptionGroup(title: Words.say(.helpTitleJudging))
    var policy: PolicyOptions

    @OptionGroup(title: Words.say(.helpTitleTrace))
    var trace: TraceOptions

    @Flag(help: ArgumentHelp(.helpLds2ChangeOptionsJson))
    var json = false

    func run() async throws { try await reporting(append) }

    private func append(_ trace: TraceFile?) async throws -> LDS2Told {
        let octets = try InputFile.read(record, limit: 1 << 16)
        do throws(LDSError) {
            try target.confirm(octets)
        } catch {
            throw CLIError(
                .notEvidence, .inputNoRecord(file: target.file, error: error.message), remedy: .inputRecordFormat)
        }
        let done = try await LDS2Change.append(octets, target.file).carryOut(self, trace)
        guard case .appending(let done) = done else { throw CLIError(code: Self.open, message: Self.open.message) }
        var number: Int?
        if case .appended(let place) = done.outcome { number = place }
        return LDS2Told(
            file: target.file,
            members: [
                ("number", .number(number)), ("statusWord", JSONValue(done.answer)),
                ("readBack", done.readBack.map { .string($0.name) } ?? .null),
                ("readBackStatusWord", JSONValue(done.readBack?.word)),
            ], result: result(of: done))
    }

    private static var open: ReadError.OwnCode { .appendingOpen }

    /// What came of it: an error where the record is not there, or nobody knows.
    private func result(of done: RecordAppending) -> Result<Message, CLIError> {
        let file = target.file
        switch done.outcome {
        case .appended(let number):
            guard let word = done.answer, word != .success else {
                return .success(.lds2Appended(file: file, number: number))
            }
            return .success(.lds2AppendedDespite(file: file, number: number, word: word))
        case .appendedUnread:
            guard case .unreadable(let word) = done.readBack else { return .success(.lds2AppendedUnread(file: file)) }
            return .success(
                word.map { .lds2AppendedUnreadable(file: file, word: $0) } ?? .lds2AppendedNotLooked(file: file))
        case .notFound:
            let code = ReadError.OwnCode.recordNotKept
            return .failure(CLIError(code: code, message: .lds2AppendNotFound(file: file)))
        case .refused(let word):
            let message = Message.lds2AppendRefused(file: file, meaning: word.message, word: word)
            return .failure(.refusal(word, of: file, message))
        case .applicationRefused(let word?):
            let message = Message.lds2ApplicationRefused(meaning: word.message, word: word)
            return .failure(.refusal(word, of: file, message))
        case .applicationRefused(nil), .withoutRight:
            return .failure(.withoutRight(.lds2AppendWithoutRight(file: file)))
        case .tooLong: return .failure(CLIError(.tooLarge, .lds2AppendTooLong, remedy: .lds2AppendTooLongRemedy))
        case .otherRecord: return .failure(CLIError(code: Self.open, message: .lds2AppendOther(file: file)))
        case .unknown:
            let message = done.answer.map { Message.lds2AppendUnknown(file: file, word: $0) }
            return .failure(CLIError(code: Self.open, message: message ?? Self.open.message))
        case .notReached:
            return .failure(
                done.evidence.failure.map { CLIError($0) } ?? CLIError(code: Self.open, message: Self.open.message))
        }
    }
}

extension RecordAppending.ReadBack {
    /// The chip's word where it did not give what the file has.
    fileprivate var word: StatusBytes? {
        if case .unreadable(let word) = self { word } else { nil }
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
