// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

extension SecurityInfos {
    /// How many wrappers around the SET are looked through.
    private static let maximumWrappers = 3

    /// Reads the one SET that stands at the beginning of what is left, in DER, through the wrappers of F-15.
    ///
    /// - Parameter trailing: what octets after it are called.
    static func entries(
        in content: Template, trailing: LDSDeviation, noting context: inout DecodingContext
    ) throws(LDSError) -> [Entry] {
        var outer = content
        outer.cursor.rules = .der
        if outer.isAtEnd { throw outer.error(.truncated, "SecurityInfos", at: outer.offset, .ldsEmpty) }
        var trailing = trailing
        for wrappers in 0...maximumWrappers {
            // Told from the first octet alone: under another tag even the length may make no sense.
            try outer.demand(
                outer.isAtEnd || [0x31, 0x30, 0x03, 0x04].contains(outer.remaining.first), .unexpectedTag,
                "SecurityInfos", at: outer.offset, .ldsSetMissing)
            let element = try outer.next("SecurityInfos")
            if !outer.isAtEnd {
                try context.note(
                    trailing, path: "SecurityInfos", at: outer.offset,
                    .ldsOctetsAfterSecurityInfos(count: outer.remaining.count))
            }
            guard let wrapper = try wrapper(element, in: outer) else {
                if element.tag == .sequence {
                    try context.note(
                        .securityInfosSequence, path: "SecurityInfos", at: element.offset, .ldsSequenceForSet)
                }
                let entries = try list(outer.members(of: element, "SecurityInfos"), noting: &context)
                try noteMissingParameterIDs(in: entries, &context)
                return entries
            }
            try context.note(
                .securityInfosWrapped, path: "SecurityInfos", at: element.offset, .ldsSetWrapped(tag: element.tag))
            guard wrappers < maximumWrappers else { break }
            outer = wrapper
            trailing = .securityInfosTrailing
        }
        throw outer.error(.limitExceeded, "SecurityInfos", at: outer.offset, .ldsWrappersTooDeep)
    }

    /// A reader over the value of an element that wraps the SecurityInfos; nil for the list itself and for anything
    /// else.
    private static func wrapper(_ element: TLVElement, in outer: Template) throws(LDSError) -> Template? {
        var inner = try outer.members(of: element, "SecurityInfos")
        switch element.tag {
        case .bitString:
            // The first octet of a BIT STRING is the number of unused bits of its last.
            try outer.demand(
                element.content.first == 0, .invalidValue, "SecurityInfos", at: element.offset, .ldsBitStringNotWhole)
            inner.skip(1)
            return inner
        case .octetString: return inner
        case .sequence, .set:
            switch try inner.peek("0") {
            case .set, .bitString, .octetString: return inner
            case .sequence:
                // An entry begins with an object identifier, a list within a list with an entry.
                var copy = inner
                return try copy.sequence("0").peek("protocol") == .sequence ? inner : nil
            default: return nil
            }
        default: return nil
        }
    }

    private static func list(
        _ list: Template, noting context: inout DecodingContext
    ) throws(LDSError) -> [Entry] {
        var reader = list
        var entries: [Entry] = []
        while !reader.isAtEnd {
            let name = "\(entries.count)"
            let element = try reader.read(.sequence, name)
            var fields = try reader.members(of: element, name)
            let info = try SecurityInfo(fields: &fields, noting: &context)
            entries.append(Entry(info: info, encoded: Array(element.encoded), offset: element.offset))
        }
        return entries
    }

    /// Domain parameters are known without an id only where there is exactly one explicit set, and the mapping is not
    /// the one whose id also names a key (Doc 9303-11, 9.2.1).
    private static func noteMissingParameterIDs(
        in entries: [Entry], _ context: inout DecodingContext
    ) throws(LDSError) {
        for (index, entry) in entries.enumerated() {
            guard case .pace(let info) = entry.info, info.parameterID == nil else { continue }
            let explicit = entries.count {
                guard case .paceDomainParameter(let other) = $0.info else { return false }
                return other.keyAgreement == info.paceProtocol.keyAgreement
            }
            guard explicit != 1 || info.paceProtocol.mapping == .chipAuthentication else { continue }
            try context.note(
                .paceInfoWithoutParameterID, path: "SecurityInfos/\(index)", at: entry.offset,
                .ldsNoParameterID(count: explicit))
        }
    }
}
