// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One certificate of a list, where it stands and what became of it.
///
/// The octets share the storage of the list. A certificate is decoded when it is asked for, so that a list of any
/// length needs little more memory than its octets.
public struct ListedCertificate: Sendable, Hashable {
    /// Its number in the list, from 0.
    public let index: Int
    /// Where it begins, in octets from the beginning of the list's content.
    public let offset: Int
    /// The certificate as it stands in the list.
    public let octets: ArraySlice<UInt8>
    /// Why the octets cannot be a certificate at all, where that is known without decoding them.
    let refusal: TrustError?

    /// The certificate decoded, or why it cannot be. Decoded anew each time: keep the result.
    public var certificate: Result<Certificate, TrustError> {
        if let refusal { return .failure(refusal) }
        do throws(TrustError) {
            return .success(try Certificate(encoded: Array(octets)))
        } catch {
            return .failure(error)
        }
    }
}

/// The structure that master lists and lists of signers share: a version and a SET OF Certificate.
enum CertificateListContent {
    /// Most certificates in one list.
    static let maximumCertificates = 65_536

    struct Decoded {
        let version: Int
        let entries: [ListedCertificate]
    }

    /// The entries in their order. A damaged one ends the list: the octets from there on become a last entry that is no
    /// certificate.
    static func decode(_ content: [UInt8], _ element: String) throws(TrustError) -> Decoded {
        var entries: [ListedCertificate] = []
        let version = try forEach(content, element) { entries.append($0) }
        return Decoded(version: version, entries: entries)
    }

    static func forEach(
        _ content: [UInt8], _ element: String, _ body: (ListedCertificate) -> Void
    ) throws(TrustError) -> Int {
        var fields = try TLVFields(list: content, maximumLength: SignedList.maximumLength, element)
        let version = try fields.next("version", .integer).number("\(element).version")
        var list = try fields.inside(try fields.next("certList", .set), "certList")
        try fields.finish()
        var index = 0
        while !list.isAtEnd {
            guard index < maximumCertificates else {
                throw TrustError(
                    .limitExceeded, element: list.element, offset: list.offset,
                    .asn1TooManyCertificates(maximum: maximumCertificates))
            }
            let offset = list.offset
            let rest = list.remaining
            do throws(TrustError) {
                let member = try list.next("certificate")
                let refusal =
                    member.tag == .sequence
                    ? nil : member.malformed(list.path("certificate"), .asn1NoCertificate)
                body(ListedCertificate(index: index, offset: offset, octets: member.encoded, refusal: refusal))
            } catch {
                body(ListedCertificate(index: index, offset: offset, octets: rest, refusal: error))
                break
            }
            index += 1
        }
        return version
    }
}
