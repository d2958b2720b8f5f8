// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The stable name of a kind of error; the text is part of the interface.
///
/// A code is written once, as a case with its text. What the program makes of it (``facts``) stands in a switch beside
/// it, its words under `error.` and `remedy.` in the catalogue; Docs/errors.md is the page. Lists of codes grow: a
/// switch outside of this package needs a `default:`.
public protocol ErrorCode: RawRepresentable<String>, CaseIterable, Hashable, Sendable, CustomStringConvertible
where AllCases == [Self] {
    /// How far a command had come, and whether trying again can help.
    var facts: ErrorFacts { get }
}

extension ErrorCode {
    /// The stable text, for example `tlv.truncated`.
    public var description: String { rawValue }

    /// What the code means, without what is particular to one error.
    public var message: Message { .named("error", rawValue) }

    /// What to do next. An error with a better word of its own has that.
    public var remedy: Message { .named("remedy", rawValue) }
}

/// An error of a layer: a code, and a message with what is particular to it.
public protocol CodedError: Error, Sendable, CustomStringConvertible {
    /// The codes of the layer.
    associatedtype Code: ErrorCode

    /// What kind of error it is.
    var code: Code { get }
    /// What happened.
    var message: Message { get }
    /// What to do next; by default what its code says.
    var remedy: Message { get }
}

extension CodedError {
    /// What to do next, as its code says.
    public var remedy: Message { code.remedy }
}

/// What the program makes of an error by its code, the same in every command.
public struct ErrorFacts: Sendable, Hashable {
    /// How far a command had come.
    public let phase: ErrorPhase
    /// The exit status of the command line.
    package let exitStatus: ErrorExit
    /// Whether the same command may succeed later: the reader, the card or somebody else was in the way, and not what
    /// was given.
    public let isRetryable: Bool

    /// - Parameter isLasting: whether the next attempt meets the error again though its status does not say so: what
    ///   this build cannot do, and chips without end.
    package init(_ phase: ErrorPhase, _ exitStatus: ErrorExit, isLasting: Bool = false) {
        self.phase = phase
        self.exitStatus = exitStatus
        isRetryable = exitStatus.passes && !isLasting
    }
}

/// How far a command had come: a phase of a reading, or what stands before and after it. The raw values are the words
/// of JSON.
public enum ErrorPhase: String, Sendable, Hashable, CaseIterable {
    /// Taking what was given.
    case input
    /// Finding reader and chip.
    case connect
    /// Selecting the eMRTD application.
    case application
    /// Opening the chip.
    case access
    /// Reading files.
    case files
    /// Telling the chip from a copy, and showing it what the terminal may do.
    case chip
    /// Judging what was read.
    case judgement
    /// Loading, importing or issuing what is trusted.
    case trust
    /// Writing what was asked for.
    case output
}

/// The exit statuses that tell of an error; scripts rely on them (Docs/errors.md).
package enum ErrorExit: Int32, Sendable, Hashable, CaseIterable {
    /// Options that make no sense.
    case usage = 64
    /// A file, list or MRZ that is not what it should be.
    case badData = 65
    /// An input that does not exist or cannot be read.
    case noInput = 66
    /// No reader, no card, no smart-card service, or nothing of that kind in this build.
    case unavailable = 69
    /// An internal error.
    case internalError = 70
    /// An output, or the trust store, that cannot be written.
    case cannotWrite = 73
    /// The card or its link failed.
    case cardIO = 74
    /// Somebody else uses it now.
    case busy = 75
    /// The chip refused access, or what was given does not open it.
    case accessRefused = 77
    /// The user or the caller ended it.
    case interrupted = 130

    /// Whether what stands behind it can pass by itself.
    fileprivate var passes: Bool {
        switch self {
        case .unavailable, .cardIO, .busy: true
        case .usage, .badData, .noInput, .internalError, .cannotWrite, .accessRefused, .interrupted: false
        }
    }
}
