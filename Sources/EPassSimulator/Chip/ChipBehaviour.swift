// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// In what the chip departs from a well-behaved one. The default departs in nothing.
package struct ChipBehaviour: Sendable, Hashable {
    /// How the chip guards its data groups.
    package enum AccessControl: Sendable, Hashable {
        /// Basic Access Control (Doc 9303-11, 4.3).
        case basic
        /// None: whoever selects the application reads (Doc 9303-11, 4.1).
        case open
        /// PACE only (4.4).
        case pace
        /// PACE and, for terminals that do not know it, Basic Access Control.
        case paceAndBasic

        /// Whether the chip knows PACE.
        package var offersPACE: Bool { self == .pace || self == .paceAndBasic }
        /// Whether the chip knows Basic Access Control.
        package var offersBasic: Bool { self == .basic || self == .paceAndBasic }
    }

    /// When the chip wants `DO'84'`, the reference of the domain parameters, in MSE:Set AT (F-4).
    package enum ParameterReference: String, CaseIterable, Sendable, Hashable {
        /// Where the object identifier alone does not say which domain parameters are meant (Doc 9303-11, 4.4.4.1);
        /// taken also where it does.
        case whereAmbiguous
        /// Always; without it the answer is 6A87.
        case always
        /// Never; with it the answer is 6A88.
        case never
    }

    /// What goes wrong in protected responses.
    package enum SecureMessagingFault: String, CaseIterable, Sendable, Hashable {
        /// One bit of the checksum in `DO'8E'` is wrong.
        case wrongChecksum
        /// The data and 9000 come without any protection.
        case unprotectedSuccess
        /// `DO'99'` is left out; `DO'8E'` is right (Doc 9303-11, 9.8.4 allows it).
        case missingStatusObject
        /// The checksum is that of the response before, replayed with its data.
        case replayedResponse
    }

    /// What READ BINARY with a short EF identifier does.
    package enum ShortIdentifiers: Sendable, Hashable {
        /// It selects and reads that file of the current directory (Doc 9303-10, 3.6.3).
        case standard
        /// Where the directory lacks the file, that of the master file is meant, and the master file is selected by it.
        case fallToMasterFile
        /// Short identifiers mean files of the master file, in the application too; what is missing there is not found.
        case meanMasterFile
        /// One of them means another file of the application than it should; the others are right.
        case swapped(LDSFile, LDSFile)
        /// All are refused with this word.
        case refused(UInt16)
        /// That of one file of the application is refused with this word; the others are right.
        case refusedFor(LDSFile, UInt16)
        /// All are answered with 9000 and no data.
        case empty
    }

    /// Where the chip stands after a reset, and how its master file is selected (F-3).
    package enum MasterFileSelection: String, CaseIterable, Sendable, Hashable {
        /// The master file is the current directory.
        case afterReset
        /// There is no current directory until SELECT of the master file by its identifier.
        case byIdentifier
        /// The same by SELECT without an identifier; the identifier is refused with 6A86.
        case withoutIdentifier
    }

    /// What READ BINARY does where more octets are asked for than the file still holds.
    package enum EndOfFile: String, CaseIterable, Sendable, Hashable {
        /// The octets that are there and 6282.
        case warning
        /// The octets that are there and 9000.
        case silent
        /// No octets, 6Cxx with their number.
        case correctedLength
        /// No octets, 6700.
        case wrongLength
    }

    /// An application beside that of the travel document. Its files are read in a secure channel alone, whatever opened
    /// it.
    package struct OtherApplication: Sendable, Hashable {
        /// By what SELECT finds it.
        package var identifier: [UInt8]
        /// Its files by their identifiers, whose last five bits are the short ones.
        package var files: [UInt16: [UInt8]]

        /// - Parameter files: none for an application that can be selected, and has nothing to read.
        package init(identifier: [UInt8], files: [UInt16: [UInt8]] = [:]) {
            (self.identifier, self.files) = (identifier, files)
        }
    }

    /// Under which identifier the travel document lies (F-10).
    package var applicationIdentifier = ChipFileSystem.applicationIdentifier
    /// What else the chip has.
    package var otherApplications: [OtherApplication] = []
    /// EF.DIR, where it is another one than the document's.
    package var directory: [UInt8]?
    /// Whether Basic Access Control holds for the application alone: a protected command that leaves it is answered
    /// with 6882, and ends the channel (F-10).
    package var bindsAccessToApplication = false
    /// How the data groups are guarded; nil for what the document says.
    package var accessControl: AccessControl?
    /// What goes wrong in a run of PACE.
    package var paceFault: PACEFault?
    /// How many runs of PACE end with 6300 at the token although the password is right, before one succeeds (F-5).
    package var refusedTokens = 0
    /// Whether the chip draws its keys so that x-coordinates begin with a zero octet: of its key in the mapping step,
    /// and of the shared secret of the key agreement (F-5). With DH the numbers are shorter than the prime.
    package var prefersLeadingZeros = false
    /// When the chip wants to be told which domain parameters are meant.
    package var parameterReference: ParameterReference = .whereAmbiguous
    /// Whether Basic Access Control is refused with 6985 from a run of PACE that was begun and not ended until a reset
    /// (F-8).
    package var locksBasicAfterPACE = false
    /// How many tries a password has left; nil for all of them. The MRZ and the CAN have a counter only where it is set
    /// here.
    package var triesLeft: [PasswordKind: Int] = [:]
    /// How much longer access control takes behind wrong passwords; nil for no longer (F-12).
    package var passwordDelay: PasswordDelay?
    /// What goes wrong with the signature of active authentication.
    package var activeAuthenticationFault: ActiveAuthenticationFault?
    /// What goes wrong in chip authentication.
    package var chipAuthenticationFault: ChipAuthenticationFault?
    /// Which commands of chip authentication the chip knows.
    package var chipAuthenticationCommands = ChipAuthenticationCommands.standard
    /// What happens to a signature that does not fit the response.
    package var longResponse = LongResponse.refused
    /// What READ BINARY with a short EF identifier does.
    package var shortIdentifiers = ShortIdentifiers.standard
    /// Where the chip stands after a reset.
    package var masterFileSelection = MasterFileSelection.afterReset
    /// Whether SELECT with P2 = 0C, which asks for no answer, is refused with 6A86; P2 = 00 is taken.
    package var selectsWithAnswerOnly = false
    /// Files of the application that are read before access control was run, while the others are guarded.
    package var plainFiles: Set<LDSFile> = []
    /// Files of the document that the chip does not have.
    package var missingFiles: Set<LDSFile> = []
    /// The word for a guarded file before access control, where it is not 6982.
    package var guardedWord: UInt16?
    /// The word for a wrong key of Basic Access Control and a wrong token of PACE, where it is not 6300 or 63Cx (F-11).
    package var wrongPasswordWord: UInt16?
    /// The word of Basic Access Control for the right key with another challenge than the open one, where it is not
    /// that for a wrong key: who replays a message that he overheard knows the document by it (T-25).
    package var staleChallengeWord: UInt16?
    /// Whether error words go out without protection in the secure channel, which ends by that.
    package var sendsErrorsPlain = false
    /// Files that answer 6982 whatever was proven.
    package var deniedFiles: Set<LDSFile> = []
    /// Whether SELECT of a guarded file answers 9000 before access is granted; the file itself still cannot be read
    /// (Doc 9303-11, 4.3.2 allows both; of a chip with PACE 4.4.2 wants 6982).
    package var answersPlainSelect = false
    /// What goes wrong in protected responses, and from which protected response on, counted from 0.
    package var secureMessagingFault: SecureMessagingFault?
    /// The first protected response that shows `secureMessagingFault`, counted from 0.
    package var faultyFromResponse = 0
    /// The most octets READ BINARY hands out; asking for more gives 6700 (F-16). Nil: what fits.
    package var readLimit: Int?
    /// The word for more than `readLimit`: 9000 without octets is one, too (F-17).
    package var readLimitWord: UInt16 = 0x6700
    /// The most octets READ BINARY hands out, whatever is asked for, with 9000. Nil: what is asked for.
    package var shortReads: Int?
    /// What happens at the end of a file.
    package var endOfFile: EndOfFile = .warning
    /// Whether PSO:Verify Certificate and EXTERNAL AUTHENTICATE come in chains of short commands, which the chip then
    /// states in its ATR. Where they do not, a chip with terminal authentication states buffers for extended length.
    package var chainsCommands = false
    /// Whether a protected command that is answered with 6982 ends the secure channel: reading EF.DG3 without the right
    /// to (F-24).
    package var denialEndsChannel = false
    /// Whether EF.DG1 begins with a length of almost 4 GiB.
    package var announcesHugeFile = false
    /// Whether every READ BINARY ends in 61xx, and every GET RESPONSE too, for ever (T13).
    package var answersMoreForEver = false
    /// How many commands are answered before the chip is gone; nil for all.
    package var commandsBeforeLoss: Int?
    /// The sizes of command and response buffer that EF.ATR/INFO states; nil where length fields are short only (Doc
    /// 9303-11, 9.3.1.2).
    package var extendedLength: ExtendedLength?
    /// What the chip leaves out, in tests alone.
    package var omits: Set<ChipOmission> = []
    /// What the chip does about some commands that it would not do otherwise.
    package var rules: [ChipRule] = []

    /// The sizes that EF.ATR/INFO states in `DO'7F66'`.
    package struct ExtendedLength: Sendable, Hashable {
        /// The most octets of a command.
        package var commandOctets: Int
        /// The most octets of a response.
        package var responseOctets: Int

        static let wide = ExtendedLength(commandOctets: 2048, responseOctets: 4096)

        /// Sizes as given, at most 65,535 each.
        package init(commandOctets: Int, responseOctets: Int) {
            self.commandOctets = commandOctets
            self.responseOctets = responseOctets
        }
    }

    /// A well-behaved chip.
    package init() {}
}
