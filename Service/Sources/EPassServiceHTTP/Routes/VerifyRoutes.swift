// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassServiceCore
import HTTPTypes
import Hummingbird

/// Judging without a transaction: nothing is stored.
struct VerifyRoutes {
    let setup: ServiceSetup

    func add(to router: Router<ServiceContext>) {
        router.post("/v1/verify") { request, context in try await verify(request, context) }
    }

    private func verify(_ request: Request, _ context: ServiceContext) async throws -> Response {
        _ = try context.backend(.verify)
        let (policy, challenge) = try Self.parameters(request)
        let service = setup.service
        guard let form = ContentType.choose(["application/json", "text/html"], accept: request.headers[.accept]) else {
            throw ServiceError(.notAcceptable)
        }
        guard service.pool.hasRoom(for: context.names) else { throw ServiceError(.busy, retryAfter: 1) }
        let (received, share) = try await setup.bodies.upload(request, context, limit: service.options.longestUpload)
        guard case .plain(let upload) = received else { throw ServiceError(.mediaType) }
        let ticket = try service.pool.admit(for: context.names, holding: share)
        let start = ContinuousClock.now
        let (report, octets) = try await service.verify(
            upload, policy: policy, challenge: challenge, ticket: ticket
        ) { judgement in
            let octets = form == "text/html" ? Array(judgement.page().utf8) : judgement.report.json().compactOctets()
            return (judgement.report, octets)
        }
        setup.metrics.count(report, elapsed: start.duration(to: .now))
        return form == "text/html" ? .page(octets) : .octets(octets, type: "application/json")
    }

    /// `?policy=NAME&challenge=DIGITS`, and nothing else.
    private static func parameters(_ request: Request) throws(ServiceError) -> (policy: String, challenge: [UInt8]?) {
        let parameters = request.uri.queryParameters
        let names = Set(parameters.map(\.key))
        guard names.isSubset(of: ["policy", "challenge"]), parameters.count == names.count else {
            throw ServiceError(.memberUnknown)
        }
        let challenge = parameters["challenge"].map { VerificationService.challenge($0) }
        if case .some(nil) = challenge { throw ServiceError(.memberInvalid, member: "challenge") }
        return (parameters["policy"].map(String.init) ?? "kyc", challenge ?? nil)
    }
}

extension Response {
    /// A page that nothing can be loaded into.
    static func page(_ octets: [UInt8]) -> Response {
        var response = Response.octets(octets, type: "text/html; charset=utf-8")
        if let name = HTTPField.Name("Content-Security-Policy") {
            response.headers[name] = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        }
        return response
    }
}
