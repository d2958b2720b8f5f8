// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassLDS
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// Files damaged element by element: cut, doubled, left out, reordered, retagged, with a length that is off by one, and
/// emptied; with the lengths around put right, or not.
struct ElementDamage {
    /// An element of the octets: where it begins, its header and its end, and where its parents begin.
    private struct Element {
        let start: Int
        let content: Int
        let end: Int
        let parents: [Int]
    }

    private static let tags: [UInt8] = [0x02, 0x04, 0x06, 0x0C, 0x13, 0x30, 0x31, 0xA0]

    var random: SeededGenerator

    /// The octets with one thing changed, and what it was.
    mutating func damage(_ octets: [UInt8]) -> (octets: [UInt8], what: String) {
        let elements = Self.elements(octets)
        guard let element = elements.randomElement(using: &random) else { return (octets, "nothing") }
        let encoded = Array(octets[element.start..<element.end])
        let header = element.content - element.start
        let kind = Int.random(in: 0..<7, using: &random)
        switch kind {
        case 0:
            let length = Int.random(in: 1..<octets.count, using: &random)
            return (Array(octets.prefix(length)), "cut to \(length)")
        case 1: return (replace(element, by: encoded + encoded, in: octets), "doubled @\(element.start)")
        case 2: return (replace(element, by: [], in: octets), "left out @\(element.start)")
        case 3:
            let siblings = elements.filter { $0.parents == element.parents && $0.start >= element.end }
            guard let other = siblings.first else { return (octets, "nothing") }
            let swapped =
                Array(octets[other.start..<other.end]) + octets[element.end..<other.start] + encoded
            return (
                Array(octets[..<element.start]) + swapped + octets[other.end...], "swapped @\(element.start)"
            )
        case 4:
            var changed = octets
            changed[element.start] = Self.tags.randomElement(using: &random) ?? 0
            return (changed, "retagged @\(element.start)")
        case 5:
            var changed = octets
            changed[element.content - 1] &+= Bool.random(using: &random) ? 1 : 0xFF
            return (changed, "length off @\(element.start)")
        default:
            let tag = encoded.prefix(header - Self.lengthOctets(octets, element))
            return (replace(element, by: tag + [0], in: octets), "emptied @\(element.start)")
        }
    }

    private static func lengthOctets(_ octets: [UInt8], _ element: Element) -> Int {
        let tag = octets[element.start] & 0x1F == 0x1F ? 2 : 1
        return element.content - element.start - tag
    }

    /// With other octets in its place, and mostly with the lengths of what is around it put right.
    private mutating func replace(_ element: Element, by new: [UInt8], in octets: [UInt8]) -> [UInt8] {
        var changed = octets
        changed.replaceSubrange(element.start..<element.end, with: new)
        guard Int.random(in: 0..<4, using: &random) > 0 else { return changed }
        for parent in element.parents.reversed() {
            guard let header = try? TLVHeader.parse(Array(octets[parent...].prefix(8))),
                let length = header.contentLength
            else { return changed }
            // Inner ones first: each is by so much longer as what is in it became.
            let inside = length + changed.count - octets.count
            guard inside >= 0 else { return changed }
            let tag = Array(octets[parent..<(parent + header.tag.length)])
            let made = TLVWriter.encode(header.tag, Array(repeating: 0, count: inside))
            let field = Array(made.prefix(made.count - inside).dropFirst(tag.count))
            changed.replaceSubrange(parent..<(parent + header.headerLength), with: tag + field)
        }
        return changed
    }

    private static func elements(_ octets: [UInt8]) -> [Element] {
        var found: [Element] = []
        // What is signed stands in an OCTET STRING.
        func isWhole(_ value: [UInt8]) -> Bool {
            guard let header = try? TLVHeader.parse(value) else { return false }
            return header.tag.isConstructed && header.totalLength == value.count
        }
        func walk(_ range: Range<Int>, _ parents: [Int]) {
            var position = range.lowerBound
            while position < range.upperBound {
                guard let header = try? TLVHeader.parse(Array(octets[position..<min(position + 8, range.upperBound)])),
                    let length = header.totalLength, position + length <= range.upperBound
                else { return }
                let content = position + header.headerLength
                found.append(Element(start: position, content: content, end: position + length, parents: parents))
                let isWrapper = header.tag == 0x04 && isWhole(Array(octets[content..<(position + length)]))
                if header.tag.isConstructed || isWrapper, parents.count < 12 {
                    walk(content..<(position + length), parents + [position])
                }
                position += length
            }
        }
        walk(0..<octets.count, [])
        return found
    }
}

@Suite("Damaged files: forged exactly where a digest or a signature differs", .timed)
struct DamageOracleTests {
    /// What is signed, worked out with no judge: by decoders, digests and signatures alone.
    private struct Oracle {
        let files: [LDSFile: [UInt8]]
        let csca: Certificate
        /// Whether a certificate that the signer does not name may have made the signature (F-51).
        let takesUnnamed: Bool

        var isForged: Bool {
            digestDiffers || isWrong(ParsedSecurityObject<LDSSecurityObject>.self, in: .sod)
                || isWrong(ParsedSecurityObject<SecurityInfos>.self, in: .cardSecurity)
        }

        /// The octets of the outermost element, and those of the file; nil where the file is cut. Behind another tag
        /// than its own stands no length of it.
        private static func whole(_ octets: [UInt8], _ tag: UInt8) -> [[UInt8]]? {
            guard let first = octets.first else { return nil }
            guard first == tag else {
                let length = (try? TLVHeader.parse(octets).totalLength) ?? octets.count
                return [Array(octets.prefix(length)), octets]
            }
            do throws(TLVError) {
                guard let length = try TLVHeader.parse(octets).totalLength else { return [octets] }
                return length > octets.count ? nil : [Array(octets.prefix(length)), octets]
            } catch {
                return error.code == .truncated ? nil : [octets]
            }
        }

        private var digestDiffers: Bool {
            // However odd the object around it is, a list says which file differs.
            let sod = files[.sod].flatMap { octets in
                (try? ParsedSecurityObject<LDSSecurityObject>(decoding: octets, profile: .default))
                    ?? ParsedSecurityObject<LDSSecurityObject>(misplacedIn: octets)
            }
            guard let list = sod?.doubted, let hash = HashAlgorithm(objectIdentifier: list.hashAlgorithmOID) else {
                return false
            }
            return list.dataGroupHashes.contains { entry in
                guard let octets = files[.dataGroup(entry.dataGroup)],
                    let whole = Self.whole(octets, entry.dataGroup.tag)
                else { return false }
                return !whole.contains { (try? hash.hash($0)) == entry.hash }
            }
        }

        /// Whether a signature or digest of that security object is wrong.
        private func isWrong<Content: SignedContent>(
            _ type: ParsedSecurityObject<Content>.Type, in file: LDSFile
        ) -> Bool {
            guard let octets = files[file],
                let object = (try? type.init(decoding: octets, profile: .default)) ?? type.init(misplacedIn: octets),
                object.hasContentOctets, let data = object.signedData, data.signerInfos.count == 1,
                let signer = data.signerInfos.first, let attributes = signer.signedAttrs
            else { return false }
            return isDigestWrong(data, signer, attributes) || isSignatureWrong(data, signer, attributes)
        }

        private func isDigestWrong(
            _ data: SignedData, _ signer: SignerInfo, _ attributes: SignerInfo.SignedAttributes
        ) -> Bool {
            guard let content = data.eContent,
                let hash = HashAlgorithm(objectIdentifier: signer.digestAlgorithm.objectIdentifier)
            else { return false }
            let stated = attributes.attributes.filter { $0.type == "1.2.840.113549.1.9.4" }
            guard stated.count == 1, stated[0].values.count == 1 else { return false }
            let value = stated[0].values[0]
            guard let header = try? TLVHeader.parse(value), header.tag == 0x04, header.totalLength == value.count else {
                return false
            }
            let digest = Array(value.dropFirst(header.headerLength))
            return digest.count == hash.digestSize && (try? hash.hash(content)) != digest
        }

        /// Under the key of the certificate that the signer names; and that of the certificate under the CSCA's key,
        /// where it names that one.
        private func isSignatureWrong(
            _ data: SignedData, _ signer: SignerInfo, _ attributes: SignerInfo.SignedAttributes
        ) -> Bool {
            func isValid(_ certificate: Certificate) -> Bool {
                guard let algorithm = Self.algorithm(of: signer) else { return false }
                return Self.verdict(signer.signature, attributes.signedOctets, [algorithm], certificate) == .valid
            }
            func isForged(_ certificate: Certificate) -> Bool {
                guard let algorithm = Self.algorithm(of: signer) else { return false }
                return Self.isForged(signer.signature, attributes.signedOctets, algorithm, by: certificate)
            }
            let named = data.certificates.filter(signer.names)
            let maker = (takesUnnamed ? data.certificates : named).first(where: isValid) ?? named.first
            guard let maker else { return false }
            if isForged(maker) { return true }
            guard let identifier = maker.decodedExtensions.authorityKeyIdentifier?.keyIdentifier,
                identifier == csca.decodedExtensions.subjectKeyIdentifier,
                let algorithm = try? maker.signatureAlgorithm.signatureAlgorithm()
            else { return false }
            return Self.isForged(maker.signatureValue, maker.tbsCertificate, algorithm, by: csca)
        }

        private static func algorithm(of signer: SignerInfo) -> SignatureAlgorithm? {
            try? signer.signatureAlgorithm.signatureAlgorithm(
                digest: HashAlgorithm(objectIdentifier: signer.digestAlgorithm.objectIdentifier))
        }

        private static func verdict(
            _ signature: [UInt8], _ octets: [UInt8], _ algorithms: [SignatureAlgorithm], _ certificate: Certificate
        ) -> SignatureVerdict? {
            guard let key = try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo) else { return nil }
            let found = algorithms.compactMap { algorithm in
                try? key.check(
                    signature: signature, over: octets[...], algorithm: algorithm,
                    tolerating: Set(SignatureDeviation.allCases)
                ).verdict
            }
            return found.contains(.valid) ? .valid : found.first
        }

        /// Whether that is a whole signature, and none of the key: by the algorithm beside it, which nobody signed, or
        /// by any other.
        private static func isForged(
            _ signature: [UInt8], _ octets: [UInt8], _ algorithm: SignatureAlgorithm, by certificate: Certificate
        ) -> Bool {
            guard let key = try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo) else { return false }
            let isWhole =
                switch key.kind {
                case .rsa(let bits): signature.count == (bits + 7) / 8
                case .ec(let curve, _):
                    ECDSASignature(padded: signature).map {
                        $0.der == signature && max($0.r.count, $0.s.count) <= curve.fieldSize
                    } ?? false
                case .dsa: ECDSASignature(padded: signature)?.der == signature
                }
            guard isWhole, verdict(signature, octets, [algorithm], certificate) == .invalid else { return false }
            let others = HashAlgorithm.allCases.flatMap { hash -> [SignatureAlgorithm] in
                [
                    .ecdsa(hash), .rsaPKCS1(hash),
                    .rsaPSS(hash: hash, mgfHash: hash, saltLength: hash.digestSize), .dsa(hash),
                ]
            }
            return verdict(signature, octets, others, certificate) != .valid
        }
    }

    /// How many, over all profiles.
    private static let count =
        ProcessInfo.processInfo.environment["EPASS_DAMAGE_COUNT"].flatMap { Int($0) } ?? 2_000

    private static let profiles = ["default", "pace-cam", "plain"]

    @Test("2,000 damaged documents by the seed of the commit", arguments: profiles)
    func damaged(profile: String) throws {
        let simulated = try SimulatedDocument(profile)
        let trust = try simulated.trust
        let csca = try Certificate(encoded: simulated.document.cscaCertificate)
        var damage = ElementDamage(random: .ofCommit())
        let seed = damage.random.seed
        let files = simulated.document.files.sorted { $0.key.name < $1.key.name }.map(\.key)
        var tally: [String: Int] = [:]
        for index in 0..<(Self.count / Self.profiles.count + 1) {
            // EF.SOD has most of what can be damaged.
            let file = Bool.random(using: &damage.random) ? .sod : files.randomElement(using: &damage.random) ?? .sod
            let original = try #require(simulated.document.files[file])
            let (octets, what) = damage.damage(original)
            tally["\(file == .sod ? "EF.SOD" : "others"), \(what.prefix { $0 != " " })", default: 0] += 1
            let evidence = DamagedFileTests.files(of: simulated) { $0 == file ? octets : $1 }
            var given = simulated.document.files
            given[file] = octets
            for policy in index % 10 == 0 ? Policy.all : [Policy.read] {
                let report = Inspection.judge(evidence, trust: trust, policy: policy, at: SimulatedDocument.time)
                let word = report.headline.word
                tally["judgements", default: 0] += 1
                tally["word \(word.rawValue)", default: 0] += 1
                let takesUnnamed = policy.profile.tolerated.contains(.signerIdentifierMismatch)
                let isForged = Oracle(files: given, csca: csca, takesUnnamed: takesUnnamed).isForged
                let place = "\(profile) \(policy.name) \(file) \(what), seed \(seed), \(index): \(report.headline)"
                #expect((word == .notGenuine) == isForged, "\(place)")
                #expect(!isForged || report.decision?.outcome != .accept, "\(place)")
                guard octets != original, file == .sod || file.dataGroupNumber != nil else { continue }
                // What is signed and was changed is never said to be genuine.
                if report.assurances.contains(where: { $0.kind == .dataGenuine && $0.isGiven }) {
                    let group = file.dataGroupNumber.map { _ in octets.starts(with: original) } ?? true
                    #expect(group, "\(place)")
                }
            }
        }
        guard Self.count > 2_000 else { return }
        for (what, number) in tally.sorted(by: { $0.key < $1.key }) { print("\(profile): \(what): \(number)") }
    }
}

extension SeededGenerator {
    /// The numbers of `EPASS_TEST_SEED`, or else those of the commit that is tested, so that a run says something of
    /// it; where there is no repository, the same in each run.
    fileprivate static func ofCommit() -> SeededGenerator {
        guard ProcessInfo.processInfo.environment["EPASS_TEST_SEED"] == nil else { return SeededGenerator() }
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "rev-parse", "HEAD"]
        git.currentDirectoryURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let output = Pipe()
        git.standardOutput = output
        guard (try? git.run()) != nil else { return SeededGenerator(seed: 0) }
        let name = String(decoding: output.fileHandleForReading.readDataToEndOfFile().prefix(15), as: UTF8.self)
        git.waitUntilExit()
        return SeededGenerator(seed: UInt64(name, radix: 16) ?? 0)
    }
}
