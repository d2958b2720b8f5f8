// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import Testing

@Suite("Values of fingers and irises, built, written and read again", .timed)
struct BiometricPropertyTests {
    private static let rounds = 500

    @Test("500 finger image records of ISO/IEC 19794-4:2005 come back as they were")
    func fingerRecords() throws {
        var generator = ValueGenerator(seed: 4)
        for _ in 0..<Self.rounds {
            let record = generator.fingerRecord()
            let octets = record.encoded()
            let decoded = try FingerImageRecord(decoding: octets, profile: .strict)
            #expect(decoded == record)
            #expect(decoded.encoded() == octets)
            #expect(decoded.images.count == record.views.count)
        }
    }

    @Test("500 iris image records of ISO/IEC 19794-6:2005 come back as they were")
    func irisRecords() throws {
        var generator = ValueGenerator(seed: 6)
        for _ in 0..<Self.rounds {
            let record = generator.irisRecord()
            let octets = record.encoded()
            let decoded = try IrisImageRecord(decoding: octets, profile: .strict)
            #expect(decoded == record)
            #expect(decoded.encoded() == octets)
        }
    }

    @Test("500 blocks of ISO/IEC 39794-4 come back as they were")
    func fingerBlocks() throws {
        var generator = ValueGenerator(seed: 39_794_4)
        for _ in 0..<Self.rounds {
            let block = generator.fingerBlock()
            let octets = block.encoded()
            let decoded = try FingerImageDataBlock(decoding: octets, profile: .strict)
            #expect(decoded == block)
            #expect(decoded.encoded() == octets)
            #expect(decoded.images.count == block.representationBlocks.count)
        }
    }

    @Test("500 blocks of ISO/IEC 39794-6 come back as they were")
    func irisBlocks() throws {
        var generator = ValueGenerator(seed: 39_794_6)
        for _ in 0..<Self.rounds {
            let block = generator.irisBlock()
            let octets = block.encoded()
            let decoded = try IrisImageDataBlock(decoding: octets, profile: .strict)
            #expect(decoded == block)
            #expect(decoded.encoded() == octets)
        }
    }

    @Test("500 files of DG3 with none to four fingers of either standard come back as they were")
    func fingerFiles() throws {
        var generator = ValueGenerator(seed: 3)
        for _ in 0..<Self.rounds {
            let templates = generator.list(0...4) { generator -> BiometricInformationTemplate<FingerData> in
                let data: FingerData =
                    generator.truth()
                    ? .iso19794(generator.oneFinger()) : .iso39794(generator.fingerBlock(representations: 1...1))
                let position: FingerPosition? =
                    if case .finger(let position) = data.images.first?.subject { position } else { nil }
                let isNew = if case .iso39794 = data { true } else { false }
                return .init(header: .finger(position ?? .unknown, iso39794: isNew), data: data)
            }
            let file = DataGroup3(
                templates: templates, issuerDefinedContent: templates.isEmpty ? generator.octets(8) : nil)
            let decoded = try DataGroup3(decoding: file.octets, profile: .strict)
            #expect(decoded == file)
            #expect(decoded.templates == templates)
            #expect(decoded.encoded() == file.octets)
        }
    }

    @Test("500 files of DG4 with none to two eyes of either standard come back as they were")
    func irisFiles() throws {
        var generator = ValueGenerator(seed: 44)
        for _ in 0..<Self.rounds {
            let templates = generator.list(0...2) { generator -> BiometricInformationTemplate<IrisData> in
                let isNew = generator.truth()
                let data: IrisData =
                    isNew
                    ? .iso39794(generator.irisBlock(representations: 1...1))
                    : .iso19794(generator.irisRecord(eyes: 1...1))
                let eye: BiometricImage.Eye? =
                    if case .iris(let eye) = data.images.first?.subject { eye } else { nil }
                return .init(header: .iris(eye ?? .undefined, iso39794: isNew), data: data)
            }
            let file = DataGroup4(
                templates: templates, issuerDefinedContent: templates.isEmpty ? generator.octets(8) : nil)
            let decoded = try DataGroup4(decoding: file.octets, profile: .strict)
            #expect(decoded == file)
            #expect(decoded.templates == templates)
            #expect(decoded.encoded() == file.octets)
        }
    }
}

extension ValueGenerator {
    /// A record with one view, as EF.DG3 demands.
    fileprivate mutating func oneFinger() -> FingerImageRecord {
        let record = fingerRecord(fingers: 1...1)
        guard let first = record.views.first, record.views.count > 1 else { return record }
        let view = FingerView(
            position: first.position ?? .unknown, width: first.width, height: first.height,
            imageOctets: Array(first.imageOctets))
        return FingerImageRecord(header: record.header, views: [view])
    }
}
