// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTestSupport
import Testing

@testable import EPassTrust

/// Keys of one CSCA, of which only the first was named by the operator; what else there is of them came in by a list
/// that nobody vouches for.
struct StandingWorld: CustomStringConvertible {
    struct Link {
        let certificate: Certificate
        let from: Int
        let to: Int
        let isSound: Bool
    }

    static let count = 4
    var links: [Link] = []
    /// The keys whose own root is there.
    var roots: Set<Int> = []
    /// The number that the revocation lists of a key name: of links, and of roots.
    var revoked: [(by: Int, certificate: Certificate)] = []
    var revokedSigners: [(by: Int, number: [UInt8])] = []
    var blocks: [OperatorBlock] = []
    /// What was drawn, for whoever has to repeat it.
    var description = ""

    static func authority(_ index: Int) -> TestAuthority {
        TestAuthority(role: index == 0 ? "csca" : "csca \(index + 1)")
    }

    /// Each signature is another, so that each certificate is made once.
    private static let made = Result<[String: Certificate], any Error> {
        var made: [String: Certificate] = [:]
        for to in 0..<count {
            made["root \(to)"] = try authority(to).root(serialNumber: [0x40 + UInt8(to)])
            made["foreign \(to)"] = try TestAuthority(role: "csca DE \(to)", country: "DE", name: "CSCA DE \(to)")
                .root()
            for from in 0..<to {
                made["link \(from) \(to)"] = try newLink(from, to) { _ in }
                made["odd \(from) \(to)"] = try newLink(from, to) {
                    $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0]))
                }
            }
        }
        return made
    }

    private static func made(_ name: String) throws -> Certificate { try #require(try made.get()[name]) }

    static func root(_ index: Int) throws -> Certificate { try made("root \(index)") }

    static func link(_ from: Int, _ to: Int, isSound: Bool = true) throws -> Certificate {
        try made("\(isSound ? "link" : "odd") \(from) \(to)")
    }

    /// A CSCA of another State that only a list under that key brings.
    static func foreign(_ key: Int) throws -> Certificate { try made("foreign \(key)") }

    static func newLink(
        _ from: Int, _ to: Int, _ edit: (inout CertificateBuilder) throws -> Void
    ) throws -> Certificate {
        try authority(to).link(from: authority(from)) { builder in
            builder.serialNumber = [0x50 + UInt8(from) * 8 + UInt8(to)]
            try edit(&builder)
        }
    }

    static func block(_ subject: OperatorBlock.Subject) throws -> OperatorBlock {
        try #require(OperatorBlock(subject, reason: "key on sale", since: try TestAuthority.date("2026-11-01")))
    }

    static func number(of certificate: Certificate) throws -> OperatorBlock.Subject {
        .issued(try IssuedNumber("\(certificate.serialNumberText)@\(certificate.issuer)"))
    }

    /// A world in which a key speaks only about those after it.
    init(_ random: inout SeededGenerator) throws {
        for to in 1..<Self.count {
            for from in 0..<to where Int.random(in: 0..<3, using: &random) > 0 {
                let isSound = Int.random(in: 0..<6, using: &random) > 0
                let certificate = try Self.link(from, to, isSound: isSound)
                links.append(.init(certificate: certificate, from: from, to: to, isSound: isSound))
                description += " \(from)>\(to)\(isSound ? "" : "!")"
                if Int.random(in: 0..<5, using: &random) == 0 {
                    let by = Int.random(in: 0..<to, using: &random)
                    revoked.append((by, certificate))
                    description += " revoked by \(by)"
                }
                switch Int.random(in: 0..<12, using: &random) {
                case 0:
                    blocks.append(try Self.block(Self.number(of: certificate)))
                    description += " number blocked"
                case 1:
                    blocks.append(try Self.block(.certificate(certificate.fingerprint())))
                    description += " blocked"
                default: break
                }
            }
            if Bool.random(using: &random) {
                roots.insert(to)
                description += " root \(to)"
                if Int.random(in: 0..<8, using: &random) == 0 {
                    let by = Int.random(in: 0..<to, using: &random)
                    revoked.append((by, try Self.root(to)))
                    description += " revoked by \(by)"
                }
            }
        }
    }

    /// Which keys stand: the first, and each that a link reaches which is sound, and that neither the operator has
    /// blocked nor a key that stands has revoked.
    func standing() throws -> Set<Int> {
        var standing: Set<Int> = [0]
        func isRevoked(_ certificate: Certificate) -> Bool {
            revoked.contains { standing.contains($0.by) && $0.certificate == certificate }
        }
        for key in 1..<Self.count {
            let fingerprints = try links.filter { $0.to == key }.map { try $0.certificate.fingerprint() }
            let isKeyBlocked = blocks.contains { block in
                if case .certificate(let digest) = block.subject { fingerprints.contains(digest) } else { false }
            }
            let root = try Self.root(key)
            guard !isKeyBlocked, !(roots.contains(key) && isRevoked(root)) else { continue }
            let isReached = try links.contains { link in
                let number = try Self.number(of: link.certificate)
                return link.to == key && link.isSound && standing.contains(link.from) && !isRevoked(link.certificate)
                    && !blocks.contains { $0.subject == number }
            }
            if isReached { standing.insert(key) }
        }
        return standing
    }

    /// The lists of a key, as one.
    func revocationLists() throws -> [CertificateRevocationList] {
        try (0..<Self.count).compactMap { key in
            let numbers =
                revoked.filter { $0.by == key }.map(\.certificate.serialNumber)
                + revokedSigners.filter { $0.by == key }.map(\.number)
            return numbers.isEmpty ? nil : try Self.authority(key).revocationList(of: numbers)
        }
    }

    /// The steps of the import, in any order.
    func trust(shuffledBy random: inout SeededGenerator, with lists: [SignedList] = []) throws -> TrustSnapshot {
        let transaction = TrustTransaction.inMemory(at: try TestAuthority.date(TestDocument.judged))
        let unpinned = links.map(\.certificate) + (try roots.sorted().map(Self.root))
        var steps: [() throws -> Void] = [
            { try transaction.add(Self.root(0), from: .certificateFile("csca.der")) }
        ]
        for certificate in unpinned { steps.append { try transaction.add(certificate, from: .list("unpinned.ml")) } }
        for list in try revocationLists() { steps.append { try transaction.add(list, from: .crl) } }
        for block in blocks { steps.append { try transaction.block(block) } }
        for step in steps.shuffled(using: &random) { try step() }
        let states = try #require(StateSet("*"))
        let fingerprint = try Self.root(0).fingerprint()
        let grant = try #require(PublisherGrant(fingerprint: fingerprint, kind: .masterList, states: states))
        if !lists.isEmpty { try transaction.grant(grant) }
        for list in lists { try transaction.add(list, from: .list()) }
        return try transaction.snapshot()
    }

    /// Whether a document under a key passes where nothing but standing decides.
    static func passes(_ key: Int, _ trust: TrustSnapshot, _ profile: TrustProfile = .border) throws -> Bool {
        let result = try TestDocument().issued(by: authority(key)).judged(trust, profile: profile)
        func outcome(_ id: CheckID) -> CheckResult? { result.finding(id)?.result }
        return outcome(.dsSignature) == .successful && outcome(.dsRevocation) != .failed
            && outcome(.issuerNotBlocked) == .successful
    }

    /// A master list whose signer that key certified.
    static func list(_ key: Int, _ more: [Certificate] = []) throws -> SignedList {
        var test = TestList()
        test.carriesCSCA = false
        test.issuingRole = authority(key).role
        test.signed = "2026-05-0\(key + 1)"
        test.content = CertificateListBuilder(certificates: try [foreign(key)].map(\.encoded) + more.map(\.encoded))
            .content()
        let identifier = try authority(key).keyIdentifier
        test.editSigner = { builder in
            builder.serialNumber = [0x21 + UInt8(key)]
            builder.set(.authorityKeyIdentifier(identifier))
        }
        return try test.make().list()
    }
}

@Suite("Standing: links, blocks and revocation, Doc 9303-12 4.1.5.1, 6.1.1 and D.1", .timed)
struct StandingTests {
    typealias World = StandingWorld

    @Test(
        "a key stands through a chain of links that are sound, not blocked and not revoked, and through nothing else",
        .long())
    func random() throws {
        var random = SeededGenerator()
        for _ in 0..<30 {
            let world = try World(&random)
            let expected = try world.standing()
            let trust = try world.trust(shuffledBy: &random)
            for key in 0..<World.count {
                let passes = try World.passes(key, trust)
                #expect(passes == expected.contains(key), "seed \(random.seed), key \(key):\(world)")
            }
            // What a key without standing says decides nothing, and a list under it brings nothing.
            guard world.revoked.allSatisfy({ $0.by == 0 }),
                let fallen = (1..<World.count).first(where: { !expected.contains($0) })
            else { continue }
            var hostile = world
            hostile.revokedSigners = [(fallen, [0x12, 0x34]), (fallen, [0x40]), (fallen, [0x51]), (fallen, [0x52])]
            let list = try World.list(fallen)
            let spoken = try hostile.trust(shuffledBy: &random, with: [list])
            for key in expected.sorted() {
                #expect(try World.passes(key, spoken), "seed \(random.seed), \(fallen) speaks, key \(key):\(world)")
            }
            let foreign = try World.foreign(fallen)
            let basis = spoken.anchors.first { $0.certificate == foreign }?.basis
            #expect(basis.map { !$0.hasFullStanding } ?? true, "seed \(random.seed), list under \(fallen):\(world)")
        }
    }

    private func world(_ edit: (inout World) throws -> Void) throws -> TrustSnapshot {
        var random = SeededGenerator(seed: 39)
        var world = try World(&random)
        (world.links, world.roots, world.revoked, world.blocks) = ([], [], [], [])
        try edit(&world)
        return try world.trust(shuffledBy: &random)
    }

    private func link(_ from: Int, _ to: Int) throws -> World.Link {
        .init(certificate: try World.link(from, to), from: from, to: to, isSound: true)
    }

    private func state(_ key: Int, _ trust: TrustSnapshot, _ profile: TrustProfile) throws -> [String] {
        let result = try TestDocument().issued(by: World.authority(key)).judged(trust, profile: profile)
        return try [CheckID.dsRevocation, .issuerNotBlocked].map { id in
            let finding = try #require(result.finding(id))
            return "\(finding.result)" + (finding.reason.map { " \($0)" } ?? "")
        }
    }

    @Test("a blocked link is no step to the key after it, by number, certificate or key, with roots beside or without")
    func blockedLink() throws {
        let first = try World.link(0, 1)
        for subject in [
            try World.number(of: first), .certificate(try first.fingerprint()),
            .certificate(try first.keyFingerprint()),
        ] {
            for roots in [[], [1, 2]] as [Set<Int>] {
                let trust = try world { world in
                    world.links = [try link(0, 1), try link(1, 2)]
                    world.roots = roots
                    world.blocks = [try World.block(subject)]
                }
                for profile in [TrustProfile.default, .border, .strict] {
                    #expect(try state(2, trust, profile)[1] == "failed blocked", "\(subject) \(roots)")
                }
            }
        }
    }

    @Test("a revoked link carries nothing, and its key's own root and the keys after it are no better", .long())
    func revokedLink() throws {
        for roots in [[], [1], [1, 2]] as [Set<Int>] {
            let trust = try world { world in
                world.links = [try link(0, 1), try link(1, 2)]
                world.roots = roots
                world.revoked = [(0, world.links[0].certificate)]
            }
            for profile in [TrustProfile.default, .border, .strict] {
                for key in [1, 2] { #expect(try state(key, trust, profile)[0] == "failed revoked", "\(roots)") }
            }
        }
        // Another link of the key is not revoked.
        let other = try World.newLink(0, 1) { $0.serialNumber = [0x7E] }
        let trust = try world { world in
            world.links = [try link(0, 1), .init(certificate: other, from: 0, to: 1, isSound: true)]
            world.roots = [1]
            world.revoked = [(0, world.links[0].certificate)]
        }
        #expect(try World.passes(1, trust, .strict))
    }

    @Test("a root on its own list takes its key along, also where the operator named a link to it")
    func revokedRoot() throws {
        let time = try TestAuthority.date(TestDocument.judged)
        let transaction = TrustTransaction.inMemory(at: time)
        for certificate in [try World.root(0), try World.root(1), try World.link(0, 1)] {
            try transaction.add(certificate, from: .certificateFile("named.der"))
        }
        try transaction.add(World.authority(1).revocationList(of: [[0x41]]), from: .crl)
        let trust = try transaction.snapshot()
        #expect(try state(1, trust, .default)[0] == "failed revoked")
        #expect(try World.passes(0, trust))
    }

    @Test("a newer list of the same key that no longer names the link gives it back")
    func takenBack() throws {
        let link = try World.link(0, 1)
        let anchors = try [TrustAnchor.of(World.root(0)), .of(link, .unpinned)]
        let naming = try World.authority(0).revocationList(of: [link.serialNumber])
        let newer = try World.authority(0).revocationList(thisUpdate: "2026-11-01") { $0.number = 8 }
        #expect(try !World.passes(1, TrustSnapshot(anchors: anchors, revocationLists: [naming])))
        #expect(try World.passes(1, TrustSnapshot(anchors: anchors, revocationLists: [naming, newer])))
    }

    @Test("somebody else's certificate of a key, with a number that is revoked, does not speak against the key")
    func planted() throws {
        let planted = try World.authority(1).root(serialNumber: [0x66]) { builder in
            builder.set(.authorityKeyIdentifier(try World.authority(0).keyIdentifier))
        }
        var octets = planted.encoded
        octets[octets.count - 1] ^= 1
        let anchors = try [
            TrustAnchor.of(World.root(0)), .of(World.root(1), .verified), .of(Certificate(encoded: octets), .listed),
        ]
        let list = try World.authority(0).revocationList(of: [[0x66]])
        #expect(try World.passes(1, TrustSnapshot(anchors: anchors, revocationLists: [list])))
    }

    @Test("a grant does not go with a revoked link, in whichever list the key's own root stands")
    func grants() throws {
        var random = SeededGenerator(seed: 39)
        var world = try World(&random)
        (world.links, world.roots, world.revoked, world.blocks) = ([try link(0, 1)], [1], [], [])
        let lists = [try World.list(0, [World.root(1)]), try World.list(1)]
        func basis() throws -> TrustBasis? {
            let foreign = try World.foreign(1)
            return try world.trust(shuffledBy: &random, with: lists).anchors.first { $0.certificate == foreign }?.basis
        }
        #expect(try basis() == .verified)
        world.revoked = [(0, world.links[0].certificate)]
        #expect(try basis().map { !$0.isTrusted } ?? true)
    }

    @Test("what is revoked is known in a store that was opened again, without any block")
    func reopened() throws {
        let folder = StoreFolder()
        let time = try TestAuthority.date(TestDocument.judged)
        let transaction = try TrustStore.beginMaking(path: folder.path, at: time)
        let link = try World.link(0, 1)
        try transaction.add(World.root(0), from: .certificateFile("csca.der"))
        for certificate in [link, try World.root(1)] { try transaction.add(certificate, from: .list()) }
        try transaction.add(World.authority(0).revocationList(of: [link.serialNumber]), from: .crl)
        try transaction.commit()
        let trust = try TrustStore.open(path: folder.path).snapshot()
        #expect(try trust.revoked(behind: World.root(1)) == link)
        #expect(try state(1, trust, .default)[0] == "failed revoked")
    }

    @Test("the choice among certificates of one key is the same in every order, and one that stands comes first")
    func choice() throws {
        let certificates = try [
            World.root(0),
            World.authority(0).root(serialNumber: [0x70]) { $0.notAfter = try TestAuthority.date("2041-01-01") },
            World.authority(0).root(serialNumber: [0x71]),
        ]
        var chosen: Set<[UInt8]> = []
        for order in [certificates, certificates.reversed()] {
            let trust = try TrustSnapshot(anchors: order.map { try .of($0) })
            let result = try TestDocument().judged(trust)
            chosen.insert(try #require(result.anchor?.fingerprint))
        }
        #expect(try chosen == [certificates[1].fingerprint()])
    }

    @Test("damaged certificates of one name cost a few signatures each")
    func damagedNames() throws {
        var ledger = TrustLedger()
        let count = 40
        for index in 0..<count {
            let authority = TestAuthority(role: "damaged \(index)")
            var octets = try authority.root(serialNumber: [UInt8(index + 1)]).encoded
            octets[octets.count - 1] ^= 1
            try ledger.add(Certificate(encoded: octets), source: nil)
        }
        for _ in 0..<2 {
            let refused = try ledger.refuseDamagedAnchors { _ in true }
            #expect(refused.count == count)
        }
        #expect(ledger.otherSignatures.count <= count * TrustLedger.maximumCandidates)
    }
}

@Suite("The path above a list's signer has the rules of that above a document's, Doc 9303-12 4.1 and D.1.1", .timed)
struct ListSignerPathTests {
    /// The standing of a list whose signer an authority certified that the CSCA named certified.
    private func standing(_ edit: (inout CertificateBuilder) throws -> Void) throws -> String {
        let above = try TestList.csca(role: "above")
        let authority = try TestList.csca(signedBy: "above", serialNumber: 2) { builder in try? edit(&builder) }
        var test = TestList()
        test.content = CertificateListBuilder(certificates: [authority.encoded]).content()
        test.carriesCSCA = false
        let subject = authority.subject
        test.editSigner = { $0.issuer = subject }
        return try test.make().verification(trust: [above]).standing.word
    }

    @Test("over a link that is sound, and over nothing else")
    func links() throws {
        #expect(try standing { _ in } == "verified")
        #expect(
            try standing { builder in
                builder.issuer = builder.subject
                builder.subject = try DistinguishedName(country: "UT", organization: "Utopia", commonName: "Sub CA")
            } == "unpinned")
        #expect(try standing { $0.set(.extendedKeyUsage([SignedListKind.masterList.signerPurpose])) } == "unpinned")
        #expect(
            try standing { $0.set(.init(objectIdentifier: "2.999.1", isCritical: true, value: [5, 0])) } == "unpinned")
        #expect(try standing { $0.notAfter = try TestList.date("2026-06-01") } == "unpinned")
    }
}
