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
    /// The object identifier of the type in dots.
    public let type: String
    /// One lowerCamelCase word for the type; `Docs/known-defects.md` lists them.
    public let name: String
    /// What the list says about it, without control characters and at most 256 characters; nil where it says nothing.
    public let text: String?
    /// How many entries are meant: 1, but where several of one list that cannot be decoded are told of together.
    public let count: Int

    /// The word, the list and the number.
    package var message: Message {
        entry < 0
            ? .defectListList(list: list, source: source)
            : .defectListEntry(name: name, entry: entry, list: list, source: source)
    }

    /// The same in English.
    public var description: String { message.english }

    /// The name of what stands for entries that cannot be decoded.
    package static let undecodable = "undecodable"
    /// The name of what stands for a whole list.
    package static let wholeList = "list"
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

extension CheckFinding {
    /// What a check found before an entry of a list changed it.
    public struct Before: Sendable, Hashable {
        /// How it ended.
        public let result: CheckResult
        /// Why.
        public let reason: CheckReason?
    }
}
