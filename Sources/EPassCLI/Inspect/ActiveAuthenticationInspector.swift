// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// The tree of DG15, the key of active authentication.
enum ActiveAuthenticationInspector {
    static func inspect(_ file: DataGroup15) -> Inspector.Result {
        Inspector.Result(
            kind: LDSFile.dataGroup(.dg15).description, nodes: [node(of: file)],
            deviations: file.deviations.map(\.rawValue))
    }

    private static func node(of file: DataGroup15) -> InspectionNode {
        var children = [InspectionNode("algorithm", OIDName.text(file.algorithm))]
        do throws(CryptoError) {
            let key = try PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
            children.append(InspectionNode("public key", description(of: key)))
            children.append(InspectionNode("signature", "\(ActiveAuthentication.responseLength(of: key)) octets"))
        } catch {
            children.append(InspectionNode("public key", "not usable: \(error)"))
        }
        // The key belongs to one chip only.
        children.append(InspectionNode("value", octets: file.subjectPublicKeyInfo, .personal, limit: 1200))
        return InspectionNode("ActiveAuthenticationPublicKeyInfo", children: children)
    }

    private static func description(of key: PublicKey) -> String {
        switch key.kind {
        case .rsa: "\(key)"
        case .ec(_, let isExplicit): isExplicit ? "\(key), explicit parameters" : "\(key), named curve"
        }
    }
}
