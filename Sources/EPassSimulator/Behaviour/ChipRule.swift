// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a chip does about some commands that it would not do otherwise.
package struct ChipRule: Sendable, Hashable {
    /// The most rules of a chip.
    static let most = 256

    /// Which commands.
    package var when: RuleCondition
    /// What becomes of them.
    package var then: RuleEffect
    /// What it is about, in words for whoever reads the description.
    package var note = ""

    /// A rule as given.
    package init(when: RuleCondition, then: RuleEffect, note: String = "") {
        self.when = when
        self.then = then
        self.note = note
    }

    /// Every command, as it is.
    package init() { self.init(when: RuleCondition(), then: RuleEffect()) }
}

/// The rules of a chip, and how often each of them was met: for all its life, whatever is reset.
struct ChipRuleBook: Sendable {
    private let rules: [ChipRule]
    private var met: [Int]
    private var applied: [Int]

    init(_ rules: [ChipRule]) {
        self.rules = rules
        met = rules.map { _ in 0 }
        applied = met
    }

    /// The places of the rules that no command met.
    var unmet: [Int] { applied.indices.filter { applied[$0] == 0 } }

    /// Whether there is nothing to look at.
    var isEmpty: Bool { rules.isEmpty }

    /// What becomes of a command: what all the rules that it meets say together.
    mutating func effect(of scene: RuleScene) -> RuleEffect {
        var effect = RuleEffect()
        for (index, rule) in rules.enumerated() where rule.when.holds(scene) {
            met[index] &+= 1
            if let nth = rule.when.nth, !nth.contains(met[index]) { continue }
            applied[index] &+= 1
            var then = rule.then
            if let delay = then.delay { then.delay = RuleDelay(milliseconds: delay.time(ofNumber: applied[index])) }
            effect.merge(then)
        }
        return effect
    }
}

/// What a chip makes of wrong passwords: the answers of access control take longer and longer.
package struct PasswordDelay: Sendable, Hashable {
    /// Milliseconds behind the first wrong password.
    package var first = 1000
    /// So many times as long behind each further one.
    package var factor = 2
    /// Never longer than this.
    package var most = 60_000

    /// A second, doubled each time, a minute at most.
    package init() {}

    /// The time that access control takes behind so many wrong passwords.
    func time(behind failures: Int) -> Int {
        failures > 0 ? RuleDelay(milliseconds: first, factor: factor, most: most).time(ofNumber: failures) : 0
    }
}
