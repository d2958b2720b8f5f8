// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassJSON

/// An OAuth 2 access token as JWT (RFC 7519, RFC 9068): taken apart, and its claims given out only when its signature
/// is that of a key. Whether they are good is for the caller to say.
///
/// Whatever octets come, there is an error or a value: no claim is converted before its type and its bounds are known.
public struct AccessToken: Sendable {
    /// The most octets of a token.
    public static let maximumLength = 8_192

    /// The id of the key that the header names.
    public let keyIdentifier: String
    private let parts: JOSEParts

    /// Takes a token apart. Its payload is not looked at.
    ///
    /// Members of the header that are not known are passed over, since providers add some (`x5t`), but none that must
    /// be understood (`crit`), none that changes what is signed (`b64`), and no key that the token brings itself.
    /// - Throws: ``JOSEError``: `malformed`, `header`, `tooLong`.
    public init(_ text: String) throws(JOSEError) {
        parts = try JOSEParts(text, count: 3, limit: Self.maximumLength)
        for name in ["crit", "b64", "jwk", "jku", "x5c", "x5u"] where parts.header[name] != nil { throw .header }
        if let type = parts.header["typ"], type.word == nil { throw .header }
        keyIdentifier = try parts.keyIdentifier()
    }

    /// What a token says of its holder, whose signature was verified.
    ///
    /// - Throws: ``JOSEError``.
    public func claims(verifiedBy keys: JWKSet) throws(JOSEError) -> Claims {
        try parts.verify(by: keys)
        return try Claims(parsing: parts.octets[0])
    }

    /// The claims that something is decided by. All others are passed over.
    public struct Claims: Sendable, Hashable {
        /// `iss`.
        public let issuer: String
        /// `aud`, a text or a list of them; at least one.
        public let audiences: [String]
        /// `exp`, in seconds since 1970.
        public let expires: Int64
        /// `nbf`, in seconds since 1970.
        public let notBefore: Int64?
        /// `iat`, in seconds since 1970.
        public let issuedAt: Int64?
        /// `sub`: a person, or the client itself.
        public let subject: String?
        /// `client_id`.
        public let client: String?
        /// `scope`, at its blanks.
        public let scopes: [String]
        /// `tenant`.
        public let tenant: String?

        /// The most octets of a text.
        private static let longestText = 1_024
        /// The most audiences.
        private static let mostAudiences = 64
        /// To the end of the year 9999.
        private static let times: ClosedRange<Int64> = 0...253_402_300_799

        /// Reads a payload.
        ///
        /// - Throws: ``JOSEError/claims``, also for a name that stands twice, and for neither subject nor client.
        package init(parsing octets: [UInt8]) throws(JOSEError) {
            var limits = JSONLimits(
                maximumDepth: 8, maximumLength: AccessToken.maximumLength, maximumElements: 512)
            // NumericDate may have a fraction (RFC 7519, 2).
            limits.truncatesFractions = true
            guard let value = try? JSONValue(parsing: octets, limits: limits), value.object != nil else {
                throw .claims
            }
            func text(_ value: JSONValue?, _ limit: Int = Self.longestText) throws(JOSEError) -> String? {
                guard let value else { return nil }
                guard let text = value.string, (1...limit).contains(text.utf8.count) else { throw .claims }
                return text
            }
            func time(_ name: String) throws(JOSEError) -> Int64? {
                guard let value = value[name] else { return nil }
                guard let seconds = value.integer, Self.times.contains(seconds) else { throw .claims }
                return seconds
            }
            guard let issuer = try text(value["iss"]), let expires = try time("exp") else { throw .claims }
            var audiences: [String] = []
            for entry in value["aud"]?.array ?? value["aud"].map({ [$0] }) ?? [] {
                if let audience = try text(entry) { audiences.append(audience) }
            }
            guard (1...Self.mostAudiences).contains(audiences.count) else { throw .claims }
            (self.issuer, self.audiences, self.expires) = (issuer, audiences, expires)
            (notBefore, issuedAt) = (try time("nbf"), try time("iat"))
            (subject, client) = (try text(value["sub"]), try text(value["client_id"]))
            guard subject != nil || client != nil else { throw .claims }
            guard let scope = (value["scope"] ?? .string("")).string else { throw .claims }
            scopes = scope.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            tenant = try text(value["tenant"], 64)
        }
    }
}
