// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

extension Check.Group {
    /// What stands before the line.
    var title: Message {
        switch self {
        case .access: .labelAccess
        case .cardAccess: .file(.cardAccess)
        case .terminal: .labelTerminal
        case .dir: .file(.dir)
        case .securityObject: .labelSecurityObject
        case .issuer, .sealIssuer: .labelIssuer
        case .validity, .sealValidity: .labelValidity
        case .cardSecurity, .cardSecurityRevocation: .file(.cardSecurity)
        case .dataGroups: .labelDataGroups
        case .printedZone, .sealPrintedZone: .labelPrintedZone
        case .chip: .labelChip
        case .revocation, .sealRevocation: .labelRevocation
        case .document, .sealDocument: .labelDocument
        case .com: .file(.com)
        case .seal: .labelSeal
        case .sealSignature: .labelSignature
        case .sealSigner: .labelSigner
        case .sealCountry: .labelCountry
        case .sealUsage: .labelUsage
        case .sealZone: .labelZone
        case .sealPassport: .labelPassport
        case .records: .labelRecord
        }
    }
}

extension Check {
    /// What stands before a line of its own: a name of the standard where it is not that of the group.
    var title: Message { label == group.label ? group.title : .plainText(text: label) }
}

extension Message {
    fileprivate static func file(_ file: LDSFile) -> Message { .plainText(text: file) }
}
