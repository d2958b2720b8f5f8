// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTLV

/// What EF.DG11 is to say of the holder (Doc 9303-10, 4.7.11): the member `personalDetails` of a description.
///
/// Texts are written as they are given, in UTF-8; the rules of the standard for fillers are the caller's.
public struct PersonalDetails: Sendable, Hashable {
    /// An element that the zone knows, too.
    public enum Element: Sendable, Hashable {
        /// As the zone has it, or as `holder` gave it before it was transliterated.
        case ofDocument
        /// This text.
        case text(String)
        /// The element is left out.
        case none
    }

    /// The full name: primary identifier, `<<`, secondary identifier, `<` within them.
    public var fullName = Element.ofDocument
    /// Other names, in the form of the full name.
    public var otherNames: [String] = []
    /// The personal number.
    public var personalNumber: String?
    /// The full date of birth, eight digits; `00` and `0000` for what is unknown.
    public var dateOfBirth = Element.ofDocument
    /// The place of birth in its fields; none where it is left out.
    public var placeOfBirth: [String] = ["ZENITH"]
    /// The permanent address in its fields; none where it is left out.
    public var permanentAddress: [String] = []
    /// The telephone number.
    public var telephone: String?
    /// The profession.
    public var profession: String?
    /// The title.
    public var title: String?
    /// The personal summary.
    public var personalSummary: String?
    /// The image that proves citizenship; nil where it is left out.
    public var proofOfCitizenship: [UInt8]?
    /// The numbers of other travel documents; none where they are left out.
    public var otherTravelDocumentNumbers: [String] = []
    /// What is said about custody.
    public var custodyInformation: String?

    /// What every document has that says nothing else: full name, full date of birth, place of birth.
    public init() {}
}

extension PersonalDetails {
    /// The file.
    ///
    /// - Parameters:
    ///   - zone: the zone in EF.DG1.
    ///   - holder: the name and the date of birth that the zone was made from, where they are known.
    ///   - issued: the day of issue, by which the century of the birth is known.
    func encoded(zone: MRZ, holder: DocumentDescription.Holder?, issued: CalendarDate) -> [UInt8] {
        var elements: [(tag: TLVTag, content: [UInt8])] = []
        func add(_ tag: TLVTag, _ text: String?) {
            if let text { elements.append((tag, Array(text.utf8))) }
        }
        func fields(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: "<") }
        add(0x5F0E, Self.text(fullName) { holder?.fullName ?? Self.fullName(of: zone.name) })
        if !otherNames.isEmpty {
            var names = TLVWriter()
            names.append(0x02, [UInt8(truncatingIfNeeded: otherNames.count)])
            for name in otherNames { names.append(0x5F0F, name.utf8) }
            elements.append((0xA0, names.bytes))
        }
        add(0x5F10, personalNumber)
        add(0x5F2B, Self.text(dateOfBirth) { Self.dateOfBirth(zone, holder, issued) })
        add(0x5F11, fields(placeOfBirth))
        add(0x5F42, fields(permanentAddress))
        add(0x5F12, telephone)
        add(0x5F13, profession)
        add(0x5F14, title)
        add(0x5F15, personalSummary)
        if let proofOfCitizenship { elements.append((0x5F16, proofOfCitizenship)) }
        add(0x5F17, fields(otherTravelDocumentNumbers))
        add(0x5F18, custodyInformation)
        var writer = TLVWriter()
        writer.append(0x6B) { file in
            // The names of others stand in the list by their own tag, as those of 4.7.11 do; A0 is no data element.
            let listed = elements.map { $0.tag == 0xA0 ? 0x5F0F : $0.tag }
            file.append(0x5C, listed.flatMap(\.octets))
            for element in elements { file.append(element.tag, element.content) }
        }
        return writer.bytes
    }

    private static func text(_ element: Element, _ ofDocument: () -> String?) -> String? {
        switch element {
        case .ofDocument: ofDocument()
        case .text(let text): text
        case .none: nil
        }
    }

    private static func fullName(of name: MRZName) -> String {
        [name.primaryComponents, name.secondaryComponents].filter { !$0.isEmpty }
            .map { $0.joined(separator: "<") }.joined(separator: "<<")
    }

    private static func dateOfBirth(
        _ zone: MRZ, _ holder: DocumentDescription.Holder?, _ issued: CalendarDate
    ) -> String? {
        if let holder { return holder.dateOfBirth.description.filter { $0 != "-" } }
        let date = zone.dateOfBirth
        guard date.state != .invalid else { return nil }
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let year = date.fullYear(as: .birth, relativeTo: issued)
        return digits(year, 4) + digits(date.month, 2) + digits(date.day, 2)
    }
}
