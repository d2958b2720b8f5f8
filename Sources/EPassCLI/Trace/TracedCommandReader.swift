// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassEncodings
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTLV

/// Puts the commands of a trace in words, one after the other: which file a READ BINARY reads follows from the commands
/// before it, or from what the reading said.
struct TracedCommandReader {
    /// A command in words.
    struct Wording {
        /// What it belongs to.
        let part: Message
        let words: Message
    }

    /// A command before its lengths are told: what it belongs to, and its words so far.
    private struct Named {
        let part: Message
        let parts: [Message]
    }

    private typealias Instruction = CommandAPDU.Instruction

    /// Nil where another one than those of Doc 9303-10 is selected.
    private var application: LDSFile.Application? = .masterFile
    private var file: LDSFile?

    /// The words of the next step.
    mutating func read(_ step: TraceStep) -> Wording {
        guard step.event == .command, let command = step.command else {
            (application, file) = (.masterFile, nil)
            let words: Message = step.event == .reset ? .traceReset : .traceRestore
            return Wording(part: words, words: words)
        }
        let named: Named
        switch command.instruction {
        case Instruction.select: named = select(command, step)
        case Instruction.readBinary: named = readBinary(command, step)
        case Instruction.readBinaryOdd: named = readBinaryOdd(command, step)
        default:
            let name = Self.name(of: command)
            named = Named(part: name, parts: [name] + Self.details(of: command))
        }
        var parts = named.parts
        if let count = command.protectedExpectedLength ?? (command.isProtected ? nil : command.expectedLength) {
            parts.append(.traceUpTo(count: count))
        }
        if command.isProtected { parts.append(.traceProtected) }
        if command.isChained { parts.append(.traceChained) }
        if command.isExtended { parts.append(.traceExtended) }
        if command.isMalformed { parts.append(.traceMalformed) }
        return Wording(part: named.part, words: .traceParts(parts: parts))
    }

    // MARK: files

    private mutating func select(_ command: TracedCommand, _ step: TraceStep) -> Named {
        let isDone = step.answer?.statusBytes.map { $0.isNormal || $0.isWarning } ?? false
        switch command.p1 {
        case 0x04:
            let isKnown = command.name.map { $0 == LDSFile.applicationIdentifier } ?? command.isProtected
            if isDone {
                application = isKnown ? .eMRTD : nil
                file = nil
            }
            let what: Message =
                command.name.map { Message.traceApplication(name: Hexadecimal.text($0)) } ?? .traceApplicationUnknown
            return Named(part: what, parts: [.plainText(text: "SELECT"), what])
        case 0x00, 0x02:
            let number = command.name.flatMap { $0.count == 2 ? UInt16($0[0]) << 8 | UInt16($0[1]) : nil }
            if number == LDSFile.masterFileIdentifier || (command.p1 == 0 && command.length <= 5) {
                if isDone { (application, file) = (.masterFile, nil) }
                return Named(part: .traceMasterFile, parts: [.plainText(text: "SELECT"), .traceMasterFile])
            }
            let known = number.flatMap { number in application.flatMap { LDSFile(fileIdentifier: number, in: $0) } }
            // In an application under another identifier the reading says which file it is at.
            let isTold = number == nil || application == nil && step.file?.fileIdentifier == number
            let selected = known ?? (isTold ? step.file : nil)
            if isDone { file = selected }
            let identifier = command.name.map { Hexadecimal.text($0) }
            let what: Message =
                switch (identifier, selected) {
                case (let identifier?, let selected?): .traceFileNamed(identifier: identifier, file: selected)
                case (let identifier?, nil): .traceFileIdentifier(identifier: identifier)
                case (nil, let selected?): .plainText(text: selected.description)
                case (nil, nil): .traceFileUnknown
                }
            return Named(part: selected.map { Self.part($0) } ?? what, parts: [.plainText(text: "SELECT"), what])
        default:
            if isDone { file = nil }
            let path = command.name.map { Message.traceFilePath(path: Hexadecimal.text($0)) } ?? .traceFileUnknown
            return Named(part: path, parts: [.plainText(text: "SELECT"), path])
        }
    }

    private mutating func readBinary(_ command: TracedCommand, _ step: TraceStep) -> Named {
        var parts: [Message] = [.plainText(text: "READ BINARY")]
        guard command.p1 & 0x80 == 0 else {
            let number = command.p1 & 0x1F
            file = find(number, step)
            parts.append(Self.shortEF(number, file))
            if command.p2 > 0 { parts.append(.traceOffset(offset: Int(command.p2))) }
            return Named(part: Self.part(file), parts: parts)
        }
        let read = file ?? step.file
        parts.append(Self.part(read))
        parts.append(.traceOffset(offset: Int(command.p1) << 8 | Int(command.p2)))
        return Named(part: Self.part(read), parts: parts)
    }

    private mutating func readBinaryOdd(_ command: TracedCommand, _ step: TraceStep) -> Named {
        var parts: [Message] = [.plainText(text: "READ BINARY")]
        // P1-P2: 0000 for the current file, five bits for a short identifier (ISO/IEC 7816-4).
        if command.p1 == 0, (1...30).contains(command.p2) {
            file = find(command.p2, step)
            parts.append(Self.shortEF(command.p2, file))
        } else {
            parts.append(Self.part(file ?? step.file))
        }
        if let offset = command.offset { parts.append(.traceOffset(offset: offset)) }
        return Named(part: Self.part(file ?? step.file), parts: parts)
    }

    /// The file of a short identifier: the one that the reading was at, or the one of the selected application.
    private func find(_ number: UInt8, _ step: TraceStep) -> LDSFile? {
        if let told = step.file, told.shortEF == number { return told }
        return LDSFile.allCases.first { $0.application == application && $0.shortEF == number }
    }

    private static func shortEF(_ number: UInt8, _ file: LDSFile?) -> Message {
        file.map { Message.traceShortEF(number: Int(number), file: $0) } ?? .traceShortEFUnknown(number: Int(number))
    }

    private static func part(_ file: LDSFile?) -> Message {
        file.map { Message.plainText(text: $0.description) } ?? .traceFileUnknown
    }

    // MARK: protocols

    /// The name of a command that reads no file, as the step that it is.
    private static func name(of command: TracedCommand) -> Message {
        if let step = step(of: command) { return step.message }
        return switch command.instruction {
        case Instruction.select: .plainText(text: "SELECT")
        case Instruction.manageSecurityEnvironment: .plainText(text: "MANAGE SECURITY ENVIRONMENT")
        case Instruction.performSecurityOperation: .plainText(text: "PERFORM SECURITY OPERATION")
        case Instruction.internalAuthenticate: .plainText(text: "INTERNAL AUTHENTICATE")
        case Instruction.readRecord: .plainText(text: "READ RECORD")
        case Instruction.searchRecord: .plainText(text: "SEARCH RECORD")
        case Instruction.appendRecord: .plainText(text: "APPEND RECORD")
        case Instruction.updateBinaryOdd: .plainText(text: "UPDATE BINARY")
        case Instruction.activateFile: .plainText(text: "ACTIVATE")
        case Instruction.fileAndMemoryManagement: .plainText(text: "FILE AND MEMORY MANAGEMENT")
        case Instruction.getResponse: .plainText(text: "GET RESPONSE")
        default: .traceInstruction(instruction: Hexadecimal.text([command.instruction]))
        }
    }

    private static func step(of command: TracedCommand) -> AccessStep? {
        switch (command.instruction, command.p1, command.p2) {
        case (Instruction.manageSecurityEnvironment, _, 0xA4): .setAT
        case (Instruction.manageSecurityEnvironment, _, 0xA6): .setKAT
        case (Instruction.manageSecurityEnvironment, _, 0xB6): .setDST
        case (Instruction.performSecurityOperation, 0x00, 0xBE): .verifyCertificate
        case (Instruction.getChallenge, _, _): .getChallenge
        case (Instruction.externalAuthenticate, _, _): .externalAuthenticate
        case (Instruction.generalAuthenticate, _, _): authentication(command)
        default: nil
        }
    }

    /// Which GENERAL AUTHENTICATE of PACE it is shows in DO'7C' (Doc 9303-11, 4.4.5); that of chip authentication is
    /// protected.
    private static func authentication(_ command: TracedCommand) -> AccessStep {
        guard !command.isProtected, let data = command.objects.first else { return .generalAuthenticate }
        if data.length == 0 { return .encryptedNonce }
        return switch data.objects.first?.tag.rawValue {
        case 0x81: .mapNonce
        case 0x83: .keyAgreement
        case 0x85: .mutualAuthentication
        default: .generalAuthenticate
        }
    }

    private static func details(of command: TracedCommand) -> [Message] {
        var details: [Message] = []
        if let mechanism = command.mechanism {
            let name = PACEProtocol(objectIdentifier: mechanism)?.name ?? mechanism
            details.append(.plainText(text: name))
        }
        if let password = command.password {
            details.append(.tracePassword(password: ["MRZ", "CAN", "PIN", "PUK"][(password - 1) & 3]))
        }
        if command.dataLength > 0 { details.append(.traceDataSent(count: command.dataLength)) }
        return details
    }
}
