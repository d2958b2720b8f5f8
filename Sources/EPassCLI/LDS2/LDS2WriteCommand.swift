// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

/// `epass lds2 write`: writes EF.Biometrics, and activates it.
struct LDS2WriteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "write",
        abstract: Words.say(.helpLds2WriteCommandAbstract),
        discussion: Words.paragraphs(.helpLds2WriteCommandText1))

    @Argument(help: ArgumentHelp(.helpLds2WriteCommandBiometrics), completion: .file())
    var biometrics: String

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(.helpLds2WriteCommandTarget, valueName: .helpValueName))
    var target: BiometricsTarget

    @Flag(help: ArgumentHelp(.helpLds2WriteCommandActivate))
    var activate = false

    @OptionGroup
    var options: LDS2ChangeOptions

    func run() async throws { try await options.reporting(write) }

    private var file: LDS2File { .biometrics(target.number) }

    private func write() async throws {
        let octets = try InputFile.read(biometrics, limit: 1 << 20)
        do throws(LDSError) {
            _ = try AdditionalBiometrics(decoding: octets, number: target.number, profile: .strict)
        } catch {
            throw CLIError(.notEvidence, .inputNoRecord(file: file, error: error.message), remedy: .inputRecordFormat)
        }
        let change = LDS2Change.write(octets, target.number, activates: activate)
        let done = try await change.carryOut(options)
        if case .writing(let done) = done { try show(done) }
    }

    /// Says what came of it.
    ///
    /// - Throws: `CLIError` where the file does not hold the octets, or nobody knows whether it is activated.
    private func show(_ done: BiometricsWriting) throws(CLIError) {
        let refused: Message
        switch done.outcome {
        case .written, .activated:
            let isActivated = done.outcome == .activated
            let message: Message = isActivated ? .lds2Activated(file: file) : .lds2Written(file: file)
            return options.tell(message, of: file, ("activated", .boolean(isActivated)))
        case .refused(let word): refused = .lds2WriteRefused(file: file, meaning: word.message, word: word)
        case .applicationRefused(let word?):
            refused = .lds2ApplicationRefused(meaning: word.message, word: word)
        case .applicationRefused(nil), .withoutRight: refused = .lds2WriteWithoutRight(file: file)
        case .noRoom(let octets):
            throw CLIError(.tooLarge, .lds2NoRoom(file: file, count: octets), remedy: .lds2NoRoomRemedy)
        case .otherOctets:
            throw CLIError(
                code: ReadError.OwnCode.chipRefused, message: .lds2OtherOctets(file: file),
                remedy: .lds2OtherOctetsRemedy)
        case .activationUnknown:
            throw CLIError(
                code: ReadError.OwnCode.appendingOpen, message: .lds2ActivationOpen(file: file),
                remedy: .lds2ActivationOpenRemedy)
        case .notReached:
            let code = ReadError.OwnCode.noProgress
            throw done.evidence.failure.map { CLIError($0) } ?? CLIError(code: code, message: code.message)
        }
        throw CLIError(code: ReadError.OwnCode.chipRefused, message: refused, remedy: .lds2AppendRefusedRemedy)
    }
}

/// EF.Biometrics by its name on the command line.
struct BiometricsTarget: ExpressibleByArgument, Sendable {
    let number: AdditionalBiometricsNumber

    init?(argument: String) {
        guard case .biometrics(let number) = LDS2File(name: argument, in: .additionalBiometrics) else { return nil }
        self.number = number
    }
}
