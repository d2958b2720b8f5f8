// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

extension DocumentDescription {
    /// Confirms what types alone do not say of the members that describe data groups.
    ///
    /// - Throws: `simulator.valueInvalid` with the member.
    func validateDataGroups() throws(SimulatorError) {
        try Self.confirm(faces.count, in: 1...9, "face", "EF.DG2 has one to nine faces.")
        try Self.confirm(fingers?.count, in: 0...20, "fingers", "EF.DG3 has at most twenty fingers here.")
        try Self.confirm(irises?.count, in: 0...8, "irises", "EF.DG4 has at most eight eyes here.")
        try Self.confirm(displayedPortraits?.count, in: 1...9, "displayedPortrait", "EF.DG5 has one to nine images.")
        try Self.confirm(displayedSignatures?.count, in: 1...9, "displayedSignature", "EF.DG7 has one to nine images.")
        try Self.confirm(personsToNotify?.count, in: 1...15, "personsToNotify", "EF.DG16 has one to fifteen persons.")
        let features = [
            ("dataFeatures", dataFeatures), ("structureFeatures", structureFeatures),
            ("substanceFeatures", substanceFeatures),
        ]
        for (member, objects) in features {
            try Self.confirm(objects?.count, in: 1...9, member, "There are one to nine features.")
            guard objects?.allSatisfy(Self.isOneDataObject) ?? true else {
                throw SimulatorError(
                    .valueInvalid, member: member, "A feature is one data object of BER-TLV, tag and length included.")
            }
        }
        for image in faces.map(\.portrait.image) + (displayedPortraits ?? []).map(\.image) {
            guard (1...DescriptionMember.longestImage).contains(image?.count ?? 1) else {
                throw SimulatorError(
                    .valueInvalid, member: "portrait", "A portrait has at least one octet and at most 1 MiB.")
            }
        }
        for deviation in deviations where FieldDeviation.named(deviation) == nil {
            throw SimulatorError(
                .valueInvalid, member: "deviations", "\(deviation.rawValue) cannot be made into a document.")
        }
    }

    private static func confirm(
        _ count: Int?, in range: ClosedRange<Int>, _ member: String, _ reason: String
    ) throws(SimulatorError) {
        guard let count else { return }
        guard range.contains(count) else { throw SimulatorError(.valueInvalid, member: member, reason) }
    }

    private static func isOneDataObject(_ octets: [UInt8]) -> Bool {
        var cursor = TLVCursor(octets)
        return (try? cursor.read()) != nil && cursor.isAtEnd
    }
}
