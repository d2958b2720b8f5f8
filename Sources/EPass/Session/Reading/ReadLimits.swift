// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// How much a chip may cost before the reading is given up (T10, T13).
public struct ReadLimits: Sendable, Hashable {
    /// The most octets of a file that is no data group.
    public var fileLength: Int
    /// The most octets of a data group: any may hold images, DG13 what its State likes.
    public var imageFileLength: Int
    /// The most commands of a whole reading.
    public var commands: Int
    /// The most seconds of a whole reading, looked at between commands.
    public var seconds: Int
    /// How often access control is run again with the key that had opened the chip, to try a file again over which the
    /// chip dropped the secure channel (F-16); where the chip denies a file by that (F-24), it is run again once a
    /// file, and twice at most for each of the three files of the master file. Chip authentication is tried on as often
    /// after the chip dropped the channel over it, and the chip opened once more then, or after a mismatch, so that the
    /// reading goes on.
    public var reopenings: Int

    /// 64 KiB a file, 16 KiB for EF.CardAccess, 1 MiB for a data group, 16,384 commands, ten minutes, two
    /// reopenings.
    public static let `default` = ReadLimits()

    /// - Parameters:
    ///   - fileLength: octets.
    ///   - imageFileLength: octets.
    ///   - seconds: of the clock, not of the processor.
    ///   - reopenings: 0 for none.
    public init(
        fileLength: Int = 64 << 10, imageFileLength: Int = 1 << 20, commands: Int = 16_384, seconds: Int = 600,
        reopenings: Int = 2
    ) {
        self.fileLength = fileLength
        self.imageFileLength = imageFileLength
        self.commands = commands
        self.seconds = seconds
        self.reopenings = reopenings
    }

    /// The most octets of that file.
    package func length(of file: LDSFile) -> Int {
        switch file {
        case .cardAccess: min(Self.cardAccessLength, fileLength)
        case .dataGroup: imageFileLength
        default: fileLength
        }
    }

    /// Room for every protocol with every group written out, and to spare: what is read before access control comes
    /// from anybody.
    private static var cardAccessLength: Int { 16 << 10 }
}
