// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// An elementary file of the chip: transparent, read only.
struct ChipFile: Sendable, Hashable {
    /// What has to be proven before the file is read.
    enum AccessCondition: Sendable, Hashable {
        /// Nothing.
        case always
        /// A secure channel that Basic Access Control or PACE opened.
        case secureChannel
        /// A secure channel that PACE opened.
        case passwordAuthenticatedChannel
        /// Terminal authentication with this right.
        case terminalAuthentication(ChipAccessRights)
        /// Nothing will do.
        case never
    }

    let identifier: UInt16
    let shortIdentifier: UInt8
    let condition: AccessCondition
    var content: [UInt8]
}

/// The directories of the chip and their files: the master file and the eMRTD application (Doc 9303-10, 3.4 and figure
/// 3).
package struct ChipFileSystem: Sendable, Hashable {
    /// The file identifier of the master file.
    static let masterFileIdentifier: UInt16 = 0x3F00
    /// The application identifier of the eMRTD application (Doc 9303-10, 4.1).
    package static let applicationIdentifier: [UInt8] = [0xA0, 0x00, 0x00, 0x02, 0x47, 0x10, 0x01]

    /// A directory.
    enum Directory: Sendable, Hashable {
        /// None: nothing is selected.
        case none
        case masterFile
        case travelDocument
        /// An application with that identifier.
        case other([UInt8])
    }

    private var entries: [Directory: [ChipFile]] = [:]

    /// The files of a document; those that the standard puts under the master file go there.
    ///
    /// - Parameters:
    ///   - isOpen: whether the data groups are read without access control.
    ///   - denied: files that nobody reads.
    ///   - plain: files that everybody reads, whatever guards the others.
    init(files: [LDSFile: [UInt8]], isOpen: Bool, denied: Set<LDSFile> = [], plain: Set<LDSFile> = []) {
        for (file, content) in files {
            let condition =
                denied.contains(file) ? .never : Self.condition(of: file, isOpen: isOpen || plain.contains(file))
            let entry = ChipFile(
                identifier: file.fileIdentifier, shortIdentifier: file.shortEF, condition: condition, content: content)
            switch file {
            case .cardAccess, .cardSecurity, .dir, .atrInfo: entries[.masterFile, default: []].append(entry)
            case .com, .sod, .cvca, .dataGroup: entries[.travelDocument, default: []].append(entry)
            }
        }
    }

    /// Adds an application, whose files take a secure channel.
    mutating func add(_ application: ChipBehaviour.OtherApplication) {
        entries[.other(application.identifier)] = application.files.sorted { $0.key < $1.key }.map {
            identifier, octets in
            ChipFile(
                identifier: identifier, shortIdentifier: UInt8(truncatingIfNeeded: identifier) & 0x1F,
                condition: .secureChannel, content: octets)
        }
    }

    /// Whether there is such an application.
    func has(_ directory: Directory) -> Bool { entries[directory] != nil }

    private static func condition(of file: LDSFile, isOpen: Bool) -> ChipFile.AccessCondition {
        switch file {
        case .cardAccess, .dir, .atrInfo: .always
        case .cardSecurity: .passwordAuthenticatedChannel
        case .dataGroup(.dg3): .terminalAuthentication(.dataGroup3)
        case .dataGroup(.dg4): .terminalAuthentication(.dataGroup4)
        case .com, .sod, .cvca, .dataGroup: isOpen ? .always : .secureChannel
        }
    }

    /// Gives EF.CVCA another content: the one file that the chip changes by itself (Doc 9303-11, K.2).
    mutating func update(cvca content: [UInt8]) {
        entries[.travelDocument] = entries[.travelDocument]?.changed {
            if $0.identifier == LDSFile.cvca.fileIdentifier { $0.content = content }
        }
    }

    func file(_ identifier: UInt16, in directory: Directory) -> ChipFile? {
        entries[directory]?.first { $0.identifier == identifier }
    }

    func file(shortIdentifier: UInt8, in directory: Directory) -> ChipFile? {
        entries[directory]?.first { $0.shortIdentifier == shortIdentifier }
    }
}
