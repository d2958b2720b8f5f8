// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages

/// Trees of the chip's static public keys, and of what chip authentication a file offers (Doc 9303-11, 9.2.5 and
/// 9.2.6).
enum ChipAuthenticationInspector {
    /// The key of an entry: its group and how it is written. Its value belongs to one chip only.
    static func nodes(
        of info: ChipAuthenticationPublicKeyInfo, _ examiner: inout ChipAuthenticationKeyExaminer
    ) -> [InspectionNode] {
        do throws(AccessError) {
            let key = try examiner.examine(info)
            var nodes = [
                InspectionNode("public key", key.group.name), InspectionNode("written as", words(key.encoding)),
                InspectionNode("strength", number: key.group.securityStrength, unit: "bits"),
            ]
            if !key.group.isElliptic {
                nodes.append(InspectionNode("prime", number: 8 * key.group.elementLength, unit: "bits"))
                nodes.append(InspectionNode("order of the generator", key.group.isOrderKnown ? "known" : "not known"))
            }
            nodes.add("value", octets: try? key.element.publicKey, .personal, limit: 512)
            return nodes + deviations(key.deviations)
        } catch {
            return [InspectionNode("public key", "not usable: \(error)")]
        }
    }

    /// The ways in which chip authentication would be run, in their order; nil where the file has no key for it.
    static func offer(of infos: SecurityInfos) -> InspectionNode? {
        let offer = ChipAuthenticationOffer.of(infos)
        guard !offer.isEmpty else { return nil }
        let ways = offer.candidates.map { candidate in
            InspectionNode(
                candidate.chipAuthenticationProtocol.name, candidate.key.group.name,
                children: [
                    InspectionNode("key id", number: candidate.key.keyID),
                    InspectionNode("commands", candidate.variants.map(\.commands).joined(separator: "; else ")),
                ] + deviations(candidate.deviations)
            ).keyed("way")
        }
        return InspectionNode(
            "chip authentication",
            ways.isEmpty ? "no key can be used" : ways.count == 1 ? "one way" : "\(ways.count) ways, in their order",
            children: ways)
    }

    private static func deviations(_ names: [AccessDeviation]) -> [InspectionNode] {
        names.isEmpty ? [] : [InspectionNode("deviations", names.map(\.rawValue).joined(separator: ", "))]
    }

    private static func words(_ encoding: ChipAuthenticationKey.Encoding) -> String {
        switch encoding {
        case .ec: "curve"
        case .pkcs3: "PKCS #3"
        case .x942: "X9.42"
        case .standardized: "number of standardized domain parameters"
        }
    }
}
