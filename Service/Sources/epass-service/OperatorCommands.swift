// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import EPassTrust
import Foundation

/// What an operator does on the machine, also while the service runs.
enum OperatorCommands {
    static func keys(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        let keys = APIKeys(try await store(flags, opening: words.first == "add" ? .make : .existing))
        switch words.first {
        case "add" where words.count == 3 || words.count == 4:
            guard BearerTokens.isTenant(words[1]) else { throw UsageError(words: "a tenant is letters, digits, -._") }
            guard let scopes = Scope.parse(words[2]), !scopes.isEmpty else {
                let known = Scope.allCases.map(\.rawValue).joined(separator: ",")
                throw UsageError(words: "scopes are of \(known)")
            }
            var end: Timestamp?
            if words.count == 4 {
                guard let days = Int(words[3]), 1...3_650 ~= days else { throw UsageError(words: "days are 1 to 3650") }
                end = Timestamp.now.adding(days: days)
            }
            print(try keys.add(tenant: words[1], scopes: scopes, expiresAt: end))
        case "list" where words.count == 1: for line in try keys.list() { print(line) }
        case "revoke" where words.count == 2:
            print(try keys.revoke(words[1]) ? "revoked" : "there is no such key, or it was revoked before")
        default: throw UsageError(words: "keys add TENANT SCOPES [DAYS], keys list, or keys revoke ID")
        }
    }

    static func purge(_ arguments: [String]) async throws {
        let parts = try await Main.parts(arguments)
        let expired = try await parts.setup.service.expire()
        let counts = try await parts.setup.service.purge()
        print("expired \(expired), evidence destroyed \(counts.shredded), removed \(counts.removed)")
    }

    static func audit(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        let store = try await store(flags, opening: .existing)
        switch words {
        case ["verify"]:
            let found = try AuditLog.verify(store)
            if let number = found.firstBroken { Main.end(65, "entry \(number) does not fit the one before it") }
            print("\(found.count) entries, the last has \(found.head)")
        case ["export"]:
            var last: Int64 = 0
            while true {
                let entries = try AuditLog.entries(store, after: last, limit: 1_000)
                for entry in entries {
                    print(String(decoding: entry.compactOctets(), as: UTF8.self))
                    last = entry["number"]?.integer ?? last
                }
                if entries.count < 1_000 { break }
            }
        default: throw UsageError(words: "audit verify or audit export")
        }
    }

    static func backup(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        guard words.count == 1 else { throw UsageError(words: "backup FILE") }
        guard !FileManager.default.fileExists(atPath: words[0]) else {
            throw UsageError(words: "the file is there already")
        }
        try await store(flags, opening: .existing).backup(to: words[0])
    }

    /// Words before `--`, or before the first option; settings after.
    private static func split(_ arguments: [String]) -> (words: [String], flags: [String]) {
        let words = Array(arguments.prefix { !$0.hasPrefix("-") })
        let rest = arguments.dropFirst(words.count)
        return (words, Array(rest.first == "--" ? rest.dropFirst() : rest))
    }

    private static func store(_ flags: [String], opening: Store.Opening) async throws -> Store {
        var settings = await Main.settings(flags)
        var tokens = TokenKeys()
        guard let store = await ServiceParts.store(&settings, &tokens, opening: opening), settings.faults.isEmpty else {
            throw WrongSettings(faults: settings.faults)
        }
        return store
    }
}
