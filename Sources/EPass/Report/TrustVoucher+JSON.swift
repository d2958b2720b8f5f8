// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
package import EPassJSON
package import EPassMessages
package import EPassTrust

extension TrustVoucher {
    /// The list for people: `the master list of TO`; nil where there is none.
    package var publication: Message? {
        guard let source, let kind = source.kind.list else { return nil }
        return kind.publication(state: state, source: source.name)
    }

    /// Who vouches, for people: `the master list of NL, by a grant`.
    package var message: Message {
        switch kind {
        case .named: TrustBasis.named.message
        case .pin: .trustPin
        case .pinnedList: .trustPinnedList(publication: publication ?? .trustItsList)
        case .ownState: .trustOwnState(publication: publication ?? .trustAnyList)
        case .grant: .trustGrant(publication: publication ?? .trustAnyList)
        case .link: .trustLink
        case .list: .trustList(publication: publication ?? .trustAnyList)
        case .linkUnderList: .trustLinkUnderList
        case .nothing: .trustNothing
        }
    }

    /// The voucher in JSON.
    package var json: JSONValue {
        let publisher = source?.publisher
        return .members(
            ("kind", .string(kind.rawValue)), ("list", .text(source?.kind.list == nil ? nil : source?.name)),
            ("publisher", .text(publisher?.state)),
            ("publisherSHA256", .text(publisher?.fingerprint.map { Hexadecimal.lowercaseText($0) })),
            ("pinned", publisher.map { .boolean($0.isPinned) } ?? .null),
            ("granted", .text(publisher.flatMap { $0.granted.isEmpty ? nil : $0.granted.description })))
    }
}
