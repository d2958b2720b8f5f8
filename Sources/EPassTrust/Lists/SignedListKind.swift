// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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
    public var contentType: String {
        switch self {
        case .masterList: "2.23.136.1.1.2"
        case .deviationList: "2.23.136.1.1.7"
        case .defectList: "0.4.0.127.0.7.3.1.5"
        case .documentSignerList: "0.4.0.127.0.7.3.1.6"
        }
    }

    /// The purpose that the extendedKeyUsage of the list's signer states (Doc 9303-12, 7.1.1.5; BSI TR-03129-2, 7.2 and
    /// 8.5).
    public var signerPurpose: String {
        switch self {
        case .masterList: "2.23.136.1.1.3"
        case .deviationList: "2.23.136.1.1.8"
        case .defectList: "0.4.0.127.0.7.3.11.2.1.2"
        case .documentSignerList: "0.4.0.127.0.7.3.11.1.4.2"
        }
    }

    /// The clause that the list stands on.
    public var clause: String {
        switch self {
        case .masterList: "Doc 9303-12, 9"
        case .deviationList: "Doc 9303-12, 10"
        case .defectList: "BSI TR-03129-2, 7"
        case .documentSignerList: "BSI TR-03129-2, 8.1"
        }
    }

    /// The name in a sentence: `master list`.
    public var name: String {
        switch self {
        case .masterList: "master list"
        case .deviationList: "deviation list"
        case .defectList: "defect list"
        case .documentSignerList: "document signer list"
        }
    }

    /// The kind with that content type; nil for every other content.
    public init?(contentType: String) {
        guard let kind = Self.allCases.first(where: { $0.contentType == contentType }) else { return nil }
        self = kind
    }

    /// The raw value.
    public var description: String { rawValue }
}
