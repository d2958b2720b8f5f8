// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
package import EPassIssuing
import EPassLDS
import EPassMRZ
package import EPassTrust

/// A document, the State that issued it and what the terminal trusts: genuine, until a row of a table changes one
/// thing.
package struct SyntheticScenario {
    /// The State.
    package var state = SyntheticPKI()
    /// The CSCA whose key signs the document signer; where nil, the first generation.
    package var issuer: SyntheticEntity?
    /// How the CSCA signs.
    package var cscaScheme = SyntheticScheme.explicitP256
    /// How the document signer signs.
    package var signerScheme = SyntheticScheme.explicitP256
    /// Changes the certificate of the CSCA before it is signed.
    package var editCSCA: SyntheticPKI.Edit = { _ in }
    /// Changes that of the document signer.
    package var editSigner: SyntheticPKI.Edit = { _ in }
    /// Changes the key in it.
    package var editSignerKey: (inout [UInt8]) -> Void = { _ in }
    /// Takes the place of the document signer.
    package var replacingSigner: ((SyntheticEntity) throws -> SyntheticEntity)?
    /// What is signed.
    package var document = SyntheticDocument()
    /// Changes EF.SOD before it is signed.
    package var editSOD: (inout SignedDataBuilder) throws -> Void = { _ in }
    /// Changes what was signed, where the builder knows no such defect.
    package var editContentInfo: (inout [UInt8]) throws -> Void = { _ in }
    /// Changes what a terminal read.
    package var editInput: (inout PassiveAuthentication.Input) throws -> Void = { _ in }
    /// What is trusted; the CSCA where nil.
    package var anchors: ((Made) throws -> [Certificate])?
    /// Why it is trusted.
    package var basis = TrustBasis.named
    /// Changes the revocation list before it is signed.
    package var editRevocationList: (inout CertificateRevocationListBuilder, Made) throws -> Void = { _, _ in }
    /// The revocation lists at hand; the CSCA's where nil.
    package var revocationLists: ((Made) throws -> [CertificateRevocationList])?
    /// The lists of defects and deviations at hand.
    package var lists: (Made) throws -> [StoredList] = { _ in [] }
    /// When the document is looked at.
    package var time = SyntheticPKI.judged
    /// The data groups that are not on the chip, although they are signed.
    package var hidden: Set<Int> = []
    /// Whether an octet of EF.DG2 was changed after it was signed.
    package var changesDataGroup2 = false
    /// Who published the lists, where there are any.
    package var publication: SyntheticPublication?

    /// A genuine document.
    package init() {}

    /// What was made of it.
    package struct Made {
        package let csca: SyntheticEntity
        package let signer: SyntheticEntity
        package let contentInfo: [UInt8]
        package let input: PassiveAuthentication.Input
        package var anchors: [Certificate] = []
        package var revocationLists: [CertificateRevocationList] = []
        package var lists: [StoredList] = []
        package var trust: TrustSnapshot
    }

    /// Makes all of it.
    package func make() throws -> Made {
        let csca = try state.csca(scheme: cscaScheme, edit: editCSCA)
        var signer = try state.signer(
            of: issuer ?? csca, scheme: signerScheme, edit: editSigner, editKey: editSignerKey)
        if let replacingSigner { signer = try replacingSigner(signer) }
        var contentInfo = try document.contentInfo(signedBy: signer, edit: editSOD)
        try editContentInfo(&contentInfo)
        var input = document.input(contentInfo)
        input.issuingState = CountryCode(rawValue: state.icaoCountry)
        try editInput(&input)
        var made = Made(
            csca: csca, signer: signer, contentInfo: contentInfo, input: input, trust: try TrustSnapshot(anchors: []))
        made.anchors = try anchors?(made) ?? [csca.certificate]
        made.revocationLists =
            try revocationLists?(made)
            ?? [state.revocationList(of: issuer ?? csca) { try editRevocationList(&$0, made) }]
        made.lists = try lists(made)
        made.trust = try TrustSnapshot(
            anchors: made.anchors.map { try TrustAnchor(certificate: $0, basis: basis) },
            revocationLists: made.revocationLists, lists: made.lists, name: "synthetic")
        return made
    }

    /// Everything happens that many years earlier: certificates, lists, the issue of the document and the judgement.
    package mutating func move(yearsEarlier: Int) throws {
        state.yearsEarlier = yearsEarlier
        let issued = state.days.issued
        document.signingTime = issued
        let day = issued.calendar
        editInput = { $0.dateOfIssue = CalendarDate(year: day.year, month: day.month, day: day.day) }
    }
}
