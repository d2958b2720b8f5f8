// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassSimulator

/// The rules of a chip that no command met while it was there: whoever wrote one meant something by it.
struct UnmetRules {
    private let places: [Int]
    private let rules: [ChipRule]

    /// Those of a chip that was read or served.
    init(_ chip: SimulatedChip, _ behaviour: ChipBehaviour) {
        places = chip.unmetRules
        rules = behaviour.rules
    }

    /// Says each on standard error; nothing where all of them were met.
    func tell() {
        for place in places where rules.indices.contains(place) {
            let note = rules[place].note
            Terminal.note(
                note.isEmpty
                    ? .simulateUnmetRule(number: place + 1, place: place)
                    : .simulateUnmetRuleNamed(number: place + 1, place: place, note: note))
        }
    }
}
