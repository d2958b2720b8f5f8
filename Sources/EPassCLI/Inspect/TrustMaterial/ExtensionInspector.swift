// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Trees of the extensions of certificates and revocation lists, and of the departures from their profiles.
enum ExtensionInspector {
    static func node(of extensions: [Certificate.Extension]) -> InspectionNode {
        guard !extensions.isEmpty else { return InspectionNode("extensions", "none") }
        return InspectionNode("extensions", children: extensions.map(node))
    }

    /// One line for each departure; they decide nothing about trust.
    static func node(of findings: [ProfileFinding], as kind: String) -> InspectionNode {
        guard !findings.isEmpty else { return InspectionNode("profile", "\(kind), no departures") }
        return InspectionNode(
            "profile",
            "\(kind), \(findings.count) \(findings.count == 1 ? "departure" : "departures"), without weight for trust",
            children: findings.map { finding in
                InspectionNode(finding.rule, "\(finding.severity.rawValue): \(finding.detail) (\(finding.clause))")
                    .keyed("departure")
            })
    }

    private static func node(_ entry: Certificate.Extension) -> InspectionNode {
        let name = OIDName.text(entry.objectIdentifier) + (entry.isCritical ? " critical" : "")
        do {
            return node(name, try entry.decoded(), entry).keyed("extension")
        } catch {
            return InspectionNode(name, "cannot be decoded: \(error.reason) \(DisplayText.hexadecimal(entry.value))")
                .keyed("extension")
        }
    }

    private static func node(
        _ name: String, _ content: Certificate.Extension.Content, _ entry: Certificate.Extension
    ) -> InspectionNode {
        switch content {
        case .authorityKeyIdentifier(let identifier, let issuer, let serialNumber):
            var children = issuer.map { InspectionNode("issuer", $0.description) }
            children.add("serial number", octets: serialNumber)
            guard let identifier else { return InspectionNode(name, children: children) }
            return InspectionNode(name, octets: identifier, children: children)
        case .subjectKeyIdentifier(let identifier): return InspectionNode(name, octets: identifier)
        case .keyUsage(let usage):
            return InspectionNode(name, usage.names.isEmpty ? "none" : usage.names.joined(separator: ", "))
        case .privateKeyUsagePeriod(let notBefore, let notAfter):
            return InspectionNode(name, "\(notBefore?.date ?? "...") to \(notAfter?.date ?? "...")")
        case .certificatePolicies(let policies):
            return InspectionNode(name, children: policies.map(policy))
        case .subjectAltName(let names), .issuerAltName(let names):
            return InspectionNode(name, names.map(\.description).joined(separator: ", "))
        case .subjectDirectoryAttributes(let types), .extKeyUsage(let types):
            return InspectionNode(name, types.map(OIDName.text).joined(separator: ", "))
        case .basicConstraints(let isAuthority, let pathLength):
            let length = pathLength.map { ", path length \($0)" } ?? ""
            return InspectionNode(name, (isAuthority ? "CA" : "not a CA") + length)
        case .crlDistributionPoints(let points):
            return InspectionNode(name, children: points.map(point))
        case .informationAccess(let list):
            return InspectionNode(
                name,
                children: list.map { InspectionNode(OIDName.text($0.method), $0.location.description).keyed("access") })
        case .nameChange: return InspectionNode(name, flag: true)
        case .documentTypeList(_, let types): return InspectionNode(name, types.joined(separator: ", "))
        case .cRLNumber(let octets): return InspectionNode(name, octets: octets)
        case .unknown: return InspectionNode(name, octets: entry.value)
        }
    }

    private static func policy(_ policy: Certificate.Extension.CertificatePolicy) -> InspectionNode {
        let others = policy.qualifierCount - policy.practiceStatements.count
        var children = policy.practiceStatements.map { InspectionNode("practice statement", $0) }
        if others > 0 { children.append(InspectionNode("other qualifiers", number: others)) }
        return InspectionNode("policy", OIDName.text(policy.identifier), children: children)
    }

    private static func point(_ point: Certificate.Extension.CRLDistributionPoint) -> InspectionNode {
        let names = point.names.map(\.description).joined(separator: ", ")
        let issuers = point.issuer.map(\.description).joined(separator: ", ")
        var children: [InspectionNode] = []
        children.add("reasons", point.statesReasons ? "stated" : nil)
        children.add("issuer of the list", point.issuer.isEmpty ? nil : issuers)
        return InspectionNode("point", names.isEmpty ? "no full name" : names, children: children)
    }
}
