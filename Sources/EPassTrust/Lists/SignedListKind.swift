// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// What a signed list says, by its content type.
public enum SignedListKind: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// CSCA certificates that a State or organization vouches for (Doc 9303-12, 9).
    case masterList
    /// Deviations of documents that a State itself issued (Doc 9303-12, 10).
    case deviationList
    /// Defects of documents of any State (BSI TR-03129-2, 7).
    case defectList
    /// Document signers that are trusted by being listed (BSI TR-03129-2, 8.1).
    case documentSignerList

    /// The content type in dots.
    public var contentType: String { row.contentType }
    /// The purpose that the extendedKeyUsage of the list's signer states (Doc 9303-12, 7.1.1.5; BSI TR-03129-2, 7.2 and
    /// 8.5).
    public var signerPurpose: String { row.purpose }
    /// The clause that the list stands on.
    public var clause: String { row.clause }

    private var row: (contentType: String, purpose: String, clause: String) {
        switch self {
        case .masterList: ("2.23.136.1.1.2", OID.masterListSigner, "Doc 9303-12, 9")
        case .deviationList: ("2.23.136.1.1.7", OID.deviationListSigner, "Doc 9303-12, 10")
        case .defectList: ("0.4.0.127.0.7.3.1.5", OID.defectListSigner, "BSI TR-03129-2, 7")
        case .documentSignerList: ("0.4.0.127.0.7.3.1.6", "0.4.0.127.0.7.3.11.1.4.2", "BSI TR-03129-2, 8.1")
        }
    }

    /// The kind with that content type; nil for every other content.
    package init?(contentType: String) {
        guard let kind = Self.allCases.first(where: { $0.contentType == contentType }) else { return nil }
        self = kind
    }

    /// The raw value, which is the word in JSON.
    public var description: String { rawValue }
}

extension SignedListKind {
    /// In words: `master list`.
    package var message: Message { .named("store", rawValue) }

    /// One list of the kind, by its State where that is known, else by the file that it came from: `the defect list of
    /// TO`.
    package func publication(state: String?, source: String) -> Message {
        state.map { Message.trustListOf(state: $0, kind: rawValue) } ?? .trustListNamed(name: source, kind: rawValue)
    }
}
