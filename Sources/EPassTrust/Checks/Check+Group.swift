// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension Check {
    /// The lines of the text report that checks share, in the order in which they stand there.
    public enum Group: Sendable, Hashable, CaseIterable {
        // Over a document with a chip.
        /// What opened the chip.
        case access
        /// What was offered to open it with, and what was used.
        case cardAccess
        /// The rights of the terminal.
        case terminal
        /// EF.DIR.
        case dir
        /// EF.SOD.
        case securityObject
        /// Who signed it, and whether he might.
        case issuer
        /// The certificates of signer and CSCA.
        case validity
        /// EF.CardSecurity.
        case cardSecurity
        /// Whether the signer of EF.CardSecurity is revoked.
        case cardSecurityRevocation
        /// The data groups.
        case dataGroups
        /// What is printed.
        case printedZone
        /// The chip as the original.
        case chip
        /// Whether the document signer is revoked.
        case revocation
        /// What the document says of itself.
        case document
        /// EF.COM.
        case com

        // Over a seal.
        /// The seal as such.
        case seal
        /// Its signature.
        case sealSignature
        /// The certificate that it names.
        case sealSigner
        /// Who issued that.
        case sealIssuer
        /// The States that the seal names.
        case sealCountry
        /// The certificates of signer and CSCA.
        case sealValidity
        /// What the signer might sign, and when.
        case sealUsage
        /// Whether the signer is revoked.
        case sealRevocation
        /// The machine readable zone in the seal.
        case sealZone
        /// The dates of the document.
        case sealDocument
        /// The zone that is printed.
        case sealPrintedZone
        /// The passport that the document belongs to.
        case sealPassport

        /// Records of LDS2 applications, which are no part of a report.
        case records

        /// What has the lines.
        public enum Place: Sendable, Hashable {
            /// The report over a document with a chip.
            case document
            /// The report over a seal.
            case seal
            /// No report.
            case none
        }

        /// What has the lines of the group.
        public var place: Place {
            switch self {
            case .access, .cardAccess, .terminal, .dir, .securityObject, .issuer, .validity, .cardSecurity,
                .cardSecurityRevocation, .dataGroups, .printedZone, .chip, .revocation, .document, .com:
                .document
            case .seal, .sealSignature, .sealSigner, .sealIssuer, .sealCountry, .sealValidity, .sealUsage,
                .sealRevocation, .sealZone, .sealDocument, .sealPrintedZone, .sealPassport:
                .seal
            case .records: .none
            }
        }

        /// What stands before the line.
        public var label: String {
            switch self {
            case .access: "access"
            case .cardAccess: "EF.CardAccess"
            case .terminal: "terminal"
            case .dir: "EF.DIR"
            case .securityObject: "security object"
            case .issuer, .sealIssuer: "issuer"
            case .validity, .sealValidity: "validity"
            case .cardSecurity, .cardSecurityRevocation: "EF.CardSecurity"
            case .dataGroups: "data groups"
            case .printedZone, .sealPrintedZone: "printed MRZ"
            case .chip: "chip"
            case .revocation, .sealRevocation: "revocation"
            case .document, .sealDocument: "document"
            case .com: "EF.COM"
            case .seal: "seal"
            case .sealSignature: "signature"
            case .sealSigner: "signer"
            case .sealCountry: "country"
            case .sealUsage: "usage"
            case .sealZone: "zone"
            case .sealPassport: "passport"
            case .records: "record"
            }
        }

        /// The checks of the group, in their order.
        public var checks: [CheckID] { Self.members[self] ?? [] }

        private static let members = Dictionary(grouping: CheckID.all, by: \.check.group)
    }
}
