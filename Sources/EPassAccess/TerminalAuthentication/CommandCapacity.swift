// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto

/// How many octets of plain data a command to this chip can take, and how longer data gets there.
///
/// Certificates and RSA signatures are longer than a short command. BSI TR-03110-3, B.12.2 allows extended length
/// fields for them also where the chip does not state its buffer sizes; command chaining is for chips that say so (Doc
/// 9303-11, 9.3.2).
package struct CommandCapacity: Sendable, Hashable {
    /// The most octets of plain data with short length fields.
    package let short: Int
    /// The most octets of plain data with extended length fields; nil where reader or chip cannot pass such commands.
    package let extended: Int?
    /// Whether the chip says that it takes chains of commands.
    package let statesChaining: Bool
    /// Whether the chip says that it takes extended length fields.
    package let statesExtendedLength: Bool

    /// Capacities as given; less than one octet counts as one.
    package init(short: Int, extended: Int?, statesChaining: Bool = false, statesExtendedLength: Bool = false) {
        self.short = max(1, short)
        self.extended = extended
        self.statesChaining = statesChaining
        self.statesExtendedLength = statesExtendedLength
    }

    /// The capacities of a secure channel.
    ///
    /// - Parameters:
    ///   - cipher: the cipher of the channel.
    ///   - maximumCommandLength: the longest command that reader and chip can pass: 261 for short length fields, 65,544
    ///     at the most.
    package init(
        cipher: BlockCipher, maximumCommandLength: Int, statesChaining: Bool = false, statesExtendedLength: Bool = false
    ) {
        let long = SecureMessagingLimits.commandData(
            cipher: cipher, commandLength: maximumCommandLength, hasExpectedLength: false)
        self.init(
            short: SecureMessagingLimits.commandData(
                cipher: cipher, commandLength: min(261, maximumCommandLength), hasExpectedLength: false),
            extended: maximumCommandLength > 261 ? long : nil, statesChaining: statesChaining,
            statesExtendedLength: statesExtendedLength)
    }

    /// A way to send data that a single command may not hold.
    enum Form: Sendable, Hashable {
        /// One command, with whatever length fields it needs.
        case whole
        /// A chain of commands with short length fields.
        case chain
    }

    /// The ways that come into question for that many octets, the best first; at least one.
    func forms(for count: Int) -> [Form] {
        guard count > short else { return [.whole] }
        guard let extended, count <= extended else { return [.chain] }
        return statesChaining && !statesExtendedLength ? [.chain, .whole] : [.whole, .chain]
    }
}
