// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceHTTP
import NIOCore
import NIOHTTPTypes

/// Counts what no route ever sees: octets that are no request, or one whose method, address or fields cannot be taken.
final class UnreadableRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart

    private let metrics: ServiceMetrics
    /// Whether a route has the request, which cannot be read to its end: then it is counted there.
    private var hasHead = false

    init(metrics: ServiceMetrics) { self.metrics = metrics }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head: hasHead = true
        case .body: break
        case .end: hasHead = false
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !hasHead { metrics.countUnreadable() }
        context.fireErrorCaught(error)
    }
}
