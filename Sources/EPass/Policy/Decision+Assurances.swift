// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

extension InspectionReport {
    /// Which statements the evidence carries, or the seal: the one place in which decisions ask for them.
    var shownAssurances: Set<Assurance.Kind> {
        seal == nil ? Set(assurances.filter(\.isGiven).map(\.kind)) : shownBySeal
    }

    /// A seal is signed data with a day of its own, compared with what is printed; no chip proves anything.
    private var shownBySeal: Set<Assurance.Kind> {
        func isShown(_ id: CheckID) -> Bool { check(id)?.result == .successful }
        guard CheckID.ofSealSignature.allSatisfy(isShown) else { return [] }
        var shown: Set<Assurance.Kind> = [.dataGenuine]
        if isShown(.sealExpiry) { shown.insert(.documentCurrent) }
        if isShown(.sealMatchesPrinted) { shown.insert(.holderPrintMatches) }
        return shown
    }
}
