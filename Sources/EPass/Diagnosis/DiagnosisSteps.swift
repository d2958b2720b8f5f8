// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
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
            [Step(text: "Read the document again: EF.SOD says who signed it.", command: "epass read --mrz")]
        case .securityObjectInvalid, .signatureInvalid, .revoked:
            [
                Step(
                    text:
                        "Do not accept the document on this evidence. No list mends this: it speaks against the document, not against the store.",
                    command: nil)
            ]
        case .signerNotFound:
            [
                Step(
                    text:
                        "Import the document signers of the ICAO PKD (the LDIF file of document signer certificates and revocation lists, icaopkd-001), or a document-signer list.",
                    command: "epass trust import icaopkd-001-complete-NNN.ldif")
            ]
        case .storeEmpty:
            [
                Step(
                    text:
                        "Import a CSCA master list: the one of ICAO (in the LDIF file of master lists, icaopkd-002), or of a State that publishes one, such as Germany. Docs/trust.md says where they are.",
                    command: Self.importLists + " --pin SHA256")
            ]
        case .countryNotInStore:
            [
                Step(
                    text:
                        "Import a master list that has this country: publishers differ, and several lists may be imported side by side. The country may publish its CSCA certificate itself.",
                    command: Self.importLists)
            ]
        case .newerGeneration, .listOlderThanSigner, .storeOld:
            [Step(text: "Import the newest master lists.", command: Self.importLists)]
        case .olderGeneration:
            [
                Step(
                    text:
                        "Import a list that keeps older generations: some publishers drop expired CSCA certificates, although passports outlive them. The certificate itself will do, too.",
                    command: "epass trust import CSCA.der")
            ]
        case .linkMissing:
            [
                Step(
                    text:
                        "Or import the link certificate, which master lists and the issuer publish: signed by a trusted key, it makes the new key trusted without a question.",
                    command: "epass trust import LINK.der")
            ]
        case .keyNotInStore, .sameNameOtherKey:
            codes.contains { [.newerGeneration, .olderGeneration].contains($0) }
                ? []
                : [
                    Step(
                        text:
                            "Import a list of another publisher: the country may run a second CSCA, or have changed keys in between.",
                        command: Self.importLists)
                ]
        case .certificateNotTrusted:
            [
                Step(
                    text:
                        "Or compare that certificate with what its issuer publishes, and import it by its fingerprint.",
                    command: "epass trust import CSCA.der --pin SHA256")
            ]
        case .anchorUnpinned: pinning()
        case .anchorListed: granting()
        case .publisherNotGranted:
            [
                Step(
                    text:
                        "Look who published the list; if its publisher is to speak about this State, grant it that.",
                    command:
                        "epass trust grant SHA256 --kind KIND --states \(of.certificate?.issuer.country ?? "STATES")")
            ]
        case .revocationListMissing, .revocationListStale, .revocationListUnusable: revocationLists(code)
        case .signerRefused, .country:
            [
                Step(
                    text:
                        "Look at the document and its signer closely; epass inspect shows the certificate with what departs from its profile.",
                    command: "epass inspect --reveal EF.SOD")
            ]
        case .algorithmUnknown:
            [Step(text: "Report it, with the CSCA certificate: this version cannot use its key.", command: nil)]
        case .validity, .usagePeriod:
            [
                Step(
                    text:
                        "No list mends a period that has run out. Whether the policy counts it, epass verify says; --at judges as of another day, such as the day of issue.",
                    command: nil)
            ]
        case .deviation, .notRevoked, .defectApplied, .chains, .test: []
        }
    }

    private func granting() -> [Step] {
        let voucher = of.passive.anchor?.voucher
        let digest = voucher?.source?.publisher?.fingerprint.map { HexadecimalText.of($0).lowercased() }
        let state = of.passive.anchor?.certificate.subject.country ?? "STATES"
        return [
            Step(
                text:
                    "Grant the publisher of that list to speak about other States, after comparing the fingerprint of its CSCA with the one that it gives elsewhere; the grant holds for its next lists.",
                command: "epass trust grant \(digest ?? "SHA256") --kind master --states \(state)"),
            Step(
                text: "Or import the CSCA certificate by its own fingerprint, from the State that issued it.",
                command: "epass trust import CSCA.der --pin SHA256"),
        ]
    }

    private func pinning() -> [Step] {
        let lists = of.passive.anchor?.sources.filter { $0.kind == .masterList && !$0.digest.isEmpty } ?? []
        let list = lists.max {
            ($0.signingTime ?? Timestamp(secondsSince1970: 0)) < ($1.signingTime ?? Timestamp(secondsSince1970: 0))
        }
        let digest = list.map { HexadecimalText.of($0.digest).lowercased() }
        let signer = list?.signer.map { " of \($0)" } ?? ""
        return [
            Step(
                text:
                    "Compare the fingerprint of the list\(signer), or of its signer's CSCA, with the one that the publisher gives elsewhere, and import the list with it.",
                command: "epass trust import LIST.ml --pin " + (digest ?? "SHA256"))
        ]
    }

    private func revocationLists(_ code: TrustDiagnosis.Code) -> [Step] {
        let country = of.certificate?.issuerCountry?.code ?? "the issuer"
        let what =
            code == .revocationListMissing ? "a revocation list of \(country)" : "a newer revocation list of \(country)"
        var steps = [
            Step(
                text: "Import \(what): the ICAO PKD has them (icaopkd-001), and many States publish theirs.",
                command: "epass trust import CRL.crl")
        ]
        let addresses = of.certificate.map(TrustDiagnostician.revocationListAddresses(of:)) ?? []
        if let address = addresses.first {
            steps.append(
                Step(
                    text:
                        "The certificate names \(address) as the place of the list. epass fetches nothing by itself; an address in a certificate is as good as the certificate.",
                    command: nil))
        }
        return steps
    }
}
