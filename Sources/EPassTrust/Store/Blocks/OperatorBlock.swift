// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassEncodings
public import EPassMRZ
internal import EPassMessages

/// The operator's own word against a certificate, a key or a series of documents. It holds under every policy, and no
/// import, update or undo takes it away.
///
/// A certificate is named by its issuer and serial number, or by the SHA-256 of its octets (in any writing in DER
/// that its issuer may have chosen) or of its SubjectPublicKeyInfo; by a SHA-256 the key is meant, so
/// that a link certificate or a renewed root of that key vouches for nobody either. The block keeps the key from when
/// the certificate was first met (``keyFingerprint``), so that it holds when the certificate is gone.
public struct OperatorBlock: Sendable, Hashable {
    /// What is blocked.
    public enum Subject: Sendable, Hashable, CustomStringConvertible {
        /// A CSCA or a signer, by the SHA-256 of its certificate or of its key, 32 octets.
        case certificate([UInt8])
        /// A CSCA or a signer, by its issuer and serial number; that one, and no other of its key.
        case issued(IssuedNumber)
        /// Documents by their numbers.
        case series(DocumentSeries)

        /// The digest in lower-case hexadecimal, the number with its issuer, or the series.
        public var description: String {
            switch self {
            case .certificate(let digest): Hexadecimal.lowercaseText(digest)
            case .issued(let number): number.description
            case .series(let series): series.description
            }
        }

        /// What stands for a certificate in what is worked out of blocks; nil of a series.
        fileprivate var digest: TrustDigest? {
            switch self {
            case .certificate(let digest): TrustDigest(digest)
            case .issued(let number): try? TrustDigest(hashing: Array(number.description.utf8)[...])
            case .series: nil
            }
        }
    }

    /// What is blocked.
    public let subject: Subject
    /// What stands for the subject in what is worked out of blocks; nil of a series.
    let digest: TrustDigest?
    /// Why, in the operator's words: 1 to 200 characters, no control characters. It may hold anything else: escape it
    /// on terminals and pages.
    public let reason: String
    /// When it was said.
    public let since: Timestamp
    /// The last day that it holds for, by the time judged at; nil for as long as nobody takes it back.
    public let until: CalendarDate?
    /// SHA-256 of the SubjectPublicKeyInfo of the certificate that is blocked, 32 octets; nil of a series, and as long
    /// as the certificate was not met.
    public package(set) var keyFingerprint: [UInt8]?
    /// SHA-256 of what tells the key from others, however its group is written; nil where it was not met.
    var keyOctetsDigest: [UInt8]?

    /// The most characters of a reason.
    public static let maximumReason = 200

    /// A block; nil where the digest is no SHA-256, or the reason is empty or too long. Control characters in the
    /// reason become spaces.
    ///
    /// - Parameter certificate: the one that the subject names, where it is at hand.
    public init?(
        _ subject: Subject, reason: String, since: Timestamp, until: CalendarDate? = nil,
        of certificate: Certificate? = nil
    ) {
        if case .certificate(let digest) = subject, digest.count != TrustDigest.length { return nil }
        var words = String.UnicodeScalarView()
        for scalar in reason.unicodeScalars.prefix(4 * Self.maximumReason) {
            words.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        let text = String(String(words).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        guard !text.isEmpty, text.unicodeScalars.count <= Self.maximumReason,
            reason.unicodeScalars.count <= 4 * Self.maximumReason
        else { return nil }
        self.subject = subject
        digest = subject.digest
        self.reason = text
        self.since = since
        self.until = until
        if let certificate { meet(certificate) }
    }

    /// Keeps the key of the certificate that is blocked.
    mutating func meet(_ certificate: Certificate) {
        keyFingerprint = try? certificate.keyFingerprint()
        keyOctetsDigest = try? HashAlgorithm.sha256.hash(certificate.keyOctets)
    }

    /// Whether both say the same, whatever was met of the certificate since.
    func says(sameAs other: OperatorBlock) -> Bool {
        subject == other.subject && reason == other.reason && since == other.since && until == other.until
    }

    /// Whether it holds at that time; one without an end always does, also before it was said.
    public func isInForce(at time: Timestamp) -> Bool { until.map { time.date <= $0.description } ?? true }
}

/// The blocks of a store: at most one for each certificate, key or series, in the order of their texts.
struct OperatorBlocks: Sendable, Hashable {
    private(set) var all: [OperatorBlock] = []

    /// The most blocks of one store.
    static let maximum = 4_096

    init() {}

    init(_ blocks: [OperatorBlock]) { for block in blocks { add(block) } }

    var isEmpty: Bool { all.isEmpty }

    /// Adds a block in place of one of the same subject, whose key stays known.
    mutating func add(_ block: OperatorBlock) {
        var block = block
        if let before = all.first(where: { $0.subject == block.subject }), block.keyFingerprint == nil {
            block.keyFingerprint = before.keyFingerprint
            block.keyOctetsDigest = before.keyOctetsDigest
        }
        remove(block.subject)
        all.append(block)
        all.sort { $0.subject.description < $1.subject.description }
    }

    /// Takes a block away.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    mutating func remove(_ subject: OperatorBlock.Subject) -> Bool {
        let before = all.count
        all.removeAll { $0.subject == subject }
        return all.count != before
    }

    /// Those of certificates and keys, by each digest that they hold for: of the certificate, and of its key.
    ///
    /// - Parameter time: the time that they hold at; nil for all there are.
    func certificates(at time: Timestamp?) -> [[UInt8]: OperatorBlock] {
        var found: [[UInt8]: OperatorBlock] = [:]
        for block in all where time.map(block.isInForce(at:)) ?? true {
            guard case .certificate(let digest) = block.subject else { continue }
            for name in [block.keyOctetsDigest, block.keyFingerprint, digest].compactMap({ $0 }) { found[name] = block }
        }
        return found
    }

    /// Whether any certificate or key is blocked at that time; nil for all times there are.
    func concernCertificates(at time: Timestamp?) -> Bool {
        all.contains { block in
            if case .series = block.subject { false } else { time.map(block.isInForce(at:)) ?? true }
        }
    }

    /// The block of a certificate by its issuer and number.
    func issued(_ certificate: @autoclosure () throws(TrustError) -> Certificate, at time: Timestamp?)
        throws(TrustError) -> OperatorBlock?
    {
        for block in all where time.map(block.isInForce(at:)) ?? true {
            if case .issued(let number) = block.subject, try number.names(certificate()) { return block }
        }
        return nil
    }

    /// The block that this digest stands for, where it holds at a time; nil for all times there are.
    func certificate(_ digest: TrustDigest, at time: Timestamp?) -> OperatorBlock? {
        all.first { $0.digest == digest && (time.map($0.isInForce(at:)) ?? true) }
    }

    /// Keeps the key of a certificate that one of them names, by its own digest or that of its key.
    mutating func meet(_ certificate: Certificate, named digests: [[UInt8]]) {
        for index in all.indices {
            guard case .certificate(let digest) = all[index].subject, digests.contains(digest) else { continue }
            all[index].meet(certificate)
        }
    }

    /// Those of series that hold at a time.
    func series(at time: Timestamp) -> [(series: DocumentSeries, block: OperatorBlock)] {
        all.compactMap { block in
            guard block.isInForce(at: time), case .series(let series) = block.subject else { return nil }
            return (series, block)
        }
    }
}

// The form in an index: a line each, its parts separated by tabs.
extension OperatorBlocks {
    /// The text of the blocks: kind, subject (with the digests of its key behind commas, where they are known), seconds
    /// since 1970, last day or `-`, reason.
    var octets: [UInt8] {
        var text = ""
        for block in all {
            let kind =
                switch block.subject {
                case .certificate: "certificate"
                case .issued: "issued"
                case .series: "series"
                }
            let keys = [block.keyFingerprint, block.keyOctetsDigest].compactMap { $0 }.map(Hexadecimal.lowercaseText)
            text +=
                [
                    kind, ([block.subject.description] + keys).joined(separator: ","),
                    "\(block.since.secondsSince1970)",
                    block.until?.description ?? "-", block.reason,
                ].joined(separator: "\t") + "\n"
        }
        return Array(text.utf8)
    }

    /// The most octets of blocks that are read.
    private static let maximumLength = 8 << 20

    /// The blocks of such a text; nil where a line is none: a block that is missing is a document that gets through.
    init?(octets: some Collection<UInt8>) {
        guard octets.count <= Self.maximumLength else { return nil }
        var blocks: [OperatorBlock] = []
        for line in octets.split(separator: UInt8(ascii: "\n")) {
            guard blocks.count < Self.maximum, let text = UTF8Text.string(Array(line).span),
                let block = OperatorBlock(line: text)
            else { return nil }
            blocks.append(block)
        }
        let subjects = Set(blocks.map(\.subject))
        guard subjects.count == blocks.count else { return nil }
        all = blocks.sorted { $0.subject.description < $1.subject.description }
    }
}

extension OperatorBlock {
    fileprivate init?(line: String) {
        let parts = line.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 5, let seconds = Int64(parts[2]) else { return nil }
        let subject: Subject
        var keys: [[UInt8]] = []
        switch parts[0] {
        case "certificate":
            let digests = parts[1].split(separator: ",", omittingEmptySubsequences: false).map {
                Hexadecimal.octets(String($0))
            }
            let known = digests.compactMap { $0 }
            guard known.count == digests.count, known.count <= 3, known.allSatisfy({ $0.count == TrustDigest.length }),
                let digest = known.first
            else { return nil }
            subject = .certificate(digest)
            keys = Array(known.dropFirst())
        case "issued":
            guard let number = try? IssuedNumber(parts[1]) else { return nil }
            subject = .issued(number)
        case "series":
            guard let series = try? DocumentSeries(parts[1]) else { return nil }
            subject = .series(series)
        default: return nil
        }
        var until: CalendarDate?
        if parts[3] != "-" {
            guard let day = CalendarDate(parts[3]) else { return nil }
            until = day
        }
        self.init(subject, reason: parts[4], since: Timestamp(secondsSince1970: seconds), until: until)
        keyFingerprint = keys.first
        keyOctetsDigest = keys.dropFirst().first
    }
}
