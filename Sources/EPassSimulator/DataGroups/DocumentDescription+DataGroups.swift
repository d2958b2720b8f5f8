// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

extension DocumentDescription {
    /// Confirms what types alone do not say of the members that describe data groups.
    ///
    /// - Throws: `simulator.valueInvalid` with the member.
    func validateDataGroups() throws(SimulatorError) {
        try Self.confirm(faces.count, in: 1...9, "face", .simulatorFaceCount)
        try Self.confirm(fingers?.count, in: 0...20, "fingers", .simulatorFingerCount)
        try Self.confirm(irises?.count, in: 0...8, "irises", .simulatorIrisCount)
        try Self.confirm(displayedPortraits?.count, in: 1...9, "displayedPortrait", .simulatorDisplayedPortraitCount)
        try Self.confirm(displayedSignatures?.count, in: 1...9, "displayedSignature", .simulatorDisplayedSignatureCount)
        try Self.confirm(personsToNotify?.count, in: 1...15, "personsToNotify", .simulatorPersonCount)
        let features = [
            ("dataFeatures", dataFeatures), ("structureFeatures", structureFeatures),
            ("substanceFeatures", substanceFeatures),
        ]
        for (member, objects) in features {
            try Self.confirm(objects?.count, in: 1...9, member, .simulatorFeatureCount)
            try SimulatorError.demand(
                objects?.allSatisfy(Self.isOneDataObject) ?? true, of: member, .simulatorFeatureForm)
        }
        for image in faces.map(\.portrait.image) + (displayedPortraits ?? []).map(\.image) {
            let length = image?.count ?? 1
            try SimulatorError.demand(
                (1...DescriptionValue.longestImage).contains(length), of: "portrait", .simulatorPortraitLength)
        }
        for deviation in deviations where FieldDeviation.named(deviation) == nil {
            throw SimulatorError(
                .valueInvalid, member: "deviations", .simulatorDeviationNotMade(deviation: deviation.rawValue))
        }
    }

    private static func confirm(
        _ count: Int?, in range: ClosedRange<Int>, _ member: String, _ message: Message
    ) throws(SimulatorError) {
        try SimulatorError.demand(count.map { range.contains($0) } ?? true, of: member, message)
    }

    private static func isOneDataObject(_ octets: [UInt8]) -> Bool {
        var cursor = TLVCursor(octets)
        return (try? cursor.read()) != nil && cursor.isAtEnd
    }
}
