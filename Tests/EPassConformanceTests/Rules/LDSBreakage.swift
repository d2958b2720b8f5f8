// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

/// A file that is broken in one way, and the rule that it is made for.
struct LDSBreakage: Sendable, CustomTestStringConvertible {
    /// The rule that has to find it.
    let rule: String
    /// What is done.
    let text: String
    let make: @Sendable () throws -> LDSSample

    init(_ rule: String, _ text: String, _ make: @escaping @Sendable () throws -> LDSSample) {
        self.rule = rule
        self.text = text
        self.make = make
    }

    /// A file of a profile with its octets changed after it was signed.
    init(
        _ rule: String, _ text: String, in file: LDSFile, of profile: String = "all-data-groups",
        _ edit: @escaping @Sendable ([UInt8]) throws -> [UInt8]
    ) {
        self.init(rule, text) {
            var sample = try LDSSample(try SimulatorProfile.required(profile).makeDocument(seed: 3))
            sample.files[file] = try edit(try #require(sample.files[file]))
            return sample
        }
    }

    /// A document of another issuer.
    init(_ rule: String, _ text: String, signed edit: @escaping @Sendable (inout SignedSample) throws -> Void) {
        self.init("9303-10/4.6.2/\(rule)", text) {
            var sample = SignedSample()
            try edit(&sample)
            return try sample.make()
        }
    }

    /// A document of a profile as it is.
    init(_ rule: String, profile: String) {
        self.init(rule, "profile \(profile)") {
            try LDSSample(try SimulatorProfile.required(profile).makeDocument(seed: 3))
        }
    }

    var testDescription: String { "\(rule): \(text)" }

    /// The beginning of the names of the rules of a file.
    static func prefix(_ file: LDSFile) -> String {
        switch file {
        case .com: "9303-10/4.6.1"
        case .sod: "9303-10/4.6.2"
        case .cardAccess: "9303-10/3.11.3"
        case .cardSecurity: "9303-10/3.11.4"
        case .dir: "9303-10/3.11.2"
        case .atrInfo: "9303-10/3.11.1"
        case .cvca: "9303-11/K.2"
        case .dataGroup(let number): "9303-10/4.7.\(number.rawValue)"
        }
    }

    static let all = frames + departures + contents + signatures + profiles

    // MARK: What every file has

    private static let framed = LDSFile.allCases.filter { $0.tag != nil && $0 != .dataGroup(.dg6) }

    private static let frames: [LDSBreakage] = framed.flatMap { file -> [LDSBreakage] in
        let name = prefix(file)
        let isFree = file == .dataGroup(.dg13)
        let hasList = [.cardAccess, .cardSecurity, .dataGroup(.dg14)].contains(file)
        let isAsked = ![.dataGroup(.dg3), .dataGroup(.dg4)].contains(file)
        // Their decoders take any content, or refuse what others pass over.
        let takesAny = [.dataGroup(.dg8), .dataGroup(.dg9), .dataGroup(.dg10), .dataGroup(.dg16)].contains(file)
        let tag = file.tag?.octets ?? []
        return [
            LDSBreakage("\(name)/tag", "the first octet is 7E", in: file) { [0x7E] + $0.dropFirst() },
            LDSBreakage("\(name)/length", "an octet behind the end", in: file) { $0 + [0x00] },
        ]
            // Fingers and irises may be missing in a folder; the other two are there under conditions of their own.
            + (isAsked
                ? [
                    LDSBreakage("\(name)/present", "the file is not there") {
                        var sample = try LDSSample(
                            try SimulatorProfile.required("all-data-groups").makeDocument(seed: 3))
                        sample.files[file] = nil
                        return sample
                    }
                ] : [])
            + (isFree
                ? []
                : [
                    file == .cardAccess
                        // What is cut off in it is one bad entry.
                        ? LDSBreakage("\(name)/structure", "too many wrappers", in: file) { _ in
                            [0x31, 8, 4, 6, 4, 4, 4, 2, 4, 0]
                        }
                        : LDSBreakage("\(name)/structure", "a data object that is cut off", in: file) { _ in
                            tag + [2, 2, 5]
                        }
                ])
            + (isFree || hasList || takesAny
                ? []
                : [
                    LDSBreakage("\(name)/unknownElement", "9F7F inside", in: file) {
                        try Octets.appending([0x9F, 0x7F, 1, 0], to: $0)
                    }
                ])
            + (file.dataGroupNumber == nil
                ? []
                : [
                    LDSBreakage("\(name)/hash", "the last octet is another one", in: file) { octets in
                        octets.dropLast() + [(octets.last ?? 0) ^ 1]
                    }
                ])
    }

    private static let departures = FieldDeviation.all.map { made in
        // What follows a file is found by its length.
        let word = made.deviation == .trailingOctets ? "length" : made.deviation.rawValue
        return LDSBreakage("\(prefix(.dataGroup(made.dataGroup)))/\(word)", profile: made.profileName)
    }

    /// Profiles about one thing that is wrong; what each breaks is in the table.
    private static let profiles: [LDSBreakage] = [
        "defective", "further", "access-defective", "chip-keys", "contradictory", "field-failures",
    ].flatMap { group in
        (ProfileGroup.all.first { $0.name == group }?.profiles ?? []).map { LDSBreakage("", profile: $0.name) }
    }
}
