// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("LDS2 applications and files, Doc 9303-10, 5.1 to 5.3", .timed)
struct LDS2FileTests {
    @Test(
        "identifiers of the applications",
        arguments: [
            (LDS2Application.travelRecords, "A0000002472001", "2.23.136.1.1.9.1", "2.23.136.1.1.9.8.1"),
            (.visaRecords, "A0000002472002", "2.23.136.1.1.9.2", "2.23.136.1.1.9.8.2"),
            (.additionalBiometrics, "A0000002472003", "2.23.136.1.1.9.3", "2.23.136.1.1.9.8.3"),
        ] as [(LDS2Application, String, String, String)])
    func applications(application: LDS2Application, aid: String, identifier: String, purpose: String) throws {
        #expect(hex(application.applicationIdentifier) == aid)
        #expect(LDS2Application(applicationIdentifier: try #require(octets(aid))) == application)
        #expect(application.objectIdentifier == identifier)
        #expect(application.accessIdentifier == identifier + ".3")
        #expect(application.signerPurpose == purpose)
    }

    @Test("no other application has one of these identifiers")
    func otherApplication() {
        #expect(LDS2Application(applicationIdentifier: LDSFile.applicationIdentifier) == nil)
        #expect(LDS2Application(applicationIdentifier: []) == nil)
    }

    @Test(
        "identifiers of the files, by Tables 82, 85, 87, 89, 91 and 92",
        arguments: [
            (LDS2File.certificates(.travelRecords), 0x011A, 0x1A, 254),
            (.certificates(.visaRecords), 0x011A, 0x1A, 254),
            (.certificates(.additionalBiometrics), 0x011A, 0x1A, 64), (.entryRecords, 0x0101, 0x01, 254),
            (.exitRecords, 0x0102, 0x02, 254), (.visaRecords, 0x0103, 0x03, 254),
        ] as [(LDS2File, UInt16, UInt8, Int)])
    func files(file: LDS2File, identifier: UInt16, shortEF: UInt8, records: Int) {
        #expect(file.fileIdentifier == identifier)
        #expect(file.shortEF == shortEF)
        #expect(file.maximumRecords == records)
        #expect(LDS2File(fileIdentifier: identifier, in: file.application) == file)
        #expect(LDS2File(name: file.name.lowercased(), in: file.application) == file)
        #expect(LDS2File(name: file.description, in: file.application) == file)
    }

    @Test("EF.Biometrics1 to EF.Biometrics64 are 0201 to 0240, without short identifier and without records")
    func biometrics() throws {
        let files = LDS2Application.additionalBiometrics.files.dropFirst()
        #expect(files.map(\.fileIdentifier) == Array(0x0201...0x0240))
        #expect(files.allSatisfy { $0.shortEF == nil && $0.maximumRecords == nil })
        #expect(files.last?.description == "EF.Biometrics64")
        #expect(AdditionalBiometricsNumber(rawValue: 0) == nil)
        #expect(AdditionalBiometricsNumber(rawValue: 65) == nil)
        #expect(LDS2File(fileIdentifier: 0x0241, in: .additionalBiometrics) == nil)
    }

    @Test("a file is one of its application only")
    func applicationOfFile() {
        #expect(LDS2File(fileIdentifier: 0x0103, in: .travelRecords) == nil)
        #expect(LDS2File(name: "VisaRecords", in: .travelRecords) == nil)
        #expect(LDS2Application.allCases.flatMap(\.files).count == 3 + 2 + 65)
    }
}

@Suite("LDS2FileMemory, Doc 9303-10, 3.8.3", .timed)
struct LDS2FileMemoryTests {
    @Test("the example of Appendix H: 253 records")
    func example() throws {
        let memory = try LDS2FileMemory(decoding: try #require(octets("7F78038301FD")), of: .entryRecords)
        #expect(memory.existingRecords == 253)
        #expect(memory.totalOctets == nil)
        #expect(try LDS2FileMemory(existingRecords: 253).octets == memory.octets)
    }

    @Test(
        "what is written is read again",
        arguments: [(nil, nil, nil), (0, 0, 0), (65_536, 254, nil), (nil, nil, 255), (0xFFFF_FFFF, 1, 2)]
            as [(Int?, Int?, Int?)])
    func roundTrip(total: Int?, remaining: Int?, existing: Int?) throws {
        let made = try LDS2FileMemory(totalOctets: total, remainingRecords: remaining, existingRecords: existing)
        #expect(try LDS2FileMemory(decoding: made.octets, of: .visaRecords) == made)
    }

    @Test(
        "what is no such response is refused with kind and position",
        arguments: [
            ("", .missingElement, 0), ("7F79038301FD", .unexpectedTag, 0), ("7F7803830200", .truncated, 3),
            ("7F78028300", .invalidValue, 3), ("7F780783050100000000", .invalidValue, 3),
            ("7F7806830101810101", .unexpectedTag, 6), ("7F7806830101830101", .unexpectedTag, 6),
            ("7F780383010100", .truncated, 6), ("7F780384" + "0101", .unexpectedTag, 3),
        ] as [(String, LDSError.Code, Int)])
    func refused(text: String, code: LDSError.Code, offset: Int) throws {
        let response = try #require(octets(text))
        let error = #expect(throws: LDSError.self) { try LDS2FileMemory(decoding: response, of: .entryRecords) }
        #expect(error?.code == code)
        #expect(error?.offset == offset)
        #expect(error?.lds2File == .entryRecords)
    }

    @Test("numbers that no four octets hold are not written", arguments: [-1, 0x1_0000_0000])
    func unwritable(number: Int) {
        let error = #expect(throws: LDSError.self) { try LDS2FileMemory(totalOctets: number) }
        #expect(error?.code == .notEncodable)
    }
}
