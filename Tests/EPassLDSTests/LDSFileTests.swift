// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("LDSFile, Doc 9303-10 3.11 and Table 38", .timed)
struct LDSFileTests {
    /// Name, identifier, short identifier and tag, zero for none, in the order of reports.
    static let rows: [(String, UInt16, UInt8, UInt32)] = [
        ("CardAccess", 0x011C, 0x1C, 0x31), ("CardSecurity", 0x011D, 0x1D, 0x30), ("DIR", 0x2F00, 0x1E, 0),
        ("ATRInfo", 0x2F01, 0x01, 0), ("COM", 0x011E, 0x1E, 0x60), ("SOD", 0x011D, 0x1D, 0x77),
        ("CVCA", 0x011C, 0x1C, 0),
        ("DG1", 0x0101, 0x01, 0x61), ("DG2", 0x0102, 0x02, 0x75), ("DG3", 0x0103, 0x03, 0x63),
        ("DG4", 0x0104, 0x04, 0x76), ("DG5", 0x0105, 0x05, 0x65), ("DG6", 0x0106, 0x06, 0x66),
        ("DG7", 0x0107, 0x07, 0x67), ("DG8", 0x0108, 0x08, 0x68), ("DG9", 0x0109, 0x09, 0x69),
        ("DG10", 0x010A, 0x0A, 0x6A), ("DG11", 0x010B, 0x0B, 0x6B), ("DG12", 0x010C, 0x0C, 0x6C),
        ("DG13", 0x010D, 0x0D, 0x6D), ("DG14", 0x010E, 0x0E, 0x6E), ("DG15", 0x010F, 0x0F, 0x6F),
        ("DG16", 0x0110, 0x10, 0x70),
    ]

    @Test("every file has the identifiers and the tag of the standard", arguments: rows)
    func table(name: String, identifier: UInt16, shortEF: UInt8, tag: UInt32) throws {
        let file = try #require(LDSFile(name: name))
        #expect(file.name == name)
        #expect(file.fileIdentifier == identifier)
        #expect(file.shortEF == shortEF)
        #expect(file.tag == (tag == 0 ? nil : TLVTag(tag)))
        #expect(LDSFile(fileIdentifier: identifier, in: file.application) == file)
        if let outer = file.tag, file.application == .eMRTD { #expect(LDSFile(tag: outer) == file) }
    }

    @Test("the table covers every file, each once, in the order of reports")
    func order() {
        let files = LDSFile.allCases
        #expect(files.map(\.name) == Self.rows.map(\.0))
        #expect(Set(files).count == files.count)
        #expect(files.sorted() == files)
        #expect(files.map(\.description).first == "EF.CardAccess")
        #expect(LDSFile.atrInfo.description == "EF.ATR/INFO")
    }

    @Test("the application identifier is A0000002471001")
    func application() {
        #expect(hex(LDSFile.applicationIdentifier) == "A0000002471001")
        #expect(LDSFile.masterFileIdentifier == 0x3F00)
    }

    @Test("names in lower case are understood, unknown names, identifiers and tags are not")
    func unknown() {
        #expect(LDSFile(name: "dg16") == .dataGroup(.dg16))
        #expect(LDSFile(name: "DG17") == nil)
        #expect(LDSFile(fileIdentifier: 0x011E, in: .masterFile) == nil)
        #expect(LDSFile(tag: 0x31) == nil)
        #expect(LDSFile(tag: 0x71) == nil)
    }

    @Test("data groups are numbered 1 to 16", arguments: [-1, 0, 17, Int.max, Int.min])
    func numbers(invalid: Int) {
        #expect(DataGroupNumber(rawValue: invalid) == nil)
        #expect(DataGroupNumber.allCases.map(\.rawValue) == Array(1...16))
        #expect(DataGroupNumber.allCases.allSatisfy { DataGroupNumber(tag: $0.tag) == $0 })
        #expect(DataGroupNumber(tag: 0x60) == nil)
    }

    @Test("an error says where: file, element, offset, code, sentence")
    func errorText() {
        let error = #expect(throws: LDSError.self) { try EFCOM(decoding: [0x60, 0x04, 0x5F, 0x01, 0x01, 0x30]) }
        #expect(
            error?.description
                == "COM/5F01 @ 2: lds.invalidValue: The version must be 4 decimal digits.")
        #expect(error?.file == .com)
        #expect(error?.path == "5F01")
    }
}
