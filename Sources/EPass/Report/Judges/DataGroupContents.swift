// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

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

    let document: ParsedDocument
    /// Every data group that was read, ascending.
    let groups: [Group]
    let dataGroup1: DataGroup1?
    let dataGroup11: DataGroup11?
    let dataGroup12: DataGroup12?

    /// Every deviation is tolerated here; what the policy refuses is for ``InspectionJudge`` to say.
    init(_ document: ParsedDocument) {
        self.document = document
        groups = document.dataGroups.compactMap { number -> Group? in
            do throws(LDSError) {
                let deviations = try document.deviations(of: number)
                return deviations.map { Group(number: number, deviations: $0, error: nil) }
            } catch {
                return Group(number: number, deviations: [], error: error)
            }
        }
        dataGroup1 = document.dataGroup1
        dataGroup11 = document.dataGroup11
        dataGroup12 = document.dataGroup12
    }

    /// Why that data group does not decode; nil where it does, or was not read.
    func error(of number: DataGroupNumber) -> LDSError? { groups.first { $0.number == number }?.error }

    /// Every deviation, in the order of the data groups.
    var deviations: [LDSDeviation] { groups.flatMap(\.deviations) }
}
