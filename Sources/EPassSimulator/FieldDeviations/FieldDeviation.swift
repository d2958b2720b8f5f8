// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// A departure from the standard that is made into one file of a document before it is signed, so that a reader can be
/// tried on it.
///
/// It has the name that a report gives to what it tolerated. A profile `field-...` has one of them each.
package struct FieldDeviation: Sendable, Hashable {
    /// Its name in reports.
    package let deviation: LDSDeviation
    /// The data group that has it.
    package let dataGroup: DataGroupNumber
    /// What is done, in a sentence without its end.
    package let text: String
    private let number: Int

    /// Every deviation that can be made, in the order of the data groups.
    package static let all: [FieldDeviation] = changes.enumerated().map { number, change in
        FieldDeviation(
            deviation: change.deviation, dataGroup: change.dataGroup, text: change.text, number: number)
    }

    /// The one of that name, or nil where none can be made.
    package static func named(_ deviation: LDSDeviation) -> FieldDeviation? { all.first { $0.deviation == deviation } }

    /// The name of the profile: `field-date-binary-coded`, `field-mrz-germany-as-deu`.
    package var profileName: String {
        var name = "field-"
        var isUpper = true
        for character in deviation.rawValue {
            if character.isUppercase, !isUpper { name += "-" }
            isUpper = character.isUppercase
            name += character.lowercased()
        }
        return name
    }

    /// Gives a description what the deviation needs to be made of.
    func prepare(_ description: inout DocumentDescription) { Self.changes[number].prepare(&description) }

    /// The file with the deviation in it; unchanged where it is not one that the deviation can be made into.
    func apply(to file: [UInt8]) -> [UInt8] { Self.changes[number].apply(file) }

    /// How a deviation is made.
    struct Change: Sendable {
        let deviation: LDSDeviation
        let dataGroup: DataGroupNumber
        let text: String
        let prepare: @Sendable (inout DocumentDescription) -> Void
        let apply: @Sendable ([UInt8]) -> [UInt8]

        /// A change to the file alone.
        init(
            _ deviation: LDSDeviation, _ dataGroup: DataGroupNumber, _ text: String,
            apply: @escaping @Sendable ([UInt8]) -> [UInt8]
        ) {
            self.init(deviation, dataGroup, text, prepare: { _ in }, apply: apply)
        }

        /// A change to the description, and then to the file.
        init(
            _ deviation: LDSDeviation, _ dataGroup: DataGroupNumber, _ text: String,
            prepare: @escaping @Sendable (inout DocumentDescription) -> Void,
            apply: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }
        ) {
            self.deviation = deviation
            self.dataGroup = dataGroup
            self.text = text
            self.prepare = prepare
            self.apply = apply
        }
    }

    private static let changes: [Change] =
        zoneChanges + faceChanges + detailChanges + otherChanges
}
