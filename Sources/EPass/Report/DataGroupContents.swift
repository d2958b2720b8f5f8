// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What the data groups of a document decode to, each by itself: one that does not decode keeps nobody from reading the
/// others, and its hash is judged all the same (F-33).
struct DataGroupContents: Sendable {
    /// A data group that was read.
    struct Group: Sendable {
        let number: DataGroupNumber
        /// What departs from the standard and can be tolerated.
        let deviations: [LDSDeviation]
        /// Why it does not decode, whatever is tolerated.
        let error: LDSError?
    }

    /// Every data group that was read, ascending.
    private(set) var groups: [Group] = []
    private(set) var dataGroup1: DataGroup1?
    private(set) var dataGroup11: DataGroup11?
    private(set) var dataGroup12: DataGroup12?

    /// Every deviation is tolerated here; what the policy refuses is for ``InspectionJudge`` to say.
    init(_ evidence: Evidence) {
        for number in DataGroupNumber.allCases {
            guard let octets = evidence.octets(of: .dataGroup(number)) else { continue }
            do throws(LDSError) {
                groups.append(Group(number: number, deviations: try decode(octets, as: number), error: nil))
            } catch {
                groups.append(Group(number: number, deviations: [], error: error))
            }
        }
    }

    private mutating func decode(_ octets: [UInt8], as number: DataGroupNumber) throws(LDSError) -> [LDSDeviation] {
        switch number {
        case .dg1:
            let group = try DataGroup1(decoding: octets)
            dataGroup1 = group
            return group.deviations
        case .dg2: return try DataGroup2(decoding: octets).deviations
        case .dg3: return try DataGroup3(decoding: octets).deviations
        case .dg4: return try DataGroup4(decoding: octets).deviations
        case .dg5: return try DataGroup5(decoding: octets).deviations
        case .dg7: return try DataGroup7(decoding: octets).deviations
        case .dg8: return try DataGroup8(decoding: octets).deviations
        case .dg9: return try DataGroup9(decoding: octets).deviations
        case .dg10: return try DataGroup10(decoding: octets).deviations
        case .dg11:
            let group = try DataGroup11(decoding: octets)
            dataGroup11 = group
            return group.deviations
        case .dg12:
            let group = try DataGroup12(decoding: octets)
            dataGroup12 = group
            return group.deviations
        case .dg13: return try DataGroup13(decoding: octets).deviations
        case .dg14: return try DataGroup14(decoding: octets).deviations
        case .dg15: return try DataGroup15(decoding: octets).deviations
        case .dg16: return try DataGroup16(decoding: octets).deviations
        // DG6 is reserved for future use (Doc 9303-10, 4.7.6).
        default: return try RawDataGroup(decoding: octets, as: number).deviations
        }
    }

    /// Why that data group does not decode; nil where it does, or was not read.
    func error(of number: DataGroupNumber) -> LDSError? { groups.first { $0.number == number }?.error }

    /// Every deviation, in the order of the data groups.
    var deviations: [LDSDeviation] { groups.flatMap(\.deviations) }
}
