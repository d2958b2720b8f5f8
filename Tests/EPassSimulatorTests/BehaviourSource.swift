// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport

@testable import EPassSimulator

/// Behaviours of chips, drawn from all that there are.
struct BehaviourSource {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func behaviour() -> ChipBehaviour {
        var behaviour = ChipBehaviour()
        behaviour.accessControl = maybe { $0.one(of: ChipBehaviour.AccessControl.all) }
        behaviour.paceFault = maybe { $0.one(of: PACEFault.all) }
        behaviour.refusedTokens = number(0...3)
        behaviour.prefersLeadingZeros = flag()
        behaviour.parameterReference = one(of: ChipBehaviour.ParameterReference.allCases)
        behaviour.triesLeft = tries()
        behaviour.wrongPasswordWord = maybe { $0.word() }
        behaviour.staleChallengeWord = maybe { $0.word() }
        behaviour.passwordDelay = maybe { source in
            var delay = PasswordDelay()
            delay.first = source.number(0...5000)
            return delay
        }
        let faults = ActiveAuthenticationFault.words.map(\.fault) + [.truncated(2), .extended(1)]
        behaviour.activeAuthenticationFault = maybe { $0.one(of: faults) }
        behaviour.chipAuthenticationFault = maybe { $0.one(of: ChipAuthenticationFault.allCases) }
        behaviour.chipAuthenticationCommands = one(of: ChipAuthenticationCommands.allCases)
        behaviour.longResponse = one(of: LongResponse.allCases)
        behaviour.shortIdentifiers = one(of: [
            .standard, .fallToMasterFile, .meanMasterFile, .empty, .refused(word()), .refusedFor(file(), word()),
            .swapped(file(), file()),
        ])
        behaviour.plainFiles = Set(list(0...3) { $0.file() })
        behaviour.deniedFiles = Set(list(0...3) { $0.file() })
        behaviour.missingFiles = Set(list(0...3) { $0.file() })
        behaviour.guardedWord = maybe { $0.word() }
        behaviour.secureMessagingFault = maybe { $0.one(of: ChipBehaviour.SecureMessagingFault.allCases) }
        behaviour.readLimit = maybe { $0.number(1...300) }
        behaviour.shortReads = maybe { $0.number(1...300) }
        behaviour.endOfFile = one(of: ChipBehaviour.EndOfFile.allCases)
        behaviour.commandsBeforeLoss = maybe { $0.number(0...100) }
        behaviour.extendedLength = maybe {
            .init(commandOctets: $0.number(1...65_535), responseOctets: $0.number(1...65_535))
        }
        behaviour.rules = list(0...6) { $0.rule() }
        return behaviour
    }

    mutating func rule() -> ChipRule { ChipRule(when: condition(), then: effect(), note: flag() ? "a note" : "") }

    private mutating func condition() -> RuleCondition {
        var when = RuleCondition()
        when.command = maybe { $0.occurrence() }
        when.sinceReset = flag()
        when.steps = list(0...3) { $0.one(of: ChipStep.allCases) }
        when.files = list(0...2) { $0.file() }
        when.offset = maybe { $0.span() }
        when.length = maybe { $0.span() }
        when.classByte = maybe { $0.pattern(1) }
        when.instruction = maybe { $0.pattern(1) }
        when.p1 = maybe { $0.pattern(1) }
        when.p2 = maybe { $0.pattern(1) }
        when.data = maybe { $0.pattern($0.number(1...20)) }
        when.isProtected = maybe { $0.flag() }
        when.after = list(0...2) { $0.one(of: ChipEvent.allCases) }
        when.before = list(0...2) { $0.one(of: ChipEvent.allCases) }
        when.nth = maybe { $0.occurrence() }
        return when
    }

    private mutating func effect() -> RuleEffect {
        var then = RuleEffect()
        then.isExecuted = maybe { $0.flag() }
        then.status = maybe { $0.word() }
        then.data = maybe { $0.octets(0...20) }
        then.random = maybe { $0.number(0...100) }
        then.cutData = maybe { $0.cut() }
        then.flipData = maybe { $0.place() }
        then.objects = list(0...3) { $0.change() }
        then.protectedObjects = list(0...3) { $0.change() }
        then.padding = maybe { $0.one(of: RuleEffect.Padding.allCases) }
        then.protection = maybe { $0.one(of: RuleEffect.Protection.allCases) }
        then.cut = maybe { $0.cut() }
        then.flip = maybe { $0.place() }
        then.octets = maybe { $0.octets(0...20) }
        then.delay = maybe {
            RuleDelay(milliseconds: $0.number(0...900), growth: $0.number(0...9), factor: $0.number(1...3))
        }
        then.isSilent = flag()
        then.departure = maybe { source in
            .init(milliseconds: source.maybe { $0.number(0...900) }, isLate: source.flag())
        }
        then.losesPower = flag()
        then.endsSession = flag()
        then.tries = tries()
        return then
    }

    private mutating func change() -> ObjectChange {
        ObjectChange(
            one(of: ObjectChange.Kind.allCases), TLVTag(UInt32(number(0x80...0x9E))),
            as: TLVTag(UInt32(number(0x80...0x9E))), value: octets(0...9), count: maybe { $0.number(0...9) },
            place: maybe { $0.place() })
    }

    private mutating func tries() -> [PasswordKind: Int] {
        Dictionary(
            PasswordKind.allCases.filter { _ in flag() }.map { ($0, number(0...15)) }, uniquingKeysWith: { $1 })
    }

    private mutating func occurrence() -> Occurrence {
        flag()
            ? .only(number(1...9))
            : Occurrence(from: number(1...9), to: maybe { $0.number(1...99) }, every: number(1...3))
    }

    private mutating func span() -> OctetSpan {
        flag() ? .only(number(0...9000)) : OctetSpan(from: number(0...9000), to: maybe { $0.number(0...9000) })
    }

    private mutating func pattern(_ count: Int) -> OctetPattern {
        OctetPattern(octets(count...count), mask: maybe { $0.octets(count...count) })
    }

    private mutating func cut() -> OctetCut { flag() ? .to(number(0...99)) : .by(number(0...99)) }
    private mutating func place() -> BitPlace { BitPlace(octet: number(-9...9), bit: number(0...7)) }
    private mutating func file() -> LDSFile { one(of: LDSFile.allCases) }
    private mutating func word() -> UInt16 { UInt16(number(0...0xFFFF)) }
    private mutating func flag() -> Bool { Bool.random(using: &generator) }
    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func octets(_ count: ClosedRange<Int>) -> [UInt8] { list(count) { UInt8($0.number(0...255)) } }

    private mutating func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

    private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
        number(0...3) == 0 ? make(&self) : nil
    }

    private mutating func list<Value>(_ count: ClosedRange<Int>, _ make: (inout Self) -> Value) -> [Value] {
        (0..<number(count)).map { _ in make(&self) }
    }
}
