// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// One step of a case for chips.
struct ChipTestStep: Sendable, Hashable {
    /// What is done.
    enum Action: Sendable, Hashable {
        /// One command.
        case send(SentCommand)
        /// The chip is reset.
        case reset
        /// The chip is reset and brought to where the case begins.
        case restore
        /// An access protocol is run, with something wrong about it or not.
        case open(AccessWay, AccessFault?)
        /// Chip authentication is run.
        case authenticateChip(ChipAuthenticationForm?, ChipAuthenticationTestFault?)
        /// A whole file is read, and kept under its name.
        case read(LDSFile)
        /// What was read of a file is looked at.
        case examine(LDSFile, FileExamination)
    }

    /// When a step is run.
    enum Condition: String, Sendable, CaseIterable {
        /// The answer before was 9000.
        case ok
        /// It was another word.
        case refused
        /// It was protected.
        case protected
    }

    var action: Action
    var expectation = ChipExpectation()
    /// When it is run; nil for always.
    var condition: Condition?
    /// The words with which the case ends here, and what is left of it is not run.
    var endsOn: [ChipExpectation.Word] = []
    /// The name that the data of the answer is kept under.
    var keep: String?
    /// The name that the data of the command is kept under.
    var keepSent: String?

    /// By what a chip is opened.
    enum AccessWay: String, Sendable, CaseIterable {
        /// Basic Access Control.
        case bac
        /// PACE.
        case pace
        /// The way that this run of the case is about.
        case same
    }

    /// How chip authentication is run.
    enum ChipAuthenticationForm: String, Sendable, CaseIterable {
        /// By MSE:Set KAT.
        case keyAgreementTemplate
        /// By MSE:Set AT and GENERAL AUTHENTICATE.
        case authenticationTemplate
    }
}

/// A command that a step sends.
struct SentCommand: Sendable, Hashable {
    /// INS, P1 and P2.
    var header = DataExpression()
    /// The class; nil for 0C in the secure channel and 00 elsewhere.
    var classByte: UInt8?
    var data = DataExpression()
    /// Ne; nil for none.
    var expectedLength: Int?
    /// Whether it goes out without protection, although there is a secure channel.
    var isPlain = false
    /// What is wrong about its protection.
    var fault: MessagingFault?
}

/// What is wrong about the protection of a command.
enum MessagingFault: String, Sendable, CaseIterable {
    /// One bit of DO'8E' is another one.
    case checksum
    /// There is no DO'8E'.
    case checksumMissing
    /// DO'8E' has seven octets.
    case checksumShort
    /// The counter is that of the command before.
    case counterRepeated
    /// The counter is that of the command after.
    case counterSkipped
    /// The checksum is over another header than that which is sent.
    case header
    /// The plain text is filled up with zeros alone.
    case padding
    /// The padding indicator of DO'87' is 02.
    case indicator
    /// The cryptogram is no whole number of blocks.
    case cryptogramLength
    /// DO'85' stands where DO'87' has to, or the other way round.
    case cryptogramTag
    /// DO'97' has three octets.
    case expectedLengthLong
    /// DO'97' stands before DO'87'.
    case order
    /// There is no data object at all.
    case nothing
    /// The data is protected, and octets follow DO'8E'.
    case trailing
}

/// What is wrong about a run of an access protocol.
enum AccessFault: String, Sendable, CaseIterable {
    /// With BAC: one bit of M.IFD is another one.
    case checksum
    /// With BAC: one bit of E.IFD is another one.
    case cryptogram
    /// With BAC: EXTERNAL AUTHENTICATE has an octet less.
    case length
    /// With BAC: RND.IC is that of an earlier GET CHALLENGE.
    case staleChallenge
    /// With BAC: what is right is sent a second time, after it was refused with one bit changed.
    case usedChallenge
    /// With BAC: what opened the chip is sent again after a reset.
    case replay
    /// The password is another one.
    case password
    /// With PACE: one bit of the token is another one.
    case token
    /// With PACE: the key of the mapping is not on the curve.
    case mappingKey
    /// With PACE: the key of the mapping is the point 0, 0, or the number 0.
    case mappingKeyZero
    /// With PACE: the ephemeral key is not on the curve.
    case agreementKey
    /// With PACE: the ephemeral key is the point 0, 0, or the number 0.
    case agreementKeyZero
    /// With PACE: the ephemeral key is of a smaller group.
    case agreementKeyShort
    /// With PACE: the ephemeral key is above the prime.
    case agreementKeyLarge
    /// With PACE: the step of the mapping is left out.
    case mappingLeftOut
    /// With PACE: the token comes without the class of a chain before it.
    case nonceRepeated
    /// With PACE: MSE:Set AT names a protocol that there is not.
    case unknownProtocol
    /// With PACE: MSE:Set AT names a password that there is not.
    case unknownPassword
    /// With PACE: MSE:Set AT has no protocol.
    case protocolMissing
}

/// What is wrong about a run of chip authentication.
enum ChipAuthenticationTestFault: String, Sendable, CaseIterable {
    /// The ephemeral key is not on the curve, or is 0.
    case key
    /// The ephemeral key is the point 0, 0, or the number 0.
    case keyZero
    /// The ephemeral key has an octet less.
    case keyShort
    /// The key is missing.
    case keyMissing
    /// DO'84' names a key that there is not.
    case unknownReference
    /// MSE:Set AT names a protocol that there is not.
    case unknownProtocol
    /// GENERAL AUTHENTICATE without MSE:Set AT.
    case selectionLeftOut
}
