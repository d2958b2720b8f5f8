// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import HummingbirdCore
import Logging
import NIOCore

/// Connections by the network that they come from: one that has its share gets no more, and the others have theirs. One
/// that is refused is ended at once, so that nobody waits behind it.
struct SharedConnections<Base: ServerChildChannel>: ServerChildChannel {
    typealias Value = Base.Value

    private struct Refused: Error {}

    let base: Base
    let connections: Shares
    let metrics: ServiceMetrics

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        let name = channel.remoteAddress?.ipAddress.map { NetworkName.of($0) } ?? NetworkName.unknown
        guard let share = connections.take(for: [name]) else {
            metrics.countRefusedConnection()
            channel.close(promise: nil)
            return channel.eventLoop.makeFailedFuture(Refused())
        }
        channel.closeFuture.whenComplete { _ in share.giveBack() }
        return base.setup(channel: channel, logger: logger)
    }

    func handle(value: Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
