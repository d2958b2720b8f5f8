// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// What a source says of one document: a word of a closed list.
public enum DocumentStatus: String, Sendable, Hashable, CaseIterable {
    /// Nothing is reported of it.
    case fine
    /// It is reported as lost.
    case lost
    /// It is reported as stolen.
    case stolen
    /// Its issuer has withdrawn it.
    case cancelled
}

/// What asking a source for the status of a document came to (BSI TR-03135-1, 3.5). The judgement takes it as it is:
/// who asks sees to it that it is of the document in hand (``StatusHandle``).
public enum DocumentStatusAnswer: Sendable, Hashable {
    /// No source was named.
    case notAsked
    /// The source has answered.
    case told(DocumentStatus)
    /// The source could not be asked, or did not answer as it must. The message says why and holds nothing of the
    /// document.
    case failed(Message)

    /// That a source could not be asked, and why.
    package init(_ error: StatusError) {
        self = .failed(error.line.map { .statusAtLine(line: $0, error: error.message) } ?? error.message)
    }
}
