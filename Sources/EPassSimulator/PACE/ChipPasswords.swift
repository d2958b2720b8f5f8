// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816

/// The passwords of a chip and their retry counters (BSI TR-03110-2, 2.2.3). The counters outlive a reset; what was
/// resumed does not.
struct ChipPasswords: Sendable {
    /// One password.
    private struct Entry: Sendable {
        /// f(π) of Doc 9303-11, table 14.
        let encoded: [UInt8]
        /// The retry counter at first and now; nil where there is none.
        let initialTries: Int?
        var triesLeft: Int?
    }

    private var entries: [PasswordKind: Entry] = [:]
    /// The passwords that may be tried although they are suspended, until the session ends.
    private var resumed: Set<PasswordKind> = []

    /// Adds the MRZ: its encoding is the whole digest (9.7.3), where Basic Access Control takes 16 octets of it.
    mutating func addMRZ(_ information: [UInt8], triesLeft: Int? = nil) throws(CryptoError) {
        add(.mrz, try HashAlgorithm.sha1.hash(information), triesLeft: triesLeft)
    }

    /// Adds a password with f(π) as given.
    ///
    /// - Parameter triesLeft: how many of the tries are left; nil for all, and a number gives a counter also to those
    ///   that usually have none.
    mutating func add(_ kind: PasswordKind, _ encoded: [UInt8], triesLeft: Int? = nil) {
        let initial = kind.initialTries ?? triesLeft.map { max($0, 3) }
        entries[kind] = Entry(encoded: encoded, initialTries: initial, triesLeft: triesLeft ?? initial)
    }

    /// The password that `DO'83'` names, if the chip has it.
    func kind(reference: [UInt8]) -> PasswordKind? {
        entries.keys.first { [$0.reference] == reference }
    }

    /// What MSE:Set AT answers on choosing a password: 9000, or 63Cx where tries were lost (TR-03110-3, B.14.1).
    func selectionStatus(_ kind: PasswordKind) -> StatusBytes {
        guard let entry = entries[kind], let left = entry.triesLeft, left != entry.initialTries else { return .success }
        return Self.warning(left)
    }

    /// Whether a password may be tried now.
    ///
    /// - Throws: 6983 where it is blocked, 6985 where it is suspended and was not resumed (TR-03110-3, B.14.2).
    func checkUsable(_ kind: PasswordKind) throws(ChipCommand.Refusal) {
        switch entries[kind]?.triesLeft {
        case 0: throw ChipCommand.Refusal(.authenticationMethodBlocked)
        case 1 where !resumed.contains(kind): throw ChipCommand.Refusal(.conditionsNotSatisfied)
        default: return
        }
    }

    /// Whether the password is suspended and the CAN has resumed it.
    func isResumed(_ kind: PasswordKind) -> Bool { resumed.contains(kind) && entries[kind]?.triesLeft == 1 }

    /// Counts a wrong value.
    ///
    /// - Returns: 63Cx where there is a counter, otherwise 6300.
    mutating func countFailure(_ kind: PasswordKind) -> StatusBytes {
        guard let left = entries[kind]?.triesLeft else { return .authenticationFailed }
        let now = max(0, left - 1)
        entries[kind]?.triesLeft = now
        return Self.warning(now)
    }

    /// Sets how many tries are left of a password that the chip knows.
    mutating func setTries(_ tries: Int, of kind: PasswordKind) {
        guard let entry = entries[kind] else { return }
        entries[kind] = Entry(
            encoded: entry.encoded, initialTries: entry.initialTries ?? max(tries, 3), triesLeft: max(0, tries))
    }

    /// Takes the right value: its counter starts anew, and the CAN resumes those that are suspended.
    mutating func noteSuccess(_ kind: PasswordKind) {
        let initial = entries[kind]?.initialTries
        entries[kind]?.triesLeft = initial
        if kind == .can { resumed = Set(entries.filter { $0.value.triesLeft == 1 }.keys) }
    }

    /// Forgets what was resumed.
    mutating func endSession() { resumed = [] }

    /// K_π = KDF(f(π), 3) for a cipher.
    func key(_ kind: PasswordKind, cipher: BlockCipher) throws(CryptoError) -> SecretBytes {
        try KeyDerivation.key(
            seed: SecretBytes(copying: entries[kind]?.encoded ?? []), purpose: .password, cipher: cipher)
    }

    private static func warning(_ tries: Int) -> StatusBytes {
        StatusBytes(0x63C0 | UInt16(truncatingIfNeeded: min(tries, 15)))
    }
}
