// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One extension of a card-verifiable certificate (Doc 9303-12, 7.2.2.6): an object identifier and data that it gives a
/// meaning.
///
/// Extensions are not critical: a chip does not reject a certificate because of one that it does not know.
public struct CardVerifiableExtension: Sendable, Hashable {
    /// What it is, dotted.
    public let objectIdentifier: String
    /// The data objects that follow the object identifier, as encoded.
    public let content: [UInt8]

    /// An extension.
    ///
    /// - Parameters:
    ///   - objectIdentifier: dotted.
    ///   - content: data objects as encoded.
    public init(objectIdentifier: String, content: [UInt8]) {
        self.objectIdentifier = objectIdentifier
        self.content = content
    }

    /// The discretionary data template 73.
    func encoded() -> [UInt8] {
        let identifier = ObjectIdentifierText.content(of: objectIdentifier) ?? []
        return TLVWriter.encode(0x73, TLVWriter.encode(0x06, identifier) + content)
    }

    /// Reads the members of 65; at most 16.
    static func list(_ fields: inout CardVerifiableFields) throws(TrustError) -> [Self] {
        var found: [Self] = []
        while !fields.isAtEnd {
            let name = "[\(found.count)]"
            guard found.count < 16 else {
                throw TrustError(
                    .limitExceeded, element: fields.element, offset: fields.offset, .cvcTooManyExtensions(maximum: 16))
            }
            let template = try fields.next(name, 0x73)
            var members = try fields.members(of: template, name)
            let identifier = try members.next("objectIdentifier", 0x06)
            let text = try identifier.objectIdentifierText(members.path("objectIdentifier"))
            let content = template.content.dropFirst(identifier.encoded.count)
            while !members.isAtEnd { _ = try members.any("data") }
            found.append(CardVerifiableExtension(objectIdentifier: text, content: Array(content)))
        }
        return found
    }
}
