// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTLV
import EPassTrust

/// A defect or a deviation by the last arcs of its object identifier, each below 128, with encoded parameters (BSI
/// TR-03129-2, 7.1; Doc 9303-12, 10.2).
package struct SyntheticStatement: Sendable, Hashable {
    let arcs: [Int]
    let parameters: [UInt8]

    func defect() -> [UInt8] {
        DERWriter.sequence([identifier("0.4.0.127.0.7.3.1.5"), parameters])
    }

    func deviation() -> [UInt8] {
        DERWriter.sequence([
            DERWriter.element(.printableString, "as seen".utf8), identifier("2.23.136.1.1.7"),
            DERWriter.element(0xA0, parameters),
        ])
    }

    private func identifier(_ arc: String) -> [UInt8] {
        DERWriter.objectIdentifier(([arc] + arcs.map(\.description)).joined(separator: ".")) ?? []
    }
}

/// What a State publishes about documents, and about whose.
package struct SyntheticPublication: Sendable, Hashable {
    /// The two letters of the publisher; nil for the State of the document.
    var publisher: String? = "SE"
    /// What stands behind its signature.
    var basis = TrustBasis.verified
    /// For which States it may speak.
    var granted = StateSet.none
    /// The kind of list.
    var kind = SignedListKind.defectList

    /// The State that publishes.
    func state(beside state: SyntheticPKI) -> SyntheticPKI {
        guard let publisher else { return state }
        return state.other(
            country: publisher, icaoCountry: "SWE", organization: Certificate.syntheticOrganization)
    }

    /// The CSCA under which the list is signed; where the State of the document speaks by one that is listed only, a
    /// third generation.
    func authority(beside state: SyntheticPKI, scheme: SyntheticScheme) throws -> SyntheticEntity {
        let isOther = publisher == nil && basis != .verified
        return try self.state(beside: state).csca(generation: isOther ? 3 : 1, scheme: scheme)
    }

    /// A list that says this of the document signer.
    func list(_ statement: SyntheticStatement, about signer: Certificate, of state: SyntheticPKI) throws -> StoredList {
        let content = kind == .defectList ? defects(statement, signer) : deviations(statement, signer)
        let authority = try authority(beside: state, scheme: .p256)
        let own = self.state(beside: state)
        let list = try own.list(kind, content, of: authority)
        return StoredList(
            list: list, basis: basis, signer: "C=\(own.country)",
            source: TrustSource(kind: kind == .deviationList ? .deviationList : .defectList, name: "list.bin"),
            publisher: TrustPublisher(basis: basis, state: own.country, granted: granted))
    }

    private func defects(_ statement: SyntheticStatement, _ signer: Certificate) -> [UInt8] {
        let named = DERWriter.sequence([
            signer.issuer.encoded, DERWriter.element(.integer, signer.serialNumber),
        ])
        let hash = DERWriter.objectIdentifier(HashAlgorithm.sha256.objectIdentifier) ?? []
        return DERWriter.sequence([
            DERWriter.integer(0), hash,
            DERWriter.set([DERWriter.sequence([named, DERWriter.set([statement.defect()])])]),
        ])
    }

    private func deviations(_ statement: SyntheticStatement, _ signer: Certificate) -> [UInt8] {
        let documents = DERWriter.sequence([
            DERWriter.element(0xA1, signer.issuer.encoded + DERWriter.element(.integer, signer.serialNumber))
        ])
        return DERWriter.sequence([
            DERWriter.integer(0),
            DERWriter.set([DERWriter.sequence([documents, DERWriter.set([statement.deviation()])])]),
        ])
    }
}

extension SyntheticPKI {
    /// A list of that kind, signed by a signer of that CSCA.
    func list(_ kind: SignedListKind, _ content: [UInt8], of csca: SyntheticEntity) throws -> SignedList {
        let signer = try listSigner(of: csca, purpose: kind.signerPurpose, role: "list signer \(kind.contentType)")
        let builder = SignedDataBuilder(
            kind: kind, content: content, certificates: [signer.certificate.encoded, csca.certificate.encoded],
            signingTime: days.listed)
        return try builder.issue(
            signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm)
    }
}
