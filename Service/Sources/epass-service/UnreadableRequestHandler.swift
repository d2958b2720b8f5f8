// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceHTTP
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Counts what no route ever sees: octets that are no request, or one whose method, address or fields cannot be taken;
/// and ends connections of who does not send a head to its end, or does not take an answer.
final class UnreadableRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart

    private let metrics: ServiceMetrics
    private let head: HeadDeadlineHandler
    /// Whether a route has the request, which cannot be read to its end: then it is counted there.
    private var hasHead = false
    private var untaken: Scheduled<Void>?

    init(metrics: ServiceMetrics, headSeconds: Int) {
        self.metrics = metrics
        head = HeadDeadlineHandler(metrics: metrics, patience: .seconds(Int64(headSeconds)))
    }

    /// How much is read at once, in octets: an upload comes in a few pieces, and each is handed from thread to thread.
    private static let readLength = 65_536
    /// For how long an answer may lie here whose receiver takes nothing of it.
    private static let answerPatience = TimeAmount.seconds(30)

    func handlerAdded(context: ChannelHandlerContext) {
        // One that cannot be told reads in smaller pieces.
        try? context.channel.syncOptions?.setOption(
            .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Self.readLength))
        let pipeline = context.pipeline.syncOperations
        // Before TLS: a handshake is no reason to be slower.
        try? pipeline.addHandler(head, position: .first)
        // The version is known before this place alone.
        guard let codec = try? pipeline.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
        try? pipeline.addHandler(EarlierVersionHandler(), position: .before(codec))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            hasHead = true
            head.hasCome()
        case .body: break
        case .end: hasHead = false
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { head.wasAnswered() }
        context.write(data, promise: promise)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        untaken?.cancel()
        untaken = nil
        if !context.channel.isWritable {
            untaken = context.eventLoop.assumeIsolated().scheduleTask(in: Self.answerPatience) {
                context.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        untaken?.cancel()
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !hasHead { metrics.countUnreadable() }
        context.fireErrorCaught(error)
    }
}

/// Ends a connection whose head does not come to its end: from its beginning, and from the first octet of each further
/// one.
private final class HeadDeadlineHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let metrics: ServiceMetrics
    private let patience: TimeAmount
    private var deadline: Scheduled<Void>?
    private var isBetween = true
    private var hasBegun = false

    init(metrics: ServiceMetrics, patience: TimeAmount) {
        self.metrics = metrics
        self.patience = patience
    }

    func handlerAdded(context: ChannelHandlerContext) { wait(context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isBetween {
            hasBegun = true
            if deadline == nil { wait(context) }
        }
        context.fireChannelRead(data)
    }

    func hasCome() {
        deadline?.cancel()
        deadline = nil
        (isBetween, hasBegun) = (false, false)
    }

    func wasAnswered() { isBetween = true }

    private func wait(_ context: ChannelHandlerContext) {
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: patience) { [self] in
            if hasBegun { metrics.countUnreadable() }
            context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
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
