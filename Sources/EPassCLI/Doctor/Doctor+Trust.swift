// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// The trust store that is used where none is named. No path of it is shown: it lies in somebody's home.
extension Doctor {
    private var facts: Machine.StoreFacts? {
        if case .opened(let facts) = store { facts } else { nil }
    }

    var storeContent: DoctorFinding {
        let check = DoctorCheck.storeContent
        switch store {
        case .absent: return check.warning(.doctorStoreAbsent, .doctorSetUpStore, Self.settingUp)
        case .refused(let error):
            return check.problem(.doctorStoreUnusable(code: error.code.rawValue), error.code.remedy)
        case .opened(let facts):
            guard !facts.isDamaged else {
                return check.problem(
                    .doctorStoreUnusable(code: TrustError.Code.storeDamaged.rawValue),
                    TrustError.Code.storeDamaged.remedy)
            }
            guard facts.anchors > 0 else {
                return check.warning(.doctorStoreEmpty, .doctorSetUpStore, Self.settingUp)
            }
            return check.ok(.doctorStoreHolds(anchors: facts.anchors, countries: facts.countries))
        }
    }

    private static let settingUp = "epass trust setup"
    private static let updating = "epass trust update LIST.ml"

    /// The same as `TrustStore` demands of its folder and its files, told for each case apart.
    var storeRights: DoctorFinding {
        let check = DoctorCheck.storeRights
        let path = TrustStore.defaultPath(environment: machine.environment)
        let found = [path, path + "/index", path + "/pack"].compactMap(machine.status)
        guard !found.isEmpty else { return check.notApplicable(.doctorStoreAbsent) }
        if found.contains(where: { $0.owner != machine.user && $0.owner != 0 }) {
            return check.problem(.doctorStoreOfOther, .doctorOwnStore)
        }
        if found.contains(where: { $0.rights & 0o022 != 0 }) {
            return check.problem(.doctorStoreOpen, .doctorCloseStore, "chmod -R go-w " + storeInShell)
        }
        return check.ok(.doctorStoreClosed)
    }

    /// The folder as a shell writes it, so that nobody's name stands there.
    private var storeInShell: String {
        let data = machine.environment["XDG_DATA_HOME"] ?? ""
        return data.hasPrefix("/") ? #""$XDG_DATA_HOME/epass/trust""# : "~/.local/share/epass/trust"
    }

    var storeAge: DoctorFinding {
        let check = DoctorCheck.storeAge
        guard let facts, facts.anchors > 0 else { return check.notApplicable(.doctorStoreNothing) }
        guard let signed = facts.newestList else { return check.unknown(.doctorStoreWithoutList) }
        let days = TrustMaterialAge.days(from: signed, to: machine.now)
        guard days > TrustMaterialAge.oldAfterDays else { return check.ok(.doctorStoreList(signed: signed.date)) }
        return check.warning(.doctorStoreOld(signed: signed.date, days: days), .doctorImportNewer, Self.updating)
    }

    var storeRevocation: DoctorFinding {
        let check = DoctorCheck.storeRevocation
        guard let facts, facts.revocationLists > 0 else { return check.notApplicable(.doctorRevocationNone) }
        guard facts.staleRevocationLists > 0 else {
            return check.ok(.doctorRevocationCurrent(count: facts.revocationLists))
        }
        return check.warning(
            .doctorRevocationStale(count: facts.staleRevocationLists), .doctorImportRevocation, "epass trust audit")
    }
}
