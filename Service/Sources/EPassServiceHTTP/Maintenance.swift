// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassServiceCore
public import Logging
public import ServiceLifecycle

/// What is done from time to time: transactions that nobody answered end, and what is kept too long is destroyed.
public struct Maintenance: Service {
    private let service: VerificationService
    private let logger: Logger
    private let interval: Duration

    /// As the members say.
    public init(service: VerificationService, logger: Logger, interval: Duration = .seconds(10)) {
        self.service = service
        self.logger = logger
        self.interval = interval
    }

    /// Runs until the service ends.
    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown {
                while !Task.isCancelled {
                    await work()
                    try await Task.sleep(for: interval)
                }
            }
        } catch is CancellationError {
            // The end of the service.
        }
    }

    private func noteDoubt() {
        guard let doubt = service.clock.doubt else { return }
        logger.critical(
            "the clock is in doubt: nothing is judged, expired or destroyed",
            metadata: [
                "clock": "\(doubt.word)", "seconds": "\(doubt.seconds)",
                "remedy": "set the clock, or confirm it: epass-service clock confirm",
            ])
    }

    private func work() async {
        noteDoubt()
        // Where one of them fails, the others go on: what is deleted makes room for what is noted.
        await attempt { try await service.expire() }
        await attempt { try await service.purge() }
        await attempt { try await service.store.checkpoint() }
        await attempt { try service.store.restoreReserve() }
        await attempt { try await service.noteTime() }
        await attempt { try await service.judgeForgotten() }
    }

    private func attempt<Result>(_ body: () async throws -> Result) async {
        do { _ = try await body() } catch let error where Store.isBusy(error) {
            // Somebody reads or copies the database: the next turn does it.
            logger.info("maintenance waits")
        } catch is CancellationError {
            // The end of the service.
        } catch {
            logger.error("maintenance", metadata: ["type": "\(StoreFailure.word(error))"])
        }
    }
}
