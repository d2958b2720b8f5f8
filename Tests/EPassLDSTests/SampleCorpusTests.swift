// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import Foundation
import Testing

@Suite("Every sample of a file of the logical data structure: round trip, truncations, changed octets", .timed)
struct SampleCorpusTests {
    /// Damage to every octet of the long files as well, which takes minutes: EPASS_EXHAUSTIVE=1.
    private static let isExhaustive = ProcessInfo.processInfo.environment["EPASS_EXHAUSTIVE"] == "1"

    @Test("there are samples of every file that the repository's own vectors hold")
    func count() {
        #expect(SampleFile.all.count >= 140)
        #expect(Set(SampleFile.all.map(\.file)).count >= 13)
    }

    /// A synthetic personalisation holds the word null in small letters.
    private static func isBroken(_ sample: SampleFile) -> Bool {
        sample.file == .dataGroup(.dg1) && sample.octets.dropFirst(5).contains { $0 >= 0x61 }
    }

    /// What a value cannot make again.
    private static let lossy: Set<LDSDeviation> = [
        .trailingOctets, .unknownElement, .securityInfosWrapped, .securityInfosTrailing, .securityInfosSequence,
        .chipAuthenticationKeyUnwrapped, .cvcaLength,
    ]

    @Test("it decodes and is written again octet by octet", arguments: SampleFile.all)
    func roundTrip(sample: SampleFile) throws {
        guard !Self.isBroken(sample) else {
            let error = #expect(throws: LDSError.self) { try SampleFile.decode(sample.octets, as: sample.file) }
            #expect(error?.code == .invalidMRZ)
            return
        }
        let decoded = try SampleFile.decode(sample.octets, as: sample.file)
        if Self.lossy.isDisjoint(with: decoded.deviations) { expectEqual(decoded.encoded, sample.octets) }
        let again = try SampleFile.decode(decoded.encoded, as: sample.file)
        expectEqual(again.encoded, decoded.encoded)
        // Under the strict profile it decodes where there is nothing to name, and nowhere else.
        let strict = try? SampleFile.decode(sample.octets, as: sample.file, profile: .strict)
        #expect((strict == nil) == !decoded.deviations.isEmpty)
    }

    @Test("each truncation is a value or an error with file and place, within a second", arguments: SampleFile.all)
    func truncations(sample: SampleFile) {
        var slowest = Duration.zero
        for length in TestShare.of(sample.octets.indices) {
            attempt(Array(sample.octets.prefix(length)), sample, &slowest)
        }
        #expect(slowest < .seconds(1))
    }

    @Test(
        "each octet changed twice is a value or an error with file and place, within a second",
        arguments: SampleFile.all)
    func flips(sample: SampleFile) {
        var slowest = Duration.zero
        var octets = sample.octets
        for index in TestShare.of(octets.indices) where Self.isExhaustive || Self.isSampled(index, of: octets.count) {
            for mask in [UInt8]([0x01, 0xFF]) {
                octets[index] ^= mask
                attempt(octets, sample, &slowest)
                octets[index] ^= mask
            }
        }
        #expect(slowest < .seconds(1))
        #expect(octets == sample.octets)
    }

    /// All octets of short files; of long ones the headers, the end, and some of the image between.
    private static func isSampled(_ index: Int, of count: Int) -> Bool {
        index < 1024 || index >= count - 32 || index % 97 == 0
    }

    private func attempt(_ octets: [UInt8], _ sample: SampleFile, _ slowest: inout Duration) {
        let clock = ContinuousClock()
        let start = clock.now
        do throws(LDSError) {
            _ = try SampleFile.decode(octets, as: sample.file)
        } catch {
            if error.file != sample.file || error.offset < 0 || error.offset > octets.count || error.reason.isEmpty {
                Issue.record("The error has no place: \(error)")
            }
        }
        slowest = max(slowest, clock.now - start)
    }
}
