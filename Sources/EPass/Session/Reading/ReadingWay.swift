// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A way in which a chip or a reader had to be served that no standard forbids, and that the reading did not take at
/// first. The raw value is its name in evidence and reports; what departs from a standard is a ``ReadingDeviation``,
/// what happened once and was tried again a ``Recovery``.
public enum ReadingWay: String, CaseIterable, Sendable, Hashable {
    /// An answer came in pieces: 61xx, and GET RESPONSE for the next one (ISO/IEC 7816-4, 5.3.4 and 5.6).
    case answerInPieces
    /// The chip said how many octets to ask for: 6Cxx (ISO/IEC 7816-4, 5.6; BSI TR-03105-5.1, ISO7816_C_06).
    case lengthCorrected
    /// The chip gives fewer octets than it is asked for, though the file has more: Ne is the most that may come (Doc
    /// 9303-10, 3.6.3).
    case shortReads
    /// EF.CardAccess was found only after SELECT of the master file by its identifier (F-3).
    case masterFileSelected
    /// EF.CardAccess was found only after SELECT of the master file without an identifier (F-3).
    case masterFileSelectedWithoutIdentifier
    /// A file was found only after the application was selected once more (F-67).
    case applicationSelectedAgain
    /// Of a file that does not say how long it is the end was found by the warning 6282 (F-30; BSI TR-03105-5.1,
    /// ISO7816_C_05).
    case endOfFileWarning
    /// Of a file that does not say how long it is the end was found by the refusal of the offset, 6B00 (F-30; BSI
    /// TR-03105-5.1, ISO7816_C_04).
    case endOfFileOffset
    /// Of a file that does not say how long it is the end was found by another word than 6282 and 6B00 (F-30).
    case endOfFileRefused
    /// Commands with extended length fields were lost between reader and chip, and short ones sent in their place
    /// (F-19).
    case extendedLengthLost
    /// The signature of active authentication was asked for with short length fields, too (F-18).
    case signatureAskedShort
}

extension ReadingWay {
    /// What was found, in a sentence.
    public var message: Message { .named("way", rawValue) }
}
