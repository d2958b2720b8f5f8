// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassJOSE
public import EPassPKCS11
import Foundation

/// What the operator's key is used for: keys of transactions wrapped, tokens, and names for things that must not be
/// named.
///
/// The first key is used from now on; the others open what was made with them.
public struct Vault: Sendable {
    /// Why a vault cannot be made or opened.
    public enum Fault: Error, Sendable, Hashable {
        /// The file is missing, or holds no 32 octets as hexadecimal digits.
        case keyUnreadable
        /// Others than its owner may read the file.
        case keyExposed
        /// What was encrypted cannot be opened: another key, or somebody changed it.
        case notAuthentic
        /// OpenSSL could not do it at all.
        case unavailable
    }

    private struct Key: Sendable {
        let identifier: [UInt8]
        let wrapping: SymmetricKey
        let tokens: SymmetricKey
        let names: SymmetricKey

        init(_ master: SymmetricKey) throws(JOSEError) {
            wrapping = try master.derived(for: "epass-service wrapping")
            tokens = try master.derived(for: "epass-service tokens")
            names = try master.derived(for: "epass-service names")
            identifier = Array(try master.derived(for: "epass-service identifier").copyOctets().prefix(4))
        }
    }

    private let current: Key
    private let previous: [Key]

    /// A key that ends with the process, for demonstrations and tests.
    ///
    /// - Throws: ``Fault/unavailable``.
    public init() throws(Fault) {
        guard let master = try? SymmetricKey() else { throw .unavailable }
        try self.init(master, previous: [])
    }

    private init(_ master: SymmetricKey, previous: [SymmetricKey]) throws(Fault) {
        do {
            current = try Key(master)
            self.previous = try previous.map(Key.init)
        } catch {
            throw .unavailable
        }
    }

    /// The keys of files or tokens.
    ///
    /// - Throws: ``Fault/unavailable``.
    public init(_ current: Master, previous: [Master] = []) throws(Fault) {
        try self.init(current.key, previous: previous.map(\.key))
    }

    /// The key of a file.
    ///
    /// - Throws: ``Fault``.
    public init(keyFile: String) throws(Fault) { try self.init(try Master(keyFile: keyFile)) }

    /// What all other keys are derived from: 32 octets, in memory alone.
    public struct Master: Sendable {
        fileprivate let key: SymmetricKey

        /// The key of a file: 64 hexadecimal digits, readable by their owner alone.
        ///
        /// - Throws: ``Fault``.
        public init(keyFile: String) throws(Fault) { key = try Vault.read(keyFile) }

        /// What a secret key in a token computes over this program's label. The key itself stays there: who has the
        /// database and the settings, and neither the token nor its PIN, has nothing.
        ///
        /// - Throws: `PKCS11Error`.
        public init(_ token: PKCS11SecretKey) async throws(PKCS11Error) {
            let code = try await token.authenticationCode(Array("epass-service storage 1".utf8))
            key = SymmetricKey(code)
        }
    }

    private static func read(_ path: String) throws(Fault) -> SymmetricKey {
        let file: [UInt8]
        do { file = try SecretFile.read(path) } catch { throw error == .exposed ? .keyExposed : .keyUnreadable }
        let text = String(decoding: file, as: UTF8.self)
        guard let octets = Hexadecimals.octets(text.trimmingCharacters(in: .whitespacesAndNewlines)), octets.count == 32
        else { throw .keyUnreadable }
        return SymmetricKey(SecretBytes(copying: octets))
    }

    // MARK: Keys of transactions

    /// A new key of a transaction, and how it is stored.
    func makeKey(for transaction: String) throws(Fault) -> (key: TransactionKey, wrapped: [UInt8]) {
        guard let key = try? SymmetricKey() else { throw .unavailable }
        let box = try Sealing.seal(key.copyOctets(), with: current.wrapping, context: "key \(transaction)")
        return (TransactionKey(key: key, transaction: transaction), current.identifier + box)
    }

    /// The key of a transaction as it was stored.
    func key(_ wrapped: [UInt8], of transaction: String) throws(Fault) -> TransactionKey {
        guard let key = ([current] + previous).first(where: { wrapped.starts(with: $0.identifier) }) else {
            throw .notAuthentic
        }
        let octets = try Sealing.open(
            Array(wrapped.dropFirst(key.identifier.count)), with: key.wrapping, context: "key \(transaction)")
        return TransactionKey(key: SymmetricKey(SecretBytes(copying: octets)), transaction: transaction)
    }

    /// Whether what was wrapped names one of the keys that are given; what is too short to name any is changed, and
    /// not another key's.
    func knows(_ wrapped: [UInt8]) -> Bool {
        ([current] + previous).contains { wrapped.count < $0.identifier.count || wrapped.starts(with: $0.identifier) }
    }

    // MARK: Which key a database has

    private static let checked = "epass-service key check"

    /// A word under the key of now: who has another key cannot open it.
    func makeCheck() throws(Fault) -> [UInt8] {
        current.identifier
            + (try Sealing.seal(Array(Self.checked.utf8), with: current.wrapping, context: Self.checked))
    }

    /// Whether a word was made with one of the keys that are given, and whether that is the key of now.
    func opens(_ check: [UInt8]) -> (any: Bool, current: Bool) {
        func isOf(_ key: Key) -> Bool {
            let box = Array(check.dropFirst(key.identifier.count))
            let word = try? Sealing.open(box, with: key.wrapping, context: Self.checked)
            return check.starts(with: key.identifier) && word == Array(Self.checked.utf8)
        }
        let isCurrent = isOf(current)
        return (isCurrent || previous.contains(where: isOf), isCurrent)
    }

    // MARK: Tokens and names

    private static let tokenPrefix = "ept_"

    /// The token of the client that carries a transaction's data. It is computed, and stored nowhere.
    func token(of transaction: String) throws(Fault) -> String {
        do { return Self.tokenPrefix + Base64URL.encode(try current.tokens.code(over: "token \(transaction)")) } catch {
            throw .unavailable
        }
    }

    /// Whether a text has the form of such a token.
    public static func isToken(_ text: String) -> Bool { text.hasPrefix(tokenPrefix) }

    /// Whether a token is that of a transaction; compared in constant time.
    public func isToken(_ text: String, of transaction: String) -> Bool {
        guard Self.isToken(text), let code = Base64URL.decode(text.dropFirst(Self.tokenPrefix.count)) else {
            return false
        }
        let message = Array("token \(transaction)".utf8)
        return ([current] + previous).contains { key in
            (try? key.tokens.isAuthenticationCode(code, over: message)) == true
        }
    }

    /// A name for something that must not stand in a log: the same for the same thing, and nobody without the key can
    /// tell what it is.
    func name(of text: String, in space: String) throws(Fault) -> String {
        try Self.name(of: text, in: space, current)
    }

    private static func name(of text: String, in space: String, _ key: Key) throws(Fault) -> String {
        do { return Hexadecimals.text(try key.names.code(over: "\(space)\u{0}\(text)").prefix(16)) } catch {
            throw .unavailable
        }
    }

    /// The names that a holder of bearer tokens has in the audit log: that of now, then those under earlier keys.
    ///
    /// - Throws: ``Fault/unavailable``.
    public func names(of holder: TokenHolder, issuer: String) throws(Fault) -> [String] {
        var names: [String] = []
        for key in [current] + previous {
            names.append("oauth." + (try Self.name(of: "\(issuer)\u{0}\(holder.value)", in: holder.space, key)))
        }
        return names
    }
}

/// The key that everything of one transaction is encrypted with. Without it none of that can be read.
struct TransactionKey: Sendable {
    fileprivate let key: SymmetricKey
    fileprivate let transaction: String

    func seal(_ octets: [UInt8], as kind: StaticString) throws(Vault.Fault) -> [UInt8] {
        try Sealing.seal(octets, with: key, context: "\(kind) \(transaction)")
    }

    func open(_ octets: [UInt8], as kind: StaticString) throws(Vault.Fault) -> [UInt8] {
        try Sealing.open(octets, with: key, context: "\(kind) \(transaction)")
    }
}

/// AES-256-GCM with a nonce of 96 random bits; what the content is, and whose, is authenticated with it.
private enum Sealing {
    static func seal(_ octets: [UInt8], with key: SymmetricKey, context: String) throws(Vault.Fault) -> [UInt8] {
        do { return try key.seal(octets, context: context) } catch { throw .unavailable }
    }

    static func open(_ octets: [UInt8], with key: SymmetricKey, context: String) throws(Vault.Fault) -> [UInt8] {
        do { return try key.open(octets, context: context) } catch {
            throw error == .unavailable ? .unavailable : .notAuthentic
        }
    }
}

extension SymmetricKey {
    fileprivate func code(over text: String) throws(JOSEError) -> [UInt8] {
        try authenticationCode(over: Array(text.utf8))
    }
}
