// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// An entry of a deviation list or a defect list that speaks of the document at hand: where it stands, so that whoever
/// reads the report can look it up.
public struct AppliedDefect: Sendable, Hashable, CustomStringConvertible {
    /// What kind of list it is: a deviation list of the issuing State, or a defect list.
    public let list: SignedListKind
    /// What the list is called: the file that it came from.
    public let source: String
    /// SHA-256 of the list.
    public let digest: [UInt8]
    /// The subject of the CSCA that stands behind the list; nil where it is not known.
    public let signer: String?
    /// The State whose list it is, by its two letters; nil where it is not known.
    public let state: String?
    /// The number of the entry in the list, from 0.
    public let entry: Int
    /// The object identifier of the type in dots; empty where nothing could be decoded.
    public let type: String
    /// What of the list is meant.
    package let part: Part
    /// The subject of the CSCA certificate that the entry names; nil where it names the signer.
    package var authority: DistinguishedName?
    /// What the list says about it, without control characters and at most 256 characters; where it cannot be decoded,
    /// why, in English. Nil where it says nothing.
    public let text: String?

    /// What of a list is meant.
    package enum Part: Sendable, Hashable {
        /// One entry, with the lowerCamelCase word for the type of what it states.
        case entry(String)
        /// That many entries, which cannot be decoded.
        case undecodable(count: Int)
        /// All of it, where it cannot be decoded.
        case whole
    }

    /// One lowerCamelCase word for the type; `Docs/known-defects.md` lists them. `undecodable` and `list` stand for
    /// entries, and for a whole list, that cannot be decoded.
    public var name: String {
        switch part {
        case .entry(let word): word
        case .undecodable: "undecodable"
        case .whole: "list"
        }
    }

    /// How many entries are meant: 1, but where several of one list that cannot be decoded are told of together.
    public var count: Int { if case .undecodable(let count) = part { count } else { 1 } }

    /// The message in English.
    public var description: String { message.english }
}

extension AppliedDefect {
    /// What is stated, the number of the entry and the list; of what cannot be decoded how much of which list.
    package var message: Message {
        gap ?? .defectListEntry(name: statement, entry: entry, list: list.publication(state: nil, source: source))
    }

    /// That the entry revokes a certificate: that of the signer, or the one of the CSCA that it names.
    func revocation(of signer: SignerName) -> Message {
        authority.map { .defectListAuthorityRevoked(subject: $0, publication: publication) }
            ?? .defectListSignerRevoked(signer: signer.word, publication: publication)
    }

    /// What is stated, in a few words: `a revocation of a certificate`.
    package var statement: Message { .named("defectList.name", name) }

    /// The list by its State, or by its file: `the defect list of TO`.
    package var publication: Message { list.publication(state: state, source: source) }

    /// The entries, or the whole list, that cannot be decoded; nil for an entry that can.
    package var gap: Message? {
        switch part {
        case .entry: nil
        case .undecodable(let count): .defectListEntriesUndecodable(count: count, publication: publication)
        case .whole: .defectListListUndecodable(publication: publication)
        }
    }
}

/// An entry that was not applied though its list holds it against this document, or might. What would have made
/// something worse leaves doubt all the same, where the list may speak of the document.
public struct RefusedDefect: Sendable, Hashable {
    /// Why an entry was not applied.
    public enum Reason: String, Sendable, Hashable, CaseIterable {
        /// Nobody known stands behind the list: it is neither pinned nor verified.
        case listNotTrusted
        /// A deviation list of another State than the document's: a State speaks of its own documents only (Doc 9303-3,
        /// 7.2).
        case otherState
        /// The entry excuses a fault of a document of another State, and the publisher of the list was granted nothing
        /// about it.
        case notGranted
        /// The entry excuses a fault, and the policy takes no excuses.
        case noExcuses
        /// The bounds are so wide that the entry would speak of every document of the State (T21).
        case overBroad
        /// A bound cannot be held against this document: its date of issue, number or type is not known, or the hash of
        /// its signer's certificate is one that is not known here.
        case notComparable
        /// The list, or entries of it that may speak of this document, cannot be decoded.
        case malformed
    }

    /// The entry; its number is -1 where the whole list is meant.
    public let defect: AppliedDefect
    /// Why it was not applied.
    public let reason: Reason
}

extension RefusedDefect.Reason {
    /// In words: `the policy takes no excuses`.
    package var message: Message { .named("defectList.refused", rawValue) }
}

extension CheckFinding {
    /// What a check found before an entry of a list changed it.
    public struct Before: Sendable, Hashable {
        /// The result that the check came to by itself.
        public let result: CheckResult
        /// Why it did not end `successful` by itself; nil where it did.
        public let reason: CheckReason?
    }
}
