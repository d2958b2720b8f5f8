// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassCLI

@Suite("MRZs as scanners type them", .timeLimit(.minutes(5)), .timed)
struct ScannedZoneTests {
    static let passport = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
    ]
    static let card = [
        "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
    ]
    static let small = ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]

    /// What each line comes to.
    private func steps(_ lines: [String]) -> [String] {
        var assembler = ZoneAssembler()
        return lines.map { line in
            switch assembler.add(SecretLine(line)) {
            case .more: "more"
            case .whole: "whole"
            case .refused(let message): message.key.name
            }
        }
    }

    @Test(
        "a zone is whole with its last line, in any number of lines",
        arguments: [
            (passport, ["more", "whole"]), (card, ["more", "more", "whole"]), (small, ["more", "whole"]),
            ([passport.joined()], ["whole"]), (passport + passport, ["more", "whole", "more", "whole"]),
            (["L898902C3,740812,340415"], ["whole"]), (passport.map { $0.lowercased() }, ["more", "whole"]),
        ])
    func whole(_ lines: [String], _ expected: [String]) {
        #expect(steps(lines) == expected)
    }

    @Test("what begins no zone is refused at once, and does not spoil the next one")
    func refused() {
        let found = steps(["hello", "0123456789012345678901234567890123456789"] + Self.passport)
        #expect(found.count == 4 && !["more", "whole"].contains(found[0]) && !["more", "whole"].contains(found[1]))
        #expect(found.suffix(2) == ["more", "whole"])
        let short = steps([String(Self.passport[0].dropLast()), Self.passport[1]])
        #expect(short.first == "more" && short.last == "mrz.lineLength", "\(short)")
        // Not in words that hold a character of it.
        #expect(steps(["P<UTOÜRIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"]) == ["mrz.character"])
    }

    @Test("of lines without end no more than three are kept", arguments: [30, 36, 44])
    func endless(_ length: Int) {
        let line = "P" + String(repeating: "<", count: length - 1)
        let found = steps(Array(repeating: line, count: 30))
        for start in 0..<28 { #expect(found[start..<(start + 3)].contains { $0 != "more" }) }
    }

    private func feed(
        _ zones: PrintedZones, _ text: String, pause: Duration = .seconds(60), until: (Said) async throws -> Void,
        said: Said
    ) async throws {
        let input = try TypedInput()
        let running = Task { await zones.feed(from: InputLines(input.reading), pause: pause) }
        input.type(text)
        try await until(said)
        running.cancel()
        await running.value
    }

    @Test("an MRZ that no document comes for is wiped, with a line that says so")
    func wiped() async throws {
        let said = Said()
        let zones = PrintedZones(patience: .milliseconds(20)) { said.add($0) }
        try await feed(
            zones, Self.passport.joined(separator: "\n") + "\n",
            until: { (said) async throws in
                let isSaid = try await said.reaches("watch.zoneWiped")
                #expect(isSaid)
            }, said: said)
        #expect(said.keys == ["watch.zoneKept", "watch.zoneWiped"])
        let isEmpty = await zones.take(for: "A") == nil
        #expect(isEmpty)
    }

    @Test("another MRZ takes the place of the one that waits, and is taken once")
    func replaced() async throws {
        let said = Said()
        let zones = PrintedZones { said.add($0) }
        let all = Self.passport + Self.card
        try await feed(
            zones, all.joined(separator: "\r") + "\r",
            until: { (said) async throws in
                let isSaid = try await said.reaches("watch.zoneReplaced")
                #expect(isSaid)
                // Kept after the words.
                var isHeld = false
                while !isHeld { isHeld = await zones.holdsOne }
            }, said: said)
        let zone = try #require(await zones.take(for: "A"))
        #expect(throws: Never.self) { try zone.input() }
        let isEmpty = await zones.take(for: "A") == nil
        #expect(isEmpty)
    }

    @Test("what is too long, no MRZ or not finished is said; nothing of it is kept")
    func garbage() async throws {
        let said = Said()
        let zones = PrintedZones { said.add($0) }
        let text = String(repeating: "A", count: 100_000 / 2) + "\nhello\n" + Self.passport[0] + "\n"
        try await feed(
            zones, text, pause: .milliseconds(50),
            until: { (said) async throws in
                let isSaid = try await said.reaches("watch.zoneUnfinished")
                #expect(isSaid)
            }, said: said)
        #expect(said.keys == ["watch.noZone", "watch.noZone", "watch.zoneUnfinished"])
        let isEmpty = await zones.take(for: "A") == nil
        #expect(isEmpty)
    }

    @Test("with several readers the oldest wait is served first; one that is given up is not served")
    func waiting() async throws {
        let zones = PrintedZones { _ in }
        func wait(_ reader: String) -> Task<String, Never> {
            Task {
                switch await zones.next(for: reader) {
                case .zone: "zone"
                case .abandoned: "abandoned"
                case .ended: "ended"
                }
            }
        }
        let first = wait("A")
        try await Task.sleep(for: .milliseconds(50))
        let second = wait("B")
        try await Task.sleep(for: .milliseconds(50))
        let third = wait("C")
        try await Task.sleep(for: .milliseconds(50))
        await zones.abandon("A")
        #expect(await first.value == "abandoned")
        var assembler = ZoneAssembler()
        for line in Self.passport {
            if case .whole(let zone) = assembler.add(SecretLine(line)) { await zones.offer(zone) }
        }
        #expect(await second.value == "zone")
        let fourth = wait("D")
        fourth.cancel()
        #expect(await fourth.value == "abandoned")
        await zones.end()
        #expect(await third.value == "ended")
        #expect(await wait("E").value == "ended")
    }
}
