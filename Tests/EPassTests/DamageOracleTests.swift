// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// Files damaged element by element: cut, doubled, left out, reordered, retagged, with a length that is off by one,
/// emptied, written anew in BER, longer or shorter by an octet, with other algorithms, and with a decoy of what is
/// signed; with the lengths around put right, or not.
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
        let kind = Int.random(in: 0..<13, using: &random)
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
        case 6:
            let tag = encoded.prefix(header - Self.lengthOctets(octets, element))
            return (replace(element, by: tag + [0], in: octets), "emptied @\(element.start)")
        case 7:
            let new = Self.inBER(encoded, header: header, isIndefinite: Bool.random(using: &random))
            return (replace(element, by: new, in: octets), "BER @\(element.start)")
        case 8:
            guard encoded[0] & 0x20 == 0, let last = encoded.last else { return (octets, "nothing") }
            let isLonger = Bool.random(using: &random)
            let content = encoded.dropFirst(header)
            let changed = isLonger ? content + [last] : content.dropLast()
            let tag = TLVTag(UInt32(encoded[0]))
            return (
                replace(element, by: TLVWriter.encode(tag, Array(changed)), in: octets), "resized @\(element.start)"
            )
        case 9: return (replace(element, by: encoded + decoy(of: octets), in: octets), "decoy @\(element.start)")
        case 10:
            var changed = octets
            let place = Int.random(in: octets.indices, using: &random)
            changed[place] = UInt8.random(in: 0...255, using: &random)
            return (changed, "octet @\(place)")
        default:
            let identifiers = elements.filter { Self.isAlgorithm(octets[$0.start..<$0.end]) }
            guard let place = identifiers.randomElement(using: &random),
                let other = Self.algorithms.randomElement(using: &random)
            else { return (octets, "nothing") }
            return (replace(place, by: other, in: octets), "algorithm @\(place.start)")
        }
    }

    /// A list of hashes that nobody signed, as that of EF.SOD stands there.
    private mutating func decoy(of sod: [UInt8]) -> [UInt8] {
        let type: [UInt8] = [0x06, 0x06, 0x67, 0x81, 0x08, 0x01, 0x01, 0x01]
        guard let list = RemainingLists(in: sod).lists.first?.octets else { return type }
        var forged = list
        forged[forged.count / 2] ^= 1
        let octets = Bool.random(using: &random) ? forged : list
        return type + TLVWriter.encode(0xA0, TLVWriter.encode(0x04, octets))
    }

    /// The same element with a length in more octets than it needs or an indefinite one, or a string in two pieces.
    private static func inBER(_ element: [UInt8], header: Int, isIndefinite: Bool) -> [UInt8] {
        let content = Array(element.dropFirst(header))
        if element[0] == 0x04, isIndefinite {
            let pieces = [content.prefix(content.count / 2), content.dropFirst(content.count / 2)]
                .map { TLVWriter.encode(0x04, Array($0)) }
            // Pieces may have pieces.
            return TLVWriter.encode(0x24, TLVWriter.encode(0x24, pieces[0]) + pieces[1])
        }
        guard element[0] & 0x1F != 0x1F else { return element }
        if element[0] & 0x20 != 0, isIndefinite { return [element[0], 0x80] + content + [0, 0] }
        return [element[0], 0x83, UInt8(content.count >> 16), UInt8(content.count >> 8 & 0xFF)]
            + [UInt8(content.count & 0xFF)] + content
    }

    private static let algorithms: [[UInt8]] = {
        let signatures: [SignatureAlgorithm] = [
            .ecdsa(.sha1), .ecdsa(.sha384), .ecdsa(.sha512), .rsaPKCS1(.sha256), .rsaPKCS1(.sha1),
            .rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 20),
            .rsaPSS(hash: .sha256, mgfHash: .sha256, saltLength: 31),
            .rsaPSS(hash: .sha512, mgfHash: .sha512, saltLength: 64),
        ]
        let hashes = HashAlgorithm.allCases.map { AlgorithmIdentifier(objectIdentifier: $0.objectIdentifier) }
        let others = ["1.2.3", "0.4.0.127.0.7.1.1.4.1.3"].map { AlgorithmIdentifier(objectIdentifier: $0) }
        let known = signatures.map { AlgorithmIdentifier($0) }
        return (known + hashes + others).compactMap { try? $0.encoded() }
    }()

    /// Whether it is a SEQUENCE that begins with the identifier of a hash or a signature.
    private static func isAlgorithm(_ element: ArraySlice<UInt8>) -> Bool {
        guard element.first == 0x30, let header = try? TLVHeader.parse(Array(element.prefix(8))) else { return false }
        let arcs: [[UInt8]] = [
            [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04], [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01],
            [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02], [0x2B, 0x0E, 0x03, 0x02, 0x1A],
        ]
        let content = element.dropFirst(header.headerLength)
        return content.first == 0x06 && arcs.contains { content.dropFirst(2).starts(with: $0) }
    }

    /// One octet of the last file element changed: what a forger does beside the damage.
    static func forged(_ octets: [UInt8]) -> [UInt8] {
        var octets = octets
        if let last = octets.indices.last { octets[last] ^= 1 }
        return octets
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
                if let length = try TLVHeader.parse(octets).totalLength {
                    return length > octets.count ? nil : [Array(octets.prefix(length)), octets]
                }
                var cursor = TLVCursor(octets, rules: .ber)
                return [Array(try cursor.read().encoded), octets]
            } catch {
                return [.truncated, .missingEndOfContents].contains(error.code) ? nil : [octets]
            }
        }

        /// An element in DER: what is signed, however it is written.
        private static func distinguished(_ octets: [UInt8]) -> [UInt8]? {
            var cursor = TLVCursor(octets, rules: .ber)
            guard let element = try? cursor.read(), cursor.isAtEnd else { return nil }
            guard element.isConstructed else { return TLVWriter.encode(element.tag, Array(element.content)) }
            var parts: [[UInt8]] = []
            var members = TLVCursor(element.content, rules: .ber)
            while !members.isAtEnd {
                guard let member = try? members.read(), let part = distinguished(Array(member.encoded)) else {
                    return nil
                }
                parts.append(part)
            }
            if element.tag == 0x24 {
                let pieces = parts.compactMap { piece in
                    (try? TLVHeader.parse(piece)).map { piece.dropFirst($0.headerLength) }
                }
                return TLVWriter.encode(0x04, Array(pieces.joined()))
            }
            if element.tag == 0x31 { parts.sort { $0.lexicographicallyPrecedes($1) } }
            return TLVWriter.encode(element.tag, Array(parts.joined()))
        }

        private static func forms(_ octets: [UInt8]) -> [[UInt8]] {
            [octets] + [distinguished(octets)].compactMap { $0 }
        }

        private var digestDiffers: Bool {
            guard let sod = files[.sod] else { return false }
            let object = try? ParsedSecurityObject<LDSSecurityObject>(decoding: sod, profile: .default)
            // However odd the object around it is, a list says which file differs, and of several each of them.
            let lists = object?.doubted ?? RemainingLists(in: sod).lists
            return DataGroupNumber.allCases.contains { group in
                guard let octets = files[.dataGroup(group)], let whole = Self.whole(octets, group.tag) else {
                    return false
                }
                let naming = lists.filter { $0.hash(of: group) != nil }
                return !naming.isEmpty
                    && naming.allSatisfy { list in
                        guard let hash = HashAlgorithm(objectIdentifier: list.hashAlgorithmOID) else { return false }
                        let hashes = whole.map { try? hash.hash($0) }
                        return list.dataGroupHashes.filter { $0.dataGroup == group }
                            .allSatisfy { $0.hash.count == hash.digestSize && !hashes.contains($0.hash) }
                    }
            }
        }

        /// Whether a signature or digest of that security object is wrong.
        private func isWrong<Content: SignedContent>(
            _ type: ParsedSecurityObject<Content>.Type, in file: LDSFile
        ) -> Bool {
            guard let octets = files[file] else { return false }
            // Who signed what, nobody can say of octets that do not decode as a whole.
            guard let data = try? type.init(decoding: octets, profile: .default).signedData,
                let content = data.eContent
            else { return false }
            let signers = data.signerInfos
            // Of several one that signed what stands there, or may have, leaves it open who counts.
            guard signers.count == 1 || !signers.contains(where: { isGood(data, $0, content) }) else { return false }
            return !signers.isEmpty && signers.count <= 4
                && signers.allSatisfy { signer in
                    guard let attributes = signer.signedAttrs else { return false }
                    return isDigestWrong(content, signer, attributes) || isSignatureWrong(data, signer, attributes)
                }
        }

        private func isGood(_ data: SignedData, _ signer: SignerInfo, _ content: [UInt8]) -> Bool {
            guard let attributes = signer.signedAttrs, let algorithm = Self.algorithm(of: signer),
                let hash = HashAlgorithm(objectIdentifier: signer.digestAlgorithm.objectIdentifier),
                let digest = try? hash.hash(content)
            else { return false }
            let candidates = takesUnnamed ? data.certificates : data.certificates.filter(signer.names)
            return attributes.attributes.contains { $0.values == [TLVWriter.encode(0x04, digest)] }
                && candidates.contains { certificate in
                    Self.forms(attributes.signedOctets).contains {
                        Self.verdict(signer.signature, $0, [algorithm], certificate) == .valid
                    }
                }
        }

        private func isDigestWrong(
            _ content: [UInt8], _ signer: SignerInfo, _ attributes: SignerInfo.SignedAttributes
        ) -> Bool {
            guard let hash = HashAlgorithm(objectIdentifier: signer.digestAlgorithm.objectIdentifier)
            else { return false }
            let stated = attributes.attributes.filter { $0.type == "1.2.840.113549.1.9.4" }
            guard stated.count == 1, stated[0].values.count == 1 else { return false }
            let value = stated[0].values[0]
            guard let header = try? TLVHeader.parse(value), header.tag == 0x04, header.totalLength == value.count else {
                return false
            }
            let digest = Array(value.dropFirst(header.headerLength))
            // The algorithm is known, and nobody signed its name: one of that length made the digest.
            let fitting = HashAlgorithm.allCases.first { $0.digestSize == digest.count }
            return fitting.map { (try? $0.hash(content)) != digest } ?? false && hash.digestSize > 0
        }

        /// Under the key of the certificate that the signer names; and that of the certificate under the CSCA's key,
        /// where it names that one.
        private func isSignatureWrong(
            _ data: SignedData, _ signer: SignerInfo, _ attributes: SignerInfo.SignedAttributes
        ) -> Bool {
            func isValid(_ certificate: Certificate) -> Bool {
                guard let algorithm = Self.algorithm(of: signer) else { return false }
                return Self.forms(attributes.signedOctets).contains {
                    Self.verdict(signer.signature, $0, [algorithm], certificate) == .valid
                }
            }
            func isForged(_ certificate: Certificate) -> Bool {
                guard let algorithm = Self.algorithm(of: signer) else { return false }
                return Self.isForged(
                    signer.signature, attributes.signedOctets, algorithm, by: certificate, whateverKind: true)
            }
            let named = data.certificates.filter(signer.names)
            let signing = (takesUnnamed ? data.certificates : named).first(where: isValid)
            // Of several the signer's own may be the one that is damaged. Where nobody's signature verifies, nothing
            // says whose it is.
            guard let maker = signing else {
                return !named.isEmpty && named.allSatisfy(isForged) && data.undecodedCertificates.isEmpty
            }
            // Nor does a certificate say anything that the signer does not name, and nobody signed.
            guard signer.names(maker) else { return false }
            // Of another State, or an issuer of another name, nothing is known here that its signers could be held
            // against.
            guard maker.issuerCountry?.code == csca.issuerCountry?.code,
                Self.attributes(maker.issuer) == Self.attributes(csca.subject),
                let identifier = maker.decodedExtensions.authorityKeyIdentifier?.keyIdentifier,
                identifier == csca.decodedExtensions.subjectKeyIdentifier,
                let algorithm = try? maker.signatureAlgorithm.signatureAlgorithm()
            else { return false }
            // Beside one that does not decode nobody can say whether it is the signer's.
            return data.undecodedCertificates.isEmpty
                && Self.isForged(maker.signatureValue, maker.tbsCertificate, algorithm, by: csca)
        }

        /// A name as issuers are compared: without regard to the order of its parts and to case.
        private static func attributes(_ name: DistinguishedName) -> [String] {
            name.description.lowercased().split(separator: ", ").map(String.init).sorted()
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
        ///
        /// - Parameter whateverKind: whether it is also where the algorithm beside it is one of another kind of key; in
        ///   a certificate that algorithm is signed.
        private static func isForged(
            _ signature: [UInt8], _ octets: [UInt8], _ algorithm: SignatureAlgorithm, by certificate: Certificate,
            whateverKind: Bool = false
        ) -> Bool {
            guard let key = try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo) else { return false }
            let isWhole =
                switch key.kind {
                case .rsa(let bits): signature.count == (bits + 7) / 8
                case .ec(let curve, _):
                    ECDSASignature(padded: signature).map { numbers in
                        numbers.der == signature
                            && [numbers.r, numbers.s].allSatisfy {
                                !$0.isEmpty && !UnsignedOctets.subtract(curve.constants.order, $0).isEmpty
                            }
                    } ?? false
                case .dsa: ECDSASignature(padded: signature)?.der == signature
                }
            let isInvalid = forms(octets).allSatisfy { octets in
                let found = verdict(signature, octets, [algorithm], certificate)
                return found == .invalid || whateverKind && found == nil
            }
            guard isWhole, isInvalid else { return false }
            let others = HashAlgorithm.allCases.flatMap { hash -> [SignatureAlgorithm] in
                [
                    .ecdsa(hash), .rsaPKCS1(hash),
                    .rsaPSS(hash: hash, mgfHash: hash, saltLength: hash.digestSize), .dsa(hash),
                ]
            }
            return !forms(octets).contains { verdict(signature, $0, others, certificate) == .valid }
        }
    }

    /// How many, over all profiles.
    private static let count =
        ProcessInfo.processInfo.environment["EPASS_DAMAGE_COUNT"].flatMap { Int($0) } ?? 2_000

    private static let profiles = ["default", "pace-cam", "plain", "rsa-pss"]

    private func listAlgorithm(of object: ParsedSecurityObject<LDSSecurityObject>) -> HashAlgorithm? {
        object.content.flatMap { HashAlgorithm(objectIdentifier: $0.hashAlgorithmOID) }
    }

    @Test("2,000 damaged documents by the seed of the commit", arguments: profiles)
    func damaged(profile: String) throws {
        let simulated = try SimulatedDocument(profile)
        let trust = try simulated.trust
        let csca = try Certificate(encoded: simulated.document.cscaCertificate)
        let genuine = try #require(simulated.document.files[.sod])
        let object = try ParsedSecurityObject<LDSSecurityObject>(decoding: genuine, profile: .default)
        let signed = try #require(object.content).octets
        let listed = try #require(object.content?.hash(of: .dg1))
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
            // Every eighth is forged beside it: a fault in the octets of EF.SOD hides no other file.
            let isForgedToo = file == .sod && index % 8 == 0
            var given = simulated.document.files
            given[file] = octets
            var list: [UInt8]? = signed
            if isForgedToo {
                let forged = ElementDamage.forged(try #require(given[.dataGroup(.dg1)]))
                given[.dataGroup(.dg1)] = forged
                // Every second time the list with it.
                if index % 16 == 0, let place = octets.firstRange(of: listed), let hash = listAlgorithm(of: object) {
                    given[.sod]?.replaceSubrange(place, with: try hash.hash(forged))
                    list = nil
                }
            }
            let evidence = DamagedFileTests.files(of: simulated) { file, octets in given[file] ?? octets }
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
                // Whatever is odd around the list that was signed, it hides no file that differs.
                if isForgedToo, let list, given[.sod]?.firstRange(of: list) != nil {
                    #expect(word == .notGenuine, "\(place)")
                }
                if file == .dir, original.starts(with: octets) {
                    #expect(report.check(.dirAuthenticity)?.result != .failed, "\(place)")
                }
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
