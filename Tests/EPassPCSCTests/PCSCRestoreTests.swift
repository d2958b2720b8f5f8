// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PCSC
    import EPassISO7816
    import EPassMessages
    import EPassPCSCRig
    import EPassTestSupport
    import Foundation
    import Synchronization
    import Testing

    @testable import EPassPCSC

    private let select: [UInt8] = [0x00, 0xA4, 0x04, 0x0C, 0x07, 0xA0, 0x00, 0x00, 0x02, 0x47, 0x10, 0x01]

    @Suite(
        "PCSCCardChannel: limits, cancellation, and a chip that comes again", .tags(.pcsc), .timeLimit(.minutes(10)),
        .timed)
    struct PCSCRestoreTests {
        @Test("a chip that says nothing is left when time is over, and had again when it is well")
        func silent() async throws {
            let gate = Gate()
            try await withCard { _ in
                gate.wait()
                return .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let late = await #expect(throws: CardChannelError.self) {
                    try await channel.transmit(select, within: .milliseconds(300))
                }
                #expect(late?.code == .timeout)
                #expect(late?.reason.contains(reader.name) == true)
                await #expect(throws: CardChannelError(.closed)) { try await channel.transmit(select) }
                await #expect(throws: CardChannelError(.closed)) { try await channel.reset() }
                gate.open()
                try await channel.restore(within: .seconds(90))
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                await channel.close()
            }
        }

        @Test("a cancelled task does not wait for the answer, and the reader is usable afterwards", .long())
        func cancelled() async throws {
            let gate = Gate()
            let asked = Counter()
            try await withCard { _ in
                asked.increment()
                gate.wait()
                return .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let task = Task { try await channel.transmit(select, within: .seconds(300)) }
                var patience = Patience(seconds: 60)
                while asked.value == 0, try await patience.lasts() {}
                task.cancel()
                let result = await task.result
                #expect(throws: CardChannelError(.cancelled)) { try result.get() }
                await channel.close()
                gate.open()
                let next = try await PCSCCardChannel.connect(to: reader.name, patience: .seconds(90))
                #expect(try await next.transmit(select) == [0x90, 0x00])
                await next.close()
            }
        }

        @Test("a chip that was taken away and another laid down: the new one's properties")
        func takenAway() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, card in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                card.remove()
                await #expect(throws: CardChannelError(.cardRemoved)) { try await channel.transmit(select) }
                try await untilEmpty(reader)
                async let restored: Void = channel.restore(within: .seconds(90))
                try await Task.sleep(for: .milliseconds(150))
                let next = try VirtualCard(port: reader.port, atr: [0x3B, 0x00]) { _ in .response([0x6A, 0x82]) }
                defer { next.remove() }
                try await restored
                #expect(channel.properties.atr == [0x3B, 0x00])
                #expect(channel.properties.protocolName == "T=0")
                #expect(try await channel.transmit(select) == [0x6A, 0x82])
                await channel.close()
            }
        }

        @Test("a chip that is still there is reset, and stays ours")
        func standing() async throws {
            let resets = Counter()
            try await withCard(resets: resets) { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                let before = resets.value
                try await channel.restore(within: .seconds(90))
                #expect(resets.value > before)
                #expect(channel.properties.atr == VirtualCard.defaultATR)
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                await #expect(throws: CardChannelError(.readerBusy)) {
                    try await PCSCCardChannel.connect(to: reader.name, patience: .zero)
                }
                await channel.close()
                await #expect(throws: CardChannelError(.closed)) { try await channel.restore(within: .seconds(90)) }
            }
        }

        // pcscd 1.9.9: what it reset in vain is gone or mute, and what lies there is no news.
        @Test("a chip that was changed in a reset, unseen by pcscd, is looked at again")
        func changedInReset() async throws {
            let leaving = LeavingCard()
            try await PrivatePCSCD.shared.get().withReader { reader in
                let card = try VirtualCard(port: reader.port, onReset: { leaving.leave() }) { _ in
                    .response([0x90, 0x00])
                }
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                // It waits at the port until the first one is gone.
                let next = try VirtualCard(port: reader.port) { _ in .response([0x6A, 0x82]) }
                leaving.card.withLock { $0 = card }
                await channel.close()
                leaving.card.withLock { $0 = nil }
                await #expect(throws: CardChannelError.self) {
                    try await PCSCMonitor().waitForCard(in: reader.name, timeout: .milliseconds(500))
                }
                let context = try await PCSCContext.established(label: "test", within: .seconds(60))
                try await context.lookAgain(reader: reader.name)
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                let second = try await PCSCCardChannel.connect(to: reader.name)
                #expect(try await second.transmit(select) == [0x6A, 0x82])
                await second.close()
                next.remove()
                try await untilEmpty(reader)
            }
        }

        @Test(
            "a reader that was unplugged is waited for, and the chip in it had again", .long(),
            .enabled(if: !PrivatePCSCD.isSanitized, "the driver that can be unplugged is ruled out by a sanitizer"))
        func unplugged() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, _ in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                try reader.unplug()
                let removed = await #expect(throws: CardChannelError.self) { try await channel.transmit(select) }
                #expect(removed?.code == .readerRemoved)
                let gone = await #expect(throws: CardChannelError.self) {
                    try await channel.restore(within: .milliseconds(200))
                }
                #expect(
                    gone.map { [.readerRemoved, .noService, .timeout].contains($0.code) } == true, "\(gone as Any)")
                try reader.plugIn()
                try await channel.restore(within: .seconds(90))
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                await channel.close()
            }
        }

        @Test("no chip comes: no chip, when time is over; and the wait can be cancelled")
        func nobody() async throws {
            try await withCard { _ in
                .response([0x90, 0x00])
            } body: { reader, card in
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                card.remove()
                try await untilEmpty(reader)
                await #expect(throws: CardChannelError(.cardNone)) {
                    try await channel.restore(within: .milliseconds(300))
                }
                let task = Task { try await channel.restore(within: .seconds(300)) }
                try await Task.sleep(for: .milliseconds(50))
                task.cancel()
                let result = await task.result
                #expect(throws: CardChannelError(.cancelled)) { try result.get() }
                await channel.close()
            }
        }
    }

    /// The card that leaves when it is reset; nil as long as it stays.
    private final class LeavingCard: Sendable {
        let card = Mutex<VirtualCard?>(nil)

        func leave() { card.withLock { $0 }?.leave() }
    }

    @Suite("The smart-card service stops, or starts again", .tags(.pcsc), .timeLimit(.minutes(10)), .timed)
    struct ServiceStopTests {
        // A process can talk to one pcscd in its life, so the ones that stop live in processes of their own.

        @Test("a service that stopped holds nobody, and so many calls wait for it at most", .long())
        func stopped() async throws {
            await #expect(processExitsWith: .success) {
                let service = try PrivatePCSCD.shared.get()
                let reader = try service.lease()
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                service.pause()
                await #expect(throws: CardChannelError(.timeout)) {
                    try await channel.transmit(select, within: .milliseconds(300))
                }
                await #expect(throws: CardChannelError(.closed)) { try await channel.transmit(select) }
                let silent = await #expect(throws: CardChannelError.self) {
                    try await PCSCReaderList.current(within: .zero)
                }
                #expect(silent?.code == .noService)
                #expect(silent?.reason == "The smart-card service (pcscd) does not answer.")
                // Two calls are out. Six more, and the next ones are refused.
                for number in 0..<8 {
                    let waiting = Task { try await PCSCMonitor().waitForCard() }
                    try await Task.sleep(for: .milliseconds(100))
                    waiting.cancel()
                    let result = await waiting.result
                    let error = #expect(throws: CardChannelError.self) { try result.get() }
                    let expected: CardChannelError.Code = number < 6 ? .cancelled : .noService
                    #expect(error?.code == expected)
                }
                let refused = await #expect(throws: CardChannelError.self) {
                    try await PCSCCardChannel.connect(to: reader.name)
                }
                #expect(refused?.code == .noService)
                #expect(refused?.reason.contains("has not answered 8 calls") == true)
                service.goOn()
                try await channel.restore(within: .seconds(90))
                #expect(try await channel.transmit(select) == [0x90, 0x00])
                await channel.close()
                card.remove()
            }
        }

        @Test("a wait that began before the service stopped ends too", .long())
        func stopsMeanwhile() async throws {
            await #expect(processExitsWith: .success) {
                let service = try PrivatePCSCD.shared.get()
                let reader = try service.lease()
                let watching = Task { for try await _ in PCSCMonitor().events() {} }
                let waiting = Task { try await PCSCMonitor().waitForCard(in: reader.name) }
                try await Task.sleep(for: .milliseconds(300))
                service.pause()
                waiting.cancel()
                let cancelled = await waiting.result
                let first = #expect(throws: CardChannelError.self) { try cancelled.get() }
                #expect(first?.code == .cancelled)
                let ended = await watching.result
                let second = #expect(throws: CardChannelError.self) { try ended.get() }
                #expect(second?.code == .serviceLost)
                // The calls that are out come back before the process ends.
                service.goOn()
                try await untilEmpty(reader)
            }
        }

        @Test("a service that was started again is connected to anew")
        func startedAgain() async throws {
            await #expect(processExitsWith: .success) {
                let first = try PrivatePCSCD.forThisProcess(entries: 1)
                let reader = try first.lease()
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                let channel = try await PCSCCardChannel.connect(to: reader.name)
                first.crash()
                await #expect(throws: CardChannelError(.serviceLost)) { try await channel.transmit(select) }
                card.remove()
                await #expect(throws: CardChannelError(.noService)) {
                    try await channel.restore(within: .milliseconds(300))
                }
                let second = try PrivatePCSCD.forThisProcess(entries: 1)
                let again = try second.lease()
                try #require(again.name == reader.name)
                let next = try VirtualCard(port: again.port) { _ in .response([0x90, 0x00]) }
                // A reader that just came up may lose the chip once more, as pcscd takes its first looks: a reading
                // restores the channel then, too.
                var answer: [UInt8]?
                for _ in 0..<5 where answer == nil {
                    try await channel.restore(within: .seconds(90))
                    do throws(CardChannelError) {
                        answer = try await channel.transmit(select)
                    } catch {
                        #expect(error.code == .cardRemoved)
                    }
                }
                #expect(answer == [0x90, 0x00])
                await channel.close()
                next.remove()
                second.stop()
            }
        }

        @Test("connections one after another leave no handles and no threads behind", .long())
        func growth() async throws {
            await #expect(processExitsWith: .success) {
                func entries(_ folder: String) throws -> Int {
                    try FileManager.default.contentsOfDirectory(atPath: folder).count
                }
                let service = try PrivatePCSCD.shared.get()
                let reader = try service.lease()
                let card = try VirtualCard(port: reader.port) { _ in .response([0x90, 0x00]) }
                _ = try await PCSCMonitor().waitForCard(in: reader.name, timeout: .seconds(90))
                var handles = 0
                var threads = 0
                for round in 0..<220 {
                    let channel = try await PCSCCardChannel.connect(to: reader.name, patience: .seconds(60))
                    #expect(try await channel.transmit(select) == [0x90, 0x00])
                    if round % 10 == 0 { try await channel.restore(within: .seconds(90)) }
                    await channel.close()
                    guard round == 20 else { continue }
                    handles = try entries("/proc/self/fd")
                    threads = try entries("/proc/self/task")
                }
                // The last releases may be under way, and an idle thread ends after some seconds.
                var patience = Patience(seconds: 60)
                var handlesNow = 0
                var threadsNow = 0
                repeat {
                    handlesNow = try entries("/proc/self/fd")
                    threadsNow = try entries("/proc/self/task")
                    if handlesNow <= handles + 2, threadsNow <= threads + 8 { break }
                } while try await patience.lasts(pausing: 100)
                #expect(handlesNow <= handles + 2)
                #expect(threadsNow <= threads + 8)
                card.remove()
            }
        }
    }
#endif
