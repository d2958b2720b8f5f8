// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import EPassTrust

/// Trees of signed lists: master lists, deviation lists, defect lists and lists of document signers.
enum ListInspector {
    static func inspect(_ list: SignedList) -> Inspector.Result {
        var nodes = [InspectionNode("octets", number: list.encoded.count)]
        nodes.add("SHA-256 of the file", octets: try? list.fingerprint())
        let verification = verification(of: list)
        let signed = verification?.signingTime ?? list.signingTime
        nodes.append(InspectionNode("signed", signed?.description ?? "not stated"))
        nodes.append(signer(verification))
        var problem: String?
        do throws(TrustError) {
            let content = try list.decodedContent()
            nodes += contentNodes(content)
            problem = undecoded(content)
        } catch {
            problem = "the content cannot be decoded: \(error)"
        }
        nodes.append(InspectionNode("CMS", children: CertificateInspector.nodes(of: list.signedData)))
        return Inspector.Result(
            kind: list.kind.message.english, nodes: nodes, problem: problem,
            deviations: verification?.deviations.map(\.rawValue) ?? [])
    }

    /// Signature and role, judged at the time of signing. Nobody is trusted here, so that nothing is said about who
    /// stands behind the signer.
    private static func verification(of list: SignedList) -> SignedListVerification? {
        guard let trust = try? TrustSnapshot(anchors: []) else { return nil }
        let time = list.signingTime ?? list.signedData.certificates.first?.notBefore
        return time.map { SignedListVerification.verify(list, trust: trust, at: $0) }
    }

    private static func signer(_ verification: SignedListVerification?) -> InspectionNode {
        guard let verification else {
            return InspectionNode("signer", "cannot be judged: the list holds no certificate")
        }
        let signature =
            if case .refused(let reason, let detail) = verification.standing {
                "REFUSED (\(reason)): \(detail)"
            } else {
                "verifies; the signer may sign such lists. Whether it is trusted, epass trust import says"
            }
        let csca = verification.signerCSCA
        var authority = InspectionNode(
            "certified by", csca.map { "\($0.subject), in the list" } ?? "no CSCA that is in the list")
        authority.children.add("SHA-256 fingerprint", octets: try? csca?.fingerprint())
        return InspectionNode(
            "signer", verification.signerCertificate.map { "\($0.subject)" } ?? "not known",
            children: [InspectionNode("signature", signature), authority])
    }

    private static func undecoded(_ content: SignedList.Content) -> String? {
        let errors: [TrustError] =
            switch content {
            case .masterList(let list): list.entries.compactMap(refusal)
            case .documentSignerList(let list): list.entries.compactMap(refusal)
            case .deviationList(let list): list.undecoded
            case .defectList(let list): list.undecoded
            }
        return errors.first.map { "\(errors.count) of its entries cannot be decoded, the first: \($0)" }
    }

    private static func refusal(_ entry: ListedCertificate) -> TrustError? {
        if case .failure(let error) = entry.certificate { error } else { nil }
    }

    private static func contentNodes(_ content: SignedList.Content) -> [InspectionNode] {
        switch content {
        case .masterList(let list): certificates(list.version, list.entries)
        case .documentSignerList(let list): certificates(list.version, list.entries)
        case .deviationList(let list):
            [
                InspectionNode("version", number: list.version),
                InspectionNode(
                    "digest algorithm", list.digestAlgorithm.map { OIDName.text($0.objectIdentifier) } ?? "none"),
                InspectionNode("deviations", number: list.deviations.count, children: list.deviations.map(deviation)),
            ]
        case .defectList(let list):
            [
                InspectionNode("version", list.version == 0 ? "v1" : "v2"),
                InspectionNode("hash algorithm", OIDName.text(list.hashAlgorithm.objectIdentifier)),
                InspectionNode("defects", number: list.defects.count, children: list.defects.map(defect)),
            ]
        }
    }

    // MARK: Certificates

    private static func certificates(_ version: Int, _ entries: [ListedCertificate]) -> [InspectionNode] {
        var countries: [String: Int] = [:]
        let nodes = entries.map { entry in
            switch entry.certificate {
            case .success(let certificate):
                countries[certificate.country?.code ?? "??", default: 0] += 1
                return node(entry.index, certificate)
            case .failure(let error):
                return InspectionNode("#\(entry.index)", "not decoded (octet \(entry.offset) of the content): \(error)")
                    .keyed("certificate")
            }
        }
        let summary = countries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return [
            InspectionNode("version", number: version), InspectionNode("countries", "\(countries.count): \(summary)"),
            InspectionNode("certificates", number: entries.count, children: nodes),
        ]
    }

    private static func node(_ index: Int, _ certificate: Certificate) -> InspectionNode {
        let fingerprint = (try? certificate.fingerprint()).map { ", SHA-256 \(DisplayText.hexadecimal($0))" } ?? ""
        let kind = CertificateProfile.kind(of: certificate).rawValue
        return InspectionNode(
            "#\(index)",
            "\(certificate.subject), \(kind), \(certificate.notBefore.date) to \(certificate.notAfter.date)\(fingerprint)"
        ).keyed("certificate")
    }

    // MARK: Deviations

    private static func deviation(_ entry: Deviation) -> InspectionNode {
        let documents = entry.documents
        var bounds: [InspectionNode] = []
        bounds.add("document type", documents.documentType)
        bounds.add("document signer", documents.signer.map(ListWords.text))
        bounds.add("issued", documents.issued.map { "\($0.lowerBound.date) to \($0.upperBound.date)" })
        if let numbers = documents.documentNumbers {
            bounds.append(
                InspectionNode(
                    "document numbers", number: numbers.count,
                    children: numbers.map { InspectionNode("number", $0, .personal) }))
        }
        if documents.isUnbounded { bounds.append(InspectionNode("documents", "all, which is too broad to be applied")) }
        let descriptions = entry.descriptions.map {
            fault("deviation", ListWords.text($0.kind), $0.text, $0.parameters, nationalUse: $0.nationalUse)
        }
        return InspectionNode("#\(entry.index)", children: bounds + descriptions).keyed("deviation")
    }

    private static func fault(
        _ name: String, _ kind: String, _ text: String?, _ parameters: [UInt8]?, nationalUse: [UInt8]? = nil
    ) -> InspectionNode {
        var children: [InspectionNode] = []
        children.add("text", text)
        children.add("parameters", octets: parameters)
        children.add("national use", octets: nationalUse)
        return InspectionNode(name, kind, children: children)
    }

    // MARK: Defects

    private static func defect(_ entry: Defect) -> InspectionNode {
        var bounds: [InspectionNode] = []
        bounds.add("document signer", entry.signer.map(ListWords.text))
        bounds.add("certificate hash", octets: entry.certificateHash, limit: 64)
        bounds.add("document signer", entry.isUnbounded ? "none, so that the entry fits nothing" : nil)
        bounds.add("text", entry.text)
        let known = entry.known.map { fault("defect", ListWords.text($0.kind), $0.text, $0.parameters) }
        return InspectionNode("#\(entry.index)", children: bounds + known).keyed("defect")
    }
}
