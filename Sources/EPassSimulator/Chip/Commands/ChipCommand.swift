// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

/// A command as the chip understood it: read once, at the border, so that nothing behind it looks at octets again.
enum ChipCommand: Sendable, Hashable {
    /// SELECT; `answer` says which template the terminal wants to see, if any.
    case select(Selection, answer: SelectAnswer)
    /// READ BINARY of `length` octets from `offset`; in `DO'53'` where INS is odd.
    case readBinary(Target, offset: Int, length: Int, isOdd: Bool)
    /// READ RECORD.
    case readRecord(RecordReading)
    /// APPEND RECORD.
    case appendRecord(Target, [UInt8])
    /// SEARCH RECORD.
    case searchRecord(RecordSearch)
    /// UPDATE BINARY of the current file.
    case updateBinary(BinaryUpdate)
    /// ACTIVATE of the current file.
    case activate
    /// FILE AND MEMORY MANAGEMENT: what is asked for of a file.
    case fileMemory(Target, LDS2FileMemory.Query)
    /// GET CHALLENGE.
    case getChallenge(length: Int)
    /// EXTERNAL AUTHENTICATE.
    case externalAuthenticate([UInt8], length: Int?)
    /// GET RESPONSE.
    case getResponse(length: Int)
    /// MANAGE SECURITY ENVIRONMENT: Set Authentication Template for mutual authentication.
    case setAuthenticationTemplate(AuthenticationTemplate)
    /// MANAGE SECURITY ENVIRONMENT: Set Authentication Template for internal authentication.
    case setInternalAuthenticationTemplate(InternalAuthenticationTemplate)
    /// MANAGE SECURITY ENVIRONMENT: Set Key Agreement Template for computation.
    case setKeyAgreementTemplate(KeyAgreementTemplate)
    /// INTERNAL AUTHENTICATE; `length` is Ne, where there is one.
    case internalAuthenticate([UInt8], length: Int?)
    /// MANAGE SECURITY ENVIRONMENT: Set Digital Signature Template for verification; the reference of an authority's
    /// key.
    case setDigitalSignatureTemplate([UInt8])
    /// MANAGE SECURITY ENVIRONMENT: Set Authentication Template for external authentication; the reference of a
    /// terminal's key.
    case setExternalAuthenticationTemplate([UInt8])
    /// PERFORM SECURITY OPERATION: Verify Certificate, self-descriptive.
    case verifyCertificate([UInt8])
    /// GENERAL AUTHENTICATE; `length` is Ne, where there is one.
    case generalAuthenticate(AuthenticationData, length: Int?)

    /// What SELECT names.
    enum Selection: Sendable, Hashable {
        case masterFile(named: Bool)
        case application([UInt8])
        /// An elementary file under the current directory; the master file too where `mayBeMasterFile`.
        case file(UInt16)
    }

    /// What SELECT answers with: P2 bits 3 and 4.
    enum SelectAnswer: Sendable, Hashable {
        case fileControlInformation
        case fileControlParameters
        case none
    }

    /// Which file READ BINARY reads.
    enum Target: Sendable, Hashable {
        case current
        case shortEF(UInt8)
        case file(UInt16)
    }

    /// The status bytes with which the chip refuses a command that it cannot make sense of.
    struct Refusal: Error, Sendable, Hashable {
        let statusBytes: StatusBytes

        init(_ statusBytes: StatusBytes) { self.statusBytes = statusBytes }
    }

    /// Reads a command whose class byte and secure messaging are dealt with already.
    init(_ command: CommandAPDU) throws(Refusal) {
        if command.classByte & 0x80 != 0 {
            self = try Self.proprietary(command)
            return
        }
        switch command.instruction {
        case CommandAPDU.Instruction.select: self = try Self.select(command)
        case CommandAPDU.Instruction.readBinary: self = try Self.readBinary(command)
        case CommandAPDU.Instruction.readBinaryOdd: self = try Self.readBinaryOdd(command)
        case CommandAPDU.Instruction.readRecord: self = try Self.readRecord(command)
        case CommandAPDU.Instruction.appendRecord: self = try Self.appendRecord(command)
        case CommandAPDU.Instruction.searchRecord: self = try Self.searchRecord(command)
        case CommandAPDU.Instruction.updateBinaryOdd: self = try Self.updateBinary(command)
        case CommandAPDU.Instruction.activateFile:
            guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
            guard command.data.isEmpty, command.expectedLength == nil else { throw Refusal(.wrongLength) }
            self = .activate
        case CommandAPDU.Instruction.getChallenge:
            guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
            guard command.data.isEmpty, let length = command.expectedLength else { throw Refusal(.wrongLength) }
            self = .getChallenge(length: length)
        case CommandAPDU.Instruction.externalAuthenticate:
            guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
            guard !command.data.isEmpty else { throw Refusal(.wrongLength) }
            self = .externalAuthenticate(command.data, length: command.expectedLength)
        case CommandAPDU.Instruction.manageSecurityEnvironment:
            self = try Self.securityEnvironment(command)
        case CommandAPDU.Instruction.performSecurityOperation:
            guard command.p1 == 0x00, command.p2 == 0xBE else { throw Refusal(.incorrectParameters) }
            guard !command.data.isEmpty else { throw Refusal(.wrongLength) }
            self = .verifyCertificate(command.data)
        case CommandAPDU.Instruction.internalAuthenticate:
            guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
            self = .internalAuthenticate(command.data, length: command.expectedLength)
        case CommandAPDU.Instruction.generalAuthenticate:
            guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
            self = .generalAuthenticate(try AuthenticationData(command.data), length: command.expectedLength)
        case CommandAPDU.Instruction.getResponse:
            guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
            guard command.data.isEmpty, let length = command.expectedLength else { throw Refusal(.wrongLength) }
            self = .getResponse(length: length)
        default: throw Refusal(.instructionNotSupported)
        }
    }

    private static func securityEnvironment(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        switch (command.p1, command.p2) {
        case (0xC1, 0xA4): .setAuthenticationTemplate(try AuthenticationTemplate(command.data))
        case (0x41, 0xA4): .setInternalAuthenticationTemplate(try InternalAuthenticationTemplate(command.data))
        case (0x41, 0xA6): .setKeyAgreementTemplate(try KeyAgreementTemplate(command.data))
        case (0x81, 0xB6): .setDigitalSignatureTemplate(try publicKeyReference(command.data))
        case (0x81, 0xA4): .setExternalAuthenticationTemplate(try publicKeyReference(command.data))
        default: throw Refusal(.incorrectParameters)
        }
    }

    /// `DO'83'`, the one data object of both templates of terminal authentication (Doc 9303-11, 7.1.5.1 and 7.1.5.3);
    /// others are ignored.
    private static func publicKeyReference(_ data: [UInt8]) throws(Refusal) -> [UInt8] {
        guard let reference = try values(of: [0x83], in: data)[0x83] else { throw Refusal(.incorrectData) }
        return reference
    }

    private static func select(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        let answer: SelectAnswer =
            switch command.p2 {
            case 0x00: .fileControlInformation
            case 0x04: .fileControlParameters
            case 0x0C: .none
            default: throw Refusal(.incorrectParameters)
            }
        switch command.p1 {
        case 0x00:
            // Doc 9303-10, table 1: no data field; many terminals send 3F00 (F-3).
            if command.data.isEmpty { return .select(.masterFile(named: false), answer: answer) }
            let identifier = try fileIdentifier(command.data)
            return .select(
                identifier == ChipFileSystem.masterFileIdentifier ? .masterFile(named: true) : .file(identifier),
                answer: answer)
        case 0x02:
            return .select(.file(try fileIdentifier(command.data)), answer: answer)
        case 0x04:
            guard (5...16).contains(command.data.count) else { throw Refusal(.wrongLength) }
            return .select(.application(command.data), answer: answer)
        default: throw Refusal(.incorrectParameters)
        }
    }

    private static func fileIdentifier(_ data: [UInt8]) throws(Refusal) -> UInt16 {
        guard data.count == 2 else { throw Refusal(.wrongLength) }
        return data.reduce(0) { $0 << 8 | UInt16($1) }
    }

    private static func readBinary(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        guard command.data.isEmpty, let length = command.expectedLength else { throw Refusal(.wrongLength) }
        if command.p1 & 0x80 == 0 {
            return .readBinary(
                .current, offset: Int(command.p1) << 8 | Int(command.p2), length: length, isOdd: false)
        }
        let shortEF = command.p1 & 0x1F
        guard command.p1 & 0x60 == 0, (1...30).contains(shortEF) else { throw Refusal(.incorrectParameters) }
        return .readBinary(.shortEF(shortEF), offset: Int(command.p2), length: length, isOdd: false)
    }

    /// Doc 9303-10, 3.6.6, tables 6 and 7.
    private static func readBinaryOdd(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        guard let length = command.expectedLength else { throw Refusal(.wrongLength) }
        let target: Target
        switch UInt16(command.p1) << 8 | UInt16(command.p2) {
        case 0: target = .current
        case 1...30: target = .shortEF(command.p2)
        case 31: throw Refusal(.incorrectParameters)
        case let identifier: target = .file(identifier)
        }
        var cursor = TLVCursor(command.data)
        guard let object = try? cursor.read(0x54), cursor.isAtEnd, (1...4).contains(object.content.count) else {
            throw Refusal(.incorrectData)
        }
        let offset = object.content.reduce(0) { $0 << 8 | Int($1) }
        return .readBinary(target, offset: offset, length: length, isOdd: true)
    }
}
