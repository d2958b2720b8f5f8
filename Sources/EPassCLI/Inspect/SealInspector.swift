// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
import EPassMessages
import EPassSeals
import EPassTrust

/// What `epass inspect` shows of a seal.
enum SealInspector {
    static func inspect(_ octets: [UInt8]) -> Inspector.Result {
        do {
            switch try Seal(recognising: octets) {
            case .visibleDigitalSeal(let seal): return inspect(seal)
            case .vdsnc(let seal): return inspect(seal)
            }
        } catch {
            // As the other remedies here: a clause, and no sentence.
            let remedy = error.remedy.english
            return Inspector.Result(
                kind: "visible digital seal", undecoded: octets, problem: "\(error)",
                remedy: remedy.prefix(1).lowercased() + remedy.dropFirst().dropLast())
        }
    }

    private static func inspect(_ seal: VisibleDigitalSeal) -> Inspector.Result {
        let header = seal.header
        let kind = seal.documentKind.map { $0.text } ?? "unknown"
        let features = seal.definedFeatures.map { feature in
            InspectionNode(
                feature.name, feature.text, feature.definition?.isPersonal ?? true ? .personal : .open,
                children: feature.value == nil && feature.definition != nil
                    ? [InspectionNode("not as defined", seal.documentKind?.clause)] : []
            ).keyed("feature")
        }
        let signer = header.signer
        let children = [
            InspectionNode("version", number: header.version.number),
            InspectionNode("issuing country", text(header.issuingCountry.rawValue, header.issuingCountry.name)),
            InspectionNode("signer", "C=\(signer.country), CN=\(signer.signer)"),
            InspectionNode("certificate", signer.certificate + (signer.isForTests ? " (reserved for tests)" : "")),
            // With the signer, few documents have the same two days.
            InspectionNode("date of issue", header.dateOfIssue.description, .personal),
            InspectionNode("date of signature", header.dateOfSignature.description, .personal),
            InspectionNode(
                "document", "\(kind) (category \(header.documentCategory), definition \(header.featureDefinition))"),
        ]
        return Inspector.Result(
            kind: "visible digital seal",
            nodes: [
                InspectionNode("header", children: children), InspectionNode("message", children: features),
                signature(seal.signature),
            ])
    }

    private static func inspect(_ seal: VDSNC) -> Inspector.Result {
        let header = [
            InspectionNode("type", seal.type), InspectionNode("version", number: seal.version),
            InspectionNode("issuer", text(seal.issuer.rawValue, seal.issuer.name)),
        ]
        let certificate = seal.certificate
        let validity = InspectionNode("validity", "\(certificate.notBefore.date) to \(certificate.notAfter.date)")
        return Inspector.Result(
            kind: "VDS-NC",
            nodes: [
                InspectionNode("header", children: header),
                InspectionNode("message", children: nodes(of: seal.message, seal.knownType?.memberNames ?? [])),
                InspectionNode("algorithm", seal.algorithm.rawValue),
                InspectionNode("certificate", certificate.description, children: [validity]),
                signature(seal.signature),
            ], deviations: seal.hasUnsignedMembers ? [TrustDeviation.sealMembersUnsigned.rawValue] : [])
    }

    /// The octets are those of one document: whoever has them can tell it again.
    private static func signature(_ octets: [UInt8]) -> InspectionNode {
        InspectionNode("signature", octets: octets, .personal, limit: 132)
    }

    /// The members of a message; what they say is about a person. So may the name of a member that the type does not
    /// have.
    private static func nodes(of value: JSONValue, _ known: Set<String>) -> [InspectionNode] {
        func node(_ name: String, _ value: JSONValue, prefix: String = "") -> InspectionNode {
            switch value {
            case .object, .array:
                InspectionNode(name, prefix.isEmpty ? nil : prefix, .personal, children: nodes(of: value, known))
            case .string(let text): InspectionNode(name, prefix + text, .personal)
            default: InspectionNode(name, prefix + String(decoding: value.compactOctets(), as: UTF8.self), .personal)
            }
        }
        if let members = value.object {
            return members.enumerated().map { index, member in
                known.contains(where: member.isNamed)
                    ? node(member.name, member.value)
                    : node("member \(index + 1)", member.value, prefix: member.name + ": ")
            }
        }
        return (value.array ?? []).enumerated().map { node(String($0.offset + 1), $0.element) }
    }

    private static func text(_ code: String, _ name: String?) -> String { code + (name.map { " (\($0))" } ?? "") }
}
