// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceHTTP
import NIOCore

/// Counts what no route ever sees: octets that are no request, or one whose method, address or fields cannot be taken.
final class UnreadableRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let metrics: ServiceMetrics

    init(metrics: ServiceMetrics) { self.metrics = metrics }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        metrics.countUnreadable()
        context.fireErrorCaught(error)
    }
}
