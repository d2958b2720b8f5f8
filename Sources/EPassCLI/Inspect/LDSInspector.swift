// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// Trees of the elementary files of the logical data structure.
enum LDSInspector {
    static func inspect(_ octets: [UInt8], as file: LDSFile) -> Inspector.Result {
        do {
            switch file {
            case .com: return com(try EFCOM(decoding: octets))
            case .sod: return sod(try EFSOD(decoding: octets))
            case .dataGroup(.dg1): return dataGroup1(try DataGroup1(decoding: octets))
            case .dataGroup(.dg2): return FaceInspector.inspect(try DataGroup2(decoding: octets))
            case .dataGroup(.dg3): return FingerInspector.inspect(try DataGroup3(decoding: octets))
            case .dataGroup(.dg4): return IrisInspector.inspect(try DataGroup4(decoding: octets))
            case .dataGroup(.dg5): return DisplayedImageInspector.inspect(try DataGroup5(decoding: octets))
            case .dataGroup(.dg7): return DisplayedImageInspector.inspect(try DataGroup7(decoding: octets))
            case .dataGroup(.dg8): return DisplayedImageInspector.inspect(try DataGroup8(decoding: octets))
            case .dataGroup(.dg9): return DisplayedImageInspector.inspect(try DataGroup9(decoding: octets))
            case .dataGroup(.dg10): return DisplayedImageInspector.inspect(try DataGroup10(decoding: octets))
            case .dataGroup(.dg11): return DetailsInspector.inspect(try DataGroup11(decoding: octets))
            case .dataGroup(.dg12): return DetailsInspector.inspect(try DataGroup12(decoding: octets))
            case .dataGroup(.dg13): return DisplayedImageInspector.inspect(try DataGroup13(decoding: octets))
            case .dataGroup(.dg16): return DetailsInspector.inspect(try DataGroup16(decoding: octets))
            case .dataGroup(.dg14): return SecurityInfosInspector.dataGroup14(try DataGroup14(decoding: octets))
            case .dataGroup(.dg15): return ActiveAuthenticationInspector.inspect(try DataGroup15(decoding: octets))
            case .dataGroup(let number):
                let group = try RawDataGroup(decoding: octets, as: number)
                return Inspector.Result(
                    kind: file.description,
                    nodes: [
                        InspectionNode("length", "\(octets.count) octets"),
                        InspectionNode("content", DisplayText.hexadecimal(group.content), .personal),
                    ], deviations: group.deviations.map(\.rawValue))
            case .cardAccess: return SecurityInfosInspector.cardAccess(try EFCardAccess(decoding: octets))
            case .cardSecurity: return SecurityInfosInspector.cardSecurity(try EFCardSecurity(decoding: octets))
            case .dir: return SecurityInfosInspector.directory(try EFDIR(decoding: octets))
            case .atrInfo: return atrInfo(octets)
            case .cvca: return cvca(try EFCVCA(decoding: octets))
            }
        } catch {
            var result = Inspector.Result(
                kind: file.description, nodes: [InspectionNode("length", "\(octets.count) octets")], problem: "\(error)"
            )
            result.remedy = remedy(error.code)
            return result
        }
    }

    /// What to do about a file that does not decode. Its hash is judged all the same.
    private static func remedy(_ code: LDSError.Code) -> String {
        let look =
            "epass inspect --offsets shows its data objects up to there; epass verify judges its hash all the same"
        return switch code {
        case .truncated: "read the file again, its end is missing; \(look)"
        case .unexpectedTag: "check that it is the file that you mean; \(look)"
        case .limitExceeded: "no document needs as much as this: the file is damaged, or made to do harm; \(look)"
        case .unsupportedVersion: "look for a newer version of epass; \(look)"
        default: look
        }
    }

    private static func cvca(_ file: EFCVCA) -> Inspector.Result {
        Inspector.Result(
            kind: LDSFile.cvca.description,
            nodes: file.references.map {
                InspectionNode(
                    "authority", DisplayText.escaped(String(String.UnicodeScalarView($0.map { Unicode.Scalar($0) }))))
            },
            deviations: file.deviations.map(\.rawValue))
    }

    static func atrInfo(_ octets: [UInt8]) -> Inspector.Result {
        let info = EFATRInfo(decoding: octets)
        func number(_ value: Int?) -> String { value.map { "\($0) octets" } ?? "not stated" }
        return Inspector.Result(
            kind: LDSFile.atrInfo.description,
            nodes: [
                InspectionNode("longest command", number(info.maximumCommandLength)),
                InspectionNode("longest response", number(info.maximumResponseLength)),
                InspectionNode(
                    "extended length",
                    info.capabilities.map { $0.supportsExtendedLength ? "yes" : "no" } ?? "not stated"),
            ], problem: info.isWellFormed ? nil : "the file is not well-formed BER-TLV to its end")
    }

    private static func com(_ com: EFCOM) -> Inspector.Result {
        var nodes = [
            InspectionNode("LDS version", com.ldsVersion), InspectionNode("Unicode version", com.unicodeVersion),
            InspectionNode("data groups", com.dataGroups.map { "\($0)" }.joined(separator: " ")),
        ]
        if !com.unknownTags.isEmpty {
            nodes.append(
                InspectionNode(
                    "unknown tags",
                    com.unknownTags.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")))
        }
        return Inspector.Result(kind: LDSFile.com.description, nodes: nodes, deviations: com.deviations.map(\.rawValue))
    }

    private static func sod(_ sod: EFSOD) -> Inspector.Result {
        let deviations = sod.deviations.map(\.rawValue)
        do {
            let signed = try SignedData(contentInfo: sod.contentInfo)
            var nodes = CertificateInspector.nodes(of: signed)
            if let content = signed.eContent {
                nodes.insert(securityObject(content), at: 0)
            }
            return Inspector.Result(kind: LDSFile.sod.description, nodes: nodes, deviations: deviations)
        } catch {
            return Inspector.Result(
                kind: LDSFile.sod.description, nodes: [InspectionNode("CMS", "\(sod.contentInfo.count) octets")],
                problem: "\(error)", deviations: deviations)
        }
    }

    private static func securityObject(_ content: [UInt8]) -> InspectionNode {
        do {
            let object = try LDSSecurityObject(derEncoded: content)
            var children = [
                InspectionNode("version", "V\(object.version)"),
                InspectionNode("hash algorithm", OIDName.text(object.hashAlgorithmOID)),
            ]
            if let info = object.ldsVersionInfo {
                children.append(InspectionNode("LDS version", info.ldsVersion))
                children.append(InspectionNode("Unicode version", info.unicodeVersion))
            }
            // The hashes identify the document, and with it its holder.
            children += object.dataGroupHashes.map {
                InspectionNode("\($0.dataGroup)", DisplayText.hexadecimal($0.hash, limit: 64), .personal)
            }
            return InspectionNode("LDS security object", children: children)
        } catch {
            return InspectionNode("LDS security object", "\(error)")
        }
    }

    private static func dataGroup1(_ group: DataGroup1) -> Inspector.Result {
        let mrz = group.mrz
        let nodes =
            [
                InspectionNode("format", mrz.format.rawValue),
                InspectionNode("document code", mrz.documentCode), InspectionNode("issuing state", mrz.issuer.rawValue),
                InspectionNode("name", mrz.name.text, .personal),
                InspectionNode("document number", mrz.documentNumber, .personal),
                InspectionNode("nationality", mrz.nationality.rawValue, .personal),
                InspectionNode("date of birth", mrz.dateOfBirth.text, .personal),
                InspectionNode("sex", mrz.sex.word, .personal),
                // With number and date of birth it is the key to the chip.
                InspectionNode("date of expiry", mrz.dateOfExpiry.text, .personal),
                InspectionNode("optional data", mrz.optionalData, .personal),
            ]
            + mrz.checkDigits.all.filter { $0.outcome != .absent }.map {
                InspectionNode("check digit of \($0.field.rawValue)", $0.outcome.rawValue)
            }
        return Inspector.Result(kind: "EF.DG1", nodes: nodes, deviations: group.deviations.map(\.rawValue))
    }
}
