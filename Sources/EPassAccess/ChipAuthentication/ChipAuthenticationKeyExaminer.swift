// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
package import EPassLDS
internal import EPassMessages

/// Examines the static public keys of one file, in bounded work whatever the file holds (threat T12).
///
/// At most ``maximumKeys`` different entries are examined, and of the groups of Diffie-Hellman that are on no list only
/// as many as one document gets tested: one of 4096 bits, two of 3072, eight of 2048. An entry that stands in the file
/// again costs nothing.
package struct ChipAuthenticationKeyExaminer: Sendable {
    /// The most entries that are examined.
    package static let maximumKeys = 8

    private var allowance = ModularGroupAllowance()
    private var examined: [ChipAuthenticationPublicKeyInfo: Result<ChipAuthenticationKey, AccessError>] = [:]

    /// For the entries of one file.
    package init() {}

    /// The key of an entry, decoded and checked in full.
    ///
    /// - Throws: `AccessError`: `tooManyStaticKeys` for one that is not examined any more; else as
    ///   ``ChipAuthenticationKey/init(_:)``.
    package mutating func examine(_ info: ChipAuthenticationPublicKeyInfo) throws(AccessError) -> ChipAuthenticationKey
    {
        if let known = examined[info] { return try known.get() }
        guard examined.count < Self.maximumKeys else {
            throw AccessError(
                .tooManyStaticKeys, element: info.name,
                .caTooManyKeys(count: Self.maximumKeys))
        }
        let result: Result<ChipAuthenticationKey, AccessError>
        do throws(AccessError) {
            result = .success(try ChipAuthenticationKey(info, &allowance))
        } catch {
            result = .failure(error)
        }
        examined[info] = result
        return try result.get()
    }
}
