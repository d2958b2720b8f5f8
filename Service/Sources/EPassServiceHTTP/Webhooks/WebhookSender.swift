// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import AsyncHTTPClient
public import EPassServiceCore
import EPassTrust
public import Logging
import NIOCore
import NIOHTTP1
public import ServiceLifecycle
import Synchronization

/// Sends what the database has due, until it is taken or given up.
public struct WebhookSender: Service {
    /// After how many seconds each attempt follows the one before; after the last one the letter is dead.
    static let waits = [5, 30, 120, 600, 3_600, 21_600, 86_400]

    private let service: VerificationService
    private let targets: [String: WebhookTarget]
    private let metrics: ServiceMetrics
    private let logger: Logger
    private let waits: [Int]

    /// As the members say.
    public init(
        service: VerificationService, targets: [WebhookTarget], metrics: ServiceMetrics, logger: Logger,
        waits: [Int]? = nil
    ) {
        self.service = service
        self.targets = Dictionary(targets.map { ($0.tenant, $0) }) { first, _ in first }
        self.metrics = metrics
        self.logger = logger
        self.waits = waits ?? Self.waits
    }

    /// Runs until the service ends.
    public func run() async throws {
        var configuration = HTTPClient.Configuration()
        // Where an answer points somewhere else, that is not gone to.
        configuration.redirectConfiguration = .disallow
        configuration.timeout = .init(connect: .seconds(5), read: .seconds(10))
        let client = HTTPClient(configuration: configuration)
        do {
            try await cancelWhenGracefulShutdown {
                try await withThrowingDiscardingTaskGroup { group in
                    // Whose letters are on their way: a backend that is slow delays its own alone.
                    let busy = Names()
                    while !Task.isCancelled {
                        for tenant in await dueTenants() where busy.insert(tenant) {
                            group.addTask {
                                await sendDue(of: tenant, client)
                                busy.remove(tenant)
                            }
                        }
                        try await Task.sleep(for: .seconds(1))
                    }
                }
            }
        } catch is CancellationError {
            // The end of the service.
        }
        try? await client.shutdown()
    }

    private func dueTenants() async -> [String] {
        do { return try await service.tenantsWithDueDeliveries() } catch {
            noteFailure(error)
            return []
        }
    }

    private func sendDue(of tenant: String, _ client: HTTPClient) async {
        do {
            let due = try await service.dueDeliveries(of: tenant, limit: 16)
            await withTaskGroup(of: Void.self) { group in
                for delivery in due { group.addTask { await send(delivery, client) } }
            }
        } catch {
            noteFailure(error)
        }
    }

    private func send(_ delivery: Delivery, _ client: HTTPClient) async {
        let status = await attempt(delivery, client)
        let isDelivered = status.map { 200..<300 ~= $0 } ?? false
        let mayRepeat = Self.mayRepeat(status) && targets[delivery.tenant] != nil
        let again = mayRepeat && delivery.attempts < waits.count ? waits[delivery.attempts] : nil
        metrics.countDelivery(isDelivered ? "delivered" : again == nil ? "dead" : "failed")
        do {
            try await service.note(delivery, status: status, isDelivered: isDelivered, again: again)
        } catch {
            noteFailure(error)
        }
    }

    private func noteFailure(_ error: any Error) {
        // The end of the service is no failure.
        guard !(error is CancellationError) else { return }
        logger.error("webhooks", metadata: ["type": "\(StoreFailure.word(error))"])
    }

    /// 408, 429, 5xx, and where there was no answer.
    static func mayRepeat(_ status: Int?) -> Bool {
        guard let status else { return true }
        return status == 408 || status == 429 || 500..<600 ~= status
    }

    private func attempt(_ delivery: Delivery, _ client: HTTPClient) async -> Int? {
        guard let target = targets[delivery.tenant] else { return nil }
        var request = HTTPClientRequest(url: target.url)
        request.method = .POST
        for (name, value) in target.headers(delivery, at: Timestamp.now.secondsSince1970) {
            request.headers.add(name: name, value: value)
        }
        request.body = .bytes(ByteBuffer(string: delivery.body))
        guard let response = try? await client.execute(request, timeout: .seconds(15)) else { return nil }
        return Int(response.status.code)
    }
}

/// A set of names that tasks share.
private final class Names: Sendable {
    private let names = Mutex<Set<String>>([])

    /// Whether it was not there before.
    func insert(_ name: String) -> Bool { names.withLock { $0.insert(name).inserted } }

    func remove(_ name: String) { _ = names.withLock { $0.remove(name) } }
}
