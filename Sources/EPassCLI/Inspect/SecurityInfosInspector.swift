// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// Trees of SecurityInfos and of the files that hold them, and of EF.DIR.
enum SecurityInfosInspector {
    static func cardAccess(_ file: EFCardAccess) -> Inspector.Result {
        Inspector.Result(
            kind: LDSFile.cardAccess.description, nodes: nodes(of: file.securityInfos),
            deviations: file.deviations.map(\.rawValue))
    }

    static func dataGroup14(_ file: DataGroup14) -> Inspector.Result {
        Inspector.Result(
            kind: LDSFile.dataGroup(.dg14).description,
            nodes: nodes(of: file.securityInfos)
                + [ChipAuthenticationInspector.offer(of: file.securityInfos)].compactMap { $0 },
            deviations: file.deviations.map(\.rawValue))
    }

    /// The signed content first, then the CMS object around it.
    static func cardSecurity(_ file: ParsedSecurityObject<SecurityInfos>) -> Inspector.Result {
        let deviations = file.deviations.map(\.rawValue)
        let kind = LDSFile.cardSecurity.description
        guard let signed = file.signedData else {
            return Inspector.Result(
                kind: kind, nodes: [InspectionNode("CMS", "\(file.contentInfoLength) octets")],
                problem: file.signedDataError.map { "\($0)" }, deviations: deviations)
        }
        let content: InspectionNode
        var problem: String?
        do throws(LDSError) {
            let infos =
                if let parsed = file.content { parsed } else {
                    try SecurityInfos(decoding: signed.eContent ?? [], file: .cardSecurity)
                }
            content = InspectionNode("SecurityInfos", children: nodes(of: infos))
        } catch {
            problem = "\(error)"
            content = InspectionNode("SecurityInfos", "not decoded")
        }
        return Inspector.Result(
            kind: kind, nodes: [content] + CertificateInspector.nodes(of: signed), problem: problem,
            deviations: deviations)
    }

    static func directory(_ file: EFDIR) -> Inspector.Result {
        Inspector.Result(
            kind: LDSFile.dir.description, nodes: nodes(of: file), deviations: file.deviations.map(\.rawValue))
    }

    static func nodes(of infos: SecurityInfos) -> [InspectionNode] {
        guard !infos.entries.isEmpty else { return [InspectionNode("entries", "none")] }
        var examiner = ChipAuthenticationKeyExaminer()
        return infos.infos.map { node(of: $0, &examiner) }
    }

    private static func nodes(of file: EFDIR) -> [InspectionNode] {
        guard !file.applications.isEmpty else { return [InspectionNode("applications", "none")] }
        return file.applicationIdentifiers.map { identifier in
            let text = DisplayText.hexadecimal(identifier)
            return InspectionNode("application", applications[text].map { "\($0) (\(text))" } ?? text)
        }
    }

    private static func node(
        of info: SecurityInfo, _ examiner: inout ChipAuthenticationKeyExaminer
    ) -> InspectionNode {
        switch info {
        case .pace(let info):
            let entry = info.paceProtocol
            return InspectionNode(
                "PACEInfo", named(entry.name, entry.objectIdentifier),
                children: [
                    InspectionNode("mapping", "\(words(entry.mapping)) (\(entry.mapping.rawValue))"),
                    InspectionNode("key agreement", entry.keyAgreement.rawValue),
                    InspectionNode("cipher", entry.cipher.rawValue),
                    version(info.version, PACEInfo.specifiedVersion),
                    InspectionNode("domain parameters", parameters(info.parameterID)),
                ])
        case .paceDomainParameter(let info):
            return InspectionNode(
                "PACEDomainParameterInfo", named(info.name, info.objectIdentifier),
                children: [
                    InspectionNode("mapping", "\(words(info.mapping)) (\(info.mapping.rawValue))"),
                    InspectionNode("key agreement", info.keyAgreement.rawValue),
                    InspectionNode("parameter id", info.parameterID.map(String.init) ?? "none"),
                    InspectionNode("domain parameters", group(ofAlgorithm: info.domainParameter)),
                ])
        case .chipAuthentication(let info):
            let entry = info.chipAuthenticationProtocol
            return InspectionNode(
                "ChipAuthenticationInfo", named(entry.name, entry.objectIdentifier),
                children: [
                    InspectionNode("key agreement", entry.keyAgreement.rawValue),
                    InspectionNode("cipher", entry.cipher.rawValue),
                    version(info.version, ChipAuthenticationInfo.specifiedVersion), keyID(info.keyID),
                ])
        case .chipAuthenticationPublicKey(let info): return publicKey(info, &examiner)
        case .terminalAuthentication(let info):
            var children = [version(info.version, TerminalAuthenticationInfo.specifiedVersion)]
            if let file = info.efCVCA {
                let short = file.shortIdentifier.map { ", short \(DisplayText.hexadecimal([$0]))" } ?? ""
                children.append(InspectionNode("EF.CVCA", DisplayText.hexadecimal(file.fileIdentifier) + short))
            }
            return InspectionNode(
                "TerminalAuthenticationInfo", named("id-TA", TerminalAuthenticationInfo.objectIdentifier),
                children: children)
        case .activeAuthentication(let info):
            return InspectionNode(
                "ActiveAuthenticationInfo", OIDName.text(ActiveAuthenticationInfo.objectIdentifier),
                children: [
                    version(info.version, ActiveAuthenticationInfo.specifiedVersion),
                    InspectionNode("signature algorithm", OIDName.text(info.signatureAlgorithm)),
                ])
        case .efDIR(let info):
            let name = named("id-EFDIR", EFDIRInfo.objectIdentifier)
            do throws(LDSError) {
                return InspectionNode("EFDIRInfo", name, children: nodes(of: try EFDIR(decoding: info.efDIR)))
            } catch {
                return InspectionNode("EFDIRInfo", name, children: [InspectionNode("EF.DIR", "\(error)")])
            }
        case .unknown(let info):
            // Nobody knows what an unknown entry says: it may be a key, which names one document.
            var children = [InspectionNode("required data", octets: info.required, .personal)]
            if let optional = info.optional {
                children.append(InspectionNode("optional data", octets: optional, .personal))
            }
            return InspectionNode("unknown entry", OIDName.text(info.objectIdentifier), children: children)
        }
    }

    /// The kind of the key is open; its value belongs to one chip only.
    private static func publicKey(
        _ info: ChipAuthenticationPublicKeyInfo, _ examiner: inout ChipAuthenticationKeyExaminer
    ) -> InspectionNode {
        InspectionNode(
            "ChipAuthenticationPublicKeyInfo", named(info.name, info.objectIdentifier),
            children: ChipAuthenticationInspector.nodes(of: info, &examiner) + [keyID(info.keyID)])
    }

    private static func named(_ name: String, _ objectIdentifier: String) -> String { "\(name) (\(objectIdentifier))" }

    private static func words(_ mapping: PACEMapping) -> String {
        switch mapping {
        case .generic: "generic"
        case .integrated: "integrated"
        case .chipAuthentication: "chip authentication"
        }
    }

    private static func version(_ version: Int, _ specified: Int) -> InspectionNode {
        InspectionNode("version", version == specified ? "\(version)" : "\(version), where \(specified) is specified")
    }

    private static func keyID(_ identifier: Int?) -> InspectionNode {
        InspectionNode("key id", identifier.map(String.init) ?? "none")
    }

    /// The number of table 12 and the name that goes with it.
    private static func parameters(_ identifier: Int?) -> String {
        guard let identifier else { return "no id" }
        switch identifier {
        case 0...31:
            return "\(identifier), \(KeyAgreementGroup(parameterID: identifier)?.name ?? "reserved for future use")"
        default: return "\(identifier), explicit"
        }
    }

    private static func group(ofAlgorithm identifier: [UInt8]) -> String {
        do throws(CryptoError) {
            return "equal to \(try KeyAgreementGroup.matching(algorithmIdentifier: identifier).name)"
        } catch {
            return "not trusted: \(error)"
        }
    }

    /// Doc 9303-10, Table 31, and what else is common beside it.
    private static let applications: [String: String] = [
        "A0000002471001": "eMRTD (LDS1)", "A0000002472001": "travel records (LDS2)",
        "A0000002472002": "visa records (LDS2)", "A0000002472003": "additional biometrics (LDS2)",
        "E80704007F00070302": "eID (TR-03110)", "E828BD080FA000000167455349474E": "CIA (eSign)",
        "A000000167455349474E": "eSign",
    ]
}
