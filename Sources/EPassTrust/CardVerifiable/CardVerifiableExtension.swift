// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One extension of a card-verifiable certificate (Doc 9303-12, 7.2.2.6): an object identifier and data that it gives a
/// meaning.
///
/// Extensions are not critical: a chip does not reject a certificate because of one that it does not know.
package struct CardVerifiableExtension: Sendable, Hashable {
    /// What it is, dotted.
    package let objectIdentifier: String
    /// The data objects that follow the object identifier, as encoded.
    package let content: [UInt8]

    /// An extension.
    ///
    /// - Parameters:
    ///   - objectIdentifier: dotted.
    ///   - content: data objects as encoded.
    package init(objectIdentifier: String, content: [UInt8]) {
        self.objectIdentifier = objectIdentifier
        self.content = content
    }

    /// The discretionary data template 73.
    package func encoded() -> [UInt8] {
        let identifier = ObjectIdentifierText.content(of: objectIdentifier) ?? []
        return TLVWriter.encode(0x73, TLVWriter.encode(0x06, identifier) + content)
    }

    /// Reads the members of 65; at most 16.
    static func list(_ fields: TLVFields) throws(TrustError) -> [Self] {
        var fields = fields
        var found: [Self] = []
        while !fields.isAtEnd {
            guard found.count < 16 else { throw fields.refused(.limitExceeded, .cvcTooManyExtensions(maximum: 16)) }
            var members = try fields.objects(0x73, "[\(found.count)]")
            let text = try members.objectIdentifier()
            let content = Array(members.remaining)
            while !members.isAtEnd { _ = try members.next("data") }
            found.append(CardVerifiableExtension(objectIdentifier: text, content: content))
        }
        return found
    }
}
