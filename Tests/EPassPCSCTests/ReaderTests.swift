// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassPCSC

@Suite("PCSCReader, PCSCReaderList and the bits of a reader's state", .timed)
struct ReaderTests {
    @Test(
        "the bits become one word",
        arguments: [
            (0x0001_0010, PCSCReader.State.empty), (0x0001_0020, .present), (0x0001_0120, .inUse),
            (0x0001_00A0, .exclusive),
            (0x0001_01A0, .exclusive), (0x0001_0220, .mute), (0x0001_02A0, .mute), (0x000C, .unavailable),
            (0x0008, .unavailable),
            (0x0028, .unavailable), (0x0000, .empty), (0x0420, .present),
        ] as [(UInt32, PCSCReader.State)])
    func states(raw: UInt32, state: PCSCReader.State) {
        #expect(ReaderObservation(name: "R", rawState: raw, atr: []).state == state)
    }

    @Test("an answer to reset is kept only while a chip is there")
    func staleATR() {
        #expect(ReaderObservation(name: "R", rawState: 0x10, atr: [0x3B, 0x00]).reader.atr.isEmpty)
        #expect(ReaderObservation(name: "R", rawState: 0x20, atr: [0x3B, 0x00]).reader.atr == [0x3B, 0x00])
    }

    static let list = PCSCReaderList(
        readers: [
            "ACS ACR1252 Dual Reader [ACR1252 Dual Reader SAM] 00 00",
            "ACS ACR1252 Dual Reader [ACR1252 Dual Reader PICC] 01 00",
            "Samsung Contact Reader 02 00",
        ].map { PCSCReader(name: $0, state: .empty) })

    @Test("a reader is found by its name, or by a part of it that only one has")
    func find() throws {
        #expect(try Self.list.reader(named: "picc").name.hasSuffix("01 00"))
        #expect(try Self.list.reader(named: Self.list.readers[0].name) == Self.list.readers[0])
        let ambiguous = #expect(throws: CardChannelError.self) { try Self.list.reader(named: "ACR1252") }
        #expect(ambiguous?.code == .readerUnknown && ambiguous?.reason.hasPrefix("More than one") == true)
        #expect(
            ambiguous?.remedy.english.contains("PICC") == true && ambiguous?.remedy.english.contains("Samsung") == false
        )
        #expect(throws: CardChannelError(.readerUnknown, reason: "", remedy: "")) { try Self.list.reader(named: "") }
        #expect(throws: CardChannelError(.readerNone, reason: "", remedy: "")) {
            try PCSCReaderList(readers: []).reader(named: "ACR")
        }
    }

    @Test("a document is not looked for in the slot of a security module")
    func securityModule() throws {
        #expect(try Self.list.candidates(named: nil).map(\.name) == Self.list.readers.dropFirst().map(\.name))
        #expect(try Self.list.candidates(named: "SAM]").count == 1)
    }

    @Test("a name is printed without characters that move the cursor or turn the text (T14)")
    func displayName() {
        let reader = PCSCReader(name: "A\u{1B}[31m\u{7}\n\u{202E}ü\u{9B}B", state: .empty)
        #expect(reader.displayName == "A{U+1B}[31m{U+7}{U+A}{U+202E}ü{U+9B}B")
        #expect(PCSCReader(name: String(repeating: "x", count: 9_000), state: .empty).displayName.count == 256)
    }

    @Test("the ACR122 is short and comes with a warning (F-20)")
    func acr122() throws {
        let reader = PCSCReader(name: "ACS ACR122U PICC Interface 00 00", state: .empty)
        let limits = ReaderLimits(model: reader.model, maximumDataSize: 65_536)
        #expect(limits.maximumCommandLength == 250 && limits.maximumResponseLength == 250)
        #expect(limits.source == .knownModel)
        #expect(reader.advice?.english.contains("ACR122") == true)
        #expect(Self.list.readers.allSatisfy { $0.advice == nil })
    }

    @Test(
        "whoever waits for a document is told at once what lies there in its place (F-63)",
        arguments: [
            (.mute, "", "does not answer"),
            (.present, "3B8F8001804F0CA000000306030001000000006A", "a tag with a memory"),
            (.present, "", nil), (.empty, "", nil), (.exclusive, "", nil), (.unavailable, "", nil),
        ] as [(PCSCReader.State, String, String?)])
    func hindrance(state: PCSCReader.State, atr: String, said: String?) throws {
        var answer = try #require(octets(atr))
        if let last = answer.indices.last { answer[last] = answer.dropFirst().dropLast().reduce(0, ^) }
        let reader = PCSCReader(name: "R", state: state, atr: answer)
        #expect(reader.hindrance.map { $0.english.contains(said ?? "") } == said.map { _ in true })
        // Nobody lays a document into the slot of a security module.
        #expect(PCSCReader(name: "R SAM 01", state: state, atr: reader.atr).hindrance == nil)
    }

    @Test(
        "a tag without a processor is no document, and types A and B are told where the answer to reset tells (F-63)",
        arguments: [
            // MIFARE Classic 1K and Ultralight, FeliCa 212K.
            ("3B8F8001804F0CA000000306030001000000006A", .storageCard, false),
            ("3B8F8001804F0CA0000003060300030000000068", .storageCard, false),
            ("3B8F8001804F0CA00000030611003B0000000042", .storageCard, false),
            ("3B8580018073C00180" + "36", .typeA, true), ("3B80800101", .typeA, true),
            // Application data, protocol information and MBLI of a type B chip.
            ("3B88800100000000" + "3381719000", .typeB, true), ("3B888001E1F35E11" + "7781C70000", .typeB, true),
            // What type A chips may say, too; and what no type B chip says.
            ("3B88800180000000" + "3381719000", nil, true), ("3B88800100000000" + "3305900000", nil, true),
            ("3B888001E1F35E11" + "7780C70000", .typeA, true), ("3B888001E1F35E11" + "7781F70000", .typeA, true),
            ("3B888001E1F35E11" + "7781C70100", .typeA, true), ("3B0F" + "8073C00180" + "0000", nil, true),
            ("", nil, true), ("3B8F80", nil, true),
        ] as [(String, PCSCReader.Technology?, Bool)])
    func technology(text: String, technology: PCSCReader.Technology?, mayHoldDocument: Bool) throws {
        var answer = try #require(octets(text))
        // The check character is that of the octets before it.
        if let last = answer.indices.last { answer[last] = answer.dropFirst().dropLast().reduce(0, ^) }
        let reader = PCSCReader(name: "R", state: .present, atr: answer)
        #expect(reader.technology == technology)
        #expect(reader.mayHoldDocument == mayHoldDocument)
        #expect(!PCSCReader(name: "R", state: .mute, atr: answer).mayHoldDocument)
    }
}

@Suite("ReaderLimits, PC/SC part 10 (F-19)", .timed)
struct ReaderLimitsTests {
    @Test(
        "what the reader states limits commands and responses",
        arguments: [
            (nil, 65_544, 65_538), (0, 261, 258), (256, 261, 258), (257, 266, 259), (0xFFFF, 65_544, 65_537),
            (0x1_0000, 65_544, 65_538), (0xFFFF_FFFF, 65_544, 65_538),
        ] as [(Int?, Int, Int)])
    func limits(size: Int?, command: Int, response: Int) {
        let limits = ReaderLimits(model: nil, maximumDataSize: size)
        #expect(limits.maximumCommandLength == command)
        #expect(limits.maximumResponseLength == response)
        #expect(limits.source == (size == nil ? .assumed : .stated))
    }

    @Test(
        "of what is stated and what is known the lesser counts, and is told",
        arguments: [
            ("ACS ACR1252 Dual Reader [ACR1252 Dual Reader PICC] 00 00", 65_536, 512, 65_538, .knownModel),
            ("ACS ACR1252 Dual Reader [ACR1252 Dual Reader PICC] 00 00", 0, 261, 258, .stated),
            ("Regula RFID Reader 00 00", nil, 261, 258, .knownModel), ("regula rfid reader", 0, 261, 258, .stated),
            ("ACS ACR1281U 00 00", 65_536, 261, 65_538, .knownModel),
            ("HID Global OMNIKEY 5422 Smartcard Reader 00 00", nil, 65_544, 65_538, .assumed),
        ] as [(String, Int?, Int, Int, ChannelProperties.LimitSource)])
    func lesser(
        name: String, size: Int?, command: Int, response: Int, source: ChannelProperties.LimitSource
    ) throws {
        let limits = ReaderLimits(model: KnownReader.model(named: name), maximumDataSize: size)
        #expect(limits.maximumCommandLength == command && limits.maximumResponseLength == response)
        #expect(limits.source == source)
    }

    @Test("finds the feature and the property among others")
    func finds() throws {
        let features = try #require(octets("0604 42330006 1204 42330012 1304 42330001"))
        #expect(StatedReaderProperties.controlCode(in: features) == 0x4233_0012)
        let properties = StatedReaderProperties(
            try #require(octets("0102 1002 0901 00 0A04 00000100 0B02 2F07 0C02 0022")))
        #expect(properties.maximumDataSize == 65_536)
        #expect(properties.usb == .init(vendor: 0x072F, product: 0x2200))
        // What the driver states of the device counts before the name.
        #expect(KnownReader.model(named: "Regula RFID Reader", usb: properties.usb)?.id == "acs-acr122u")
    }

    @Test(
        "what is cut off, absent or of another length counts as not said",
        arguments: ["", "12", "1204", "1204423300", "1202 4233", "0604 42330006", "1205 4233001200", "06FF 00", "1200"])
    func malformed(text: String) throws {
        #expect(StatedReaderProperties.controlCode(in: try #require(octets(text))) == nil)
    }

    @Test("every truncation is harmless")
    func truncations() throws {
        let properties = try #require(octets("0102 1002 0901 00 0A04 00000100 0B02 2F07"))
        for length in 0..<13 {
            let stated = StatedReaderProperties(Array(properties.prefix(length)))
            #expect(stated.maximumDataSize == nil && stated.usb == nil)
        }
    }
}
