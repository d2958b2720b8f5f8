// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import Testing

@testable import EPassCLI

@Suite("How far a reading is, by its events", .timed)
struct ReadingProgressTests {
    private static let portrait = LDSFile.dataGroup(.dg2)

    /// The events of a reading of a simulated document.
    private static func events(_ name: String) async throws -> (events: [ReadEvent], evidence: Evidence) {
        let fixture = try WatchFixture(name)
        let input = try AccessInput.parse(fixture.document.printedLines.joined(separator: "\n"))
        var events: [ReadEvent] = []
        let evidence = await PassportReader.read(on: SimulatedChipChannel(try fixture.chip()), access: input) {
            events.append($0)
        }
        return (events, evidence)
    }

    @Test(
        "the bar never runs backwards, and the octets are those that came",
        arguments: ["default", "bac", "plain", "f-21-reset", "f-22-lost-in-dg2"])
    func forwards(name: String) async throws {
        let (events, evidence) = try await Self.events(name)
        var progress = ReadingProgress()
        var now = ContinuousClock.now
        var share = 0
        for event in events {
            now += .milliseconds(20)
            progress.take(event, at: now)
            #expect(progress.bar(at: .now).share >= share && progress.bar(at: .now).share <= 1000)
            share = progress.bar(at: .now).share
            let octets = progress.bar(at: .now).octets
            #expect(octets.map { $0.done <= $0.total } ?? true)
        }
        let octets = try #require(progress.bar(at: .now).octets)
        let read = evidence.files.compactMap(\.octets).reduce(0) { $0 + $1.count }
        #expect(octets.done == read, "\(name)")
        #expect(octets == .init(done: read, total: read) && progress.bar(at: .now).share == 1000)
        #expect((progress.bar(at: .now).speed ?? 0) > 0)
    }

    @Test("while the document is away the line begins with what to do, and with the time that is left")
    func away() {
        var progress = ReadingProgress()
        let now = ContinuousClock.now
        progress.take(.progress(.sod, done: 100, total: 3000), at: now)
        progress.take(.documentAwaited(seconds: 60), at: now)
        let line = progress.bar(at: now + .seconds(3)).text(width: 79)
        #expect(line.hasPrefix("Lay the document down again (0:57 left)  [") && line.count == 79)
        #expect(progress.bar(at: now + .seconds(90)).text(width: 40) == "Lay the document down again (0:00 left)  []")
        progress.take(.fileStarted(.sod), at: now)
        #expect(progress.bar(at: now).text(width: 79).hasPrefix("["))
    }

    @Test("files count as they are expected, until their length is known")
    func expectations() throws {
        var progress = ReadingProgress()
        let now = ContinuousClock.now
        progress.take(.progress(.sod, done: 100, total: 3000), at: now)
        let first = try #require(progress.bar(at: .now).octets)
        #expect(first.done == 100 && first.isEstimate && first.total > 20_000)
        progress.take(.fileFinished(.sod, state: .read, statusBytes: nil, length: 3000), at: now)
        progress.take(.planned([.dataGroup(.dg1), Self.portrait]), at: now)
        progress.take(.fileFinished(.dataGroup(.dg1), state: .read, statusBytes: nil, length: 93), at: now)
        for file in [LDSFile.cardAccess, .com] {
            progress.take(.fileFinished(file, state: .absent, statusBytes: nil, length: 0), at: now)
        }
        #expect(progress.bar(at: .now).octets?.isEstimate == true)
        progress.take(.progress(Self.portrait, done: 200, total: 10_000), at: now)
        #expect(progress.bar(at: .now).octets == .init(done: 3293, total: 13_093))
    }

    @Test("without the portrait nothing is expected of it")
    func withoutPortrait() throws {
        var progress = ReadingProgress(plan: .withoutPortrait)
        progress.take(.progress(.sod, done: 100, total: 2000), at: .now)
        #expect(try #require(progress.bar(at: .now).octets).total < 4000)
    }

    @Test("what is read again counts once, and what was cut stays")
    func repetition() throws {
        var progress = ReadingProgress()
        let now = ContinuousClock.now
        progress.take(.planned([Self.portrait]), at: now)
        progress.take(.progress(Self.portrait, done: 9000, total: 10_000), at: now)
        let before = progress.bar(at: .now)
        progress.take(.fileStarted(Self.portrait), at: now)
        progress.take(.progress(Self.portrait, done: 200, total: 10_000), at: now)
        #expect(progress.bar(at: .now).share == before.share && progress.bar(at: .now).octets == before.octets)
        progress.take(.fileFinished(Self.portrait, state: .aborted, statusBytes: nil, length: 0), at: now)
        #expect(progress.bar(at: .now).share == before.share && progress.bar(at: .now).octets == before.octets)
        // A longer file than was thought leaves the bar where it is.
        progress.take(.progress(Self.portrait, done: 9000, total: 60_000), at: now)
        let after = progress.bar(at: .now)
        #expect(after.share == before.share && after.octets?.done == before.octets?.done)
    }

    @Test("the speed is that of octets which follow one another, and not of what lies between files")
    func speed() {
        var speed = ReadingSpeed()
        let start = ContinuousClock.now
        func at(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }
        speed.take(5000, of: "DG1", at: at(0))
        speed.take(0, of: "DG2", at: at(5000))
        #expect(speed.octetsPerSecond == nil)
        speed.take(100, of: "DG2", at: at(5100))
        // Too short to say anything of.
        #expect(speed.octetsPerSecond == nil)
        speed.take(200, of: "DG2", at: at(5200))
        #expect(speed.octetsPerSecond == 1000)
        speed.pause()
        speed.take(300, of: "DG2", at: at(65_000))
        speed.take(400, of: "DG2", at: at(65_100))
        #expect(speed.octetsPerSecond == 1000)
        // What came lately counts most.
        for step in 1...100 { speed.take(400 + step * 1000, of: "DG2", at: at(65_100 + step * 100)) }
        #expect((speed.octetsPerSecond ?? 0) > 9000)
    }

    @Test("the words say what goes on")
    func labels() {
        var progress = ReadingProgress()
        #expect(progress.bar(at: .now).label == "Opening the chip ...")
        progress.take(.phase(.application), at: .now)
        #expect(progress.bar(at: .now).label == "Selecting the application ...")
        progress.take(.accessStarted(.pace), at: .now)
        #expect(progress.bar(at: .now).label == "Opening the chip by PACE ...")
        progress.take(.fileStarted(.sod), at: .now)
        #expect(progress.bar(at: .now).label == "Reading SOD ...")
        progress.take(.protocolStarted(.chipAuthentication), at: .now)
        #expect(progress.bar(at: .now).label == "Chip authentication ...")
    }
}
