// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// Something about the outer form of an input that was brought into shape. No character of the zone itself was changed,
/// but for `spacesAsFiller` and `otherFiller`.
public enum MRZNormalisation: String, CaseIterable, Sendable, Hashable {
    /// Lower case letters were made upper case.
    case lowerCase
    /// Spaces inside lines were dropped.
    case spacesRemoved
    /// Spaces were taken as fillers, as the line has its length only with them.
    case spacesAsFiller
    /// `«`, `‹` or `＜` were taken as fillers.
    case otherFiller
    /// Control characters other than line breaks were dropped, for example STX and ETX of a scanner.
    case controlCharactersRemoved
    /// The zone was not broken into lines, or elsewhere than the standard does.
    case lineBreaks
    /// Characters before the zone were dropped, for example those of a keyboard-wedge reader.
    case prefixRemoved
    /// Characters behind the zone were dropped.
    case suffixRemoved
    /// Other lines around the zone were dropped.
    case otherLinesRemoved
    /// The lines stood in another order.
    case linesReordered
}

extension MRZNormalisation {
    /// What was done, in a few words.
    package var message: Message { .named("mrz.normalisation", rawValue) }
}

/// Text as people and scanners give it, in lines of upper case characters.
struct MRZInput {
    /// Stands for a character that no zone has.
    static let foreign = UInt8(ascii: "?")
    static let space = UInt8(ascii: " ")

    private(set) var lines: [[UInt8]] = []
    private(set) var normalisations: Set<MRZNormalisation> = []

    /// - Throws: `mrz.tooLong` above ``MRZScanner/maximumLength`` octets, `mrz.empty` where nothing but white space is
    ///   given.
    init(_ text: String) throws(MRZError) {
        guard text.utf8.count <= MRZScanner.maximumLength else {
            throw MRZError(.tooLong)
        }
        var line: [UInt8] = []
        var afterBackslash = false
        for scalar in text.unicodeScalars {
            if afterBackslash {
                afterBackslash = false
                // A shell leaves \n as two characters.
                if scalar == "n" || scalar == "r" {
                    end(&line)
                    continue
                }
                line.append(MRZInput.foreign)
            }
            if scalar == "\\" {
                afterBackslash = true
            } else if MRZInput.isLineBreak(scalar) {
                end(&line)
            } else {
                take(scalar, into: &line)
            }
        }
        end(&line)
        guard !lines.isEmpty else { throw MRZError(.empty, .mrzEmpty) }
    }

    private mutating func take(_ scalar: Unicode.Scalar, into line: inout [UInt8]) {
        switch scalar.value {
        case 0x61...0x7A:
            normalisations.insert(.lowerCase)
            line.append(UInt8(truncatingIfNeeded: scalar.value - 32))
        case 0x21...0x7E:
            line.append(UInt8(truncatingIfNeeded: scalar.value))
        case 0xAB:
            normalisations.insert(.otherFiller)
            line += [MRZCharacter.filler, MRZCharacter.filler]
        case 0x2039, 0xFF1C:
            normalisations.insert(.otherFiller)
            line.append(MRZCharacter.filler)
        default:
            if scalar.properties.isWhitespace {
                if !line.isEmpty { line.append(MRZInput.space) }
            } else if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
                normalisations.insert(.controlCharactersRemoved)
            } else {
                line.append(MRZInput.foreign)
            }
        }
    }

    private mutating func end(_ line: inout [UInt8]) {
        if line.contains(where: { $0 != MRZInput.space }) { lines.append(line) }
        line = []
    }

    static func withoutTrailingSpaces(_ line: [UInt8]) -> ArraySlice<UInt8> {
        line[..<(line.lastIndex { $0 != space }.map { $0 + 1 } ?? 0)]
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
