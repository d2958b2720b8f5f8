// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// A transparent elementary file of the chip.
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
        /// PACE, and terminal authentication with this right in an LDS2 application.
        case lds2(ChipLDS2Right, LDS2Application)
        /// Nothing will do.
        case never
    }

    let identifier: UInt16
    let shortIdentifier: UInt8
    private(set) var condition: AccessCondition
    var content: [UInt8]
    /// How many octets may be written to it; nil where nobody writes.
    private(set) var room: Int?
    /// What it takes to read it once it is activated; nil where that is not to come.
    private var conditionOfActivated: AccessCondition?

    init(identifier: UInt16, shortIdentifier: UInt8, condition: AccessCondition, content: [UInt8]) {
        (self.identifier, self.shortIdentifier) = (identifier, shortIdentifier)
        (self.condition, self.content) = (condition, content)
    }

    /// EF.Biometrics, in whose deactivated state one right allows everything and in whose activated state another one
    /// reading (Doc 9303-10, Table 92).
    ///
    /// - Parameter room: of a file that is deactivated; nil for one that is activated.
    init(_ file: LDS2File, number: Int, content: [UInt8], room: Int?) {
        let reading = AccessCondition.lds2(.readBiometrics(number), file.application)
        self.init(
            // No short identifier is 0: the file has none.
            identifier: file.fileIdentifier, shortIdentifier: 0,
            condition: room == nil ? reading : .lds2(.writeBiometrics(number), file.application), content: content)
        self.room = room
        conditionOfActivated = reading
    }

    /// From now on nobody writes to it.
    mutating func activate() {
        condition = conditionOfActivated ?? condition
        room = nil
    }
}

/// The directories of the chip and their transparent files: the master file, the eMRTD application (Doc 9303-10, 3.4
/// and figure 3), of the LDS2 applications EF.Biometrics, and other applications.
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
        case lds2(LDS2Application)
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

    /// Adds EF.Biometrics (Doc 9303-10, Table 92).
    ///
    /// - Parameters:
    ///   - biometrics: those that are activated, by number.
    ///   - rooms: those that are not, which are empty, with the octets that they may have.
    mutating func add(biometrics: [Int: [UInt8]], rooms: [Int: Int]) {
        let directory = Directory.lds2(.additionalBiometrics)
        for number in Set(biometrics.keys).union(rooms.keys).sorted() {
            guard let file = AdditionalBiometricsNumber(rawValue: number).map(LDS2File.biometrics) else { continue }
            entries[directory, default: []].append(
                ChipFile(file, number: number, content: biometrics[number] ?? [], room: rooms[number]))
        }
    }

    /// Puts a file in the place of the one with its identifier.
    mutating func replace(_ file: ChipFile, in directory: Directory) {
        entries[directory] = entries[directory]?.map { $0.identifier == file.identifier ? file : $0 }
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
