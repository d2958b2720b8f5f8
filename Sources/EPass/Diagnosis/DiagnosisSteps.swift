// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMRZ
import EPassMessages
import EPassTrust

/// What to do next: a step for each statement that something can be done about, what matters most first, each once.
struct DiagnosisSteps {
    private let of: TrustDiagnostician
    private let codes: [TrustDiagnosis.Code]

    init(_ diagnostician: TrustDiagnostician, _ statements: [TrustDiagnosis.Statement]) {
        of = diagnostician
        codes = statements.map(\.code)
    }

    typealias Step = TrustDiagnosis.Step

    func all() -> [Step] {
        var found: [Step] = []
        for step in codes.flatMap({ steps(for: $0) }) where !found.contains(step) { found.append(step) }
        return found
    }

    private static let importLists = "epass trust import LIST.ml"

    private func steps(for code: TrustDiagnosis.Code) -> [Step] {
        switch code {
        case .noSecurityObject:
            [Step(message: .diagnosisReadAgain, command: "epass read --mrz")]
        case .securityObjectInvalid, .signatureInvalid, .revoked:
            [Step(message: .diagnosisDoNotAccept, command: nil)]
        case .blocked:
            [Step(message: .diagnosisUnblock, command: "epass trust block")]
        case .signerNotFound:
            [Step(message: .diagnosisImportSigners, command: "epass trust import icaopkd-001-complete-NNN.ldif")]
        case .storeEmpty:
            [Step(message: .diagnosisImportMasterList, command: Self.importLists + " --pin SHA256")]
        case .countryNotInStore:
            [Step(message: .diagnosisImportListWithCountry, command: Self.importLists)]
        case .newerGeneration, .listOlderThanSigner, .storeOld:
            [Step(message: .diagnosisImportNewestLists, command: Self.importLists)]
        case .olderGeneration:
            [Step(message: .diagnosisImportOlderGenerations, command: "epass trust import CSCA.der")]
        case .linkMissing:
            [Step(message: .diagnosisImportLink, command: "epass trust import LINK.der")]
        case .keyNotInStore, .sameNameOtherKey:
            codes.contains { [.newerGeneration, .olderGeneration].contains($0) }
                ? []
                : [Step(message: .diagnosisImportOtherPublisher, command: Self.importLists)]
        case .certificateNotTrusted:
            [Step(message: .diagnosisCompareCertificate, command: "epass trust import CSCA.der --pin SHA256")]
        case .anchorUnpinned: pinning()
        case .anchorListed: granting()
        case .publisherNotGranted:
            [
                Step(
                    message: .diagnosisGrantAfterLook,
                    command:
                        "epass trust grant SHA256 --kind KIND --states \(of.certificate?.issuer.country ?? "STATES")")
            ]
        case .revocationListMissing: revocationLists(isMissing: true)
        case .revocationListStale, .revocationListUnusable: revocationLists(isMissing: false)
        case .signerRefused, .country:
            [Step(message: .diagnosisLookClosely, command: "epass inspect --reveal EF.SOD")]
        case .algorithmUnknown:
            [Step(message: .diagnosisReportAlgorithm, command: nil)]
        case .validity, .usagePeriod:
            [Step(message: .diagnosisPeriodEnded, command: nil)]
        case .deviation, .notRevoked, .defectApplied, .chains, .test: []
        }
    }

    private func granting() -> [Step] {
        let voucher = of.passive.anchor?.voucher
        let digest = voucher?.source?.publisher?.fingerprint.map { Hexadecimal.lowercaseText($0) }
        let state = of.passive.anchor?.certificate.subject.country ?? "STATES"
        return [
            Step(
                message: .diagnosisGrantPublisher,
                command: "epass trust grant \(digest ?? "SHA256") --kind master --states \(state)"),
            Step(message: .diagnosisImportAnchor, command: "epass trust import CSCA.der --pin SHA256"),
        ]
    }

    private func pinning() -> [Step] {
        let lists = of.passive.anchor?.sources.filter { $0.kind == .masterList && !$0.digest.isEmpty } ?? []
        let list = lists.max {
            ($0.signingTime ?? Timestamp(secondsSince1970: 0)) < ($1.signingTime ?? Timestamp(secondsSince1970: 0))
        }
        let digest = list.map { Hexadecimal.lowercaseText($0.digest) }
        let message = list?.signer.map { Message.diagnosisPinListOfSigner(signer: $0) } ?? .diagnosisPinList
        return [Step(message: message, command: "epass trust import LIST.ml --pin " + (digest ?? "SHA256"))]
    }

    private func revocationLists(isMissing: Bool) -> [Step] {
        let code = of.certificate?.issuerCountry?.code
        let country = code.map { Message.diagnosisIssuerNamed(country: $0) } ?? .diagnosisIssuerUnnamed
        let message: Message =
            isMissing
            ? .diagnosisImportRevocationList(country: country) : .diagnosisImportNewerRevocationList(country: country)
        var steps = [Step(message: message, command: "epass trust import CRL.crl")]
        let addresses = of.certificate?.revocationListAddresses ?? []
        if let address = addresses.first {
            steps.append(Step(message: .diagnosisRevocationListAddress(address: address), command: nil))
        }
        return steps
    }
}
