// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a person did at a prompt.
enum PromptEvent: Equatable {
    /// A character.
    case text(Unicode.Scalar)
    /// The line is complete.
    case enter
    /// The last character, the last word, or the whole line is taken back.
    case backspace, clearWord, clearLine
    /// What is typed is to be shown, or to be hidden again.
    case toggle
    /// The row is to be drawn anew.
    case redraw
    /// No more input comes.
    case end
}

/// Makes events of the octets of a terminal. Whatever else keys send (arrows, function keys, control characters, the
/// STX and ETX of a scanner) comes to nothing.
struct KeyDecoder {
    private enum State {
        case ground, escape, sequence, function
        /// A character of several octets, of which so many are missing.
        case character([UInt8], missing: Int)
    }

    private var state = State.ground
    private var isAfterReturn = false

    /// Takes one octet.
    mutating func take(_ octet: UInt8) -> PromptEvent? {
        switch state {
        case .ground: return plain(octet)
        case .escape:
            switch octet {
            case UInt8(ascii: "["): state = .sequence
            case UInt8(ascii: "O"): state = .function
            case 0x1B: break
            default: state = .ground
            }
            return nil
        // A sequence ends with a letter or one of a few signs (ECMA-48, 5.4).
        case .sequence:
            if (0x40...0x7E).contains(octet) { state = .ground }
            return nil
        case .function:
            state = .ground
            return nil
        case .character(let begin, let missing):
            guard octet & 0xC0 == 0x80 else {
                state = .ground
                return plain(octet)
            }
            guard missing > 1 else {
                state = .ground
                return String(decoding: begin + [octet], as: UTF8.self).unicodeScalars.first.map { .text($0) }
            }
            state = .character(begin + [octet], missing: missing - 1)
            return nil
        }
    }

    /// Nothing came for a while: a key that was ESC alone is over.
    mutating func pause() {
        if case .escape = state { state = .ground }
    }

    private mutating func plain(_ octet: UInt8) -> PromptEvent? {
        let wasReturn = isAfterReturn
        isAfterReturn = octet == 0x0D
        switch octet {
        case 0x0D: return .enter
        // CR LF ends one line, not two.
        case 0x0A: return wasReturn ? nil : .enter
        case 0x08, 0x7F: return .backspace
        case 0x04: return .end
        case 0x0C: return .redraw
        case 0x12: return .toggle
        case 0x15: return .clearLine
        case 0x17: return .clearWord
        case 0x1B: state = .escape
        case 0x20...0x7E: return .text(Unicode.Scalar(octet))
        case 0xC2...0xDF: state = .character([octet], missing: 1)
        case 0xE0...0xEF: state = .character([octet], missing: 2)
        case 0xF0...0xF4: state = .character([octet], missing: 3)
        // No UTF-8: a character all the same, which no line has.
        case 0x80...: return .text("\u{FFFD}")
        default: break
        }
        return nil
    }
}
