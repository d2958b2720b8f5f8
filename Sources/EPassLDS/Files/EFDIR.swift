// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import EPassTLV

/// EF.DIR: the applications that the chip says it has (Doc 9303-10, 3.11.2, Table 31; ISO/IEC 7816-4, 8.2.1).
///
/// Nothing protects this file; a copy of it may stand in the signed EF.CardSecurity (`EFDIRInfo`).
public struct EFDIR: Sendable, Hashable {
    /// One application template (61).
    public struct Application: Sendable, Hashable {
        /// The application identifier (4F), 1 to 16 octets.
        public let identifier: [UInt8]
        /// What the chip calls the application (50); nil where it does not say, or says it in octets that are no text
        /// of at most 64 octets.
        public let label: String?
        /// The octets of the template, tag and length included.
        public let encoded: [UInt8]
    }

    /// The most application templates that are accepted.
    package static let maximumApplications = 64

    /// The application templates in the order of the file.
    public let applications: [Application]
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` where a template is damaged or has no application identifier of 1 to 16 octets; under
    ///   `.strict` also for data objects other than application templates and for zero octets after the last one.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dir, profile)
        let limits = TLVLimits(maximumDepth: 4, maximumElements: Self.maximumApplications, maximumLength: 1 << 12)
        var file = Template(.dir, TLVCursor(octets, limits: limits))
        var found: [Application] = []
        while !file.isAtEnd {
            if file.remaining.allSatisfy({ $0 == 0 }) {
                try context.note(.trailingOctets, at: file.offset, .ldsZerosAfterElement(count: file.remaining.count))
                break
            }
            let element = try file.next()
            guard element.tag == 0x61 else {
                try context.noteUnknown(element, in: file)
                continue
            }
            let template = try file.members(of: element, at: .root)
            let identifier = try Self.identifier(in: template)
            found.append(
                Application(
                    identifier: identifier, label: Self.label(in: template), encoded: Array(element.encoded)))
        }
        applications = found
        self.octets = octets
        deviations = context.deviations
    }

    /// A file that lists the applications with these identifiers, in this order.
    package init(applicationIdentifiers: [[UInt8]]) {
        applications = applicationIdentifiers.map { identifier in
            Application(
                identifier: identifier, label: nil,
                encoded: TLVWriter.encode(0x61, TLVWriter.encode(0x4F, identifier)))
        }
        octets = applications.flatMap(\.encoded)
        deviations = []
    }

    /// The identifiers of the applications, in the order of the file.
    public var applicationIdentifiers: [[UInt8]] { applications.map(\.identifier) }

    /// The application templates as they stood. Equal to `octets` where the file was read without deviations.
    package func encoded() -> [UInt8] { applications.flatMap(\.encoded) }

    private static func identifier(in template: Template) throws(LDSError) -> [UInt8] {
        var template = template
        var identifier: TLVElement?
        while !template.isAtEnd {
            let element = try template.next()
            guard element.tag == 0x4F else { continue }
            guard identifier == nil else {
                throw template.error(.duplicateElement, 0x4F, at: element.offset, .ldsSecondApplicationIdentifier)
            }
            identifier = element
        }
        guard let identifier else {
            throw template.error(.missingElement, 0x4F, at: template.offset, .ldsNoApplicationIdentifier)
        }
        guard ApplicationIdentifier.lengths.contains(identifier.content.count) else {
            throw template.error(.invalidValue, 0x4F, at: identifier.offset, .ldsApplicationIdentifierLength)
        }
        return Array(identifier.content)
    }

    /// The first label (ISO/IEC 7816-4, 8.2.1.4); nothing rests on it.
    private static func label(in template: Template) -> String? {
        var template = template
        while !template.isAtEnd {
            guard let element = try? template.next() else { return nil }
            guard element.tag == 0x50 else { continue }
            guard (1...64).contains(element.content.count) else { return nil }
            return UTF8Text.string(element.content.span)
        }
        return nil
    }
}
