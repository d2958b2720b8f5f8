// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTLV

/// What the chip remembers between two commands, and how it answers.
struct ChipState {
    private let files: ChipFileSystem
    private let behaviour: ChipBehaviour
    private let accessControl: ChipBehaviour.AccessControl
    private let random: RandomSource
    private var access: ChipBasicAccessControl?
    private var pace: ChipPACESetup?
    private var paceRun: ChipPACE?
    private var refusedTokens: Int
    /// A step of PACE was sent since the last reset, and the last run did not succeed.
    private var hasFailedPACE = false
    private var session: ChipSecureMessaging?
    /// The password that opened the session; nil where Basic Access Control did.
    private var sessionPassword: PasswordKind?
    private var directory = ChipFileSystem.Directory.masterFile
    private var currentFile: ChipFile?
    private var commands = 0
    private(set) var isInField = true

    /// What a command is answered with, before protection.
    private struct Answer {
        var data: [UInt8] = []
        var status = StatusBytes.success
        /// The secure channel that begins behind this answer.
        var session: ChipSecureMessaging?
    }

    /// The circumstances of one command.
    private struct Circumstances {
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
    init(
        files: ChipFileSystem, accessControl: ChipBehaviour.AccessControl, access: ChipBasicAccessControl?,
        pace: ChipPACESetup?, behaviour: ChipBehaviour, random: RandomSource
    ) {
        self.files = files
        self.accessControl = accessControl
        self.access = access
        self.pace = pace
        self.behaviour = behaviour
        self.random = random
        refusedTokens = behaviour.refusedTokens
    }

    mutating func reset() {
        endSession()
        paceRun = nil
        hasFailedPACE = false
        directory = .masterFile
        currentFile = nil
        access?.forgetChallenge()
    }

    mutating func respond(to octets: [UInt8]) -> [UInt8] {
        if let limit = behaviour.commandsBeforeLoss, commands >= limit { isInField = false }
        guard isInField else { return ResponseAPDU(statusBytes: .noDiagnosis).encoded }
        commands &+= 1
        let command: CommandAPDU
        do {
            command = try CommandAPDU(decoding: octets)
        } catch {
            return refusal(.wrongLength)
        }
        switch command.classByte {
        case 0x00: return plain(command, limit: limit(of: command))
        case 0x0C: return protected(command)
        // A chain is allowed for GENERAL AUTHENTICATE alone (Doc 9303-11, 4.4.4.3 and 9.3.2).
        case 0x10 where isStep(command): return plain(command, limit: limit(of: command))
        case 0x1C where isStep(command): return protected(command)
        case 0x10, 0x1C: return refusal(StatusBytes(0x6884))
        case 0x01...0x03, 0x0D...0x0F: return refusal(StatusBytes(0x6881))
        case 0x04...0x0B: return refusal(StatusBytes(0x6882))
        default: return refusal(.classNotSupported)
        }
    }

    /// An answer without protection to a command that was not even looked into; it ends the session.
    private mutating func refusal(_ status: StatusBytes) -> [UInt8] {
        endSession()
        paceRun = nil
        return ResponseAPDU(statusBytes: status).encoded
    }

    /// A step of PACE: the one command that may be chained.
    private func isStep(_ command: CommandAPDU) -> Bool {
        pace != nil && command.instruction == CommandAPDU.Instruction.generalAuthenticate
    }

    /// Doc 9303-11, 9.8.3: the keys are deleted and the access rights reset.
    private mutating func endSession() {
        // What the CAN resumed lasts as long as the session that it opened (TR-03110-2, 2.2.3).
        if session != nil { pace?.passwords.endSession() }
        session = nil
        sessionPassword = nil
    }

    /// The most data octets of the response to a command, as far as its length fields and the chip's buffer allow.
    private func limit(of command: CommandAPDU) -> Int? {
        guard command.prefersExtendedLength else { return command.data.count > 255 ? nil : 256 }
        // Doc 9303-11, 9.3.1.2: a terminal may use extended length fields here without knowing any sizes.
        if behaviour.extendedLength == nil, isStep(command) { return command.data.count > 255 ? nil : 256 }
        guard let sizes = behaviour.extendedLength, command.data.count + 9 <= sizes.commandOctets else { return nil }
        return max(0, sizes.responseOctets - 2)
    }

    private mutating func plain(_ command: CommandAPDU, limit: Int?) -> [UInt8] {
        // 4.3.2: a plain command in the secure channel ends it.
        endSession()
        guard let limit else { return refusal(.wrongLength) }
        let circumstances = Circumstances(
            isProtected: false, isChained: command.classByte & 0x10 != 0, capacity: limit)
        let answer = answer(to: command, circumstances)
        session = answer.session
        return ResponseAPDU(data: answer.data, statusBytes: answer.status).encoded
    }

    private mutating func protected(_ command: CommandAPDU) -> [UInt8] {
        guard let limit = limit(of: command) else { return refusal(.wrongLength) }
        guard var current = session else { return refusal(.secureMessagingObjectsIncorrect) }
        let inner: CommandAPDU
        do {
            inner = try current.unprotect(command)
        } catch {
            return refusal(error.statusBytes)
        }
        session = current
        let isOdd = command.instruction & 1 == 1
        let capacity = current.capacity(within: limit, isOdd: isOdd)
        let circumstances = Circumstances(
            isProtected: true, isChained: command.classByte & 0x10 != 0, capacity: capacity)
        let answer = answer(to: inner, circumstances)
        // 9.8.2: the response to the command that made new keys is still protected with the old ones.
        let response = session?.protect(answer.data, answer.status, isOdd: isOdd, behaviour: behaviour)
        if let new = answer.session { session = new }
        return response ?? refusal(.noDiagnosis)
    }

    private mutating func answer(to command: CommandAPDU, _ circumstances: Circumstances) -> Answer {
        do throws(ChipCommand.Refusal) {
            switch try understood(command) {
            case .select(let selection, let form): return try select(selection, form, circumstances)
            case .readBinary(let target, let offset, let length, let isOdd):
                let file = try file(target, circumstances)
                currentFile = file
                return try isOdd
                    ? readOdd(file, offset, length, circumstances) : read(file, offset, length, circumstances)
            case .getChallenge(let length): return try getChallenge(length, circumstances)
            case .externalAuthenticate(let data, let length):
                return try externalAuthenticate(data, length, circumstances)
            case .setAuthenticationTemplate(let template): return try setAuthenticationTemplate(template, circumstances)
            case .generalAuthenticate(let data, let length):
                return try generalAuthenticate(data, length, circumstances)
            case .getResponse(let length):
                guard behaviour.answersMoreForEver else {
                    throw ChipCommand.Refusal(.instructionNotSupported)
                }
                let count = min(length, circumstances.capacity)
                return Answer(data: [UInt8](repeating: 0, count: count), status: StatusBytes(0x61FF))
            }
        } catch {
            return Answer(status: error.statusBytes)
        }
    }

    /// The command, where the chip knows it. Any command but GENERAL AUTHENTICATE ends a run of PACE, as does a damaged one.
    private mutating func understood(_ command: CommandAPDU) throws(ChipCommand.Refusal) -> ChipCommand {
        let isStep = command.instruction == CommandAPDU.Instruction.generalAuthenticate
        if isStep || command.instruction == CommandAPDU.Instruction.manageSecurityEnvironment {
            guard pace != nil else { throw ChipCommand.Refusal(.instructionNotSupported) }
            if behaviour.paceFault == .everyCommandRefused { throw ChipCommand.Refusal(.incorrectData) }
        }
        do throws(ChipCommand.Refusal) {
            let understood = try ChipCommand(command)
            if !isStep { paceRun = nil }
            return understood
        } catch {
            paceRun = nil
            throw error
        }
    }
}

// MARK: - SELECT and READ BINARY, Doc 9303-10, 3.6

extension ChipState {
    private mutating func select(
        _ selection: ChipCommand.Selection, _ form: ChipCommand.SelectAnswer, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        switch selection {
        case .masterFile:
            directory = .masterFile
            currentFile = nil
            return Answer(data: Self.template(form) { $0.append(0x83, [0x3F, 0x00]) })
        case .application(let identifier):
            guard identifier == ChipFileSystem.applicationIdentifier else {
                throw ChipCommand.Refusal(.fileNotFound)
            }
            directory = .travelDocument
            currentFile = nil
            return Answer(data: Self.template(form) { $0.append(0x84, identifier) })
        case .file(let identifier):
            let file = try lookUp(circumstances, mayAnswer: behaviour.answersPlainSelect) {
                $0.file(identifier, in: $1)
            }
            currentFile = file
            return Answer(
                data: Self.template(form) {
                    $0.append(0x80, Self.octets(file.content.count))
                    $0.append(0x83, Self.octets(Int(file.identifier)))
                })
        }
    }

    private func file(
        _ target: ChipCommand.Target, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> ChipFile {
        switch target {
        case .current:
            guard let currentFile else {
                // 4.4.2: any unauthenticated attempt to read.
                throw ChipCommand.Refusal(
                    isClosed(circumstances) ? .securityStatusNotSatisfied : StatusBytes(0x6986))
            }
            guard isReadable(currentFile, circumstances) else {
                throw ChipCommand.Refusal(.securityStatusNotSatisfied)
            }
            return currentFile
        case .shortEF(let identifier):
            return try lookUp(circumstances) { $0.file(shortIdentifier: identifier, in: $1) }
        case .file(let identifier):
            return try lookUp(circumstances) { $0.file(identifier, in: $1) }
        }
    }

    /// Finds a file of the current directory. A guarded application does not tell which files it has before access is granted.
    private func lookUp(
        _ circumstances: Circumstances, mayAnswer: Bool = false,
        _ find: (ChipFileSystem, ChipFileSystem.Directory) -> ChipFile?
    ) throws(ChipCommand.Refusal) -> ChipFile {
        let file = find(files, directory)
        guard !isClosed(circumstances) || mayAnswer else { throw ChipCommand.Refusal(.securityStatusNotSatisfied) }
        guard let file else { throw ChipCommand.Refusal(.fileNotFound) }
        guard mayAnswer || isReadable(file, circumstances) else {
            throw ChipCommand.Refusal(.securityStatusNotSatisfied)
        }
        return file
    }

    /// Whether the current directory is the guarded application, and the command came without protection.
    private func isClosed(_ circumstances: Circumstances) -> Bool {
        directory == .travelDocument && accessControl != .open && !circumstances.isProtected
    }

    private func isReadable(_ file: ChipFile, _ circumstances: Circumstances) -> Bool {
        switch file.condition {
        case .always: true
        // The PUK serves to unblock the PIN and for nothing else (TR-03110-2, 2.4.1).
        case .secureChannel: circumstances.isProtected && sessionPassword != .puk
        case .passwordAuthenticatedChannel:
            circumstances.isProtected && sessionPassword != nil && sessionPassword != .puk
        case .terminalAuthentication: false
        }
    }

    private func read(
        _ file: ChipFile, _ offset: Int, _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let available = try available(in: file, from: offset, length)
        let isMaximum = length == 256 || length == 65_536
        // Ne is the most that the terminal takes (Doc 9303-10, 3.6.3): of a short one, what fits a protected response comes. Beyond the buffer
        // that EF.ATR/INFO states nothing is answered.
        guard isMaximum || length <= max(256, circumstances.capacity) else { throw ChipCommand.Refusal(.wrongLength) }
        var count = min(length, circumstances.capacity, available)
        var status = StatusBytes.success
        if length > available, !isMaximum {
            switch behaviour.endOfFile {
            case .warning: status = .endOfFile
            case .silent: break
            case .correctedLength:
                throw ChipCommand.Refusal(StatusBytes(sw1: 0x6C, sw2: UInt8(truncatingIfNeeded: available)))
            case .wrongLength: throw ChipCommand.Refusal(.wrongLength)
            }
        }
        if let most = behaviour.shortReads, count > most {
            count = most
            status = .success
        }
        if behaviour.answersMoreForEver { status = StatusBytes(0x61FF) }
        return Answer(data: Array(file.content.dropFirst(offset).prefix(count)), status: status)
    }

    /// 3.6.6: the octets stand in DO'53', whose header counts towards Ne.
    private func readOdd(
        _ file: ChipFile, _ offset: Int, _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let available = try available(in: file, from: offset, length)
        let room = min(length, circumstances.capacity)
        var count = min(available, max(0, room - 2), behaviour.shortReads ?? Int.max)
        while count > 0, 1 + TLVWriter.length(count).count + count > room { count -= 1 }
        guard count > 0 else { throw ChipCommand.Refusal(.wrongLength) }
        return Answer(data: TLVWriter.encode(0x53, file.content.dropFirst(offset).prefix(count)))
    }

    private func available(
        in file: ChipFile, from offset: Int, _ length: Int
    ) throws(ChipCommand.Refusal) -> Int {
        guard offset < file.content.count else { throw ChipCommand.Refusal(.wrongOffset) }
        if let most = behaviour.readLimit, length > most { throw ChipCommand.Refusal(.wrongLength) }
        return file.content.count - offset
    }

    /// The file control information of ISO/IEC 7816-4, 5.3.3, as far as the terminal asked for it.
    private static func template(_ form: ChipCommand.SelectAnswer, _ write: (inout TLVWriter) -> Void) -> [UInt8] {
        var writer = TLVWriter()
        write(&writer)
        return switch form {
        case .fileControlInformation: TLVWriter.encode(0x6F, writer.bytes)
        case .fileControlParameters: TLVWriter.encode(0x62, writer.bytes)
        case .none: []
        }
    }

    private static func octets(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
}

// MARK: - GET CHALLENGE and EXTERNAL AUTHENTICATE, Doc 9303-11, 4.3.4

extension ChipState {
    private mutating func getChallenge(
        _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard accessControl != .open else { throw ChipCommand.Refusal(.instructionNotSupported) }
        try checkMayRunBasic(circumstances)
        guard length == 8 || length == 256 else { throw ChipCommand.Refusal(StatusBytes(0x6C08)) }
        // A chip that knows PACE only gives a challenge too and refuses what follows (F-1).
        guard let challenge = try? access?.makeChallenge() ?? random.bytes(8) else {
            throw ChipCommand.Refusal(.noDiagnosis)
        }
        return Answer(data: challenge)
    }

    private mutating func externalAuthenticate(
        _ data: [UInt8], _ length: Int?, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard accessControl != .open else { throw ChipCommand.Refusal(.instructionNotSupported) }
        try checkMayRunBasic(circumstances)
        guard var control = access else { throw ChipCommand.Refusal(.referencedDataNotFound) }
        defer { access = control }
        guard let length, length >= 40 else {
            control.forgetChallenge()
            throw ChipCommand.Refusal(.wrongLength)
        }
        let granted = try control.authenticate(data)
        return Answer(data: granted.response, session: granted.session)
    }

    private func checkMayRunBasic(_ circumstances: Circumstances) throws(ChipCommand.Refusal) {
        guard directory == .travelDocument, !circumstances.isProtected,
            !(behaviour.locksBasicAfterPACE && hasFailedPACE)
        else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
    }
}

// MARK: - MSE:Set AT and GENERAL AUTHENTICATE, Doc 9303-11, 4.4.4

extension ChipState {
    private mutating func setAuthenticationTemplate(
        _ template: ChipCommand.AuthenticationTemplate, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard let pace else { throw ChipCommand.Refusal(.instructionNotSupported) }
        let offer = try pace.offer(for: template, rule: behaviour.parameterReference)
        guard let password = pace.passwords.kind(reference: template.passwordReference) else {
            throw ChipCommand.Refusal(.referencedDataNotFound)
        }
        // One run of PACE a session, but for resuming a password (TR-03110-2, 3.2.2); and either BAC or PACE (Doc 9303-11, 4.1).
        guard !circumstances.isProtected || pace.passwords.isResumed(password) else {
            throw ChipCommand.Refusal(.conditionsNotSatisfied)
        }
        paceRun = ChipPACE(offer: offer, password: password)
        return Answer(status: pace.passwords.selectionStatus(password))
    }

    private mutating func generalAuthenticate(
        _ data: ChipCommand.AuthenticationData, _ length: Int?, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard var run = paceRun, var setup = pace else { throw ChipCommand.Refusal(.conditionsNotSatisfied) }
        // What does not end well ends the run; a nonce serves once.
        paceRun = nil
        hasFailedPACE = true
        // 4.4.4.3: the chain goes on up to the last step, and ends with it.
        guard circumstances.isChained != run.awaitsLastStep else {
            throw ChipCommand.Refusal(
                circumstances.isChained ? ChipPACE.lastCommandExpected : .conditionsNotSatisfied)
        }
        let answer: ChipPACE.Answer
        do throws(ChipCommand.Refusal) {
            answer = try run.answer(
                data, passwords: &setup.passwords,
                ChipPACE.Circumstances(random: random, fixedValues: setup.fixedValues, behaviour: behaviour))
            pace = setup
        } catch {
            pace = setup
            throw error
        }
        let response = TLVWriter.encode(0x7C, answer.data)
        guard response.count <= min(circumstances.capacity, length ?? Int.max) else {
            throw ChipCommand.Refusal(.wrongLength)
        }
        guard let session = answer.session else {
            paceRun = run
            return Answer(data: response)
        }
        if refusedTokens > 0 {
            refusedTokens -= 1
            throw ChipCommand.Refusal(.authenticationFailed)
        }
        hasFailedPACE = false
        sessionPassword = run.password
        // The current directory is the master file then (4.2, last note).
        directory = .masterFile
        currentFile = nil
        return Answer(data: response, session: session)
    }
}
