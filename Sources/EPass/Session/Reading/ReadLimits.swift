// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// How much a chip may cost before the reading is given up (T10, T13).
public struct ReadLimits: Sendable, Hashable {
    /// The most octets of a file that is no data group.
    public var fileLength: Int
    /// The most octets of a data group: any may hold images, DG13 what its State likes.
    public var imageFileLength: Int
    /// The most octets of a record of an LDS2 application.
    public var recordLength: Int
    /// The most commands of a whole reading.
    public var commands: Int
    /// The most seconds of a whole reading, waits for a lost chip included.
    public var seconds: Int
    /// The most seconds of one command: chips ask the reader for more time while they compute (F-13).
    public var commandSeconds: Int

    /// 64 KiB a file, 16 KiB for EF.CardAccess, 4 KiB for EF.DIR, 1 MiB for a data group, 8 KiB for a record, 16,384
    /// commands, five minutes, twenty seconds a command.
    public static let `default` = ReadLimits()

    /// - Parameters:
    ///   - fileLength: octets.
    ///   - imageFileLength: octets.
    ///   - seconds: of the clock, not of the processor.
    ///   - commandSeconds: likewise.
    ///   - recordLength: octets; the standard has up to about 1,100.
    public init(
        fileLength: Int = 64 << 10, imageFileLength: Int = 1 << 20, commands: Int = 16_384, seconds: Int = 300,
        commandSeconds: Int = 20, recordLength: Int = 8 << 10
    ) {
        self.recordLength = recordLength
        self.fileLength = fileLength
        self.imageFileLength = imageFileLength
        self.commands = commands
        self.seconds = seconds
        self.commandSeconds = commandSeconds
    }

    /// The most octets of that file.
    package func length(of file: LDSFile) -> Int {
        switch file {
        case .cardAccess: min(Self.cardAccessLength, fileLength)
        case .dir: min(Self.directoryLength, fileLength)
        case .cvca: min(Self.authoritiesLength, fileLength)
        case .dataGroup: imageFileLength
        default: fileLength
        }
    }

    /// Room for every protocol with every group written out, and to spare: what is read before access control comes
    /// from anybody.
    private static var cardAccessLength: Int { 16 << 10 }
    /// Room for the references of EF.CVCA, which has 36 octets (BSI TR-03110-3, A.3.1.3), and to spare; the file does
    /// not say how long it is, and a chip may refuse a command that asks for more than it has.
    private static var authoritiesLength: Int { 64 }
    /// Room for as many applications as are decoded, and to spare; the file does not say how long it is.
    private static var directoryLength: Int { 4 << 10 }
}
