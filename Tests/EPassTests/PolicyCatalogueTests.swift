// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassTestSupport
import EPassTrust
import Testing

/// The sets as they were written by hand before the presets were files. Whoever changes what a check counts for changes
/// them here as well, and the hash that every report names.
@Suite("The policies that are built in", .timed)
struct PolicyCatalogueTests {
    private static let core: Set<String> = [
        "chip.activeAuthentication.signature", "chip.chipAuthentication.keyAgreement",
        "chip.chipAuthenticationMapping.data", "securityObject.sod.structure", "securityObject.sod.signedAttributes",
        "securityObject.sod.signature", "issuer.ds.signature", "integrity.dg*.hash",
        // What a file may demand; no preset does.
        "document.issuer.allowed", "document.type.allowed", "document.validity.period", "issuer.material.age",
        "chip.proof.demanded",
    ]
    /// What counts where a document is read, and not by evidence of others.
    private static let opening: Set<String> = ["access.protocol.established"]
    private static let validity: Set<String> = [
        "issuer.ds.validity", "issuer.csca.validity", "issuer.ds.revocation", "issuer.cardSecurity.validity",
        "issuer.cardSecurity.revocation",
    ]
    private static let limits: Set<String> = [
        "issuer.csca.usagePeriod", "issuer.ds.documentType", "issuer.ds.algorithms",
    ]
    private static let masterFile: Set<String> = [
        "access.cardAccess.authenticity", "access.protocol.downgrade", "access.dir.authenticity",
        "securityObject.cardSecurity.structure", "securityObject.cardSecurity.signedAttributes",
        "securityObject.cardSecurity.signature", "issuer.cardSecurity.signature",
    ]

    @Test("read")
    func read() {
        let policy = Policy.read
        #expect(policy.mandatory == Self.core)
        #expect(
            policy.optional == Self.validity.union(Self.masterFile).union(["integrity.mandatoryDataGroups"]))
        #expect(policy.countedReasons == [.channelNotProven])
        #expect(!policy.demandsPrintedMRZ && policy.sparesExpiredDocuments && policy.toleratesChipDeviations)
        #expect(policy.profile == .default)
        #expect(policy.hash == "afa573135809571e753b9c34698fa44c7795a904c9b14d3d4114d8a2744ddeaa")
    }

    @Test("border")
    func border() {
        let policy = Policy.border
        #expect(
            policy.mandatory
                == Self.core.union(Self.opening).union(["document.expiry.current", "integrity.mandatoryDataGroups"]))
        #expect(
            policy.optional
                == Self.validity.union(Self.masterFile).union(Self.limits).union([
                    "document.issuer.matchesSigner", "document.mrz.checkDigits", "issuer.ds.usagePeriod",
                    "document.mrz.printedForm",
                ]))
        #expect(
            policy.countedReasons == [
                .knownDefect, .publisherNotGranted, .paceInfoNotSigned, .paceFailed, .channelNotProven, .mayBeRevoked,
                .countryUnknown,
            ])
        #expect(policy.demandsPrintedMRZ && !policy.sparesExpiredDocuments && policy.toleratesChipDeviations)
        #expect(policy.profile == .border)
        #expect(policy.hash == "c5fef6b962fb7fe65c7ed454aa11ce549e02e1b2ec3d6bcb6d25520c56b0ca01")
    }

    @Test("strict")
    func strict() {
        let policy = Policy.strict
        #expect(
            policy.mandatory
                == Self.core.union(Self.opening).union(Self.masterFile).union(Self.limits).union([
                    "issuer.cardSecurity.validity", "document.expiry.current", "document.issuer.matchesSigner",
                    "document.mrz.checkDigits", "document.mrz.printedForm", "integrity.mandatoryDataGroups",
                    "integrity.com.matchesSOD", "integrity.dataGroups.structure", "issuer.ds.validity",
                    "issuer.csca.validity",
                ]))
        #expect(
            policy.optional == ["issuer.ds.revocation", "issuer.cardSecurity.revocation", "issuer.ds.usagePeriod"])
        #expect(
            policy.countedReasons == [
                .knownDefect, .publisherNotGranted, .noCRL, .crlExpired, .crlNotYetValid, .crlNotVerified,
                .crlOfOtherIssuer, .mayBeRevoked,
            ])
        #expect(policy.demandsPrintedMRZ && !policy.sparesExpiredDocuments && !policy.toleratesChipDeviations)
        #expect(policy.profile == .strict)
        #expect(policy.hash == "5696cad054272bf936952561ee6182e24cc3ba91179c8ada65d4390e64a59374")
    }

    @Test("a policy for algorithms that is named as another one reads has another hash")
    func namedAsAnother() {
        let standard = AlgorithmPolicy.standard
        let lines = [standard.name] + standard.limits.map { "\($0); \($0.source)" }
        #expect(AlgorithmPolicy(name: lines.joined(separator: "\n"), limits: []).hash != standard.hash)
        let first = standard.limits[0]
        let source = (["x"] + lines.dropFirst(2)).joined(separator: "\n")
        let limit = AlgorithmPolicy.Limit(first.subject, lastDay: first.lastDay, source: source)
        #expect(AlgorithmPolicy(name: standard.name, limits: [limit]).hash != standard.hash)
        #expect(AlgorithmPolicy(name: "a\\n", limits: []).hash != AlgorithmPolicy(name: "a\n", limits: []).hash)
    }

    @Test("what is tolerated in the files is in the hash")
    func decoding() throws {
        var policies = Policy.all
        for tolerated in [Set(TrustDeviation.allCases), []] {
            for decoding in [DecodingProfile.default, .strict, DecodingProfile(tolerated: [.trailingOctets])] {
                var policy = Policy.read
                policy.profile.tolerated = tolerated
                policy.profile.decoding = decoding
                policies.append(policy)
            }
        }
        // That of the preset is among them.
        #expect(Set(policies).count == 10)
        #expect(Set(policies.map(\.hash)).count == 10)
    }

    @Test("a check that a policy decides about can be made to count for anything, and no other can")
    func counting() {
        for id in CheckID.all {
            for role in CheckRole.allCases {
                let changed = Policy.read.counting(id, as: role)
                let isNever = id.hashedDataGroup != nil && role == .optional
                #expect((changed == nil) == (id.policyName == nil || isNever), "\(id) \(role)")
                if let changed { #expect(changed.role(of: id, isAsked: true) == role, "\(id)") }
            }
        }
        #expect(Policy.read.counting(.expiry, as: .evaluatory) == .read)
        #expect(Policy.read.counting(.expiry, as: .mandatory)?.hash != Policy.read.hash)
    }

    @Test("a policy of one's own names checks, and those that cannot count are refused")
    func own() throws {
        let own = try #require(
            Policy(name: "own", mandatory: [.sodSignature, .dataGroupHash(.dg1)], optional: [.expiry]))
        #expect(own.mandatory == ["securityObject.sod.signature", "integrity.dg*.hash"])
        #expect(own.optional == ["document.expiry.current"])
        #expect(own.role(of: .dataGroupHash(.dg2), isAsked: true) == .mandatory)
        #expect(own.role(of: .dsSignature, isAsked: true) == .evaluatory)
        let refused: [(Set<CheckID>, Set<CheckID>)] = [
            ([.mrzMatchesDG1], []), ([.expiry], [.expiry]), ([], [.dataGroupHash(.dg1)]),
        ]
        for (mandatory, optional) in refused {
            #expect(Policy(name: "own", mandatory: mandatory, optional: optional) == nil)
        }
    }

    @Test("kyc is border without the opening and without what must be printed, and takes no data alone")
    func kyc() throws {
        let policy = Policy.kyc
        #expect(policy.mandatory == Policy.border.mandatory.subtracting(["access.protocol.established"]))
        #expect(policy.optional == Policy.border.optional && policy.countedReasons == Policy.border.countedReasons)
        #expect(!policy.demandsPrintedMRZ && policy.profile == .border && !policy.rules.chip.takesDataAlone)
        #expect(policy.decision?.standard == .review)
        #expect(policy.decision?.rules.map(\.name) == ["original-chip-shown", "something-wrong", "cloneable"])
        #expect(policy.decision?.rules.first?.condition.shown == [.chipOriginalShownToVerifier, .fresh])
        #expect(policy.hash == "1be814078fb9d469690ed4b7db65d04dd46729f66fa8df3272d56eb6c783efa9")
    }

    @Test("inspection is strict that knows two answers, demands terminal authentication and takes old algorithms")
    func inspection() throws {
        let (policy, strict) = (Policy.inspection, Policy.strict)
        let usage = ["issuer.csca.usagePeriod", "issuer.ds.usagePeriod"]
        #expect(policy.mandatory == strict.mandatory.subtracting(usage))
        #expect(
            policy.optional
                == strict.optional.subtracting(usage).union(["access.terminalAuthentication.established"]))
        #expect(policy.countedReasons == [.knownDefect, .publisherNotGranted, .mayBeRevoked])
        #expect(
            policy.profile.tolerated == [
                .digestDiffersFromSignatureHash, .signatureHashNotNamed, .signerCertificateNotEmbedded,
            ])
        #expect(policy.decision?.standard == .reject)
        #expect(policy.hash == "2a6040d452017fe66f09af7acd0334d7e187f7902fdabefcbc1ea53004bcb2f8")
    }

    @Test("the default policy comes first")
    func names() { #expect(Policy.all.map(\.name) == ["read", "border", "strict", "kyc", "inspection"]) }

    @Test("whether the signer of EF.CardSecurity is revoked has a line of its own")
    func revocationLine() async throws {
        let simulated = try SimulatedDocument("pace-cam")
        let text = ReportText.render(try await simulated.report())
        let lines = text.split(separator: "\n").filter { $0.contains("EF.CardSecurity  ") }
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("no revocation list of UT is in the store") })
    }

    @Test(
        "a report has a line for every check that went wrong", arguments: ["pace-cardsecurity-changed", "dg1-changed"])
    func lines(_ profile: String) async throws {
        let report = try await SimulatedDocument(profile).report()
        let lines = ReportText.render(report).split(separator: "\n")
        for check in report.checks where check.result == .failed {
            let label = check.id.check.title.english
            #expect(lines.contains { $0.contains(" \(label) ") || $0.contains(" PACE ") }, "\(check.id)")
        }
    }
}
