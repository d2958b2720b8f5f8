// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassServiceCore

/// All that the routes need; made once, before anything listens.
public struct ServiceSetup: Sendable {
    /// What the operator decides about HTTP.
    public struct Options: Sendable {
        /// For how long a body may be behind ``bodyRate``.
        public var patience: Duration = .seconds(10)
        /// How many octets a second a body must come with.
        public var bodyRate = 4_096
        /// How many octets of bodies are held at once, until what is in them was judged.
        public var heldOctets = 128 << 20
        /// How many event streams there may be at once.
        public var maxStreams = 512
        /// Whether addresses are those of `X-Forwarded-For`.
        public var isBehindProxy = false
        /// Pages of these origins may ask; none.
        public var origins: Set<String> = []
        /// Whether `/metrics` needs a key.
        public var protectsMetrics = true
        /// For how long a list of revoked certificates may be out of date before the service is not ready, in days;
        /// nil: that is looked at by checks alone.
        public var oldestListDays: Int?
        /// For how long it is told what was found when it was looked whether the service is ready.
        public var readinessPatience: Duration = .seconds(5)
        /// For how long events are sent on one connection.
        public var eventPatience: Duration = .seconds(120)

        /// As the members say.
        public init() {}
    }

    /// What is below HTTP.
    public let service: VerificationService
    /// The keys of backends.
    public let apiKeys: APIKeys
    /// Bearer tokens; nil where none are taken.
    public let tokens: BearerTokens?
    /// What the operator decides.
    public let options: Options
    /// What is counted.
    public let metrics: ServiceMetrics
    /// By address, before anything is known of who asks; by key or transaction after.
    public let addressLimiter: RateLimiter
    /// By key or transaction, when it is known who asks.
    public let keyLimiter: RateLimiter
    /// Of tenants that have a rate of their own.
    private let tenantLimiters: [String: RateLimiter]
    /// Whom webhooks are sent to.
    public let targets: [WebhookTarget]
    /// Loads trust and policies anew; throws what is wrong with them, and then those there are stay.
    public let reload: @Sendable () throws -> Materials
    /// Event streams by address and by key or transaction.
    let streams: Shares
    private let deadlines = Deadlines()
    private let heldOctets: Shares

    /// As the members say.
    public init(
        service: VerificationService, apiKeys: APIKeys, tokens: BearerTokens? = nil, options: Options = Options(),
        metrics: ServiceMetrics = ServiceMetrics(), addressLimiter: RateLimiter = RateLimiter(burst: 200, rate: 50),
        keyLimiter: RateLimiter = RateLimiter(burst: 200, rate: 50), targets: [WebhookTarget] = [],
        reload: @escaping @Sendable () throws -> Materials
    ) {
        self.service = service
        self.apiKeys = apiKeys
        self.tokens = tokens
        self.options = options
        self.metrics = metrics
        self.addressLimiter = addressLimiter
        self.keyLimiter = keyLimiter
        self.targets = targets
        self.reload = reload
        tenantLimiters = service.options.tenants.mapValues {
            RateLimiter(burst: $0.keyPerSecond * 4, rate: Double($0.keyPerSecond))
        }
        streams = Shares(options.maxStreams)
        heldOctets = Shares(options.heldOctets)
    }

    func limiter(of caller: Caller) -> RateLimiter {
        guard case .backend(let identity) = caller else { return keyLimiter }
        return tenantLimiters[identity.tenant] ?? keyLimiter
    }

    var bodies: BodyReader {
        BodyReader(patience: options.patience, rate: options.bodyRate, deadlines: deadlines, octets: heldOctets)
    }
}
