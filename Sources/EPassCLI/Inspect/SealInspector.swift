// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMRZ
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
            return Inspector.Result(
                kind: "visible digital seal", nodes: [InspectionNode("length", "\(octets.count) octets")],
                problem: "\(error)")
        }
    }

    private static func inspect(_ seal: VisibleDigitalSeal) -> Inspector.Result {
        let header = seal.header
        let kind = seal.documentKind.map { $0.text } ?? "unknown"
        let features = seal.definedFeatures.map { feature in
            InspectionNode(
                feature.name, feature.text, feature.definition?.isPersonal ?? true ? .personal : .open,
                children: feature.value == nil && feature.definition != nil
                    ? [InspectionNode("not as defined", seal.documentKind?.clause)] : [])
        }
        return Inspector.Result(
            kind: "visible digital seal",
            nodes: [
                InspectionNode(
                    "header",
                    children: [
                        InspectionNode("version", String(header.version.number)),
                        InspectionNode(
                            "issuing country", text(header.issuingCountry.rawValue, header.issuingCountry.name)),
                        InspectionNode("signer", "C=\(header.signer.country), CN=\(header.signer.signer)"),
                        InspectionNode(
                            "certificate",
                            header.signer.certificate + (header.signer.isForTests ? " (reserved for tests)" : "")),
                        InspectionNode("date of issue", header.dateOfIssue.description),
                        InspectionNode("date of signature", header.dateOfSignature.description),
                        InspectionNode(
                            "document",
                            "\(kind) (category \(header.documentCategory), definition \(header.featureDefinition))"),
                    ]), InspectionNode("message", children: features),
                InspectionNode("signature", DisplayText.hexadecimal(seal.signature, limit: 132)),
            ])
    }

    private static func inspect(_ seal: VDSNC) -> Inspector.Result {
        Inspector.Result(
            kind: "VDS-NC",
            nodes: [
                InspectionNode(
                    "header",
                    children: [
                        InspectionNode("type", seal.type), InspectionNode("version", String(seal.version)),
                        InspectionNode("issuer", text(seal.issuer.rawValue, seal.issuer.name)),
                    ]), InspectionNode("message", children: nodes(of: seal.message)),
                InspectionNode("algorithm", seal.algorithm.rawValue),
                InspectionNode(
                    "certificate", seal.certificate.description,
                    children: [
                        InspectionNode(
                            "validity", "\(seal.certificate.notBefore.date) to \(seal.certificate.notAfter.date)")
                    ]), InspectionNode("signature", DisplayText.hexadecimal(seal.signature, limit: 132)),
            ])
    }

    /// The members of a message; what they say is about a person.
    private static func nodes(of value: JSONValue) -> [InspectionNode] {
        func node(_ name: String, _ value: JSONValue) -> InspectionNode {
            switch value {
            case .object, .array: InspectionNode(name, children: nodes(of: value))
            case .string(let text): InspectionNode(name, text, .personal)
            default: InspectionNode(name, String(decoding: value.compactOctets(), as: UTF8.self), .personal)
            }
        }
        if let members = value.object { return members.map { node($0.name, $0.value) } }
        return (value.array ?? []).enumerated().map { node(String($0.offset + 1), $0.element) }
    }

    private static func text(_ code: String, _ name: String?) -> String { code + (name.map { " (\($0))" } ?? "") }
}
