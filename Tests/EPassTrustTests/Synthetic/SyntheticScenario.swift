// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTrust
import Testing

/// A document, the State that issued it and what the terminal trusts: genuine, until a row of a table changes one
/// thing.
struct SyntheticScenario {
    var state = SyntheticPKI()
    /// The CSCA whose key signs the document signer; where nil, the first generation.
    var issuer: SyntheticEntity?
    var cscaScheme = SyntheticScheme.explicitP256
    var signerScheme = SyntheticScheme.explicitP256
    var editCSCA: SyntheticPKI.Edit = { _ in }
    var editSigner: SyntheticPKI.Edit = { _ in }
    var editSignerKey: (inout [UInt8]) -> Void = { _ in }
    /// Takes the place of the document signer.
    var replacingSigner: ((SyntheticEntity) throws -> SyntheticEntity)?
    var document = SyntheticDocument()
    var editSOD: (inout SignedDataBuilder) throws -> Void = { _ in }
    /// Changes what was signed, where the builder knows no such defect.
    var editContentInfo: (inout [UInt8]) throws -> Void = { _ in }
    var editInput: (inout PassiveAuthentication.Input) throws -> Void = { _ in }
    /// What is trusted; the CSCA where nil.
    var anchors: ((Made) throws -> [Certificate])?
    /// Why it is trusted.
    var basis = TrustBasis.named
    var editRevocationList: (inout CertificateRevocationListBuilder, Made) throws -> Void = { _, _ in }
    /// The revocation lists at hand; the CSCA's where nil.
    var revocationLists: ((Made) throws -> [CertificateRevocationList])?
    /// The lists of defects and deviations at hand.
    var lists: (Made) throws -> [StoredList] = { _ in [] }
    var time = SyntheticPKI.judged

    /// What was made of it.
    struct Made {
        let csca: SyntheticEntity
        let signer: SyntheticEntity
        let contentInfo: [UInt8]
        let input: PassiveAuthentication.Input
        var anchors: [Certificate] = []
        var revocationLists: [CertificateRevocationList] = []
        var trust: TrustSnapshot
    }

    func make() throws -> Made {
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
        made.trust = try TrustSnapshot(
            anchors: made.anchors.map { try TrustAnchor(certificate: $0, basis: basis) },
            revocationLists: made.revocationLists, lists: lists(made), name: "synthetic")
        return made
    }

    func judge(_ profile: TrustProfile = .default) throws -> PassiveAuthenticationResult {
        let made = try make()
        return PassiveAuthentication.judge(
            made.input, trust: made.trust, profile: profile, at: try state.time(time))
    }

    /// Everything happens that many years earlier: certificates, lists, the issue of the document and the judgement.
    mutating func move(yearsEarlier: Int) throws {
        state.yearsEarlier = yearsEarlier
        document.signingTime = try state.time(SyntheticPKI.issued)
        editInput = { $0.dateOfIssue = CalendarDate(year: 2026 - yearsEarlier, month: 1, day: 1) }
    }

    /// The findings that are not those of a genuine document under the same profile, as `id result (reason)`.
    func changes(_ profile: TrustProfile = .default) throws -> Set<String> {
        let genuine = Set(try SyntheticScenario().judge(profile).findings.map(\.description))
        return Set(try judge(profile).findings.map(\.description)).subtracting(genuine)
    }
}

extension PassiveAuthenticationResult {
    /// The findings that are not `successful`, as `id result (reason)`.
    var unsuccessful: [String] { findings.filter { $0.result != .successful }.map(\.description) }
}

/// Octets replaced in an encoding whose lengths stay as they are.
enum Octets {
    /// The first place of `part`.
    static func position(of part: [UInt8], in whole: [UInt8]) throws -> Int {
        try #require(whole.indices.first { whole[$0...].starts(with: part) })
    }

    /// `part` in its first place replaced by as many octets.
    static func replace(_ part: [UInt8], by other: [UInt8], in whole: inout [UInt8]) throws {
        let start = try position(of: part, in: whole)
        try #require(part.count == other.count)
        whole.replaceSubrange(start..<start + part.count, with: other)
    }
}
