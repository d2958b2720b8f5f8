// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The name of a check: `area.object.property`, in the order of BSI TR-03135.
///
/// The space is open, so that each layer names its own checks; `Docs/checks.md` lists them with the clause each stands
/// on. The text is part of the interface and is not renamed.
public struct CheckID: RawRepresentable, Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The text, for example `securityObject.sod.signature`.
    public let rawValue: String

    /// A check of that name; nothing is looked up.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text.
    public var description: String { rawValue }

    /// The order of the texts, so that lists can be made stable.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension CheckID {
    /// EF.SOD is a SignedData with one signer, holding an LDS security object (Doc 9303-10, 4.6.2.2).
    public static let sodStructure = CheckID(rawValue: "securityObject.sod.structure")
    /// The signed attributes name the content's type and its digest (RFC 5652, 5.3 and 11).
    public static let sodSignedAttributes = CheckID(rawValue: "securityObject.sod.signedAttributes")
    /// The signature of EF.SOD verifies under the document signer's key (Doc 9303-11, 5.1.1 step 3).
    public static let sodSignature = CheckID(rawValue: "securityObject.sod.signature")
    /// The document signer's certificate was signed by a trusted CSCA of the same country (Doc 9303-11, 5.1.1 step 2).
    public static let dsSignature = CheckID(rawValue: "issuer.ds.signature")
    /// The time given lies in the validity period of the document signer (Doc 9303-12, D.1.1.3 a).
    public static let dsValidity = CheckID(rawValue: "issuer.ds.validity")
    /// The time given lies in the validity period of the CSCA (Doc 9303-12, D.1.1.3 a).
    public static let cscaValidity = CheckID(rawValue: "issuer.csca.validity")
    /// The document was issued while the document signer's private key was in use (Doc 9303-11, 5.1.1 best practice 3).
    public static let dsUsagePeriod = CheckID(rawValue: "issuer.ds.usagePeriod")
    /// The document signer was issued while the private key of its CSCA was in use (Doc 9303-12, 4.1.4).
    public static let cscaUsagePeriod = CheckID(rawValue: "issuer.csca.usagePeriod")
    /// The document code of DG1 is one that the document signer may produce (Doc 9303-12, 7.1.1.6).
    public static let dsDocumentType = CheckID(rawValue: "issuer.ds.documentType")
    /// The policy accepts the algorithms and key lengths of the path and of EF.SOD for the time they were used at (Doc
    /// 9303-12, 4.1.6).
    public static let dsAlgorithms = CheckID(rawValue: "issuer.ds.algorithms")
    /// The document signer is not revoked at the time given (Doc 9303-12, D.1.2).
    public static let dsRevocation = CheckID(rawValue: "issuer.ds.revocation")
    /// EF.CardSecurity is a SignedData with one signer, holding SecurityInfos (Doc 9303-10, 3.11.4).
    public static let cardSecurityStructure = CheckID(rawValue: "securityObject.cardSecurity.structure")
    /// The signed attributes of EF.CardSecurity name the content's type and its digest (RFC 5652, 5.3 and 11).
    public static let cardSecuritySignedAttributes = CheckID(rawValue: "securityObject.cardSecurity.signedAttributes")
    /// The signature of EF.CardSecurity verifies under its document signer's key (Doc 9303-10, 3.11.4).
    public static let cardSecuritySignature = CheckID(rawValue: "securityObject.cardSecurity.signature")
    /// The signer of EF.CardSecurity was certified by a trusted CSCA of the document's own country (Doc 9303-12,
    /// D.1.1).
    public static let cardSecurityIssuer = CheckID(rawValue: "issuer.cardSecurity.signature")
    /// The time given lies in the validity periods of the signer of EF.CardSecurity and of its CSCA (Doc 9303-12,
    /// D.1.1.3 a).
    public static let cardSecurityValidity = CheckID(rawValue: "issuer.cardSecurity.validity")
    /// The signer of EF.CardSecurity is not revoked at the time given (Doc 9303-12, D.1.2).
    public static let cardSecurityRevocation = CheckID(rawValue: "issuer.cardSecurity.revocation")
    /// Each entry of EF.CardAccess, which is not signed, is in a signed file, octet for octet (Doc 9303-11, 4.2 and
    /// 9.2.11).
    public static let cardAccessAuthenticity = CheckID(rawValue: "access.cardAccess.authenticity")
    /// PACE was used where the issuer says that the chip has it, with nothing left out of EF.CardAccess (Doc 9303-11,
    /// 4.2).
    public static let protocolDowngrade = CheckID(rawValue: "access.protocol.downgrade")
    /// EF.DIR, which is not signed, is the one in EF.CardSecurity (Doc 9303-11, 4.2 and 9.2.10).
    public static let dirAuthenticity = CheckID(rawValue: "access.dir.authenticity")
    /// EF.COM lists the data groups that the security object has hashes for (BSI TR-03135-1, 5.6.4.4).
    public static let comMatchesSOD = CheckID(rawValue: "integrity.com.matchesSOD")

    /// The hash of a data group's octets is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    ///
    /// - Parameter number: the data group, 1 to 16; another number gives a name that no document can have.
    public static func dataGroupHash(_ number: Int) -> CheckID {
        dataGroupHashes.indices.contains(number)
            ? dataGroupHashes[number] : CheckID(rawValue: "integrity.dg\(number).hash")
    }

    private static let dataGroupHashes = (0...16).map { CheckID(rawValue: "integrity.dg\($0).hash") }
}
