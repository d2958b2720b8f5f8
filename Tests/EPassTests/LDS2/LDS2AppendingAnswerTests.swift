// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import Testing

@Suite("What is known of a record behind APPEND RECORD, whatever the chip answered", .timed)
struct LDS2AppendingAnswerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let what: String
        /// What the chip does about the commands.
        var rules: [ChipRule] = []
        var fault: LDS2ChipFault?
        var mayRead = true
        let outcome: RecordAppending.Outcome
        let answer: UInt16
        let readBack: RecordAppending.ReadBack

        var testDescription: String { what }
    }

    private static func append(_ word: UInt16, isExecuted: Bool) -> ChipRule {
        ChipRule(
            when: RuleCondition { $0.steps = [.appendRecord] },
            then: RuleEffect {
                $0.isExecuted = isExecuted
                $0.status = word
            })
    }

    /// READ RECORD of the record behind those of before.
    private static let third = RuleCondition {
        $0.steps = [.readRecord]
        $0.p1 = OctetPattern([0x03])
    }

    private static let rows: [Row] = [
        Row(
            what: "9000, and nothing stored", rules: [append(0x9000, isExecuted: false)], outcome: .notFound,
            answer: 0x9000, readBack: .notFound),
        Row(
            what: "stored, and 6F00", rules: [append(0x6F00, isExecuted: true)], outcome: .appended(number: 3),
            answer: 0x6F00, readBack: .found),
        Row(
            what: "stored, and a warning", rules: [append(0x6282, isExecuted: true)], outcome: .appended(number: 3),
            answer: 0x6282, readBack: .found),
        Row(
            what: "not stored, and 6F00", rules: [append(0x6F00, isExecuted: false)],
            outcome: .refused(StatusBytes(0x6F00)), answer: 0x6F00, readBack: .notFound),
        Row(
            what: "9000, and the record is refused on reading back",
            rules: [ChipRule(when: RuleCondition { $0.steps = [.readRecord] }, then: .word(0x6F00))],
            outcome: .appendedUnread, answer: 0x9000, readBack: .unreadable(StatusBytes(0x6F00))),
        Row(
            what: "9000, and another record stands there",
            rules: [ChipRule(when: RuleCondition { $0.steps = [.appendRecord] }, then: RuleEffect()), changed],
            outcome: .otherRecord, answer: 0x9000, readBack: .other),
        Row(
            what: "records that have no end", fault: .numbersWrap, outcome: .appendedUnread, answer: 0x9000,
            readBack: .unreadable(.success)),
        Row(
            what: "records that are denied in spite of the right", fault: .recordsDenied, outcome: .appendedUnread,
            answer: 0x9000, readBack: .unreadable(.securityStatusNotSatisfied)),
        Row(
            what: "no right to read, and 9000", mayRead: false, outcome: .appendedUnread, answer: 0x9000,
            readBack: .noRight),
        Row(
            what: "no right to read, and a word that says that nothing was done",
            rules: [append(0x6A84, isExecuted: false)], mayRead: false, outcome: .refused(.notEnoughMemory),
            answer: 0x6A84, readBack: .noRight),
        Row(
            what: "no right to read, and a word that leaves it open", rules: [append(0x6F00, isExecuted: true)],
            mayRead: false, outcome: .unknown, answer: 0x6F00, readBack: .noRight),
    ]

    private static let changed = ChipRule(
        when: third, then: RuleEffect { $0.flipData = BitPlace(octet: -1) })

    @Test("each is told apart", arguments: rows)
    func told(_ row: Row) async throws {
        let simulated = try LDS2Run.document("lds2-records") {
            $0.chipFault = row.fault
            guard !row.mayRead else { return }
            $0.rights = .none
            $0.rights.travelRecords = [.appendRecords]
        }
        var behaviour = ChipBehaviour()
        behaviour.rules = row.rules
        let chip = try SimulatedChip(document: simulated.document, behaviour: behaviour)
        let record = try #require(simulated.document.lds2?.entryRecords.record(1)).octets
        let done = await PassportReader.append(
            record, to: .entryRecords, on: SimulatedChipChannel(chip), access: try simulated.lines,
            options: try LDS2Run.options(simulated))
        #expect(done.outcome == row.outcome && done.evidence.failure == nil)
        #expect(done.answer == StatusBytes(row.answer) && done.readBack == row.readBack)
    }
}
