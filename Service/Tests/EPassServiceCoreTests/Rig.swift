// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassJSON
import EPassServiceCore
import EPassSimulator
import EPassTrust
import Foundation
import Synchronization
import Testing

/// A service over a database of its own, and a simulated passport to be judged.
struct Rig {
    static let actor = AuditLog.Actor(tenant: "acme", name: "test")
    static let request = #"{"policy":"kyc","purpose":"test","reference":"order-17","nonce":"n-1"}"#
    /// Made once: a synthetic State and a passport with active authentication.
    static let document = Result { try SimulatorProfile.named("aa-only").makeDocument(seed: 1) }

    let folder: URL
    let clock = Clock()
    let vault: Vault
    let store: Store
    let service: VerificationService

    /// Clocks that tests move.
    final class Clock: Sendable {
        private let wall = Mutex(Timestamp.now.secondsSince1970)
        private let elapsed = Mutex<Int64>(1_000)
        var now: Timestamp { Timestamp(secondsSince1970: wall.withLock { $0 }) }
        var source: CheckedClock.Source {
            CheckedClock.Source(wall: { self.now }, elapsed: { self.elapsed.withLock { $0 } })
        }
        /// Time passes.
        func advance(_ count: Int64) {
            wall.withLock { $0 += count }
            elapsed.withLock { $0 += count }
        }
        /// Somebody sets the clock of the machine.
        func set(by count: Int64) { wall.withLock { $0 += count } }
    }

    init(
        options: VerificationService.Options = .init(), width: Int = 2, depth: Int = 1_000, patience: Int = 10
    ) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "epass-rig-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let key = folder.appending(path: "key").path()
        try Data(String(repeating: "1f", count: 32).utf8).write(to: URL(filePath: key))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: key)
        vault = try Vault(keyFile: key)
        store = try Store(path: folder.appending(path: "db").path(), vault: vault, patience: patience)
        service = try Self.service(store, options: options, clock: clock, width: width, depth: depth)
    }

    /// The same database, opened by a service that has just begun.
    func restarted(options: VerificationService.Options = .init()) throws -> VerificationService {
        let store = try Store(path: folder.appending(path: "db").path(), vault: vault)
        return try Self.service(store, options: options, clock: clock, width: 2, depth: 1_000)
    }

    static func service(
        _ store: Store, options: VerificationService.Options, clock: Clock, width: Int, depth: Int
    ) throws -> VerificationService {
        VerificationService(
            store: store,
            materials: MaterialsHolder(
                Materials(trust: try document.get().trustSnapshot(), policies: Policy.all, loadedAt: clock.now)),
            pool: JudgingPool(width: width, depth: depth),
            keys: SigningKeyRing(signer: try SigningKey.generate(.es256)), options: options, clock: clock.source)
    }

    func open(_ json: String = Rig.request, idempotency: String? = nil) async throws -> VerificationService.Opened {
        try await service.open(
            TransactionRequest(json: Array(json.utf8)), by: Self.actor, idempotency: idempotency)
    }

    /// Everything that lies in the database's files, after all of it was written.
    func octets() throws -> [UInt8] {
        try ["db", "db-wal", "db-shm"].reduce(into: []) { octets, name in
            let url = folder.appending(path: name)
            if FileManager.default.fileExists(atPath: url.path()) { octets += [UInt8](try Data(contentsOf: url)) }
        }
    }

    func end() { try? FileManager.default.removeItem(at: folder) }

    /// What a phone uploads: files as JSON, without a challenge.
    static func files() throws -> Upload {
        let members = try document.get().files.map { file, octets in
            JSONMember(name: file.name, value: .string(Data(octets).base64EncodedString()))
        }
        return Upload(.json(JSONValue.fields(("files", .object(members))).compactOctets()))
    }

    /// What a phone reads from the chip over a challenge.
    static func reading(challenge digits: String) async throws -> Upload {
        let document = try document.get()
        let challenge = stride(from: 0, to: 16, by: 2).compactMap { index in
            UInt8(digits.dropFirst(index).prefix(2), radix: 16)
        }
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(try document.makeChip()), access: try AccessInput.parse(document.printedMRZ),
            options: .init(activeAuthenticationChallenge: challenge))
        return Upload(.json(evidence.json().octets()))
    }
}

/// Holds threads until it is opened.
final class Gate: Sendable {
    private let isClosed = Mutex(true)

    func wait() { while isClosed.withLock({ $0 }) { usleep(1_000) } }
    func open() { isClosed.withLock { $0 = false } }
}

/// The code of an error that a call throws.
func code(_ body: () async throws -> Void) async -> ServiceError.Code? {
    do {
        try await body()
        return nil
    } catch { return (error as? ServiceError)?.code }
}
