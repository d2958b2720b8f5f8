// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassMRZ
import EPassSimulator
import EPassTrust
import Testing

/// Two States, whatever they are called: one that publishes lists, and one that they are about. A rogue has made itself
/// a CSCA in the name of the second one, with the same name and key identifier and another key, and signs passports
/// with it.
struct PublisherScene: Sendable, CustomTestStringConvertible {
    let publisher: SyntheticPKI
    let subject: SyntheticPKI

    var testDescription: String { "\(publisher.country) about \(subject.country)" }

    init(_ publisher: (String, String), _ subject: (String, String)) {
        self.publisher = SyntheticPKI(
            country: publisher.0, icaoCountry: publisher.1, organization: "Publisher", issuesOnce: true)
        self.subject = SyntheticPKI(
            country: subject.0, icaoCountry: subject.1, organization: "Subject", issuesOnce: true)
    }

    static let all: [PublisherScene] = [
        .init(("TO", "TON"), ("DE", "D")), .init(("VU", "VUT"), ("FR", "FRA")), .init(("DE", "D"), ("TO", "TON")),
        .init(("NZ", "NZL"), ("BR", "BRA")), .init(("KI", "KIR"), ("UN", "UNO")),
    ]

    static let time = SyntheticPKI.judged

    /// The CSCA that speaks in the name of the subject, and that nobody there knows.
    func rogue() throws -> SyntheticEntity {
        let genuine = try subject.csca().certificate
        return try subject.csca(generation: 9) {
            $0.set(.subjectKeyIdentifier(genuine.decodedExtensions.subjectKeyIdentifier ?? []))
        }
    }

    /// The master list of the publisher, with the rogue in it.
    func list(
        _ more: [Certificate] = [], csca: SyntheticEntity? = nil, signed: String = "2026-05-28"
    ) throws -> SignedList {
        let csca = try csca ?? publisher.csca()
        return try SyntheticMasterList.make(
            of: [csca.certificate, try rogue().certificate] + more, by: publisher, csca: csca, signed: signed)
    }

    /// What is trusted where these certificates were named and these lists came with them.
    func trust(
        named: [Certificate]? = nil, _ lists: [SignedList], pins: Set<[UInt8]> = [], grants: [PublisherGrant] = []
    ) throws -> TrustSnapshot {
        let transaction = TrustTransaction.inMemory(pins: pins, at: try SyntheticPKI.time(Self.time))
        for grant in grants { try transaction.grant(grant) }
        for certificate in try named ?? [publisher.csca().certificate, subject.csca().certificate] {
            try transaction.add(certificate, from: .certificateFile("named.der"))
        }
        for list in lists { try transaction.add(list, from: .list("\(publisher.country).ml")) }
        return try transaction.snapshot()
    }

    func grant(
        _ states: String = "*", to csca: Certificate? = nil, _ kind: SignedListKind = .masterList
    ) throws -> PublisherGrant {
        let fingerprint = try (csca ?? publisher.csca().certificate).fingerprint()
        let states = try #require(StateSet(states))
        return try #require(PublisherGrant(fingerprint: fingerprint, kind: kind, states: states))
    }

    /// A passport of the subject, signed under that CSCA.
    func passport(under csca: SyntheticEntity) throws -> PassiveAuthentication.Input {
        let signer = try subject.signer(of: csca)
        var input = SyntheticDocument().input(try SyntheticDocument().contentInfo(signedBy: signer))
        input.issuingState = CountryCode(rawValue: subject.icaoCountry)
        return input
    }

    /// What a profile says of its issuer: `successful`, or result and reason.
    func issuer(
        of passport: PassiveAuthentication.Input, _ trust: TrustSnapshot, _ profile: TrustProfile
    ) throws -> String {
        let result = PassiveAuthentication.judge(
            passport, trust: trust, profile: profile, at: try SyntheticPKI.time(Self.time))
        let finding = try #require(result.finding(.dsSignature))
        return "\(finding.result)" + (finding.reason.map { " \($0)" } ?? "")
    }
}
