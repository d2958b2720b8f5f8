// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816

// How many octets a chip is asked for at once.
extension CardSession {
    /// The steps down from the largest payload where a chip refuses it: sizes that chips in the field are known to take
    /// (F-16).
    static var smallerReads: [Int] { [192, 160, 128, 96, 64, 32] }
    var largestRead: Int {
        let most = habits.extendedResponse.map { payload(responseLength: $0) } ?? shortPayload
        return max(1, min(habits.largestRead ?? most, most))
    }

    /// Asks for less from now on. False where there is no less.
    mutating func stepDown(from size: Int, _ status: StatusBytes) -> Bool {
        guard Self.meansTooMuch(status) || status == .success,
            let smaller = ([shortPayload] + Self.smallerReads).first(where: { $0 < size })
        else { return false }
        note(.readLengthReduced)
        if status == .success { note(.emptyRead) }
        if size > shortPayload { note(.extendedLengthRefused) }
        if habits.largestRead == nil {
            habits.reductions += 1
            habits.statedResponse = habits.extendedResponse
        }
        habits.extendedResponse = nil
        habits.largestRead = smaller
        return true
    }

    /// Less from now on, after a chip dropped the secure channel over a length (F-16). What costs an opening each time
    /// is not tried again.
    mutating func askForLess() {
        _ = stepDown(from: largestRead, .wrongLength)
        habits.asksForHeaderFirst = true
        habits.reductions = ReadingHabits.mostReductions
    }

    /// The full length again, for the next file: that less was asked for may have been an accident, once.
    mutating func stepUp() {
        guard habits.largestRead != nil, habits.reductions < ReadingHabits.mostReductions else { return }
        habits.largestRead = nil
        habits.asksForHeaderFirst = false
        habits.extendedResponse = habits.statedResponse
    }

    /// Short length fields from now on, where extended ones were used: their commands are lost on the way (F-19).
    ///
    /// - Returns: whether anything changes by that.
    mutating func dropExtendedLength() -> Bool {
        guard habits.extendedResponse != nil, largestRead > shortPayload else { return false }
        (habits.extendedResponse, habits.statedResponse, habits.largestRead) = (nil, nil, nil)
        losesExtendedLength = true
        note(.extendedLengthLost)
        return true
    }

    /// Extended length fields from now on, for as many octets as the chip states; what was lost on the way is not tried
    /// again.
    mutating func takeExtendedLength(response: Int?) {
        habits.extendedResponse = losesExtendedLength ? nil : response
    }

    /// Words with which chips answer READ BINARY of more octets than they give (F-16).
    static func meansTooMuch(_ status: StatusBytes) -> Bool {
        [0x6700, 0x6B00, 0x6282, 0x6F00, 0x9000].contains(status.rawValue) || status.correctedLength != nil
    }
}

extension StatusBytes {
    /// The chip's own word that a password was wrong, with or without a count of the tries (63xx).
    var isWrongPassword: Bool { sw1 == 0x63 }

    /// The chip does not know the command, or not with these parameters.
    var isOfUnknownCommand: Bool { [0x6A81, 0x6A86, 0x6A88, 0x6B00, 0x6D00, 0x6E00].contains(rawValue) }

    /// There is no such file.
    var isAbsence: Bool { [0x6A82, 0x6A83].contains(rawValue) }

    /// Access to a file is denied, in a word of its own: others are of secure messaging, too.
    var deniesFile: Bool { [.securityStatusNotSatisfied, .conditionsNotSatisfied].contains(self) }

    /// Access is denied: words that chips use for it (F-24).
    var isDenial: Bool { [0x6982, 0x6985, 0x6983, 0x6987, 0x6988].contains(rawValue) }
}
