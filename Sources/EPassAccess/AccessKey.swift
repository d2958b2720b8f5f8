// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
public import EPassMRZ

/// What opens a chip: the MRZ information of a document, held so that it is wiped when it is no longer needed.
///
/// The value cannot be copied, printed or compared. One of them serves several attempts.
public struct AccessKey: ~Copyable, Sendable {
    private let mrzInformation: SecretBytes

    /// The key of the three fields of a machine readable zone. Doc 9303-11, 4.3.2.
    ///
    /// - Parameters:
    ///   - fields: document number, date of birth, date of expiry.
    ///   - variant: which check digits go into the key: those that are printed, as 4.3.2 demands, or those that are
    ///     computed, for the one further attempt where the printed ones are wrong.
    public init(fields: AccessKeyFields, variant: AccessKeyFields.Variant = .printed) {
        mrzInformation = SecretBytes(copying: fields.mrzInformation(variant))
    }

    /// K_seed of Basic Access Control: the first sixteen octets of SHA-1 over the MRZ information (9.7.2).
    package borrowing func seed() throws(AccessError) -> SecretBytes {
        do {
            return try HashAlgorithm.sha1.secretHash(mrzInformation).prefix(16)
        } catch {
            throw AccessError(wrapping: error)
        }
    }
}
