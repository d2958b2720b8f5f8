// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
package import EPassMessages

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
        /// What is reported of the document.
        case status
        /// EF.COM.
        case com
        /// What the policy demands beside the standard, of documents and of seals.
        case demands

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

        /// How the checks of a group share its lines.
        package enum Layout: Sendable, Hashable {
            /// One line where all are well, in the words of the last; else one for each that is not.
            case together
            /// The same, but each with its own title where they do not say the same.
            case titled
            /// The anchor in one line; a line for each of the others that `failed`.
            case anchor
            /// The hashes that match in one line; a line for each other hash, and for each other check that `failed`.
            case hashes
            /// The proofs in one line; a line for each that is open or failed.
            case proofs
            /// As `together`, with what to do where there is no revocation list.
            case revocation
        }

        /// What has the lines of the group.
        public var place: Place { row.place }

        /// What stands before a line of the group.
        package var title: Message { row.title }

        /// How its checks share the lines.
        package var layout: Layout { row.layout }

        private struct Row {
            let place: Place
            let title: Message
            let layout: Layout

            init(_ place: Place, _ title: Message, _ layout: Layout = .together) {
                self.place = place
                self.title = title
                self.layout = layout
            }

            init(_ file: LDSFile, _ layout: Layout = .together) {
                self.init(.document, .plainText(text: file), layout)
            }
        }

        private var row: Row {
            switch self {
            case .access: Row(.document, .labelAccess)
            case .cardAccess: Row(.cardAccess, .titled)
            case .terminal: Row(.document, .labelTerminal)
            case .dir: Row(.dir)
            case .securityObject: Row(.document, .labelSecurityObject)
            case .issuer: Row(.document, .labelIssuer, .anchor)
            case .validity: Row(.document, .labelValidity)
            case .cardSecurity: Row(.cardSecurity)
            case .cardSecurityRevocation: Row(.cardSecurity, .revocation)
            case .dataGroups: Row(.document, .labelDataGroups, .hashes)
            case .printedZone: Row(.document, .labelPrintedZone)
            case .chip: Row(.document, .labelChip, .proofs)
            case .revocation: Row(.document, .labelRevocation, .revocation)
            case .document: Row(.document, .labelDocument)
            case .status: Row(.document, .labelStatus)
            case .com: Row(.com)
            case .demands: Row(.document, .labelDemands)
            case .seal: Row(.seal, .labelSeal)
            case .sealSignature: Row(.seal, .labelSignature)
            case .sealSigner: Row(.seal, .labelSigner)
            case .sealIssuer: Row(.seal, .labelIssuer)
            case .sealCountry: Row(.seal, .labelCountry)
            case .sealValidity: Row(.seal, .labelValidity)
            case .sealUsage: Row(.seal, .labelUsage)
            case .sealRevocation: Row(.seal, .labelRevocation)
            case .sealZone: Row(.seal, .labelZone)
            case .sealDocument: Row(.seal, .labelDocument)
            case .sealPrintedZone: Row(.seal, .labelPrintedZone)
            case .sealPassport: Row(.seal, .labelPassport)
            case .records: Row(.none, .labelRecord)
            }
        }

        /// The checks of the group, in their order.
        public var checks: [CheckID] { Self.members[self] ?? [] }

        private static let members = Dictionary(grouping: CheckID.all, by: \.check.group)
    }
}
