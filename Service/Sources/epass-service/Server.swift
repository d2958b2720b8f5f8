// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOPosix
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
        if let port = parts.healthPort {
            try ServerPlace.tryAddress(host: parts.host, port: port, of: "server.healthPort")
        }
        try parts.setup.service.store.keepReserve(for: parts.setup.service.options)
        // On a full disk the number of before stays.
        try? await parts.setup.service.noteAnchors()
        // What was taken before a stop is judged before anything new comes.
        try await parts.setup.service.recover()
        let second = Task { await SecondInterrupt.wait(then: atOnce) }
        defer { second.cancel() }
        try await listen(parts, then: then)
    }

    /// What connections are taken and read with.
    ///
    /// - Parameters:
    ///   - headSeconds: how long the head of a request may take.
    ///   - connections: how many there may be.
    static func builder(
        metrics: ServiceMetrics, tls: ServerTLS? = nil, headSeconds: Int = 10, idleSeconds: Int, connections: Shares
    ) -> HTTPServerBuilder {
        let configuration = HTTP1Channel.Configuration(
            additionalChannelHandlers: [UnreadableRequestHandler(metrics: metrics, headSeconds: headSeconds)]
                + (tls?.handlers ?? []),
            idleTimeout: .seconds(Int64(idleSeconds)),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 64))
        return HTTPServerBuilder { responder in
            let plain = HTTP1Channel(responder: responder, configuration: configuration)
            guard let tls else { return SharedConnections(base: plain, connections: connections, metrics: metrics) }
            return SharedConnections(
                base: try TLSChannel(plain, configuration: tls.configuration), connections: connections,
                metrics: metrics)
        }
    }

    /// How many connections the listener for `/healthz` and `/readyz` takes.
    private static let healthConnections = 64

    /// That listener, with a thread of its own; nil where none is wanted.
    private static func health(_ parts: ServiceParts, _ logger: Logger) -> [any Service] {
        guard let port = parts.healthPort else { return [] }
        let threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        return [
            Application(
                responder: HealthResponder(setup: parts.setup),
                server: builder(
                    metrics: parts.setup.metrics, idleSeconds: 10, connections: Shares(healthConnections)),
                configuration: ApplicationConfiguration(address: .hostname(parts.host, port: port)),
                eventLoopGroupProvider: .shared(threads), logger: logger)
        ]
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
        let application = Application(
            responder: ServiceApplication.responder(parts.setup),
            server: builder(
                metrics: parts.setup.metrics, tls: parts.tls, idleSeconds: parts.idleSeconds,
                connections: Shares(parts.maxConnections)),
            configuration: ApplicationConfiguration(address: .hostname(parts.host, port: parts.port), backlog: 1_024),
            services: health(parts, logger) + [
                Maintenance(service: parts.setup.service, logger: logger),
                WebhookSender(
                    service: parts.setup.service, targets: parts.setup.targets, metrics: parts.setup.metrics,
                    logger: logger),
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
