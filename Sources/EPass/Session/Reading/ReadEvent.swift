// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS

/// What an observer learns while a document is read. Nothing in it is secret or personal.
public enum ReadEvent: Sendable, Hashable {
    /// A part of the procedure begins.
    case phase(ReadPhase)
    /// A protocol of access control begins; with PACE, several attempts may follow.
    case accessStarted(AccessEvidence.AccessProtocol)
    /// An attempt to open the chip ended.
    case accessAttempt(AccessAttempt)
    /// A protocol begins that comes after access control.
    case protocolStarted(ChipProtocol)
    /// Such a protocol ended: how, and the chip's word where it refused.
    case protocolFinished(ChipProtocol, outcome: ProtocolOutcome, statusBytes: StatusBytes?)
    /// The document left the reader, and is waited for, for so many seconds at most.
    case documentAwaited(seconds: Int)
    /// Something was disturbed, and is tried again.
    case recovered(Recovery)
    /// Which files are read, now that EF.SOD says what there is; those that were read before are among them. EF.DG3 and
    /// EF.DG4 are not: they follow where terminal authentication opens them.
    case planned([LDSFile])
    /// A file is about to be read.
    case fileStarted(LDSFile)
    /// Some octets of a file came; `total` is nil while its length is not known.
    case progress(LDSFile, done: Int, total: Int?)
    /// A file is done with: its state, its status bytes, and how many octets it has.
    case fileFinished(LDSFile, state: FileEvidence.State, statusBytes: StatusBytes?, length: Int)
    /// A file of an LDS2 application is about to be read.
    case recordsStarted(LDS2File)
    /// Such a file is done with: its state, its status bytes, and how many records came of it.
    case recordsFinished(LDS2File, state: FileEvidence.State, statusBytes: StatusBytes?, count: Int)
}
