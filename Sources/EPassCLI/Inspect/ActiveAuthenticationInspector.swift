// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// The tree of DG15, the key of active authentication.
enum ActiveAuthenticationInspector {
    static func nodes(of file: DataGroup15) -> [InspectionNode] {
        var children = [InspectionNode("algorithm", OIDName.text(file.algorithm))]
        do throws(CryptoError) {
            let key = try PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
            let parameters =
                switch key.kind {
                case .rsa: ""
                case .ec(_, let isExplicit): isExplicit ? ", explicit parameters" : ", named curve"
                case .dsa: ", of no use here"
                }
            children.append(InspectionNode("public key", "\(key)\(parameters)"))
            children.append(
                InspectionNode("signature", number: ActiveAuthentication.responseLength(of: key), unit: "octets"))
        } catch {
            children.append(InspectionNode("public key", "not usable: \(error)"))
        }
        // The key belongs to one chip only.
        children.append(InspectionNode("value", octets: file.subjectPublicKeyInfo, .personal, limit: 1200))
        return [InspectionNode("ActiveAuthenticationPublicKeyInfo", children: children)]
    }
}
