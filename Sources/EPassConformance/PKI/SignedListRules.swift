// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust

/// Master lists and deviation lists (Doc 9303-12, 9 and 10): the SignedData around them, and what they say.
struct SignedListRules: Sendable {
    private let kind: SignedListKind
    private let unit: String
    private let table: String

    static let rules: [PKIRule] =
        SignedListRules(kind: .masterList, unit: "masterList", table: "Doc 9303-12, 9.1, Table 18").own(masterList)
        + SignedListRules(kind: .deviationList, unit: "deviationList", table: "Doc 9303-12, 10.1, Table 19")
        .own(deviationList)

    private func own(_ more: (SignedListRules) -> [PKIRule]) -> [PKIRule] { common + more(self) }

    private func rule(
        _ word: String, _ title: String, clause: String? = nil,
        _ judge: @escaping @Sendable (PKISubject.ListItem, PKISubject) -> [ConformanceFinding]
    ) -> PKIRule {
        PKIRule("\(unit).\(word)", unit: unit, title, clause: clause ?? table) { subject in
            let items = subject.lists.filter { $0.list.kind == kind }
            guard !items.isEmpty else { return .notApplicable("there is no list of the kind") }
            return RuleVerdict(items.flatMap { judge($0, subject) })
        }
    }

    private func rule(
        _ word: String, _ title: String, path: String, expected: String, isAdvice: Bool = false,
        clause: String? = nil, observed: @escaping @Sendable (SignedData) -> String?
    ) -> PKIRule {
        rule(word, title, clause: clause) { item, _ in
            observed(item.list.signedData).map {
                [item.finding(path, expected: expected, observed: $0, isAdvice: isAdvice)]
            } ?? []
        }
    }

    // MARK: What both have

    private var common: [PKIRule] {
        [
            rule("der", "The list is DER.", path: "", expected: "DER") { $0.isDistinguished ? nil : "BER" },
            rule("version", "The version of the SignedData is 3.", path: "version", expected: "3") {
                $0.version == 3 ? nil : "\($0.version)"
            },
            rule("crls", "There are no revocation lists inside.", path: "crls", expected: "nothing") {
                $0.hasRevocationLists ? "revocation lists" : nil
            },
            rule(
                "oneSigner", "There is one signer.", path: "signerInfos", expected: "1", isAdvice: true
            ) { $0.signerInfos.count == 1 ? nil : "\($0.signerInfos.count)" },
            rule(
                "signerCertificate", "The certificate of the signer is inside.", path: "certificates",
                expected: "the certificate that the signer names"
            ) { data in
                data.signerInfos.allSatisfy { info in data.certificates.contains(where: info.names) }
                    ? nil : "\(data.certificates.count) other certificates"
            },
            rule(
                "authorityCertificate", "The certificate of the signer's CSCA is inside.", path: "certificates",
                expected: "the CSCA of the signer", isAdvice: true
            ) { data in
                data.certificates.contains { [.csca, .cscaLink].contains(CertificateProfile.kind(of: $0)) }
                    ? nil : "no certificate of an authority"
            },
            rule(
                "certificatesDecodable", "Each certificate inside is one.", path: "certificates",
                expected: "certificates", clause: "RFC 5280, 4.1"
            ) { data in data.undecodedCertificates.first.map { "\($0)" } },
            rule(
                "signerVersion", "The version of the signer fits how it is named.", path: "signerInfo.version",
                expected: "1 with issuer and number, 3 with a key identifier", clause: "RFC 5652, 5.3"
            ) { data in
                data.signerInfos.first { info in
                    let byKey = if case .subjectKeyIdentifier = info.sid { true } else { false }
                    return info.version != (byKey ? 3 : 1)
                }.map { "\($0.version)" }
            },
            rule(
                "keyIdentifier", "The signer is named by its key identifier.", path: "signerInfo.sid",
                expected: "subjectKeyIdentifier", isAdvice: true
            ) { data in
                data.signerInfos.contains { if case .subjectKeyIdentifier = $0.sid { false } else { true } }
                    ? "issuerAndSerialNumber" : nil
            },
            rule(
                "digestAlgorithms", "The digest algorithm of the signer is among those announced.",
                path: "digestAlgorithms", expected: "that of the signer"
            ) { data in
                let known = Set(data.digestAlgorithms.map(\.objectIdentifier))
                return data.signerInfos.allSatisfy { known.contains($0.digestAlgorithm.objectIdentifier) }
                    ? nil : known.sorted().joined(separator: ", ")
            },
            rule(
                "hash", "Content and attributes are hashed by SHA-224 or more.", path: "signerInfo.digestAlgorithm",
                expected: "SHA-224, SHA-256, SHA-384 or SHA-512", clause: "Doc 9303-12, 4.1.6.4"
            ) { data in
                data.signerInfos.first { info in
                    let hash = try? info.digestAlgorithm.hashAlgorithm()
                    return hash == nil || hash == .sha1
                }.map(\.digestAlgorithm.objectIdentifier)
            },
            rule(
                "signedAttributes", "There are signed attributes, in the order of DER.",
                path: "signerInfo.signedAttrs", expected: "attributes in their order"
            ) { data in
                guard let wrong = data.signerInfos.first(where: { $0.signedAttrs?.isInOrder != true }) else {
                    return nil
                }
                return wrong.signedAttrs == nil ? "none" : "another order"
            },
            rule(
                "signingTime", "The time of signing is a signed attribute.", path: "signerInfo.signedAttrs",
                expected: "signingTime"
            ) { data in
                data.signerInfos.allSatisfy { info in
                    info.signedAttrs?.attributes.contains { $0.type == OID.signingTime } == true
                } ? nil : "no such attribute"
            },
            rule("signature", "The signature holds, and its signer may sign such lists.") { item, subject in
                guard let trust = try? TrustSnapshot(anchors: []) else { return [] }
                let found = SignedListVerification.verify(
                    item.list, trust: trust, at: item.list.signingTime ?? subject.time)
                guard case .refused(let reason, let detail) = found.standing else { return [] }
                return [
                    item.finding(
                        "signerInfo.signature", expected: "a signature of a signer of such lists",
                        observed: "\(reason): \(detail)")
                ]
            },
        ]
    }

    // MARK: What one has

    private static func masterList(_ rules: SignedListRules) -> [PKIRule] {
        [
            rules.rule(
                "digestParameters", "The digest algorithm has no parameters.", path: "signerInfo.digestAlgorithm",
                expected: "no parameters", clause: "Doc 9303-12, 9.1, Note"
            ) { data in data.signerInfos.contains { $0.digestAlgorithm.parameters != nil } ? "parameters" : nil },
            rules.content("content", "The list has version 0, and everything in it is a certificate.") { item in
                guard let list = try? MasterList(content: item.list.content) else {
                    return [item.finding("eContent", expected: "a CscaMasterList", observed: "something else")]
                }
                var findings: [ConformanceFinding] = []
                if list.version != 0 {
                    findings.append(item.finding("eContent.version", expected: "0", observed: "\(list.version)"))
                }
                for entry in list.entries {
                    guard case .failure(let error) = entry.certificate else { continue }
                    findings.append(
                        item.finding(
                            "certList[\(entry.index)]", at: entry.offset, expected: "a certificate",
                            observed: "\(error)"))
                }
                return findings
            },
            rules.content("authorities", "The list has certificates of CSCAs only.") { item in
                entries(item).compactMap { entry, certificate in
                    let kind = CertificateProfile.kind(of: certificate)
                    guard kind != .csca, kind != .cscaLink else { return nil }
                    return item.finding(
                        "certList[\(entry.index)]", at: entry.offset, expected: "a CSCA or a link",
                        observed: kind.rawValue)
                }
            },
            rules.content("distinct", "No certificate is in the list twice.") { item in
                var seen: Set<[UInt8]> = []
                return entries(item).compactMap { entry, certificate in
                    guard !seen.insert(certificate.encoded).inserted else { return nil }
                    return item.finding(
                        "certList[\(entry.index)]", at: entry.offset, expected: "another certificate",
                        observed: "one that stands before it")
                }
            },
            rules.content("order", "The certificates are in the order of DER.") { item in
                let octets = (try? MasterList(content: item.list.content))?.entries.map(\.octets) ?? []
                let wrong = zip(octets, octets.dropFirst()).enumerated().first { _, pair in
                    pair.1.lexicographicallyPrecedes(pair.0)
                }
                return wrong.map { index, _ in
                    [
                        item.finding(
                            "certList[\(index + 1)]", expected: "the order of ISO/IEC 8825-1, 11.6",
                            observed: "another order")
                    ]
                } ?? []
            },
        ]
    }

    private static func entries(_ item: PKISubject.ListItem) -> [(ListedCertificate, Certificate)] {
        ((try? MasterList(content: item.list.content))?.entries ?? []).compactMap { entry in
            (try? entry.certificate.get()).map { (entry, $0) }
        }
    }

    private func content(
        _ word: String, _ title: String, _ judge: @escaping @Sendable (PKISubject.ListItem) -> [ConformanceFinding]
    ) -> PKIRule {
        rule(word, title, clause: "Doc 9303-12, \(kind == .masterList ? "9.2" : "10.2")") { item, _ in judge(item) }
    }

    private static func deviationList(_ rules: SignedListRules) -> [PKIRule] {
        [
            rules.rule(
                "unsignedAttributes", "There are no unsigned attributes.", path: "signerInfo.unsignedAttrs",
                expected: "nothing"
            ) { $0.signerInfos.contains(where: \.hasUnsignedAttributes) ? "attributes" : nil },
            rules.content("content", "The list has version 0, and every deviation can be read.") { item in
                do throws(TrustError) {
                    let list = try DeviationList(content: item.list.content)
                    let version =
                        list.version == 0
                        ? [] : [item.finding("eContent.version", expected: "0", observed: "\(list.version)")]
                    return version
                        + list.undecoded.map {
                            item.finding("deviations", at: $0.offset, expected: "a deviation", observed: "\($0)")
                        }
                } catch {
                    return [item.finding("eContent", expected: "a DeviationList", observed: "\(error)")]
                }
            },
            rules.content("bounded", "Each deviation says which documents it is about.") { item in
                ((try? DeviationList(content: item.list.content))?.deviations ?? []).filter(\.documents.isUnbounded)
                    .map {
                        item.finding(
                            "deviations[\($0.index)]", expected: "dates, a signer or numbers", observed: "nothing")
                    }
            },
        ]
    }
}

extension PKISubject.ListItem {
    func finding(
        _ path: String, at offset: Int? = nil, expected: String, observed: String, isAdvice: Bool = false
    ) -> ConformanceFinding {
        ConformanceFinding(
            file: place, path: path, offset: offset, expected: expected, observed: observed, isAdvice: isAdvice)
    }
}
