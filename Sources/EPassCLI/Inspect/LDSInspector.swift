// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// Trees of the elementary files of the logical data structure.
enum LDSInspector {
    static func inspect(_ parsed: ParsedFile) -> Inspector.Result {
        let (file, octets) = (parsed.file, parsed.octets)
        do {
            switch file {
            case .com: return com(try parsed.content(as: EFCOM.self))
            case .sod: return sod(try parsed.content(as: ParsedSecurityObject<LDSSecurityObject>.self))
            case .dataGroup(.dg1): return dataGroup1(try parsed.content(as: DataGroup1.self))
            case .dataGroup(.dg2): return FaceInspector.inspect(try parsed.content(as: DataGroup2.self))
            case .dataGroup(.dg3): return FingerInspector.inspect(try parsed.content(as: DataGroup3.self))
            case .dataGroup(.dg4): return IrisInspector.inspect(try parsed.content(as: DataGroup4.self))
            case .dataGroup(.dg5): return DisplayedImageInspector.inspect(try parsed.content(as: DataGroup5.self))
            case .dataGroup(.dg7): return DisplayedImageInspector.inspect(try parsed.content(as: DataGroup7.self))
            case .dataGroup(.dg8): return DisplayedImageInspector.inspect(try parsed.content(as: DataGroup8.self))
            case .dataGroup(.dg9): return DisplayedImageInspector.inspect(try parsed.content(as: DataGroup9.self))
            case .dataGroup(.dg10): return DisplayedImageInspector.inspect(try parsed.content(as: DataGroup10.self))
            case .dataGroup(.dg11): return DetailsInspector.inspect(try parsed.content(as: DataGroup11.self))
            case .dataGroup(.dg12): return DetailsInspector.inspect(try parsed.content(as: DataGroup12.self))
            case .dataGroup(.dg13): return DisplayedImageInspector.inspect(try parsed.content(as: DataGroup13.self))
            case .dataGroup(.dg16): return DetailsInspector.inspect(try parsed.content(as: DataGroup16.self))
            case .dataGroup(.dg14): return SecurityInfosInspector.dataGroup14(try parsed.content(as: DataGroup14.self))
            case .dataGroup(.dg15):
                return ActiveAuthenticationInspector.inspect(try parsed.content(as: DataGroup15.self))
            case .dataGroup(let number):
                let group = try RawDataGroup(decoding: octets, as: number)
                return Inspector.Result(
                    kind: file.description,
                    nodes: [
                        InspectionNode("length", "\(octets.count) octets"),
                        InspectionNode("content", octets: group.content, .personal),
                    ], deviations: group.deviations.map(\.rawValue))
            case .cardAccess: return SecurityInfosInspector.cardAccess(try parsed.content(as: EFCardAccess.self))
            case .cardSecurity:
                return SecurityInfosInspector.cardSecurity(
                    try parsed.content(as: ParsedSecurityObject<SecurityInfos>.self))
            case .dir: return SecurityInfosInspector.directory(try EFDIR(decoding: octets))
            case .atrInfo: return atrInfo(try parsed.content(as: EFATRInfo.self))
            case .cvca: return cvca(try parsed.content(as: EFCVCA.self))
            }
        } catch {
            return Inspector.Result(
                kind: file.description, undecoded: octets, problem: "\(error)", remedy: remedy(error.code))
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

    private static func atrInfo(_ info: EFATRInfo) -> Inspector.Result {
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

    private static func sod(_ sod: ParsedSecurityObject<LDSSecurityObject>) -> Inspector.Result {
        let deviations = sod.deviations.map(\.rawValue)
        guard let signed = sod.signedData else {
            return Inspector.Result(
                kind: LDSFile.sod.description, nodes: [InspectionNode("CMS", "\(sod.contentInfoLength) octets")],
                problem: sod.signedDataError.map { "\($0)" }, deviations: deviations)
        }
        var nodes = CertificateInspector.nodes(of: signed)
        if let content = signed.eContent { nodes.insert(securityObject(sod.content, content), at: 0) }
        return Inspector.Result(kind: LDSFile.sod.description, nodes: nodes, deviations: deviations)
    }

    /// The content, also of an object of another version or type than the standard's.
    private static func securityObject(_ parsed: LDSSecurityObject?, _ content: [UInt8]) -> InspectionNode {
        do {
            let object = try parsed ?? LDSSecurityObject(derEncoded: content)
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
                InspectionNode("\($0.dataGroup)", octets: $0.hash, .personal, limit: 64)
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
