// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS
public import EPassMessages
public import EPassTrust

/// An LDS2 application in a report: its records, each judged by the certificate of who wrote it.
///
/// It is no part of the overall result: records are written after the document was issued, by States of which its
/// issuer says nothing, and nothing shows that one belongs into this document or that none is missing.
public struct LDS2Entry: Sendable, Hashable {
    /// Stamps, visas or biometrics.
    public let application: LDS2Application
    /// As the evidence has it: `read` where the chip let the application be selected.
    public let state: FileEvidence.State
    /// The chip's word, where it refused the selection.
    public let statusBytes: StatusBytes?
    /// The files that the terminal may read.
    public let files: [LDS2FileEntry]
}

/// A file of an LDS2 application in a report.
public struct LDS2FileEntry: Sendable, Hashable {
    /// Of the application that it stands under.
    public let file: LDS2File
    /// As the evidence has it: `read` where all of it came.
    public let state: FileEvidence.State
    /// The last status bytes of the chip.
    public let statusBytes: StatusBytes?
    /// In their order; of EF.Biometrics the file, as one.
    public let records: [LDS2RecordEntry]
}

/// A record in a report.
public struct LDS2RecordEntry: Sendable, Hashable {
    /// What a record says.
    public enum Content: Sendable, Hashable {
        /// A stamp of entry or of exit.
        case stamp(TravelRecordContent)
        /// A visa.
        case visa(VisaRecordContent)
        /// Biometric data of that many octets, in a form that its issuer decides.
        case biometrics(length: Int)
        /// The certificate of a signer, by the name that stands in front of it.
        case certificate(country: String, serialNumber: [UInt8])
    }

    /// The number by which the chip was asked, from 1; that of the file for EF.Biometrics.
    public let number: Int
    /// How many octets it has.
    public let length: Int
    /// What it says; nil where it cannot be decoded.
    public let content: Content?
    /// As ``LDS2Signature/result``; `failed` where it cannot be decoded, nil for a certificate, which is judged with
    /// the records that refer to it.
    public let result: CheckResult?
    /// The findings of ``LDS2Signature``; empty where there was nothing to judge.
    public let findings: [CheckFinding]
    /// The subject of the certificate that it refers to; nil where that is not known.
    public let signer: String?
    /// Why it cannot be decoded; nil where it can.
    public let error: Message?
    /// What departs from the standard and was tolerated.
    public let deviations: [String]
}
