// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Passive authentication under mutation, T18", .timed)
struct MutationTests {
    /// The roles that an octet of EF.SOD can play. Only those of `unsigned` may change without a finding.
    struct Map {
        /// Octets that no signature covers and that need not change any finding.
        var unsigned: Set<Int> = []

        init(_ sod: [UInt8]) throws {
            let start = sod.count - (try EFSOD(decoding: sod).contentInfo.count)
            // EF.SOD's own tag and lengths are not here: a change there moves or cuts what is inside.
            unsigned = Set(try Map(contentInfo: Array(sod[start...])).unsigned.map { $0 + start })
        }

        init(contentInfo sod: [UInt8]) throws {
            let data = try SignedData(contentInfo: sod)
            // sid: the issuer's name is compared by its structure, so letter case and string type may change.
            if case .issuerAndSerialNumber(let issuer, _) = data.signerInfos.first?.sid,
                let index = Self.last(issuer.encoded, in: sod)
            {
                unsigned.formUnion(index..<index + issuer.encoded.count)
            }
            // digestAlgorithms: announced before the content, decides nothing (RFC 5652, 5.1); another identifier of
            // the same length parses.
            if let announced = data.digestAlgorithms.first {
                let encoded = try announced.encoded()
                if let index = Self.first(encoded, in: sod) { unsigned.formUnion(index + 4..<index + encoded.count) }
            }
        }

        static func last(_ part: [UInt8], in whole: [UInt8]) -> Int? {
            whole.indices.last { whole[$0...].starts(with: part) }
        }

        static func first(_ part: [UInt8], in whole: [UInt8]) -> Int? {
            whole.indices.first { whole[$0...].starts(with: part) }
        }
    }

    @Test("no changed octet of EF.SOD leaves every finding successful unless nothing that decides lies there")
    func everyOctet() throws {
        let made = try TestDocument().make()
        let trust = try TrustSnapshot([made.csca])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let sod = try #require(made.input.sod)
        let unsigned = try Map(sod).unsigned
        #expect(unsigned.count < 80)
        var unnoticed: [Int] = []
        for index in TestShare.of(sod.indices) {
            for flip: UInt8 in [0x01, 0x20] {
                var input = made.input
                var changed = sod
                changed[index] ^= flip
                input.sod = changed
                let result = PassiveAuthentication.judge(input, trust: trust, profile: .strict, at: time)
                #expect(result.findings.count >= 9)
                if TestDocument.departures(result).isEmpty, unnoticed.last != index { unnoticed.append(index) }
            }
        }
        let unexpected = unnoticed.filter { !unsigned.contains($0) }
        #expect(unexpected.isEmpty, "octets \(unexpected.map { "\($0): \(sod[$0])" })")
    }

    @Test("no truncation is successful, and none traps")
    func truncations() throws {
        let made = try TestDocument().make()
        let trust = try TrustSnapshot([made.csca])
        let time = try #require(Timestamp(iso8601: TestDocument.judged))
        let sod = try #require(made.input.sod)
        for length in 0..<sod.count {
            var input = made.input
            input.sod = Array(sod.prefix(length))
            let result = PassiveAuthentication.judge(input, trust: trust, at: time)
            let structure = result.finding(.sodStructure)
            #expect(structure?.result == .undetermined && structure?.reason == (length == 0 ? .empty : .truncated))
            #expect(result.finding(.sodSignature)?.result == .undetermined)
        }
    }
}
