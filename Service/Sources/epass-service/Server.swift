// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The service as it runs.
enum Server {
    /// After this what still runs is broken off; less than `TimeoutStopSec` of `deploy/epass-service.service`.
    private static let longestStop = Duration.seconds(25)

    /// Serves until a signal ends it.
    ///
    /// - Parameters:
    ///   - lock: that of the database, where it was taken before.
    ///   - then: what is done when it listens.
    ///   - atOnce: what is done before it ends at once, at a second ^C.
    static func run(
        _ parts: ServiceParts, lock given: DatabaseLock? = nil,
        then: @escaping @Sendable (_ port: Int) async -> Void = { _ in },
        atOnce: @escaping @Sendable () -> Void = {}
    ) async throws {
        let lock = try given ?? ServerPlace.lock(parts.storagePath)
        defer { withExtendedLifetime(lock) {} }
        try ServerPlace.tryAddress(host: parts.host, port: parts.port)
        try parts.setup.service.store.keepReserve(for: parts.setup.service.options)
        // What was taken before a stop is judged before anything new comes.
        try await parts.setup.service.recover()
        let second = Task { await SecondInterrupt.wait(then: atOnce) }
        defer { second.cancel() }
        try await listen(parts, then: then)
    }

    /// What each connection is read with.
    static func channel(
        metrics: ServiceMetrics, tls: ServerTLS? = nil, idleSeconds: Int
    ) -> HTTP1Channel.Configuration {
        HTTP1Channel.Configuration(
            additionalChannelHandlers: [UnreadableRequestHandler(metrics: metrics)] + (tls?.handlers ?? []),
            idleTimeout: .seconds(Int64(idleSeconds)),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 64))
    }

    /// Listens until a signal ends it.
    ///
    /// - Throws: ``StartFault`` where somebody took the port since it was tried.
    static func listen(_ parts: ServiceParts, then: @escaping @Sendable (_ port: Int) async -> Void) async throws {
        var logger = Logger(label: "epass-service")
        logger.logLevel = parts.logLevel
        for line in parts.setup.service.materials.current.leftOut {
            logger.warning("trust material left out", metadata: ["what": "\(line)"])
        }
        let tls = parts.tls
        let plain = HTTPServerBuilder.http1(
            configuration: channel(metrics: parts.setup.metrics, tls: tls, idleSeconds: parts.idleSeconds))
        let server = try tls.map { try HTTPServerBuilder.tls(plain, configuration: $0.configuration) } ?? plain
        let application = Application(
            router: ServiceApplication.router(parts.setup),
            server: server,
            configuration: ApplicationConfiguration(
                address: .hostname(parts.host, port: parts.port),
                availableConnectionsDelegate: MaximumAvailableConnections(parts.maxConnections)),
            services: [
                Maintenance(service: parts.setup.service, logger: logger),
                WebhookSender(
                    service: parts.setup.service, targets: parts.targets, metrics: parts.setup.metrics, logger: logger),
            ],
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                // Connections are taken when this has returned, and what follows asks for one.
                Task { await then(port) }
            },
            logger: logger)
        var configuration = ServiceGroupConfiguration(
            services: [application], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        configuration.maximumGracefulShutdownDuration = longestStop
        do { try await ServiceGroup(configuration: configuration).run() } catch let error as IOError {
            throw ServerPlace.fault(error.errnoCode, host: parts.host, port: parts.port)
        }
    }
}
