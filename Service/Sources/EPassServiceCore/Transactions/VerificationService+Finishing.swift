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
    func finish(_ transaction: Transaction, _ judgement: Judgement) async throws {
        let identifier = transaction.identifier
        let summary = judgement.summary
        // A hash, a page and a bundle take as long as the judgement.
        let (result, kept) = try await pool.run(isAdmitted: true) {
            (try self.result(transaction, judgement).canonicalOctets(), try self.kept(transaction, judgement))
        }
        let token = try await keys.sign(result, type: Self.resultType)
        let time = now()
        let isFinished = try await store.write { database in
            try database.execute(
                sql: """
                    UPDATE txn SET state = 'done', summary = ?, result = ?, sealingKey = NULL, wrappedKey = ?,
                    upload = ?, report = ?, page = ?, keepUntil = ? WHERE id = ? AND state = 'judging'
                    """,
                arguments: [
                    String(decoding: summary.compactOctets(), as: UTF8.self), token, kept?.key.data, kept?.bundle.data,
                    kept?.report.data, kept?.page.data, kept.map { time.secondsSince1970 + Int64($0.seconds) },
                    identifier,
                ])
            // Somebody deleted it meanwhile, or it was judged after a restart: nothing is done twice.
            guard database.changesCount == 1 else { return false }
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
        let bundle: [UInt8]
        let report: [UInt8]
        let page: [UInt8]
        let seconds: Int
    }

    /// What is kept, each under the transaction's key; nil where nothing is.
    private func kept(_ transaction: Transaction, _ judgement: Judgement) throws -> Kept? {
        guard let seconds = options.limits(of: transaction.tenant).retention, let wrapped = transaction.wrappedKey
        else { return nil }
        let key = try store.vault.key(wrapped, of: transaction.identifier)
        return Kept(
            key: wrapped, bundle: try key.seal(judgement.bundle.compactOctets(), as: "evidence"),
            report: try key.seal(judgement.report.json().octets(), as: "report"),
            page: try key.seal(Array(judgement.page().utf8), as: "page"), seconds: seconds)
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

    /// The forms of a report that are kept where the operator keeps anything.
    public enum KeptForm: Sendable, Hashable {
        /// The whole report as JSON.
        case report
        /// The page.
        case page
        /// The evidence as a bundle.
        case evidence
    }

    /// What was kept of a transaction, opened.
    ///
    /// - Throws: ``ServiceError`` (`report.notKept`).
    public func kept(_ form: KeptForm, of transaction: Transaction) async throws -> [UInt8] {
        let column: String =
            switch form {
            case .report: "report"
            case .page: "page"
            case .evidence: "upload"
            }
        let identifier = transaction.identifier
        let found = try await store.read { database in
            try Row.fetchOne(
                database, sql: "SELECT \(column), wrappedKey FROM txn WHERE id = ? AND state = 'done'",
                arguments: [identifier]
            ).map { ($0.octets(column), $0.octets("wrappedKey")) }
        }
        guard let (kept, storedKey) = found, let octets = kept, let wrapped = storedKey else {
            throw ServiceError(.reportNotKept)
        }
        let key = try store.vault.key(wrapped, of: identifier)
        switch form {
        case .report: return try key.open(octets, as: "report")
        case .page: return try key.open(octets, as: "page")
        case .evidence: return try key.open(octets, as: "evidence")
        }
    }

    /// Notes that somebody read a report.
    public func noteReading(of transaction: Transaction, by actor: AuditLog.Actor) async throws {
        let (time, name) = (now(), try subject(transaction.identifier))
        try await store.write {
            try AuditLog.append(.reportRead, actor, subject: name, at: time, $0)
        }
    }
}
