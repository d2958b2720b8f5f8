// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// The commands that a rule is about. What is not said is no condition.
package struct RuleCondition: Sendable, Hashable {
    /// The number of the command, from 1.
    package var command: Occurrence?
    /// Whether commands are counted anew with each reset.
    package var sinceReset = false
    /// What the command is about: one of these.
    package var steps: [ChipStep] = []
    /// Which file SELECT or READ BINARY means: one of these.
    package var files: [LDSFile] = []
    /// Which octets of a file READ BINARY asks for or UPDATE BINARY writes, at least one of them.
    package var offset: OctetSpan?
    /// How many octets the command asks for (Ne).
    package var length: OctetSpan?
    /// The class octet as it was sent.
    package var classByte: OctetPattern?
    /// The instruction.
    package var instruction: OctetPattern?
    /// P1.
    package var p1: OctetPattern?
    /// P2.
    package var p2: OctetPattern?
    /// How the data of the command begins, without protection.
    package var data: OctetPattern?
    /// Whether the command came in the secure channel, and could be taken out of it.
    package var isProtected: Bool?
    /// What has happened by then, all of it.
    package var after: [ChipEvent] = []
    /// What has not happened by then.
    package var before: [ChipEvent] = []
    /// Which of the commands that all the rest is true of.
    package var nth: Occurrence?

    /// Every command.
    package init() {}

    /// Every command but for this change.
    package init(_ change: (inout RuleCondition) -> Void) {
        self.init()
        change(&self)
    }

    /// Commands about one of these steps.
    package static func at(_ steps: ChipStep..., change: (inout RuleCondition) -> Void = { _ in }) -> RuleCondition {
        RuleCondition {
            $0.steps = steps
            change(&$0)
        }
    }

    /// Whether a command is one of those, but for how many of them came before.
    func holds(_ scene: RuleScene) -> Bool {
        guard isPlace(scene), isFile(scene), isPattern(scene) else { return false }
        if let isProtected, isProtected != scene.isProtected { return false }
        return after.allSatisfy(scene.events.contains) && !before.contains(where: scene.events.contains)
    }

    private func isPlace(_ scene: RuleScene) -> Bool {
        if let command, !command.contains(sinceReset ? scene.numberSinceReset : scene.number) { return false }
        return steps.isEmpty || steps.contains(scene.step)
    }

    private func isFile(_ scene: RuleScene) -> Bool {
        if !files.isEmpty {
            guard let file = scene.file, files.contains(file) else { return false }
        }
        if let offset {
            guard let start = scene.offset, offset.meets(scene.length ?? scene.written ?? 1, from: start) else {
                return false
            }
        }
        if let length {
            guard let asked = scene.length, length.contains(asked) else { return false }
        }
        return true
    }

    private func isPattern(_ scene: RuleScene) -> Bool {
        let header = [(classByte, scene.classByte), (instruction, scene.instruction), (p1, scene.p1), (p2, scene.p2)]
        guard header.allSatisfy({ pattern, octet in pattern?.begins([octet]) ?? true }) else { return false }
        return data?.begins(scene.data) ?? true
    }
}

/// What a chip knows of a command before it does anything about it.
struct RuleScene: Sendable, Hashable {
    var number = 0
    var numberSinceReset = 0
    var step = ChipStep.other
    var file: LDSFile?
    var offset: Int?
    var length: Int?
    /// How many octets UPDATE BINARY writes.
    var written: Int?
    var classByte: UInt8 = 0
    var instruction: UInt8 = 0
    var p1: UInt8 = 0
    var p2: UInt8 = 0
    var data: [UInt8] = []
    var isProtected = false
    var events: Set<ChipEvent> = []
}
