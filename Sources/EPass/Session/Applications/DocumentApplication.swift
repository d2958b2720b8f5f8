// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
public import EPassTLV

/// An application of a chip: what it is called, which files it has, and what is done with them.
///
/// There are two kinds. The files of a travel document (``eMRTD``) are read by a ``ReadPlan`` and judged; on some
/// national cards they lie under another identifier than that of Doc 9303 (``eMRTD(under:)``). Any other application is
/// what the caller says it is: its files are read as they are, and nothing is said about them.
public struct DocumentApplication: Sendable, Hashable {
    /// What is done with the files of an application.
    public enum Plan: String, Sendable, Hashable, CaseIterable {
        /// They are those of Doc 9303-10, read in the order of a ``ReadPlan``, and judged.
        case travelDocument
        /// They are read one after the other, in the order of ``files``. Their octets are evidence of nothing.
        case raw
    }

    /// By what SELECT finds it.
    public let identifier: ApplicationIdentifier
    /// What the caller calls it; for evidence and reports.
    public let name: String
    /// The files that it can have.
    public let files: [ApplicationFile]
    /// What is done with them.
    public let plan: Plan

    /// The travel document, where Doc 9303 has it.
    public static let eMRTD = Self.eMRTD(under: .eMRTD)

    /// The travel document under another identifier.
    public static func eMRTD(under identifier: ApplicationIdentifier) -> Self {
        let files = LDSFile.allCases.filter { $0.application == .eMRTD }
        return Self(
            identifier, "eMRTD",
            files.map { ApplicationFile(fileIdentifier: $0.fileIdentifier, shortEF: $0.shortEF, tag: $0.tag) },
            .travelDocument)
    }

    /// An application that is read raw.
    ///
    /// - Parameters:
    ///   - name: at most 64 characters; what is beyond them is cut off.
    ///   - files: at most ``mostFiles``; what is beyond them is left out, as is a file that stands there twice.
    public init(identifier: ApplicationIdentifier, name: String, files: [ApplicationFile]) {
        var seen: Set<ApplicationFile> = []
        let own = files.filter { seen.insert($0).inserted }
        self.init(identifier, String(name.unicodeScalars.prefix(64)), Array(own.prefix(Self.mostFiles)), .raw)
    }

    /// The most files that are read of an application.
    public static let mostFiles = 64
    /// The most applications that are read raw in one reading.
    public static let mostApplications = 16

    private init(_ identifier: ApplicationIdentifier, _ name: String, _ files: [ApplicationFile], _ plan: Plan) {
        (self.identifier, self.name, self.files, self.plan) = (identifier, name, files, plan)
    }
}

/// A transparent file of an application, and how it is found.
public struct ApplicationFile: Sendable, Hashable {
    /// The two octets by which SELECT names it; nil where it has none.
    public internal(set) var fileIdentifier: UInt16?
    /// The short identifier, 1 to 30, by which READ BINARY names it; nil where it has none.
    public internal(set) var shortEF: UInt8?
    /// The tag that it begins with, whose length says how long the file is; nil for a file that is read until the chip
    /// says that it ends.
    public internal(set) var tag: TLVTag?

    /// A file that is found by SELECT, or by its short identifier where the chip does not take that.
    public init(fileIdentifier: UInt16, shortEF: UInt8? = nil, tag: TLVTag? = nil) {
        self.fileIdentifier = fileIdentifier
        self.shortEF = shortEF.flatMap { Self.shortIdentifiers.contains($0) ? $0 : nil }
        self.tag = tag
    }

    /// A file that has a short identifier alone; nil where that is not 1 to 30.
    public init?(shortEF: UInt8, tag: TLVTag? = nil) {
        guard Self.shortIdentifiers.contains(shortEF) else { return nil }
        (fileIdentifier, self.shortEF, self.tag) = (nil, shortEF, tag)
    }

    static let shortIdentifiers: ClosedRange<UInt8> = 1...30
}
