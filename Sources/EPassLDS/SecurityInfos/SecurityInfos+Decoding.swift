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
                // Under another tag than that of the SET only an entry says that this is the list: text begins with 30
                // as well, and so does one entry without its list.
                if element.tag == .sequence, let error = entries.onlyError { throw error }
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
            guard let first = try? inner.next("0"), isList(first) else { return nil }
            return try outer.members(of: element, "SecurityInfos")
        default: return nil
        }
    }

    /// Whether a member of what may be the list is itself the list, or wraps it: an entry begins with an object
    /// identifier, whatever its own tag, a list with an entry.
    private static func isList(_ member: TLVElement) -> Bool {
        guard [.sequence, .set, .bitString, .octetString].contains(member.tag) else { return false }
        let content = member.content.dropFirst(member.tag == .bitString ? 1 : 0)
        switch content.first {
        case 0x31, 0x03, 0x04: return true
        case 0x30:
            guard let header = try? TLVHeader.parse(Array(content)) else { return false }
            return content.dropFirst(header.headerLength).first == 0x06
        default: return false
        }
    }

    private static func list(
        _ list: Template, noting context: inout DecodingContext
    ) throws(LDSError) -> [Entry] {
        var reader = list
        var entries: [Entry] = []
        while !reader.isAtEnd {
            let (name, rest, offset) = ("\(entries.count)", Array(reader.remaining), reader.offset)
            var encoded = rest
            var attempt = context
            let info: SecurityInfo
            do throws(LDSError) {
                let element = try reader.next(name)
                encoded = Array(element.encoded)
                guard element.tag == .sequence else {
                    throw reader.error(
                        .unexpectedTag, name, at: offset, .ldsOtherElement(tag: TLVTag.sequence, found: element.tag))
                }
                var fields = try reader.members(of: element, name)
                info = try SecurityInfo(fields: &fields, noting: &attempt)
                context = attempt
            } catch {
                if error.code == .limitExceeded || error.code == .deviationRefused { throw error }
                try context.note(.securityInfoMalformed, path: error.path, at: error.offset, error.message)
                if reader.offset == offset {
                    // What is not DER may have an end all the same; else the next entry begins nobody knows where.
                    var lenient = reader.cursor
                    lenient.rules = .ber
                    encoded = (try? lenient.read()).map { Array($0.encoded) } ?? rest
                    reader.skip(encoded.count)
                }
                info = .malformed(
                    MalformedSecurityInfo(
                        objectIdentifier: identifier(in: encoded, of: list.file), octets: encoded, error: error))
            }
            entries.append(Entry(info: info, encoded: encoded, offset: offset))
        }
        return entries
    }

    /// The object identifier at the beginning of an entry, whatever follows it.
    private static func identifier(in entry: [UInt8], of file: LDSFile) -> String? {
        guard let header = try? TLVHeader.parse(entry), header.tag.isConstructed else { return nil }
        var fields = Template(file, TLVCursor(entry[header.headerLength...], limits: limits))
        return try? fields.objectIdentifier("protocol")
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

extension [SecurityInfos.Entry] {
    /// Why the first one cannot be decoded, where none can be.
    fileprivate var onlyError: LDSError? {
        guard case .malformed(let first) = first?.info else { return nil }
        let isAlone = allSatisfy { if case .malformed = $0.info { true } else { false } }
        return isAlone ? first.error : nil
    }
}
