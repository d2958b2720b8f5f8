// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust
import GRDB
import Testing

@testable import EPassServiceCore

@Suite("A wrong clock destroys nothing")
struct ClockTests {
    private static let day: Int64 = 86_400
    private static let options = VerificationService.Options(retention: 86_400)
    /// Both directions, far beyond every deadline, and not as far.
    static let jumps = [40 * day, -40 * day, 7_200, -7_200]

    /// A transaction in each state that time can end.
    private struct Scene {
        let open: String
        let judging: String
        let kept: String

        init(_ rig: Rig) async throws {
            open = try await rig.open().transaction.identifier
            let taken = try await rig.open().transaction
            judging = taken.identifier
            _ = try await rig.service.take(.plain(try Rig.files()), taken, name: nil, Rig.actor)
            kept = try await rig.open().transaction.identifier
            _ = try await rig.service.receive(.plain(try Rig.files()), for: kept, by: Rig.actor)
        }

        /// Does what maintenance does, and expects everything as it was.
        func expectUntouched(_ service: VerificationService, isDoubtful: Bool = true) async throws {
            #expect((service.clock.doubt != nil) == isDoubtful)
            try await service.noteTime()
            #expect(try await service.expire() == 0)
            let counts = try await service.purge()
            #expect(counts.shredded == 0 && counts.removed == 0)
            try await service.judgeForgotten()
            #expect(try await service.transaction(open, of: "acme").state == .open)
            #expect(try await service.transaction(open, of: "acme").challenge != nil)
            #expect(try await service.transaction(judging, of: "acme").state == .judging)
            let done = try await service.transaction(kept, of: "acme")
            #expect(done.result != nil)
            #expect(try await !service.keptReport(of: done).isEmpty)
            #expect(try await !service.keptPage(of: done).isEmpty)
        }
    }

    private static func lastEntry(_ store: Store) throws -> Timestamp? {
        try store.times(of: "SELECT at FROM audit ORDER BY number DESC LIMIT 1")
    }

    @Test(
        "a clock that is set while the service runs destroys nothing, and is good again when it is set right",
        arguments: jumps)
    func inRun(_ jump: Int64) async throws {
        let rig = try Rig(options: Self.options)
        defer { rig.end() }
        let scene = try await Scene(rig)
        let before = rig.service.now()
        rig.clock.set(by: jump)
        #expect(rig.service.clock.doubt == (jump > 0 ? .ahead(jump) : .behind(-jump)))
        try await scene.expectUntouched(rig.service)
        // Nothing begins by a time that nobody knows, and no challenge is used up.
        #expect(await code { _ = try await rig.open() } == .unavailable)
        let upload = ReceivedUpload.plain(try Rig.files())
        #expect(
            await code { _ = try await rig.service.receive(upload, for: scene.open, by: Rig.actor) } == .unavailable)
        let form = try Rig.files()
        #expect(await code { _ = try await rig.service.verify(form, policy: "kyc") { _ in 0 } } == .unavailable)
        // The duty to delete does not depend on the clock, and the log does not get an entry of another time.
        let done = try await rig.service.transaction(scene.kept, of: "acme")
        rig.clock.advance(10)
        try await scene.expectUntouched(rig.service)
        rig.clock.set(by: -jump)
        try await scene.expectUntouched(rig.service, isDoubtful: false)
        #expect(rig.service.now() == Timestamp(secondsSince1970: before.secondsSince1970 + 10))
        rig.clock.set(by: jump)
        _ = try await rig.service.delete(done, by: Rig.actor)
        #expect(try Self.lastEntry(rig.store) == rig.service.now())
        #expect(rig.service.now() == Timestamp(secondsSince1970: before.secondsSince1970 + 10))
        rig.clock.set(by: -jump)
        _ = try await rig.service.receive(upload, for: scene.open, by: Rig.actor)
    }

    @Test(
        "a clock that is wrong at the start destroys nothing, and is good again when it is set right", arguments: jumps)
    func atStart(_ jump: Int64) async throws {
        // With retention of a day the service may have been off for a tenth of it.
        let options = VerificationService.Options(retention: 36_000)
        let rig = try Rig(options: options)
        defer { rig.end() }
        let scene = try await Scene(rig)
        try await rig.service.noteTime()
        rig.clock.advance(20)
        rig.clock.set(by: jump)
        let service = try rig.restarted(options: options)
        try await service.recover()
        try await scene.expectUntouched(service)
        rig.clock.set(by: -jump)
        try await scene.expectUntouched(service, isDoubtful: false)
        try await service.recover()
        #expect(try await service.transaction(scene.judging, of: "acme").state == .done)
    }

    @Test("after a long time off nothing is destroyed before an operator confirms the clock; then what is due is")
    func downtime() async throws {
        let rig = try Rig(options: Self.options)
        defer { rig.end() }
        let scene = try await Scene(rig)
        try await rig.service.noteTime()
        rig.clock.advance(40 * Self.day)
        let service = try rig.restarted(options: Self.options)
        try await service.recover()
        try await scene.expectUntouched(service)
        // The operator confirms it in another process.
        let wall = try rig.restarted(options: Self.options).confirmClock(by: .operator)
        #expect(wall == rig.clock.now)
        #expect(service.clock.doubt != nil)
        rig.clock.advance(10)
        try await service.noteTime()
        #expect(service.clock.doubt == nil)
        let confirmed = try AuditLog.entries(rig.store, after: 0, limit: 100).filter {
            $0["action"] == .string("clockConfirmed")
        }
        #expect(confirmed.count == 1)
        #expect(confirmed.first?["actor"] == .string("operator"))
        #expect(try await service.expire() == 1)
        #expect(try await service.purge().shredded == 1)
        // Another start asks nobody again.
        #expect(try rig.restarted(options: Self.options).clock.doubt == nil)
    }

    @Test("time off within the bound, which follows from how long things are kept, asks nobody")
    func bound() async throws {
        #expect(VerificationService.Options(retention: 3_600).clockBound == 3_600)
        #expect(VerificationService.Options(retention: 864_000).clockBound == 86_400)
        #expect(VerificationService.Options().clockBound == 3 * Self.day)
        for (seconds, isDoubtful) in [(8_640, false), (8_641, true)] {
            let rig = try Rig(options: Self.options)
            defer { rig.end() }
            try await rig.service.noteTime()
            rig.clock.advance(Int64(seconds))
            #expect((try rig.restarted(options: Self.options).clock.doubt != nil) == isDoubtful)
        }
    }

    @Test("the time of an idle service is on record, so that an idle month is no time off")
    func idle() async throws {
        let rig = try Rig(options: Self.options)
        defer { rig.end() }
        _ = try await rig.open()
        for _ in 0..<30 {
            rig.clock.advance(Self.day)
            try await rig.service.noteTime()
        }
        #expect(try rig.restarted(options: Self.options).clock.doubt == nil)
    }

    @Test("once an operator confirms that the clock was wrong before, nothing is kept for longer than was said")
    func backwards() async throws {
        let rig = try Rig(options: Self.options)
        defer { rig.end() }
        rig.clock.set(by: 40 * Self.day)
        // A first start has nothing to compare its clock with.
        let service = try rig.restarted(options: Self.options)
        let opened = try await service.open(
            TransactionRequest(json: Array(Rig.request.utf8)), by: Rig.actor, idempotency: nil)
        let other = try await service.open(
            TransactionRequest(json: Array(Rig.request.utf8)), by: Rig.actor, idempotency: nil)
        _ = try await service.receive(
            .plain(try Rig.files()), for: other.transaction.identifier, by: Rig.actor)
        try await service.noteTime()
        rig.clock.set(by: -40 * Self.day)
        #expect(service.clock.doubt == .behind(40 * Self.day))
        let next = try rig.restarted(options: Self.options)
        #expect(next.clock.doubt == .behind(40 * Self.day))
        _ = try next.confirmClock(by: .operator)
        #expect(next.clock.doubt == nil)
        rig.clock.advance(301)
        #expect(try await next.expire() == 1)
        #expect(try await next.transaction(opened.transaction.identifier, of: "acme").state == .expired)
        rig.clock.advance(Self.day)
        #expect(try await next.purge().shredded == 1)
        #expect(try rig.restarted(options: Self.options).clock.doubt == nil)
    }

    @Test("a machine that begins in 1970 is behind the last audit entry, also where no time was noted")
    func noClock() async throws {
        let rig = try Rig(options: Self.options)
        defer { rig.end() }
        _ = try await rig.open()
        rig.clock.set(by: -rig.clock.now.secondsSince1970)
        guard case .behind = try rig.restarted(options: Self.options).clock.doubt else {
            Issue.record("taken for good")
            return
        }
    }

    @Test("small steps of the clock are followed")
    func steps() async throws {
        let rig = try Rig(options: Self.options)
        defer { rig.end() }
        for step in [Int64(59), -59, 60, -60] {
            rig.clock.set(by: step)
            #expect(rig.service.clock.doubt == nil)
            #expect(rig.service.now() == rig.clock.now)
        }
    }
}

extension Store {
    fileprivate func times(of query: String) throws -> Timestamp? {
        try readNow { database in
            try Int64.fetchOne(database, sql: query).map { Timestamp(secondsSince1970: $0) }
        }
    }
}
