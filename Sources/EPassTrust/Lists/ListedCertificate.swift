// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One certificate of a list, where it stands and what became of it.
///
/// The octets share the storage of the list. A certificate is decoded when it is asked for, so that a list of any
/// length needs little more memory than its octets.
package struct ListedCertificate: Sendable, Hashable {
    /// Its number in the list, from 0.
    package let index: Int
    /// Where it begins, in octets from the beginning of the list's content.
    package let offset: Int
    /// The certificate as it stands in the list.
    package let octets: ArraySlice<UInt8>
    /// Why the octets cannot be a certificate at all, where that is known without decoding them.
    let refusal: TrustError?

    /// The certificate decoded, or why it cannot be, with the position from the beginning of the list's content.
    /// Decoded anew each time: keep the result.
    package var certificate: Result<Certificate, TrustError> {
        if let refusal { return .failure(refusal) }
        do throws(TrustError) { return .success(try Certificate(encoded: Array(octets))) } catch {
            return .failure(error.moved(by: offset))
        }
    }
}
