// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassAccess
import EPassMRZ
import EPassMessages

/// What opens the chip, and by which protocol.
struct AccessOptions: ParsableArguments {
    @OptionGroup var zone: PrintedZoneOptions

    @Option(
        name: .customLong("can"), defaultAsFlag: .prompt,
        help: ArgumentHelp(
            .helpAccessOptionsCan,
            valueName: .helpValueCan))
    var can: SecretInput?

    @Option(
        name: .customLong("pin"), defaultAsFlag: .prompt,
        help: ArgumentHelp(
            .helpAccessOptionsPin,
            valueName: .helpValuePin))
    var pin: SecretInput?

    @Option(
        name: .customLong("puk"), defaultAsFlag: .prompt,
        help: ArgumentHelp(.helpAccessOptionsPuk, valueName: .helpValuePuk))
    var puk: SecretInput?

    @Option(
        name: .customLong("access"),
        help: ArgumentHelp(
            .helpAccessOptionsChoice, valueName: .helpValueProtocol
        ))
    var choice = AccessChoice.auto

    /// Whether any of them was given.
    var areGiven: Bool { opensBySomething || choice != .auto }

    /// Whether a password was given, or is to be asked for.
    var opensBySomething: Bool { zone.given != nil || !others.isEmpty }

    /// The passwords beside the zone that were given, with the option of each.
    private var others: [(input: SecretInput, option: String, request: PromptRequest)] {
        [(can, "--can", PromptRequest.can), (pin, "--pin", .pin), (puk, "--puk", .puk)].compactMap {
            given, option, request in
            given.map { ($0, option, request) }
        }
    }

    mutating func validate() throws {
        for option in ["--can", "--pin", "--puk"] { try SecretInput.validate(option) }
        if can != nil, choice == .bac { throw ValidationError(.inputBacWithCAN) }
        if pin != nil || puk != nil, choice == .bac { throw ValidationError(.inputBacWithPIN) }
        guard others.count <= 1 else { throw ValidationError(.inputOnePassword) }
        if let given = zone.given, given.isOnStandardInput, others.contains(where: { $0.input.isOnStandardInput }) {
            throw ValidationError(.inputBothOnStandardInput)
        }
    }

    /// The protocols that may be used.
    func apply(to options: inout PassportReader.Options) { options.accessMethod = choice.method }

    /// What opens the chip; what is to be asked for is asked for now.
    ///
    /// - Throws: `CLIError` with status 65 where what was given is no MRZ and no `NUMBER,YYMMDD,YYMMDD`, no card access
    ///   number or no PIN.
    func input() async throws(CLIError) -> AccessInput {
        guard let session = try session() else { return try given() }
        return try await session.ask()
    }

    /// The questions that are asked on the terminal; nil where none are.
    ///
    /// - Parameter elseZone: whether the zone is asked for where nothing was given and the chip wants it.
    /// - Throws: as ``input()``, of what needs no question.
    func session(elseZone: Bool = false) throws(CLIError) -> PromptSession? {
        // Who was asked for the zone may have the card access number alone.
        let ofZone = zone.request.map { $0 == .zone(orCAN: false) ? .zone(orCAN: can == nil) : $0 }
        var requests = ofZone.map { [(request: $0, option: "--mrz")] } ?? []
        requests += others.filter { $0.input.asks }.map { ($0.request, $0.option) }
        if !requests.isEmpty {
            return PromptSession(given: try given(), requests: requests, isShown: zone.show, isWanted: true)
        }
        guard elseZone, !opensBySomething, Terminal.canAsk else { return nil }
        return PromptSession(
            given: .none, requests: [(.zone(orCAN: true), "--mrz")], isShown: zone.show, isWanted: false)
    }

    /// What needs no question.
    private func given() throws(CLIError) -> AccessInput {
        var input = try zone.adding(to: .none)
        for (given, _, request) in others where !given.asks {
            input = try Self.adding(try given.text(request.kind), request, to: input, warns: true)
        }
        return input
    }

    /// A password of that kind beside what there is.
    ///
    /// - Throws: `CLIError` with status 65 where it cannot be one.
    static func adding(
        _ text: String, _ request: PromptRequest, to input: AccessInput, warns: Bool = false
    ) throws(CLIError) -> AccessInput {
        guard case .can = request else {
            do throws(AccessError) {
                return request == .puk ? try input.with(puk: text) : try input.with(pin: text)
            } catch {
                throw CLIError(
                    layer: error, status: .badData, message: .inputNoPIN(error: error.message), remedy: .inputGivePIN)
            }
        }
        let digits = String(text.unicodeScalars.filter { !$0.properties.isWhitespace })
        let taken: AccessInput
        do throws(AccessError) {
            taken = try input.with(can: digits)
        } catch {
            throw CLIError(
                layer: error, status: .badData, message: .inputNoCAN(error: error.message), remedy: .inputGiveCAN)
        }
        // Doc 9303-4, 4.1.1.2 and 9303-5, 3.2.3. Cards outside Doc 9303 may have others, so the chip decides; some
        // chips answer slower after a wrong one.
        if digits.count != 6, warns {
            // Nobody is there who could look again.
            guard Terminal.inputIsTerminal else {
                throw CLIError(.usage, .inputCanDigits(count: digits.count), remedy: .inputGiveCAN)
            }
            Terminal.warn(.inputCanLength(count: digits.count))
        }
        return taken
    }
}

/// `AccessMethod` on the command line.
enum AccessChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, pace, bac

    var method: AccessMethod {
        switch self {
        case .auto: .auto
        case .pace: .pace
        case .bac: .bac
        }
    }
}

extension SecretInput.Kind {
    /// Lines of a machine readable zone, or `NUMBER,YYMMDD,YYMMDD`.
    static let mrz = SecretInput.Kind(
        option: "--mrz", word: "mrz", instruction: .promptMrzInstruction, maximumLength: 1024)

    /// A card access number.
    static let can = SecretInput.Kind(
        option: "--can", word: "can", instruction: .promptCanInstruction, maximumLength: 64)

    /// The PIN of a chip.
    static let pin = SecretInput.Kind(
        option: "--pin", word: "pin", instruction: .promptChipPINWhere, maximumLength: 64)

    /// The PUK of a chip.
    static let puk = SecretInput.Kind(
        option: "--puk", word: "puk", instruction: .promptChipPUKWhere, maximumLength: 64)
}
