// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816

/// What the chip remembers between two commands, and how it answers.
struct ChipState {
    var files: ChipFileSystem
    let behaviour: ChipBehaviour
    let accessControl: ChipBehaviour.AccessControl
    let random: RandomSource
    var access: ChipBasicAccessControl?
    /// The private keys besides those of PACE.
    let keys: ChipKeyring
    var pace: ChipPACESetup?
    var paceRun: ChipPACE?
    var refusedTokens: Int
    /// A step of PACE was sent since the last reset, and the last run did not succeed.
    var hasFailedPACE = false
    var session: ChipSecureMessaging?
    /// The password that opened the session; nil where Basic Access Control did.
    var sessionPassword: PasswordKind?
    /// What MSE:Set AT chose for chip authentication.
    var chipAuthenticationSelection: ChipAuthenticationSelection?
    /// Comp(PK_DH,IFD) of the chip authentication that opened the session, which terminal authentication signs.
    var compressedTerminalKey: [UInt8]?
    /// ID_IC, which terminal authentication signs: the document number with its check digit, or Comp(PK_DH,IC) of PACE.
    var chipIdentifier: [UInt8]?
    /// Terminal authentication, where the chip knows it.
    var terminalAuthentication: ChipTerminalAuthentication?
    /// The commands of a chain that came so far.
    private var chain = ChipCommandChain()
    /// The pieces of a response that GET RESPONSE has not fetched yet.
    private var pending: [UInt8] = []
    var directory = ChipFileSystem.Directory.masterFile
    var currentFile: ChipFile?
    /// The LDS2 applications, where the chip has them; what is appended outlives a reset.
    var lds2: ChipLDS2?
    /// The linear file that is current, by its identifier; nil where none is.
    var currentRecordFile: UInt16?
    var isInField = true
    /// How many commands came, since the chip was made and since it was reset.
    var commands = 0
    var commandsSinceReset = 0
    /// The answer before, whatever protected it.
    var lastAnswer: [UInt8]?
    /// The rules of the chip, and what they say of the command that is answered.
    var ruleBook: ChipRuleBook
    var effect = RuleEffect()
    /// What the command is about that is answered.
    var step = ChipStep.other
    /// How many octets of data it is answered with, before protection.
    var dataCount = 0
    /// What happened since the last reset.
    var events: Set<ChipEvent> = []
    /// How many wrong passwords came, one behind the other; a right one ends it.
    var wrongPasswords = 0

    /// What a command is answered with, before protection.
    struct Answer {
        var data: [UInt8] = []
        var status = StatusBytes.success
        /// The secure channel that begins behind this answer.
        var session: ChipSecureMessaging?
        /// The secure channel ends behind this answer.
        var endsSession = false
        /// The chip is gone behind this answer.
        var losesField = false
        /// The response may be longer than the terminal asked for, and comes in pieces then.
        var isChained = false
    }

    /// The circumstances of one command.
    struct Circumstances {
        let isProtected: Bool
        /// Whether another command of the chain is to follow.
        let isChained: Bool
        /// The most data octets that the response may hold.
        let capacity: Int
    }

    /// A chip with these files.
    ///
    /// - Parameters:
    ///   - access: the chip's half of Basic Access Control, where it has one.
    ///   - pace: what it needs for PACE, where it knows that.
    ///   - keys: its other private keys.
    ///   - terminalAuthentication: its half of terminal authentication, where it has one.
    ///   - lds2: the LDS2 applications, where it has them.
    init(
        files: ChipFileSystem, accessControl: ChipBehaviour.AccessControl, access: ChipBasicAccessControl?,
        pace: ChipPACESetup?, keys: ChipKeyring = ChipKeyring(),
        terminalAuthentication: ChipTerminalAuthentication? = nil, lds2: ChipLDS2? = nil, behaviour: ChipBehaviour,
        random: RandomSource
    ) {
        self.lds2 = lds2
        self.keys = keys
        self.terminalAuthentication = terminalAuthentication
        self.files = files
        self.accessControl = accessControl
        self.access = access
        self.pace = pace
        self.behaviour = behaviour
        self.random = random
        refusedTokens = behaviour.refusedTokens
        ruleBook = ChipRuleBook(behaviour.rules)
        directory = firstDirectory
    }

    /// Where the chip stands after a reset.
    private var firstDirectory: ChipFileSystem.Directory {
        behaviour.masterFileSelection == .afterReset ? .masterFile : .none
    }

    mutating func reset() {
        endSession()
        forgetSelections()
        pending = []
        hasFailedPACE = false
        events = []
        commandsSinceReset = 0
        directory = firstDirectory
        currentFile = nil
        currentRecordFile = nil
        access?.forgetChallenge()
        terminalAuthentication?.powerDown()
    }

    /// The answer to a command; nil for octets that are none.
    mutating func respond(to command: CommandAPDU?) -> [UInt8] {
        guard let command else { return refusal(.wrongLength) }
        if !pending.isEmpty {
            // ISO/IEC 7816-4, 5.3.4: GET RESPONSE comes right behind, and is no command of the secure channel.
            if command.classByte == 0x00, command.instruction == CommandAPDU.Instruction.getResponse {
                step = .getResponse
                return nextPiece(command.expectedLength ?? 256)
            }
            pending = []
        }
        switch command.classByte {
        case 0x00: return plain(command, limit: limit(of: command))
        case 0x0C: return protected(command)
        case 0x8C where lds2 != nil: return protected(command)
        // A chain is allowed for GENERAL AUTHENTICATE alone (Doc 9303-11, 4.4.4.3 and 9.3.2).
        case 0x10 where isStep(command): return plain(command, limit: limit(of: command))
        case 0x1C where isStep(command) || mayChain(command): return protected(command)
        case 0x10, 0x1C: return refusal(StatusBytes(0x6884))
        case 0x01...0x03, 0x0D...0x0F: return refusal(StatusBytes(0x6881))
        case 0x04...0x0B: return refusal(StatusBytes(0x6882))
        default: return refusal(.classNotSupported)
        }
    }

    /// An answer without protection to a command that was not even looked into; it ends the session.
    private mutating func refusal(_ status: StatusBytes) -> [UInt8] {
        endSession()
        forgetSelections()
        return ResponseAPDU(statusBytes: status).encoded
    }

    /// A step of PACE or of chip authentication: the one command that may be chained.
    private func isStep(_ command: CommandAPDU) -> Bool {
        knowsSecurityEnvironment && command.instruction == CommandAPDU.Instruction.generalAuthenticate
    }

    /// Doc 9303-11, 9.8.3: the keys are deleted and the access rights reset.
    mutating func endSession() {
        // What the CAN resumed lasts as long as the session that it opened (TR-03110-2, 2.2.3).
        if session != nil { pace?.passwords.endSession() }
        session = nil
        sessionPassword = nil
        compressedTerminalKey = nil
        chipIdentifier = nil
        terminalAuthentication?.endSession()
        chain = ChipCommandChain()
    }

    /// The most data octets of the response to a command, as far as its length fields and the chip's buffer allow.
    private func limit(of command: CommandAPDU) -> Int? {
        guard command.prefersExtendedLength else { return command.data.count > 255 ? nil : 256 }
        // Doc 9303-11, 9.3.1.2: a terminal may use extended length fields here without knowing any sizes.
        if behaviour.extendedLength == nil, isStep(command) || isKeyAgreementTemplate(command) {
            return command.data.count > 255 ? nil : 256
        }
        guard let sizes = behaviour.extendedLength, command.data.count + 9 <= sizes.commandOctets else { return nil }
        return max(0, sizes.responseOctets - 2)
    }

    private mutating func plain(_ command: CommandAPDU, limit: Int?) -> [UInt8] {
        // 4.3.2: a plain command in the secure channel ends it.
        let isTrusting = behaviour.omits.contains(.messagePlain) && session != nil
        if !isTrusting { endSession() }
        guard let limit else { return refusal(.wrongLength) }
        let circumstances = Circumstances(
            isProtected: isTrusting, isChained: command.classByte & 0x10 != 0, capacity: limit)
        let answer = carryOut(command, circumstances)
        session = answer.session ?? session
        if answer.losesField { isInField = false }
        let response = ResponseAPDU(data: answer.data, statusBytes: answer.status).encoded
        return answer.isChained ? pieces(of: response, limit) : response
    }

    private mutating func protected(_ command: CommandAPDU) -> [UInt8] {
        guard let limit = limit(of: command) else { return refusal(.wrongLength) }
        guard var current = session else { return refusal(.secureMessagingObjectsIncorrect) }
        let inner: CommandAPDU
        do {
            inner = try current.unprotect(command, omits: behaviour.omits)
        } catch {
            guard behaviour.omits.contains(.messageErrorEnds) else { return refusal(error.statusBytes) }
            session = current
            let isOdd = command.instruction & 1 == 1
            return session?.protect([], error.statusBytes, isOdd: isOdd, behaviour: behaviour)
                ?? refusal(error.statusBytes)
        }
        session = current
        let isOdd = command.instruction & 1 == 1
        let capacity = current.capacity(within: limit, isOdd: isOdd)
        let circumstances = Circumstances(
            isProtected: true, isChained: command.classByte & 0x10 != 0, capacity: capacity)
        let answer = answer(toPart: inner, circumstances)
        if behaviour.sendsErrorsPlain, !answer.status.isNormal, !answer.status.isWarning {
            return refusal(answer.status)
        }
        // 9.8.2: the response to the command that made new keys is still protected with the old ones.
        let response = session?.protect(
            answer.data, answer.status, isOdd: isOdd, behaviour: behaviour, effect: effect, before: lastAnswer)
        if let new = answer.session { session = new }
        if answer.endsSession { endSession() }
        if answer.losesField { isInField = false }
        guard let response else { return refusal(.noDiagnosis) }
        return answer.isChained ? pieces(of: response, limit) : response
    }

    /// The first piece of a long response, with 61xx; the rest waits.
    private mutating func pieces(of response: [UInt8], _ limit: Int) -> [UInt8] {
        guard response.count - 2 > limit else { return response }
        pending = response
        return nextPiece(limit)
    }

    /// The next piece: as many octets as asked for, and behind them 61xx or, at the end, the status bytes of the
    /// response.
    private mutating func nextPiece(_ length: Int) -> [UInt8] {
        let count = min(length, pending.count - 2)
        let piece = Array(pending.prefix(count))
        pending = Array(pending.dropFirst(count))
        guard pending.count == 2 else {
            return piece + [0x61, UInt8(truncatingIfNeeded: min(pending.count - 2, 256))]
        }
        defer { pending = [] }
        return piece + pending
    }

    mutating func answer(to command: CommandAPDU, _ circumstances: Circumstances) -> Answer {
        do throws(ChipCommand.Refusal) {
            switch try understood(command) {
            case .select(let selection, let form): return try select(selection, form, circumstances)
            case .readBinary(let target, let offset, let length, let isOdd):
                let file = try file(target, circumstances)
                currentFile = file
                return try isOdd
                    ? readOdd(file, offset, length, circumstances) : read(file, offset, length, circumstances)
            case .readRecord(let reading): return try readRecord(reading, circumstances)
            case .appendRecord(let target, let record): return try appendRecord(record, to: target, circumstances)
            case .searchRecord(let search): return try searchRecord(search, circumstances)
            case .updateBinary(let update): return try updateBinary(update, circumstances)
            case .activate: return try activate(circumstances)
            case .fileMemory(let target, let query): return try fileMemory(target, query, circumstances)
            case .getChallenge(let length): return try getChallenge(length, circumstances)
            case .externalAuthenticate(let data, let length):
                return try externalAuthenticate(data, length, circumstances)
            case .setAuthenticationTemplate(let template): return try setAuthenticationTemplate(template, circumstances)
            case .setInternalAuthenticationTemplate(let template):
                return try setInternalAuthenticationTemplate(template, circumstances)
            case .setKeyAgreementTemplate(let template): return try setKeyAgreementTemplate(template, circumstances)
            case .internalAuthenticate(let challenge, let length):
                return try internalAuthenticate(challenge, length, circumstances)
            case .setDigitalSignatureTemplate(let reference):
                return try setDigitalSignatureTemplate(reference, circumstances)
            case .setExternalAuthenticationTemplate(let reference):
                return try setExternalAuthenticationTemplate(reference, circumstances)
            case .verifyCertificate(let data): return try verifyCertificate(data, circumstances)
            case .generalAuthenticate(.chipAuthenticationKey(let key), let length):
                paceRun = nil
                let selection = chipAuthenticationSelection
                chipAuthenticationSelection = nil
                return try authenticateChip(key, length, selection, circumstances)
            case .generalAuthenticate(let data, let length):
                chipAuthenticationSelection = nil
                return try generalAuthenticate(data, length, circumstances)
            case .getResponse(let length):
                guard behaviour.answersMoreForEver else {
                    throw ChipCommand.Refusal(.instructionNotSupported)
                }
                let count = min(length, circumstances.capacity)
                return Answer(data: [UInt8](repeating: 0, count: count), status: StatusBytes(0x61FF))
            }
        } catch {
            let isDenied = circumstances.isProtected && error.statusBytes == .securityStatusNotSatisfied
            return Answer(status: error.statusBytes, endsSession: isDenied && behaviour.denialEndsChannel)
        }
    }

    /// Puts a chain together and answers its last command; the others are answered with 9000 (ISO/IEC 7816-4, 5.3.3).
    private mutating func answer(toPart command: CommandAPDU, _ circumstances: Circumstances) -> Answer {
        do throws(ChipCommand.Refusal) {
            guard let whole = try chain.take(command, isChained: circumstances.isChained && mayChain(command)) else {
                return Answer()
            }
            return carryOut(whole, circumstances)
        } catch {
            return Answer(status: error.statusBytes)
        }
    }

    /// The commands that bring certificates and signatures of any length (9.3.2: chains serve them only where the chip
    /// says so).
    private func mayChain(_ command: CommandAPDU) -> Bool {
        guard behaviour.chainsCommands, terminalAuthentication != nil else { return false }
        return command.instruction == CommandAPDU.Instruction.performSecurityOperation
            || command.instruction == CommandAPDU.Instruction.externalAuthenticate
    }

    /// The command, where the chip knows it. Any command but GENERAL AUTHENTICATE ends a run of PACE, as does a damaged
    /// one.
    private mutating func understood(_ command: CommandAPDU) throws(ChipCommand.Refusal) -> ChipCommand {
        let isStep = command.instruction == CommandAPDU.Instruction.generalAuthenticate
        if isStep || command.instruction == CommandAPDU.Instruction.manageSecurityEnvironment {
            guard knowsSecurityEnvironment else { throw ChipCommand.Refusal(.instructionNotSupported) }
            if isOfTerminalAuthentication(command), terminalAuthentication == nil {
                throw ChipCommand.Refusal(.incorrectParameters)
            }
            if isOfPACE(command), behaviour.paceFault == .everyCommandRefused {
                throw ChipCommand.Refusal(.incorrectData)
            }
            // A chip without keys of chip authentication does not know these parameters.
            if !isStep, command.p1 == 0x41, keys.chipAuthentication.isEmpty {
                throw ChipCommand.Refusal(.incorrectParameters)
            }
        }
        if command.instruction == CommandAPDU.Instruction.performSecurityOperation, terminalAuthentication == nil {
            throw ChipCommand.Refusal(.instructionNotSupported)
        }
        if !isStep { forgetSelections() }
        do throws(ChipCommand.Refusal) { return try ChipCommand(command) } catch {
            forgetSelections()
            throw error
        }
    }

    mutating func forgetSelections() {
        paceRun = nil
        chipAuthenticationSelection = nil
    }

    /// Whether there is a protocol that MANAGE SECURITY ENVIRONMENT and GENERAL AUTHENTICATE belong to.
    private var knowsSecurityEnvironment: Bool {
        pace != nil || !keys.chipAuthentication.isEmpty || terminalAuthentication != nil
    }

    /// Whether a command of these two belongs to PACE.
    private func isOfPACE(_ command: CommandAPDU) -> Bool {
        command.instruction == CommandAPDU.Instruction.generalAuthenticate
            ? chipAuthenticationSelection == nil : command.p1 == 0xC1
    }

    /// Whether MANAGE SECURITY ENVIRONMENT sets what terminal authentication verifies with: P1 of 81.
    private func isOfTerminalAuthentication(_ command: CommandAPDU) -> Bool {
        command.instruction == CommandAPDU.Instruction.manageSecurityEnvironment && command.p1 == 0x81
    }

    private func isKeyAgreementTemplate(_ command: CommandAPDU) -> Bool {
        command.instruction == CommandAPDU.Instruction.manageSecurityEnvironment && command.p1 == 0x41
            && command.p2 == 0xA6 && !keys.chipAuthentication.isEmpty
    }
}
