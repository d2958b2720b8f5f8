// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV

/// Trees of DG5 and DG7 (displayed images), DG8 to DG10 (security features) and DG13 (the issuer's own).
enum DisplayedImageInspector {
    static func inspect<Kind>(_ group: DisplayedImageGroup<Kind>) -> Inspector.Result {
        Inspector.Result(
            kind: "EF.\(Kind.dataGroup)",
            nodes: [DetailsInspector.count("images", stated: group.statedCount, there: group.displayedImages.count)]
                + group.images.enumerated().map { index, image in
                    InspectionNode(
                        "\(image.label) \(index + 1)", "\(image.format.rawValue), \(image.octets.count) octets")
                }, deviations: group.deviations.map(\.rawValue))
    }

    static func inspect<Kind>(_ group: SecurityFeatureGroup<Kind>) -> Inspector.Result {
        Inspector.Result(
            kind: "EF.\(Kind.dataGroup)",
            nodes: [InspectionNode("stated features", group.statedCount.map(String.init) ?? "nothing")]
                + group.templates.map { InspectionNode("\($0.tag)", octets: $0.octets, .personal) },
            deviations: group.deviations.map(\.rawValue))
    }

    static func inspect(_ group: DataGroup13) -> Inspector.Result {
        let objects = group.dataObjects().map { $0.prefix(maximumObjects) } ?? []
        return Inspector.Result(
            kind: "EF.DG13",
            nodes: [
                InspectionNode("length", "\(group.octets.count) octets"),
                InspectionNode("content", octets: group.content, .personal),
                InspectionNode(
                    "as data objects", group.dataObjects().map { "\($0.count)" } ?? "no, it is the issuer's own",
                    children: objects.map { InspectionNode("\($0.tag)", octets: $0.content, .personal) }),
            ], deviations: group.deviations.map(\.rawValue))
    }

    /// How many data objects of DG13 are shown.
    private static let maximumObjects = 64
}
