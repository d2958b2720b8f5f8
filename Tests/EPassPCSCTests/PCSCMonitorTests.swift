// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PCSC
    import EPassISO7816
    import EPassMessages
    import EPassPCSC
    import EPassPCSCRig
    import EPassTestSupport
    import Testing

    @Suite("PCSCReaderList and PCSCMonitor against pcscd and vpcd", .tags(.pcsc), .timeLimit(.minutes(10)), .timed)
    struct PCSCMonitorTests {
        @Test("lists every reader, with the chip's answer to reset where there is one")
        func list() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let list = try await PCSCReaderList.current()
                #expect(
                    Set(list.readers.map(\.name))
                        == Set(service.readers.flatMap { [$0.name, String($0.name.dropLast()) + "1"] }))
                #expect(try list.reader(named: reader.name).state == .present)
                #expect(try list.reader(named: reader.name).atr == VirtualCard.defaultATR)
            }
        }

        @Test("waits for a chip that comes later")
        func waits() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                async let found = PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                try await Task.sleep(for: .milliseconds(150))
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                let seen = try await found
                #expect(seen.name == reader.name && seen.state == .present && seen.atr == VirtualCard.defaultATR)
                card.remove()
                try await untilEmpty(reader)
            }
        }

        @Test("a tag with a memory only is not taken for a document, and is named when time is over (F-63)")
        func tag() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let ultralight = try #require(octets("3B8F8001804F0CA0000003060300030000000068"))
                let card = try VirtualCard(port: reader.port, atr: ultralight) { _ in .response([0x90, 0x00]) }
                var patience = Patience(seconds: 90)
                var seen = try await PCSCReaderList.current().reader(named: reader.name)
                while seen.technology == nil, try await patience.lasts(pausing: 5) {
                    seen = try await PCSCReaderList.current().reader(named: reader.name)
                }
                #expect(seen.technology == .storageCard && !seen.mayHoldDocument)
                let error = await #expect(throws: CardChannelError.self) {
                    try await PCSCMonitor().waitForCard(in: reader.name, timeout: .zero)
                }
                card.remove()
                try await untilEmpty(reader)
                #expect(error?.code == .cardUnresponsive)
                #expect(error?.reason.contains("not the chip of a document") == true)
            }
        }

        @Test("no chip in time is no chip, and an unknown reader is not waited for")
        func timeout() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let none = await #expect(throws: CardChannelError.self) {
                    try await PCSCMonitor().waitForCard(in: reader.name, timeout: .milliseconds(50))
                }
                #expect(none?.code == .cardNone)
                #expect(none?.remedy.english.contains("Lay the document on the reader") == true)
                let looked = await #expect(throws: CardChannelError.self) {
                    try await PCSCMonitor().waitForCard(in: reader.name, timeout: .zero)
                }
                #expect(looked?.code == .cardNone)
                let unknown = await #expect(throws: CardChannelError.self) {
                    try await PCSCMonitor().waitForCard(in: "No such reader")
                }
                #expect(unknown?.code == .readerUnknown)
                #expect(unknown?.remedy.english.contains(reader.name) == true)
            }
        }

        @Test("a wait is cancelled at once, whenever that comes", arguments: [0, 1, 20, 100])
        func cancel(milliseconds: Int) async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let waiting = Task { try await PCSCMonitor().waitForCard(in: reader.name) }
                try await Task.sleep(for: .milliseconds(milliseconds))
                let time = await ContinuousClock().measure {
                    waiting.cancel()
                    let result = await waiting.result
                    let error = #expect(throws: CardChannelError.self) { try result.get() }
                    #expect(error?.code == .cancelled)
                }
                // One that comes just before the wait is noticed when the wait is over, which is a second at most.
                #expect(time < .seconds(60))
            }
        }

        @Test("tells of chips that come, are taken, and go")
        func events() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let seen = StateLog()
                let watching = Task {
                    do {
                        for try await event in PCSCMonitor().events() {
                            switch event {
                            case .added(let now) where now.name == reader.name: await seen.append(now.state)
                            case .changed(let now) where now.name == reader.name: await seen.append(now.state)
                            default: break
                            }
                        }
                        await seen.end("the stream ended")
                    } catch {
                        await seen.end("\(error)")
                    }
                }
                defer { watching.cancel() }
                try await seen.reach("empty") { $0 == .empty }
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                try await seen.reach("present") { $0 == .present }
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                try await seen.reach("taken") { $0 == .exclusive }
                await channel.close()
                // Another program may look at the chip meanwhile.
                try await seen.reach("left alone") { $0 == .present || $0 == .inUse }
                card.remove()
                try await seen.reach("empty again") { $0 == .empty }
            }
        }

        @Test("sleeps while nothing happens")
        func idle() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                let events = Counter()
                let watching = Task {
                    for try await event in PCSCMonitor().events() {
                        if case .changed(let seen) = event, seen.name == reader.name { events.increment() }
                    }
                }
                try await Task.sleep(for: .milliseconds(500))
                watching.cancel()
                _ = await watching.result
                #expect(events.value == 0)
            }
        }
    }

    /// The states of one reader as they came.
    private actor StateLog {
        private var states: [PCSCReader.State] = []
        private var taken: PCSCReader.State?
        private var story: [String] = []
        private var isOver = false

        func append(_ state: PCSCReader.State) {
            story.append("\(state)")
            if states.last ?? taken != state { states.append(state) }
        }

        func end(_ why: String) {
            story.append(why)
            isOver = true
        }

        /// Waits until such a state comes, for two minutes and past whatever else pcscd passes through on the way (a
        /// chip that powers up is mute for a moment). Generous, since the tests of other targets may hold all of
        /// Swift's threads.
        func reach(_ name: String, _ isReached: (PCSCReader.State) -> Bool) async throws {
            var patience = Patience(seconds: 120)
            repeat {
                while !states.isEmpty {
                    taken = states.removeFirst()
                    if let taken, isReached(taken) { return }
                }
                if isOver { break }
            } while try await patience.lasts(pausing: 5)
            Issue.record("\(name) did not come; seen: \(story.joined(separator: ", "))")
            throw CancellationError()
        }
    }
#endif
