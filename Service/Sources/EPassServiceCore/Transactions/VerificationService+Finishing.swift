// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJOSE
import EPassJSON
import EPassTrust
import GRDB

extension VerificationService {
    /// `typ` of a signed result.
    public static let resultType = "epass-result+jwt"
    /// `typ` of the signed head of the audit log.
    public static let headType = "epass-audit-head+jwt"
    /// `typ` of the receipt of a deletion.
    public static let receiptType = "epass-receipt+jwt"

    /// Commits a judgement: the result, the checks without the person, and what the operator keeps.
    ///
    /// - Parameter opened: what was uploaded, where it came sealed to the key that is destroyed now; nil where it lies
    ///   there open.
    func finish(
        _ transaction: Transaction, _ judgement: Judgement, _ materials: Materials,
        opened: ReceivedUpload.Envelope? = nil
    ) async throws {
        let identifier = transaction.identifier
        let summary = judgement.summary
        // A hash takes as long as the judgement.
        let (result, kept) = try await pool.run(isAdmitted: true) {
            (
                try self.result(transaction, judgement).canonicalOctets(),
                try self.kept(transaction, judgement, materials, opened)
            )
        }
        let token = try await keys.sign(result, type: Self.resultType)
        let time = now()
        let octets = (kept?.report.count ?? 0) + (kept?.opened?.count ?? 0)
        let isFinished = try await store.write(octets: octets) { database in
            try database.run(
                """
                UPDATE txn SET state = 'done', summary = ?, result = ?, sealingKey = NULL, wrappedKey = ?,
                upload = CASE WHEN ? THEN coalesce(?, upload) END, report = ?, keepUntil = ?, trustHash = ?,
                policyHash = coalesce(?, policyHash) WHERE id = ? AND state = 'judging'
                """,
                [
                    String(decoding: summary.compactOctets(), as: UTF8.self), token, kept?.key.data, kept != nil,
                    kept?.opened?.data, kept?.report.data, kept.map { time.secondsSince1970 + Int64($0.seconds) },
                    kept.map { _ in judgement.trustHash }, kept?.policy?.hash, identifier,
                ])
            // Somebody deleted it meanwhile, or it was judged after a restart: nothing is done twice.
            guard database.changesCount == 1 else { return false }
            if let kept { try Self.keepMaterials(of: kept, judgement.trustHash, materials.trust, database) }
            try AuditLog.append(
                .judged, .service(transaction.tenant), subject: subject(identifier), at: time, database)
            if let done = try Transaction.fetch(identifier, database) { try enqueue(done, at: time, database) }
            return true
        }
        guard isFinished else { return }
        await events.publish(.done, of: identifier)
    }

    private struct Kept: Sendable {
        let key: [UInt8]
        /// What was uploaded, where that has to be written anew.
        let opened: [UInt8]?
        let report: [UInt8]
        /// The operator's policy that judged; nil where it is built in, or there already.
        let policy: (hash: String, text: [UInt8])?
        let seconds: Int
    }

    /// What is kept, each under the transaction's key; nil where nothing is.
    private func kept(
        _ transaction: Transaction, _ judgement: Judgement, _ materials: Materials, _ opened: ReceivedUpload.Envelope?
    ) throws -> Kept? {
        guard let seconds = options.limits(of: transaction.tenant).retention, let wrapped = transaction.wrappedKey
        else { return nil }
        let key = try store.vault.key(wrapped, of: transaction.identifier)
        let own = materials.texts[transaction.policy].flatMap { text in
            materials.policies[transaction.policy].map { (hash: $0.hash, text: text) }
        }
        return Kept(
            key: wrapped, opened: try opened.map { try key.seal($0.octets, as: "upload") },
            report: try key.seal(judgement.report.json().octets(), as: "report"), policy: own, seconds: seconds)
    }

    /// Keeps what judged, once for all that was judged by it: a page is made by judging again.
    private static func keepMaterials(
        of kept: Kept, _ trustHash: String, _ trust: TrustSnapshot, _ database: Database
    ) throws {
        if let policy = kept.policy {
            try database.execute(
                sql: "INSERT OR IGNORE INTO policy VALUES (?, ?)", arguments: [policy.hash, policy.text.data])
        }
        let isThere = try Row.fetchOne(database, sql: "SELECT 1 FROM trust WHERE hash = ?", arguments: [trustHash])
        // A store that cannot be read any more has no octets; then there are no pages of it after the next reload.
        guard isThere == nil, let octets = try? trust.serialized() else { return }
        try database.execute(sql: "INSERT INTO trust VALUES (?, ?)", arguments: [trustHash, octets.data])
    }

    /// The payload of the signed result: what was decided, by what, about which evidence; nothing of the person.
    func result(_ transaction: Transaction, _ judgement: Judgement) throws -> JSONValue {
        let report = judgement.report
        let given = report.assurances.filter(\.isGiven)
        return .fields(
            ("iss", .string(options.issuer)), ("aud", .string(transaction.tenant)),
            ("iat", .integer(now().secondsSince1970)), ("jti", .string(try Self.randomIdentifier())),
            ("nonce", .optional(transaction.nonce)), ("transaction", .string(transaction.identifier)),
            ("schema", .string("epass-service-result/1")),
            ("overall", .string(report.overall.rawValue)), ("test", .boolean(report.isTest)),
            ("assurances", .array(given.map { .string($0.kind.rawValue) })), ("decision", judgement.decision),
            ("policy", judgement.policy), ("trust", .fields(("sha256", .string(judgement.trustHash)))),
            ("evidence", .fields(("sha256", .string(try judgement.evidenceHash)))))
    }

    // MARK: What was kept

    /// The whole report as JSON, as it was when it was judged, where the operator keeps anything.
    ///
    /// - Throws: ``ServiceError`` (`report.notKept`).
    public func keptReport(of transaction: Transaction) async throws -> [UInt8] {
        let (kept, key) = try await kept(transaction)
        guard let report = kept.report else { throw ServiceError(.reportNotKept) }
        return try key.open(report, as: "report")
    }

    /// The page of the report, made by judging again what was uploaded, by what it was judged by.
    ///
    /// - Throws: ``ServiceError``: `report.notKept`, also where this version of the program comes to something else
    ///   than the one that signed the result; `service.busy`.
    public func keptPage(of transaction: Transaction) async throws -> [UInt8] {
        let (kept, key) = try await kept(transaction)
        // Until version 8 of the tables it was kept itself.
        if let page = kept.page { return try key.open(page, as: "page") }
        guard let upload = kept.upload, let trustHash = kept.trustHash, let time = transaction.answeredAt,
            let summary = transaction.summary, let status = DocumentStatusAnswer(in: summary)
        else { throw ServiceError(.reportNotKept) }
        let current = materials.current
        let (policy, texts) = try await materials(of: transaction, trustHash, current)
        let label = current.trust.name
        return try await pool.run {
            let trust = try texts.map { try TrustSnapshot(serialized: $0, name: label).published(as: label) }
            let envelope = try ReceivedUpload.Envelope(try key.open(upload, as: "upload"))
            guard case .plain(let upload) = envelope.upload else { throw ServiceError(.reportNotKept) }
            let judgement = Judgement(
                try upload.evidence(), policy: policy, trust: trust ?? current.trust, status: status,
                challenge: envelope.challenge, at: time)
            guard judgement.summary == summary else { throw ServiceError(.reportNotKept) }
            return Array(judgement.page().utf8)
        }
    }

    /// What judged a transaction: its policy, and the trust material, nil for that of now.
    private func materials(
        of transaction: Transaction, _ trustHash: String, _ current: Materials
    ) async throws -> (Policy, trust: [UInt8]?) {
        let named = current.policies[transaction.policy]
        var policy = named
        if named == nil || named?.hash != transaction.summary?["policy"]?["sha256"]?.string {
            policy = try await keptPolicy(transaction.policyHash)
        }
        guard let policy else { throw ServiceError(.reportNotKept) }
        if Hexadecimals.text(current.trust.snapshotHash) == trustHash { return (policy, nil) }
        let trust = try await store.read { database in
            try Row.fetchOne(database, sql: "SELECT octets FROM trust WHERE hash = ?", arguments: [trustHash])?
                .octets("octets")
        }
        guard let trust else { throw ServiceError(.reportNotKept) }
        return (policy, trust)
    }

    /// What lies there of a transaction.
    private struct KeptRow: Sendable {
        let report: [UInt8]?
        let page: [UInt8]?
        let upload: [UInt8]?
        let trustHash: String?
        let wrappedKey: [UInt8]?

        init(_ row: Row) {
            report = row.octets("report")
            page = row.octets("page")
            upload = row.octets("upload")
            trustHash = row["trustHash"]
            wrappedKey = row.octets("wrappedKey")
        }
    }

    private func kept(_ transaction: Transaction) async throws -> (KeptRow, TransactionKey) {
        let identifier = transaction.identifier
        let kept = try await store.read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT report, page, upload, trustHash, wrappedKey FROM txn WHERE id = ? AND state = 'done'",
                arguments: [identifier]
            ).map(KeptRow.init)
        }
        guard let kept, let wrapped = kept.wrappedKey else { throw ServiceError(.reportNotKept) }
        return (kept, try store.vault.key(wrapped, of: identifier))
    }

    /// Notes that somebody read a report.
    public func noteReading(of transaction: Transaction, by actor: AuditLog.Actor) async throws {
        let (time, name) = (now(), try subject(transaction.identifier))
        try await store.write {
            try AuditLog.append(.reportRead, actor, subject: name, at: time, $0)
        }
    }
}
