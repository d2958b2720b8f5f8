// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// One element of DG11 or DG12, decoded by its tag (Doc 9303-10, Tables 71 and 73).
package struct DetailElement: Sendable, Hashable {
    /// What an element holds.
    package enum Value: Sendable, Hashable {
        /// Primary and secondary identifier in UTF-8.
        case name(LDSName)
        /// The template of other names (A0): the number it states (02), nil where it does not, and the names that are
        /// there.
        case names(stated: Int?, [LDSName])
        /// UTF-8, whose fields `<` separates where the element has several.
        case text(LDSText)
        /// A date, with a time where the element has one.
        case date(LDSDate)
        /// As the issuer stored it; of a format that the standard may not have.
        case image(DisplayedImage)
        /// An element that the standard does not know here.
        case unknown(ArraySlice<UInt8>)
    }

    /// One of Tables 71 and 73, or another one with an unknown value.
    package let tag: TLVTag
    /// Of the kind that the tag asks for, or `unknown`.
    package let value: Value

    /// That the tag and the kind of value belong together is not checked here.
    package init(tag: TLVTag, value: Value) {
        self.tag = tag
        self.value = value
    }

    /// The template of other names, with their number as it is.
    package init(names: [LDSName], tag nameTag: TLVTag) {
        self.init(tag: nameTag, value: .names(stated: names.count, names))
    }

    /// The tag under which the element stands in the file: that of other names stands inside a template (A0).
    package var outerTag: TLVTag {
        if case .names = value { DetailElement.namesTemplate } else { tag }
    }

    /// The tag of the template around the other names of DG11 and the other persons of DG12.
    package static let namesTemplate: TLVTag = 0xA0

    func write(to writer: inout TLVWriter) {
        switch value {
        case .name(let name): writer.append(tag, name.octets)
        case .names(let stated, let names):
            writer.append(DetailElement.namesTemplate) { template in
                template.append(count: stated)
                for name in names { template.append(tag, name.octets) }
            }
        case .text(let text): writer.append(tag, text.octets)
        case .date(let date): writer.append(tag, date.octets)
        case .image(let image): writer.append(tag, image.octets)
        case .unknown(let octets): writer.append(tag, octets)
        }
    }
}
