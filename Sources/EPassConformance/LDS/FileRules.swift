// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV
import EPassTrust

/// Where the rules of a file stand.
struct LDSClause {
    /// The part and clause: `9303-10/4.7.1`.
    let prefix: String
    /// The same as it is written: `Doc 9303-10, 4.7.1`.
    let text: String

    private init(_ part: String, _ clause: String) {
        prefix = "\(part)/\(clause)"
        text = "Doc \(part), \(clause)"
    }

    /// The clause of a file.
    static func of(_ file: LDSFile) -> LDSClause {
        switch file {
        case .com: LDSClause("9303-10", "4.6.1")
        case .sod: LDSClause("9303-10", "4.6.2")
        case .cardAccess: LDSClause("9303-10", "3.11.3")
        case .cardSecurity: LDSClause("9303-10", "3.11.4")
        case .dir: LDSClause("9303-10", "3.11.2")
        case .atrInfo: LDSClause("9303-10", "3.11.1")
        case .cvca: LDSClause("9303-11", "K.2")
        case .dataGroup(let number): LDSClause("9303-10", "4.7.\(number.rawValue)")
        }
    }
}

typealias LDSRule = ConformanceRule<LDSSubject>

extension ConformanceRule<LDSSubject> {
    /// A rule of a file, named by its clause and a word.
    ///
    /// - Parameter clause: where it stands, if not in the clause of the file itself.
    init(
        _ file: LDSFile, _ word: String, _ title: String, clause: String? = nil,
        judge: @escaping @Sendable (LDSSubject) -> RuleVerdict
    ) {
        let own = LDSClause.of(file)
        self.init(
            "\(own.prefix)/\(word)", unit: "\(file)", title, clause: clause ?? own.text, judge: judge)
    }

    /// A rule that a check of the report decides.
    init(_ file: LDSFile, _ word: String, _ title: String, clause: String? = nil, check: CheckID) {
        self.init(file, word, title, clause: clause ?? check.check.clause) { $0.verdict(of: check, title, in: file) }
    }
}

/// What every file has to be: there, with its tag and its length, of its structure, and without the departures that
/// the decoders have names for.
enum FileRules {
    static func rules(of file: LDSFile) -> [LDSRule] {
        let isDefined = file != .dataGroup(.dg6)
        return [presence(file)].compactMap { $0 }
            + (file.tag.map { [tag(file, $0), length(file)] } ?? [])
            + (isDefined ? [structure(file)] : [])
            + DeparturesOfFiles.of(file).map { departure(file, $0) } + [others(file)]
            + (file.dataGroupNumber.map { [hash($0)] } ?? [])
    }

    // MARK: There or not

    private static func presence(_ file: LDSFile) -> LDSRule? {
        switch file {
        case .com, .sod, .dataGroup(.dg1), .dataGroup(.dg2):
            LDSRule(file, "present", "\(file) is there.", clause: "Doc 9303-10, 4.6 and 4.7") { subject in
                switch subject.presence(file) {
                case .there: .pass
                case .absent: .fail([missing(file)])
                case .unread(let why): .inconclusive("\(file) was not read: \(why)")
                }
            }
        case .dataGroup(let number):
            LDSRule(
                file, "present", "\(file) is there where EF.SOD has a hash of it.", clause: "Doc 9303-10, 4.6.2"
            ) { subject in
                guard subject.hashed.contains(number) else { return .notApplicable("EF.SOD has no hash of \(file)") }
                switch subject.presence(file) {
                case .there: return .pass
                case .absent: return .fail([missing(file)])
                case .unread(let why): return .inconclusive("\(file) was not read: \(why)")
                }
            }
        case .cardAccess, .cardSecurity, .dir, .atrInfo, .cvca: nil
        }
    }

    static func missing(_ file: LDSFile) -> ConformanceFinding {
        ConformanceFinding(file: "\(file)", expected: "the file", observed: "no such file")
    }

    private static func hash(_ number: DataGroupNumber) -> LDSRule {
        LDSRule(
            .dataGroup(number), "hash", "EF.SOD has the hash of EF.\(number).", clause: "Doc 9303-11, 5.1.1",
            check: .dataGroupHash(number))
    }

    // MARK: Tag, length and structure

    private static func tag(_ file: LDSFile, _ tag: TLVTag) -> LDSRule {
        LDSRule(file, "tag", "The outer tag of \(file) is \(tag).") { subject in
            subject.judge(file) { parsed in
                guard !parsed.octets.starts(with: tag.octets) else { return .pass }
                let found = parsed.octets.prefix(tag.length).map { octet in hexadecimal(octet) }.joined()
                return .fail([
                    ConformanceFinding(
                        file: "\(file)", offset: 0, expected: "\(tag)", observed: found.isEmpty ? "nothing" : found)
                ])
            }
        }
    }

    static func hexadecimal(_ octet: UInt8) -> String {
        let text = String(octet, radix: 16, uppercase: true)
        return text.utf8.count == 1 ? "0" + text : text
    }

    private static func length(_ file: LDSFile) -> LDSRule {
        LDSRule(file, "length", "The outer length of \(file) is that of what follows.") { subject in
            subject.judge(file) { parsed in
                // EF.SOD may have an indefinite length, which is a departure of its own.
                guard let header = try? TLVHeader.parse(parsed.octets) else {
                    return file == .sod
                        ? .notApplicable("its length is indefinite, or none")
                        : .fail([
                            ConformanceFinding(
                                file: "\(file)", offset: 1, expected: "a length", observed: "none that can be read")
                        ])
                }
                guard let whole = header.totalLength, whole != parsed.octets.count else { return .pass }
                return .fail([
                    ConformanceFinding(
                        file: "\(file)", offset: header.headerLength,
                        expected: "\(whole - header.headerLength) octets, as the length says",
                        observed: "\(parsed.octets.count - header.headerLength)")
                ])
            }
        }
    }

    /// Whether tag and length are right, so that what a decoder says is about the rest.
    static func isFramed(_ parsed: ParsedFile) -> Bool {
        guard let tag = parsed.file.tag else { return true }
        guard parsed.octets.starts(with: tag.octets) else { return false }
        guard let header = try? TLVHeader.parse(parsed.octets) else { return parsed.file == .sod }
        return header.totalLength.map { $0 == parsed.octets.count } ?? true
    }

    private static func structure(_ file: LDSFile) -> LDSRule {
        LDSRule(file, "structure", "\(file) has the elements that the standard demands, in their encoding.") {
            subject in
            subject.judge(file) { parsed in
                guard !parsed.octets.isEmpty else {
                    return .fail([
                        ConformanceFinding(file: "\(file)", offset: 0, expected: "content", observed: "no octets")
                    ])
                }
                guard let error = FileDecoding.error(of: parsed) else { return .pass }
                guard isFramed(parsed) else { return .inconclusive("tag or length of \(file) are wrong") }
                // The characters of the zone have rules of their own.
                return error.code == .invalidMRZ ? .pass : .fail([finding(error, file)])
            }
        }
    }

    static func finding(_ error: LDSError, _ file: LDSFile, expected: String? = nil) -> ConformanceFinding {
        ConformanceFinding(
            file: "\(file)", path: error.path, offset: error.offset,
            expected: expected ?? "the structure of \(LDSClause.of(file).text)", observed: error.message.english)
    }

    // MARK: Departures

    private static func departure(_ file: LDSFile, _ departure: Departure) -> LDSRule {
        LDSRule(file, departure.deviation.rawValue, departure.title, clause: departure.clause) { subject in
            subject.judge(file) { parsed in
                let found = verdict(departure.deviation, in: parsed, departure.title)
                return departure.isAdvice ? found.advised : found
            }
        }
    }

    private static func verdict(_ deviation: LDSDeviation, in parsed: ParsedFile, _ title: String) -> RuleVerdict {
        guard let met = FileDecoding.deviations(of: parsed) else { return LDSSubject.undecodable(parsed.file) }
        guard met.contains(deviation) else { return .pass }
        if deviation == .trailingOctets, !isFramed(parsed) {
            return .notApplicable("the rule of the length says it")
        }
        // Decoded once more with this departure alone refused, which says where it is.
        guard let error = FileDecoding.error(of: parsed, refusing: deviation) else {
            return .fail([
                ConformanceFinding(file: "\(parsed.file)", expected: title, observed: deviation.message.english)
            ])
        }
        return .fail([finding(error, parsed.file, expected: title)])
    }

    /// What a decoder met and no row of the file is about: a new name is never lost.
    private static func others(_ file: LDSFile) -> LDSRule {
        let known = Set(DeparturesOfFiles.of(file).map(\.deviation)).union([.trailingOctets])
        return LDSRule(file, "otherDepartures", "\(file) departs from the standard in nothing else.") { subject in
            subject.judge(file) { parsed in
                guard let met = FileDecoding.deviations(of: parsed) else { return LDSSubject.undecodable(file) }
                return RuleVerdict(
                    met.filter { !known.contains($0) }.map { deviation in
                        ConformanceFinding(
                            file: "\(file)", expected: "nothing of the kind", observed: deviation.message.english)
                    })
            }
        }
    }
}
