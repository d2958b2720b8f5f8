// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassJOSE
import EPassTrust
import GRDB

/// The service without HTTP: transactions, uploads, results.
///
/// Each step is one commit of the database, and each commit leaves a state from which the service goes on after it was
/// stopped (``recover()``). Everything of who may do what is above.
public struct VerificationService: Sendable {
    /// What the operator decides.
    public struct Options: Sendable {
        /// How long a transaction, and so its challenge, is open, in seconds.
        public var lifetime: Int
        /// What tenants may, that have nothing of their own.
        public var usual = TenantLimits()
        /// What tenants may that have something of their own.
        public var tenants: [String: TenantLimits] = [:]
        /// Whether uploads must be sealed.
        public var requiresSeal: Bool
        /// The longest upload, in octets.
        public var longestUpload: Int
        /// Who signs, `iss` of results.
        public var issuer: String
        /// Whom webhooks are sent to.
        public var webhooks: [WebhookInterest]

        /// As the members say.
        public init(
            lifetime: Int = 300, retention: Int? = nil, resultRetention: Int? = nil, requiresSeal: Bool = false,
            longestUpload: Int = 2 << 20, issuer: String = "epass-service", openQuota: Int? = nil,
            dailyQuota: Int? = nil, webhooks: [WebhookInterest] = []
        ) {
            self.lifetime = lifetime
            usual.retention = retention
            usual.resultRetention = resultRetention ?? usual.resultRetention
            usual.openQuota = openQuota ?? usual.openQuota
            usual.dailyQuota = dailyQuota ?? usual.dailyQuota
            self.requiresSeal = requiresSeal
            self.longestUpload = longestUpload
            self.issuer = issuer
            self.webhooks = webhooks
        }

        /// What a tenant may.
        public func limits(of tenant: String) -> TenantLimits { tenants[tenant] ?? usual }
    }

    /// The database.
    public let store: Store
    /// What judges.
    public let materials: MaterialsHolder
    /// Where it is judged.
    public let pool: JudgingPool
    /// What results are signed with.
    public let keys: SigningKeyRing
    /// What the operator decides.
    public let options: Options
    /// Who watches.
    public let events: EventHub
    /// The time that everything goes by.
    public let clock: CheckedClock
    let room = OpenRoom()

    /// As the members say.
    public init(
        store: Store, materials: MaterialsHolder, pool: JudgingPool, keys: SigningKeyRing, options: Options,
        events: EventHub = EventHub(), clock: CheckedClock.Source = .system
    ) {
        self.store = store
        self.materials = materials
        self.pool = pool
        self.keys = keys
        self.options = options
        self.events = events
        self.clock = CheckedClock(store.times, bound: options.clockBound, source: clock)
    }

    /// Judges without a transaction: nothing is stored, and nothing is noted but a count.
    ///
    /// - Parameters:
    ///   - challenge: what the caller gave out for active authentication, each time another one; nil for none.
    ///   - ticket: the place that was taken before the upload was read; nil where none was.
    ///   - shown: what is made of the judgement, where it was made.
    /// - Throws: ``ServiceError``.
    public func verify<Shown: Sendable>(
        _ upload: Upload, policy name: String, challenge: [UInt8]? = nil, ticket: JudgingPool.Ticket? = nil,
        as shown: @escaping @Sendable (Judgement) -> Shown
    ) async throws -> Shown {
        let materials = materials.current
        guard let policy = materials.policies[name] else { throw ServiceError(.policyUnknown) }
        try requireClock()
        let time = now()
        let ticket = try ticket ?? pool.admit()
        defer { ticket.leave() }
        return try await pool.run(isAdmitted: true) {
            shown(Judgement(try upload.evidence(), policy: policy, by: materials, challenge: challenge, at: time))
        }
    }

    /// The octets of a challenge in 16 hexadecimal digits; nil for anything else.
    public static func challenge(_ text: some StringProtocol) -> [UInt8]? {
        Hexadecimals.octets(String(text)).flatMap { $0.count == 8 ? $0 : nil }
    }

    /// Octets from the system, in hexadecimal digits.
    public static func randomIdentifier() throws -> String {
        Hexadecimals.text(try RandomOctets.make(16))
    }

    /// The id of a transaction or a letter: the second, and 88 bits from the system. What begins together lies together
    /// in tables and indexes, so that a commit writes as many of their pages however much others have.
    static func identifier(at time: Timestamp) throws -> String {
        let seconds = time.secondsSince1970
        let first = (0..<5).reversed().map { UInt8(truncatingIfNeeded: seconds >> (8 * $0)) }
        return Hexadecimals.text(first + (try RandomOctets.make(11)))
    }

    /// Whether a text has the form of a transaction's id; nothing else reaches the database.
    public static func isIdentifier(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            }
    }

    /// The actor's name for the audit log of a transaction.
    func subject(_ identifier: String) throws -> String { try store.vault.name(of: identifier, in: "transaction") }
}

extension VerificationService {
    /// Judges with others from now on. What has begun ends with those it began with.
    ///
    /// - Parameter isForced: whether the caller means it where more than a fifth of the anchors are gone.
    /// - Throws: ``TrustRefused``.
    public func replaceMaterials(
        with materials: Materials, by actor: AuditLog.Actor, isForced: Bool = false
    ) async throws {
        let (before, after) = (self.materials.current.trust.anchorCount, materials.trust.anchorCount)
        let isSmaller = materials.isSmaller(than: before)
        guard after > 0, isForced || !isSmaller else {
            let fault: TrustRefused.Fault = after == 0 ? .empty : .smaller(before: before, after: after)
            throw TrustRefused(fault: fault, leftOut: materials.leftOut)
        }
        // Noted first: nothing judges by what nobody is known to have loaded.
        try await note(materials, isSmaller ? .materialsForced : .materialsReloaded, by: actor)
        self.materials.replace(with: materials)
    }

    /// Confirms that trust material with fewer anchors than the last run had is meant.
    public func confirmMaterials(by actor: AuditLog.Actor) async throws {
        try await note(materials.current, .materialsForced, by: actor)
    }

    private func note(_ materials: Materials, _ action: AuditLog.Action, by actor: AuditLog.Actor) async throws {
        let (time, subject) = (now(), Hexadecimals.text(materials.trust.snapshotHash))
        try await store.write {
            try AuditLog.append(action, actor, subject: subject, at: time, $0)
            try Store.set(Store.anchors, Int64(materials.trust.anchorCount), $0)
        }
    }

    /// Notes how many anchors this run begins with, for the next start.
    public func noteAnchors() async throws {
        let count = materials.current.trust.anchorCount
        guard try store.lastAnchorCount() != count else { return }
        try await store.write { try Store.set(Store.anchors, Int64(count), $0) }
    }
}

extension Store {
    fileprivate static let anchors = "anchors"

    /// How many anchors judged last; nil where nobody noted it.
    public func lastAnchorCount() throws -> Int? {
        try readNow { try Times.value(Self.anchors, $0) }.flatMap { Int(exactly: $0) }
    }
}
