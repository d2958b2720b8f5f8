// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

@Suite("The link model (Docs/link.md)", .timed)
struct LinkModelTests {
    private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.001 }

    @Test("a short command and its answer, reckoned by hand")
    func short() {
        // Five octets of command and three of its block, nine bits each, two of the frame; 128 / 13.56 MHz a bit. The
        // answer has two octets. Each frame is followed by a delay of 1,172 periods.
        let bit = 128 / 13_560.0
        let expected = (8 * 9 + 2) * bit + (5 * 9 + 2) * bit + 2 * 1172 / 13_560.0
        #expect(isNear(LinkModel(.r106).air(sent: 5, received: 2), expected))
        // At four times the rate the bits are shorter, the delays are not.
        let fast = ((8 * 9 + 2) + (5 * 9 + 2)) * bit / 4 + 2 * 1172 / 13_560.0
        #expect(isNear(LinkModel(.r424).air(sent: 5, received: 2), fast))
    }

    @Test("an answer that fits no frame comes in blocks, and each but the last is acknowledged")
    func blocks() {
        var model = LinkModel(.r848)
        let one = model.air(sent: 5, received: 253)
        let two = model.air(sent: 5, received: 254)
        let bit = 128 / 13_560.0 / 8
        // One octet more, three of the second block and its frame, three of the acknowledgement and its frame.
        let more = (1 + 3 + 3) * 9 * bit + 2 * 2 * bit + 2 * 1172 / 13_560.0
        #expect(isNear(two - one, more))
        model.frameToReader = 512
        #expect(model.air(sent: 5, received: 254) < two)
        #expect(model.air(sent: -1, received: 0) > 0)
    }

    @Test("a faster rate takes less, and a newer chip computes faster")
    func order() {
        let times = LinkModel.Rate.allCases.map { LinkModel($0).air(sent: 100, received: 256) }
        #expect(times == times.sorted(by: >) && Set(times).count == 4)
        let group = KeyAgreementGroup.ec(.brainpoolP256r1)
        let chips = [ChipSpeed.p5, .p60, .p71].map { $0.time(of: .agreement(group)) }
        #expect(chips == [105.76, 55.08, 21.58])
    }

    @Test("between two measured sizes the time is on their line, beyond them it grows with a power")
    func sizes() {
        let table = [(bits: 256, time: 10.0), (bits: 384, time: 30.0)]
        #expect(ChipSpeed.time(at: 192, table, power: 2) == 10)
        #expect(ChipSpeed.time(at: 320, table, power: 2) == 20)
        #expect(ChipSpeed.time(at: 768, table, power: 2) == 120)
        #expect(ChipSpeed.time(at: 768, table, power: 3) == 240)
        #expect(ChipSpeed.time(at: 1, [], power: 2) == 0)
    }

    @Test("the figures of the chips stand in Docs/link.md")
    func page() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Docs/link.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        let curve = KeyAgreementGroup.ec(.brainpoolP256r1)
        let operations: [ChipOperation] = [
            .agreement(curve), .keyPair(curve), .signature(.ec(.p256)), .verification, .signature(.rsa(2048)),
            .cipher(.aes128, octets: 256), .checksum(.aes128, octets: 256), .cipher(.tripleDES, octets: 256),
            .checksum(.tripleDES, octets: 256), .hash, .random,
        ]
        for chip in ChipSpeed.all {
            for operation in operations {
                let hundredths = Int((chip.time(of: operation) * 100).rounded())
                let number = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
                #expect(text.contains(number), "\(chip.name): \(operation) takes \(number)")
            }
            #expect(text.contains("`\(chip.name)`"))
        }
    }

    @Test("every chip has a source, and each of its operations a time")
    func chips() {
        #expect(Set(ChipSpeed.all.map(\.name)).count == ChipSpeed.all.count)
        for chip in ChipSpeed.all {
            #expect(chip.source.contains("commit"))
            let groups = KeyAgreementGroup.standardized
            let operations: [ChipOperation] =
                groups.map(ChipOperation.agreement) + groups.map(ChipOperation.keyPair)
                + EllipticCurve.allCases.map { .signature(.ec($0)) } + [.signature(.rsa(4096)), .verification, .hash]
                + [.random, .cipher(.aes256, octets: 0), .checksum(.tripleDES, octets: 65_535)]
            for operation in operations {
                #expect(chip.time(of: operation) > 0 && chip.time(of: operation) < 10_000, "\(operation)")
            }
        }
    }
}
