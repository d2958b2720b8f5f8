// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What is known of the record of LDIF that is being read: its name and the kind of change (RFC 2849, 2 and 4).
struct LDIFRecordState: Sendable {
    private enum Change {
        /// A content record, or one that adds an entry.
        case none
        /// A record that takes an entry away, or renames it.
        case removal
        /// A record that changes an entry; nil between two operations.
        case modification(adds: Bool?)
    }

    private var dn: String?
    private var change = Change.none

    /// Takes a line that is complete.
    ///
    /// - Returns: a value that belongs to the entry, or what is wrong with the line; nil where it says something about
    ///   the record only.
    mutating func take(_ line: LDIFReader.LogicalLine.Outcome, _ limits: LDIFLimits) -> LDIFReader.Event? {
        switch line {
        case .nothing: return nil
        case .separator:
            guard case .modification = change else { return nil }
            change = .modification(adds: nil)
            return nil
        case .problem(let line, let error):
            return .problem(LDIFProblem(dn: dn ?? "", line: line, reason: error))
        case .attribute(let attribute): return take(attribute, limits)
        }
    }

    private mutating func take(
        _ attribute: LDIFReader.LogicalLine.Attribute, _ limits: LDIFLimits
    ) -> LDIFReader.Event? {
        let parts = attribute.description.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let type = parts.first ?? ""
        switch type.lowercased() {
        case "dn":
            self = LDIFRecordState()
            guard attribute.octets.count <= limits.maximumDNLength else {
                return problem(attribute, .tooLarge, .trustFileNameTooLong(maximum: limits.maximumDNLength))
            }
            dn = String(decoding: attribute.octets, as: UTF8.self)
            return nil
        case "version" where dn == nil: return nil
        case "changetype":
            switch text(attribute) {
            case "add": change = .none
            case "modify": change = .modification(adds: nil)
            default:
                change = .removal
                return problem(attribute, .changeNotCarriedOut, .trustFileRemovalNotCarriedOut)
            }
            return nil
        default: break
        }
        if case .modification(nil) = change {
            switch type.lowercased() {
            case "add", "replace": change = .modification(adds: true)
            default:
                change = .modification(adds: false)
                return problem(attribute, .changeNotCarriedOut, .trustFileRemovalNotCarriedOut)
            }
            return nil
        }
        guard let dn else {
            // The lines that a search tool adds, such as `result: 0 Success`, are records without a name.
            guard attribute.isBase64 else { return nil }
            return problem(attribute, .malformedLDIF, .trustFileRecordWithoutName)
        }
        switch change {
        case .removal, .modification(adds: false): return nil
        case .none, .modification:
            return .value(
                LDIFValue(
                    dn: dn, type: type, options: Array(parts.dropFirst()), octets: attribute.octets,
                    isBase64: attribute.isBase64, line: attribute.line, offset: attribute.offset))
        }
    }

    private func text(_ attribute: LDIFReader.LogicalLine.Attribute) -> String {
        var text = String(decoding: attribute.octets.prefix(32), as: UTF8.self).lowercased()
        while text.last == " " { text.removeLast() }
        return text
    }

    private func problem(
        _ attribute: LDIFReader.LogicalLine.Attribute, _ code: TrustError.Code, _ message: Message
    ) -> LDIFReader.Event {
        .problem(
            LDIFProblem(
                dn: dn ?? "", line: attribute.line,
                reason: TrustError(code, element: attribute.description, offset: attribute.offset, message)))
    }
}
