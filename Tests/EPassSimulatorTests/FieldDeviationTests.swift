// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

@Suite("Profiles field-...: documents that depart from the standard in one way", .timed)
struct FieldDeviationTests {
    /// What the decoders of all data groups of a document tolerate.
    private func tolerated(in document: PersonalisedDocument) throws -> [DataGroupNumber: [LDSDeviation]] {
        var found: [DataGroupNumber: [LDSDeviation]] = [:]
        for case (.dataGroup(let number), let octets) in document.files {
            let deviations = try DecodedDataGroup.deviations(of: octets, as: number)
            if !deviations.isEmpty { found[number] = deviations }
        }
        return found
    }

    @Test("the one deviation, and no other, is found where it was made", arguments: FieldDeviation.all)
    func tolerated(deviation: FieldDeviation) throws {
        let document = try SimulatorProfile.named(deviation.profileName).makeDocument(seed: 3)
        #expect(try tolerated(in: document) == [deviation.dataGroup: [deviation.deviation]])
        let file = try #require(document.files[.dataGroup(deviation.dataGroup)])
        let error = #expect(throws: LDSError.self) {
            _ = try DecodedDataGroup.deviations(of: file, as: deviation.dataGroup, profile: .strict)
        }
        #expect(error?.deviation == deviation.deviation)
    }

    @Test("every deviation of a data group can be made, but for those that need a document of their own")
    func complete() {
        let others: Set<LDSDeviation> = [
            // EF.SOD, EF.COM, EF.CVCA, and EF.CardAccess are no data groups.
            .sodIndefiniteLength, .securityObjectNotDER, .securityObjectVersionInfo, .securityObjectFewDataGroups,
            .securityObjectManyDataGroups, .securityObjectUnknownDataGroup, .securityObjectRepeatedDataGroup,
            .securityInfoMalformed,
            .ldsVersionUnknown, .comUnknownTag, .comRepeatedTag, .cvcaLength, .paceInfoWithoutParameterID,
            // Keys that a chip would have to be made for.
            .securityInfoVersion, .chipAuthenticationKeyUnwrapped, .chipAuthenticationUnknown,
        ]
        let made = Set(FieldDeviation.all.map(\.deviation))
        #expect(made.isDisjoint(with: others))
        #expect(made.count == FieldDeviation.all.count)
        let missing = Set(LDSDeviation.allCases).subtracting(made).subtracting(others)
        #expect(missing.isEmpty, "\(missing.map(\.rawValue).sorted())")
    }

    @Test("Docs/simulator.md has a row for each, with profile, name, file and what is made")
    func documented() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/simulator.md")
        let lines = Set(try String(contentsOf: page, encoding: .utf8).split(separator: "\n").map(String.init))
        for deviation in FieldDeviation.all {
            let row =
                "| `\(deviation.profileName)` | `\(deviation.deviation.rawValue)` | EF.\(deviation.dataGroup) | \(deviation.text) |"
            #expect(lines.contains(row), "\(row)")
        }
        for profile in SimulatorProfile.dataGroups + SimulatorProfile.contradictory {
            #expect(lines.contains { $0.hasPrefix("| ") && $0.contains("`\(profile.name)`") }, "\(profile.name)")
        }
    }

    @Test("a description may have several, and the names of profiles are words")
    func names() throws {
        let json = #"{"deviations": ["dateBinaryCoded", "facialRecordLength"]}"#
        let described = try DocumentDescription(json: Array(json.utf8))
        let document = try Personaliser.personalise(described, seed: 3)
        #expect(
            try tolerated(in: document) == [.dg11: [.dateBinaryCoded], .dg2: [.facialRecordLength]])
        #expect(FieldDeviation.named(.mrzGermanyAsDEU)?.profileName == "field-mrz-germany-as-deu")
        #expect(FieldDeviation.named(.textNotUTF8)?.profileName == "field-text-not-utf8")
        #expect(FieldDeviation.named(.sodIndefiniteLength) == nil)
    }
}

/// Decodes a data group by its number.
enum DecodedDataGroup {
    static func deviations(
        of octets: [UInt8], as number: DataGroupNumber, profile: DecodingProfile = .default
    ) throws(LDSError) -> [LDSDeviation] {
        switch number {
        case .dg1: try DataGroup1(decoding: octets, profile: profile).deviations
        case .dg2: try DataGroup2(decoding: octets, profile: profile).deviations
        case .dg3: try DataGroup3(decoding: octets, profile: profile).deviations
        case .dg4: try DataGroup4(decoding: octets, profile: profile).deviations
        case .dg5: try DataGroup5(decoding: octets, profile: profile).deviations
        case .dg7: try DataGroup7(decoding: octets, profile: profile).deviations
        case .dg8: try DataGroup8(decoding: octets, profile: profile).deviations
        case .dg9: try DataGroup9(decoding: octets, profile: profile).deviations
        case .dg10: try DataGroup10(decoding: octets, profile: profile).deviations
        case .dg11: try DataGroup11(decoding: octets, profile: profile).deviations
        case .dg12: try DataGroup12(decoding: octets, profile: profile).deviations
        case .dg13: try DataGroup13(decoding: octets, profile: profile).deviations
        case .dg14: try DataGroup14(decoding: octets, profile: profile).deviations
        case .dg16: try DataGroup16(decoding: octets, profile: profile).deviations
        default: []
        }
    }
}
