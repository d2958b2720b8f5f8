// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMRZ

/// The State behind a document.
protocol DocumentIssuing {
    /// The certificate of the document signer, once it was made.
    var signerCertificate: [UInt8] { get }
    /// The certificate of the CSCA that issued it.
    var cscaCertificate: [UInt8] { get }
    /// What a test of the document trusts.
    var trustAnchors: [[UInt8]] { get }
    /// The data groups that are signed and not on the chip.
    var hidden: Set<Int> { get }
    /// Whether an octet of EF.DG2 is changed after it was signed.
    var changesDataGroup2: Bool { get }
    /// Every key of the State, by the name of its file.
    var privateKeys: [(name: String, key: PrivateKey)] { get }

    /// Makes the document signer.
    mutating func makeSigner() throws(SimulatorError)

    /// Signs the hashes of the data groups.
    ///
    /// - Returns: the ContentInfo of EF.SOD.
    mutating func securityObject(over dataGroups: [DataGroupNumber: [UInt8]]) throws(SimulatorError) -> [UInt8]

    /// Signs the SecurityInfos of EF.CardSecurity (Doc 9303-10, 3.11.4).
    ///
    /// - Returns: the ContentInfo, which is the file.
    mutating func cardSecurity(over content: [UInt8]) throws(SimulatorError) -> [UInt8]

    /// What the State publishes. Made last, so that the document is the same with it and without.
    func publication() throws(SimulatorError) -> IssuerPublication
}

extension DocumentIssuing {
    var hidden: Set<Int> { [] }
    var changesDataGroup2: Bool { false }
}

extension DocumentDescription {
    /// The State that issues such a document.
    func issuer(
        zone: MRZ, issued: CalendarDate, defect: DocumentDefect?, context: CryptoContext, seed: UInt64?,
        edits: IssuedEdits
    ) throws(SimulatorError) -> any DocumentIssuing {
        guard trust == nil else { return try TrustIssuer(self, zone: zone, issued: issued, seed: seed) }
        return try DocumentIssuer(self, zone: zone, issued: issued, defect: defect, context: context, edits: edits)
    }
}
