// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
public import EPassLDS

/// One case of a campaign for readers: a document and its chip, what the terminal holds, and what an inspection system
/// has to answer.
public struct ConformanceCase: Sendable, Hashable {
    /// Where a case comes from.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A row of a published guideline, under its number.
        case guideline
        /// A clause of a standard; it has no number and is named by the clause.
        case clause
    }

    /// What an inspection system has to answer.
    public enum Expected: String, Sendable, Hashable, CaseIterable {
        /// That the inspection was successful.
        case successful
        /// That it failed.
        case failed
        /// Either, as long as it answers.
        case either
    }

    /// What opens the chip.
    public enum Password: String, Sendable, Hashable, CaseIterable {
        /// The zone as it is printed.
        case mrz
        /// The card access number.
        case can
    }

    /// Its name: the number of the guideline's row, or the clause with a word.
    public let id: String
    /// The unit that it belongs to.
    public let unit: String
    /// What is special about it, in a few words.
    public let title: String
    /// The clause that says what has to come of it.
    public let clause: String
    /// Where it comes from.
    public let kind: Kind
    /// The features that an inspection system states before the case is about it (TR-03105-5.1, table 2).
    public let profiles: [String]
    /// The configuration that the case is about, by its name; nil where it has a description of its own, or none can be
    /// made.
    public let configuration: String?
    /// Why none can be made; nil where one is.
    public let notMade: String?
    /// What opens the chip.
    public let password: Password
    /// Whether the terminal holds certificates and a key.
    public let holdsCredentials: Bool
    /// Whether the certificate of the document signer is at hand beside the CSCA's.
    public let knowsSigner: Bool
    /// What an inspection system has to answer.
    public let expected: Expected
    /// Why it has to fail, in the words of a report: a check with its result and reason, or a deviation. One of them at
    /// least has to be among the reasons of a reader that tells them. Empty for a case that does not have to fail.
    public let because: [String]
    /// Data groups that have to be read where the answer is a success.
    public let read: [DataGroupNumber]
    /// Data groups that may not be read.
    public let unread: [DataGroupNumber]
    /// How a text is read that contradicts itself, or another one.
    public let reading: String?
    /// Why this reader answers otherwise by choice, with the clause; nil where it does not.
    public let differs: String?
    /// Members of a description that take the place of those of the configuration.
    package let changes: JSONValue?
    /// The members of the description of its own; nil where a configuration is named.
    package let document: JSONValue?
}

/// A row of a guideline that has no text of its own in the edition at hand.
public struct RetiredRow: Sendable, Hashable {
    /// Why it has none.
    public enum Reason: Sendable, Hashable {
        /// It moved to part 4 of ICAO's test specification, and has that name there.
        case moved(to: String)
        /// It was deleted in an edition.
        case deleted(in: String)
    }

    /// Its number.
    public let id: String
    /// The unit that it belongs to.
    public let unit: String
    /// Why it has no text.
    public let reason: Reason
}
