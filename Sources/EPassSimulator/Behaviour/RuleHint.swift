// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
package import EPassMessages

/// What a description asks for in vain, or hardly means. Of a rule that is known without a terminal: that no command
/// meets it, or none of a terminal that goes by what the chip says. It is no error: a terminal may ask for anything.
package struct RuleHint: Sendable, Hashable {
    /// The member that it is about, `behaviour.rules[1].when.offset`.
    package let member: String
    /// What is known.
    package let message: Message
}

extension DocumentDescription {
    /// What is known of the rules. The document is made for it where a rule is about files.
    ///
    /// - Throws: as the personaliser.
    package func ruleHints() throws(SimulatorError) -> [RuleHint] {
        let hasFiles = behaviour.rules.contains { !$0.when.files.isEmpty }
        return try ruleHints(in: hasFiles ? try makeDocument(seed: 0) : nil)
    }

    /// The same of the document that is made already; nil where no rule is about files.
    func ruleHints(in made: PersonalisedDocument?) throws(SimulatorError) -> [RuleHint] {
        let conditions = behaviour.rules.map(\.when)
        guard !conditions.isEmpty else { return [] }
        let idle = behaviour.rules.indices.filter { behaviour.rules[$0].then == RuleEffect() }.map { index in
            RuleHint(member: "behaviour.rules[\(index)].then", message: .simulatorRuleWithoutEffect)
        }
        let files = try made.map { made throws(SimulatorError) in try made.makeChip().transparentFiles }
        let unmet: [RuleHint] = conditions.enumerated().compactMap { index, when in
            let member = "behaviour.rules[\(index)].when"
            if when.isContradictory { return RuleHint(member: member, message: .simulatorRuleContradictory) }
            guard let files, !when.files.isEmpty else { return nil }
            let there = when.files.filter { files[$0] != nil }
            guard let first = there.first else {
                return RuleHint(member: "\(member).file", message: .simulatorRuleFileMissing)
            }
            let longest = there.max { files[$0]?.count ?? 0 < files[$1]?.count ?? 0 } ?? first
            guard let offset = when.offset?.from, let count = files[longest]?.count, offset >= count else { return nil }
            return RuleHint(
                member: "\(member).offset",
                message: .simulatorRuleOffsetBeyond(file: "EF.\(longest.name)", count: count, offset: offset))
        }
        return unmet + idle
    }
}

extension RuleCondition {
    /// Whether what it asks for excludes itself: a range that ends before it begins, a file or an offset with steps
    /// that have none, an event that is to have happened and not to have.
    var isContradictory: Bool {
        let ranges = [command.map { ($0.from, $0.to) }, nth.map { ($0.from, $0.to) }]
        let spans = [offset.map { ($0.from, $0.to) }, length.map { ($0.from, $0.to) }]
        let isReversed = (ranges + spans).contains { range in range.map { $0.0 > $0.1 ?? Int.max } ?? false }
        let withFile: Set<ChipStep> = [.selectFile, .read]
        let withOffset: Set<ChipStep> = [.read, .updateBinary]
        let named = Set(steps)
        return isReversed || !named.isEmpty && !files.isEmpty && named.isDisjoint(with: withFile)
            || !named.isEmpty && offset != nil && named.isDisjoint(with: withOffset)
            || !Set(after).isDisjoint(with: before)
    }
}
