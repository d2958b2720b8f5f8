// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
package import EPassTrust

extension TrustVoucher {
    /// The list for people: `the master list of TO`; nil where there is none.
    package var publication: String? {
        guard let source, let kind = source.kind.listName else { return nil }
        return "the \(kind)" + (state.map { " of \($0)" } ?? " \(source.name)")
    }

    /// Who vouches, for people: `grant: the master list of NL`.
    package var words: String {
        switch kind {
        case .named: "named"
        case .pin: "its SHA-256 was given"
        case .pinnedList: "the SHA-256 of \(publication ?? "its list") was given"
        case .ownState: "\(publication ?? "a list"), its own State"
        case .grant: "\(publication ?? "a list"), by a grant"
        case .link: "a link certificate"
        case .list: "\(publication ?? "a list"), without a grant"
        case .linkUnderList: "a link certificate under a listed one"
        case .nothing: "nobody"
        }
    }

    /// The voucher in JSON.
    package var json: JSONValue {
        let publisher = source?.publisher
        return .members(
            ("kind", .string(kind.rawValue)), ("list", .text(source?.kind.list == nil ? nil : source?.name)),
            ("publisher", .text(publisher?.state)),
            ("publisherCSCA", .text(publisher?.fingerprint.map { HexadecimalText.of($0).lowercased() })),
            ("pinned", publisher.map { .boolean($0.isPinned) }),
            ("granted", publisher.map { .text($0.granted.isEmpty ? nil : $0.granted.description) }))
    }
}

extension TrustSource.Kind {
    /// The list in words; nil for what is none.
    fileprivate var listName: String? { list?.name }
}
