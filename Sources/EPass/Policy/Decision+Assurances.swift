// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

extension InspectionReport {
    /// Which statements the evidence carries: the one place in which decisions ask for them.
    var shownAssurances: Set<PolicyAssurance> {
        func isShown(_ id: CheckID) -> Bool { check(id)?.result == .successful }
        var shown: Set<PolicyAssurance> = []
        let hashes = checks.filter { $0.id.isDataGroupHash }
        let signed: [CheckID] = [.sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature]
        let isSealed = [CheckID.sealStructure, .sealSignature, .sealSignerSignature].allSatisfy(isShown)
        if isSealed
            || signed.allSatisfy(isShown) && hashes.contains(where: { $0.result == .successful })
                && !hashes.contains(where: { $0.result == .failed })
        {
            shown.insert(.dataGenuine)
        }
        if isShown(.expiry) || isShown(.sealExpiry) { shown.insert(.documentCurrent) }
        if isShown(.mrzMatchesDG1) || isShown(.sealMatchesPrinted) { shown.insert(.holderPrintMatches) }
        let proofs = CheckID.ofChip.compactMap(check).filter { $0.result == .successful }
        if !proofs.isEmpty { shown.insert(.chipOriginal) }
        if proofs.contains(where: { $0.performedBy == .verifier || $0.isTransferable }) {
            shown.formUnion([.chipOriginalShownToVerifier, .fresh])
        }
        return shown
    }
}
