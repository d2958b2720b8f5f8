// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

/// Looks at the frame of EF.DG2, EF.DG3 or EF.DG4 (Doc 9303-10, 4.7.2.1, 4.7.3.1 and 4.7.4.1), by its octets alone.
struct BiometricExaminer {
    let file: LDSFile
    let octets: [UInt8]

    /// What is wrong; nil where nothing is.
    func fault(_ examination: FileExamination) throws(TLVError) -> String? {
        var cursor = TLVCursor(octets)
        let whole = try cursor.read()
        var outer = try cursor.children(of: whole)
        let group = try outer.read(0x7F61)
        var inner = try outer.children(of: group)
        let count = try inner.read(0x02)
        var templates: [TLVElement] = []
        while !inner.isAtEnd { templates.append(try inner.read()) }
        switch examination {
        case .groupTemplate:
            if outer.isAtEnd { return nil }
            // Without a feature random octets follow, so that the hash says nothing.
            let follows = try outer.read()
            return templates.isEmpty && follows.tag == 0x53 && outer.isAtEnd ? nil : follows.tag.description
        case .instanceCount:
            let stated = count.content.reduce(0) { $0 << 8 | Int($1) }
            return count.content.count == 1 && stated == templates.count { $0.tag == 0x7F60 }
                ? nil : "\(stated) : \(templates.count)"
        case .templates: return templates.first { $0.tag != 0x7F60 }?.tag.description
        default: break
        }
        for (index, template) in templates.enumerated() {
            if let fault = try fault(examination, of: template, isFirst: index == 0, outer) { return fault }
        }
        return nil
    }

    private func fault(
        _ examination: FileExamination, of template: TLVElement, isFirst: Bool, _ parent: TLVCursor
    ) throws(TLVError) -> String? {
        var cursor = try parent.children(of: template)
        let header = try cursor.read(0xA1)
        if examination == .headers { return nil }
        var inner = try parent.children(of: header)
        var elements: [TLVTag: [UInt8]] = [:]
        while !inner.isAtEnd {
            let element = try inner.read()
            elements[element.tag] = Array(element.content)
        }
        let block = try cursor.read()
        switch examination {
        case .formatOwner:
            guard let owner = elements[0x87] else { return "87" }
            return owner.count == 2 && (!isFirst || owner == [0x01, 0x01]) ? nil : TLVTag(0x87).description
        case .formatType:
            guard let type = elements[0x88], type.count == 2 else { return "88" }
            return !isFirst || formatTypes.contains(type) ? nil : "88"
        case .subtype:
            guard let subtype = elements[0x82] else { return file == .dataGroup(.dg3) ? "82" : nil }
            return subtype.count == 1 ? nil : "82"
        case .dataBlock: return block.tag == 0x5F2E || block.tag == 0x7F2E ? nil : block.tag.description
        case .blockFormat:
            // ISO/IEC 39794 has no such octets: its block is a template.
            guard block.tag == 0x5F2E, let format = formatIdentifier else { return nil }
            return block.content.starts(with: format) ? nil : "5F2E"
        default: return nil
        }
    }

    /// ISO/IEC 19794 and ISO/IEC 39794: Doc 9303-10 allows either.
    private var formatTypes: [[UInt8]] {
        switch file {
        case .dataGroup(.dg3): [[0x00, 0x07], [0x00, 0x28], [0x00, 0x29]]
        case .dataGroup(.dg4): [[0x00, 0x09], [0x00, 0x0B], [0x00, 0x2C], [0x00, 0x2D]]
        default: [[0x00, 0x08], [0x00, 0x2A], [0x00, 0x2B]]
        }
    }

    private var formatIdentifier: [UInt8]? {
        switch file {
        case .dataGroup(.dg3): [0x46, 0x49, 0x52, 0x00]
        case .dataGroup(.dg4): [0x49, 0x49, 0x52, 0x00]
        case .dataGroup(.dg2): [0x46, 0x41, 0x43, 0x00]
        default: nil
        }
    }
}

/// Looks at SecurityInfos (Doc 9303-11, 9.2), by their octets alone.
struct SecurityInfosExaminer {
    let file: LDSFile
    let octets: [UInt8]

    /// id-TA, 0.4.0.127.0.7.2.2.2.
    private static let terminalAuthentication: [UInt8] = [0x04, 0x00, 0x7F, 0x00, 0x07, 0x02, 0x02, 0x02]

    /// What is wrong; nil where nothing is.
    func fault(_ examination: FileExamination) throws(TLVError) -> String? {
        var cursor = TLVCursor(octets, rules: .der)
        if file == .dataGroup(.dg14) {
            let whole = try cursor.read(0x6E)
            cursor = try cursor.children(of: whole)
        }
        var entries = try cursor.children(of: try cursor.read(0x31))
        guard cursor.isAtEnd else { return "\(cursor.remaining.count)" }
        var versions: [Int] = []
        while !entries.isAtEnd {
            let entry = try entries.read(0x30)
            var parts = try entries.children(of: entry)
            let identifier = Array(try parts.read(0x06).content)
            guard !parts.isAtEnd else { return "30" }
            let required = try parts.read()
            guard identifier.starts(with: Self.terminalAuthentication) else { continue }
            if identifier.count > Self.terminalAuthentication.count {
                if examination == .terminalAuthenticationVersion { return "06" }
                continue
            }
            guard required.tag == 0x02 else { return required.tag.description }
            versions.append(required.content.reduce(0) { $0 << 8 | Int($1) })
            if examination == .terminalAuthenticationFile, required.content.elementsEqual([1]),
                let fault = try fileFault(&parts)
            {
                return fault
            }
        }
        if examination == .terminalAuthenticationVersion, !versions.isEmpty, !versions.contains(1) { return "02" }
        return nil
    }

    /// FileID ::= SEQUENCE { fid OCTET STRING (SIZE(2)), sfid OCTET STRING (SIZE(1)) OPTIONAL } (9.2.8).
    private func fileFault(_ parts: inout TLVCursor) throws(TLVError) -> String? {
        guard !parts.isAtEnd else { return nil }
        var file = try parts.children(of: try parts.read(0x30))
        guard try file.read(0x04).content.count == 2 else { return "04" }
        if !file.isAtEnd { guard try file.read(0x04).content.count == 1 else { return "04" } }
        return file.isAtEnd && parts.isAtEnd ? nil : "30"
    }
}
