// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
public import EPassMRZ

/// A whole document as its issuer makes it: what is printed, what the chip holds, and the certificates behind it.
///
/// Everything in it is synthetic; no private key leaves the personaliser.
public struct PersonalisedDocument: Sendable {
    /// The files of the chip, exact octets.
    public let files: [LDSFile: [UInt8]]
    /// The lines of the machine readable zone as they are printed in the booklet.
    public let printedLines: [String]
    /// The card access number as printed.
    public let cardAccessNumber: String
    /// The fields of the printed zone that access keys are made from.
    public let accessKeyFields: AccessKeyFields
    /// The document signer's certificate, DER.
    public let signerCertificate: [UInt8]
    /// The certificate of the issuing state's CSCA, DER.
    public let cscaCertificate: [UInt8]
    /// The certificates that a test of this document trusts, DER: the CSCA, or another one where the defect is about just that.
    public let trustAnchors: [[UInt8]]

    /// What the chip derives its basic access keys from. Differs from the printed zone in profiles about wrong check digits.
    let mrzInformation: [UInt8]

    /// The printed lines, joined by new lines: what `--mrz` takes.
    public var printedMRZ: String { printedLines.joined(separator: "\n") }

    /// The files as they are exported: `EF.COM`, `EF.SOD`, `EF.DG1` and so on, then `ds.der` and `csca.der`.
    public var exportedFiles: [ExportedFile] {
        files.sorted { $0.key < $1.key }.map { ExportedFile(name: "EF.\($0.key.name)", content: $0.value) } + [
            ExportedFile(name: "ds.der", content: signerCertificate),
            ExportedFile(name: "csca.der", content: trustAnchors.first ?? cscaCertificate),
        ]
    }

    /// A file of an export.
    public struct ExportedFile: Sendable, Hashable {
        /// Its name in the folder.
        public let name: String
        /// Its octets.
        public let content: [UInt8]
    }
}
