// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PCSC
    import Dispatch
    import EPassISO7816
    import EPassMessages
    import EPassPCSC
    import EPassPCSCRig
    import EPassTestSupport
    import Testing

    extension Tag {
        /// Runs against a pcscd of its own with vpcd.
        @Tag static var pcsc: Self
    }

    private let select: [UInt8] = [0x00, 0xA4, 0x04, 0x0C, 0x07, 0xA0, 0x00, 0x00, 0x02, 0x47, 0x10, 0x01]

    private func isError(_ code: CardChannelError.Code) -> CardChannelError {
        CardChannelError(code, reason: "", remedy: "")
    }

    /// Puts a card into a reader of the private pcscd and waits until it is seen.
    func withCard<Value>(
        atr: [UInt8] = VirtualCard.defaultATR, resets: Counter = Counter(),
        _ handler: @escaping @Sendable ([UInt8]) -> VirtualCard.Reply,
        body: (PrivatePCSCD.Reader, VirtualCard) async throws -> Value
    ) async throws -> Value {
        let service = try PrivatePCSCD.shared.get()
        return try await service.withReader { reader in
            let card = try VirtualCard(port: reader.port, atr: atr, onReset: { resets.increment() }, handler: handler)
            do {
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                let value = try await body(reader, card)
                card.remove()
                try await untilEmpty(reader)
                return value
            } catch {
                card.remove()
                Issue.record(
                    error, "\(reader.name), port \(reader.port); the end of pcscd's log:\n\(service.log.suffix(4_000))")
                throw error
            }
        }
    }

    func untilEmpty(_ reader: PrivatePCSCD.Reader) async throws {
        var patience = Patience(seconds: 60)
        repeat {
            if try await PCSCReaderList.current().reader(named: reader.name).state == .empty { return }
        } while try await patience.lasts()
        Issue.record("\(reader.name) did not become empty")
    }

    @Suite("PCSCCardChannel against pcscd and vpcd", .tags(.pcsc), .timeLimit(.minutes(10)), .timed)
    struct PCSCCardChannelTests {
        @Test("connects, transmits and knows the answer to reset")
        func transmit() async throws {
            try await withCard { command in
                .response(command == select ? [0x90, 0x00] : [0x6D, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                #expect(channel.properties.readerName == reader.name)
                #expect(channel.properties.atr == VirtualCard.defaultATR)
                #expect(channel.properties.protocolName == "T=1")
                #expect(channel.advice == nil)
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                #expect(try await channel.transmit([0x00, 0x84, 0x00, 0x00, 0x08]) == [0x6D, 0x00])
                await channel.close()
            }
        }

        @Test("passes a chip that speaks T=0 only")
        func tZero() async throws {
            try await withCard(atr: [0x3B, 0x00]) { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                #expect(channel.properties.protocolName == "T=0")
                #expect(try await channel.transmit([0x00, 0x84, 0x00, 0x00]) == [0x90, 0x00])
                await channel.close()
            }
        }

        @Test("passes extended length fields on, both ways")
        func extended() async throws {
            try await withCard { command in
                command.count > 7
                    ? .response(
                        [UInt8(truncatingIfNeeded: command.count >> 8), UInt8(truncatingIfNeeded: command.count)] + [
                            0x90, 0x00,
                        ])
                    : .response([UInt8](repeating: 0xA5, count: 65_533) + [0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                #expect(channel.properties.maximumResponseLength == 65_538)
                #expect(channel.properties.limitSource == .assumed)
                let response = try await channel.transmit([0x00, 0xB0, 0x00, 0x00, 0x00, 0x00, 0x00])
                #expect(response.count == 65_535 && response.suffix(2) == [0x90, 0x00])
                let long = [0x00, 0xD6, 0x00, 0x00, 0x00, 0x7F, 0xF0] + [UInt8](repeating: 0x11, count: 0x7FF0)
                #expect(try await channel.transmit(long) == [0x7F, 0xF7, 0x90, 0x00])
                await channel.close()
            }
        }

        @Test("what is no command never reaches the driver, which it would hang", arguments: [0, 1, 2, 3, 65_545])
        func noCommand(count: Int) async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                await #expect(throws: isError(.invalidCommand)) {
                    try await channel.transmit([UInt8](repeating: 0, count: count))
                }
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                await channel.close()
            }
        }

        @Test("a chip that leaves in the middle of a command is a chip removed")
        func removedDuring() async throws {
            try await withCard { _ in
                .leave
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let error = await #expect(throws: CardChannelError.self) { try await channel.transmit(select) }
                #expect(error?.code == .cardRemoved)
                #expect(error?.remedy.english.contains("flat and still") == true)
                await channel.close()
            }
        }

        @Test("a chip that left between two commands is a chip removed, noticed by pcscd or not")
        func removedBetween() async throws {
            for pause in [Duration.zero, .milliseconds(700)] {
                try await withCard { _ in
                    .response([0x90, 0x00])
                } body: { reader, card in
                    let channel = try await PCSCCardChannel.connect(to: reader.name)
                    #expect(try await channel.transmit(select) == [0x90, 0x00])
                    card.remove()
                    try await Task.sleep(for: pause)
                    await #expect(throws: isError(.cardRemoved)) { try await channel.transmit(select) }
                    await #expect(throws: isError(.cardRemoved)) { try await channel.reset() }
                    await channel.close()
                }
            }
        }

        @Test("a second program is kept out, and told that the chip is held")
        func sharing() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let first = try await PCSCCardChannel.connect(to: reader.name)
                for sharing in [PCSCCardChannel.Sharing.exclusive, .shared] {
                    let error = await #expect(throws: CardChannelError.self) {
                        try await PCSCCardChannel.connect(to: reader.name, sharing: sharing, patience: .zero)
                    }
                    #expect(error?.code == .readerBusy)
                    #expect(error?.remedy.english.contains("scdaemon") == true)
                }
                #expect(try await PCSCReaderList.current().reader(named: reader.name).state == .exclusive)
                #expect(try await first.transmit(select) == [0x90, 0x00])
                await first.close()
                let second = try await PCSCCardChannel.connect(to: reader.name, patience: .zero)
                #expect(try await second.transmit(select) == [0x90, 0x00])
                await second.close()
            }
        }

        @Test("a shared connection keeps an exclusive one out, without waiting for its transaction")
        func shared() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let first = try await PCSCCardChannel.connect(to: reader.name, sharing: .shared)
                #expect(try await PCSCReaderList.current().reader(named: reader.name).state == .inUse)
                await #expect(throws: isError(.readerBusy)) {
                    try await PCSCCardChannel.connect(to: reader.name, patience: .zero)
                }
                await first.close()
            }
        }

        @Test("patience waits for a program that lets go soon (F-21)")
        func patience() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let first = try await PCSCCardChannel.connect(to: reader.name)
                async let second = PCSCCardChannel.connect(to: reader.name, patience: .seconds(90))
                try await Task.sleep(for: .milliseconds(150))
                await first.close()
                #expect(try await second.transmit(select) == [0x90, 0x00])
            }
        }

        @Test("a reset reaches the chip and keeps connection and transaction")
        func reset() async throws {
            let resets = Counter()
            try await withCard(resets: resets) { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let before = resets.value
                try await channel.reset()
                #expect(resets.value > before)
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                await #expect(throws: isError(.readerBusy)) {
                    try await PCSCCardChannel.connect(to: reader.name, patience: .zero)
                }
                await channel.close()
            }
        }

        @Test("closing resets the chip, and a closed channel says so")
        func close() async throws {
            let resets = Counter()
            try await withCard(resets: resets) { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let before = resets.value
                await channel.close()
                await channel.close()
                #expect(resets.value > before)
                await #expect(throws: isError(.closed)) { try await channel.transmit(select) }
                await #expect(throws: isError(.closed)) { try await channel.reset() }
            }
        }

        @Test("a channel that is dropped lets the chip go")
        func dropped() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                _ = try await PCSCCardChannel.connect(to: reader.name)
                let again = try await PCSCCardChannel.connect(to: reader.name, patience: .seconds(90))
                #expect(try await again.transmit(select) == [0x90, 0x00])
                await again.close()
            }
        }

        @Test("no chip, no such reader: two errors")
        func absent() async throws {
            let service = try PrivatePCSCD.shared.get()
            try await service.withReader { reader in
                await #expect(throws: isError(.cardNone)) { try await PCSCCardChannel.connect(to: reader.name) }
                await #expect(throws: isError(.readerUnknown)) {
                    try await PCSCCardChannel.connect(to: "No such reader")
                }
            }
        }

        @Test("a cancelled task sends nothing more")
        func cancelled() async throws {
            let commands = Counter()
            try await withCard { _ in
                commands.increment()
                return .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let task = Task {
                    withUnsafeCurrentTask { $0?.cancel() }
                    return try await channel.transmit(select)
                }
                let result = await task.result
                #expect(throws: isError(.cancelled)) { try result.get() }
                #expect(commands.value == 0)
                await channel.close()
            }
        }

        @Test("a chip that thinks long blocks no other task, and no other chip")
        func slow() async throws {
            let gate = DispatchSemaphore(value: 0)
            try await withCard { _ in
                _ = gate.wait(timeout: .now() + 60)
                return .response([0x90, 0x00])
            } body: { slowReader, _ in
                try await withCard { _ in
                    .response([0x90, 0x00])
                } body: { quickReader, _ in
                    let slow = try await PCSCCardChannel.connect(to: slowReader.name)
                    let quick = try await PCSCCardChannel.connect(to: quickReader.name)
                    let finished = Counter()
                    let task = Task {
                        let response = try await slow.transmit(select, within: .seconds(300))
                        finished.increment()
                        return response
                    }
                    for _ in 0..<20 { #expect(try await quick.transmit(select) == [0x90, 0x00]) }
                    #expect(finished.value == 0)
                    gate.signal()
                    #expect(try await task.value == [0x90, 0x00])
                    await slow.close()
                    await quick.close()
                }
            }
        }
    }

    @Suite("The smart-card service goes away", .tags(.pcsc), .timeLimit(.minutes(10)), .timed)
    struct ServiceLossTests {
        // A process can talk to one pcscd in its life, so the ones that are to die live in processes of their own.

        @Test("a service that dies is lost for chip and monitor, and then there is none")
        func killed() async throws {
            await #expect(processExitsWith: .success) {
                let service = try PrivatePCSCD.shared.get()
                let reader = try service.lease()
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let watching = Task { for try await _ in PCSCMonitor().events() {} }
                try await Task.sleep(for: .milliseconds(200))
                service.crash()
                let lost = await #expect(throws: CardChannelError.self) { try await channel.transmit(select) }
                #expect(lost?.code == .serviceLost)
                let result = await watching.result
                let ended = #expect(throws: CardChannelError.self) { try result.get() }
                #expect(ended?.code == .serviceLost)
                let none = await #expect(throws: CardChannelError.self) { try await PCSCReaderList.current() }
                #expect(none?.code == .noService)
                #expect(none?.remedy.english.contains("Start pcscd") == true)
                card.remove()
            }
        }

        @Test(
            "a service without readers: an empty list, and waiting ends at once",
            .enabled(if: !PrivatePCSCD.isSanitized, "pcscd without readers needs the shim, which a sanitizer rules out")
        )
        func noReaders() async throws {
            await #expect(processExitsWith: .success) {
                let service = try PrivatePCSCD.forThisProcess(entries: 0)
                #expect(try await PCSCReaderList.current().readers.isEmpty)
                let none = await #expect(throws: CardChannelError.self) { try await PCSCMonitor().waitForCard() }
                #expect(none?.code == .readerNone)
                #expect(none?.remedy.english.contains("Connect a contactless reader") == true)
                let unknown = await #expect(throws: CardChannelError.self) {
                    try await PCSCCardChannel.connect(to: "Reader")
                }
                #expect(unknown?.code == .readerUnknown)
                service.stop()
            }
        }

        @Test("no service at all: one error that says to start pcscd")
        func none() async throws {
            await #expect(processExitsWith: .success) {
                for attempt in 0..<2 {
                    let error = await #expect(throws: CardChannelError.self, "\(attempt)") {
                        try await PCSCMonitor().waitForCard(timeout: .seconds(1))
                    }
                    #expect(error?.code == .noService)
                    #expect(error?.reason == "No smart-card service is running.")
                }
            }
        }
    }
#endif
