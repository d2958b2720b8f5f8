// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassJSON
import EPassMRZ
import EPassSeals
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("SealJudge, Doc 9303-13, Appendix D", .timed)
struct SealJudgeTests {
    /// What is not `successful` or `notSupported`, as `id result reason`.
    private func departures(_ judgement: SealJudgement) -> [String] {
        judgement.findings.filter {
            $0.result != .successful && $0.result != .notSupported && $0.reason != .notGiven && $0.reason != .noCRL
        }.map { "\($0.id) \($0.result) \($0.reason?.rawValue ?? "")" }
    }

    private func judge(
        _ seals: SyntheticSeals, _ seal: VisibleDigitalSeal, profile: TrustProfile = .default, at days: Int = 0,
        trusts: Bool = true, knows: Bool = true, printed: SealJudge.Printed = .init()
    ) throws -> SealJudgement {
        let trust = try trusts ? seals.trust() : TrustSnapshot(anchors: [])
        return SealJudge(
            certificates: knows ? [seals.signer] : [], trust: trust, profile: profile,
            time: SyntheticSeals.now.adding(days: days), printed: printed
        ).judge(.visibleDigitalSeal(seal))
    }

    @Test("a genuine seal is valid, in both versions and on each curve", arguments: EllipticCurve.allCases)
    func genuine(_ curve: EllipticCurve) throws {
        let seals = try SyntheticSeals(curve: curve)
        for version in SealHeader.Version.allCases {
            let seal = try seals.visa(version: version)
            #expect(try VisibleDigitalSeal(decoding: seal.encoded()) == seal)
            let judgement = try judge(seals, seal)
            #expect(departures(judgement) == [])
            #expect(judgement.findings.map(\.id) == CheckID.sealChecks)
            #expect(judgement.indication.status == "VALID" && judgement.indication.trustLevel == .trustable)
            #expect(judgement.findings.allSatisfy { !$0.clause.isEmpty })
        }
    }

    @Test("Docs/seals.md lists the checks, each once and in their order")
    func page() throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("Docs/seals.md"), encoding: .utf8)
        let listed = page.split(separator: "\n").filter { $0.hasPrefix("| `seal.") }.compactMap {
            $0.split(separator: "`").dropFirst().first.map(String.init)
        }
        #expect(listed == CheckID.sealChecks.map(\.rawValue))
    }

    @Test("the certificate is found among the copies in the trust store")
    func stored() throws {
        let seals = try SyntheticSeals { $0.serialNumber = [0xA5, 0x5B] }
        let header = try SealHeader(
            issuingCountry: CountryCode(rawValue: "UTO"),
            signer: SealSignerReference(country: "UT", signer: "TS", certificate: "A55B"),
            dateOfIssue: SyntheticSeals.day(0),
            dateOfSignature: SyntheticSeals.day(0), featureDefinition: 0x5D, documentCategory: 1)
        let seal = try VisibleDigitalSeal(signing: header, features: seals.visa().features, with: seals.key)
        let judge = SealJudge(trust: try seals.trust(with: [seals.signer]), time: SyntheticSeals.now)
        #expect(departures(judge.judge(seal.encoded())) == [])
        let without = SealJudge(trust: try seals.trust(), time: SyntheticSeals.now).judge(seal.encoded())
        #expect(without.finding(.sealCertificate)?.reason == .signerNotFound)
        #expect(without.finding(.sealSignature)?.result == .undetermined)
        #expect(without.indication.subIndications == [.unknownCertificate])
    }

    @Test("of several certificates of one name and number that of the key that signed is taken, whatever their order")
    func namesakes() throws {
        // Two CSCAs of one State, each with a signer TS of the same number.
        let (first, second) = (try SyntheticSeals(), try SyntheticSeals())
        #expect(first.signer != second.signer && first.signer.serialNumber == second.signer.serialNumber)
        func judged(_ seals: SyntheticSeals, given: [Certificate], kept: [Certificate]) throws -> SealJudgement {
            let trust = try TrustSnapshot(
                anchors: [first.csca, second.csca].map { try TrustAnchor(certificate: $0, basis: .pinned) },
                certificates: kept.map { StoredCertificate(certificate: $0) })
            return SealJudge(certificates: given, trust: trust, time: SyntheticSeals.now)
                .judge(.visibleDigitalSeal(try seals.visa()))
        }
        let both = [first.signer, second.signer]
        for (seals, other) in [(first, second), (second, first)] {
            let ways: [(given: [Certificate], kept: [Certificate])] = [
                (both, []), (both.reversed(), []), ([], both), ([], both.reversed()),
                ([other.signer], [seals.signer]), ([seals.signer], [other.signer]),
            ]
            for way in ways {
                let judgement = try judged(seals, given: way.given, kept: way.kept)
                #expect(departures(judgement) == [] && judgement.signerCertificate == seals.signer)
            }
            // Where none fits the first one is shown.
            let wrong = try judged(seals, given: [other.signer], kept: [])
            #expect(wrong.finding(.sealSignature)?.reason == .signatureInvalid)
            #expect(wrong.signerCertificate == other.signer)
        }
        let third = try SyntheticSeals()
        let none = try judged(third, given: both, kept: [])
        #expect(none.signerCertificate == first.signer && none.finding(.sealSignature)?.reason == .signatureInvalid)
    }

    @Test("a certificate that nobody trusted issued over the signer's key does not stand before the genuine one")
    func copiedKey() throws {
        let (seals, stranger) = (try SyntheticSeals(), try SyntheticSeals())
        var builder = CertificateBuilder(
            serialNumber: seals.signer.serialNumber, issuer: stranger.csca.subject, subject: seals.signer.subject,
            notBefore: seals.signer.notBefore, notAfter: seals.signer.notAfter)
        builder.extensions = [.extendedKeyUsage(["2.23.136.1.1.11.1"]), .documentTypes(["V"])]
        let copy = try builder.issue(
            subjectPublicKeyInfo: seals.signer.subjectPublicKeyInfo, signedBy: stranger.cscaKey,
            algorithm: .ecdsa(.sha256))
        for certificates in [[copy, seals.signer], [seals.signer, copy]] {
            let judgement = SealJudge(certificates: certificates, trust: try seals.trust(), time: SyntheticSeals.now)
                .judge(.visibleDigitalSeal(try seals.visa()))
            #expect(departures(judgement) == [] && judgement.signerCertificate == seals.signer)
        }
    }

    @Test("octets that cannot be a signature are damaged, and no forgery", arguments: [true, false])
    func malformedSignature(isChanged: Bool) throws {
        let seals = try SyntheticSeals()
        let seal = try seals.visa()
        let good = seal.signature
        let (r, s) = (Array(good.prefix(32)), Array(good.suffix(32)))
        let short = r + s.dropLast(2)
        let long = good + [0, 0]
        let zero = [UInt8](repeating: 0, count: 32) + s
        let order = r + EllipticCurve.p256.constants.order
        let damaged = [short, long, zero, order]
        let features = isChanged ? seal.features.dropLast() : seal.features[...]
        func finding(_ signature: [UInt8], _ profile: TrustProfile) throws -> CheckFinding? {
            let other = try VisibleDigitalSeal(header: seal.header, features: Array(features), signature: signature)
            return SealJudge(
                certificates: [seals.signer], trust: try seals.trust(), profile: profile, time: SyntheticSeals.now
            ).judge(.visibleDigitalSeal(other)).finding(.sealSignature)
        }
        for signature in damaged {
            let found = try #require(try finding(signature, .default))
            #expect(found.result == .undetermined && found.reason == .malformed)
            let strict = try #require(try finding(signature, .strict))
            #expect(strict.result == .failed && strict.reason == .malformed)
            #expect(!CheckID.sealSignature.check.failure.isForgery(.malformed))
        }
        var flipped = good
        flipped[good.count - 1] ^= 1
        #expect(try finding(flipped, .default)?.reason == .signatureInvalid)
    }

    @Test("a defect list that revokes the signer of a seal, or its CSCA, fails it under every policy, in its own words")
    func revokedByDefectList() throws {
        let seals = try SyntheticSeals()
        func list(_ certificate: Certificate, _ status: DefectKind.RevocationStatus, basis: TrustBasis) throws
            -> TrustSnapshot
        {
            let content = try DefectListBuilder(entries: [
                .init(
                    signer: .issuerAndSerialNumber(certificate.issuer, serialNumber: certificate.serialNumber),
                    known: [.certificateRevoked(DefectCode(status))])
            ]).content()
            let key = try PrivateKey.generate(.ec(.p256))
            let builder = SignedDataBuilder(
                kind: .defectList, content: content, certificates: [], signingTime: SyntheticSeals.now)
            let signed = try builder.issue(signedBy: key, certificate: seals.signer, algorithm: .ecdsa(.sha256))
            let source = TrustSource(kind: .defectList, name: "defects.bin")
            return try TrustSnapshot(
                anchors: [TrustAnchor(certificate: seals.csca, basis: .pinned)],
                lists: [StoredList(list: signed, basis: basis, signer: "C=TO", source: source)])
        }
        func judged(_ trust: TrustSnapshot, _ profile: TrustProfile = .default) throws -> SealJudgement {
            SealJudge(certificates: [seals.signer], trust: trust, profile: profile, time: SyntheticSeals.now)
                .judge(.visibleDigitalSeal(try seals.visa()))
        }
        for (certificate, words) in [(seals.signer, "The seal signer"), (seals.csca, "The CSCA certificate")] {
            for profile in [TrustProfile.default, .border, .strict] {
                let judgement = try judged(list(certificate, .revokedByIssuer, basis: .pinned), profile)
                for id in [CheckID.sealSignerSignature, .sealSignerRevocation] {
                    let finding = try #require(judgement.finding(id))
                    #expect(finding.result == .failed && finding.reason == .revoked && finding.before != nil)
                    #expect(finding.detail?.hasPrefix(words) == true)
                }
                #expect(!judgement.indication.isValid)
            }
            let doubted = try judged(list(certificate, .revokedByIssuer, basis: .verified))
            #expect(doubted.finding(.sealSignerSignature)?.reason == .publisherNotGranted)
            let held = try judged(list(certificate, .onHold, basis: .pinned))
            #expect(held.finding(.sealSignerSignature)?.result == .undetermined)
        }
    }

    @Test("every flipped octet of the header, message or signature fails, or is no seal any more")
    func forged() throws {
        let seals = try SyntheticSeals()
        let octets = try seals.visa().encoded()
        let judge = SealJudge(certificates: [seals.signer], trust: try seals.trust(), time: SyntheticSeals.now)
        for index in octets.indices {
            var damaged = octets
            damaged[index] ^= 0x01
            let judgement = judge.judge(damaged)
            #expect(!judgement.indication.isValid, "\(index)")
            #expect(judgement.finding(.sealSignature)?.result != .successful)
        }
    }

    @Test(
        "a seal without an anchor, after its certificate, of another State, by another role: each fails for its own reason"
    )
    func single() throws {
        let seals = try SyntheticSeals()
        let seal = try seals.visa()
        let open = try judge(seals, seal, trusts: false)
        #expect(open.finding(.sealSignature)?.result == .successful)
        #expect(open.finding(.sealSignerSignature)?.reason == .noAnchor)
        #expect(open.indication.subIndications == [.untrustedCertificate])
        let late = try judge(seals, seal, at: 2_050)
        #expect(
            departures(late) == ["seal.signer.validity failed expired", "seal.document.expiry failed expired"])
        #expect(late.indication.subIndications == [.expiredCertificate])
        #expect(late.indication.trustLevel == .mediumFraudPotential)
        let foreign = try judge(seals, try seals.visa(country: "D"))
        #expect(departures(foreign) == ["seal.issuer.matchesSigner failed countryMismatch"])
        let type = try SyntheticSeals { $0.set(.documentTypes(["P"])) }
        #expect(
            departures(try judge(type, type.visa())) == ["seal.signer.documentType failed documentTypeNotAllowed"])
        #expect(try judge(type, type.visa()).indication.subIndications == [.invalidDocumentType])
        let early = try SyntheticSeals { $0.notBefore = SyntheticSeals.now.adding(days: -10) }
        #expect(
            departures(try judge(early, early.visa())) == ["seal.signer.usagePeriod failed notYetValid"])
    }

    @Test(
        "a certificate for something else signs no seal",
        arguments: [["2.23.136.1.1.3"], ["2.23.136.1.1.9.8.1"], ["1.3.6.1.5.5.7.3.1"], ["2.23.136.1.1.14.2"]])
    func roles(_ purposes: [String]) throws {
        let seals = try SyntheticSeals { $0.set(.extendedKeyUsage(purposes)) }
        #expect(departures(try judge(seals, seals.visa())) == ["seal.signer.signature failed wrongRole"])
    }

    @Test("a certificate without a purpose is tolerated by name, and refused under strict")
    func purposeMissing() throws {
        let seals = try SyntheticSeals { $0.remove("2.5.29.37") }
        let signsDocuments = try SyntheticSeals {
            $0.remove("2.5.29.37")
            $0.extensions.append(.keyUsage(.digitalSignature))
        }
        #expect(
            try departures(judge(signsDocuments, signsDocuments.visa())) == [
                "seal.signer.signature failed wrongRole"
            ])
        let judgement = try judge(seals, seals.visa())
        #expect(departures(judgement) == [] && judgement.deviations == [.sealSignerPurposeMissing])
        let strict = try judge(seals, seals.visa(), profile: .strict)
        #expect(departures(strict) == ["seal.signer.signature failed wrongRole"])
        #expect(strict.deviations == [.sealSignerPurposeMissing])
    }

    @Test("a VDS-NC is signed by a certificate that says so: one without a purpose is refused, tolerant or strict")
    func purposeMissingVDSNC() throws {
        for isDocumentSigner in [false, true] {
            let seals = try SyntheticSeals {
                $0.remove("2.5.29.37")
                if isDocumentSigner { $0.extensions.append(.keyUsage(.digitalSignature)) }
            }
            for profile in [TrustProfile.default, .border, .strict] {
                let judgement = SealJudge(trust: try seals.trust(), profile: profile, time: SyntheticSeals.now)
                    .judge(try seals.vdsnc().encoded())
                #expect(departures(judgement) == ["seal.signer.signature failed wrongRole"])
                #expect(judgement.deviations == [] && !judgement.indication.isValid)
            }
        }
    }

    @Test("VALID is said only where all that must be successful is, and INVALID names why")
    func indications() throws {
        let counting = CheckID.sealChecks.filter { id in
            let check = id.check
            // What need not be at hand: a revocation list, what is printed. That a document ended has no word.
            let isBeside = check.aspect == .revocation || check.exceptions[.notGiven] != nil
            return !isBeside && check.counts != .always(.optional) && check.counts != .like(.expiry)
        }
        #expect(counting.contains(.sealSignature) && counting.contains(.sealDateOfIssue))
        let (seals, early) = (
            try SyntheticSeals(), try SyntheticSeals { $0.notBefore = SyntheticSeals.now.adding(days: -10) }
        )
        let foreign = try SyntheticSeals(country: "XX")
        let before = try SyntheticSeals { $0.notBefore = SyntheticSeals.now.adding(days: -400) }
        var judgements: [SealJudgement] = []
        for days in [-230, -100, -20, -19, 0, 1_990, 2_050, 2_150, 4_000] {
            for (seals, seal) in [
                (seals, try seals.visa()), (early, try early.visa()), (before, try before.visa()),
                (foreign, try seals.visa()), (seals, try seals.visa(country: "D")),
                (seals, try seals.visa(country: "ZZZ")),
            ] {
                judgements.append(try judge(seals, seal, at: days))
                judgements.append(
                    SealJudge(trust: try seals.trust(), time: SyntheticSeals.now.adding(days: days)).judge(
                        .vdsnc(try seals.vdsnc(issuer: seal.header.issuingCountry.rawValue))))
            }
        }
        for judgement in judgements {
            let open = judgement.findings.filter {
                counting.contains($0.id) && $0.result != .successful && $0.result != .notSupported
            }
            #expect(judgement.indication.isValid == open.isEmpty, "\(open) \(judgement.indication)")
            #expect(judgement.indication.isValid || !judgement.indication.subIndications.isEmpty)
            #expect(judgement.indication.isValid == (judgement.indication.trustLevel == .trustable))
        }
        #expect(judgements.contains { $0.indication.isValid } && judgements.contains { !$0.indication.isValid })
        #expect(
            try judge(seals, seals.visa(country: "ZZZ")).indication.subIndications == [.untrustedCertificate])
        #expect(try judge(early, early.visa()).indication.subIndications == [.untrustedCertificate])
    }

    @Test("a seal that says that it was signed after the time judged at fails, give or take a day")
    func future() throws {
        let seals = try SyntheticSeals()
        let seal = try seals.visa()
        #expect(
            departures(try judge(seals, seal, at: -22)) == [
                "seal.signer.usagePeriod failed notYetValid", "seal.document.dateOfIssue failed notYetValid",
            ])
        #expect(departures(try judge(seals, seal, at: -20)) == [])
    }

    @Test("an authority signs no seal")
    func authority() throws {
        let seals = try SyntheticSeals { $0.set(.basicConstraints(isAuthority: true)) }
        #expect(departures(try judge(seals, seals.visa())).contains("seal.signer.signature failed wrongRole"))
    }

    @Test("features that are missing, doubled in kind or of a wrong length fail; unknown ones do not")
    func features() throws {
        let seals = try SyntheticSeals()
        func result(_ change: @escaping ([SealFeature]) -> [SealFeature]) throws -> SealJudgement {
            try judge(seals, seals.visa(features: change))
        }
        for index in 0..<3 {
            let judgement = try result { features in features.indices.filter { $0 != index }.map { features[$0] } }
            #expect(departures(judgement) == ["seal.content.features failed malformed"])
            #expect(judgement.indication.subIndications == [.wrongFormat])
        }
        let zone = try C40.encode(String(SyntheticSeals.zone.prefix(72)))
        #expect(
            departures(try result { $0 + [SealFeature(tag: 0x01, value: zone)] }) == [
                "seal.content.features failed malformed"
            ])
        #expect(
            departures(try result { $0.dropLast() + [SealFeature(tag: 0x03, value: [1, 2])] }) == [
                "seal.content.features failed malformed"
            ])
        let unknown = try result { $0 + [SealFeature(tag: 0x99, value: [1, 2])] }
        #expect(departures(unknown) == [])
        #expect(unknown.indication.subIndications == [.unknownFeature] && unknown.indication.isValid)
    }

    @Test("the zone in the seal is held against its check digits and against what is printed")
    func zones() throws {
        let seals = try SyntheticSeals()
        let wrong = SyntheticSeals.zone.replacing("1234567XY7", with: "1234567XY8")
        #expect(
            departures(try judge(seals, seals.visa(zone: wrong))) == ["seal.mrz.checkDigits failed checkDigitsWrong"])
        let zone = try MRZ.parse(SyntheticSeals.zone)
        let passport = try MRZ.parse(
            "P<UTODENT<<ARTHUR<PHILIP<<<<<<<<<<<<<<<<<<<<ABC4242427GBR5203116M2911250<<<<<<<<<<<<<<00")
        let printed = try MRZ.parse(String(SyntheticSeals.zone.dropLast(8)) + "OPTIONAL")
        let right = try judge(seals, seals.visa(), printed: .init(document: printed, passport: passport))
        #expect(right.finding(.sealMatchesPrinted)?.result == .successful)
        #expect(right.finding(.sealMatchesPassport)?.result == .successful)
        let other = try MRZ.parse(SyntheticSeals.zone.replacing("ARTHUR", with: "ARTUR<"))
        let mismatch = try judge(seals, seals.visa(), printed: .init(document: other, passport: zone))
        #expect(mismatch.indication.subIndications == [.sealDocumentMismatch, .sealPassportMismatch])
    }

    @Test(
        "the seals of others verify under the certificates that they name, and under no other",
        arguments: SealVector.all)
    func external(_ vector: SealVector) throws {
        let seal = try VisibleDigitalSeal(decoding: vector.octets)
        let certificates = try vector.certificates.mapValues { try Certificate(encoded: $0) }
        let judgement = SealJudge(
            certificates: certificates.keys.sorted().compactMap { certificates[$0] },
            trust: try TrustSnapshot(anchors: []),
            time: SyntheticSeals.now
        ).judge(.visibleDigitalSeal(seal))
        #expect(judgement.finding(.sealStructure)?.result == .successful)
        #expect(judgement.finding(.sealFeatures)?.result != .failed)
        if let name = vector.json["verified_by"]?.string {
            #expect(judgement.signerCertificate == certificates[name])
            #expect(judgement.finding(.sealSignature)?.result == .successful)
            #expect(judgement.indication.subIndications.contains(.untrustedCertificate))
        } else {
            #expect(judgement.finding(.sealSignature)?.result == .undetermined)
        }
    }
}
