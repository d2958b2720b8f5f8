// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A departure from the standard that reading met by itself, and lived with. The raw value is its name in evidence and
/// reports, beside those of the protocols (`AccessDeviation`).
public enum ReadingDeviation: String, CaseIterable, Sendable, Hashable {
    /// The chip opened to the computed check digits, not to the printed ones.
    case computedCheckDigits
    /// The chip took the password of an MRZ only when it was sent once more (F-5).
    case passwordRepeated
    /// The chip took MSE:Set AT of PACE in the other form, with or without the domain parameters (F-4).
    case parameterReferenceOtherForm
    /// EF.CardAccess is no list of SecurityInfos, and was taken for none (F-3).
    case cardAccessMalformed
    /// The chip drops the secure channel over something each time, and was opened again (F-16, F-24).
    case channelReopened
    /// Longer reads were refused, and shorter ones taken (F-16).
    case readLengthReduced
    /// A file was refused where more octets were asked for than it has, and given by its header first (F-16).
    case headerReadFirst
    /// READ BINARY was answered with 9000 and no octets, though there are some (F-17).
    case emptyRead
    /// The chip states that it takes extended length fields, and refuses reads that need them (F-17).
    case extendedLengthRefused
    /// The historical bytes say that EF.ATR/INFO has the sizes of the chip's buffers, and it does not give them (F-17).
    case bufferSizesNotStated
    /// Short file identifiers are refused (F-67).
    case shortEFNotSupported
    /// A short file identifier led to another file (F-67).
    case shortEFOtherFile
    /// EF.DG14 states a short identifier of EF.CVCA that is none, or by which that file is not found (Doc 9303-11,
    /// 9.2.8); it was selected.
    case authoritiesShortEFWrong
    /// SELECT was answered with a warning, 62xx or 63xx (F-15).
    case selectWarning
    /// SELECT is taken only where it asks for an answer (F-66).
    case selectWithAnswer
    /// The files of the travel document lie under another application identifier than that of the standard (F-10).
    case otherApplicationIdentifier
    /// READ BINARY gave more octets than were asked for.
    case responseTooLong
    /// The odd READ BINARY gave octets without DO'53' (F-27).
    case oddReadWithoutDO53
    /// The terminal showed its certificates to a chip that had not been shown to be genuine.
    case terminalAuthenticationUnverifiedChip
}

extension ReadingDeviation {
    /// What was found, in a sentence.
    public var message: Message { .named("deviation", rawValue) }
}
