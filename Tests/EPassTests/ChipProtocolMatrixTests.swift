// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

/// How an honest document is opened, and by what its chip can prove itself.
struct ChipCombination: Sendable, CustomTestStringConvertible {
    /// The mapping of PACE; nil for Basic Access Control.
    let mapping: PACEMapping?
    let activeAuthentication: PrivateKey.KeyKind?
    let group: KeyAgreementGroup?
    let cipher: SymmetricCipher
    /// Whether fingers and irises are guarded by Terminal Authentication, for which the terminal has certificates.
    let isGuarded: Bool

    var testDescription: String {
        let key = activeAuthentication.map { "AA \($0)" } ?? "no AA"
        let agreement = group.map { "CA \($0) \(cipher.rawValue)" } ?? "no CA"
        return "\(mapping.map { "PACE-\($0.rawValue)" } ?? "BAC"), \(key), \(agreement), \(isGuarded ? "TA" : "no TA")"
    }

    /// Every way to open the chip, with every kind of key for either protocol.
    static let all: [ChipCombination] = {
        let accesses: [PACEMapping?] = [nil, .generic, .integrated, .chipAuthentication]
        let keys: [PrivateKey.KeyKind?] = [nil, .rsa(1024), .ec(.p256)]
        let agreements: [(KeyAgreementGroup?, SymmetricCipher)] = [
            (nil, .aes128), (.ec(.brainpoolP256r1), .tripleDES), (.ec(.brainpoolP256r1), .aes256),
            (.dh(.modp1024Subgroup160), .tripleDES), (.dh(.modp1024Subgroup160), .aes128),
        ]
        return accesses.flatMap { mapping in
            keys.flatMap { key in
                agreements.flatMap { group, cipher in
                    // Terminal Authentication is bound to a key of the chip (Doc 9303-11, 7.1.1).
                    [false, true].filter { !$0 || group != nil || mapping == .chipAuthentication }.map {
                        ChipCombination(
                            mapping: mapping, activeAuthentication: key, group: group, cipher: cipher, isGuarded: $0)
                    }
                }
            }
        }
    }()

    func describe(_ description: inout DocumentDescription) {
        description.accessControl = mapping == nil ? .basic : .paceAndBasic
        if let mapping {
            description.pace = [PACECombination(mapping, .ec(.brainpoolP256r1), .aes128)].compactMap { $0 }
        }
        if isGuarded { description.terminalAuthentication = TerminalAuthenticationDescription() }
        description.activeAuthentication = activeAuthentication.map { kind in
            var active = ActiveAuthenticationDescription()
            active.key = kind
            return active
        }
        description.chipAuthentication =
            group.map { group in
                var agreement = ChipAuthenticationDescription()
                (agreement.group, agreement.ciphers) = (group, [cipher])
                return [agreement]
            } ?? []
    }
}

extension SimulatedDocument {
    /// What a terminal of the issuing State holds for this document; nil where the document has no Terminal
    /// Authentication.
    var terminalCredentials: TerminalCredentials? {
        get throws {
            guard let synthetic = document.terminalCredentials else { return nil }
            return try TerminalCredentials(
                certificates: try synthetic.certificates.map { try CardVerifiableCertificate(encoded: $0) },
                signer: PrivateKeySigner(synthetic.privateKey))
        }
    }

    /// Reads with these credentials.
    func read(with credentials: TerminalCredentials?, plan: ReadPlan = .default) async throws -> Evidence {
        await PassportReader.read(
            on: try channel(), access: try lines, plan: plan,
            options: try terminalOptions(credentials))
    }
}

@Suite("Honest documents: every way to open the chip with every way to prove it, Doc 9303-11 4.2, 6.1 and 6.2", .timed)
struct ChipProtocolMatrixTests {
    @Test(
        "each protocol on offer is successful, and so is the document",
        arguments: TestShare.of(ChipCombination.all, oneOf: 3))
    func honest(_ combination: ChipCombination) async throws {
        let simulated = try SimulatedDocument("default") { combination.describe(&$0) }
        // The portrait is what takes the time, and nothing here rests on it.
        let evidence = try await simulated.read(
            with: try simulated.terminalCredentials, plan: ReadPlan(skipped: [.dg2]))
        let report = try simulated.judge(evidence)

        #expect(evidence.access.paceOffer?.mapping == combination.mapping)
        func expected(_ isOffered: Bool) -> String { isOffered ? "successful" : "notSupported (notOffered)" }
        #expect(report.state(.activeAuthentication) == expected(combination.activeAuthentication != nil))
        #expect(report.state(.chipAuthentication) == expected(combination.group != nil))
        #expect(report.state(.chipAuthenticationMapping) == expected(combination.mapping == .chipAuthentication))
        #expect(report.state(.terminalAuthentication) == expected(combination.isGuarded))
        for number in [DataGroupNumber.dg3, .dg4] {
            #expect(report.state(.dataGroupHash(number)) == (combination.isGuarded ? "successful" : "none"))
        }
        #expect(report.overall == .successful)
        let isProven =
            combination.activeAuthentication != nil || combination.group != nil
            || combination.mapping == .chipAuthentication
        #expect(
            report.headline.sentence.hasSuffix(
                isProven ? "the chip is the original" : "this chip is not protected against copying"))

        // From the bundle the same follows of what octets show, and nothing of it convinces anybody else.
        let bundle = try simulated.judge(try Evidence(parsing: evidence.json().octets()))
        let isTold = combination.group != nil || combination.mapping == .chipAuthentication
        #expect(bundle.overall == (isTold ? .undetermined : .successful))
        #expect(bundle.transferable.isEmpty)
        if let challenge = evidence.chip.activeAuthentication?.challenge {
            let verified = Inspection.judge(
                try Evidence(parsing: evidence.json().octets()), trust: try simulated.trust, at: SimulatedDocument.time,
                challenge: challenge)
            #expect(verified.transferable == [.activeAuthentication])
        }
    }

    @Test("without credentials DG3 and DG4 are left alone, which spoils nothing")
    func withoutCredentials() async throws {
        let simulated = try SimulatedDocument("eac")
        let report = try simulated.judge(try await simulated.read())
        #expect(report.state(.terminalAuthentication) == "undetermined (credentialsNotHeld)")
        for number in [DataGroupNumber.dg3, .dg4] {
            let id = CheckID.dataGroupHash(number)
            #expect(report.state(id) == "undetermined (credentialsNotHeld)")
            #expect(report.check(id)?.role == .evaluatory)
            #expect(report.files.first { $0.file == "\(number)" }?.state == .presentNotRead)
        }
        #expect(report.overall == .successful)
    }

    @Test("with a right to the fingers alone DG3 is judged, and DG4 is not for this terminal")
    func someRights() async throws {
        let simulated = try SimulatedDocument("eac-fingers-only")
        let report = try simulated.judge(try await simulated.read(with: try simulated.terminalCredentials))
        #expect(report.state(.terminalAuthentication) == "successful")
        #expect(report.state(.dataGroupHash(.dg3)) == "successful")
        #expect(report.check(.dataGroupHash(.dg3))?.role == .mandatory)
        #expect(report.state(.dataGroupHash(.dg4)) == "undetermined (rightsNotGranted)")
        #expect(report.overall == .successful)
    }

    @Test("a terminal that the chip refuses reads the rest", arguments: ["eac-expired", "eac-other-key"])
    func refused(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        // A key that is not the certificate's is refused before anything is read.
        guard let credentials = try? simulated.terminalCredentials else {
            #expect(profile == "eac-other-key")
            return
        }
        let report = try simulated.judge(try await simulated.read(with: credentials))
        #expect(report.check(.terminalAuthentication)?.result == .undetermined)
        #expect(report.check(.dataGroupHash(.dg3))?.result == .undetermined)
        #expect(report.overall == .successful)
    }
}
