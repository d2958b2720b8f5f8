// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import Testing

/// Random values of the data groups of text, the same in every run.
private struct DetailGenerator: RandomNumberGenerator {
    private var numbers: SeededGenerator

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Letters of several scripts, at most so many octets.
    mutating func text(_ most: Int) -> String {
        let letters = Array("ABCÄÉŁŞЖЯאبم中 <0129.-")
        var text = ""
        for _ in 0..<count(1...40) {
            guard let letter = letters.randomElement(using: &self), text.utf8.count + 4 <= most else { break }
            text.append(letter)
        }
        return text.isEmpty ? "A" : text
    }

    mutating func day() -> CalendarDate { CalendarDate(daysSince1970: count(-40_000...40_000)) }

    mutating func value<T>(_ make: (inout DetailGenerator) -> T) -> T? {
        Bool.random(using: &self) ? make(&self) : nil
    }

    mutating func field(_ most: Int = 99) -> LDSText? { value { LDSText($0.text(most)) } }

    mutating func image() -> DisplayedImage {
        let start: [UInt8] =
            Bool.random(using: &self)
            ? [0xFF, 0xD8, 0xFF] : [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
        return DisplayedImage(start + octets(0...300))
    }

    mutating func octets(_ range: ClosedRange<Int>) -> [UInt8] {
        (0..<count(range)).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}

@Suite("DG5, DG7 to DG13, DG16: random valid values go both ways", .timed)
struct DetailPropertyTests {
    private static let runs: Range<UInt64> = 0..<600

    @Test("DG11")
    func details() throws {
        for seed in Self.runs {
            var random = DetailGenerator(seed: seed)
            let day = random.day()
            let group = DataGroup11(
                fullName: random.value { LDSName($0.text(99)) },
                otherNames: (0..<random.count(0...4)).map { _ in LDSName(random.text(99)) },
                personalNumber: random.field(),
                fullDateOfBirth: random.value {
                    $0.value { _ in LDSDate(day) } ?? LDSDate(year: day.year, month: nil, day: nil) ?? LDSDate(day)
                },
                placeOfBirth: random.field(), permanentAddress: random.field(), telephone: random.field(),
                profession: random.field(), title: random.field(), personalSummary: random.field(),
                proofOfCitizenship: random.value { $0.image() }, otherTravelDocumentNumbers: random.field(),
                custodyInformation: random.field(999))
            #expect(try DataGroup11(decoding: group.octets, profile: .strict) == group, "seed \(seed)")
            #expect(group.encoded() == group.octets)
            var shuffled = group.elements
            shuffled.shuffle(using: &random)
            let other = DataGroup11(elements: shuffled)
            #expect(try DataGroup11(decoding: other.octets, profile: .strict) == other, "seed \(seed)")
            #expect(other.fullName == group.fullName)
            #expect(other.otherNames == group.otherNames)
            #expect(other.fullDateOfBirth?.year == group.fullDateOfBirth?.year)
        }
    }

    @Test("DG12")
    func documentDetails() throws {
        for seed in Self.runs {
            var random = DetailGenerator(seed: seed)
            let (day, hour, minute, second) = (
                random.day(), random.count(0...23), random.count(0...59), random.count(0...60)
            )
            let time = try #require(LDSDate.Time(hour: hour, minute: minute, second: second))
            let group = DataGroup12(
                issuingAuthority: random.field(), dateOfIssue: random.value { LDSDate($0.day()) },
                otherPersons: (0..<random.count(0...4)).map { _ in LDSName(random.text(99)) },
                endorsements: random.field(), taxOrExitRequirements: random.field(),
                imageOfFront: random.value { $0.image() }, imageOfRear: random.value { $0.image() },
                dateAndTimeOfPersonalisation: random.value { _ in LDSDate(day, at: time) },
                personalisationSystemSerialNumber: random.field())
            #expect(try DataGroup12(decoding: group.octets, profile: .strict) == group, "seed \(seed)")
            #expect(group.encoded() == group.octets)
        }
    }

    @Test("DG5 and DG7")
    func images() throws {
        for seed in Self.runs {
            var random = DetailGenerator(seed: seed)
            let images = (0..<random.count(1...9)).map { _ in random.image() }
            let portraits = DataGroup5(displayedImages: images)
            #expect(try DataGroup5(decoding: portraits.octets, profile: .strict) == portraits, "seed \(seed)")
            #expect(portraits.images.allSatisfy { $0.subject == .portrait })
            let signatures = DataGroup7(displayedImages: images)
            #expect(try DataGroup7(decoding: signatures.octets, profile: .strict) == signatures, "seed \(seed)")
            #expect(signatures.images.map(\.octets) == images.map(\.octets))
        }
    }

    @Test("DG8, DG9, DG10 and DG13")
    func features() throws {
        for seed in Self.runs {
            var random = DetailGenerator(seed: seed)
            let features: [(tag: TLVTag, octets: [UInt8])] = (0..<random.count(0...6)).map { _ in
                ([0x53, 0x5F2E, 0x7F60, 0x85].randomElement(using: &random) ?? 0x53, random.octets(0...200))
            }
            let count = random.count(1...9)
            let data = DataGroup8(
                statedCount: count, templates: features.map { .init(tag: $0.tag, octets: $0.octets[...]) })
            #expect(try DataGroup8(decoding: data.octets, profile: .strict) == data, "seed \(seed)")
            let structure = DataGroup9(
                statedCount: count, templates: features.map { .init(tag: $0.tag, octets: $0.octets[...]) })
            #expect(try DataGroup9(decoding: structure.octets, profile: .strict) == structure, "seed \(seed)")
            let substance = DataGroup10(
                statedCount: count, templates: features.map { .init(tag: $0.tag, octets: $0.octets[...]) })
            #expect(try DataGroup10(decoding: substance.octets, profile: .strict) == substance, "seed \(seed)")
            let optional = DataGroup13(content: random.octets(0...400))
            #expect(try DataGroup13(decoding: optional.octets, profile: .strict) == optional, "seed \(seed)")
            let view = DataGroup13(content: features.flatMap { TLVWriter.encode($0.tag, $0.octets) })
            #expect(view.dataObjects()?.map { Array($0.content) } == features.map(\.octets))
        }
    }

    @Test("DG16")
    func persons() throws {
        for seed in Self.runs {
            var random = DetailGenerator(seed: seed)
            let group = DataGroup16(
                persons: (0..<random.count(1...15)).map { _ in
                    DataGroup16.Person(
                        dateRecorded: LDSDate(random.day()), name: LDSName(random.text(99)),
                        telephone: LDSText(random.text(30)), address: LDSText(random.text(200)))
                })
            #expect(try DataGroup16(decoding: group.octets, profile: .strict) == group, "seed \(seed)")
            #expect(group.encoded() == group.octets)
        }
    }
}
