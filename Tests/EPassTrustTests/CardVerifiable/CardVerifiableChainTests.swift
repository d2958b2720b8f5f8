// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import EPassTrust
import Testing

@Suite("CardVerifiableChain (Doc 9303-11, 7.1.4.3)", .timed)
struct CardVerifiableChainTests {
    typealias PKI = CardVerifiablePKI

    static func octets(_ text: String) -> [UInt8] { Array(text.utf8) }

    static let first = octets("UTCVCA00001")
    static let second = octets("UTCVCA00002")

    @Test("the chain of a chip that knows the issuer's key is document verifier and terminal")
    func withoutLinks() throws {
        let all = [try PKI.inspectionSystem(), try PKI.root(), try PKI.documentVerifier()]
        let chain = try CardVerifiableChain.build(from: all, references: [Self.first])
        #expect(chain.certificates == [all[2], all[0]])
        #expect(chain.trustPoint == all[1] && chain.trustPointReference.text == "UTCVCA00001")
        #expect(chain.links.isEmpty && chain.terminal == all[0] && chain.documentVerifier == all[2])
        #expect(chain.verify().isEmpty)
        #expect(try chain.problems(at: PKI.date("2026-06-01")).isEmpty)
    }

    @Test("a link brings a chip that knows the older key up to the newer one, and is left out for one that knows it")
    func links() throws {
        let next = try PKI.nextCVCA.get()
        let all = [
            try PKI.root(), try PKI.link(), try PKI.documentVerifier(under: "UTCVCA00002", by: next),
            try PKI.inspectionSystem(),
        ]
        let old = try CardVerifiableChain.build(from: all, references: [Self.first])
        #expect(old.certificates == Array(all.dropFirst()) && old.links.count == 1 && old.verify().isEmpty)
        let new = try CardVerifiableChain.build(from: all, references: [Self.second, Self.first])
        #expect(new.certificates == Array(all.dropFirst(2)) && new.verify().isEmpty)
        #expect(new.trustPoint == all[1])
        // Without any certificate of the CVCA the first signature cannot be checked, nor the second: nobody states the
        // curve.
        let bare = try CardVerifiableChain.build(from: Array(all.suffix(2)), references: [Self.second])
        #expect(bare.verify().map(\.problem) == [.signatureUnchecked, .signatureUnchecked])
        #expect(bare.verify(trustPoint: all[1]).isEmpty)
    }

    @Test("links in a circle, and certificates that belong to no chain, end in noChain with the names")
    func noChain() throws {
        let back = try PKI.builder("UTCVCA00002", "UTCVCA00001", PKI.authorization(.cvca, 0x03))
            .issue(PKI.cvca.get().publicKey, algorithm: PKI.algorithm, by: PKI.nextCVCA.get())
        let verifier = try PKI.documentVerifier(under: "UTCVCA00009")
        let all = [try PKI.link(), back, verifier, try PKI.inspectionSystem()]
        let error = try #require(throws: TrustError.self) {
            try CardVerifiableChain.build(from: all, references: [Self.first])
        }
        #expect(error.code == .noChain)
        #expect(error.reason.contains("UTCVCA00001") && error.reason.contains("stands under UTCVCA00009"))
        let missing = try #require(throws: TrustError.self) {
            try CardVerifiableChain.build(from: [PKI.inspectionSystem()], references: [Self.first])
        }
        #expect(missing.code == .noChain && missing.reason.contains("UTDVEPASS00001 is missing"))
        let none = try #require(throws: TrustError.self) {
            try CardVerifiableChain.build(from: [PKI.root(), PKI.documentVerifier()], references: [Self.first])
        }
        #expect(none.code == .noCertificate)
        for references in [[], [[]], [[0xFF, 0x00]], [Self.second]] {
            let error = try #require(throws: TrustError.self) {
                try CardVerifiableChain.build(
                    from: [PKI.documentVerifier(), PKI.inspectionSystem()], references: references)
            }
            #expect(error.code == .noChain)
        }
    }

    @Test("a chain of links is bounded, and so is what a chain is built from")
    func bounds() throws {
        let key = try PKI.cvca.get()
        func name(_ number: Int) -> String { "UTCVCA" + String(String(100_000 + number).dropFirst()) }
        let links = try (1...18).map { number in
            try PKI.builder(name(number), name(number + 1), PKI.authorization(.cvca, 0x03))
                .issue(key.publicKey, algorithm: PKI.algorithm, by: key)
        }
        let terminal = try PKI.inspectionSystem()
        func chain(_ count: Int) throws -> CardVerifiableChain {
            try CardVerifiableChain.build(
                from: links + [PKI.documentVerifier(under: name(count + 1)), terminal], references: [Self.first])
        }
        #expect(try chain(16).links.count == CardVerifiableChain.maximumLinks)
        #expect(try #require(throws: TrustError.self) { try chain(17) }.code == .noChain)
        let many = [CardVerifiableCertificate](repeating: terminal, count: CardVerifiableChain.maximumCertificates + 1)
        #expect(
            try #require(throws: TrustError.self) {
                try CardVerifiableChain.build(from: many, references: [Self.first])
            }.code == .limitExceeded)
        #expect(
            try #require(throws: TrustError.self) {
                try CardVerifiableChain.build(
                    from: [terminal], references: [[UInt8]](repeating: Self.first, count: 9))
            }.code == .limitExceeded)
    }

    @Test(
        "of several chains the one is taken that is valid today, then the one issued last, then the one whose signatures hold"
    )
    func choice() throws {
        let root = try PKI.root()
        let verifier = try PKI.documentVerifier()
        let old = try PKI.inspectionSystem(from: "2026-01-01", to: "2026-02-01")
        let present = try PKI.inspectionSystem(from: "2026-02-01", to: "2026-03-01")
        let future = try PKI.inspectionSystem(from: "2026-03-02", to: "2026-04-01")
        let all = [future, old, present, verifier, root]
        let today = try PKI.date("2026-02-10")
        #expect(try CardVerifiableChain.build(from: all, references: [Self.first], at: today).terminal == present)
        #expect(try CardVerifiableChain.build(from: all, references: [Self.first]).terminal == future)
        let forged = try PKI.inspectionSystem(from: "2026-02-05", to: "2026-03-01", by: PKI.cvca.get())
        let chosen = try CardVerifiableChain.build(from: [forged] + all, references: [Self.first], at: today)
        #expect(chosen.terminal == present)
        let only = try CardVerifiableChain.build(from: [forged, verifier, root], references: [Self.first], at: today)
        #expect(only.terminal == forged && only.verify().map(\.problem) == [.signatureInvalid])
    }

    @Test("effective rights are the bitwise and of CVCA, document verifier and terminal; reserved bits are ignored")
    func rights() throws {
        for (authority, verifier, terminal, dg3, dg4) in [
            (0x03, 0x03, 0x03, true, true), (0x03, 0x01, 0x03, true, false), (0x01, 0x03, 0x02, false, false),
            (0x02, 0x3F, 0x3E, false, true), (0x3C, 0x3F, 0x3F, false, false), (0x3F, 0x3F, 0x00, false, false),
        ] as [(UInt8, UInt8, UInt8, Bool, Bool)] {
            let chain = try CardVerifiableChain.build(
                from: [
                    PKI.root(rights: authority), PKI.documentVerifier(rights: verifier),
                    PKI.inspectionSystem(rights: terminal),
                ], references: [Self.first])
            #expect(chain.effectiveRights.octets == [authority & verifier & terminal])
            #expect(chain.effectiveRights.canReadDG3 == dg3 && chain.effectiveRights.canReadDG4 == dg4)
            #expect(chain.verify().map(\.problem) == (dg3 || dg4 ? [] : [.noRights]))
        }
        #expect(EffectiveRights([]).octets.isEmpty)
        let other = try HolderAuthorization(
            terminalType: .authenticationTerminal, octets: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        let mixed = EffectiveRights([try PKI.authorization(.cvca, 0x03), other])
        #expect(mixed.terminalType == nil && !mixed.canReadDG3 && !other.canReadDG3)
    }

    @Test("dates: an expired terminal or document verifier is one, an expired link is none")
    func dates() throws {
        let next = try PKI.nextCVCA.get()
        let chain = try CardVerifiableChain.build(
            from: [
                PKI.root(), PKI.link(), PKI.documentVerifier(under: "UTCVCA00002", by: next), PKI.inspectionSystem(),
            ], references: [Self.first])
        func problems(_ day: String) throws -> [String] {
            try chain.problems(at: PKI.date(day)).map { "\($0.index) \($0.problem)" }
        }
        #expect(try problems("2025-12-31") == ["0 notYetEffective", "1 notYetEffective", "2 notYetEffective"])
        #expect(try problems("2026-01-01").isEmpty)
        #expect(try problems("2026-12-31").isEmpty)
        #expect(try problems("2027-01-01") == ["1 expired", "2 expired"])
        #expect(try problems("2030-01-01") == ["1 expired", "2 expired"])
    }

    @Test("what is wrong with a chain is found at its place")
    func findings() throws {
        let root = try PKI.root()
        let verifier = try PKI.documentVerifier()
        let terminal = try PKI.inspectionSystem()
        func problems(_ certificates: [CardVerifiableCertificate]) throws -> [String] {
            try CardVerifiableChain.build(from: [root] + certificates, references: [Self.first]).verify()
                .map { "\($0.index) \($0.problem)" }
        }
        #expect(try problems([PKI.documentVerifier(by: PKI.terminal.get()), terminal]) == ["0 signatureInvalid"])
        #expect(try problems([verifier, PKI.inspectionSystem(by: PKI.cvca.get())]) == ["1 signatureInvalid"])
        var builder = try PKI.builder("UTDVEPASS00001", "UTISEPASS00001", PKI.authorization(.terminal, 0x03))
        builder.statesDomainParameters = true
        #expect(
            try problems([
                verifier,
                builder.issue(
                    PKI.terminal.get().publicKey, algorithm: .ecdsaSHA1, by: PKI.verifier.get(),
                    issuerAlgorithm: PKI.algorithm),
            ]) == ["1 algorithmChanged", "1 algorithmHistoric", "1 domainParametersStated"])
        builder = try PKI.builder("UTDVEPASS00001", "UTDVEPASS00001", PKI.authorization(.terminal, 0x03))
        #expect(
            try problems([
                verifier,
                builder.issue(PKI.terminal.get().publicKey, algorithm: PKI.algorithm, by: PKI.verifier.get()),
            ]) == ["1 referenceRepeated"])
        builder = try PKI.builder("UTDVEPASS00001", "UTISEPASS00001", PKI.authorization(.terminal, 0x03))
        builder.defects = [.publicKey]
        #expect(
            try problems([
                verifier,
                builder.issue(PKI.terminal.get().publicKey, algorithm: PKI.algorithm, by: PKI.verifier.get()),
            ]) == ["1 publicKeyUnusable"])
        builder = try PKI.builder(
            "UTDVEPASS00001", "UTISEPASS00001",
            HolderAuthorization(terminalType: .authenticationTerminal, octets: [0, 0, 0, 0, 3]))
        #expect(
            try problems([
                verifier,
                builder.issue(PKI.terminal.get().publicKey, algorithm: PKI.algorithm, by: PKI.verifier.get()),
            ]) == ["1 terminalTypeMismatch", "1 noRights"])
    }

    @Test(
        "chains of every algorithm verify, and fail where the last signature is by another key",
        arguments: TerminalAuthenticationAlgorithm.allCases)
    func algorithms(algorithm: TerminalAuthenticationAlgorithm) throws {
        let keys =
            algorithm.isPlain ? [PKI.cvca, PKI.verifier, PKI.terminal] : [PKI.rsa, PKI.rsaVerifier, PKI.rsaTerminal]
        let (authority, verifier, terminal) = (try keys[0].get(), try keys[1].get(), try keys[2].get())
        func chain(_ signer: PrivateKey) throws -> CardVerifiableChain {
            try CardVerifiableChain.build(
                from: [
                    PKI.builder("UTCVCA00001", "UTCVCA00001", PKI.authorization(.cvca, 0x03))
                        .issue(authority.publicKey, algorithm: algorithm, by: authority),
                    PKI.builder("UTCVCA00001", "UTDVEPASS00001", PKI.authorization(.dvForeign, 0x03))
                        .issue(verifier.publicKey, algorithm: algorithm, by: authority),
                    PKI.builder("UTDVEPASS00001", "UTISEPASS00001", PKI.authorization(.terminal, 0x01))
                        .issue(terminal.publicKey, algorithm: algorithm, by: signer),
                ], references: [Self.first])
        }
        let historic = [CardVerifiableFinding.Problem](
            repeating: .algorithmHistoric, count: algorithm.isHistoric ? 2 : 0)
        #expect(try chain(verifier).verify().map(\.problem) == historic)
        let forged = try chain(terminal).verify().map(\.problem)
        #expect(forged.contains(.signatureInvalid))
    }

    @Test("keys of sizes that are not listed, or of several sizes, are named and do no harm")
    func keySizes() throws {
        let (rsa, long) = (try PKI.rsa.get(), try PrivateKey.generate(.rsa(3_072)))
        let mixed = try CardVerifiableChain.build(
            from: [
                PKI.builder("UTCVCA00001", "UTCVCA00001", PKI.authorization(.cvca, 0x03))
                    .issue(rsa.publicKey, algorithm: .rsaPSSSHA256, by: rsa),
                PKI.builder("UTCVCA00001", "UTDVEPASS00001", PKI.authorization(.dvForeign, 0x03))
                    .issue(rsa.publicKey, algorithm: .rsaPSSSHA256, by: rsa),
                PKI.builder("UTDVEPASS00001", "UTISEPASS00001", PKI.authorization(.terminal, 0x03))
                    .issue(long.publicKey, algorithm: .rsaPSSSHA256, by: rsa),
            ], references: [Self.first])
        #expect(mixed.verify().map(\.problem) == [.algorithmChanged])
        let key = try PrivateKey.generate(.ec(.p521))
        let chain = try CardVerifiableChain.build(
            from: [
                PKI.builder("UTCVCA00001", "UTCVCA00001", PKI.authorization(.cvca, 0x03))
                    .issue(key.publicKey, algorithm: .ecdsaSHA512, by: key),
                PKI.builder("UTCVCA00001", "UTDVEPASS00001", PKI.authorization(.dvForeign, 0x03))
                    .issue(key.publicKey, algorithm: .ecdsaSHA512, by: key),
                PKI.builder("UTDVEPASS00001", "UTISEPASS00001", PKI.authorization(.terminal, 0x03))
                    .issue(key.publicKey, algorithm: .ecdsaSHA512, by: key),
            ], references: [Self.first])
        #expect(chain.verify().map(\.problem) == [.keySizeUnlisted, .keySizeUnlisted])
        #expect(chain.verify().filter(\.isFatal).isEmpty)
        #expect(chain.terminal.signature.count == 132)
    }
}
