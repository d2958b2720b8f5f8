// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Hummingbird
import NIOCore
import ServiceLifecycle

/// What came of a transaction: for its backend alone.
struct ReportRoutes {
    let setup: ServiceSetup

    func add(to router: Router<ServiceContext>) {
        router.get("/v1/transactions/:transaction/report") { try await report($0, $1) }
        router.get("/v1/transactions/:transaction/events") { try await events($0, $1) }
    }

    private func report(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let identity = try context.backend(.reportsRead)
        let service = setup.service
        let identifier = context.parameters.get("transaction") ?? ""
        let transaction = try await service.transaction(identifier, of: identity.tenant)
        let offered = ["application/json", "application/jose", "text/html"]
        guard let form = ContentType.choose(offered, accept: request.headers[.accept]) else {
            throw ServiceError(.notAcceptable)
        }
        switch transaction.state {
        case .open, .judging: throw ServiceError(.transactionOpen, retryAfter: 2)
        case .expired: throw ServiceError(.transactionExpired)
        case .notCompleted where form != "application/json": throw ServiceError(.reportNotKept)
        case .notCompleted, .done: break
        }
        let response: Response
        switch form {
        case "application/jose":
            response = .octets(Array((transaction.result ?? "").utf8), type: "application/jose")
        case "text/html": response = .page(try await service.keptPage(of: transaction))
        default: response = .json(try await json(transaction))
        }
        try await service.noteReading(of: transaction, by: identity.actor)
        return response
    }

    private func json(_ transaction: Transaction) async throws -> JSONValue {
        var report = JSONValue.null
        do {
            report = try JSONValue(parsing: try await setup.service.keptReport(of: transaction))
        } catch let error as ServiceError where error.code == .reportNotKept {
            // The operator keeps none: the checks without the person are left.
        }
        return .fields(
            ("schema", .string("epass-service-report/1")), ("transaction", .string(transaction.identifier)),
            ("state", .string(transaction.state.rawValue)), ("reason", .optional(transaction.reason?.rawValue)),
            ("summary", transaction.summary ?? .null), ("result", .optional(transaction.result)), ("report", report))
    }

    /// States as server-sent events: the one of now, and each that follows, to the last.
    private func events(_ request: Request, _ context: ServiceContext) async throws -> Response {
        let (before, _) = try await context.transaction(setup.service, .transactionsRead)
        let service = setup.service
        // Watching begins before the state is read again: nothing is missed in between.
        guard let share = setup.streams.take(for: context.names) else { throw ServiceError(.busy, retryAfter: 5) }
        let stream = await service.events.watch(before.identifier)
        let transaction = try await service.transaction(before.identifier, of: before.tenant)
        let patience = setup.options.eventPatience
        var response = Response.octets([], type: "text/event-stream")
        response.body = ResponseBody { writer in
            defer { share.giveBack() }
            try await writer.write(Self.event(transaction.state))
            if !transaction.state.isFinal {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    let (merged, continuation) = AsyncStream.makeStream(of: ByteBuffer.self)
                    group.addTask {
                        for await state in stream { continuation.yield(Self.event(state)) }
                        continuation.finish()
                    }
                    group.addTask {
                        let end = ContinuousClock.now.advanced(by: patience)
                        while ContinuousClock.now < end {
                            try await Task.sleep(for: min(.seconds(15), patience))
                            // So that what stands between does not take the connection for dead.
                            continuation.yield(ByteBuffer(string: ": \n\n"))
                        }
                        continuation.finish()
                    }
                    group.addTask {
                        // The service ends: whoever watches asks the next one.
                        try? await gracefulShutdown()
                        continuation.finish()
                    }
                    for await buffer in merged { try await writer.write(buffer) }
                    group.cancelAll()
                }
            }
            try await writer.finish(nil)
        }
        return response
    }

    private static func event(_ state: TransactionState) -> ByteBuffer {
        let data = JSONValue.fields(
            ("state", .string(state.rawValue)), ("progress", .integer(Int64(state.progress))))
        return ByteBuffer(
            string: "event: state\ndata: \(String(decoding: data.compactOctets(), as: UTF8.self))\n\n")
    }
}
