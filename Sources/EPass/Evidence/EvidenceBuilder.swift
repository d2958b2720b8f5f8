// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
public import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

extension Evidence {
    /// Makes evidence of what other programs read: files, the printed zone, challenge and response of active
    /// authentication, and what a reader says of its reading (`Docs/evidence.md`).
    ///
    /// Nothing is added that was not given: of a reading that nobody told of nothing is known, and what was told is
    /// recorded (``CheckEntry/isRecorded``) and shows nothing. What octets decide is judged of this evidence as of any
    /// other.
    public struct Builder: Sendable {
        /// Where octets came from, for errors and for ``passedOver``.
        private struct Given {
            let octets: [UInt8]
            let place: String
        }

        /// The most names that are passed over by name.
        private static let mostNames = 10_000

        /// Names of what was passed over, in order: no file of a document, or a file that is there already with the
        /// same octets.
        public private(set) var passedOver: [String] = []
        /// The machine readable zone as it is printed. How it compares with EF.DG1 is recorded, and nothing of it kept.
        public var printed: AccessInput = .none
        /// The program that the files are of; nil where nobody said.
        public var tool: ToolIdentity?
        private let limits: ReadLimits
        private var files: [LDSFile: Given] = [:]
        private var answer: ActiveAuthenticationEvidence?
        private var opening: (established: AccessEvidence.AccessProtocol, password: AccessPasswordKind?)?
        private var claims: Set<ReaderClaim> = []

        /// Nothing yet.
        ///
        /// - Parameter limits: how long files may be.
        public init(limits: ReadLimits = .default) { self.limits = limits }

        /// The files that were given, in the order of reports.
        public var given: [LDSFile] { files.keys.sorted() }

        // MARK: Files

        /// Takes a file.
        ///
        /// - Parameters:
        ///   - octets: exactly, tag and length included.
        ///   - file: which file it is.
        ///   - place: what is called by it in errors, for example a path.
        /// - Throws: `EvidenceError` with the place: `evidence.unreadable` for no octets or too many,
        ///   `evidence.severalDocuments` for another EF.SOD or EF.DG1 than before, `evidence.fileConflict` for other
        ///   octets of another file. The same octets once more are passed over.
        public mutating func add(_ octets: [UInt8], as file: LDSFile, from place: String = "") throws(EvidenceError) {
            guard !octets.isEmpty else { throw EvidenceError(.unreadable, path: place, .evidenceFileEmpty) }
            let limit = limits.length(of: file)
            guard octets.count <= limit else {
                throw EvidenceError(.unreadable, path: place, .evidenceFileTooLong(file: file, limit: limit))
            }
            guard let before = files[file] else {
                files[file] = Given(octets: octets, place: place)
                return
            }
            guard before.octets != octets else { return passOver(place) }
            let first = before.place.isEmpty ? file.description : before.place
            // Each document has one of its own.
            if file == .sod || file == .dataGroup(.dg1) {
                throw EvidenceError(
                    .severalDocuments, path: place, .evidenceSeveralDocuments(first: first, file: file))
            }
            throw EvidenceError(.fileConflict, path: place, .evidenceFileConflict(file: file, first: first))
        }

        /// Takes a file by its identifier, for example 0x0101 of EF.DG1. 0x011C and 0x011D stand for two files each:
        /// which one it is the first octet says.
        ///
        /// - Throws: As ``add(_:as:from:)``; `evidence.nameUnknown` and `evidence.nameAmbiguous`.
        public mutating func add(
            _ octets: [UInt8], fileIdentifier: UInt16, from place: String = ""
        ) throws(EvidenceError) {
            let candidates = DocumentFileName.files(identifier: fileIdentifier)
            guard !candidates.isEmpty else {
                throw EvidenceError(.nameUnknown, path: place, .evidenceIdentifierUnknown)
            }
            try add(octets, as: try Self.file(of: candidates, octets, place), from: place)
        }

        /// Takes a file by its name, for example `EF.SOD`, `dg1.hex` or `ef011D.bin`. Its content is octets,
        /// hexadecimal digits or base64.
        ///
        /// - Parameter place: what is called by it in errors; the name where it is nil.
        /// - Throws: As ``add(_:fileIdentifier:from:)``; `evidence.textUndecodable` with the position where the name
        ///   says that the content is text, and it is none, or stands for something else than the file.
        public mutating func add(
            _ content: [UInt8], named name: String, from place: String? = nil
        ) throws(EvidenceError) {
            let place = place ?? name
            guard let meaning = DocumentFileName(name) else {
                throw EvidenceError(.nameUnknown, path: place, .evidenceNameUnknown)
            }
            try add(content, meaning, from: place)
        }

        /// The same with what the name means.
        mutating func add(
            _ content: [UInt8], _ meaning: DocumentFileName, from place: String
        ) throws(EvidenceError) {
            guard !content.isEmpty else { throw EvidenceError(.unreadable, path: place, .evidenceFileEmpty) }
            guard let octets = EncodedOctets.octets(of: content, as: meaning.files, meaning.text) else {
                throw EvidenceError(
                    .textUndecodable, path: place, at: EncodedOctets.fault(in: content, meaning.text ?? .either),
                    .evidenceTextUndecodable)
            }
            try add(octets, as: try Self.file(of: meaning.files, octets, place), from: place)
        }

        /// Which of the files that a name can mean it is.
        private static func file(
            of candidates: [LDSFile], _ octets: [UInt8], _ place: String
        ) throws(EvidenceError) -> LDSFile {
            guard candidates.count > 1, let first = candidates.first, let last = candidates.last else {
                return candidates.first ?? .sod
            }
            guard let file = candidates.first(where: { $0.canBegin(octets) }) else {
                throw EvidenceError(.nameAmbiguous, path: place, .evidenceNameAmbiguous(first: first, second: last))
            }
            return file
        }

        /// The most octets that a file of that name may have, as it is stored; nil where no file has the name.
        package func longest(named name: String) -> Int? { DocumentFileName(name).map(longest) }

        /// The same for what a name means.
        func longest(_ meaning: DocumentFileName) -> Int {
            EncodedOctets.textLength(of: meaning.files.map(limits.length).max() ?? 0)
        }

        /// Notes the name of something that is no file of a document.
        package mutating func passOver(_ name: String) {
            if passedOver.count < Self.mostNames { passedOver.append(name) }
        }

        // MARK: Active authentication

        /// Takes challenge and response of active authentication. Whether the response is the chip's is judged with the
        /// key of EF.DG15, and whether the challenge is the judge's by `Inspection.judge`.
        ///
        /// - Parameters:
        ///   - challenge: RND.IFD, 8 octets, as the chip was sent it.
        ///   - response: the chip's, without status bytes.
        ///   - source: whose challenge it was, as whoever gives it says; believed of nobody. Where nobody says, it is
        ///     that of whoever judges, in every form in which challenge and response can come: the same answer is the
        ///     same evidence, with the same hash.
        /// - Throws: `EvidenceError`: `evidence.memberInvalid` for another length, `evidence.fileConflict` where others
        ///   were given before.
        public mutating func answer(
            to challenge: [UInt8], _ response: [UInt8],
            source: ActiveAuthenticationEvidence.ChallengeSource = .verifier, from place: String = ""
        ) throws(EvidenceError) {
            guard challenge.count == ActiveAuthenticationEvidence.challengeLength else {
                throw EvidenceError(.memberInvalid, path: place, .evidenceChallengeLength)
            }
            guard 1...Self.longestResponse ~= response.count else {
                throw EvidenceError(
                    .memberInvalid, path: place, .evidenceResponseTooLong(limit: Self.longestResponse))
            }
            if let answer {
                guard answer.challenge == challenge, answer.response == response else {
                    throw EvidenceError(.fileConflict, path: place, .evidenceChallengeConflict)
                }
                return
            }
            answer = ActiveAuthenticationEvidence(
                challenge: challenge, challengeSource: source, outcome: .completed, response: response, channel: 0,
                expectedLength: 0)
        }

        /// Longer than the signature of any key that is taken.
        private static let longestResponse = 0x10000

        // MARK: What was told

        /// Takes what a reader says of how it opened the chip. It is recorded, and not seen.
        ///
        /// - Parameters:
        ///   - established: by what.
        ///   - password: with which password; nil where that is not known.
        public mutating func tell(opened established: AccessEvidence.AccessProtocol, with password: AccessPasswordKind?)
        {
            opening = (established, established == .none ? nil : password)
        }

        /// Takes what a reader says that succeeded, and left nothing that could be computed again.
        public mutating func tell(_ claim: ReaderClaim) { claims.insert(claim) }

        // MARK: Evidence

        /// What was given, as evidence: ``Evidence/Origin/bundle`` where a reader told how it opened the chip,
        /// ``Evidence/Origin/files`` else.
        ///
        /// - Throws: `EvidenceError`: `evidence.noFiles` where no file was given, `evidence.inconsistent` for a
        ///   response without EF.DG15.
        public func evidence() throws(EvidenceError) -> Evidence {
            guard !files.isEmpty else { throw EvidenceError(.noFiles, .evidenceNothingGiven) }
            let isTold = opening != nil
            let isProtected = opening.map { $0.established != .none } ?? false
            var evidence = Evidence(origin: isTold ? .bundle : .files, tool: tool ?? .library)
            let origin: OctetOrigin = isTold ? .told : .given
            evidence.statedOrigin = origin
            evidence.claims = ReaderClaim.allCases.filter(claims.contains)
            if let opening { evidence.access = AccessEvidence(told: opening.established, password: opening.password) }
            evidence.files = files.sorted { $0.key < $1.key }.map { file, given in
                // Files of the master file are read before the chip is open.
                let isInside = isProtected && file.application == .eMRTD
                var entry = FileEvidence(
                    file: file, state: .read, isProtected: isInside, channel: isInside ? 1 : 0, octets: given.octets)
                entry.origin = origin
                return entry
            }
            if var answer {
                answer.channel = isProtected ? 1 : 0
                answer.origin = origin
                evidence.chip.activeAuthentication = answer
            }
            evidence.printed = PrintedEvidence(comparing: printed, with: evidence.document.dataGroup1)
            try EvidenceConsistency(evidence: evidence, now: nil).check()
            return evidence
        }
    }
}
