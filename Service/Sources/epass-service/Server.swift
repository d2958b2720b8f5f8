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

    static func run(
        _ parts: ServiceParts, then: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) async throws {
        var logger = Logger(label: "epass-service")
        logger.logLevel = parts.logLevel
        let lock = try ServerPlace.lock(parts.storagePath)
        defer { withExtendedLifetime(lock) {} }
        try ServerPlace.tryAddress(host: parts.host, port: parts.port)
        // What was taken before a stop is judged before anything new comes.
        try await parts.setup.service.recover()
        let (metrics, tls) = (parts.setup.metrics, parts.tls)
        let channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [UnreadableRequestHandler(metrics: metrics)] + (tls?.handlers ?? []),
            idleTimeout: .seconds(Int64(parts.idleSeconds)),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 64))
        let plain = HTTPServerBuilder.http1(configuration: channel)
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
        try await ServiceGroup(configuration: configuration).run()
    }
}
