// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassJSON
import EPassLDS
import EPassTrust
import GRDB

extension VerificationService {
    /// Takes the answer to a transaction and judges it.
    ///
    /// The challenge is used up by the commit that takes the answer, whatever the answer is: of any number of answers
    /// one is judged, and a second one finds the transaction answered.
    ///
    /// - Parameters:
    ///   - idempotency: the sender's key; the same answer with it again gives what became of it.
    ///   - ticket: the place that was taken before the answer was read; nil where none was.
    /// - Returns: the transaction, and the judgement where this call made it.
    /// - Throws: ``ServiceError``: `transaction.answered`, `transaction.expired`, `request.idempotencyMismatch`,
    ///   `request.policyUnknown`, `service.busy` before anything was used up; `request.malformed`, `evidence.unusable`,
    ///   `evidence.chipRequired`, `seal.invalid`, `seal.required` after.
    public func receive(
        _ upload: ReceivedUpload, for identifier: String, by actor: AuditLog.Actor, idempotency: String? = nil,
        ticket given: JudgingPool.Ticket? = nil
    ) async throws -> (transaction: Transaction, judgement: Judgement?) {
        try requireClock()
        try store.requireRoom()
        let ticket = try given ?? pool.admit()
        defer { ticket.leave() }
        let name = try await name(upload, idempotency)
        let before = try await transaction(identifier, of: nil)
        if try Self.isRepetition(name, of: before) { return (before, nil) }
        try Self.requireOpen(before)
        _ = try await policy(of: before, materials.current)
        let envelope: ReceivedUpload.Envelope
        do { envelope = try await take(upload, before, name: name?.text, actor) } catch {
            // The same answer may have come at the same time, and been the first.
            guard (error as? ServiceError)?.code == .transactionAnswered else { throw error }
            let now = try await transaction(identifier, of: nil)
            guard try Self.isRepetition(name, of: now) else { throw error }
            return (now, nil)
        }
        await events.publish(.judging, of: identifier)
        // Whoever sent it may be gone before it is judged: that changes nothing of the judgement.
        let work = Task {
            defer { ticket.leave() }
            return try await judge(identifier, envelope)
        }
        let judgement = try await work.value
        return (try await transaction(identifier, of: nil), judgement)
    }

    /// An answer by its sender's key and by its content, and nobody can tell either from it.
    private struct UploadName: Sendable {
        let key: String
        let content: String
        var text: String { "\(key).\(content)" }
    }

    private func name(_ upload: ReceivedUpload, _ idempotency: String?) async throws -> UploadName? {
        guard let idempotency else { return nil }
        let vault = store.vault
        return try await pool.run(isAdmitted: true) {
            UploadName(
                key: try vault.name(of: idempotency, in: "upload key"),
                content: try vault.name(of: "\(idempotency)\u{0}\(Hexadecimals.text(try upload.digest))", in: "upload"))
        }
    }

    /// Whether a transaction was answered by that answer before.
    ///
    /// - Throws: ``ServiceError`` (`request.idempotencyMismatch`) where another one had the same key.
    private static func isRepetition(_ name: UploadName?, of transaction: Transaction) throws(ServiceError) -> Bool {
        guard let name, let before = transaction.uploadName else { return false }
        if before == name.text { return true }
        if before.hasPrefix("\(name.key).") { throw ServiceError(.idempotencyMismatch) }
        return false
    }

    /// The commit that uses the challenge up.
    func take(
        _ upload: ReceivedUpload, _ before: Transaction, name: String?, _ actor: AuditLog.Actor
    ) async throws -> ReceivedUpload.Envelope {
        try Self.requireOpen(before)
        guard let wrapped = before.wrappedKey else { throw ServiceError(.internalError) }
        let key = try store.vault.key(wrapped, of: before.identifier)
        let time = now()
        // The challenge of a transaction never changes but to none, so that the one that was read is the one.
        let envelope = ReceivedUpload.Envelope(upload: upload, challenge: before.challenge)
        let sealed = try await pool.run(isAdmitted: true) { try key.seal(envelope.octets, as: "upload") }
        let identifier = before.identifier
        try await store.write(octets: sealed.count) { database in
            try database.run(
                """
                UPDATE txn SET state = 'judging', challenge = NULL, answeredAt = ?, upload = ?, uploadName = ?
                WHERE id = ? AND state = 'open' AND expiresAt > ?
                """,
                [
                    time.secondsSince1970, sealed.data, name, identifier, time.secondsSince1970,
                ])
            guard database.changesCount == 1 else {
                guard let now = try Transaction.fetch(identifier, database) else {
                    throw ServiceError(.transactionNotFound)
                }
                try Self.requireOpen(now)
                throw ServiceError(.transactionExpired)
            }
            try AuditLog.append(.evidenceReceived, actor, subject: subject(identifier), at: time, database)
        }
        return envelope
    }

    /// - Throws: ``ServiceError``: `transaction.answered`, `transaction.expired`.
    public static func requireOpen(_ transaction: Transaction) throws(ServiceError) {
        switch transaction.state {
        case .open: return
        case .expired: throw ServiceError(.transactionExpired)
        case .judging, .done, .notCompleted: throw ServiceError(.transactionAnswered)
        }
    }

    /// Judges what was taken, and commits what came of it. Called again after a stop, it does the same.
    func judge(_ identifier: String, _ envelope: ReceivedUpload.Envelope) async throws -> Judgement {
        let transaction = try await transaction(identifier, of: nil)
        let materials = materials.current
        let policy = try await policy(of: transaction, materials)
        let key = try sealingKey(of: transaction)
        let (limit, requiresSeal) = (options.longestUpload, options.requiresSeal)
        let time = transaction.answeredAt ?? now()
        let judged: (judgement: Judgement, opened: ReceivedUpload.Envelope?)
        do {
            judged = try await pool.run(isAdmitted: true) {
                if requiresSeal, case .plain = envelope.upload { throw ServiceError(.sealRequired) }
                let upload = try envelope.upload.upload(openedBy: key, for: identifier, limit: limit)
                let evidence = try upload.evidence()
                if transaction.chip == .required, evidence.octets(of: .sod) == nil {
                    throw ServiceError(.evidenceChipRequired)
                }
                let judgement = Judgement(
                    evidence, policy: policy, by: materials, challenge: envelope.challenge, at: time)
                guard case .sealed = envelope.upload else { return (judgement, nil) }
                return (judgement, .init(upload: .plain(upload), challenge: envelope.challenge))
            }
        } catch let error as ServiceError {
            try await end(
                identifier, as: .evidenceUnusable, from: .judging, by: .service(transaction.tenant))
            throw error
        }
        try await finish(transaction, judged.judgement, materials, opened: judged.opened)
        return judged.judgement
    }

    /// The policy of a transaction: that of its name, or, where a reload took that one away, the one it was opened
    /// with.
    ///
    /// - Throws: ``ServiceError`` (`request.policyUnknown`).
    func policy(of transaction: Transaction, _ materials: Materials) async throws -> Policy {
        if let policy = materials.policies[transaction.policy] { return policy }
        guard let policy = try await keptPolicy(transaction.policyHash) else { throw ServiceError(.policyUnknown) }
        return policy
    }

    /// The operator's policy with that hash; nil where the database has none.
    func keptPolicy(_ hash: String?) async throws -> Policy? {
        guard let hash else { return nil }
        let text = try await store.read { database in
            try Row.fetchOne(database, sql: "SELECT text FROM policy WHERE hash = ?", arguments: [hash])?.octets("text")
        }
        return text.flatMap { try? Policy(json: $0) }
    }

    /// Ends a transaction that cannot be carried out, as the client says.
    ///
    /// - Throws: ``ServiceError``: `transaction.answered`, `transaction.expired`.
    public func notCompleted(
        _ identifier: String, reason: NotCompletedReason, by actor: AuditLog.Actor
    ) async throws -> Transaction {
        try Self.requireOpen(try await transaction(identifier, of: nil))
        guard try await end(identifier, as: reason, from: .open, by: actor) else {
            try Self.requireOpen(try await transaction(identifier, of: nil))
            throw ServiceError(.transactionExpired)
        }
        return try await transaction(identifier, of: nil)
    }

    /// Ends a transaction, and destroys its keys and what was uploaded.
    ///
    /// - Returns: whether it was in the state that it is ended from.
    @discardableResult
    func end(
        _ identifier: String, as reason: NotCompletedReason, from state: TransactionState, by actor: AuditLog.Actor
    ) async throws -> Bool {
        let time = now()
        let hasEnded = try await store.writeDeleting { database, _ in
            try database.run(
                """
                UPDATE txn SET state = 'notCompleted', reason = ?, challenge = NULL, wrappedKey = NULL,
                sealingKey = NULL, upload = NULL WHERE id = ? AND state = ?
                """, [reason.rawValue, identifier, state.rawValue])
            guard database.changesCount == 1 else { return false }
            let action: AuditLog.Action = reason == .interrupted ? .interrupted : .notCompleted
            try AuditLog.append(action, actor, subject: subject(identifier), at: time, database)
            if let ended = try Transaction.fetch(identifier, database) { try enqueue(ended, at: time, database) }
            return true
        }
        if hasEnded { await events.publish(.notCompleted, of: identifier) }
        return hasEnded
    }
}
