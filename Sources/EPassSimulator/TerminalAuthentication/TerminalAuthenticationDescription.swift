// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages
public import EPassTrust

/// What a document has of terminal authentication: what its chip guards, which authority it trusts, and the credentials
/// that the synthetic State gives to its inspection systems (Doc 9303-11, 7.1). The member `terminalAuthentication` of
/// a description.
public struct TerminalAuthenticationDescription: Sendable, Hashable {
    /// The keys of authority, document verifier and terminal.
    public enum Key: Sendable, Hashable, CaseIterable {
        /// RSA with that many bits of modulus.
        case rsa2048, rsa3072
        /// A curve; those of 7.1.4.2.2.
        case p224, p256, p384, brainpoolP224r1, brainpoolP256r1, brainpoolP320r1, brainpoolP384r1, brainpoolP512r1

        /// The word in a description: `RSA-2048`, `P-256`, `brainpoolP256r1`.
        public var name: String {
            switch kind {
            case .rsa(let bits): "RSA-\(bits)"
            case .ec(let curve): curve.rawValue
            }
        }

        /// The key of that name; upper and lower case are the same.
        public init?(name: String) {
            guard let found = Self.allCases.first(where: { $0.name.lowercased() == name.lowercased() }) else {
                return nil
            }
            self = found
        }

        var kind: PrivateKey.KeyKind {
            switch self {
            case .rsa2048: .rsa(2048)
            case .rsa3072: .rsa(3072)
            case .p224: .ec(.p224)
            case .p256: .ec(.p256)
            case .p384: .ec(.p384)
            case .brainpoolP224r1: .ec(.brainpoolP224r1)
            case .brainpoolP256r1: .ec(.brainpoolP256r1)
            case .brainpoolP320r1: .ec(.brainpoolP320r1)
            case .brainpoolP384r1: .ec(.brainpoolP384r1)
            case .brainpoolP512r1: .ec(.brainpoolP512r1)
            }
        }
    }

    /// Who certified the terminal.
    public enum DocumentVerifier: String, CaseIterable, Sendable, Hashable {
        /// A document verifier of the issuing State, whose dates the chip believes.
        case domestic
        /// One of another State, whose certificates do not move the date of the chip.
        case foreign
    }

    /// What is wrong with the credentials of the terminal, if anything.
    public enum Credentials: String, CaseIterable, Sendable, Hashable {
        /// Nothing.
        case valid
        /// The terminal's certificate ended before the chip was personalised.
        case expired
        /// They are of an authority that the chip does not know.
        case otherAuthority
        /// The document verifier is certified by another key under the name of the authority.
        case forged
        /// The terminal's private key is not that of its certificate.
        case otherKey
    }

    /// How all keys sign.
    public var algorithm = TerminalAuthenticationAlgorithm.ecdsaSHA256
    /// The keys of authority, document verifier and terminal; of the kind that ``algorithm`` needs.
    public var key = Key.brainpoolP256r1
    /// The data groups that need terminal authentication and that the personaliser makes: 3, 4 or both.
    public var dataGroups: [Int] = [3, 4]
    /// The data groups that the terminal's certificate gives a right to.
    public var rights: [Int] = [3, 4]
    /// Who certified the terminal.
    public var documentVerifier = DocumentVerifier.domestic
    /// How many generations the authority (CVCA) has, 1 to 3. From one to the next leads a link certificate.
    public var generations = 1
    /// The generations that the chip trusts, one or two that follow each other.
    public var trustPoints: [Int] = [1]
    /// The generation that certified the document verifier.
    public var issuer = 1
    /// What is wrong with the credentials.
    public var credentials = Credentials.valid

    /// What the profile `eac` has: ECDSA on brainpoolP256r1, EF.DG3 and EF.DG4, one generation, everything valid.
    public init() {}

    /// Confirms what types alone do not say.
    ///
    /// - Throws: `simulator.valueInvalid` with the member.
    func validate() throws(SimulatorError) {
        func fault(_ member: String, _ message: Message) -> SimulatorError {
            SimulatorError(.valueInvalid, member: "terminalAuthentication.\(member)", message)
        }
        let isCurve = if case .ec = key.kind { true } else { false }
        guard isCurve == algorithm.isPlain else {
            throw fault("key", .cryptoAlgorithmOfOtherKey(algorithm: algorithm.rawValue, key: key.name))
        }
        for (member, value) in [("dataGroups", dataGroups), ("rights", rights)] {
            guard value.allSatisfy({ $0 == 3 || $0 == 4 }), Set(value).count == value.count else {
                throw fault(member, .simulatorGuardedDataGroups)
            }
        }
        guard !dataGroups.isEmpty else { throw fault("dataGroups", .simulatorNoGuardedDataGroup) }
        guard (1...3).contains(generations) else { throw fault("generations", .simulatorAuthorityGenerations) }
        guard let first = trustPoints.first, (1...2).contains(trustPoints.count), (1...generations).contains(first),
            trustPoints == Array(first..<first + trustPoints.count), first + trustPoints.count - 1 <= generations
        else { throw fault("trustPoints", .simulatorTrustPoints) }
        guard (1...generations).contains(issuer) else { throw fault("issuer", .simulatorNoGeneration) }
    }
}

/// The members as they stand in JSON.
struct TerminalAuthenticationMembers: Decodable {
    let description: TerminalAuthenticationDescription

    private enum Key: String, CodingKey, CaseIterable {
        case algorithm
        case key
        case dataGroups
        case rights
        case documentVerifier
        case generations
        case trustPoints
        case issuer
        case credentials
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = TerminalAuthenticationDescription()
        result.algorithm =
            try Self.word(members, .algorithm, TerminalAuthenticationAlgorithm.allCases.map(\.rawValue))
            .flatMap(TerminalAuthenticationAlgorithm.init(rawValue:)) ?? result.algorithm
        result.key =
            try Self.word(members, .key, TerminalAuthenticationDescription.Key.allCases.map(\.name))
            .flatMap(TerminalAuthenticationDescription.Key.init(name:)) ?? result.key
        result.dataGroups = try members.decodeIfPresent([Int].self, forKey: .dataGroups) ?? result.dataGroups
        // A terminal that may read what there is, unless it is said.
        result.rights = try members.decodeIfPresent([Int].self, forKey: .rights) ?? result.dataGroups
        result.documentVerifier =
            try Self.word(
                members, .documentVerifier,
                TerminalAuthenticationDescription.DocumentVerifier.allCases.map(\.rawValue)
            ).flatMap(TerminalAuthenticationDescription.DocumentVerifier.init(rawValue:)) ?? result.documentVerifier
        result.generations = try members.decodeIfPresent(Int.self, forKey: .generations) ?? result.generations
        result.trustPoints = try members.decodeIfPresent([Int].self, forKey: .trustPoints) ?? result.trustPoints
        result.issuer = try members.decodeIfPresent(Int.self, forKey: .issuer) ?? result.generations
        result.credentials =
            try Self.word(
                members, .credentials, TerminalAuthenticationDescription.Credentials.allCases.map(\.rawValue)
            ).flatMap(TerminalAuthenticationDescription.Credentials.init(rawValue:)) ?? result.credentials
        description = result
    }

    /// One of a closed list of words; the error names them.
    private static func word(
        _ members: KeyedDecodingContainer<Key>, _ key: Key, _ words: [String]
    ) throws -> String? {
        guard let text = try members.decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let word = words.first(where: { $0.lowercased() == text.lowercased() }) else {
            throw SimulatorError(
                .valueInvalid, member: "terminalAuthentication.\(key.rawValue)", .simulatorOneOf(words: words))
        }
        return word
    }
}
