// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// A departure that documents or lists in the field are known to have, and what is said about it.
struct FieldCase: Sendable, CustomTestStringConvertible {
    /// The entry of the list of field failures: `F-30`.
    let number: String
    let title: String
    /// The deviations that the result names.
    let deviations: [TrustDeviation]
    /// The findings that are not as for a document without it.
    let departures: [String]
    /// The members of a description that make it.
    let members: String?
    let edit: @Sendable (inout SyntheticScenario) throws -> Void

    var testDescription: String { "\(number): \(title)" }

    init(
        _ number: String, _ title: String, _ deviations: [TrustDeviation] = [], departures: [String] = [],
        _ edit: @escaping @Sendable (inout SyntheticScenario) throws -> Void
    ) {
        self.number = number
        self.title = title
        self.deviations = deviations
        self.departures = departures
        members = nil
        self.edit = edit
    }

    /// A case that a description makes.
    init(
        _ number: String, _ title: String, _ deviations: [TrustDeviation] = [], departures: [String] = [],
        members: String
    ) {
        self.number = number
        self.title = title
        self.deviations = deviations
        self.departures = departures
        self.members = members
        edit = { _ in }
    }

    /// What is judged, and how a document without the case is.
    func judge(_ profile: TrustProfile = .default) throws -> (result: PassiveAuthenticationResult, genuine: Set<String>)
    {
        guard let members else {
            var scenario = SyntheticScenario()
            try edit(&scenario)
            return (
                try scenario.judge(profile),
                Set(try SyntheticScenario().judge(profile).findings.map(\.description))
            )
        }
        let genuine = try Self.findings("", profile).findings.map(\.description)
        return (try Self.findings(", " + members, profile), Set(genuine))
    }

    private static func findings(_ members: String, _ profile: TrustProfile) throws -> PassiveAuthenticationResult {
        let json = """
            {"accessControl": "none", "documentDetails": {}, "withRevocationList": true,
             "activeAuthentication": null, "chipAuthentication": []\(members)}
            """
        let document = try DocumentDescription(json: Array(json.utf8)).makeDocument(seed: 3)
        return try TrustDefectDocumentTests.findings(document, profile)
    }
}

@Suite("Field failures F-30 to F-32 and F-45 to F-55", .timed)
struct FieldFailureTests {
    static let noAnchor = [
        "issuer.ds.signature undetermined (noAnchor)", "issuer.csca.validity undetermined (noAnchor)",
        "issuer.csca.usagePeriod undetermined (noAnchor)", "issuer.ds.algorithms undetermined (noAnchor)",
        "issuer.ds.revocation undetermined (crlNotVerified)",
    ]
    static let cases = encoding + chains + algorithms + verdicts

    private static func edits(_ edits: String...) -> String {
        #""issuing": {"edits": [\#(edits.joined(separator: ", "))]}"#
    }

    /// EF.SOD as it is written.
    static let encoding: [FieldCase] = [
        FieldCase(
            "F-30", "indefinite lengths in EF.SOD", [.berEncoding],
            members: #""issuing": {"defects": "indefiniteLengths"}"#),
        FieldCase(
            "F-31", "signed attributes not in the order of DER", [.attributeOrder],
            members: #""issuing": {"defects": "attributeOrder"}"#),
        FieldCase(
            "F-32", "content type 1.3.27.1.1.1 (Belgium, France)", [.contentTypeNotICAO],
            members:
                edits(
                    #"{"in": "securityObject.eContentType", "do": "set", "value": "1.3.27.1.1.1"}"#,
                    #"{"in": "securityObject.contentType.value", "do": "set", "value": "1.3.27.1.1.1"}"#)
        ),
        FieldCase(
            "F-32", "content type of the maker Sdu", [.contentTypeNotICAO],
            members:
                edits(
                    #"{"in": "securityObject.eContentType", "do": "set", "value": "1.2.528.1.1006.1.20.1"}"#,
                    #"{"in":"securityObject.contentType.value","do":"set","value":"1.2.528.1.1006.1.20.1"}"#
                )
        ),
        FieldCase(
            "F-32", "content type id-data with version 1 (China)", [.contentTypeNotICAO],
            members:
                edits(
                    #"{"in": "securityObject.eContentType", "do": "set", "value": "1.2.840.113549.1.7.1"}"#,
                    #"{"in":"securityObject.contentType.value","do":"set","value":"1.2.840.113549.1.7.1"}"#,
                    #"{"in": "securityObject.signedData.version", "do": "set", "value": 1}"#)
        ),
        FieldCase(
            "F-51", "the signer names another certificate; its own is beside it (Ukraine)", [.signerIdentifierMismatch],
            members: #""issuing": {"defects": "unknownSigner"}"#),
        FieldCase(
            "F-51", "several certificates in EF.SOD, the signer's last",
            members: #""issuing": {"certificates": ["csca", "foreign", "signer"]}"#),
        FieldCase(
            "F-52", "an integer of the ECDSA signature is padded", [.ecdsaIntegerPadding],
            members: #""issuing": {"defects": "paddedSignature"}"#),
        FieldCase(
            "F-52", "the leading zero of the RSA signature is left out", [.rsaLeadingZerosDropped],
            members: #""signature": "RSA-2048", "issuing": {"defects": "shortSignature"}"#),
    ]

    /// Certificates as they are met, and anchors as they are missing.
    static let chains: [FieldCase] = [
        FieldCase("F-45", "no list has the CSCA: undetermined, not failed", departures: noAnchor) {
            $0.anchors = { _ in [] }
        },
        FieldCase("F-45", "the store has the next generation only", departures: noAnchor) { scenario in
            let next = try scenario.state.csca(generation: 2).certificate
            scenario.anchors = { _ in [next] }
        },
        FieldCase("F-45", "the store keeps all generations") { scenario in
            let next = try scenario.state.csca(generation: 2).certificate
            scenario.anchors = { [next, $0.csca.certificate] }
        },
        FieldCase(
            "F-47", "the CSCA expired, the document was signed before",
            departures: ["issuer.csca.validity failed (expired)"],
            members: edits(
                #"{"in": "csca.notAfter", "do": "set", "value": "2026-06-01"}"#)),
        FieldCase(
            "F-47", "names without a common name",
            members:
                edits(
                    #"{"in": "csca.subject", "do": "set", "value": "C=UT, O=Utopia"}"#,
                    #"{"in": "csca.issuer", "do": "set", "value": "C=UT, O=Utopia"}"#,
                    #"{"in": "documentSigner.subject", "do": "set", "value": "C=UT, O=Utopia"}"#)
        ),
        FieldCase("F-47", "the issuer's name in other string types, letters and spaces than the CSCA's") { scenario in
            scenario.editSigner = {
                $0.issuer = try FieldFailureVectors.printable(country: "ut", commonName: " csca  ")
            }
        },
        FieldCase(
            "F-47", "the issuer's name is another than the CSCA's", [.issuerNameDiffers],
            members:
                edits(
                    #"{"in": "documentSigner.issuer", "do": "set", "value": "C=UT, CN=Ministry"}"#)),
        FieldCase(
            "F-47", "no key usage in the document signer", [.keyUsageMissing],
            members: edits(
                #"{"in": "documentSigner.keyUsage", "do": "remove"}"#)),
        FieldCase(
            "F-47", "a serial number of 24 octets",
            members:
                edits(
                    #"{"in": "documentSigner.serialNumber", "do": "content", "#
                        + #""value": "0102030405060708090A0B0C0D0E0F101112131415161718"}"#
                )
        ),
        FieldCase(
            "F-47", "a serial number of zero",
            members: edits(
                #"{"in": "documentSigner.serialNumber", "do": "set", "value": 0}"#)),
        FieldCase(
            "F-47", "a negative serial number",
            members:
                edits(
                    #"{"in": "documentSigner.serialNumber", "do": "content", "value": "F1020304"}"#)),
        FieldCase("F-47", "no subject key identifier in the CSCA: SHA-1 of its key is meant") {
            $0.editCSCA = { $0.remove("2.5.29.14") }
            $0.editSigner = { builder in
                let key = try TestKeys.key(.ec(.p256), "UT csca 1").subjectPublicKeyInfo()
                builder.set(.authorityKeyIdentifier(try CertificateBuilder.keyIdentifier(of: key)))
            }
        },
        FieldCase(
            "F-47", "no authority key identifier in the document signer", [.akiMissing],
            members: edits(
                #"{"in": "documentSigner.authorityKeyIdentifier", "do": "remove"}"#)),
        FieldCase(
            "F-47", "another authority key identifier in the document signer", [.akiMismatch],
            members:
                edits(
                    #"{"in": "documentSigner.authorityKeyIdentifier.keyIdentifier", "do": "set", "value": "010203"}"#)
        ),
    ]

    /// Algorithms and keys.
    static let algorithms: [FieldCase] = [
        FieldCase(
            "F-48", "SHA-512 as digest, SHA-256 in the signature", [.digestDiffersFromSignatureHash],
            members: #""issuing": {"digest": "SHA-512"}"#),
        FieldCase(
            "F-48", "the signature algorithm names only the kind of key", [.signatureHashNotNamed],
            members: #""issuing": {"defects": "hashNotNamed"}"#),
        FieldCase(
            "F-49", "PSS in the certificate, PKCS #1 in EF.SOD (Turkey)",
            members: #""cscaSignature": "RSA-PSS", "signature": "RSA-2048""#),
        FieldCase(
            "F-49", "PSS with SHA-512 and a salt of 20 octets (Italy)",
            members: #""signature": {"key": "RSA-2048", "scheme": "PSS", "hash": "SHA-512", "saltLength": 20}"#),
        FieldCase(
            "F-49", "the key names PSS as its algorithm, EF.SOD is signed with PKCS #1",
            members:
                #""signature": "RSA-2048", "#
                + edits(
                    #"{"in":"documentSigner.subjectPublicKeyInfo.algorithm","do":"replace","value":"300D06092A864886F70D01010A3000"}"#
                )
        ),
        FieldCase(
            "F-50", "brainpool, written out",
            members: #""cscaSignature": "brainpoolP512r1", "signature": "brainpoolP320r1""#),
        FieldCase(
            "F-50", "brainpoolP224r1 is named, the key is on P-224 (Lithuania)", [.twinCurve],
            members:
                #""signature": {"key": "P-224", "explicitParameters": false}, "#
                + edits(
                    #"{"in":"documentSigner.subjectPublicKeyInfo.algorithm.parameters","do":"replace","value":"06092B2403030208010105"}"#
                )
        ),
        FieldCase(
            "F-53", "SHA-1 and RSA with 1,024 bits, which newer libraries refuse: verified, and named by the policy",
            departures: ["issuer.ds.algorithms failed (algorithmRefusedByPolicy)"],
            members: #""signature": {"key": "RSA-1024", "hash": "SHA-1"}"#),
    ]

    /// What must not pass for good.
    static let verdicts: [FieldCase] = [
        FieldCase("F-54", "padding behind a data group, which nobody hashed") {
            $0.editInput = { $0.dataGroups[2]?.append(0) }
        },
        FieldCase("F-54", "padding behind a data group, which its issuer hashed", [.trailingOctetsHashed]) {
            $0.document.dataGroups[2]?.append(0)
        },
        FieldCase(
            "F-54", "other padding behind a data group than its issuer hashed",
            departures: ["integrity.dg2.hash failed (hashMismatch)"]
        ) {
            $0.document.dataGroups[2]?.append(0)
            $0.editInput = { $0.dataGroups[2] = [0x75, 1, 2, 1] }
        },
        FieldCase(
            "F-54", "a data group without the padding that its issuer hashed",
            departures: ["integrity.dg2.hash failed (hashMismatch)"]
        ) {
            $0.document.dataGroups[2]?.append(0)
            $0.editInput = { $0.dataGroups[2] = [0x75, 1, 2] }
        },
        FieldCase(
            "F-54", "a data group whose length was written anew in another form",
            departures: ["integrity.dg2.hash failed (hashMismatch)"]
        ) {
            $0.editInput = { $0.dataGroups[2] = [0x75, 0x81, 1, 2] }
        },
        FieldCase("F-54", "a data group that was signed with a length in a long form") {
            $0.document.dataGroups[2] = [0x75, 0x82, 0, 1, 2]
        },
        FieldCase(
            "F-55", "nobody signed EF.SOD",
            departures: [
                "securityObject.sod.structure undetermined (noSigner)",
                "securityObject.sod.signedAttributes undetermined (noSecurityObject)",
                "securityObject.sod.signature undetermined (noSecurityObject)",
                "issuer.ds.signature undetermined (noSecurityObject)",
                "issuer.ds.validity undetermined (noSecurityObject)",
                "issuer.csca.validity undetermined (noAnchor)",
                "issuer.ds.revocation undetermined (noSecurityObject)",
                "issuer.ds.usagePeriod undetermined (noSecurityObject)",
                "issuer.csca.usagePeriod undetermined (noAnchor)",
                "issuer.ds.documentType undetermined (noSecurityObject)",
                "issuer.ds.algorithms undetermined (noSecurityObject)",
            ],
            members: #""issuing": {"defects": "noSigner"}"#),
        FieldCase(
            "F-55", "the signature of EF.SOD is wrong",
            departures: ["securityObject.sod.signature failed (signatureInvalid)"],
            members: #""issuing": {"defects": "wrongSignature"}"#),
    ]

    /// Entries that are not about one document; the test that stands for each.
    static let elsewhere: Set<String> = ["F-46"]

    @Test("every entry of the list has a vector here")
    func complete() {
        let wanted = [30, 31, 32] + Array(45...55)
        #expect(Set(Self.cases.map(\.number)).union(Self.elsewhere) == Set(wanted.map { "F-\($0)" }))
    }

    @Test("what is met in the field is judged and named", arguments: cases)
    func field(row: FieldCase) throws {
        let (result, genuine) = try row.judge()
        #expect(Set(result.findings.map(\.description)).subtracting(genuine) == Set(row.departures))
        #expect(result.deviations == row.deviations)
    }

    @Test("what is tolerated is refused by the strict profile", arguments: cases.filter { !$0.deviations.isEmpty })
    func strict(row: FieldCase) throws {
        let result = try row.judge(.strict).result
        let refused = result.findings.filter { $0.result != .successful }.map(\.description)
        let reason = try #require(row.deviations.first).refusalReason
        #expect(refused.contains { $0.hasSuffix("(\(reason))") }, "\(refused)")
        #expect(result.deviations.allSatisfy(row.deviations.contains))
    }
}

extension TrustDeviation {
    /// The reason by `Docs/checks.md`, the table of deviations.
    fileprivate var refusalReason: String {
        switch self {
        case .berEncoding, .attributeOrder, .ecdsaIntegerPadding, .rsaLeadingZerosDropped: "malformed"
        case .contentTypeNotICAO: "wrongContentType"
        case .twinCurve: "keyRefused"
        case .signerIdentifierMismatch: "signerNotFound"
        case .digestDiffersFromSignatureHash, .signatureHashNotNamed: "algorithmMismatch"
        case .akiMismatch, .akiMissing, .issuerNameDiffers: "akiMismatch"
        case .keyUsageMissing: "keyUsage"
        case .trailingOctetsHashed: "deviationRefused"
        default: "none"
        }
    }
}
