// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// Trees of SecurityInfos and of the files that hold them, and of EF.DIR.
enum SecurityInfosInspector {
    static func nodes(of file: DataGroup14) -> [InspectionNode] {
        nodes(of: file.securityInfos)
            + [ChipAuthenticationInspector.offer(of: file.securityInfos)].compactMap { $0 }
    }

    /// The content of EF.CardSecurity, also of an object of another version or type than the standard's.
    static func content(
        _ parsed: SecurityInfos?, _ signed: SignedData
    ) -> (node: InspectionNode?, problem: String?) {
        do {
            let infos = try parsed ?? SecurityInfos(decoding: signed.eContent ?? [], file: .cardSecurity)
            return (InspectionNode("SecurityInfos", children: nodes(of: infos)), nil)
        } catch {
            return (InspectionNode("SecurityInfos", "not decoded"), "\(error)")
        }
    }

    static func nodes(of infos: SecurityInfos) -> [InspectionNode] {
        guard !infos.entries.isEmpty else { return [InspectionNode("entries", "none")] }
        var examiner = ChipAuthenticationKeyExaminer()
        return infos.infos.map { node(of: $0, &examiner) }
    }

    static func nodes(of file: EFDIR) -> [InspectionNode] {
        guard !file.applications.isEmpty else { return [InspectionNode("applications", "none")] }
        return file.applications.map { application in
            let text = DisplayText.hexadecimal(application.identifier)
            let known = ApplicationIdentifier(application.identifier)?.known
            return InspectionNode(
                "application", known.map { "\($0.name) (\(text))" } ?? text,
                children: application.label.map { [InspectionNode("label", $0)] } ?? [])
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
                    mapping(entry.mapping),
                    InspectionNode("key agreement", entry.keyAgreement.rawValue),
                    InspectionNode("cipher", entry.cipher.rawValue),
                    version(info.version, PACEInfo.specifiedVersion),
                    InspectionNode("domain parameters", parameters(info.parameterID)),
                ])
        case .paceDomainParameter(let info):
            return InspectionNode(
                "PACEDomainParameterInfo", named(info.name, info.objectIdentifier),
                children: [
                    mapping(info.mapping),
                    InspectionNode("key agreement", info.keyAgreement.rawValue),
                    InspectionNode("parameter id", number: info.parameterID),
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
        case .chipAuthenticationPublicKey(let info):
            // The kind of the key is open; its value belongs to one chip only.
            return InspectionNode(
                "ChipAuthenticationPublicKeyInfo", named(info.name, info.objectIdentifier),
                children: ChipAuthenticationInspector.nodes(of: info, &examiner) + [keyID(info.keyID)])
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
            children.add("optional data", octets: info.optional, .personal)
            return InspectionNode("unknown entry", OIDName.text(info.objectIdentifier), children: children)
        case .malformed(let info):
            var children = [InspectionNode("problem", "\(info.error)")]
            children.add("data", octets: info.octets, .personal)
            return InspectionNode(
                "malformed entry", info.objectIdentifier.map(OIDName.text) ?? "no identifier", children: children)
        }
    }

    private static func named(_ name: String, _ objectIdentifier: String) -> String { "\(name) (\(objectIdentifier))" }

    private static func mapping(_ mapping: PACEMapping) -> InspectionNode {
        let words =
            switch mapping {
            case .generic: "generic"
            case .integrated: "integrated"
            case .chipAuthentication: "chip authentication"
            }
        return InspectionNode("mapping", "\(words) (\(mapping.rawValue))")
    }

    private static func version(_ version: Int, _ specified: Int) -> InspectionNode {
        version == specified
            ? InspectionNode("version", number: version)
            : InspectionNode("version", "\(version), where \(specified) is specified")
    }

    private static func keyID(_ identifier: Int?) -> InspectionNode {
        InspectionNode("key id", number: identifier)
    }

    /// The number of table 12 and the name that goes with it.
    private static func parameters(_ identifier: Int?) -> String {
        guard let identifier else { return "no id" }
        guard (0...31).contains(identifier) else { return "\(identifier), explicit" }
        return "\(identifier), \(KeyAgreementGroup(parameterID: identifier)?.name ?? "reserved for future use")"
    }

    private static func group(ofAlgorithm identifier: [UInt8]) -> String {
        do throws(CryptoError) {
            return "equal to \(try KeyAgreementGroup.matching(algorithmIdentifier: identifier).name)"
        } catch {
            return "not trusted: \(error)"
        }
    }
}
