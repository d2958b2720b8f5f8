// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import HTTPTypes
public import Hummingbird
import NIOCore

/// What a request carries through the routes.
public struct ServiceContext: RequestContext {
    /// What the framework keeps of a request.
    public var coreContext: CoreRequestContextStorage
    /// The connection; nil in tests without one.
    let channel: (any Channel)?
    /// Who is asking; nil before that was looked at, and where nobody needs to.
    var caller: Caller?
    /// Where the connection comes from, as a name for limits; ``RefusingResponder`` looks.
    var sender = "local"
    /// Who has a share of what there is so much of: where the connection comes from, and who is asking.
    var names: [String] { [sender] + (caller.map { [$0.name] } ?? []) }

    /// As the members say.
    public init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// Where the connection comes from, as a name for limits: a network of IPv6 counts as one.
    func address(_ request: Request, behindProxy: Bool) -> String {
        if behindProxy, let name = HTTPField.Name("X-Forwarded-For"), let forwarded = request.headers[name] {
            // The last one was written by the operator's own proxy; what stands before it anybody can write.
            return NetworkName.ofForwarded(forwarded.split(separator: ",").last ?? "")
        }
        guard let address = channel?.remoteAddress?.ipAddress else { return "local" }
        return NetworkName.of(address)
    }

    /// Ends the connection soon: the rest of what is sent is not waited for.
    func endConnection() {
        guard let channel else { return }
        channel.eventLoop.scheduleTask(in: .seconds(2)) { channel.close(promise: nil) }
    }
}

/// Who is asking.
enum Caller: Sendable, Hashable {
    /// A backend, by its key or a bearer token.
    case backend(Identity)
    /// Whoever carries the data of this transaction.
    case client(transaction: String)

    /// As a name for limits.
    var name: String {
        switch self {
        case .backend(let identity): "key \(identity.tenant) \(identity.name)"
        case .client(let transaction): "transaction \(transaction)"
        }
    }
}
