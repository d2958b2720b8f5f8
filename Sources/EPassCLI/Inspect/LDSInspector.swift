// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// Trees of the elementary files of the logical data structure.
enum LDSInspector {
    static func inspect(_ parsed: ParsedFile) -> Inspector.Result {
        do {
            return try decoded(parsed)
        } catch {
            return Inspector.Result(
                kind: parsed.file.description, undecoded: parsed.octets, problem: "\(error)",
                remedy: remedy(error.code))
        }
    }

    private static func decoded(_ parsed: ParsedFile) throws(LDSError) -> Inspector.Result {
        let (file, octets) = (parsed.file, parsed.octets)
        func show<Content: DecodableFile>(
            _ type: Content.Type, _ nodes: (Content) -> [InspectionNode]
        ) throws(LDSError) -> Inspector.Result {
            let content = try parsed.content(as: type)
            return Inspector.Result(file, nodes(content), content.deviations)
        }
        switch file {
        case .com: return try show(EFCOM.self, nodes(of:))
        case .sod: return try signed(parsed, content: securityObject)
        case .dataGroup(.dg1): return try show(DataGroup1.self, nodes(of:))
        case .dataGroup(.dg2): return try show(DataGroup2.self, FaceInspector.nodes(of:))
        case .dataGroup(.dg3): return try show(DataGroup3.self, FingerInspector.nodes(of:))
        case .dataGroup(.dg4): return try show(DataGroup4.self, IrisInspector.nodes(of:))
        case .dataGroup(.dg5): return try show(DataGroup5.self, DisplayedImageInspector.nodes(of:))
        case .dataGroup(.dg7): return try show(DataGroup7.self, DisplayedImageInspector.nodes(of:))
        case .dataGroup(.dg8): return try show(DataGroup8.self, DisplayedImageInspector.nodes(of:))
        case .dataGroup(.dg9): return try show(DataGroup9.self, DisplayedImageInspector.nodes(of:))
        case .dataGroup(.dg10): return try show(DataGroup10.self, DisplayedImageInspector.nodes(of:))
        case .dataGroup(.dg11): return try show(DataGroup11.self, DetailsInspector.nodes(of:))
        case .dataGroup(.dg12): return try show(DataGroup12.self, DetailsInspector.nodes(of:))
        case .dataGroup(.dg13): return try show(DataGroup13.self, DisplayedImageInspector.nodes(of:))
        case .dataGroup(.dg14): return try show(DataGroup14.self, SecurityInfosInspector.nodes(of:))
        case .dataGroup(.dg15): return try show(DataGroup15.self, ActiveAuthenticationInspector.nodes(of:))
        case .dataGroup(.dg16): return try show(DataGroup16.self, DetailsInspector.nodes(of:))
        case .dataGroup(let number):
            let group = try RawDataGroup(decoding: octets, as: number)
            let content = InspectionNode("content", octets: group.content, .personal)
            return Inspector.Result(file, [.length(octets), content], group.deviations)
        case .cardAccess: return try show(EFCardAccess.self) { SecurityInfosInspector.nodes(of: $0.securityInfos) }
        case .cardSecurity: return try signed(parsed, content: SecurityInfosInspector.content)
        case .dir:
            let directory = try EFDIR(decoding: octets)
            return Inspector.Result(file, SecurityInfosInspector.nodes(of: directory), directory.deviations)
        case .atrInfo:
            let info = try parsed.content(as: EFATRInfo.self)
            let problem = info.isWellFormed ? nil : "the file is not well-formed BER-TLV to its end"
            return Inspector.Result(file, nodes(of: info), info.deviations, problem: problem)
        case .cvca: return try show(EFCVCA.self, nodes(of:))
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

    private static func nodes(of file: EFCVCA) -> [InspectionNode] {
        file.references.map {
            InspectionNode(
                "authority", DisplayText.escaped(String(String.UnicodeScalarView($0.map { Unicode.Scalar($0) }))))
        }
    }

    private static func nodes(of info: EFATRInfo) -> [InspectionNode] {
        [
            InspectionNode("longest command", number: info.maximumCommandLength, unit: "octets", else: "not stated"),
            InspectionNode("longest response", number: info.maximumResponseLength, unit: "octets", else: "not stated"),
            InspectionNode("extended length", flag: info.capabilities?.supportsExtendedLength),
        ]
    }

    private static func nodes(of com: EFCOM) -> [InspectionNode] {
        let nodes = [
            InspectionNode("LDS version", com.ldsVersion), InspectionNode("Unicode version", com.unicodeVersion),
            InspectionNode("data groups", com.dataGroups.map { "\($0)" }.joined(separator: " ")),
        ]
        guard !com.unknownTags.isEmpty else { return nodes }
        let tags = com.unknownTags.map { String($0, radix: 16, uppercase: true) }
        return nodes + [InspectionNode("unknown tags", tags.joined(separator: " "))]
    }

    /// A file with a CMS object in it: the signed content first, then the object around it.
    private static func signed<Content: SignedContent>(
        _ parsed: ParsedFile, content: (Content?, SignedData) -> (node: InspectionNode?, problem: String?)
    ) throws(LDSError) -> Inspector.Result {
        let object = try parsed.content(as: ParsedSecurityObject<Content>.self)
        guard let signed = object.signedData else {
            return Inspector.Result(
                parsed.file, [InspectionNode("CMS", number: object.contentInfoLength, unit: "octets")],
                object.deviations,
                problem: object.signedDataError.map { "\($0)" })
        }
        let (node, problem) = content(object.content, signed)
        let nodes = [node].compactMap { $0 } + CertificateInspector.nodes(of: signed)
        return Inspector.Result(parsed.file, nodes, object.deviations, problem: problem)
    }

    /// The content, also of an object of another version or type than the standard's.
    private static func securityObject(
        _ parsed: LDSSecurityObject?, _ signed: SignedData
    ) -> (node: InspectionNode?, problem: String?) {
        guard let content = signed.eContent else { return (nil, nil) }
        let name = "LDS security object"
        do {
            let object = try parsed ?? LDSSecurityObject(derEncoded: content)
            var children = [
                InspectionNode("version", "V\(object.version)"),
                InspectionNode("hash algorithm", OIDName.text(object.hashAlgorithmOID)),
            ]
            children.add("LDS version", object.ldsVersionInfo?.ldsVersion)
            children.add("Unicode version", object.ldsVersionInfo?.unicodeVersion)
            // The hashes identify the document, and with it its holder.
            children += object.dataGroupHashes.map {
                InspectionNode("\($0.dataGroup)", octets: $0.hash, .personal, limit: 64)
            }
            if !object.unknownDataGroups.isEmpty {
                children.append(
                    InspectionNode("unknown data groups", object.unknownDataGroups.joined(separator: ", ")))
            }
            return (InspectionNode(name, children: children), nil)
        } catch {
            return (InspectionNode(name, "\(error)"), nil)
        }
    }

    private static func nodes(of group: DataGroup1) -> [InspectionNode] {
        let mrz = group.mrz
        let nodes = [
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
        return nodes
            + mrz.checkDigits.all.filter { $0.outcome != .absent }.map {
                InspectionNode("check digit of \($0.field.rawValue)", $0.outcome.rawValue)
            }
    }
}
