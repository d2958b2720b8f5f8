// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassTrust
import Foundation
import Testing

@Suite("Keys, rates and the pool")
struct AccessTests {
    @Test("a key is known until it is revoked or ends, and no other text is")
    func keys() async throws {
        let rig = try Rig()
        defer { rig.end() }
        let keys = APIKeys(rig.store)
        let now = Timestamp.now
        let key = try keys.add(tenant: "acme", scopes: [.verify, .reportsRead], expiresAt: now.adding(days: 1))
        let identity = try #require(try await keys.identity(key, at: now))
        #expect(identity.tenant == "acme")
        #expect(identity.scopes == [.verify, .reportsRead])
        #expect(try await keys.identity(key, at: now.adding(days: 2)) == nil)
        for wrong in [key + "A", String(key.dropLast()), "epk_", "epk_000000000000_AAAA", "", "x" + key] {
            #expect(try await keys.identity(wrong, at: now) == nil)
        }
        #expect(try keys.list().contains { $0.hasPrefix(identity.name) })
        #expect(try keys.revoke(identity.name))
        #expect(try !keys.revoke(identity.name))
        #expect(try await keys.identity(key, at: now) == nil)
    }

    @Test("a key that is revoked or ends is refused at once, however often it was good, whoever revokes it")
    func revoked() async throws {
        let rig = try Rig()
        defer { rig.end() }
        // Another process, as `epass-service keys` is.
        let elsewhere = APIKeys(try Store(path: rig.folder.appending(path: "db").path(), vault: rig.vault))
        let keys = APIKeys(rig.store)
        let now = Timestamp.now
        let names = [keys, elsewhere]
        for (index, revoking) in names.enumerated() {
            let key = try keys.add(tenant: "acme", scopes: [.verify], expiresAt: now.adding(days: 1), at: now)
            let other = try keys.add(tenant: "other", scopes: [.verify], at: now)
            var name = ""
            for _ in 0..<3 {
                let identity = try #require(try await keys.identity(key, at: now))
                name = identity.name
                #expect(identity.tenant == "acme")
                #expect(try await keys.identity(other, at: now)?.tenant == "other")
                #expect(try await keys.identity(key, at: now.adding(days: 2)) == nil)
                #expect(try await keys.identity(key + "A", at: now) == nil)
            }
            #expect(try revoking.revoke(name), "\(index)")
            for _ in 0..<2 {
                #expect(try await keys.identity(key, at: now) == nil, "\(index)")
                #expect(try await keys.identity(other, at: now) != nil)
            }
        }
        let added = try elsewhere.add(tenant: "late", scopes: [.verify], at: now)
        #expect(try await keys.identity(added, at: now)?.tenant == "late")
    }

    @Test("so many at once, so many a second after that, and a bounded table")
    func rates() {
        let limiter = RateLimiter(burst: 3, rate: 2, limit: 10)
        for _ in 0..<3 { #expect(limiter.take("a", at: 0) == nil) }
        #expect(limiter.take("a", at: 0) != nil)
        #expect(limiter.take("b", at: 0) == nil)
        #expect(limiter.take("a", at: 0.6) == nil)
        #expect(limiter.take("a", at: 0.6) != nil)
        for number in 0..<1_000 { #expect(limiter.take("n\(number)", at: 1) == nil) }
    }

    @Test("the pool runs so many at once, lets so many wait, and refuses the rest")
    func pool() async throws {
        let pool = JudgingPool(width: 2, depth: 3)
        // What runs goes on until all others were refused.
        let gate = Gate()
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    do {
                        return try await pool.run {
                            gate.wait()
                            return true
                        }
                    } catch { return false }
                }
            }
            var outcomes: [Bool: Int] = [:]
            for await outcome in group {
                outcomes[outcome, default: 0] += 1
                if outcomes[false] == 15 { gate.open() }
            }
            return outcomes
        }
        #expect(outcomes == [true: 5, false: 15])
        #expect(pool.load.running == 0)
        #expect(pool.load.waiting == 0)
    }
}
