// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816

/// What the chip remembers between two commands, and how it answers.
struct ChipState {
    let files: ChipFileSystem
    let behaviour: ChipBehaviour
    let accessControl: ChipBehaviour.AccessControl
    let random: RandomSource
    var access: ChipBasicAccessControl?
    var pace: ChipPACESetup?
    var paceRun: ChipPACE?
    var refusedTokens: Int
    /// A step of PACE was sent since the last reset, and the last run did not succeed.
    var hasFailedPACE = false
    var session: ChipSecureMessaging?
    /// The password that opened the session; nil where Basic Access Control did.
    var sessionPassword: PasswordKind?
    var directory = ChipFileSystem.Directory.masterFile
    var currentFile: ChipFile?
    private var commands = 0
    private(set) var isInField = true

    /// What a command is answered with, before protection.
    struct Answer {
        var data: [UInt8] = []
        var status = StatusBytes.success
        /// The secure channel that begins behind this answer.
        var session: ChipSecureMessaging?
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
