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
    /// - Parameter idempotency: the sender's key; the same answer with it again gives what became of it.
    /// - Returns: the transaction, and the judgement where this call made it.
    /// - Throws: ``ServiceError``: `transaction.answered`, `transaction.expired`, `service.busy` before anything was
    ///   used up; `evidence.unusable`, `evidence.chipRequired`, `seal.invalid`, `seal.required` after.
    public func receive(
        _ upload: ReceivedUpload, for identifier: String, by actor: AuditLog.Actor, idempotency: String? = nil
    ) async throws -> (transaction: Transaction, judgement: Judgement?) {
        if options.requiresSeal, case .plain = upload { throw ServiceError(.sealRequired) }
        try pool.admit()
        let name = idempotency.map { key in
            let content = ReceivedUpload.Envelope(upload: upload, challenge: nil).octets
            return store.vault.name(of: "\(key)\u{0}\(Hexadecimals.text(content))", in: "upload")
        }
        let before = try await transaction(identifier, of: nil)
        if let name, before.uploadName == name { return (before, nil) }
        let envelope = try await take(upload, before, name: name, actor)
        await events.publish(.judging, of: identifier)
        // Whoever sent it may be gone before it is judged: that changes nothing of the judgement.
        let work = Task { try await judge(identifier, envelope) }
        let judgement = try await work.value
        return (try await transaction(identifier, of: nil), judgement)
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
        let sealed = try key.seal(envelope.octets, as: "upload")
        let identifier = before.identifier
        try await store.database.write { database in
            try database.execute(
                sql: """
                    UPDATE txn SET state = 'judging', challenge = NULL, answeredAt = ?, upload = ?, uploadName = ?
                    WHERE id = ? AND state = 'open' AND expiresAt > ?
                    """,
                arguments: [
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
        do {
            let materials = materials.current
            guard let policy = materials.policies[transaction.policy] else { throw ServiceError(.policyUnknown) }
            let key = try sealingKey(of: transaction)
            let limit = options.longestUpload
            let time = transaction.answeredAt ?? now()
            let judgement = try await pool.run(isAdmitted: true) {
                let upload = try envelope.upload.upload(openedBy: key, for: identifier, limit: limit)
                let evidence = try upload.evidence()
                if transaction.chip == .required, evidence.octets(of: .sod) == nil {
                    throw ServiceError(.evidenceChipRequired)
                }
                return Judgement(
                    evidence, policy: policy, trust: materials.trust, challenge: envelope.challenge, at: time)
            }
            try await finish(transaction, judgement)
            return judgement
        } catch let error as ServiceError {
            try await end(
                identifier, as: .evidenceUnusable, from: .judging, by: .service(transaction.tenant))
            throw error
        }
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
        let hasEnded = try await store.database.write { database in
            try database.execute(
                sql: """
                    UPDATE txn SET state = 'notCompleted', reason = ?, challenge = NULL, wrappedKey = NULL,
                    sealingKey = NULL, upload = NULL WHERE id = ? AND state = ?
                    """, arguments: [reason.rawValue, identifier, state.rawValue])
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
