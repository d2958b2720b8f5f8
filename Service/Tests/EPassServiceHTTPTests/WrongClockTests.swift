// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassTrust
import Synchronization
import Testing

@testable import EPassServiceHTTP

@Suite("A clock that is set while the service runs")
struct WrongClockTests {
    @Test("ends no key or token too early, and makes none good again that has ended", arguments: [40, -40])
    func credentials(_ days: Int) async throws {
        let tokens = BearerTokens(
            keys: try ProviderKeys { try BearerTokenTests.keys() }, issuer: "https://login.example", audience: "epass")
        let off = Days()
        try await HTTPRig.run(tokens: tokens, clock: HTTPRig.clock { off.count }) { rig in
            func key(_ days: Int) throws -> String {
                try rig.keys.add(tenant: "acme", scopes: [.webhooks], expiresAt: Timestamp.now.adding(days: days))
            }
            func token(_ days: Int) throws -> String {
                try BearerTokenTests.token(expires: days * 86_400, scope: "webhooks")
            }
            let good = [try key(30), try token(30)]
            let ended = [try key(-30), try token(-30)]
            for count in [0, days, 0] {
                off.set(count)
                for (credentials, status) in [(good, 200), (ended, 401)] {
                    for credential in credentials {
                        #expect(try await rig.send(.get, "/v1/webhooks/dead", key: credential).status == status)
                    }
                }
            }
        }
    }

    private final class Days: Sendable {
        private let state = Mutex(0)
        var count: Int { state.withLock { $0 } }
        func set(_ count: Int) { state.withLock { $0 = count } }
    }
}
