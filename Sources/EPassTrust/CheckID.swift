// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The name of a check: `area.object.property`, in the order of BSI TR-03135.
///
/// The space is open, so that each layer names its own checks; `Docs/checks.md` lists them with the clause each stands on. The text is part
/// of the interface and is not renamed.
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
    /// The document signer is not revoked at the time given (Doc 9303-12, D.1.2).
    public static let dsRevocation = CheckID(rawValue: "issuer.ds.revocation")
    /// EF.COM lists the data groups that the security object has hashes for (BSI TR-03135-1, 5.6.4.4).
    public static let comMatchesSOD = CheckID(rawValue: "integrity.com.matchesSOD")

    /// The hash of a data group's octets is the one in the security object (Doc 9303-11, 5.1.1 step 5).
    ///
    /// - Parameter number: the data group, 1 to 16; another number gives a name that no document can have.
    public static func dataGroupHash(_ number: Int) -> CheckID {
        CheckID(rawValue: "integrity.dg\(number).hash")
    }
}
