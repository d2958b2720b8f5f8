// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassServiceCore
public import EPassTrust
public import Logging
public import ServiceLifecycle
import Synchronization

/// Sends what the database has due, until it is taken or given up: to each target as fast as it answers, so many at
/// once, and none waits for another.
public struct WebhookSender: Service {
    /// After how many seconds each attempt follows the one before; after the last one the letter is dead.
    static let waits = [5, 30, 120, 600, 3_600, 21_600, 86_400]
    /// How many are on their way to a target at once.
    private static let window = 32
    /// How many outcomes are noted in one commit at most.
    private static let together = 64

    private let service: VerificationService
    private let targets: [String: WebhookTarget]
    private let metrics: ServiceMetrics
    private let logger: Logger
    private let waits: [Int]
    private let patience: Duration

    /// As the members say.
    ///
    /// - Parameter patience: for how long the answer to a letter is waited for.
    public init(
        service: VerificationService, targets: [WebhookTarget], metrics: ServiceMetrics, logger: Logger,
        waits: [Int]? = nil, patience: Duration = .seconds(15)
    ) {
        self.service = service
        self.targets = Dictionary(targets.map { ($0.identifier, $0) }) { first, _ in first }
        self.metrics = metrics
        self.logger = logger
        self.waits = waits ?? Self.waits
        self.patience = patience
    }

    /// Runs until the service ends.
    public func run() async throws {
        let client = OutgoingClient(connections: Self.window * max(1, targets.count), patience: patience)
        do {
            try await cancelWhenGracefulShutdown {
                await quietly { try await service.abandonDeliveries(except: Set(targets.keys)) }
                try await withThrowingDiscardingTaskGroup { group in
                    // Whose letters are on their way.
                    let busy = Names()
                    while !Task.isCancelled {
                        let due = await quietly {
                            try await service.targetsWithDueDeliveries(among: targets.keys.sorted())
                        }
                        for target in (due ?? []).compactMap({ targets[$0] }) where busy.insert(target.identifier) {
                            group.addTask {
                                await serve(target, client)
                                busy.remove(target.identifier)
                            }
                        }
                        try await Task.sleep(for: .seconds(1))
                    }
                }
            }
        } catch is CancellationError {
            // The end of the service.
        }
        await client.shutdown()
    }

    private enum Event: Sendable {
        case attempt(Delivery.Attempt)
        /// It is time to look whether there is more.
        case tick
    }

    /// Sends to a target while anything is due for it.
    private func serve(_ target: WebhookTarget, _ client: OutgoingClient) async {
        await withTaskGroup(of: Event.self) { group in
            // What was sent and is not noted yet is due all the same.
            var (onWay, sending): (Set<String>, Int) = ([], 0)
            var (queue, attempts): ([Delivery], [Delivery.Attempt]) = ([], [])
            var isTicking = false
            while !Task.isCancelled {
                if queue.isEmpty || attempts.count >= Self.together { await note(&attempts, &onWay) }
                if queue.isEmpty {
                    let limit = onWay.count + Self.together * 2
                    let due = await quietly { try await service.dueDeliveries(to: target.identifier, limit: limit) }
                    queue = (due ?? []).filter { !onWay.contains($0.identifier) }.reversed()
                }
                while sending < Self.window, let next = queue.popLast() {
                    onWay.insert(next.identifier)
                    sending += 1
                    group.addTask { .attempt(await attempt(next, target, client)) }
                }
                if sending == 0 { break }
                if queue.isEmpty, !isTicking {
                    isTicking = true
                    group.addTask {
                        try? await Task.sleep(for: .seconds(1))
                        return .tick
                    }
                }
                switch await group.next() {
                case .attempt(let attempt):
                    sending -= 1
                    attempts.append(attempt)
                case .tick: isTicking = false
                case nil: break
                }
            }
            group.cancelAll()
            // Of what was on its way when the service ended nobody knows: it is sent again, with its id.
            if Task.isCancelled { attempts.removeAll { $0.status == nil } }
            await note(&attempts, &onWay)
        }
    }

    private func attempt(_ delivery: Delivery, _ target: WebhookTarget, _ client: OutgoingClient) async
        -> Delivery.Attempt
    {
        let status = await client.post(
            delivery.body, identifier: delivery.identifier, to: target, at: service.clock.now)
        let isDelivered = status.map { 200..<300 ~= $0 } ?? false
        let again = Self.mayRepeat(status) && delivery.attempts < waits.count ? waits[delivery.attempts] : nil
        return Delivery.Attempt(
            delivery: delivery, status: status,
            outcome: isDelivered ? .delivered : again.map { .again(seconds: $0) } ?? .dead)
    }

    /// Notes what became of some, also where the service ends.
    private func note(_ attempts: inout [Delivery.Attempt], _ onWay: inout Set<String>) async {
        guard !attempts.isEmpty else { return }
        let noted = attempts
        let isNoted = await Task { await quietly { try await service.note(noted) } }.value != nil
        for attempt in noted {
            onWay.remove(attempt.delivery.identifier)
            if isNoted { metrics.countDelivery(attempt.outcome.word) }
        }
        attempts = []
        // They are due still.
        if !isNoted { try? await Task.sleep(for: .seconds(1)) }
    }

    /// What a function gives; nil where it throws, which is in the log.
    private func quietly<Value: Sendable>(_ body: () async throws -> Value) async -> Value? {
        do { return try await body() } catch is CancellationError {
            // The end of the service is no failure.
            return nil
        } catch {
            logger.error("webhooks", metadata: ["type": "\(StoreFailure.word(error))"])
            return nil
        }
    }

    /// 408, 429, 5xx, and where there was no answer.
    static func mayRepeat(_ status: Int?) -> Bool {
        guard let status else { return true }
        return status == 408 || status == 429 || 500..<600 ~= status
    }

    /// Sends each of some targets a letter that tells of nothing.
    ///
    /// - Returns: the HTTP status of each; nil where there was no answer.
    /// - Throws: where no random octets are to be had.
    public static func test(
        _ targets: [WebhookTarget], at time: Timestamp
    ) async throws -> [(target: WebhookTarget, status: Int?)] {
        let identifiers = try targets.map { _ in try VerificationService.randomIdentifier() }
        let client = OutgoingClient(connections: targets.count)
        let body = #"{"type":"webhook.test","at":"\#(time)"}"#
        let found = await withTaskGroup(of: (Int, Int?).self) { group in
            for (place, target) in targets.enumerated() {
                group.addTask { (place, await client.post(body, identifier: identifiers[place], to: target, at: time)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        await client.shutdown()
        return targets.enumerated().map { ($1, found[$0]) }
    }
}

/// A set of names that tasks share.
private final class Names: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Whether it was not there before.
    func insert(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }

    func remove(_ name: String) { _ = names.withLock { $0.remove(name) } }
}
