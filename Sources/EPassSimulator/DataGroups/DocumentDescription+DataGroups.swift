// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

extension DocumentDescription {
    /// Confirms what types alone do not say of the members that describe data groups.
    func confirmDataGroups(_ faults: inout DescriptionFaults) {
        let counts: [(String, Int?, ClosedRange<Int>, Message)] = [
            ("face", faces.count, 1...9, .simulatorFaceCount),
            ("fingers", fingers?.count, 0...20, .simulatorFingerCount),
            ("irises", irises?.count, 0...8, .simulatorIrisCount),
            ("displayedPortrait", displayedPortraits?.count, 1...9, .simulatorDisplayedPortraitCount),
            ("displayedSignature", displayedSignatures?.count, 1...9, .simulatorDisplayedSignatureCount),
            ("personsToNotify", personsToNotify?.count, 1...15, .simulatorPersonCount),
        ]
        for (member, count, range, message) in counts {
            faults.demand(count.map(range.contains) ?? true, of: member, message)
        }
        let features = [
            ("dataFeatures", dataFeatures), ("structureFeatures", structureFeatures),
            ("substanceFeatures", substanceFeatures),
        ]
        for (member, objects) in features {
            faults.demand((1...9).contains(objects?.count ?? 1), of: member, .simulatorFeatureCount)
            faults.demand(objects?.allSatisfy(Self.isOneDataObject) ?? true, of: member, .simulatorFeatureForm)
        }
        for image in faces.map(\.portrait.image) + (displayedPortraits ?? []).map(\.image) {
            let length = image?.count ?? 1
            faults.demand(
                (1...DescriptionValue.longestImage).contains(length), of: "portrait", .simulatorPortraitLength)
        }
        for deviation in deviations where FieldDeviation.named(deviation) == nil {
            faults.demand(
                false, of: "deviations", .simulatorDeviationNotMade(deviation: deviation.rawValue))
        }
    }

    private static func isOneDataObject(_ octets: [UInt8]) -> Bool {
        var cursor = TLVCursor(octets)
        return (try? cursor.read()) != nil && cursor.isAtEnd
    }
}
