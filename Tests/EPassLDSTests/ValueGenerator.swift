// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport

/// Values that look random and are the same in each run.
struct ValueGenerator {
    private var numbers: SeededGenerator

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    mutating func truth() -> Bool { next() & 1 == 1 }

    mutating func octets(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }

    mutating func element<Value>(of values: [Value]) -> Value { values[number(in: 0...values.count - 1)] }

    mutating func list<Value>(_ counts: ClosedRange<Int>, _ make: (inout ValueGenerator) -> Value) -> [Value] {
        (0..<number(in: counts)).map { _ in make(&self) }
    }

    mutating func optional<Value>(_ make: (inout ValueGenerator) -> Value) -> Value? { truth() ? make(&self) : nil }
}

extension ValueGenerator {
    /// A number of either octet count, so that lengths of one, two and more octets occur.
    mutating func short() -> UInt16 { UInt16(truncatingIfNeeded: next()) }

    /// Elements behind field `last`, in the order of their tags.
    mutating func extensions(after last: Int) -> [ExtensionElement] {
        guard number(in: 0...3) == 0 else { return [] }
        return (1...number(in: 1...3)).map { ExtensionElement(number: UInt8(last + $0 * 7), value: octets($0 * 2)) }
    }

    mutating func code<Value: ExtensibleCodeValue>() -> ExtensibleCode<Value> {
        switch number(in: 0...3) {
        case 0: ExtensibleCode(rawValue: number(in: 0...300))
        case 1: ExtensibleCode(rawValue: number(in: 0...5), extensionElements: extensions(after: 0))
        default: ExtensibleCode(element(of: Array(Value.allCases)))
        }
    }

    mutating func registryId() -> RegistryIdBlock {
        RegistryIdBlock(organization: number(in: 1...0xFFFF), id: number(in: 1...0xFFFF))
    }

    mutating func scoreOrError() -> ScoreOrError { truth() ? .score(number(in: 0...100)) : .error(code()) }

    mutating func quality() -> QualityBlock {
        var block = QualityBlock(algorithmIdBlock: registryId(), scoreOrError: scoreOrError())
        block.extensionElements = extensions(after: 1)
        return block
    }

    mutating func dateTime() -> DateTimeBlock {
        var block = DateTimeBlock(year: number(in: 0...9999))
        block.month = optional { $0.number(in: 1...12) }
        block.day = optional { $0.number(in: 1...31) }
        block.hour = optional { $0.number(in: 0...23) }
        block.minute = optional { $0.number(in: 0...59) }
        block.second = optional { $0.number(in: 0...59) }
        block.millisecond = optional { $0.number(in: 0...999) }
        return block
    }

    mutating func extendedData() -> ExtendedDataBlock {
        ExtendedDataBlock(dataTypeIdBlock: registryId(), data: octets(number(in: 0...200))[...])
    }

    mutating func padData() -> PADDataBlock {
        var block = PADDataBlock()
        block.decision = optional { $0.code() }
        block.scoreBlocks = optional { generator in
            generator.list(0...2) {
                var score = PADDataBlock.ScoreBlock(mechanismIdBlock: $0.registryId(), scoreOrError: $0.scoreOrError())
                score.extensionElements = $0.extensions(after: 1)
                return score
            }
        }
        block.extendedDataBlocks = optional { generator in generator.list(0...2) { $0.extendedData() } }
        block.captureContext = optional { $0.code() }
        block.supervisionLevel = optional { $0.code() }
        block.riskLevel = optional { $0.number(in: 0...100) }
        block.criteriaCategory = optional { $0.code() }
        block.parameter = optional { $0.octets(3)[...] }
        block.challenges = optional { generator in generator.list(0...3) { $0.octets($0.number(in: 0...9))[...] } }
        block.captureDateTimeBlock = optional { $0.dateTime() }
        block.extensionElements = extensions(after: 9)
        return block
    }
}
