// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassMessages
import EPassPCSCRig
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassCLI

@Suite("Document after document, on readers of the test's own", .timeLimit(.minutes(5)), .timed)
struct WatchTests {
    private static func can() throws -> WatchAccess { .same(try AccessInput.can("123456")) }

    @Test("each document that is laid is read once, and the watch ends after so many")
    func documents() async throws {
        let fixture = try WatchFixture()
        let (source, told) = (FakeSource(), Told())
        let watch = fixture.watch(try Self.can(), limit: 2, telling: told)
        async let failure = watch.run(on: source)
        source.tell(.readerAdded("A", advice: nil))
        source.lay(try fixture.chip(), on: "A")
        try #require(try await told.reaches(1))
        // It lies there still: nothing more is told of it.
        try await Task.sleep(for: .milliseconds(100))
        #expect(told.all.count == 1)
        source.take("A")
        source.lay(try fixture.chip(), on: "A")
        let isClean = await failure == nil
        #expect(isClean)
        #expect(told.overalls == [.successful, .successful])
        #expect(told.all.map(\.sequence) == [1, 2] && told.all.map(\.reader) == ["A", "A"])
    }

    @Test("several readers read at the same time")
    func together() async throws {
        let fixture = try WatchFixture()
        let opened = CommandCounter()
        let isTogether = Said()
        // Each waits for the other: one after the other they would never come to an end.
        let source = FakeSource { _ in
            if opened.next() == 2 { isTogether.add(.watchReading(reader: "")) }
            _ = try? await isTogether.reaches("watch.reading")
        }
        let told = Told()
        let watch = fixture.watch(try Self.can(), limit: 2, telling: told)
        async let failure = watch.run(on: source)
        source.lay(try fixture.chip(), on: "A")
        source.lay(try fixture.chip(), on: "B")
        let isClean = await failure == nil
        #expect(isClean)
        #expect(isTogether.keys == ["watch.reading"])
        #expect(Set(told.all.map(\.reader)) == ["A", "B"] && told.overalls == [.successful, .successful])
    }

    @Test("an MRZ opens the document that waits for it, and never a second")
    func zones() async throws {
        let fixture = try WatchFixture()
        let (source, told, input) = (FakeSource(), Told(), try TypedInput())
        let zones = PrintedZones { _ in }
        let watch = fixture.watch(.scanned(zones), telling: told, input: InputLines(input.reading))
        let running = Task { await watch.run(on: source) }
        source.lay(try fixture.chip(), on: "A")
        input.type(fixture.document.printedMRZ + "\n")
        try #require(try await told.reaches(1))
        #expect(told.overalls == [.successful])
        #expect(told.all.first?.report.check(.mrzMatchesDG1)?.result == .successful)
        source.take("A")
        source.lay(try fixture.chip(), on: "A")
        try await Task.sleep(for: .milliseconds(300))
        #expect(told.all.count == 1)
        let isHeld = await zones.holdsOne
        #expect(!isHeld)
        // Taken away before its MRZ came, it is no document that was read.
        source.take("A")
        // And one that was scanned before it is laid.
        input.type(fixture.document.printedMRZ.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
        source.lay(try fixture.chip(), on: "B")
        try #require(try await told.reaches(2))
        #expect(told.overalls == [.successful, .successful] && told.all.last?.sequence == 2)
        running.cancel()
        let isClean = await running.value == nil
        #expect(isClean)
    }

    @Test("an MRZ that is no next document's is dropped, and the next document is opened by its own")
    func dropped() async throws {
        let (fixture, open) = (try WatchFixture(), try WatchFixture("plain"))
        let (source, told, said, input) = (FakeSource(), Told(), Said(), try TypedInput())
        let zones = PrintedZones { said.add($0) }
        let watch = fixture.watch(.scanned(zones), telling: told, input: InputLines(input.reading))
        let running = Task { await watch.run(on: source) }
        source.lay(try open.chip(), on: "A")
        try #require(try await told.reaches(1))
        // Its own MRZ, though its chip needs none; then that of somebody else, before it is taken away.
        input.type(open.document.printedMRZ + "\n")
        try #require(try await said.reaches("watch.zoneRepeated"))
        input.type(ScannedZoneTests.card.joined(separator: "\n") + "\n")
        try #require(try await said.reaches("watch.zoneTooEarly"))
        source.take("A")
        source.lay(try fixture.chip(), on: "A")
        input.type(fixture.document.printedMRZ + "\n")
        try #require(try await told.reaches(2))
        input.type(fixture.document.printedMRZ + "\n")
        while said.keys.count(where: { $0 == "watch.zoneRepeated" }) < 2 {
            try await Task.sleep(for: .milliseconds(5))
        }
        #expect(told.overalls == [.successful, .successful])
        let isHeld = await zones.holdsOne
        #expect(!isHeld)
        running.cancel()
        _ = await running.value
    }

    @Test("where the MRZ does not open the chip the line says to scan it again")
    func refused() async throws {
        let fixture = try WatchFixture()
        let (source, told, input) = (FakeSource(), Told(), try TypedInput())
        let watch = fixture.watch(.scanned(PrintedZones { _ in }), telling: told, input: InputLines(input.reading))
        let running = Task { await watch.run(on: source) }
        source.lay(try fixture.chip(), on: "A")
        input.type(ScannedZoneTests.card.joined(separator: "\n") + "\n")
        try #require(try await told.reaches(1))
        let document = try #require(told.all.first)
        #expect(document.report.overall == .aborted)
        #expect(document.line(at: "12:00").contains(Words.say(.watchScanAgain)))
        running.cancel()
        _ = await running.value
    }

    @Test("a chip that needs no MRZ is read without one")
    func plain() async throws {
        let fixture = try WatchFixture("plain")
        let (source, told, input) = (FakeSource(), Told(), try TypedInput())
        let zones = PrintedZones { _ in }
        let watch = fixture.watch(.scanned(zones), limit: 1, telling: told, input: InputLines(input.reading))
        async let failure = watch.run(on: source)
        source.lay(try fixture.chip(), on: "A")
        let isClean = await failure == nil
        #expect(isClean)
        #expect(told.all.first?.report.overall != .aborted && told.all.count == 1)
    }

    @Test("where no more MRZ can come, a document that needs one says so")
    func ended() async throws {
        let fixture = try WatchFixture()
        let (source, told) = (FakeSource(), Told())
        let zones = PrintedZones { _ in }
        await zones.end()
        let watch = fixture.watch(.scanned(zones), limit: 1, telling: told, input: InputLines(-1))
        async let failure = watch.run(on: source)
        source.lay(try fixture.chip(), on: "A")
        let isClean = await failure == nil
        #expect(isClean)
        #expect(told.all.first?.report.error?.code == .own(.mrzRequired))
    }

    @Test("what is being read when it is interrupted ends with its line, and the end is clean")
    func interrupted() async throws {
        let fixture = try WatchFixture()
        let hasBegun = Said()
        let source = FakeSource { _ in
            hasBegun.add(.watchReading(reader: ""))
            try? await Task.sleep(for: .seconds(100))
        }
        let told = Told()
        let watch = fixture.watch(try Self.can(), telling: told)
        let running = Task { await watch.run(on: source) }
        source.lay(try fixture.chip(), on: "A")
        try #require(try await hasBegun.reaches("watch.reading"))
        running.cancel()
        let isClean = await running.value == nil
        #expect(isClean)
        #expect(told.overalls == [.aborted])
    }

    @Test("a reading that cannot begin is told with its reader, and the next document is read")
    func unopened() async throws {
        let fixture = try WatchFixture()
        let (source, told) = (FakeSource(), Told())
        let watch = fixture.watch(try Self.can(), limit: 2, telling: told)
        async let failure = watch.run(on: source)
        source.tell(.laid("A"))
        try #require(try await told.reaches(1))
        source.take("A")
        source.lay(try fixture.chip(), on: "A")
        let isClean = await failure == nil
        #expect(isClean)
        #expect(told.overalls == [.aborted, .successful])
        let json = try #require(told.all.first?.json)
        #expect(json["reader"]?["name"]?.string == "A" && json["sequence"]?.integer == 1)
        #expect(json["error"]?["code"]?.string == "card.none")
        let line = try #require(told.all.first?.line(at: "14:03:22"))
        #expect(line.hasPrefix("14:03:22  #1  A  ABORTED  "))
    }

    @Test("the line names neither holder nor number")
    func line() async throws {
        let fixture = try WatchFixture()
        let (source, told) = (FakeSource(), Told())
        let watch = fixture.watch(try Self.can(), limit: 1, telling: told)
        async let failure = watch.run(on: source)
        source.lay(try fixture.chip(), on: "A")
        let isClean = await failure == nil
        #expect(isClean)
        let line = try #require(told.all.first?.line(at: "14:03:22"))
        #expect(line.hasPrefix("14:03:22  #1  A  VERIFIED  TEST  passport UTO  the data is genuine"), "\(line)")
        #expect(!line.contains("ERIKSSON") && !line.contains("L898902C3"))
    }

    @Test("where there is no service from the beginning, that is the error")
    func noService() async throws {
        let fixture = try WatchFixture()
        let source = FakeSource()
        let watch = fixture.watch(try Self.can(), telling: Told())
        async let failure = watch.run(on: source)
        source.tell(.failed(CardChannelError(.noService)))
        let status = await failure?.status
        #expect(status == .unavailable)
    }
}
