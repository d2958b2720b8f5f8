// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Every rule for the files of a document.
package enum LDSRules {
    /// The campaign `lds`: a unit a file, then the units of BSI TR-03105-5.1.
    package static let campaign = RuleCampaign<LDSSubject>(name: "lds", rules: files + LDSRows.rules)

    /// The rules of clauses, in the order of the files.
    package static let files: [ConformanceRule<LDSSubject>] = {
        let order: [LDSFile] = [.com, .sod] + LDSFile.allCases.filter { $0 != .com && $0 != .sod }
        let own: [LDSFile: [LDSRule]] = [
            .com: SecurityObjectRules.com, .sod: SecurityObjectRules.sod, .cardAccess: SecurityInfoRules.cardAccess,
            .cardSecurity: SecurityInfoRules.cardSecurity, .dataGroup(.dg1): ZoneRules.rules,
            .dataGroup(.dg14): SecurityInfoRules.dataGroup14, .dir: OtherFileRules.directory,
            .atrInfo: OtherFileRules.atrInfo,
        ].merging(BiometricRules.rules) { first, _ in first }
            .merging(OtherFileRules.details) { first, _ in first }
        return order.flatMap { FileRules.rules(of: $0) + (own[$0] ?? []) }
    }()
}
