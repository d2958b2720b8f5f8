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
        let keys = APIKeys(try await store(flags, canMake: words.first == "add"))
        switch words.first {
        case "add" where words.count == 3 || words.count == 4:
            guard BearerTokens.isTenant(words[1]) else { throw UsageError(words: "a tenant is letters, digits, -._") }
            guard let scopes = Scope.parse(words[2]), !scopes.isEmpty else {
                let known = Scope.allCases.map(\.rawValue).joined(separator: ",")
                throw UsageError(words: "scopes are of \(known)")
            }
            guard scopes.allSatisfy({ $0.isOperators == (words[1] == Identity.operatorTenant) }) else {
                let own = Scope.allCases.filter(\.isOperators).map(\.rawValue).joined(separator: ",")
                throw UsageError(words: "scopes of all tenants have a key of their own: keys add operator \(own)")
            }
            var end: Timestamp?
            if words.count == 4 {
                guard let days = Int(words[3]), 1...3_650 ~= days else { throw UsageError(words: "days are 1 to 3650") }
                end = Timestamp.now.adding(days: days)
            }
            print(try keys.add(tenant: words[1], scopes: scopes, expiresAt: end))
        case "list" where words.count == 1: for line in try keys.list() { print(line) }
        case "revoke" where words.count == 2:
            guard try keys.revoke(words[1]) else {
                throw StartFault(
                    status: 65,
                    words: "there is no such key, or it was revoked before. Give an id that `keys list` shows.")
            }
            print("revoked")
        default: throw UsageError(words: "keys add TENANT SCOPES [DAYS], keys list, or keys revoke ID")
        }
    }

    static func purge(_ arguments: [String]) async throws {
        let service = try await Main.parts(arguments, opening: .existing).setup.service
        if let doubt = service.clock.doubt {
            throw StartFault(status: 75, words: "nothing is destroyed: \(doubt.words)")
        }
        var (expired, shredded, removed) = (0, 0, 0)
        // Each call does some of it, so that nobody waits for all of it.
        while true {
            let ended = try await service.expire()
            let counts = try await service.purge()
            expired += ended
            shredded += counts.shredded
            removed += counts.removed
            if ended + counts.shredded + counts.removed == 0 { break }
        }
        print("expired \(expired), evidence destroyed \(shredded), removed \(removed)")
    }

    static func webhooks(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        guard words.count == 2, words[0] == "test" else { throw UsageError(words: "webhooks test TENANT") }
        var settings = Main.settings(flags)
        let all = ServiceParts.webhooks(&settings)
        guard settings.faults.isEmpty else { throw WrongSettings(faults: settings.faults) }
        let targets = all.filter { $0.tenant == words[1] }
        guard !targets.isEmpty else {
            throw StartFault(status: 65, words: "that tenant has no webhook. Give one that webhooks.file names.")
        }
        var isTaken = true
        for (target, status) in try await WebhookSender.test(targets, at: .now) {
            print("\(target.identifier) \(target.url): \(status.map(String.init) ?? "no answer")")
            isTaken = isTaken && status.map { 200..<300 ~= $0 } == true
        }
        if !isTaken {
            throw StartFault(
                status: 69, words: "a letter was not taken. Look at the receiver, its address and its TLS.")
        }
    }

    static func clock(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        guard words == ["show"] || words == ["confirm"] else { throw UsageError(words: "clock show, or clock confirm") }
        let service = try await Main.parts(flags, opening: .existing).setup.service
        guard words == ["show"] else {
            print("\(try service.confirmClock(by: .operator)) is confirmed as the time; the audit log has it")
            return
        }
        let (time, doubt) = service.clock.look()
        guard let doubt else { return print("the clock is good: \(time)") }
        throw StartFault(status: 75, words: doubt.words)
    }

    static func trust(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        guard words == ["confirm"] else { throw UsageError(words: "trust confirm") }
        let service = try await Main.parts(flags, opening: .existing).setup.service
        try await service.confirmMaterials(by: .operator)
        let count = service.materials.current.trust.anchorCount
        print("trust.path with \(count) CSCA certificates is confirmed; the audit log has it")
    }

    static func audit(_ arguments: [String]) async throws {
        var arguments = arguments
        let head = try take("--head", of: &arguments)
        let number = try take("--number", of: &arguments)
        let kept = try take("--kept", of: &arguments)
        let (words, flags) = split(arguments)
        switch words {
        case ["verify"] where kept != nil:
            guard head == nil, number == nil else { throw UsageError(words: "--kept stands alone") }
            print(try verify(try await store(flags), noted: try await noted(kept ?? "", flags)))
        case ["head"] where head == nil && number == nil && kept == nil:
            print(try await Main.parts(flags, opening: .existing).setup.service.signedHead())
        case ["verify"]:
            let noted = AuditLog.Noted(number: number, hash: head)
            guard let noted else {
                throw UsageError(words: "--head takes 64 hexadecimal digits, --number a number from 1")
            }
            print(try verify(try await store(flags), noted: head == nil && number == nil ? nil : noted))
        case ["export"] where head == nil && number == nil && kept == nil:
            let store = try await store(flags)
            var last: Int64 = 0
            while true {
                let entries = try AuditLog.entries(store, after: last, limit: 1_000)
                for entry in entries {
                    print(String(decoding: entry.compactOctets(), as: UTF8.self))
                    last = entry["number"]?.integer ?? last
                }
                if entries.count < 1_000 { break }
            }
        case ["name", "sub"] where head == nil && number == nil: try await name(TokenHolder.subject, flags)
        case ["name", "client_id"] where head == nil && number == nil: try await name(TokenHolder.client, flags)
        default:
            throw UsageError(
                words: """
                    audit verify [--head HASH] [--number N] [--kept FILE], audit head, audit export, or \
                    audit name sub|client_id
                    """)
        }
    }

    /// What a signed head says that was kept.
    private static func noted(_ file: String, _ flags: [String]) async throws -> AuditLog.Noted {
        guard let token = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw StartFault(status: 65, words: "\(file) cannot be read. Give what `audit head` printed.")
        }
        var settings = Main.settings(flags)
        var tokens = TokenKeys()
        guard let keys = await ServiceParts.keys(&settings, &tokens) else {
            throw WrongSettings(faults: settings.faults)
        }
        do {
            return try AuditLog.Noted(head: token.trimmingCharacters(in: .whitespacesAndNewlines), keys: keys)
        } catch {
            throw StartFault(
                status: 65,
                words: """
                    \(file) holds no head that a key of this service signed. Give the key it was signed with in \
                    signing.otherKeyFiles, or what it says by --head and --number.
                    """)
        }
    }

    /// Prints the names that the holder of bearer tokens has in the audit log: under the storage key, then under each
    /// earlier one. The claim's value is a line of standard input: it may be a person's, and arguments are public.
    private static func name(_ holder: (String) -> TokenHolder, _ flags: [String]) async throws {
        var settings = Main.settings(flags)
        guard let issuer = settings.text("oauth.issuer") else {
            throw WrongSettings(faults: [Settings.Fault(place: "oauth.issuer", words: "is not given")])
        }
        guard let value = readLine(), !value.isEmpty else {
            throw UsageError(words: "give the value of the claim as a line of standard input")
        }
        let vault = try await store(flags).vault
        for name in try vault.names(of: holder(value), issuer: issuer) { print(name) }
    }

    /// What a walk over the audit log came to.
    ///
    /// - Throws: ``StartFault`` with 65 where it is not whole.
    static func verify(_ store: Store, noted: AuditLog.Noted?) throws -> String {
        let found = try AuditLog.verify(store, noted: noted)
        if let number = found.firstBroken {
            throw StartFault(
                status: 65,
                words: "entry \(number) does not fit the one before it. Compare the database with a backup.")
        }
        guard found.count > 0 else {
            throw StartFault(
                status: 65, words: "the audit log has no entry. Look at storage.path, and compare with a backup.")
        }
        guard found.hasNoted else {
            throw StartFault(
                status: 65,
                words: """
                    what was noted is not in the log of \(found.count) entries: some were cut off, or all are others. \
                    Compare the database with a backup.
                    """)
        }
        return "\(found.count) entries, the last has \(found.head)"
    }

    /// The value of an option of the command itself, wherever it stands.
    private static func take(_ option: String, of arguments: inout [String]) throws -> String? {
        let own = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let places = arguments[..<own].indices.filter {
            arguments[$0] == option || arguments[$0].hasPrefix(option + "=")
        }
        guard let place = places.first else { return nil }
        guard places.count == 1 else { throw UsageError(words: "\(option) is given twice") }
        let argument = arguments.remove(at: place)
        if argument != option { return String(argument.dropFirst(option.count + 1)) }
        guard place < arguments.endIndex, place < own - 1 else { throw UsageError(words: "\(option) has no value") }
        return arguments.remove(at: place)
    }

    static func backup(_ arguments: [String]) async throws {
        let (words, flags) = split(arguments)
        guard words.count == 1 else { throw UsageError(words: "backup FILE") }
        do { try await store(flags).backup(to: words[0]) } catch let fault as Store.CopyFault {
            let words =
                switch fault {
                case .exists: "\(words[0]) is there already. Give another name: nothing is overwritten."
                case .unwritable:
                    "\(words[0]) cannot be written. Give a file in a folder that can be written to, with room for it."
                }
            throw StartFault(status: 73, words: words)
        }
    }

    /// Words before `--`, or before the first option; settings after.
    private static func split(_ arguments: [String]) -> (words: [String], flags: [String]) {
        let words = Array(arguments.prefix { !$0.hasPrefix("-") })
        let rest = arguments.dropFirst(words.count)
        return (words, Array(rest.first == "--" ? rest.dropFirst() : rest))
    }

    /// The database as it is; one of an earlier version is brought up to date by `serve` alone.
    ///
    /// - Parameter canMake: whether it is made where there is none.
    private static func store(_ flags: [String], canMake: Bool = false) async throws -> Store {
        var settings = Main.settings(flags)
        let isThere = settings.text("storage.path").map(FileManager.default.fileExists(atPath:)) ?? true
        let opening: Store.Opening = canMake && !isThere ? .make : .existing
        var tokens = TokenKeys()
        guard let store = await ServiceParts.store(&settings, &tokens, opening: opening), settings.faults.isEmpty else {
            throw WrongSettings(faults: settings.faults)
        }
        return store
    }
}

extension CheckedClock.Doubt {
    /// What is wrong, and what to do.
    var words: String {
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
        let length = days > 0 ? "\(days) days and \(rest / 3_600) hours" : "\(rest / 60) minutes"
        return switch self {
        case .ahead:
            """
            the clock is \(length) ahead of the last time on record. Set it, or, where the service was off for that \
            long, confirm it: epass-service clock confirm.
            """
        case .behind:
            """
            the clock is \(length) behind the last time on record. Set it, or, where it was wrong before, confirm it: \
            epass-service clock confirm.
            """
        }
    }
}
