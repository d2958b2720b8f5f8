// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// Counts the elements of a long ASN.1 encoding before a tree of them is made.
///
/// A tree needs some hundred octets for each element, which may have as few as two: 64 MiB of empty sequences would become gigabytes. Primitive
/// elements are stepped over, so that the content of a list costs nothing here.
enum ASN1Bounds {
    /// Elements outside primitive ones. A list in segments of 1,000 octets (BER) has one for each.
    static let maximumElements = 262_144

    /// - Throws: `TrustError` with code `tooLarge`, `limitExceeded` or `malformed`.
    static func check(
        _ octets: [UInt8], maximumLength: Int, maximumElements: Int = maximumElements, element: String
    ) throws(TrustError) {
        guard octets.count <= maximumLength else {
            throw TrustError(
                .tooLarge, element: element, "It has \(octets.count) octets; at most \(maximumLength) are parsed.")
        }
        var rest = octets[...]
        var count = 0
        while !rest.isEmpty {
            let header: TLVHeader
            do throws(TLVError) {
                header = try TLVHeader.parse(Array(rest.prefix(16)))
            } catch {
                throw TrustError(
                    .malformed, element: element, offset: rest.startIndex + error.offset,
                    "The octets are not valid ASN.1.")
            }
            count += 1
            guard count <= maximumElements else {
                throw TrustError(
                    .limitExceeded, element: element, offset: rest.startIndex,
                    "There are more than \(maximumElements) elements.")
            }
            let passed = header.tag.isConstructed ? 0 : header.contentLength ?? 0
            rest = rest.dropFirst(header.headerLength).dropFirst(passed)
        }
    }
}
