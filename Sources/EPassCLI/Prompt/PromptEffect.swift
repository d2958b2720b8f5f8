// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// What a dialogue wants of the terminal.
enum PromptEffect: Equatable {
    /// The row that is being typed is over; the next thing begins on a row of its own.
    case commit
    /// A message above the row.
    case say(Message)
}

/// The row in which something is typed.
struct PromptRow: Equatable {
    let label: Message
    /// What stands behind it: what was typed, or how many characters; empty where not even that is told.
    let typed: String
}

/// What is asked for.
enum PromptRequest: Sendable, Equatable {
    /// The lines of a zone. With `orCAN`, six digits are taken for a card access number.
    case zone(orCAN: Bool)
    /// Document number and both dates.
    case keys
    case can
    /// PIN or PUK of the chip.
    case pin, puk
    /// The PIN of a token.
    case tokenPIN
}

/// What came of a dialogue.
enum PromptAnswer {
    case zone(MRZ)
    case fields(AccessKeyFields)
    case can(SecretText)
    /// A PIN or a PUK.
    case text(SecretText)
    /// Nothing was typed.
    case nothing
    /// The person does not want to go on.
    case ended
}

/// One of the three fields that the key of a chip is made from.
enum KeyField: CaseIterable {
    case number, birth, expiry

    var field: MRZField {
        switch self {
        case .number: .documentNumber
        case .birth: .dateOfBirth
        case .expiry: .dateOfExpiry
        }
    }

    var checked: MRZCheckDigit.Field {
        switch self {
        case .number: .documentNumber
        case .birth: .dateOfBirth
        case .expiry: .dateOfExpiry
        }
    }

    func label(isShown: Bool) -> Message {
        let shown = isShown ? "yes" : "no"
        return switch self {
        case .number: .promptNumber(isShown: shown)
        case .birth: .promptBirth(isShown: shown)
        case .expiry: .promptExpiry(isShown: shown)
        }
    }
}
