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

}

extension TrustVoucher: JSONWritable {
    /// The voucher in JSON.
    package func write(to json: inout JSONWriter) {
        let publisher = source?.publisher
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("list", source?.kind.list == nil ? nil : source?.name)
            json.member("publisher", publisher?.state)
            json.member("publisherSHA256", publisher?.fingerprint.map { Hexadecimal.lowercaseText($0) })
            json.member("pinned", publisher?.isPinned)
            json.member("granted", publisher.flatMap { $0.granted.isEmpty ? nil : $0.granted.description })
        }
    }
}
