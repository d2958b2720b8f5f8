// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassTrust

func take(_ file: String, into store: String, pins: Set<[UInt8]>, now: Timestamp) throws -> TrustDifference {
    let transaction = try TrustStore.create(path: store).begin(pins: pins, at: now)
    try TrustImporter().read(path: file) { object throws(TrustError) in
        try transaction.add(object)
    } skipped: { entry in
        print("skipped", entry.place, entry.reason.reason)
    }
    let difference = try transaction.difference()
    // Ask somebody, or refuse: an answer of yes is what --yes is on the command line.
    if difference.unmetPins.isEmpty, !difference.requiresConfirmation { try transaction.commit() }
    return difference
}

func judge(_ bundle: [UInt8], store: String, now: Timestamp) throws -> InspectionReport {
    let trust = try TrustStore.open(path: store).snapshot()
    if let damage = trust.damage { print("the store is damaged:", damage.reason) }
    let evidence = try Evidence(parsing: bundle)
    let report = Inspection.judge(evidence, trust: trust, policy: .kyc, at: now)
    for check in report.checks where check.result != .successful {
        print(check.id, check.result, check.reason?.description ?? "", check.finding.detail ?? "")
    }
    let diagnosis = TrustDiagnosis.diagnose(evidence, trust: trust, policy: .kyc, at: now)
    for step in diagnosis.steps { print(step.text) }
    return report
}
