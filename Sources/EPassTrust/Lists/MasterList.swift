// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The content of a CSCA master list (Doc 9303-12, 9.2): certificates that its signer vouches for.
package typealias MasterList = CertificateList

/// The content of a list of trusted document signers (BSI TR-03129-2, 8.1).
///
/// A document signer in it is trusted by its signer's word, without a path to a CSCA.
package typealias DocumentSignerList = CertificateList

/// What master lists and lists of document signers share: a version and a SET OF Certificate.
///
/// What the list says is worth what its signer is worth: see ``SignedListVerification``.
package struct CertificateList: Sendable, Hashable {
    /// One certificate of the list.
    package typealias Entry = ListedCertificate

    /// The version; the standards have 0 only.
    package let version: Int
    /// The certificates in their order, those that cannot be decoded among them.
    package let entries: [Entry]

    private static let maximumCertificates = 65_536

    /// Decodes the content: at most 64 MiB and 65,536 certificates. The certificates themselves are decoded when asked
    /// for. A member whose length is damaged ends the list: the octets from there on become a last entry that is no
    /// certificate.
    ///
    /// - Parameter kind: which of the two it is, for errors.
    /// - Throws: `TrustError` where the structure around the certificates is damaged. A damaged certificate is an entry
    ///   that says so.
    package init(content: [UInt8], of kind: SignedListKind = .masterList) throws(TrustError) {
        var entries: [Entry] = []
        version = try Self.forEach(in: content, of: kind) { entries.append($0) }
        self.entries = entries
    }

    /// Goes through the certificates of a content without keeping a list of them.
    ///
    /// - Returns: the version.
    /// - Throws: as `init(content:of:)`; entries before the fault were handed out.
    @discardableResult
    package static func forEach(
        in content: [UInt8], of kind: SignedListKind = .masterList, _ body: (Entry) -> Void
    ) throws(TrustError) -> Int {
        let element = kind == .masterList ? "CscaMasterList" : "DocumentSignerList"
        var fields = try TLVFields(list: content, maximumLength: SignedList.maximumLength, element)
        let version = try fields.number("version")
        var list = try fields.template(.set, "certList")
        try fields.end()
        var index = 0
        while !list.isAtEnd {
            guard index < maximumCertificates else {
                throw list.refused(.limitExceeded, .asn1TooManyCertificates(maximum: maximumCertificates))
            }
            let offset = list.offset
            let rest = list.remaining
            do throws(TrustError) {
                let member = try list.next("certificate")
                let refusal =
                    member.tag == .sequence ? nil : list.malformed(member, "certificate", .asn1NoCertificate)
                body(Entry(index: index, offset: offset, octets: member.encoded, refusal: refusal))
            } catch {
                body(Entry(index: index, offset: offset, octets: rest, refusal: error))
                break
            }
            index += 1
        }
        return version
    }
}
