// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What happened while a document was read or judged, told so that it may go into logs, metrics and traces: nothing in
/// it is personal, secret, or tells one document from another.
///
/// Names and keys are closed lists. A value is a word of a closed list, a count, or yes and no: no type takes a text.
/// No octet, status word, name of a reader, certificate or rule is among them, and sizes are rounded to KiB, because
/// the exact size of a portrait finds a document again. How long something took is as exact as the clock was.
public struct InspectionEvent: Sendable, Hashable, CustomStringConvertible {
    /// What happened; the text is part of the interface.
    public enum Name: String, Sendable, Hashable, CaseIterable {
        /// A part of the reading begins: `phase`.
        case phase = "epass.reading.phase"
        /// An attempt to open the chip ended: `protocol`, `outcome`; `password`, `step` and `code` where there are.
        case access = "epass.reading.access"
        /// A protocol after access control ended: `protocol`, `outcome`.
        case chipProtocol = "epass.reading.protocol"
        /// Which files are read is known: `files`.
        case plan = "epass.reading.plan"
        /// A file is done with: `file`, `state`, `kibioctets`.
        case file = "epass.reading.file"
        /// A file of an LDS2 application is done with: `file`, `state`, `records`.
        case records = "epass.reading.records"
        /// Something was disturbed and tried again: `step`, `action`; `code` and `file` where there are.
        case recovery = "epass.reading.recovery"
        /// The reading is over: `complete`, `files`, `protocol` where the chip was opened, `code` and `phase` where it
        /// ended early; of what this process read also `kibioctets` and `recoveries`.
        case readingFinished = "epass.reading.finished"
        /// A check that was `failed` or `undetermined`: `check`, `result`, `role`, `recorded`; `reason` where there is
        /// one.
        case check = "epass.inspection.check"
        /// An assurance: `assurance`, `given`.
        case assurance = "epass.inspection.assurance"
        /// The judgement: `result`, `test`, `failed`, `undetermined`; `policy`, `decision`, `origin`, `code`, `phase`
        /// where there are; `issuer` if it was asked for.
        case judgement = "epass.inspection.judgement"
    }

    /// What an attribute says; the text is part of the interface.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        /// What was done about a disturbance.
        case action
        /// Which assurance.
        case assurance
        /// Which check.
        case check
        /// The code of an error, as in Docs/errors.md.
        case code
        /// Whether the reading came to its end.
        case complete
        /// What the rules of the policy decided.
        case decision
        /// How many checks failed.
        case failed
        /// Which file: `DG1`, `SOD`; of LDS2 its kind.
        case file
        /// How many files.
        case files
        /// Whether an assurance is given.
        case given
        /// The State or organization that issued the document, by its code in Doc 9303-3; `unknown` where that is none.
        case issuer
        /// A size in KiB, rounded up.
        case kibioctets
        /// Where the evidence comes from.
        case origin
        /// How something ended.
        case outcome
        /// The kind of password that was tried.
        case password
        /// A part of the procedure.
        case phase
        /// The preset that was judged by; `own` for any other policy.
        case policy
        /// The protocol.
        case `protocol`
        /// Why a check is not successful.
        case reason
        /// Whether a check was taken over from the evidence.
        case recorded
        /// How many records.
        case records
        /// How often something was tried again.
        case recoveries
        /// The result of a check, or of the whole.
        case result
        /// What a check counts for.
        case role
        /// How a file came out of the reading.
        case state
        /// The step of a protocol or of the reading.
        case step
        /// Whether the result rests on a synthetic issuer.
        case test
        /// How many checks are undetermined.
        case undetermined
    }

    /// What an attribute is.
    public enum Value: Sendable, Hashable, CustomStringConvertible {
        /// One of a closed list.
        case word(EventWord)
        /// How many.
        case count(Int)
        /// Yes or no.
        case flag(Bool)

        /// The word, the digits, or `true` and `false`.
        public var description: String {
            switch self {
            case .word(let word): word.text
            case .count(let count): String(count)
            case .flag(let flag): String(flag)
            }
        }
    }

    /// What happened.
    public let name: Name
    /// What is told about it.
    public let attributes: [Key: Value]
    /// How long it took, where that was seen.
    public let duration: Duration?

    /// An event. Those of readings and reports are made by EPass; this is for tests of what takes them.
    public init(_ name: Name, _ attributes: [Key: Value] = [:], duration: Duration? = nil) {
        self.name = name
        self.attributes = attributes
        self.duration = duration
    }

    /// The attributes in the order of their keys' texts, so that two tellings are alike.
    public var orderedAttributes: [(key: Key, value: Value)] {
        attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map { (key: $0.key, value: $0.value) }
    }

    /// One line: `epass.reading.file file=DG1 kibioctets=1 state=read`. A word with a space stands in quotation marks.
    public var description: String {
        let words = orderedAttributes.map { key, value in
            let text = value.description
            return "\(key.rawValue)=\(text.contains(" ") ? "\"\(text)\"" : text)"
        }
        return ([name.rawValue] + words).joined(separator: " ")
    }
}
