// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceHTTP
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Counts what no route ever sees: octets that are no request, or one whose method, address or fields cannot be taken.
final class UnreadableRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart

    private let metrics: ServiceMetrics
    /// Whether a route has the request, which cannot be read to its end: then it is counted there.
    private var hasHead = false

    init(metrics: ServiceMetrics) { self.metrics = metrics }

    /// How much is read at once, in octets: an upload comes in a few pieces, and each is handed from thread to thread.
    private static let readLength = 65_536

    func handlerAdded(context: ChannelHandlerContext) {
        // One that cannot be told reads in smaller pieces.
        try? context.channel.syncOptions?.setOption(
            .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.readLength))
        // The version is known before this place alone.
        let pipeline = context.pipeline.syncOperations
        guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
        try? pipeline.addHandler(EarlierVersionHandler(), position: .before(codec))
    }

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

/// What HTTP/1.1 asks of requests must not be asked of those of HTTP/1.0: they need not say for which host they are,
/// and know of no answer in between (RFC 9112, 3.2; RFC 9110, 10.1.1).
private final class EarlierVersionHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), (head.version.major, head.version.minor) < (1, 1) else {
            return context.fireChannelRead(data)
        }
        head.headers.remove(name: "Expect")
        if !head.headers.contains(name: "Host") { head.headers.add(name: "Host", value: "") }
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }
}
