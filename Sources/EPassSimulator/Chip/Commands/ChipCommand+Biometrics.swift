// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

extension ChipCommand {
    /// UPDATE BINARY with the offset in DO'54' (Doc 9303-10, 3.8.1, Table 18).
    struct BinaryUpdate: Sendable, Hashable {
        let offset: Int
        /// The value of DO'53', which may be empty.
        let octets: [UInt8]
        /// The value of DO'C0': how many octets the file is to have; nil without one.
        let fileSize: Int?
    }

    /// A command of the proprietary class: those that Doc 9303-10 has.
    static func proprietary(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        switch command.instruction {
        case CommandAPDU.Instruction.updateBinaryOdd: try updateBinary(command)
        case CommandAPDU.Instruction.fileAndMemoryManagement: try fileMemory(command)
        default: throw Refusal(.classNotSupported)
        }
    }

    static func updateBinary(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        // Table 18: the current file, and no other one.
        guard command.p1 == 0, command.p2 == 0 else { throw Refusal(.incorrectParameters) }
        guard !command.data.isEmpty, command.expectedLength == nil else { throw Refusal(.wrongLength) }
        do {
            var cursor = TLVCursor(command.data)
            let offset = size(try cursor.read(0x54).content)
            let octets = Array(try cursor.read(0x53).content)
            var fileSize: Int?
            if !cursor.isAtEnd {
                fileSize = size(try cursor.read(0xC0).content)
                guard fileSize != nil else { throw Refusal(.incorrectData) }
            }
            try cursor.end()
            // The class is proprietary where DO'C0' is there, and only then.
            guard let offset, (fileSize != nil) == (command.classByte & 0x80 != 0) else {
                throw Refusal(.incorrectData)
            }
            return .updateBinary(BinaryUpdate(offset: offset, octets: octets, fileSize: fileSize))
        } catch {
            throw Refusal(.incorrectData)
        }
    }

    /// Tables 22 to 25.
    private static func fileMemory(_ command: CommandAPDU) throws(Refusal) -> ChipCommand {
        let query = LDS2FileMemory.Query(rawValue: command.p2)
        guard command.p2 & 0xF8 == 0, command.expectedLength != nil else { throw Refusal(.incorrectParameters) }
        switch command.p1 {
        case 0x00:
            guard command.data.isEmpty else { throw Refusal(.wrongLength) }
            return .fileMemory(.current, query)
        case 0x01:
            var cursor = TLVCursor(command.data)
            guard let reference = try? cursor.read(0x51).content, cursor.isAtEnd else { throw Refusal(.incorrectData) }
            let octets = Array(reference)
            switch octets.count {
            case 1 where octets[0] & 0x07 == 0 && (1...30).contains(octets[0] >> 3):
                return .fileMemory(.shortEF(octets[0] >> 3), query)
            case 2: return .fileMemory(.file(UInt16(octets[0]) << 8 | UInt16(octets[1])), query)
            default: throw Refusal(.incorrectData)
            }
        default: throw Refusal(.incorrectParameters)
        }
    }

    /// A number of up to four octets.
    private static func size(_ octets: ArraySlice<UInt8>) -> Int? {
        (1...4).contains(octets.count) ? octets.reduce(0) { $0 << 8 | Int($1) } : nil
    }
}
