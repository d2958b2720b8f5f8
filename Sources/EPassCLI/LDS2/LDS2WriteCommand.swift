// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

/// `epass lds2 write`: writes EF.Biometrics, and activates it.
struct LDS2WriteCommand: LDS2ChangeCommand {
    static let configuration = CommandConfiguration(
        commandName: "write",
        abstract: Words.say(.helpLds2WriteCommandAbstract),
        discussion: Words.paragraphs(
            .helpLds2WriteCommandText1,
            examples: [
                "epass lds2 write iris.bin --to Biometrics1 --mrz \\",
                "    --terminal-certificates certs --terminal-key is.key.pem",
            ]))

    @Argument(help: ArgumentHelp(.helpLds2WriteCommandBiometrics, valueName: .helpValueFile), completion: .file())
    var biometrics: String

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(.helpLds2WriteCommandTarget, valueName: .helpValueName))
    var target: BiometricsTarget

    @Flag(help: ArgumentHelp(.helpLds2WriteCommandActivate))
    var activate = false

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

    func run() async throws { try await reporting(write) }

    private var file: LDS2File { .biometrics(target.number) }

    private func write(_ trace: TraceFile?) async throws -> LDS2Told {
        let octets = try InputFile.read(biometrics, limit: 1 << 20)
        do throws(LDSError) {
            _ = try AdditionalBiometrics(decoding: octets, number: target.number, profile: .strict)
        } catch {
            throw CLIError(.notEvidence, .inputNoRecord(file: file, error: error.message), remedy: .inputRecordFormat)
        }
        let change = LDS2Change.write(octets, target.number, activates: activate)
        let done = try await change.carryOut(self, trace)
        guard case .writing(let done) = done else { throw CLIError(code: Self.none, message: Self.none.message) }
        let isActivated: Bool? =
            switch done.outcome {
            case .activated: true
            case .activationUnknown: nil
            default: false
            }
        return LDS2Told(
            file: file, members: [("activated", isActivated.map { .boolean($0) } ?? .null)], result: result(of: done))
    }

    private static var none: ReadError.OwnCode { .noProgress }

    /// What came of it: an error where the file does not hold the octets, or nobody knows whether it is activated.
    private func result(of done: BiometricsWriting) -> Result<Message, CLIError> {
        switch done.outcome {
        case .written: return .success(.lds2Written(file: file))
        case .activated: return .success(.lds2Activated(file: file))
        case .refused(let word):
            let message = Message.lds2WriteRefused(file: file, meaning: word.message, word: word)
            return .failure(.refusal(word, of: file, message))
        case .applicationRefused(let word?):
            let message = Message.lds2ApplicationRefused(meaning: word.message, word: word)
            return .failure(.refusal(word, of: file, message))
        case .applicationRefused(nil), .withoutRight:
            return .failure(.withoutRight(.lds2WriteWithoutRight(file: file)))
        case .noRoom(let octets):
            return .failure(CLIError(.tooLarge, .lds2NoRoom(file: file, count: octets), remedy: .lds2NoRoomRemedy))
        case .otherOctets:
            return .failure(
                CLIError(
                    code: ReadError.OwnCode.chipRefused, message: .lds2OtherOctets(file: file),
                    remedy: .lds2OtherOctetsRemedy))
        case .activationUnknown:
            return .failure(
                CLIError(
                    code: ReadError.OwnCode.appendingOpen, message: .lds2ActivationOpen(file: file),
                    remedy: .lds2ActivationOpenRemedy))
        case .notReached:
            return .failure(
                done.evidence.failure.map { CLIError($0) } ?? CLIError(code: Self.none, message: Self.none.message))
        }
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
