// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
public import EPassLDS
public import EPassMRZ
public import EPassTrust

/// A whole document as its issuer makes it: what is printed, what the chip holds, and the certificates behind it.
///
/// Everything in it is synthetic, and none of its keys is a secret: ``exportedFiles`` has every one.
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
    /// The certificates that a test of this document trusts, DER: the CSCA, or another one where the defect is about
    /// just that.
    public let trustAnchors: [[UInt8]]
    /// The link certificates that a test of this document has besides, DER. They are to be trusted for the signature of
    /// the anchor that they follow.
    public let linkCertificates: [[UInt8]]
    /// The revocation lists that a test of this document has, DER: none where the profile is not about them.
    public let revocationLists: [[UInt8]]
    /// What the issuing state publishes.
    package let publication: IssuerPublication

    /// What the chip derives its basic access keys from. Differs from the printed zone in profiles about wrong check
    /// digits.
    let mrzInformation: [UInt8]
    /// How the chip guards its files.
    package let accessControl: ChipBehaviour.AccessControl
    /// What the chip runs for PACE, with its static keys.
    let paceOffers: [ChipPACEOffer]
    /// The private keys of active and chip authentication.
    let chipKeys: ChipKeyring
    /// What the chip trusts in terminal authentication, where it knows that.
    let terminalTrust: ChipTrustStore?
    /// ID_IC of terminal authentication behind Basic Access Control, where it is not that of the zone.
    let chipIdentifier: [UInt8]?
    /// What a terminal of the issuing State holds, where the document has terminal authentication.
    package let terminalCredentials: SyntheticTerminalCredentials?
    /// Where the chip runs terminal authentication.
    let terminalPlace: ProtocolPlace
    /// The same as files: certificates and private key.
    package let terminalFiles: [(name: String, content: [UInt8])]
    /// The files of the LDS2 applications, where the description has them.
    package let lds2: SyntheticLDS2?
    /// The same as the chip has them; nil where it does not answer for them.
    let lds2Chip: ChipLDS2?
    /// The passwords that the chip takes for PACE.
    package let passwords: [PasswordKind]
    /// The holder's secret number.
    public let pin: String
    /// The number that unblocks the PIN.
    public let puk: String
    /// EF.ATR/INFO, where the chip states the sizes of its buffers: a file of the chip and not of the document.
    var atrInfo: [UInt8]?
    /// EF.DIR as the chip has it, which may have other applications than the document.
    var directory: [UInt8]?
    /// What the chip uses instead of random values in a run of PACE: in a worked example only.
    package var fixedPACEValues: FixedPACEValues?
    /// In what the chip departs from a well-behaved one, as the description says.
    package var behaviour = ChipBehaviour()
    /// Every private key, as a file.
    var privateKeys: [(name: String, content: [UInt8])] = []
    /// What is done to EF.ATR/INFO, which the chip makes.
    var atrInfoChange: FileDescription?

    /// The day that a new chip takes for today in terminal authentication; nil where it does not know that.
    package var terminalDate: CalendarDate? { terminalTrust?.currentDate }

    /// What a chip needs for PACE.
    func paceSetup(triesLeft: [PasswordKind: Int]) throws(CryptoError) -> ChipPACESetup {
        var entries = ChipPasswords()
        for kind in passwords {
            let tries = triesLeft[kind]
            switch kind {
            case .mrz: try entries.addMRZ(mrzInformation, triesLeft: tries)
            case .can: entries.add(.can, Array(cardAccessNumber.utf8), triesLeft: tries)
            case .pin: entries.add(.pin, Array(pin.utf8), triesLeft: tries)
            case .puk: entries.add(.puk, Array(puk.utf8), triesLeft: tries)
            }
        }
        return ChipPACESetup(offers: paceOffers, passwords: entries, fixedValues: fixedPACEValues)
    }

    /// The printed lines, joined by new lines: what `--mrz` takes.
    public var printedMRZ: String { printedLines.joined(separator: "\n") }

    /// The files as they are exported: `EF.COM`, `EF.SOD`, `EF.DG1` and so on, `EF.ATRInfo` where the chip has it, then
    /// `ds.der` and `csca.der`, which is what a test trusts; `csca-2.der` and `csca-2-link.der` where there is a second
    /// generation; the revocation list `csca.crl` and the master list `csca.ml`; with terminal authentication what a
    /// terminal needs: `cvca.cvcert`, `dv.cvcert`, `is.cvcert` and, where there are any, `cvca-link.cvcert` and others;
    /// then every private key (`csca.key.pem`, `ds.key.pem`, `aa.key.pem` ...), and the files of ``SyntheticLDS2``,
    /// where there are any. A document with a trust defect has what an operator imports in the place of `csca.der` and
    /// the lists.
    public var exportedFiles: [ExportedFile] {
        var files = files
        files[.dir] = directory ?? files[.dir]
        var exported = files.sorted { $0.key < $1.key }.map {
            ExportedFile(name: "EF.\($0.key.name)", content: $0.value)
        }
        if let atrInfo { exported.append(ExportedFile(name: "EF.\(LDSFile.atrInfo.name)", content: atrInfo)) }
        exported.append(ExportedFile(name: "ds.der", content: signerCertificate))
        if let trust = publication.trust {
            exported += trust.files.map { ExportedFile(name: $0.name, content: $0.content) }
            return exported + exportedTerminal
        }
        exported.append(ExportedFile(name: "csca.der", content: trustAnchors.first ?? cscaCertificate))
        for (index, content) in publication.cscaCertificates.enumerated().dropFirst() {
            exported.append(ExportedFile(name: "csca-\(index + 1).der", content: content))
        }
        for (index, content) in publication.linkCertificates.enumerated() {
            exported.append(ExportedFile(name: "csca-\(index + 2)-link.der", content: content))
        }
        exported.append(ExportedFile(name: "csca.crl", content: publication.revocationList))
        exported.append(ExportedFile(name: "csca.ml", content: publication.masterList))
        return exported + exportedTerminal
    }

    /// What a terminal needs, the private keys, and the files of LDS2.
    private var exportedTerminal: [ExportedFile] {
        (terminalFiles + privateKeys).map { ExportedFile(name: $0.name, content: $0.content) }
            + (lds2?.exportedFiles ?? [])
    }

    /// What a test of this document rests on, as a snapshot: the anchors, the links that follow them, the revocation
    /// lists, and the same for the records of LDS2 applications that the chip has, all marked as a test.
    /// Revocation lists are those of both or of none. What cannot be decoded after edits is left out, as a store does.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func trustSnapshot() throws(TrustError) -> TrustSnapshot {
        if let trust = publication.trust { return try trust.snapshot() }
        var anchors: [TrustAnchor] = []
        for (certificates, basis) in [(trustAnchors, TrustBasis.named), (linkCertificates, .linked)] {
            for octets in certificates {
                guard let certificate = try? Certificate(encoded: octets) else { continue }
                anchors.append(
                    try TrustAnchor(
                        certificate: certificate, sources: [.simulator], basis: basis,
                        isTest: true))
            }
        }
        let lists = revocationLists.compactMap { try? CertificateRevocationList(encoded: $0) }
        let own = try TrustSnapshot(anchors: anchors, revocationLists: lists, name: "simulator")
        guard lds2Chip != nil, let lds2 else { return own }
        let records = try lds2.trustSnapshot()
        return revocationLists.isEmpty ? try own.adding(records.anchors) : try own.adding(records)
    }

    /// What a test of this document has and cannot decode: the files of the export, with why.
    package var unreadableTrust: [(file: String, error: TrustError)] {
        guard publication.trust == nil else { return [] }
        var found: [(file: String, error: TrustError)] = []
        func look(at file: String, _ decode: () throws(TrustError) -> Void) {
            do throws(TrustError) { try decode() } catch { found.append((file: file, error: error)) }
        }
        for octets in trustAnchors {
            look(at: "csca.der") { () throws(TrustError) in _ = try Certificate(encoded: octets) }
        }
        for (index, octets) in linkCertificates.enumerated() {
            look(at: "csca-\(index + 2)-link.der") { () throws(TrustError) in _ = try Certificate(encoded: octets) }
        }
        for octets in revocationLists {
            look(at: "csca.crl") { () throws(TrustError) in _ = try CertificateRevocationList(encoded: octets) }
        }
        return found
    }

    /// What one file of an exported document holds.
    public struct ExportedFile: Sendable, Hashable {
        /// Its name in the folder.
        public let name: String
        /// What is written into it, unchanged.
        public let content: [UInt8]
    }
}
