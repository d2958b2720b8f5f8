// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

// The commands of Doc 9303-10, 3.6 and Doc 9303-11, 4.3.4, 4.4.4 and 7.1.5. CLA and INS stand in this file only.
extension CommandAPDU {
    /// The instruction codes that eMRTDs use.
    public enum Instruction {
        /// MANAGE SECURITY ENVIRONMENT.
        public static let manageSecurityEnvironment: UInt8 = 0x22
        /// ACTIVATE FILE.
        public static let activateFile: UInt8 = 0x44
        /// FILE AND MEMORY MANAGEMENT (Doc 9303-10, Table 22; Appendix H writes 5E).
        public static let fileAndMemoryManagement: UInt8 = 0x5F
        /// PERFORM SECURITY OPERATION.
        public static let performSecurityOperation: UInt8 = 0x2A
        /// EXTERNAL AUTHENTICATE; MUTUAL AUTHENTICATE of Basic Access Control.
        public static let externalAuthenticate: UInt8 = 0x82
        /// GET CHALLENGE.
        public static let getChallenge: UInt8 = 0x84
        /// GENERAL AUTHENTICATE.
        public static let generalAuthenticate: UInt8 = 0x86
        /// INTERNAL AUTHENTICATE.
        public static let internalAuthenticate: UInt8 = 0x88
        /// SEARCH RECORD.
        public static let searchRecord: UInt8 = 0xA2
        /// SELECT.
        public static let select: UInt8 = 0xA4
        /// READ BINARY with the offset in P1-P2.
        public static let readBinary: UInt8 = 0xB0
        /// READ BINARY with the offset in DO'54'.
        public static let readBinaryOdd: UInt8 = 0xB1
        /// READ RECORD.
        public static let readRecord: UInt8 = 0xB2
        /// GET RESPONSE.
        public static let getResponse: UInt8 = 0xC0
        /// UPDATE BINARY with the offset in DO'54'.
        public static let updateBinaryOdd: UInt8 = 0xD7
        /// APPEND RECORD.
        public static let appendRecord: UInt8 = 0xE2
    }

    /// SELECT by application identifier, without response data (P2 = 0C; Doc 9303-10, 3.6.1).
    package static func selectApplication(_ identifier: [UInt8]) -> CommandAPDU {
        CommandAPDU(instruction: Instruction.select, p1: 0x04, p2: 0x0C, data: identifier)
    }

    /// SELECT of an elementary file by its identifier, without response data (P1 = 02, P2 = 0C; Doc 9303-10, 3.6.2).
    package static func selectFile(_ identifier: UInt16) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.select, p1: 0x02, p2: 0x0C,
            data: [UInt8(truncatingIfNeeded: identifier >> 8), UInt8(truncatingIfNeeded: identifier)])
    }

    /// SELECT of the master file (P1 = 00, P2 = 0C, file identifier 3F00).
    package static func selectMasterFile() -> CommandAPDU {
        CommandAPDU(instruction: Instruction.select, p1: 0x00, p2: 0x0C, data: [0x3F, 0x00])
    }

    /// SELECT of the master file without its identifier (P1 = 00, P2 = 0C, no data field), as some chips want it (F-3).
    package static func selectMasterFileWithoutName() -> CommandAPDU {
        CommandAPDU(instruction: Instruction.select, p1: 0x00, p2: 0x0C)
    }

    /// READ BINARY of the current file (Doc 9303-10, 3.6.3).
    ///
    /// - Parameters:
    ///   - offset: 0 to 32,767. A larger one needs `readBinaryOdd`; its upper bits are cut off here.
    ///   - expectedLength: Ne.
    package static func readBinary(
        offset: Int, expectedLength: Int, prefersExtendedLength: Bool = false
    ) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.readBinary, p1: UInt8(truncatingIfNeeded: offset >> 8 & 0x7F),
            p2: UInt8(truncatingIfNeeded: offset), expectedLength: expectedLength,
            prefersExtendedLength: prefersExtendedLength)
    }

    /// READ BINARY of the file with this short identifier, which becomes the current file (Doc 9303-10, 3.6.3).
    ///
    /// - Parameters:
    ///   - shortEF: the short EF identifier, 1 to 30; only its five low bits are used.
    ///   - offset: 0 to 255; only the low octet is used.
    ///   - expectedLength: Ne.
    package static func readBinary(
        shortEF: UInt8, offset: Int = 0, expectedLength: Int, prefersExtendedLength: Bool = false
    ) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.readBinary, p1: 0x80 | shortEF & 0x1F, p2: UInt8(truncatingIfNeeded: offset),
            expectedLength: expectedLength, prefersExtendedLength: prefersExtendedLength)
    }

    /// READ BINARY of the current file with the offset in DO'54', for offsets above 32,767 (Doc 9303-10, 3.6.3.2).
    ///
    /// The response holds DO'53' around the octets, so `expectedLength` counts that header too.
    package static func readBinaryOdd(
        offset: Int, expectedLength: Int, prefersExtendedLength: Bool = false
    ) -> CommandAPDU {
        let number = fewestOctets(UInt(max(0, offset)))
        return CommandAPDU(
            instruction: Instruction.readBinaryOdd, p1: 0, p2: 0,
            data: [0x54, UInt8(truncatingIfNeeded: number.count)] + number, expectedLength: expectedLength,
            prefersExtendedLength: prefersExtendedLength)
    }

    /// READ RECORD of one record of a linear file (Doc 9303-10, 3.7.2).
    ///
    /// - Parameters:
    ///   - number: 1 to 254; 0 would be the current record.
    ///   - shortEF: the short EF identifier, 1 to 30; only its five low bits are used.
    ///   - expectedLength: 65,536, which the standard asks for with an extended length field; 256 where the reader
    ///     passes none on.
    package static func readRecord(_ number: UInt8, shortEF: UInt8, expectedLength: Int) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.readRecord, p1: number, p2: shortEF << 3 | 0x04, expectedLength: expectedLength,
            prefersExtendedLength: expectedLength > 256)
    }

    /// APPEND RECORD to a linear file (Doc 9303-10, 3.7.1).
    ///
    /// - Parameters:
    ///   - record: more than 255 octets take an extended length field.
    ///   - shortEF: the short EF identifier, 1 to 30; only its five low bits are used.
    package static func appendRecord(_ record: [UInt8], shortEF: UInt8) -> CommandAPDU {
        CommandAPDU(instruction: Instruction.appendRecord, p1: 0x00, p2: shortEF << 3, data: record)
    }

    /// UPDATE BINARY of the current file (Doc 9303-10, 3.8.1).
    ///
    /// - Parameters:
    ///   - offset: where the octets go, in as few octets as it needs.
    ///   - octets: what is written; none is allowed.
    ///   - fileSize: how many octets the file is to have in all, for DO'C0' and the proprietary class that goes with
    ///     it; nil for neither.
    package static func updateBinary(offset: Int, _ octets: [UInt8], fileSize: Int? = nil) -> CommandAPDU {
        let objects =
            TLVWriter.encode(0x54, fewestOctets(UInt(max(0, offset)))) + TLVWriter.encode(0x53, octets)
            + (fileSize.map { TLVWriter.encode(0xC0, fewestOctets(UInt(max(0, $0)))) } ?? [])
        return CommandAPDU(
            classByte: fileSize == nil ? 0x00 : 0x80, instruction: Instruction.updateBinaryOdd, p1: 0, p2: 0,
            data: objects)
    }

    /// ACTIVATE the current file, for ever (Doc 9303-10, 3.8.2).
    package static let activateFile = CommandAPDU(instruction: Instruction.activateFile, p1: 0, p2: 0)

    /// FILE AND MEMORY MANAGEMENT of the current file (Doc 9303-10, 3.8.3).
    ///
    /// - Parameter query: P2, Table 24.
    package static func fileMemory(query: UInt8) -> CommandAPDU {
        CommandAPDU(
            classByte: 0x80, instruction: Instruction.fileAndMemoryManagement, p1: 0, p2: query, expectedLength: 256)
    }

    /// GET CHALLENGE for that many octets, 8 for Basic Access Control (Doc 9303-11, 4.3.4.1).
    package static func getChallenge(length: Int = 8) -> CommandAPDU {
        CommandAPDU(instruction: Instruction.getChallenge, p1: 0, p2: 0, expectedLength: length)
    }

    /// EXTERNAL AUTHENTICATE (Doc 9303-11, 4.3.4.2).
    ///
    /// - Parameters:
    ///   - data: the authentication data, 40 octets for Basic Access Control.
    ///   - expectedLength: 40 where the chip answers with its own authentication data; nil where it answers with status
    ///     bytes only, as in Terminal Authentication (7.1.5.5).
    ///   - isChained: whether another command of the chain follows (class byte 10).
    package static func externalAuthenticate(
        _ data: [UInt8], expectedLength: Int?, isChained: Bool = false
    ) -> CommandAPDU {
        CommandAPDU(
            classByte: isChained ? 0x10 : 0x00, instruction: Instruction.externalAuthenticate, p1: 0, p2: 0, data: data,
            expectedLength: expectedLength)
    }

    /// MANAGE SECURITY ENVIRONMENT, Set Authentication Template for mutual authentication: selects PACE (Doc 9303-11,
    /// 4.4.4.1).
    ///
    /// - Parameters:
    ///   - mechanism: the value octets of the protocol's object identifier, without tag 06.
    ///   - passwordReference: 1 for the MRZ, 2 for the CAN, 3 for the PIN, 4 for the PUK.
    ///   - parameterReference: the identifier of the domain parameters, 0 to 255 in one octet and larger ones in more;
    ///     nil for no DO'84'.
    package static func setAuthenticationTemplate(
        mechanism: [UInt8], passwordReference: UInt8, parameterReference: UInt32? = nil
    ) -> CommandAPDU {
        var writer = TLVWriter()
        writer.append(0x80, mechanism)
        writer.append(0x83, [passwordReference])
        if let parameterReference { writer.append(0x84, fewestOctets(UInt(parameterReference))) }
        // No Le: nothing is expected, and chips refuse a stray one with 6700 (F-2).
        return CommandAPDU(instruction: Instruction.manageSecurityEnvironment, p1: 0xC1, p2: 0xA4, data: writer.bytes)
    }

    /// MANAGE SECURITY ENVIRONMENT, Set Digital Signature Template for verification: selects the public key that the
    /// next certificate is verified with (MSE:Set DST; Doc 9303-11, 7.1.5.1).
    ///
    /// - Parameter keyReference: the Certification Authority Reference, ISO/IEC 8859-1, up to 16 octets.
    package static func setDigitalSignatureTemplate(keyReference: [UInt8]) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.manageSecurityEnvironment, p1: 0x81, p2: 0xB6,
            data: TLVWriter.encode(0x83, keyReference))
    }

    /// MANAGE SECURITY ENVIRONMENT, Set Authentication Template for external authentication: selects the terminal's
    /// public key (MSE:Set AT of Terminal Authentication; Doc 9303-11, 7.1.5.3).
    ///
    /// - Parameter keyReference: the Certificate Holder Reference of the terminal's certificate, ISO/IEC 8859-1, up to
    ///   16 octets.
    package static func setAuthenticationTemplate(keyReference: [UInt8]) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.manageSecurityEnvironment, p1: 0x81, p2: 0xA4,
            data: TLVWriter.encode(0x83, keyReference))
    }

    /// PERFORM SECURITY OPERATION, Verify Certificate (Doc 9303-11, 7.1.5.2).
    ///
    /// - Parameters:
    ///   - data: the certificate body (7F4E) and the signature (5F37), tags and lengths included, in this order; or a
    ///     part of them.
    ///   - isChained: whether another command of the chain follows (class byte 10). The standard has no chain here
    ///     unless the chip says that it takes one (9.3.2).
    package static func verifyCertificate(_ data: [UInt8], isChained: Bool = false) -> CommandAPDU {
        CommandAPDU(
            classByte: isChained ? 0x10 : 0x00, instruction: Instruction.performSecurityOperation, p1: 0x00, p2: 0xBE,
            data: data)
    }

    /// MANAGE SECURITY ENVIRONMENT, Set Key Agreement Template for computation: chip authentication with 3DES (Doc
    /// 9303-11, 6.2.4.1).
    ///
    /// - Parameters:
    ///   - publicKey: the terminal's ephemeral public key, for DO'91'. More than about 250 octets take extended length
    ///     fields.
    ///   - keyReference: the identifier of the chip's private key, for DO'84'; nil for none.
    package static func setKeyAgreementTemplate(publicKey: [UInt8], keyReference: [UInt8]? = nil) -> CommandAPDU {
        setTemplate(0xA6, TLVWriter.encode(0x91, publicKey), keyReference)
    }

    /// MANAGE SECURITY ENVIRONMENT, Set Authentication Template for internal authentication: selects chip
    /// authentication (Doc 9303-11, 6.2.4.2).
    ///
    /// - Parameters:
    ///   - mechanism: the value octets of the protocol's object identifier, without tag 06.
    ///   - keyReference: the identifier of the chip's private key, for DO'84'; nil for none.
    package static func setChipAuthenticationTemplate(
        mechanism: [UInt8], keyReference: [UInt8]? = nil
    ) -> CommandAPDU {
        setTemplate(0xA4, TLVWriter.encode(0x80, mechanism), keyReference)
    }

    /// MANAGE SECURITY ENVIRONMENT of chip authentication: a template, and DO'84' where a key is named.
    private static func setTemplate(_ tag: UInt8, _ object: [UInt8], _ keyReference: [UInt8]?) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.manageSecurityEnvironment, p1: 0x41, p2: tag,
            data: object + (keyReference.map { TLVWriter.encode(0x84, $0) } ?? []))
    }

    /// A number as big-endian octets without leading zeros, at least one.
    private static func fewestOctets(_ number: UInt) -> [UInt8] {
        var octets: [UInt8] = []
        var rest = number
        repeat {
            octets.insert(UInt8(truncatingIfNeeded: rest), at: 0)
            rest >>= 8
        } while rest > 0
        return octets
    }

    /// GENERAL AUTHENTICATE (Doc 9303-11, 4.4.4.2).
    ///
    /// - Parameters:
    ///   - data: the whole DO'7C'.
    ///   - isChained: whether another command of the chain follows (class byte 10; 4.4.4.3).
    ///   - expectedLength: the octets that the answer needs; more than 256, or more than 255 octets of data, take
    ///     extended length fields (9.3.1.2 allows them for this command).
    package static func generalAuthenticate(
        _ data: [UInt8], isChained: Bool, expectedLength: Int = 256
    ) -> CommandAPDU {
        let isLong = data.count > 255 || expectedLength > 256
        // Ne in full, 00 or 0000: what chips are used to.
        return CommandAPDU(
            classByte: isChained ? 0x10 : 0x00, instruction: Instruction.generalAuthenticate, p1: 0, p2: 0, data: data,
            expectedLength: isLong ? 0x10000 : 256)
    }

    /// INTERNAL AUTHENTICATE: the chip signs a challenge (Doc 9303-11, 6.1.3).
    ///
    /// - Parameters:
    ///   - challenge: RND.IFD, eight octets.
    ///   - expectedLength: Ne; above 256 the length fields are extended.
    package static func internalAuthenticate(_ challenge: [UInt8], expectedLength: Int) -> CommandAPDU {
        CommandAPDU(
            instruction: Instruction.internalAuthenticate, p1: 0, p2: 0, data: challenge,
            expectedLength: expectedLength)
    }

    /// GET RESPONSE for octets that the chip holds back with 61xx (ISO/IEC 7816-4).
    package static func getResponse(expectedLength: Int) -> CommandAPDU {
        CommandAPDU(instruction: Instruction.getResponse, p1: 0, p2: 0, expectedLength: expectedLength)
    }
}
