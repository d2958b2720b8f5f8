// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

/// Trees of DG5 and DG7 (displayed images), DG8 to DG10 (security features) and DG13 (the issuer's own).
enum DisplayedImageInspector {
    static func nodes<Kind>(of group: DisplayedImageGroup<Kind>) -> [InspectionNode] {
        [DetailsInspector.count("images", stated: group.statedCount, there: group.displayedImages.count)]
            + group.images.enumerated().map { index, image in
                InspectionNode("\(image.label) \(index + 1)", BiometricInspector.text(image))
            }
    }

    static func nodes<Kind>(of group: SecurityFeatureGroup<Kind>) -> [InspectionNode] {
        [InspectionNode("stated features", number: group.statedCount, else: "nothing")]
            + group.templates.map { InspectionNode("\($0.tag)", octets: $0.octets, .personal).keyed("feature") }
    }

    static func nodes(of group: DataGroup13) -> [InspectionNode] {
        let objects = group.dataObjects()
        let shown = (objects ?? []).prefix(maximumObjects)
        return [
            .length(group.octets), InspectionNode("content", octets: group.content, .personal),
            InspectionNode(
                "as data objects", objects.map { "\($0.count)" } ?? "no, it is the issuer's own",
                children: shown.map { InspectionNode("\($0.tag)", octets: $0.content, .personal).keyed("object") }),
        ]
    }

    /// How many data objects of DG13 are shown.
    private static let maximumObjects = 64
}
