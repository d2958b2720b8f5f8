// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
public import EPassJSON
public import EPassTrust
import GRDB

/// A transaction as the database has it.
public struct Transaction: Sendable {
    /// Its id.
    public let identifier: String
    /// Whose it is.
    public let tenant: String
    /// Where it stands.
    public let state: TransactionState
    /// The policy that it is judged by.
    public let policy: String
    /// When it was opened.
    public let createdAt: Timestamp
    /// Until when it may be answered.
    public let expiresAt: Timestamp
    /// Why it was not completed; nil where it was.
    public let reason: NotCompletedReason?
    /// The checks without the person; nil before it was judged.
    public let summary: JSONValue?
    /// The signed result; nil before it was judged.
    public let result: String?
    let request: JSONValue
    let challenge: [UInt8]?
    let answeredAt: Timestamp?
    let uploadName: String?
    let policyHash: String?
    let wrappedKey: [UInt8]?
    let sealingKey: [UInt8]?

    init(_ row: Row) throws {
        let word: String = row["state"]
        guard let state = TransactionState(rawValue: word) else { throw ServiceError(.internalError) }
        identifier = row["id"]
        tenant = row["tenant"]
        self.state = state
        policy = row["policy"]
        createdAt = Timestamp(secondsSince1970: row["createdAt"])
        expiresAt = Timestamp(secondsSince1970: row["expiresAt"])
        let reason: String? = row["reason"]
        self.reason = reason.flatMap(NotCompletedReason.init(rawValue:))
        let summary: String? = row["summary"]
        self.summary = try summary.map { try JSONValue(parsing: Array($0.utf8)) }
        result = row["result"]
        let request: String = row["request"]
        self.request = try JSONValue(parsing: Array(request.utf8))
        challenge = row.octets("challenge")
        let answeredAt: Int64? = row["answeredAt"]
        self.answeredAt = answeredAt.map(Timestamp.init(secondsSince1970:))
        uploadName = row["uploadName"]
        policyHash = row["policyHash"]
        wrappedKey = row.octets("wrappedKey")
        sealingKey = row.octets("sealingKey")
    }

    /// What it asks of the chip.
    public var chip: ChipDemand { request["nfc"]?.string.flatMap(ChipDemand.init(rawValue:)) ?? .ifPossible }

    /// What the backend gave for the signed result.
    var nonce: String? { request["nonce"]?.string }

    /// The columns that ``init(_:)`` reads: none of what is large.
    static let columns = """
        id, tenant, state, policy, request, createdAt, expiresAt, answeredAt, challenge, uploadName, reason, summary,
        result, wrappedKey, sealingKey, policyHash
        """

    static func fetch(_ identifier: String, _ database: Database) throws -> Transaction? {
        try database.row("SELECT \(columns) FROM txn WHERE id = ?", [identifier]).map(Transaction.init)
    }

    /// What a client with the transaction's token may know.
    public var clientJSON: JSONValue {
        .fields(
            ("transaction", .string(identifier)), ("state", .string(state.rawValue)),
            ("progress", .integer(Int64(state.progress))), ("reason", .optional(reason?.rawValue)))
    }

    /// What the backend may know beside that.
    public var backendJSON: JSONValue {
        clientJSON.adding(
            ("policy", .string(policy)), ("reference", request["reference"] ?? .null),
            ("purpose", request["purpose"] ?? .null), ("consent", request["consent"] ?? .null),
            ("nfc", .string(chip.rawValue)), ("createdAt", .string(createdAt.description)),
            ("expiresAt", .string(expiresAt.description)))
    }
}
