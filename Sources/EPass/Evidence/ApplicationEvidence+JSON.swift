// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

extension ApplicationEvidence: EvidenceRecord {
    static var blank: Self { Self(identifier: .eMRTD, name: "") }
    static let members: [EvidenceMember<Self>] = [
        .required("identifier", \.identifier, .applicationIdentifier), .required("name", \.name, .shortText),
        .optional("selection", \.selection, .statusBytes),
        .required("files", \.files, .list(atMost: DocumentApplication.mostFiles, .object)),
    ]
}

extension ApplicationEvidence.File: EvidenceRecord {
    static var blank: Self {
        Self(
            file: ApplicationFile(fileIdentifier: 0), state: .absent, statusBytes: nil, channel: 0, octets: nil)
    }
    static let members: [EvidenceMember<Self>] = [
        .optional("fileIdentifier", \.file.fileIdentifier, .fileIdentifier),
        .optional("shortEF", \.file.shortEF, .shortEF), .optional("tag", \.file.tag, .tag),
        .required("state", \.state, .choice), .optional("statusWord", \.statusBytes, .statusBytes),
        .required("channel", \.channel, .channel), .optional("octets", \.octets, .base64),
    ]

    func check(_ member: MemberReader) throws(EvidenceError) {
        guard file.fileIdentifier != nil || file.shortEF != nil, (octets != nil) == (state == .read) else {
            throw member.invalid(.evidenceFileContradictory)
        }
    }
}

extension MemberKind<UInt8> {
    /// A short file identifier.
    fileprivate static var shortEF: Self {
        MemberKind<Int>.number(in: 1...30).holding(.evidenceNoFileIdentifier, { Int($0) }, { UInt8(exactly: $0) })
    }
}

extension MemberKind<TLVTag> {
    /// Its octets.
    fileprivate static var tag: Self {
        MemberKind<[UInt8]>.hexadecimal(atMost: 4).holding(
            .evidenceNoFileIdentifier, { Array($0.octets) },
            { octets in
                guard (1...4).contains(octets.count), octets.first != 0 else { return nil }
                return TLVTag(rawValue: octets.reduce(0) { $0 << 8 | UInt32($1) })
            })
    }
}
