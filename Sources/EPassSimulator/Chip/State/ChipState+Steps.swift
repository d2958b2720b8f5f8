// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

/// What a command is about, told before anything is done about it.
extension ChipState {
    /// What the rules of the chip look at.
    func scene(of command: CommandAPDU?) -> RuleScene {
        var scene = RuleScene()
        scene.number = commands
        scene.numberSinceReset = commandsSinceReset
        scene.events = events
        if hasFailedPACE { scene.events.insert(.failedPACE) }
        guard let command else { return scene }
        var plain = command
        // A look into the secure channel that leaves its counter as it is.
        if command.classByte & 0x0C == 0x0C, var channel = session, let inner = try? channel.unprotect(command) {
            plain = inner
            scene.isProtected = true
        }
        scene.step = step(of: plain, isProtected: scene.isProtected)
        scene.classByte = command.classByte
        scene.instruction = plain.instruction
        scene.p1 = plain.p1
        scene.p2 = plain.p2
        scene.data = plain.data
        scene.length = plain.expectedLength
        switch scene.step {
        case .selectFile: scene.file = file(identifier: Self.number(plain.data))
        case .read: (scene.file, scene.offset) = part(readBy: plain)
        case .updateBinary: (scene.offset, scene.written) = Self.part(writtenBy: plain)
        default: break
        }
        return scene
    }

    func step(of command: CommandAPDU, isProtected: Bool) -> ChipStep {
        let isOfTerminal = isProtected && terminalAuthentication != nil
        return switch command.instruction {
        case CommandAPDU.Instruction.select: Self.selection(command)
        case CommandAPDU.Instruction.readBinary, CommandAPDU.Instruction.readBinaryOdd: .read
        case CommandAPDU.Instruction.getChallenge: isOfTerminal ? .terminalChallenge : .bacChallenge
        case CommandAPDU.Instruction.externalAuthenticate:
            isOfTerminal ? .terminalAuthentication : .bacAuthentication
        case CommandAPDU.Instruction.manageSecurityEnvironment: Self.environment(command)
        case CommandAPDU.Instruction.performSecurityOperation: .terminalCertificate
        case CommandAPDU.Instruction.internalAuthenticate: .activeAuthentication
        case CommandAPDU.Instruction.generalAuthenticate: Self.general(command)
        case CommandAPDU.Instruction.readRecord: .readRecord
        case CommandAPDU.Instruction.appendRecord: .appendRecord
        case CommandAPDU.Instruction.searchRecord: .searchRecord
        case CommandAPDU.Instruction.fileAndMemoryManagement: .fileMemory
        case CommandAPDU.Instruction.updateBinaryOdd: .updateBinary
        case CommandAPDU.Instruction.activateFile: .activate
        case CommandAPDU.Instruction.getResponse: .getResponse
        default: .other
        }
    }

    private static func selection(_ command: CommandAPDU) -> ChipStep {
        switch command.p1 {
        case 0x00 where command.data.isEmpty || number(command.data) == Int(ChipFileSystem.masterFileIdentifier):
            .selectMasterFile
        case 0x00, 0x02: .selectFile
        case 0x04: .selectApplication
        default: .other
        }
    }

    private static func environment(_ command: CommandAPDU) -> ChipStep {
        switch (command.p1, command.p2) {
        case (0xC1, 0xA4): .paceSelection
        case (0x41, 0xA4): .chipSelection
        case (0x41, 0xA6): .chipAgreement
        case (0x81, 0xB6): .terminalAuthority
        case (0x81, 0xA4): .terminalSelection
        default: .other
        }
    }

    private static func general(_ command: CommandAPDU) -> ChipStep {
        switch try? ChipCommand.AuthenticationData(command.data) {
        case .requestForNonce: .paceNonce
        case .mapping: .paceMapping
        case .publicKey: .paceAgreement
        case .token: .paceToken
        case .chipAuthenticationKey: .chipAgreement
        case nil: .other
        }
    }

    /// The file that READ BINARY means by the standard, and its offset.
    private func part(readBy command: CommandAPDU) -> (LDSFile?, Int?) {
        let place = Int(command.p1) << 8 | Int(command.p2)
        if command.instruction == CommandAPDU.Instruction.readBinary {
            guard command.p1 & 0x80 != 0 else {
                return (file(identifier: currentFile.map { Int($0.identifier) }), place)
            }
            return (file(shortIdentifier: command.p1 & 0x1F), Int(command.p2))
        }
        var cursor = TLVCursor(command.data)
        let object = try? cursor.read(0x54)
        let offset = object.flatMap { $0.content.count <= 4 ? Self.number($0.content) : nil }
        return switch place {
        case 0: (file(identifier: currentFile.map { Int($0.identifier) }), offset)
        case 1...30: (file(shortIdentifier: command.p2), offset)
        default: (file(identifier: place), offset)
        }
    }

    /// The offset of UPDATE BINARY, and how many octets it writes from there on.
    private static func part(writtenBy command: CommandAPDU) -> (Int?, Int?) {
        guard case .updateBinary(let update) = try? ChipCommand.updateBinary(command) else { return (nil, nil) }
        return (update.offset, update.octets.count)
    }

    private var application: LDSFile.Application? {
        switch directory {
        case .masterFile: .masterFile
        case .travelDocument: .eMRTD
        case .none, .other, .lds2: nil
        }
    }

    private func file(identifier: Int?) -> LDSFile? {
        guard let application, let identifier, let number = UInt16(exactly: identifier) else { return nil }
        return LDSFile(fileIdentifier: number, in: application)
    }

    private func file(shortIdentifier: UInt8) -> LDSFile? {
        LDSFile.allCases.first { $0.application == application && $0.shortEF == shortIdentifier }
    }

    private static func number(_ octets: some Collection<UInt8>) -> Int {
        octets.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
