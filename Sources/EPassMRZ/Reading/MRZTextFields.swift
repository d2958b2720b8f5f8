// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Every field of a zone as text, made at once: for callers that keep or send all of them.
public struct MRZTextFields: Sendable, Hashable {
    /// One or two characters.
    public let documentCode: String
    /// The code of the issuer.
    public let issuer: String
    /// The whole document number, without trailing filler.
    public let documentNumber: String
    /// The code of the nationality.
    public let nationality: String
    /// `YYMMDD`.
    public let dateOfBirth: String
    /// One character as printed.
    public let sex: String
    /// `YYMMDD`.
    public let dateOfExpiry: String
    /// Without trailing filler.
    public let optionalData: String
    /// Without trailing filler; TD1 only.
    public let optionalData2: String
    /// The primary identifier, spaces for fillers.
    public let primary: String
    /// The secondary identifier, spaces for fillers; empty where there is none.
    public let secondary: String
}

extension MRZ {
    /// Every field as text.
    public var textFields: MRZTextFields {
        let name = nameTexts
        return MRZTextFields(
            documentCode: documentCode, issuer: MRZ.trimmed(self[.issuer]), documentNumber: documentNumber,
            nationality: MRZ.trimmed(self[.nationality]), dateOfBirth: text(of: .dateOfBirth),
            sex: text(of: .sex), dateOfExpiry: text(of: .dateOfExpiry), optionalData: optionalData,
            optionalData2: optionalData2, primary: name.primary, secondary: name.secondary)
    }

    /// The identifiers with single spaces between components; what ``MRZName`` gives, without the lists of components.
    private var nameTexts: (primary: String, secondary: String) {
        let field = MRZ.withoutTrailingFiller(self[.name])
        var texts = ("", "")
        var start = field.startIndex
        var index = start
        // The first double filler parts the identifiers.
        while index + 1 < field.endIndex {
            if field[index] == MRZCharacter.filler, field[index + 1] == MRZCharacter.filler, index > field.startIndex {
                texts.0 = MRZ.spaced(field[start..<index])
                start = index + 2
                texts.1 = MRZ.spaced(field[start...])
                return texts
            }
            index += 1
        }
        texts.0 = MRZ.spaced(field)
        return texts
    }

    private static func spaced(_ characters: ArraySlice<UInt8>) -> String {
        unsafe String(unsafeUninitializedCapacity: characters.count) { buffer in
            var count = 0
            for character in characters {
                if character != MRZCharacter.filler {
                    unsafe buffer[count] = character
                    count += 1
                } else if count > 0, unsafe buffer[count - 1] != MRZInput.space {
                    unsafe buffer[count] = MRZInput.space
                    count += 1
                }
            }
            return count
        }
    }
}
