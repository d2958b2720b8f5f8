// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// How much testing the groups of Diffie-Hellman of one document still get, where their primes are on no list (threat
/// T12).
///
/// Testing one group of 4096 bits takes about half a second, and a file has room for sixty. All keys of a document
/// share one allowance: one group of 4096 bits, two of 3072, eight of 2048. A group that was asked for before costs
/// nothing again.
package struct ModularGroupAllowance: Sendable {
    /// The work that is left: the cube of the bits, in units of 64 bits.
    private var work = Self.work(of: ModularGroup.supportedBits.upperBound)
    /// What became of the groups that were asked for.
    private var outcomes: [Numbers: Result<ModularGroup, CryptoError>] = [:]

    /// The allowance of one document.
    package init() {}

    /// Domain parameters as they are given, without leading zeros.
    private struct Numbers: Sendable, Hashable {
        let prime: [UInt8]
        let generator: [UInt8]
        let order: [UInt8]?
    }

    /// The group of these numbers, big-endian and without leading zeros.
    ///
    /// - Throws: `crypto.allowanceSpent` where the group would have to be tested and too much was tested already; else
    ///   as ``ModularGroup/init(prime:generator:order:)``.
    mutating func group(
        prime: [UInt8], generator: [UInt8], order: [UInt8]?
    ) throws(CryptoError) -> ModularGroup {
        let numbers = Numbers(prime: prime, generator: generator, order: order)
        if let known = outcomes[numbers] { return try known.get() }
        let bits = prime.bitCount
        if ModularGroup.supportedBits.contains(bits), try WellKnownPrime.named(prime) == nil {
            let cost = Self.work(of: bits)
            guard cost <= work else {
                throw CryptoError(.allowanceSpent, .cryptoAllowanceSpent(bits: bits))
            }
            // What fails is paid for, too: a prime may be found sound and its generator not.
            work -= cost
        }
        let outcome = Self.outcome(numbers)
        outcomes[numbers] = outcome
        return try outcome.get()
    }

    private static func outcome(_ numbers: Numbers) -> Result<ModularGroup, CryptoError> {
        if let found = recent.withLock({ $0.first { $0.numbers == numbers } }) { return .success(found.group) }
        do throws(CryptoError) {
            let made = try ModularGroup(prime: numbers.prime, generator: numbers.generator, order: numbers.order)
            recent.withLock { recent in
                if recent.count == mostRecent { recent.removeFirst() }
                recent.append((numbers, made))
            }
            return .success(made)
        } catch {
            return .failure(error)
        }
    }

    /// Groups that were found sound lately: whoever reads a document and then judges it tests its group once. An
    /// allowance is charged all the same, so that nothing depends on what was read before.
    private static let recent = Mutex<[(numbers: Numbers, group: ModularGroup)]>([])
    private static let mostRecent = 4

    private static func work(of bits: Int) -> Int {
        let units = (bits + 63) / 64
        return units * units * units
    }
}
